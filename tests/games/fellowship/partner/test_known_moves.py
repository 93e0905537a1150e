"""Positions in which a sensible partner knows the move: none is missed by one who thinks for a fifth of a second."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from onetable.games.fellowship.bots.loading import LOADING


@pytest.mark.long
@pytest.mark.skipif(find_spec("numba") is None, reason="numba is not installed")
def test_none_is_missed_in_a_fifth_of_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    from bench.known_moves import solved_by
    from onetable.games.fellowship.bots.trying import warm_up

    warm_up()
    monkeypatch.setattr(LOADING, "wanted", False)
    monkeypatch.setattr(LOADING, "loaded", True)
    right, total = solved_by("partner:200ms")
    assert right == total > 60
