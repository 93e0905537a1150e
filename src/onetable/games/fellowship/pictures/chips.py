"""Playing cards within a sentence: marked, so that a picture may be shown in their place."""

from __future__ import annotations

from onetable.core.remembering import remembered
from onetable.games.fellowship.pieces.names import Player
from onetable.games.fellowship.pieces.playing_cards import Card
from onetable.games.fellowship.text.books import FellowshipBook
from onetable.language.markup import carried, marked
from onetable.language.text import Text, shown
from onetable.server.pictures.marks import seat_marked


class ChipBook(FellowshipBook):
    """A phrasebook that marks every playing card, and every seat of somebody who has no character yet."""

    def __init__(self, book: FellowshipBook) -> None:
        super().__init__(book.code, book.phrases, book.language)
        self.read = remembered(5_000)(super().read)  # type: ignore[method-assign]  # words are equal by value: what was read is known

    def show(self, thing: object, words: str) -> str:
        if isinstance(thing, Player):
            return seat_marked(thing.number, words)
        return marked("chip", words, thing.code) if isinstance(thing, Card) else words

    def write(self, said: Text) -> str:
        return carried(shown(said, self.show, self.language.begin), self.language.written)
