"""Abilities that lead nowhere: one that costs nothing is not used again while the table is as it was before.

Whoever pays for one may go round in circles, by exerting a character who is then healed; but he can be told that he does.
"""

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
    "move_limit", "stuck", "worn", "assigned", "fight", "grants", "cancelled", "taken",
)  # fmt: skip


def trace(board: Board, seat: Seat, paid: bool) -> int:
    """A number for the table as it is now for this player.

    Of what is free the same change by the same card counts once, however often it was made. Where a price was paid every change
    counts, but twilight does not: nothing was gained if it alone has changed.
    """
    decks, twilight = [len(deck) for deck in board.decks], 0 if paid else board.twilight
    changes = list(board.lasting if paid else dict.fromkeys(board.lasting))
    return crc32(msgspec.json.encode((seat, decks, changes, twilight, [getattr(board, name) for name in CHANGEABLE])))


def note_trace(board: Board, seat: Seat, source: Handle, number: int, paid: bool) -> None:
    """A player is about to use a paragraph: remember the table as it is."""
    board.use_limit(source, TRACES + number, trace(board, seat, paid), Until.PHASE_END)


def leads_nowhere(board: Board, seat: Seat, source: Handle, number: int, paid: bool) -> bool:
    """Whether this player has used this paragraph in this phase with the table as it is now."""
    traces = [use.amount for use in board.used if use.card == source and use.number == TRACES + number]
    return bool(traces) and trace(board, seat, paid) in traces
