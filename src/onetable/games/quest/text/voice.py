"""Whom a text speaks to or of: the same phrase says “your location” to a hero, and “the hero’s location” of one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar

from onetable.games.quest.parts_of_speech import Amount, Value, Where
from onetable.games.quest.text.book import QuestBook
from onetable.games.quest.text.variants import variant_of
from onetable.language.text import Filler, Gap

AMOUNTS = ("count", "points", "by")


@cache
def _amount_field(kind: type) -> str:
    """Which field of such words says how many."""
    fields: tuple[str, ...] = getattr(kind, "__struct_fields__", ())
    return next((field for field in AMOUNTS if field in fields), "")


def counted_by(word: Any) -> Value | None:
    """By what a word counts, if its amount is no plain number."""
    field = _amount_field(word.__class__)
    value = getattr(word, field) if field else None
    return value if isinstance(value, Value) else None


@dataclass(frozen=True)
class Voice(Filler):
    """One text while it is being said. Its own words fill gaps, too: `{your}`; `{yes:a|no}` says what holds, or what does not."""

    words: ClassVar[Mapping[str, tuple[str, str]]] = {}  # what is said to a hero, and what of one, who is named where “{}” stands

    book: QuestBook

    @property
    def name(self) -> str:
        """How the hero is called who is spoken of; "" if he is spoken to."""
        return ""

    def __getitem__(self, gap: str) -> str:
        """One of the words that depend on whom the text speaks to."""
        to_you, of_him = self.words[gap]
        return of_him.format(self.name) if self.name else to_you

    def gap(self, gap: Gap, word: Any) -> str:
        """A word that depends on the hero, a field of the word or of this text, or the word itself in another form: `{:bare}`."""
        field, form = gap
        if field in self.words:
            return self[field]
        return self.said(getattr(word if field in word.__struct_fields__ else self, field) if field else word, form)

    def said(self, value: object, form: str) -> str:
        """A part of a word."""
        if isinstance(value, Where):
            return self.place(value, form)
        if isinstance(value, Value):
            return self.amount(value, form)
        return self.book.say(value, form)

    def place(self, where: Where, form: str) -> str:
        """A place in a form."""
        return self.fill(self.book.place(type(where), variant_of(where), form), where)

    def amount(self, value: Value, noun: str) -> str:
        """So many of a noun as a value says."""
        raise NotImplementedError

    def number(self, value: Amount) -> str:
        """A number by what is counted."""
        return str(value) if isinstance(value, int) else self.fill(self.book.phrase(type(value)), value)
