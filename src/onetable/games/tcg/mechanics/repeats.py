"""Abilities that lead nowhere: one that costs nothing is not used again while the table is as it was before."""

from __future__ import annotations

from zlib import crc32

import msgspec

from onetable.core.step import Seat
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.pieces import Limit
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Until

TRACES = Limit.TRACES

# All that an ability can change and every seat knows; looking at cards and shuffling a deck leave the table as it is.
CHANGEABLE = (
    "hands", "discards", "deads", "adventure", "void", "removed", "pieces", "stacks", "path", "at", "ring_bearer", "burdens", "acting",
    "twilight", "move_limit", "stuck", "worn", "assigned", "fight", "grants", "cancelled", "taken",
)  # fmt: skip


def trace(board: Board, seat: Seat) -> int:
    """A number for the table as it is now for this player; the same change by the same card counts once, however often it was made."""
    decks = [len(deck) for deck in board.decks]
    changes = list(dict.fromkeys(board.lasting))
    return crc32(msgspec.json.encode((seat, decks, changes, [getattr(board, name) for name in CHANGEABLE])))


def note_trace(board: Board, seat: Seat, source: Handle, number: int) -> None:
    """A player is about to use a paragraph: remember the table as it is."""
    board.use_limit(source, TRACES + number, trace(board, seat), Until.PHASE_END)


def leads_nowhere(board: Board, seat: Seat, source: Handle, number: int) -> bool:
    """Whether this player has used this paragraph in this phase with the table as it is now."""
    traces = [use.amount for use in board.used if use.card == source and use.number == TRACES + number]
    return bool(traces) and trace(board, seat) in traces
