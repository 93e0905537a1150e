# Written from the sources by `python -m tests.api.generated`.
from typing import Any, Literal, overload

from onetable.bots.registry import bot as bot
from onetable.bots.registry import bot_names as bot_names
from onetable.core.bot import Bot as Bot
from onetable.core.dice import Dice as Dice
from onetable.core.errors import BadInput as BadInput
from onetable.core.event import Event as Event
from onetable.core.game import Game as Game
from onetable.core.match import Match as Match
from onetable.core.position import Position as Position
from onetable.core.record import Record as Record
from onetable.core.record import load as load
from onetable.core.record import record as record
from onetable.core.record import replay as replay
from onetable.core.record import save as save
from onetable.core.rulebook import Result as Result
from onetable.core.rulebook import Rulebook as Rulebook
from onetable.core.step import Ask as Ask
from onetable.core.view import View as View
from onetable.core.word import Word as Word
from onetable.games.drafts.game import LimitedPlay
from onetable.games.fellowship.game import Fellowship
from onetable.games.quest.game import MiddleEarthQuest
from onetable.games.registry import game_names as game_names
from onetable.games.tcg.game import TradingCardGame

__version__: str

@overload
def rulebook(game: Literal["fellowship"]) -> Fellowship: ...
@overload
def rulebook(game: Literal["tcg"]) -> TradingCardGame: ...
@overload
def rulebook(game: Literal["quest"]) -> MiddleEarthQuest: ...
@overload
def rulebook(game: Literal["drafts"]) -> LimitedPlay: ...
@overload
def rulebook(game: str) -> Rulebook[Any]: ...
