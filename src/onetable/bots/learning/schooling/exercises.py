"""Games of a school: everybody chooses by chance, as likely as habits say, and all that was seen, offered and done is noted."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from msgspec import Struct

from onetable.bots.learning.insight import Insight, read
from onetable.bots.learning.instincts import instinct_of, learners
from onetable.bots.selfplay import MOST_DECISIONS, Fault
from onetable.games.registry import rulebook


class Exercise(Struct, frozen=True):
    """Some games to be played, one after the other; all that decides their course stands here."""

    game: str
    tables: tuple[tuple[dict[str, Any], int], ...]
    seed: int
    insight: bytes
    kept: tuple[int, ...]  # of each table the side that keeps to rules of thumb, if there is one


class Notebook(Struct, frozen=True):
    """What was noted, as arrays: of each decision what was seen, how many offers there were, which was taken and how likely that was.

    Marks stand one after the other, so many for each decision; so do the features of offers, so many for each offer. A thread is one seat
    in one game, and of each it is told how the game ended for it.
    """

    rows: Any
    seen: Any  # whether there is anything to be said in numbers
    marks: Any
    mark_counts: Any
    offer_counts: Any
    feature_counts: Any
    places: Any
    values: Any
    chosen: Any
    likely: Any
    threads: Any
    won: Any  # of each thread


def practised(task: Exercise) -> Notebook:
    """Play these games and note them."""
    taker = NoteTaker(task)
    for number in range(len(task.tables)):
        taker.play(number)
    return taker.notebook()


class NoteTaker:
    """Plays and takes notes."""

    def __init__(self, task: Exercise) -> None:
        self.task, self.instinct = task, instinct_of(task.game)
        self.insight: Insight = read(task.insight)
        self.rows: list[list[float]] = []
        self.marks: list[int] = []
        self.mark_counts: list[int] = []
        self.offer_counts: list[int] = []
        self.feature_counts: list[int] = []
        self.places: list[int] = []
        self.values: list[float] = []
        self.chosen: list[int] = []
        self.likely: list[float] = []
        self.threads: list[int] = []
        self.won: list[float] = []
        self.unseen = [0.0] * len(self.instinct.sights)

    def play(self, number: int) -> None:
        """One game."""
        task, (setup, players) = self.task, self.task.tables[number]
        book, dice, taught = rulebook(task.game), Random(task.seed + number), learners(task.game, players, task.kept[number])
        game = book.begin(setup, players, task.seed + number, hasty=True, silent=True)
        board, instinct, first = game.table, self.instinct, len(self.won)
        for _ in range(MOST_DECISIONS):
            decision = game.decision
            if decision is None:
                break
            seat = decision.seat
            if seat not in taught:
                game.answer(instinct.plain(board, game.agenda, decision.choices, seat))
                continue
            offers = instinct.offers(board, game.agenda, decision.choices, seat)
            game.answer(offers[self.choose(instinct.sight(board, seat), offers, dice, first + seat) if len(offers) > 1 else 0][0])
        result = book.result(game)
        if result is None:
            raise Fault(f"the game has not ended after {MOST_DECISIONS} decisions")
        self.won += result.scores

    def choose(self, sight: Any, offers: list[Any], dice: Random, thread: int) -> int:
        """One of the offers, by chance, noted with all that led to it."""
        likings = self.insight.likings(sight, offers)
        shares = np.exp(likings - likings.max())
        shares /= shares.sum()
        chosen = min(int(np.searchsorted(np.cumsum(shares), dice.random())), len(offers) - 1)
        row, marks = sight
        self.rows.append(row or self.unseen)
        self.marks += marks
        self.mark_counts.append(len(marks))
        self.offer_counts.append(len(offers))
        for _, places, values in offers:
            self.places += places
            self.values += values
            self.feature_counts.append(len(places))
        self.chosen.append(chosen)
        self.likely.append(float(shares[chosen]))
        self.threads.append(thread)
        return chosen

    def notebook(self) -> Notebook:
        """All that was noted."""
        rows = np.array(self.rows, np.float32).reshape(-1, len(self.unseen))
        return Notebook(
            rows, rows.any(1), np.array(self.marks, np.uint16), np.array(self.mark_counts, np.uint16),
            np.array(self.offer_counts, np.uint16), np.array(self.feature_counts, np.uint16), np.array(self.places, np.uint16),
            np.array(self.values, np.float32), np.array(self.chosen, np.uint16), np.array(self.likely, np.float32),
            np.array(self.threads, np.int32), np.array(self.won, np.float32),
        )  # fmt: skip


def gathered(books: list[Notebook]) -> Notebook:
    """Several in one, their threads numbered on."""
    threads, first = [], 0
    for book in books:
        threads.append(book.threads + first)
        first += len(book.won)
    parts = {name: np.concatenate([getattr(book, name) for book in books]) for name in Notebook.__struct_fields__ if name != "threads"}
    return Notebook(**parts, threads=np.concatenate(threads))
