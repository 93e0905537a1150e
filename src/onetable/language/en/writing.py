"""How English is written."""

from __future__ import annotations

from onetable.language.book import Alphabetic


class English(Alphabetic):
    """English: a plain letter at the beginning of a sentence becomes a capital."""

    @staticmethod
    def begin(words: str) -> str:
        return words[:1].upper() + words[1:] if words[:1].isascii() else words


LANGUAGE = English
