"""`onetable admin`: what a host does to a server, while it runs or while it does not."""

from __future__ import annotations

import json as to_json
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from cyclopts import App
from cyclopts.config import Env

from onetable.cli.inputs import language_from
from onetable.cli.which_server import USUAL, Where, order, with_store
from onetable.core.errors import BadInput
from onetable.core.record import read_file

if TYPE_CHECKING:
    from onetable.server.keeping.store import Store

admin = App("admin", help="Look after a server: who plays, backups, tables, people.", config=(Env("ONETABLE_", command=False),))


# ---- the server


@admin.default
@admin.command
def status(*, where: Where = USUAL, json: bool = False) -> None:
    """Show whether a server runs, and how it fares.

    Parameters
    ----------
    json
        Write JSON.
    """
    from onetable.server.host.admin import Status

    found, runs = order(where, Status())
    found = {"running": runs, **found}
    if json:
        print(to_json.dumps(found, indent=1))
        return
    print("A server is running." if runs else "No server is running here.")
    print(f"tables: {found['tables']} open, {found['finished']} over; people: {found['people']}")
    if runs:
        print(f"in memory: {found['rooms']} tables; lines: {found['lines']}; bots asked: {found['bots_asked']}")
    if found["trouble"]:
        print(f"Trouble: {found['trouble']}.")


@admin.command
def who(*, where: Where = USUAL, json: bool = False) -> None:
    """Show who plays now.

    Parameters
    ----------
    json
        Write JSON.
    """
    from onetable.server.host.admin import Who

    tables, runs = order(where, Who())
    if json:
        print(to_json.dumps(tables, ensure_ascii=False, indent=1))
        return
    if not tables:
        print("Nobody is here." if runs else "No server is running here.")
    for table in tables:
        print(f"{table['table']} {table['game']} ({table['stage']}), looking on: {table['watching']}")
        for seat in table["seats"]:
            about = "here" if seat["here"] else "away" if seat["person"] else ""
            print(f"  seat {seat['seat']}: {' '.join([part for part in (seat['name'], seat['person'], about) if part])}")


@admin.command
def remove(person: str, /, *, where: Where = USUAL) -> None:
    """Remove somebody at once: known to no device, on no line, on no seat of a table that is not over.

    Parameters
    ----------
    person
        Somebody's id, login or name.
    """
    from onetable.server.host.admin import Remove

    print(order(where, Remove(person))[0]["text"])


@admin.command
def free(table: str, seat: int, /, *, where: Where = USUAL) -> None:
    """Take somebody's seat away: it is open again or, once the game has begun, a bot plays on.

    Parameters
    ----------
    table
        The id of a table, or the word of its link.
    seat
        The number of the seat, from 0 on.
    """
    from onetable.server.host.admin import Free

    print(order(where, Free(table, seat))[0]["text"])


@admin.command
def prune(*, where: Where = USUAL) -> None:
    """Let go now of what need not be kept, as a running server does once an hour: tables that never began, guests who never came back.

    Logs of games that are long over are packed. Tables that are open are spared.
    """
    from onetable.server.host.admin import Prune

    print(order(where, Prune())[0]["text"])


# ---- backups


@admin.command
def backup(file: Path, /, *, where: Where = USUAL) -> None:
    """Write a copy of everything, also while the server runs.

    Parameters
    ----------
    file
        A file that is not there yet.
    """
    from onetable.server.keeping.backup import back_up

    back_up(where.file("pg_dump -Fc NAME > FILE"), file)
    print(f"Everything is in {file}; whoever has it can be everybody who plays here.")


@admin.command
def restore(file: Path, /, *, where: Where = USUAL) -> None:
    """Bring a copy back, while no server runs.

    Parameters
    ----------
    file
        A copy of everything.
    """
    from onetable.server.keeping import backup as copies
    from onetable.server.keeping.lock import alone_in

    database = where.file("pg_restore --clean -d NAME FILE")
    with alone_in(database.absolute().parent):
        kept = copies.restore(file, database)
    print(f"{file} has been brought back." + (f" What was there before is in {kept}." if kept is not None else ""))


# ---- tables


@admin.command(name="export")
def export_one(table: str, file: Path, /, *, where: Where = USUAL) -> None:
    """Write a table and its log to a file, people as names only; whoever reads it knows every card.

    Parameters
    ----------
    table
        The id of a table, or the word of its link.
    file
        A file that is not there yet.
    """
    from onetable.server.host.table_file import export_table

    content = with_store(where, lambda store: export_table(store, table))
    try:
        with file.open("xb") as written:
            written.write(content)
    except OSError as error:
        raise BadInput(f"Cannot write {file}: {(error.strerror or 'unknown reason').lower()}.") from None


@admin.command(name="import")
def import_one(file: Path, /, *, where: Where = USUAL) -> None:
    """Take in a table from a file, also while the server runs.

    Parameters
    ----------
    file
        A table that was exported.
    """
    from onetable.server.host.table_file import import_table

    content = read_file(file)
    row = with_store(where, lambda store: import_table(store, content))
    print(f"It is the table {row.id} ({row.word}).")


@admin.command(name="log")
def show_log(table: str, /, *, where: Where = USUAL, language: str | None = None) -> None:
    """Tell what happened at a table, entry by entry; whoever plays there should not read it.

    Parameters
    ----------
    table
        The id of a table, or the word of its link.
    language
        en, zh, ja or nl.
    """
    from onetable.server.host.log_words import log_in_words

    spoken = language_from(language)

    async def find(store: Store) -> list[tuple[int, float, str]]:
        row = await store.table(table)
        if row is None:
            raise BadInput(f"There is no table “{table[:60]}”.")
        return [(kept.n, kept.at, text) for kept, text in log_in_words(row, await store.log_of(row.id), spoken)]

    for n, at, text in with_store(where, find):
        print(f"{n} {datetime.fromtimestamp(at).isoformat(' ', 'seconds')} {text}")
