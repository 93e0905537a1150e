"""Japanese nouns: numbers, lists."""

from __future__ import annotations

from collections.abc import Iterable

from onetable.language.text import listed

OR = "か"


def several(parts: Iterable[str], last: str = "と") -> str:
    """フロド、サムとメリー."""
    return listed(parts, "、", last)


def counted(number: object, noun: str) -> str:
    """カードを2枚: so many cards or tokens before a verb."""
    return f"{noun}を{number}枚"
