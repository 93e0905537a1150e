"""Dutch nouns: plurals, numbers, lists."""

from __future__ import annotations

from collections.abc import Iterable

from onetable.language.text import listed


def counted(number: object, one: str, many: str) -> str:
    """1 kaart, 2 kaarten, X kaarten."""
    return f"{number} {one if number == 1 else many}"


def several(parts: Iterable[str], last: str = "en") -> str:
    """Frodo, Sam en Merijn."""
    return listed(parts, ", ", f" {last} ")
