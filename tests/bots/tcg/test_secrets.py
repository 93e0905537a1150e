"""A bot sees what its seat may see: other hidden cards would not change its play."""

from __future__ import annotations

import pytest

from onetable.core.dice import Dice
from tests.bots.tcg.tables import BOOK, NAMES, brief_rollout, played_by, rules

MORE_PAIRS = [pytest.param(decks, marks=pytest.mark.long) for decks in (NAMES[5:7], NAMES[9:11])]


@pytest.mark.parametrize("decks", [NAMES[:2], *MORE_PAIRS, NAMES[2:5], NAMES[6:12]], ids=len)
def test_other_hidden_cards_change_nothing(decks: list[str]) -> None:
    dice = Dice(8)
    for count, (game, number) in enumerate(played_by(rules, decks, seed=9)):
        assert game.decision is not None
        if count % (len(decks) // 2):  # six play long enough for some questions of theirs
            continue
        seen = BOOK.view(game, game.decision.seat)
        elsewhere = BOOK.view(BOOK.imagine(seen, dice), seen.seat)
        assert rules().choose(elsewhere) == number


def test_other_hidden_cards_change_nothing_for_one_who_thinks_ahead() -> None:
    dice = Dice(8)
    for count, (game, _) in enumerate(played_by(rules, NAMES[3:5], seed=4)):
        assert game.decision is not None
        if count % 10 or len(game.decision.choices) == 1:
            continue
        seen = BOOK.view(game, game.decision.seat)
        elsewhere = BOOK.view(BOOK.imagine(seen, dice), seen.seat)
        assert brief_rollout(seed=2).choose(elsewhere) == brief_rollout(seed=2).choose(seen)
