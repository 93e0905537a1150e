"""A game of practice: a bot plays with itself, and what is noted on the way is what it learns from."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from msgspec import Struct

from onetable.bots.learning.judging import chance_by
from onetable.bots.learning.subject import Subject, subject_of
from onetable.bots.learning.weights import Weights
from onetable.bots.rollout import RolloutBot
from onetable.bots.selfplay import MOST_DECISIONS, Fault
from onetable.core.game import Game
from onetable.core.rulebook import Rulebook
from onetable.core.step import Seat
from onetable.core.view import View
from onetable.games.registry import rulebook

SEVERAL = 255
GLANCES = 0.04  # the share of decisions at which a position is noted though nothing begins there
Row = tuple[list[float], list[int], Seat]  # the features and the marks, and whose they are
Noted = tuple[list[float], list[int], Seat, Seat]  # the same, and the rival


class Practice(Struct, frozen=True):
    """Some games to be played, one after the other; all that decides their course stands here."""

    game: str
    tables: tuple[tuple[dict[str, Any], int], ...]  # set-up and players of each
    seed: int  # of the first
    weights: Weights
    playouts: int = 0  # of a decision that is thought about
    thought: float = 0.0  # the share of decisions that are; the others go by rules of thumb
    daring: float = 0.0  # the share that are left to chance, so that more is seen than what is usual


class Notes(Struct, frozen=True):
    """What was noted, as arrays: a row of features each, whether it was won against that rival, in which of the games it was, and whose.

    The marks of all rows stand one after the other, with how many each row has.
    """

    rows: Any
    won: Any
    games: Any
    seats: Any  # SEVERAL where a seat has several rivals: of them one was noted by chance, and it is not told which
    marks: Any
    counts: Any


class Pupil:
    """A bot that thinks about some of its decisions and dares something now and then."""

    def __init__(self, book: Rulebook[Any], subject: Subject, order: Practice, seed: int) -> None:
        self.thinking = subject.thinking(chance_by(subject, order.weights))
        self.bot = RolloutBot(book, self.thinking, seed, playouts=order.playouts)
        self.bot.quick = False
        self.order = order

    def choose(self, view: View[Any], dice: Random) -> int:
        """A choice, by chance, after thinking, or at a glance."""
        if len(view.choices) == 1:
            return 0
        fate = dice.random()
        if fate < self.order.daring:
            return dice.choice(self.thinking.candidates(view))
        if fate < self.order.daring + self.order.thought:
            return self.bot.choose(view)
        return self.thinking.candidates(view)[0]


def practise(order: Practice) -> Notes:
    """Play these games and note how positions in them turned out."""
    found: list[tuple[Row, bool, int]] = []
    for number, (setup, players) in enumerate(order.tables):
        found += [(row, won, number) for row, won in play_and_note(order, setup, players, order.seed + number)]
    return Notes(
        np.array([row for (row, _, _), _, _ in found], np.float32).reshape(len(found), -1),
        np.array([won for _, won, _ in found], np.uint8),
        np.array([number for _, _, number in found], np.int32),
        np.array([seat for (_, _, seat), _, _ in found], np.uint8),
        np.array([place for (_, marks, _), _, _ in found for place in marks], np.uint16),
        np.array([len(marks) for (_, marks, _), _, _ in found], np.uint16),
    )


def play_and_note(order: Practice, setup: dict[str, Any], players: int, seed: int) -> list[tuple[Row, bool]]:
    """One game: what was noted, and whether that seat did better than that rival."""
    book, subject, dice = rulebook(order.game), subject_of(order.game), Random(seed)
    game = book.begin(setup, players, seed, hasty=True, silent=True)
    pupils = [Pupil(book, subject, order, seed * players + seat) for seat in range(players)]
    noted: list[Noted] = []
    several = any([len(subject.rivals(game.table, seat)) > 1 for seat in range(players)])
    stretch, decisions = subject.stretch(game.table), 0
    while (decision := game.decision) is not None:
        if (begun := subject.stretch(game.table)) != stretch:
            stretch = begun
            noted += [row for seat in range(players) for row in note(subject, game, seat, dice)]
        elif dice.random() < GLANCES:
            noted += note(subject, game, decision.seat, dice)
        game.answer(pupils[decision.seat].choose(book.view(game, decision.seat), dice))
        decisions += 1
        if decisions == MOST_DECISIONS:
            raise Fault(f"the game has not ended after {decisions} decisions")
    result = book.result(game)
    assert result is not None
    scores = result.scores
    return [
        ((row, marks, SEVERAL if several else seat), scores[seat] > scores[rival])
        for row, marks, seat, rival in noted
        if scores[seat] != scores[rival]
    ]


def note(subject: Subject, game: Game[Any], seat: Seat, dice: Random) -> list[Noted]:
    """How this seat stands beside a rival; of many one by chance, so that a game of many does not count for many games."""
    board = game.table
    if subject.settled(board, seat) is not None:
        return []
    rows, marks, rivals = subject.rows(board, seat), subject.marked(board, seat), subject.rivals(board, seat)
    if not rivals:
        return []
    one = dice.randrange(len(rivals)) if len(rivals) > 1 else 0
    return [(rows[one], marks[one], seat, rivals[one])]
