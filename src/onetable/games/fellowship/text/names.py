"""Names of characters, chapters, events, riders, gifts and suits in four languages, read from their tables."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from onetable.core.phrasebook import MissingPhrase


@cache
def _table(name: str) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = json.loads(files(__package__).joinpath(f"{name}.json").read_text("utf-8"))
    return found


def name_of(key: str, language: str, table: str = "name") -> str:
    """The name of this card, chapter or suit in this language; of a character also the epithet."""
    try:
        return _table(f"{table}s")[key][language]
    except KeyError:
        raise MissingPhrase(f"{language} has no {table} for “{key}”") from None


COMMA = {"zh": "，", "ja": "、"}


def short_name_of(key: str, language: str) -> str:
    """What somebody is called in a sentence: Gandalf, whatever he serves."""
    return name_of(key, language).partition(COMMA.get(language, ","))[0]


def is_title(key: str) -> bool:
    """Whether this is the title of a card or a chapter, not the name of somebody."""
    return _table("names")[key]["is"] == "title"


def is_several(key: str) -> bool:
    """Whether this is the name of more than one."""
    return _table("names")[key]["is"] == "persons"


def is_burdened(key: str) -> bool:
    """Whether this is the burdened side of a character."""
    return key.endswith("_burdened")
