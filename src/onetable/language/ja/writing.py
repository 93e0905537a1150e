"""How Japanese is written: where spaces stand."""

from __future__ import annotations

from onetable.language.book import Language, closed_up, rounded

RANGES = (("\u3000", "\u30ff"), ("\u4e00", "\u9fff"), ("\uff00", "\uffef"))


def is_wide(sign: str) -> bool:
    """A Japanese character or mark."""
    return any([first <= sign <= last for first, last in RANGES])


def is_close(before: str, after: str) -> bool:
    """Whether no space stands between these two signs."""
    return (is_wide(before) and after != "—") or (is_wide(after) and before != "—")


class Japanese(Language):
    """Japanese: no space stands beside its characters, except around a dash; foreign names keep theirs."""

    @classmethod
    def written(cls, words: str) -> str:
        return closed_up(rounded(words), is_close)


LANGUAGE = Japanese
