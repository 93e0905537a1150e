"""Dutch effects on the map: influence, tokens, minions, characters, favor, the story."""

from __future__ import annotations

from onetable.games.quest.mechanics.placing import ALL_STRONGHOLDS
from onetable.games.quest.text.nl.card_sentence import HEROES, SAURON, CardSentence
from onetable.games.quest.text.nl.effects import Said, sauron
from onetable.games.quest.text.nl.nouns import NAMES, at, in_text, the_marker
from onetable.games.quest.text.nl.places import each, inside, out_of, some
from onetable.games.quest.text.nl.values import amount
from onetable.games.quest.words import character_effects, foe_effects, influence_effects
from onetable.language.nl.nouns import counted, joined, several
from onetable.language.nl.verbs import Clause, Part

EVERYTHING = "alle invloed en alle monstermerktekens"
UNINFLUENCED = "ook als daar geen invloed is"


def advance(word: influence_effects.Advance, voice: CardSentence) -> Part:
    """Forward, or back."""
    spaces = counted(abs(word.spaces), "vakje")
    return Clause(voice.actor, "zetten", f"{the_marker(word.marker)} {spaces}", "terug" if word.spaces < 0 else "vooruit")


def slow(word: influence_effects.SlowGreenMarker, _: CardSentence) -> Part:
    """Less than usual."""
    return Clause("het groene merkteken", "gaan", f"in de volgende verhaalstap {counted(word.spaces, 'vakje')} minder", "vooruit")


def extend(word: influence_effects.Extend, voice: CardSentence) -> Part:
    """In extension of all strongholds, or of some."""
    roots = "bolwerken" if word.roots == ALL_STRONGHOLDS else several([in_text(root) for root in word.roots])
    there = f"in het verlengde van {roots}{' of in de schaduwpot' if word.pool else ''}"
    what, how_often = amount(word.count, "invloed", voice)
    return Clause(SAURON, "plaatsen", joined(how_often, what), tail=there)


def remove_some(word: influence_effects.RemoveSome, voice: CardSentence) -> Part:
    """Influence, monster tokens, or both in any mix."""
    number = f"{'hooguit ' if word.up_to else ''}{word.count}"
    if word.influence and word.monsters:
        what = f"in totaal {number} invloed en/of monstermerktekens"
    else:
        what = f"{number} {'invloed' if word.influence else 'monstermerkteken' if word.count == 1 else 'monstermerktekens'}"
    return Clause(voice.decider(word.who), "verwijderen", f"{what} {out_of(word.where, voice)}")


def place_within(word: character_effects.PlaceCharacterWithin, voice: CardSentence) -> tuple[Part, ...]:
    """A character, who may drive the monsters away."""
    placed = Clause(voice.hero, "plaatsen", str(NAMES[word.character]), tail=inside(word.where, voice))
    routed = Clause(voice.hero, "verwijderen", "daar alle monstermerktekens")
    return (placed, routed) if word.routing else (placed,)


def clear_with_character(_: character_effects.SendCharacterToClear, __: CardSentence) -> tuple[Part, ...]:
    """A character goes and drives all away."""
    return (
        Clause(HEROES, "verplaatsen", "1 personage", tail="naar een aangrenzende plaats die geen bolwerk is"),
        Clause(HEROES, "verwijderen", f"daar {EVERYTHING}"),
    )


RAISED = ", op het bord of verslagen, verwijdert alle schade daarvan en plaatst die op een plaats met invloed naar keuze"

MAP_EFFECTS: dict[object, Said] = {
    influence_effects.AddToPool: sauron("voegen", lambda word, _: f"{word.count} invloed aan de schaduwpot", "toe"),
    influence_effects.DrainPool: lambda word, voice: Clause(voice.actor, "verwijderen", f"{word.count} invloed uit de schaduwpot"),
    influence_effects.Advance: advance,
    influence_effects.SlowGreenMarker: slow,
    influence_effects.PlaceOnEach: lambda word, voice: Clause(
        voice.actor, "plaatsen", f"{word.count} invloed", tail=each(word.where, voice)
    ),
    influence_effects.PlaceOnSome: sauron("plaatsen", "1 invloed", tail=lambda word, voice: some(word.most, word.where, voice, word.up_to)),
    influence_effects.Extend: extend,
    influence_effects.RemoveFromEach: lambda word, voice: Clause(
        voice.actor, "verwijderen", f"{word.count} invloed", tail=each(word.where, voice, preposition="van")
    ),
    influence_effects.RemoveSome: remove_some,
    influence_effects.ClearPlaces: lambda word, voice: Clause(voice.actor, "verwijderen", EVERYTHING, tail=out_of(word.where, voice)),
    foe_effects.ClearMonsters: lambda word, voice: Clause(
        voice.actor, "verwijderen", "alle monstermerktekens", tail=out_of(word.where, voice)
    ),
    foe_effects.PlaceTokensOnEach: lambda word, voice: Clause(
        voice.actor, "plaatsen", "1 monstermerkteken", tail=each(word.where, voice, "plaats met invloed")
    ),
    foe_effects.PlaceTokensOnSome: sauron(
        "plaatsen", "1 monstermerkteken", tail=lambda word, voice: f"{some(word.most, word.where, voice)}, {UNINFLUENCED}"
    ),
    foe_effects.PlaceTokensAsCommanded: sauron(
        "plaatsen", lambda word, _: f"hooguit {counted(word.most, 'monstermerkteken')}", tail="op plaatsen waar dat met een bevel zou mogen"
    ),
    foe_effects.HurtMinion: lambda word, voice: Clause(
        HEROES, "brengen", f"1 volgeling {inside(word.where, voice)} {word.count} schade", "toe"
    ),
    foe_effects.BringMinion: sauron("verplaatsen", lambda word, _: f"1 volgeling naar keuze op het bord naar {in_text(word.place)}"),
    foe_effects.RaiseMinion: lambda _, __: Clause(SAURON, "kiezen", "een volgeling", more=RAISED),
    character_effects.PlaceCharacter: lambda word, voice: Clause(voice.actor, "plaatsen", f"{NAMES[word.character]} {at(word.place)}"),
    character_effects.PlaceAnyCharacter: sauron("plaatsen", lambda word, _: f"1 personage naar keuze {at(word.place)}"),
    character_effects.PlaceCharacterWithin: place_within,
    character_effects.ReturnCharacter: sauron("verwijderen", lambda word, voice: f"1 personage {out_of(word.where, voice)}"),
    character_effects.SendCharacterToClear: clear_with_character,
    character_effects.PlaceFavor: lambda word, voice: Clause(voice.actor, "plaatsen", f"1 gunstmerkteken {at(word.place)}"),
    character_effects.RemoveFavor: sauron("verwijderen", lambda word, voice: f"1 gunstmerkteken {out_of(word.where, voice)}"),
}
