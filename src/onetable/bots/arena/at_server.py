"""The games of an arena at a server: a table for each, at which bots of the house and bot accounts of anybody play over the line.

A table is wished for under a name that is written into the book before. So whoever goes on with a book finds the games that are still
played, and no game is lost or played twice. A deal is played again with the seats exchanged as the server gives it: when the table
before is over, and where nobody has brought something of his own to his seat.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import msgspec

from onetable.bots.arena.book import Book
from onetable.bots.arena.bouts import Bout
from onetable.bots.arena.playing import Played
from onetable.bots.balance import notes_of
from onetable.client import Client, Json, Problem
from onetable.core.record import Record, replay
from onetable.games.registry import rulebook

MENDS_ITSELF = ("unreachable", "restart", "too_fast", "too_many_tables", "too_many_challenges", "cannot_keep", "http")
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0  # seconds between two looks at a table
DECLINES = 3  # of one account at one table: then it does not want to


class Tables:
    """So many games at once at one server. They are played there, whether we look or not."""

    def __init__(self, client: Client, book: Book, accounts: Mapping[str, str], room: int) -> None:
        self.client, self.book, self.accounts, self.room = client, book, accounts, room
        self.loop = asyncio.new_event_loop()
        self.out: dict[asyncio.Task[Played], Bout] = {}
        self.deals = dict[bytes, str]()  # by deal: a table at which it was played to the end
        self.turns: defaultdict[bytes, asyncio.Lock] = defaultdict(asyncio.Lock)  # a deal is played at one table at a time
        for key, played in book.known.items():
            if played.table:
                self.deals.setdefault(deal_of(msgspec.json.decode(key, type=Bout)), played.table)

    def begin(self, task: Bout) -> None:
        """See to it that this game is played."""
        self.out[self.loop.create_task(self.play(task))] = task

    def done(self) -> list[tuple[Bout, Played]]:
        """Wait for the first."""
        ready, _ = self.loop.run_until_complete(asyncio.wait(self.out, return_when=asyncio.FIRST_COMPLETED))
        return [(self.out.pop(each), each.result()) for each in ready]

    def close(self) -> None:
        """Look no longer; what is played goes on."""
        for task in self.out:
            task.cancel()
        if self.out:
            self.loop.run_until_complete(asyncio.wait(self.out))
        self.loop.close()

    async def play(self, bout: Bout) -> Played:
        """One game, from its table to its record."""
        deal = deal_of(bout)
        async with self.turns[deal]:
            table = await self.opened(bout, self.deals.get(deal))
            await self.gather_at(table, bout)
            info = await self.until(table, "over")
            played = self.played(bout, table, info, await self.ask(lambda: self.client.get(f"/api/tables/{table}/record")))
            self.book.note(bout, played)  # before the deal is dealt again: while it is played, no table of it tells how it went
            self.deals[deal] = table
            return played

    async def opened(self, bout: Bout, same: str | None) -> str:
        """The table for this game, wished for under a name that stands in the book: bots of the house sit there, other seats are open."""
        seats = [{"kind": "open"} if name in self.accounts else {"kind": "bot", "bot": name} for name in bout.seats]
        wish = {"game": bout.game, "players": bout.players, "setup": bout.setup, "seats": seats, "pace": "days", "deal_of": same}
        wish["once"] = self.book.wish_for(bout)
        table: str = (await self.ask(lambda: self.client.post("/api/tables", wish)))["id"]
        return table

    async def gather_at(self, table: str, bout: Bout) -> None:
        """Challenge everybody who is missing until all are there; the same challenge sent again is the same."""
        sent: dict[int, set[str]] = defaultdict(set)
        pause = FIRST_PAUSE
        while (info := await self.look(table))["state"] == "gathering":
            for seat, name in enumerate(bout.seats):
                if info["people"][seat]["kind"] == "open":
                    offer = {"to": self.accounts[name], "table": table, "seat": seat}
                    sent[seat].add((await self.challenge(offer))["id"])
                    if len(sent[seat]) > DECLINES:
                        raise Problem("declined", f"{name} has declined {DECLINES} times to play at the table {table}.")
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def challenge(self, offer: Json) -> Json:
        """The challenge as it stands; one who has just sat down needs none."""
        try:
            found: Json = await self.ask(lambda: self.client.post("/api/challenges", offer))
        except Problem as problem:
            if problem.code not in ("so_already", "no_open_seat"):
                raise
            return {"id": ""}
        return found

    async def until(self, table: str, state: str) -> Json:
        """The table when it has come so far."""
        pause = FIRST_PAUSE
        while (info := await self.look(table))["state"] != state:
            if info["state"] == "unreadable":
                raise Problem("unreadable", f"The table {table} cannot be opened any longer: {info['trouble']}.")
            await asyncio.sleep(pause)
            pause = min(1.5 * pause, LONGEST_PAUSE)
        return info

    async def look(self, table: str) -> Json:
        """What is told of a table."""
        found: Json = await self.ask(lambda: self.client.get(f"/api/tables/{table}"))
        return found

    async def ask(self, question: Callable[[], Awaitable[Any]]) -> Any:
        """Ask until there is an answer, or patience ends."""
        since, pause = self.loop.time(), FIRST_PAUSE
        while True:
            try:
                return await question()
            except Problem as problem:
                if problem.code not in MENDS_ITSELF or self.loop.time() - since > self.client.patience:
                    raise
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def played(self, bout: Bout, table: str, info: Json, record: Json) -> Played:
        """What came of a game that is over, played once more here; whoever has left it to a bot of the house has not played it."""
        left = [name for name, person in zip(bout.seats, info["people"], strict=True) if name in self.accounts and not person["program"]]
        if left:
            return Played(error=f"{', '.join(left)} left the table {table} before the end", table=table)
        match = replay(rulebook(bout.game), msgspec.json.decode(msgspec.json.encode(record), type=Record))
        assert match.result is not None
        none = (0,) * bout.players  # how long somebody thinks elsewhere nobody knows
        times = (0.0,) * bout.players
        notes = notes_of(bout.game, match.game)
        return Played(match.result.scores, match.result.outcome, len(match.answers), "", none, times, times, notes, table)


def deal_of(bout: Bout) -> bytes:
    """What the games of one deal have in common."""
    return msgspec.json.encode((bout.game, bout.setup, bout.players, bout.seed, bout.server), order="deterministic")


@contextmanager
def tables_at(client: Client, book: Book, accounts: Mapping[str, str], room: int) -> Iterator[Tables]:
    """So many tables at a server; leaving this ends the looking."""
    tables = Tables(client, book, accounts, room)
    try:
        yield tables
    finally:
        tables.close()


async def accounts_at(client: Client, names: list[str], house: tuple[str, ...]) -> tuple[dict[str, str], list[str]]:
    """The bot accounts of these names, by name, as far as they are none of the house, and who does not listen; or one clear sentence."""
    listed = await client.get("/api/bots")
    found: dict[str, str] = {}
    away: list[str] = []
    for name in names:
        if name.partition(":")[0] in house:
            continue
        same = [each for each in listed if name in (each["name"], each["id"])]
        if len(same) != 1:
            known = ", ".join([each["name"] for each in listed]) or "none"
            why = "Several bots are called" if same else "You may challenge no bot called"
            raise Problem("no_such_opponent", f"{why} “{name}” at {client.server}; there are: {known}. An id will do, too.")
        found[name] = same[0]["id"]
        if not same[0]["here"]:
            away.append(name)
    return found, away
