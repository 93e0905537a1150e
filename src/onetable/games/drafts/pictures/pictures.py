"""Limited play as it is sent: cards are told by their keys, and their faces are those of the trading card game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from onetable.core.phrasebook import Phrasebook
from onetable.core.rulebook import Result
from onetable.games.drafts.pictures import shapes
from onetable.games.drafts.pictures.painter import open_part, paint
from onetable.games.tcg.game import TradingCardGame
from onetable.games.tcg.pictures.faces import faces_in
from onetable.games.tcg.pictures.faces_shape import Face
from onetable.games.tcg.speech.names import Player
from onetable.server.pictures.marks import naming_seats
from onetable.server.pictures.picture import Picture
from onetable.server.pictures.pictures import Pictures
from onetable.server.pictures.speaker import Speaker
from onetable.telling.spoken_view import SpokenView


class DraftPictures(Pictures):
    """Boosters, pools and decks."""

    board = shapes.Board
    face = Face
    tells_refusals = False  # what is wrong with a deck stands beside it

    def book(self, book: Phrasebook) -> Phrasebook:
        """People are called by their names, wherever a sentence speaks of a seat."""
        return naming_seats(book, Player, lambda word: word.seat)

    def share(self, public: Callable[[], SpokenView]) -> Mapping[str, bytes]:
        return open_part(public())

    def picture(
        self, speaker: Speaker, sight: SpokenView, shared: Mapping[str, bytes], seat: int, setup: Mapping[str, Any], result: Result | None
    ) -> Picture:
        return paint(speaker, sight, shared, seat, setup, result)

    def faces(self, speaker: Speaker) -> Mapping[str, Face]:
        return faces_in(TradingCardGame.id, speaker.language)
