"""Asks everything that the OpenAPI document offers, as everybody, about tables of one deal, in two worlds that must sound the same."""

from __future__ import annotations

import asyncio
import itertools
import json
import re
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import replace
from sqlalchemy import update

from onetable.core.dice import Dice
from onetable.core.match import Match
from onetable.core.view import SPECTATOR, View
from onetable.games.registry import faces, rulebook
from onetable.server.house.lobby import Deal
from onetable.server.http.openapi import document
from onetable.server.keeping.rows import DECK_VERSIONS, DECKS, LOG, SEATS, TABLES, DeckRow, PersonRow, Row, TokenRow, VersionRow
from onetable.server.table import entries as log
from onetable.server.table.manner import Manner, Thinker
from onetable.server.table.room import Room
from onetable.server.table.sitting import Sitting
from onetable.telling.guide.sections import guide_of
from tests.server.host import Host, Json, Visitor, hosting
from tests.server.worlds import NoLog, other_world, same_world

KINDS = ("gathering", "playing", "finished", "branch", "after")
COMBINATIONS = [
    kinds for size in range(1, len(KINDS) + 1) for kinds in itertools.combinations(KINDS, size) if kinds != ("finished",)
]  # at least one of them is not over: else there is no secret
PLAYERS, BEGUN = 3, 6  # seats of every table, and answers given at those that are played
OPEN = [{"kind": "open"}] * PLAYERS
DECK, LINK = "deck-of-ann", "copper-kettle-12345"  # what Ann keeps, and has given the link of
DECKS_FOR = next(face.id for face in faces().values() if face.decks is not None)


class Play(NamedTuple):
    """What is played; `other` is what else may have been brought, as far as it is secret."""

    game: str
    setup: Json
    other: Json


class Request(NamedTuple):
    """One thing to ask."""

    method: str
    path: str
    body: Any


# By route: the bodies to send, with the table that is asked about. A route with a body that is not here fails the walk.
BODIES: dict[tuple[str, str], Callable[[str, Play], Sequence[Any]]] = {
    ("post", "/api/me"): lambda _, __: [{}],
    ("post", "/api/me/devices/end"): lambda _, __: [{"device": "none"}],
    ("post", "/api/me/delete"): lambda _, __: [{}],
    ("post", "/api/account"): lambda _, __: [{"login": "x", "password": "much too short a login"}],
    ("post", "/api/login"): lambda _, __: [{"login": "lobelia", "password": "short"}],
    ("post", "/api/tables"): lambda table, play: [
        {"game": play.game, "players": PLAYERS, "seats": OPEN, "deal_of": table},
        {"game": play.game, "players": PLAYERS, "setup": play.setup, "after": table},
        {"game": play.game, "players": PLAYERS, "after": table, "deal_of": table},
    ],
    ("post", "/api/me/bots"): lambda _, __: [{"name": "Bert"}],
    ("post", "/api/me/bots/{bot}"): lambda _, __: [{"name": "Bert"}],
    ("post", "/api/me/bots/{bot}/tokens"): lambda _, __: [{"scopes": ["read"]}],
    ("post", "/api/challenges"): lambda table, _: [{"to": "none", "table": table}],
    ("post", "/api/me/decks"): lambda _, __: [{"game": DECKS_FOR, "name": "Nothing", "text": "no card"}],
    ("post", "/api/me/decks/{deck}"): lambda _, __: [{"note": "x"}],
    ("post", "/api/me/decks/{deck}/versions"): lambda _, __: [{"text": "no card"}],
    ("post", "/api/me/decks/{deck}/share"): lambda _, __: [{}],
    ("post", "/api/games/{game}/decks/check"): lambda _, __: [{"text": "no card"}],
    ("post", "/api/games/{game}/decks/complete"): lambda _, __: [{"text": "no card"}],
    ("post", "/api/games/{game}/decks/sample"): lambda _, __: [{"text": "no card"}],
    ("post", "/api/games/{game}/trials"): lambda _, __: [{"wish": {}}],
    ("post", "/api/tables/{table}/sit"): lambda _, __: [{}],
    ("post", "/api/tables/{table}/bring"): lambda _, __: [{"brings": {}}, {"brings": {}, "seat": 1}],
    ("post", "/api/tables/{table}/leave"): lambda _, __: [{}, {"seat": 1}],
    ("post", "/api/tables/{table}/bot"): lambda _, __: [{"seat": 1}],
    ("post", "/api/tables/{table}/branch"): lambda _, __: [{"at": 1, "seats": OPEN}],
}


ABOUT_TABLES = (("post", "/api/tables"), ("post", "/api/challenges"))  # by what is in the body


