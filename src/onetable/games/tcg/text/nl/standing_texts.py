"""Dutch for texts that stand as long as their card does, and for the lines of a card besides its paragraphs."""

from __future__ import annotations

from typing import Any

from onetable.games.tcg.speech.parts import Figure, Filter
from onetable.games.tcg.text import cards
from onetable.games.tcg.text.book import CardBook, CardPhrase
from onetable.games.tcg.text.nl.grammar import signed, spoken
from onetable.games.tcg.text.nl.nouns import factors, phrase, self_name
from onetable.games.tcg.text.nl.values import plus, predicate
from onetable.games.tcg.traits import Keyword, Measure
from onetable.games.tcg.words import abilities, nouns
from onetable.language.nl.nouns import several as listed

Statement = tuple[str, str, str]  # who, verb, what

OF_CARDS = {Measure.COST: "de schemerkosten", Measure.ROAMING_PENALTY: "de zwerfboete"}
TOTALS: dict[Measure, str] = {
    Measure.MINION_ARCHERY: "het pijlentotaal van de volgelingen",
    Measure.FELLOWSHIP_ARCHERY: "het pijlentotaal van het reisgenootschap",
    Measure.SHADOW_NUMBER: "het schaduwnummer van elke locatie",
}
SKIPPED: dict[Measure, Statement] = {
    Measure.SKIP_ARCHERY: ("de boogschietfase", "wordt", "overgeslagen"),
    Measure.SKIP_COMBAT: ("de toewijzings- en gevechtsfasen", "worden", "overgeslagen"),
    Measure.NO_SKIRMISH_ACTIONS: (
        "gebeurtenissen en speciale mogelijkheden met de tijdsterm Gevecht", "mogen", "niet worden gespeeld of gebruikt",
    ),
}  # fmt: skip


def is_several(noun: Filter) -> bool:
    """Whether a standing text speaks of several cards at once: all of yours, or all events."""
    return any([isinstance(part, nouns.Yours) or part == nouns.EVENT for part in factors(noun)])


def everyone(noun: Filter, book: CardBook) -> str:
    """Elke dwerg, je Gouw-verhalen."""
    return phrase(noun, book).many() if is_several(noun) else phrase(noun, book).each()


def state(measure: Measure | Keyword, noun: Filter, by: int | Figure, book: CardBook) -> Statement:
    """What such cards have, or may not."""
    who = everyone(noun, book)
    if measure in OF_CARDS:
        return f"{OF_CARDS[Measure(measure)]} van {who}", "zijn" if measure is Measure.COST else "is", plus(by, book)
    if measure in (Keyword.DAMAGE, Keyword.DEFENDER, Measure.STRENGTH, Measure.VITALITY):
        return who, "krijgen" if is_several(noun) else "krijgt", f"{book.say(measure)} {plus(by, book)}"
    if isinstance(measure, Keyword):
        return who, "zijn" if is_several(noun) else "is", book.say(measure)
    verb, _, rest = book.say(measure).partition(" ")
    return who, {"mag": "mogen", "kan": "kunnen", "krijgt": "krijgen"}.get(verb, verb) if is_several(noun) else verb, rest


def statement(word: Any, book: CardBook) -> Statement:
    """A standing text as who, verb and what, so that it can be turned round."""
    if isinstance(word, abilities.Change):
        return state(word.measure, told_of(word.of), word.by, book)
    if word.measure in SKIPPED:
        return SKIPPED[word.measure]
    if word.measure is Measure.BESIDE_ANOTHER:
        return self_name(book), "mag", "naast 1 ander handwapen worden gedragen"
    return TOTALS.get(word.measure, f"het {book.say(word.measure)}"), "is", plus(word.by, book)


def told_of(noun: Filter) -> Filter:
    """“This card while it fights an Orc” is told of this card."""
    return next((part for part in factors(noun) if isinstance(part, (nouns.Itself, nouns.Bearer))), noun)


def circumstance(word: Any, book: CardBook) -> str:
    """What must be true of this card, or of its bearer, besides being it."""
    if not isinstance(word, abilities.Change) or told_of(word.of) is word.of:
        return ""
    rest = [predicate(part, book) for part in factors(word.of) if not isinstance(part, (nouns.Itself, nouns.Bearer))]
    return f"{phrase(told_of(word.of), book).a()} {listed(rest)}"


def standing(word: Any, book: CardBook) -> str:
    """Who, verb, what; turned round after a condition."""
    who, verb, what = statement(word, book)
    said = circumstance(word, book)
    return f"zolang {said}, {verb} {who} {what}." if said else f"{who} {verb} {what}."


def during(word: abilities.While, book: CardBook) -> str:
    """As long as something holds."""
    change = word.change
    conditions = [book.say(word.condition, "clause")]
    if isinstance(change, abilities.While):
        return f"zolang {conditions[0]}: {during(change, book)}"
    conditions += [said for said in (circumstance(change, book),) if said]
    who, verb, what = statement(change, book)
    return f"zolang {listed(conditions)}, {verb} {who} {what}."


def cheaper(word: abilities.CheaperOn, book: CardBook) -> str:
    """Played on somebody."""
    card = self_name(book)
    return f"de schemerkosten van {card} zijn {signed(word.by)} als je {card} op {phrase(word.noun, book).a()} speelt."


# ---- the other lines of a card


def keywords(word: cards.KeywordLine, book: CardBook) -> str:
    """One sentence for each."""
    numbered = (Keyword.DAMAGE, Keyword.DEFENDER)
    return " ".join([f"{book.say(name)}{f' {signed(number)}' if name in numbered else ''}." for name, number in word.keywords])


def to_play(word: cards.ToPlay, book: CardBook) -> str:
    """Om te spelen moet je een dwerg zien."""
    return f"om te spelen moet je {listed([spoken(book.say(cost, 'clause'), 'inf') for cost in word.costs])}."


def bearer(word: cards.BearerMustBe, book: CardBook) -> str:
    """Drager moet een dwerg zijn."""
    return f"drager moet {phrase(word.noun, book).must_be()}."


STANDING: dict[object, CardPhrase] = {
    abilities.Change: standing,
    abilities.Total: standing,
    abilities.While: during,
    abilities.CheaperOn: cheaper,
    cards.KeywordLine: keywords,
    cards.ToPlay: to_play,
    cards.PlaysToSupportArea: "wordt naar je hulpgebied gespeeld.",
    cards.PlaysOnSite: "wordt op een locatie gespeeld.",
    cards.BearerMustBe: bearer,
    cards.OnePerBearer: lambda word, book: f"limiet 1 exemplaar per {'locatie' if word.on_site else 'drager'}.",
    cards.HomeSite: "thuislocatie {number}",
    cards.UnseenCard: "een onbekende kaart",
}
