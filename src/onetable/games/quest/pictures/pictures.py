"""Middle-earth Quest as it is sent to its table in the browser."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from onetable.core.match import Match
from onetable.core.rulebook import Result, Rulebook
from onetable.core.view import SPECTATOR, View
from onetable.core.word import Word
from onetable.games.quest.pictures import shapes
from onetable.games.quest.pictures.faces import faces_in
from onetable.games.quest.pictures.faces_shape import Face
from onetable.games.quest.pictures.painter import paint, shared
from onetable.server.pictures.picture import Picture
from onetable.server.pictures.pictures import Pictures
from onetable.server.pictures.plain import sight_of
from onetable.server.pictures.speaker import Speaker


class QuestPictures(Pictures):
    """Places, figures and cards are told by their keys; the map and what is printed on them are fetched once."""

    board = shapes.Board
    face = Face

    def draw(
        self,
        speaker: Speaker,
        rulebook: Rulebook[Any],
        match: Match[Any],
        seats: Sequence[tuple[int, int]],
        names: Sequence[str],
        result: Result | None,
    ) -> list[Picture]:
        views = rulebook.views(match.game, [through for _, through in seats])
        open_view = rulebook.view(match.game, SPECTATOR)
        written = shared(sight_of(speaker, open_view, names, {}, match.journal_for(SPECTATOR)))
        found = []
        for view, (seat, _) in zip(views, seats, strict=True):
            sight = sight_of(speaker, view, names, {}, match.journal_for(view.seat))
            found.append(paint(speaker, sight, written, seat, match.setup, result))
        return found

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
    ) -> Picture:
        sight = sight_of(speaker, view, names, {}, journal)  # why something cannot be chosen is asked of the view
        return paint(speaker, sight, shared(sight), seat, setup, result)

    def faces(self, speaker: Speaker) -> Mapping[str, Face]:
        return faces_in(speaker.game, speaker.language)
