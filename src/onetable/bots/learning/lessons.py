"""A game by habits that are refined, and which way each of their weights should go by it."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from msgspec import Struct

from onetable.bots.learning.instincts import Instinctive, instinct_of
from onetable.bots.learning.judging import Judge
from onetable.bots.learning.judging import Weights as Judgement
from onetable.bots.learning.studying import gain_of
from onetable.bots.learning.subject import Subject, subject_of
from onetable.bots.learning.tastes import Looks, Taste, likings
from onetable.bots.selfplay import MOST_DECISIONS, Fault
from onetable.core.step import Seat
from onetable.games.registry import rulebook

FARSIGHT = 0.9  # how much what comes of it later counts beside how the next stretch begins


class Lesson(Struct, frozen=True):
    """Some games to be played, one after the other; all that decides their course stands here."""

    game: str
    tables: tuple[tuple[dict[str, Any], int], ...]
    seed: int
    taste: Taste
    judgement: Judgement  # by which it is told how a stretch went before the game is over


class Deed(Struct, frozen=True):
    """One choice that was made: by whom, in which stretch of the game, among what, and how likely each was."""

    seat: Seat
    stretch: int
    looks: Looks
    likely: Any
    chosen: int


def study(lesson: Lesson) -> Any:
    """Play these games, everybody by the same weights, and see which way each weight should go."""
    instinct, subject = instinct_of(lesson.game), subject_of(lesson.game)
    judge = Judge(subject, lesson.judgement)
    up = np.zeros_like(lesson.taste.flat)
    for number, (setup, players) in enumerate(lesson.tables):
        deeds, worths = play(lesson, instinct, subject, judge, setup, players, lesson.seed + number)
        up += slopes(lesson.taste, deeds, [gain_of(worths[deed.seat], deed.stretch, FARSIGHT) for deed in deeds])
    return up


def play(
    lesson: Lesson, instinct: Instinctive, subject: Subject, judge: Judge, setup: dict[str, Any], players: int, seed: int
) -> tuple[list[Deed], list[list[float]]]:
    """One game: what was done, and for each seat its chance at the beginning of every stretch, the last of them how it ended."""
    book, dice = rulebook(lesson.game), Random(seed)
    game = book.begin(setup, players, seed, hasty=True, silent=True)
    board = game.table
    deeds, worths, stretch = list[Deed](), [[1 / players] for _ in range(players)], subject.stretch(board)
    for _ in range(MOST_DECISIONS):
        decision = game.decision
        if decision is None:
            break
        begun = subject.stretch(board)
        if begun != stretch:
            stretch = begun
            for seat, chance in enumerate(chances(judge, board, players)):
                worths[seat].append(chance)
        offers = instinct.offers(board, game.agenda, decision.choices, decision.seat)
        chosen = 0
        if len(offers) > 1:
            liked, looks = likings(offers, lesson.taste)
            chosen, likely = drawn(liked, dice)
            deeds.append(Deed(decision.seat, len(worths[0]) - 1, looks, likely, chosen))
        game.answer(offers[chosen][0])
    result = book.result(game)
    if result is None:
        raise Fault(f"the game has not ended after {MOST_DECISIONS} decisions")
    for seat in range(players):
        worths[seat].append(result.scores[seat])
    return deeds, worths


def chances(judge: Judge, board: Any, players: int) -> list[float]:
    """Of all seats, by what all of them know together: whoever looks back may see every hand."""
    found = [judge.chance(board, seat) for seat in range(players)]
    total = sum(found) or 1.0
    return [chance / total for chance in found]


def drawn(liked: Any, dice: Random) -> tuple[int, Any]:
    """One of the offers, by chance, as likely as it is liked; and how likely each is."""
    shares = np.exp(liked - liked.max())
    [chosen] = dice.choices(range(len(shares)), shares.tolist())
    return chosen, shares / shares.sum()


def slopes(taste: Taste, deeds: list[Deed], gains: list[float]) -> Any:
    """What was done shall be likelier where it went well, and what was not done less: which way all weights should go, in a row."""
    up, voices = np.zeros_like(taste.inward), np.zeros_like(taste.outward)
    if not deeds:
        return np.concatenate([up.ravel(), voices])
    credit = [gain * ((np.arange(len(deed.likely)) == deed.chosen) - deed.likely) for deed, gain in zip(deeds, gains, strict=True)]
    sizes = [np.diff(deed.looks.starts, append=len(deed.looks.places)) for deed in deeds]
    places, values = np.concatenate([deed.looks.places for deed in deeds]), np.concatenate([deed.looks.values for deed in deeds])
    curves, whole = np.concatenate([deed.looks.curves for deed in deeds]), np.concatenate(credit)
    back = np.column_stack([whole, whole[:, None] * taste.outward * (1 - curves * curves)]).repeat(np.concatenate(sizes), 0)
    for unit in range(up.shape[1]):
        up[:, unit] = np.bincount(places, values * back[:, unit], len(up))
    return np.concatenate([up.ravel(), curves.T @ whole])
