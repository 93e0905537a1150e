"""English effects on the map: influence, tokens, minions, characters, favor, the story."""

from __future__ import annotations

from onetable.games.quest.mechanics.placing import ALL_STRONGHOLDS
from onetable.games.quest.text.en.card_sentence import HEROES, SAURON, CardSentence
from onetable.games.quest.text.en.effects import Said, sauron
from onetable.games.quest.text.en.nouns import NAMES, in_text
from onetable.games.quest.text.en.places import each, inside, out_of, some
from onetable.games.quest.text.en.values import amount
from onetable.games.quest.words import character_effects, foe_effects, influence_effects
from onetable.language.en.nouns import counted, several
from onetable.language.en.verbs import Clause, Part


def advance(word: influence_effects.Advance, voice: CardSentence) -> Part:
    """Forward, or back."""
    spaces = counted(abs(word.spaces), "space")
    if word.spaces < 0:
        return Clause(voice.actor, "move", f"the {NAMES[word.marker]} back {spaces}")
    return Clause(voice.actor, "advance", f"the {NAMES[word.marker]} {spaces}")


def extend(word: influence_effects.Extend, voice: CardSentence) -> Part:
    """In extension of all strongholds, or of some."""
    roots = "strongholds" if word.roots == ALL_STRONGHOLDS else several([in_text(root) for root in word.roots])
    there = f"in extension of {roots}{' or in the Shadow Pool' if word.pool else ''}"
    return Clause(SAURON, "place", amount(word.count, "influence", voice, there))


def remove_some(word: influence_effects.RemoveSome, voice: CardSentence) -> Part:
    """Influence, monster tokens, or both in any mix."""
    number = f"{'up to ' if word.up_to else ''}{word.count}"
    where = out_of(word.where, voice)
    if word.influence and word.monsters:
        return Clause(voice.decider(word.who), "remove", f"{number} influence or monster tokens in any mix {where}")
    what = "influence" if word.influence else "monster token" if word.count == 1 else "monster tokens"
    return Clause(voice.decider(word.who), "remove", f"{number} {what} {where}")


def place_on_each(word: influence_effects.PlaceOnEach, voice: CardSentence) -> Part:
    """In one place, or on each of several."""
    return Clause(voice.actor, "place", f"{word.count} influence {each(word.where, voice)}")


def place_within(word: character_effects.PlaceCharacterWithin, voice: CardSentence) -> Part:
    """A character, who may drive the monsters away."""
    there = f"{NAMES[word.character]} {inside(word.where, voice)}"
    return Clause(voice.hero, "place", f"{there}{' and remove all monster tokens there' if word.routing else ''}")


MAP_EFFECTS: dict[object, Said] = {
    influence_effects.AddToPool: sauron("add", lambda word, _: f"{word.count} influence to the Shadow Pool"),
    influence_effects.DrainPool: lambda word, voice: Clause(voice.actor, "remove", f"{word.count} influence from the Shadow Pool"),
    influence_effects.Advance: advance,
    influence_effects.SlowGreenMarker: lambda word, _: (
        f"in the next Story step, the green marker advances {counted(word.spaces, 'space')} less"
    ),
    influence_effects.PlaceOnEach: place_on_each,
    influence_effects.PlaceOnSome: sauron("place", lambda word, voice: f"1 influence in {some(word.most, word.where, voice, word.up_to)}"),
    influence_effects.Extend: extend,
    influence_effects.RemoveFromEach: lambda word, voice: Clause(
        voice.actor, "remove", f"{word.count} influence {each(word.where, voice, 'from')}"
    ),
    influence_effects.RemoveSome: remove_some,
    influence_effects.ClearPlaces: lambda word, voice: Clause(
        voice.actor, "remove", f"all influence and all monster tokens {out_of(word.where, voice)}"
    ),
    foe_effects.ClearMonsters: lambda word, voice: Clause(voice.actor, "remove", f"all monster tokens {out_of(word.where, voice)}"),
    foe_effects.PlaceTokensOnEach: lambda word, voice: Clause(
        voice.actor, "place", f"1 monster token {each(word.where, voice)} that has influence"
    ),
    foe_effects.PlaceTokensOnSome: sauron(
        "place", lambda word, voice: f"1 monster token in {some(word.most, word.where, voice)}, even without influence"
    ),
    foe_effects.PlaceTokensAsCommanded: sauron(
        "place", lambda word, _: f"up to {counted(word.most, 'monster token')} where a command could place them"
    ),
    foe_effects.HurtMinion: lambda word, voice: Clause(HEROES, "deal", f"{word.count} damage to 1 minion {inside(word.where, voice)}"),
    foe_effects.BringMinion: sauron("move", lambda word, _: f"any 1 minion on the map to {in_text(word.place)}"),
    foe_effects.RaiseMinion: lambda _, __: (
        "Sauron chooses a minion, on the map or defeated, removes all damage from it, and places it in any location with influence"
    ),
    character_effects.PlaceCharacter: lambda word, voice: Clause(voice.actor, "place", f"{NAMES[word.character]} in {in_text(word.place)}"),
    character_effects.PlaceAnyCharacter: sauron("place", lambda word, _: f"any 1 character in {in_text(word.place)}"),
    character_effects.PlaceCharacterWithin: place_within,
    character_effects.ReturnCharacter: sauron("remove", lambda word, voice: f"1 character {out_of(word.where, voice)}"),
    character_effects.SendCharacterToClear: lambda _, __: Clause(
        HEROES,
        "move",
        "1 character to an adjacent location that is not a stronghold and remove all influence and all monster tokens there",
    ),
    character_effects.PlaceFavor: lambda word, voice: Clause(voice.actor, "place", f"1 favor token in {in_text(word.place)}"),
    character_effects.RemoveFavor: sauron("remove", lambda word, voice: f"1 favor token {out_of(word.where, voice)}"),
}
