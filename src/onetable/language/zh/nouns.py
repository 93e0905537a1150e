"""Chinese nouns: lists."""

from __future__ import annotations

from collections.abc import Iterable

from onetable.language.text import listed


def several(parts: Iterable[str], last: str = "和") -> str:
    """弗罗多、山姆和梅里."""
    return listed(parts, "、", last)
