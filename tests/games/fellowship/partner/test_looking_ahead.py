"""Looking ahead: moves are read from the table, worlds fit what is known, and those are likelier in which all play as was seen."""

from __future__ import annotations

from math import log
from random import Random

import numpy
import pytest

from onetable.bots.rollout import LOYALTY, Candidate, RolloutBot
from onetable.core.dice import Dice
from onetable.games.fellowship.bots import trying
from onetable.games.fellowship.bots.loading import LOADING
from onetable.games.fellowship.bots.partner.bot import quick_choice
from onetable.games.fellowship.bots.partner.likely_worlds import MOST_WORLDS, LikelyWorlds
from onetable.games.fellowship.bots.partner.past import Past, moves_made, past_of
from onetable.games.fellowship.bots.partner.playing_out import after, play_out
from onetable.games.fellowship.bots.partner.thinking import (
    CLEAR_GAIN,
    KERNEL_GAIN,
    LEANING,
    LEAST_WISHED,
    PartnerThinking,
    leanings,
    promising,
)
from onetable.games.fellowship.bots.partner.trials import LearnedTrials, LikelyKernelTrials
from onetable.games.fellowship.bots.partner.wishing import question_of
from onetable.games.fellowship.bots.partner.worlds import Lot, drawing, likelihood, likely
from onetable.games.fellowship.game import Fellowship
from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.kernel.moves import moves_in
from onetable.games.fellowship.learning import names, tricks
from onetable.games.fellowship.learning.goal_sets import goal_set
from onetable.games.fellowship.learning.inputs import inputs
from onetable.games.fellowship.learning.network import learned_weights
from onetable.games.fellowship.learning.rounds import stack_and_judge
from onetable.games.fellowship.learning.rows import plain_rows_of
from onetable.games.fellowship.view import view
from tests.games.fellowship.learning.dealt import first_tricks
from tests.games.fellowship.partner.questions import SOME, asked

BOOK = Fellowship()


def never() -> bool:
    return False


def a_moment() -> float:
    return 0.1


def test_the_moves_of_goal_sets_are_read_from_the_table() -> None:
    for seed in range(4):
        rules, state = goal_set(names.SET_B, 1, numpy.random.default_rng(seed))
        chance, made = Random(seed), list[int]()
        while state["over"][0] == at.RUNNING:
            past = past_of(rules, state) if len(made) % 4 == seed else Past([], made)
            assert past is not None and past.moves == made
            made.append(chance.choice(moves_in(int(tricks.legal(numpy, rules, state)[0]))))
            state = tricks.play(numpy, rules, state, numpy.array([made[-1]]))
            if at.TO_WIN in made:
                break  # whether it was played to win is seen only where a higher card lay there


def test_the_moves_of_chapters_are_read_from_the_table() -> None:
    read = total = 0
    for number, (game, _) in enumerate(asked(SOME)):
        if number % 5:
            continue
        past = past_of(*stack_and_judge([plain_rows_of(game)]))
        total, read = total + 1, read + (past is not None)
        if past is not None:
            board = game.table
            cards = [at.ONE_RING if move == at.TO_WIN else move for move in past.moves]
            assert sum([1 << card for card in cards]) == sum(board.piles) + sum([1 << card for _, card in board.trick])
    assert read > 0.4 * total


def test_worlds_show_a_seat_what_it_sees() -> None:
    for _, seen in list(asked(SOME))[::9]:
        question = question_of(seen)
        assert question is not None
        shown, _ = inputs(numpy, question.rules, question.state)
        worlds = drawing(seen, question, Dice(3))(6)
        assert (inputs(numpy, *worlds)[0] == shown).all()
        assert len({tuple(hands) for hands in worlds[1]["hands"].tolist()}) > 1 or seen.public.table.left < 3


def test_the_true_world_is_likelier_than_others() -> None:
    """Among four that play as they learned: the moves tell something about the cards."""
    weights, better, total = learned_weights(), 0, 0
    for game in first_tricks(range(4, 6), [({"chapter": 4}, 4), ({"chapter": 8}, 4)]):
        present = game.table.round
        while game.decision is not None and game.table.round == present:
            seen = view(game, game.decision.seat)
            question = question_of(seen)
            past = past_of(question.rules, question.state) if question is not None else None
            if question is not None and past is not None and game.table.number == 4 and not game.table.trick:
                truth = likelihood(weights, stack_and_judge([plain_rows_of(game)]), past, never)
                others = likelihood(weights, drawing(seen, question, Dice(1))(24), past, never)
                assert truth is not None and others is not None
                better, total = better + bool(truth[0] > others.mean()), total + 1
            game.answer(quick_choice(seen))
    assert total >= 3 and better > total / 2


def test_worlds_are_taken_as_often_as_they_are_likely() -> None:
    """Moves that fit one world much better than another: that one is taken more often; without moves all are alike."""
    rules, state = goal_set(names.SET_B, 4, numpy.random.default_rng(1))
    taken = likely((rules, state), numpy.log([0.5, 0.25, 0.125, 0.125]), 16, numpy.random.default_rng(2))[1]["hands"].tolist()
    assert [taken.count(hands) for hands in state["hands"].tolist()] == [8, 4, 2, 2]


