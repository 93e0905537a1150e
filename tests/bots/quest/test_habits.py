"""Habits in numbers: those of then stay what they were, others play otherwise."""

from __future__ import annotations

from hashlib import md5

import pytest

from onetable.bots.registry import bot
from onetable.games.quest.bots.decide import WEIGHINGS, decide, weighings_by
from onetable.games.quest.bots.first import WEIGHINGS_THEN
from onetable.games.quest.bots.habits import HERO_NOW, SAURON_NOW
from tests.bots.quest.tables import BOOK, COMPANIES, played_by, rules

THEN = {
    1: "a0738397848f622b97d18f1ad05bcd5e",
    2: "511479500b098d9008e1f96eb4b45fc3",
}  # by the number of heroes: all answers of the first rules of thumb in the game of seed 40


@pytest.mark.parametrize("heroes", THEN)
def test_the_first_rules_of_thumb_answer_as_they_did(heroes: int) -> None:
    game, first, answers = BOOK.begin({}, heroes + 1, 40, silent=True), bot("quest", "rules-1"), md5(usedforsecurity=False)
    while game.decision is not None:
        number = first.choose(BOOK.view(game, game.decision.seat))
        answers.update(f"{number},".encode())
        game.answer(number)
    assert answers.hexdigest() == THEN[heroes]


def test_who_has_todays_habits_decides_as_today_and_who_has_those_of_then_does_not_always() -> None:
    today, others = weighings_by(HERO_NOW, SAURON_NOW), {"heroes": 0, "sauron": 0}
    for game, number in played_by(rules, COMPANIES[1], seed=3):
        decision = game.decision
        assert decision is not None
        if len(decision.choices) > 1:
            asked = BOOK.view(game, decision.seat)
            assert decide(asked.table, asked.agenda, asked.choices, asked.seat, today) == number
            then = decide(asked.table, asked.agenda, asked.choices, asked.seat, WEIGHINGS_THEN)
            others["heroes" if decision.seat else "sauron"] += then != number
    assert others["heroes"] and others["sauron"] and set(today) == set(WEIGHINGS) == set(WEIGHINGS_THEN)
