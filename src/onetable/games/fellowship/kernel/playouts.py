"""Random play: a round is played to its end by chance, again and again."""

from __future__ import annotations

from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.kernel.compiling import Numbers, count, fast, inlined, nth
from onetable.games.fellowship.kernel.tricks import finish, legal, play


@inlined
def stir(fate: int) -> int:
    """The number that follows this one by chance: 32 bits, never 0."""
    fate ^= fate << 13 & 0xFFFFFFFF
    fate ^= fate >> 17
    return fate ^ (fate << 5 & 0xFFFFFFFF)


@fast
def play_out(rules: Numbers, state: Numbers) -> int:
    """Play to the end by chance; the answer is how many moves it took."""
    made = 0
    while state[at.OVER] == at.RUNNING:
        if rules[at.PLAIN] and state[at.PHASE] == at.PLAY and state[at.LED] < 0:
            play_trick(rules, state)
            made += rules[at.CHAIRS]
            continue
        moves = legal(rules, state)
        many = count(moves)
        state[at.FATE] = stir(state[at.FATE])
        play(rules, state, nth(moves, state[at.FATE] * many >> 32))
        made += 1
    return made


@inlined
def play_trick(rules: Numbers, state: Numbers) -> None:
    """One whole trick by chance where nothing but following suit matters: the same as move by move, in one piece."""
    chairs, chair, fate, broken = rules[at.CHAIRS], state[at.LEADER], state[at.FATE], state[at.BROKEN]
    led, best, winning, outright, pile, trump = -1, -1, -1, -1, 0, rules[at.TRUMP]
    for _ in range(chairs):
        hand = state[at.HANDS + chair]
        cards = hand
        if led < 0:
            if not broken and not rules[at.MAY_LEAD_RINGS] >> chair & 1 and hand & ~at.RING_CARDS:
                cards = hand & ~at.RING_CARDS
        elif hand & at.SUIT << 8 * led and not rules[at.NEED_NOT_FOLLOW] >> chair & 1:
            cards = hand & at.SUIT << 8 * led
        moves = cards | (cards >> at.ONE_RING & 1) << at.TO_WIN
        fate = stir(fate)
        card = nth(moves, fate * count(moves) >> 32)
        if card == at.TO_WIN:
            card, outright = at.ONE_RING, chair
        suit = card >> 3
        state[at.HANDS + chair] = hand ^ 1 << card
        pile |= 1 << card
        if led < 0:
            if suit == at.RINGS_PLACE and not broken and rules[at.INFERS] >> chair & 1:
                state[at.VOID + chair] = at.EVERYTHING & ~at.RING_CARDS
            led, best, winning = suit, card, chair
        elif suit == led:
            if card > best and best >> 3 == led:
                best, winning = card, chair
        else:
            if rules[at.INFERS] >> chair & 1:
                state[at.VOID + chair] |= at.SUIT << 8 * led
            if suit == trump and (best >> 3 != suit or card > best):
                best, winning = card, chair
        if suit == at.RINGS_PLACE:
            broken = 1
        state[at.PLAYED + chair] = card
        state[at.TURN] = chair
        chair = chair + 1 if chair + 1 < chairs else 0
    state[at.FATE], state[at.BROKEN], state[at.PILE], state[at.LED] = fate, broken, pile, led
    state[at.BEST], state[at.WINNING], state[at.OUTRIGHT] = best, winning, outright
    finish(rules, state)


@fast
def play_many(rules: Numbers, state: Numbers, work: Numbers, times: int) -> int:
    """Play the same position to its end many times, in `work`; the answer is how many moves were made."""
    made, fate = 0, state[at.FATE]
    for _ in range(times):
        for place in range(at.STATE_SIZE):
            work[place] = state[place]
        work[at.FATE] = fate
        made += play_out(rules, work)
        fate = work[at.FATE]
    return made
