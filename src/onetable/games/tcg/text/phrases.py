"""Where the phrase of a word stands: within a sentence, as its part of speech does, or alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar

from onetable.core.word import Word
from onetable.games.tcg.text.book import CardBook, CardPhrase


class Sentence(Protocol):
    """A sentence while it is being said."""

    book: CardBook


S = TypeVar("S", bound=Sentence)
Speech = Mapping[type, tuple[str, CardPhrase]]  # part of speech -> its form within a sentence, and how such a word stands alone


def within(word: Word, form: str, talk: S, say: Callable[[Any, S], str]) -> str:
    """A word within a sentence: its phrase is a function of word and sentence, or a template whose fields the sentence says."""
    phrase = talk.book.own(type(word), form)
    if isinstance(phrase, str):
        return phrase.format(**{name: _Field(getattr(word, name), talk, say) for name in word.__struct_fields__})
    return phrase(word, talk)


class _Field:
    """A field of a word, said only if the template asks for it: a sentence remembers what it has named."""

    __slots__ = ("say", "talk", "value")

    def __init__(self, value: object, talk: S, say: Callable[[Any, S], str]) -> None:
        self.value, self.talk, self.say = value, talk, say

    def __format__(self, form: str) -> str:
        return self.say(self.value, self.talk)


def placed(phrases: Mapping[object, CardPhrase], speech: Speech) -> dict[object, CardPhrase]:
    """The phrases that a set brings, each word where its part of speech stands; a key with a form says itself where it stands."""
    found: dict[object, CardPhrase] = {}
    for key, phrase in phrases.items():
        part = next((part for part in speech if isinstance(key, type) and issubclass(key, part)), None)
        if part is None:
            found[key] = phrase
        else:
            form, found[key] = speech[part]
            found[key, form] = phrase
    return found
