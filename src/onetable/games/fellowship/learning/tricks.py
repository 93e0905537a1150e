"""Tricks of many rounds at once: what may be chosen, what a move does, what comes between two tricks; as the kernel plays them."""

from __future__ import annotations

from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.learning.arrays import CHAIRS, Array, Arrays, Library, bit, choose, count, lowest, nowhere, one_hot, put
from onetable.games.fellowship.learning.arrays import at as value_at
from onetable.games.fellowship.learning.verdicts import judge

PLACES = 18
ONE_RING_CARD = 1 << at.ONE_RING


def able(xp: Library, rules: Arrays, state: Arrays) -> Array:
    """By chair: whether it can take part in the trick."""
    chair = xp.arange(CHAIRS)
    laid = (chair == rules["layer"][:, None]) & (state["laid"] >= 0)[:, None]
    aside = (chair == rules["asider"][:, None]) & (state["aside"] >= 0)[:, None]
    return ((state["hands"] != 0) | laid | aside) & (chair < rules["chairs"][:, None])


def may_give(xp: Library, rules: Arrays, state: Arrays, chair: Array) -> Array:
    """Cards this chair may hand over."""
    cards = value_at(xp, state["hands"], chair)
    bears = rules["ring_bearers"] >> xp.maximum(chair, 0) & 1 > 0
    return xp.where(bears, cards & ~ONE_RING_CARD, cards)


def legal(xp: Library, rules: Arrays, state: Arrays) -> Array:
    """The moves of the chair in turn, a bit each: cards, or what its phase asks for."""
    turn, phase, led = state["turn"], state["phase"], state["led"]
    cards = value_at(xp, state["hands"], turn)
    others = cards & ~at.RING_CARDS
    closed = (state["broken"] == 0) & (rules["may_lead_rings"] >> turn & 1 == 0) & (others != 0)
    follow = cards & xp.left_shift(xp.int64(at.SUIT), 8 * xp.maximum(led, 0))
    free = (rules["free_first"] >> turn & 1 > 0) & (state["number"] == 0) & (state["spent"] & at.FREEDOM_USED == 0)
    bound = (follow != 0) & ~free & (rules["need_not_follow"] >> turn & 1 == 0)
    plays = xp.where(led < 0, xp.where(closed, others, cards), xp.where(bound, follow, cards))
    plays = xp.where(cards == 0, bit(xp, state["aside"]), plays)
    plays = plays | (plays >> at.ONE_RING & 1) << at.TO_WIN
    plays = xp.where((turn == rules["layer"]) & (state["laid"] >= 0), bit(xp, state["laid"]), plays)
    gives = may_give(xp, rules, state, turn)
    chairs = (able(xp, rules, state) << xp.arange(CHAIRS)).sum(1)
    between = xp.where(phase == at.NAME, chairs, 3)
    between = xp.where((phase == at.GIVE) | (phase == at.BACK), gives, between)
    between = xp.where(phase == at.PUT, gives & ~rules["kept_back"], between)
    return xp.where(phase == at.PLAY, plays, between)


def play(xp: Library, rules: Arrays, state: Arrays, move: Array) -> Arrays:
    """Every round after one more move of the chair in turn and all that follows from it; one that is over stays as it is."""
    running = state["over"] == at.RUNNING
    in_trick = running & (state["phase"] == at.PLAY)
    now, complete = play_card(xp, rules, state, move, in_trick)
    between, step = running & ~in_trick, xp.full_like(move, -1)
    if not nowhere(xp, complete):
        now = choose(xp, complete, judge(xp, rules, finish(xp, rules, now)), now)
    if not nowhere(xp, between):
        now, step = move_between(xp, rules, now, move, between)
    step = xp.where(complete & (now["over"] == at.RUNNING), at.TUCK, step)
    return now if nowhere(xp, step >= 0) else prepare(xp, rules, now, step)


