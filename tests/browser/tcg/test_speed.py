"""How quickly the table is there, and how smoothly a card moves with sixty others in play; the figures are printed."""

from __future__ import annotations

from copy import deepcopy

import pytest

from tests.browser.conftest import Visit
from tests.browser.scripting import script
from tests.browser.tcg.staged import Data, Staged
from tests.browser.tcg.test_hands_on import asked, table

CARDS = 60
FRAMES, SHOWN = script("frames"), script("shown")


def crowded(view: Data) -> Data:
    """The same table with sixty cards in play."""
    more = deepcopy(view)
    pieces = more["board"]["pieces"]
    minion = next(piece for piece in pieces if piece["zone"] == "minions")
    pieces += [{**minion, "handle": 5000 + number} for number in range(CARDS - len(pieces))]
    return more


@pytest.mark.long
def test_sixty_cards_and_one_that_moves(visit: Visit) -> None:
    visitor = visit(still=False)
    staged, view = Staged(visitor), crowded(asked(table("maneuver")))
    visitor.page.add_init_script(f"({SHOWN})()")
    staged.show(view)
    visitor.page.wait_for_function("() => window.seen")
    waited = visitor.page.evaluate("() => window.seen - window.heard")
    moved = deepcopy(view)
    moved["board"]["pieces"] = [piece for piece in moved["board"]["pieces"] if piece["handle"] != 5001]
    staged.send(moved)
    times = visitor.page.evaluate(FRAMES)
    rate = 1000 * (len(times) - 1) / (times[-1] - times[0])
    print(f"the table is shown {waited:.0f} ms after its data; a card leaves {CARDS} others at {rate:.0f} frames a second")
    assert waited < 1000
    assert rate > 20
