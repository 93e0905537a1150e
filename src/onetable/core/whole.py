"""Whole numbers from elsewhere: from other libraries, or mistaken."""

from __future__ import annotations

from operator import index
from typing import Any


def whole(value: Any, what: str) -> int:
    """This as a plain whole number, whichever library it comes from; truth values and all else are refused by name."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise TypeError(f"{what} is a whole number, not {value!r}")
    return index(value)
