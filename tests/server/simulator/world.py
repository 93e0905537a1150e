"""A whole world from one seed: tables, people, a server that crashes, and the weather between them."""

from __future__ import annotations

import asyncio
import contextvars
import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple, TypeVar, cast
from unittest.mock import patch

from onetable.client import Line as ClientLine
from onetable.client import Problem
from onetable.client import line as client_line_module
from onetable.client import staying as staying_module
from onetable.core.view import View
from onetable.server.app import Settings
from onetable.server.house import lobby as lobby_module
from onetable.server.house.lobby import Lobby
from onetable.server.http import line as line_module
from onetable.server.keeping.rows import PersonRow
from onetable.server.keeping.store import Store
from onetable.server.limits import Bucket
from onetable.server.table import look_ahead as look_ahead_module
from onetable.server.table import room as room_module
from onetable.server.table.failures import NotNow
from onetable.server.table.manner import Manner, Thinker
from onetable.server.wire import NewTable, SeatWish
from tests.server.simulator.clock import GENERATION, Stuck, VirtualLoop
from tests.server.simulator.disk import Disk, SlowDisk
from tests.server.simulator.ledger import Ledger, Violation, check_journal, check_same
from tests.server.simulator.network import ClientEnd, ServerEnd, Weather, Wire
from tests.server.simulator.players import Player

T = TypeVar("T")


class Plays(NamedTuple):
    """What is played in a world."""

    game: str
    players: Sequence[int]
    setups: Sequence[dict[str, Any]]


ONE_BY_ONE = Plays("fellowship", (1, 2, 3, 4), ({"chapter": 1}, {"chapter": 1}, {"chapter": 1}, {"chapter": 2}))
AT_ONCE = Plays("drafts", (2, 3), ({"boosters": 1}, {"boosters": 1, "kind": "sealed"}))
MANNER = Manner(bot_delay=0.05, undo_delay=3.0, gone_too_long=8.0)
BAD_TIMES = 60.0  # seconds until the weather turns fair and nothing crashes any more
LONG_ENOUGH = 3600.0  # by then every game must be over
BOTS_NAME = "rules"