def play_card(xp: Library, rules: Arrays, state: Arrays, move: Array, on: Array) -> tuple[Arrays, Array]:
    """A card falls into the trick; and in which rounds the trick is complete with it."""
    now, chair, led = dict(state), state["turn"], state["led"]
    card = xp.where(move == at.TO_WIN, at.ONE_RING, move)
    suit, card_bit = card >> 3, bit(xp, card)
    hand = value_at(xp, state["hands"], chair)
    ordinary = hand & card_bit != 0
    laid = on & ~ordinary & (chair == rules["layer"]) & (state["laid"] >= 0)
    now["hands"] = put(xp, state["hands"], chair, on & ordinary, hand & ~card_bit)
    now["laid"] = xp.where(laid, -1, state["laid"])
    now["aside"] = xp.where(on & ~ordinary & ~laid, -1, state["aside"])
    now["occupied"], _ = clear_place(xp, now, card, on & ordinary & (chair == rules["pyramid"]))
    leads = led < 0
    infers = rules["infers"] >> chair & 1 > 0
    beats = (suit == led) & (card > state["best"]) & (state["best"] >> 3 == led)
    trumps = (suit != led) & (suit == rules["trump"]) & ((state["best"] >> 3 != suit) | (card > state["best"]))
    best = on & (leads | beats | trumps)
    now["led"] = xp.where(on & leads, suit, led)
    now["best"], now["winning"] = xp.where(best, card, state["best"]), xp.where(best, chair, state["winning"])
    void = value_at(xp, state["void"], chair)
    forced_ring = leads & (suit == at.RINGS_PLACE) & (state["broken"] == 0) & ordinary & infers
    off_suit = ~leads & (suit != led) & ordinary
    suit_led = xp.left_shift(xp.int64(at.SUIT), 8 * xp.maximum(led, 0))
    uses_freedom = off_suit & (rules["free_first"] >> chair & 1 > 0) & (hand & ~card_bit & suit_led != 0)
    tells = off_suit & ~uses_freedom & infers
    now["spent"] = xp.where(on & uses_freedom, state["spent"] | at.FREEDOM_USED, state["spent"])
    void = xp.where(forced_ring, at.EVERYTHING & ~at.RING_CARDS, xp.where(tells, void | suit_led, void))
    now["void"] = put(xp, state["void"], chair, on, void)
    now["outright"] = xp.where(on & (move == at.TO_WIN), chair, state["outright"])
    now["broken"] = xp.where(on & (suit == at.RINGS_PLACE), 1, state["broken"])
    now["pile"] = xp.where(on, state["pile"] | card_bit, state["pile"])
    now["played"] = put(xp, state["played"], chair, on, card)
    now["thrown"] = put(xp, state["thrown"], chair, on, value_at(xp, state["thrown"], chair) | card_bit)
    now["led_cards"] = xp.where(on & leads, state["led_cards"] | card_bit, state["led_cards"])
    can, chairs = able(xp, rules, now), rules["chairs"]
    found, going_on, following = chair, xp.zeros_like(on), chair
    past_leader = xp.zeros_like(on)
    for _ in range(CHAIRS):
        following = xp.where(following + 1 < chairs, following + 1, 0)
        past_leader = past_leader | (following == state["leader"])
        here = ~past_leader & ~going_on & (value_at(xp, can.astype(xp.int64), following) > 0)
        found, going_on = xp.where(here, following, found), going_on | here
    now["turn"] = xp.where(on & going_on, found, state["turn"])
    return now, on & ~going_on


