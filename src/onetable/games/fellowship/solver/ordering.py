"""Which move to try first: each chair wants tricks or shuns them, wants some cards and must not have others."""

from __future__ import annotations

from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.kernel.compiling import Numbers, count, fast, lowest
from onetable.games.fellowship.solver import layout as on


@fast
def note_wants(rules: Numbers, state: Numbers, notes: Numbers) -> None:
    """What every chair is after between two tricks."""
    for chair in range(4):
        notes[on.WANTS + chair] = notes[on.VALUABLE + chair] = notes[on.UNWANTED + chair] = 0
    for number in range(rules[at.GOAL_COUNT]):
        goal = at.GOALS + number * at.GOAL_SIZE
        chair = rules[goal + at.WHOSE]
        if state[at.VERDICTS + chair] == at.SURE:
            continue
        kind, mask, low, high = rules[goal + at.KIND], rules[goal + at.MASK], rules[goal + at.LOW], rules[goal + at.HIGH]
        have = count(state[at.TAKEN + chair])
        if rules[goal + at.FLAGS] & at.NEVER:
            if kind == at.WIN_CARDS:
                notes[on.UNWANTED + chair] |= mask
        elif kind == at.WIN_TRICKS:
            if have < low:
                notes[on.WANTS + chair] = 1
            elif have >= high:
                notes[on.WANTS + chair] = -1
        elif kind == at.WIN_THREAT_TRICKS:
            notes[on.WANTS + chair] = 1 if high >> have > 1 else -1
        elif kind == at.WIN_FEWEST:
            notes[on.WANTS + chair] = -1
        elif kind == at.WIN_IN_A_ROW:
            notes[on.WANTS + chair] = 1 if have and have < low else -1
        elif kind == at.OTHERS_WIN:
            for other in range(rules[at.CHAIRS]):
                if other != chair and count(state[at.TAKEN + other]) < low:
                    notes[on.WANTS + other] = max(notes[on.WANTS + other], 1)
        elif kind == at.WIN_ONE_OF_LAST or kind == at.WIN_LAST:
            if state[at.LEFT] <= max(low, 1):
                notes[on.WANTS + chair] = 1
        elif kind == at.WIN_THREAT_CARDS:
            for rank in range(1, 8):
                if high >> rank & 1:
                    notes[on.VALUABLE + chair] |= mask & at.RANK_ONE << rank - 1
        elif kind == at.WIN_THREAT_RANK:
            for rank in range(1, 8):
                if high >> rank & 1:
                    notes[on.VALUABLE + chair] |= at.RANK_ONE << rank - 1
        elif kind == at.EVERYBODY_WINS:
            for other in range(rules[at.CHAIRS]):
                if not state[at.WON + other] & mask:
                    notes[on.VALUABLE + other] |= mask
        elif kind == at.WIN_EVERY_RANK or kind == at.WIN_EVERY_SUIT or kind == at.WIN_SAME_RANK or kind == at.WIN_MIDDLE:
            notes[on.WANTS + chair] = 1
        elif kind != at.PLAY_IN_LAST and kind != at.LEAD_SUIT:
            notes[on.VALUABLE + chair] |= mask


@fast
def score(rules: Numbers, state: Numbers, notes: Numbers, move: int) -> int:
    """How promising a move is: the higher, the sooner it is tried."""
    if state[at.PHASE] != at.PLAY:
        return 0
    chair, led, pile = state[at.TURN], state[at.LED], state[at.PILE]
    card = at.ONE_RING if move == at.TO_WIN else move
    rank, bit, wants = card & 7, 1 << card, notes[on.WANTS + chair]
    valuable = notes[on.VALUABLE + chair]
    if led < 0:
        if valuable & bit:
            return 12 + rank
        return rank if wants > 0 or (valuable and not wants) else 7 - rank
    winning = state[at.WINNING]
    would_win = move == at.TO_WIN or (state[at.OUTRIGHT] < 0 and card >> 3 == led and card > state[at.BEST])
    if would_win:
        good = 10 if wants > 0 else -10 if wants < 0 else 0
        if (pile | bit) & valuable:
            good += 30
        if (pile | bit) & notes[on.UNWANTED + chair]:
            good -= 40
        for other in range(rules[at.CHAIRS]):
            if other != chair and pile & notes[on.VALUABLE + other]:
                good -= 15
        return good + (rank if wants > 0 else 7 - rank)
    good = rank if card >> 3 != led else 7 - rank if wants > 0 else rank
    if bit & notes[on.VALUABLE + winning]:
        good += 30
    elif bit & notes[on.UNWANTED + winning]:
        good -= 30
    for other in range(rules[at.CHAIRS]):
        if other != winning and bit & notes[on.VALUABLE + other]:
            good -= 20
    if wants > 0 and card >> 3 != led:
        good -= rank  # a winner is kept
    return good


@fast
def candidates(rules: Numbers, state: Numbers, notes: Numbers, moves: int, order: Numbers) -> int:
    """Write the moves worth trying into a row, the best first; of cards that are as good as each other only the lowest."""
    found = 0
    alike = state[at.PHASE] == at.PLAY and notes[on.RELATIVE]
    alive = state[at.PILE]
    for chair in range(rules[at.CHAIRS]):
        alive |= state[at.HANDS + chair]
    left = moves
    while left:
        move = lowest(left)
        bit = 1 << move
        left ^= bit
        if alike and move < at.TO_WIN and not bit & notes[on.SPECIAL]:
            lower = alive & at.SUIT << 8 * (move >> 3) & bit - 1
            if lower:
                while lower & lower - 1:
                    lower &= lower - 1
                if lower & moves and not lower & notes[on.SPECIAL]:
                    continue
        worth = score(rules, state, notes, move) * 8
        if notes[on.NOISE]:
            notes[on.SEED] = notes[on.SEED] * 1103515245 + 12345 & 0x7FFFFFFF
            worth += (notes[on.SEED] >> 12) % notes[on.NOISE]
        place = found
        entry = (4000 - worth) << 8 | move
        while place and order[place - 1] > entry:
            order[place] = order[place - 1]
            place -= 1
        order[place] = entry
        found += 1
    return found