class Chance(Thinker):
    """A bot that chooses at once."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    async def choose(self, game: str, bot: str, view: View[Any], whose: str) -> int:
        """Any of the choices."""
        return self.rng.randrange(len(view.choices))


class Guests:
    """Everybody is known by his name."""

    async def recognise(self, token: str | None) -> tuple[PersonRow | None, None]:
        """Who this is; devices are not told apart."""
        return (PersonRow(token, token, "en", 0.0) if token else None), None


class RunningServer:
    """One start of the server: all that a crash takes with it."""

    def __init__(self, lobby: Lobby, context: contextvars.Context) -> None:
        self.lobby, self.context, self.people = lobby, context, Guests()
        self.lines: dict[str, int] = {}
        self.lines_from: dict[str, int] = {}
        self.settings = Settings("")
        self.wires: list[Wire] = []
        self.calls: set[asyncio.Future[Any]] = set()


class World:
    """Everything that happens after one seed."""

    def __init__(self, seed: int, loop: VirtualLoop, plays: Plays) -> None:
        self.seed, self.loop, self.rng, self.plays = seed, loop, Random(seed), plays
        self.disk = Disk()
        self.ledger = Ledger(self.disk)
        self.outside = contextvars.copy_context()
        self.server: RunningServer | None = None
        self.starts = 0
        self.wires = 0
        rng = self.rng
        self.weather = Weather(
            rng.choice([0.005, 0.05, 0.5]), rng.choice([0, 0.01, 0.05]), rng.choice([0, 0.1, 0.3]), rng.random() < 0.5,
            rng.choice([0, 0.01, 0.05]), rng.choice([0, 0.3]),
        )  # fmt: skip
        self.failing = rng.choice([0, 0, 0.01, 0.05])
        self.crash_every = rng.choice([0, 50, 150, 500])  # steps of the server
        self.crash_in = self._next_crash()
        self.fair_from = loop.time() + BAD_TIMES
        self.errors: list[str] = []
        loop.set_exception_handler(self._note_error)
        loop.before_step = self._before_step

    def _note_error(self, _: asyncio.AbstractEventLoop, told: dict[str, Any]) -> None:
        self.errors.append(f"{told['message']}: {told.get('exception')!r}")

    @property
    def is_fair(self) -> bool:
        """Whether the bad times are over."""
        return self.loop.time() >= self.fair_from

    # ---- the server

    def start(self) -> None:
        """Start a server on what the last one left on the disk."""
        self.starts += 1
        context = self.outside.copy()
        context.run(GENERATION.set, self.starts)
        store = SlowDisk(self.disk, Random(f"{self.seed} disk {self.starts}"), 0.05, lambda: 0.0 if self.is_fair else self.failing)
        lobby = Lobby(cast(Store, store), Chance(Random(f"{self.seed} bots {self.starts}")), MANNER)
        self.server = RunningServer(lobby, context)
        self.loop.create_task(lobby.open(), context=context)

    def _next_crash(self) -> int:
        return self.rng.randrange(1, 2 * self.crash_every) if self.crash_every else -1

    def _before_step(self, generation: int) -> None:
        """Before each step of the server: does it crash right here?"""
        if generation and self.server is not None:
            self.crash_in -= 1
            if self.crash_in == 0 and not self.is_fair:
                self.crash_in = self._next_crash()
                self.crash()
            elif self.loop.steps % 7 == 0:
                for room in self.server.lobby.rooms.values():
                    self.ledger.check_ahead(room.sitting)

    def crash(self) -> None:
        """Everything in memory is gone; what is on the disk is not."""
        server, self.server = self.server, None
        assert server is not None
        self.loop.kill(self.starts)
        for wire in server.wires:
            wire.cut(soon=True)
        for call in server.calls:
            self.later(0.0, partial(settle, call, None, OSError("the server is gone")))
        self.later(self.rng.uniform(0.05, 3.0), self.start)

    def later(self, wait: float, what: Callable[[], object]) -> None:
        """Outside of the server: no crash stops this."""
        self.loop.call_later(wait, what, context=self.outside)

    # ---- what people can reach

    def connect(self, address: str, additional_headers: dict[str, str], **_: object) -> ClientEnd:
        """A line to the table, as the client opens it."""
        return ClientEnd(self._dial, self.ledger.hear, address, additional_headers["Authorization"].removeprefix("Bearer "))

    async def _dial(self, end: ClientEnd) -> None:
        await asyncio.sleep(self.rng.uniform(0, 0.05))
        server = self.server
        if server is None:
            raise OSError("connection refused")
        self.wires += 1
        end.wire = Wire(Random(f"{self.seed} line {self.wires}"), Weather() if self.is_fair else self.weather, self.later)
        end.wire.client_hears = lambda _: None
        socket = ServerEnd(end.wire, end.address, end.token, server, self.ledger.watch)
        server.wires.append(end.wire)
        self.loop.create_task(self._serve(socket), context=server.context)

    async def _serve(self, socket: ServerEnd) -> None:
        try:
            await line_module.listen(cast(Any, socket))
        except OSError:  # a disk that fails while the table is opened
            await socket.close(1011, "")
        finally:
            socket.wire.cut(soon=True)

    async def call(self, work: Callable[[Lobby], Awaitable[T]]) -> T:
        """A request to the API; it is asked again until it is answered."""
        while True:
            await asyncio.sleep(self.rng.uniform(0.01, 0.2))
            server = self.server
            if server is None:
                continue
            future: asyncio.Future[T] = self.loop.create_future()
            server.calls.add(future)
            self.loop.create_task(self._answer(work, server, future), context=server.context)
            try:
                return await asyncio.wait_for(future, 30)
            except TimeoutError:
                raise Violation("a request is never answered") from None
            except (OSError, NotNow):
                continue

    async def _answer(self, work: Callable[[Lobby], Awaitable[T]], server: RunningServer, future: asyncio.Future[T]) -> None:
        try:
            self.later(0.01, partial(settle, future, await work(server.lobby), None))
        except (OSError, NotNow) as error:
            self.later(0.01, partial(settle, future, None, error))

    # ---- the story

    async def run(self) -> None:
        """From the first start to the last word."""
        self.start()
        tables = await asyncio.gather(*[self._play_table(number) for number in range(self.rng.choice([1, 1, 2]))])
        self.fair_from = min(self.fair_from, self.loop.time())
        await asyncio.sleep(60)  # nothing is on its way any more
        for table in tables:
            await self._judge(table)
        if self.errors:
            raise Violation(f"something failed without anybody noticing: {self.errors[0]}")

    async def _play_table(self, number: int) -> str:
        rng = Random(f"{self.seed} table {number}")
        players = rng.choice(self.plays.players)
        people = [f"{name}{number}" for name in ("ada", "bob", "cleo", "dan")[: rng.randint(1, players)]]
        wishes = [SeatWish("me"), *[SeatWish("open")] * (len(people) - 1), *[SeatWish("bot", BOTS_NAME)] * (players - len(people))]
        wish = NewTable(self.plays.game, players, rng.choice(self.plays.setups), wishes, watch=rng.choice(["public", "seat", "after"]))
        host = PersonRow(people[0], people[0], "en", 0.0)
        row = (await self.call(lambda lobby: lobby.begin(host, wish))).sitting.row
        for person in people[1:]:
            await self.call(partial(sit, table=row.id, person=person))
        devices = [*people, people[0]] if rng.random() < 0.3 else list(people)
        lookers_on = ["eve"] if wish.watch != "after" and rng.random() < 0.5 else []
        crowd = [
            Player(name, row.id, Random(f"{self.seed} {name} {place}"), 8, self._goodbye) for place, name in enumerate(devices + lookers_on)
        ]
        try:
            await asyncio.wait_for(asyncio.gather(*[player.play() for player in crowd]), LONG_ENOUGH)
        except TimeoutError:
            waits = {player.name: (player.last_state or {}).get("n") for player in crowd}
            raise Violation(f"{row.id} does not come to an end: {waits}, {len(self.disk.log[row.id])} entries") from None
        except Problem as problem:
            if problem.code != "unanswered":
                raise
            raise Violation(f"{row.id} leaves a command unanswered: {problem.text}") from None
        return row.id

    def _goodbye(self, player: Player, line: ClientLine) -> None:
        """A game is over for somebody: he must have read what everybody has."""
        assert line.state is not None
        self.ledger.check_log(player.table)
        sitting = self.ledger.as_of(player.table, line.state["n"])  # something may still be on its way, such as a seat that is shown late
        check_journal(line.journal, sitting, line.state["view"]["seat"], line.state["view"]["language"])

    async def _judge(self, table: str) -> None:
        sitting = self.ledger.check_log(table)
        room = await self.call(lambda lobby: lobby.room(table))
        check_same(room.sitting, sitting)
        self.ledger.check_notes(sitting)


def settle(future: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    """An answer reaches the one who asked, if he still waits."""
    if not future.done():
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)


async def sit(lobby: Lobby, table: str, person: str) -> None:
    """Somebody takes an open seat."""
    room = await lobby.room(table)
    await room.perform(lambda: room.sit(None, person, person))


@contextmanager
def simulated(world: World) -> Iterator[None]:
    """Real parts, but for the time, the chance and the network of this world."""
    loop, rng = world.loop, Random(f"{world.seed} names")
    clock = SimpleNamespace(time=loop.time)
    names = SimpleNamespace(
        token_urlsafe=lambda size: f"{rng.getrandbits(8 * size):x}",
        token_hex=lambda size: f"{rng.getrandbits(8 * size):x}",
        randbits=rng.getrandbits,
        randbelow=rng.randrange,
    )
    logger = logging.getLogger("onetable")
    with (
        patch.object(room_module, "time", clock),
        patch.object(look_ahead_module, "time", clock),
        patch.object(lobby_module, "time", clock),
        patch.object(lobby_module, "secrets", names),
        patch.object(client_line_module, "secrets", names),
        patch.object(staying_module, "connect", world.connect),
        patch.object(line_module, "Line", SteadyLine),
        patch.object(line_module, "Bucket", lambda rate, burst: Bucket(rate, burst, loop.time)),
        patch.object(line_module, "MOST_WAITING", 6),
        patch.object(logger, "disabled", True),
    ):
        yield


class SteadyLine(line_module.Line):
    """The same in every run: a set of lines must not be sorted by where they lie in memory."""

    made = 0

    def __init__(self, *values: Any) -> None:
        super().__init__(*values)
        SteadyLine.made += 1
        self.number = SteadyLine.made

    def __hash__(self) -> int:
        return self.number


def simulate(seed: int, plays: Plays = ONE_BY_ONE) -> World:
    """Live through the world of this seed; what is broken raises Violation."""
    loop = VirtualLoop()
    world = World(seed, loop, plays)
    Violation.first = None
    try:
        with simulated(world):
            loop.run_until_complete(world.run())
    except (Violation, Stuck) as found:
        raise Violation.first or Violation(str(found)) from None
    finally:
        with patch.object(logging.getLogger("onetable"), "disabled", True):
            loop.end_world()
    if Violation.first is not None:
        raise Violation.first
    return world
