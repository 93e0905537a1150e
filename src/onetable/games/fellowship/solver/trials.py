"""Trials: a move is made in a world whose cards are all laid out, and all play on, with some chance in it."""

from __future__ import annotations

from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.kernel.compiling import Numbers, fast, lowest
from onetable.games.fellowship.kernel.playouts import stir
from onetable.games.fellowship.kernel.tricks import legal, play
from onetable.games.fellowship.solver import layout as on
from onetable.games.fellowship.solver.ordering import note_wants, score
from onetable.games.fellowship.solver.partners import play_sensibly

WON = 1000  # what a won round is worth
CONSOLATION = 200  # and a lost one in which hardly anything was lost


@fast
def play_on(rules: Numbers, state: Numbers, notes: Numbers) -> None:
    """Play to the end, everybody by what the solver would try first: quick, and what the levels of puzzles are measured by."""
    wanted = -1
    while state[at.OVER] == at.RUNNING:
        if wanted != state[at.NUMBER]:
            note_wants(rules, state, notes)
            wanted = state[at.NUMBER]
        moves = legal(rules, state)
        chosen = lowest(moves)
        if moves & moves - 1:
            best = -1 << 30
            while moves:
                move = lowest(moves)
                moves &= moves - 1
                state[at.FATE] = stir(state[at.FATE])
                worth = score(rules, state, notes, move) * 8 + (state[at.FATE] * notes[on.NOISE] >> 32)
                if worth > best:
                    best, chosen = worth, move
        play(rules, state, chosen)


@fast
def worth_of(rules: Numbers, state: Numbers) -> int:
    """What the end of a round is worth: the more goals stand, and the later it is lost, the better."""
    if state[at.OVER] == at.ROUND_WON:
        return WON
    standing = 0
    for chair in range(rules[at.CHAIRS]):
        standing += state[at.VERDICTS + chair] != at.LOST
    return CONSOLATION * standing * (state[at.NUMBER] + 1) // (rules[at.CHAIRS] * (state[at.NUMBER] + state[at.LEFT] + 1))


@fast
def try_moves(
    rules: Numbers, state: Numbers, needs: Numbers, work: Numbers, moves: Numbers, times: int, noise: int, results: Numbers, wins: Numbers
) -> None:
    """Try each of these moves so many times with sensible partners: what they came to, added up, and how often they won."""
    fate = state[at.FATE]
    for place in range(len(moves)):
        results[place] = wins[place] = 0
        for _ in range(times):
            for number in range(at.STATE_SIZE):
                work[number] = state[number]
            work[at.FATE] = fate
            play(rules, work, moves[place])
            play_sensibly(rules, work, needs, noise)
            fate = work[at.FATE]
            results[place] += worth_of(rules, work)
            wins[place] += work[at.OVER] == at.ROUND_WON
    state[at.FATE] = fate
