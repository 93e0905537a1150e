"""What a network is shown: all that the seat in turn may know and nothing else, as truth values; chairs are counted from its own."""

from __future__ import annotations

from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.learning import names
from onetable.games.fellowship.learning.actions import legal_actions
from onetable.games.fellowship.learning.arrays import CARDS, CHAIRS, Array, Arrays, Library, bit, bits, count, one_hot
from onetable.games.fellowship.learning.arrays import at as value_at
from onetable.games.fellowship.learning.goal_inputs import goal_inputs
from onetable.games.fellowship.learning.seen import Seen, see

SUITS = tuple([at.SUIT << 8 * place for place in range(6)])
HIGHER = tuple([at.SUIT << 8 * (card >> 3) & ~((2 << card) - 1) for card in range(CARDS)])  # the cards that beat this one in its suit
MOST_LEFT = 15
MOST_TRICKS = 12
MOST_EVENT = 32
ROLES = ("may_lead_rings", "need_not_follow", "free_first", "name_leader", "infers", "ring_bearers", "open_hands", "hidden")
CHAIRS_NAMED = ("short", "pyramid", "taker", "horn", "face_down")
CHAIRS_WITH_CARDS = {"tucker": "tucked", "asider": "aside", "layer": "laid"}  # named as long as the card lies there


def inputs(xp: Library, rules: Arrays, state: Arrays) -> tuple[Array, Array]:
    """The inputs of every round, and which actions are allowed."""
    seen = see(xp, rules, state)
    allowed = legal_actions(xp, rules, state)
    found = [*card_inputs(xp, rules, state, seen), *trick_inputs(xp, rules, state, seen), *rule_inputs(xp, rules, state, seen)]
    found += [*goal_inputs(xp, rules, state, seen), allowed]
    return xp.concatenate([part.reshape(len(allowed), -1) for part in found], 1), allowed


def card_inputs(xp: Library, rules: Arrays, state: Arrays, seen: Seen) -> list[Array]:
    """Where every card is, was, or may be."""
    mine = bits(xp, seen.hands[:, 0])
    elsewhere = seen.unseen
    for other in range(1, CHAIRS):
        elsewhere = elsewhere | seen.hands[:, other]
    higher = xp.asarray(HIGHER)
    strongest = mine & (elsewhere[:, None] & higher == 0)
    suit, card, best = xp.arange(CARDS) >> 3, xp.arange(CARDS), seen.best[:, None]
    led, trump = state["led"][:, None], rules["trump"][:, None]
    beats = (suit == led) & (card > best) & (best >> 3 == led) | (suit == trump) & (suit != led) & ((best >> 3 != suit) | (card > best))
    ready = bit(xp, state["aside"]) | bit(xp, xp.where(state["laid"] == at.TO_WIN, at.ONE_RING, state["laid"]))
    suits = xp.asarray(SUITS)
    void = (seen.rotate(state["void"])[:, 1:, None] & suits == suits) & seen.exists[:, 1:, None]
    return [
        mine, bits(xp, seen.hands[:, 1:]), bits(xp, seen.thrown), bits(xp, seen.pile), bits(xp, seen.led_cards), bits(xp, state["lost"]),
        bits(xp, ready), bits(xp, seen.tucked), bits(xp, seen.unseen), bits(xp, seen.may[:, 1:]), bits(xp, seen.buried),
        strongest, mine & beats & (best >= 0), void,
    ]  # fmt: skip


def trick_inputs(xp: Library, rules: Arrays, state: Arrays, seen: Seen) -> list[Array]:
    """The trick that lies there, and what the others have won."""
    turn, chairs = state["turn"], rules["chairs"]
    middle = (state["led"] >= 0)[:, None]

    def relative(chair: Array) -> Array:
        return one_hot(xp, xp.where(chair >= 0, (chair - turn) % chairs, -1), CHAIRS)

    return [
        one_hot(xp, state["led"], 6), one_hot(xp, seen.best, CARDS), relative(seen.winning), relative(state["outright"]),
        one_hot(xp, count(xp, state["pile"]), CHAIRS), relative(state["leader"]) & middle, one_hot(xp, state["phase"], 7),
        one_hot(xp, state["left"], MOST_LEFT), one_hot(xp, state["number"], MOST_LEFT),
        one_hot(xp, count(xp, seen.rotate(state["taken"])), MOST_TRICKS), bits(xp, seen.rotate(state["won"])),
        (state["broken"] > 0)[:, None], (state["tucked"] >= 0)[:, None],
    ]  # fmt: skip


def rule_inputs(xp: Library, rules: Arrays, state: Arrays, seen: Seen) -> list[Array]:
    """The rules in force: characters, riders and gifts by what they change, the event, the chapter."""
    chair = xp.arange(CHAIRS)
    roles = xp.stack([seen.rotate(rules[name][:, None] >> chair & 1) > 0 for name in ROLES], 1)
    swaps = (rules["swap_gift"] > 0) & (state["spent"] & at.SWAP_USED == 0)
    chairs = [rules[name] for name in CHAIRS_NAMED] + [xp.where(swaps, rules["swapper"], -1)]
    chairs += [xp.where(state[card] >= 0, rules[name], -1) for name, card in CHAIRS_WITH_CARDS.items()]
    named = xp.stack([(seen.order == one[:, None]) & seen.exists for one in chairs], 1)
    event = xp.where((rules["event_shown"] > 0) & (state["phase"] == at.PLAY), value_at(xp, rules["events"], state["number"]), 0)
    free = state["spent"] & at.FREEDOM_USED > 0
    flags = [rules[name] > 0 for name in ("forest", "balrog", "highest_leads", "has_duties", "shirt", "early_success")]
    return [
        roles, named, seen.exists, seen.own, xp.stack([*flags, swaps, free], 1), one_hot(xp, rules["trump"], 6),
        one_hot(xp, event, MOST_EVENT), bits(xp, rules["horn_suits"], 6), one_hot(xp, rules["people"], 5),
        one_hot(xp, rules["chapter"], names.MOST_CHAPTERS),
    ]  # fmt: skip


def secrets(xp: Library, rules: Arrays, state: Arrays) -> Array:
    """What only the critic sees while learning: every hand, the covered cards, and threats that are hidden."""
    seen = see(xp, rules, state)
    hands = bits(xp, seen.rotate(state["hands"])[:, 1:])
    ranks = bits(xp, seen.rotate(xp.where(rules["hidden"][:, None] >> xp.arange(CHAIRS) & 1 > 0, rules["high"][:, :, 0], 0)), 9)
    parts = [hands, bits(xp, state["buried"]), bits(xp, bit(xp, state["tucked"])), ranks]
    return xp.concatenate([part.reshape(len(hands), -1) for part in parts], 1)
