"""The journal as a page, for games whose words say themselves where something new begins."""

from __future__ import annotations

from collections.abc import Callable

from onetable.core.word import Word
from onetable.telling.spoken_view import SpokenView


def latest_lines(sight: SpokenView, lines: int, is_heading: Callable[[Word], bool]) -> list[tuple[str, bool]]:
    """Headings and sentences in the order in which it happened, at most so many; older ones are read only if they are wanted."""
    return [(sight.read(word), is_heading(word)) for word in sight.journal[-lines:]] if lines > 0 else []
