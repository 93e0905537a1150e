"""Middle-earth Quest in the line mode, and the company that can be named on the way in."""

from __future__ import annotations

import pytest

from onetable.core.phrasebook import LANGUAGES
from onetable.text import Interface
from tests.terminal.test_lines import play


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_in_every_language(language: str) -> None:
    say = Interface(language).say
    typed = "1\n2\n1\n" * 600 + "quit\n"
    done = play(typed, "--plain", "--seed", "7", "--bots", "random", "--players", "2", "--language", language, game="quest")
    assert done.code == 0 and done.err == ""
    assert done.out.count(say("end-again")) == 1 and say("line-bye") in done.out  # one game: another deal would be as long again


def test_every_command() -> None:
    typed = "\n".join([
        "2", "help", "table", "piles", "hand", "hint", "journal", "rules", "rules loss of an heir", "why rest", "why fornost", "why xyz",
        "why", "language nl", "tafel", "language en", "undo", "no", "quit",
    ])  # fmt: skip
    done = play(typed + "\n", "--plain", "--seed", "7", "--bots", "random", "--heroes", "thalin,argalad", "--seat", "thalin", game="quest")
    assert done.code == 0 and done.err == ""
    for words in (
        "\nMiddle-earth Quest, 3 players", "Erebor (The Grey Mountains), haven", "Thálin (you) holds: ", "attack ", "Commands:",
        "Thálin (you): Erebor, fortitude 5", "Argalad (bot random): Woodland Realm", "Sauron (bot random): Shadow Pool",
        "rest pool (0): nothing", "A bot would: ", "The travel step: ", "Loss of an Heir: ", "Nothing here is called “xyz”.",
        "You can ask about Move to ",
        "De tafel spreekt Nederlands.", "volharding 5",
    ):  # fmt: skip
        assert words in done.out, words
    assert not set("↗†≡≈♣∩∗▾♛") & set(done.out)  # signs are for the eye


def test_why_not() -> None:
    company = ("--heroes", "thalin", "--seat", "thalin")
    done = play("why move to the iron hills\nwhy give up\n", "--plain", "--seed", "7", "--bots", "random", *company, game="quest")
    assert "Move to the Iron Hills can be chosen now." in done.out
    assert "Give up and be defeated cannot be chosen now. " in done.out


def test_why_not_a_place_that_no_path_leads_to_and_a_card_of_the_hand() -> None:
    company = ("--heroes", "thalin", "--seat", "thalin")
    typed = "why Moria\nwhy erebor\nwhy barad-dur\nwhy sweep\nwhy gandalf\nwhy moira\n"
    done = play(typed, "--plain", "--seed", "7", "--bots", "random", *company, game="quest")
    assert "Move to Moria cannot be chosen now. This location is not joined to Erebor." in done.out
    assert "Move to Erebor cannot be chosen now. The figure is already in this location." in done.out
    assert "Move to Barad-dûr cannot be chosen now. This location is not joined to Erebor." in done.out
    assert "Play Sweep cannot be chosen now. This card is played in combat" in done.out
    assert "Consult Gandalf" in done.out and "Did you mean Move to Moria?" in done.out


def test_why_not_influence_in_a_haven() -> None:
    company = ("--heroes", "eometh", "--seat", "sauron")
    done = play("1\nwhy rivendell\nwhy shire\n", "--plain", "--seed", "3", "--bots", "random", *company, game="quest")
    assert done.out.count("cannot be chosen now. ") >= 2 and "Influence cannot be placed in a haven." in done.out


def test_somebody_plays_sauron() -> None:
    done = play("1\n", "--plain", "--seed", "3", "--bots", "random", "--heroes", "eometh,beravor", "--seat", "sauron", game="quest")
    assert done.code == 0
    assert "\nMiddle-earth Quest, 3 players" in done.out and "Which starting plot do you choose?" in done.out
    assert "Mission: " in done.out


def test_a_hero_without_company_finds_some() -> None:
    done = play("", "--plain", "--seed", "3", "--bots", "random", "--seat", "eleanor", "--players", "4", game="quest")
    assert "Eleanor begins with the quest" in done.out and "4 players" in done.out
    usual = play("", "--plain", "--seed", "3", "--bots", "random", game="quest")
    assert "3 players" in usual.out and "?" not in usual.out.splitlines()[1]


@pytest.mark.parametrize(
    ("game", "arguments", "words"),
    [
        ("quest", ("--heroes", "frodo"), "There is no hero “frodo”"),
        ("quest", ("--seat", "gandalf"), "There is no seat “gandalf”"),
        ("quest", ("--heroes", "thalin", "--seat", "argalad"), "“argalad” is not among the heroes: thalin."),
        ("quest", ("--heroes", "thalin,argalad", "--players", "2"), "the set-up names 2 heroes"),
        ("tcg", ("--seat", "sauron"), "there is no seat to choose"),
    ],
)
def test_a_wrong_company_is_refused_in_one_sentence(game: str, arguments: tuple[str, ...], words: str) -> None:
    done = play("", "--plain", *arguments, game=game)
    assert done.code == 2 and words in done.err and done.err.count("\n") == 1
