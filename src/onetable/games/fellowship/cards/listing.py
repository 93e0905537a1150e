"""Every card of the box as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from onetable.games.fellowship.blueprints import Chapter
from onetable.games.fellowship.cards.chapters import CHAPTERS, ROAD, THE_ROAD
from onetable.games.fellowship.cards.characters import CHARACTERS
from onetable.games.fellowship.cards.events import EVENTS
from onetable.games.fellowship.cards.gifts import GIFTS
from onetable.games.fellowship.cards.riders import RIDERS
from onetable.games.fellowship.pieces.names import Named, ThreatCard
from onetable.games.fellowship.pieces.playing_cards import MAIN_DECK, RIVERS, SUIT_CARDS, Card, cards_in
from onetable.games.fellowship.words.changes import Requires


def every_card() -> list[Mapping[str, Any]]:
    """Characters, events, riders, gifts, chapters and playing cards; `word` reads itself aloud."""
    found: list[Mapping[str, Any]] = []
    for card in CHARACTERS.values():
        appears = [chapter.number for chapter in CHAPTERS.values() if card.key in chapter.roster or card.key in called_in(chapter)]
        found.append({
            "id": card.key, "kind": "character", "number": card.number, "chapters": appears, "leads": card.leads,
            "box": card.box.value, "burdened": card.burdened, "word": card,
        })  # fmt: skip
    for kind, cards in (("event", EVENTS), ("rider", RIDERS), ("gift", GIFTS)):
        found += [{"id": card.key, "kind": kind, "number": card.number, "word": card} for card in cards.values()]
    for chapter in CHAPTERS.values():
        found.append({
            "id": chapter.key, "kind": "chapter", "number": chapter.card, "chapter": chapter.number, "characters": chapter.roster,
            "required": chapter.required, "long": chapter.long, "threats": chapter.threats.value, "word": chapter.text,
        })  # fmt: skip
    found.append({"id": ROAD, "kind": "chapter", "number": THE_ROAD.card, "word": THE_ROAD.text})
    found += [playing_card(card, "") for card in cards_in(MAIN_DECK)]
    found += [playing_card(card, f"3.{28 + card.rank}") for card in cards_in(SUIT_CARDS[RIVERS])]
    found.append({"id": "old_man_willow_9", "kind": "playing_card", "number": "2.15", "rank": 9, "word": Named("old_man_willow_9")})
    found.append({"id": "balrog_card", "kind": "playing_card", "number": "3.18", "rank": 5, "word": Named("balrog_card")})
    for name, ranks, first in (("black_rider", range(1, 5), 204), ("threat", range(1, 8), 302)):
        for rank in ranks:
            number = first + rank - 1
            found.append({
                "id": f"{name}_{rank}", "kind": "threat", "number": f"{number // 100}.{number % 100:02}", "rank": rank,
                "word": ThreatCard(rank),
            })  # fmt: skip
    return found


def called_in(chapter: Chapter) -> list[str]:
    """Characters that an event of this chapter calls in, beside those on the chapter card."""
    return [change.character for key in chapter.choice if key in EVENTS for change in EVENTS[key].changes if isinstance(change, Requires)]


def playing_card(card: Card, number: str) -> Mapping[str, Any]:
    """One card of the main deck or of the Rivers; the main deck has no numbers of its own."""
    return {
        "id": f"{card.suit.value}_{card.rank}", "kind": "playing_card", "number": number,
        "suit": card.suit.value, "rank": card.rank, "word": card,
    }  # fmt: skip
