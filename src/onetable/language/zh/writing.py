"""How Chinese is written: where spaces stand."""

from __future__ import annotations

from onetable.language.book import Language, closed_up, rounded

FULL_WIDTH = "，。：；！？（）“”、"
LATIN = frozenset([chr(code) for code in range(ord("ž") + 1) if chr(code).isalpha()])  # letters of foreign names


def is_han(sign: str) -> bool:
    """A Chinese character."""
    return "\u4e00" <= sign <= "\u9fff"


def is_close(before: str, after: str) -> bool:
    """Whether no space stands between these two signs."""
    if before in FULL_WIDTH or after in FULL_WIDTH:
        return True
    return (is_han(before) and (is_han(after) or after.isdigit())) or (before.isdigit() and is_han(after))


def is_apart(before: str, after: str) -> bool:
    """Whether a space stands between these two signs."""
    return (is_han(before) and after in LATIN) or (before in LATIN and is_han(after))


class Chinese(Language):
    """Chinese: a space parts characters from Latin letters, none stands beside full-width marks or before figures."""

    @classmethod
    def written(cls, words: str) -> str:
        text = rounded(words)
        if not LATIN.isdisjoint(text):
            text = "".join([f" {sign}" if is_apart(before, sign) else sign for before, sign in zip(f" {text}", text, strict=False)])
        return closed_up(text, is_close)


LANGUAGE = Chinese
