"""Tables of the trading card game for the bot tests, and positions in which a bot is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from onetable.bots.registry import bot
from onetable.bots.rollout import RolloutBot
from onetable.core.bot import Bot
from onetable.core.game import Game
from onetable.games.registry import rulebook
from onetable.games.tcg.bots.playout import TcgThinking
from onetable.games.tcg.decklist import DECKS
from onetable.games.tcg.table import Board

BOOK = rulebook("tcg")
NAMES = [name for name in DECKS if not name.endswith("_retail")]
STARTERS = ["aragorn", "gandalf"]


def brief_rollout(seed: int = 0, playouts: int = 12) -> RolloutBot:
    """A bot that thinks ahead over so many playouts, however long they take."""
    return RolloutBot(BOOK, TcgThinking(), seed, playouts=playouts)


def rules(seat: int = 0) -> Bot:
    """A bot that follows rules of thumb."""
    return bot("tcg", "rules")


def played_by(seat: Callable[[int], Bot], decks: list[str], seed: int, hasty: bool = False) -> Iterator[tuple[Game[Board], int]]:
    """The game at each decision, and the choice that the bot on this seat makes; the game is played on with it."""
    bots = [seat(number) for number in range(len(decks))]
    game = BOOK.begin({"decks": decks}, len(decks), seed, hasty=hasty, silent=True)
    while (decision := game.decision) is not None:
        number = bots[decision.seat].choose(BOOK.view(game, decision.seat))
        yield game, number
        game.answer(number)
    assert BOOK.result(game) is not None


def answer_in(bot: Bot, game: Game[Board]) -> str:
    """What a bot answers to the open question."""
    assert game.decision is not None
    view = BOOK.view(game, game.decision.seat)
    return BOOK.short(game.table, view.choices[bot.choose(view)])
