"""The largest deck that the rules allow: four of every title, as many Free Peoples as Shadow cards."""

from __future__ import annotations

from collections import Counter

import msgspec

from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.decklist import FRODO, MOST_FRODOS, MOST_OF_TITLE, DeckList, check_deck, deck, write_json
from onetable.games.tcg.traits import Kind, Side
from tests.server.host import Json


def great_deck() -> Json:
    """As it is brought to a table."""
    usual, titles = deck("aragorn"), Counter[str]()
    sides: dict[Side, list[str]] = {Side.FREE: [], Side.SHADOW: []}
    for card in CARDS.values():
        if card.kind not in (Kind.SITE, Kind.THE_ONE_RING):
            more = (MOST_FRODOS if card.title == FRODO else MOST_OF_TITLE) - titles[card.title]
            titles[card.title] += more
            sides[card.side] += [card.id] * more
    half = min([len(cards) for cards in sides.values()])
    copies = Counter([card for cards in sides.values() for card in cards[:half]])
    found = DeckList("All there is", usual.ring_bearer, usual.ring, usual.sites, tuple(copies.items()))
    check_deck(found)
    brought: Json = msgspec.json.decode(write_json(found))
    return brought
