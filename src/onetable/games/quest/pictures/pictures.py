"""Middle-earth Quest as it is sent to its table in the browser."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from onetable.core.rulebook import Result
from onetable.core.word import Word
from onetable.games.quest.form import SAURON
from onetable.games.quest.pictures import shapes
from onetable.games.quest.pictures.faces import faces_in
from onetable.games.quest.pictures.faces_shape import Face
from onetable.games.quest.pictures.offered import hero_offered, sauron_offered
from onetable.games.quest.pictures.painter import paint, shared
from onetable.games.quest.telling.journal import speaker
from onetable.games.quest.traits import Character, Hero, Marker, Minion, Place, Track
from onetable.server.pictures.picture import Picture
from onetable.server.pictures.pictures import Pictures
from onetable.server.pictures.shapes import Json
from onetable.server.pictures.speaker import Speaker
from onetable.telling.spoken_view import SpokenView

LYING = ((Place, "place"), (Hero, "hero"), (Minion, "minion"), (Character, "character"), (Marker, "marker"), (Track, "track"))


class QuestPictures(Pictures):
    """Places, figures and cards are told by their keys; the map and what is printed on them are fetched once."""

    board = shapes.Board
    face = Face
    tells_refusals = False

    def about(self, word: Word) -> tuple[str, ...]:
        """The card of which it tells comes last: what lies on the map is looked for first."""
        card = speaker(word)
        return (*super().about(word), card) if card and not card.endswith(".") else super().about(word)

    def lies(self, part: object) -> str:
        return next((f"{kind}.{part}" for of, kind in LYING if isinstance(part, of)), "")

    def share(self, public: Callable[[], SpokenView]) -> bytes:
        return shared(public())

    def picture(
        self, speaker: Speaker, sight: SpokenView, shared: bytes, seat: int, setup: Mapping[str, Any], result: Result | None
    ) -> Picture:
        return paint(speaker, sight, shared, seat, setup, result)

    def faces(self, speaker: Speaker) -> Mapping[str, Face]:
        return faces_in(speaker.game, speaker.language)

    def offered(self, speaker: Speaker, field: str, value: Any) -> Json | None:
        return hero_offered(speaker, Hero(value)) if field == "heroes" else None

    def side(self, speaker: Speaker, side: str) -> Json | None:
        return sauron_offered(speaker) if side == SAURON else None
