"""Every choice that comes up in a game is in the table of names."""

from __future__ import annotations

from random import Random

from onetable.games.registry import rulebook

BOOK = rulebook("quest")


def test_whatever_is_offered_has_a_name_in_the_table() -> None:
    known = {name.name for name in BOOK.choice_names()}
    for seed in range(3):
        game, dice = BOOK.begin({}, 2 + seed, seed), Random(seed)
        for _ in range(200):
            if game.decision is None:
                break
            assert {type(choice).__name__ for choice in game.decision.choices} <= known
            game.answer(dice.randrange(len(game.decision.choices)))


def test_every_name_says_when_it_is_there() -> None:
    assert all([name.when.endswith(".") for name in BOOK.choice_names()])
