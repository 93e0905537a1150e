"""What stands in a written deck besides its cards, in every language: labels, headings, how cards are counted."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec


class DeckWords(msgspec.Struct, frozen=True):
    """The table of these words: `labels` are written and read, the others are only read."""

    labels: dict[str, dict[str, str]]
    also: dict[str, list[str]]  # by what label it says: other ways to say it
    cards: list[str]  # what may stand behind a sum
    headings: list[str]


@cache
def deck_words() -> DeckWords:
    """The words, read once."""
    return msgspec.json.decode(files(__package__).joinpath("deck_words.json").read_bytes(), type=DeckWords)


def label(key: str, language: str) -> str:
    """What a part of a deck is called."""
    return deck_words().labels[key][language]
