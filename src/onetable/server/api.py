"""What can be asked of the server by HTTP."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct
from starlette.responses import PlainTextResponse, Response

from onetable.bots.registry import bot as find_bot
from onetable.core.errors import BadInput
from onetable.core.phrasebook import LANGUAGES
from onetable.core.record import record
from onetable.core.view import SPECTATOR
from onetable.games.registry import face_of, faces, rulebook
from onetable.server import wire
from onetable.server.calls import COOKIE, Call, Refuse, WithToken, endpoint, token_of
from onetable.server.describe import deal_results, info, may_look_back, replay_info, replay_state
from onetable.server.forms import games_in
from onetable.server.room import Room
from onetable.server.schema import boards_of_games, line_schema
from onetable.server.store import PersonRow
from onetable.telling.campaigns import ChapterBook, ChapterPage
from onetable.telling.reading import Printed, printed_cards, rules_page
from onetable.text import Interface, source


class Road(Struct, frozen=True):
    """How far somebody has come in the campaign."""

    players: int
    won: list[int | str]
    next: int | str
    kept: dict[str, dict[str, Any]]
    tries: dict[str, int]


class Rule(Struct, frozen=True):
    """A part of the rules in short."""

    title: str
    text: str


class Reader(Struct, frozen=True):
    """What there is to read about a game."""

    rules: list[Rule]
    cards: list[Printed]


class Nothing(Struct, frozen=True):
    """It is done."""

    done: bool = True


# ---- you


def me_of(person: PersonRow, token: str | None = None) -> wire.Me:
    """What somebody may know of himself."""
    return wire.Me(person.id, person.name, person.language, person.login, token)


@endpoint("GET", "/api/me", wire.Me)
async def get_me(call: Call) -> wire.Me:
    """Who you are."""
    return me_of(call.me)


@endpoint("POST", "/api/me", wire.Me, body=wire.NewMe)
async def post_me(call: Call) -> wire.Me | WithToken:
    """Become a guest, or change your name and language."""
    wish: wire.NewMe = call.body
    name = " ".join(wish.name.split()) if wish.name is not None else None
    if name is not None and not name.isprintable():
        raise BadInput("A name is made of letters, figures and spaces.")
    if call.person is not None:
        return me_of(await call.server.people.change(call.person, name, wish.language))
    person, token = await call.server.people.welcome(name, wish.language or "en")
    return WithToken(me_of(person, token), token)


@endpoint("POST", "/api/account", wire.Me, body=wire.Login)
async def post_account(call: Call) -> wire.Me:
    """Add a login and a password, to come back from another device."""
    return me_of(await call.server.people.add_account(call.me, call.body.login, call.body.password))


@endpoint("POST", "/api/login", wire.Me, body=wire.Login)
async def post_login(call: Call) -> WithToken:
    """Be the owner of an account on this device."""
    if not call.server.logins.take(call.body.login.casefold()):
        raise Refuse("too_fast")
    person, token = await call.server.people.log_in(call.body.login, call.body.password)
    return WithToken(me_of(person, token), token)


@endpoint("POST", "/api/logout", Nothing)
async def post_logout(call: Call) -> Response:
    """Be nobody on this device."""
    token = token_of(call.request.headers.get("authorization"), call.request.cookies.get(COOKIE))
    if token is not None:
        await call.server.people.forget(token)
    response = Response(wire.encode(Nothing()), media_type="application/json")
    response.delete_cookie(COOKIE, path="/")
    return response


@endpoint("GET", "/api/me/tables", list[wire.TableInfo], query=("language",))
async def my_tables(call: Call) -> list[wire.TableInfo]:
    """Your tables: those that wait for you first, then those that changed last."""
    rows = await call.server.store.tables_of(call.me.id, limit=40)
    known = [row for row in rows if row.game in faces()]  # a game may have been installed once and be gone
    same = [row for row in known if row.version == rulebook(row.game).version]  # others can no longer be shown
    found = [info(await call.server.lobby.room(row.id), call.person, call.language) for row in same]
    return sorted(found, key=lambda table: (not table.your_turn, table.state == "over", -table.changed))


@endpoint("GET", "/api/me/road", Road, query=("game", "players"))
async def my_road(call: Call) -> Road:
    """How far you have come in the campaign of a game; without one it is the first that has chapters."""
    game = call.request.query_params.get("game") or next(iter(games_with_chapters()))
    players, book = call.number("players", 4, 1, 4), book_of(game)
    won: set[int | str] = set()
    kept: dict[str, dict[str, Any]] = {}
    tries: dict[str, int] = {}
    for row in reversed(await call.server.store.tables_of(call.me.id, limit=1000)):
        if row.game == game and row.outcome:
            chapter = book.chapter_of(msgspec.json.decode(row.setup))
            tries[str(chapter)] = tries.get(str(chapter), 0) + 1
            kept.pop(str(chapter), None)
            if row.outcome == "won":
                won.add(chapter)
            elif row.progress:
                kept[str(chapter)] = msgspec.json.decode(row.progress)
    return Road(players, sorted(won, key=str), book.following(won), kept, tries)


def games_with_chapters() -> list[str]:
    """The games that are played chapter by chapter."""
    return [face.id for face in faces().values() if face.chapters is not None]


def book_of(game: str) -> ChapterBook:
    """The chapters of this game, or one clear sentence."""
    part = face_of(game).chapters
    if part is None:
        raise BadInput(f"The game “{game}” has no chapters; {', '.join(games_with_chapters())} has.")
    return part.load()


# ---- games


@endpoint("GET", "/api/games", list[wire.GameInfo], query=("language",))
async def games(call: Call) -> list[wire.GameInfo]:
    """The games, and what a table may decide."""
    return games_in(call.language)


@lru_cache
def reader_in(game: str, language: str) -> Reader:
    """The rules in short and every card of a game, in one language."""
    book, interface = rulebook(game), Interface(language)
    rules = [Rule(title, text) for title, text in rules_page(interface, game)]
    return Reader(rules, printed_cards(book, book.phrasebook(language), interface))


@lru_cache
def chapters_in(game: str, language: str) -> list[ChapterPage]:
    """The chapter book in one language."""
    return book_of(game).pages(language)


@endpoint("GET", "/api/games/{game}/reader", Reader, query=("language",))
async def game_reader(call: Call) -> Reader:
    """The rules in short, and every card as text."""
    return reader_in(rulebook(call.request.path_params["game"]).id, call.language)


@endpoint("GET", "/api/games/{game}/chapters", list[ChapterPage], query=("language",))
async def chapters(call: Call) -> list[ChapterPage]:
    """The chapter book of a game that has one."""
    return chapters_in(call.request.path_params["game"], call.language)


@endpoint("GET", "/api/schema", dict[str, Any])
async def schema(call: Call) -> dict[str, Any]:
    """The JSON Schema of all that is sent and heard, on the lines, too."""
    return line_schema(boards_of_games())


@endpoint("GET", "/api/text/{language}", str)
async def text(call: Call) -> Response:
    """The strings of the interface in one language."""
    language = call.request.path_params["language"]
    if language not in LANGUAGES:
        raise BadInput(f"There is no such language; there is {', '.join(LANGUAGES)}.")
    return PlainTextResponse(source(language), headers={"Cache-Control": "no-cache"})


# ---- tables


async def room_of(call: Call) -> Room:
    """The table that a request is about."""
    return await call.server.lobby.room(call.request.path_params["table"])


@endpoint("POST", "/api/tables", wire.TableInfo, body=wire.NewTable, query=("language",))
async def new_table(call: Call) -> wire.TableInfo:
    """Open a table."""
    me = call.me
    if not call.server.openings.take(me.id):
        raise Refuse("too_fast")
    await call.server.opened.check(me.id, call.address)
    room = await call.server.lobby.begin(me, call.body)
    await call.server.opened.note(room.sitting.row.id, call.address)
    return info(room, me, call.language)


@endpoint("GET", "/api/tables/{table}", wire.TableInfo, query=("language",))
async def get_table(call: Call) -> wire.TableInfo:
    """What can be told of a table to those who know its link."""
    return info(await room_of(call), call.person, call.language)


@endpoint("POST", "/api/tables/{table}/sit", wire.TableInfo, body=wire.SitDown, query=("language",))
async def sit(call: Call) -> wire.TableInfo:
    """Take an open seat."""
    room, me, wish = await room_of(call), call.me, call.body
    if await call.server.lobby.still_plays(me.id, room.sitting.row):
        raise Refuse("same_deal")
    await room.perform(lambda: room.sit(wish.seat, me.id, me.name))
    return info(room, me, call.language)


@endpoint("POST", "/api/tables/{table}/leave", wire.TableInfo, query=("language",))
async def leave(call: Call) -> wire.TableInfo:
    """Give your seat up for good."""
    room, me = await room_of(call), call.me
    await room.perform(lambda: room.rise(me.id))
    return info(room, me, call.language)


@endpoint("POST", "/api/tables/{table}/bot", wire.TableInfo, body=wire.PlaceBot, query=("language",))
async def place_bot(call: Call) -> wire.TableInfo:
    """Give an open seat to a bot."""
    room, me, wish = await room_of(call), call.me, call.body
    find_bot(room.sitting.row.game, wish.bot)
    await room.perform(lambda: room.place_bot(wish.seat, wish.bot, me.id))
    return info(room, me, call.language)


@endpoint("GET", "/api/tables/{table}/replay", wire.ReplayInfo, query=("language",))
async def get_replay(call: Call) -> wire.ReplayInfo:
    """The steps of a game, and how others fared with the same deal."""
    room = await room_of(call)
    await may_look_back(call, room)
    return replay_info(room, call.person, call.language, await deal_results(call, room))


@endpoint("GET", "/api/tables/{table}/replay/{step}", wire.State, query=("language", "seat"))
async def get_replay_step(call: Call) -> Response:
    """How a game stood after so many answers: with open hands when it is over, through your own eyes before."""
    room = await room_of(call)
    await may_look_back(call, room)
    seat = call.request.query_params.get("seat")
    chosen = None if seat in (None, "all") else call.number("seat", SPECTATOR, SPECTATOR, room.sitting.row.players - 1)
    step = call.number("step", 0, 0, 2**31)
    return Response(replay_state(room, call.person, step, chosen, call.language), media_type="application/json")


@endpoint("GET", "/api/tables/{table}/deal", list[wire.DealResult])
async def get_deal(call: Call) -> list[wire.DealResult]:
    """How all tables fared that were given the same deal."""
    room = await room_of(call)
    await may_look_back(call, room)
    return await deal_results(call, room)


@endpoint("POST", "/api/tables/{table}/branch", wire.TableInfo, body=wire.Branch, query=("language",))
async def branch(call: Call) -> wire.TableInfo:
    """Go on from a point of a finished game, at a new table."""
    room, me = await room_of(call), call.me
    await may_look_back(call, room)
    await call.server.opened.check(me.id, call.address)
    opened = await call.server.lobby.branch(me, room, call.body)
    await call.server.opened.note(opened.sitting.row.id, call.address)
    return info(opened, me, call.language)


@endpoint("GET", "/api/tables/{table}/record", dict[str, Any])
async def get_record(call: Call) -> Response:
    """The record of a finished game."""
    room = await room_of(call)
    await may_look_back(call, room)
    sitting = room.sitting
    if not sitting.is_over or sitting.match is None:
        raise Refuse("not_over")
    name = f"{sitting.row.game}-{sitting.row.word}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(wire.encode(record(sitting.match)), media_type="application/json", headers=headers)
