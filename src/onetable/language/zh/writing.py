"""How Chinese is written: where spaces stand."""

from __future__ import annotations

from onetable.language.book import ROUND, Language

FULL_WIDTH = "，。：；！？（）“”、"


def is_han(sign: str) -> bool:
    """A Chinese character."""
    return "\u4e00" <= sign <= "\u9fff"


def is_latin(sign: str) -> bool:
    """A letter of a foreign name."""
    return sign.isalpha() and sign <= "ž"


def is_close(before: str, after: str) -> bool:
    """Whether no space stands between these two signs."""
    if before in FULL_WIDTH or after in FULL_WIDTH:
        return True
    return (is_han(before) and (is_han(after) or after.isdigit())) or (before.isdigit() and is_han(after))


class Chinese(Language):
    """Chinese: a space parts characters from Latin letters, none stands beside full-width marks or before figures."""

    @classmethod
    def written(cls, words: str) -> str:
        text, found = " ".join(words.split()).translate(ROUND), ""
        for before, sign, after in zip(f" {text}"[:-1], text, f"{text[1:]} "[: len(text)], strict=True):
            if sign == " " and is_close(before, after):
                continue
            apart = (is_han(before) and is_latin(sign)) or (is_latin(before) and is_han(sign))
            found += f" {sign}" if apart else sign
        return found


LANGUAGE = Chinese
