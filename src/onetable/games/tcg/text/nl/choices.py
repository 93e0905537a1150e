"""Dutch words that stand alone: choices on buttons and reasons for refusals."""

from __future__ import annotations

from dataclasses import replace

from onetable.core import match
from onetable.core.word import Word
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.mechanics.prices import TooDear
from onetable.games.tcg.mechanics.reconcile import PutAway
from onetable.games.tcg.mechanics.windows import Answer
from onetable.games.tcg.phases.actions import DiscardToHeal, Transfer, Use
from onetable.games.tcg.phases.skirmish import LoserWounds, Overwhelm
from onetable.games.tcg.speech import choices, deck_reasons, deeds, reasons
from onetable.games.tcg.speech.names import Named, Player
from onetable.games.tcg.speech.parts import Figure
from onetable.games.tcg.text.book import CardBook, CardPhrase, full_name_of, title_of
from onetable.games.tcg.text.nl.clauses import CLAUSES, deed, is_dear, options
from onetable.games.tcg.text.nl.nouns import phrase
from onetable.games.tcg.text.nl.piles import clause
from onetable.games.tcg.text.nl.sentence import CONDITIONS, PLAYERS, CardSentence, condition, plus, target
from onetable.games.tcg.text.taking_apart import FIGURES, TARGETS, is_choice, paragraph
from onetable.games.tcg.traits import Measure
from onetable.games.tcg.words import costs, effects, targets, values
from onetable.games.tcg.words.playing import Land, PlayCard
from onetable.games.tcg.words.verb import Verb
from onetable.language.nl.nouns import counted, joined, several, signed
from onetable.language.nl.verbs import Act, told
from onetable.language.nl.writing import Dutch


def alone(word: Word, book: CardBook) -> str:
    """A choice if it names a card or a player, else the reason why something cannot be done."""
    talk = CardSentence(book)
    if isinstance(word, effects.ChooseOne) and is_dear(word):
        return f"dit kan nu niet: {'; of '.join(options(word, 'order', talk))}."
    if isinstance(word, Verb) and is_choice(word):
        talk.it = target(word.target, talk)
    parts = clause(word, talk)
    acts, sentences = [[part for part in parts if isinstance(part, str) is apart] for apart in (False, True)]
    if not is_choice(word):
        return ". ".join([joined("dit kan alleen als je", told(acts, "able")), *map(str, sentences)]) + "."
    first = acts[0]
    if isinstance(first, Act) and first.who and isinstance(getattr(word, "who", None), targets.Chosen):
        return f"{first.who}: {replace(first, who='').said('bare')}"
    return told(acts, "order")


def only_if(word: Word, book: CardBook) -> str:
    """A condition that does not hold."""
    return f"dit kan alleen als {condition(word, CardSentence(book)).whole}."


def figure(word: Figure, book: CardBook) -> str:
    """+1 voor elke …"""
    return plus(word, CardSentence(book))


def text_of(word: Use | Answer, book: CardBook) -> str:
    """What the card says that is used."""
    return f" — {Dutch.begin(paragraph(word.source, word.number, book))}"


def answer(word: Answer, book: CardBook) -> str:
    """The card that answers, and whom it speaks of."""
    in_play = book.table is not None and (word.source in book.table.pieces or word.source == book.table.here or word.number < 0)
    about = f" ({book.card_name(word.subject)})" if word.subject not in (-1, word.source) else ""
    return f"{'' if in_play else 'speel '}{book.card_name(word.source)}{about}{text_of(word, book)}"


def play_card(word: PlayCard, book: CardBook) -> str:
    """With what is special about it."""
    on = f" op {phrase(word.on, book).a()}" if word.on is not None else ""
    price = " zonder schemerkosten" if word.free else f" (schemerkosten {signed(-word.discount)})" if word.discount else ""
    return f"speel {book.card_name(word.card)}{on}{price}"


def land(word: Land, book: CardBook) -> str:
    """On whom, or simply there."""
    return f"speel {book.card_name(word.play.card)}" + (f" op {book.card_name(word.bearer)}" if word.bearer >= 0 else "")


def defeated(cards: tuple[Handle, ...], book: CardBook) -> str:
    """Who lost the skirmish."""
    return several([book.card_name(card) for card in cards]) if cards else "niemand"


CHOICES: dict[object, CardPhrase] = {
    choices.Pass: "pas",
    choices.Number: "{value}",
    choices.Place: "kies plaats {number} in de beurtvolgorde",
    choices.Begin: "begin met {card:card}",
    choices.FirstSkirmish: "vecht nu het gevecht van {defender:card} uit",
    choices.AssignTo: "wijs {minion:card} toe aan {defender:card}",
    choices.LeaveUnassigned: "wijs {minion:card} niet toe",
    choices.MoveOn: "beweeg verder",
    choices.Stay: "blijf hier",
    choices.NameShadowPlayer: lambda word, book: f"{book.say(Player(word.seat))} krijgt de pijlen",
    choices.NewHand: "schud je hand terug en raap 6 kaarten",
    choices.KeepHand: "houd je hand",
    choices.UseCard: "gebruik {card:card}",
    Use: lambda word, book: book.card_name(word.source) + text_of(word, book),
    Answer: answer,
    PlayCard: play_card,
    Land: land,
    DiscardToHeal: "leg {card:card} af om {patient:card} te genezen",
    Transfer: "plaats {card:card} over op {bearer:card}",
    PutAway: "leg {card:card} af",
    LoserWounds: lambda word, book: f"de wonden van het gevecht: {counted(word.left, 'wond')} voor {defeated(word.losers, book)}",
    Overwhelm: lambda word, book: f"het einde van het gevecht: overmeesterd en gedood: {defeated(word.losers, book)}",
}

