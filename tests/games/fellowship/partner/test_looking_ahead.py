"""Looking ahead: moves are read from the table, worlds fit what is known, and those are likelier in which all play as was seen."""

from __future__ import annotations

from random import Random

import numpy
import pytest

from onetable.bots.rollout import Candidate, RolloutBot
from onetable.core.dice import Dice
from onetable.games.fellowship.bots.partner.bot import quick_choice
from onetable.games.fellowship.bots.partner.past import Past, past_of
from onetable.games.fellowship.bots.partner.playing_out import after, play_out
from onetable.games.fellowship.bots.partner.thinking import CLEAR_GAIN, PartnerThinking
from onetable.games.fellowship.bots.partner.trials import LearnedTrials, LikelyWorlds
from onetable.games.fellowship.bots.partner.wishing import question_of
from onetable.games.fellowship.bots.partner.worlds import drawing, likelihood
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


def test_who_has_no_time_tries_nothing() -> None:
    _, seen = next(asked(SOME))
    question = question_of(seen)
    assert question is not None
    worlds = drawing(seen, question, Dice(1))(2)
    assert play_out(learned_weights(), after(worlds, question.actions), lambda: True) is None
    lots = LikelyWorlds(learned_weights(), drawing(seen, question, Dice(1)), None, 1.0, never, Dice(1))
    assert LearnedTrials(learned_weights(), lots, question.actions, lambda: True).try_all([0, 1], Dice(1)) is None
    tried = LearnedTrials(learned_weights(), lots, question.actions, never).try_all([0, 1], Dice(1))
    assert tried is not None and all([0 <= worth <= 1 for worth in tried])


class Fixed:
    """Trials whose results are known."""

    def __init__(self, results: list[float]) -> None:
        self.results = results

    def try_all(self, choices: list[int], dice: Dice) -> list[float]:
        return [self.results[number] for number in choices]


@pytest.mark.parametrize(("gain", "chosen"), [(CLEAR_GAIN - 0.02, 0), (CLEAR_GAIN + 0.02, 1)])
def test_the_wish_is_left_for_a_clear_gain_alone(gain: float, chosen: int) -> None:
    thinker = RolloutBot(BOOK, PartnerThinking(), playouts=40)
    thinker.trials = Fixed([0.5, 0.5 + gain, 0.1])  # type: ignore[assignment]
    assert thinker.settle(None, [Candidate(0), Candidate(1), Candidate(2)]) == chosen
