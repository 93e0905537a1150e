"""A school with JAX: it sees what numpy sees, goes on where it was stopped, and teaches."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from onetable.bots.learning.insight import read
from onetable.bots.learning.schooling.exercises import Notebook, practised
from onetable.bots.learning.schooling.plan import Plan
from tests.cli.command import onetable

WITH_JAX = pytest.mark.skipif(importlib.util.find_spec("jax") is None, reason="JAX is wanted for training alone")
SMALL = Plan("tcg", seed=4, terms=4, games=16, width=8, decisions=128, kept=0.5)


def test_without_jax_it_is_told_what_is_missing(tmp_path: Path) -> None:
    if importlib.util.find_spec("jax") is not None:
        pytest.skip("JAX is here")
    done = onetable("school", "tcg", "--folder", str(tmp_path / "school"))
    assert done.code and "onetable-games[learn]" in done.err


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (("--pace", "0"), "--pace"),
        (("--farsight", "2"), "--farsight"),
        (("--learner", "nobody"), "no side"),
        (("--players", "9"), "--players"),
        (("--games", "3"), "--games"),
    ],
)
def test_what_makes_no_sense_is_refused(tmp_path: Path, typed: tuple[str, str], said: str) -> None:
    done = onetable("school", "tcg", "--folder", str(tmp_path), *typed)
    assert done.code and said in done.err


def test_deals_are_new_in_every_term_and_course() -> None:
    seeds = [task.seed for plan in (SMALL, replace(SMALL, seed=5)) for term in range(3) for task in plan.exercises(term, b"")]
    assert len(set(seeds)) == len(seeds) == 6


@WITH_JAX
def test_jax_likes_what_numpy_likes() -> None:
    from onetable.bots.learning.schooling import teaching
    from onetable.bots.learning.schooling.lessons import Desk
    from tests.bots.learning.test_insight import SIZES, exercise, some_network

    network, notes = some_network("quest"), practised(exercise("quest", 3))
    desk = Desk(notes, SIZES, network.middle, network.spread)
    lesson = desk.lesson(desk.usable[:64], {})
    names = ("numbers", "marks", "seeing", "meeting", "begins", "says")
    parts = teaching.fresh(len(network.offered), len(network.numbers), len(network.marks), 4, network.offered[:, -1], 1)
    parts |= {name: getattr(network, name) for name in names} | {"features": network.offered[:, :-1]}
    to_habits, _ = teaching.told_by_marks(parts, lesson)
    likely = np.asarray(teaching.liked(parts, lesson, to_habits))
    taken = likely[np.arange(64), lesson["chosen"]]
    assert np.allclose(taken, lesson["before"], atol=2e-3)


@WITH_JAX
def test_a_school_that_is_stopped_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    from onetable.bots.learning.schooling.school import attend

    whole = list(attend(SMALL, tmp_path / "whole"))
    assert [told.term for told in whole] == [1, 2, 3, 4]
    lessons = attend(SMALL, tmp_path / "parts")
    assert [next(lessons).term, next(lessons).term, next(lessons).term] == [1, 2, 3]
    lessons.close()
    assert [told.term for told in attend(SMALL, tmp_path / "parts")] == [3, 4]
    last = [(tmp_path / name / "insight-4.bin").read_bytes() for name in ("whole", "parts")]
    assert last[0] == last[1] != (tmp_path / "whole" / "insight-2.bin").read_bytes()
    assert list(attend(SMALL, tmp_path / "whole")) == []


@WITH_JAX
def test_what_went_well_becomes_likelier(tmp_path: Path) -> None:
    from onetable.bots.learning.schooling.pupil import Pupil

    plan = replace(SMALL, decisions=64, pace=0.01, farsight=1.0)
    pupil = Pupil(plan, tmp_path)
    notes = practised(plan.exercises(0, pupil.given)[0])
    lucky = replace(notes, won=np.array([1.0, 0.0] * (len(notes.won) // 2), np.float32))  # the first seat always wins
    before = chances(pupil.given, notes)
    for _ in range(6):
        pupil.term = 0
        pupil.learn(lucky)
    after = chances(pupil.insight(pupil.parts), notes)
    mine = notes.threads % 2 == 0
    assert np.mean(after[mine] - before[mine]) > np.mean(after[~mine] - before[~mine])


def chances(insight: bytes, notes: Notebook) -> Any:
    """How likely each choice that was made is now, as a logarithm."""
    network, found, offer, feature, mark = read(insight), [], 0, 0, 0
    of_marks, of_offers, of_features = [counts.tolist() for counts in (notes.mark_counts, notes.offer_counts, notes.feature_counts)]
    for decision in range(len(notes.threads)):
        marks = notes.marks[mark : mark + of_marks[decision]].tolist()
        mark += of_marks[decision]
        offers = []
        for _ in range(of_offers[decision]):
            end = feature + of_features[offer]
            offers.append((0, notes.places[feature:end].tolist(), notes.values[feature:end].tolist()))
            offer, feature = offer + 1, end
        likings = network.likings((notes.rows[decision].tolist() if notes.seen[decision] else [], marks), offers)
        likings = likings - likings.max()
        found.append(float(likings[notes.chosen[decision]] - np.log(np.exp(likings).sum())))
    return np.array(found)


@WITH_JAX
def test_a_school_may_follow_another(tmp_path: Path) -> None:
    from onetable.bots.learning.schooling.pupil import Pupil
    from onetable.bots.learning.schooling.school import attend

    for _ in attend(replace(SMALL, terms=2), tmp_path / "first"):
        pass
    second = Pupil(replace(SMALL, seed=9, after=str(tmp_path / "first")), tmp_path / "second")
    assert second.term == 0 and second.given == (tmp_path / "first" / "insight-2.bin").read_bytes()