FORBIDDEN: dict[Measure, str] = {
    Measure.NOT_PLAYED: "een kaarttekst verbiedt het om deze kaart te spelen.",
    Measure.NO_SKIRMISH_ACTIONS: "een kaarttekst verbiedt gebeurtenissen en speciale mogelijkheden met de tijdsterm Gevecht.",
}
REASONS: dict[object, CardPhrase] = {
    reasons.AlreadyInPlay: "{card} is uniek en al in het spel.",
    reasons.InDeadPile: "{card} is uniek en ligt in je dodenstapel.",
    reasons.CompanyIsFull: "je hebt al 9 reisgenoten in het spel en in je dodenstapel.",
    reasons.NoBearer: lambda word, book: f"niemand kan deze kaart dragen: drager moet {phrase(word.bearer, book).must_be()}.",
    reasons.NoSite: "op elke locatie ligt al een exemplaar van deze kaart.",
    reasons.OnlyInPhase: lambda word, book: (
        f"dit hoort bij de {several([book.say(phase) for phase in word.phases], 'of')}." if word.phases else "dit hoort niet bij deze fase."
    ),
    reasons.NotNow: "dit is een reactie op iets wat niet is gebeurd.",
    reasons.NotYourSide: "Vrije Volkeren-kaarten speel je in je eigen beurt, schaduwkaarten in de beurt van een ander.",
    reasons.TextForbids: lambda word, book: FORBIDDEN.get(word.what, f"een kaarttekst verbiedt dit: {book.say(word.what)}."),
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
    reasons.CannotBear: lambda word, book: f"drager moet {phrase(word.bearer, book).must_be()}.",
    reasons.BearsSuchACard: "dit personage draagt al zo’n kaart.",
    reasons.NeverTransferred: "deze kaart kan niet worden overgeplaatst.",
    reasons.NotWounded: "dit personage heeft geen wonden.",
    reasons.TakesNoPart: "dit personage vecht hier niet mee.",
    reasons.NotAssigned: "aan dit personage is geen volgeling toegewezen.",
    reasons.NotMeant: lambda word, book: f"de tekst vraagt om iets anders: het moet {phrase(word.noun, book).must_be()}.",
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
    match.NothingToUndo: "je hebt nog niets gekozen om ongedaan te maken.",
    match.OthersWentOn: "iemand anders heeft na jou al gekozen.",
    match.DiceFell: "na je keuze heeft het toeval al iets bepaald.",
    match.OthersLearned: "iemand anders heeft je keuze al gezien.",
    match.Learned: "het doel van deze les is bereikt.",
}

DECK_REASONS: dict[object, CardPhrase] = {
    deck_reasons.NoRingBearer: "het deck heeft geen ringdrager.",
    deck_reasons.CannotBearTheRing: lambda word, _: f"{full_name_of(word.card)} kan niet de ringdrager zijn.",
    deck_reasons.NoRing: "het deck heeft geen Ene Ring.",
    deck_reasons.IsNoRing: lambda word, _: f"{full_name_of(word.card)} is niet de Ene Ring.",
    deck_reasons.SiteMissing: "de avonturenstapel heeft geen locatie {number}.",
    deck_reasons.SitesOfOneNumber: "de avonturenstapel heeft {count} locaties met nummer {number}; het moet er 1 zijn.",
    deck_reasons.IsNoSite: lambda word, _: f"{full_name_of(word.card)} is geen locatie en hoort niet in de avonturenstapel.",
    deck_reasons.RingInDrawDeck: lambda word, _: f"{full_name_of(word.card)} mag niet in de speelstapel.",
    deck_reasons.SiteInDrawDeck: lambda word, _: f"{full_name_of(word.card)} is een locatie en mag niet in de speelstapel.",
    deck_reasons.TooManyOfTitle: lambda word, _: (
        f"de speelstapel heeft {word.count} kaarten met de titel {title_of(word.card)}; toegestaan zijn er hooguit {word.most}."
    ),
    deck_reasons.TooManyFrodos: (
        "de speelstapel heeft {count} kaarten met de titel Frodo; naast de ringdrager zijn er hooguit {most} toegestaan."
    ),
    deck_reasons.DrawDeckTooSmall: lambda word, _: (
        f"de speelstapel heeft {counted(word.count, 'kaart')}; het moeten er minstens {word.least} zijn."
    ),
    deck_reasons.SidesDiffer: (
        "de speelstapel heeft {free_peoples} Vrije Volkeren-kaarten en {shadow} schaduwkaarten; de aantallen moeten gelijk zijn."
    ),
}

ALONE: dict[object, CardPhrase] = {
    **dict.fromkeys(CLAUSES, alone),
    **dict.fromkeys(CONDITIONS, only_if),
    **dict.fromkeys((*FIGURES, values.StrengthOf), figure),
    values.ChosenNumber: "X",
    "MostWounds": "X",
    **{kind: lambda word, book: target(word, CardSentence(book)) for kind in TARGETS},
    **PLAYERS,
    targets.ItsPlayer: "de speler van die kaart",
    targets.Chosen: lambda word, book: book.say(Player(word.seat)),
    effects.When: lambda word, book: told(clause(word, CardSentence(book)), "order"),
    effects.Option: lambda word, book: deed(word.does, "order", CardSentence(book)),
    effects.Afterwards: "{ability:later}.",
    costs.If: "{what}",
    deeds.Deed: lambda word, book: deed(word, "order", CardSentence(book)),
    Named: lambda word, _: title_of(word.id),
    (Named, "full"): lambda word, _: full_name_of(word.id),
    Player: lambda word, _: f"speler {word.seat + 1}",
    **CHOICES,
    **REASONS,
    **DECK_REASONS,
}
