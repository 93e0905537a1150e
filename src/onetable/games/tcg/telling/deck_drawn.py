"""A deck on its tile: who leads it, its cultures, and how it has done."""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib.resources import files

import msgspec

from onetable.games.tcg.card import Card
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.decklist import FRODO, DeckList
from onetable.games.tcg.traits import Kind, Side
from onetable.telling.decks import Json


def deck_drawn(deck: DeckList, name: str = "") -> Json:
    """What its tile shows; the figures are those of a deck that comes with the game."""
    cultures: dict[Side, Counter[str]] = {Side.FREE: Counter(), Side.SHADOW: Counter()}
    for card, count in deck.counts():
        if card.culture is not None and card.side in cultures:
            cultures[card.side][code(card)] += count
    lead = leader(deck)
    return {
        "lead": {"key": lead.id, "kind": lead.kind.value, "culture": code(lead)} if lead is not None else None,
        "free": cultures[Side.FREE].most_common(),
        "shadow": cultures[Side.SHADOW].most_common(),
        "won": figures().get(name),
    }


def code(card: Card) -> str:
    """A culture as the browser knows it."""
    return card.culture.removesuffix(" culture") if card.culture is not None else ""


def leader(deck: DeckList) -> Card | None:
    """The strongest companion beside Frodo, else whoever bears the Ring."""
    companions = [card for card, _ in deck.counts() if card.kind is Kind.COMPANION and card.title != FRODO]
    return max(companions, key=lambda card: card.strength or 0, default=CARDS.get(deck.ring_bearer))


@cache
def figures() -> dict[str, int]:
    """By deck the percent of games won against the others (docs/balance.md)."""
    return msgspec.json.decode(files("onetable.games.tcg").joinpath("deck_figures.json").read_bytes(), type=dict[str, int])
