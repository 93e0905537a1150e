"""Chinese nouns: numbers, lists."""

from __future__ import annotations

from collections.abc import Iterable

from onetable.language.text import listed

OR = "或"


def several(parts: Iterable[str], last: str = "和") -> str:
    """弗罗多、山姆和梅里."""
    return listed(parts, "、", last)


def counted(number: object, noun: str) -> str:
    """2张牌: the noun begins with its measure word."""
    return f"{number}{noun}"
