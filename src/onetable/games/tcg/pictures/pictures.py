"""The trading card game as it is sent to its table in the browser."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from onetable.core.match import Match
from onetable.core.phrasebook import Phrasebook
from onetable.core.rulebook import Result, Rulebook
from onetable.core.view import SPECTATOR
from onetable.games.tcg.decklist import DECKS
from onetable.games.tcg.pictures import shapes
from onetable.games.tcg.pictures.faces import faces_in
from onetable.games.tcg.pictures.faces_shape import Face
from onetable.games.tcg.pictures.open_table import open_view
from onetable.games.tcg.pictures.painter import Shared, paint
from onetable.games.tcg.speech.names import Named, Player
from onetable.games.tcg.telling.deck_drawn import deck_drawn
from onetable.server.pictures.marks import naming_seats
from onetable.server.pictures.picture import Picture
from onetable.server.pictures.pictures import Pictures
from onetable.server.pictures.plain import sight_of
from onetable.server.pictures.shapes import Json
from onetable.server.pictures.speaker import Speaker
from onetable.telling.spoken_view import SpokenView


class TcgPictures(Pictures):
    """Cards are told by their keys; their faces are fetched once."""

    board = shapes.Board
    face = Face

    def book(self, book: Phrasebook) -> Phrasebook:
        """People are called by their names, wherever a sentence speaks of a seat."""
        return naming_seats(book, Player, lambda word: word.seat)

    def lies(self, part: object) -> str:
        """Cards are found by their keys, people by their seats."""
        return part.id if isinstance(part, Named) else f"seat.{part.seat}" if isinstance(part, Player) else ""

    def share(self, public: Callable[[], SpokenView]) -> Shared:
        return Shared(public())

    def picture(
        self, speaker: Speaker, sight: SpokenView, shared: Shared, seat: int, setup: Mapping[str, Any], result: Result | None
    ) -> Picture:
        return paint(speaker, sight, shared, seat, setup, result)

    def draw_open(
        self, speaker: Speaker, rulebook: Rulebook[Any], match: Match[Any], names: Sequence[str], result: Result | None
    ) -> Picture:
        sight = sight_of(speaker, open_view(match.game), names, {}, match.journal_for(SPECTATOR))
        return paint(speaker, sight, Shared(sight), SPECTATOR, match.setup, result)

    def offered(self, speaker: Speaker, field: str, value: Any) -> Json | None:
        return deck_drawn(DECKS[value], value) if field == "decks" and value in DECKS else None

    def faces(self, speaker: Speaker) -> Mapping[str, Face]:
        return faces_in(speaker.game, speaker.language)
