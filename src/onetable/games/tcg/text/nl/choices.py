"""Dutch words that stand alone: choices on buttons and reasons for refusals."""

from __future__ import annotations

from typing import Any

from onetable.core import match
from onetable.core.word import Word
from onetable.games.tcg.mechanics.prices import TooDear
from onetable.games.tcg.mechanics.reconcile import PutAway
from onetable.games.tcg.phases.actions import DiscardToHeal, Transfer, Use
from onetable.games.tcg.phases.skirmish import LoserWounds, Overwhelm
from onetable.games.tcg.speech import choices, deck_reasons, reasons
from onetable.games.tcg.speech.moments import Moment
from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.speech.parts import Condition, Effect, Figure
from onetable.games.tcg.text.nl.clauses import is_dear, options
from onetable.games.tcg.text.nl.sentence import CardSentence
from onetable.games.tcg.traits import Measure
from onetable.games.tcg.words import effects, values
from onetable.games.tcg.words.playing import Land, PlayCard
from onetable.language.nl.nouns import joined
from onetable.language.nl.verbs import told


def unpaid(word: Word, talk: CardSentence) -> str:
    """A cost that cannot be paid."""
    if isinstance(word, effects.ChooseOne) and is_dear(word):
        return f"dit kan nu niet: {'; of '.join(options(word, 'order', talk))}."
    parts = talk.clause(word)
    acts, sentences = [[part for part in parts if isinstance(part, str) is apart] for apart in (False, True)]
    return ". ".join([joined("dit kan alleen als je", told(acts, "able")), *map(str, sentences)]) + "."


