"""Verdicts: how each goal stands between two tricks, the same figures as the words of the goals find."""

from __future__ import annotations

from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.kernel.compiling import Numbers, count, fast, inlined, lowest
from onetable.games.fellowship.kernel.layout import AHEAD, BEHIND, LOST, SURE


@inlined
def reach(rules: Numbers, state: Numbers, chair: int) -> int:
    """How many tricks this chair may still win."""
    left = state[at.LEFT]
    if chair != rules[at.SHORT]:
        return left
    return min(left, holding(rules, state, chair))


@inlined
def holding(rules: Numbers, state: Numbers, chair: int) -> int:
    """How many cards are in this hand, covered ones of a pyramid included."""
    cards = count(state[at.HANDS + chair])
    return cards + count(state[at.BURIED]) if chair == rules[at.PYRAMID] else cards


@inlined
def may_hold(rules: Numbers, state: Numbers, chair: int) -> int:
    """Cards that this chair may hold: as far as everybody knows, or those it has where all is seen."""
    alive = state[at.ALIVE]
    swap = rules[at.SWAP_GIFT] and not state[at.SPENT] & at.SWAP_USED
    if swap or not state[at.LEFT]:
        return alive
    ready = 1 << state[at.ASIDE] if chair == rules[at.ASIDER] and state[at.ASIDE] >= 0 else 0
    if not rules[at.OPEN]:
        return alive & ~state[at.VOID + chair] | ready
    own = state[at.HANDS + chair] | ready
    if chair == rules[at.TUCKER] and state[at.TUCKED] >= 0:
        own |= 1 << state[at.TUCKED]
    if chair == rules[at.LAYER] and state[at.LAID] >= 0:
        own |= 1 << (at.ONE_RING if state[at.LAID] == at.TO_WIN else state[at.LAID])
    if chair == rules[at.PYRAMID]:
        own |= state[at.BURIED]
    if rules[at.SOLO] and not rules[at.FILLED] >> chair & 1:
        for place in range(state[at.DRAWN], rules[at.DRAW_COUNT]):
            own |= 1 << rules[at.DRAWS + place]
    return own


@inlined
def count_verdict(have: int, to_come: int, needed: int) -> int:
    """At least so many, with so many to come."""
    if have >= needed:
        return SURE
    return LOST if have + to_come < needed else BEHIND


@inlined
def range_verdict(have: int, to_come: int, least: int, most: int) -> int:
    """From so many up to so many, with so many to come."""
    if have > most or have + to_come < least:
        return LOST
    if have < least:
        return BEHIND
    return SURE if have + to_come <= most else AHEAD


@inlined
def verdict(rules: Numbers, state: Numbers, goal: int) -> int:
    """How one goal stands; `goal` is where it begins among the rules."""
    kind, chair = rules[goal + at.KIND], rules[goal + at.WHOSE]
    if kind == at.WIN_TRICKS:
        found = range_verdict(count(state[at.TAKEN + chair]), reach(rules, state, chair), rules[goal + at.LOW], rules[goal + at.HIGH])
    elif kind > at.WIN_TRICKS:
        found = verdict_of_tricks(rules, state, goal)
    else:
        found = verdict_of_cards(rules, state, goal)
    return 3 - found if rules[goal + at.FLAGS] & at.NEVER else found


@inlined
def verdict_of_cards(rules: Numbers, state: Numbers, goal: int) -> int:
    """A goal about cards that are won."""
    kind, chair, mask, low = rules[goal + at.KIND], rules[goal + at.WHOSE], rules[goal + at.MASK], rules[goal + at.LOW]
    chairs, won, alive = rules[at.CHAIRS], state[at.WON + chair], state[at.ALIVE]
    if kind == at.WIN_CARDS:
        with_whom = rules[goal + at.HIGH]
        have = 0
        for other in range(chairs):
            if with_whom >> other & 1:
                have += count(state[at.WON + other] & mask)
        return count_verdict(have, count(alive & mask), low)
    if kind == at.WIN_THREAT_CARDS:
        best = LOST
        ranks = rules[goal + at.HIGH]
        while ranks:
            wanted = mask & at.RANK_ONE << lowest(ranks) - 1
            if won & wanted == wanted:
                return SURE
            if not wanted & ~(won | alive):
                best = BEHIND
            ranks &= ranks - 1
        return best
    if kind == at.WIN_THREAT_RANK or kind == at.WIN_SAME_RANK:
        best = LOST
        ranks = rules[goal + at.HIGH]
        while ranks:
            wanted = at.RANK_ONE << lowest(ranks) - 1
            best = max(best, count_verdict(count(won & wanted), count(alive & wanted), low))
            ranks &= ranks - 1
        return best
    if kind == at.WIN_MOST:
        have, to_come, rival = count(won & mask), count(alive & mask), 0
        for other in range(chairs):
            if other != chair:
                rival = max(rival, count(state[at.WON + other] & mask))
        if have + to_come <= rival:
            return LOST
        if have > rival + to_come:
            return SURE
        return AHEAD if have > rival else BEHIND
    if kind == at.WIN_EVERY_RANK:
        best = SURE
        for rank in range(low):
            wanted = at.RANK_ONE << rank
            if not won & wanted:
                if not alive & wanted:
                    return LOST
                best = BEHIND
        return best
    if kind == at.WIN_EVERY_SUIT:
        best = SURE
        for place in range(6):
            wanted = at.SUIT << 8 * place
            if low >> place & 1 and not won & wanted:
                if not alive & wanted:
                    return LOST
                best = BEHIND
        return best
    if kind == at.WIN_RUN:
        run, possible = won & mask, (won | alive) & mask
        have, may = run, possible
        for step in range(1, low):
            have &= run >> step
            may &= possible >> step
        if have:
            return SURE
        return BEHIND if may else LOST
    without, able = 0, True  # everybody wins a card
    for other in range(chairs):
        if not state[at.WON + other] & mask:
            without += 1
            if not reach(rules, state, other):
                able = False
    if not without:
        return SURE
    if without > min(state[at.LEFT], count(alive & mask)):
        return LOST
    return BEHIND if able else LOST


