"""Nothing poisons a table: what fails is tried before it is written, refused with a code, and the table goes on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from onetable.core.dice import Dice
from onetable.core.errors import BadInput
from onetable.core.match import Match
from onetable.core.phrasebook import LANGUAGES
from onetable.games.registry import rulebook
from onetable.server.bots.fair_queue import FairQueue
from onetable.server.pictures import draw
from onetable.server.table import entries as log
from onetable.server.table import frames
from onetable.server.table.failures import NotNow
from onetable.text import Interface
from tests.server.great_deck import great_deck
from tests.server.stage import Stage, on_stage

SECRET = "Bilbo holds the Ring"


@contextmanager
def stumbling(owner: type, name: str, on: Any = None) -> Iterator[None]:
    """A game that fails whenever this is done, or only when it is done with this value first."""
    real = getattr(owner, name)

    def stumble(self: Any, *values: Any) -> Any:
        if on is None or on in values[:1]:
            raise IndexError(SECRET)
        return real(self, *values)

    with patch.object(owner, name, stumble):
        yield


def complaints(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the host was told."""
    return [record.getMessage() for record in caplog.records if record.name == "onetable"]


@on_stage
async def test_an_answer_that_fails_is_refused_and_the_table_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    async with Stage("ada") as stage:
        ada = await stage.comes("ada")
        written, heard = len(stage.paper.rows), len(ada.told("state"))
        with stumbling(Match, "tried", on=1):
            for _ in range(3):
                told = await stage.does(ada, "answer", choice=1)
                assert told["is"] == "refused" and told["code"] == "failed" and told["text"]
            assert len(stage.paper.rows) == stage.room.sitting.n == written and len(ada.told("state")) == heard
            assert (await stage.does(ada, "answer", choice=0))["is"] == "state"
        (told_host,) = complaints(caplog)
        assert "t (fellowship, entry 1)" in told_host and "IndexError" in told_host and SECRET not in caplog.text


@on_stage
async def test_a_game_that_cannot_begin_leaves_the_last_seat_open() -> None:
    async with Stage("ada", "") as stage:
        room, book = stage.room, type(rulebook("fellowship"))
        for sit in (lambda: room.sit(None, "bob", "Bob"), lambda: room.place_bot(1, "rules", "ada")):
            with stumbling(book, "begin"), pytest.raises(NotNow, match="failed"):
                await room.perform(sit)
            assert room.sitting.seats[1].is_open and len(stage.paper.rows) == 1
        assert await room.perform(lambda: room.sit(None, "bob", "Bob")) == 1
        assert room.sitting.match is not None


@on_stage
async def test_what_cannot_be_taken_back_stays() -> None:
    async with Stage("ada") as stage:
        ada = await stage.comes("ada")
        await stage.does(ada, "answer", choice=0)
        answers = list(stage.room.sitting.match.answers) if stage.room.sitting.match is not None else []
        with stumbling(Match, "back_to"):
            assert (await stage.does(ada, "undo"))["code"] == "failed"
        assert stage.room.sitting.match is not None and stage.room.sitting.match.answers == answers
        assert (await stage.does(ada, "undo"))["is"] == "state" and stage.room.sitting.match.answers == []


@on_stage
async def test_while_an_answer_is_written_nothing_of_it_can_be_seen() -> None:
    async with Stage("ada") as stage:
        ada = await stage.comes("ada")
        stage.paper.delay, sitting = 5.0, stage.room.sitting
        assert sitting.match is not None
        before = sitting.match.view(0).encode(), len(sitting.match.journal), len(sitting.items), sitting.headings.now
        answering = asyncio.create_task(stage.does(ada, "answer", choice=0))
        await asyncio.sleep(1)
        assert (sitting.match.view(0).encode(), len(sitting.match.journal), len(sitting.items), sitting.headings.now) == before
        await answering
        assert sitting.match.view(0).encode() != before[0]


@on_stage
async def test_a_bot_whose_choice_fails_takes_another() -> None:
    async with Stage("bot", "bot") as stage:
        with stumbling(Match, "tried", on=0):  # the bots of this stage take the first
            await asyncio.sleep(60)
        taken = [entry.choice for entry in stage.paper.entries() if isinstance(entry, log.Answered)]
        assert taken and set(taken) == {1}


