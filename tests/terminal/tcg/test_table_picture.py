"""The picture of the trading card game: it can always be drawn, and it shows all that the seat knows and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from onetable.core.dice import Dice
from onetable.core.phrasebook import LANGUAGES
from onetable.games.tcg.phases.actions import Actions
from onetable.games.tcg.speech.choices import PASS
from onetable.games.tcg.speech.news import SkirmishEnded
from onetable.games.tcg.telling.facts import still_to_come
from onetable.games.tcg.telling.fights import forecast
from onetable.games.tcg.terminal.layout import arrange, fits
from onetable.terminal.kit.measure import width_of
from onetable.text import Interface
from tests.terminal.tcg.tables import BOOK, SKIRMISH, TELLER, picture, positions, sight_of

SIZES = [(80, 24), (100, 30), (120, 40), (160, 50)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_every_position_can_be_drawn(language: str, players: int) -> None:
    dice = Random(players)
    for game in positions(players, seed=7, share=0.05):
        sight = sight_of(game, dice.randrange(players), language)
        width, height = dice.choice(SIZES)
        cursor = dice.randrange(max(1, len(TELLER.entries(sight))))
        canvas = picture(sight, width, height, day=dice.random() < 0.5, cursor=cursor)
        for y in range(height):
            assert width_of("".join(segment.text for segment in canvas.segments(y))) == width
        assert all(TELLER.table_lines(sight)) and all(TELLER.pile_lines(sight)) and TELLER.cards_on_table(sight)


@pytest.mark.parametrize("players", [2, 3])
def test_the_picture_shows_no_more_than_the_view(players: int) -> None:
    dice = Dice(players)
    for game in positions(players, seed=5, share=0.1):
        if game.decision is None:
            continue
        for seat in range(players):
            twin = BOOK.imagine(BOOK.view(game, seat), dice)
            ours, theirs = sight_of(game, seat), sight_of(twin, seat)
            assert picture(ours, 120, 40).cells == picture(theirs, 120, 40).cells
            for lines in (TELLER.table_lines, TELLER.pile_lines, TELLER.position, TELLER.cards_on_table):
                assert lines(ours) == lines(theirs)


@pytest.mark.parametrize("size", [*SIZES, (80, 60), (200, 24), (112, 24)])
@pytest.mark.parametrize(("people", "board", "battle", "hand", "choices"), [(2, 3, 0, 0, 2), (6, 40, 2, 4, 30), (3, 12, 1, 2, 9)])
def test_areas_stay_inside_and_apart(size: tuple[int, int], people: int, board: int, battle: int, hand: int, choices: int) -> None:
    width, height = size
    taken: set[tuple[int, int]] = set()
    layout = arrange(width, height, 5, people, (board, board), battle, hand, choices)
    for area in layout.areas():
        assert area.x >= 0 and area.y >= 0 and area.right <= width and area.bottom <= height, area
        cells = {(x, y) for x in range(area.x, area.right) for y in range(area.y, area.bottom)}
        assert not cells & taken, area
        taken |= cells
    assert layout.choices.height >= 4 and layout.free.height >= 4
    assert not fits(79, 24) and not fits(80, 23) and fits(80, 24)


def test_a_window_that_is_too_small_says_so() -> None:
    assert "80" in picture(sight_of(BOOK.begin({}, 2, 1), 0), 60, 10).text()


def test_a_skirmish_with_both_sides_and_what_comes_of_it() -> None:
    text = picture(sight_of(BOOK.scene(SKIRMISH), 0)).text()
    for words in (
        "Skirmish phase", "twilight 3", "Gimli", "8 ■■□", "Dwarven Axe", "Goblin Patrol Troop", "→ Gimli", "Skirmish: Gimli 8 against",
        "Goblin Patrol Troop 13.", "the loser takes 1 wound: Gimli", "Play Battle Fury (0)", "Pass", "Athelas (1)", "burdens 0/10",
    ):  # fmt: skip
        assert words in text, words
    assert "Drums in the Deep" not in text and "Goblin Runner" not in text  # the other hand
    overwhelming = {**SKIRMISH, "assigned": {"Goblin Patrol Troop": "Frodo"}}
    assert "the loser is overwhelmed and killed: Frodo" in picture(sight_of(BOOK.scene(overwhelming), 0)).text()


def test_the_card_under_the_cursor_is_marked_and_read() -> None:
    sight = sight_of(BOOK.scene(SKIRMISH), 0)
    places = [place for place, entry in enumerate(TELLER.entries(sight)) if "Battle Fury" in entry.label]
    here, elsewhere = (picture(sight, 120, 40, cursor=cursor) for cursor in (places[0], places[0] + 1))
    assert "Exert a Dwarf" in " ".join(here.text().split()) and "Exert a Dwarf" not in " ".join(elsewhere.text().split())
    row = next(y for y, line in enumerate(here.text().split("\n")) if line.strip().startswith("Hand"))
    assert here.cells[row] != elsewhere.cells[row]


def test_what_cannot_be_played_says_why() -> None:
    sight = sight_of(BOOK.scene(SKIRMISH), 0)
    entries = TELLER.entries(sight)
    [athelas] = [entry for entry in entries if "Athelas" in entry.label]
    assert athelas.meaning is None and "fellowship phase" in athelas.reason
    assert athelas.reason in picture(sight, cursor=entries.index(athelas)).text()


def test_archery_totals_are_shown_while_they_matter() -> None:
    scene = {
        "phase": "archery",
        "site": 4,
        "hasty": False,
        "free": {"play": ["Legolas, Greenleaf"]},
        "shadow": {"play": ["Goblin Marksman"]},
    }
    assert "Archery: fellowship 1, minions 1." in picture(sight_of(BOOK.scene(scene), 0)).text()


def test_the_path_shows_every_marker() -> None:
    scene = {"site": 4, "players": 3, "hasty": False, "free": {"hand": ["Athelas"]}, "shadow": {"at": 2}, "seats": {2: {"at": 6}}}
    text = picture(sight_of(BOOK.scene(scene), 0)).text()
    assert "1─2◇2─3─4◆1─5─6◇3─7─8─9" in text


def test_support_areas_of_both_sides_and_what_waits() -> None:
    scene = {
        "phase": "maneuver", "site": 4, "hasty": False,
        "free": {"play": ["Elrond, Lord of Rivendell", "Goblin Swarms", "The Nine Walkers"], "hand": ["Athelas"]},
        "shadow": {"play": ["Goblin Runner", "Goblin Swarms", "Legolas, Greenleaf"]},
        "site_conditions": {1: ["Saruman's Chill"]},
    }  # fmt: skip
    text = " ".join(picture(sight_of(BOOK.scene(scene), 0), 160, 50).text().split())
    assert "home 3" in text and "Support area: The Nine Walkers" in text
    assert "Support area: Goblin Swarms" in text and "On site 4: Saruman’s Chill" in text
    assert "Player 2 waits with: Frodo ■■■■, Legolas ■■■" in text and "Player 1 waits with: Goblin Swarms" in text


def test_the_ring_and_who_wears_it() -> None:
    worn, bare = (picture(sight_of(BOOK.scene({**SKIRMISH, "worn": value}), 0), 100, 30).text() for value in (True, False))
    assert "the Ring is worn" in worn and "The One Ring (worn)" in worn
    assert "worn" not in bare and "○ Frodo" in bare


def test_a_crowded_board_is_shortened_and_says_so() -> None:
    crowd = [{"card": "Goblin Runner", "bears": ["Goblin Scimitar"]} for _ in range(14)]
    sight = sight_of(BOOK.scene({"phase": "maneuver", "site": 4, "hasty": False, "shadow": {"play": crowd}}), 0)
    assert "more; G shows all" in picture(sight, 80, 24).text()
    text = picture(sight, 160, 50).text()
    assert all(f"Goblin Runner #{number} " in text for number in range(1, 15))


@pytest.mark.parametrize("seed", [1, 2, 6])
def test_the_forecast_of_a_skirmish_comes_true(seed: int) -> None:
    found = 0
    for game in positions(2, seed):
        board = game.table
        fight = board.fight
        if game.decision is None or fight is None or not isinstance(game.agenda[-1][0][0], Actions):
            continue
        expected = forecast(board, fight.defender, fight.minions)
        twin = game.clone()
        twin.table.news = []
        while twin.decision is not None and not any(isinstance(event.word, SkirmishEnded) for event in twin.table.news):
            if PASS not in twin.decision.choices:
                break
            twin.answer(twin.decision.choices.index(PASS))
        told = [event.word for event in twin.table.news if isinstance(event.word, SkirmishEnded)]
        if told:
            found += 1
            assert (told[0].free_strength, told[0].shadow_strength) == (expected.free, expected.shadow)
            assert [card.id for card in told[0].losers] == [board.faces[card] for card in expected.losers]
    assert found >= 3


@pytest.mark.parametrize(("setup", "players"), [({}, 2), ({"first_game": True}, 2), ({}, 3)])
def test_the_deck_list_tells_what_is_still_to_come(setup: dict[str, Any], players: int) -> None:
    for game in positions(players, 2, setup, share=0.3):
        for seat in range(players):
            board = BOOK.view(game, seat).table
            assert still_to_come(board, seat).total() == len(board.decks[seat]) or board.winner >= 0 or seat not in board.order


def test_only_the_own_discard_pile_is_open() -> None:
    scene = {"free": {"discard": ["Athelas"]}, "shadow": {"discard": ["Goblin Runner"], "dead": ["Sam, Son of Hamfast"]}}
    pages = {}
    for rule in ("closed", "open"):
        sight = sight_of(BOOK.scene({**scene, "options": {"discard_piles": rule}}), 0)
        pages[rule] = "\n".join([text for text, _ in TELLER.piles(sight)] + [entry.label for entry in TELLER.cards_on_table(sight)])
        assert "Athelas" in pages[rule] and "Sam, Son of Hamfast" in pages[rule]
    assert "Goblin Runner" in pages["open"] and "Goblin Runner" not in pages["closed"]
    assert "Player 2: discard pile (1)" in pages["closed"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_are_short(language: str) -> None:
    """One line, but for the first question of all, which says what a burden is."""
    first = Interface(language).say("tcg-ask-bid", limit=10)
    longest: dict[str, int] = {}
    for players, seed in ((2, 3), (3, 8)):
        for game in positions(players, seed):
            if game.decision is not None:
                asked = TELLER.question(sight_of(game, game.decision.seat, language))
                longest[asked] = width_of(asked)
    assert len(longest) > 20
    assert [asked for asked, width in longest.items() if width > 76 and "Uruk-hai Raiding Party" not in asked] == [first]