def drawn_section(game: str) -> str:
    """A section of its rules that has a drawn example; no name where none has."""
    return next((name for name, section in guide_of(game).sections.items() if section.example is not None), "")


def requests(told: Mapping[str, Any], tables: Iterable[str], play: Play) -> Iterator[Request]:
    """Everything that the document offers, about each of these tables where it is about one; what is new in it must be made known here."""
    values: dict[str, Sequence[str]] = {
        "table": list(tables), "game": [play.game], "language": ["nl"], "step": ["4"], "players": [str(PLAYERS)],
        "seat": ["all", "0", str(PLAYERS - 1), "-1"], "deck": [DECK], "link": [LINK], "trial": ["none"],
        "name": ["none"], "date": ["2019-01-01"], "section": [drawn_section(play.game) or "none"],
        "bot": ["none"], "token": ["none"], "challenge": ["none"],
    }  # fmt: skip
    for path, ways in told["paths"].items():
        for method, way in ways.items():
            in_path, in_query = [[each["name"] for each in way["parameters"] if each["in"] == place] for place in ("path", "query")]
            bodies = BODIES[method, path] if "requestBody" in way else lambda _, __: [None]
            about = values["table"] if "table" in in_path or (method, path) in ABOUT_TABLES else values["table"][:1]
            names = [name for name in (*in_path, *in_query) if name != "table"]
            for table, found in itertools.product(about, itertools.product(*[values[name] for name in names])):
                named = dict(zip(names, found, strict=True))
                asked = "&".join([f"{name}={named[name]}" for name in in_query])
                for body in bodies(table, play):
                    yield Request(method, path.format(table=table, **named) + (f"?{asked}" if asked else ""), body)


class Sleeper(Thinker):
    """A bot that never comes to an end: while somebody asks, nothing happens by itself."""

    async def choose(self, game: str, bot: str, view: View[Any], whose: str) -> int:
        return int(await asyncio.Future())


