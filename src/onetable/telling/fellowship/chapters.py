"""A chapter as a page of the book: who takes part, what happens, what was reached."""

from __future__ import annotations

from onetable.core.phrasebook import Phrasebook
from onetable.games.fellowship.campaign import Campaign
from onetable.games.fellowship.cards.blueprints import Threats
from onetable.games.fellowship.cards.chapters import CHAPTERS, ROAD, Chapter
from onetable.games.fellowship.words.names import Named
from onetable.games.registry import rulebook
from onetable.text import Interface

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
    texts = {str(found["id"]): found["word"] for found in rulebook("fellowship").cards()}
    groups = (
        ("book-events", [key for key in card.events if key in texts]),
        ("book-choice", [key for key in card.choice if key in texts]),
        ("book-riders", list(card.riders.values())),
        ("book-gifts", list(card.gifts.values())),
    )
    found: list[tuple[str, bool]] = []
    for key, cards in groups:
        if cards:
            found.append((interface.say(key), True))
            found += [(interface.say("card-text", name=phrases.read(Named(name)), text=phrases.read(texts[name])), False) for name in cards]
    return found
