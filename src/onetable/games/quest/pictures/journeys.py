"""Where a hero can come to with the cards of his hand, in several steps, and what that takes at least."""

from __future__ import annotations

from onetable.games.quest.pictures.drawing import Drawing
from onetable.games.quest.pictures.question_shape import Journey


def journeys(drawing: Drawing) -> tuple[Journey, ...]:
    """The cheapest way to every place in reach."""
    return ()
