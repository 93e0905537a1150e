"""Names of characters, chapters, events, riders, gifts and suits in four languages, read from their table."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from onetable.core.phrasebook import MissingPhrase


@cache
def _names() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = json.loads(files(__package__).joinpath("names.json").read_text("utf-8"))
    return found


def name_of(key: str, language: str) -> str:
    """The name of this card, chapter or suit in this language."""
    try:
        return _names()[key][language]
    except KeyError:
        raise MissingPhrase(f"{language} has no name for “{key}”") from None
