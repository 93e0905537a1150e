"""A few sentences for the first game: which one fits the position."""

from __future__ import annotations

from onetable.games.tcg.pictures.drawing import Drawing
from onetable.games.tcg.pictures.shapes import Advice


def advice(drawing: Drawing) -> Advice | None:
    """The sentence for this moment."""
    return None
