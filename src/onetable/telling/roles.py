"""Whom each seat plays, found word by word as a journal grows."""

from __future__ import annotations

from onetable.core.phrasebook import Phrasebook
from onetable.core.step import Seat
from onetable.core.word import Word


class Roles:
    """Seats are called by the names of those who sit there, unless a game gives them others."""

    def __init__(self, phrases: Phrasebook) -> None:
        self.phrases = phrases

    def feed(self, word: Word) -> None:
        """Take in what everybody has heard."""

    def of(self, seat: Seat) -> str:
        """Whom this seat plays; nothing where that has no name."""
        return ""
