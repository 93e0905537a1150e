"""How the goals of many rounds stand: the kernel's verdicts on arrays, one array for each kind of goal."""

from __future__ import annotations

from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.kernel.layout import AHEAD, BEHIND, LOST, SURE
from onetable.games.fellowship.learning import names
from onetable.games.fellowship.learning.arrays import CHAIRS, Array, Arrays, Library, bit, count, nowhere

MANY = 99


class Standing:
    """What several kinds of goals look at, worked out once: by chair, with an axis more where it meets the slots of goals."""

    def __init__(self, xp: Library, rules: Arrays, state: Arrays) -> None:
        self.xp, self.rules, self.state = xp, rules, state
        self.chair = xp.arange(CHAIRS)
        self.exists = self.chair < rules["chairs"][:, None]
        self.left = state["left"][:, None]
        self.tricks = count(xp, state["taken"])
        beside = xp.where(self.chair == rules["pyramid"][:, None], count(xp, state["buried"])[:, None], 0)
        self.holding = count(xp, state["hands"]) + beside
        self.reach = xp.where(self.chair == rules["short"][:, None], xp.minimum(self.left, self.holding), self.left)
        self.alive = state["alive"][:, None, None]
        self.may_hold = self.cards_it_may_hold()

    def cards_it_may_hold(self) -> Array:
        """Cards that a chair may hold, as far as everybody knows."""
        xp, rules, state = self.xp, self.rules, self.state
        swap = (rules["swap_gift"] > 0) & (state["spent"] & at.SWAP_USED == 0) | (state["left"] == 0)
        ready = xp.where(self.chair == rules["asider"][:, None], bit(xp, state["aside"])[:, None], 0)
        alive = state["alive"][:, None]
        return xp.where(swap[:, None], alive, alive & ~state["void"] | ready)

    def judge(self) -> Array:
        """The verdict of each goal, by chair and slot; an empty slot is sure."""
        xp, kind = self.xp, self.rules["kind"]
        found = xp.full(kind.shape, SURE, xp.int64)
        for place, verdict in enumerate(KINDS):
            if nowhere(xp, kind == place):
                continue
            found = xp.where(kind == place, verdict(self), found)
        return xp.where((self.rules["flags"] & at.NEVER > 0) & (kind >= 0), 3 - found, found)


def at_least(xp: Library, have: Array, to_come: Array, needed: Array) -> Array:
    """At least so many, with so many to come."""
    return xp.where(have >= needed, SURE, xp.where(have + to_come < needed, LOST, BEHIND))


def between(xp: Library, have: Array, to_come: Array, least: Array, most: Array) -> Array:
    """From so many up to so many, with so many to come."""
    safe = xp.where(have + to_come <= most, SURE, AHEAD)
    return xp.where((have > most) | (have + to_come < least), LOST, xp.where(have < least, BEHIND, safe))


def win_cards(of: Standing) -> Array:
    xp, mask = of.xp, of.rules["mask"]
    have = 0
    for other in range(CHAIRS):
        cards = count(xp, of.state["won"][:, other, None, None] & mask)
        have = have + xp.where(of.rules["high"] >> other & 1 > 0, cards, 0)
    return at_least(xp, have, count(xp, of.alive & mask), of.rules["low"])


def win_threat_cards(of: Standing) -> Array:
    xp, won, best = of.xp, of.state["won"][:, :, None], LOST
    for rank in range(1, 8):
        wanted = of.rules["mask"] & at.RANK_ONE << rank - 1
        found = xp.where(won & wanted == wanted, SURE, xp.where(wanted & ~(won | of.alive) == 0, BEHIND, LOST))
        best = xp.maximum(best, xp.where(of.rules["high"] >> rank & 1 > 0, found, LOST))
    return best


def win_of_a_rank(of: Standing) -> Array:
    xp, won, best = of.xp, of.state["won"][:, :, None], LOST
    for rank in range(1, 9):
        wanted = at.RANK_ONE << rank - 1
        found = at_least(xp, count(xp, won & wanted), count(xp, of.alive & wanted), of.rules["low"])
        best = xp.maximum(best, xp.where(of.rules["high"] >> rank & 1 > 0, found, LOST))
    return best


