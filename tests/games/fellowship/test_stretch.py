"""Tricks on rows are the tricks of the game: card by card the same questions, the same observations, the same table."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from onetable.core.game import Game
from onetable.games.fellowship.encoding import FellowshipEncoding
from onetable.games.fellowship.encoding.stretch import Stretch, stretch_from
from onetable.games.fellowship.table import Board
from onetable.research.episode import Episode, Playing
from tests.games.fellowship.side_by_side import BOOK, SETUPS, answer

ENCODING = FellowshipEncoding()
every_setup = pytest.mark.parametrize(("setup", "players"), SETUPS, ids=[f"{setup['chapter']}-{players}" for setup, players in SETUPS])
USUAL = {"chapter": 1}


def beginning(setup: dict[str, Any], players: int, seed: int, chance: Random, most: int = 400) -> tuple[Game[Board], Stretch] | None:
    """A game with the stretch that begins in it, if one does."""
    game = BOOK.begin(setup, players, seed, silent=True)
    for _ in range(most):
        if game.decision is None:
            return None
        stretch = stretch_from(game)
        if stretch is not None:
            return game.clone(), stretch
        answer(game, chance)
    return None


def difference(game: Game[Board], stretch: Stretch, players: int) -> str:
    """What the game and the stretch do not agree on, or nothing; the game of the stretch stays behind."""
    assert game.decision is not None
    legal = ENCODING.legal(game)
    numbers = list(legal)
    for name, here, there in (
        ("asked", stretch.asked, game.decision.seat),
        ("legal", stretch.legal(), dict(zip(numbers, range(len(numbers)), strict=True))),
    ):
        if here != there:
            return f"{name}: {here} is not {there}"
    for seat in range(players):
        here, there = stretch.observation(seat), ENCODING.observe(BOOK.view(game, seat))
        if not np.array_equal(here, there):
            places = ENCODING.layout(players).where
            return f"seat {seat} sees {[name for name, where in places.items() if (here[where] != there[where]).any()]}"
    return ""


def unlike(game: Game[Board], other: Game[Board]) -> list[str]:
    """The fields of two tables that differ, and whether the same is asked and comes next."""
    fields = [field for field in game.table.__struct_fields__ if field not in ("plan", "roles", "news")]
    found = [field for field in fields if getattr(game.table, field) != getattr(other.table, field)]
    return found + [name for name in ("decision", "agenda") if getattr(game, name) != getattr(other, name)]


def compare(setup: dict[str, Any], players: int, seed: int, looks: bool) -> int:
    """Play the first stretch of a game side by side with the game, settled after each card or at its end; how many cards that were."""
    chance = Random(seed)
    found = beginning(setup, players, seed, chance)
    if found is None:
        return 0
    game, stretch = found
    played, goes_on = 0, True
    while goes_on:
        assert difference(game, stretch, players) == "", (setup, players, seed, played)
        goes_on = stretch.answer(answer(game, chance))
        played += 1
        if looks or not goes_on:
            stretch.settle()
            assert unlike(stretch.game, game) == [], (setup, players, seed, played)
    return played


@every_setup
def test_a_stretch_is_what_the_game_plays(setup: dict[str, Any], players: int) -> None:
    played = compare(setup, players, seed=2, looks=True)
    assert players > 2 or not played, "one and two players have hands that lie open or are covered"


@pytest.mark.long
@every_setup
def test_many_stretches_are_what_the_game_plays(setup: dict[str, Any], players: int) -> None:
    for seed in range(100):
        compare(setup, players, seed, looks=seed % 2 == 0)


def test_most_tables_of_three_and_four_have_stretches() -> None:
    tables = [(setup, players) for setup, players in SETUPS if players > 2]
    found = [1 for setup, players in tables if any(beginning(setup, players, seed, Random(seed), 40) for seed in range(3))]
    assert len(found) > len(tables) // 2, "else these tests compare little"


def test_nothing_is_played_so_in_the_middle_of_a_round_or_while_somebody_listens() -> None:
    chance = Random(5)
    found = beginning(USUAL, 4, 5, chance)
    assert found is not None
    game, _ = found
    assert stretch_from(game) is not None
    heard = game.clone()
    heard.table.news = []
    assert stretch_from(heard) is None
    answer(game, chance)
    assert stretch_from(game) is None


def episodes(monkeypatch: pytest.MonkeyPatch, seed: int) -> tuple[Episode, Episode]:
    """The same episode with stretches and without, at its first trick."""
    found = []
    for has_stretches in (False, True):
        monkeypatch.setattr(FellowshipEncoding, "stretch", lambda _, game, on=has_stretches: stretch_from(game) if on else None)
        episode, chance = Episode(Playing("fellowship", USUAL, 4), seed), Random(seed)
        while not episode.now.table.taken or in_set_up(episode):
            episode.act(chance.choice(list(episode.legal())))
        found.append(episode)
    return found[0], found[1]


def in_set_up(episode: Episode) -> bool:
    return all(not name.startswith("Play ") for name in map(episode.encoding.actions.name, episode.legal()))


@pytest.mark.parametrize("number", [-1, 99, None, "first"])
def test_a_choice_that_is_none_is_refused_by_the_same_sentence(monkeypatch: pytest.MonkeyPatch, number: Any) -> None:
    refusals = []
    for episode in episodes(monkeypatch, 3):
        episode.act(next(iter(episode.legal())))
        with pytest.raises(Exception) as refused:  # whatever it is, it is the same
            episode.answer(number)
        refusals.append((refused.type, str(refused.value)))
        episode.act(next(iter(episode.legal())))  # and the game goes on
    assert refusals[0] == refusals[1]


def test_whoever_looks_at_an_episode_sees_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    plain, quick = episodes(monkeypatch, 4)
    chance = Random(4)
    for place in range(200):
        if plain.is_over:
            break
        action = chance.choice(list(plain.legal()))
        assert (quick.asked, quick.legal(), quick.is_over) == (plain.asked, plain.legal(), False)
        assert np.array_equal(quick.mask(), plain.mask())
        if place % 7 == 3:
            assert quick.clone().information_state(plain.asked) == plain.information_state(plain.asked)
        plain.act(action)
        quick.act(action)
    assert quick.is_over and quick.returns() == plain.returns() and unlike(quick.now, plain.now) == []