@on_stage
async def test_who_cannot_be_shown_the_table_is_sent_away_alone(caplog: pytest.LogCaptureFixture) -> None:
    real = frames.drawn

    def drawn(sitting: Any, seats: Any, language: str) -> Any:
        if language == "ja":
            raise ValueError(SECRET)
        return real(sitting, seats, language)

    async with Stage("ada", "bob") as stage:
        ada = await stage.comes("ada")
        with patch.object(frames, "drawn", drawn):
            bob = await stage.comes("bob", language="ja")
            assert bob.closed == "failed" and ada.closed is None
            assert (await stage.does(ada, "say", phrase="say-hello"))["is"] == "state"
        assert len(complaints(caplog)) == 1 and SECRET not in caplog.text


# ---- set-ups, decks and texts of any size


def test_any_number_of_things_can_be_shuffled() -> None:
    for count in (1023, 1024, 1152, 5000):
        assert sorted(Dice(5).shuffled(range(count))) == list(range(count))
    assert Dice(5).shuffled(range(1023))[:5] == [834, 315, 191, 70, 1]  # as ever


def test_a_game_with_the_largest_decks_is_played_and_read_in_every_language() -> None:
    deck, random, book = great_deck(), Random(1), rulebook("tcg")
    assert sum(deck["draw"].values()) > 1100
    match: Match[Any] = Match(book, {"decks": [deck, deck]}, 2, 7)
    for _ in range(40):
        assert match.game.decision is not None
        match.answer(random.randrange(len(match.game.decision.choices)))
    for language in LANGUAGES:
        for seen in draw(book, match, [(0, 0), (1, 1), (-1, -1)], language, ["Ada", "Bob"], None):
            assert len(bytes(seen.whole())) > 1000


@pytest.mark.parametrize("length", [1, 199, 200, 201, 2499, 2501, 100_000])
def test_a_string_takes_values_of_any_length(length: int) -> None:
    for language in LANGUAGES:
        said = Interface(language).say("tcg-area", title="{" * length, cards="<title>\ue000" + "x" * length)
        assert "{" * length in said and "<title>\ue000" + "x" * length in said


VALUES: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    7,
    10**30,
    1.5,
    float("inf"),
    "",
    "x" * 5000,
    "\n",
    "{",
    [],
    [[]],
    {},
    {"a": {}},
    ["aragorn"] * 3,
)


@pytest.mark.parametrize("game", ["fellowship", "tcg", "quest"])
def test_a_set_up_is_played_or_refused_with_a_reason(game: str) -> None:
    book, random = rulebook(game), Random(3)
    fields = [field.name for field in book.form().fields] + ["options", "unknown"]
    for _ in range(150):
        setup = {name: random.choice((*VALUES, *book.form().example().values())) for name in random.sample(fields, random.randint(0, 2))}
        try:
            book.begin(setup, random.randint(0, 7), 1)
        except BadInput as error:
            assert 0 < len(str(error)) < 8000


# ---- everybody's bots have their turn


async def test_who_wants_much_waits_for_himself_alone() -> None:
    queue, served = FairQueue(["a process"]), []

    async def think(whose: str) -> None:
        process = await queue.get(whose)
        await asyncio.sleep(0)
        served.append(whose)
        queue.put(process)

    greedy = [asyncio.create_task(think("greedy")) for _ in range(30)]
    await asyncio.sleep(0)
    others = [asyncio.create_task(think(name)) for name in ("ada", "bob", "ada")]
    await asyncio.gather(*greedy, *others)
    assert served[:7].count("ada") == 2 and "bob" in served[:5] and len(served) == 33


async def test_who_no_longer_waits_keeps_nothing() -> None:
    queue = FairQueue(["a process"])
    process = await queue.get("ada")
    waiting = [asyncio.create_task(queue.get(name)) for name in ("bob", "cleo", "bob")]
    await asyncio.sleep(0)
    waiting[1].cancel()
    await asyncio.sleep(0)
    queue.put(process)
    waiting[0].cancel()  # at the very moment when it is his
    await asyncio.gather(*waiting[:2], return_exceptions=True)
    assert await asyncio.wait_for(waiting[2], 1) == process
    queue.put(process)
    assert await asyncio.wait_for(queue.get("ada"), 1) == process


@pytest.fixture(autouse=True)
def _heard(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
