"""Puzzles on a server: found in the background, played at real tables, compared after one's own end, and silent about their cards."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from onetable.core.word import Word
from onetable.games.fellowship.hindsight import solve_game
from onetable.games.fellowship.puzzles.making import is_proven, position
from onetable.games.fellowship.puzzles.puzzles import FellowshipPuzzles
from onetable.games.fellowship.solver.solving import Solver
from onetable.games.fellowship.words.choices import plays
from onetable.games.registry import rulebook
from onetable.server.bots.puzzle_runs import KEY
from onetable.server.house.deals import LEFT_AFTER
from onetable.server.house.puzzle_lines import LONGEST_THOUGHT, PlayedLine, line_in
from onetable.server.keeping.rows import Row
from onetable.server.pictures import word_text
from onetable.server.table import entries as log
from onetable.telling.puzzles import Puzzle
from tests.server.host import Host, Json, Visitor, finish, hosting
from tests.server.test_api import refused

PAGE = "/api/games/fellowship/puzzles"
BOOK = {puzzle.name: puzzle for puzzle in FellowshipPuzzles().book()}
OPEN = next(puzzle for puzzle in BOOK.values() if puzzle.way == "open")
CLOSED = next(puzzle for puzzle in BOOK.values() if puzzle.way == "closed")
RESULTS = f"{PAGE}/{OPEN.name}/results"


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    async with hosting(tmp_path) as found:
        yield found


async def page(visitor: Visitor) -> Json:
    """The page, once the puzzles of the day are there."""
    while True:
        found: Json = (await visitor.get(PAGE)).json()
        if not found["making"]:
            return found
        await asyncio.sleep(0.1)


async def play(visitor: Visitor, puzzle: Puzzle) -> Json:
    """A table with this puzzle."""
    answer = await visitor.post(f"{PAGE}/{puzzle.name}/play")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


async def solve(host: Host, table: str, puzzle: Puzzle) -> None:
    """Win it by the line that is there."""
    room = await host.room(table)
    for said in solve_game(position(puzzle), Solver(), 20)[1]:
        assert room.sitting.match is not None and room.sitting.match.game.decision is not None
        entry = log.Answered(room.sitting.asked, room.sitting.match.game.decision.choices.index(said.choice))
        await room.perform(lambda entry=entry: room.commit([entry]))  # type: ignore[misc]
    await finish(host, table)  # who sees all cards knows the end a trick earlier than the table


def words(choice: Word) -> str:
    """A choice as it is sent to an English reader."""
    return word_text(rulebook("fellowship"), "en", choice, None, 0)


async def in_book(visitor: Visitor, name: str) -> Json:
    """What this person is told of a puzzle of the book."""
    book: list[Json] = (await visitor.get(PAGE)).json()["book"]
    return next(each for each in book if each["name"] == name)


async def test_the_puzzles_of_the_day_are_found_kept_and_proven(host: Host) -> None:
    visitor = await host.visitor()
    found = await page(visitor)
    assert [(each["level"], each["way"]) for each in found["day"]] == [
        (level, way) for level in found["levels"] for way in ("open", "closed")
    ]
    assert len(found["book"]) >= 100
    key = await host.server.store.secret(KEY, b"")
    assert len(key) == 32
    for each in found["day"]:
        puzzle = await host.server.puzzles.called("fellowship", each["name"])
        assert puzzle is not None and is_proven(puzzle)
    first = await host.server.puzzles.called("fellowship", found["day"][0]["name"])
    assert first == FellowshipPuzzles().of_day(found["date"], key, found["levels"][0], "open")
    other = FellowshipPuzzles().of_day(found["date"], b"another host", found["levels"][0], "open")
    assert first is not None and other.seed != first.seed


async def test_results_are_told_to_those_who_have_played(host: Host) -> None:
    one, two = await host.visitor("Rosie"), await host.visitor("Sam")
    lost = await play(one, OPEN)
    assert (await play(one, OPEN))["id"] == lost["id"]  # it goes on where it was left
    assert (await in_book(one, OPEN.name))["table"] == lost["id"]
    await finish(host, lost["id"])
    again = await play(one, OPEN)
    assert again["id"] != lost["id"]
    await solve(host, again["id"], OPEN)
    told = await in_book(one, OPEN.name)
    assert (told["tries"], told["mine"], told["played"], told["solved"], told["table"]) == (2, 2, 1, 1, "")
    alone = (await one.get(RESULTS)).json()
    assert [(each["name"], each["tries"], each["solved"], each["me"]) for each in alone["people"]] == [("Rosie", 2, 2, True)]
    unplayed = await in_book(two, OPEN.name)
    assert (unplayed["played"], unplayed["tries"]) == (1, 0) and refused(await two.get(RESULTS), 409, "not_over")
    mine = await play(two, OPEN)
    assert refused(await two.get(RESULTS), 409, "not_over")
    await solve(host, mine["id"], OPEN)
    found = (await two.get(RESULTS)).json()
    assert (found["played"], found["solved"], found["at_once"]) == (2, 2, 1)
    names = [(each["name"], each["solved"], each["me"]) for each in found["people"]]
    assert names == [("Sam", 1, True), ("Rosie", 2, False)]
    await play(one, OPEN)
    assert refused(await one.get(RESULTS), 409, "not_over")  # a third try: nothing is told while it lasts
    assert (await one.get("/api/me/road?game=fellowship")).json()["won"] == []  # a puzzle is no chapter of the campaign


async def test_lines_are_compared_with_those_of_the_others(host: Host) -> None:
    """Rosie and Sam go the same way to its end; Merry begins with another card, takes it back, and then chooses yet another."""
    people = [await host.visitor(name) for name in ("Rosie", "Sam", "Merry")]
    for person in people[:2]:
        await solve(host, (await play(person, OPEN))["id"], OPEN)
    table = (await play(people[2], OPEN))["id"]
    room = await host.room(table)
    first = solve_game(position(OPEN), Solver(), 20)[1][0].choice
    assert room.sitting.match is not None and room.sitting.match.game.decision is not None
    others = [number for number, choice in enumerate(room.sitting.match.game.decision.choices) if choice != first]
    assert len(others) > 1
    for entry in (log.Answered(0, others[0]), log.TookBack(0), log.Answered(0, others[1])):
        await room.perform(lambda entry=entry: room.commit([entry]))  # type: ignore[misc]
    asked = room.sitting.match.answers[len(OPEN.answers)][2]
    await finish(host, table)
    found = (await people[0].get(RESULTS)).json()
    rosie, sam, merry = [next(each for each in found["people"] if each["name"] == name) for name in ("Rosie", "Sam", "Merry")]
    assert rosie["me"] and rosie["alike"] == rosie["moves"] == sam["alike"] == sam["moves"] > 20
    assert (merry["alike"], merry["taken_back"], sam["taken_back"]) == (0, 1, 0)
    assert all(0 <= each["seconds"] < 60 for each in found["people"])
    begun = [(each["text"], each["count"], each["solved"], each["me"]) for each in found["beginnings"]]
    assert begun == [(words(first), 2, 2, True), (words(asked), 1, merry["solved"], False)]


def test_a_long_pause_is_no_thought_and_what_was_taken_back_does_not_stand() -> None:
    entries: list[tuple[float, log.AnyEntry]] = [
        (0.0, log.Sat(1, "me", "Rosie")),
        (1.0, log.BotSat(0, "rules")),
        (4.0, log.Answered(1, 0, msgspec.Raw(b"1"))),
        (5.0, log.Answered(0, 0, msgspec.Raw(b"2"))),
        (9999.0, log.Answered(1, 0, msgspec.Raw(b"3"))),
        (10000.0, log.Answered(0, 0, msgspec.Raw(b"4"))),
        (10001.0, log.TookBack(1)),
        (10003.0, log.Answered(1, 0, msgspec.Raw(b"5"))),
    ]
    rows = [Row("t", n, at, None, None, log.write_entry(entry)) for n, (at, entry) in enumerate(entries)]
    line = line_in(rows, "me")
    assert (line.choices, line.seconds, line.taken_back) == ((b"1", b"5"), 3.0 + LONGEST_THOUGHT + 2.0, 1)
    assert line.alike(PlayedLine((b"1", b"6"), 0, 0)) == 1 and line.alike(line) == 2 and line.alike(PlayedLine((), 0, 0)) == 0


async def test_a_table_that_goes_on_from_another_moment_is_no_try(host: Host) -> None:
    one = await host.visitor()
    table = await play(one, OPEN)
    await finish(host, table["id"])
    branch = (await one.post(f"/api/tables/{table['id']}/branch", {"at": len(OPEN.answers) + 1})).json()
    await finish(host, branch["id"])
    assert (await in_book(one, OPEN.name))["tries"] == 1


def everything_of(puzzle: Puzzle) -> list[str]:
    """Cards of the hands that the first seat does not see, as they would be written, and what leads to them."""
    board = position(puzzle).table
    return [str(puzzle.seed), *[str(hand) for hand in board.hands[1:]]]


async def test_nothing_of_the_hidden_hands_leaves_the_server_before_the_end(host: Host) -> None:
    """Every way out is asked while somebody else still plays the puzzle: by who has ended it, by who plays, by strangers."""
    ended, playing, stranger = await host.visitor("Rosie"), await host.visitor("Sam"), host.stranger()
    mine, other = await play(ended, CLOSED), await play(playing, CLOSED)
    await finish(host, mine["id"])
    results = f"{PAGE}/{CLOSED.name}/results"
    told = (await ended.get(results)).json()
    hand = position(CLOSED).table.hands[0]
    assert {each["text"] for each in told["beginnings"]} <= {words(play) for play in plays(hand)}  # of the hand that he has seen himself
    assert refused(await playing.get(results), 409, "not_over") and refused(await stranger.get(results), 401, "who_are_you")
    for table in (mine["id"], other["id"]):
        path = f"/api/tables/{table}"
        for person in (ended, playing, stranger):
            for way in ("replay", "replay/0", "replay/3", "record", "deal", "hindsight", "round"):
                seated = table == other["id"] and person is playing
                answer = await person.get(f"{path}/{way}")
                if seated and way.startswith("replay"):
                    assert no_hidden_card(answer.json(), CLOSED)  # his own eyes
                    continue
                code = "not_over" if table == other["id"] else "same_deal"
                assert refused(answer, 409, code), (way, answer.text)
        code = "not_over" if table == other["id"] else "same_deal"
        for person in (ended, playing):
            assert refused(await person.post(f"{path}/branch", {"at": 3}), 409, code)
            assert refused(await person.post(f"{path}/hindsight"), 409, code)
            again = await person.post("/api/tables", {"game": "fellowship", "players": 4, "setup": {}, "deal_of": table})
            assert refused(again, 409, code)
    texts = [
        (await person.get(path)).text
        for person in (ended, playing, stranger)
        for path in (PAGE, results, f"/api/tables/{other['id']}", f"/api/tables/{mine['id']}")
    ]
    texts += [(await person.get("/api/me/tables")).text for person in (ended, playing)]
    for secret in everything_of(CLOSED):
        assert not any(secret in text for text in texts), secret
    line = playing.line(other["id"])
    state = await line.hear("state")
    assert no_hidden_card(state, CLOSED) and str(CLOSED.seed) not in str(state)
    watching = ended.line(other["id"])
    assert (await watching.hear("state", "closed"))["is"] == "closed"
    await line.hang_up()
    await watching.hang_up()
    await finish(host, other["id"])
    assert (await ended.get(f"/api/tables/{mine['id']}/record")).status_code == 200


def no_hidden_card(told: Json, puzzle: Puzzle) -> bool:
    """Whether the hands of others are closed in what a seat is told."""
    if "steps" in told:
        return all(not step["text"] for step in told["steps"] if step["seat"] != 0)
    chairs = told["view"]["board"]["chairs"]
    return all(chair["hand"] is None for chair in chairs if not chair["mine"]) and any(chair["hand"] for chair in chairs)


async def test_a_puzzle_that_was_left_for_a_day_holds_nobody_back(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    ended, gone = await host.visitor("Rosie"), await host.visitor("Sam")
    mine, _ = await play(ended, CLOSED), await play(gone, CLOSED)
    await finish(host, mine["id"])
    assert refused(await ended.get(f"/api/tables/{mine['id']}/record"), 409, "same_deal")
    monkeypatch.setattr("onetable.server.house.deals.LEFT_AFTER", -1.0)
    assert LEFT_AFTER > 0 and (await ended.get(f"/api/tables/{mine['id']}/record")).status_code == 200


REFUSED: list[tuple[str, str, int, str]] = [
    (f"{PAGE}?date=2019-01-01", "GET", 400, "bad_input"),
    (f"{PAGE}?date=soon", "GET", 400, "bad_input"),
    ("/api/games/quest/puzzles", "GET", 400, "bad_input"),
    (f"{PAGE}/book-999/play", "POST", 404, "no_such_puzzle"),
    (f"{PAGE}/2019-01-01-easy-open/play", "POST", 404, "no_such_puzzle"),
    (f"{PAGE}/x/play", "POST", 404, "no_such_puzzle"),
    (f"{PAGE}/x/results", "GET", 404, "no_such_puzzle"),
]


async def test_what_is_no_puzzle_is_refused(host: Host) -> None:
    visitor = await host.visitor()
    for path, method, status, code in REFUSED:
        assert refused(await (visitor.get if method == "GET" else visitor.post)(path), status, code)
    assert refused(await host.stranger().post(f"{PAGE}/{OPEN.name}/play"), 401, "who_are_you")
