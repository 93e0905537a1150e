"""What the cards are called in each language: titles and subtitles, read from the table of each set."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec

from onetable.games.tcg.card import Card
from onetable.games.tcg.cards.catalogue import SETS
from onetable.language.book import rounded

COMMAS = {"zh": "，", "ja": "、"}  # before a subtitle


class Titles(msgspec.Struct, frozen=True):
    """The table of a set, `titles.json` in its package: by what stands on the card, and then by language."""

    titles: Mapping[str, Mapping[str, str]] = {}
    subtitles: Mapping[str, Mapping[str, str]] = {}


@cache
def _tables() -> tuple[Titles, ...]:
    """The tables of all sets; one that has none keeps its English titles."""
    found = [files(each.home).joinpath("titles.json") for each in SETS]
    return tuple([msgspec.json.decode(table.read_bytes(), type=Titles) for table in found if table.is_file()])


@cache
def title_in(language: str, title: str) -> str:
    """A title in a language."""
    return next((each.titles[title][language] for each in _tables() if language in each.titles.get(title, ())), rounded(title))


@cache
def subtitle_in(language: str, subtitle: str) -> str:
    """A subtitle in a language, as it stands behind its title."""
    return next(
        (each.subtitles[subtitle][language] for each in _tables() if language in each.subtitles.get(subtitle, ())), rounded(subtitle)
    )


def name_in(language: str, card: Card) -> str:
    """The title of a card with its subtitle."""
    title = title_in(language, card.title)
    return f"{title}{COMMAS.get(language, ', ')}{subtitle_in(language, card.subtitle)}" if card.subtitle else title
