"""The journal as a page, for games whose words say themselves where something new begins."""

from __future__ import annotations

from collections.abc import Callable

from onetable.core.word import Word
from onetable.telling.spoken_view import SpokenView


def latest_groups(sight: SpokenView, lines: int, is_heading: Callable[[Word], bool]) -> list[tuple[str, bool]]:
    """Headings and sentences, the latest group first; at least so many of them are read, older ones only if they are wanted."""
    found: list[tuple[str, bool]] = []
    words: list[Word] = []

    def told() -> list[tuple[str, bool]]:
        return [(sight.read(word), is_heading(word)) for word in reversed(words)]  # they came backwards

    for word in reversed(sight.journal):
        words.append(word)
        if is_heading(word):
            found += told()
            words = []
            if len(found) > lines:
                break
    return found + told()
