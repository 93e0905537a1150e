"""Each command does what it says, for a person and for a program."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bench.clicks import measure as measure_clicks
from onetable import __version__
from onetable.core.phrasebook import LANGUAGES
from onetable.core.record import record
from onetable.games.registry import rulebook
from tests.cli.command import onetable, play_match, record_data, written
from tests.cli.warm import HERE

# ---- the command itself


COMMANDS = (
    "serve", "play", "games", "rules", "cards", "campaign", "replay", "scenario", "selfplay", "export", "import", "bot", "arena", "balance",
    "learn", "practise", "bench", "solve", "puzzle",
)  # fmt: skip


def test_the_version_is_told() -> None:
    assert onetable("--version").out == f"{__version__}\n"


def test_the_help_names_what_is_there_and_nothing_else() -> None:
    said = onetable("--help")
    assert said.code == 0
    for name in COMMANDS:
        assert f" {name} " in said.out
    assert "tournament" not in said.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str) -> None:
    said = onetable(command, "--help")
    assert (said.code, said.err) == (0, "") and f"Usage: onetable {command}" in said.out


def test_a_game_may_learn_in_a_way_of_its_own() -> None:
    """Its commands stand beside the one that serves all games."""
    assert "Usage: onetable learn deals" in onetable("learn", "deals", "--help").out
    assert "DEALT HELD_OUT OUT" in onetable("learn", "fellowship", "--help").out
    assert "There is no game" in onetable("learn", "chess", "--folder", "nowhere").err


def test_the_installed_program_is_the_same() -> None:
    program = shutil.which("onetable", path=str(Path(sys.executable).parent))
    assert program is not None
    assert Path(program).read_text().count("onetable.cli") == 1


# ---- games


def test_games_are_listed_for_programs() -> None:
    game, cards, quest, drafts = onetable("games", "--json").data
    assert (game["id"], game["players"], game["languages"]) == ("fellowship", [1, 2, 3, 4], list(LANGUAGES))
    assert game["setup"]["chapter"] == [*range(1, 19), "road"]
    options = {option["name"]: option for option in game["options"]}
    assert options["lost_card"]["values"] == ["mandatory", "optional"] and options["lost_card"]["meaning"]
    assert (cards["id"], cards["players"], cards["setup"]["first_game"]) == ("tcg", [2, 3, 4, 5, 6], [False, True])
    assert "aragorn" in cards["setup"]["decks"]
    assert (quest["id"], quest["players"], len(quest["setup"]["heroes"]), len(quest["options"])) == ("quest", [2, 3, 4], 5, 6)
    assert (drafts["id"], drafts["players"], drafts["setup"]["kind"]) == ("drafts", [2, 3, 4, 5, 6], ["draft", "sealed", "starters"])


def test_games_are_listed_for_people_and_the_example_can_be_typed() -> None:
    said = onetable("games")
    assert said.code == 0 and "lost_card: mandatory (default), optional" in said.out
    tables = (("fellowship", "2"), ("tcg", "2"), ("quest", "3"), ("drafts", "2"))
    for (game, players), text in zip(tables, said.out.split("--setup '")[1:], strict=True):
        assert onetable("selfplay", game, "--games", "1", "--players", players, "--setup", text.split("'")[0]).code == 0


def test_games_load_nothing_that_plays_or_shows_them() -> None:
    """Commands start quickly because each loads only what it needs."""
    heavy = ("onetable.bots", "onetable.terminal", "onetable.server", "onetable.telling", "textual", "sqlalchemy", "starlette")
    code = (
        f"import sys; from onetable.cli import main; main(['games', '--json']); print([m for m in sys.modules if m.startswith({heavy!r})])"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.splitlines()[-1] == "[]"


# ---- cards


def test_every_card_is_data_and_text() -> None:
    found = onetable("cards", "fellowship", "--json").data
    assert [(card["kind"], card["id"]) for card in found] == [(card["kind"], card["id"]) for card in rulebook("fellowship").cards()]
    kinds = [card["kind"] for card in found]
    assert {kind: kinds.count(kind) for kind in ("character", "event", "rider", "gift")} == {
        "character": 46, "event": 12, "rider": 5, "gift": 5,
    }  # fmt: skip
    assert all([card["id"] and card["name"] and card["text"] for card in found])
    assert len({(card["kind"], card["id"]) for card in found}) == len(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_found_by_its_name_in_every_language(language: str) -> None:
    (sam,) = onetable("cards", "fellowship", "sam", "--language", language, "--json").data
    assert onetable("cards", "fellowship", sam["name"], "--language", language, "--json").data == [sam]
    shown = onetable("cards", "fellowship", "sam", "--language", language, COLUMNS="2000").out
    assert [line for line in sam["text"].split("\n") if line not in shown] == []


def test_a_part_of_a_name_is_enough() -> None:
    assert [card["id"] for card in onetable("cards", "fellowship", "MAGGOT", "--json").data] == ["farmer_maggot"]


def test_the_language_of_the_system_is_spoken() -> None:
    assert onetable("cards", "fellowship", "pippin", "--json", LANG="nl_NL.UTF-8").data[0]["name"] == "Pepijn"
    assert onetable("cards", "fellowship", "pippin", "--json", LANG="fr_FR.UTF-8").data[0]["name"] == "Pippin"


# ---- replay


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return written(tmp_path / "record.json", record_data())


def test_a_record_is_verified_and_told(file: Path) -> None:
    match = play_match({"chapter": 8})
    said = onetable("replay", file)
    assert said.code == 0 and f"verified: {len(match.answers)} of {len(match.answers)} answers" in said.out
    assert "Round 1 of “A Knife in the Dark” begins." in said.out and said.out.endswith("The round is lost.\n")
    assert "Een mes in het duister" in onetable("replay", file, "--language", "nl").out


def test_a_record_is_told_to_programs(file: Path) -> None:
    match = play_match({"chapter": 8})
    told = onetable("replay", file, "--json").data
    assert (told["game"], told["setup"], told["players"], told["seed"]) == ("fellowship", {"chapter": 8}, 4, 3)
    assert (told["answers"], told["shown"], told["result"]) == (len(match.answers), len(match.answers), "lost")
    assert all([event["text"] and event["word"]["is"] for event in told["journal"]])


def test_a_card_that_is_handed_over_is_told_once(tmp_path: Path) -> None:
    match = play_match({"chapter": 2}, answers=30)
    told = onetable("replay", written(tmp_path / "record.json", msgspec.json.encode(record(match))), "--json").data
    words = [event["word"]["is"] for event in told["journal"]]
    assert "HandsOver" in words and "HandsOverUnseen" not in words


def test_a_record_is_shown_up_to_an_answer(file: Path) -> None:
    told = onetable("replay", file, "--upto", "2", "--json").data
    assert (told["shown"], told["result"]) == (2, None)
    assert told["choices"] and told["asked"] in range(4)
    assert " | ".join(told["choices"]) in onetable("replay", file, "--upto", "2").out


# ---- scenarios

SCENE = """
edition: 2
name: {name}
setup: {{chapter: 1}}
characters: [frodo, bilbo, gandalf, pippin]
hands: {{frodo: H2 H7, bilbo: H3 M1, gandalf: H4 M2 M3, pippin: H5 H6}}
won: [[frodo, R1 R2 S1 S2], [bilbo, F1 F2 F3 F4], [bilbo, F5 F6 F7 F8]]
leader: frodo
play:
  - Play H2
  - asked: {asked}
