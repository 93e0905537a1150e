"""Dutch effects on the map: influence, tokens, minions, characters, favor, the story."""

from __future__ import annotations

from onetable.games.quest.rules.placing import ALL_STRONGHOLDS
from onetable.games.quest.text.nl.effects import Said, sauron
from onetable.games.quest.text.nl.grammar import HEROES, SAURON, Clause, Part, counted, joined, listed
from onetable.games.quest.text.nl.nouns import NAMES, at, in_text, the_marker
from onetable.games.quest.text.nl.places import each, inside, out_of, some
from onetable.games.quest.text.nl.values import amount
from onetable.games.quest.text.nl.voice import Voice
from onetable.games.quest.words import map_effects as words

EVERYTHING = "alle invloed en alle monstermerktekens"
UNINFLUENCED = "ook als daar geen invloed is"


def advance(word: words.Advance, voice: Voice) -> Part:
    """Forward, or back."""
    spaces = counted(abs(word.spaces), "vakje")
    return Clause(voice.actor, "zetten", f"{the_marker(word.marker)} {spaces}", "terug" if word.spaces < 0 else "vooruit")


def slow(word: words.SlowGreenMarker, _: Voice) -> Part:
    """Less than usual."""
    return Clause("het groene merkteken", "gaan", f"in de volgende verhaalstap {counted(word.spaces, 'vakje')} minder", "vooruit")


def extend(word: words.Extend, voice: Voice) -> Part:
    """In extension of all strongholds, or of some."""
    roots = "bolwerken" if word.roots == ALL_STRONGHOLDS else listed([in_text(root) for root in word.roots])
    there = f"in het verlengde van {roots}{' of in de schaduwpot' if word.pool else ''}"
    what, how_often = amount(word.count, "invloed", voice)
    return Clause(SAURON, "plaatsen", joined(how_often, what), tail=there)


def remove_some(word: words.RemoveSome, voice: Voice) -> Part:
    """Influence, monster tokens, or both in any mix."""
    number = f"{'hooguit ' if word.up_to else ''}{word.count}"
    if word.influence and word.monsters:
        what = f"in totaal {number} invloed en/of monstermerktekens"
    else:
        what = f"{number} {'invloed' if word.influence else 'monstermerkteken' if word.count == 1 else 'monstermerktekens'}"
    return Clause(voice.decider(word.who), "verwijderen", f"{what} {out_of(word.where, voice)}")


def place_within(word: words.PlaceCharacterWithin, voice: Voice) -> tuple[Part, ...]:
    """A character, who may drive the monsters away."""
    placed = Clause(voice.hero, "plaatsen", str(NAMES[word.character]), tail=inside(word.where, voice))
    routed = Clause(voice.hero, "verwijderen", "daar alle monstermerktekens")
    return (placed, routed) if word.routing else (placed,)


def clear_with_character(_: words.SendCharacterToClear, __: Voice) -> tuple[Part, ...]:
    """A character goes and drives all away."""
    return (
        Clause(HEROES, "verplaatsen", "1 personage", tail="naar een aangrenzende plaats die geen bolwerk is"),
        Clause(HEROES, "verwijderen", f"daar {EVERYTHING}"),
    )


RAISED = ", op het bord of verslagen, verwijdert alle schade daarvan en plaatst die op een plaats met invloed naar keuze"

MAP_EFFECTS: dict[object, Said] = {
    words.AddToPool: sauron("voegen", lambda word, _: f"{word.count} invloed aan de schaduwpot", "toe"),
    words.DrainPool: lambda word, voice: Clause(voice.actor, "verwijderen", f"{word.count} invloed uit de schaduwpot"),
    words.Advance: advance,
    words.SlowGreenMarker: slow,
    words.PlaceOnEach: lambda word, voice: Clause(voice.actor, "plaatsen", f"{word.count} invloed", tail=each(word.where, voice)),
    words.PlaceOnSome: sauron("plaatsen", "1 invloed", tail=lambda word, voice: some(word.most, word.where, voice, word.up_to)),
    words.Extend: extend,
    words.RemoveFromEach: lambda word, voice: Clause(
        voice.actor, "verwijderen", f"{word.count} invloed", tail=each(word.where, voice, preposition="van")
    ),
    words.RemoveSome: remove_some,
    words.ClearPlaces: lambda word, voice: Clause(voice.actor, "verwijderen", EVERYTHING, tail=out_of(word.where, voice)),
    words.ClearMonsters: lambda word, voice: Clause(voice.actor, "verwijderen", "alle monstermerktekens", tail=out_of(word.where, voice)),
    words.PlaceTokensOnEach: lambda word, voice: Clause(
        voice.actor, "plaatsen", "1 monstermerkteken", tail=each(word.where, voice, "plaats met invloed")
    ),
    words.PlaceTokensOnSome: sauron(
        "plaatsen", "1 monstermerkteken", tail=lambda word, voice: f"{some(word.most, word.where, voice)}, {UNINFLUENCED}"
    ),
    words.PlaceTokensAsCommanded: sauron(
        "plaatsen", lambda word, _: f"hooguit {counted(word.most, 'monstermerkteken')}", tail="op plaatsen waar dat met een bevel zou mogen"
    ),
    words.HurtMinion: lambda word, voice: Clause(HEROES, "brengen", f"1 volgeling {inside(word.where, voice)} {word.count} schade", "toe"),
    words.BringMinion: sauron("verplaatsen", lambda word, _: f"1 volgeling naar keuze op het bord naar {in_text(word.place)}"),
    words.RaiseMinion: lambda _, __: Clause(SAURON, "kiezen", "een volgeling", more=RAISED),
    words.PlaceCharacter: lambda word, voice: Clause(voice.actor, "plaatsen", f"{NAMES[word.character]} {at(word.place)}"),
    words.PlaceAnyCharacter: sauron("plaatsen", lambda word, _: f"1 personage naar keuze {at(word.place)}"),
    words.PlaceCharacterWithin: place_within,
    words.ReturnCharacter: sauron("verwijderen", lambda word, voice: f"1 personage {out_of(word.where, voice)}"),
    words.SendCharacterToClear: clear_with_character,
    words.PlaceFavor: lambda word, voice: Clause(voice.actor, "plaatsen", f"1 gunstmerkteken {at(word.place)}"),
    words.RemoveFavor: sauron("verwijderen", lambda word, voice: f"1 gunstmerkteken {out_of(word.where, voice)}"),
}
