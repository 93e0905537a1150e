"""How a table treats time, and who thinks for its bots."""

from __future__ import annotations

from typing import Any, Protocol

from msgspec import Struct

from onetable.core.bot import Advised
from onetable.core.view import View


class Manner(Struct, frozen=True):
    """How a table treats time, in seconds, and newcomers."""

    bot_delay: float = 0.6  # bots wait so that a person can follow
    undo_delay: float = 20.0  # and longer where others are asked to let something be taken back
    gone_too_long: float = 90.0  # then a bot plays for somebody who is not here, where others wait
    gone_for_days: float = 3 * 86400.0  # the same at a table that is played over days
    stays_open: float = 30.0  # a room in which nobody is, for those who come back
    bot_time: float = 2.0  # the most that a bot may be given for a move
    first_games: int = 3  # so many games of a kind the coach speaks to somebody who has not said whether he wants one


class Thinker(Protocol):
    """Whoever runs the bots."""

    async def choose(self, game: str, bot: str, view: View[Any], whose: str) -> int:
        """The number of one of the choices, in good time; those who let bots think have equal shares."""
        ...

    async def advise(self, game: str, bot: str, view: View[Any], whose: str) -> Advised:
        """The same with its reason, for somebody who wants to know; who runs bots that cannot say gives none."""
        return Advised(await self.choose(game, bot, view, whose))
