"""Solve one position: the memory of the search, restarts, and the line that was found."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import cast

from msgspec import Struct

from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.kernel.compiling import Numbers, numbers, zeros
from onetable.games.fellowship.kernel.wanted import COMPILED
from onetable.games.fellowship.solver import layout as on
from onetable.games.fellowship.solver.keys import note_cards
from onetable.games.fellowship.solver.search import search

TABLE_SIZE = (1 << 20) - 3
LOOKS = (*[100] * 6, *[200] * 4, 500, 500, 1_000, 2_000, 4_000, 4_000)  # positions until each restart
# How much chance mixes into the order of moves: nothing at first, then much; the last search goes through to its end.
NOISES = (0, 200, 400, 200, 400, 300, 600, 300, 400, 200, 600, 300, 200, 400, 300, 200, 0)
RESTARTS = len(LOOKS)
FEW = 1_000  # who may look at no more positions than these searches once, without restarts
NO_LIMIT = 1 << 60
MARK = 1 << 15 if COMPILED else 1 << 9  # positions between two looks at the clock


class Found(Struct, frozen=True):
    """What the solver found: winnable, not, or undecided (None); and a line of moves that wins."""

    winnable: bool | None
    line: tuple[int, ...] = ()
    seen: int = 0


class Solver:
    """The memory of the search, made once and used for many positions."""

    def __init__(self, table_size: int = TABLE_SIZE, clock: Callable[[], float] = perf_counter) -> None:
        self.clock = clock
        self.notes = numbers([0] * on.NOTES_SIZE)
        self.wants = rows(on.MOST_MOVES, on.NOTES_SIZE)
        self.states = rows(on.MOST_MOVES, at.STATE_SIZE)
        self.orders = rows(on.MOST_MOVES, on.WIDTH)
        self.counts, self.tried, self.keys = (numbers([0] * on.MOST_MOVES) for _ in range(3))
        self.table = zeros(table_size if COMPILED else table_size // 16)
        self.salt = 0

    def solve(self, rules: Numbers, state: Numbers, seconds: float = 1.0, most: int = NO_LIMIT) -> Found:
        """Whether this position can be won, within a time or a number of positions."""
        deadline = self.clock() + seconds
        notes, first = self.notes, self.states[0]
        self.salt += 1
        note_cards(rules, notes)
        notes[on.SALT], notes[on.SEEN], notes[on.SEED] = self.salt * 0x9E3779B97F4A7C1 & at.EVERYTHING, 0, 1
        for turn in range(1 << 30):
            if turn <= RESTARTS:
                first[:] = state
                notes[on.NOISE] = NOISES[turn]
                notes[on.RESUME] = -1
            notes[on.LIMIT] = min(most, notes[on.SEEN] + (LOOKS[turn] if turn < RESTARTS and most > FEW else MARK))
            found = self.run(rules)
            if found != on.UNDECIDED:
                line = tuple(map(int, self.tried[: notes[on.DEPTH]])) if found == on.WINNABLE else ()
                return Found(found == on.WINNABLE, line, int(notes[on.SEEN]))
            if self.clock() > deadline or notes[on.SEEN] >= most:
                break
        return Found(None, (), int(notes[on.SEEN]))

    def run(self, rules: Numbers) -> int:
        """One search from the first state on."""
        return search(rules, self.notes, self.wants, self.states, self.orders, self.counts, self.tried, self.keys, self.table)


def rows(many: int, size: int) -> list[Numbers]:
    """So many rows of numbers."""
    if not COMPILED:
        return [[0] * size for _ in range(many)]
    import numpy

    return cast(list[Numbers], numpy.zeros((many, size), dtype=numpy.int64))
