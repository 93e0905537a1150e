"""The rounds of a combat, with the arithmetic of each."""

from __future__ import annotations

from onetable.games.quest.pictures.drawing import Drawing
from onetable.games.quest.pictures.fight_shape import Clash


def rounds(drawing: Drawing) -> tuple[Clash, ...]:
    """All rounds so far, the newest last."""
    return ()
