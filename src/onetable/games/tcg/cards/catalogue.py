"""All 365 cards of the set, by id and in the order of their numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from onetable.games.tcg.card import Card
from onetable.games.tcg.cards.dwarven import DWARVEN_CARDS
from onetable.games.tcg.cards.elven import ELVEN_CARDS
from onetable.games.tcg.cards.gandalf import GANDALF_CARDS
from onetable.games.tcg.cards.gondor import GONDOR_CARDS
from onetable.games.tcg.cards.isengard import ISENGARD_CARDS
from onetable.games.tcg.cards.moria import MORIA_CARDS
from onetable.games.tcg.cards.ringwraith import RINGWRAITH_CARDS
from onetable.games.tcg.cards.sauron import SAURON_CARDS
from onetable.games.tcg.cards.shire import SHIRE_CARDS
from onetable.games.tcg.cards.sites import SITE_CARDS
from onetable.games.tcg.cards.the_one_ring import RING_CARDS
from onetable.games.tcg.traits import Culture, Keyword, Kind, Side

FILES = (
    RING_CARDS, DWARVEN_CARDS, ELVEN_CARDS, GANDALF_CARDS, GONDOR_CARDS, ISENGARD_CARDS, MORIA_CARDS, RINGWRAITH_CARDS, SAURON_CARDS,
    SHIRE_CARDS, SITE_CARDS,
)  # fmt: skip


def number(card: Card) -> int:
    """The card number in the set: what follows the rarity letter."""
    return int(card.id[2:])


CARDS: dict[str, Card] = {card.id: card for card in sorted([card for file in FILES for card in file], key=number)}


TYPES = {Kind.THE_ONE_RING: "the_one_ring"}
SIDES = {Side.FREE: "free_peoples", Side.SHADOW: "shadow", Side.RING: "ring", Side.SITE: "site"}
CULTURES = {Culture.GANDALF: "gandalf"}


def facts(card: Card) -> Mapping[str, Any]:
    """A card as plain data."""
    is_site = card.kind is Kind.SITE
    return {
        "id": card.id,
        "title": card.title,
        "subtitle": card.subtitle or None,
        "unique": card.unique,
        "side": SIDES[card.side],
        "culture": None if card.culture is None else CULTURES.get(card.culture, str(card.culture)),
        "type": TYPES.get(card.kind, str(card.kind)),
        "race": None if card.race is None else str(card.race),
        "twilight": None if is_site or card.side is Side.RING else card.twilight,
        "strength": card.strength if card.is_character else None,
        "vitality": card.vitality if card.is_character else None,
        "resistance": card.resistance or None,
        "signet": None if card.signet is None else card.signet.split()[0],
        "home_sites": [card.home] if card.home else None,
        "item_class": None if card.item is None else str(card.item),
        "site_number": card.site or None,
        "shadow_number": card.shadow if is_site else None,
        "arrow": None if card.arrow is None else str(card.arrow),
        "keywords": [keyword_fact(keyword, amount) for keyword, amount in card.keywords],
        "strength_bonus": card.strength_bonus or None,
        "vitality_bonus": card.vitality_bonus or None,
        "word": card,
    }


def keyword_fact(keyword: Keyword, amount: int) -> str:
    """A keyword as it is printed, with its number if it has one."""
    return f"{keyword}+{amount}" if keyword in (Keyword.DAMAGE, Keyword.DEFENDER) else str(keyword)
