"""What the first edition of scenarios left out or called differently."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

RENAMED = {"in_play.*.vitality": "left"}


def modernize(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """A move had been made in every phase; and `hasty: false` asked nobody who had no cards."""
    found: dict[str, Any] = {}
    if data.get("phase", "fellowship") == "fellowship" and "moves" not in data:
        found["moves"] = 1
    if data.get("hasty") is False:
        found["hasty"] = "as in a game"
    return found
