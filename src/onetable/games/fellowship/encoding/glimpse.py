"""What a seat sees, written down from the table itself: the same numbers as from its view, without the view.

A view is a copy of the whole table. Where nothing is hidden but hands and the draw deck it is not needed: what this seat may see is
picked out here, and `writing` turns it into numbers. Wherever anything else lies face down there is no glimpse, and a view is taken.
"""

from __future__ import annotations

from struct import Struct
from threading import local
from typing import Any

import numpy as np

from onetable.core.game import Game
from onetable.core.remembering import remembered
from onetable.core.step import Seat
from onetable.games.fellowship.encoding.seen import LAYOUT, what_stays
from onetable.games.fellowship.encoding.writing import STAYS, row_size, write
from onetable.games.fellowship.kernel.wanted import COMPILED
from onetable.games.fellowship.mechanics.knowledge import known_row
from onetable.games.fellowship.table import Board, Chair

Row = tuple[int, ...]
NOTHING: dict[int, Row] = {count: (0,) * count for count in (3, 4)}
NOT_JUDGED: dict[int, Row] = {count: (-1,) * count for count in (3, 4)}
PACK = {count: Struct(f"<{row_size(count)}q").pack_into for count in (3, 4)}


class Paper(local):
    """Where a row is written, for each thread its own."""

    def __init__(self) -> None:
        self.buffers = {count: bytearray(8 * row_size(count)) for count in (3, 4)}
        self.rows = {count: np.frombuffer(buffer, np.int64) for count, buffer in self.buffers.items()}
        self.stays: dict[int, tuple[Any, Any]] = {}  # what does not change while tricks are played, as it was last written for each chair


PAPER = Paper()


def glimpse(game: Game[Board], seat: Seat) -> Any:
    """The observation of this seat, or None where only a view tells what it may see. Written to be quick: it is what an episode costs."""
    board = game.table
    if seat not in board.players or hides_more(board):
        return None
    row, first = gathered(game, seat)
    seen: Any = np.empty(LAYOUT.size, np.uint8)
    write(row if COMPILED else row.tolist(), what_stays_of(board, first), seen)  # what is not compiled wants Python's own numbers
    return seen


def hides_more(board: Board) -> bool:
    """Whether anything lies face down but hands and the draw deck, or nothing is hidden any more."""
    return bool(
        board.outcome or board.pyramid is not None or board.barrow or board.picks or board.veiled >= 0 or board.tucked[0] >= 0
        or board.plan.threats_hidden or True in board.hidden_threats
    )  # fmt: skip


def gathered(game: Game[Board], seat: Seat) -> tuple[Any, Chair]:
    """What `writing` needs to know of the table, in a row that is written anew for the next seat, and the first chair of this one."""
    board, decision = game.table, game.decision
    players = board.players
    count = len(players)
    nothing, not_judged = NOTHING[count], NOT_JUDGED[count]
    if count == board.setup.players:
        first, mine = seat, 1 << seat
    else:
        first, mine = players.index(seat), sum([1 << chair for chair in range(count) if players[chair] == seat])
    trick = [-1] * count
    for chair, card in board.trick:
        trick[chair] = card
    aside, laid, events, stock, knowledge = board.aside[1], board.laid[1], board.event_cards, board.stock, board.knowledge
    known = (known_row(board, seat) if board.moves else knowledge[seat]) if knowledge else nothing
    away = (1 << aside if aside >= 0 else 0) | (1 << laid if laid >= 0 else 0)
    PACK[count](
        PAPER.buffers[count], 0, count, first, *(board.hands or nothing), *(board.thrown or nothing), *(board.won or nothing),
        *(board.void or nothing), *known, *trick, *(board.taken or nothing), *(board.verdicts or not_judged), *(board.duties or not_judged),
        board.lost, board.deck, board.buried, 0, board.led_cards, away,
        mine, board.open_hands, board.leader, board.turn, board.winning, board.ring_holder, board.led,
        sum([1 << rank for rank in events]) if events else 0,
        decision is not None and decision.seat == seat, board.number, board.left, board.broken, board.round,
        stock.bit_count() if stock else 0, 0,
    )  # fmt: skip
    return PAPER.rows[count], first


def what_stays_of(board: Board, first: Chair) -> Any:
    """What does not change while tricks are played, as it is written in an observation from this chair."""
    key = (board.setup.chapter, board.event, board.cast, board.threats, board.declared, board.riders, first, len(board.players))
    stays = PAPER.stays.get(first)
    if stays is None or stays[0] != key:
        stays = PAPER.stays[first] = (key, unpacked(*key))
    return stays[1]


@remembered(4_096)
def unpacked(*key: Any) -> Any:
    """What stays, as it is written in an observation."""
    bits, fixed = what_stays(*key)
    found = np.concatenate([np.unpackbits(np.frombuffer(bits, np.uint8), bitorder="little"), np.frombuffer(fixed, np.uint8)])
    assert found.size == STAYS
    return found
