"""How sensible partners play on in an imagined world: each weighs who will win the trick and what that is worth to all, by what he sees."""

from __future__ import annotations

from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.kernel.compiling import Numbers, count, fast, inlined, lowest
from onetable.games.fellowship.kernel.playouts import stir
from onetable.games.fellowship.kernel.tricks import legal, play
from onetable.games.fellowship.solver.needs import BANNED, KEPT, LATER, ONLY, SHUNNED, WANTED, WORTH, note_needs

# In thousandths, found as those of `needs`
CARD = 2_600  # a card that is wanted
WRONG_CARD = 36_700  # one that must not be won
ELSEWHERE = 1_260  # a card that another wants goes to somebody who does not
BARE = 3_000  # a trick without the card that must be in it
SAVING = 500  # a strong card that is kept by one who needs tricks
SHEDDING = 1_370  # and that one is rid of who shuns them
SAVING_FOR_LATER = 3_400
LAST_OF_ITS_KIND = 3_000  # a card that must stay in hand
BANNED_LEAD = 4_900
RID_OF_IT = 600  # a card that may not be led is played to another's trick
LEAST_HOLD = 0.05


@fast
def play_sensibly(rules: Numbers, state: Numbers, needs: Numbers, noise: int) -> None:
    """Play to the end, everybody by what seems good to him and by some chance."""
    noted = -1
    while state[at.OVER] == at.RUNNING:
        if noted != state[at.NUMBER]:
            note_needs(rules, state, needs)
            noted = state[at.NUMBER]
        moves = legal(rules, state)
        chosen = lowest(moves)
        if moves & moves - 1:
            best = -1e9
            while moves:
                move = lowest(moves)
                moves &= moves - 1
                state[at.FATE] = stir(state[at.FATE])
                worth = liking(rules, state, needs, move) + (state[at.FATE] * noise >> 32)
                if worth > best:
                    best, chosen = worth, move
        play(rules, state, chosen)


@fast
def liking(rules: Numbers, state: Numbers, needs: Numbers, move: int) -> float:
    """What this move is worth to all, as far as the chair in turn can see."""
    if state[at.PHASE] != at.PLAY:
        return 0.0
    chairs, chair, led, pile = rules[at.CHAIRS], state[at.TURN], state[at.LED], state[at.PILE]
    card = at.ONE_RING if move == at.TO_WIN else move
    bit, suit = 1 << card, card >> 3
    winner, best = chair, card
    if led >= 0 and not beats(rules, state, move):
        winner, best = state[at.WINNING], state[at.BEST]
    unseen, after = state[at.ALIVE] & ~state[at.HANDS + chair] & ~pile, chairs - 1 - count(pile)
    hold = 1.0  # how likely nobody takes it away
    if after > 0 and move != at.TO_WIN and state[at.OUTRIGHT] < 0:
        each = max(LEAST_HOLD, 1.0 - after / (chairs - 1))
        for _ in range(count(unseen & at.SUIT << 8 * (best >> 3) & ~((2 << best) - 1))):
            hold *= each
    found = hold * worth_to(winner, pile | bit, chairs, needs)
    if hold < 1.0:
        follower = chair
        for _ in range(after):
            follower = follower + 1 if follower + 1 < chairs else 0
            found += (1.0 - hold) / after * worth_to(follower, pile | bit, chairs, needs)
    in_suit = unseen & at.SUIT << 8 * suit
    strength = (count(in_suit & bit - 1) + 0.5) / (count(in_suit) + 1.0)
    lost = 1.0 - hold if winner == chair else 1.0
    worth = needs[WORTH + chair]
    if worth > 0:
        found -= SAVING * strength * lost
    elif worth < 0:
        found += SHEDDING * strength * lost
    elif needs[WANTED + chair]:
        found -= SAVING * strength
    return found + later(state, needs, bit, strength)


@inlined
def beats(rules: Numbers, state: Numbers, move: int) -> bool:
    """Whether this card wins what lies there."""
    best, suit = state[at.BEST], move >> 3
    if move == at.TO_WIN:
        return True
    if state[at.OUTRIGHT] >= 0:
        return False
    if suit == best >> 3:
        return (suit == state[at.LED] or suit == rules[at.TRUMP]) and move > best
    return suit == rules[at.TRUMP]


@inlined
def worth_to(chair: int, cards: int, chairs: int, needs: Numbers) -> int:
    """What it is worth to all that these cards go to this chair."""
    found = needs[WORTH + chair] + CARD * count(cards & needs[WANTED + chair]) - WRONG_CARD * count(cards & needs[SHUNNED + chair])
    if needs[ONLY + chair] and not cards & needs[ONLY + chair]:
        found -= BARE
    for other in range(chairs):
        if cards & needs[WANTED + other] & ~needs[WANTED + chair]:
            found -= ELSEWHERE
    return found


@inlined
def later(state: Numbers, needs: Numbers, bit: int, strength: float) -> float:
    """What playing this card means for the tricks to come."""
    chair, found = state[at.TURN], 0.0
    if needs[LATER + chair]:
        found -= SAVING_FOR_LATER * strength
    if needs[KEPT + chair] & bit:
        found -= LAST_OF_ITS_KIND / count(state[at.HANDS + chair] & needs[KEPT + chair])
    if needs[BANNED + chair] & bit:
        found += RID_OF_IT if state[at.LED] >= 0 else -BANNED_LEAD
    return found
