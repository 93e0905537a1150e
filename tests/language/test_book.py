"""A book finds the phrase of a word, fills it in, and writes it once; what it cannot say it does not guess."""

from __future__ import annotations

import pytest

from onetable.core.phrasebook import MissingPhrase
from onetable.core.word import Word
from onetable.language.book import Forms, Listing, Marked, Row, SpokenBook
from onetable.language.en.writing import English


class Card(Word, frozen=True):
    """A card."""

    name: str


class Goal(Word, frozen=True):
    """A goal."""


class Win(Goal, frozen=True):
    """To win cards."""

    cards: tuple[Card, ...]
    least: int = 1


class Lead(Goal, frozen=True):
    """To lead."""


class LikeWin(Goal, frozen=True):
    """A word of one card that reads as another."""

    reads_as = Win((Card("ace"),))


class Both(Forms):
    """A clause in two forms."""

    def in_form(self, form: str) -> str | None:
        return {"": "lead", "never": "never lead"}.get(form)


ROWS: dict[object, Row] = {
    str: lambda key, _: key,
    Card: "{:bare}",
    (Card, "bare"): Marked("{name} of 'Hills'"),
    (Card, "the"): "the {:bare}",
    Win: "win at least {least:card}. {cards:the} will do.",
    Lead: Both(),
    (Goal, "never"): "never {}",
    (int, "card"): lambda number, _: f"{number} card{'s' * (number > 1)}",
    tuple: Listing(", ", " or "),
}


class Shown(SpokenBook):
    """A book that shows cards."""

    def show(self, thing: object, words: str) -> str:
        return f"[{words}]"


BOOK = SpokenBook("en", ROWS, English)
ACE, TWO = Card("ace"), Card("two")


def test_gaps_are_filled_in_and_sentences_begin_with_a_capital() -> None:
    assert BOOK.read(Win((ACE, TWO), 2)) == "Win at least 2 cards. The ace of ’Hills’ or the two of ’Hills’ will do."
    assert BOOK.say(ACE, "the") == "the ace of 'Hills'" and BOOK.read(ACE, form="the") == "The ace of ’Hills’"


def test_a_form_is_that_of_the_word_or_of_what_it_is_a_kind_of() -> None:
    assert BOOK.read(Lead(), form="never") == "Never lead" and BOOK.read(Win((ACE,)), form="never").startswith("Never win at least 1 card.")
    assert BOOK.read(LikeWin()) == BOOK.read(Win((ACE,)))


def test_what_changes_the_meaning_is_never_left_out() -> None:
    with pytest.raises(MissingPhrase, match="en has no phrase for Card in the form “never”"):
        BOOK.read(ACE, form="never")
    with pytest.raises(MissingPhrase, match="en has no phrase for Lead in the form “never_and”"):
        BOOK.read(Lead(), form="never_and")
    with pytest.raises(MissingPhrase, match="en has no phrase for int in the form “trick”"):
        BOOK.read(3, form="trick")
    assert BOOK.read(ACE, form="short") == BOOK.read(ACE)  # another dress: the plain phrase stands in
    gap = SpokenBook("en", {key: row for key, row in ROWS.items() if key != (Card, "bare")}, English)
    with pytest.raises(MissingPhrase, match="in the form “bare”"):
        gap.read(ACE)


def test_a_thing_is_shown_as_the_reader_likes() -> None:
    assert Shown("en", ROWS, English).read(Win((ACE,))) == "Win at least 1 card. The [ace of ’Hills’] will do."
    assert Shown("en", ROWS, English).read(ACE) == "[Ace of ’Hills’]"
