"""One game of the arena, from its first to its last decision."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from msgspec import Struct

from onetable.bots.arena.bouts import Bout
from onetable.bots.balance import Note, notes_of
from onetable.bots.selfplay import Order, describe, play_game, seat_bots
from onetable.core.bot import Bot
from onetable.core.errors import BadInput
from onetable.core.view import View
from onetable.games.registry import rulebook


class Played(Struct, frozen=True):
    """What came of a game. Times are told beside it and belong to no comparison."""

    scores: tuple[float, ...] = ()  # by seat
    outcome: str = ""
    decisions: int = 0
    error: str = ""  # where it came to no good end
    asked: tuple[int, ...] = ()  # by seat: how often there was a choice
    seconds: tuple[float, ...] = ()  # by seat: of thinking, where there was a choice
    longest: tuple[float, ...] = ()  # by seat: the slowest decision
    notes: tuple[Note, ...] = ()  # what was in the game
    table: str = ""  # where it was played, at a server

    @property
    def course(self) -> tuple[tuple[float, ...], str, int, str]:
        """What is the same whenever and wherever this game is played."""
        return self.scores, self.outcome, self.decisions, self.error


class Timed:
    """A bot, and how long it takes."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.name = bot, bot.name
        self.asked, self.seconds, self.longest = 0, 0.0, 0.0

    def choose(self, view: View[Any]) -> int:
        """What the bot chooses."""
        begin = perf_counter()
        number = self.bot.choose(view)
        if len(view.choices) > 1:
            took = perf_counter() - begin
            self.asked, self.seconds, self.longest = self.asked + 1, self.seconds + took, max(self.longest, took)
        return number


def play(bout: Bout) -> Played:
    """Play it; each bot knows nothing but its views."""
    order = Order(bout.game, bout.setup, bout.players, 1, bout.seed, bout.seats, bout.seconds, seats=bout.seats)
    seats = [Timed(bot) if bot is not None else None for bot in seat_bots(order, bout.seed)]
    try:
        game, result, answers = play_game(rulebook(bout.game), order, bout.seed, seats)
    except BadInput:
        raise
    except Exception as error:
        return Played(error=describe(error))
    return Played(
        result.scores,
        result.outcome,
        len(answers),
        asked=tuple([bot.asked if bot is not None else 0 for bot in seats]),
        seconds=tuple([round(bot.seconds, 4) if bot is not None else 0.0 for bot in seats]),
        longest=tuple([round(bot.longest, 4) if bot is not None else 0.0 for bot in seats]),
        notes=notes_of(bout.game, game),
    )
