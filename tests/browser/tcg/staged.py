"""A table of the trading card game whose line is held by the test."""

from __future__ import annotations

from tests.browser import staged
from tests.browser.staged import Data
from tests.browser.visitor import Visitor

__all__ = ["Data", "Staged"]


class Staged(staged.Staged):
    """One person at a table that is only shown."""

    def __init__(self, visitor: Visitor, players: int = 2) -> None:
        super().__init__(visitor, "tcg", players)