class Walk:
    """A house with five tables of one deal, and everybody who may ask about them."""

    def __init__(self, host: Host, play: Play) -> None:
        self.host, self.play, self.dice = host, play, Dice(5)
        self.lobby, self.store = host.server.lobby, host.server.store
        self.people: dict[str, Visitor] = {}
        self.tokens: dict[str, TokenRow] = {}
        self.rows: dict[str, PersonRow] = {}  # by token
        self.real: dict[str, Room] = {}  # by kind
        self.strange: dict[str, Match[Any]] = {}  # by kind: another game altogether
        self.asked = 0

    # ---- the house

    async def furnish(self) -> None:
        """One table gathers, one plays, one is finished, one goes on from its third answer, and at one its people play it again."""
        self.lobby.thinker = Sleeper()
        for name in ("Hob", "Ann", "Pat", "Cid", "Fay", "Hal", "Tom"):
            self.people[name] = visitor = await self.host.visitor(name)
            known = await self.store.token_and_owner(visitor.token.partition(".")[0])
            assert known is not None
            self.tokens[visitor.token], self.rows[visitor.token] = known
        self.people["nobody"] = self.host.stranger()
        await self.keep_a_deck()
        game, players = self.play.game, PLAYERS
        first = await self.people["Fay"].open_table(game, players, setup=self.play.setup, seats=[{"kind": "me"}, *OPEN[1:]], watch="public")
        whole = played_out(Match(rulebook(game), self.play.setup, players, 1), seed=1)
        finished = await self.host.room(first["id"])
        finished.sitting.row = replace(finished.sitting.row, seed="1")
        await self.seat(finished, [log.BotSat(1, "rules"), log.BotSat(2, "rules")], whole, len(whole.answers))
        after = await self.people["Fay"].open_table(game, players, after=first["id"], deal_of=first["id"])
        self.real = {"finished": finished, "after": await self.host.room(after["id"])}
        deal = Deal.of(finished.sitting)
        prefix = [number for _, number, _ in whole.answers[:3]]
        for kind, each in (("gathering", deal), ("playing", deal), ("branch", replace(deal, prefix=prefix))):
            self.real[kind] = await self.lobby._set_up(await self.row("Hob"), each, [], "public", "live")
        await self.seat(self.real["gathering"], [await self.sat(0, "Cid")])
        await self.seat(self.real["branch"], [await self.sat(0, "Hal"), log.BotSat(1, "rules"), log.BotSat(2, "rules")])
        seats = [await self.sat(0, "Ann"), await self.sat(1, "Pat"), log.BotSat(2, "rules")]
        await self.seat(self.real["playing"], seats, whole, BEGUN)
        await self.real["playing"].perform(lambda: self.real["playing"].rise(self.people["Pat"].me["id"]))  # he has seen a hand
        for kind in KINDS[1:]:
            other = Match(rulebook(game), self.play.other, players, 77)
            self.strange[kind] = played_out(other, seed=7, most=None if kind == "finished" else BEGUN + 3)

    async def keep_a_deck(self) -> None:
        """Ann keeps a deck, and whoever has its link may read it."""
        row = DeckRow(DECK, self.people["Ann"].me["id"], DECKS_FOR, "Ann's", "", LINK, 0.0, 0.0, 1)
        await self.store.add_deck(row, VersionRow(DECK, 1, 0.0, "", "{}"), most=1)

    async def row(self, name: str) -> Any:
        return await self.store.person(self.people[name].me["id"])

    async def sat(self, seat: int, name: str) -> log.AnyEntry:
        return log.Sat(seat, self.people[name].me["id"], name)

    async def seat(self, room: Room, seats: Sequence[log.AnyEntry], match: Match[Any] | None = None, answers: int = 0) -> None:
        """All that happens at this table, in one go."""
        given = [log.Answered(seat, number) for seat, number, _ in match.answers[:answers]] if match is not None else []
        await room.perform(lambda: written(room, [*seats, *given]))

    # ---- two worlds

    async def join(self, kinds: Sequence[str]) -> None:
        """These tables have one deal, and each of the others has its own."""
        async with self.store.pen() as connection:
            for kind, room in self.real.items():
                room.sitting.row = row = replace(room.sitting.row, deal="the deal" if kind in kinds else f"of {kind}")
                await connection.execute(update(TABLES).where(TABLES.c.id == row.id).values(deal=row.deal))

    def world(self, kinds: Sequence[str], person: str, real: bool) -> list[Room]:
        """All tables as they are, or as they might be for all that this person knows."""
        rooms = []
        for kind, room in self.real.items():
            sitting = self.as_it_is(room.sitting) if real or kind not in kinds else self.as_it_might_be(kind, room.sitting, kinds, person)
            found = Room(sitting.row, NoLog(), Sleeper(), Manner(), unnoted, self.lobby.deals.is_in_play)
            found.sitting, found.last_change = sitting, room.last_change
            found.start()
            rooms.append(found)
        return rooms

    def as_it_is(self, sitting: Sitting) -> Sitting:
        return same_world(sitting) if sitting.match is not None else waiting(sitting, sitting.row.seed)

    def as_it_might_be(self, kind: str, sitting: Sitting, kinds: Sequence[str], person: str) -> Sitting:
        seat = sitting.seat_of(person)
        others = [other for other in kinds if other not in (kind, "finished")]
        if sitting.match is None:
            found = waiting(sitting, "4711")
        elif seat is None and others:  # whatever is played here, it is none of his business
            found = strange(sitting, self.strange[kind])
        elif sitting.result is not None:
            return same_world(sitting)
        else:
            found = other_world(sitting, seat if seat is not None else SPECTATOR, self.dice, pasts=True)
        found.setup = self.brought(sitting, seat)
        if found.match is not None:
            found.match.setup = found.setup
        return found

    def brought(self, sitting: Sitting, seat: int | None) -> Json:
        """The set-up with other secrets of all others; the seat that somebody may still take is his."""
        decks, other = self.play.setup.get("decks"), self.play.other.get("decks")
        if decks is None or other is None:
            return sitting.setup
        own = {seat, next((place for place, each in enumerate(sitting.seats) if each.is_open), None)}
        return {**sitting.setup, "decks": [decks[place] if place in own else other[place] for place in range(PLAYERS)]}

    # ---- asking

    async def differences(self, kinds: Sequence[str], name: str) -> str:
        """What this person hears of these tables that depends on what he must not know; "" if nothing does."""
        asks, person = self.people[name], self.people[name].me.get("id", "")
        tables = [self.real[kind].sitting.row.id for kind in kinds]
        worlds = [self.world(kinds, person, real) for real in (True, False)]
        lines = [Request("line", table, None) for table in tables]
        try:
            for request in (*lines, *requests(document(), tables, self.play)):
                heard, changed = [], False
                for rooms in worlds:
                    self.lobby.rooms = {room.sitting.row.id: room for room in rooms}
                    answer, is_new = await self.ask(asks, request)
                    heard.append(answer)
                    changed |= is_new
                self.asked += 1
                if heard[0] != heard[1]:
                    return f"{name}, {kinds}, {request}: {differing(*heard)}"
                if changed:
                    await let_go(itertools.chain(*worlds))
                    worlds = [self.world(kinds, person, real) for real in (True, False)]
        finally:
            await let_go(itertools.chain(*worlds))
            self.lobby.rooms = {room.sitting.row.id: room for room in self.real.values()}
        return ""

    async def ask(self, asks: Visitor, request: Request) -> tuple[str, bool]:
        """The answer, without the names that were just made up, and whether it may have changed something."""
        if request.method == "line":
            line = asks.line(request.path)
            heard = json.dumps(await line.hear())
            await line.hang_up()
            return heard, False
        answer = await asks.client.request(request.method, request.path, json=request.body)
        asks.client.cookies.clear()
        if request.method == "get":
            return f"{answer.status_code} {answer.text}", False
        if answer.status_code < 300:
            await self.tidy_up()
            await self.keep_the_deck()
            if request.path == "/api/logout" and asks.token:
                await self.store.add_token(self.tokens[asks.token])  # he will ask again
            if request.path == "/api/me/delete" and asks.token:
                await self.bring_back(asks)
                await self.keep_the_deck()
        known = {name for room in self.real.values() for name in (room.sitting.row.id, room.sitting.row.word)} | {asks.me.get("id")}
        fresh = re.compile(r'"(id|word|token|name)":"([^"]*)"|"(changed|made|at)":[0-9.e+]+')
        text = fresh.sub(lambda found: found[0] if found[2] in known else f'"{found[1] or found[3]}":new', answer.text)
        return f"{answer.status_code} {text}", answer.status_code < 300

    async def bring_back(self, asks: Visitor) -> None:
        """Whoever has just been forgotten is known again, and will ask again."""
        assert await self.store.person(asks.me["id"]) is None
        await self.store.add_person(self.rows[asks.token])
        await self.store.add_token(self.tokens[asks.token])

    async def keep_the_deck(self) -> None:
        """Whatever was done to it, Ann's deck is as before, and nobody has another."""
        async with self.store.pen() as connection:
            for table in (DECKS, DECK_VERSIONS):
                await connection.execute(table.delete())
        await self.keep_a_deck()

    async def tidy_up(self) -> None:
        """Tables that were just opened are not there any longer."""
        kept = [room.sitting.row.id for room in self.real.values()]
        await let_go([self.lobby.rooms.pop(id) for id in set(self.lobby.rooms) - set(kept)])
        async with self.store.pen() as connection:
            for table, id in ((TABLES, TABLES.c.id), (LOG, LOG.c.table), (SEATS, SEATS.c.table)):
                await connection.execute(table.delete().where(id.not_in(kept)))


