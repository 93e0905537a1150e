"""A table as a file that another server can take in: its row and its log, with people as names only."""

from __future__ import annotations

import secrets

import msgspec
from msgspec.structs import replace

from onetable.core.errors import BadInput
from onetable.games.registry import rulebook
from onetable.server.house.link_words import link_word
from onetable.server.keeping.rows import PersonRow, Row, TableRow
from onetable.server.keeping.store import Store
from onetable.server.table import entries as log
from onetable.server.table.sitting import Sitting

KIND = "onetable table 1"


class Written(msgspec.Struct, frozen=True):
    """One entry: when, by whom, and what."""

    at: float
    person: str | None
    entry: log.AnyEntry


class TableFile(msgspec.Struct, frozen=True):
    """A table and all that happened at it; a person is a number in `names`."""

    kind: str
    table: TableRow
    names: dict[str, str]
    log: list[Written]


async def export_table(store: Store, name: str) -> bytes:
    """The file of this table. What its people played before and after is not their history here."""
    row = await store.table(name)
    if row is None:
        raise BadInput(f"There is no table “{name[:60]}”.")
    numbers: dict[str, str] = {}
    names: dict[str, str] = {}

    def number(person: str) -> str:
        return numbers.setdefault(person, str(len(numbers) + 1))

    written = []
    for kept in await store.log_of(row.id):
        entry = log.read_entry(kept.entry)
        if isinstance(entry, log.Sat):
            names[number(entry.person)] = entry.name
            entry = replace(entry, person=number(entry.person))
        if not isinstance(entry, (log.WentOn, log.Followed, log.PartOf)):
            written.append(Written(kept.at, number(kept.person) if kept.person else None, entry))
    table = replace(row, id="", word="", deal="", host=number(row.host))
    found = TableFile(KIND, table, {one: names.get(one, "") for one in numbers.values()}, written)
    return msgspec.json.format(msgspec.json.encode(found), indent=1)


async def import_table(store: Store, content: bytes) -> TableRow:
    """Take a table in: its people are new guests of the same names, whom no device knows."""
    found = read(content)
    people = {number: PersonRow(secrets.token_urlsafe(9), name or "?", "en", found.table.created) for number, name in found.names.items()}

    def person(number: str) -> str:
        if number not in people:
            raise BadInput("This file cannot be used: it names nobody for one of its people.")
        return people[number].id

    id = secrets.token_urlsafe(9)
    row = replace(found.table, id=id, word=link_word(), deal=id, host=person(found.table.host))
    rows = []
    for place, kept in enumerate(found.log):
        entry = replace(kept.entry, person=person(kept.entry.person)) if isinstance(kept.entry, log.Sat) else kept.entry
        rows.append(Row(id, place + 1, kept.at, person(kept.person) if kept.person is not None else None, None, log.write_entry(entry)))
    sitting = played(row, rows)
    for one in people.values():
        await store.add_person(one)
    await store.add_table(row)
    if rows:
        await store.append(rows)
    await store.note(id, sitting.persons(), outcome=sitting.outcome)
    return row


def read(content: bytes) -> TableFile:
    """The file, or one clear sentence."""
    try:
        found: TableFile = msgspec.json.decode(content, type=TableFile)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput(f"This is not a table: {error}.") from None
    if found.kind != KIND:
        raise BadInput(f"This is not a table of this version: it is “{found.kind[:60]}”.")
    rulebook(found.table.game)  # a game that is not known here is named
    return found


def played(row: TableRow, rows: list[Row]) -> Sitting:
    """The table as its log tells it; what cannot be played is refused before anything is kept."""
    try:
        sitting = Sitting(row)
        for kept in rows:
            sitting.apply(kept.n, log.read_entry(kept.entry), kept.command)
    except Exception as error:  # whatever a made-up log leads to
        raise BadInput(f"The log of this table cannot be played: {type(error).__name__}.") from None
    sitting.settle()
    if sitting.old_part is not None:
        raise BadInput("The log of this table cannot be played: the rules of today do not give what it tells.")
    return sitting
