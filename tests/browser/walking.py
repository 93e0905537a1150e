"""The way to a moment of a game on a server: chance chooses for a visitor, over a line of his own, where clicking is not what is tested."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from random import Random
from typing import Any

from onetable.client import Client
from onetable.server.http.calls import COOKIE
from tests.browser.clicking import MARK
from tests.browser.visitor import Visitor

State = dict[str, Any]
MOST_STEPS = 1500
PATIENCE = 120.0  # seconds
STILL = 150  # milliseconds in which nothing changes


class ThereWeAre(Exception):
    """The game has come to the moment that was wanted."""


def at_random(state: State, random: Random) -> int:
    """Any choice."""
    return random.randrange(len(state["view"]["choices"]))


def walk(visitor: Visitor, until: Callable[[State, int], bool], choose: Callable[[State, Random], int] = at_random, seed: int = 1) -> None:
    """Choose for this visitor at the table he looks at until a state and the number of choices made are as wanted, or the game is over."""
    token = next(cookie["value"] for cookie in visitor.context.cookies() if cookie["name"] == COOKIE)
    table, random, steps = visitor.page.url.partition("?")[0].rsplit("/", 1)[1], Random(seed), 0

    def answer(state: State) -> int:
        nonlocal steps
        if until(state, steps):
            raise ThereWeAre
        steps += 1
        assert steps < MOST_STEPS, "that moment never comes"
        return choose(state, random)

    # Playwright holds the event loop of this thread
    with ThreadPoolExecutor(1) as walker:
        play = Client(visitor.address, token, {"language": "en"}).play
        with suppress(ThereWeAre):
            walker.submit(lambda: asyncio.run(play(table, answer))).result(PATIENCE)
    lies_still(visitor)


def lies_still(visitor: Visitor) -> None:
    """Wait until the page shows what has come of it."""
    before = ""
    while (now := str(visitor.page.evaluate(MARK))) != before:
        before = now
        visitor.page.wait_for_timeout(STILL)


def to_the_end(visitor: Visitor, seed: int = 1) -> None:
    """Let chance play the whole game, and wait until the visitor sees its end."""
    walk(visitor, lambda state, steps: False, seed=seed)
    visitor.page.wait_for_selector("main section.panel h2")
