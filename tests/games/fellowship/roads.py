"""Positions on the endless road, with a pool of characters that is known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.games.fellowship.scenes import Scene

POOL = ["frodo", "gandalf", "samwise_gamgee_burdened", "legolas_greenleaf", "peregrin_took", "meriadoc_brandybuck", "fatty_bolger",
        "tom_bombadil", "celeborn"]  # fmt: skip


def on_the_road(cast: Sequence[str] = (), players: int = 3, *, gift: str = "glamdring", rider: str = "terror", **position: Any) -> Scene:
    """A round of the road with a pool that is known; before the tricks unless the position says otherwise."""
    setup = {"pool": [*dict.fromkeys([*POOL, *cast])], "gift": gift, "rider": rider}
    return Scene("road", players, cast, setup=setup, **{"stage": "setup" if cast else "characters", **position})
