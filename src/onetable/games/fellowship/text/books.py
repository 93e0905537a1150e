"""The phrasebooks of this game, one for each language; a language is loaded when it is first asked for.

A language is a package `en`, `zh`, `ja` or `nl`. Each of its files has a table of phrases with the name of the file: `goals.GOALS`.
Of several, `{persons:any}` is one of them and `{persons:all}` is each; a number may be said with what it counts, `{least:trick}`.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from onetable.core.phrasebook import LANGUAGES, Books
from onetable.games.fellowship.pieces.names import Named
from onetable.games.fellowship.pieces.playing_cards import Card, Suit
from onetable.games.fellowship.text.card_lines import lines_of
from onetable.games.fellowship.text.names import is_several, name_of
from onetable.language.book import Row, SpokenBook, language_of
from onetable.language.markup import carried, marked, plain
from onetable.language.text import Mark, Text, joined, shown


class FellowshipBook(SpokenBook):
    """One language of this game."""

    def read(self, *words: object, form: str = "") -> str:
        lines = lines_of(words[0]) if len(words) == 1 and not form else []
        said = [joined([self.said(words[0], form) for form in line]) for line in lines if line]
        return "\n".join([self.write(line) for line in said]) if said else super().read(*words, form=form)

    def is_several(self, who: object) -> bool:
        return isinstance(who, Named) and is_several(who.key)

    def marking(self) -> FellowshipBook:
        return MarkingBook(self.code, self.phrases, self.language)


class MarkingBook(FellowshipBook):
    """The same, in which characters, cards and suits are marked."""

    def said(self, value: object, form: str = "", own: bool = False) -> Text:
        text = super().said(value, form, own)
        is_named = type(value) is str or isinstance(value, Suit)
        return (Mark(value, text),) if is_named and not any([isinstance(piece, Mark) for piece in text]) else text

    def show(self, thing: object, words: str) -> str:
        """Marks do not nest: a card is marked, and not its suit within."""
        match thing:
            case Card():
                return marked("chip", plain(words), thing.code)
            case Suit():
                return marked("suit", words, thing.value)
            case str():
                return marked("name", words, thing)
        return words

    def write(self, said: Text) -> str:
        return carried(shown(said, self.show, self.language.begin), self.language.written)


def _book(language: str) -> FellowshipBook:
    rows: dict[object, Row] = {}
    for part in ("names", "goals", "cards", "chapters", "deeds", "reasons"):
        rows |= getattr(import_module(f"{__package__}.{language}.{part}"), part.upper())
    return FellowshipBook(language, rows, language_of(language))


BOOKS: Mapping[str, FellowshipBook] = Books(_book)


def epithet(key: str, language: str) -> str:
    """The line under the name of this character."""
    if language not in LANGUAGES:
        raise KeyError(language)
    return name_of(key, language, "epithet")
