"""The trading card game in the line mode, and the decks that can be named on the way in."""

from __future__ import annotations

from pathlib import Path

import pytest

from onetable.core.phrasebook import LANGUAGES
from onetable.core.record import read_file
from onetable.games.tcg.decklist import DECKS, write_text
from onetable.text import Interface
from tests.terminal.test_lines import play


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_in_every_language(language: str) -> None:
    say = Interface(language).say
    done = play("2\n1\n" * 400 + "quit\n", "--plain", "--seed", "4", "--bots", "random", "--language", language, game="tcg")
    assert done.code == 0 and done.err == ""
    assert say("end-again") in done.out and say("line-bye") in done.out


def test_every_command() -> None:
    typed = "\n".join([
        "3", "1", "2", "help", "table", "piles", "hand", "hint", "journal", "rules", "rules athelas", "why frodo", "why xyz", "goals",
        "language nl", "tafel", "language en", "undo", "no", "quit",
    ])  # fmt: skip
    done = play(typed + "\n", "--plain", "--seed", "7", "--bots", "random", game="tcg")
    assert done.code == 0 and done.err == ""
    for words in (
        "Aragorn's starter – Gandalf's starter, 2 players", "2 burdens", "Commands:", "table reads everything",
        "Player 1 (you): site 1, burdens 2/10", "strength 4, vitality 4, bears The One Ring", "still to come in the draw deck",
        "discard pile (0): nothing", "A bot would: ", "Regroup and refilling hands: ", "Bearer must be a Gondor Man",
        "Nothing here is called “xyz”.", "“goals” is neither a choice nor a command", "De tafel spreekt Nederlands.", "sterkte 4",
    ):  # fmt: skip
        assert words in done.out, words


def test_why_not() -> None:
    first = "3\n2\n2\n1\n"
    done = play(first, "--plain", "--seed", "7", "--bots", "rules", game="tcg")
    held, _, offered = done.out.rpartition("holds: ")[2].partition(".\nYour Shadow phase")
    cards = [card.removeprefix("2× ").rpartition(" (")[0] for card in held.split(", ")]
    allowed = [card for card in cards if f"Play {card} (" in offered]
    refused = [card for card in cards if card not in allowed]
    again = play(first + "".join([f"why {card}\n" for card in cards]), "--plain", "--seed", "7", "--bots", "rules", game="tcg")
    assert len(allowed) > 1 and len(refused) > 1
    for card in refused:
        assert f"\n{card} cannot be chosen now. " in again.out
    for card in allowed:
        assert f"\n{card} can be chosen now." in again.out


def test_why_not_a_transfer_a_card_in_play_or_a_site() -> None:
    done = play(
        "3\n2\n2\n1\nwhy frodo\nwhy the one ring\nwhy move again\nwhy east road\n", "--plain", "--seed", "7", "--bots", "rules", game="tcg"
    )
    for words in ("Frodo cannot be chosen now. ", "The One Ring cannot be chosen now. ", "Move again cannot be chosen now. "):
        assert words in done.out, words


def test_decks_by_name_and_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "my deck.txt"
    file.write_text(write_text(DECKS["nine_walkers"]).replace("Name: nine_walkers", "Name: My Nine"), "utf-8")
    done = play("1\nsave " + str(tmp_path / "game.json") + "\n", "--plain", "--decks", f"{file},axes_of_durin", "--seed", "1", game="tcg")
    assert done.code == 0 and done.err == ""
    assert "My Nine – Axes of Durin, 2 players" in done.out
    assert b"my deck.txt" not in read_file(tmp_path / "game.json")  # the record holds the deck itself
    file.unlink()
    again = play(f"resume {tmp_path / 'game.json'}\npiles\n", "--plain", "--seed", "2", game="tcg")
    assert "My Nine – Axes of Durin" in again.out and "still to come" in again.out
    alone = play("", "--plain", "--decks", "aragorn", "--seed", "1", game="tcg")
    assert "Aragorn's starter – Gandalf's starter" in alone.out
    three = play("", "--plain", "--decks", "aragorn,gandalf,aragorn", "--seed", "1", game="tcg")
    assert "3 players" in three.out


@pytest.mark.parametrize(
    ("game", "arguments", "words"),
    [
        ("tcg", ("--decks", "nonsense"), "There is no deck “nonsense”"),
        ("tcg", ("--decks", "no/such/file.txt"), "Cannot read no/such/file.txt"),
        ("tcg", ("--decks", "aragorn,gandalf", "--players", "3"), "3 players and 2 decks"),
        ("fellowship", ("--decks", "aragorn"), "knows no --decks"),
    ],
)
def test_wrong_decks_are_refused_in_one_sentence(game: str, arguments: tuple[str, ...], words: str) -> None:
    done = play("", "--plain", *arguments, game=game)
    assert done.code == 2 and words in done.err and done.err.count("\n") == 1
