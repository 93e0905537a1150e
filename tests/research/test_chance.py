"""Chance as moves of its own: every order of a shuffle comes once, and a game can be told how its dice fall."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from onetable.bots.proof import fault
from onetable.core.dice import Dice
from onetable.core.errors import BadInput
from onetable.games.registry import rulebook
from onetable.research.chance import FallWanted, ToldDice
from onetable.research.episode import Episode, Playing
from tests.research.tables import random_play, usual_tables


def every_shuffle(told: tuple[int, ...] = ()) -> Counter[tuple[str, ...]]:
    """All orders to which the falls of three things lead."""
    try:
        return Counter([tuple(ToldDice(0, 0, told).shuffled("abc"))])
    except FallWanted as wanted:
        found: Counter[tuple[str, ...]] = Counter()
        for outcome in range(wanted.outcomes):
            found += every_shuffle((*told, outcome))
        return found


def test_every_order_of_a_shuffle_comes_exactly_once() -> None:
    assert every_shuffle() == Counter(permutations("abc"))


def test_told_dice_fall_as_they_are_told() -> None:
    dice = ToldDice(0, 0, (2, 1))
    assert dice.below(1) == 0 and dice.choose("wxyz") == "y" and dice.copy().below(2) == 1 and dice.below(2) == 1
    with pytest.raises(FallWanted):
        dice.below(2)
    with pytest.raises(IndexError, match="a fall is from 0 to 1, not 5"):
        ToldDice(0, 0, (5,)).below(2)


@pytest.mark.parametrize("playing", usual_tables())
def test_a_game_with_told_dice_is_a_whole_game(playing: Playing) -> None:
    for place, episode in enumerate(random_play(Episode(playing._replace(explicit=True)), 2)):
        if place % 25 == 0 or episode.is_over:
            assert fault(playing.game, episode.now) == ""
    assert episode.is_over and len(episode.returns()) == playing.players


def test_nobody_chooses_while_a_die_falls() -> None:
    episode = Episode(Playing("fellowship", {}, 4, explicit=True))
    assert episode.is_chance and episode.outcomes == 37 and episode.asked == -1 and not episode.has_begun
    for wrong in (-1, 37):
        with pytest.raises(BadInput, match="There is no outcome"):
            episode.fall(wrong)
    with pytest.raises(BadInput, match="A die must fall"):
        episode.answer(0)
    with pytest.raises(BadInput, match="nobody imagines"):
        episode.imagined(0, Dice(1))


def test_a_clone_knows_the_dice_and_one_with_fresh_dice_does_not() -> None:
    """An exact clone sees the real future; with other dice the same question may end otherwise, and the cards lie as they lay."""
    book = rulebook("tcg")
    game = book.begin({}, 2, 7)
    while game.decision is not None and game.table.turn < 1:
        game.answer(0)
    twin, fresh, again = game.clone(), game.clone_with(Dice(5)), game.clone_with(Dice(5))
    assert twin.table.dice == game.table.dice != fresh.table.dice == again.table.dice
    assert fresh.table.decks == game.table.decks and fresh.table.faces == game.table.faces
    assert [game.table.dice.bits()] == [twin.table.dice.bits()] != [fresh.table.dice.bits()]