async def unnoted(_: Room) -> None:
    return


async def let_go(rooms: Iterable[Room]) -> None:
    """These rooms are done with what they were asked, and do nothing more."""
    for room in rooms:
        await room.perform(lambda: asyncio.sleep(0))
        room.stop()


def played_out(match: Match[Any], seed: int, most: int | None = None) -> Match[Any]:
    """Random answers to the end, or as many as these."""
    random = Random(seed)
    while match.game.decision is not None and (most is None or len(match.answers) < most):
        match.answer(random.randrange(len(match.game.decision.choices)))
    return match


async def written(room: Room, entries: Sequence[log.AnyEntry]) -> None:
    """All of this has happened, in one transaction."""
    sitting, now = room.sitting, time.time()
    rows = [Row(sitting.row.id, sitting.n + 1 + place, now, None, None, log.write_entry(entry)) for place, entry in enumerate(entries)]
    await room.keep.append(rows)
    for row, entry in zip(rows, entries, strict=True):
        sitting.apply(row.n, entry)
    room.last_change = now
    await room.changed(room)


def waiting(sitting: Sitting, seed: str) -> Sitting:
    """A table at which not all sit yet, with its deal or another."""
    twin = Sitting(replace(sitting.row, seed=seed))
    twin.n, twin.seats = sitting.n, [replace(seat) for seat in sitting.seats]
    return twin


def strange(sitting: Sitting, match: Match[Any]) -> Sitting:
    """The same people at a table where all is different."""
    twin = waiting(sitting, str(match.seed))
    twin.n, twin.next = sitting.n + 9, sitting.next
    twin.match = match
    twin.answered_at = [twin.n] * len(match.answers)
    twin._changed()
    return twin


def differing(one: str, other: str) -> str:
    place = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"…{one[max(0, place - 80) : place + 80]} and …{other[max(0, place - 80) : place + 80]}"


@asynccontextmanager
async def walking(folder: Path, play: Play) -> AsyncIterator[Walk]:
    """A house, furnished for a walk."""
    async with hosting(folder) as host:
        walk = Walk(host, play)
        await walk.furnish()
        yield walk


async def first_difference(walk: Walk, pairs: Iterable[tuple[Sequence[str], str]]) -> str:
    """The first leak that is found on these ways: which tables have one deal, and who asks; "" if there is none."""
    for kinds, name in pairs:
        await walk.join(kinds)
        found = await walk.differences(kinds, name)
        if found:
            return found
    return ""
