"""Tables of Middle-earth Quest for tests that play, and the way to a moment of a game that is played on a server."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.browser.opening import at_table
from tests.browser.quest.moments import HERO, HEROES, SAURON
from tests.browser.scripting import script
from tests.browser.visitor import Visitor
from tests.browser.walking import State, walk

__all__ = ["HERO", "SAURON", "begin", "walk_into_combat"]

BOT, ME, OPEN = {"kind": "bot", "bot": "rules"}, {"kind": "me"}, {"kind": "open"}


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


def walk_into_combat(visitor: Visitor) -> None:
    """Let chance play for this visitor until he is asked for a card of a combat."""

    def fights(state: State, steps: int) -> bool:
        board = state["view"]["board"]
        return bool(board["asking"]["kind"] == "lay" and board["combat"]["round"] > 1)

    def choose(state: State, random: Random) -> int:
        offers = state["view"]["board"]["asking"]["offers"]
        ways = [number for number, offer in enumerate(offers) if offer["does"] not in ("give-up", "rest", "exhaust")]
        forth = [number for number in ways if offers[number]["does"] in ("move", "pay", "lay")]
        return random.choice(forth or ways or range(len(offers)))

    walk(visitor, fights, choose)
