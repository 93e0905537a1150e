"""Three nodes replaced one by one with a newer version, whose rules of one game are others, while people play at all of them."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

from onetable.games.registry import rulebook
from tests.server.nodes.parties import AT_LAST, CARDS, WISHES, Party, Road, check_kept, check_read

NODES = 3
NEXT = "next"
# What Python runs first in the newer nodes and their bots: another version, in which all cards are dealt otherwise.
NEWER = f"""
from onetable.games.registry import rulebook

book = type(rulebook("{CARDS["game"]}"))
book.version, begin = "{NEXT}", book.begin
book.begin = lambda self, setup, players, seed, *rest, **named: begin(self, setup, players, seed + 1, *rest, **named)
"""


async def replace_all(road: Road, newer: Path) -> None:
    """One node after the other ends in good order, and comes back as a newer one."""
    path = os.pathsep.join([str(newer), *filter(None, [os.environ.get("PYTHONPATH")])])
    for node in road.nodes:
        road.away.add(node)
        await asyncio.to_thread(node.end)
        node.prefix = ("env", f"PYTHONPATH={path}")
        await road.start(node)


async def all_choose(parties: list[Party], playing: list[asyncio.Task[None]]) -> None:
    """Wait until at each table somebody has chosen something more."""
    before = [len(party.confirmed) for party in parties]
    async with asyncio.timeout(AT_LAST):
        while any([len(party.confirmed) == count for party, count in zip(parties, before, strict=True)]):
            assert not [task.result() for task in playing if task.done()]  # who has given up says why
            await asyncio.sleep(0.02)


async def test_no_table_becomes_another_game(tmp_path: Path, postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    newer = tmp_path / "newer"
    newer.mkdir()
    (newer / "sitecustomize.py").write_text(NEWER)
    road = Road(tmp_path, postgresql, NODES)
    parties = [Party(road, Random(number), wish) for number, wish in enumerate(WISHES)]
    others = [party for party in parties if party.wish["game"] != CARDS["game"]]
    playing: list[asyncio.Task[None]] = []
    try:
        await road.start_all()
        playing = [asyncio.create_task(party.play()) for party in parties]
        await all_choose(parties, playing)
        tables = {person.key for party in others for person in party.people}
        await replace_all(road, newer)
        await all_choose(parties, playing)
        assert all([party.only_read for party in parties if party not in others])  # and play on at a new table
        assert not any([party.only_read for party in others]) and tables & {table for party in others for table, _, _ in party.confirmed}
        await check_kept(road, parties)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for node in road.nodes:
            node.kill()
    assert await check_read(postgresql, parties, lambda game, version: version == rulebook(game).version) >= 2 * len(parties)
    book: Any = type(rulebook(CARDS["game"]))
    begin = book.begin
    monkeypatch.setattr(book, "version", NEXT)
    monkeypatch.setattr(
        book, "begin", lambda self, setup, players, seed, *rest, **named: begin(self, setup, players, seed + 1, *rest, **named)
    )
    await check_read(postgresql, parties, lambda game, version: version == NEXT)
