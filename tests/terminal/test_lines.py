"""The line mode, without a terminal."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from onetable.core.phrasebook import LANGUAGES
from onetable.terminal.session import unfinished
from onetable.text import Interface
from tests.cli.command import Said, onetable


def play(typed: str, *arguments: str, game: str = "fellowship") -> Said:
    """Type these lines into the program."""
    return onetable("play", game, *arguments, data=Path(os.environ["ONETABLE_DATA"]), typed=typed)


def play_through_pipes(typed: str, *arguments: str, game: str = "fellowship") -> Said:
    """The same with a Python and with pipes of its own."""
    return play_through_bytes(typed.encode(), *arguments, game=game)


def play_through_bytes(typed: bytes, *arguments: str, game: str = "fellowship") -> Said:
    """The same with whatever bytes."""
    command = [sys.executable, "-m", "onetable.cli", "play", game, *arguments]
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8", "PYTHONWARNINGS": "error"}
    done = subprocess.run(command, input=typed, capture_output=True, env=environment, timeout=60)
    return Said(done.returncode, done.stdout.decode(), done.stderr.decode())


@pytest.mark.parametrize("play", [play, play_through_pipes])
def test_numbers_choose_and_the_end_of_the_input_keeps_the_game(play: Callable[..., Said]) -> None:
    done = play("1\n1\n", "--plain", "--seed", "6", "--bots", "random")
    assert done.code == 0 and done.err == ""
    assert "1. " in done.out and "Your turn" in done.out
    assert "The input has ended." in done.out and "Saved: " in done.out
    [waiting] = unfinished("fellowship")
    assert waiting.players == 4
    assert "\x1b" not in done.out  # no colours, no cursor


def test_without_a_terminal_lines_are_used_by_themselves() -> None:
    done = play("quit\n", "--seed", "6", "--bots", "random")
    assert done.code == 0 and "plain mode" in done.out and "Good-bye." in done.out
    assert unfinished("fellowship") == [] or "Saved" in done.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_chapter_in_every_language(language: str) -> None:
    say = Interface(language).say
    done = play("1\n" * 12 + "quit\n", "--plain", "--seed", "6", "--language", language, "--bots", "random")
    assert done.code == 0 and done.err == ""
    assert say("over-won") in done.out or say("over-lost") in done.out
    assert say("end-again") in done.out and say("line-bye") in done.out


def test_after_the_end_one_may_look_back_and_deal_again() -> None:
    whole = play("1\n" * 12, "--plain", "--seed", "6", "--bots", "random")
    asked = whole.out.partition("Record: ")[0].count("Type a number.")
    done = play("1\n" * asked + "undo\nhint\njournal\n9\n1\nhand\nquit\n", "--plain", "--seed", "6", "--bots", "random")
    assert done.code == 0 and done.err == ""
    after = done.out.partition("Record: ")[2]
    assert "There is nothing to choose now." in after and "Round 1 of" in after and "There is no choice 9" in after
    assert ", deal 7." in after and "Good-bye." in after


def test_every_command() -> None:
    typed = "\n".join([
        "help", "hand", "goals", "journal", "hint", "rules", "rules shadowfax", "rules son of", "1", "rules xyzzy", "why 3 of hills",
        "why H9", "why Z1", "undo", "language tlh", "language nl", "waarom 3H", "language en", "nonsense", "", "77", "0", "save", "quit",
    ])  # fmt: skip
    done = play(typed + "\n", "--plain", "--seed", "6", "--bots", "random")
    assert done.code == 0 and done.err == ""
    for words in (
        "Commands:", "holds: ", "Round 1 of", "A bot would: ", "can use the card better.", "Exchanging cards: ",
            "Tuck 1 card under", "Several of that name are there.",
        "Nothing by that name.", "3 of Hills", "Nothing here is called “H9”", "You have nothing to undo yet.", "Languages: en English",
        "De tafel spreekt Nederlands.", "The table speaks English.",
        "“nonsense” is neither a choice nor a command.", "There is no choice 77", "Saved: ",
    ):  # fmt: skip
        assert words in done.out, words


def test_why_not_in_mid_trick() -> None:
    for seed in map(str, range(50)):
        done = play("1\n1\n1\n1\n", "--plain", "--seed", seed, "--bots", "random")
        held, _, offered = done.out.rpartition("holds: ")[2].partition(".\nYour turn: play a card.")
        cards = held.split(", ")
        allowed = [card for card in cards if f"Play the {card}\n" in offered]
        refused = [card for card in cards if card not in allowed]
        if allowed and refused:
            break
    again = play("1\n1\n1\n1\n" + "".join([f"why {card}\n" for card in cards]), "--plain", "--seed", seed, "--bots", "random")
    assert allowed and refused
    for card in refused:
        assert f"\n{card} cannot be chosen now. You must follow suit" in again.out
    for card in allowed:
        assert f"\n{card} can be chosen now." in again.out


def test_why_not_a_character_a_card_of_somebody_else_or_nothing_at_all() -> None:
    typed = "why gandalf\nwhy pippin\nwhy\nwhy 8 of rivers\nwhy gandlaf\nWHY 3h\n"
    done = play(typed, "--plain", "--seed", "949461547", "--bots", "rules")
    assert "\nGandalf cannot be chosen now. Characters are chosen only at the beginning of a round. This character is already" in done.out
    assert "\nExchange with Gandalf cannot be chosen now. Cards are exchanged only by set-up actions." in done.out
    assert "\nYou can ask about 2 of Mountains, " in done.out and "is no card" not in done.out
    assert "\n8 of Rivers cannot be chosen now. This card is not in the deck of this round." in done.out
    assert "\nNothing here is called “gandlaf”.\nDid you mean Gandalf?" in done.out


def test_undo_asks_when_others_have_played_on() -> None:
    done = play("1\n1\n1\nundo\nmaybe\nno\nundo\nyes\n", "--plain", "--seed", "6", "--bots", "random")
    assert done.out.count("Undo it anyway?") == 2 and done.out.count("Undone.") == 1
    assert done.out.count("1. Yes\n2. No") == 2 and "“maybe” is neither a choice nor a command." in done.out


def test_resigning_is_asked_once_more_and_ends_the_game() -> None:
    done = play("1\nresign\nno\nresign\nyes\n", "--plain", "--seed", "6", "--bots", "random")
    assert done.out.count("Resign? ") == 2 and "The round is given up." in done.out and "The round is lost." in done.out


def test_save_to_a_file_and_resume_from_it(tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    first = play(f"1\n1\nsave {file}\nhand\n", "--plain", "--seed", "6", "--bots", "random")
    assert file.exists()
    second = play(f"resume {file}\nhand\n", "--plain", "--seed", "99", "--bots", "random")
    assert "The saved game goes on." in second.out

    def last_hand(text: str) -> str:
        return next(line for line in reversed(text.splitlines()) if "holds: " in line)

    assert last_hand(first.out) == last_hand(second.out)
    third = play("resume my game\nquit\n", "--plain", "--seed", "98", "--bots", "random")
    assert "2 games are waiting" in third.out and last_hand(third.out) == last_hand(first.out)
    broken = play("resume /dev/null\nquit\n", "--plain", "--seed", "97", "--bots", "random")
    assert broken.code == 0 and "This is not a whole saved game" in broken.out


def test_two_people_at_one_keyboard_do_not_see_each_others_cards() -> None:
    done = play("1\n" * 30, "--plain", "--seed", "5", "--players", "3", "--bots", "human,random", "--setup", '{"chapter": 2}')
    assert done.code == 0, done.err
    assert "Now player 2 is to play." in done.out


def test_a_wrong_bot_is_refused_in_one_sentence() -> None:
    done = play("", "--plain", "--bots", "clever")
    assert done.code == 2 and "There is no bot" in done.err and done.err.count("\n") == 1
