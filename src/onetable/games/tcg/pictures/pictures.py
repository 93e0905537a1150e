"""The trading card game as it is sent to its table in the browser."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Raw

from onetable.core.rulebook import Result
from onetable.core.view import View
from onetable.core.word import Word
from onetable.games.tcg.pictures import shapes
from onetable.games.tcg.pictures.faces import faces_in
from onetable.games.tcg.pictures.faces_shape import Face
from onetable.games.tcg.pictures.painter import paint
from onetable.server.pictures.pictures import Pictures
from onetable.server.pictures.plain import sight_of
from onetable.server.pictures.speaker import Speaker


class TcgPictures(Pictures):
    """Cards are told by their keys; their faces are fetched once."""

    board = shapes.Board
    face = Face

    def picture(
        self,
        speaker: Speaker,
        view: View[Any],
        seat: int,
        names: Sequence[str],
        refused: Mapping[Word, Word],
        journal: Sequence[Word],
        setup: Mapping[str, Any],
        result: Result | None,
    ) -> Raw:
        return paint(speaker, sight_of(speaker, view, names, refused, journal), seat, setup, result)

    def faces(self, speaker: Speaker) -> Mapping[str, Face]:
        return faces_in(speaker.game, speaker.language)
