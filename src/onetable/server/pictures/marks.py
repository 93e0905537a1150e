"""Marks within a sentence: a thing or a seat has its code beside its words, so that a picture or a name may be shown in their place."""

from __future__ import annotations

import re
from collections.abc import Callable
from copy import copy
from typing import TypeVar

from onetable.core.phrasebook import Phrasebook
from onetable.core.word import Word

BEGIN, WORDS, END = "\ue000", "\ue001", "\ue002"  # around the code, and then the words
SEAT = "@"  # the code of a seat: its number after this
MARKED = re.compile(f"{BEGIN}([^{WORDS}]*){WORDS}([^{END}]*){END}")
B = TypeVar("B", bound=Phrasebook)
W = TypeVar("W", bound=Word)


def marked(code: str, words: str) -> str:
    """Words that stand for the thing with this code."""
    return f"{BEGIN}{code}{WORDS}{words}{END}"


def seat_marked(seat: int, words: str) -> str:
    """Words that stand for who sits there."""
    return marked(f"{SEAT}{seat}", words)


def unmarked(text: str) -> str:
    """A text as somebody reads it who sees no pictures and knows nobody."""
    return MARKED.sub(r"\2", text)


def naming_seats(book: B, kind: type[W], seat_of: Callable[[W], int]) -> B:
    """The same book, in which every seat is marked; without the marks it says what it always does."""

    def say(word: W, *_: object) -> str:
        return seat_marked(seat_of(word), book.say(word))

    found = copy(book)
    found.phrases = {**book.phrases, kind: say}
    found.tidy = lambda text: tidied(text, book.tidy)
    return found


def tidied(text: str, tidy: Callable[[str], str]) -> str:
    """As tidy as without marks, which are then put where the words have come to stand."""
    if BEGIN not in text:
        return tidy(text)
    bare, done, at = tidy(unmarked(text)), "", 0
    for code, words in MARKED.findall(text):
        place = re.compile(re.escape(words), re.IGNORECASE).search(bare, at)
        if place is not None:
            done += bare[at : place.start()] + marked(code, place[0])
            at = place.end()
    return done + bare[at:]
