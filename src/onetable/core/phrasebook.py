"""Reads words aloud. A language is one table: word -> phrase, in as many grammatical forms as it needs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from typing import Any, TypeVar

from msgspec import Struct

from onetable.core.position import Position

LANGUAGES = ("en", "zh", "ja", "nl")
TITLES = ("own", "english", "both")  # in which language the titles of cards are read; both: beside each other where there is room
Phrase = str | Callable[..., str]  # a function gets the word
Phrases = Mapping[object, Any]  # a phrase, or what a book of its own kind makes one of


class MissingPhrase(LookupError):
    """A word, or a form of it, that this language cannot say yet."""


class Phrasebook:
    """One language. Keys are classes and enum members, alone or with a form: `(Trick, "many")`."""

    def __init__(self, code: str, phrases: Phrases, names: Mapping[str, str], tidy: Callable[[str], str] = str) -> None:
        self.code, self.phrases, self.names, self.tidy = code, phrases, names, tidy

    def read(self, *words: object, form: str = "") -> str:
        """These words as text, one after the other."""
        return self.tidy(" ".join(self.say(word, form) for word in words))

    def say(self, word: object, form: str = "") -> str:
        """One word in one form, not yet tidied."""
        if isinstance(word, (tuple, list)):
            return self.phrase(tuple, form).join(self.say(part, form) for part in word)
        if not isinstance(word, (Struct, Enum)):
            return format(word, form)
        parts = {name: _Part(self, getattr(word, name)) for name in word.__struct_fields__} if isinstance(word, Struct) else {}
        return self.phrase(word, form).format(**parts)

    def phrase(self, word: object, form: str = "") -> str:
        """The template for this word in this form; without one of its own the form falls back to the plain phrase."""
        key = word if isinstance(word, (Enum, type)) else type(word)
        found = self.phrases.get((key, form), self.phrases.get(key))
        if found is None:
            name = getattr(key, "__name__", key)
            raise MissingPhrase(f"{self.code} has no phrase for {name}" + (f" in the form “{form}”" if form else ""))
        return found if isinstance(found, str) else self.apply(found, word)

    def apply(self, phrase: Callable[..., str], word: object) -> str:
        """The template that a function among the phrases makes of a word."""
        return phrase(word)

    def at(self, table: Position) -> Phrasebook:
        """The book for words about this table: a game whose words hold places of the table can name what lies there."""
        return self

    def marking(self) -> Phrasebook:
        """The same book, in whose texts names, keywords and timing words are marked (`language/markup`); without such marks itself."""
        return self

    def titled(self, wish: str) -> Phrasebook:
        """The same book with titles as the reader wishes (`TITLES`), where cards are known by English ones besides; else itself."""
        return self

    def figures(self, card: object) -> str:
        """What is printed on a card besides its name and its text, as one line; most games print nothing else."""
        return ""

    def name(self, key: str) -> str:
        """A proper name or title."""
        if key not in self.names:
            raise MissingPhrase(f"{self.code} has no name for “{key}”")
        return self.names[key]


B = TypeVar("B", bound=Phrasebook)


class Books(Mapping[str, B]):
    """The phrasebooks of a game by language; a book is made when somebody takes it from the shelf."""

    def __init__(self, make: Callable[[str], B]) -> None:
        self._make = make
        self._made: dict[str, B] = {}

    def __getitem__(self, language: str) -> B:
        if language not in LANGUAGES:
            raise KeyError(language)
        if language not in self._made:
            self._made[language] = self._make(language)
        return self._made[language]

    def __iter__(self) -> Iterator[str]:
        return iter(LANGUAGES)

    def __len__(self) -> int:
        return len(LANGUAGES)


class _Part:
    """Lets a phrase ask its parts for a form: {cards:many}."""

    __slots__ = ("book", "word")

    def __init__(self, book: Phrasebook, word: object) -> None:
        self.book, self.word = book, word

    def __format__(self, form: str) -> str:
        return self.book.say(self.word, form)

    def __getattr__(self, name: str) -> object:
        return _Part(self.book, getattr(self.word, name))
