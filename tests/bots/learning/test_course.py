"""A whole course in small: every generation learns from the games of the one before, and it is the same wherever it is played."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from onetable.bots.learning.course import Curve, Generation, Plan, learn
from onetable.bots.learning.weights import Weights
from onetable.bots.registry import bot, bot_names
from onetable.core.errors import BadInput
from onetable.games.registry import rulebook
from tests.cli.command import onetable

SMALL = Plan("tcg", seed=7, generations=2, first=10, games=10, playouts=5, thought=0.02, daring=0.1, units=2)
TYPED = "--seed 7 --generations 2 --first 10 --games 10 --playouts 5 --thought 0.02 --daring 0.1 --units 2"


class Learned(msgspec.Struct):
    """A course that was played once for all tests: what it said, where its games lie, and its weights."""

    said: str
    folder: Path
    weights: bytes


@pytest.fixture(scope="module")
def learned(tmp_path_factory: pytest.TempPathFactory) -> Learned:
    home = tmp_path_factory.mktemp("learned")
    report, curve = home / "told" / "report.md", home / "drawn" / "curve.svg"  # folders are made
    files = ["--weights", str(home / "weights.json"), "--report", str(report), "--plot", str(curve)]
    said = onetable("learn", "tcg", "--folder", str(home / "games"), "--jobs", "1", *TYPED.split(), *files)
    assert said.code == 0, said.err
    assert said.err.count("generation ") == 2 and report.read_text("utf-8") == said.out
    assert "<svg" in curve.read_text("utf-8")
    return Learned(said.out, home / "games", (home / "weights.json").read_bytes())


def weights_of(plan: Plan, folder: Path, jobs: int = 1) -> Weights:
    """The weights at the end of a course."""
    found = [step for step in learn(plan, folder, jobs) if isinstance(step, Generation)]
    return found[-1].weights


def test_the_report_tells_what_to_type_and_how_it_went(learned: Learned) -> None:
    assert f"onetable learn tcg {TYPED}" in learned.said
    assert "| generation 1 |" in learned.said and "| by hand |" in learned.said


def test_two_processes_learn_what_one_does(learned: Learned, tmp_path: Path) -> None:
    assert msgspec.json.decode(learned.weights, type=Weights) == weights_of(SMALL, tmp_path / "two", jobs=2)


def test_a_course_that_was_stopped_goes_on(learned: Learned) -> None:
    kept = sorted(learned.folder.glob("*.npz"))
    assert len(kept) == 4
    before = kept[1].stat().st_mtime_ns
    for lost in (kept[0], kept[-1]):
        lost.unlink()
    steps = list(learn(SMALL, learned.folder))
    assert isinstance(steps[-1], Curve) and sorted(learned.folder.glob("*.npz")) == kept
    assert [step.weights for step in steps if isinstance(step, Generation)][-1] == msgspec.json.decode(learned.weights, type=Weights)
    assert kept[1].stat().st_mtime_ns == before  # what lay there was not played again


def test_a_folder_belongs_to_one_course(learned: Learned) -> None:
    with pytest.raises(BadInput, match="another course"):
        next(learn(msgspec.structs.replace(SMALL, seed=8), learned.folder))


def test_deals_are_never_those_of_comparisons() -> None:
    seeds = [each.seed for number in range(3) for each in SMALL.practices(number, Weights((), (), 0.0))]
    assert len(set(seeds)) == len(seeds) and min(seeds) > 10**9


def test_a_game_without_features_says_so() -> None:
    said = onetable("learn", "drafts", "--folder", "nowhere")
    assert said.code == 2 and "no evaluation to be learned" in said.err


@pytest.mark.parametrize("shares", [("0.9", "0.2"), ("-1", "0")])
def test_shares_are_shares(shares: tuple[str, str]) -> None:
    said = onetable("learn", "quest", "--folder", "nowhere", "--thought", shares[0], "--daring", shares[1])
    assert said.code == 2 and "together at most 1" in said.err


@pytest.mark.parametrize("game", ["tcg"])
def test_a_bot_thinks_with_what_was_learned(game: str) -> None:
    book = rulebook(game)
    table = book.begin({}, 2, 3)
    while table.decision is not None and len(table.decision.choices) < 3:
        table.answer(0)
    assert table.decision is not None
    chosen = bot(game, "rollout-learned:12n").choose(book.view(table, table.decision.seat))
    assert 0 <= chosen < len(table.decision.choices) and "rollout-learned" not in bot_names(game)
