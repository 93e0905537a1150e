"""Advice that bots of any game give: what is the same for all of them."""

from __future__ import annotations

from onetable.core.word import Word


class NothingElse(Word, frozen=True):
    """There is no other choice."""


class SeenAhead(Word, frozen=True):
    """Imagined games came out better with it than with what seems best at first glance."""

    games: int
    reason: Word  # what speaks for it at first glance
