"""Habits by a network: what it sees, what it likes, and games from which it is taught."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from onetable.bots.learning.insight import MOST, Insight, Instinct, by_sums, read, written
from onetable.bots.learning.instincts import best, instinct_of
from onetable.bots.learning.schooling.exercises import Exercise, Notebook, gathered, practised
from onetable.bots.learning.schooling.lessons import Desk, Sizes
from onetable.bots.learning.studying import NOBODY
from onetable.bots.registry import bot
from onetable.games.registry import rulebook
from tests.bots.learning.test_habits import questions

GAMES = [("tcg", 2), ("quest", 3)]
SIZES = Sizes(64, 40, 64 * 160, 64 * 130)


def some_network(game: str, width: int = 4) -> Insight:
    """One that has something to say about everything, by chance."""
    instinct, dice = instinct_of(game), np.random.default_rng(5)
    plain = by_sums(instinct, {}, width)

    def chance(part: Any) -> Any:
        return dice.normal(0, 0.3, part.shape).astype(np.float16).astype(np.float32)

    return replace(
        plain, numbers=chance(plain.numbers), marks=chance(plain.marks), seeing=chance(plain.seeing), meeting=chance(plain.meeting),
        offered=chance(plain.offered), begins=chance(plain.begins), says=chance(plain.says),
    )  # fmt: skip


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_network_with_nothing_to_say_likes_what_sums_say(game: str, players: int) -> None:
    instinct, rules = instinct_of(game), bot(game, "rules")
    habits, book = Instinct(instinct, by_sums(instinct, {})), rulebook(game)
    for table in questions(game, players):
        assert table.decision is not None
        view = book.view(table, table.decision.seat)
        asked = view.table, view.agenda, view.choices, view.seat
        assert habits.decide(*asked) == best(instinct.offers(*asked), instinct.first) == rules.choose(view)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_what_is_seen_changes_what_is_liked_and_weights_are_kept_as_they_are(game: str, players: int) -> None:
    instinct, network = instinct_of(game), some_network(game)
    again, blind, differed = read(written(network)), replace(network, meeting=network.meeting * 0), 0
    for table in questions(game, players, 20):
        assert table.decision is not None
        offers = instinct.offers(table.table, table.agenda, table.decision.choices, table.decision.seat)
        sight = instinct.sight(table.table, table.decision.seat)
        assert len(sight[0]) in (0, len(instinct.sights)) and max(sight[1]) < len(instinct.marks)
        assert (network.likings(sight, offers) == again.likings(sight, offers)).all()
        differed += not np.allclose(network.likings(sight, offers), blind.likings(sight, offers))
    assert differed > 10


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_every_mark_and_number_has_a_name_of_its_own(game: str, players: int) -> None:
    instinct = instinct_of(game)
    assert len(set(instinct.marks)) == len(instinct.marks) and len(set(instinct.sights)) == len(instinct.sights)


def exercise(game: str, players: int, seed: int = 3_000, kept: int = NOBODY) -> Exercise:
    """Two games by the same network."""
    return Exercise(game, (({}, players), ({}, players)), seed, written(some_network(game)), (kept, kept))


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_games_of_a_school_hang_on_their_seeds_alone(game: str, players: int) -> None:
    one, two = practised(exercise(game, players)), practised(exercise(game, players))
    assert all([(getattr(one, part) == getattr(two, part)).all() for part in Notebook.__struct_fields__])
    assert len(one.won) == 2 * players and set(one.threads.tolist()) == set(range(2 * players))
    other = practised(exercise(game, players, seed=4_000))
    assert len(one.places) != len(other.places) or (one.places != other.places).any()


def test_who_keeps_to_rules_of_thumb_teaches_nothing() -> None:
    assert set(practised(exercise("quest", 3, kept=0)).threads.tolist()) == {1, 2, 4, 5}
    assert set(practised(exercise("tcg", 2, kept=1)).threads.tolist()) == {0, 2}


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_lesson_holds_what_was_noted(game: str, players: int) -> None:
    network, notes = some_network(game), gathered([practised(exercise(game, players)), practised(exercise(game, players, seed=5_000))])
    assert set(notes.threads.tolist()) == set(range(4 * players))
    desk = Desk(notes, SIZES, network.middle, network.spread)
    chosen = desk.usable[7 : 7 + 50]
    lesson = desk.lesson(chosen, {"gain": np.arange(len(notes.threads), dtype=np.float32)})
    assert lesson["counts"].sum() == len(chosen) and (lesson["gain"][: len(chosen)] == chosen).all()
    for at, decision in enumerate(chosen):
        row, marks = lesson["rows"][at], lesson["marks"][lesson["whose"] == at]
        seen = np.tanh(network.seeing + network.marks[marks].sum(0) + row @ network.numbers)
        slots = np.append(lesson["slots"], SIZES.offers * SIZES.decisions)[lesson["whom"]]
        here = slots // SIZES.offers == at
        told, slots = np.zeros((SIZES.offers, network.offered.shape[1])), slots[here] % SIZES.offers
        np.add.at(told, slots, network.offered[lesson["places"][here]] * lesson["values"][here][:, None])
        likings = told[:, -1] + np.tanh(told[:, :-1] + seen @ network.meeting + network.begins) @ network.says
        likings = np.where(lesson["there"][at], likings, -np.inf)
        likely = likings - np.log(np.exp(likings - likings.max()).sum()) - likings.max()
        assert likely[lesson["chosen"][at]] == pytest.approx(lesson["before"][at], abs=2e-4)
        assert lesson["there"][at].sum() == notes.offer_counts[decision]
    assert np.abs(lesson["rows"]).max() <= MOST


def test_what_has_too_many_offers_or_no_room_is_left_out() -> None:
    notes = practised(exercise("quest", 3))
    narrow = replace(SIZES, offers=4, features=300)
    desk = Desk(notes, narrow, np.zeros(notes.rows.shape[1]), np.ones(notes.rows.shape[1]))
    assert (notes.offer_counts[desk.usable] <= 4).all() and len(desk.usable) < len(notes.threads)
    lesson = desk.lesson(desk.usable[:64], {})
    assert 0 < lesson["counts"].sum() < 64


def test_all_decisions_are_looked_at_in_portions_that_have_room() -> None:
    notes = practised(exercise("tcg", 2))
    crowded = replace(SIZES, decisions=16, marks=int(notes.mark_counts.max()) * 3)
    desk = Desk(notes, crowded, np.zeros(notes.rows.shape[1]), np.ones(notes.rows.shape[1]))
    portions = list(desk.portions())
    assert np.concatenate(portions).tolist() == list(range(len(notes.threads)))
    assert all([notes.mark_counts[some].sum() <= crowded.marks and len(some) <= 16 for some in portions])
    assert max([len(some) for some in portions]) < 16  # there are too many marks for more
