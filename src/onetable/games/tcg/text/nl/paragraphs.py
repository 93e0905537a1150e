"""Dutch paragraphs: actions of a phase, standing texts and answers, each as a whole."""

from __future__ import annotations

from typing import Any

from onetable.core.word import Word
from onetable.games.tcg.index import CopiesSite
from onetable.games.tcg.speech import deeds, moments
from onetable.games.tcg.text import cards
from onetable.games.tcg.text.book import CardBook, CardPhrase
from onetable.games.tcg.text.nl.clauses import NUMBERED, deed, paid
from onetable.games.tcg.text.nl.moments import coming, opening, subject_of
from onetable.games.tcg.text.nl.nouns import phrase, self_name
from onetable.games.tcg.text.nl.piles import clause
from onetable.games.tcg.text.nl.sentence import CardSentence, condition, plus, predicate
from onetable.games.tcg.text.nl.traits import QUALITIES
from onetable.games.tcg.text.taking_apart import flat
from onetable.games.tcg.traits import Measure
from onetable.games.tcg.words import abilities, costs, nouns, triggers
from onetable.language.nl.nouns import several, signed
from onetable.language.nl.verbs import Statement, told
from onetable.language.nl.writing import Dutch

ONCE = " (1 keer per beurt)"

# ---- actions of a phase


def action(word: abilities.PhaseAction, book: CardBook) -> str:
    """A timing word, then the deed."""
    first, *rest = [book.say(phase, "timing") for phase in word.phases]
    label = " of ".join([first, *[name.lower() for name in rest]])
    return f"{label}: {Dutch.begin(deed(word.does, 'order', CardSentence(book)))}{ONCE if word.once_per_turn else ''}."


# ---- answers


def answer(link: str, form: str, label: str = "") -> CardPhrase:
    """When this happens, that is done."""

    def said(word: moments.Answering, book: CardBook) -> str:
        talk = CardSentence(book)
        talk.it = subject_of(word, talk)
        if isinstance(word.to, triggers.AboutTo):
            talk.prevented = coming(word.to, talk)[1]
        first = "wanneer" if isinstance(word.to, triggers.After) and word.to.noun == nouns.ITSELF and not label else link
        begin = opening(word, first, talk)
        once = ". Per speler gebeurt dit hooguit 1 keer per gevecht" if getattr(word, "once_per_player", False) else ""
        body = paid(without_spotting(word.does) if word.required else word.does, form, talk)
        text = f"{begin} {'mag je ' if form == 'bare' else ''}{body}{once}"
        return f"{label}{Dutch.begin(text)}" if label else text

    return said


def without_spotting(does: deeds.Deed) -> deeds.Deed:
    """What a required text must spot is part of its moment."""
    return deeds.Deed(tuple([cost for cost in does.costs if not isinstance(cost, costs.Spot)]), does.effects)


def as_soon_as(word: triggers.AsSoonAs, book: CardBook) -> str:
    """Something is done as soon as it can be."""
    body = deed(word.does, "after", CardSentence(book))
    return f"zodra {condition(word.when, CardSentence(book)).whole}, {body}{ONCE if word.once_per_turn else ''}"


# ---- standing texts

OF_CARDS = {Measure.COST: ("de schemerkosten", "zijn"), Measure.ROAMING_PENALTY: ("de zwerfboete", "is")}
TOTALS: dict[Measure, Statement] = {
    Measure.SKIP_ARCHERY: Statement("de boogschietfase", "overgeslagen", "wordt"),
    Measure.SKIP_COMBAT: Statement("de toewijzings- en gevechtsfasen", "overgeslagen", "worden"),
    Measure.NO_SKIRMISH_ACTIONS: Statement(
        "gebeurtenissen en speciale mogelijkheden met de tijdsterm Gevecht", "niet worden gespeeld of gebruikt", "mogen"
    ),
}
MANY = {"mag": "mogen", "kan": "kunnen", "krijgt": "krijgen", "is": "zijn"}


def statement(word: Any, book: CardBook) -> Statement:
    """A standing text: what such cards have or may not, or a figure of the whole table."""
    measure, by = word.measure, plus(word.by, CardSentence(book))
    if isinstance(word, abilities.Total):
        if measure is Measure.BESIDE_ANOTHER:
            return Statement(self_name(book), QUALITIES[measure].rest, QUALITIES[measure].verb)
        of_all = " van elke locatie" if measure is Measure.SHADOW_NUMBER else ""
        return TOTALS.get(measure) or Statement(f"het {book.say(measure)}{of_all}", by, "is")
    parts = flat(told_of(word.of))
    is_several = nouns.YOURS in parts or nouns.EVENT in parts
    found = phrase(told_of(word.of), book)
    who = found.many() if is_several else found.each()
    if measure in OF_CARDS:
        name, verb = OF_CARDS[measure]
        return Statement(f"{name} van {who}", by, verb)
    if measure in NUMBERED:
        verb, rest = "krijgt", f"{book.say(measure)} {by}"
    else:
        verb, rest, _ = QUALITIES.get(measure, ("is", book.say(measure), ""))
    return Statement(who, rest, MANY.get(verb, verb) if is_several else verb)


