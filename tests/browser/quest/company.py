"""Tables of Middle-earth Quest for tests that play, and the way to a moment of a game that is played on a server."""

from __future__ import annotations

import asyncio
from random import Random
from threading import Thread
from typing import Any

from onetable.client import Client
from onetable.server.http.calls import COOKIE
from tests.browser.opening import at_table
from tests.browser.quest.moments import HERO, HEROES, SAURON
from tests.browser.scripting import script
from tests.browser.visitor import Visitor

__all__ = ["HERO", "SAURON", "begin", "walk_into_combat"]

BOT, ME, OPEN = {"kind": "bot", "bot": "rules"}, {"kind": "me"}, {"kind": "open"}
MOST_STEPS = 1500


def begin(visitor: Visitor, heroes: int = 1, seat: int = HERO, friends: int = 0) -> dict[str, Any]:
    """Open a table at which this visitor sits; bots have the other seats, or friends who have still to come."""
    visitor.go("/")
    others = [number for number in range(heroes + 1) if number != seat]
    seats = [ME if number == seat else OPEN if number in others[:friends] else BOT for number in range(heroes + 1)]
    table = {"game": "quest", "players": heroes + 1, "setup": {"heroes": list(HEROES[:heroes])}, "seats": seats}
    made: dict[str, Any] = visitor.page.evaluate(script("open"), table)
    visitor.go(f"/table/{made['id']}")
    at_table(visitor)
    return made


class ThereWeAre(Exception):
    """The game has come to the moment that was wanted."""


def walk_into_combat(visitor: Visitor, table: str) -> None:
    """Let chance play for this visitor, over a line of his own, until he is asked for a card of a combat."""
    token = next(cookie["value"] for cookie in visitor.context.cookies() if cookie["name"] == COOKIE)
    random, steps = Random(1), 0

    def choose(state: dict[str, Any]) -> int:
        nonlocal steps
        steps += 1
        asking = state["view"]["board"]["asking"]
        if asking["kind"] == "lay" and state["view"]["board"]["combat"]["round"] > 1:
            raise ThereWeAre
        assert steps < MOST_STEPS, "nobody ever fights"
        offers = asking["offers"]
        ways = [number for number, offer in enumerate(offers) if offer["does"] not in ("give-up", "rest", "exhaust")]
        forth = [number for number in ways if offers[number]["does"] in ("move", "pay", "lay")]
        return random.choice(forth or ways or range(len(offers)))

    async def walk() -> None:
        try:
            await Client(visitor.address, token, {"language": "en"}).play(table, choose)
        except ThereWeAre:
            return

    # Playwright holds the event loop of this thread
    walker = Thread(target=lambda: asyncio.run(walk()))
    walker.start()
    walker.join(120)
    assert not walker.is_alive()
