"""The rulebook of the trick-taking game: what the table, the bots and the tests need of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from onetable.core.dice import Dice
from onetable.core.errors import BadInput
from onetable.core.game import Game
from onetable.core.phrasebook import Phrasebook
from onetable.core.rulebook import Option, Result, Rulebook
from onetable.core.step import Scope, Seat
from onetable.core.view import View
from onetable.core.word import Word
from onetable.games.fellowship.cards.chapters import CHAPTERS, ROAD
from onetable.games.fellowship.rules.finish import BeginRound
from onetable.games.fellowship.rules.plan_round import prepare
from onetable.games.fellowship.rules.road import draw_pool
from onetable.games.fellowship.table import Board, Options, Setup


class Fellowship(Rulebook[Board]):
    """The Fellowship of the Ring: Trick-Taking Game."""

    id = "fellowship"
    version = "1"
    players = range(1, 5)

    def begin(self, setup: Mapping[str, Any], players: int, seed: int, hasty: bool = False) -> Game[Board]:
        chosen = read_setup(setup, players)
        dice = Dice(seed)
        board = Board(draw_pool(chosen, dice) if chosen.chapter == ROAD else chosen, dice)
        board.finished, board.done, board.spent = chosen.finished, chosen.done, chosen.spent
        board.news = []
        game = Game(board, [((BeginRound(),), Scope(0))], hasty)
        game.advance()
        return game

    # placeholder methods are written below


def read_setup(setup: Mapping[str, Any], players: int) -> Setup:
    """A set-up from plain data, or one clear sentence."""
    if players not in Fellowship.players:
        raise BadInput(f"This game is for 1 to 4 players, not {players}.")
    try:
        found = msgspec.convert({"chapter": 1, **setup, "players": players}, Setup)
    except msgspec.ValidationError as error:
        raise BadInput(f"The set-up cannot be used: {error}.") from None
    return found
