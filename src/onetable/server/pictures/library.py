"""What can be read besides the table: the rules in short, every card, and the chapter book. Written once for each language."""

from __future__ import annotations

from functools import cache

from msgspec import Raw, Struct

from onetable.games.registry import rulebook
from onetable.server.pictures.shapes import raw
from onetable.server.pictures.voice import voice
from onetable.telling.fellowship.chapters import chapter_pages
from onetable.telling.reading import Printed, printed_cards, rules_page


class Rule(Struct, frozen=True):
    """A part of the rules in short."""

    title: str
    text: str


class Reader(Struct, frozen=True):
    """All that there is to read about a game."""

    rules: list[Rule]
    cards: list[Printed]


@cache
def reader(game: str, language: str) -> Raw:
    """The rules in short and every card as text."""
    reading = voice(game, language)
    rules = [Rule(title, text) for title, text in rules_page(reading.interface, game)]
    return raw(Reader(rules, printed_cards(rulebook(game), reading.phrases, reading.interface)))


@cache
def chapters(language: str) -> Raw:
    """The chapter book."""
    reading = voice("fellowship", language)
    return raw(chapter_pages(reading.interface, reading.phrases))
