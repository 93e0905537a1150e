"""The search for a line in which all goals are met: depth first, with a table of positions that are known to be lost."""

from __future__ import annotations

from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.kernel.compiling import Numbers, fast
from onetable.games.fellowship.kernel.tricks import legal, play
from onetable.games.fellowship.solver import layout as on
from onetable.games.fellowship.solver.bounds import hopeless
from onetable.games.fellowship.solver.keys import key_of
from onetable.games.fellowship.solver.ordering import candidates, note_wants

Rows = list[Numbers]


@fast
def search(
    rules: Numbers, notes: Numbers, wants: Rows, states: Rows, orders: Rows, counts: Numbers, tried: Numbers, keys: Numbers, table: Numbers
) -> int:
    """Whether the position in the first row of states can be won; the moves of the line then stand in `tried`."""
    depth, size = notes[on.RESUME], len(table)
    if depth < 0:
        depth = 0
        counts[0] = -1  # not looked at yet
    while depth >= 0:
        state = states[depth]
        if counts[depth] < 0:
            if state[at.OVER] == at.ROUND_WON:
                notes[on.DEPTH] = depth
                for place in range(depth):
                    tried[place] = orders[place][tried[place]] & 0xFF
                return on.WINNABLE
            if notes[on.SEEN] >= notes[on.LIMIT]:
                notes[on.RESUME] = depth
                return on.UNDECIDED
            notes[on.SEEN] += 1
            keys[depth] = 0
            lost = state[at.OVER] == at.ROUND_LOST
            if not lost and (state[at.PHASE] != at.PLAY or state[at.LED] < 0):
                key = key_of(rules, state, notes)
                keys[depth] = key
                place = key % size
                lost = table[place] == key or hopeless(rules, state)
                if not lost:
                    note_wants(rules, state, wants[depth])
            elif depth:
                for place in range(on.WANTS, on.NOTES_SIZE):
                    wants[depth][place] = wants[depth - 1][place]
            if lost:
                depth -= 1
                continue
            for place in range(on.WANTS):
                wants[depth][place] = notes[place]
            counts[depth] = candidates(rules, state, wants[depth], legal(rules, state), orders[depth])
            notes[on.SEED] = wants[depth][on.SEED]
            tried[depth] = -1
        tried[depth] += 1
        if tried[depth] >= counts[depth]:
            if keys[depth]:
                table[keys[depth] % size] = keys[depth]
            depth -= 1
            continue
        following = states[depth + 1]
        for place in range(len(state)):
            following[place] = state[place]
        play(rules, following, orders[depth][tried[depth]] & 0xFF)
        depth += 1
        counts[depth] = -1
    return on.NOT_WINNABLE