@inlined
def verdict_of_tricks(rules: Numbers, state: Numbers, goal: int) -> int:
    """A goal about the number and the order of tricks, the lead, the last cards."""
    kind, chair, mask, low = rules[goal + at.KIND], rules[goal + at.WHOSE], rules[goal + at.MASK], rules[goal + at.LOW]
    left, number, tricks, high = state[at.LEFT], state[at.NUMBER], state[at.TAKEN + chair], rules[goal + at.HIGH]
    have = count(tricks)
    if kind == at.WIN_THREAT_TRICKS:
        to_come = reach(rules, state, chair)
        reachable = high >> have & (2 << to_come) - 1
        if not reachable:
            return LOST
        if reachable == (2 << to_come) - 1:
            return SURE
        return AHEAD if reachable & 1 else BEHIND
    if kind == at.WIN_FEWEST:
        return verdict_of_fewest(rules, state, chair, have)
    if kind == at.WIN_MIDDLE:
        return verdict_of_middle(rules, state, chair, have)
    if kind == at.OTHERS_WIN:
        missing = 0
        for other in range(rules[at.CHAIRS]):
            if other != chair:
                lacking = low - count(state[at.TAKEN + other])
                if lacking > 0:
                    missing += lacking
                    if lacking > reach(rules, state, other):
                        return LOST
        if not missing:
            return SURE
        return LOST if missing > left else BEHIND
    if kind == at.WIN_IN_A_ROW:
        to_come = reach(rules, state, chair)
        if have == 0:
            return LOST if to_come < low else BEHIND
        run = tricks // (tricks & -tricks)
        if have > low or run & (run + 1):
            return LOST
        if have == low:
            return AHEAD if to_come else SURE
        return BEHIND if tricks >> (number - 1) & 1 and have + to_come >= low else LOST
    if kind == at.WIN_ONE_OF_LAST:
        if tricks >> max(0, number + left - low):
            return SURE
        return BEHIND if reach(rules, state, chair) else LOST
    if kind == at.WIN_ONLY_WITH:
        for trick in range(number):
            if tricks >> trick & 1 and not state[at.PILES + trick] & mask:
                return LOST
        to_come = reach(rules, state, chair)
        if not tricks:
            return BEHIND if state[at.ALIVE] & mask and to_come else LOST
        return AHEAD if to_come else SURE
    if kind == at.WIN_TRICKS_WITH:
        have = 0
        for trick in range(number):
            if tricks >> trick & 1 and state[at.PILES + trick] & mask:
                have += 1
        return count_verdict(have, min(reach(rules, state, chair), count(state[at.ALIVE] & mask)), low)
    return verdict_of_last(rules, state, goal)


