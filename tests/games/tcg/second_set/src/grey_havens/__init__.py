"""The Grey Havens: a set of three cards that never were."""

from onetable.games.tcg.card_set import CardSet

from .cards import CARDS

HAVENS = CardSet("havens", "grey_havens", CARDS)
