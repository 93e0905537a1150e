"""The trick-taking game as it is sent to its table in the browser."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from onetable.core.match import Match
from onetable.core.phrasebook import Phrasebook
from onetable.core.rulebook import Result, Rulebook
from onetable.core.view import SPECTATOR
from onetable.core.word import Word
from onetable.games.fellowship.pictures import shapes
from onetable.games.fellowship.pictures.chips import ChipBook
from onetable.games.fellowship.pictures.open_table import open_view
from onetable.games.fellowship.pictures.painter import Painter
from onetable.games.fellowship.pieces.playing_cards import Card
from onetable.games.fellowship.text.books import FellowshipBook
from onetable.server.pictures.picture import Picture
from onetable.server.pictures.pictures import Pictures, Remembered, seen
from onetable.server.pictures.speaker import Speaker


class Painted(Remembered):
    """A match with the painter that has followed it."""

    def __init__(self, match: Match[Any]) -> None:
        super().__init__(match)
        self.painter = Painter(match.setup)


class FellowshipPictures(Pictures):
    """What all seats share is written once."""

    board = shapes.Board

    def remember(self, match: Match[Any]) -> Painted:
        return Painted(match)

    def book(self, book: Phrasebook) -> Phrasebook:
        assert isinstance(book, FellowshipBook)
        return ChipBook(book)

    def lies(self, part: object) -> str:
        return part.code if isinstance(part, Card) else ""

    def draw(
        self,
        speaker: Speaker,
        rulebook: Rulebook[Any],
        match: Match[Any],
        seats: Sequence[tuple[int, int]],
        names: Sequence[str],
        result: Result | None,
    ) -> list[Picture]:
        views, refused = seen(rulebook, match, seats)
        painter: Painter = self.memory(match).painter
        painter.follow(match.journal)
        return painter.paint(speaker, views, [seat for seat, _ in seats], refused, result)  # type: ignore[arg-type]

    def draw_open(
        self, speaker: Speaker, rulebook: Rulebook[Any], match: Match[Any], names: Sequence[str], result: Result | None
    ) -> Picture:
        painter = Painter(match.setup)
        painter.follow(match.journal)
        return painter.paint(speaker, [open_view(match.game)], [SPECTATOR], {}, result)[0]

    def word_text(self, speaker: Speaker, rulebook: Rulebook[Any], word: Word, match: Match[Any] | None, seat: int) -> str:
        """Its words say all by themselves, whatever lies on the table."""
        return speaker.read(word)
