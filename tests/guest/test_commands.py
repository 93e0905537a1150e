"""The guest by the real command, in a process that has it installed: shown, read, played by bots and by a person, and told again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from onetable.core.phrasebook import LANGUAGES
from onetable.core.record import Record, decode, read_file, replay
from onetable.core.scenario.files import read_scenario
from onetable.games.registry import rulebook
from onetable.text import Interface
from tests.cli.command import Said, onetable
from tests.guest.installed import GUEST, environment

INSTALLED = environment()
SCENARIOS = sorted((GUEST / "scenarios").glob("*.yaml"))


def command(*arguments: str | Path, **manner: Any) -> Said:
    """A command where the guest is installed; it may complain of nothing."""
    said = onetable(*arguments, **{**INSTALLED, "PYTHONWARNINGS": "error", **manner})
    assert said.err == "" and said.code == 0, said
    return said


def test_it_is_there_only_where_it_is_installed() -> None:
    names = [game["id"] for game in command("games", "--json").data]
    assert names == ["fellowship", "tcg", "quest", "drafts", "lanterns"]
    assert "lanterns" not in onetable("games").out
    refused = onetable("play", "lanterns", "--plain")
    assert refused.code != 0 and refused.err == "There is no game “lanterns” on this table; there is fellowship, tcg, quest, drafts.\n"


def test_what_can_be_decided_is_shown() -> None:
    shown = command("games").out
    assert "length: short, long" in shown and "twins: go_out (default), share" in shown
    refused = onetable("play", "lanterns", "--plain", "--length", "endless", **INSTALLED)
    assert refused.err == "There is no length “endless”; there is short, long.\n"


def test_its_cards_can_be_read() -> None:
    cards = command("cards", "lanterns", "--json", "--language", "nl").data
    assert len(cards) == 16 and cards[0]["name"] == "Mottenlantaarn" and cards[0]["text"].startswith("Licht 1.")
    assert "Light 7. Hang it up only if you have at least 6 glow." in command("cards", "lanterns", "dragon").out


def test_its_scenarios_hold() -> None:
    assert command("scenario", *SCENARIOS).out.count("holds ") == sum([len(read_scenario(path)) for path in SCENARIOS])


def test_bots_play_all_of_it_and_every_position_is_watched() -> None:
    found = command("selfplay", "lanterns", "--all", "--check", "--games", "4", "--bots", "rules,random", "--json").data
    assert found["finished"] == found["games"] == 48 and found["exceptions"] == 0


def test_bots_are_compared() -> None:
    arguments = ("--games", "3", "--length", "short,long", "--jobs", "1", "--json")
    lines = command("arena", "lanterns", "--bots", "rules,rollout:2ms,random", *arguments).data["lines"]
    assert len(lines) == 6 and {line["games"] for line in lines} == {6} and {line["setup"]["length"] for line in lines} == {"short", "long"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_lines(language: str, tmp_path: Path) -> None:
    say, typed = Interface(language).say, "\n".join(["why", "hint", "hand", "table", "piles", "journal", "rules", "help"])
    arguments = ("--plain", "--seed", "6", "--length", "long", "--players", "3", "--language", language, "--bots", "rules,rollout:2ms")
    said = command("play", "lanterns", *arguments, data=tmp_path, typed=f"{typed}\n" + "1\n" * 20 + "quit\n")
    for text in ("game-lanterns", "rules-lanterns-dawn", "rules-lanterns-dawn-text", "end-again", "line-bye"):
        assert say(text) in said.out, text
    assert say("lanterns-now", night=5, nights=5, who="x").split("x")[0] in said.out
    [file] = (tmp_path / "records").glob("lanterns-long-3-*-6.json")
    record: Record = decode(read_file(file), Record, "record")
    match = replay(rulebook("lanterns"), record)
    assert match.game.decision is None and match.setup == {"length": "long"}
    told = command("replay", file, "--language", language).out
    assert rulebook("lanterns").phrasebook(language).read(match.journal[-1].word) in told


def test_a_person_may_take_back_and_ask_why_not_and_go_on_another_day(tmp_path: Path) -> None:
    arguments = ("lanterns", "--plain", "--seed", "3", "--bots", "random")
    first = command("play", *arguments, typed="why moon\nwhy carp\nwhy owl\n1\nundo\nyes\n2\nquit\n", data=tmp_path)
    assert "Hang up the moon lantern cannot be chosen now. You need at least 3 glow for it." in first.out
    assert "carp lantern can be chosen now." in first.out and " is not what is asked for now." in first.out
    assert "Undone." in first.out and "Saved: " in first.out
    again = command("play", *arguments, typed="resume\n" + "1\n" * 40 + "quit\n", data=tmp_path)
    assert "The saved game goes on." in again.out and "wins with" in again.out
