"""From positions to weights: what was put in is found again."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from onetable.bots.learning.fitting import Features, fit, foresight, odds_of
from onetable.bots.learning.samples import FARSIGHT, NO_THREAD, Samples, likelihood, softened

NAMES = Features(("first", "second", "third"), (0, 0, 0))


def samples(seed: int, odds: Any, count: int = 6000) -> Samples:
    """Positions whose odds are known, and how they turned out."""
    dice = np.random.Generator(np.random.PCG64(seed))
    rows = dice.normal(2.0, 3.0, (count, len(NAMES.names)))
    return Samples(rows, (dice.random(count) < likelihood(odds(rows))).astype(float), np.ones(count))


def straight(rows: Any) -> Any:
    return 0.7 * rows[:, 0] - 0.4 * rows[:, 1] + 0.2


def crossed(rows: Any) -> Any:
    return 3.0 * np.sign(rows[:, 0] - 2) * np.sign(rows[:, 1] - 2)


def test_a_sum_is_found_and_no_network_is_taken() -> None:
    line, curved = fit(NAMES, samples(1, straight), samples(2, straight), seed=3, units=4)
    assert line.straight == pytest.approx((0.7, -0.4, 0.0), abs=0.05) and line.always == pytest.approx(0.2, abs=0.15)
    assert curved is None


def test_where_a_sum_cannot_tell_a_network_does() -> None:
    fitted, checked = samples(1, crossed, 40_000), samples(2, crossed)
    line, curved = fit(NAMES, fitted, checked, seed=3, units=8)
    fresh = samples(5, crossed)
    assert foresight(line, fresh).right < 0.6
    assert curved is not None and foresight(curved, fresh).right > 0.85
    assert foresight(curved, fresh).surprise < foresight(line, fresh).surprise - 0.2


def test_the_same_positions_give_the_same_weights() -> None:
    assert fit(NAMES, samples(1, crossed, 900), samples(2, crossed, 300), 3, 4) == fit(
        NAMES, samples(1, crossed, 900), samples(2, crossed, 300), 3, 4
    )


def test_what_is_known_to_be_good_is_never_learned_to_be_bad() -> None:
    known = Features(NAMES.names, (1, 1, 0))
    line, curved = fit(known, samples(1, straight), samples(2, straight), seed=3, units=4)
    assert line.straight[0] > 0.5 and line.straight[1] == 0.0 and curved is None


def test_nor_does_it_count_against_anybody_in_a_unit() -> None:
    def turned(rows: Any) -> Any:
        return 3.0 * np.sign(rows[:, 1] - 2) - 2.0 * (rows[:, 0] > 2) * (rows[:, 1] > 2) + (rows[:, 0] - 2) * (rows[:, 1] < 2)

    known = Features(NAMES.names, (1, 0, 0))
    _, curved = fit(known, samples(1, turned, 20_000), samples(2, turned), seed=3, units=8)
    _, free = fit(NAMES, samples(1, turned, 20_000), samples(2, turned), seed=3, units=8)
    fresh = samples(5, turned)
    more = replace(fresh, rows=fresh.rows + np.array([1.0, 0.0, 0.0]))
    assert curved is not None and free is not None
    assert any([unit[0] for unit in curved.hidden]) and (odds_of(curved, more) >= odds_of(curved, fresh)).all()
    assert (odds_of(free, more) < odds_of(free, fresh) - 0.1).mean() > 0.2


def test_who_weighs_nothing_teaches_nothing() -> None:
    right, wrong = samples(1, straight, 3000), samples(2, lambda rows: -straight(rows), 3000)
    both = Samples(np.vstack([right.rows, wrong.rows]), np.hstack([right.won, wrong.won]), np.hstack([np.ones(3000), np.full(3000, 1e-9)]))
    line, _ = fit(NAMES, both, right, 3, 0)
    assert line.straight[0] > 0.6 and line.straight[1] < -0.3


def test_a_mark_that_decides_is_heard_by_itself_and_across_a_feature() -> None:
    def marked(seed: int, count: int) -> Samples:
        dice = np.random.Generator(np.random.PCG64(seed))
        rows, true = dice.normal(0.0, 1.0, (count, 3)), dice.random((count, 2)) < 0.4
        odds = 2.0 * true[:, 0] + 3.0 * true[:, 1] * rows[:, 2]
        won = (dice.random(count) < likelihood(odds)).astype(float)
        starts = np.concatenate([[0], np.cumsum(true.sum(1))])
        return Samples(rows, won, np.ones(count), np.nonzero(true)[1].astype(np.uint16), starts)

    features = Features(NAMES.names, NAMES.leanings, ("good", "turned", "never"), (1, 0, 0))
    line, curved = fit(features, marked(1, 40_000), marked(2, 4000), seed=3, units=8)
    fresh = marked(5, 4000)
    assert curved is not None and curved.marks == ("good", "turned") and len(curved.marked) == 2 * 2 * 9
    found = foresight(curved, fresh, features.marks).surprise
    assert found < foresight(line, fresh).surprise - 0.05
    assert found < foresight(curved, fresh, ("never", "good", "turned")).surprise - 0.1


def test_a_mark_that_is_good_never_counts_against_anybody() -> None:
    def marked(seed: int, count: int) -> Samples:
        dice = np.random.Generator(np.random.PCG64(seed))
        rows, true = dice.normal(0.0, 1.0, (count, 3)), dice.random((count, 2)) < 0.4
        won = (dice.random(count) < likelihood(1.5 * rows[:, 2] * (1 - 2 * true[:, 0]) + 2.0 * true[:, 1])).astype(float)
        return Samples(rows, won, np.ones(count), np.nonzero(true)[1].astype(np.uint16), np.concatenate([[0], np.cumsum(true.sum(1))]))

    features = Features(NAMES.names, NAMES.leanings, ("good", "bad"), (1, -1))
    _, curved = fit(features, marked(1, 20_000), marked(2, 4000), seed=3, units=8)
    assert curved is not None
    rows = np.random.Generator(np.random.PCG64(9)).normal(0.0, 1.0, (500, 3))
    none, good, bad = [
        odds_of(curved, Samples(rows, np.zeros(500), np.ones(500), np.full(500 * many, place), many * np.arange(501)), features.marks)
        for place, many in ((0, 0), (0, 1), (1, 1))
    ]
    assert (good >= none).all() and (good > none).any() and (bad <= none).all()


def test_what_is_won_is_in_part_what_seemed_to_be_won_a_little_later() -> None:
    won, threads, seemed = (
        np.array([1.0, 0.0, 1.0, 1.0, 0.0]),
        np.array([7, 8, 7, NO_THREAD, NO_THREAD]),
        np.array([0.9, 0.2, 0.6, 0.5, 0.5]),
    )
    found = softened(Samples(np.zeros((5, 1)), won, np.ones(5), threads=threads), np.log(seemed / (1 - seemed)))
    assert found.won == pytest.approx([FARSIGHT + (1 - FARSIGHT) * 0.6, 0.0, 1.0, 1.0, 0.0])
