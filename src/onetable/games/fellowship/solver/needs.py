"""What every chair needs between two tricks: what a trick is worth to it, which cards it wants or shuns, what it keeps for later."""

from __future__ import annotations

from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.kernel.compiling import Numbers, count, fast, inlined, lowest

# Where each number stands, by chair
WORTH = 0  # of a trick, in thousandths; below 0 if it harms
WANTED = 4  # cards to win
SHUNNED = 8  # cards that must not be won
ONLY = 12  # cards without which no trick may be won
KEPT = 16  # cards of which one must stay in hand
BANNED = 20  # cards that must not be led
LATER = 24  # strong cards are needed for the last tricks
NEEDS_SIZE = 28

# What it is worth: found by letting thousands of rounds be played with many such numbers, all chapters and both goal sets together
LACKING = 2_400  # a trick to one who lacks some
PRESSING = 10_400  # more, the more of the tricks to come he lacks
RUIN = 2_300  # one trick too many
LUXURY = 170  # a trick that is allowed and not needed
FEWEST = 950  # a trick to one who must win the fewest
OVERTAKEN = 260  # a trick to one who must have more than he
HELD = 200  # a trick to one who keeps a suit that he wins


@fast
def note_needs(rules: Numbers, state: Numbers, needs: Numbers) -> None:
    """What the goals and duties that are still open ask for."""
    for place in range(NEEDS_SIZE):
        needs[place] = 0
    for number in range(rules[at.GOAL_COUNT]):
        goal = at.GOALS + number * at.GOAL_SIZE
        verdicts = at.DUTIES if rules[goal + at.FLAGS] & at.DUTY else at.VERDICTS
        if state[verdicts + rules[goal + at.WHOSE]] == at.SURE:
            continue
        if rules[goal + at.FLAGS] & at.NEVER:
            note_ban(rules, state, needs, goal)
        elif rules[goal + at.KIND] < at.WIN_TRICKS:
            note_card_goal(rules, state, needs, goal)
        else:
            note_trick_goal(rules, state, needs, goal)


@inlined
def note_ban(rules: Numbers, state: Numbers, needs: Numbers, goal: int) -> None:
    """What must not happen."""
    kind, chair, mask = rules[goal + at.KIND], rules[goal + at.WHOSE], rules[goal + at.MASK]
    if kind == at.WIN_CARDS:
        needs[SHUNNED + chair] |= mask
    elif kind == at.LEAD_SUIT:
        needs[BANNED + chair] |= mask
    elif kind == at.WIN_LAST and state[at.LEFT] == 1:
        needs[WORTH + chair] -= RUIN


@inlined
def note_card_goal(rules: Numbers, state: Numbers, needs: Numbers, goal: int) -> None:
    """A goal about cards that are won."""
    kind, chair, mask, ranks = rules[goal + at.KIND], rules[goal + at.WHOSE], rules[goal + at.MASK], rules[goal + at.HIGH]
    if kind == at.WIN_THREAT_CARDS or kind == at.WIN_THREAT_RANK:
        while ranks:
            wanted = at.RANK_ONE << lowest(ranks) - 1
            needs[WANTED + chair] |= wanted & mask if kind == at.WIN_THREAT_CARDS else wanted
            ranks &= ranks - 1
    elif kind == at.EVERYBODY_WINS:
        for other in range(rules[at.CHAIRS]):
            if not state[at.WON + other] & mask:
                needs[WANTED + other] |= mask
    elif kind == at.WIN_EVERY_RANK or kind == at.WIN_EVERY_SUIT or kind == at.WIN_SAME_RANK:
        needs[WORTH + chair] += LACKING
    else:
        needs[WANTED + chair] |= mask


@inlined
def note_trick_goal(rules: Numbers, state: Numbers, needs: Numbers, goal: int) -> None:
    """A goal about the number and the order of tricks, and about the last of them."""
    kind, chair, mask = rules[goal + at.KIND], rules[goal + at.WHOSE], rules[goal + at.MASK]
    low, high, left, have = rules[goal + at.LOW], rules[goal + at.HIGH], state[at.LEFT], count(state[at.TAKEN + chair])
    if kind == at.WIN_TRICKS:
        if have < low:
            needs[WORTH + chair] += LACKING + PRESSING * (low - have) // max(left, 1)
        elif have >= high:
            needs[WORTH + chair] -= RUIN
        elif high < have + left:
            needs[WORTH + chair] -= LUXURY * left // (high - have)
    elif kind == at.WIN_THREAT_TRICKS:
        reachable = high >> have
        if reachable == 1:
            needs[WORTH + chair] -= RUIN
        elif reachable & 1:
            needs[WORTH + chair] -= 2 * LUXURY
        elif reachable:
            needs[WORTH + chair] += LACKING + PRESSING * lowest(reachable) // max(left, 1)
    elif kind == at.WIN_FEWEST:
        needs[WORTH + chair] -= FEWEST
        for other in range(rules[at.CHAIRS]):
            if other != chair:
                needs[WORTH + other] += OVERTAKEN * max(0, have + 1 - count(state[at.TAKEN + other]))
    elif kind == at.OTHERS_WIN:
        for other in range(rules[at.CHAIRS]):
            if other != chair and count(state[at.TAKEN + other]) < low:
                needs[WORTH + other] += LACKING
    elif kind == at.WIN_IN_A_ROW:
        if have:
            needs[WORTH + chair] += LACKING + PRESSING if have < low else -RUIN
    elif kind == at.WIN_MIDDLE:
        needs[WORTH + chair] += LACKING
    elif kind == at.WIN_ONE_OF_LAST or kind == at.WIN_LAST:
        if left <= max(low, 1):
            needs[WORTH + chair] += RUIN
        else:
            needs[LATER + chair] = 1
    elif kind == at.PLAY_IN_LAST:
        needs[KEPT + chair] |= mask
    elif kind == at.KEEP_SUIT:
        keep_suit(state, needs, chair)
    elif kind != at.LEAD_SUIT:
        needs[WANTED + chair] |= mask
        if kind == at.WIN_ONLY_WITH:
            needs[ONLY + chair] |= mask


@inlined
def keep_suit(state: Numbers, needs: Numbers, chair: int) -> None:
    """A suit of which some are won and one is kept: the one of which he has most already."""
    best, most = 0, 0
    for place in range(6):
        suit = at.SUIT << 8 * place
        held = state[at.HANDS + chair] & suit
        if held:
            many = 2 * count(state[at.WON + chair] & suit) + count(held)
            if many > most:
                best, most = suit, many
    needs[WANTED + chair] |= best
    needs[KEPT + chair] |= best
    needs[WORTH + chair] += HELD
