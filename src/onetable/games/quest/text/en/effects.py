"""English effects on a hero and on Sauron’s cards: who does what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from onetable.games.quest.mechanics import corruption, limits
from onetable.games.quest.parts_of_speech import Who
from onetable.games.quest.text.en.card_sentence import SAURON, CardSentence
from onetable.games.quest.text.en.nouns import NAMES, an_item
from onetable.games.quest.text.en.places import affected, inside, towards
from onetable.games.quest.text.en.values import amount, number
from onetable.games.quest.words import belongings, dealt_corruption, fights, hero_cards, journeys, kept_event, sauron_effects, shuffling
from onetable.language.en.nouns import counted, several
from onetable.language.en.verbs import YOU, Clause, Part

Said = Callable[[Any, CardSentence], Part]
ALL = belongings.ALL


def hero(verb: str, rest: Callable[[Any, CardSentence], str] | str) -> Said:
    """The hero does something."""
    return lambda word, voice: Clause(voice.hero, verb, rest if isinstance(rest, str) else rest(word, voice))


def sauron(verb: str, rest: Callable[[Any, CardSentence], str] | str) -> Said:
    """Sauron does something."""
    return lambda word, voice: Clause(SAURON, verb, rest if isinstance(rest, str) else rest(word, voice))


def discard_corruption(word: belongings.DiscardCorruption, voice: CardSentence) -> Part:
    """Some, or all."""
    what = f"all {'your ' if voice.again == YOU else ''}corruption cards" if word.count >= ALL else counted(word.count, "corruption card")
    return Clause(voice.hero, "discard", what)


def train(word: belongings.Train, voice: CardSentence) -> Part:
    """Once is not said."""
    return Clause(voice.hero, "train", {1: "", 2: "twice"}.get(word.times, f"{word.times} times"))


def raise_attribute(word: belongings.Raise, voice: CardSentence) -> Part:
    """One that is named, or any."""
    mine = "your " if voice.again == YOU else ""
    what = f"{mine}{NAMES[word.attribute]}" if word.attribute is not None else f"one of {'your' if mine else 'the'} attributes"
    return Clause(voice.hero, "raise", f"{what} by 1")


def damage_to_rest(word: hero_cards.DamageToRest, voice: CardSentence) -> Part:
    """Some of the damage pool, or all of it."""
    if word.count == ALL:
        return Clause(voice.hero, "move", f"all cards from {voice.own} damage pool to {voice.own} rest pool")
    cards = amount(word.count, "card", voice, f"from the top of {voice.own} damage pool to {voice.own} rest pool")
    return Clause(voice.hero, "move", cards)


def move_hero(word: journeys.MoveHero, voice: CardSentence) -> Part:
    """The hero goes, or Sauron moves him."""
    if word.who is Who.HERO:
        return Clause(voice.hero, "move", towards(word.where, voice))
    return Clause(voice.decider(word.who), "move", f"{voice.hero} {towards(word.where, voice)}")


def shuffled(pile: str) -> Said:
    """A pile of the hero goes back into the life pool."""
    return hero("shuffle", lambda _, voice: f"{voice.own} {pile} into {voice.own} life pool")


def less_in_combat(word: fights.LessInCombat, voice: CardSentence) -> Part:
    """An attribute is lower for a while."""
    return f"until the end of this combat, {voice.your} {NAMES[word.attribute]} is lowered by {number(word.by, voice)}"


def limit_moves(word: journeys.LimitMoves, voice: CardSentence) -> Part:
    """At most so many moves."""
    often = "once" if word.most == 1 else f"{word.most} times"
    return Clause(voice.hero, "cannot", f"move more than {often} this turn")


HERO_EFFECTS: dict[object, Said] = {
    belongings.GainFavor: hero("gain", lambda word, voice: amount(word.count, "favor", voice)),
    belongings.LoseFavor: hero("lose", lambda word, voice: amount(word.count, "favor", voice)),
    belongings.PayFavor: hero("pay", lambda word, _: f"{word.count} favor"),
    belongings.PayFavorPerCorruption: hero("pay", "any amount of favor to discard as many corruption cards"),
    corruption.TakeCorruption: hero("draw", lambda word, _: counted(word.count, "corruption card")),
    belongings.DiscardCorruption: discard_corruption,
    belongings.Train: train,
    belongings.Raise: raise_attribute,
    belongings.GainItem: hero("take", lambda word, _: an_item(word.item)),
    belongings.LoseItem: hero("discard", "1 item"),
    hero_cards.Damage: hero("take", lambda word, voice: amount(word.points, "damage", voice)),
    hero_cards.RestPoolReturns: shuffled("rest pool"),
    hero_cards.DamagePoolReturns: shuffled("damage pool"),
    hero_cards.DamageToRest: damage_to_rest,
    hero_cards.HandReturns: shuffled("hand"),
    hero_cards.LifeToRest: hero(
        "move", lambda word, voice: f"the top {counted(word.count, 'card')} of {voice.own} life pool to {voice.own} rest pool"
    ),
    hero_cards.DrawLife: hero("draw", lambda word, voice: amount(word.count, "card", voice)),
    limits.DiscardCards: hero("discard", lambda word, _: f"{counted(word.count, 'card')} from hand"),
    hero_cards.DiscardRandom: hero("discard", lambda word, voice: amount(word.count, "card", voice, "from hand at random")),
    limits.DiscardDownTo: hero("discard", lambda word, _: f"down to {counted(word.cards, 'card')} in hand"),
    journeys.MoveHero: move_hero,
    journeys.SendToHaven: sauron("move", lambda _, voice: f"{voice.hero} to the nearest haven"),
    journeys.LookAtTokens: hero("look", lambda word, voice: f"at all monster tokens {inside(word.where, voice)}"),
    journeys.LookAtPlots: hero("look", "at the plot cards in Sauron’s hand"),
    journeys.EndTurn: lambda _, voice: Clause(f"{voice.your} turn", "end"),
    journeys.LimitMoves: limit_moves,
    journeys.SkipAmbush: hero("skip", "the Ambush step this turn"),
    journeys.MakePerilous: lambda _, voice: f"{voice.your} location is perilous until the end of this turn",
    shuffling.ShuffleEncounterBack: hero("shuffle", "this card and the discards of its deck into the deck"),
    shuffling.ShufflePerilBack: hero("shuffle", "this card and the peril discards into the peril deck"),
    shuffling.ShuffleCorruptionBack: hero("shuffle", "this card and the corruption discards into the corruption deck"),
    fights.EncounterAt: hero("have", "an encounter there"),
    fights.RevealAdvancedQuest: lambda _, voice: f"{voice.your} advanced quest becomes active",
    fights.LessInCombat: less_in_combat,
}


def search_plot(word: sauron_effects.SearchPlot, voice: CardSentence) -> Part:
    """One of these plots to hand, or played."""
    plots = several([voice.book.card_name("plot", plot) for plot in word.plots], "or")
    text = f"Sauron takes {plots} from the plot deck or the plot discards to hand and shows it"
    if not word.play:
        return f"{text}. The plot deck is shuffled"
    return f"{text}. If the plot deck was searched, it is shuffled. Sauron may play that plot at once, if able"


def give_corruption(word: dealt_corruption.SauronGivesCorruption, voice: CardSentence) -> str:
    """One of the drawn cards goes to the hero."""
    rest = "discards the other" if word.count == 2 else "discards the others"
    return f"draws {counted(word.count, 'corruption card')}, gives {voice.again} 1 of them, and {rest}"


SAURON_EFFECTS: dict[object, Said] = {
    sauron_effects.SauronDrawsPlots: sauron("draw", lambda word, _: counted(word.count, "plot card")),
    sauron_effects.SauronDrawsShadow: sauron("draw", lambda word, _: counted(word.count, "shadow card")),
    sauron_effects.SauronLosesShadow: sauron("discard", lambda word, _: f"{counted(word.count, 'shadow card')} from hand at random"),
    sauron_effects.SauronDiscardsPlot: sauron("discard", "1 plot card from hand"),
    sauron_effects.LookAtPlotDeck: lambda _, __: (
        "Sauron looks at the top card of the plot deck and puts it back on top of the deck or under it"
    ),
    sauron_effects.TakeFromDiscards: lambda _, __: "Sauron takes 1 other plot or shadow card from the discards to hand and shows it",
    sauron_effects.SearchPlot: search_plot,
    sauron_effects.DiscardOtherPlots: lambda word, voice: (
        f"discard any other active {several([voice.book.card_name('plot', plot) for plot in word.plots], 'or')}"
    ),
    sauron_effects.DiscardActivePlot: hero("discard", lambda word, voice: f"1 active plot that affects {affected(word.where, voice)}"),
    sauron_effects.SendCharactersHome: lambda _, __: "all characters in the affected location leave the map",
    dealt_corruption.SauronGivesCorruption: lambda word, voice: f"Sauron {give_corruption(word, voice)}",
    dealt_corruption.ShareOutCorruption: lambda _, __: (
        "Sauron chooses 2 heroes and deals out all their corruption cards between them in any way"
    ),
    kept_event.FavorOnThisCard: hero("put", lambda word, _: f"{word.count} favor on this card"),
    kept_event.GiveThisCard: sauron("give", "this card to a hero"),
    kept_event.TakeFavorFromCard: hero("take", "all favor from this card; then this card is discarded"),
}
