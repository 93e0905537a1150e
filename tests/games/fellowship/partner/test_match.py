"""The match with another bot spends its time where it will be clear soonest, and asks the solver about doubtful deals alone."""

from __future__ import annotations

from bench import partner_match as match
from bench.chapters import SOLVED
from bench.resumable import Task

BOTS = ("partner:100ms", "rollout:100ms")
EASY, EVEN, HARD = ((match.ALL, chapter, 4) for chapter in (1, 6, 12))


def known(place: match.Place, results: list[tuple[bool, bool]]) -> dict[Task, bool]:
    return {(bot, "", *place, seed): pair[side] for seed, pair in enumerate(results) for side, bot in enumerate(BOTS)}


def test_what_will_be_clear_soonest_comes_first() -> None:
    results = known(EASY, [(True, True)] * 60) | known(EVEN, [(True, False), (False, True)] * 30)
    judged = match.gaps_of(match.pairs(results, BOTS, ""))
    assert match.judge(judged[EASY]) == match.OPEN == match.judge(judged[EVEN])
    assert match.still_needed(judged[EASY]) < 100 < 1000 < match.still_needed(judged[EVEN])
    assert match.next_places([EASY, EVEN, HARD], judged, 500) == [HARD]  # of which nothing is known yet
    assert match.next_places([EVEN, EASY], judged, 500) == [EASY, EVEN]
    assert match.next_places([EVEN, EASY], judged, 60) == []


def test_clear_is_clear() -> None:
    assert match.judge([0] * 100) == match.NOT_WORSE and match.judge([-1] * 30) == match.WORSE
    assert match.next_places([EASY], {EASY: [0] * 100}, 500) == []


def test_a_hole_is_filled_and_only_what_both_lost_is_solved() -> None:
    results = known(HARD, [(True, False), (False, False), (False, True), (False, False)])
    del results[(BOTS[1], "", *HARD, 3)]
    found = match.pairs(results, BOTS, "")
    assert match.wave([HARD], found, BOTS, "", range(5)) == [(bot, "", *HARD, seed) for seed in (3, 4) for bot in BOTS]
    assert match.doubtful(found) == [(SOLVED, "", *HARD, 1)]
    told = match.losses(results | {(SOLVED, "", *HARD, 1): True}, found, BOTS)
    assert "3 deals that can be won: 2 lost" in told and "2 by `partner:100ms`" in told
    assert "2 deals that can be won: 1 lost" in match.losses(results | {(SOLVED, "", *HARD, 1): None}, found, BOTS)
