"""Set-ups: where there is time, each choice is tried in worlds that are set up to their end and played out by the network."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy
import pytest

from onetable.core.dice import Dice
from onetable.games.fellowship.bots.loading import LOADING
from onetable.games.fellowship.bots.partner.bot import PartnerBot
from onetable.games.fellowship.bots.partner.quick_setups import QuickSetupTrials
from onetable.games.fellowship.bots.partner.setting_up import ROUNDS, SetupTrials, can_be_tried, set_up
from onetable.games.fellowship.bots.partner.thinking import SETUP_GAIN, PartnerThinking
from onetable.games.fellowship.game import Fellowship
from onetable.games.fellowship.imagine import imagine
from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.learning.arrays import Arrays
from onetable.games.fellowship.learning.network import learned_weights
from onetable.games.fellowship.learning.rounds import stack_and_judge
from onetable.games.fellowship.view import FellowshipView, view

BOOK = Fellowship()
SETUPS: list[tuple[dict[str, Any], int]] = [({"chapter": 4}, 4), ({"chapter": 9}, 3), ({"chapter": 16}, 2)]


def first_question(setup: dict[str, Any], players: int) -> FellowshipView:
    """The first question of a game with more than one answer."""
    game = BOOK.begin(setup, players, 3)
    while game.decision is not None and len(game.decision.choices) < 2:
        game.answer(0)
    assert game.decision is not None
    return view(game, game.decision.seat)


@pytest.mark.parametrize(("setup", "players"), SETUPS)
def test_each_choice_is_tried_up_to_the_end_of_the_round(setup: dict[str, Any], players: int) -> None:
    seen = first_question(setup, players)
    assert can_be_tried(seen)
    trials = SetupTrials(learned_weights(), seen, lambda: False, lambda: 1.0)
    tried = trials.try_all([0, 1], Dice(1))
    assert tried is not None and all([0 <= each <= 1 for each in tried])
    worlds = [tried, *[trials.try_all([0, 1], Dice(2)) for _ in range(len(trials.found))]]
    assert len(worlds) == ROUNDS // 2 and {each[0] for each in worlds if each is not None} > {1.0}  # some are won, others are not


@pytest.mark.parametrize(("setup", "players"), SETUPS)
def test_with_little_time_the_kernel_plays_the_tricks(monkeypatch: pytest.MonkeyPatch, setup: dict[str, Any], players: int) -> None:
    seen, thinking = first_question(setup, players), PartnerThinking()
    thinking.seconds = 0.1
    assert thinking.head_start(thinking.candidates(seen)[0]) == SETUP_GAIN
    monkeypatch.setattr(LOADING, "is_done", lambda: False)
    assert thinking.quickly(seen, Dice(1)) is None  # without a kernel the whole game does
    monkeypatch.setattr(LOADING, "is_done", lambda: True)
    trials = thinking.quickly(seen, Dice(1))
    assert isinstance(trials, QuickSetupTrials)
    worlds = [trials.try_all([0, 1], Dice(number)) for number in range(3)]
    assert worlds == [trials.try_all([0, 1], Dice(number)) for number in range(3)]
    found = {each for world in worlds for each in world or ()}
    assert len(found) > 2 and all([0 <= each <= 1 for each in found])


def test_what_was_chosen_is_part_of_the_round_that_is_played() -> None:
    """Another character is another goal; whichever it is, the round stands before its first trick."""
    seen = first_question({"chapter": 4}, 4)
    rounds: list[Arrays] = [stack_and_judge([set_up(imagine(seen, Dice(1)), number)])[0] for number in range(2)]
    assert any([(rounds[0][name] != rounds[1][name]).any() for name in rounds[0]])  # another character, so another goal
    state = stack_and_judge([set_up(imagine(seen, Dice(1)), 0)])[1]
    assert state["phase"][0] in (at.PLAY, at.NAME, at.TUCK, at.SWAP) and state["number"][0] == 0
    assert numpy.bitwise_count(state["hands"]).sum() >= 36


def test_nobody_waits_for_set_ups_longer_than_there_is_time() -> None:
    seen = first_question({"chapter": 9}, 3)
    assert SetupTrials(learned_weights(), seen, lambda: True, lambda: 1.0).try_all([0, 1], Dice(1)) is None
    looks = [iter([False, True]), iter([False, True])]  # the clock is looked at before each choice, not only before each world
    assert QuickSetupTrials(seen, partial(next, looks[0])).try_all([0, 1], Dice(1)) is None
    assert SetupTrials(learned_weights(), seen, partial(next, looks[1]), lambda: 1.0).try_all([0, 1], Dice(1)) is None
    assert [list(each) for each in looks] == [[], []]
    hurried, patient = PartnerBot(BOOK, 1, 0.1), PartnerBot(BOOK, 1, 0.6)
    for player, trials in ((hurried, False), (patient, True)):
        assert 0 <= player.choose(seen) < len(seen.choices)
        assert isinstance(player.thinker.trials, SetupTrials) is trials
    alone = first_question({"chapter": 1}, 1)
    assert not can_be_tried(alone)  # which the network never learned
