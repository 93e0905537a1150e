"""The phrasebooks of this game, one for each language; a language is loaded when it is first asked for.

A language is a package `en`, `zh`, `ja` or `nl`. Each of its files has a table of phrases with the name of the file: `goals.GOALS`.
Of several, `{persons:any}` is one of them and `{persons:all}` is each; a number may be said with what it counts, `{least:trick}`.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from onetable.core.phrasebook import LANGUAGES, Books
from onetable.games.fellowship.pieces.names import Named
from onetable.games.fellowship.text.card_lines import lines_of
from onetable.games.fellowship.text.names import is_several, name_of
from onetable.language.book import Row, SpokenBook, language_of
from onetable.language.text import joined


class FellowshipBook(SpokenBook):
    """One language of this game."""

    def read(self, *words: object, form: str = "") -> str:
        lines = lines_of(words[0]) if len(words) == 1 and not form else []
        said = [joined([self.said(words[0], form) for form in line]) for line in lines if line]
        return "\n".join([self.write(line) for line in said]) if said else super().read(*words, form=form)

    def is_several(self, who: object) -> bool:
        return isinstance(who, Named) and is_several(who.key)


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
