"""Bounds: what shows at a glance that the goals cannot all be met any more."""

from __future__ import annotations

from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.kernel.compiling import Numbers, count, fast, highest


@fast
def hopeless(rules: Numbers, state: Numbers) -> bool:
    """Whether the tricks to come cannot satisfy all who still need some, or must shun them."""
    if rules[at.SHIRT]:
        return False  # one of the goals may be missed
    chairs, left = rules[at.CHAIRS], state[at.LEFT]
    missing, room = 0, 0
    for chair in range(chairs):
        low, high = 0, left
        have = count(state[at.TAKEN + chair])
        for number in range(rules[at.GOAL_COUNT]):
            goal = at.GOALS + number * at.GOAL_SIZE
            if rules[goal + at.FLAGS] & at.NEVER:
                continue
            kind, owner = rules[goal + at.KIND], rules[goal + at.WHOSE]
            if kind == at.WIN_FEWEST and owner != chair:
                low = max(low, count(state[at.TAKEN + owner]) - have)
            elif kind == at.OTHERS_WIN and owner != chair:
                low = max(low, rules[goal + at.LOW] - have)
            elif owner != chair:
                continue
            elif kind == at.WIN_TRICKS:
                low = max(low, rules[goal + at.LOW] - have)
                high = min(high, rules[goal + at.HIGH] - have)
            elif kind == at.WIN_THREAT_TRICKS:
                to_come = rules[goal + at.HIGH] >> have
                if not to_come:
                    return True
                high = min(high, highest(to_come))
                if not to_come & 1:
                    low = max(low, 1)
            elif kind == at.WIN_IN_A_ROW:
                low = max(low, rules[goal + at.LOW] - have)
                high = min(high, rules[goal + at.LOW] - have)
            elif kind == at.WIN_LAST:
                low = max(low, 1)
            elif kind == at.WIN_CARDS and rules[goal + at.HIGH] == 1 << chair:
                lacking = rules[goal + at.LOW] - count(state[at.WON + chair] & rules[goal + at.MASK])
                low = max(low, (lacking + chairs - 1) // chairs)
            elif kind == at.WIN_THREAT_CARDS or kind == at.WIN_ONLY_WITH or kind == at.WIN_ONE_OF_LAST:
                low = max(low, int(state[at.VERDICTS + chair] == at.BEHIND))
        if low > high:
            return True
        missing += low
        room += high
    return missing > left or (room < left and not rules[at.FOREST])