def win_most(of: Standing) -> Array:
    xp, mask = of.xp, of.rules["mask"]
    have, to_come = count(xp, of.state["won"][:, :, None] & mask), count(xp, of.alive & mask)
    rival = 0
    for other in range(CHAIRS):
        cards = count(xp, of.state["won"][:, other, None, None] & mask)
        rival = xp.maximum(rival, xp.where(of.chair[None, :, None] == other, 0, cards))
    open_yet = xp.where(have > rival, AHEAD, BEHIND)
    return xp.where(have + to_come <= rival, LOST, xp.where(have > rival + to_come, SURE, open_yet))


def win_every(of: Standing, sets: list[int], wanted: Array) -> Array:
    """A card of every one of these sets that is wanted."""
    xp, won, worst = of.xp, of.state["won"][:, :, None], SURE
    for number, cards in enumerate(sets):
        found = xp.where(won & cards != 0, SURE, xp.where(of.alive & cards != 0, BEHIND, LOST))
        worst = xp.minimum(worst, xp.where(wanted >> number & 1 > 0, found, SURE))
    return worst


def win_every_rank(of: Standing) -> Array:
    first = of.xp.left_shift(of.xp.int64(1), of.xp.clip(of.rules["low"], 0, 8)) - 1
    return win_every(of, [at.RANK_ONE << rank for rank in range(8)], first)


def win_every_suit(of: Standing) -> Array:
    return win_every(of, [at.SUIT << 8 * place for place in range(6)], of.rules["low"])


def win_run(of: Standing) -> Array:
    xp = of.xp
    run = of.state["won"][:, :, None] & of.rules["mask"]
    possible = (of.state["won"][:, :, None] | of.alive) & of.rules["mask"]
    have, may = run, possible
    for step in range(1, 8):
        longer = step < of.rules["low"]
        have = xp.where(longer, have & run >> step, have)
        may = xp.where(longer, may & possible >> step, may)
    return xp.where(have != 0, SURE, xp.where(may != 0, BEHIND, LOST))


def everybody_wins(of: Standing) -> Array:
    xp, mask = of.xp, of.rules["mask"]
    without, able = 0, True
    for other in range(CHAIRS):
        lacks = (of.state["won"][:, other, None, None] & mask == 0) & of.exists[:, other, None, None]
        without = without + lacks
        able = able & ~(lacks & (of.reach[:, other, None, None] <= 0))
    enough = without <= xp.minimum(of.left[:, :, None], count(xp, of.alive & mask))
    return xp.where(without == 0, SURE, xp.where(enough & able, BEHIND, LOST))


def win_tricks(of: Standing) -> Array:
    return between(of.xp, of.tricks[:, :, None], of.reach[:, :, None], of.rules["low"], of.rules["high"])


def win_threat_tricks(of: Standing) -> Array:
    xp, have = of.xp, of.tricks[:, :, None]
    every = xp.left_shift(xp.int64(2), of.reach)[:, :, None] - 1
    reachable = of.rules["high"] >> have & every
    open_yet = xp.where(reachable & 1 > 0, AHEAD, BEHIND)
    return xp.where(reachable == 0, LOST, xp.where(reachable == every, SURE, open_yet))


def others(of: Standing) -> Array:
    """By chair and other chair: whether the other one sits there and is another."""
    return of.exists[:, None, :] & (of.chair[:, None] != of.chair[None, :])


def win_fewest(of: Standing) -> Array:
    xp, have, other = of.xp, of.tricks, others(of)
    tricks = of.tricks[:, None, :]
    least = xp.where(other, tricks, MANY).min(2)
    behind = xp.where(other, xp.maximum(0, have[:, :, None] - tricks), 0).sum(2)
    short = other & (of.chair == of.rules["short"][:, None])[:, None, :] & (have[:, :, None] - tricks > of.reach[:, None, :])
    lost = (behind > of.left) | short.any(2)
    safe = xp.where(have + of.reach <= least, SURE, AHEAD)
    return xp.where(have <= least, safe, xp.where(lost, LOST, BEHIND))[:, :, None]