"""


def test_scenarios_that_hold_and_those_that_fail(tmp_path: Path) -> None:
    good = written(tmp_path / "good.yaml", SCENE.format(name="Bilbo follows", asked="bilbo"))
    bad = written(tmp_path / "bad.yaml", SCENE.format(name="First", asked="bilbo") + "---" + SCENE.format(name="Second", asked="pippin"))
    assert onetable("scenario", good).code == 0
    said = onetable("scenario", good, bad)
    assert (said.code, said.err) == (1, "")
    assert said.out.splitlines() == [
        f"holds   {good}: Bilbo follows",
        f"holds   {bad}: First",
        f"FAILED  {bad}: Second: line 2: asked is 'bilbo', expected 'pippin'",
    ]


def test_the_other_scenarios_are_run_although_one_cannot_be(tmp_path: Path) -> None:
    good = written(tmp_path / "good.yaml", SCENE.format(name="Bilbo follows", asked="bilbo"))
    said = onetable("scenario", tmp_path / "none.yaml", good)
    assert said.code == 2 and "none.yaml" in said.err and said.out == f"holds   {good}: Bilbo follows\n"
    wrong = SCENE.format(name="Nobody", asked="blibo")
    file = written(tmp_path / "file.yaml", wrong + "---" + SCENE.format(name="Bilbo follows", asked="bilbo"))
    said = onetable("scenario", file)
    assert said.code == 2 and said.err.endswith("Did you mean “bilbo”?\n") and said.err.count("\n") == 1
    assert said.out == f"holds   {file}: Bilbo follows\n"


# ---- self-play


def test_self_play_counts() -> None:
    said = onetable("selfplay", "fellowship", "--games", "60", "--seed", "5", "--setup", '{"chapter": 1}', "--players", "3", "--json")
    assert said.code == 0
    found = said.data
    assert list(found) == ["games", "finished", "exceptions", "decisions", "seconds", "results", "failing"]
    assert (found["games"], found["finished"], found["exceptions"], found["failing"]) == (60, 60, 0, [])
    assert sum(found["results"].values()) == 60 and found["decisions"] > 60


def test_more_processes_play_the_same_games() -> None:
    def counted(*more: str) -> dict[str, Any]:
        found: dict[str, Any] = onetable("selfplay", "fellowship", "--games", "60", "--bots", "random,rules", "--json", *more).data
        return {key: value for key, value in found.items() if key != "seconds"}

    assert counted("--jobs", "2") == counted()


def test_self_play_over_all_set_ups() -> None:
    found = onetable("selfplay", "fellowship", "--all", "--games", "1", "--check", "--json").data
    assert (found["games"], found["finished"], found["exceptions"]) == (76, 76, 0)
    assert {(each["setup"]["chapter"], each["players"]) for each in found["setups"]} == {
        (chapter, players) for chapter in (*range(1, 19), "road") for players in (1, 2, 3, 4)
    }
    assert onetable("selfplay", "fellowship", "--all", "--games", "1", "--players", "2", "--json").data["games"] == 19


def test_self_play_speaks_to_people() -> None:
    said = onetable("selfplay", "fellowship", "--games", "10")
    assert said.code == 0 and said.out.startswith("10 games, 10 finished, 0 exceptions; ")


def test_a_game_that_fails_is_reported_and_fails_the_command() -> None:
    code = "import sys, onetable.bots.selfplay as play; play.MOST_DECISIONS = 3; from onetable.cli import main; sys.exit(main())"
    command = [sys.executable, "-c", code, "selfplay", "fellowship", "--games", "2", "--seed", "8"]
    done = subprocess.run([*command, "--json"], cwd=HERE, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (1, "")
    assert [failure["seed"] for failure in json.loads(done.stdout)["failing"]] == [8, 9]
    done = subprocess.run(command, cwd=HERE, capture_output=True, text=True)
    assert done.returncode == 1 and "--players 4 --seed 9 --games 1: Fault: the game has not ended" in done.stdout


# ---- arena and bench


def test_the_arena_compares_bots_over_the_same_games() -> None:
    arguments = ("arena", "fellowship", "--bots", "random,rules", "--chapter", "1,2", "--players", "3", "--games", "20", "--jobs", "1")
    found = onetable(*arguments, "--json").data["lines"]
    assert [(line["bot"], line["setup"]["chapter"]) for line in found] == [("random", 1), ("rules", 1), ("random", 2), ("rules", 2)]
    for line in found:
        assert line["games"] == 20 and line["likely"][0] <= line["rate"] <= line["likely"][1]
    assert found[1]["won"] > found[0]["won"]
    said = onetable(*arguments)
    assert said.code == 0 and len(said.out.splitlines()) == 4


def test_the_arena_lets_bots_meet_where_not_all_win_together() -> None:
    arguments = ("arena", "tcg", "--bots", "rules,random", "--games", "6", "--decks", "aragorn,gandalf", "--jobs", "1")
    (line,) = onetable(*arguments, "--json").data["lines"]
    assert (line["bot"], line["against"], line["games"], line["players"]) == ("rules", "random", 12, 2)
    assert line["won"] >= 10 and line["likely"][0] <= line["rate"] <= line["likely"][1]
    assert "rules against random" in onetable(*arguments).out
    alone = onetable("arena", "tcg", "--bots", "rules")
    assert alone.code == 2 and "name two or more" in alone.err


def test_the_bench_needs_the_repository(tmp_path: Path) -> None:
    shutil.copytree(HERE / "src" / "onetable", tmp_path / "lib" / "python" / "onetable", ignore=shutil.ignore_patterns("__pycache__"))
    said = onetable("bench", PYTHONPATH=str(tmp_path / "lib" / "python"))
    assert said.code == 2 and "repository" in said.err and said.err.count("\n") == 1


def test_the_bench_counts_clicks_of_a_game() -> None:
    said = onetable("bench", "clicks", "chess")
    assert said.code == 2 and "There is fellowship, tcg, quest" in said.err
    found = measure_clicks("tcg", games=2)
    assert found["tcg_idle_after"] <= 0.1 < found["tcg_idle_before"] and found["tcg_asked_a_game"] < found["tcg_questions_a_game"]


def test_the_arena_decides_when_enough_is_played_and_keeps_every_game(tmp_path: Path) -> None:
    book, picture = tmp_path / "book.jsonl", tmp_path / "drawn" / "league.svg"
    arguments = ("arena", "tcg", "--decks", "aragorn,gandalf", "--jobs", "1", "--file", book)
    match = (*arguments, "--bots", "rules,random", "--games", "200", "--sprt", "50,60")
    said = onetable(*match)
    assert said.code == 0 and "makes at least 60%, not 50% or less, after 100 games (SPRT over pairs" in said.out.splitlines()[-1]
    assert onetable(*match, "--json").data["test"]["verdict"] == "higher" and len(book.read_text().splitlines()) == 100
    league = onetable(*arguments, "--bots", "rules@aragorn,random@gandalf,random@aragorn", "--games", "2", "--plot", picture)
    assert league.code == 0 and league.out.splitlines()[-3].split()[0] == "rules@aragorn"
    assert picture.read_text().startswith("<svg") and "random@gandalf" in picture.read_text()