def test_worlds_are_weighed_once_where_there_is_time() -> None:
    game = next(iter(first_tricks(range(4, 5), [({"chapter": 4}, 4)])))
    while game.decision is not None and game.table.number < 2:
        game.answer(quick_choice(view(game, game.decision.seat)))
    assert game.decision is not None
    seen = view(game, game.decision.seat)
    question = question_of(seen)
    assert question is not None
    drawn: list[int] = []

    def draw(count: int) -> Lot:
        drawn.append(count)
        return drawing(seen, question, Dice(1))(count)

    def worlds_with(seconds: float) -> LikelyWorlds:
        told, made = past_of(question.rules, question.state), moves_made(question.state)
        return LikelyWorlds(learned_weights(), draw, lambda: told, made, never, lambda: seconds, Dice(1))

    hurried, patient = worlds_with(0.01), worlds_with(1.0)
    assert len(hurried.some(8)[1]["turn"]) == 8 and hurried.weighed is None and drawn == [8]
    assert len(patient.some(8)[1]["turn"]) == 8 and patient.weighed is not None
    weighed = len(drawn)
    assert len(patient.weighed[1]) == sum(drawn[1:]) >= MOST_WORLDS
    assert len(patient.some(200)[1]["turn"]) == 200 and len(drawn) == weighed


def test_who_has_no_time_tries_nothing() -> None:
    _, seen = next(asked(SOME))
    question = question_of(seen)
    assert question is not None
    worlds = drawing(seen, question, Dice(1))(2)
    assert play_out(learned_weights(), after(worlds, question.actions), lambda: True) is None
    lots = LikelyWorlds(learned_weights(), drawing(seen, question, Dice(1)), lambda: None, 0, never, a_moment, Dice(1))
    assert LearnedTrials(learned_weights(), lots, question.actions, 4, lambda: True, a_moment).try_all([0, 1], Dice(1)) is None
    tried = LearnedTrials(learned_weights(), lots, question.actions, 4, never, a_moment).try_all([0, 1], Dice(1))
    assert tried is not None and all([0 <= worth <= 1 for worth in tried])


class Fixed:
    """Trials whose results are known."""

    def __init__(self, results: list[float]) -> None:
        self.results = results

    def try_all(self, choices: list[int], dice: Dice) -> list[float]:
        return [self.results[number] for number in choices]


@pytest.mark.parametrize(("seconds", "weighed"), [(0.1, False), (2.0, True)])
def test_with_little_time_any_world_will_do(monkeypatch: pytest.MonkeyPatch, seconds: float, weighed: bool) -> None:
    """A few worlds that seem likely would decide too much; where there is time for many the kernel tries the likely ones."""
    trials = object()
    monkeypatch.setattr(LOADING, "is_done", lambda: True)
    monkeypatch.setattr(trying, "quick_trials", lambda seen, dice: trials)
    game, _ = next(iter(asked(SOME)))
    assert game.decision is not None
    seen, thinking = view(game, game.decision.seat), PartnerThinking(ending=99)
    thinking.seconds = seconds
    thinking.candidates(seen)
    assert isinstance(thinking.quickly(seen, Dice(1)), LikelyKernelTrials) is weighed
    assert (thinking.quickly(seen, Dice(1)) is trials) is not weighed
    starts = [thinking.head_start(choice) for choice in thinking.candidates(seen)]
    assert [starts[0], max(starts[1:]) < 0] == ([KERNEL_GAIN, False] if weighed else [0.0, True])


@pytest.mark.parametrize(("gain", "chosen"), [(CLEAR_GAIN - 0.02, 0), (CLEAR_GAIN + 0.02, 1)])
def test_the_wish_is_left_for_a_clear_gain_alone(gain: float, chosen: int) -> None:
    thinking = PartnerThinking()
    thinking.head_starts = {0: CLEAR_GAIN}
    assert settled(thinking, [0.5, 0.5 + gain, 0.1]) == chosen


@pytest.mark.parametrize(("gain", "chosen"), [(-0.02, 0), (0.02, 1)])
def test_with_little_time_the_wish_and_the_trials_are_added_up(gain: float, chosen: int) -> None:
    """The less a choice is wished for, the better it must do; what is hardly wished for at all is not out of reach."""
    thinking = PartnerThinking()
    thinking.head_starts = leanings(numpy.array([0.7, 0.3, 0.0]))
    assert thinking.head_starts == {0: 0.0, 1: pytest.approx(LEANING * log(3 / 7)), 2: pytest.approx(LEANING * log(LEAST_WISHED / 0.7))}
    assert settled(thinking, [0.5, 0.5 + LOYALTY + gain - thinking.head_starts[1], 0.1]) == chosen
    assert settled(thinking, [0.5, 0.5, 0.5 + LOYALTY + 0.02 - thinking.head_starts[2]]) == 2


def test_with_time_the_six_best_wishes_are_tried_however_small() -> None:
    assert promising(numpy.array([0.0, 1e-9, 0.999, 1e-5, 1e-4, 0.0, 0.0, 1e-3])) == [2, 7, 4, 3, 1, 0]
    assert promising(numpy.array([0.2, 0.8])) == [1, 0]


def settled(thinking: PartnerThinking, results: list[float]) -> int:
    """What is chosen of three that always come to this."""
    thinker = RolloutBot(BOOK, thinking, playouts=40)
    thinker.trials = Fixed(results)  # type: ignore[assignment]
    return thinker.settle(None, [Candidate(0), Candidate(1), Candidate(2)])
