"""Tables that cannot be opened any longer: they are told of from what stands beside their log, and spoil nothing else."""

from __future__ import annotations

import logging

from sqlalchemy.exc import SQLAlchemyError

from onetable.games.registry import faces
from onetable.server import wire
from onetable.server.house.rooms import NoSuchTable, Unreadable
from onetable.server.http.calls import Call, Refuse, refusal_text
from onetable.server.http.describe import info, place_at
from onetable.server.keeping.rows import TableRow
from onetable.server.table import entries as log
from onetable.server.table.sitting import Sitting
from onetable.text import Interface

logger = logging.getLogger("onetable")


async def named_info(call: Call, name: str) -> wire.TableInfo:
    """What can be told of a table, whatever has become of it."""
    lobby = call.server.lobby
    try:
        room = await lobby.look(name)
    except Unreadable as error:
        return await closed_info(call, await row_of(call, name), error.code)
    seat, is_silent = await place_at(call, room)
    try:
        return info(room, seat, call.language, is_silent)
    except Exception as error:  # its log can be read, but not what it has come to
        row = room.sitting.row
        lobby.give_up(row, error)
        return await closed_info(call, row, Unreadable.code)


async def row_of(call: Call, name: str) -> TableRow:
    """The table of this name, as it is kept."""
    row = await call.server.store.table(name)
    if row is None:
        raise NoSuchTable(name)
    return row


async def closed_info(call: Call, row: TableRow, code: str) -> wire.TableInfo:
    """A table that cannot be opened, from what is noted of it: who sat there, how it ended, and why it is closed."""
    noted = await call.server.store.noted_people(row.id)
    mine = next((seat for seat, person in noted.items() if call.person is not None and person == call.person.id), None)
    people = [wire.Person(seat, "person", name, False, "", False, seat == mine, False) for seat, name in await noted_names(call, row)]
    outcome = "" if await call.server.lobby.deals.is_in_play(row) else row.outcome
    interface, key = Interface(call.language), f"game-{row.game}"
    title = interface.say(key) if row.game in faces() and interface.has(key) else row.game
    return wire.TableInfo(
        row.id, row.word, row.game, title, "", {}, row.players, people, mine, False, "", "unreadable", outcome, row.changed,
        row.pace, row.watch, "", 0, refusal_text(code, call.language),
    )  # fmt: skip


async def noted_names(call: Call, row: TableRow) -> list[tuple[int, str]]:
    """The seats of people at a table that cannot be opened, and their names."""
    found = []
    for seat, id in sorted((await call.server.store.noted_people(row.id)).items()):
        person = await call.server.store.person(id)
        found.append((seat, person.name if person is not None else ""))
    return found


async def remains(call: Call, row: TableRow) -> Sitting:
    """What of a finished game can still be read, for those who may look back at it."""
    store = call.server.store
    sat = call.person is not None and call.person.id in (await store.noted_people(row.id)).values()
    if not sat and row.watch == "off":
        raise Refuse("not_allowed")
    if not all([other.outcome for other in await store.tables_with_deal(row.deal)]):  # this one, too, must have come to its end
        raise Refuse(Unreadable.code)
    try:
        sitting = Sitting(row)
        for kept in await store.log_of(row.id):
            try:
                sitting.apply(kept.n, log.read_entry(kept.entry), kept.command)
            except Exception:  # here it ends
                break
    except (SQLAlchemyError, OSError):
        raise
    except Exception:  # the game itself is gone
        raise Refuse(Unreadable.code) from None
    if sitting.match is None:
        raise Refuse(Unreadable.code)
    return sitting
