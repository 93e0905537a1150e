"""Names: who and what is spoken of."""

from __future__ import annotations

from onetable.core.word import Word


class Named(Word, frozen=True):
    """A character, an event, a gift, a rider or a chapter, by its key."""

    key: str

    @property
    def code(self) -> str:
        """The short form that scenario files use."""
        return self.key


class Player(Word, frozen=True):
    """A person at the table, as long as no character is chosen; counted from 0."""

    number: int


class Pyramid(Word, frozen=True):
    """The third hand of a game for two."""


class TheLostCard(Word, frozen=True):
    """The card that nobody was dealt."""


class ThreatCard(Word, frozen=True):
    """A card of a threat deck."""

    rank: int


Who = Named | Player | Pyramid
