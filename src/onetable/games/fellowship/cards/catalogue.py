"""Every card of the box as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from onetable.games.fellowship.cards.chapters import CHAPTERS
from onetable.games.fellowship.cards.characters import CHARACTERS
from onetable.games.fellowship.cards.events import EVENTS
from onetable.games.fellowship.cards.gifts import GIFTS
from onetable.games.fellowship.cards.riders import RIDERS
from onetable.games.fellowship.words.names import Named
from onetable.games.fellowship.words.playing_cards import MAIN_DECK, RIVERS, SUIT_CARDS, cards_in


def catalogue() -> list[Mapping[str, Any]]:
    """Characters, events, riders, gifts, chapters and playing cards; `word` reads itself aloud."""
    found: list[Mapping[str, Any]] = []
    for card in CHARACTERS.values():
        appears = [chapter.number for chapter in CHAPTERS.values() if card.key in chapter.roster]
        found.append({
            "id": card.key, "kind": "character", "number": card.number, "chapters": appears, "leads": card.leads,
            "box": card.box.value, "burdened": card.burdened, "word": card,
        })  # fmt: skip
    for kind, cards in (("event", EVENTS), ("rider", RIDERS), ("gift", GIFTS)):
        found += [{"id": card.key, "kind": kind, "number": card.number, "word": card} for card in cards.values()]
    for chapter in CHAPTERS.values():
        found.append({
            "id": chapter.key, "kind": "chapter", "number": chapter.card, "chapter": chapter.number, "characters": chapter.roster,
            "required": chapter.required, "long": chapter.long, "threats": chapter.threats.value, "word": Named(chapter.key),
        })  # fmt: skip
    deck = MAIN_DECK | SUIT_CARDS[RIVERS]
    found += [{"id": f"{card.suit.value}_{card.rank}", "kind": "playing_card", "suit": card.suit.value, "rank": card.rank, "word": card}
              for card in cards_in(deck)]  # fmt: skip
    return found
