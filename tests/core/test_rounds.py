"""A round of games: everybody meets everybody once, and standings are as people count them."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from onetable.core.rounds import Standing, everyone_meets, standings


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everybody_meets_everybody_once_and_nobody_plays_twice_at_the_same_time(players: int) -> None:
    turns = everyone_meets(players)
    met = [tuple(sorted(pair)) for pairs in turns for pair in pairs]
    assert sorted(met) == list(combinations(range(players), 2))
    for pairs in turns:
        assert max(Counter([seat for pair in pairs for seat in pair]).values()) == 1


def test_nobody_always_sits_first() -> None:
    first = Counter([pair[0] for pairs in everyone_meets(4) for pair in pairs])
    assert max(first.values()) < 3


def test_points_decide() -> None:
    games = [((0, 1), (1.0, 0.0)), ((0, 2), (0.0, 1.0)), ((1, 2), None)]
    assert standings(3, games) == [Standing(1, 2, 1.0, 1, 1), Standing(2, 0, 1.0, 2, 0), Standing(3, 1, 0.0, 1, 1)]


def test_those_who_cannot_be_told_apart_share_a_place() -> None:
    games = [((0, 1), (1.0, 0.0)), ((1, 2), (1.0, 0.0)), ((2, 0), (1.0, 0.0))]
    assert {(line.place, line.points) for line in standings(3, games)} == {(1, 1.0)}


def test_among_those_with_as_many_points_their_own_games_decide() -> None:
    games = [
        ((0, 1), (0.0, 1.0)),
        ((0, 2), (1.0, 0.0)),
        ((1, 2), (0.0, 1.0)),
        ((0, 3), (1.0, 0.0)),
        ((1, 3), (1.0, 0.0)),
        ((2, 3), (0.0, 1.0)),
    ]
    assert [(line.place, line.seat, line.points) for line in standings(4, games)] == [(1, 1, 2.0), (2, 0, 2.0), (3, 3, 1.0), (4, 2, 1.0)]


def test_before_the_first_game_all_share_the_first_place() -> None:
    assert {(line.place, line.left) for line in standings(3, [((0, 1), None), ((1, 2), None), ((0, 2), None)])} == {(1, 2)}
