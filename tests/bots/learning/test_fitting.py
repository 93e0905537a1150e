"""From positions to weights: what was put in is found again."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from onetable.bots.learning.fitting import Features, fit, foresight
from onetable.bots.learning.samples import Samples, likelihood

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
    line, curved = fit(Features(NAMES.names, (1, 0, 0)), samples(1, crossed, 40_000), samples(2, crossed), seed=3, units=8)
    assert curved is None or all([unit[0] == 0.0 for unit in curved.hidden])


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