def win_middle(of: Standing) -> Array:
    xp, have, other = of.xp, of.tricks, others(of)
    tricks = xp.where(other, of.tricks[:, None, :], 0)
    least, most = xp.where(other, tricks, MANY).min(2), tricks.max(2)
    missing = xp.where(other, xp.maximum(0, have[:, :, None] - tricks), 0).sum(2)
    more = xp.maximum(0, tricks - have[:, :, None] + 1)  # tricks to pass this other one
    possible = False
    for rival in range(CHAIRS):
        there = other[:, :, rival, None] & (of.chair != rival)[None, None, :] & other
        room = have[:, :, None] + 2 * more < tricks[:, :, rival, None] + of.left[:, :, None]
        possible = possible | (there & (more <= of.left[:, :, None]) & room).any(2)
    safe = (missing > of.left) & (have + of.left < most)
    open_yet = xp.where((least < have) & (have < most), AHEAD, BEHIND)
    return xp.where(possible, xp.where(safe, SURE, open_yet), LOST)[:, :, None]


def others_win(of: Standing) -> Array:
    xp, low = of.xp, of.rules["low"]
    missing, able = 0, True
    for other in range(CHAIRS):
        counts = of.exists[:, other, None] & (of.chair[None, :] != other)
        lacking = xp.where(counts[:, :, None], xp.maximum(0, low - of.tricks[:, other, None, None]), 0)
        missing = missing + lacking
        able = able & (lacking <= of.reach[:, other, None, None])
    return xp.where(missing == 0, xp.where(able, SURE, LOST), xp.where(able & (missing <= of.left[:, :, None]), BEHIND, LOST))


def win_in_a_row(of: Standing) -> Array:
    xp, tricks, low = of.xp, of.state["taken"][:, :, None], of.rules["low"]
    have, to_come = of.tricks[:, :, None], of.reach[:, :, None]
    run = tricks // xp.maximum(tricks & -tricks, 1)
    number = of.state["number"][:, None, None]
    last = tricks >> xp.maximum(number - 1, 0) & 1 > 0
    going_on = xp.where(last & (have + to_come >= low), BEHIND, LOST)
    found = xp.where(have == low, xp.where(to_come > 0, AHEAD, SURE), going_on)
    found = xp.where((have > low) | (run & (run + 1) != 0), LOST, found)
    return xp.where(have == 0, xp.where(to_come < low, LOST, BEHIND), found)


def win_one_of_last(of: Standing) -> Array:
    xp = of.xp
    before = xp.maximum(0, (of.state["number"] + of.state["left"])[:, None, None] - of.rules["low"])
    return xp.where(of.state["taken"][:, :, None] >> before != 0, SURE, xp.where(of.reach[:, :, None] > 0, BEHIND, LOST))


def tricks_with(of: Standing) -> Array:
    """How many tricks were won in which a card of the mask lay."""
    xp, found = of.xp, 0
    for trick in range(of.state["piles"].shape[1]):
        mine = of.state["taken"][:, :, None] >> trick & 1
        found = found + xp.where(of.state["piles"][:, trick, None, None] & of.rules["mask"] != 0, mine, 0)
    return found


def win_only_with(of: Standing) -> Array:
    xp, have = of.xp, of.tricks[:, :, None]
    none_yet = xp.where((of.alive & of.rules["mask"] != 0) & (of.reach[:, :, None] > 0), BEHIND, LOST)
    some = xp.where(of.reach[:, :, None] > 0, AHEAD, SURE)
    return xp.where(tricks_with(of) < have, LOST, xp.where(have == 0, none_yet, some))


def win_tricks_with(of: Standing) -> Array:
    xp = of.xp
    to_come = xp.minimum(of.reach[:, :, None], count(xp, of.alive & of.rules["mask"]))
    return at_least(xp, tricks_with(of), to_come, of.rules["low"])


