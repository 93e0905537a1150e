"""What habits are worth: one side goes by them, the others by rules of thumb, on deals that nothing was learned from."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from onetable.bots.learning.instincts import Instinctive, Weights, best, instinct_of, sides_of
from onetable.bots.selfplay import MOST_DECISIONS, Fault
from onetable.core.step import Seat
from onetable.games.registry import rulebook


class Trial(Struct, frozen=True):
    """Some deals, each played once from every side; the others play by what they did before anything was learned."""

    game: str
    tables: tuple[tuple[dict[str, Any], int], ...]
    seed: int
    weights: Weights


class Verdict(Struct, frozen=True):
    """How many games were played, and what was won of them, counted so that whoever is no better than the others has 1 a deal."""

    games: int
    deals: tuple[float, ...]
    sides: tuple[float, ...] = ()  # of that, by each side where the game has some


def prove(trial: Trial) -> Verdict:
    """Play these deals."""
    instinct, won = instinct_of(trial.game), list[list[float]]()
    for number, (setup, players) in enumerate(trial.tables):
        sides = sides_of(trial.game, players)
        won.append([played(trial, instinct, setup, players, trial.seed + number, side) for side in sides])
    by_side = tuple([sum(each) for each in zip(*won, strict=True)]) if rulebook(trial.game).sides else ()
    return Verdict(sum([len(deal) for deal in won]), tuple([sum(deal) for deal in won]), by_side)


def played(trial: Trial, instinct: Instinctive, setup: dict[str, Any], players: int, seed: int, mine: tuple[Seat, ...]) -> float:
    """What came of one game for the side that plays by habit."""
    book = rulebook(trial.game)
    game = book.begin(setup, players, seed, hasty=True, silent=True)
    for _ in range(MOST_DECISIONS):
        decision = game.decision
        if decision is None:
            break
        asked = game.table, game.agenda, decision.choices, decision.seat
        game.answer(best(instinct.offers(*asked), trial.weights) if decision.seat in mine else instinct.plain(*asked))
    result = book.result(game)
    if result is None:
        raise Fault(f"the game has not ended after {MOST_DECISIONS} decisions")
    return result.scores[mine[0]]
