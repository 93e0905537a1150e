"""The phrasebooks of this game, one for each language; a language is loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

from onetable.core.phrasebook import LANGUAGES, Books, MissingPhrase, Phrasebook


@cache
def _table(language: str) -> Any:
    """The module of a language: PHRASES, EPITHETS and tidy."""
    return import_module(f"{__package__}.{language}")


def _book(language: str) -> Phrasebook:
    table = _table(language)
    return Phrasebook(language, table.PHRASES, {}, table.tidy)


BOOKS: Mapping[str, Phrasebook] = Books(_book)


def epithet(key: str, language: str) -> str:
    """The line under the name of this character."""
    if language not in LANGUAGES:
        raise KeyError(language)
    found: str | None = _table(language).EPITHETS.get(key)
    if found is None:
        raise MissingPhrase(f"{language} has no epithet for “{key}”")
    return found
