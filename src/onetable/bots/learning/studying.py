"""A game by habits, and what it teaches: whatever was done when things went better than expected shall be done more often."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Any

import numpy as np
from msgspec import Struct

from onetable.bots.adding import added
from onetable.bots.learning.instincts import Instinctive, Offer, Weights, instinct_of, learners, liking, sides_of
from onetable.bots.learning.judging import Judge
from onetable.bots.learning.subject import Subject, subject_of
from onetable.bots.learning.weights import Weights as Judgement
from onetable.bots.selfplay import MOST_DECISIONS, Fault
from onetable.core.step import Seat
from onetable.games.registry import rulebook

NOBODY = -1


class Lesson(Struct, frozen=True):
    """Some games to be played, one after the other; all that decides their course stands here."""

    game: str
    tables: tuple[tuple[dict[str, Any], int], ...]
    seed: int
    weights: Weights
    judgement: Judgement  # by which it is told how a turn went before the game is over
    farsight: float  # how much what comes of it later counts beside how the next turn begins
    kept: tuple[int, ...] = ()  # of each table the side that keeps to what was done before anything was learned, if there is one

    def taught(self, number: int) -> frozenset[Seat]:
        """Who plays by the weights at this table and learns from it; the others go by rules of thumb."""
        return frozenset(learners(self.game, self.tables[number][1], self.kept[number] if self.kept else NOBODY))


class Slopes(Struct, frozen=True):
    """What some games teach: which way each weight should go, and how much was seen of it."""

    up: Any
    seen: Any


class Deed(Struct):
    """One choice that was made: by whom, in which stretch of the game, among what, and how likely each was."""

    seat: Seat
    stretch: int
    offers: list[Offer]
    likely: list[float]
    chosen: int


def study(lesson: Lesson) -> Slopes:
    """Play these games, everybody by the same weights, and see what went well."""
    instinct, subject = instinct_of(lesson.game), subject_of(lesson.game)
    judge = Judge(subject, lesson.judgement)
    up, seen = [0.0] * len(instinct.names), [0.0] * len(instinct.names)
    for number in range(len(lesson.tables)):
        deeds, worths = play(lesson, instinct, subject, judge, number)
        for deed in deeds:
            note(deed, gain_of(worths[deed.seat], deed.stretch, lesson.farsight), up, seen)
    return Slopes(np.array(up), np.array(seen))


def play(lesson: Lesson, instinct: Instinctive, subject: Subject, judge: Judge, number: int) -> tuple[list[Deed], list[list[float]]]:
    """One game: what was done, and for each seat its chance at the beginning of every stretch, the last of them how it ended."""
    (setup, players), seed, taught = lesson.tables[number], lesson.seed + number, lesson.taught(number)
    book, dice, weights = rulebook(lesson.game), Random(seed), lesson.weights
    game = book.begin(setup, players, seed, hasty=True, silent=True)
    board = game.table
    deeds, worths, stretch = list[Deed](), [[1 / len(sides_of(lesson.game, players))] for _ in range(players)], subject.stretch(board)
    for _ in range(MOST_DECISIONS):
        decision = game.decision
        if decision is None:
            break
        begun = subject.stretch(board)
        if begun != stretch:
            stretch = begun
            for seat in range(players):
                worths[seat].append(judge.chance(board, seat))
        if decision.seat not in taught:
            game.answer(instinct.plain(board, game.agenda, decision.choices, decision.seat))
            continue
        offers = instinct.offers(board, game.agenda, decision.choices, decision.seat)
        chosen, likely = drawn(offers, weights, dice)
        if len(offers) > 1:
            deeds.append(Deed(decision.seat, len(worths[0]) - 1, offers, likely, chosen))
        game.answer(offers[chosen][0])
    result = book.result(game)
    if result is None:
        raise Fault(f"the game has not ended after {MOST_DECISIONS} decisions")
    for seat in range(players):
        worths[seat].append(result.scores[seat])
    return deeds, worths


def drawn(offers: list[Offer], weights: Weights, dice: Random) -> tuple[int, list[float]]:
    """One of the offers, by chance, as likely as its weights say; and how likely each is."""
    if len(offers) == 1:
        return 0, [1.0]
    likings = [liking(offer, weights) for offer in offers]
    most = max(likings)
    shares = [exp(each - most) for each in likings]
    total = added(shares)
    [chosen] = dice.choices(range(len(shares)), shares)
    return chosen, [share / total for share in shares]


def gain_of(worths: list[float], stretch: int, farsight: float) -> float:
    """How much better things went from this stretch on than was to be expected at its beginning."""
    found = worths[-1]
    for chance in reversed(worths[stretch + 1 : -1]):
        found = farsight * found + (1 - farsight) * chance
    return found - worths[stretch]


def note(deed: Deed, gain: float, up: list[float], seen: list[float]) -> None:
    """What was done shall be likelier where it went well, and what was not done less."""
    usual: dict[int, float] = {}
    squares: dict[int, float] = {}
    for (_, places, values), likely in zip(deed.offers, deed.likely, strict=True):
        for place, value in zip(places, values, strict=True):
            if value:
                usual[place] = usual.get(place, 0.0) + likely * value
                squares[place] = squares.get(place, 0.0) + likely * value * value
    _, places, values = deed.offers[deed.chosen]
    for place, value in usual.items():
        up[place] -= gain * value
        seen[place] += squares[place] - value * value
    for place, value in zip(places, values, strict=True):
        up[place] += gain * value
