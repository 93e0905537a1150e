"""What was decided about single cards where their text leaves a question open; docs/rulings.md tells the same."""

from __future__ import annotations

from onetable.games.tcg.card import Card
from onetable.server.pictures.speaker import Speaker

# By title: the strings that tell it.
RULINGS: dict[str, tuple[str, ...]] = {}


def rulings_of(speaker: Speaker, card: Card) -> tuple[str, ...]:
    """The rulings about a card."""
    return tuple([speaker.say(key) for key in RULINGS.get(card.title, ())])
