"""Tables of Middle-earth Quest for the bot tests, and positions in which a bot is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from onetable.bots.registry import bot
from onetable.bots.rollout import RolloutBot
from onetable.core.bot import Bot
from onetable.core.game import Game
from onetable.games.quest.bots.playout import QuestThinking
from onetable.games.quest.table import Board
from onetable.games.registry import rulebook

BOOK = rulebook("quest")
COMPANIES = (["thalin"], ["eleanor", "argalad"], ["eometh", "beravor", "thalin"])  # every hero, and one, two, three of them


def brief_rollout(seed: int = 0, playouts: int = 12) -> RolloutBot:
    """A bot that thinks ahead over so many playouts, however long they take."""
    return RolloutBot(BOOK, QuestThinking(), seed, playouts=playouts)


def rules(seat: int = 0) -> Bot:
    """A bot that follows rules of thumb."""
    return bot("quest", "rules")


def played_by(
    seat: Callable[[int], Bot], heroes: list[str], seed: int, options: dict[str, Any] | None = None
) -> Iterator[tuple[Game[Board], int]]:
    """The game at each decision, and the choice that the bot on this seat makes; the game is played on with it."""
    bots = [seat(number) for number in range(len(heroes) + 1)]
    game = BOOK.begin({"heroes": heroes, "options": options or {}}, len(heroes) + 1, seed, silent=True)
    while (decision := game.decision) is not None:
        number = bots[decision.seat].choose(BOOK.view(game, decision.seat))
        yield game, number
        game.answer(number)
    assert BOOK.result(game) is not None