def finish(xp: Library, rules: Arrays, state: Arrays) -> Arrays:
    """The trick is complete: the winner takes it, the next one is prepared; goals are not judged yet."""
    pile, number, best = state["pile"], state["number"], state["winning"]
    outright = state["outright"] >= 0
    event = value_at(xp, rules["events"], number)
    winner = xp.where(outright, state["outright"], best)
    winner = xp.where((rules["forest"] > 0) & ~outright & ((state["best"] & 7) + 1 < event), -1, winner)
    failed = (rules["balrog"] > 0) & (weight(xp, pile) < event)
    leads = value_at(xp, state["leads"], state["leader"]) | xp.left_shift(xp.int64(at.SUIT), 8 * xp.maximum(state["led"], 0))
    everyone, left = winner >= 0, state["left"] - 1
    nobody = xp.full_like(pile, -1)
    now = state | {
        "failed": xp.where(failed, 1, state["failed"]),
        "leads": put(xp, state["leads"], state["leader"], rules["has_duties"] > 0, leads),
        "gone": state["gone"] | pile,
        "alive": xp.where(left == 0, 0, state["alive"] & ~pile),
        "piles": put(xp, state["piles"], number, everyone | ~everyone, pile),
        "won": put(xp, state["won"], winner, everyone, value_at(xp, state["won"], winner) | pile),
        "taken": put(xp, state["taken"], winner, everyone, value_at(xp, state["taken"], winner) | bit(xp, number)),
        "leader": xp.where(everyone, winner, xp.where(rules["highest_leads"] > 0, best, state["leader"])),
        "number": number + 1, "left": left, "pile": xp.zeros_like(pile),
        "led": nobody, "best": nobody, "winning": nobody, "outright": nobody,
    }  # fmt: skip
    return uncover(xp, rules, now)


def weight(xp: Library, pile: Array) -> Array:
    """The ranks of these cards together."""
    total = xp.zeros_like(pile)
    for rank in range(8):
        total = total + (rank + 1) * count(xp, pile & at.RANK_ONE << rank)
    return total


def clear_place(xp: Library, state: Arrays, card: Array, on: Array) -> tuple[Array, Array]:
    """The places of the pyramid that are taken after this card has left it, and its place."""
    places = xp.arange(PLACES)
    here = (state["places"] == card[:, None]) & (state["occupied"][:, None] >> places & 1 > 0)
    freed = xp.where(here, xp.left_shift(xp.int64(1), places), 0).sum(1)
    return xp.where(on, state["occupied"] & ~freed, state["occupied"]), xp.where(here.any(1), (here * places).sum(1), -1)


def put_down(xp: Library, state: Arrays, place: Array, card: Array, on: Array) -> None:
    """A card takes a place of the pyramid, face up."""
    state["places"] = put(xp, state["places"], place, on, card)
    state["occupied"] = xp.where(on, state["occupied"] | bit(xp, place), state["occupied"])
    state["shown"] = xp.where(on, state["shown"] | bit(xp, place), state["shown"])


def uncover(xp: Library, rules: Arrays, state: Arrays) -> Arrays:
    """Cards of the pyramid that nothing covers any more can be played."""
    places = xp.arange(PLACES)
    free = (state["occupied"][:, None] >> places & 1 > 0) & (rules["covers"] & state["occupied"][:, None] == 0)
    cards = xp.where(free, bit(xp, state["places"]), 0).sum(1) & state["buried"]
    cards = xp.where(rules["pyramid"] >= 0, cards, 0)
    hand = value_at(xp, state["hands"], rules["pyramid"]) | cards
    shown = state["shown"] | xp.where(free, xp.left_shift(xp.int64(1), places), 0).sum(1)
    return state | {
        "buried": state["buried"] & ~cards,
        "hands": put(xp, state["hands"], rules["pyramid"], rules["pyramid"] >= 0, hand),
        "shown": xp.where(rules["pyramid"] >= 0, shown, state["shown"]),
    }


def take_back(xp: Library, rules: Arrays, state: Arrays, on: Array) -> Arrays:
    """The tucked card is part of the hand again."""
    now, chair, card = dict(state), rules["tucker"], state["tucked"]
    now["hands"] = put(xp, state["hands"], chair, on, value_at(xp, state["hands"], chair) | bit(xp, card))
    now["tucked"] = xp.where(on, -1, card)
    put_down(xp, now, rules["place_count"] - 1, card, on & (chair == rules["pyramid"]))
    return now


