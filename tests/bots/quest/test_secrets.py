"""A bot sees what its seat may see: other hidden cards would not change its play."""

from __future__ import annotations

import pytest

from onetable.core.dice import Dice
from onetable.games.quest.bots.decide import decide
from onetable.games.quest.bots.roads import threats
from onetable.games.quest.mechanics.figures_on_map import look_at_tokens
from onetable.games.quest.traits import Place
from tests.bots.quest.tables import BOOK, COMPANIES, brief_rollout, played_by, rules


@pytest.mark.parametrize("heroes", COMPANIES, ids=len)
def test_other_hidden_cards_change_nothing(heroes: list[str]) -> None:
    dice = Dice(8)
    for game, number in played_by(rules, heroes, seed=9):
        assert game.decision is not None
        seen = BOOK.view(game, game.decision.seat)
        elsewhere = BOOK.view(BOOK.imagine(seen, dice), seen.seat)
        assert rules().choose(elsewhere) == number


def test_other_hidden_cards_change_nothing_for_one_who_thinks_ahead() -> None:
    dice = Dice(8)
    thought = 0
    for count, (game, _) in enumerate(played_by(rules, COMPANIES[1], seed=4)):
        assert game.decision is not None
        if count % 6 or len(game.decision.choices) == 1:
            continue
        seen = BOOK.view(game, game.decision.seat)
        elsewhere = BOOK.view(BOOK.imagine(seen, dice), seen.seat)
        assert brief_rollout(seed=2).choose(elsewhere) == brief_rollout(seed=2).choose(seen)
        thought += 1
    assert thought > 40


@pytest.mark.parametrize("heroes", COMPANIES, ids=len)
def test_in_the_whole_world_rules_of_thumb_see_no_more_than_in_their_view(heroes: list[str]) -> None:
    """In a playout everything lies open; a face that a seat has not seen must not change what it would do."""
    for game, number in played_by(rules, heroes, seed=3):
        decision = game.decision
        assert decision is not None
        if game.table.combat is not None:
            continue  # a card laid face down counts as one of the hand in a view: what is left to a hero differs by one
        assert decide(game.table, game.agenda, decision.choices, decision.seat) == number


@pytest.mark.parametrize("seen", [False, True])
def test_what_a_token_hides_frightens_only_who_has_seen_it(seen: bool) -> None:
    found = []
    for face in ("cave_troll", "blank"):
        board = BOOK.scene({"game": "quest", "step": "travel", "heroes": [{"hero": "argalad"}], "tokens": {"ered_mithrin": [face]}}).table
        if seen:
            look_at_tokens(board, 1, (Place.ERED_MITHRIN,))
        found.append(threats(board, 1, 1)[Place.ERED_MITHRIN])
    assert (found[0] != found[1]) is seen
