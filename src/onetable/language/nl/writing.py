"""How Dutch is written: a capital begins a sentence, apostrophes are round."""

from __future__ import annotations

from onetable.language.book import Language

ROUND = str.maketrans("'", "’")


class Dutch(Language):
    """Dutch."""

    @staticmethod
    def begin(words: str) -> str:
        return words[:1].upper() + words[1:]

    @staticmethod
    def written(words: str) -> str:
        return words.translate(ROUND)


LANGUAGE = Dutch