def prepare(xp: Library, rules: Arrays, state: Arrays, step: Array) -> Arrays:
    """What comes before the lead, from this step on: a tucked card, a swap, the leader; nothing where the step is -1."""
    now, going_on = dict(state), step >= 0
    asked = going_on & (step == at.TUCK) & (state["tucked"] >= 0)
    in_hand = value_at(xp, state["hands"], rules["tucker"]) != 0
    now = take_back(xp, rules, now, asked & ~in_hand)
    waits = asked & in_hand
    now["phase"], now["turn"] = xp.where(waits, at.TUCK, now["phase"]), xp.where(waits, rules["tucker"], now["turn"])
    going_on = going_on & ~waits
    unused = (rules["swapper"] >= 0) & (now["spent"] & at.SWAP_USED == 0)
    offers = going_on & (step <= at.SWAP) & unused & may_swap(xp, rules, now)
    now["phase"], now["turn"] = xp.where(offers, at.SWAP, now["phase"]), xp.where(offers, rules["swapper"], now["turn"])
    going_on = going_on & ~offers
    can = able(xp, rules, now)
    leader, seeking = now["leader"], xp.ones_like(going_on)
    for _ in range(CHAIRS):
        seeking = seeking & (value_at(xp, can.astype(xp.int64), leader) == 0)
        leader = xp.where(seeking, (leader + 1) % rules["chairs"], leader)
    names_one = going_on & (rules["name_leader"] >> leader & 1 > 0) & (can.sum(1) > 1)
    begins = going_on & ~names_one
    now["turn"] = xp.where(going_on, leader, now["turn"])
    now["phase"] = xp.where(names_one, at.NAME, xp.where(begins, at.PLAY, now["phase"]))
    now["leader"] = xp.where(begins, leader, now["leader"])
    now["played"] = xp.where(begins[:, None], -1, now["played"])
    return now


def may_swap(xp: Library, rules: Arrays, state: Arrays) -> Array:
    """Whether there is something to swap with, and something to give."""
    chair, taker = rules["swapper"], rules["taker"]
    gives = may_give(xp, rules, state, chair)
    with_taker = (taker >= 0) & (taker != chair) & (value_at(xp, state["hands"], taker) != 0) & (gives != 0)
    return xp.where(state["lost"] != 0, gives & ~rules["kept_back"] != 0, with_taker)


def move_between(xp: Library, rules: Arrays, state: Arrays, move: Array, on: Array) -> tuple[Arrays, Array]:
    """A move between two tricks; and from which step on the next trick is prepared, -1 where it is not."""
    chair, phase = state["turn"], xp.where(on, state["phase"], -1)
    yes, tucking, swapping = move > 0, phase == at.TUCK, phase == at.SWAP
    now = take_back(xp, rules, state, tucking & yes)
    step = xp.where(tucking, at.SWAP, xp.where(swapping & ~yes, at.NAME, -1))
    uses, lies_there = swapping & yes, state["lost"] != 0
    now["spent"] = xp.where(uses, now["spent"] | at.SWAP_USED, now["spent"])
    nothing = xp.zeros_like(move)
    now["void"] = put(xp, now["void"], chair, uses, nothing)
    now["void"] = put(xp, now["void"], rules["taker"], uses & ~lies_there, nothing)
    now["phase"] = xp.where(uses, xp.where(lies_there, at.PUT, at.GIVE), now["phase"])
    now["alive"] = xp.where(uses & ~lies_there, still_alive(rules, now), now["alive"])
    now = put_in_its_place(xp, rules, now, move, phase == at.PUT)
    now = hand_over(xp, rules, now, chair, rules["taker"], move, phase == at.GIVE)
    now = hand_over(xp, rules, now, chair, rules["swapper"], move, phase == at.BACK)
    now = close_pyramid(xp, rules, now, state["given"], move, phase == at.BACK)
    giving, naming = phase == at.GIVE, phase == at.NAME
    now["given"] = xp.where(giving, move, now["given"])
    now["phase"] = xp.where(giving, at.BACK, xp.where(naming, at.PLAY, now["phase"]))
    now["turn"] = xp.where(giving, rules["taker"], xp.where(naming, move, now["turn"]))
    now["leader"] = xp.where(naming, move, now["leader"])
    now["played"] = xp.where(naming[:, None], -1, now["played"])
    return now, xp.where((phase == at.PUT) | (phase == at.BACK), at.NAME, step)


