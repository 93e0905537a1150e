"""What can be asked of the server about puzzles: those of a day and of the book, how all fared, and a table to play one."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from datetime import date as calendar

import msgspec

from onetable.core.errors import BadInput
from onetable.games.registry import rulebook
from onetable.server import wire
from onetable.server.house.deals import puzzle_deal
from onetable.server.http.calls import Call, Refuse, endpoint
from onetable.server.http.describe import table_info
from onetable.server.keeping.puzzle_store import Attempt
from onetable.telling.puzzles import WAYS, Puzzle, Puzzles, puzzles_of
from onetable.telling.titles import title_of_table

DAYS_BACK = 6  # puzzles of so many days before today can still be played


@endpoint("GET", "/api/games/{game}/puzzles", wire.PuzzlePage, query=("language", "date"))
async def get_puzzles(call: Call) -> wire.PuzzlePage:
    """The puzzles of today, or of one of the last days, and those of the book, with how many have solved each."""
    game, puzzles = asked(call)
    date = day_of(call.request.query_params.get("date"))
    day = await call.server.puzzles.of_day(game, puzzles, date)
    book = puzzles.book()
    attempts = await attempts_at(call, game, [*day, *book])
    return wire.PuzzlePage(
        date,
        list(puzzles.levels),
        len(day) < len(puzzles.levels) * len(WAYS),
        [info(call, game, puzzle, attempts) for puzzle in day],
        [info(call, game, puzzle, attempts) for puzzle in book],
    )


@endpoint("POST", "/api/games/{game}/puzzles/{name}/play", wire.TableInfo, query=("language",))
async def play_puzzle(call: Call) -> wire.TableInfo:
    """A table with this puzzle for you; one that you have left is opened again."""
    me, (game, puzzles) = call.me, asked(call)
    puzzle = await puzzle_called(call, game, puzzles)
    if not call.server.openings.take(me.id):
        raise Refuse("too_fast")
    await call.server.opened.check(me.id, call.address)
    room = await call.server.lobby.solve(me, game, puzzle)
    await call.server.opened.note(room.sitting.row.id, call.address)
    return await table_info(call, room)


def asked(call: Call) -> tuple[str, Puzzles]:
    """The game that a request is about, and its puzzles."""
    game = rulebook(call.request.path_params["game"]).id
    puzzles = puzzles_of(game)
    if puzzles is None:
        raise BadInput(f"The game “{game}” has no puzzles.")
    return game, puzzles


async def puzzle_called(call: Call, game: str, puzzles: Puzzles) -> Puzzle:
    """The puzzle that a request names."""
    name = call.request.path_params["name"]
    puzzle = next((each for each in puzzles.book() if each.name == name), None)
    if puzzle is None and is_of_these_days(name):
        puzzle = await call.server.puzzles.called(game, name)
    if puzzle is None:
        raise Refuse("no_such_puzzle")
    return puzzle


def today() -> calendar:
    """The day everywhere: puzzles change at midnight of universal time."""
    return datetime.now(UTC).date()


def day_of(text: str | None) -> str:
    """The day that is asked for, if its puzzles can be played."""
    try:
        day = calendar.fromisoformat(text) if text else today()
    except ValueError:
        raise BadInput(f"“{(text or '')[:20]}” is no date; write it like 2027-03-01.") from None
    if not today() - timedelta(DAYS_BACK) <= day <= today():
        raise BadInput(f"There are puzzles of today and of the {DAYS_BACK} days before.")
    return day.isoformat()


def is_of_these_days(name: str) -> bool:
    """Whether this is the name of a puzzle of a day that can be played."""
    try:
        return bool(day_of(name[:10]))
    except BadInput:
        return False


Attempts = dict[str, list[Attempt]]  # by deal


async def attempts_at(call: Call, game: str, puzzles: Sequence[Puzzle]) -> Attempts:
    """All tables of these puzzles."""
    deals = [puzzle_deal(game, puzzle.name) for puzzle in puzzles]
    begins = {deal: len(puzzle.answers) for deal, puzzle in zip(deals, puzzles, strict=True)}
    found: Attempts = {deal: [] for deal in deals}
    for attempt in await call.server.store.attempts(deals):
        if len(msgspec.json.decode(attempt.prefix)) == begins[attempt.deal]:  # one that goes on from another moment is no try
            found[attempt.deal].append(attempt)
    return found


def info(call: Call, game: str, puzzle: Puzzle, attempts: Attempts) -> wire.PuzzleInfo:
    """What whoever asks may be told of a puzzle: nothing of its cards, and of others only how many have solved it."""
    me = call.person.id if call.person is not None else ""
    every = attempts[puzzle_deal(game, puzzle.name)]
    own = [attempt for attempt in every if attempt.person == me]
    ended = [attempt.outcome for attempt in own if attempt.outcome]
    known = puzzles_of(game)
    people = known.people(puzzle) if known is not None else []
    return wire.PuzzleInfo(
        puzzle.name, puzzle.level, puzzle.way, title_of_table(game, puzzle.setup, call.language),
        len({attempt.person for attempt in every if attempt.outcome}),
        len({attempt.person for attempt in every if attempt.outcome == "won"}),
        len(ended), ended.index("won") + 1 if "won" in ended else 0,
        next((attempt.table for attempt in own if not attempt.outcome), ""), puzzle_deal(game, puzzle.name),
        people,
    )  # fmt: skip
