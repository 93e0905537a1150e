"""The phrasebooks of this game, one for each language; a language is loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Any

from onetable.core.phrasebook import LANGUAGES, MissingPhrase, Phrasebook


@cache
def _table(language: str) -> Any:
    """The module of a language: PHRASES, EPITHETS and tidy."""
    return import_module(f"{__package__}.{language}")


class _Shelf(Mapping[str, Phrasebook]):
    """All languages by their code; a book is made when somebody takes it from the shelf."""

    def __init__(self) -> None:
        self._made: dict[str, Phrasebook] = {}

    def __getitem__(self, language: str) -> Phrasebook:
        if language not in LANGUAGES:
            raise KeyError(language)
        if language not in self._made:
            table = _table(language)
            self._made[language] = Phrasebook(language, table.PHRASES, {}, table.tidy)
        return self._made[language]

    def __iter__(self) -> Iterator[str]:
        return iter(LANGUAGES)

    def __len__(self) -> int:
        return len(LANGUAGES)


BOOKS: Mapping[str, Phrasebook] = _Shelf()


def epithet(key: str, language: str) -> str:
    """The line under the name of this character."""
    if language not in LANGUAGES:
        raise KeyError(language)
    found: str | None = _table(language).EPITHETS.get(key)
    if found is None:
        raise MissingPhrase(f"{language} has no epithet for “{key}”")
    return found