def still_alive(rules: Arrays, state: Arrays) -> Array:
    """Cards that may still be won after a swap, as far as everybody knows."""
    return rules["deck"] & ~(state["gone"] | state["lost"] | rules["never_alive"])


def put_in_its_place(xp: Library, rules: Arrays, state: Arrays, move: Array, on: Array) -> Arrays:
    """The lost card comes into the hand, another becomes lost; all see both."""
    now, chair, card = dict(state), state["turn"], bit(xp, move)
    taken = state["lost"] & -state["lost"]
    now["hands"] = put(xp, state["hands"], chair, on, value_at(xp, state["hands"], chair) ^ (card | taken))
    pyramid = on & (chair == rules["pyramid"])
    now["occupied"], place = clear_place(xp, state, move, pyramid)
    put_down(xp, now, place, lowest(xp, taken), pyramid)
    now["lost"] = xp.where(on, state["lost"] ^ (taken | card), state["lost"])
    now["alive"] = xp.where(on, still_alive(rules, now), state["alive"])
    mine = one_hot(xp, chair, CHAIRS)[:, None, :]
    known = xp.where(mine, state["known"] | taken[:, None, None], state["known"] & ~taken[:, None, None])
    now["known"] = xp.where(on[:, None, None], known, state["known"])
    return now


def hand_over(xp: Library, rules: Arrays, state: Arrays, giver: Array, receiver: Array, move: Array, on: Array) -> Arrays:
    """A card passes from one to another; those two see it, and all where one of them plays with an open hand."""
    now, card = dict(state), bit(xp, move)
    now["hands"] = put(xp, state["hands"], giver, on, value_at(xp, state["hands"], giver) & ~card)
    now["hands"] = put(xp, now["hands"], receiver, on, value_at(xp, now["hands"], receiver) | card)
    opened = (rules["open_hands"] >> giver | rules["open_hands"] >> xp.maximum(receiver, 0)) & 1 > 0
    seat = xp.arange(CHAIRS)
    sees = opened[:, None]
    for chair in (giver, receiver):
        sees = sees | (value_at(xp, rules["players"], chair)[:, None] == seat)
    keeps = rules["ring_bearers"] >> giver & 1 > 0
    before = state["known"]
    might = xp.where(one_hot(xp, giver, CHAIRS)[:, None, :], before, 0).sum(2) & xp.where(keeps, ~ONE_RING_CARD, -1)[:, None]
    takes = one_hot(xp, receiver, CHAIRS)[:, None, :]
    unseen = xp.where(takes, before | might[:, :, None], before)
    seen = xp.where(takes, before | card[:, None, None], before & ~card[:, None, None])
    now["known"] = xp.where(on[:, None, None], xp.where(sees[:, :, None], seen, unseen), before)
    return now


def close_pyramid(xp: Library, rules: Arrays, state: Arrays, given: Array, move: Array, on: Array) -> Arrays:
    """After an exchange the card that came takes the place in the pyramid of the one that went."""
    now, chair = dict(state), state["turn"]
    other = on & (given != move)
    swapper = other & (rules["swapper"] == rules["pyramid"])
    taker = other & ~swapper & (chair == rules["pyramid"])
    gone, came = xp.where(swapper, given, move), xp.where(swapper, move, given)
    now["occupied"], place = clear_place(xp, state, gone, swapper | taker)
    put_down(xp, now, place, came, swapper | taker)
    return now
