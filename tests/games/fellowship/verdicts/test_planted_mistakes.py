"""Who watches the watchman: a mistake planted into the verdicts is reported, so silence means that there is none."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from onetable.games.fellowship.mechanics import last_trick
from onetable.games.fellowship.mechanics.figures import range_verdict
from onetable.games.fellowship.phases import judge
from onetable.games.fellowship.table import Board, Chair
from onetable.games.fellowship.words.goals import Goal, Verdict, WinCards, WinTricks
from tests.games.fellowship.verdicts import knowledge
from tests.games.fellowship.verdicts.checks import overlooked, refutations, wandering_refutation
from tests.games.fellowship.verdicts.endings import endings, games, judged_anew, title


def wrong_endings(players: int = 4, size: int = 60) -> list[str]:
    """What the test of soundness would report."""
    found = [(board, refutations(board, certain, samples=10)) for board, certain in endings(players, portion=0, size=size)]
    return [f"{title(board)}: {wrong}" for board, wrong in found if wrong]


def wrong_last_tricks(players: int = 4, size: int = 60) -> list[str]:
    """What the test of the last trick would report."""
    several = games(players, first=0)
    boards = [next(board for board in next(several) if board.left == 1) for _ in range(size)]
    return [f"{title(board)}: {wrong}" for board in boards for wrong in overlooked(board, Random(1))]


def test_without_a_planted_mistake_nothing_is_reported() -> None:
    assert wrong_endings() == [] and wrong_last_tricks() == []


def test_one_trick_too_few_to_come_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    def verdict(goal: WinTricks, board: Board, chair: Chair) -> Verdict:
        return range_verdict(board.taken[chair].bit_count(), max(0, board.left - 1), goal.least, goal.most)

    monkeypatch.setattr(WinTricks, "verdict", verdict)
    assert any("is refuted by" in wrong for wrong in wrong_endings())


def test_an_early_verdict_without_ground_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody gives up a Ring that is in a closed hand: that goal is lost too early."""
    monkeypatch.setattr(WinCards, "verdict", lambda goal, board, chair: Verdict.LOST if board.left else true_verdict(goal, board, chair))
    found = [
        wandering_refutation(board, certain, Random(1))
        for number, boards in zip(range(10), games(4, first=0), strict=False)
        for board, certain in judged_anew(boards)
        if board.left > 3
    ]
    assert any("LOST goal of frodo is refuted" in wrong for wrong in found)


true_verdict = WinCards.verdict


def test_a_blind_last_trick_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    def refine(board: Board, goals: Sequence[Goal | None], found: tuple[int, ...]) -> tuple[int, ...]:
        return found

    monkeypatch.setattr(judge, "refine", refine)
    found = wrong_last_tricks()
    assert any("should be SURE" in wrong for wrong in found) and any("should be LOST" in wrong for wrong in found)
    assert wrong_endings() == [], "blindness is not unsound"


def test_a_look_into_closed_hands_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    """A verdict that rests on the hands as they are is refuted by hands that are just as possible."""

    def worlds(board: Board) -> Iterator[list[int]]:
        yield [last_trick.own_cards(board, chair) for chair in board.chairs()]

    monkeypatch.setattr(last_trick, "is_usual", lambda board: False)
    monkeypatch.setattr(last_trick, "worlds", worlds)
    assert any("is refuted by" in wrong for wrong in wrong_endings())
    assert any("should be open" in wrong for wrong in wrong_last_tricks())


def test_a_sample_of_very_many_deals_refutes_but_demands_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there are more deals than we look at, blindness cannot be shown, but a wrong certainty can."""
    monkeypatch.setattr(knowledge, "AT_MOST", 5)
    assert wrong_last_tricks() == []
    monkeypatch.setattr(last_trick, "is_usual", lambda board: False)
    monkeypatch.setattr(last_trick, "ONE_RING", -1)
    assert any("should be open" in wrong for wrong in wrong_last_tricks(size=120))


def test_a_forgotten_one_ring_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody may declare the One Ring to win; who forgets that is sure too early."""
    monkeypatch.setattr(last_trick, "is_usual", lambda board: False)
    monkeypatch.setattr(last_trick, "ONE_RING", -1)
    assert any("should be open" in wrong for wrong in wrong_last_tricks(size=120))
