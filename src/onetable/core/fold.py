"""Names as people type them."""

from __future__ import annotations

from functools import lru_cache
from unicodedata import category, normalize

ACCENTS = range(0x300, 0x370)


@lru_cache(maxsize=10_000)
def fold(text: str) -> str:
    """A text as it is typed without care: no capitals, no accents, a space for every sign."""
    letters = [letter for letter in normalize("NFKD", text).casefold() if ord(letter) not in ACCENTS]
    return " ".join("".join([letter if letter.isalnum() or category(letter)[0] == "M" else " " for letter in letters]).split())
