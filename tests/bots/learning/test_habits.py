"""Habits: what a choice looks like to them, what games teach, and that a course is the same wherever it is played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from onetable.bots.learning.instincts import instinct_of
from onetable.bots.learning.judging import Judge, by_hand
from onetable.bots.learning.striving import Proven, State, Stride, Striving, moved, strive
from onetable.bots.learning.studying import Deed, chances, drawn, gain_of, slopes
from onetable.bots.learning.subject import subject_of
from onetable.bots.learning.tastes import Taste, first_taste, grown, likings, read_taste, unflattened, written
from onetable.bots.registry import bot, bot_names
from onetable.core.dice import Dice
from onetable.core.errors import BadInput
from onetable.core.game import Game
from onetable.games.registry import rulebook
from tests.cli.command import onetable

EVERY = 5  # so many questions lie between those that are looked at
SMALL = Striving("tcg", seed=5, generations=2, steps=1, games=20, pace=0.05, proof=3, units=4)
TYPED = "--seed 5 --generations 2 --steps 1 --games 20 --pace 0.05 --proof 3 --units 4"


def questions(players: int, most: int = 60) -> Iterator[Game[Any]]:
    """Questions with more than one answer, of one game by rules of thumb."""
    book, rules, asked = rulebook("tcg"), bot("tcg", "rules"), 0
    table = book.begin({}, players, 33, hasty=True)
    while table.decision is not None and asked < EVERY * most:
        if len(table.decision.choices) > 1:
            asked += 1
            if asked % EVERY == 0:
                yield table
        table.answer(rules.choose(book.view(table, table.decision.seat)))


@pytest.mark.parametrize("players", [2, 4])
def test_habits_hang_on_nothing_that_is_hidden(players: int) -> None:
    book, instinct, dice, looked = rulebook("tcg"), instinct_of("tcg"), Dice(4), 0
    for table in questions(players):
        assert table.decision is not None
        seat, offered = table.decision.seat, table.decision.choices
        known = instinct.offers(table.table, table.agenda, offered, seat)
        view = book.view(table, seat)
        assert known == instinct.offers(view.table, view.agenda, offered, seat)
        other = book.imagine(view, dice)
        assert known == instinct.offers(other.table, other.agenda, offered, seat)
        looked += len(known) > 1
    assert looked > 20


def test_whoever_has_learned_nothing_goes_by_rules_of_thumb() -> None:
    instinct, rules, book = instinct_of("tcg"), bot("tcg", "rules"), rulebook("tcg")
    for table in questions(2):
        assert table.decision is not None
        seat = table.decision.seat
        offers = instinct.offers(table.table, table.agenda, table.decision.choices, seat)
        liked, _ = likings(offers, first_taste(instinct))
        assert offers[int(liked.argmax())][0] == rules.choose(book.view(table, seat))


def test_every_feature_has_a_place_and_a_name_of_its_own() -> None:
    instinct = instinct_of("tcg")
    assert len(set(instinct.names)) == len(instinct.names) == len(instinct.first)
    for table in questions(2, 30):
        assert table.decision is not None
        for _, places, values in instinct.offers(table.table, table.agenda, table.decision.choices, table.decision.seat):
            assert len(places) == len(values) == len(set(places)) and max(places) < len(instinct.names)


OFFERS = [(0, [0, 3], [1.0, -2.0]), (1, [1], [1.0]), (2, [1, 2], [1.0, 0.5])]


def some_taste(units: int) -> Taste:
    """Weights of four features and so many units, by chance."""
    dice = np.random.default_rng(1)
    return Taste(dice.normal(size=(4, 1 + units)), dice.normal(size=units))


@pytest.mark.parametrize("units", [0, 2])
def test_what_went_well_is_done_more_often(units: int) -> None:
    """The slopes are those of how likely the choice was, weight by weight, times how well it went."""
    taste, gain, little = some_taste(units), -0.4, 1e-6

    def worth(flat: Any) -> float:
        liked, _ = likings(OFFERS, unflattened(flat, 4))
        return gain * float(liked[2] - np.log(np.exp(liked).sum()))

    liked, looks = likings(OFFERS, taste)
    found = slopes(taste, [Deed(0, 0, looks, drawn(liked, Random(1))[1], 2)], [gain])
    each = np.eye(len(taste.flat)) * little
    assert found == pytest.approx([(worth(taste.flat + one) - worth(taste.flat - one)) / (2 * little) for one in each], abs=1e-7)


def test_units_that_know_nothing_change_nothing_at_first() -> None:
    taste = some_taste(0)
    more = grown(taste, 6, 1)
    assert more.inward.shape == (4, 7) and not (more.inward[:, 1:] == 0).any()
    assert likings(OFFERS, more)[0] == pytest.approx(likings(OFFERS, taste)[0])
    assert grown(more, 8, 1) is more


def test_chances_follow_from_likings() -> None:
    liked, dice = np.array([0.0, 1.0986123]), Random(1)
    drawn_how_often = sum([drawn(liked, dice)[0] for _ in range(2000)])
    assert drawn(liked, dice)[1] == pytest.approx([0.25, 0.75]) and 1400 < drawn_how_often < 1600


@pytest.mark.parametrize("players", [2, 4])
def test_all_together_have_one_chance(players: int) -> None:
    subject = subject_of("tcg")
    judge = Judge(subject, by_hand(subject.names))
    for table in questions(players, 10):
        found = chances(judge, table.table, players)
        assert sum(found) == pytest.approx(1.0) and len(found) == players


def test_a_weight_goes_where_it_is_pushed_and_what_is_kept_follows_slowly() -> None:
    plan, still = msgspec.structs.replace(SMALL, games=25), [0.0] * 3
    state = State(0, still, still, still, still)
    for _ in range(4):
        state = moved(plan, state, np.array([5.0, -50.0, 0.0]))
    assert state.step == 4 and state.weights[2] == 0 and 0.15 < state.weights[0] < 0.2 and -0.2 < state.weights[1] < -0.19
    assert 0 < state.settled[0] < state.weights[0] / 5


def test_a_gain_is_counted_from_the_stretch_in_which_something_was_done() -> None:
    worths = [0.5, 0.6, 0.2, 1.0]
    assert gain_of(worths, 2) == pytest.approx(0.8)
    assert gain_of(worths, 1) == pytest.approx(0.9 * 1.0 + 0.1 * 0.2 - 0.6)
    assert gain_of(worths, 0) == pytest.approx(0.9 * (0.9 * 1.0 + 0.1 * 0.2) + 0.1 * 0.6 - 0.5)


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    home = tmp_path_factory.mktemp("practised")
    files = ["--weights", str(home / "habits.json"), "--report", str(home / "report.md")]
    said = onetable("practise", "tcg", "--folder", str(home / "course"), "--jobs", "1", *TYPED.split(), *files)
    assert said.code == 0, said.err
    assert (home / "report.md").read_text("utf-8") == said.out
    return home, said.out


def test_the_report_tells_what_was_typed_and_what_came_of_it(course: tuple[Path, str]) -> None:
    home, said = course
    assert f"onetable practise tcg {TYPED}" in said and "| 2 | 40 |" in said
    instinct = instinct_of("tcg")
    learned = read_taste(instinct, (home / "habits.json").read_bytes())
    assert len(learned.outward) == 4 and (learned.inward[:, 0] != first_taste(instinct).inward[:, 0]).sum() > 100


def test_a_course_may_begin_with_what_another_has_learned(course: tuple[Path, str], tmp_path: Path) -> None:
    home, _ = course
    begin = home / "habits.json"
    said = onetable("practise", "tcg", "--folder", str(tmp_path / "on"), "--jobs", "1", *TYPED.split(), "--begin", str(begin))
    assert said.code == 0 and f"--begin {begin}" in said.out
    instinct = instinct_of("tcg")
    taste = read_taste(instinct, begin.read_bytes())
    gone = msgspec.json.decode((tmp_path / "on" / "state.json").read_bytes(), type=State)
    assert np.abs(np.array(gone.weights) - taste.flat).max() <= 2 * SMALL.pace * 1.1
    assert onetable("practise", "tcg", "--folder", str(tmp_path / "on"), *TYPED.split()).err.count("another course") == 1
    assert "holds no habits" in onetable("practise", "tcg", "--folder", str(tmp_path / "no"), "--begin", str(home / "report.md")).err


def test_what_is_kept_is_what_was_learned() -> None:
    instinct = instinct_of("tcg")
    begun = grown(first_taste(instinct), 4, 1)
    taste = Taste(begun.inward.copy(), begun.outward)
    taste.inward[7] += 0.123456
    kept = read_taste(instinct, written(instinct, taste, begun))
    assert kept.inward[7] == pytest.approx(taste.inward[7], rel=1e-3)
    assert kept.inward[8].tolist() == [instinct.first[8], 0.0, 0.0, 0.0, 0.0]


def test_two_processes_learn_the_same_and_a_course_goes_on_where_it_was(course: tuple[Path, str], tmp_path: Path) -> None:
    home, _ = course
    judgement = by_hand(subject_of("tcg").names)
    begun = strive(SMALL, judgement, tmp_path, jobs=2)
    assert next(begun) == Stride(1, 2)
    begun.close()
    found = list(strive(SMALL, judgement, tmp_path, jobs=2))
    assert [type(step) for step in found] == [Proven, Stride, Proven]
    kept = [msgspec.json.decode((folder / "state.json").read_bytes(), type=State) for folder in (home / "course", tmp_path)]
    assert kept[0] == kept[1]
    with pytest.raises(BadInput, match="another course"):
        next(strive(msgspec.structs.replace(SMALL, seed=6), judgement, tmp_path))


def test_nobody_is_offered_what_is_not_shown() -> None:
    assert "habits" not in bot_names("tcg") and bot("tcg", "habits").name == "habits"
    with pytest.raises(BadInput, match="no habits"):
        instinct_of("quest")
