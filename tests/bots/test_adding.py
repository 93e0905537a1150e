"""Fractions are added one after the other on any Python."""

from __future__ import annotations

import pytest

from onetable.bots import adding

AWKWARD: tuple[list[float], ...] = ([0.1] * 10, [1e16, 1.0, -1e16, 1.0], [0.3, -0.1, 0.7, 1e-9], [])


@pytest.mark.parametrize("numbers", AWKWARD)
@pytest.mark.parametrize("before", [0.0, 0.1])
def test_one_after_the_other_whichever_way(numbers: list[float], before: float, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = before
    for number in numbers:
        expected += number
    assert adding.added(numbers, before) == adding.added(iter(numbers), before) == expected
    monkeypatch.setattr(adding, "ONE_BY_ONE", False)
    assert adding.added(numbers, before) == expected