STANDING: dict[type, Any] = {  # costs that cannot be paid, conditions that do not hold, numbers, moments
    Effect: unpaid,
    Condition: "dit kan alleen als {:if}.",
    Figure: lambda word, talk: talk.change(word),
    Moment: lambda word, talk: str(talk.moment(word)),
}
ALONE: dict[object, Any] = {
    values.ChosenNumber: "X",
    values.StrengthOf: lambda word, talk: talk.change(word),
    "MostWounds": "X",
    effects.When: "{:deed}",
    effects.Option: "{:deed}",
    effects.Afterwards: lambda word, talk: f"{talk.said(word.ability, 'later')}.",
    Player: lambda word, _: f"speler {word.seat + 1}",
    choices.Pass: "pas",
    choices.Number: "{value}",
    choices.Place: "kies plaats {number} in de beurtvolgorde",
    choices.Begin: "begin met {card:title}",
    choices.FirstSkirmish: "vecht nu het gevecht van {defender:title} uit",
    choices.AssignTo: "wijs {minion:title} toe aan {defender:title}",
    choices.LeaveUnassigned: "wijs {minion:title} niet toe",
    choices.MoveOn: "beweeg verder",
    choices.Stay: "blijf hier",
    choices.NameShadowPlayer: lambda word, talk: f"{talk.book.say(Player(word.seat))} krijgt de pijlen",
    choices.NewHand: "schud je hand terug en raap 6 kaarten",
    choices.KeepHand: "houd je hand",
    choices.UseCard: "gebruik {card:title}",
    Use: "{source:title} — {:paragraph}",
    PlayCard: "speel {card:title}{on:upon}{free:free}{discount:less}",
    Land: {"bearer": "speel {play.card:title} op {bearer:title}", "": "speel {play.card:title}"},
    DiscardToHeal: "leg {card:title} af om {patient:title} te genezen",
    Transfer: "plaats {card:title} over op {bearer:title}",
    PutAway: "leg {card:title} af",
    LoserWounds: "de wonden van het gevecht: {left:wounds} voor {losers:title}",
    Overwhelm: "het einde van het gevecht: overmeesterd en gedood: {losers:title}",
    reasons.AlreadyInPlay: "{card} is uniek en al in het spel.",
    reasons.InDeadPile: "{card} is uniek en ligt in je dodenstapel.",
    reasons.CompanyIsFull: "je hebt al 9 reisgenoten in het spel en in je dodenstapel.",
    reasons.NoBearer: "niemand kan deze kaart dragen: drager moet {bearer:must_be}.",
    reasons.NoSite: "op elke locatie ligt al een exemplaar van deze kaart.",
    reasons.OnlyInPhase: {"phases": "dit hoort bij de {phases:or}.", "": "dit hoort niet bij deze fase."},
    reasons.NotNow: "dit is een reactie op iets wat niet is gebeurd.",
    reasons.NotYourSide: "Vrije Volkeren-kaarten speel je in je eigen beurt, schaduwkaarten in de beurt van een ander.",
    reasons.TextForbids: {
        Measure.NOT_PLAYED: "een kaarttekst verbiedt het om deze kaart te spelen.",
        Measure.NO_SKIRMISH_ACTIONS: "een kaarttekst verbiedt gebeurtenissen en speciale mogelijkheden met de tijdsterm Gevecht.",
        "": "een kaarttekst verbiedt dit: {what}.",
    },
    reasons.LimitReached: "dit mag 1 keer per beurt.",
    reasons.NothingChanged: "er is niets veranderd sinds dit voor het laatst is gebruikt.",
    reasons.LoopStops: "dit is in deze fase al te vaak herhaald.",
    reasons.TooMuch: "dit kost {cost}; voor je beginreisgenootschap is nog {left} over.",
    reasons.RingBearerFightsOn: "volgens de regels van deze tafel kan een gevecht van de ringdrager niet worden geannuleerd.",
    reasons.MoveLimitReached: "het reisgenootschap heeft deze beurt de bewegingslimiet bereikt: {limit}.",
    reasons.MustStay: "een kaarttekst houdt het reisgenootschap deze beurt hier.",
    reasons.HasEnough: "dit personage mag niet aan deze volgeling worden toegewezen.",
    reasons.SameBearer: "dit personage draagt de kaart al.",
    reasons.NotSameSite: "overplaatsen kan alleen naar een personage op dezelfde locatie.",
    reasons.CannotBear: "drager moet {bearer:must_be}.",
    reasons.BearsSuchACard: "dit personage draagt al zo’n kaart.",
    reasons.NeverTransferred: "deze kaart kan niet worden overgeplaatst.",
    reasons.NotWounded: "dit personage heeft geen wonden.",
    reasons.TakesNoPart: "dit personage vecht hier niet mee.",
    reasons.NotAssigned: "aan dit personage is geen volgeling toegewezen.",
    reasons.NotMeant: "de tekst vraagt om iets anders: het moet {noun:must_be}.",
    reasons.CannotHappen: "dit kan nu niet met deze kaart.",
    reasons.MustChoose: "je moet kiezen: passen kan hier niet.",
    reasons.BidTooHigh: "met een bod van {resistance} of meer lasten zou je ringdrager corrupt raken.",
    reasons.OnlyCompanionsStart: "alleen reisgenoten kunnen in je beginreisgenootschap.",
    reasons.PlaceTaken: "een andere speler heeft deze plaats al.",
    reasons.GameIsOver: "het spel is afgelopen.",
    reasons.WaitsFor: "je bent niet aan de beurt: {player} beslist.",
    reasons.AnotherQuestion: "eerst moet een andere vraag worden beantwoord.",
    reasons.OnlyFreePeoplesMoves: "alleen de Vrije Volkeren-speler beweegt.",
    reasons.NoAction: "deze kaart heeft geen tekst die je als actie gebruikt.",
    reasons.NotYours: "deze kaart is van een andere speler.",
    reasons.NotAtThisSite: "het reisgenootschap is niet op deze locatie.",
    reasons.NotInPlay: "deze kaart is niet in het spel.",
    TooDear: "dit kost ({cost}); in de schemerpot ligt ({pool}).",
    match.NothingToUndo: "je hebt nog niets gekozen om terug te nemen.",
    match.OthersWentOn: "iemand anders heeft na jou al gekozen.",
    match.DiceFell: "na je keuze heeft het toeval al iets bepaald.",
    match.OthersLearned: "iemand anders heeft je keuze al gezien.",
    match.Learned: "het doel van deze les is bereikt.",
    deck_reasons.NoRingBearer: "het deck heeft geen ringdrager.",
    deck_reasons.CannotBearTheRing: "{card:full} kan niet de ringdrager zijn.",
    deck_reasons.NoRing: "het deck heeft geen Ene Ring.",
    deck_reasons.IsNoRing: "{card:full} is niet de Ene Ring.",
    deck_reasons.SiteMissing: "de avonturenstapel heeft geen locatie {number}.",
    deck_reasons.SitesOfOneNumber: "de avonturenstapel heeft {count} locaties met nummer {number}; het moet er 1 zijn.",
    deck_reasons.IsNoSite: "{card:full} is geen locatie en hoort niet in de avonturenstapel.",
    deck_reasons.RingInDrawDeck: "{card:full} mag niet in de speelstapel.",
    deck_reasons.SiteInDrawDeck: "{card:full} is een locatie en mag niet in de speelstapel.",
    deck_reasons.TooManyOfTitle: ("de speelstapel heeft {count} kaarten met de titel {card:title}; toegestaan zijn er hooguit {most}."),
    deck_reasons.TooManyFrodos: (
        "de speelstapel heeft {count} kaarten met de titel Frodo; naast de ringdrager zijn er hooguit {most} toegestaan."
    ),
    deck_reasons.DrawDeckTooSmall: "de speelstapel heeft {count:cards}; het moeten er minstens {least} zijn.",
    deck_reasons.SidesDiffer: (
        "de speelstapel heeft {free_peoples} Vrije Volkeren-kaarten en {shadow} schaduwkaarten; de aantallen moeten gelijk zijn."
    ),
}
