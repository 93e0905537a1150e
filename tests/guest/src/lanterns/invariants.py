"""What holds at every moment of a game, and every table that can be played."""

from __future__ import annotations

from typing import Any

from lanterns.imagine import wrapped
from lanterns.pieces import NIGHTS
from lanterns.table import Bridge
from onetable.core.game import Game


def every_table() -> list[tuple[dict[str, Any], int]]:
    """Every length with every number of players, both ways."""
    both = [{"length": length, "options": {"twins": twins}} for length in NIGHTS for twins in ("go_out", "share")]
    return [(setup, players) for setup in both for players in (2, 3, 4)]


def fault(game: Game[Bridge]) -> str:
    """What is wrong with this position; nothing if all is well."""
    bridge = game.table
    found = sorted([*bridge.ashes, *[lantern.face for lantern in wrapped(bridge)]])
    if found != sorted(bridge.printed):
        return f"not every lantern is in one place: {found}"
    strangers = [seat for seat, person in enumerate(bridge.people) for held in person.hand if seat not in held.seen]
    return f"players {strangers} do not know their own lanterns" if strangers else ""
