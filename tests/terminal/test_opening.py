"""Before a game and after it: what waits, what is begun, what is remembered, and what is said at the door."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from onetable.cli.play import play
from onetable.core.errors import BadInput
from onetable.games.fellowship.terminal.book import BookScreen
from onetable.games.quest.terminal.gathering import GatheringScreen
from onetable.games.quest.terminal.map_screen import MapScreen
from onetable.terminal.app import TableApp
from onetable.terminal.kit.picture import PictureScreen
from onetable.terminal.screens.kept import KeptScreen
from onetable.terminal.screens.pages import PageScreen
from onetable.terminal.screens.start import StartScreen
from onetable.terminal.screens.table import TableScreen
from onetable.terminal.session import Session, unfinished
from onetable.terminal.settings import Settings, place, remember, remembered
from tests.terminal.keyboard import Person
from tests.terminal.keyboard import sit_down as at_the_book
from tests.terminal.tcg.tables import sit_down

SCREENS: list[type[PictureScreen]] = [TableScreen, StartScreen, BookScreen, GatheringScreen, MapScreen, PageScreen]


@asynccontextmanager
async def open_first(game: str, players: int = 2, language: str = "en", size: tuple[int, int] = (80, 24)) -> AsyncIterator[Person]:
    """The program as it opens where nothing is decided."""
    app = TableApp(game, None, players, 3, ("random",), language, delay=0)
    async with app.run_test(size=size) as pilot:
        person = Person(app, pilot)
        await pilot.pause()
        yield person


async def keep_a_game(setup: dict[str, object], seed: int = 3) -> Path:
    """A game that is left after its first answer."""
    async with sit_down(setup, seed=seed) as person:
        await person.press("enter")
        file = person.session.file
        await person.press("q")
        return file


# ---- letters


@pytest.mark.parametrize("screen", SCREENS)
def test_a_letter_is_the_same_key_in_both_cases(screen: type[PictureScreen]) -> None:
    kinds = [kind for kind in screen.__mro__ if "BINDINGS" in vars(kind) and issubclass(kind, PictureScreen)]
    bound = {key: binding.action for kind in kinds for binding in kind.BINDINGS for key in binding.key.split(",")}  # type: ignore[union-attr]
    letters = {key: action for key, action in bound.items() if len(key) == 1 and key.isalpha()}
    assert letters
    assert all([bound.get(key.upper()) == bound.get(key.lower()) == action for key, action in letters.items()])


async def test_capitals_do_what_the_bar_says() -> None:
    async with sit_down() as person:
        await person.press("J")
        assert person.table.attention.journal_open
        await person.press("escape", "R")
        assert "Cards and rules" in person.text()
        await person.press("escape", "L")
        assert "[zh]" in person.text()
        await person.press("Q")
    assert person.app.return_value == 0


# ---- games that wait


async def test_a_game_is_left_and_gone_on_with() -> None:
    async with open_first("tcg") as person:
        assert isinstance(person.app.screen, StartScreen) and "Begin a new game" in person.text() and "Continue" not in person.text()
        await person.press("enter")
        await person.press("enter")
        view, file = person.session.view().encode(), person.session.file
        await person.press("q")
    assert person.app.farewell == f"Saved: {file}" and file.exists()
    async with open_first("tcg", size=(120, 35)) as person:
        assert "Continue: Aragorn's starter – Gandalf's starter" in person.text() and "so far. Saved" in " ".join(person.text().split())
        await person.press("enter")
        assert person.session.view().encode() == view


async def test_every_game_that_waits_can_be_reached_the_newest_first() -> None:
    paths = [await keep_a_game({"first_game": True}, 3), await keep_a_game({}, 4), await keep_a_game({}, 5)]
    assert [game.path for game in unfinished("tcg")] == paths[::-1]
    async with open_first("tcg") as person:
        await person.press("c")
        assert isinstance(person.app.screen, KeptScreen) and len(person.app.screen.games) == 3
        await person.press("down", "down", "enter")
        assert person.session.file == paths[0] and person.session.match.setup == {"first_game": True}
        await person.press("c", "enter")  # from the table too
        assert person.session.file == paths[2]


async def test_who_names_what_to_play_is_told_of_games_that_wait() -> None:
    await keep_a_game({})
    async with sit_down({"decks": ["gandalf", "aragorn"]}, seed=9) as person:
        assert "Another game waits to be gone on with: press C." in person.text()


async def test_a_kept_game_that_cannot_be_read_is_said_and_nothing_ends() -> None:
    path = await keep_a_game({})
    async with open_first("tcg") as person:
        path.write_bytes(b"{}")
        await person.press("enter")
        assert person.app.is_running and isinstance(person.app.screen, StartScreen)


# ---- the set-up form


async def test_decks_are_chosen_before_a_duel() -> None:
    async with open_first("tcg") as person:
        await person.press("3")
        assert "Deck of you: Aragorn’s starter" in person.text()
        await person.press("right")
        assert "Deck of you: Gandalf’s starter" in person.text()
        await person.press("2", "right")
        assert "Players: 3" in person.text() and "Deck of player 3" in person.text()
        await person.press("1", "enter")
        assert person.session.match.setup == {"decks": ["gandalf", "gandalf", "aragorn"]} and person.session.match.players == 3


async def test_the_same_seed_deals_the_same_cards() -> None:
    async with open_first("tcg") as person:
        await person.press("enter")
        assert person.session.match.seed == 3


async def test_any_game_has_a_start_screen() -> None:
    async with open_first("lanterns", players=3) as person:
        assert "How long: Three nights" in person.text() and "Players: 3" in person.text()
        await person.press("3", "right", "1", "enter")
        assert person.session.match.setup == {"length": "long"}
        await person.press("enter", "q")
    async with open_first("lanterns") as person:
        assert "Continue: " in person.text()
        await person.press("enter")
        assert person.session.match.setup == {"length": "long"}


async def test_a_set_up_that_cannot_be_begun_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> Session:
        raise BadInput("No such table.")

    async with open_first("tcg") as person:
        monkeypatch.setattr(Session, "begin", refuse)
        await person.press("enter")
        assert isinstance(person.app.screen, StartScreen) and person.app.is_running


# ---- the chapter book


async def test_enter_goes_on_with_the_chapter_that_waits_and_n_begins_it_anew() -> None:
    async with at_the_book(None) as person:
        await person.press("enter")
        await person.press("enter")
        answers = person.session.match.answers
        await person.press("q")
    async with at_the_book(None, size=(120, 40)) as person:
        assert "Enter  Continue 1 · A Long-expected Party" in person.text() and "N  Start the chapter over" in person.text()
        await person.press("enter")
        assert person.session.match.answers == answers
    async with at_the_book(None) as person:
        await person.press("n")
        assert not any([person.session.is_person(seat) for seat, _, _ in person.session.match.answers])


async def test_the_book_has_help_and_a_whole_footer() -> None:
    async with at_the_book(None) as person:
        foot = " ".join("\n".join(person.text().splitlines()[-3:]).split())
        for key in ("Enter play", "N anew", "C continue", "? help", "T day and night", "Q quit"):
            assert key in foot
        await person.press("question_mark")
        assert isinstance(person.app.screen, PageScreen) and "one that is begun" in " ".join(person.text().split())


# ---- what is remembered


async def test_language_and_colours_are_remembered() -> None:
    assert remembered() == Settings()
    async with open_first("tcg") as person:
        await person.press("l", "l", "t")
    assert remembered() == Settings("ja", "day")
    async with open_first("tcg", language=remembered().language) as person:
        assert person.app.theme == "day" and "新しいゲームを始める" in person.text()


def test_settings_that_cannot_be_used_count_as_none() -> None:
    remember(language="tlh", theme="dusk")
    assert remembered() == Settings()
    place().write_text("nothing")
    assert remembered() == Settings()


def test_the_language_that_was_chosen_last_is_spoken_unless_one_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    spoken: list[object] = []
    monkeypatch.setattr("onetable.terminal.start.play_in_terminal", lambda *values: spoken.append(values[5]))
    remember(language="nl")
    play("lanterns", plain=True)
    play("lanterns", plain=True, language="ja")
    assert spoken == ["nl", "ja"]


# ---- who sits beside


async def test_the_book_lets_a_person_choose_how_the_bots_play() -> None:
    async with at_the_book(None, bots=[], size=(120, 40)) as person:
        assert "The bots play: quickly" in person.text()
        await person.press("p")
        assert "The bots play: thoughtfully" in person.text()
        await person.press("p", "p", "enter")
        assert person.session.seats.names == ("human", "rules", "rules", "rules")


async def test_the_form_lets_a_person_choose_how_the_bots_play() -> None:
    async with open_first("tcg", size=(100, 40)) as person:
        assert "The bots play: at random" in person.text()  # as the command line says
        await person.press("up", "right")
        assert "The bots play: as novices" in person.text() and "They see the next thing" in person.text()
        await person.press("left", "left")
        assert "The bots play: as masters" in person.text()
        await person.press("down", "enter")
        assert person.session.seats.names == ("human", "master")


async def test_who_plays_alone_or_beside_another_person_is_not_asked_how_bots_play() -> None:
    async with at_the_book(None, bots=["human"], size=(120, 40)) as person:
        assert "The bots play" not in person.text()
        await person.press("p")
        assert person.app.bots == ("human",)
    async with at_the_book(None, bots=[], size=(120, 40)) as person:
        await person.press("1")
        assert "The bots play" not in person.text()
