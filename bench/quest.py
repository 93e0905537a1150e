"""How fast Middle-earth Quest is, as ratios to random play of python-chess measured in the same run: `onetable bench quest`."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable

from bench.anchor import random_chess
from bench.rounds import clone_microseconds, interleaved, ratios
from onetable.core.game import Game
from onetable.games.quest.game import MiddleEarthQuest
from onetable.games.quest.table import Board

BOOK = MiddleEarthQuest()
ROUNDS, GAMES, CHESS_GAMES = 15, 30, 3
AIMS = {
    "quest_hasty_ratio": (1.0, 2.0),
    "quest_clone_microseconds": (20.0, 5.0),
    "quest_slowest_decision_milliseconds": (20.0, 5.0),
}


def play(heroes: int, seed: int, hasty: bool) -> int:
    """The decisions of one random game, from the starting plot to the end of the Finale."""
    game, made, fate = BOOK.begin({}, heroes + 1, seed, hasty=hasty, silent=True), 0, random.random
    while (decision := game.decision) is not None:
        game.answer(int(fate() * len(decision.choices)))
        made += 1
    return made


def random_games(heroes: int, hasty: bool) -> float:
    """Decisions of whole random games."""
    return sum([play(heroes, random.randrange(1 << 30), hasty) for _ in range(GAMES)])


def in_combat() -> Game[Board]:
    """A game with three heroes in the middle of a combat, with a full map."""
    for seed in range(500):
        game, dice = BOOK.begin({}, 4, seed, silent=True), random.Random(seed)
        while game.decision is not None:
            combat = game.table.combat
            if combat is not None and combat.round >= 2 and game.table.round >= 4 and len(game.table.influence) >= 12:
                return game
            game.answer(dice.randrange(len(game.decision.choices)))
    raise LookupError("no such game")


def slowest_decision(games: int = 200) -> float:
    """The longest that one answer took, in milliseconds."""
    worst = 0.0
    for seed in range(games):
        game, dice = BOOK.begin({}, 2 + seed % 3, seed, hasty=True, silent=True), random.Random(seed)
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
        "quest_hasty": lambda: random_games(2, hasty=True),
        "quest_discreet": lambda: random_games(2, hasty=False),
        "quest_hasty_three_heroes": lambda: random_games(3, hasty=True),
    }
    found = interleaved(work, ROUNDS)
    figures = {f"{name}_decisions_per_second": statistics.median(speeds) for name, speeds in found.items()}
    figures |= {f"{name}_ratio": ratio for name, ratio in ratios(found, "chess").items()}
    start = time.process_time()
    made = random_games(2, hasty=True)
    figures["quest_decisions_a_game"] = made / GAMES
    figures["quest_milliseconds_a_game"] = (time.process_time() - start) / GAMES * 1000
    figures["quest_clone_microseconds"] = clone_microseconds(in_combat())
    figures["quest_slowest_decision_milliseconds"] = slowest_decision()
    return figures
