"""How English is written: a capital begins a sentence, apostrophes are round."""

from __future__ import annotations

from onetable.language.book import Language

ROUND = str.maketrans("'", "’")


class English(Language):
    """English."""

    @staticmethod
    def begin(words: str) -> str:
        return words[:1].upper() + words[1:] if words[:1].isascii() else words

    @staticmethod
    def written(words: str) -> str:
        return words.translate(ROUND)


LANGUAGE = English