@inlined
def verdict_of_last(rules: Numbers, state: Numbers, goal: int) -> int:
    """A goal about the last trick, the lead, or what is left in hand."""
    kind, chair, mask, low = rules[goal + at.KIND], rules[goal + at.WHOSE], rules[goal + at.MASK], rules[goal + at.LOW]
    left, won = state[at.LEFT], state[at.WON + chair]
    if kind == at.WIN_LAST:
        if left:
            return BEHIND if chair != rules[at.SHORT] or reach(rules, state, chair) == left else LOST
        return SURE if state[at.TAKEN + chair] >> (state[at.NUMBER] - 1) & 1 else LOST
    if kind == at.PLAY_IN_LAST:
        if left:
            return BEHIND if may_hold(rules, state, chair) & mask and reach(rules, state, chair) == left else LOST
        played = state[at.PLAYED + chair]
        return SURE if played >= 0 and 1 << played & mask else LOST
    if kind == at.LEAD_SUIT:
        if state[at.LEADS + chair] & mask:
            return SURE
        return BEHIND if may_hold(rules, state, chair) & mask else LOST
    if not left:  # keep a card of a suit that is won
        kept = state[at.HANDS + chair] | (state[at.BURIED] if chair == rules[at.PYRAMID] else 0)
        for place in range(6):
            suit = at.SUIT << 8 * place
            if kept & suit and count(won & suit) >= low:
                return SURE
        return LOST
    if not rules[at.SOLO] and holding(rules, state, chair) <= left:
        return LOST
    own = may_hold(rules, state, chair)
    for place in range(6):
        suit = at.SUIT << 8 * place
        if own & suit and count(state[at.ALIVE] & suit) > max(0, low - count(won & suit)):
            return BEHIND
    return LOST


@inlined
def verdict_of_fewest(rules: Numbers, state: Numbers, chair: int, have: int) -> int:
    """Nobody wins fewer tricks."""
    least, behind = 99, 0
    for other in range(rules[at.CHAIRS]):
        if other != chair:
            tricks = count(state[at.TAKEN + other])
            least = min(least, tricks)
            behind += max(0, have - tricks)
    if have <= least:
        return SURE if have + reach(rules, state, chair) <= least else AHEAD
    if behind > state[at.LEFT]:
        return LOST
    short = rules[at.SHORT]
    if short >= 0 and have - count(state[at.TAKEN + short]) > reach(rules, state, short):
        return LOST
    return BEHIND


@inlined
def verdict_of_middle(rules: Numbers, state: Numbers, chair: int, have: int) -> int:
    """Somebody wins fewer tricks, and somebody more."""
    left, least, most, missing, possible = state[at.LEFT], 99, 0, 0, False
    for other in range(rules[at.CHAIRS]):
        if other == chair:
            continue
        low = count(state[at.TAKEN + other])
        least, most, missing = min(least, low), max(most, low), missing + max(0, have - low)
        for rival in range(rules[at.CHAIRS]):
            if rival != other and rival != chair:
                high = count(state[at.TAKEN + rival])
                more = max(0, low + 1 - have)  # the fewest tricks after which somebody has fewer
                if more <= left and have + more < high + left - more:
                    possible = True
    if not possible:
        return LOST
    if missing > left and have + left < most:
        return SURE
    return AHEAD if least < have and have < most else BEHIND


@fast
def judge(rules: Numbers, state: Numbers) -> None:
    """Write down how all goals and duties stand, and whether the round is decided."""
    chairs, left = rules[at.CHAIRS], state[at.LEFT]
    certain = 0  # chairs whose verdict will not change any more
    for chair in range(chairs):
        before = state[at.VERDICTS + chair]
        if left and (before == LOST or before == SURE):
            certain |= 1 << chair
        else:
            state[at.VERDICTS + chair] = SURE
        state[at.DUTIES + chair] = SURE
    for number in range(rules[at.GOAL_COUNT]):
        goal = at.GOALS + number * at.GOAL_SIZE
        chair = rules[goal + at.WHOSE]
        if rules[goal + at.FLAGS] & at.DUTY:
            state[at.DUTIES + chair] = min(state[at.DUTIES + chair], verdict(rules, state, goal))
        elif not certain >> chair & 1 and state[at.VERDICTS + chair] != LOST:
            state[at.VERDICTS + chair] = min(state[at.VERDICTS + chair], verdict(rules, state, goal))
    decide(rules, state)


@inlined
def decide(rules: Numbers, state: Numbers) -> None:
    """Whether all tricks are played, or the rest cannot change anything any more."""
    goals, duties, both, waiting = 0, 0, 0, False
    for chair in range(rules[at.CHAIRS]):
        goal, duty = state[at.VERDICTS + chair], state[at.DUTIES + chair]
        goals += goal == LOST
        duties += duty == LOST
        both += goal == LOST and duty == LOST
        waiting = waiting or goal == BEHIND or goal == AHEAD or duty == BEHIND or duty == AHEAD
    if rules[at.SHIRT_COVERS]:
        goals, duties = goals + duties - both, 0
    if duties or state[at.FAILED] or goals > rules[at.SHIRT]:
        state[at.OVER] = at.ROUND_LOST
    elif not state[at.LEFT] or (not waiting and rules[at.EARLY_SUCCESS]):
        state[at.OVER] = at.ROUND_WON
    else:
        state[at.OVER] = at.RUNNING
