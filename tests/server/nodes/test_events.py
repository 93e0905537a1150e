"""Events across nodes: who listens at one is told what happens at another."""

from __future__ import annotations

from pathlib import Path

import pytest

from onetable.server.keeping.databases import database_url
from tests.server.bots.parties import BotVisitor, bot, challenge, owner, table_for
from tests.server.host import hosting

pytestmark = pytest.mark.long  # other nodes are looked at every two seconds


async def test_a_bot_that_listens_at_another_node_hears_of_challenges_and_turns(tmp_path: Path, postgresql: str) -> None:
    async with (
        hosting(tmp_path / "a", database=database_url(postgresql)) as here,
        hosting(tmp_path / "b", database=database_url(postgresql)) as there,
    ):
        lobelia = await owner(here)
        bert = await bot(here, lobelia)
        elsewhere = BotVisitor(there, there.client(bert.token), bert.me)
        stream = elsewhere.events()
        await stream.hear("listening")
        table = await table_for(lobelia, setup={"chapter": 1})
        offered = await challenge(lobelia, bert, table["id"])
        heard = await stream.hear("challenged")
        assert heard["challenge"]["id"] == offered["id"]
        assert (await bert.post(f"/api/challenges/{offered['id']}/accept")).status_code == 200  # at the node where the table lives
        told = {each["is"] for each in await stream.until("challenge_over", "table_begun")}
        assert told <= {"challenge_over", "table_begun", "your_turn"}
        await stream.hang_up()
