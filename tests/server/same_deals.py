"""`onetable` with deals that come again: a test of a server is dealt the same cards whenever and beside whatever it runs.

The first table that a person opens with some wish is dealt alike on every server, so are the second and all after it.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any
from zlib import crc32

import msgspec

from onetable.server.house.lobby import Deal, Lobby
from onetable.server.keeping.rows import PersonRow


class SameDeals:
    """Deals by what is wished for, and how often this person has wished for it."""

    def __init__(self) -> None:
        self._wishes: Counter[tuple[str, bytes]] = Counter()

    def new_deal(self, host: PersonRow, game: str, setup: dict[str, Any], players: int) -> Deal:
        wish = msgspec.json.encode([game, setup, players], order="sorted")
        self._wishes[host.id, wish] += 1
        return Deal(game, setup, players, crc32(wish, self._wishes[host.id, wish]))


if __name__ == "__main__":
    from onetable.cli.app import main

    deals = SameDeals()
    Lobby.new_deal = lambda self, *wish: deals.new_deal(*wish)  # type: ignore[method-assign]
    sys.exit(main())