def told_of(noun: Word) -> Word:
    """“This card while it fights an Orc” is told of this card."""
    return next((part for part in flat(noun) if part in (nouns.ITSELF, nouns.BEARER)), noun)


def circumstance(word: Any, book: CardBook) -> list[str]:
    """What must be true of this card, or of its bearer, besides being it."""
    if not isinstance(word, abilities.Change) or told_of(word.of) is word.of:
        return []
    rest = [part for part in flat(word.of) if part not in (nouns.ITSELF, nouns.BEARER)]
    return [f"{phrase(told_of(word.of), book).a()} {several([predicate([part], CardSentence(book)) for part in rest])}"]


def standing(word: Any, book: CardBook, *needs: str) -> str:
    """Who, verb, what; turned round after a condition."""
    if isinstance(word, abilities.While):
        need = condition(word.condition, CardSentence(book)).whole
        inner = isinstance(word.change, abilities.While)
        return f"zolang {need}: {standing(word.change, book)}" if inner else standing(word.change, book, *needs, need)
    said, holding = statement(word, book), [*needs, *circumstance(word, book)]
    return f"zolang {several(holding)}, {said.verb} {said.subject} {said.middle}" if holding else said.main


# ---- the lines besides


def keyword_line(word: cards.KeywordLine, book: CardBook) -> str:
    """“Schade +1. Bloeddorstig.”"""
    return ". ".join([book.say(name) + (f" {signed(number)}" if name in NUMBERED else "") for name, number in word.keywords])


def to_play(word: cards.ToPlay, book: CardBook) -> str:
    """“Om te spelen moet je een dwerg zien.”"""
    return f"om te spelen moet je {several([told(clause(cost, CardSentence(book)), 'bare') for cost in word.costs])}"


def cheaper(word: abilities.CheaperOn, book: CardBook) -> str:
    """Played on somebody."""
    card = self_name(book)
    return f"de schemerkosten van {card} zijn {signed(word.by)} als je {card} op {phrase(word.noun, book).a()} speelt"


ACTIONS = (
    abilities.Fellowship, abilities.Shadow, abilities.Maneuver, abilities.Archery, abilities.Assignment, abilities.Skirmish,
    abilities.Regroup, abilities.FellowshipOrRegroup, abilities.ManeuverOrSkirmish,
)  # fmt: skip
SENTENCES: dict[object, Any] = {  # without their full stops
    abilities.Change: standing,
    abilities.Total: standing,
    abilities.While: standing,
    abilities.CheaperOn: cheaper,
    CopiesSite: lambda word, book: (
        f"zolang je eigen locatie {word.number} op het avonturenpad ligt, heeft {self_name(book)} de kaarttekst van die locatie"
    ),
    triggers.Required: answer("elke keer dat", "after"),
    triggers.May: answer("elke keer dat", "bare"),
    triggers.Response: answer("als", "after", "Reactie: "),
    triggers.OrAfter: answer("als", "after", "Reactie: "),
    triggers.AsSoonAs: as_soon_as,
    cards.KeywordLine: keyword_line,
    cards.ToPlay: to_play,
    cards.BearerMustBe: lambda word, book: f"drager moet {phrase(word.noun, book).must_be()}",
    cards.OnePerBearer: lambda word, book: f"limiet 1 exemplaar per {'locatie' if word.on_site else 'drager'}",
}


def sentence(say: Any) -> CardPhrase:
    """With its full stop."""
    return lambda word, book: f"{say(word, book)}."


PARAGRAPHS: dict[object, CardPhrase] = {
    **dict.fromkeys(ACTIONS, action),
    **{kind: sentence(say) for kind, say in SENTENCES.items()},
    (triggers.Required, "later"): answer("elke keer dat in deze fase", "after"),
    cards.PlaysToSupportArea: "wordt naar je hulpgebied gespeeld.",
    cards.PlaysOnSite: "wordt op een locatie gespeeld.",
    cards.HomeSite: "thuislocatie {number}",
    cards.UnseenCard: "een onbekende kaart",
}
