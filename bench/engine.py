"""How fast the trick-taking game is, as ratios to the bitmask prototype measured in the same run: `onetable bench fellowship`."""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable

from bench import bitmask_prototype
from bench.rounds import clone_microseconds, imagine_microseconds, interleaved, ratios
from onetable.core.game import Game
from onetable.games.fellowship.game import Fellowship
from onetable.games.fellowship.phases.tricks import PlayCards
from onetable.games.fellowship.table import Board

BOOK = Fellowship()
ROUNDS, GAMES = 15, 60
PLAYS_IN_A_ROUND = 36.5  # of the prototype: 36 cards, and in half of the rounds whether the One Ring wins
ANCHOR = 574_000  # decisions a second of the prototype on the machine the aims were set on


def prototype(games: int) -> float:
    """Decisions that the prototype makes in random rounds of four players."""
    bitmask_prototype.random_games(games)
    return games * PLAYS_IN_A_ROUND


def engine(games: int, chapter: int = 1, silent: bool = True, views: bool = False) -> float:
    """Decisions of whole random games with all rules: choice of characters, set-up, tricks, verdicts."""
    made = 0
    fate = random.random
    for seed in range(made, games):
        game = BOOK.begin({"chapter": chapter}, 4, seed + random.randrange(1 << 30), silent=silent)
        while game.decision is not None:
            if views:
                for view in BOOK.views(game, range(4)):
                    view.encode()
            game.answer(int(fate() * len(game.decision.choices)))
            made += 1
    return made


def middle_of_a_trick() -> Game[Board]:
    """A game in which two cards of a trick are played."""
    game = BOOK.begin({"chapter": 1}, 4, 7, silent=True)
    while not (isinstance(game.agenda[-1][0][0], PlayCards) and len(game.table.trick) == 2 and game.table.number == 3):
        game.answer(0)
    return game


def with_voids() -> Game[Board]:
    """A game in which two players are known to have no card of some suit."""
    game = BOOK.begin({"chapter": 1}, 4, 31, silent=True)
    dice = random.Random(31)
    while not (isinstance(game.agenda[-1][0][0], PlayCards) and sum(map(bool, game.table.void)) >= 2):
        assert game.decision is not None
        game.answer(dice.randrange(len(game.decision.choices)))
    return game


def measure() -> dict[str, float]:
    """All figures; each round measures everything once, so that what disturbs one disturbs all."""
    work: dict[str, Callable[[], float]] = {
        "prototype": lambda: prototype(5 * GAMES),
        "engine": lambda: engine(GAMES),
        "engine_with_journal": lambda: engine(GAMES, silent=False),
        "engine_with_four_views": lambda: engine(GAMES // 3, views=True),
    }
    found = interleaved(work, ROUNDS)
    figures = {f"{name}_decisions_per_second": statistics.median(speeds) for name, speeds in found.items()}
    figures |= {f"{name}_ratio": ratio for name, ratio in ratios(found, "prototype").items()}
    figures["views_for_each_574k_of_the_prototype"] = figures["engine_with_four_views_ratio"] * ANCHOR
    figures["clone_microseconds"] = clone_microseconds(middle_of_a_trick())
    figures["imagine_microseconds"] = imagine_microseconds(BOOK, with_voids())
    return figures


AIMS = {"engine_ratio": (0.23, 0.46), "views_for_each_574k_of_the_prototype": (30_000, 120_000), "clone_microseconds": (5, 2)}
