"""An arena at a real server: bots from outside are challenged, deals are played from both seats, and nothing is lost when it is killed."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from onetable.bots.arena.bouts import Bout
from onetable.bots.arena.entrants import Entrant, members
from onetable.cli.arena import arena as let_them_meet
from onetable.client import SyncClient
from onetable.core.errors import BadInput
from tests.server.processes import ServerProcess

HERE = Path(__file__).parents[3]
COMMAND = [sys.executable, "-m", "onetable.cli"]
SECONDS = 300  # until everything must be over, on a machine that has other things to do


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, dict[str, str]]]:
    """A server in a process, and at it two bots from outside, each with a runner in a process of its own; the environment of a visitor."""
    folder = tmp_path_factory.mktemp("arena")
    server = ServerProcess(folder, "--bot-delay", "0")
    server.start()
    running = []
    try:
        wait_for(lambda: answers(server.address))
        with SyncClient.join(server.address, "Lobelia") as me:
            me.post("/api/account", {"login": "lobelia", "password": "under hill and over hill"})
            for name in ("Bert", "Tom"):
                made = me.post("/api/me/bots", {"name": name, "welcomes": True})
                token = me.post(f"/api/me/bots/{made['id']}/tokens", {"scopes": ["read", "play", "challenge"]})["token"]
                program = [*COMMAND, "bot", "run", "random_bot:RandomBot", "--server", server.address, "--seed", "1"]
                running.append(
                    subprocess.Popen(
                        program, cwd=HERE / "docs/bots", env={**os.environ, "ONETABLE_TOKEN": token},
                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                    )
                )  # fmt: skip
        yield server.address, {**os.environ, "ONETABLE_DATA": str(folder / "visitor")}
    finally:
        for process in running:
            process.kill()
            process.wait()
        server.kill()


def answers(address: str) -> bool:
    try:
        SyncClient.join(address, "Nob").close()
    except Exception:
        return False
    return True


def wait_for(condition: Any) -> None:
    """Wait until this is so."""
    end = time.monotonic() + SECONDS
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


def arena(address: str, environment: dict[str, str], *words: str) -> subprocess.Popen[str]:
    """The command, begun."""
    program = [*COMMAND, "arena", *words, "--server", address]
    return subprocess.Popen(program, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def lines_of(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


def test_killed_and_gone_on_with_at_a_server(outside: tuple[str, dict[str, str]], tmp_path: Path) -> None:
    address, environment = outside
    file = tmp_path / "book.jsonl"
    words = ("fellowship", "--bots", "Bert+Tom,rules", "--players", "2", "--games", "3", "--file", str(file), "--jobs", "2", "--json")
    first = arena(address, environment, *words)
    wait_for(lambda: any("played" in line for line in lines_of(file)))
    first.kill()
    first.communicate()
    before = lines_of(file)
    told, said = arena(address, environment, *words).communicate(timeout=SECONDS)
    assert told, said
    found = json.loads(told)
    lines = lines_of(file)
    assert [line["games"] for line in found["lines"]] == [3, 3] and not any([line["failing"] for line in found["lines"]]), said
    assert lines[: len(before)] == before, "what was played before is not played again"
    played = [line["played"] for line in lines if "played" in line]
    begun, tables = [line["begun"] for line in lines if "begun" in line], {each["table"] for each in played}
    assert len(played) == len(tables) == len(begun) == 6, "lost or doubled"
    seated = Counter([json.dumps(line["bout"]["seats"]) for line in lines if "played" in line])
    assert seated == {'["Bert", "Tom"]': 3, '["rules", "rules"]': 3}
    with SyncClient.join(address, "Odo") as odo:
        records = {table: odo.get(f"/api/tables/{table}/record") for table in tables}
    deals = [(line["bout"]["seed"], records[line["played"]["table"]]["seed"]) for line in lines if "played" in line]
    assert len(set(deals)) == len(dict(deals)) == 3, "both have played the same deals, and each deal is another"
    assert [len(records[each["table"]]["answers"]) for each in played] == [each["decisions"] for each in played]
    again, _ = arena(address, environment, *words).communicate(timeout=SECONDS)
    assert json.loads(again) == found and lines_of(file) == lines


@pytest.mark.long
@pytest.mark.parametrize("words", [("tcg", "--bots", "Bert@gandalf,Tom@aragorn,rules@nine_walkers"), ("quest", "--bots", "Bert,rules")])
def test_every_kind_of_game_is_played_so(outside: tuple[str, dict[str, str]], tmp_path: Path, words: tuple[str, ...]) -> None:
    address, environment = outside
    process = arena(address, environment, *words, "--games", "2", "--file", str(tmp_path / "book"), "--json")
    told, said = process.communicate(timeout=SECONDS)
    assert told, said
    found = json.loads(told)
    assert not any([line["failing"] for line in found["lines"]]), said
    assert found["games"] == {"tcg": 12, "quest": 4}[words[0]]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"bots": "Bert,William", "players": 2}, "You may challenge no bot called “William”"),
        ({"bots": "Bert+Tom,rules", "players": 3}, "“Bert+Tom” has 3 seats at this table"),
        ({"bots": "Bert,rules", "players": 2}, "“Bert” has 2 seats at this table"),
        ({"bots": "rules", "players": 2, "seconds": 1.0}, "--ray and --seconds are for games that are played here"),
    ],
)
def test_what_cannot_be_played_is_one_sentence(
    outside: tuple[str, dict[str, str]], monkeypatch: pytest.MonkeyPatch, words: dict[str, Any], said: str
) -> None:
    address, environment = outside
    monkeypatch.setenv("ONETABLE_DATA", environment["ONETABLE_DATA"])
    with pytest.raises(BadInput, match=re.escape(said)):
        let_them_meet("fellowship", server=address, **words)


def test_a_team_sits_down_in_turn() -> None:
    both = (Entrant("Bert+Tom"), Entrant("rules"))
    assert members(both, (0, 1, 0, 1)) == ("Bert", "rules", "Tom", "rules")
    assert members(both, (0, 1)) == ("Bert", "rules"), "where there is one seat, the others of the team rest"
    with pytest.raises(BadInput, match="3 seats"):
        members(both, (0, 0, 0))
    assert Bout("fellowship", "1", {}, 2, 1, ("rules",)).server == ""
