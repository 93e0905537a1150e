"""A chapter as a page of the book: who takes part, what happens, what was reached."""

from __future__ import annotations

from collections.abc import Container, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from onetable.core.phrasebook import Phrasebook
from onetable.games.fellowship.blueprints import Chapter, Threats
from onetable.games.fellowship.campaign import Campaign, ChapterProgress, progress_on
from onetable.games.fellowship.cards.chapters import CHAPTERS, ROAD
from onetable.games.fellowship.cards.events import EVENTS
from onetable.games.fellowship.pieces.names import Named
from onetable.games.fellowship.words.changes import TwoGroups
from onetable.games.registry import rulebook
from onetable.telling.campaigns import CardText, ChapterBook, ChapterCards, ChapterPage, Listed
from onetable.telling.ruby import ruby
from onetable.telling.spoken_view import texts_of
from onetable.text import Interface

# the characters of each group of a chapter that is played in groups
GROUPS = {
    group: members
    for chapter in CHAPTERS.values()
    for event in chapter.events
    for change in EVENTS[event].changes
    if isinstance(change, TwoGroups)
    for group, members in zip(chapter.choice, (change.first, change.second), strict=True)
}
RANKS = {Threats.BLACK_RIDERS: "1–4", Threats.SEVEN: "1–7"}


def title_of(chapter: int | str, phrases: Phrasebook) -> str:
    """Number and name of a chapter."""
    if chapter == ROAD:
        return phrases.read(Named(ROAD))
    return f"{chapter} · {phrases.read(Named(CHAPTERS[int(chapter)].key))}"


def chapter_page(chapter: int | str, campaign: Campaign, interface: Interface, phrases: Phrasebook) -> list[tuple[str, bool]]:
    """Who takes part, what happens, what was reached."""
    say = interface.say
    found = [(title_of(chapter, phrases), True)]
    if campaign.is_won(chapter):
        found.append((f"★ {say('book-won')}", False))
    if chapter == ROAD:
        return [*found, (say("book-endless-text"), False)]
    card = CHAPTERS[int(chapter)]
    if card.long:
        found.append((say("book-long"), False))
    if card.threats in RANKS:
        found.append((say("book-threats", ranks=RANKS[card.threats]), False))
    found.append((say("book-roster"), True))
    progress = campaign.progress(chapter)
    done = progress.finished if progress is not None else ()
    for key in card.roster:
        star = "★" if key in card.required else "·"
        after = f" ({say('book-finished')})" if key in done else ""
        found.append((f"{star} {phrases.read(Named(key))}{after}", False))
    return found + special_cards(card, interface, phrases)


def special_cards(card: Chapter, interface: Interface, phrases: Phrasebook) -> list[tuple[str, bool]]:
    """Events, riders and gifts of a chapter with their texts."""
    texts = texts_of("fellowship")
    found: list[tuple[str, bool]] = []
    for title, keys in groups(card):
        found.append((interface.say(title), True))
        found += [(interface.say("card-text", name=phrases.read(Named(key)), text=phrases.read(texts[key])), False) for key in keys]
    return found


def groups(card: Chapter) -> list[tuple[str, list[str]]]:
    """The cards of a chapter beside its characters: what they are, as a key of the interface, and which."""
    texts = texts_of("fellowship")
    found = (
        ("book-events", [key for key in card.events if key in texts]),
        ("book-choice", [key for key in card.choice if key in texts]),
        ("book-riders", list(card.riders.values())),
        ("book-gifts", list(card.gifts.values())),
    )
    return [(title, keys) for title, keys in found if keys]


# ---- the same as data


class Book(ChapterBook):
    """Eighteen chapters and the endless road."""

    def pages(self, language: str) -> list[ChapterPage]:
        return chapter_pages(Interface(language), rulebook("fellowship").phrasebook(language))

    def chapter_of(self, setup: Mapping[str, Any]) -> int | str:
        found: int | str = setup.get("chapter", 1)
        return found

    def following(self, won: Container[int | str]) -> int | str:
        return next((chapter for chapter in CHAPTERS if chapter not in won), ROAD)

    def progress(self, table: Any) -> ChapterProgress | None:
        return progress_on(table)


def chapter_pages(interface: Interface, phrases: Phrasebook) -> list[ChapterPage]:
    """The whole book; the endless road comes last."""
    road = ChapterPage(ROAD, ROAD, phrases.read(Named(ROAD)), True, RANKS[Threats.SEVEN], [], [
        ChapterCards("", [CardText(ROAD, phrases.read(Named(ROAD)), interface.say("book-endless-text"))])
    ], story=stories()[ROAD][interface.language], odds=odds()[ROAD])  # fmt: skip
    return [*[page_of(card, interface, phrases) for card in CHAPTERS.values()], road]


def page_of(card: Chapter, interface: Interface, phrases: Phrasebook) -> ChapterPage:
    """One chapter: its characters with what they say, then events, riders and gifts."""
    texts = texts_of("fellowship")

    def read(key: str) -> CardText:
        return CardText(key, phrases.read(Named(key)), phrases.read(texts[key]))

    roster = [Listed(key, phrases.read(Named(key)), key in card.required) for key in card.roster]
    pages = [ChapterCards(heading(interface, "book-roster"), [read(key) for key in card.roster])]
    pages += [ChapterCards(heading(interface, title), [read(key) for key in keys]) for title, keys in groups(card)]
    title = phrases.read(Named(card.key))
    threats = RANKS.get(card.threats, "")
    story, won = stories()[card.key][interface.language], odds()[str(card.number)]
    return ChapterPage(card.number, card.key, title, card.long, threats, roster, pages, ruby(interface.language, title), story, won)


@cache
def stories() -> dict[str, dict[str, str]]:
    """By chapter and language, what it is about."""
    written = files("onetable.games.fellowship.text").joinpath("stories.json").read_bytes()
    return msgspec.json.decode(written, type=dict[str, dict[str, str]])


@cache
def odds() -> dict[str, list[int]]:
    """By chapter and number of players, how many deals in a hundred bots win that look ahead (docs/chapters.md)."""
    return msgspec.json.decode(files("onetable.games.fellowship.cards").joinpath("odds.json").read_bytes(), type=dict[str, list[int]])


def heading(interface: Interface, key: str) -> str:
    """A title that stands alone: without the colon that it has above a list."""
    return interface.say(key).rstrip(":：")
