"""Habits that are refined: what units see, which way weights go, and that a course is the same wherever it is played."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from onetable.bots.learning.instincts import instinct_of
from onetable.bots.learning.judging import Judge, Weights, by_hand
from onetable.bots.learning.lessons import Deed, chances, drawn, slopes
from onetable.bots.learning.refining import Refining, State, moved, refine
from onetable.bots.learning.striving import Proven, Stride
from onetable.bots.learning.subject import subject_of
from onetable.bots.learning.tastes import Taste, first_taste, grown, likings, read_taste, unflattened, written
from onetable.core.errors import BadInput
from tests.bots.learning.test_habits import questions
from tests.cli.command import onetable

PRACTISED = Path("src/onetable/games/tcg/bots/instinct/habits.json")
SMALL = Refining("tcg", "", seed=5, generations=2, steps=1, games=20, pace=0.05, proof=3, units=4)
TYPED = "--seed 5 --generations 2 --steps 1 --games 20 --pace 0.05 --proof 3 --units 4"


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


def test_whoever_is_left_alone_is_not_lost() -> None:
    names = subject_of("tcg").names
    network = Weights(names, (0.0,) * len(names), 0.0, ((0.1,) * len(names),), (0.0,), (1.0,))
    assert Judge(subject_of("tcg"), network).odds([]) == []


def test_a_weight_goes_where_it_is_pushed_and_what_is_kept_follows_slowly() -> None:
    plan, still = msgspec.structs.replace(SMALL, games=25), [0.0] * 3
    state = State(0, still, still, still, still)
    for _ in range(4):
        state = moved(plan, state, np.array([5.0, -50.0, 0.0]))
    assert state.step == 4 and state.weights[2] == 0 and 0.15 < state.weights[0] < 0.2 and -0.2 < state.weights[1] < -0.19
    assert 0 < state.settled[0] < state.weights[0] / 5


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    home = tmp_path_factory.mktemp("refined")
    begin = home / "begin.json"
    begin.write_bytes(PRACTISED.read_bytes())
    files = ["--begin", str(begin), "--weights", str(home / "habits.json"), "--report", str(home / "report.md")]
    said = onetable("refine", "tcg", "--folder", str(home / "course"), "--jobs", "1", *TYPED.split(), *files)
    assert said.code == 0, said.err
    assert (home / "report.md").read_text("utf-8") == said.out
    return home, said.out


def test_the_report_tells_what_was_typed_and_what_came_of_it(course: tuple[Path, str]) -> None:
    home, said = course
    assert f"onetable refine tcg --begin {home / 'begin.json'} {TYPED}" in said and "| 2 | 40 |" in said
    instinct = instinct_of("tcg")
    learned, begun = [read_taste(instinct, (home / name).read_bytes()) for name in ("habits.json", "begin.json")]
    assert len(learned.outward) == 4 and len(begun.outward) == 0
    assert (np.abs(learned.inward[:, 0] - begun.inward[:, 0]) > 1e-4).sum() > 100


def test_two_processes_learn_the_same_and_a_course_goes_on_where_it_was(course: tuple[Path, str], tmp_path: Path) -> None:
    home, _ = course
    plan = msgspec.json.decode((home / "course" / "plan.json").read_bytes(), type=Refining)
    assert plan == msgspec.structs.replace(SMALL, begun=plan.begun)
    judgement, begun = by_hand(subject_of("tcg").names), read_taste(instinct_of("tcg"), (home / "begin.json").read_bytes())
    half = refine(plan, begun, judgement, tmp_path, jobs=2)
    assert next(half) == Stride(1, 2)
    half.close()
    found = list(refine(plan, begun, judgement, tmp_path, jobs=2))
    assert [type(step) for step in found] == [Proven, Stride, Proven]
    kept = [msgspec.json.decode((folder / "state.json").read_bytes(), type=State) for folder in (home / "course", tmp_path)]
    assert kept[0] == kept[1]
    with pytest.raises(BadInput, match="another course"):
        next(refine(msgspec.structs.replace(plan, begun="others"), begun, judgement, tmp_path))


def test_a_course_needs_habits_to_begin_with(course: tuple[Path, str], tmp_path: Path) -> None:
    home, _ = course
    typed = ["refine", "tcg", "--folder", str(tmp_path / "no"), "--begin", str(home / "report.md")]
    assert "holds no habits" in onetable(*typed).err
    assert "--units is an even number" in onetable(*typed, "--units", "3").err
    assert "--pace is a number above 0" in onetable(*typed, "--pace", "2").err


def test_what_is_kept_is_what_was_learned() -> None:
    instinct = instinct_of("tcg")
    begun = grown(first_taste(instinct), 4, 1)
    taste = Taste(begun.inward.copy(), begun.outward)
    taste.inward[7] += 0.123456
    kept = read_taste(instinct, written(instinct, taste, begun))
    assert kept.inward[7] == pytest.approx(taste.inward[7], rel=1e-3)
    assert kept.inward[8].tolist() == [instinct.first[8], 0.0, 0.0, 0.0, 0.0]
