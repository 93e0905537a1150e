"""The line mode through real pipes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from onetable.core.phrasebook import LANGUAGES
from onetable.terminal.session import unfinished
from onetable.text import Interface


def play(typed: str, *arguments: str, game: str = "fellowship") -> subprocess.CompletedProcess[str]:
    """Type these lines into the program."""
    command = [sys.executable, "-m", "onetable.cli", "play", game, *arguments]
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8", "PYTHONWARNINGS": "error"}
    return subprocess.run(command, input=typed, capture_output=True, text=True, encoding="utf-8", env=environment, timeout=60)


def test_numbers_choose_and_the_end_of_the_input_keeps_the_game() -> None:
    done = play("1\n1\n", "--plain", "--seed", "6", "--bots", "random")
    assert done.returncode == 0 and done.stderr == ""
    assert "1. " in done.stdout and "Your turn" in done.stdout
    assert "The input has ended." in done.stdout and "Saved: " in done.stdout
    [waiting] = unfinished("fellowship")
    assert waiting.players == 4
    assert "\x1b" not in done.stdout  # no colours, no cursor


def test_without_a_terminal_lines_are_used_by_themselves() -> None:
    done = play("quit\n", "--seed", "6", "--bots", "random")
    assert done.returncode == 0 and "plain mode" in done.stdout and "Good-bye." in done.stdout
    assert unfinished("fellowship") == [] or "Saved" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_chapter_in_every_language(language: str) -> None:
    say = Interface(language).say
    done = play("1\n" * 12 + "quit\n", "--plain", "--seed", "6", "--language", language, "--bots", "random")
    assert done.returncode == 0 and done.stderr == ""
    assert say("over-won") in done.stdout or say("over-lost") in done.stdout
    assert say("end-again") in done.stdout and say("line-bye") in done.stdout


def test_after_the_end_one_may_look_back_and_deal_again() -> None:
    whole = play("1\n" * 12, "--plain", "--seed", "6", "--bots", "random")
    asked = whole.stdout.partition("Record: ")[0].count("Type a number.")
    done = play("1\n" * asked + "undo\nhint\njournal\n9\n1\nhand\nquit\n", "--plain", "--seed", "6", "--bots", "random")
    assert done.returncode == 0 and done.stderr == ""
    after = done.stdout.partition("Record: ")[2]
    assert "There is nothing to choose now." in after and "Round 1 of" in after and "There is no choice 9" in after
    assert ", deal 7." in after and "Good-bye." in after


def test_every_command() -> None:
    typed = "\n".join([
        "help", "hand", "goals", "journal", "hint", "rules", "rules shadowfax", "rules son of", "rules nobody", "why 3 of hills",
        "why H9", "why Z1", "undo", "language tlh", "language nl", "waarom 3H", "language en", "nonsense", "", "77", "0", "save", "quit",
    ])  # fmt: skip
    done = play(typed + "\n", "--plain", "--seed", "6", "--bots", "random")
    assert done.returncode == 0 and done.stderr == ""
    for words in (
        "Commands:", "holds: ", "Round 1 of", "The rules bot would: ", "The aim: ", "Tuck 1 card under", "Several cards fit: ",
        "Nothing by that name.", "3 of Hills", "“H9” is no card", "You have nothing to undo yet.", "Languages: en English",
        "De tafel spreekt Nederlands.", "The table speaks English.", "“nonsense” is no command.", "There is no choice 77", "Saved: ",
    ):  # fmt: skip
        assert words in done.stdout, words


def test_why_not_in_mid_trick() -> None:
    for seed in map(str, range(50)):
        done = play("1\n1\n1\n1\n", "--plain", "--seed", seed, "--bots", "random")
        held, _, offered = done.stdout.rpartition("holds: ")[2].partition(".\nYour turn: play a card.")
        cards = held.split(", ")
        allowed = [card for card in cards if f"Play the {card}\n" in offered]
        refused = [card for card in cards if card not in allowed]
        if allowed and refused:
            break
    again = play("1\n1\n1\n1\n" + "".join([f"why {card}\n" for card in cards]), "--plain", "--seed", seed, "--bots", "random")
    assert allowed and refused
    for card in refused:
        assert f"\n{card} cannot be chosen now. You must follow suit" in again.stdout
    for card in allowed:
        assert f"\n{card} can be chosen now." in again.stdout


def test_undo_asks_when_others_have_played_on() -> None:
    done = play("1\n1\n1\nundo\nmaybe\nno\nundo\nyes\n", "--plain", "--seed", "6", "--bots", "random")
    assert done.stdout.count("Take it back anyway?") == 2 and done.stdout.count("Taken back.") == 1
    assert done.stdout.count("Type yes or no.") == 3


def test_save_to_a_file_and_resume_from_it(tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    first = play(f"1\n1\nsave {file}\nhand\n", "--plain", "--seed", "6", "--bots", "random")
    assert file.exists()
    second = play(f"resume {file}\nhand\n", "--plain", "--seed", "99", "--bots", "random")
    assert "The saved game goes on." in second.stdout

    def last_hand(text: str) -> str:
        return next(line for line in reversed(text.splitlines()) if "holds: " in line)

    assert last_hand(first.stdout) == last_hand(second.stdout)
    third = play("resume\nquit\n", "--plain", "--seed", "98", "--bots", "random")
    assert "A game is waiting" in third.stdout and last_hand(third.stdout) == last_hand(first.stdout)
    broken = play("resume /dev/null\nquit\n", "--plain", "--seed", "97", "--bots", "random")
    assert broken.returncode == 0 and "This is not a whole saved game" in broken.stdout


def test_two_people_at_one_keyboard_do_not_see_each_others_cards() -> None:
    done = play("1\n" * 30, "--plain", "--seed", "5", "--players", "3", "--bots", "human,random", "--setup", '{"chapter": 2}')
    assert done.returncode == 0, done.stderr
    assert "Now player 2 is to play." in done.stdout


def test_a_wrong_bot_is_refused_in_one_sentence() -> None:
    done = play("", "--plain", "--bots", "clever")
    assert done.returncode == 2 and "There is no bot" in done.stderr and done.stderr.count("\n") == 1
