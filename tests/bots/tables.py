"""Tables for the bot tests: every set-up, played by given bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from onetable.bots.rollout import RolloutBot
from onetable.core.bot import Bot
from onetable.core.game import Game
from onetable.games.fellowship.bots.playout import FellowshipThinking
from onetable.games.fellowship.game import Fellowship
from tests.contract.positions import SETUPS

BOOK = Fellowship()
EVERY_TABLE = SETUPS["fellowship"]


def brief_rollout(seed: int = 0, playouts: int = 12) -> RolloutBot:
    """A bot that thinks ahead over so many playouts, however long they take."""
    return RolloutBot(BOOK, FellowshipThinking(), seed, playouts=playouts)


def played_by(seat: Callable[[int], Bot], setup: dict[str, Any], players: int, seed: int) -> Iterator[tuple[Game[Any], int]]:
    """The game at each decision, and the choice that the bot on this seat makes; the game is played on with it."""
    bots = [seat(number) for number in range(players)]
    game = BOOK.begin(setup, players, seed)
    while (decision := game.decision) is not None:
        number = bots[decision.seat].choose(BOOK.view(game, decision.seat))
        yield game, number
        game.answer(number)
    assert game.table.outcome in ("won", "lost")
