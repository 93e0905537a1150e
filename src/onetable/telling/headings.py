"""The headings of a journal, found word by word as it grows."""

from __future__ import annotations

from typing import Self

from onetable.core.word import Word

Heading = tuple[str, int]  # a key of the interface, and its number


class Headings:
    """Under which heading the next word of a journal stands; a game says what begins something new."""

    def __init__(self) -> None:
        self.now: Heading | None = None

    def __copy__(self) -> Self:
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        return twin

    def feed(self, word: Word) -> Heading | None:
        """The heading of this word."""
        self.now = self.begins(word) or self.now
        return self.now

    def begins(self, word: Word) -> Heading | None:
        """The heading that this word begins; None where it stands under the present one."""
        return None

    @property
    def number(self) -> int:
        """The number of the present heading."""
        return self.now[1] if self.now is not None else 0
