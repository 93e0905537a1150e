"""Tables for tests that play, and a person who does not throw his Ring-bearer away."""

from __future__ import annotations

from tests.browser.clicking import Look, Player
from tests.browser.opening import at_table
from tests.browser.scripting import script
from tests.browser.tcg.moments import DECKS
from tests.browser.visitor import Visitor


def begin(visitor: Visitor, players: int) -> None:
    """Open a table with bots in the other seats."""
    visitor.go("/")
    table = {
        "game": "tcg", "players": players, "setup": {"decks": list(DECKS[:players])},
        "seats": [{"kind": "me"}, *[{"kind": "bot", "bot": "rules"}] * (players - 1)],
    }  # fmt: skip
    made = visitor.page.evaluate(script("open"), table)
    visitor.go(f"/table/{made['id']}")
    at_table(visitor)


def calm_choice(player: Player, seen: Look, touch: bool = False) -> None:
    """Choose something that is lit; with a finger where there is one."""
    if not seen.may_act:
        player.page.wait_for_timeout(30)
        return
    thing = player.random.choice(seen.things)
    if thing["point"] is None:
        return
    if touch:
        player.page.touchscreen.tap(*thing["point"])
        player.choices += 1
        player.page.wait_for_timeout(120)
    else:
        player.act(seen)
