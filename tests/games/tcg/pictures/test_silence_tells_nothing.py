"""Passing by itself tells nobody what is held: pause and messages are the same for hands that can answer and hands that cannot."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.games.tcg.speech.choices import PASS
from tests.games.tcg.pictures.shown import Data, board_of
from tests.games.tcg.scenes import RULEBOOK, scene
from tests.server.pictures.tables import moments, painted

HELD = ["Athelas"]


def flow_of(game: Game[Any], seat: int) -> Data:
    """How the question to this seat may be answered without asking."""
    found: Data = msgspec.json.decode(painted(RULEBOOK, game, seat, "en", {}, []).whole())["board"]["asking"]["flow"]
    return found


def can_act(game: Game[Any]) -> bool:
    """Whether whoever is asked has anything but passing."""
    return game.decision is not None and len(game.decision.choices) > 1


def passed(game: Game[Any]) -> Game[Any]:
    """The same after the asked seat has passed."""
    assert game.decision is not None
    twin = game.clone()
    twin.answer(list(game.decision.choices).index(PASS))
    return twin


def received(game: Game[Any], seat: int) -> bytes:
    """What this seat receives."""
    return bytes(painted(RULEBOOK, game, seat, "en", {}, []).whole())


def known(game: Game[Any], seat: int) -> int:
    """How many cards this seat knows."""
    return len(RULEBOOK.view(game, seat).table.faces)


def test_an_empty_question_is_passed_after_the_pause() -> None:
    play = scene(phase="maneuver", hasty=False, free={"hand": HELD}, shadow={"play": ["Uruk Savage"], "hand": HELD})
    flow = board_of(play)["asking"]["flow"]
    assert flow["empty"] and flow["take"] == 0 and flow["pause"] > 0 and flow["mine"] and not flow["response"]


def test_the_own_fellowship_phase_is_never_passed_by_itself() -> None:
    play = scene(phase="fellowship", hasty=False, free={"hand": ["Uruk Savage"]})
    flow = board_of(play)["asking"]["flow"]
    assert flow["empty"] and flow["take"] == -1


def test_a_question_says_whether_it_is_about_ones_own_cards() -> None:
    friends, foes = {"play": ["Boromir, Lord of Gondor"], "hand": HELD}, {"play": ["Uruk Savage"], "hand": HELD}
    seats = {2: {"hand": HELD}}
    play = scene(players=3, phase="skirmish", hasty=False, free=friends, shadow=foes, seats=seats, assigned={"Uruk Savage": "Boromir"})
    told = {}
    for _ in range(3):
        seat = play.facts["asked"]
        told[seat] = board_of(play, seat)["asking"]["flow"]["concerns"]
        play.choose("Pass")
    assert told == {0: True, 1: True, 2: False}


def test_who_can_act_is_asked() -> None:
    friends = {"play": ["Gandalf, Friend of the Shirefolk"], "hand": ["Mysterious Wizard"]}
    fight = {"Uruk Savage": "Gandalf"}
    play = scene(phase="skirmish", hasty=False, free=friends, shadow={"play": ["Uruk Savage"], "hand": HELD}, assigned=fight)
    flow = board_of(play)["asking"]["flow"]
    assert not flow["empty"] and flow["take"] == -1


def test_a_response_is_passed_alike_whether_it_could_be_given_or_not() -> None:
    """Frodo is about to exert. With Strength of Spirit in hand he could be saved; with Treachery he could not, and nobody can tell."""
    heard = []
    for held in ("Strength of Spirit", "Treachery Deeper Than You Know"):
        friends = {"play": ["Gandalf, The Grey Wizard"], "hand": [held, "Sam, Son of Hamfast"]}
        play = scene(phase="fellowship", path={1: "Westfarthing"}, site=1, hasty=False, free=friends, shadow={"hand": HELD})
        play.choose("Use Westfarthing")
        asked = board_of(play)["asking"]
        assert asked["kind"] == "respond" and asked["flow"]["empty"] == (held != "Strength of Spirit")
        heard.append((asked["flow"]["pause"], received(play.game, 1), received(passed(play.game), 1)))
    assert heard[0] == heard[1]


@pytest.mark.parametrize(("games", "least"), [(3, 8), pytest.param(60, 150, marks=pytest.mark.long)])
def test_others_receive_the_same_whatever_is_held(games: int, least: int) -> None:
    """Two worlds that another seat cannot tell apart, in one of which the asked hand can answer: the pass comes as late and looks alike."""
    dice, compared = Dice(7), 0
    for seed in range(games):
        for match in moments("tcg", {"decks": ["nine_walkers", "king_and_evenstar"]}, 2, seed, most=260):
            game = match.game
            if game.decision is None or PASS not in game.decision.choices:
                continue
            asked, watcher = game.decision.seat, 1 - game.decision.seat
            world = RULEBOOK.imagine(RULEBOOK.view(game, watcher), dice)
            if can_act(game) == can_act(world):
                continue
            assert flow_of(game, asked)["pause"] == flow_of(world, asked)["pause"]
            assert received(game, watcher) == received(world, watcher)
            here, there = passed(game), passed(world)
            if known(here, watcher) == known(game, watcher):  # what is drawn after that was hidden before
                assert received(here, watcher) == received(there, watcher)
                compared += 1
    assert compared >= least
