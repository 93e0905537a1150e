"""Dutch effects on a hero and on Sauron’s cards: who does what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from onetable.games.quest.mechanics import corruption, limits
from onetable.games.quest.parts_of_speech import Who
from onetable.games.quest.text.nl.card_sentence import SAURON, CardSentence
from onetable.games.quest.text.nl.nouns import NAMES, an_item
from onetable.games.quest.text.nl.places import affected, inside, towards
from onetable.games.quest.text.nl.values import CORRUPTION, amount, number
from onetable.games.quest.words import belongings, dealt_corruption, fights, hero_cards, journeys, kept_event, sauron_effects, shuffling
from onetable.language.nl.nouns import counted, several
from onetable.language.nl.verbs import YOU, Clause, Part

Said = Callable[[Any, CardSentence], Part | tuple[Part, ...]]
What = Callable[[Any, CardSentence], str] | str
ALL = belongings.ALL
RANDOM = "willekeurige"


def hero(verb: str, what: What = "", particle: str = "", tail: What = "") -> Said:
    """The hero does something."""
    return lambda word, voice: Clause(voice.hero, verb, said(what, word, voice), particle, said(tail, word, voice))


def sauron(verb: str, what: What = "", particle: str = "", tail: What = "") -> Said:
    """Sauron does something."""
    return lambda word, voice: Clause(SAURON, verb, said(what, word, voice), particle, said(tail, word, voice))


def said(what: What, word: Any, voice: CardSentence) -> str:
    """A part of a clause."""
    return what if isinstance(what, str) else what(word, voice)


def so_many(verb: str, noun: str, particle: str = "", field: str = "count") -> Said:
    """The hero does something with so many."""

    def clause(word: Any, voice: CardSentence) -> Part:
        what, tail = amount(getattr(word, field), noun, voice)
        return Clause(voice.hero, verb, what, particle, tail)

    return clause


def discard_corruption(word: belongings.DiscardCorruption, voice: CardSentence) -> Part:
    """Some, or all."""
    everything = f"al je {CORRUPTION}en" if voice.again == YOU else f"alle {CORRUPTION}en"
    return Clause(voice.hero, "leggen", everything if word.count >= ALL else counted(word.count, CORRUPTION), "af")


def train(word: belongings.Train, voice: CardSentence) -> Part:
    """Once is not said."""
    return Clause(voice.hero, "trainen", "" if word.times == 1 else counted(word.times, "keer"))


def raise_attribute(word: belongings.Raise, voice: CardSentence) -> Part:
    """One that is named, or any."""
    any_of_them = "1 van je eigenschappen" if voice.again == YOU else "1 eigenschap"
    what = voice.own(str(NAMES[word.attribute])) if word.attribute is not None else any_of_them
    return Clause(voice.hero, "verhogen", f"{what} met 1")


def damage_to_rest(word: hero_cards.DamageToRest, voice: CardSentence) -> Part:
    """Some of the damage pool, or all of it."""
    onto = f"van {voice.own('schadestapel')} op {voice.own('ruststapel')}"
    if word.count == ALL:
        return Clause(voice.hero, "leggen", f"alle kaarten {onto}")
    if isinstance(word.count, int):
        return Clause(voice.hero, "leggen", f"de bovenste {counted(word.count, 'kaart')} {onto}")
    as_many = amount(word.count, "kaart", voice)[1] or f"zoveel als {number(word.count, voice)} bedraagt"
    return Clause(voice.hero, "leggen", f"de bovenste kaarten {onto}", more=f", {as_many}")


def life_to_rest(word: hero_cards.LifeToRest, voice: CardSentence) -> str:
    """The top cards of the life pool."""
    return f"de bovenste {counted(word.count, 'kaart')} van {voice.own('levensstapel')} op {voice.own('ruststapel')}"


def discard_random(word: hero_cards.DiscardRandom, voice: CardSentence) -> Part:
    """Chance picks the cards."""
    what, tail = amount(word.count, "kaart", voice, RANDOM)
    return Clause(voice.hero, "leggen", f"{what} uit {voice.own('hand')}", "af", tail)


def discard_down_to(word: limits.DiscardDownTo, voice: CardSentence) -> Part:
    """Until only so many are left."""
    return Clause(voice.hero, "leggen", f"kaarten uit {voice.own('hand')}", "af", f"tot er hooguit {word.cards} over zijn")


def move_hero(word: journeys.MoveHero, voice: CardSentence) -> Part:
    """The hero goes, or Sauron moves him."""
    if word.who is Who.HERO:
        return Clause(voice.hero, "reizen", towards(word.where, voice))
    return Clause(voice.decider(word.who), "verplaatsen", f"{voice.hero} {towards(word.where, voice)}")


def shuffled(*piles: str) -> Said:
    """What the hero has goes back into the life pool."""
    return hero("schudden", lambda _, voice: f"{several([voice.own(pile) for pile in piles])} door {voice.own('levensstapel')}")


def lowered(what: str, word: fights.LessInCombat, voice: CardSentence, both: bool = False) -> Part:
    """One or two attributes are lower for a while."""
    tail = "" if isinstance(word.by, int) else amount(word.by, CORRUPTION, voice)[1]
    by = word.by if isinstance(word.by, int) else getattr(word.by, "each", 1)
    how = f"tot het einde van dit gevecht {'elk ' if both else ''}met {by} verlaagd"
    return Clause(what, "worden", how, tail=tail, plural=both)


HERO_EFFECTS: dict[object, Said] = {
    belongings.GainFavor: so_many("krijgen", "gunst"),
    belongings.LoseFavor: so_many("verliezen", "gunst"),
    belongings.PayFavor: so_many("betalen", "gunst"),
    belongings.PayFavorPerCorruption: hero("betalen", "een aantal gunsten naar keuze", tail=f"om evenveel {CORRUPTION}en af te leggen"),
    corruption.TakeCorruption: so_many("trekken", CORRUPTION),
    belongings.DiscardCorruption: discard_corruption,
    belongings.Train: train,
    belongings.Raise: raise_attribute,
    belongings.GainItem: hero("nemen", lambda word, _: an_item(word.item)),
    belongings.LoseItem: hero("leggen", "1 voorwerp", "af"),
    hero_cards.Damage: so_many("lopen", "schade", "op", "points"),
    hero_cards.RestPoolReturns: shuffled("ruststapel"),
    hero_cards.DamagePoolReturns: shuffled("schadestapel"),
    hero_cards.DamageToRest: damage_to_rest,
    hero_cards.HandReturns: shuffled("hand"),
    hero_cards.LifeToRest: hero("leggen", life_to_rest),
    hero_cards.DrawLife: so_many("trekken", "kaart"),
    limits.DiscardCards: hero("leggen", lambda word, voice: f"{counted(word.count, 'kaart')} uit {voice.own('hand')}", "af"),
    hero_cards.DiscardRandom: discard_random,
    limits.DiscardDownTo: discard_down_to,
    journeys.MoveHero: move_hero,
    journeys.SendToHaven: sauron("verplaatsen", lambda _, voice: f"{voice.hero} naar het dichtstbijzijnde toevluchtsoord"),
    journeys.LookAtTokens: hero("bekijken", "alle monstermerktekens", tail=lambda word, voice: inside(word.where, voice)),
    journeys.LookAtPlots: hero("bekijken", "de complotkaarten in Saurons hand"),
    journeys.EndTurn: lambda _, voice: Clause(voice.his("beurt"), "eindigen"),
    journeys.LimitMoves: hero("kunnen", lambda word, _: f"deze beurt hooguit {counted(word.most, 'keer')} reizen"),
    journeys.SkipAmbush: hero("slaan", "deze beurt de hinderlaagstap", "over"),
    journeys.MakePerilous: lambda _, voice: Clause(voice.his("plaats"), "zijn", "tot het einde van deze beurt gevaarlijk"),
    shuffling.ShuffleEncounterBack: hero("schudden", "deze kaart en de bijbehorende aflegstapel door de ontmoetingsstapel"),
    shuffling.ShufflePerilBack: hero("schudden", "deze kaart en de aflegstapel van de gevaarkaarten door de gevaarstapel"),
    shuffling.ShuffleCorruptionBack: hero("schudden", "deze kaart en de aflegstapel van de verderfkaarten door de verderfstapel"),
    fights.EncounterAt: hero("beleven", "daar een ontmoeting"),
    fights.RevealAdvancedQuest: lambda _, voice: Clause(voice.his("vervolgqueeste"), "beginnen"),
    fights.LessInCombat: lambda word, voice: lowered(voice.his(str(NAMES[word.attribute])), word, voice),
}


def search_plot(word: sauron_effects.SearchPlot, voice: CardSentence) -> Part:
    """One of these plots to hand, or played."""
    plots = several([voice.book.card_name("plot", plot) for plot in word.plots], "of")
    more = ". Die kaart wordt aan iedereen getoond"
    shuffled, searched = ". De complotstapel wordt geschud", ". Een doorzochte complotstapel wordt geschud"
    play = f"{searched}. Sauron mag die kaart meteen spelen, als dat kan" if word.play else shuffled
    return Clause(SAURON, "nemen", f"{plots} uit de complotstapel of uit de aflegstapel van de complotten op hand", more=more + play)


def give_corruption(word: dealt_corruption.SauronGivesCorruption, voice: CardSentence) -> Part:
    """One of the drawn cards goes to the hero."""
    to = "jou" if voice.again == YOU else voice.again
    more = f", geeft {to} er 1 van en legt de {'andere' if word.count == 2 else 'overige'} af"
    return Clause(SAURON, "trekken", counted(word.count, CORRUPTION), more=more)


def discard_others(word: sauron_effects.DiscardOtherPlots, voice: CardSentence) -> Part:
    """Other active plots of this family."""
    plots = several([voice.book.card_name("plot", plot) for plot in word.plots], "of")
    return Clause(f"elk ander lopend complot {plots}", "worden", "afgelegd")


SAURON_EFFECTS: dict[object, Said] = {
    sauron_effects.SauronDrawsPlots: sauron("trekken", lambda word, _: counted(word.count, "complotkaart")),
    sauron_effects.SauronDrawsShadow: sauron("trekken", lambda word, _: counted(word.count, "schaduwkaart")),
    sauron_effects.SauronLosesShadow: sauron(
        "leggen", lambda word, voice: f"{amount(word.count, 'schaduwkaart', voice, RANDOM)[0]} uit de hand", "af"
    ),
    sauron_effects.SauronDiscardsPlot: sauron("leggen", "1 complotkaart uit de hand", "af"),
    sauron_effects.LookAtPlotDeck: lambda _, __: Clause(
        SAURON, "bekijken", "de bovenste kaart van de complotstapel", more=" en legt die weer op de stapel of eronder"
    ),
    sauron_effects.TakeFromDiscards: lambda _, __: Clause(
        SAURON, "nemen", "1 andere complot- of schaduwkaart uit een aflegstapel op hand", more=". Die kaart wordt aan iedereen getoond"
    ),
    sauron_effects.SearchPlot: search_plot,
    sauron_effects.DiscardOtherPlots: discard_others,
    sauron_effects.DiscardActivePlot: hero(
        "verijdelen", "1 lopend complot", tail=lambda word, voice: f"dat {affected(word.where, voice)} treft"
    ),
    sauron_effects.SendCharactersHome: lambda _, __: Clause("alle personages op de getroffen plaats", "verlaten", "het bord", plural=True),
    dealt_corruption.SauronGivesCorruption: give_corruption,
    dealt_corruption.ShareOutCorruption: lambda _, __: Clause(
        SAURON, "kiezen", "2 helden", more=" en verdeelt al hun verderfkaarten naar eigen keuze onder die twee"
    ),
    kept_event.FavorOnThisCard: hero("leggen", lambda word, _: f"{counted(word.count, 'gunst')} op deze kaart"),
    kept_event.GiveThisCard: sauron("geven", "deze kaart aan een held"),
    kept_event.TakeFavorFromCard: lambda _, voice: Clause(
        voice.hero, "nemen", "alle gunsten van deze kaart", more="; daarna wordt deze kaart afgelegd"
    ),
}
