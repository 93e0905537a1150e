"""Whatever is typed or found in a file: one clear sentence on stderr, exit code 2, no traceback, and no file is touched."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep
from typing import Any

import msgspec
import pytest

from onetable.core.record import save
from onetable.games.fellowship.campaign import Campaign
from onetable.games.registry import rulebook
from tests.cli.command import Said, onetable, play_match, record_data, written
from tests.cli.warm import HERE
from tests.rules import rule


def refused(said: Said, *parts: str) -> None:
    """The command said no, in one line that holds these parts."""
    assert said.code == 2, said
    assert said.out == ""
    assert said.err.count("\n") == 1 and said.err.endswith("\n"), said.err
    assert "Traceback" not in said.err
    for part in parts:
        assert part in said.err


TYPED: list[tuple[str, tuple[str, ...], tuple[str, ...]]] = [
    ("unknown command", ("plya",), ("plya", "play", "selfplay")),
    ("unknown flag", ("games", "--jsn"), ("--jsn", "--json")),
    ("too many words", ("games", "chess"), ("chess",)),
    ("missing game", ("cards",), ("GAME",)),
    ("missing bots", ("arena", "fellowship"), ("--bots",)),
    ("unknown game", ("selfplay", "chess"), ("chess", "fellowship")),
    ("unknown game to play", ("play", "chess"), ("chess", "fellowship")),
    ("unknown game of cards", ("cards", "chess"), ("chess", "fellowship")),
    ("unknown card", ("cards", "fellowship", "Sauron"), ("Sauron",)),
    ("unknown chapter", ("play", "fellowship", "--setup", '{"chapter": 19}'), ("19", "1 to 18", "road")),
    ("unknown chapter name", ("play", "fellowship", "--setup", '{"chapter": "rivendell"}'), ("rivendell",)),
    ("chapter 0", ("selfplay", "fellowship", "--setup", '{"chapter": 0}'), ("“0”",)),
    ("chapter 0 in the arena", ("arena", "fellowship", "--bots", "random", "--chapter", "0"), ("“0”",)),
    ("chapter true", ("selfplay", "fellowship", "--setup", '{"chapter": true}'), ("chapter",)),
    ("5 players", ("play", "fellowship", "--players", "5"), ("1 to 4", "5")),
    ("0 players", ("selfplay", "fellowship", "--players", "0"), ("1 to 4", "0")),
    ("players in letters", ("play", "fellowship", "--players", "four"), ("--players", "four")),
    ("broken JSON", ("play", "fellowship", "--setup", '{"chapter": 5'), ("--setup", "JSON")),
    ("JSON that is a list", ("play", "fellowship", "--setup", "[5]"), ("--setup", "braces")),
    ("unknown part of the set-up", ("play", "fellowship", "--setup", '{"chapters": 5}'), ("chapters", "options")),
    ("unknown option", ("play", "fellowship", "--setup", '{"options": {"lost_cards": "optional"}}'), ("lost_cards", "lost_card")),
    ("unknown value", ("play", "fellowship", "--setup", '{"options": {"lost_card": "never"}}'), ("lost_card", "optional", "never")),
    ("options that are none", ("play", "fellowship", "--setup", '{"options": 5}'), ("options",)),
    ("unknown character", ("selfplay", "fellowship", "--setup", '{"chapter": 13, "finished": ["sauron"]}'), ("sauron",)),
    ("unknown gift", ("selfplay", "fellowship", "--setup", '{"chapter": "road", "gift": "palantir"}'), ("palantir",)),
    ("unknown rider", ("selfplay", "fellowship", "--setup", '{"chapter": "road", "rider": "gothmog"}'), ("gothmog",)),
    ("unknown bot", ("selfplay", "fellowship", "--bots", "random,sauron"), ("sauron", "random")),
    ("unknown bot at the table", ("play", "fellowship", "--bots", "sauron"), ("sauron", "random")),
    ("no bot", ("selfplay", "fellowship", "--bots", ""), ("random",)),
    ("unknown language", ("cards", "fellowship", "--language", "de"), ("de", "en, zh, ja, nl")),
    ("unknown language at the table", ("play", "fellowship", "--language", "EN"), ("EN", "en, zh, ja, nl")),
    ("no games", ("selfplay", "fellowship", "--games", "0"), ("--games",)),
    ("no process", ("selfplay", "fellowship", "--jobs", "0"), ("--jobs",)),
    ("no time", ("arena", "fellowship", "--bots", "random", "--seconds", "0"), ("--seconds",)),
    ("time that is no number", ("arena", "fellowship", "--bots", "random", "--seconds", "nan"), ("--seconds",)),
    ("negative seed", ("play", "fellowship", "--seed", "-1"), ("--seed",)),
    ("seed that nothing can hold", ("selfplay", "fellowship", "--seed", str(2**64)), ("--seed",)),
    ("campaign of nobody", ("campaign", "show", "nobody"), ("nobody",)),
    ("campaign outside its folder", ("play", "fellowship", "--campaign", "../home"), ("../home",)),
    ("campaign without a name", ("campaign", "next", ""), ("name",)),
    ("unknown question about campaigns", ("campaign", "rename"), ("rename",)),
    ("unknown hero", ("selfplay", "quest", "--players", "2", "--setup", '{"heroes": ["gimli"]}'), ("gimli", "thalin")),
    ("a hero twice", ("selfplay", "quest", "--players", "3", "--setup", '{"heroes": ["thalin", "thalin"]}'), ("once",)),
    ("too few heroes", ("selfplay", "quest", "--players", "4", "--setup", '{"heroes": ["thalin"]}'), ("3 heroes", "names 1")),
    ("5 players of a quest", ("selfplay", "quest", "--players", "5"), ("2 to 4", "5")),
    ("heroes that are a number", ("selfplay", "quest", "--setup", '{"heroes": 5}'), ("heroes",)),
    ("unknown option of a quest", ("selfplay", "quest", "--setup", '{"options": {"events_drawn": 2}}'), ("events_drawn", "1, 3", "2")),
]  # fmt: skip


@rule("F-001")
@pytest.mark.parametrize(("arguments", "parts"), [pytest.param(*case[1:], id=case[0]) for case in TYPED])
def test_what_is_typed_wrong_is_refused(arguments: tuple[str, ...], parts: tuple[str, ...]) -> None:
    refused(onetable(*arguments), *parts)


# ---- records


def changed(**parts: Any) -> dict[str, Any]:
    return {**record_data(), **parts}


def with_other_answer() -> dict[str, Any]:
    data = record_data()
    data["answers"][3]["number"] += 90
    return data


def with_other_word() -> dict[str, Any]:
    data = record_data()
    data["answers"][3]["word"] = data["answers"][-1]["word"]
    return data


def without_last_answer() -> dict[str, Any]:
    data = record_data(answers=30)
    data["answers"].pop()
    return data


RECORDS: dict[str, tuple[Any, tuple[str, ...]]] = {
    "broken": (b"{]", ("not a whole record",)),
    "truncated": (msgspec.json.encode(record_data())[:700], ("not a whole record", "truncated")),
    "empty": (b"", ("not a whole record",)),
    "not text": (b'{"kind":"record","game":"\xff\xfe"}', ("not a whole record",)),
    "of another content version": (changed(version="0"), ("version 0", "version 1")),
    "of another game": (changed(game="chess"), ("chess", "fellowship")),
    "of nobody": (changed(players=0), ("1 to 4",)),
    "of a chapter that is none": (changed(setup={"chapter": 99}), ("99",)),
    "with a seed in words": (changed(seed="seven"), ("seed",)),
    "with an impossible answer": (with_other_answer(), ("damaged", "answer 4")),
    "with another word": (with_other_word(), ("damaged", "answer 4")),
    "without its last answer": (without_last_answer(), ("damaged",)),
    "with another fingerprint": (changed(digest="00"), ("damaged",)),
}


@pytest.mark.parametrize("name", RECORDS)
def test_a_spoilt_record_is_refused(name: str, tmp_path: Path) -> None:
    content, parts = RECORDS[name]
    file = written(tmp_path / "record.json", content)
    before = file.read_bytes()
    refused(onetable("replay", file), *parts)
    assert file.read_bytes() == before


def test_half_a_save_is_refused(tmp_path: Path) -> None:
    whole = save(rulebook("fellowship"), play_match({"chapter": 5}, answers=9).game)
    file = written(tmp_path / "save.json", whole[: len(whole) // 2])
    refused(onetable("replay", file), "not a whole record")
    assert file.read_bytes() == whole[: len(whole) // 2]


@pytest.mark.parametrize("command", ["replay", "scenario"])
def test_a_missing_file_and_a_folder_are_refused(command: str, tmp_path: Path) -> None:
    refused(onetable(command, tmp_path / "nothing"), "nothing")
    refused(onetable(command, tmp_path), str(tmp_path))


# ---- scenarios

PARTY = "setup: {chapter: 1}\ncharacters: [frodo, bilbo, gandalf, pippin]\n"
SCENARIOS: dict[str, tuple[str | bytes, tuple[str, ...]]] = {
    "a card twice": (PARTY + "hands: {frodo: R1 H3, bilbo: H4 H3}", ("H3", "twice", "37")),
    "a card of another deck": (PARTY + "hands: {frodo: R1 V3}", ("V3", "deck")),
    "a card that is none": (PARTY + "hands: {frodo: R1 X3}", ("X3",)),
    "a rank that is none": (PARTY + "hands: {frodo: R1 H9}", ("H9",)),
    "somebody who is not there": (PARTY + "hands: {sam: H1}", ("sam",)),
    "too few characters": ("setup: {chapter: 1}\ncharacters: [frodo]", ("4 chairs",)),
    "no YAML": ("name: [half", ("YAML",)),
    "not text": (b"\xff\xfe\x00", ("YAML",)),
    "a list": ("- 1\n- 2\n", ("no scenario",)),
    "empty": ("", ("no scenario",)),
    "an unknown part": (PARTY + "handz: {}", ("handz", "Did you mean “hands”?")),
    "a key twice": (PARTY + "lost: H1\nlost: H2", ("lost", "twice")),
    "the first edition": ("edition: 1", ("onetable scenario --convert FILE",)),
    "an unknown game": ("game: chess\n" + PARTY, ("chess",)),
    "5 players": ("players: 5\nsetup: {chapter: 1}", ("players", "the most is 4")),
    "players in letters": ("players: four\nsetup: {chapter: 1}", ("players",)),
    "hands that are a number": (PARTY + "hands: 5", ("hands",)),
    "tricks without winners": (PARTY + "won: [H1 H2 H3 H4]", ("won",)),
    "an unknown stage": (PARTY + "stage: dessert", ("dessert",)),
    "an unknown fact": (PARTY + "stage: setup\nplay: [{weather: fine}]", ("weather",)),
    "a quest at an unknown step": ("game: quest\nstep: dance", ("dance", "travel")),
    "a quest with a card too many": ("game: quest\nstep: travel\nheroes: [{hero: thalin, hand: [dodge, dodge]}]", ("thalin_dodge",)),
    "a quest with a card that is none": ("game: quest\nstep: travel\nheroes: [{hero: thalin, hand: [sneeze]}]", ("sneeze",)),
    "a quest in an unknown place": ("game: quest\nstep: travel\nheroes: [{hero: thalin, at: hobbiton}]", ("hobbiton",)),
    "a quest with an unknown part": ("game: quest\nstep: travel\nweather: fine", ("weather",)),
    "a quest with an unknown text": ("game: quest\ncard: encounter.the_dragon", ("the_dragon",)),
    "a line that is a number": (PARTY + "stage: setup\nplay: [7]", ("1",)),
}


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_that_cannot_be_is_refused(name: str, tmp_path: Path) -> None:
    content, parts = SCENARIOS[name]
    head = "edition: 2\n" if isinstance(content, str) and content[:1].isalpha() and "edition" not in content else ""
    file = written(tmp_path / "scenario.yaml", head + content if isinstance(content, str) else content)
    before = file.read_bytes()
    refused(onetable("scenario", file), str(file), *parts)
    assert file.read_bytes() == before


# ---- campaigns


@pytest.fixture
def half_a_campaign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ONETABLE_DATA", str(tmp_path))
    campaign = Campaign.open("home")
    campaign.note(play_match({"chapter": 1}))
    whole = campaign.path.read_bytes()
    return written(campaign.path, whole[: len(whole) // 2])


@pytest.mark.parametrize(
    "arguments", [("campaign", "show", "home"), ("campaign", "next", "home"), ("campaign",), ("play", "fellowship", "--campaign", "home")]
)
def test_half_a_campaign_is_refused_and_stays_as_it_is(arguments: tuple[str, ...], half_a_campaign: Path, tmp_path: Path) -> None:
    before = half_a_campaign.read_bytes()
    refused(onetable(*arguments, data=tmp_path), str(half_a_campaign), "damaged")
    assert half_a_campaign.read_bytes() == before
    assert sorted([path.name for path in half_a_campaign.parent.iterdir()]) == ["home.json", "records"]


# ---- the pipe, the keyboard, ourselves


def test_a_reader_who_has_seen_enough_is_left_in_peace() -> None:
    line = f"'{sys.executable}' -m onetable.cli cards fellowship --json | head -n 1"
    done = subprocess.run(["bash", "-c", line], cwd=HERE, env={**os.environ, "LANG": "C.UTF-8"}, capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("[\n", "")


def test_a_closed_pipe_is_no_traceback() -> None:
    read, write = os.pipe()
    os.close(read)
    with open(write, "wb") as nowhere:
        command = [sys.executable, "-m", "onetable.cli", "games"]
        done = subprocess.run(command, cwd=HERE, stdout=nowhere, stderr=subprocess.PIPE, text=True, stdin=subprocess.DEVNULL)
    assert (done.returncode, done.stderr) == (1, "")


def test_an_interrupt_ends_in_silence() -> None:
    code = "import sys; from onetable.cli import main; print('ready', flush=True); sys.exit(main())"
    command = [sys.executable, "-c", code, "selfplay", "fellowship", "--games", "1000000"]
    with subprocess.Popen(command, cwd=HERE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None and running.stdout.readline() == "ready\n"
        sleep(0.5)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=20)
    assert (running.returncode, out, err) == (130, "", "")


def test_a_terminal_without_our_letters_gets_question_marks() -> None:
    said = onetable("cards", "fellowship", "sam", "--language", "zh", PYTHONIOENCODING="ascii")
    assert said.code == 0 and "sam" in said.out and "?" in said.out