def win_last(of: Standing) -> Array:
    xp = of.xp
    able = (of.chair != of.rules["short"][:, None]) | (of.reach == of.left)
    last = of.state["taken"] >> xp.maximum(of.state["number"] - 1, 0)[:, None] & 1
    return xp.where(of.left > 0, xp.where(able, BEHIND, LOST), xp.where(last > 0, SURE, LOST))[:, :, None]


def play_in_last(of: Standing) -> Array:
    xp, mask = of.xp, of.rules["mask"]
    able = (of.may_hold[:, :, None] & mask != 0) & (of.reach == of.left)[:, :, None]
    played = bit(xp, of.state["played"])[:, :, None] & mask != 0
    return xp.where(of.left[:, :, None] > 0, xp.where(able, BEHIND, LOST), xp.where(played, SURE, LOST))


def lead_suit(of: Standing) -> Array:
    xp, mask = of.xp, of.rules["mask"]
    able = xp.where(of.may_hold[:, :, None] & mask != 0, BEHIND, LOST)
    return xp.where(of.state["leads"][:, :, None] & mask != 0, SURE, able)


def keep_suit(of: Standing) -> Array:
    xp, low = of.xp, of.rules["low"]
    kept = of.state["hands"] | xp.where(of.chair == of.rules["pyramid"][:, None], of.state["buried"][:, None], 0)
    done, able = False, False
    for place in range(6):
        suit = at.SUIT << 8 * place
        won = count(xp, of.state["won"] & suit)[:, :, None]
        done = done | (kept & suit != 0)[:, :, None] & (won >= low)
        able = able | (of.may_hold & suit != 0)[:, :, None] & (count(xp, of.alive & suit) > xp.maximum(0, low - won))
    able = able & (of.holding > of.left)[:, :, None]
    return xp.where(of.left[:, :, None] > 0, xp.where(able, BEHIND, LOST), xp.where(done, SURE, LOST))


KINDS = (
    win_cards, win_threat_cards, win_of_a_rank, win_most, win_every_rank, win_every_suit, win_run, win_of_a_rank, everybody_wins,
    win_tricks, win_threat_tricks, win_fewest, win_middle, others_win, win_in_a_row, win_one_of_last, win_only_with, win_tricks_with,
    win_last, play_in_last, lead_suit, keep_suit,
)  # fmt: skip


def judge(xp: Library, rules: Arrays, state: Arrays) -> Arrays:
    """The states with all verdicts written down, and whether each round is decided."""
    found = Standing(xp, rules, state).judge()
    exists = xp.arange(CHAIRS) < rules["chairs"][:, None]
    before, left = state["verdicts"], state["left"][:, None]
    certain = (left > 0) & ((before == LOST) | (before == SURE))
    goals = xp.where(certain, before, found[:, :, : names.DUTY_SLOT].min(2))
    duties = xp.where(exists, found[:, :, names.DUTY_SLOT], SURE)
    goals = xp.where(exists, goals, SURE)
    return state | {"verdicts": goals, "duties": duties, "over": decide(xp, rules, state, goals, duties)}


def decide(xp: Library, rules: Arrays, state: Arrays, goals: Array, duties: Array) -> Array:
    """Whether all tricks are played, or the rest cannot change anything any more."""
    missed, undone = (goals == LOST).sum(1), (duties == LOST).sum(1)
    both = ((goals == LOST) & (duties == LOST)).sum(1)
    waiting = ((goals == BEHIND) | (goals == AHEAD) | (duties == BEHIND) | (duties == AHEAD)).any(1)
    covers = rules["shirt_covers"] > 0
    missed, undone = xp.where(covers, missed + undone - both, missed), xp.where(covers, 0, undone)
    lost = (undone > 0) | (state["failed"] > 0) | (missed > rules["shirt"])
    won = (state["left"] == 0) | (~waiting & (rules["early_success"] > 0))
    return xp.where(lost, at.ROUND_LOST, xp.where(won, at.ROUND_WON, at.RUNNING)).astype(xp.int64)
