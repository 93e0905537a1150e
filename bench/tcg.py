"""How fast the trading card game is, as ratios to random play of python-chess measured in the same run: `onetable bench tcg`."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable

from bench.anchor import random_chess
from bench.rounds import clone_microseconds, interleaved, ratios
from onetable.core.game import Game
from onetable.games.tcg.game import TradingCardGame
from onetable.games.tcg.mechanics.windows import Window
from onetable.games.tcg.table import Board

BOOK = TradingCardGame()
ROUNDS, GAMES, CHESS_GAMES = 15, 30, 3
STARTERS = {"decks": ["aragorn", "gandalf"]}
MIXED = {"decks": ["nine_walkers", "king_and_evenstar"]}
AIMS = {
    "tcg_hasty_ratio": (1.0, 2.0),
    "tcg_clone_microseconds": (20.0, 2.0),
    "tcg_slowest_decision_milliseconds": (20.0, 5.0),
    "tcg_milliseconds_a_game": (3.6, 2.0),
}


def play(setup: dict[str, list[str]], seed: int, hasty: bool) -> int:
    """The decisions of one random game, from the bid to the end."""
    game, made, fate = BOOK.begin(setup, 2, seed, hasty=hasty, silent=True), 0, random.random
    while (decision := game.decision) is not None:
        game.answer(int(fate() * len(decision.choices)))
        made += 1
    return made


def random_games(setup: dict[str, list[str]], hasty: bool) -> float:
    """Decisions of whole random games."""
    return sum([play(setup, random.randrange(1 << 30), hasty) for _ in range(GAMES)])


def in_a_response() -> Game[Board]:
    """A game in the middle of an answer to something, with a full table."""
    for seed in range(500):
        game, dice = BOOK.begin(STARTERS, 2, seed, silent=True), random.Random(seed)
        while game.decision is not None:
            if isinstance(game.agenda[-1][0][0], Window) and len(game.table.pieces) >= 14 and len(game.agenda) >= 3:
                return game
            game.answer(dice.randrange(len(game.decision.choices)))
    raise LookupError("no such game")


def slowest_decision(games: int = 200) -> float:
    """The longest that one answer took, in milliseconds."""
    worst = 0.0
    for seed in range(games):
        game, dice = BOOK.begin(STARTERS if seed % 2 else MIXED, 2, seed, hasty=True, silent=True), random.Random(seed)
        while game.decision is not None:
            choice = dice.randrange(len(game.decision.choices))
            start = time.perf_counter()
            game.answer(choice)
            worst = max(worst, time.perf_counter() - start)
    return worst * 1000


def measure() -> dict[str, float]:
    """All figures."""
    work: dict[str, Callable[[], float]] = {
        "chess": lambda: random_chess(CHESS_GAMES),
        "tcg_hasty": lambda: random_games(STARTERS, hasty=True),
        "tcg_discreet": lambda: random_games(STARTERS, hasty=False),
        "tcg_hasty_other_decks": lambda: random_games(MIXED, hasty=True),
    }
    found = interleaved(work, ROUNDS)
    figures = {f"{name}_decisions_per_second": statistics.median(speeds) for name, speeds in found.items()}
    figures |= {f"{name}_ratio": ratio for name, ratio in ratios(found, "chess").items()}
    start = time.process_time()
    made = random_games(STARTERS, hasty=True)
    figures["tcg_decisions_a_game"] = made / GAMES
    figures["tcg_milliseconds_a_game"] = (time.process_time() - start) / GAMES * 1000
    figures["tcg_clone_microseconds"] = clone_microseconds(in_a_response())
    figures["tcg_slowest_decision_milliseconds"] = slowest_decision()
    return figures
