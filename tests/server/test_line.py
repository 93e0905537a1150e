"""The line: commands that are carried out once, refusals with a code and a sentence, and what everybody is told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from onetable.bots.registry import usual_bot
from onetable.core.phrasebook import LANGUAGES
from onetable.server.table import entries as log
from tests.server.host import Host, Json, Line, Visitor, hosting


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    async with hosting(tmp_path) as found:
        yield found


class Two:
    """Two people at one table, both on the line."""

    def __init__(self, host: Host, people: list[Visitor], table: Json) -> None:
        self.host, self.people, self.table = host, people, table["id"]
        self.lines: list[Line] = []
        self.states: list[Json] = []

    async def listen(self) -> Two:
        for person in self.people:
            line = person.line(self.table)
            self.lines.append(line)
            self.states.append(await line.hear("state"))
        return self

    @property
    def asked(self) -> int:
        found: int = self.states[0]["view"]["asked"]
        return found

    def command(self, seat: int, do: str, id: str, **values: Any) -> Json:
        return {"do": do, "id": id, "table": self.table, "seat": seat, "at": self.states[seat]["n"], **values}

    async def update(self) -> None:
        """Both hear of the next state."""
        self.states = [await line.hear("state") for line in self.lines]

    async def answer(self, id: str, choice: int = 0) -> Json:
        """Whoever is asked answers; his new state."""
        seat = self.asked
        self.lines[seat].send(self.command(seat, "answer", id, choice=choice))
        await self.update()
        return self.states[seat]

    async def hang_up(self) -> None:
        for line in self.lines:
            await line.hang_up()


@pytest.fixture
async def two(host: Host) -> AsyncIterator[Two]:
    people = [await host.visitor("Rosie"), await host.visitor("Sam")]
    found = await Two(host, people, await host.full_table(people, setup={"chapter": 1}, watch="public")).listen()
    yield found
    await found.hang_up()


async def refusal(line: Line, message: Json) -> str:
    """The code with which this is refused, and nothing else said."""
    line.send(message)
    heard = await line.hear("refused", "state", "done")
    assert heard["is"] == "refused" and heard["id"] == message["id"] and heard["text"], heard
    code: str = heard["code"]
    return code


async def test_an_answer_is_carried_out_and_told_to_all(two: Two) -> None:
    before, seat = two.states[0]["n"], two.asked
    state = await two.answer("first")
    assert state["done"] == "first" and state["n"] == before + 1
    assert two.states[1 - seat]["done"] is None and two.states[1 - seat]["n"] == before + 1
    assert [len(state["news"]["lines"]) > 0 for state in two.states] == [True, True]


async def test_the_same_id_twice_is_carried_out_once(two: Two) -> None:
    seat = two.asked
    command = two.command(seat, "answer", "same", choice=0)
    for _ in range(3):
        two.lines[seat].send(command)
    await two.update()
    n = two.states[seat]["n"]
    for _ in range(2):
        assert await two.lines[seat].hear("done", "state") == {"is": "done", "id": "same", "n": n}
    assert (await two.host.room(two.table)).sitting.n == n


async def test_the_same_id_of_another_person_is_another_command(two: Two) -> None:
    first = two.asked
    await two.answer("same")
    while two.asked == first:
        await two.answer(f"other {two.states[0]['n']}")
    assert (await two.answer("same"))["done"] == "same"


async def test_somebody_elses_seat(two: Two) -> None:
    seat = two.asked
    assert await refusal(two.lines[1 - seat], {**two.command(seat, "answer", "a", choice=0)}) == "not_yours"
    assert await refusal(two.lines[seat], {**two.command(seat, "answer", "b", choice=0), "table": "another"}) == "not_yours"
    assert await refusal(two.lines[seat], {**two.command(seat, "answer", "c", choice=0), "seat": 5}) == "not_yours"


async def test_who_looks_on_commands_nothing(two: Two) -> None:
    line = two.host.stranger().line(two.table)
    state = await line.hear("state")
    assert state["view"]["seat"] == -1 and state["view"]["choices"] == [] and state["view"]["phrases"] == []
    for do, values in (
        ("answer", {"choice": 0}),
        ("undo", {}),
        ("allow", {"yes": True}),
        ("say", {"phrase": "say-hello"}),
        ("show", {"yes": True}),
    ):
        assert await refusal(line, {**two.command(two.asked, do, do), **values}) == "not_yours"
    await line.hang_up()


async def test_a_stale_number(two: Two) -> None:
    old = two.command(two.asked, "answer", "old", choice=0)
    seat = two.asked
    await two.answer("new")
    line = two.lines[seat]
    line.send(old)
    heard = await line.hear("refused")
    assert (heard["id"], heard["code"]) == ("old", "stale")
    assert (await line.hear("state"))["n"] == two.states[seat]["n"]  # how it stands now
    assert await refusal(line, {**two.command(seat, "answer", "future", choice=0), "at": 999}) == "stale"


async def test_an_illegal_choice_and_a_turn_that_is_not_yours(two: Two) -> None:
    seat = two.asked
    choices = len(two.states[seat]["view"]["choices"])
    assert await refusal(two.lines[seat], two.command(seat, "answer", "a", choice=choices)) == "no_such_choice"
    assert await refusal(two.lines[1 - seat], two.command(1 - seat, "answer", "b", choice=0)) == "not_asked"
    assert await refusal(two.lines[1 - seat], two.command(1 - seat, "allow", "c", yes=True)) == "nothing_asked"
    assert await refusal(two.lines[1 - seat], two.command(1 - seat, "undo", "d")) == "no_undo"
    assert await refusal(two.lines[seat], two.command(seat, "show", "e", yes=True)) == "not_allowed"
    assert await refusal(two.lines[seat], two.command(seat, "say", "f", phrase="say-i-hold-the-ring", about=None)) == "not_allowed"
    assert await refusal(two.lines[seat], two.command(seat, "stand_in", "g", whom=1 - seat, yes=True)) == "not_allowed"  # he is here
    assert await refusal(two.lines[seat], two.command(seat, "stand_in", "h", whom=77, yes=True)) == "not_allowed"
    assert (await two.answer("legal"))["done"] == "legal"


async def play_until_both_know(two: Two) -> int:
    """Answer until somebody has played a card that all see; his seat."""
    while True:
        seat, kind = two.asked, two.states[two.asked]["view"]["choices"][0]["is"]
        await two.answer(f"go {two.states[0]['n']}")
        if kind == "Play":
            return seat


async def test_undo_asks_the_others_where_they_have_learned_something(two: Two) -> None:
    seat = await play_until_both_know(two)
    n, journal = two.states[0]["n"], two.states[0]["news"]["after"]
    two.lines[seat].send(two.command(seat, "undo", "u"))
    await two.update()
    assert two.states[1 - seat]["undo"]["asked"] == {"seat": seat, "missing": [1 - seat], "resign": False}
    assert await refusal(two.lines[seat], two.command(seat, "undo", "again")) == "undo_asked"
    assert await refusal(two.lines[seat], two.command(seat, "allow", "own", yes=True)) == "nothing_asked"
    two.lines[1 - seat].send(two.command(1 - seat, "allow", "yes", yes=True))
    await two.update()
    assert two.asked == seat and two.states[0]["news"]["after"] < n and journal >= 0
    assert two.states[1 - seat]["done"] == "yes"


async def test_undo_that_is_not_allowed(two: Two) -> None:
    seat = await play_until_both_know(two)
    asked = two.asked
    two.lines[seat].send(two.command(seat, "undo", "u"))
    await two.update()
    two.lines[1 - seat].send(two.command(1 - seat, "allow", "no", yes=False))
    await two.update()
    assert two.asked == asked and two.states[0]["undo"]["asked"] is None


async def test_a_phrase_is_heard_by_all_and_changes_nothing(two: Two) -> None:
    seat = two.asked
    old = two.command(seat, "answer", "meant before", choice=0)
    two.lines[1 - seat].send(two.command(1 - seat, "say", "hi", phrase="say-hello", about=None))
    await two.update()
    for state in two.states:
        assert [(said["seat"], said["phrase"]) for said in state["said"]] == [(1 - seat, "say-hello")] and state["said"][0]["text"]
    two.lines[seat].send(old)  # a phrase does not make an answer stale
    await two.update()
    assert two.states[seat]["done"] == "meant before"


async def test_coming_back_with_any_number(two: Two) -> None:
    lines: list[Json] = list(two.states[0]["news"]["lines"])
    for number in range(8):
        await two.answer(f"a{number}")
        lines += two.states[0]["news"]["lines"]
    for last in range(two.states[0]["n"] + 1):
        line = two.people[0].line(two.table, last)
        news = (await line.hear("state"))["news"]
        assert [row for row in lines if row["n"] <= news["after"]] + news["lines"] == lines
        await line.hang_up()
    for odd in ("-1", "x", "999999", "1" * 400, "٣"):
        line = Line(two.host.app, two.people[0].token, {"table": two.table, "last": odd})
        assert (await line.hear("state"))["news"] == {"after": 0, "lines": lines}
        await line.hang_up()


async def test_everything_in_another_language(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("onetable.server.http.line.REDRAWN", 0.0)
    seen = set()
    for language in LANGUAGES:
        two.lines[0].send({"do": "language", "language": language})
        state = await two.lines[0].hear("state")
        assert state["view"]["language"] == language and state["news"]["after"] == 0
        seen.add(state["view"]["question"])
    assert len(seen) == 4
    two.lines[0].send({"do": "ping"})
    assert await two.lines[0].hear() == {"is": "pong"}


async def test_of_many_languages_at_once_the_last_one_wins(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("onetable.server.http.line.REDRAWN", 0.3)
    line = two.lines[0]
    line.send({"do": "language", "language": "zh"})
    assert (await line.hear("state"))["view"]["language"] == "zh"
    for language in ("ja", "zh", "ja", "nl"):
        line.send({"do": "language", "language": language})
    line.send({"do": "ping"})
    assert (await line.hear("state", "pong"))["is"] == "pong"
    assert (await line.hear("state"))["view"]["language"] == "nl"
    line.send({"do": "ping"})
    assert (await line.hear("state", "pong"))["is"] == "pong"  # and that was all


async def test_showing_in_a_loop_is_refused_and_the_line_stays(host: Host) -> None:
    people = [await host.visitor("Rosie"), await host.visitor("Sam")]
    two = await Two(host, people, await host.full_table(people, setup={"chapter": 1}, watch="seat")).listen()
    line, many = two.lines[0], 16
    for number in range(many):
        line.send(two.command(0, "show", f"again {number}", yes=number % 2 == 0))
    heard = [await line.hear("state", "refused", "closed") for _ in range(many)]
    assert {told["is"] for told in heard} == {"state", "refused"}
    assert {told["code"] for told in heard if told["is"] == "refused"} <= {"too_fast", "so_already"}
    assert sum([told["is"] == "state" for told in heard]) <= 5  # each of them reads the whole journal anew, to everybody
    line.send({"do": "ping"})
    assert await line.hear("pong")
    await two.hang_up()


async def test_what_is_shown_already_need_not_be_shown(host: Host) -> None:
    people = [await host.visitor("Rosie"), await host.visitor("Sam")]
    two = await Two(host, people, await host.full_table(people, setup={"chapter": 1}, watch="seat")).listen()
    assert await refusal(two.lines[0], two.command(0, "show", "no", yes=False)) == "so_already"
    two.lines[0].send(two.command(0, "show", "yes", yes=True))
    await two.update()
    assert await refusal(two.lines[0], two.command(0, "show", "again", yes=True)) == "so_already"
    assert (await host.room(two.table)).sitting.n == two.states[0]["n"]
    await two.hang_up()


async def test_a_full_disk_is_told_once_and_then_waited_for(
    two: Two, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    store, tried, seat = two.host.server.store, [0], two.asked
    monkeypatch.setattr("onetable.server.house.recess.FIRST_WAIT", 0.02)

    async def full(*_: Any) -> None:
        tried[0] += 1
        raise OSError("No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(store, "append", full)
        patched.setattr(store, "try_out", full)
        two.host.server.lobby.recess.try_out = store.try_out
        answer = two.command(seat, "answer", "kept at last", choice=0)
        two.lines[seat].send(answer)
        for line in two.lines:
            assert (await line.hear("closed"))["text"] == "The table will be right back."
        back = [two.people[seat].line(two.table) for _ in range(5)]  # whoever comes back is kept waiting, and told nothing more
        for line in back:
            line.send(answer)
        while tried[0] < 4:
            await asyncio.sleep(0.01)
        assert [line.outgoing.qsize() for line in back] == [1] * 5  # the line was accepted, and that is all
        assert tried[0] < 10  # each time it is waited twice as long
    two.host.server.lobby.recess.try_out = store.try_out
    assert {(await line.hear("state", "closed"))["is"] for line in back} == {"state"}
    for line in back:
        assert (await line.hear("state", "done", "closed")).get("id", "kept at last") == "kept at last"
    assert [row.command for row in await store.log_of(two.table)].count(f"{two.people[seat].me['id']}:kept at last") == 1
    assert [record.message for record in caplog.records] == ["Nothing can be kept: No space left on device"]
    assert not [record for record in caplog.records if record.exc_info]
    for line in back:
        await line.hang_up()


async def test_a_hint_changes_nothing(two: Two) -> None:
    seat = two.asked
    n = two.states[seat]["n"]
    two.lines[seat].send(two.command(seat, "hint", "h"))
    hint = await two.lines[seat].hear("hint")
    assert (hint["id"], hint["at"], hint["choice"]) == ("h", n, 0) and hint["text"]
    assert await refusal(two.lines[1 - seat], two.command(1 - seat, "hint", "x")) == "not_asked"


async def test_people_come_and_go(two: Two) -> None:
    async def here() -> list[bool]:
        return [who["here"] for who in (await two.lines[0].hear("people"))["people"]]

    assert await here() == [True, True]  # the second came after the first
    await two.lines[1].hang_up()
    assert await here() == [True, False]
    two.lines[1] = two.people[1].line(two.table)
    assert await here() == [True, True]
    await two.lines[1].hear("state")


async def test_a_bot_stands_in_for_somebody_who_is_gone_until_he_is_back(two: Two) -> None:
    await two.lines[1].hang_up()
    await two.lines[0].hear("people")
    assert await refusal(two.lines[0], two.command(0, "stand_in", "r", whom=1, yes=True)) == "gone_just_now"
    room = await two.host.room(two.table)
    room.gone_since[two.people[1].me["id"]] = room.last_change = 0.0  # long ago
    two.lines[0].send(two.command(0, "stand_in", "s", whom=1, yes=True))
    state = await two.lines[0].hear("state")
    sam = state["people"][1]
    assert sam["standing_in"] and sam["bot"] == usual_bot("fellowship") and sam["name"] == "Sam"
    two.lines[1] = two.people[1].line(two.table)
    while (await two.lines[1].hear("state"))["people"][1]["standing_in"]:
        pass


async def test_a_seat_that_lets_others_look_on(host: Host) -> None:
    people = [await host.visitor("Rosie"), await host.visitor("Sam")]
    two = await Two(host, people, await host.full_table(people, setup={"chapter": 1}, watch="seat")).listen()
    watching = host.stranger().line(two.table)

    def hands(state: Json) -> list[bool]:
        return [chair["hand"] is not None for chair in state["view"]["board"]["chairs"] if not chair["pyramid"]]

    assert hands(await watching.hear("state")) == [False, False]
    two.lines[1].send(two.command(1, "show", "yes", yes=True))
    await two.update()
    shown = await watching.hear("state")
    assert sorted(hands(shown)) == [False, True] and shown["view"]["choices"] == [] and shown["people"][1]["shown"]
    two.lines[1].send(two.command(1, "show", "no", yes=False))
    await two.update()
    closed = await watching.hear("state")
    assert hands(closed) == [False, False] and closed["news"]["after"] == 0  # the journal is read anew, through other eyes
    await watching.hang_up()
    await two.hang_up()


async def test_no_such_table_and_no_way_in(host: Host) -> None:
    visitor = await host.visitor()
    line = visitor.line("nowhere")
    assert (await line.hear())["code"] == "no_such_table" and (await line.hear())["number"] == 4404
    table = await visitor.open_table()
    line = host.stranger().line(table["id"])
    assert (await line.hear())["code"] == "not_allowed" and (await line.hear())["number"] == 1008


async def test_a_table_can_be_opened_by_its_word_and_by_cookie(host: Host) -> None:
    visitor = await host.visitor()
    table = await visitor.open_table(game="quest", players=2)
    line = Line(host.app, None, {"table": table["word"]}, {"cookie": f"onetable={visitor.token}"})
    state = await line.hear("state")
    assert state["table"] == table["id"] and state["view"]["seat"] == 0 and state["view"]["board"]
    await line.hang_up()


async def test_a_client_that_does_not_read_is_told_everything_anew(two: Two) -> None:
    """Its outbox does not grow without end, and the table does not wait for it."""
    slow = two.people[0].line(two.table)
    await slow.hear("state")
    slow.reads.clear()
    room = await two.host.room(two.table)
    for _ in range(200):
        await room.perform(lambda: room.commit([log.SaidPhrase(1, "say-hello")]))
    assert slow.outgoing.empty()
    slow.reads.set()
    heard = 0
    while (state := await slow.hear("state"))["news"]["after"] or state["n"] < room.sitting.n:
        heard += 1
    assert state["news"]["lines"] and heard <= 70
    await slow.hang_up()
