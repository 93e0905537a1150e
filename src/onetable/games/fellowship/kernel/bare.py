"""A round without a table: hands, who leads, and goals, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.kernel.compiling import Numbers, numbers
from onetable.games.fellowship.kernel.goals import judge
from onetable.games.fellowship.kernel.written import put_goals


def bare_round(hands: Sequence[int], leader: int, goals: Sequence[Sequence[int]], broken: bool = False) -> tuple[Numbers, Numbers]:
    """Rules and state of such a round before its first trick; each goal is a row of numbers as in `layout`."""
    rules, state = [0] * at.RULES_SIZE, [0] * at.STATE_SIZE
    chairs, deck = len(hands), sum(hands)
    rules[at.CHAIRS], rules[at.DECK], rules[at.PLAIN], rules[at.OPEN], rules[at.EARLY_SUCCESS] = chairs, deck, 1, 1, 1
    for place in (at.TRUMP, at.SHORT, at.PYRAMID, at.TUCKER, at.ASIDER, at.LAYER, at.SWAPPER, at.TAKER):
        rules[place] = -1
    rules[at.INFERS] = (1 << chairs) - 1
    put_goals(rules, goals)
    for place in (at.LED, at.BEST, at.WINNING, at.OUTRIGHT, at.TUCKED, at.ASIDE, at.LAID, at.GIVEN):
        state[place] = -1
    for chair, hand in enumerate(hands):
        state[at.HANDS + chair], state[at.VERDICTS + chair], state[at.PLAYED + chair] = hand, at.BEHIND, -1
    state[at.TURN] = state[at.LEADER] = leader
    state[at.LEFT], state[at.ALIVE], state[at.BROKEN], state[at.FATE] = min(map(int.bit_count, hands)), deck, int(broken), 1
    found = numbers(rules), numbers(state)
    judge(*found)
    return found
