"""Bot accounts: made and taken away by their owners, with tokens that reach as far as they say and no further."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from onetable.server.http.calls import ENDPOINTS
from onetable.server.http.scopes import NEEDED
from onetable.server.keeping.rows import TOKENS
from onetable.server.people.bot_accounts import MOST_BOTS, MOST_TOKENS
from onetable.server.people.scopes import SCOPES
from tests.server.bots.parties import ALL, bot, challenge, owner, table_for
from tests.server.host import Host, Json, hosting


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    async with hosting(tmp_path) as found:
        yield found


async def test_only_who_has_an_account_has_bots_and_only_so_many(host: Host) -> None:
    guest = await host.visitor()
    assert (await guest.post("/api/me/bots", {"name": "Bert"})).json()["code"] == "no_account"
    lobelia = await owner(host)
    assert (await lobelia.post("/api/me/bots", {"name": "\u200b"})).json()["code"] == "odd_name"
    for number in range(MOST_BOTS):
        assert (await lobelia.post("/api/me/bots", {"name": f"Bot {number}"})).status_code == 200
    refused = await lobelia.post("/api/me/bots", {"name": "One more"})
    assert (refused.status_code, refused.json()["code"]) == (429, "too_many_bots")
    assert [each["name"] for each in (await lobelia.get("/api/me/bots")).json()] == [f"Bot {number}" for number in range(MOST_BOTS)]


async def test_a_token_is_told_once_and_kept_as_a_fingerprint(host: Host) -> None:
    lobelia = await owner(host)
    bert = await bot(host, lobelia)
    (account,) = (await lobelia.get("/api/me/bots")).json()
    assert account["tokens"][0]["token"] is None and account["tokens"][0]["scopes"] == ALL
    secret = bert.token.partition(".")[2]
    async with host.server.store.engine.connect() as connection:
        kept = repr((await connection.execute(TOKENS.select())).all())
    assert secret not in kept and secret not in repr(account)
    assert [(deed["what"], deed["about"]) for deed in account["deeds"]] == [
        ("token made", f"first: {' '.join(ALL)}"),
        ("made", "Bert"),
    ]
    for _ in range(MOST_TOKENS - 1):
        assert (await lobelia.post(f"/api/me/bots/{account['id']}/tokens", {"scopes": ["read"]})).status_code == 200
    assert (await lobelia.post(f"/api/me/bots/{account['id']}/tokens", {"scopes": ["read"]})).json()["code"] == "too_many_tokens"
    for odd in ([], ["all"], ["read", "admin"]):
        assert (await lobelia.post(f"/api/me/bots/{account['id']}/tokens", {"scopes": odd})).status_code == 400


async def test_an_ended_token_is_worth_nothing_and_its_lines_are_over(host: Host) -> None:
    lobelia = await owner(host)
    bert = await bot(host, lobelia)
    stream = bert.events()
    assert (await stream.hear())["is"] == "listening"
    (account,) = (await lobelia.get("/api/me/bots")).json()
    assert account["here"]
    left = (await lobelia.post(f"/api/me/bots/{account['id']}/tokens/{account['tokens'][0]['id']}/end")).json()
    assert left["tokens"] == [] and left["deeds"][0]["what"] == "token ended"
    assert (await stream.hear("closed"))["code"] == "logged_out"
    assert (await bert.get("/api/me")).status_code == 401
    assert (await lobelia.post(f"/api/me/bots/{account['id']}/tokens/nobodys/end")).status_code == 404


async def test_nobody_touches_the_bot_of_another(host: Host) -> None:
    lobelia, sancho = await owner(host), await owner(host, "Sancho", "sancho")
    bert = await bot(host, lobelia)
    for path, body in (("", {"name": "Mine"}), ("/tokens", {"scopes": ["read"]}), ("/delete", {})):
        assert (await sancho.post(f"/api/me/bots/{bert.me['id']}{path}", body)).json()["code"] == "no_such_bot"
    assert (await sancho.get("/api/me/bots")).json() == []
    assert (await lobelia.get("/api/me/bots")).json()[0]["name"] == "Bert"


async def test_a_bot_that_is_deleted_leaves_its_seats_to_the_house(host: Host) -> None:
    lobelia = await owner(host)
    bert = await bot(host, lobelia)
    table = await table_for(lobelia, setup={"chapter": 1})
    offered = await challenge(lobelia, bert, table["id"])
    assert (await bert.post(f"/api/challenges/{offered['id']}/accept")).status_code == 200
    people = (await lobelia.get(f"/api/tables/{table['id']}")).json()["people"]
    assert [(each["kind"], each["name"], each["program"]) for each in people] == [("person", "Lobelia", False), ("person", "Bert", True)]
    assert (await lobelia.post(f"/api/me/bots/{bert.me['id']}/delete")).status_code == 200
    people = (await lobelia.get(f"/api/tables/{table['id']}")).json()["people"]
    assert [each["kind"] for each in people] == ["person", "bot"]
    assert (await lobelia.get("/api/me/bots")).json() == [] and (await bert.get("/api/me")).status_code == 401


def test_every_endpoint_that_a_bot_may_use_is_there() -> None:
    assert NEEDED.keys() <= {(offered.method, offered.path) for offered in ENDPOINTS}


@pytest.mark.parametrize("scope", SCOPES)
async def test_a_token_of_one_scope_is_refused_everything_else(host: Host, scope: str) -> None:
    """Every endpoint there is: a bot is refused what its token does not say and what is for people, whatever is in the body."""
    narrow = await bot(host, await owner(host), scopes=[scope])
    refused: set[tuple[str, str]] = set()
    let_in: set[tuple[str, str]] = set()
    for offered in ENDPOINTS:
        path = re.sub(r"\{\w+\}", "nothing", offered.path)
        answer = await (narrow.get(path) if offered.method == "GET" else narrow.post(path))
        is_refused = answer.status_code == 403 and answer.json()["code"] == "narrow_token"
        (refused if is_refused else let_in).add((offered.method, offered.path))
    assert let_in == {place for place, needed in NEEDED.items() if set(needed) <= {scope}}
    assert ("POST", "/api/account") in refused and ("POST", "/api/me/bots") in refused and ("GET", "/api/me") in let_in


async def test_the_lines_ask_for_scopes_too(host: Host) -> None:
    lobelia = await owner(host)
    deaf = await bot(host, lobelia, "Deaf", ["play", "challenge", "tables"])
    for line in (deaf.events(), deaf.line("anything")):
        assert (await line.hear("closed"))["code"] == "narrow_token"
    mute = await bot(host, lobelia, "Mute", ["read", "tables"])
    table = await mute.open_table(players=4, setup={"chapter": 1})
    line = mute.line(table["id"])
    state = await line.hear("state")
    said = {"id": "1", "table": table["id"], "seat": 0, "at": state["n"]}
    wishes: list[Json] = [
        {"do": "answer", "choice": 0},
        {"do": "undo"},
        {"do": "say", "phrase": "x"},
        {"do": "hint"},
        {"do": "coach", "on": True},
    ]
    for wish in wishes:
        line.send({**said, **wish})
        assert (await line.hear("refused"))["code"] == "narrow_token"
    line.send({"do": "ping"})
    assert (await line.hear("pong"))["is"] == "pong"
    await line.hang_up()
