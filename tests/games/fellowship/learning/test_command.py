"""`onetable learn`: rounds are dealt and kept as they are played, and what is missing is said."""

from __future__ import annotations

from pathlib import Path

import numpy
import pytest

from onetable.core.errors import BadInput
from onetable.games.fellowship.commands import learn
from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.learning import names
from onetable.games.fellowship.learning.deals import load_deals, want, wanted
from onetable.games.fellowship.learning.goal_sets import goal_set
from onetable.games.fellowship.learning.inputs import inputs


def test_rounds_of_every_chapter_are_dealt(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    learn.deals(tmp_path / "deals.npz", each=1, seed=5)
    rules, state = load_deals(tmp_path / "deals.npz")
    assert {(chapter, people) for chapter, people in zip(rules["chapter"].tolist(), rules["people"].tolist(), strict=True)} == {
        (chapter, people) for chapter in range(1, names.ROAD + 1) for people in (2, 3, 4)
    }
    assert (state["number"] == 0).all() and (state["over"] == at.RUNNING).all()
    assert "57 rounds" in capsys.readouterr().out
    assert inputs(numpy, rules, state)[1].any(1).all()  # somebody can do something in each of them


def test_a_stock_is_dealt_file_after_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file is there when it is whole, and no two of them hold the same rounds."""
    learn.stock(tmp_path / "stock", seconds=0.01, jobs=2, each=1, seed=7)
    found = sorted((tmp_path / "stock").iterdir())
    assert [file.suffix for file in found] == [".npz", ".npz"] and "2 files" in capsys.readouterr().out
    one, other = (load_deals(file)[1]["hands"] for file in found)
    assert len(one) == len(other) == 57 and (one != other).any(1).all()


def test_who_learns_says_what_is_dealt(tmp_path: Path) -> None:
    assert wanted(tmp_path) is None
    want(tmp_path, {"4-3": 2, "19-2": 1})
    learn.stock(tmp_path, seconds=0.01, jobs=1, each=1, seed=9)
    rules, _ = load_deals(next(tmp_path.glob("*.npz")))
    assert sorted(zip(rules["chapter"].tolist(), rules["people"].tolist(), strict=True)) == [(4, 3), (4, 3), (names.ROAD, 2)]


def test_goal_sets_have_nine_cards_a_hand_and_never_lose_the_one_ring() -> None:
    for chapter in (names.SET_A, names.SET_B):
        rules, state = goal_set(chapter, 200, numpy.random.default_rng(1))
        assert (numpy.bitwise_count(state["hands"]) == 9).all()
        assert (rules["deck"] >> at.ONE_RING & 1 == 1).all()
        bearer = (state["hands"] >> at.ONE_RING & 1).argmax(1)
        assert (state["leader"] == bearer).all() and (rules["kind"][numpy.arange(200), bearer, 0] == at.WIN_CARDS).all()


def test_it_says_when_it_does_not_know_when_to_stop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learn, "find_spec", lambda package: package)
    with pytest.raises(BadInput, match="when to stop"):
        learn.train(tmp_path, tmp_path, tmp_path)


def test_it_says_what_it_needs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learn, "find_spec", lambda package: None)
    with pytest.raises(BadInput, match="onetable-games"):
        learn.train(tmp_path, tmp_path, tmp_path, lessons=1)
