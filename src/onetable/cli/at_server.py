"""Who you are at a server, for commands that do something there: a guest that is remembered, or the owner of an account."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from getpass import getpass
from typing import Annotated, Any, TypeVar

import msgspec
from cyclopts import Parameter

from onetable.core.errors import BadInput
from onetable.core.folders import data_folder

T = TypeVar("T")
TOKENS = "servers.json"  # by address: the token by which a server knows this user


@Parameter(name="*")
@dataclass
class AtServer:
    """Which server is meant, and who asks."""

    server: Annotated[
        str | None, Parameter(help="The address of a server, such as http://127.0.0.1:8765; without one, your own folder.")
    ] = None
    login: Annotated[
        str | None, Parameter(help="The login of your account there; its password is asked for, or stands in ONETABLE_PASSWORD.")
    ] = None


HERE = AtServer()


def ask_server(where: AtServer, work: Callable[[Any], Awaitable[T]]) -> T:
    """Do this at the server, as whoever one is there; what goes wrong is one sentence."""
    from onetable.client import Problem

    async def come_and_do() -> T:
        return await work(await _client(where))

    try:
        return asyncio.run(come_and_do())
    except Problem as problem:
        raise BadInput(problem.text) from None
    except ValueError:
        raise BadInput(f"“{where.server}” is no address of a server; write it like http://127.0.0.1:8765.") from None


async def _client(where: AtServer) -> Any:
    from onetable.client import Client, Problem

    address, known = (where.server or "").rstrip("/"), _tokens()
    if where.login is not None:
        client = await Client.log_in(address, where.login, os.environ.get("ONETABLE_PASSWORD") or getpass())
    elif address in known:
        client = Client(address, known[address], {})
        try:
            client.me = await client.get("/api/me")
        except Problem as problem:
            if problem.code != "who_are_you":
                raise
            raise BadInput(f"You are no longer known at {address}; come in with --login.") from None
    else:
        client = await Client.join(address)
    if known.get(address) != client.token:
        _remember({**known, address: client.token})
    return client


def _tokens() -> dict[str, str]:
    try:
        return msgspec.json.decode((data_folder() / TOKENS).read_bytes(), type=dict[str, str])
    except (OSError, msgspec.DecodeError):
        return {}


def _remember(tokens: dict[str, str]) -> None:
    """Nobody else on this machine may read it."""
    data_folder().mkdir(parents=True, exist_ok=True)
    file = os.open(data_folder() / TOKENS, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(file, "wb") as opened:
        opened.write(msgspec.json.format(msgspec.json.encode(tokens), indent=1) + b"\n")
