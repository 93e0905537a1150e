"""Tricks: what may be played, what a card does, who wins; and what may happen between two tricks."""

from __future__ import annotations

from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.kernel.compiling import Numbers, fast, lowest
from onetable.games.fellowship.kernel.goals import judge


@fast
def has_card(rules: Numbers, state: Numbers, chair: int) -> bool:
    """Whether this chair can take part in the trick."""
    if state[at.HANDS + chair]:
        return True
    return (chair == rules[at.LAYER] and state[at.LAID] >= 0) or (chair == rules[at.ASIDER] and state[at.ASIDE] >= 0)


@fast
def may_give(rules: Numbers, state: Numbers, chair: int) -> int:
    """Cards this chair may hand over."""
    cards = state[at.HANDS + chair]
    return cards & ~(1 << at.ONE_RING) if rules[at.RING_BEARERS] >> chair & 1 else cards


@fast
def legal(rules: Numbers, state: Numbers) -> int:
    """The moves of the chair in turn, a bit each: cards, or what its phase asks for."""
    phase, chair = state[at.PHASE], state[at.TURN]
    if phase != at.PLAY:
        return legal_between(rules, state)
    cards = state[at.HANDS + chair]
    if chair == rules[at.LAYER] and state[at.LAID] >= 0:
        return 1 << state[at.LAID]
    if not cards:
        cards = 1 << state[at.ASIDE]
    elif state[at.LED] < 0:
        if not state[at.BROKEN] and not rules[at.MAY_LEAD_RINGS] >> chair & 1:
            others = cards & ~at.RING_CARDS
            if others:
                return others
    else:
        follow = cards & at.SUIT << 8 * state[at.LED]
        if follow:
            free = rules[at.FREE_FIRST] >> chair & 1 and not state[at.NUMBER] and not state[at.SPENT] & at.FREEDOM_USED
            if not free and not rules[at.NEED_NOT_FOLLOW] >> chair & 1:
                cards = follow
    return cards | (cards >> at.ONE_RING & 1) << at.TO_WIN


@fast
def legal_between(rules: Numbers, state: Numbers) -> int:
    """The moves of the chair in turn between two tricks."""
    phase, chair = state[at.PHASE], state[at.TURN]
    if phase == at.NAME:
        able = 0
        for other in range(rules[at.CHAIRS]):
            if has_card(rules, state, other):
                able |= 1 << other
        return able
    if phase == at.PUT:
        return may_give(rules, state, chair) & ~rules[at.KEPT_BACK]
    if phase == at.GIVE or phase == at.BACK:
        return may_give(rules, state, chair)
    return 3


@fast
def play(rules: Numbers, state: Numbers, move: int) -> None:
    """Make a move of the chair in turn, and all that follows from it."""
    if state[at.PHASE] != at.PLAY:
        move_between(rules, state, move)
        return
    chair, led = state[at.TURN], state[at.LED]
    card = at.ONE_RING if move == at.TO_WIN else move
    suit, bit = card >> 3, 1 << card
    ordinary = True
    if state[at.HANDS + chair] & bit:
        state[at.HANDS + chair] ^= bit
        if chair == rules[at.PYRAMID]:
            clear_place(rules, state, card)
    else:
        ordinary = False
        if chair == rules[at.LAYER] and state[at.LAID] >= 0:
            state[at.LAID] = -1
        else:
            state[at.ASIDE] = -1
    if led < 0:
        state[at.LED], state[at.BEST], state[at.WINNING] = suit, card, chair
        if suit == at.RINGS_PLACE and not state[at.BROKEN] and ordinary and rules[at.INFERS] >> chair & 1:
            state[at.VOID + chair] = at.EVERYTHING & ~at.RING_CARDS
    elif suit == led:
        if card > state[at.BEST] and state[at.BEST] >> 3 == led:
            state[at.BEST], state[at.WINNING] = card, chair
    else:
        if ordinary:
            if rules[at.FREE_FIRST] >> chair & 1 and state[at.HANDS + chair] & at.SUIT << 8 * led:
                state[at.SPENT] |= at.FREEDOM_USED
            elif rules[at.INFERS] >> chair & 1:
                state[at.VOID + chair] |= at.SUIT << 8 * led
        if suit == rules[at.TRUMP] and (state[at.BEST] >> 3 != suit or card > state[at.BEST]):
            state[at.BEST], state[at.WINNING] = card, chair
    if move == at.TO_WIN:
        state[at.OUTRIGHT] = chair
    if suit == at.RINGS_PLACE:
        state[at.BROKEN] = 1
    state[at.PILE] |= bit
    state[at.PLAYED + chair] = card
    chairs = rules[at.CHAIRS]
    following = chair + 1 if chair + 1 < chairs else 0
    while following != state[at.LEADER]:
        if has_card(rules, state, following):
            state[at.TURN] = following
            return
        following = following + 1 if following + 1 < chairs else 0
    finish(rules, state)


