"""A bot at many tables at once: it listens for events, accepts challenges, plays, and comes back after any break.

    class First:
        def choose(self, state):  # state["view"]["choices"] is what may be chosen; the number of one, or the choice itself
            return 0

    asyncio.run(Runner(await Client.with_token(server, token), lambda game: First()).run())

A bot may also have `accepts(challenge) -> bool`, and either of the two may be async. One is made for each table.
"""

from __future__ import annotations

import asyncio
import inspect
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from onetable.client.asking import Json, Problem, Refused
from onetable.client.client import Client
from onetable.client.line import Choice

logger = logging.getLogger("onetable.bot")
MOST_TABLES = 50
TRIES = 3  # at one table, after something that nobody expected
PAUSE = 0.5  # seconds before the next one
AWAY = ("unreachable", "restart", "too_fast", "cannot_keep", "unanswered")  # what mends itself


class NetworkBot(Protocol):
    """Whoever plays."""

    def choose(self, state: Json) -> Choice | Awaitable[Choice]:
        """The number of one of `state["view"]["choices"]`, or the choice itself."""
        ...


class Runner:
    """One bot account at all its tables."""

    def __init__(self, client: Client, make: Callable[[str], NetworkBot], most: int = MOST_TABLES) -> None:
        self.client, self.make, self.most = client, make, most
        self.playing: dict[str, asyncio.Task[None]] = {}
        self.answering: dict[str, asyncio.Task[None]] = {}  # by challenge
        self.finished: dict[str, Json] = {}  # by table: what was said of its end
        self.given = 0  # answers
        self.failed: list[tuple[str, str]] = []  # tables that were left, and why
        self._done = asyncio.Event()

    async def run(self, games: int | None = None) -> None:
        """Play until so many games are over, or for ever; a server that stays away longer than the client's patience is raised."""
        listening = asyncio.create_task(self._listen())
        enough = asyncio.create_task(self._until(games))
        try:
            await asyncio.wait((listening, enough), return_when=asyncio.FIRST_COMPLETED)
            if listening.done():
                await listening
        finally:
            tasks = [listening, enough, *self.playing.values(), *self.answering.values()]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _until(self, games: int | None) -> None:
        while games is None or len(self.finished) + len(self.failed) < games:
            self._done.clear()
            await self._done.wait()

    async def _listen(self) -> None:
        async with self.client.events() as events:
            async for event in events:
                if event["is"] == "challenged" and event["challenge"]["receiver"]["id"] == self.client.me["id"]:
                    self._consider(event["challenge"])
                elif event["is"] in ("table_begun", "your_turn"):
                    self._sit(event["table"], event["game"])

    def _consider(self, challenge: Json) -> None:
        """Answer a challenge beside everything else; one that is told twice is answered once."""
        id = challenge["id"]
        if id not in self.answering:
            self.answering[id] = asyncio.create_task(self._answer_challenge(challenge))
            self.answering[id].add_done_callback(lambda _: self.answering.pop(id, None))

    async def _answer_challenge(self, challenge: Json) -> None:
        """Accept it, unless all hands are full or the bot does not want to."""
        accepts = getattr(self.make(challenge["game"]), "accepts", None)
        wanted = len(self.playing) < self.most and (accepts is None or await awaited(accepts(challenge)))
        for _ in range(TRIES):
            try:
                await self.client.post(f"/api/challenges/{challenge['id']}/{'accept' if wanted else 'decline'}")
                return
            except Problem as problem:  # withdrawn meanwhile, say; when a server that was away is back, the challenge is told again
                logger.info("The challenge %s: %s", challenge["id"], problem.text)
                if problem.code not in AWAY:
                    return
                await asyncio.sleep(PAUSE)

    def _sit(self, table: str, game: str) -> None:
        if table not in self.playing and table not in self.finished and table not in {name for name, _ in self.failed}:
            self.playing[table] = asyncio.create_task(self._play(table, game))

    async def _play(self, table: str, game: str) -> None:
        """One table to its end."""
        bot, tries = self.make(game), 0
        try:
            while True:
                try:
                    end = await self.client.play(table, lambda state: self._chosen(bot, state))
                    self.finished[table] = end["view"]["over"]
                    break
                except Problem as problem:
                    tries = tries if problem.code in AWAY and not isinstance(problem, Refused) else tries + 1
                    logger.warning("At the table %s: %s", table, problem.text)
                    if tries >= TRIES:
                        await self._leave(table, problem.text)
                        break
                except Exception as error:  # of the bot: no other table may suffer from it
                    logger.exception("At the table %s the bot has failed.", table)
                    await self._leave(table, f"{type(error).__name__}: {error}")
                    break
                await asyncio.sleep(PAUSE)
        finally:
            self.playing.pop(table, None)
            self._done.set()

    async def _chosen(self, bot: NetworkBot, state: Json) -> Choice:
        chosen: Choice = await awaited(bot.choose(state))
        self.given += 1
        return chosen

    async def _leave(self, table: str, why: str) -> None:
        """Nobody shall wait for a bot that cannot go on: another one plays for it."""
        self.failed.append((table, why))
        try:
            await self.client.post(f"/api/tables/{table}/leave")
        except Problem as problem:
            logger.warning("The table %s could not be left: %s", table, problem.text)


async def awaited(found: Any) -> Any:
    """What was returned, or what comes of it."""
    return await found if inspect.isawaitable(found) else found
