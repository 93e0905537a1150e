"""What habits are worth: one seat goes by them, the others by rules of thumb, on deals that nothing was learned from."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from onetable.bots.learning.instincts import Instinctive, Weights, instinct_of, liking
from onetable.bots.selfplay import MOST_DECISIONS, Fault
from onetable.core.step import Seat
from onetable.games.registry import rulebook


class Trial(Struct, frozen=True):
    """Some deals, each played once from every seat; the others play by what they did before anything was learned."""

    game: str
    tables: tuple[tuple[dict[str, Any], int], ...]
    seed: int
    weights: Weights


class Verdict(Struct, frozen=True):
    """How many games were played, and what was won of them, counted so that whoever is no better than the others has 1 a deal."""

    games: int
    deals: tuple[float, ...]


def prove(trial: Trial) -> Verdict:
    """Play these deals."""
    instinct, games, deals = instinct_of(trial.game), 0, list[float]()
    for number, (setup, players) in enumerate(trial.tables):
        won = [played(trial, instinct, setup, players, trial.seed + number, seat) for seat in range(players)]
        games += players
        deals.append(sum(won))
    return Verdict(games, tuple(deals))


def played(trial: Trial, instinct: Instinctive, setup: dict[str, Any], players: int, seed: int, mine: Seat) -> float:
    """What came of one game for the seat that plays by habit."""
    book = rulebook(trial.game)
    game = book.begin(setup, players, seed, hasty=True, silent=True)
    for _ in range(MOST_DECISIONS):
        decision = game.decision
        if decision is None:
            break
        weights = trial.weights if decision.seat == mine else instinct.first
        offers = instinct.offers(game.table, game.agenda, decision.choices, decision.seat)
        likings = [liking(offer, weights) for offer in offers]
        game.answer(offers[likings.index(max(likings))][0])
    result = book.result(game)
    if result is None:
        raise Fault(f"the game has not ended after {MOST_DECISIONS} decisions")
    return result.scores[mine]
