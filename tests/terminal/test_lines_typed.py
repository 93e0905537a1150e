"""Lines as people type them: names, half names, yes and no, and what was never meant for a game."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from onetable.core.phrasebook import LANGUAGES
from onetable.games.fellowship.campaign import Campaign
from onetable.terminal.plain_mode import PlainMode
from onetable.terminal.session import Session, saves, unfinished
from onetable.text import Interface
from tests.terminal.conversation import converse, table
from tests.terminal.test_lines import play, play_through_bytes

BILBO = 949461547  # the first question: 1. the 2 of Hills, 2. the 6 of Hills, 3. the 8 of Hills


# ---- a name plays what it names


def test_typing_a_card_plays_that_card() -> None:
    done = play("2 of hills\nquit\n", "--plain", "--seed", str(BILBO))
    assert "Bilbo plays the 2 of Hills." in done.out and done.code == 0


@pytest.mark.parametrize(
    ("language", "typed"), [("en", "2h"), ("nl", "2 van heuvels"), ("zh", "丘陵2"), ("zh", "2点丘陵"), ("ja", "丘陵2")]
)
def test_in_every_language_and_in_short(language: str, typed: str) -> None:
    session = table(seed=BILBO, bots=("rules",))
    choices = session.match.view(0).choices if session.asked == 0 else ()
    converse(session, typed, language=language)
    [first, *_] = [number for seat, number, _ in session.match.answers if seat == 0]
    assert first == 0 and not choices


def test_two_figures_are_no_choice() -> None:
    session = table(seed=BILBO, bots=("rules",))
    said = converse(session, "1 2", "7 of mountains", "hills")
    assert "“1 2” is neither a choice nor a command." in said
    assert "“hills” may be several. Type the number:\n1. Play the 2 of Hills\n2. Play the 6 of Hills\n3. Play the 8 of Hills" in said
    assert not [seat for seat, _, _ in session.match.answers if seat == 0]  # nothing was played


def test_who_names_a_card_that_cannot_be_played_hears_why() -> None:
    said = converse(table(seed=BILBO, bots=("rules",)), "4 of shadows", "3 of forests")
    assert "4 of Shadows cannot be chosen now. You must follow suit" in said
    assert "3 of Forests cannot be chosen now. You do not hold " in said


# ---- who you are, and what you want


def test_before_the_first_question_one_hears_who_one_is_and_what_one_wants() -> None:
    said = converse(table(seed=BILBO, bots=("rules",))).partition("Your turn")[0]
    for words in (
        "You are Bilbo.",
        "The round is won if every goal is met",
        "Bilbo, your goal: Win at least 3 tricks.",
        "Frodo (seasoned bot)",
    ):
        assert words in said


@pytest.mark.parametrize(
    ("game", "seat", "words"),
    [
        ("tcg", 0, ("You are Player 1.", "Player 2 (bot random)")),
        ("quest", 1, ("You are Argalad.", "Met if ", "Sauron (bot random)", "Thálin (bot random)")),
        ("quest", 0, ("You are Sauron.", "Met if ", "Argalad (bot random)")),
    ],
)
def test_in_every_game(game: str, seat: int, words: tuple[str, ...]) -> None:
    setup = {"heroes": ["argalad", "thalin"]} if game == "quest" else {}
    said = converse(table(game, setup, players=3 if game == "quest" else 2, seat=seat)).partition("Type a number.")[0]
    assert [each for each in (*words, Interface("en").say(f"rules-{game}-aim-text")) if each not in said] == []


def test_alone_every_hand_has_a_name() -> None:
    said = converse(table(players=1), "1", "1")
    assert "You play 4 hands." in said and "Choose a character for Hand " in said and "Hand 2 holds: " in said
    assert "Player 1 holds" not in said


def test_what_has_been_said_about_the_table_is_not_said_again() -> None:
    said = converse(table(seed=BILBO, bots=("rules",)), "1", "1", "1")
    assert said.count("You are Bilbo.") == 1 and said.count("With you at the table") == 1


# ---- small things that were missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_character_that_must_be_taken_says_so(language: str) -> None:
    say = Interface(language).say
    session = next(session for seed in range(40) if (session := table(setup={"chapter": 2}, seed=seed)) and needs_one(session))
    said = converse(session, language=language)
    assert say("line-be-character") in said and "★" not in said
    assert say("line-required", choice="").strip() in said


def needs_one(session: Session) -> bool:
    """Whether the first question of the person offers a character that must be taken."""
    view = session.match.view(0)
    return session.asked == 0 and any(
        [getattr(getattr(each, "character", None), "key", "") in view.table.plan.required for each in view.choices]
    )


def test_the_end_is_told_once_and_asks_what_now() -> None:
    said = converse(table(), *["1"] * 40)
    ending, _, after = said.partition("Record: ")
    assert ending.count("The round is lost.") + ending.count("The chapter is won.") == 1
    assert "What now? Type a number.\n1. " in after


def test_the_question_of_undo_knows_help_and_quit() -> None:
    said = converse(table(), "1", "1", "1", "undo", "help", "undo", "no", "undo", "quit")
    after = said.partition("Undo it anyway?")[2]
    assert "1. Yes\n2. No\nCommands:" in after and "Answer the question first" in after
    assert after.count("Undo it anyway?") == 1 and "Undone." not in after and "Good-bye." in after


def test_a_chapter_can_be_begun_anew() -> None:
    campaign = Campaign.open("home")
    session = Session.begin("fellowship", {"chapter": 13, "finished": ["pippin"]}, 4, 6, ["random"], campaign)
    seen: list[dict[str, object]] = []
    said = converse(session, "1", "anew", "yes", "1", look=lambda mode: seen.append(mode.session.match.setup))
    assert seen[0] == {"chapter": 13, "finished": ["pippin"]} and seen[-1] == {"chapter": 13}
    assert "Begin anew? The game of now is kept." in said and len(unfinished("fellowship")) == 2


def test_why_without_a_name_and_about_characters() -> None:
    said = converse(table(seed=BILBO, bots=("rules",)), "why", "why gandalf", "why xyz")
    assert "You can ask about 2 of Mountains, " in said
    assert "Gandalf cannot be chosen now. Characters are chosen only at the beginning of a round." in said
    assert "Nothing here is called “xyz”." in said
    assert "“”" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_redraws_are_told_in_one_sentence(language: str) -> None:
    """In this deal Sam draws threat 2 twice before another."""
    session = table(setup={"chapter": 2}, seed=4, bots=("rules",))
    said = converse(session, "1", language=language)
    assert Interface(language).say("journal-redraws", who="", ranks=Interface(language).say("line-comma").join("22")).strip() in said
    assert len(said.splitlines()) == len([line for number, line in enumerate(said.splitlines()) if line != said.splitlines()[number - 1]])


def test_an_empty_line_asks_again() -> None:
    assert converse(table(seed=BILBO, bots=("rules",)), "").count("1. Play the 2 of Hills") == 2


# ---- saves


def test_every_save_is_found_again(tmp_path: Path) -> None:
    for seed, lines in ((6, ("1",)), (7, ("1", "1")), (8, ("1", f"save {tmp_path / 'mine.json'}"))):
        converse(table(seed=seed), *lines)
    assert len(unfinished("fellowship")) == 3
    said = converse(table(seed=9), "resume", "3", "journal", "resume", "None of these")
    assert "Which game do you go on with? Type a number.\n1. 1: A Long-expected Party, 4 players, " in said
    assert re.search(r" choices made, left [A-Z][a-z]+ \d+, \d{4}, \d+:\d\d", said)
    assert "deal 6." in said
    (saves() / "fellowship-of-nobody.json").write_text("{")  # what is no game is passed over
    assert len(unfinished("fellowship")) == 3


def test_a_game_from_a_file_is_kept_in_both_places(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    converse(table(), "1", f"save {file}")
    before = file.read_bytes()
    for path in saves().glob("*.json"):
        path.unlink()
    converse(table(seed=7), f"resume {file}", "1")
    assert [game.path.name for game in unfinished("fellowship")] == ["mine.json"] and file.read_bytes() != before


def test_the_record_of_a_game_can_be_looked_at_and_stays(tmp_path: Path) -> None:
    converse(table(), *["1"] * 40)
    [record, *_] = (tmp_path / "records").glob("*.json")
    converse(table(seed=7), f"resume {record}", "quit")
    assert record.exists()


def test_two_games_of_one_second_are_two(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("onetable.terminal.session._file_name", lambda match: "the-same")
    for _ in range(2):
        converse(table(), "1")
    assert len(unfinished("fellowship")) == 2


# ---- input of any kind


SCRAPS = (
    "help", "why", "read", "undo", "hint", "hand", "goals", "table", "map", "piles", "journal", "rules", "language", "save",
    "resume", "anew", "yes", "no", "none of these", "1", "2", "3", "1 2", "²", "１", "-1", "9" * 6000, "x" * 5000, "\x00",
    "\x1b[A", "\x07", "\u202e", "\ud800", "🧙", "🧙 of hills", "why 🧙", "rules a", "rules e", "rules of", "read 1", "read 99",
    "read the", "map e", "save /", "save .", "save \x00", "save /proc/x/y", "resume /", "resume \x00", "resume ~nobody/x",
    "language xx", "language nl", "language en", "undo 1", "%s{0}$x", "\t", " ", "done", "pass", "play", "the", "a", "3 of hills",
    "frodo", "why e", "hint hint", "...", "“”", "{ $x }",
)  # fmt: skip


@pytest.mark.parametrize(
    ("game", "setup", "players", "seat"),
    [
        ("fellowship", {"chapter": 5}, 4, 0),
        ("tcg", {}, 2, 0),
        ("quest", {"heroes": ["thalin"]}, 2, 1),
        ("quest", {"heroes": ["thalin"]}, 2, 0),
    ],
)
@pytest.mark.parametrize("count", [15, pytest.param(2000, marks=pytest.mark.long)])
def test_input_of_any_kind_never_ends_a_game(
    game: str, setup: dict[str, object], players: int, seat: int, count: int, tmp_path: Path
) -> None:
    dice = Random(f"{game} {seat}")
    lines = [dice.choice(SCRAPS) if dice.random() < 0.6 else str(dice.randrange(1, 6)) for _ in range(count)]
    looked = 0

    def look(mode: PlainMode) -> None:
        """Were the input to end here, the game would be found as it stands."""
        nonlocal looked
        looked += 1
        if (count < 100 or looked % 20 == 0) and (path := mode.session.keep()) is not None:
            again = Session.resume(path)
            assert again.match.answers == mode.session.match.answers
            assert again.view().encode() == mode.session.view().encode()

    goodbyes = tuple([f"{Interface(language).say('line-bye')}\n" for language in LANGUAGES])
    while lines:
        before = looked
        assert converse(table(game, dict(setup), players, seat=seat), *lines, look=look).endswith(goodbyes)
        lines = lines[looked - before :]  # who leaves the table when a game is over sits down again


def test_bytes_that_are_no_text_never_end_a_game() -> None:
    done = play_through_bytes(b"1\n\xff\xfe\n\x00\x1b[A\nhelp\n\xe2\x82\n1\n", "--plain", "--seed", "6", "--bots", "random")
    assert done.code == 0 and done.err == "" and "Commands:" in done.out and "Good-bye." in done.out
    assert len(unfinished("fellowship")) == 1
