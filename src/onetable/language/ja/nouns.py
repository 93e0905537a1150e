"""Japanese nouns: lists."""

from __future__ import annotations

from collections.abc import Iterable

from onetable.language.text import listed


def several(parts: Iterable[str], last: str = "と") -> str:
    """フロド、サムとメリー."""
    return listed(parts, "、", last)
