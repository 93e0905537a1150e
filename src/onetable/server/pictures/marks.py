"""Seats within a sentence: marked, so that the name of who sits there may be shown in their place."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import TypeVar

from onetable.core.phrasebook import Phrasebook
from onetable.core.word import Word
from onetable.language.markup import marked

SEAT = "seat"  # the kind of such a mark; its code is the number of the seat
W = TypeVar("W", bound=Word)


def seat_marked(seat: int, words: str) -> str:
    """Words that stand for who sits there."""
    return marked(SEAT, words, str(seat))


def naming_seats(book: Phrasebook, kind: type[W], seat_of: Callable[[W], int]) -> Phrasebook:
    """The same book, in which every seat is marked besides all else; without the marks it says what it always does."""

    def say(word: W, *_: object) -> str:
        return seat_marked(seat_of(word), book.say(word))

    found = copy(book.marking())
    found.phrases = {**found.phrases, kind: say}
    return found
