"""What can be asked of the server by HTTP."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from starlette.responses import Response

from onetable.bots.registry import check_bot, usual_bot
from onetable.core.errors import BadInput
from onetable.core.match import LESSON
from onetable.core.phrasebook import LANGUAGES
from onetable.core.record import record
from onetable.core.view import SPECTATOR
from onetable.games.registry import face_of, faces, rulebook
from onetable.server import wire
from onetable.server.house.deals import PUZZLE
from onetable.server.house.rooms import Unreadable
from onetable.server.http import bots_api, decks_api, hindsight_api, me_api, puzzle_api, puzzle_results_api, round_api, trial_api  # noqa: F401  # they offer their endpoints
from onetable.server.http.calls import Call, Refuse, endpoint
from onetable.server.http.describe import deal_results, may_know_all, may_look_back, replay_info, replay_state, table_info
from onetable.server.http.forms import games_in
from onetable.server.http.packing import Packed, known, packed
from onetable.server.http.schema import boards_of_games, line_schema
from onetable.server.http.unreadable import named_info, remains, row_of
from onetable.server.pictures.examples import DrawnExample, drawn_example
from onetable.server.pictures.speaker import pictures_of, speaker_of
from onetable.server.table.room import Room
from onetable.telling.campaigns import ChapterBook, ChapterPage
from onetable.telling.guide.pages import GuidePage, page_of
from onetable.telling.lessons import next_lesson
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
    faces: Annotated[dict[str, Any], Meta(description="The cards as data of their game, by id; empty where a game does not draw them.")]


# ---- your tables


@endpoint("GET", "/api/me/tables", list[wire.TableInfo], query=("language",))
async def my_tables(call: Call) -> list[wire.TableInfo]:
    """Your tables: those that wait for you first, then those that changed last."""
    found = [await named_info(call, row.id) for row in await call.server.store.games_of(call.me.id, limit=40)]
    return sorted(found, key=lambda table: (not table.your_turn, table.state in ("over", "unreadable"), -table.changed))


@endpoint("GET", "/api/me/road", Road, query=("game", "players"))
async def my_road(call: Call) -> Road:
    """How far you have come in the campaign of a game; without one it is the first that has chapters."""
    game = call.request.query_params.get("game") or next(iter(games_with_chapters()))
    players, book = call.number("players", 4, 1, 4), book_of(game)
    won: set[int | str] = set()
    kept: dict[str, dict[str, Any]] = {}
    tries: dict[str, int] = {}
    for row in reversed(await call.server.store.games_of(call.me.id, limit=1000)):
        if row.game == game and row.outcome and not row.deal.startswith(PUZZLE):
            chapter = book.chapter_of(msgspec.json.decode(row.setup))
            tries[str(chapter)] = tries.get(str(chapter), 0) + 1
            kept.pop(str(chapter), None)
            if row.outcome == "won":
                won.add(chapter)
            elif row.progress:
                kept[str(chapter)] = msgspec.json.decode(row.progress)
    return Road(players, sorted(won, key=str), book.following(won), kept, tries)


@endpoint("GET", "/api/me/lessons", list[wire.Learning], query=("language",))
async def my_learning(call: Call) -> list[wire.Learning]:
    """How far you have come in the lessons of each game that has some, and the next one."""
    found = []
    for game in faces():
        lessons = rulebook(game).lessons()
        done = await learned_by(call, game) if lessons else set()
        following = next_lesson(game, done)
        title = lessons[following].title.read(call.language) if following is not None else ""
        found += [wire.Learning(game, len(lessons), len(done & set(lessons)), following, title)] if lessons else []
    return found


async def learned_by(call: Call, game: str) -> set[str]:
    """The lessons of a game that whoever asks has learned."""
    rows = await call.server.store.lessons_of(call.me.id, game)
    return {msgspec.json.decode(row.setup)[LESSON] for row in rows if row.outcome}


@endpoint("GET", "/api/me/lessons/{game}", list[wire.LessonInfo], query=("language",))
async def my_lessons(call: Call) -> list[wire.LessonInfo]:
    """The lessons of a game in their order, and which of them you have learned."""
    book, language = rulebook(call.request.path_params["game"]), call.language
    done = await learned_by(call, book.id)
    return [
        wire.LessonInfo(name, lesson.title.read(language), lesson.task.read(language), lesson.section, name in done)
        for name, lesson in book.lessons().items()
    ]


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
    faces = dict(pictures_of(game).faces(speaker_of(game, language)))
    return Reader(rules, printed_cards(book, book.phrasebook(language), interface), faces)


@lru_cache
def guide_in(game: str, language: str) -> Packed:
    """The guide of a game in one language as it is sent."""
    return packed(wire.encode(page_of(game, language)))


@lru_cache
def text_in(language: str) -> Packed:
    """The strings of the interface in one language as they are sent."""
    return packed(source(language).encode())


@lru_cache
def chapters_in(game: str, language: str) -> list[ChapterPage]:
    """The chapter book in one language."""
    return book_of(game).pages(language)


@endpoint("GET", "/api/games/{game}/reader", Reader, query=("language",))
async def game_reader(call: Call) -> Reader:
    """The rules in short, and every card as text."""
    return reader_in(rulebook(call.request.path_params["game"]).id, call.language)


@endpoint("GET", "/api/games/{game}/guide", GuidePage, query=("language",))
async def game_guide(call: Call) -> Response:
    """The rules of a game by subject, to be read and searched."""
    found = guide_in(rulebook(call.request.path_params["game"]).id, call.language)
    return known(call.request, found, "application/json")


@endpoint("GET", "/api/games/{game}/guide/{section}/example", DrawnExample, query=("language",))
async def game_example(call: Call) -> DrawnExample:
    """The drawn example of a section of the rules: a position, as its table shows it."""
    found = drawn_example(rulebook(call.request.path_params["game"]).id, call.request.path_params["section"], call.language)
    if found is None:
        raise BadInput("This section has no example.")
    return found


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
    return known(call.request, text_in(language), "text/plain")


# ---- tables


async def room_of(call: Call) -> Room:
    """The table that a request is about, to do something there."""
    return await call.server.lobby.room(call.request.path_params["table"])


async def seen(call: Call) -> Room:
    """The table that a request only looks at."""
    return await call.server.lobby.look(call.request.path_params["table"])


@endpoint("POST", "/api/tables", wire.TableInfo, body=wire.NewTable, query=("language",))
async def new_table(call: Call) -> wire.TableInfo:
    """Open a table."""
    me = call.me
    if not call.server.openings.take(me.id):
        raise Refuse("too_fast")
    await call.server.challenges.check_seats(me)
    await call.server.opened.check(me.id, call.address)
    room = await call.server.lobby.begin(me, call.body)
    await call.server.opened.note(room.sitting.row.id, call.address)
    return await table_info(call, room)


@endpoint("GET", "/api/tables/{table}", wire.TableInfo, query=("language",))
async def get_table(call: Call) -> wire.TableInfo:
    """What can be told of a table to those who know its link."""
    return await named_info(call, call.request.path_params["table"])


@endpoint("POST", "/api/tables/{table}/sit", wire.TableInfo, body=wire.SitDown, query=("language",))
async def sit(call: Call) -> wire.TableInfo:
    """Take an open seat, or one more: whoever has several plays them all."""
    room, me, wish = await room_of(call), call.me, call.body
    await call.server.challenges.check_seats(me)
    await call.server.lobby.sit_down(room, me, wish.seat, wish.brings, call.language)
    return await table_info(call, room)


@endpoint("POST", "/api/tables/{table}/bring", wire.TableInfo, body=wire.Bring, query=("language",))
async def bring(call: Call) -> wire.TableInfo:
    """Bring something else to your seat, such as another deck, before the game begins."""
    room = await room_of(call)
    await call.server.lobby.bring(room, call.me, call.body.brings, call.language, call.body.seat)
    return await table_info(call, room)


@endpoint("POST", "/api/tables/{table}/leave", wire.TableInfo, body=wire.Leave, query=("language",))
async def leave(call: Call) -> wire.TableInfo:
    """Give a seat of yours up for good, or all of them."""
    room, me, wish = await room_of(call), call.me, call.body
    await room.perform(lambda: room.rise(me.id, wish.seat))
    return await table_info(call, room)


@endpoint("POST", "/api/tables/{table}/bot", wire.TableInfo, body=wire.PlaceBot, query=("language",))
async def place_bot(call: Call) -> wire.TableInfo:
    """Give an open seat to a bot."""
    room, me, wish = await room_of(call), call.me, call.body
    bot = wish.bot or usual_bot(room.sitting.row.game)
    check_bot(room.sitting.row.game, bot, room.manner.bot_time)
    await room.perform(lambda: room.place_bot(wish.seat, bot, me.id))
    return await table_info(call, room)


@endpoint("GET", "/api/tables/{table}/replay", wire.ReplayInfo, query=("language",))
async def get_replay(call: Call) -> wire.ReplayInfo:
    """The steps of a game, and how others fared with the same deal."""
    room = await seen(call)
    await may_look_back(call, room)
    return replay_info(room, call.person, call.language, await deal_results(call, room))


@endpoint("GET", "/api/tables/{table}/replay/{step}", wire.State, query=("language", "seat"))
async def get_replay_step(call: Call) -> Response:
    """How a game stood after so many answers: with open hands when it is over, through your own eyes before."""
    room = await seen(call)
    await may_look_back(call, room)
    seat = call.request.query_params.get("seat")
    chosen = None if seat in (None, "all") else call.number("seat", SPECTATOR, SPECTATOR, room.sitting.row.players - 1)
    step = call.number("step", 0, 0, 2**31)
    return Response(replay_state(room, call.person, step, chosen, call.language), media_type="application/json")


@endpoint("GET", "/api/tables/{table}/deal", list[wire.DealResult])
async def get_deal(call: Call) -> list[wire.DealResult]:
    """How all tables fared that were given the same deal."""
    room = await seen(call)
    await may_know_all(call, room)
    return await deal_results(call, room)


@endpoint("POST", "/api/tables/{table}/branch", wire.TableInfo, body=wire.Branch, query=("language",))
async def branch(call: Call) -> wire.TableInfo:
    """Go on from a point of a finished game, at a new table."""
    room, me = await seen(call), call.me
    await may_know_all(call, room)
    await call.server.opened.check(me.id, call.address)
    branched = await call.server.lobby.branch(me, room, call.body)
    await call.server.opened.note(branched.sitting.row.id, call.address)
    return await table_info(call, branched)


@endpoint("GET", "/api/tables/{table}/record", dict[str, Any])
async def get_record(call: Call) -> Response:
    """The record of a finished game; of one that cannot be opened any longer as far as it can be read."""
    try:
        room = await seen(call)
    except Unreadable:
        sitting = await remains(call, await row_of(call, call.request.path_params["table"]))
    else:
        await may_know_all(call, room)
        sitting = room.sitting
    assert sitting.match is not None
    name = f"{sitting.row.game}-{sitting.row.word}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(wire.encode(record(sitting.match)), media_type="application/json", headers=headers)
