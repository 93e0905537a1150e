"""What a host may do to a server: see who plays, remove somebody, free a seat; while it runs or while it does not."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Any

import msgspec

from onetable import __version__
from onetable.core.errors import BadInput
from onetable.server.house.housekeeping import prune
from onetable.server.house.rooms import NoSuchTable, Unreadable
from onetable.server.keeping.rows import PersonRow

if TYPE_CHECKING:
    from onetable.server.app import Server

logger = logging.getLogger("onetable")
LONGEST = 15.0  # seconds of keeping the house at once
BREATH = 0.005  # seconds between two pieces of it: people may be playing


class Order(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower):
    """What the host wants."""


class Status(Order, frozen=True):
    """How does the server fare?"""


class Who(Order, frozen=True):
    """Who plays now?"""


class Remove(Order, frozen=True):
    """Somebody shall be gone."""

    person: str  # an id, a login or a name


class Free(Order, frozen=True):
    """Whoever sits there shall sit there no longer."""

    table: str
    seat: int


class Prune(Order, frozen=True):
    """What need not be kept shall go, and old logs shall take less room."""


AnyOrder = Status | Who | Remove | Free | Prune


class Standing(msgspec.Struct, frozen=True):
    """How a server fares."""

    version: str
    tables: int
    finished: int
    people: int
    rooms: int
    lines: int
    bots_asked: int
    trouble: str


class Sitter(msgspec.Struct, frozen=True):
    """Somebody at a table."""

    seat: int
    name: str
    person: str  # "" for a bot and for an open seat
    here: bool
    program: bool = False  # a bot account


class Playing(msgspec.Struct, frozen=True):
    """A table at which somebody is."""

    table: str
    game: str
    stage: str
    seats: list[Sitter]
    watching: int


class Done(msgspec.Struct, frozen=True):
    """What was done, in one sentence."""

    text: str


class Admin:
    """The host's hand."""

    def __init__(self, server: Server) -> None:
        self.server, self.store = server, server.store

    async def carry_out(self, order: AnyOrder) -> Any:
        """Do what is wanted; or one clear sentence."""
        match order:
            case Status():
                return await self.status()
            case Who():
                return self.who()
            case Remove(name):
                return await self.remove_person(await self.person(name))
            case Free(table, seat):
                return await self.free(table, seat)
            case Prune():
                return await self.prune()

    async def status(self) -> Standing:
        """How this server fares."""
        server, (tables, finished, people) = self.server, await self.store.counts()
        lines = sum(server.lines.values())
        return Standing(
            __version__, tables, finished, people, len(server.lobby.rooms), lines, server.thinker.asked, self.store.trouble.text
        )

    def who(self) -> list[Playing]:
        """The tables at which somebody is, and who sits there."""
        found = []
        for room in self.server.lobby.rooms.values():
            sitting, here = room.sitting, room.here
            if room.listeners:
                chairs = zip(sitting.names("en"), sitting.seats, strict=True)
                seats = [
                    Sitter(place, name, chair.person, chair.person in here, chair.is_bot) for place, (name, chair) in enumerate(chairs)
                ]
                watching = len([listener for listener in room.listeners if sitting.seat_of(listener.person) is None])
                found.append(Playing(sitting.row.id, sitting.row.game, sitting.stage, seats, watching))
        return found

    async def person(self, name: str) -> PersonRow:
        """Somebody by id, login or name; where several have this name the host must say whom he means."""
        found = await self.store.people_called(name)
        if not found:
            raise BadInput(f"Nobody is called “{name[:60]}”.")
        if len(found) > 1:
            raise BadInput(
                f"{len(found)} people are called “{name[:60]}”: name one by the id ({', '.join([one.id for one in found[:10]])})."
            )
        return found[0]

    async def remove_person(self, person: PersonRow) -> Done:
        """Somebody is gone at once."""
        left = await self.server.remove_person(person)
        logger.info("The host has removed somebody, who sat at %d tables.", left)
        return Done(f"{person.name} ({person.id}) is gone; seats left: {left}.")

    async def free(self, table: str, seat: int) -> Done:
        """Whoever sits there gives the seat up: open as long as the game has not begun, after that a bot plays on."""
        try:
            room = await self.server.lobby.room(table)
        except NoSuchTable:
            raise BadInput(f"There is no table “{table[:60]}”.") from None
        except Unreadable:
            raise BadInput(f"What was written of the table “{table[:60]}” cannot be read.") from None
        person = room.sitting.seats[seat].person if 0 <= seat < len(room.sitting.seats) else ""
        if not person:
            taken = ", ".join([str(place) for place in room.sitting.persons()]) or "none"
            raise BadInput(f"Nobody sits on seat {seat} of this table; people sit on: {taken}.")
        name = room.sitting.seats[seat].name
        await room.perform(lambda: room.rise(person))
        return Done(f"{name} has left seat {seat}; {'a bot plays on there' if room.sitting.seats[seat].bot else 'it is open'}.")

    async def prune(self) -> Done:
        """Keep the house now, for as long as a host waits for an answer; tables that are open anywhere are spared."""
        keeping, spare = self.server.settings.keeping, await self.server.lobby.living()
        return Done((await prune(self.store, keeping, time.time(), spare, BREATH, LONGEST)).text)
