"""A phrasebook whose phrases make texts, which are written once, at the very end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from importlib import import_module
from typing import Any, ClassVar

from onetable.core.phrasebook import MissingPhrase, Phrasebook
from onetable.language.text import Gap, Mark, Piece, Text, as_text, enumerated, joined, shown


class Forms:
    """A phrase in several forms: a clause that may be an order or a statement, hold or not."""

    def in_form(self, form: str) -> str | Text | None:
        """What is said in this form; None where there is no such form."""
        raise NotImplementedError


class Marked:
    """What stands for a thing, which a reader may show in its place."""

    def __init__(self, said: str) -> None:
        self.said = said


class Listing:
    """How several are listed: what stands between them, and before the last; in which form each is said, if not in that of all."""

    def __init__(self, between: str, last: str = "", form: str | None = None) -> None:
        self.between, self.last, self.form = between, last or between, form


Row = str | Text | Forms | Marked | Listing | Callable[..., Any]  # a function gets the word and the book, and gives a row
Rows = Mapping[object, Row]


class Language:
    """How the texts of a language are written, and which of its forms change what is meant."""

    strict: ClassVar[frozenset[str]] = frozenset({"never", "and", "never_and"})  # without such a form nothing is said, not the plain phrase

    @staticmethod
    def begin(words: str) -> str:
        """The first words of a sentence."""
        return words

    @classmethod
    def written(cls, words: str) -> str:
        """A whole text: sentences begin as they should, and signs are not those of a keyboard."""
        return words


ROUND = str.maketrans("'", "’")


def rounded(words: str) -> str:
    """With the apostrophes of print; most texts have none."""
    return words.translate(ROUND) if "'" in words else words


def closed_up(text: str, is_close: Callable[[str, str], bool]) -> str:
    """A text without the spaces that stand between two signs which are close."""
    first, *rest = text.split() or [""]
    for word in rest:
        first += word if is_close(first[-1], word[0]) else f" {word}"
    return first


ENDS = (". ", "! ", "? ", ".” ", "!” ", "?” ")  # of a sentence


class Alphabetic(Language):
    """A language with spaces, capitals and apostrophes."""

    @classmethod
    def written(cls, words: str) -> str:
        text = cls.begin(" ".join(rounded(words).split()))
        for end in ENDS:
            if end in text:
                text = end.join([cls.begin(sentence) for sentence in text.split(end)])
        return text


def language_of(code: str) -> type[Language]:
    """The language with this code."""
    found: type[Language] = import_module(f"onetable.language.{code}.writing").LANGUAGE
    return found


class SpokenBook(Phrasebook):
    """One language of one game. Keys are classes and members of enums, alone or with a form: `(Goal, "never")` is said of every goal."""

    phrases: Mapping[object, Any]

    def __init__(self, code: str, rows: Rows, language: type[Language]) -> None:
        super().__init__(code, rows, {}, language.written)
        self.language = language
        self._found: dict[tuple[object, str, bool], tuple[Row | None, str]] = {}  # phrases that were looked for once

    # ---- for readers

    def read(self, *words: object, form: str = "") -> str:
        return self.write(joined([self.said(word, form) for word in words]))

    def say(self, word: object, form: str = "") -> str:
        """One word as it stands within a sentence."""
        return shown(self.said(word, form), self.show)

    def write(self, said: Text) -> str:
        """The letters of a text."""
        return self.language.written(shown(said, self.show, self.language.begin))

    def show(self, thing: object, words: str) -> str:
        """How a thing is shown for which these words stand: by them."""
        return words

    # ---- from words to texts

    def said(self, value: object, form: str = "", own: bool = False) -> Text:
        """A word, a name, a number or several in one form; in a form of its own, where its plain phrase would not do."""
        value = getattr(value, "reads_as", value)
        key = value if isinstance(value, (Enum, type)) else type(value)
        if (key, form, own) not in self._found:
            self._found[key, form, own] = self.row(key, form, own)
        row, inner = self._found[key, form, own]
        if row is None:
            return (str(value),)
        if isinstance(row, Listing):
            assert isinstance(value, tuple)
            return enumerated([self.said(part, inner if row.form is None else row.form) for part in value], row.between, row.last)
        if isinstance(row, Marked):
            return (Mark(value, self.bound(row.said, value, inner)),)
        return self.bound(row, value, inner)

    def row(self, key: object, form: str, own: bool = False) -> tuple[Row | None, str]:
        """The phrase for such a word, and in which of its forms; the plain one stands in for a form that does not change what is meant."""
        kinds = key.__mro__ if isinstance(key, type) else (key, type(key))
        for kind in kinds:
            if (kind, form) in self.phrases:
                return self.phrases[kind, form], form if kind is tuple else ""
            row = self.phrases.get(kind)
            if isinstance(row, Forms) and row.in_form(form) is not None:
                return row, form
        plain = next((kind for kind in kinds if kind in self.phrases), None)
        if plain is not None and (form not in self.language.strict or plain is tuple) and not own:
            return self.phrases[plain], form if plain is tuple else ""
        if key is int and not form:
            return None, ""
        name = getattr(key, "__name__", key)
        raise MissingPhrase(f"{self.code} has no phrase for {name}" + (f" in the form “{form}”" if form else ""))

    def bound(self, row: Row, word: object, form: str) -> Text:
        """A phrase with its gaps filled in."""
        while callable(row):
            row = row(word, self)
        if isinstance(row, Forms):
            row = row.in_form(form) or ""
        assert isinstance(row, (str, tuple))
        pieces: list[Piece] = []
        for piece in as_text(row):
            if isinstance(piece, Gap):
                pieces += (
                    self.said(getattr(word, piece.field), piece.form) if piece.field else self.said(word, piece.form, own=bool(piece.form))
                )
            else:
                pieces.append(piece)
        return tuple(pieces)
