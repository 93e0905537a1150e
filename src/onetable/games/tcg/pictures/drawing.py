"""What is at hand while a view is drawn: the table as one seat sees it, and the names of its cards, each said once."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import cache

from onetable.core.step import Seat
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.pictures.shapes import Card
from onetable.games.tcg.table import Board
from onetable.games.tcg.telling.facts import board_of, joined, name_of, player
from onetable.language.markup import plain
from onetable.server.pictures.speaker import speaker_of
from onetable.telling.spoken_view import SpokenView


@cache
def trait_text(language: str, word: StrEnum) -> str:
    """The same in a language; it never changes."""
    return speaker_of("tcg", language).read(word)


class Drawing:
    """One view that is being drawn."""

    def __init__(self, sight: SpokenView) -> None:
        self.sight, self.say, self.read = sight, sight.say, sight.read
        self.board: Board = board_of(sight)
        self.seat: Seat = sight.view.seat
        self._names: dict[Handle, str] = {}
        self.changed = {*self.board.index.words, *[change.measure for change in self.board.lasting]}  # by a text or for a while

    def trait(self, word: StrEnum) -> str:
        """What a keyword or a measure is called where it stands alone."""
        return trait_text(self.sight.interface.language, word)

    def word(self, word: object) -> str:
        """A word of the game as it stands within a sentence."""
        return self.sight.phrases.say(word)

    def name(self, card: Handle) -> str:
        """A card of the table by its title."""
        found = self._names.get(card)
        if found is None:
            found = self._names[card] = name_of(self.sight, card)
        return found

    def person(self, seat: Seat) -> str:
        """Who sits there, by name where there is one; of several with the same name each has the number of his seat."""
        name = self.sight.seats[seat]
        if not name:
            return plain(player(self.sight, seat))
        return f"{name} {seat + 1}" if self.sight.seats.count(name) > 1 else name

    def names(self, cards: tuple[Handle, ...]) -> str:
        """Several cards in one sentence."""
        return joined(self.sight, [self.name(card) for card in cards])

    def key(self, card: Handle) -> str:
        """Which card this is, as far as this seat knows."""
        return self.board.faces.get(card, "")

    def cards(self, cards: Sequence[Handle]) -> tuple[Card, ...]:
        """These cards as they lie."""
        return tuple([Card(card, self.key(card)) for card in cards])
