"""Advice in archery, assignments and skirmishes."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.tcg.speech.names import Named, Player

# ---- wounds


class CanBear(Word, frozen=True):
    """Somebody who has so much vitality left after it."""

    card: Named
    left: int


class LeastLoss(Word, frozen=True):
    """What is lost with it weighs least."""

    card: Named


class HealedFirst(Word, frozen=True):
    """Somebody who has so much vitality left, and would be missed most."""

    card: Named
    vitality: int


class HurtsMost(Word, frozen=True):
    """Of these the other side would miss it most."""

    card: Named


class HelpsMost(Word, frozen=True):
    """Of these it makes most of it."""

    card: Named


class ArrowsHurtMost(Word, frozen=True):
    """The minions of this player are hurt most by the arrows."""

    player: Player


# ---- who fights whom


class Defeats(Word, frozen=True):
    """A defender stronger than the minions against whom he would stand."""

    defender: Named
    free: int
    shadow: int


class RingBearerDefeats(Word, frozen=True):
    """The Ring-bearer is stronger, as long as the Shadow adds nothing."""

    defender: Named
    free: int
    shadow: int


class Withstands(Word, frozen=True):
    """A defender who loses, but lives."""

    defender: Named
    free: int
    shadow: int
    left: int


class GivesWay(Word, frozen=True):
    """A defender who would die of it, where all else seems worse."""

    defender: Named
    free: int
    shadow: int


class IsLeftOver(Word, frozen=True):
    """Nobody is to stand against this minion now."""

    minion: Named
    strength: int


class StaysOut(Word, frozen=True):
    """No skirmish would be worth it for this minion."""

    minion: Named


class Overwhelms(Word, frozen=True):
    """Minions that would kill the defender at once."""

    defender: Named
    free: int
    shadow: int


class Beats(Word, frozen=True):
    """Minions that would wound the defender."""

    defender: Named
    free: int
    shadow: int


class KeepsBusy(Word, frozen=True):
    """Minions that are weaker than the defender; nowhere would they do more."""

    defender: Named
    free: int
    shadow: int


class RingBearerLast(Word, frozen=True):
    """The Ring-bearer fights last, when it is known what can be spared for him."""


class OrderIsOpen(Word, frozen=True):
    """The order of these skirmishes hardly matters."""
