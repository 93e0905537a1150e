"""Tables outlive the rules by which they were begun: a log goes on as the game it was, or is shown as it was, and never becomes another."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.core.match import Match
from onetable.core.step import Ask
from onetable.games.registry import rulebook
from onetable.server.keeping.rows import Row
from onetable.server.table import entries as log
from onetable.server.table.journal import write_events
from onetable.server.table.old_rules import given
from onetable.server.table.room import Room
from onetable.server.table.sitting import Refusal, Sitting
from onetable.server.wire import read_message
from tests.server.golden_logs import brought_back, golden_logs, read_log, what_came_of
from tests.server.host import Host, finish, hosting
from tests.server.stage import Stage, on_stage, table_row, texts

Json = dict[str, Any]
QUEST: Json = {"game": "quest", "setup": '{"heroes":["argalad"]}'}

# ---- rules of another day


class Turned(Ask, frozen=True, gc=False):
    """A question whose choices stand in another order."""


@contextmanager
def choices_turned_round() -> Iterator[None]:
    """Rules by which every list of choices is told from its end."""

    def turning(method: Callable[..., None]) -> Callable[..., None]:
        def turn(game: Game[Any], *values: Any) -> None:
            method(game, *values)
            if type(game.decision) is Ask:
                game.decision = Turned(game.decision.seat, game.decision.choices[::-1], game.decision.private)

        return turn

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Game, "follow", turning(Game.follow))
        patch.setattr(Game, "answer", turning(Game.answer))
        yield


@contextmanager
def other_luck(after: int) -> Iterator[None]:
    """Rules by which chance falls otherwise, once so many dice have fallen: the same game at first, then another."""

    def otherwise(method: Callable[..., Any]) -> Callable[..., Any]:
        def fall(dice: Dice, *values: Any) -> Any:
            if dice.fallen < after:
                return method(dice, *values)
            other = Dice(dice.seed + 1, dice.fallen)
            found = method(other, *values)
            dice.fallen = other.fallen
            return found

        return fall

    with pytest.MonkeyPatch.context() as patch:
        for name in ("bits", "shuffled"):
            patch.setattr(Dice, name, otherwise(getattr(Dice, name)))
        yield


@cache
def dice_of_set_up(seed: int) -> int:
    """How many dice fall before the first question."""
    fallen: int = Match(rulebook("quest"), {"heroes": ["argalad"]}, 2, seed).game.table.dice.fallen
    return fallen


# ---- logs


def written(seed: int, answers: int, **values: Any) -> tuple[Sitting, list[bytes]]:
    """A table at which ada and bob choose as it comes, and its log."""
    sitting, dice, kept = Sitting(table_row(2, seed=str(seed), **{**QUEST, **values})), Random(seed), list[bytes]()

    def happen(entry: log.AnyEntry) -> None:
        entry = sitting.in_words(entry)
        kept.append(log.write_entry(entry))
        sitting.apply(sitting.n + 1, entry)

    happen(log.Sat(0, "ada", "Ada"))
    happen(log.Sat(1, "bob", "Bob"))
    for _ in range(answers):
        assert sitting.match is not None and sitting.match.game.decision is not None
        happen(log.Answered(sitting.asked, dice.randrange(len(sitting.match.game.decision.choices))))
    return sitting, kept


def written_by_other_luck(seed: int) -> tuple[Sitting, list[bytes]]:
    """The same by rules that begin alike and go on otherwise."""
    with other_luck(dice_of_set_up(seed) + 1):
        return written(seed, 130)


def read(seed: int, entries: list[bytes], **values: Any) -> Sitting:
    """The table that a server of today makes of a log."""
    sitting = Sitting(table_row(2, seed=str(seed), **{**QUEST, **values}))
    for n, entry in enumerate(entries, 1):
        sitting.recall(n, log.read_entry(entry))
    sitting.settle()
    return sitting


def journal(sitting: Sitting) -> bytes:
    """All that is told at a table."""
    return bytes(write_events([item.event for item in sitting.told]))


def without_words(entries: list[bytes]) -> list[bytes]:
    """The same log as servers wrote it that kept numbers alone."""
    data = [msgspec.json.decode(entry) for entry in entries]
    return [msgspec.json.encode({key: value for key, value in each.items() if key not in ("word", "told", "opening")}) for each in data]


def wish(sitting: Sitting, do: str, seat: int, **values: Any) -> list[log.AnyEntry] | Refusal:
    """What comes of a command."""
    command: Any = read_message(msgspec.json.encode({"do": do, "id": "c", "table": "t", "seat": seat, "at": sitting.n, **values}))
    return sitting.judge(command)


# ---- golden logs


@pytest.mark.parametrize("file", golden_logs(), ids=lambda file: file.name.partition(".")[0])
def test_logs_of_earlier_days_are_played_as_they_were(file: Path) -> None:
    golden, entries = read_log(file)
    sitting = brought_back(golden, entries)
    if golden.version != rulebook(golden.game).version:
        assert sitting.old_part is not None or what_came_of(sitting) == (golden.answers, golden.outcome, golden.journal)
        return
    assert sitting.old_part is None and what_came_of(sitting) == (golden.answers, golden.outcome, golden.journal), (
        f"{file.name} is no longer the game that it was. If the rules of “{golden.game}” are meant to be different now, raise `version` "
        "of its rulebook and write logs of the new rules (python -m tests.server.golden_logs NAME); else mend what has changed."
    )


def test_golden_logs_are_of_all_games_and_of_both_formats() -> None:
    found = {(read_log(file)[0].game, file.name.split("-")[2].partition(".")[0]) for file in golden_logs()}
    assert found >= {(game, kind) for game in ("fellowship", "tcg", "quest") for kind in ("numbers", "words")}
    assert sum([file.stat().st_size for file in golden_logs()]) < 60_000


# ---- choices that stand elsewhere, and games that have become others


@pytest.mark.parametrize("seed", range(10))
def test_a_choice_that_stands_elsewhere_is_the_same_choice(seed: int) -> None:
    with choices_turned_round():
        then, entries = written(seed, 30)
    now = read(seed, entries)
    assert now.old_part is None and journal(now) == journal(then) and now.asked == then.asked
    assert now.match is not None and then.match is not None
    assert [word for _, _, word in now.match.answers] == [word for _, _, word in then.match.answers]


@pytest.mark.parametrize("seed", range(10))
def test_a_game_that_would_become_another_is_shown_as_it_was(seed: int) -> None:
    then, entries = written_by_other_luck(seed)
    now = read(seed, entries)
    assert now.old_part is not None and journal(now) == journal(then)  # to the last line, as it was told
    assert now.asked == -1 and not now.is_over and now.stage == "playing"
    assert now.match is not None and then.match is not None and 0 < len(now.match.answers) < len(then.match.answers)
    assert then.match.answers[: len(now.match.answers)] == now.match.answers  # so far it is the same game, and no further


def test_a_set_up_that_was_told_otherwise_is_not_taken_for_the_same() -> None:
    """All choices may look the same: what was told before the first answer is compared, too."""
    _, entries = written(1, 5)
    told = [entry.replace(b'"place":"gladden_fields"', b'"place":"bight"') for entry in entries]
    now = read(1, told)
    assert told != entries and now.old_part is not None and now.match is not None and now.match.answers == []
    assert b"bight" in journal(now)


def test_numbers_alone_are_trusted_by_the_rules_that_wrote_them_and_by_no_others() -> None:
    then, entries = written(2, 20)
    old = without_words(entries)
    assert read(2, old).old_part is None and journal(read(2, old)) == journal(then)
    other = read(2, old, version="0")
    assert other.old_part is not None and other.match is not None and other.match.answers == []


def test_a_table_that_was_only_dealt_is_not_dealt_anew_in_silence() -> None:
    _, entries = written(2, 0)
    assert read(2, entries).old_part is None and read(2, entries, version="0").old_part is not None


def test_words_decide_and_not_the_version() -> None:
    then, entries = written(3, 25)
    now = read(3, entries, version="0")
    assert now.old_part is None and journal(now) == journal(then)


def test_numbers_of_earlier_days_are_proven_by_the_words_that_follow() -> None:
    """A table that was begun before words were kept: the first answer with words brings the whole journal."""
    _, entries = written(4, 12)
    first = read(4, without_words(entries))
    assert first.match is not None and first.match.game.decision is not None
    entry = first.in_words(log.Answered(first.asked, 0))
    first.apply(first.n + 1, entry)
    both = [*without_words(entries), log.write_entry(entry)]
    assert read(4, both, version="0").old_part is None
    told = [*both[:-1], both[-1].replace(b"dol_guldur", b"bight")]
    assert both != told and read(4, told, version="0").old_part is not None


def test_what_was_taken_back_does_no_harm() -> None:
    """The answer after which nothing would be the same has been taken back, and another was given."""
    _, entries = written_by_other_luck(5)
    now = read(5, entries)
    assert now.old_part is not None and now.match is not None
    n, seat = now.old_part.answers[0][1], now.old_part.answers[0][0]
    taken_back = [*entries[:n], log.write_entry(log.TookBack(seat))]
    whole = read(5, taken_back)
    assert whole.old_part is None and whole.asked == seat and len(whole.told) == len(now.match.journal)


def test_words_that_are_known_no_longer_leave_a_line() -> None:
    _, entries = written_by_other_luck(5)
    strange = [entry.replace(b'"is":"Influence', b'"is":"Inflooence') for entry in entries]
    now = read(5, strange)
    assert now.old_part is not None and "Forgotten" in [type(item.event.word).__name__ for item in now.told]


def test_a_set_up_that_cannot_be_played_any_more_is_only_shown() -> None:
    then, entries = written(6, 10)
    now = read(6, entries, setup='{"heroes":["nobody"]}')
    assert now.match is None and now.old_part is not None and now.stage == "playing" and journal(now) == journal(then)
    assert wish(now, "undo", 0) == Refusal("rules_changed")


def test_answers_before_a_branch_keep_their_words() -> None:
    with choices_turned_round():
        then, _ = written(7, 20)
        assert then.match is not None
        prefix = msgspec.json.encode(given(then.match, 12)).decode()
        branch, entries = written(7, 5, prefix=prefix)
    now = read(7, entries, prefix=prefix)
    assert now.old_part is None and journal(now) == journal(branch) and not now.has_answered(5)
    assert read(7, [], prefix="[0,0,1]").prefix == [0, 0, 1]  # as they were kept before


def test_a_finished_game_stays_finished() -> None:
    file = next(file for file in golden_logs() if file.name.startswith("quest-2-words"))
    golden, entries = read_log(file)
    with other_luck(24):
        sitting = brought_back(golden, entries)
    assert sitting.old_part is not None and sitting.is_over and sitting.outcome == golden.outcome and sitting.asked == -1
    assert wish(sitting, "undo", 0) == Refusal("over")


# ---- going on by consent


def open_table(entries: list[bytes], seed: int) -> Stage:
    """A server of today opens this table."""
    stage = Stage("ada", "bob", manner=None, seed=str(seed), **QUEST)
    stage.room.stop()
    stage.paper.rows = [Row("t", n, 0.0, None, None, entry) for n, entry in enumerate(entries, 1)]
    stage.room = Room(stage.room.sitting.row, stage.paper, stage.bot, stage.room.manner, stage._note)
    stage.room.recover(stage.paper.rows)
    stage.room.start()
    return stage


def log_of(stage: Stage) -> list[bytes]:
    """All that is written down."""
    return [row.entry for row in stage.paper.rows]


@on_stage
async def test_all_who_sit_there_agree_and_the_table_goes_on_from_where_it_holds() -> None:
    _, entries = written_by_other_luck(7)
    stage = open_table(entries, 7)
    ada, bob = await stage.comes("ada"), await stage.comes("bob", language="nl")
    before = len(texts(ada))
    assert ada.state["view"]["choices"] == [] and ada.state["view"]["asked"] == -1
    assert ada.state["undo"]["may"] and "earlier rules" in ada.state["undo"]["why"] == ada.state["view"]["question"]
    assert "eerdere spelregels" in bob.state["view"]["question"]
    for friend in (ada, bob):
        assert (await stage.does(friend, "answer", choice=0))["code"] == "rules_changed"
    assert (await stage.does(bob, "allow", yes=True))["code"] == "nothing_asked"
    await stage.does(ada, "undo")
    assert bob.state["undo"]["asked"] == {"seat": 0, "missing": [1], "resign": False}
    await stage.does(bob, "allow", yes=False)
    assert stage.room.sitting.old_part is not None and ada.state["undo"]["asked"] is None
    await stage.does(bob, "undo")
    await stage.does(ada, "allow", yes=True)
    sitting = stage.room.sitting
    assert sitting.old_part is None and sitting.asked >= 0 and stage.notes[-1] == sitting.n
    assert 0 < len(texts(ada)) < before  # what did not hold has not happened
    for _ in range(5):
        await stage.answers(ada, bob)
    assert sitting.match is not None
    held, told = len(sitting.match.answers), texts(ada)
    stage.room.stop()
    again = open_table(log_of(stage), 7)  # and a restart finds the same
    assert again.room.sitting.match is not None and len(again.room.sitting.match.answers) == held
    assert again.room.sitting.old_part is None and texts(await again.comes("ada")) == told
    again.room.stop()


@on_stage
async def test_where_all_agreed_to_cut_is_where_it_is_cut_whatever_later_rules_would_give() -> None:
    _, entries = written_by_other_luck(8)
    stage = open_table([*entries, log.write_entry(log.Rose(1, "rules"))], 8)
    await stage.does(await stage.comes("ada"), "undo")  # nobody else is there to be asked
    cut = next(entry for entry in stage.paper.entries() if isinstance(entry, log.CutBack))
    assert cut.version == rulebook("quest").version and 0 < cut.answers < 130
    stage.room.stop()
    with other_luck(dice_of_set_up(8) + 1):  # rules that give the first game again
        first = read(8, log_of(stage)[: len(entries) + 2])
    assert first.old_part is None and first.match is not None and len(first.match.answers) == cut.answers


# ---- on a server


async def first_answer(host: Host, table: str) -> None:
    """Somebody chooses something."""
    room = await host.room(table)
    while not any(room.sitting.answered_at):
        if room.sitting.asked == 0:
            await room.perform(lambda: room.commit([log.Answered(0, 0)]))
        await asyncio.sleep(0)


async def test_a_server_shows_what_it_cannot_play_and_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hosting(tmp_path) as host:
        lobelia = await host.visitor()
        worded, numbered = [(await lobelia.open_table(setup={"chapter": 1}, players=3))["id"] for _ in range(2)]
        for table in (worded, numbered):
            await first_answer(host, table)
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:  # one of them was written before words were kept
        rows = database.execute('select n, entry from log where "table" = ?', (numbered,)).fetchall()
        for (n, _), entry in zip(rows, without_words([entry for _, entry in rows]), strict=True):
            database.execute('update log set entry = ? where "table" = ? and n = ?', (entry, numbered, n))
    monkeypatch.setattr(type(rulebook("fellowship")), "version", "2")
    async with hosting(tmp_path) as host:
        client = host.client(lobelia.token)
        listed = {table["id"]: table["detail"] for table in (await client.get("/api/me/tables")).json()}
        assert "earlier rules" in listed[numbered] and "earlier rules" not in listed[worded]
        assert (await client.get(f"/api/tables/{numbered}")).json()["state"] == "playing"
        assert (await client.get(f"/api/tables/{numbered}/record")).json()["code"] == "not_over"
        lobelia.host = host
        line = lobelia.line(numbered)
        state = await line.hear("state")
        assert state["view"]["choices"] == [] and "earlier rules" in state["undo"]["why"]
        line.send({"do": "undo", "id": "on", "table": numbered, "seat": state["view"]["seat"], "at": state["n"]})
        while (state := await line.hear("state"))["done"] != "on":
            pass
        assert state["undo"]["why"] == ""
        await line.hang_up()
        assert (await finish(host, worded)).sitting.is_over  # the other goes on as if nothing had happened
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        assert database.execute("select version from tables where id = ?", (numbered,)).fetchall() == [("2",)]
