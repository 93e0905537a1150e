"""Which server a host means, and how something is done with it: by the server where it runs, else by us."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import msgspec
from cyclopts import Parameter

from onetable.cli.serve import kept_where, try_out
from onetable.core.bot import Advised
from onetable.core.errors import BadInput

if TYPE_CHECKING:
    from onetable.server.app import Server
    from onetable.server.host.admin import AnyOrder
    from onetable.server.keeping.store import Store

T = TypeVar("T")


@Parameter(name="*")
@dataclass
class Where:
    """Which server is meant."""

    data: Annotated[Path | None, Parameter(help="The folder where everything is kept.")] = None
    database: Annotated[str | None, Parameter(help="The address of a database instead of a file in that folder.")] = None

    def find(self) -> tuple[str, Path | None]:
        """The address of the database, and its folder where it has one."""
        return kept_where(self.data, self.database)

    def file(self, instead: str) -> Path:
        """The file of the database; another kind of database has tools of its own."""
        from sqlalchemy import make_url

        from onetable.server.keeping.trouble import path_of

        path = path_of(make_url(self.find()[0]))
        if path is None:
            raise BadInput(f"This database is no file; its own tools do that: {instead}.")
        return path


USUAL = Where()


def order(where: Where, wanted: AnyOrder) -> tuple[Any, bool]:
    """What comes of an order, and whether a server was there to carry it out; else it is done here."""
    from onetable.server.host.admin import Admin
    from onetable.server.host.desk import answer, ask

    url, folder = where.find()
    said = ask(folder, wanted) if folder is not None else None
    runs = said is not None
    if said is None:

        async def carry_out(server: Server) -> Any:
            return await answer(Admin(server), msgspec.json.encode(wanted))

        said = without_server(url, folder, carry_out)
    if said.refused:
        raise BadInput(said.refused)
    return msgspec.to_builtins(said.found), runs


def without_server(url: str, folder: Path | None, work: Callable[[Server], Awaitable[T]]) -> T:
    """Do this with the tables themselves; the folder is held meanwhile."""
    from onetable.server.app import Server, Settings
    from onetable.server.keeping.lock import alone_in

    async def open_and_do() -> T:
        server = Server(Settings(url), Nobody())
        await server.store.open()
        await server.people.open()
        try:
            return await work(server)
        finally:
            await server.close()

    with alone_in(folder):
        try_out(url, str(folder or "this database"))
        return asyncio.run(open_and_do())


class Nobody:
    """Bots do not play while only the host is here."""

    async def choose(self, *_: Any) -> int:
        """Never."""
        await asyncio.Event().wait()
        return 0

    async def advise(self, *question: Any) -> Advised:
        """Nor do they."""
        return Advised(await self.choose(*question))


def with_store(where: Where, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do this with the database, beside a server that may run."""
    from onetable.server.keeping.store import Store

    url, folder = where.find()
    try_out(url, str(folder or "this database"))

    async def open_and_do() -> T:
        store = Store(url)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(open_and_do())
