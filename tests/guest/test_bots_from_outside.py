"""Bots from outside: a class named by its place plays wherever a person types the name, an installed one on a host's server too."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from onetable.client import Client, Problem
from onetable.core.match import Match
from onetable.core.record import Record, decode, read_file
from onetable.games.registry import rulebook
from tests.cli.command import Said, onetable
from tests.guest.installed import GUEST, environment, finding
from tests.server.serving import Process, command

PACKAGE = GUEST / "bot"
PLACE = "contrary:Contrary"
BESIDE = finding(str(PACKAGE / "src"))  # only its module can be found: it is not installed


def always_last(found: Record, *seats: int) -> bool:
    """Whether these seats have always taken the last choice, and could have taken another."""
    match, free = Match(rulebook(found.game), found.setup, found.players, int(found.seed)), 0
    for answer in found.answers:
        assert match.game.decision is not None
        last = len(match.game.decision.choices) - 1
        if answer.seat in seats:
            free += last > 0
            if answer.number != last:
                return False
        match.answer(answer.number)
    return free > 0


def typed(*arguments: str, **manner: Any) -> Said:
    """A command that must work, where only the module can be found."""
    said = onetable(*arguments, **{**BESIDE, **manner})
    assert said.code == 0 and said.err == "", said
    return said


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_it_plays_with_itself_and_against_others(jobs: str) -> None:
    found = typed("selfplay", "fellowship", "--games", "2", "--bots", f"{PLACE},random", "--jobs", jobs, "--json").data
    assert found["finished"] == 2 and set(found["scores"]) == {PLACE, "random"}
    arguments = ("--chapter", "1", "--games", "2", "--bots", f"{PLACE},random", "--jobs", jobs, "--json")
    lines = typed("arena", "fellowship", *arguments).data["lines"]
    assert [(line["bot"], line["games"], line["exceptions"]) for line in lines] == [(PLACE, 2, 0), ("random", 2, 0)]


def test_it_sits_at_the_table_of_a_person(tmp_path: Path) -> None:
    arguments = ("play", "fellowship", "--plain", "--seed", "6", "--players", "3", "--bots", PLACE)
    stranger = tmp_path / "stranger.json"
    typed(*arguments, typed=f"1\n1\nsave {stranger}\nquit\n", data=tmp_path)
    again = typed(*arguments, typed="resume\n" + "1\n" * 20 + "quit\n", data=tmp_path)
    assert "The saved game goes on." in again.out
    [file] = (tmp_path / "records").glob("*-6.json")
    assert always_last(decode(read_file(file), Record, "record"), 1, 2)
    # What somebody else has written down may name anything: nothing is loaded because of it.
    assert f"There is no bot “{PLACE}”" in typed("play", "fellowship", "--plain", typed=f"resume {stranger}\nquit\n").out


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("os:system", "“system” is no bot: a bot is a class that can choose."),
        ("contrary:Nobody", "There is no bot at “contrary:Nobody”: module 'contrary' has no attribute 'Nobody'."),
        ("nowhere:Nobody", "There is no bot at “nowhere:Nobody”: No module named 'nowhere'."),
        (
            "contrary:Choosy",
            "The bot “Choosy” cannot be made, missing a required argument: 'mood'; it may ask for game, rulebook, seed, seconds.",
        ),
    ],
)
def test_what_is_no_bot_gets_one_clear_sentence(name: str, sentence: str) -> None:
    said = onetable("selfplay", "fellowship", "--bots", name, **BESIDE)
    assert said.code != 0 and said.err == f"{sentence}\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with command(tmp_path_factory.mktemp("contrary"), "--port", "0", "--bot-delay", "0", **environment(PACKAGE)) as found:
        yield found


async def test_an_installed_one_sits_at_a_table_of_the_server(server: Process) -> None:
    me = await Client.join(server.address)
    assert all(["contrary" in game["bots"] for game in await me.get("/api/games")])
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "contrary"}, {"kind": "bot", "bot": "contrary"}]
    table = await me.post("/api/tables", {"game": "fellowship", "players": 3, "setup": {"chapter": 1}, "seats": seats})
    await asyncio.wait_for(me.play(table["id"], lambda state: 0), 120)
    record = await me.get(f"/api/tables/{table['id']}/record")
    assert always_last(decode(msgspec.json.encode(record), Record, "record"), 1, 2)


@pytest.mark.parametrize("name", ["os:system", PLACE, "contrary:5s", "nobody"])
async def test_a_place_that_comes_over_the_network_is_refused(server: Process, name: str) -> None:
    me = await Client.join(server.address)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": name}]
    with pytest.raises(Problem) as refused:
        await me.post("/api/tables", {"game": "fellowship", "players": 2, "seats": seats})
    assert refused.value.code == "bad_input" and "\n" not in refused.value.text and refused.value.text.endswith(".")
    table = await me.post("/api/tables", {"game": "fellowship", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]})
    with pytest.raises(Problem):
        await me.post(f"/api/tables/{table['id']}/bot", {"seat": 1, "bot": name})


def test_a_package_that_cannot_be_loaded_keeps_nobody_away(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.mkdir()
    (broken / "pyproject.toml").write_text(
        '[project]\nname = "broken"\nversion = "1"\n'
        '[project.entry-points."onetable.games"]\nbroken = "nowhere.face:FACE"\n'
        '[project.entry-points."onetable.bots"]\nlame = "nowhere:Lame"\n'
    )
    said = onetable("selfplay", "fellowship", "--games", "1", **environment(broken))
    assert said.code == 0 and said.err == "The game “broken” cannot be loaded: ModuleNotFoundError: No module named 'nowhere'\n"
    refused = onetable("selfplay", "fellowship", "--bots", "lame", **environment(broken))
    assert refused.code != 0 and refused.err.endswith("There is no bot at “nowhere:Lame”: No module named 'nowhere'.\n")
