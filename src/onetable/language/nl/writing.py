"""How Dutch is written."""

from __future__ import annotations

from onetable.language.book import Alphabetic
from onetable.language.markup import OPEN, begun


class Dutch(Alphabetic):
    """Dutch: a sentence begins with a capital, which has no accent where it only stresses a number."""

    @staticmethod
    def begin(words: str) -> str:
        if words[:1] == OPEN:
            return begun(words, Dutch.begin)
        return f"E{words[1:]}" if words.startswith("één ") else words[:1].upper() + words[1:]


LANGUAGE = Dutch
