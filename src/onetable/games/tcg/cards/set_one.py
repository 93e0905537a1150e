"""The set of 2001: 365 cards."""

from __future__ import annotations

from onetable.games.tcg.card import Card
from onetable.games.tcg.card_set import CardSet
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

FILES = (
    RING_CARDS, DWARVEN_CARDS, ELVEN_CARDS, GANDALF_CARDS, GONDOR_CARDS, ISENGARD_CARDS, MORIA_CARDS, RINGWRAITH_CARDS, SAURON_CARDS,
    SHIRE_CARDS, SITE_CARDS,
)  # fmt: skip


def number(card: Card) -> int:
    """The card number in the set: what follows the rarity letter."""
    return int(card.id[2:])


SET_ONE = CardSet("1", "onetable.games.tcg", tuple(sorted([card for file in FILES for card in file], key=number)))
