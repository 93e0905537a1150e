"""The trick-taking game as the terminal knows it: its picture, its questions, its sentences."""

from __future__ import annotations

from onetable.games.fellowship.telling import cards
from onetable.games.fellowship.terminal.paint import KEYS, paint_table
from onetable.telling.entries import Reachable
from onetable.telling.spoken_view import SpokenView
from onetable.terminal.attention import Attention
from onetable.terminal.kit.canvas import Canvas
from onetable.terminal.kit.palette import Palette
from onetable.terminal.looks import Look


class FellowshipLook(Look):
    """Seats around a trick, a hand of cards, the pyramid, the road."""

    letters = KEYS
    signs = ("light", "verdicts", "talk")
    told = ("hand", "goals", "journal")

    def paint(self, width: int, height: int, sight: SpokenView, attention: Attention, palette: Palette) -> Canvas:
        return paint_table(width, height, sight, attention, palette)

    def reachable(self, sight: SpokenView) -> list[Reachable]:
        return cards.reachable(sight)
