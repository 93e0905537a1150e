"""Keys: positions between two tricks that have the same future have the same number."""

from __future__ import annotations

from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.kernel.compiling import Numbers, count, fast, gathered, inlined, lowest
from onetable.games.fellowship.solver import layout as on

PRIME = 0x2545F4914F6CDD1D
WORD = (1 << 63) - 1


@inlined
def mixed(key: int, number: int) -> int:
    """The key with one more number in it."""
    key = (key ^ number) * PRIME & WORD
    return key ^ key >> 29


@fast
def key_of(rules: Numbers, state: Numbers, notes: Numbers) -> int:
    """The key of a position between two tricks."""
    key = mixed(notes[on.SALT], state[at.LEADER] | state[at.BROKEN] << 3 | state[at.PHASE] << 4 | state[at.TURN] << 8)
    key = mixed(key, state[at.SPENT] | state[at.LEFT] << 4 | state[at.LOST_CARDS] << 10)
    chairs = rules[at.CHAIRS]
    if notes[on.RELATIVE]:
        first, second, third = state[at.HANDS], state[at.HANDS + 1], state[at.HANDS + 2]
        left = first | second | third
        if chairs == 4:
            left |= state[at.HANDS + 3]
        key = mixed(key, left & notes[on.SPECIAL])
        key = mixed(key, gathered(notes[on.SPECIAL], left))
        key = mixed(key, gathered(first, left))
        key = mixed(key, gathered(second, left))
        key = mixed(key, gathered(third, left))
        lengths = 0
        for place in range(5):
            lengths = lengths << 4 | count(left & at.SUIT << 8 * place)
        key = mixed(key, lengths)
    else:
        for chair in range(chairs):
            key = mixed(key, state[at.HANDS + chair])
        key = mixed(key, state[at.BURIED] << 8 | state[at.DRAWN])
        key = mixed(key, (state[at.TUCKED] + 2) << 16 | (state[at.ASIDE] + 2) << 8 | (state[at.LAID] + 2))
    lost = 0
    for chair in range(chairs):
        lost |= (state[at.VERDICTS + chair] == at.LOST) << chair | (state[at.DUTIES + chair] == at.LOST) << chair + 4
    key = mixed(key, lost)
    for number in range(rules[at.GOAL_COUNT]):
        key = mixed(key, progress(rules, state, at.GOALS + number * at.GOAL_SIZE))
    return key


@fast
def progress(rules: Numbers, state: Numbers, goal: int) -> int:
    """What of the past matters for this goal."""
    kind, chair, mask, low = rules[goal + at.KIND], rules[goal + at.WHOSE], rules[goal + at.MASK], rules[goal + at.LOW]
    high, won, tricks, chairs = rules[goal + at.HIGH], state[at.WON + chair], state[at.TAKEN + chair], rules[at.CHAIRS]
    found = 0
    if kind == at.WIN_CARDS:
        for other in range(chairs):
            if high >> other & 1:
                found += count(state[at.WON + other] & mask)
        return min(found, low)
    if kind == at.WIN_THREAT_CARDS:
        for rank in range(1, 8):
            if high >> rank & 1:
                found |= won & mask & at.RANK_ONE << rank - 1
        return found
    if kind == at.WIN_THREAT_RANK or kind == at.WIN_SAME_RANK:
        for rank in range(1, 9):
            if high >> rank & 1:
                found = found << 3 | min(low, count(won & at.RANK_ONE << rank - 1))
        return found
    if kind == at.WIN_MOST:
        for other in range(chairs):
            found = found << 4 | count(state[at.WON + other] & mask)
        return found
    if kind == at.WIN_EVERY_RANK:
        for rank in range(low):
            found |= (won & at.RANK_ONE << rank != 0) << rank
        return found
    if kind == at.WIN_EVERY_SUIT or kind == at.KEEP_SUIT:
        for place in range(6):
            found = found << 4 | min(low if kind == at.KEEP_SUIT else 1, count(won & at.SUIT << 8 * place))
        return found
    if kind == at.WIN_RUN:
        return won & mask
    if kind == at.EVERYBODY_WINS:
        for other in range(chairs):
            found |= (state[at.WON + other] & mask != 0) << other
        return found
    return progress_of_tricks(rules, state, goal, kind, chair, mask, low, high, tricks)


@fast
def progress_of_tricks(
    rules: Numbers, state: Numbers, goal: int, kind: int, chair: int, mask: int, low: int, high: int, tricks: int
) -> int:
    """The same for goals about tricks."""
    have, left, found, chairs = count(tricks), state[at.LEFT], 0, rules[at.CHAIRS]
    if kind == at.WIN_TRICKS:
        return min(have, low) if have + left <= high else have
    if kind == at.WIN_THREAT_TRICKS:
        return have
    if kind == at.WIN_FEWEST:
        for other in range(chairs):
            found = found << 4 | min(count(state[at.TAKEN + other]), have + left)
        return found
    if kind == at.WIN_MIDDLE:
        for other in range(chairs):
            found = found << 4 | count(state[at.TAKEN + other])
        return found
    if kind == at.OTHERS_WIN:
        for other in range(chairs):
            found = found << 4 | (min(low, count(state[at.TAKEN + other])) if other != chair else 0)
        return found
    if kind == at.WIN_IN_A_ROW:
        return have << 1 | (tricks >> max(0, state[at.NUMBER] - 1) & 1)
    if kind == at.WIN_ONE_OF_LAST:
        return tricks >> max(0, state[at.NUMBER] + left - low) != 0
    if kind == at.WIN_ONLY_WITH:
        return tricks != 0
    if kind == at.WIN_TRICKS_WITH:
        for trick in range(state[at.NUMBER]):
            found += tricks >> trick & 1 and state[at.PILES + trick] & mask != 0
        return min(found, low)
    if kind == at.LEAD_SUIT:
        return state[at.LEADS + chair] & mask != 0
    return 0


@fast
def note_cards(rules: Numbers, notes: Numbers) -> None:
    """Which cards count for themselves, and whether of all others only the order in their suit matters."""
    special = special_cards(rules)
    fixed = rules[at.PLAIN] and rules[at.TUCKER] < 0 and rules[at.SWAPPER] < 0 and not rules[at.DRAW_COUNT]
    notes[on.SPECIAL] = special
    notes[on.RELATIVE] = 1 if fixed and special != at.EVERYTHING else 0


@fast
def special_cards(rules: Numbers) -> int:
    """Cards that count for themselves: the One Ring, those that goals name, all where ranks are weighed."""
    special = 1 << at.ONE_RING
    if rules[at.FOREST] or rules[at.BALROG]:
        return at.EVERYTHING
    for number in range(rules[at.GOAL_COUNT]):
        goal = at.GOALS + number * at.GOAL_SIZE
        kind, mask, ranks = rules[goal + at.KIND], rules[goal + at.MASK], rules[goal + at.HIGH]
        if kind == at.WIN_EVERY_RANK or kind == at.WIN_SAME_RANK:
            return at.EVERYTHING
        if kind == at.WIN_RUN or (kind == at.WIN_CARDS and not is_whole_suit(mask)):
            special |= mask
        if kind == at.WIN_THREAT_CARDS or kind == at.WIN_THREAT_RANK:
            for rank in range(1, 8):
                if ranks >> rank & 1:
                    special |= at.RANK_ONE << rank - 1 & (mask if kind == at.WIN_THREAT_CARDS else at.EVERYTHING)
    return special


@fast
def is_whole_suit(mask: int) -> bool:
    """Whether these are all cards of one suit."""
    return mask == at.SUIT << (lowest(mask) & ~7)
