"""The coach knows what his seat knows and nothing more, never contradicts the engine, and is quick."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from onetable.bots.registry import bot
from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.core.phrasebook import LANGUAGES
from onetable.core.word import Word
from onetable.games.registry import rulebook
from onetable.telling.coach import Counsel, coach_of
from onetable.telling.teller import teller_of
from onetable.text import Interface
from tests.games.quest.scenes import Scene, scene
from tests.lessons.sights import sight_of

GAMES: dict[str, tuple[dict[str, Any], int]] = {
    "fellowship": ({"chapter": 2}, 4),
    "tcg": ({"first_game": True}, 2),
    "quest": ({"heroes": ["eleanor", "thalin"]}, 3),
}
WHO = "who"  # what stands in a sentence of his for cards and people
# by what is at stake: choices that he says there are, or are none; or that there may be, even if all of them are refused
CLAIMS: dict[str, tuple[str, ...]] = {
    "tcg-first-begin": ("PlayCard",),
    "tcg-first-fellowship": ("PlayCard",),
    "tcg-first-move": ("no PlayCard", "Pass"),
    "tcg-first-minions": ("PlayCard",),
    "tcg-first-hunt": ("PlayCard",),
    "tcg-first-support": ("PlayCard",),
    "tcg-first-no-minions": ("no PlayCard", "Pass"),
    "tcg-first-maneuver": ("PlayCard",),
    "tcg-first-ring": ("Answer",),
    "tcg-first-ring-little": ("Answer",),
    "tcg-first-respond": ("Answer",),
    "tcg-first-again": ("MoveOn", "Stay"),
    "tcg-first-defend": ("AssignTo",),
    "tcg-first-attack": ("AssignTo",),
    "tcg-first-arrows": ("Wound",),
    "quest-coach-rest-step": ("Rest",),
    "quest-coach-travel-step": ("even MoveTo",),
    "quest-coach-sauron-acts": ("UseTrack",),
    "quest-coach-shadow-window": ("PlayShadow",),
    "quest-coach-lay-card": ("Lay",),
    "fellowship-coach-character": ("BeCharacter",),
    "fellowship-coach-give": ("Give",),
    "fellowship-coach-lead": ("Play",),
    "fellowship-coach-ring": ("PlayToWin",),
    "fellowship-coach-wins": ("Play", "no PlayToWin"),
    "fellowship-coach-beats": ("Play", "no PlayToWin"),
    "fellowship-coach-low": ("Play", "no PlayToWin"),
    "fellowship-coach-free": ("Play", "no PlayToWin"),
}
MOST = 0.005  # seconds for a question
FEW, MANY = 70, 670  # positions of each game: 200 in all, and 2,000


def positions(name: str, count: int) -> Iterator[Game[Any]]:
    """Questions of games that bots play."""
    (setup, players), book, found = GAMES[name], rulebook(name), 0
    for seed in range(1, 100):
        game, rules = book.begin(setup, players, seed), bot(name, "rules", seed=seed)
        while game.decision is not None:
            yield game
            found += 1
            if found == count:
                return
            game.answer(rules.choose(book.view(game, game.decision.seat)))


@pytest.mark.parametrize("count", [FEW, pytest.param(MANY, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", GAMES)
def test_what_he_says_can_be_said_in_every_world_that_the_seat_imagines(name: str, count: int) -> None:
    """Two worlds that a seat cannot tell apart are told the same: nothing hidden is in it."""
    book, coach, spoken = rulebook(name), coach_of(name), 0
    for place, game in enumerate(positions(name, count)):
        assert game.decision is not None
        seat, language = game.decision.seat, LANGUAGES[place % 4]
        said = coach.counsel(sight_of(name, game, seat, language))
        other = coach.counsel(sight_of(name, book.imagine(book.view(game, seat), Dice(place)), seat, language))
        assert said == other
        if said is not None:
            spoken += 1
            assert said.stake and "{" not in f"{said.stake}{said.look}{said.compare}"
            assert len(game.decision.choices) > 0  # he speaks where there is something to choose
    assert spoken > count // 4


@pytest.mark.parametrize("count", [FEW, pytest.param(MANY, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", GAMES)
def test_the_third_hint_is_a_choice_that_there_is(name: str, count: int) -> None:
    book, rules = rulebook(name), bot(name, "rules", seed=3)
    for game in positions(name, count):
        assert game.decision is not None
        view = book.view(game, game.decision.seat)
        assert 0 <= rules.choose(view) < len(view.choices)


def kinds(words: Iterable[Word]) -> set[str]:
    """What these are called in the language of the game."""
    return {type(word).__name__ for word in words}


@pytest.mark.parametrize("count", [FEW, pytest.param(MANY, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", GAMES)
def test_what_he_speaks_of_can_be_chosen_or_is_refused(name: str, count: int) -> None:
    """Whom he names can be named at this table now, what he says can be done can be, and of what he says cannot nothing is offered."""
    book, coach, teller = rulebook(name), coach_of(name), teller_of(name)
    for game in positions(name, count):
        assert game.decision is not None
        sight = sight_of(name, game, game.decision.seat)
        moment = coach.moment(sight)
        if moment is None or not sight.interface.has(moment.stake):
            continue
        refused = book.refusals(sight.view)
        offered, known = kinds(sight.view.choices), kinds([*sight.view.choices, *refused])
        for claim in CLAIMS.get(moment.stake, ()):
            manner, _, kind = claim.rpartition(" ")
            assert (kind in (known if manner == "even" else offered)) == (manner != "no"), f"{moment.stake}: {claim}, and {offered}"
        if WHO in moment.values:
            names = {called for word in (*sight.view.choices, *refused) for called in teller.names(sight, word)}
            for who in str(moment.values[WHO]).split(sight.say("line-comma")):
                assert any([who in called for called in names]), f"{moment.stake}: {who} is not among {sorted(names)}"


@pytest.mark.parametrize("name", GAMES)
def test_he_is_quick(name: str) -> None:
    coach, spent = coach_of(name), []
    for game in positions(name, FEW):
        assert game.decision is not None
        sight = sight_of(name, game, game.decision.seat)
        coach.counsel(sight)  # what is said for the first time is read from the strings
        begun = time.perf_counter()
        coach.counsel(sight)
        spent.append(time.perf_counter() - begun)
    assert sorted(spent)[len(spent) // 2] < MOST


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_stake_has_its_two_hints_or_none(language: str) -> None:
    """A string that is there in one language is there in all; here: that none of the hints stands alone."""
    interface = Interface(language)
    for step in ("rest-step", "travel-step", "exploring", "lay-card", "sauron-acts", "plot-step"):
        for end in ("", "-look", "-compare"):
            assert interface.has(f"quest-coach-{step}{end}")


# ---- the first minute of Middle-earth Quest


def told(play: Scene, seat: int) -> Counsel:
    """What the coach says to this position."""
    found = coach_of("quest").counsel(sight_of("quest", play.game, seat))
    assert found is not None
    return found


def test_who_i_am_and_how_i_win_is_said_once() -> None:
    hero = {"hero": "argalad", "at": "lake_esgaroth", "hand": ["overdraw", "quick_shot"], "starting": "the_forest_must_provide_no_refuge"}
    first = scene(step="travel", until="end of game", round=1, heroes=[hero, {"hero": "thalin"}], minions={})
    counsel = told(first, 1)
    assert counsel.stake.startswith("You are Argalad.") and "secret mission" in counsel.stake
    assert counsel.look.startswith("Your mission.") and "South Eaves" in counsel.compare and counsel.at == ("place.south_eaves",)
    ridden = told(first.choose("MoveTo forest_road", "PayOne argalad_overdraw"), 1)
    assert "You are" not in ridden.stake and "South Eaves" in ridden.stake and ridden.at == counsel.at


def test_a_hero_alone_hears_that_this_is_the_second_turn() -> None:
    hero = {"hero": "argalad", "at": "bree", "hand": ["overdraw", "quick_shot"]}
    assert "two turns a round" in told(scene(step="travel", round=1, heroes=[hero], minions={}), 1).stake


def test_a_quest_that_cannot_be_fought_is_not_where_one_is_sent() -> None:
    hero = {"hero": "argalad", "at": "bree", "hand": ["overdraw", "quick_shot"], "starting": "the_forest_must_provide_no_refuge"}
    play = scene(step="travel", heroes=[hero], influence={"south_eaves": 5}, minions={})
    assert "cannot be fought" in told(play, 1).stake
