"""The trading card game as the terminal knows it: its picture, its questions, its sentences."""

from __future__ import annotations

from onetable.games.tcg.handle import Handle
from onetable.games.tcg.telling.facts import board_of
from onetable.games.tcg.telling.journal import played_last
from onetable.games.tcg.telling.texts import printed_page
from onetable.games.tcg.terminal.paint import KEYS, paint_table
from onetable.games.tcg.terminal.pointing import entry_of, pointed_at
from onetable.telling.spoken_view import SpokenView
from onetable.terminal.attention import Attention
from onetable.terminal.kit.canvas import Canvas
from onetable.terminal.kit.palette import Palette
from onetable.terminal.looks import Look


class TcgLook(Look):
    """The adventure path, the fellowship and its foes, the hand, and a list of what can be done."""

    letters = KEYS
    signs = ("tcg-figures", "tcg-markers", "tcg-light")

    def paint(self, width: int, height: int, sight: SpokenView, attention: Attention, palette: Palette) -> Canvas:
        return paint_table(width, height, sight, attention, palette, "" if attention.entries else self.just_played(sight))

    def pointed_at(self, sight: SpokenView, attention: Attention) -> list[str]:
        cards = pointed_at(sight, attention)
        return [*[str(card) for card in cards], *[board_of(sight).faces[card] for card in cards]]

    def entry_for(self, sight: SpokenView, attention: Attention, place: object) -> int | None:
        return entry_of(sight, attention, Handle(place)) if isinstance(place, int) else None

    def just_played(self, sight: SpokenView) -> str:
        card = played_last(sight)
        return printed_page(sight, card) if card else ""
