"""Who sits where: people at this keyboard and bots; a bot that fails is replaced by chance for that one choice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from threading import Thread
from typing import Any, TypeVar

from msgspec import Struct

from onetable.core.bot import Advised, Bot, advised
from onetable.core.view import View
from onetable.core.word import Word

HUMAN = "human"
PATIENCE = 60.0  # seconds: a bot that takes longer is not waited for
Found = TypeVar("Found")


class Thought(Struct, frozen=True):
    """What a bot chose, and why if somebody wants to know; `trouble` says what went wrong where chance had to choose."""

    number: int
    trouble: str = ""
    reason: Word | None = None


class Seats:
    """By seat the name of a bot, or a person; the bots are made when they are first needed."""

    def __init__(self, game: str, names: Sequence[str], seed: int, anywhere: bool = False) -> None:
        self.game, self.names, self.seed = game, tuple(names), seed
        self.anywhere = anywhere  # whether bots may be named by their place: not where a stranger may have named them
        self.dice = Random(seed)
        self._bots: dict[str, Bot] = {}
        self.troubled: set[str] = set()  # bots whose failure has been told: once is enough
        for name in set(self.names) - {HUMAN}:
            self.bot(name)  # a name that no bot has is refused before the game begins

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple([seat for seat, name in enumerate(self.names) if name == HUMAN])

    def bot(self, name: str) -> Bot:
        """The bot of this name."""
        from onetable.bots.registry import bot  # bots that search take a while to load

        if name not in self._bots:
            self._bots[name] = bot(self.game, name, seed=self.seed, anywhere=self.anywhere)
        return self._bots[name]

    def think(self, name: str, view: View[Any], explain: bool = False) -> Thought:
        """What the bot of this name chooses here; whatever happens, it is one of the choices."""
        try:
            found = advised(self.bot(name), view) if explain else Advised(self.bot(name).choose(view))
            if not 0 <= found.choice < len(view.choices):
                raise IndexError(f"there is no choice {found.choice}")
        except Exception as error:  # a faulty bot must not end the game
            return self.chance(view, f"{type(error).__name__}: {error}")
        return Thought(found.choice, reason=found.reason)

    def first_trouble(self, name: str, thought: Thought) -> str:
        """What went wrong, the first time it does with this bot."""
        if not thought.trouble or name in self.troubled:
            return ""
        self.troubled.add(name)
        return thought.trouble

    def chance(self, view: View[Any], trouble: str) -> Thought:
        """Any choice."""
        return Thought(self.dice.randrange(len(view.choices)), trouble)

    async def think_aside(self, name: str, view: View[Any], patience: float = PATIENCE, explain: bool = False) -> Thought:
        """The same in a thread of its own, so that the table stays alive; nobody waits for ever."""
        try:
            return await asyncio.wait_for(aside(lambda: self.think(name, view, explain)), patience)
        except TimeoutError:
            return self.chance(view, f"no answer in {patience:g} s")


def seat_names(players: int, bots: Sequence[str], seat: int = 0, usual: str = "rules") -> tuple[str, ...]:
    """A person on this seat, these on the others; the last one is repeated, and without any the usual bots sit there."""
    others = list(bots) or [usual]
    names = [others[min(place, len(others) - 1)] for place in range(players - 1)]
    return (*names[:seat], HUMAN, *names[seat:])


async def aside(work: Callable[[], Found]) -> Found:
    """Do this in a thread that never keeps the program from ending."""
    loop = asyncio.get_running_loop()
    future: asyncio.Future[Found] = loop.create_future()

    def finish(result: Found) -> None:
        if not future.done():
            future.set_result(result)

    def run() -> None:
        result = work()
        if not loop.is_closed():
            loop.call_soon_threadsafe(finish, result)

    Thread(target=run, daemon=True).start()
    return await future