@fast
def finish(rules: Numbers, state: Numbers) -> None:
    """The trick is complete: the winner takes it, the goals are judged, the next one is prepared."""
    pile, number, best = state[at.PILE], state[at.NUMBER], state[at.WINNING]
    winner = state[at.OUTRIGHT] if state[at.OUTRIGHT] >= 0 else best
    if rules[at.FOREST] and state[at.OUTRIGHT] < 0 and (state[at.BEST] & 7) + 1 < rules[at.EVENTS + number]:
        winner = -1
    if rules[at.BALROG] and weight(pile) < rules[at.EVENTS + number]:
        state[at.FAILED] = 1
    if rules[at.HAS_DUTIES]:
        state[at.LEADS + state[at.LEADER]] |= at.SUIT << 8 * state[at.LED]
    state[at.GONE] |= pile
    state[at.ALIVE] &= ~pile
    state[at.PILES + number] = pile
    if winner >= 0:
        state[at.WON + winner] |= pile
        state[at.TAKEN + winner] |= 1 << number
        state[at.LEADER] = winner
    elif rules[at.HIGHEST_LEADS]:
        state[at.LEADER] = best
    state[at.NUMBER] = number + 1
    state[at.LEFT] -= 1
    if not state[at.LEFT]:
        state[at.ALIVE] = 0
    state[at.PILE], state[at.LED], state[at.BEST], state[at.WINNING], state[at.OUTRIGHT] = 0, -1, -1, -1, -1
    if rules[at.PYRAMID] >= 0:
        uncover(rules, state)
    elif state[at.DRAWN] < rules[at.DRAW_COUNT]:
        draw(rules, state)
    judge(rules, state)
    if state[at.OVER] == at.RUNNING:
        prepare(rules, state, at.TUCK)


@fast
def weight(pile: int) -> int:
    """The ranks of these cards together."""
    total = 0
    while pile:
        total += (lowest(pile) & 7) + 1
        pile &= pile - 1
    return total


@fast
def draw(rules: Numbers, state: Numbers) -> None:
    """Alone every hand draws a card while the deck lasts."""
    chairs = rules[at.CHAIRS]
    for step in range(chairs):
        chair = (state[at.LEADER] + step) % chairs
        if not rules[at.FILLED] >> chair & 1 and state[at.DRAWN] < rules[at.DRAW_COUNT]:
            state[at.HANDS + chair] |= 1 << rules[at.DRAWS + state[at.DRAWN]]
            state[at.DRAWN] += 1


@fast
def clear_place(rules: Numbers, state: Numbers, card: int) -> int:
    """A card leaves the pyramid; the answer is its place."""
    for place in range(rules[at.PLACE_COUNT]):
        if state[at.PLACES + place] == card and state[at.OCCUPIED] >> place & 1:
            state[at.OCCUPIED] &= ~(1 << place)
            return place
    return -1


@fast
def uncover(rules: Numbers, state: Numbers) -> None:
    """Cards of the pyramid that nothing covers any more can be played."""
    for place in range(rules[at.PLACE_COUNT]):
        if state[at.OCCUPIED] >> place & 1 and not rules[at.COVERS + place] & state[at.OCCUPIED]:
            card = 1 << state[at.PLACES + place]
            if state[at.BURIED] & card:
                state[at.BURIED] ^= card
                state[at.HANDS + rules[at.PYRAMID]] |= card


@fast
def prepare(rules: Numbers, state: Numbers, step: int) -> None:
    """What comes before the lead, from this step on: a tucked card, a swap, the leader."""
    chairs = rules[at.CHAIRS]
    if step == at.TUCK and state[at.TUCKED] >= 0:
        chair = rules[at.TUCKER]
        state[at.TURN] = chair
        if state[at.HANDS + chair]:
            state[at.PHASE] = at.TUCK
            return
        take_back(rules, state)
    if step <= at.SWAP and rules[at.SWAPPER] >= 0 and not state[at.SPENT] & at.SWAP_USED and may_swap(rules, state):
        state[at.PHASE], state[at.TURN] = at.SWAP, rules[at.SWAPPER]
        return
    able, leader = 0, state[at.LEADER]
    for _ in range(chairs):
        if has_card(rules, state, leader):
            break
        leader = (leader + 1) % chairs
    for chair in range(chairs):
        able += has_card(rules, state, chair)
    state[at.TURN] = leader
    if rules[at.NAME_LEADER] >> leader & 1 and able > 1:
        state[at.PHASE] = at.NAME
        return
    state[at.LEADER] = leader
    begin(rules, state)


