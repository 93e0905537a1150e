"""What was played in this round, move by move, read from what lies on the table: the lead, then all others in their order."""

from __future__ import annotations

from typing import NamedTuple

import numpy

from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.learning.arrays import CHAIRS, Arrays
from onetable.games.fellowship.learning.tricks import play
from onetable.games.fellowship.learning.verdicts import judge

ABSENT = ("pyramid", "tucker", "asider", "layer", "swapper")  # with them cards come and go in ways that leave no trace
NOTHING = ("pile", "broken", "number", "failed", "led_cards")
NOBODY = ("led", "best", "winning", "outright")
SAME = ("hands", "won", "taken", "void", "gone", "number", "turn", "leader", "pile", "best")


class Past(NamedTuple):
    """Who made which moves since the first trick."""

    chairs: list[int]
    moves: list[int]


def moves_made(state: Arrays) -> int:
    """How many cards were played in the only round there."""
    return sum([int(cards).bit_count() for cards in state["thrown"][0]])


def past_of(rules: Arrays, state: Arrays) -> Past | None:
    """The moves of the only round there; None where they cannot be told for sure."""
    if any([rules[name][0] >= 0 for name in ABSENT]) or state["phase"][0] != at.PLAY:
        return None
    found = Past([], [])
    number = int(state["number"][0])
    for trick in range(number + 1):
        pile = int(state["piles"][0, trick] if trick < number else state["pile"][0])
        cards = [int(state["thrown"][0, chair]) & pile for chair in range(CHAIRS)]
        leader = next((chair for chair, card in enumerate(cards) if card & int(state["led_cards"][0])), 0)
        for step in range(CHAIRS):
            chair = (leader + step) % int(rules["chairs"][0])
            if cards[chair] and not (step and chair == leader):
                found.chairs.append(chair)
                found.moves.append(move_with(cards, chair, leader, trick, rules, state))
                cards[chair] = 0
    return found if leads_here(rules, state, found) else None


def move_with(cards: list[int], chair: int, leader: int, trick: int, rules: Arrays, state: Arrays) -> int:
    """The move that laid this card: the One Ring was played to win if its trick was won with it against a higher card."""
    card = cards[chair].bit_length() - 1
    if card != at.ONE_RING:
        return card
    if trick == int(state["number"][0]):
        return at.TO_WIN if int(state["outright"][0]) == chair else card
    took = int(state["taken"][0, chair]) >> trick & 1
    pile = int(state["piles"][0, trick])
    others = pile & ~cards[chair]
    led = at.RINGS_PLACE if chair == leader else (int(state["led_cards"][0]) & pile).bit_length() - 1 >> 3
    trump = int(rules["trump"][0])
    beaten = others & at.SUIT << 8 * led or (trump >= 0 and others & at.SUIT << 8 * max(trump, 0))
    return at.TO_WIN if took and beaten else card


def beginning(rules: Arrays, state: Arrays) -> Arrays:
    """These rounds before their first trick: every card played is in its hand again."""
    thrown = state["thrown"]
    every = thrown[:, 0] | thrown[:, 1] | thrown[:, 2] | thrown[:, 3]
    nothing = numpy.zeros_like(state["pile"])
    before = state | dict.fromkeys(NOTHING, nothing) | dict.fromkeys(NOBODY, nothing - 1)
    before |= {name: numpy.zeros_like(state[name]) for name in ("won", "taken", "leads", "void", "piles", "thrown")}
    before |= {
        "hands": state["hands"] | thrown, "played": numpy.full_like(state["played"], -1), "left": state["left"] + state["number"],
        "gone": state["gone"] & ~every, "alive": state["alive"] | every, "spent": state["spent"] & ~at.FREEDOM_USED,
        "verdicts": numpy.full_like(state["verdicts"], at.BEHIND), "over": nothing,
    }  # fmt: skip
    first = numpy.where(state["number"] > 0, state["piles"][:, 0], state["pile"]) & state["led_cards"]
    leader = numpy.where(first != 0, (thrown & first[:, None] != 0).argmax(1), state["leader"])
    before |= {"leader": leader, "turn": leader}
    return judge(numpy, rules, before) | {"over": nothing}


def leads_here(rules: Arrays, state: Arrays, past: Past) -> bool:
    """Whether these moves, played again, lead to the present state."""
    now = beginning(rules, state)
    for chair, move in zip(past.chairs, past.moves, strict=True):
        if now["turn"][0] != chair or now["over"][0] != at.RUNNING:
            return False
        now = play(numpy, rules, now, numpy.array([move]))
    return all([(now[name] == state[name]).all() for name in SAME])
