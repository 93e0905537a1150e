"""Positions written by hand in one line each: who judges what, how it stands, why, and only the cards that matter."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from onetable.games.fellowship.pieces.playing_cards import code_line
from onetable.games.fellowship.table import Board
from onetable.games.fellowship.words.goals import Goal
from tests.games.fellowship.scenes import Scene
from tests.games.fellowship.verdicts.endings import looking_on

OTHERS = ("merry", "pippin", "bill_the_pony", "bilbo", "gandalf")  # with nothing special about how they play
CHAIRS = "ABCD"  # A is the one that is judged


class Position(Struct, frozen=True):
    """How the goal or duty of A stands; cards that are named nowhere have been played, in tricks that do not matter.

    `won` lists tricks: "A" is a trick of A with some card, "B:H1,R2" one of B with these. `hands` divides the chairs by "/" and is
    filled up with `filler` to as many cards as tricks are `left`; A holds as many more as he `keeps`. After that, `play` is played.
    """

    goal: type[Goal]
    who: str
    verdict: str  # "sure", "lost" or "open"
    why: str
    left: int = 2
    won: str = ""
    hands: str = ""
    filler: str = "SMHF"  # suits from which other cards are taken, the low ones first
    keeps: int = 0
    play: str = ""
    leader: str = "A"
    beside: tuple[str, ...] = ()
    players: int = 4
    chapter: int = 13
    event: str = ""  # of Moria
    lost: str = ""
    threat: int | tuple[int, ...] = 0
    declared: str = ""
    rider: str = ""
    is_open: bool = False  # the hand of A

    def __str__(self) -> str:
        return f"{self.goal.__name__} of {self.who} {self.verdict}: {self.why}"


def cast_of(position: Position) -> list[str]:
    """A, those who are named beside A, and others."""
    chairs = 3 if position.players in (2, 3) else 4
    rest = [other for other in OTHERS if other != position.who and other not in position.beside]
    return [position.who, *position.beside, *rest][:chairs]


def lay_out(position: Position) -> Board:
    """The table when the goals have just been judged."""
    cast = cast_of(position)
    tricks = [trick.partition(":")[::2] for trick in position.won.split()]
    held = [hand.split() for hand in position.hands.split("/")] if position.hands else []
    held += [[] for _ in range(len(cast) - len(held))]
    named = [card for hand in held for card in hand] + [card for _, cards in tricks if cards for card in cards.split(",")]
    fresh = fillers(position.filler, [*named, *position.lost.split()])
    won = [[cast[CHAIRS.index(chair)], cards.split(",") if cards else [next(fresh)]] for chair, cards in tricks]
    for chair, hand in enumerate(held):
        hand += [next(fresh) for _ in range(position.left + (position.keeps if chair == 0 else 0) - len(hand))]
    with looking_on() as seen:
        scene = Scene(
            position.chapter if not position.event else 14, position.players, cast, dict(enumerate(held)), event=position.event, won=won,
            lost=position.lost, leader=cast[CHAIRS.index(position.leader)], left=position.left, broken=True, **of_a(position),
        )  # fmt: skip
        for card in position.play.split():
            scene.choose(f"Play {card}")
    board = seen[-1]
    assert not board.trick and board.left == position.left - len(position.play.split()) // len(cast), f"{position}: play whole tricks"
    return board


def of_a(position: Position) -> dict[str, Any]:
    """What lies by A alone, as a scene knows it."""
    threats = {position.who: position.threat} if position.threat else {}
    threats |= {other: 7 for other in position.beside if other.startswith("samwise")}
    return {
        "threats": threats,
        "declared": {position.who: position.declared} if position.declared else {},
        "riders": {position.who: position.rider} if position.rider else {},
        "open": [position.who] if position.is_open else [],
    }


def fillers(suits: str, taken: list[str]) -> Iterator[str]:
    """Cards of these suits that are not taken, the low ones first."""
    for rank in range(1, 9):
        for suit in suits:
            if f"{suit}{rank}" not in taken:
                yield f"{suit}{rank}"


def shown(board: Board) -> str:
    """The hands of a position, for a report."""
    return " / ".join([code_line(hand) for hand in board.hands])