@fast
def begin(rules: Numbers, state: Numbers) -> None:
    """A new trick: nobody has played to it."""
    state[at.PHASE] = at.PLAY
    for chair in range(rules[at.CHAIRS]):
        state[at.PLAYED + chair] = -1


@fast
def take_back(rules: Numbers, state: Numbers) -> None:
    """The tucked card is part of the hand again."""
    chair, card = rules[at.TUCKER], state[at.TUCKED]
    state[at.HANDS + chair] |= 1 << card
    state[at.TUCKED] = -1
    if chair == rules[at.PYRAMID]:
        put_down(rules, state, rules[at.PLACE_COUNT] - 1, card)


@fast
def put_down(rules: Numbers, state: Numbers, place: int, card: int) -> None:
    """A card takes a place of the pyramid; the last place lies beside it and covers nothing."""
    state[at.PLACES + place] = card
    state[at.OCCUPIED] |= 1 << place


@fast
def may_swap(rules: Numbers, state: Numbers) -> bool:
    """Whether there is something to swap with, and something to give."""
    chair, taker = rules[at.SWAPPER], rules[at.TAKER]
    if state[at.LOST_CARDS]:
        return may_give(rules, state, chair) & ~rules[at.KEPT_BACK] != 0
    if taker < 0 or taker == chair:
        return False
    return state[at.HANDS + taker] != 0 and may_give(rules, state, chair) != 0


@fast
def move_between(rules: Numbers, state: Numbers, move: int) -> None:
    """A move between two tricks."""
    phase, chair = state[at.PHASE], state[at.TURN]
    if phase == at.TUCK:
        if move:
            take_back(rules, state)
        prepare(rules, state, at.SWAP)
    elif phase == at.SWAP:
        if not move:
            prepare(rules, state, at.NAME)
            return
        state[at.SPENT] |= at.SWAP_USED
        state[at.VOID + chair] = 0
        state[at.PHASE] = at.PUT if state[at.LOST_CARDS] else at.GIVE
        if not state[at.LOST_CARDS]:
            state[at.VOID + rules[at.TAKER]] = 0
            count_alive(rules, state)
    elif phase == at.PUT:
        taken = state[at.LOST_CARDS] & -state[at.LOST_CARDS]
        state[at.HANDS + chair] ^= 1 << move | taken
        if chair == rules[at.PYRAMID]:
            put_down(rules, state, clear_place(rules, state, move), lowest(taken))
        state[at.LOST_CARDS] ^= taken | 1 << move
        state[at.ALIVE] |= taken
        count_alive(rules, state)
        prepare(rules, state, at.NAME)
    elif phase == at.GIVE:
        state[at.HANDS + chair] ^= 1 << move
        state[at.HANDS + rules[at.TAKER]] |= 1 << move
        state[at.GIVEN], state[at.PHASE], state[at.TURN] = move, at.BACK, rules[at.TAKER]
    elif phase == at.BACK:
        given, swapper = state[at.GIVEN], rules[at.SWAPPER]
        state[at.HANDS + chair] ^= 1 << move
        state[at.HANDS + swapper] |= 1 << move
        if given != move and swapper == rules[at.PYRAMID]:
            put_down(rules, state, clear_place(rules, state, given), move)
        elif given != move and chair == rules[at.PYRAMID]:
            put_down(rules, state, clear_place(rules, state, move), given)
        prepare(rules, state, at.NAME)
    else:
        state[at.LEADER] = state[at.TURN] = move
        begin(rules, state)


@fast
def count_alive(rules: Numbers, state: Numbers) -> None:
    """Cards that may still be won, after a swap."""
    if rules[at.OPEN]:
        state[at.ALIVE] &= ~state[at.LOST_CARDS]
        return
    swap = rules[at.SWAP_GIFT] and not state[at.SPENT] & at.SWAP_USED
    out = state[at.GONE] if swap else state[at.GONE] | state[at.LOST_CARDS] | rules[at.NEVER_ALIVE]
    state[at.ALIVE] = rules[at.DECK] & ~out
