"""What happened to a hero's cards, for the journal: hand, pools and training."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.quest.traits import Hero


class TrainedWith(Word, frozen=True):
    """A hero takes a skill card (he alone sees which) and discards another."""

    hero: Hero
    card: str
    other: str


class Trained(Word, frozen=True):
    """A hero takes a skill card and discards another; "" if there was none."""

    hero: Hero
    other: str


class CardsDrawn(Word, frozen=True):
    """A hero draws cards."""

    hero: Hero
    count: int


class CardsDrawnSeen(Word, frozen=True):
    """A hero draws these cards; he alone sees them."""

    hero: Hero
    cards: tuple[str, ...]


class CardsToRest(Word, frozen=True):
    """Cards of a hero go to his rest pool."""

    hero: Hero
    cards: tuple[str, ...]


class DamageTaken(Word, frozen=True):
    """A hero puts cards into his damage pool."""

    hero: Hero
    count: int


class RestPoolReturned(Word, frozen=True):
    """A rest pool goes back into the life pool."""

    hero: Hero


class DamagePoolReturned(Word, frozen=True):
    """A damage pool goes back into the life pool."""

    hero: Hero


class DamagePoolRested(Word, frozen=True):
    """Cards of a damage pool go to the rest pool."""

    hero: Hero
    cards: tuple[str, ...]


class HandReturned(Word, frozen=True):
    """A hand goes back into the life pool."""

    hero: Hero
