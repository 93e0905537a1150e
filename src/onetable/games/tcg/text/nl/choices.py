"""Dutch words that stand alone: choices on buttons and reasons for refusals."""

from __future__ import annotations

from typing import Any

from onetable.games.tcg.text import lexicon as words
from onetable.games.tcg.text.nl.clauses import is_dear, options
from onetable.games.tcg.text.nl.sentence import CardSentence
from onetable.language.nl.nouns import joined
from onetable.language.nl.verbs import told


def unpaid(word: words.Word, talk: CardSentence) -> str:
    """A cost that cannot be paid."""
    if isinstance(word, words.ChooseOne) and is_dear(word):
        return f"dit kan nu niet: {'; of '.join(options(word, 'order', talk))}."
    parts = talk.clause(word)
    acts, sentences = [[part for part in parts if isinstance(part, str) is apart] for apart in (False, True)]
    return ". ".join([joined("dit kan alleen als je", told(acts, "able")), *map(str, sentences)]) + "."


STANDING: dict[type, Any] = {  # costs that cannot be paid, conditions that do not hold, numbers, moments
    words.Effect: unpaid,
    words.Condition: "dit kan alleen als {:if}.",
    words.Figure: lambda word, talk: talk.change(word),
    words.Moment: lambda word, talk: str(talk.moment(word)),
}
ALONE: dict[object, Any] = {
    words.ChosenNumber: "X",
    words.StrengthOf: lambda word, talk: talk.change(word),
    "MostWounds": "X",
    words.When: "{:deed}",
    words.Option: "{:deed}",
    words.Afterwards: lambda word, talk: f"{talk.said(word.ability, 'later')}.",
    words.Player: lambda word, _: f"speler {word.seat + 1}",
    words.Pass: "pas",
    words.Place: "kies plaats {number} in de beurtvolgorde",
    words.Begin: "begin met {card:title}",
    words.FirstSkirmish: "vecht nu het gevecht van {defender:title} uit",
    words.AssignTo: "wijs {minion:title} toe aan {defender:title}",
    words.LeaveUnassigned: "wijs {minion:title} niet toe",
    words.MoveOn: "beweeg verder",
    words.Stay: "blijf hier",
    words.NameShadowPlayer: lambda word, talk: f"{talk.book.say(words.Player(word.seat))} krijgt de pijlen",
    words.NewHand: "schud je hand terug en raap 6 kaarten",
    words.KeepHand: "houd je hand",
    words.UseCard: "gebruik {card:title}",
    words.PlayCard: "speel {card:title}{on:upon}{free:free}{discount:less}",
    words.Land: {"bearer": "speel {play.card:title} op {bearer:title}", "": "speel {play.card:title}"},
    words.DiscardToHeal: "leg {card:title} af om {patient:title} te genezen",
    words.Transfer: "plaats {card:title} over op {bearer:title}",
    words.PutAway: "leg {card:title} af",
    words.LoserWounds: "de wonden van het gevecht: {left:wounds} voor {losers:title}",
    words.Overwhelm: "het einde van het gevecht: overmeesterd en gedood: {losers:title}",
    words.AlreadyInPlay: "{card} is uniek en al in het spel.",
    words.InDeadPile: "{card} is uniek en ligt in je dodenstapel.",
    words.CompanyIsFull: "je hebt al 9 reisgenoten in het spel en in je dodenstapel.",
    words.NoBearer: "niemand kan deze kaart dragen: de drager moet {bearer:must_be}.",
    words.NoSite: "op elke locatie ligt al een exemplaar van deze kaart.",
    words.OnlyInPhase: {"phases": "dit hoort bij de {phases:or}.", "": "dit hoort niet bij deze fase."},
    words.NotNow: "dit is een reactie op iets wat niet is gebeurd.",
    words.NotYourSide: "Vrije Volkeren-kaarten speel je in je eigen beurt, schaduwkaarten in de beurt van een ander.",
    (words.TextForbids, words.Measure.NOT_PLAYED): "een kaarttekst verbiedt het om deze kaart te spelen.",
    (
        words.TextForbids,
        words.Measure.NO_SKIRMISH_ACTIONS,
    ): "een kaarttekst verbiedt gebeurtenissen en speciale mogelijkheden met de tijdsterm Gevecht.",
    words.TextForbids: "een kaarttekst verbiedt dit: {what}.",
    words.LimitReached: "dit mag 1 keer per beurt.",
    words.NothingChanged: "er is niets veranderd sinds dit voor het laatst is gebruikt.",
    words.LoopStops: "dit is in deze fase al te vaak herhaald.",
    words.TooMuch: "dit kost {cost}; voor je beginreisgenootschap is nog {left} over.",
    words.RingBearerFightsOn: "volgens de regels van deze tafel kan een gevecht van de ringdrager niet worden geannuleerd.",
    words.MoveLimitReached: "het reisgenootschap heeft deze beurt de bewegingslimiet bereikt: {limit}.",
    words.MustStay: "een kaarttekst houdt het reisgenootschap deze beurt hier.",
    words.HasEnough: "dit personage mag niet aan deze volgeling worden toegewezen.",
    words.SameBearer: "dit personage draagt de kaart al.",
    words.NotSameSite: "overplaatsen kan alleen naar een personage op dezelfde locatie.",
    words.CannotBear: "de drager moet {bearer:must_be}.",
    words.BearsSuchACard: "dit personage draagt al zo’n kaart.",
    words.NeverTransferred: "deze kaart kan niet worden overgeplaatst.",
    words.NotWounded: "dit personage heeft geen wonden.",
    words.TakesNoPart: "dit personage vecht hier niet mee.",
    words.NotAssigned: "aan dit personage is geen volgeling toegewezen.",
    words.NotMeant: "de tekst vraagt om iets anders: het moet {noun:must_be}.",
    words.CannotHappen: "dit kan nu niet met deze kaart.",
    words.MustChoose: "je moet kiezen: passen kan hier niet.",
    words.BidTooHigh: "met een bod van {resistance} of meer lasten zou je ringdrager corrupt raken.",
    words.OnlyCompanionsStart: "alleen reisgenoten kunnen in je beginreisgenootschap.",
    words.PlaceTaken: "een andere speler heeft deze plaats al.",
    words.GameIsOver: "het spel is afgelopen.",
    words.WaitsFor: "je bent niet aan de beurt: {player} beslist.",
    words.AnotherQuestion: "eerst moet een andere vraag worden beantwoord.",
    words.OnlyFreePeoplesMoves: "alleen de Vrije Volkeren-speler beweegt.",
    words.NoAction: "deze kaart heeft geen tekst die je als actie gebruikt.",
    words.NotYours: "deze kaart is van een andere speler.",
    words.NotAtThisSite: "het reisgenootschap is niet op deze locatie.",
    words.NotInPlay: "deze kaart is niet in het spel.",
    words.TooDear: "dit kost ({cost}); in de schemerpot ligt ({pool}).",
    words.NothingToUndo: "je hebt nog niets gekozen om terug te nemen.",
    words.OthersWentOn: "iemand anders heeft na jou al gekozen.",
    words.DiceFell: "na je keuze heeft het toeval al iets bepaald.",
    words.OthersLearned: "iemand anders heeft je keuze al gezien.",
    words.Learned: "het doel van deze les is bereikt.",
    words.Resigns: "geef op",
    words.NoRingBearer: "het deck heeft geen ringdrager.",
    words.CannotBearTheRing: "{card:full} kan niet de ringdrager zijn.",
    words.NoRing: "het deck heeft geen Ene Ring.",
    words.IsNoRing: "{card:full} is niet de Ene Ring.",
    words.SiteMissing: "de avonturenstapel heeft geen locatie {number}.",
    words.SitesOfOneNumber: "de avonturenstapel heeft {count} locaties met nummer {number}; het moet er 1 zijn.",
    words.IsNoSite: "{card:full} is geen locatie en hoort niet in de avonturenstapel.",
    words.RingInDrawDeck: "{card:full} mag niet in de speelstapel.",
    words.SiteInDrawDeck: "{card:full} is een locatie en mag niet in de speelstapel.",
    words.TooManyOfTitle: ("de speelstapel heeft {count} kaarten met de titel {card:title}; toegestaan zijn er hooguit {most}."),
    words.TooManyFrodos: (
        "de speelstapel heeft {count} kaarten met de titel Frodo; naast de ringdrager zijn er hooguit {most} toegestaan."
    ),
    words.DrawDeckTooSmall: "de speelstapel heeft {count:cards}; het moeten er minstens {least} zijn.",
    words.SidesDiffer: (
        "de speelstapel heeft {free_peoples} Vrije Volkeren-kaarten en {shadow} schaduwkaarten; de aantallen moeten gelijk zijn."
    ),
}
