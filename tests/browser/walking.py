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
Until = Callable[[State, int], bool]  # whether this state, after so many choices, is the moment that is wanted
Choose = Callable[[State, Random], int]
MOST_STEPS = 1500
PATIENCE = 120.0  # seconds
STILL = 150  # milliseconds in which nothing changes


class ThereWeAre(Exception):
    """The game has come to the moment that was wanted."""


def at_random(state: State, random: Random) -> int:
    """Any choice."""
    return random.randrange(len(state["view"]["choices"]))


def walk(visitor: Visitor, until: Until, choose: Choose = at_random, seed: int = 1) -> None:
    """Choose for this visitor at the table he looks at until a state and the number of choices made are as wanted, or the game is over."""
    send_out(errand(visitor, until, choose, seed))
    lies_still(visitor)


def to_the_end(*visitors: Visitor, seed: int = 1) -> None:
    """Let chance play the whole game for all of them, and wait until they see its end."""
    send_out(*[errand(visitor, lambda state, steps: False, at_random, seed) for visitor in visitors])
    for visitor in visitors:
        visitor.page.wait_for_selector("main section.panel h2")


def errand(visitor: Visitor, until: Until, choose: Choose, seed: int) -> Callable[[], None]:
    """To play for this visitor."""
    token = next(cookie["value"] for cookie in visitor.context.cookies() if cookie["name"] == COOKIE)
    table, random, steps = visitor.page.url.partition("?")[0].rsplit("/", 1)[1], Random(seed), 0

    def answer(state: State) -> int:
        nonlocal steps
        if until(state, steps):
            raise ThereWeAre
        steps += 1
        assert steps < MOST_STEPS, "that moment never comes"
        return choose(state, random)

    def go() -> None:
        with suppress(ThereWeAre):
            asyncio.run(Client(visitor.address, token, {"language": "en"}).play(table, answer))

    return go


def send_out(*errands: Callable[[], None]) -> None:
    """Carry them out at once, in other threads: Playwright holds the event loop of this one."""
    with ThreadPoolExecutor(len(errands)) as walkers:
        for walking in [walkers.submit(go) for go in errands]:
            walking.result(PATIENCE)


def lies_still(visitor: Visitor) -> None:
    """Wait until the page shows what has come of it."""
    before = ""
    while (now := str(visitor.page.evaluate(MARK))) != before:
        before = now
        visitor.page.wait_for_timeout(STILL)
