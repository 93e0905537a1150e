"""What is done at one node at a time: a lock outlives slow work, and to lose it is no failure of what was done."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import text

from onetable.server.keeping.databases import SETTINGS, alone_among_nodes, database_url, open_engine

HOLDERS = "from pg_locks where locktype = 'advisory' and granted and pid != pg_backend_pid()"
IDLE = int(SETTINGS["idle_in_transaction_session_timeout"]) / 1000


async def test_who_loses_the_lock_is_not_told_that_the_work_has_failed(postgresql: str) -> None:
    engine = open_engine(database_url(postgresql))
    try:
        async with alone_among_nodes(engine, "deal"), engine.begin() as other:
            assert (await other.execute(text(f"select count(pg_terminate_backend(pid)) {HOLDERS}"))).scalar_one() == 1
        async with alone_among_nodes(engine, "deal"), engine.begin() as other:  # the next one has it as if nothing had been
            assert (await other.execute(text(f"select count(*) {HOLDERS}"))).scalar_one() == 1
    finally:
        await engine.dispose()


async def test_what_fails_under_the_lock_fails(postgresql: str) -> None:
    engine = open_engine(database_url(postgresql))
    try:
        with pytest.raises(ValueError, match="no"):
            async with alone_among_nodes(engine, "deal"):
                raise ValueError("no")
        async with alone_among_nodes(engine, "deal"):
            pass
    finally:
        await engine.dispose()


@pytest.mark.long
async def test_slow_work_keeps_its_lock(postgresql: str) -> None:
    engine, order = open_engine(database_url(postgresql)), list[str]()

    async def second() -> None:
        async with alone_among_nodes(engine, "deal"):
            order.append("second")

    try:
        async with alone_among_nodes(engine, "deal"):
            waiting = asyncio.create_task(second())
            await asyncio.sleep(2 * IDLE)  # longer than a transaction may be idle
            order.append("first")
        await waiting
        assert order == ["first", "second"]
    finally:
        await engine.dispose()
