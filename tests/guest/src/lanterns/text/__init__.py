"""The phrasebooks of this game; a language is loaded when it is first asked for."""

from __future__ import annotations

from importlib import import_module

from onetable.core.phrasebook import LANGUAGES, Phrasebook


def book(language: str) -> Phrasebook:
    """The words of this game in one language."""
    if language not in LANGUAGES:
        raise KeyError(language)
    found: Phrasebook = import_module(f"{__package__}.{language}").BOOK
    return found
