"""What every bot offers: it gets a view, never a game."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from msgspec import Struct

from onetable.core.view import View
from onetable.core.word import Word


class Bot(Protocol):
    """Somebody who can sit at the table without being a person."""

    name: str

    def choose(self, view: View[Any]) -> int:
        """The number of one of `view.choices`."""
        ...


@runtime_checkable
class ExplainingBot(Bot, Protocol):
    """One who can say why."""

    def why(self, view: View[Any], choice: int) -> Word | None:
        """The reason for this choice, as a word of the game; None where there is none to tell."""
        ...


class Reasons(Protocol):
    """What speaks for a choice in one game, told from what a seat may know; bots of all its levels give these reasons."""

    def why(self, view: View[Any], choice: int) -> Word | None:
        """The reason for this choice; None where there is none to tell."""
        ...


class Advised(Struct, frozen=True):
    """A choice, and why: no reason where the bot cannot say."""

    choice: int
    reason: Word | None = None


def advised(bot: Bot, view: View[Any]) -> Advised:
    """What this bot chooses, with its reason."""
    choice = bot.choose(view)
    if isinstance(bot, ExplainingBot) and 0 <= choice < len(view.choices):
        return Advised(choice, bot.why(view, choice))
    return Advised(choice)
