"""The arena: paired deals, the same result whoever counts and however often it is interrupted, a test that knows when to stop."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from onetable.bots.arena.book import Book
from onetable.bots.arena.bouts import Contest, round_robin
from onetable.bots.arena.entrants import Entrant, read_entrants
from onetable.bots.arena.playing import Played
from onetable.bots.arena.ratings import ratings
from onetable.bots.arena.results import Table, share
from onetable.bots.arena.running import DealPlayed, run
from onetable.bots.arena.sequential import LEAST_GAMES, Sequential
from onetable.core.errors import BadInput
from onetable.games.registry import rulebook

DECKS = {"decks": ["aragorn", "gandalf"]}


def contest_of(game: str, bots: str, deals: int, setup: dict[str, Any] | None = None, players: int = 2, side: str = "") -> Contest:
    entrants = read_entrants(rulebook(game), bots)
    return Contest(game, tuple(round_robin(game, entrants, setup or {}, players, side)), deals, seed=5)


def courses(deals: list[DealPlayed]) -> list[tuple[Any, ...]]:
    """What must be the same everywhere: every game in its order, and how it went."""
    return [(deal.meeting, bout.key, played.course) for deal in deals for bout, played in zip(deal.deal.bouts, deal.played, strict=True)]


# ---- who meets whom


def test_every_deal_is_played_from_both_seats_with_the_same_cards() -> None:
    contest = contest_of("tcg", "rules,random", 3, DECKS)
    for number, (_, deal) in enumerate(contest.schedule()):
        first, second = deal.bouts
        assert first.seed == second.seed == 5 + number and first.setup == second.setup == DECKS
        assert (first.seats, second.seats) == (("rules", "random"), ("random", "rules"))


def test_luck_is_not_counted_twice_and_those_who_are_compared_have_the_same_deals() -> None:
    league = [deal.bouts[0].seed for _, deal in contest_of("tcg", "rules,random,rollout", 4, DECKS).schedule()]
    assert len(set(league)) == len(league) == 12
    alone = [
        (bout.seats[0], bout.seed) for _, deal in contest_of("fellowship", "rules,random,rollout", 4).schedule() for bout in deal.bouts
    ]
    assert {seed for _, seed in alone} == {5, 6, 7, 8} and len(set(alone)) == 12


def test_what_somebody_brings_goes_with_him() -> None:
    (_, deal), *_ = contest_of("tcg", "rules@gandalf,random@aragorn", 1).schedule()
    assert [bout.setup["decks"] for bout in deal.bouts] == [["gandalf", "aragorn"], ["aragorn", "gandalf"]]
    league = read_entrants(rulebook("tcg"), "rules@*")
    assert len(league) > 10 and Entrant("rules", "nine_walkers") in league


def test_one_plays_against_all_the_others_from_both_sides_or_from_one() -> None:
    (_, deal), *_ = contest_of("quest", "rules,random", 1, players=3).schedule()
    assert [bout.seats for bout in deal.bouts] == [("rules", "random", "random"), ("random", "rules", "rules")]
    (_, deal), *_ = contest_of("quest", "rules,random", 1, players=3, side="heroes").schedule()
    assert [bout.seats for bout in deal.bouts] == [("random", "rules", "rules")]


@pytest.mark.parametrize(
    ("game", "bots", "side"),
    [("tcg", "rules", ""), ("tcg", "rules,rules", ""), ("tcg", "rules,random", "heroes"), ("quest", "rules@thalin,random", "")],
)
def test_what_cannot_be_met_is_refused(game: str, bots: str, side: str) -> None:
    with pytest.raises(BadInput):
        contest_of(game, bots, 1, side=side)


def test_either_all_bring_something_or_nobody() -> None:
    with pytest.raises(BadInput):
        next(contest_of("tcg", "rules@gandalf,random", 1).schedule())


# ---- the same whoever counts


def test_one_process_and_two_play_the_same_games() -> None:
    contest = contest_of("fellowship", "rollout:4n,rules,random", 3, {"chapter": 2}, players=3)
    alone, shared = [courses(list(run(contest, Book(), jobs))) for jobs in (1, 2)]
    assert alone == shared and len({key for _, key, _ in alone}) == 9


@pytest.mark.long
@pytest.mark.parametrize("game", ["tcg", "quest"])
def test_workers_of_ray_play_the_same_games(game: str) -> None:
    pytest.importorskip("ray")
    contest = contest_of(game, "rollout:8n,rules", 3, players=2)
    alone, shared, cluster = [courses(list(run(contest, Book(), *how))) for how in ((1,), (2,), (2, "local"))]
    assert alone == shared == cluster


# ---- interrupted and gone on with


def test_what_was_broken_off_goes_on_without_a_lost_or_doubled_game(tmp_path: Path) -> None:
    contest = contest_of("tcg", "rules,random", 6, DECKS)
    whole = courses(list(run(contest, Book())))
    file = tmp_path / "book.jsonl"
    stopped = run(contest, Book(file))
    for _ in range(2):
        next(stopped)
    stopped.close()
    lines = file.read_bytes().splitlines(keepends=True)
    assert len(lines) == 4
    file.write_bytes(b"".join(lines[:3]) + lines[3][:40])  # somebody pulled the plug in the middle of a line
    assert courses(list(run(contest, Book(file)))) == whole
    assert len(file.read_bytes().splitlines()) == 12 and len(Book(file).known) == 12
    before = file.read_bytes()
    assert courses(list(run(contest, Book(file)))) == whole and file.read_bytes() == before  # nothing is played again


@pytest.mark.parametrize("more", [(), pytest.param(("--ray", "local"), marks=pytest.mark.long)])
def test_killed_by_force_it_goes_on_without_a_lost_or_doubled_game(tmp_path: Path, more: tuple[str, ...]) -> None:
    if more:
        pytest.importorskip("ray")
    contest = contest_of("tcg", "rules,random", 10, DECKS)
    file = tmp_path / "book.jsonl"
    words = ("arena", "tcg", "--bots", "rules,random", "--decks", "aragorn,gandalf", "--seed", "5", "--games", "10", "--jobs", "2")
    command = [sys.executable, "-m", "onetable.cli", *words, "--file", str(file)]
    killed = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    while not file.exists() or file.stat().st_size == 0:
        assert killed.poll() is None
        time.sleep(0.01)
    killed.kill()
    killed.wait()
    with pytest.raises(ProcessLookupError):  # nobody goes on working for one who is gone
        for _ in range(3000):
            os.killpg(killed.pid, 0)
            time.sleep(0.01)
    before = file.read_bytes()
    assert subprocess.run([*command, *more], capture_output=True).returncode == 0
    lines = file.read_bytes().splitlines()
    assert file.read_bytes().startswith(before[: before.rfind(b"\n") + 1]) and len(lines) == len(Book(file).known) == 20
    kept = list(run(contest, Book(file)))
    assert len(file.read_bytes().splitlines()) == 20, "nothing is missing in it"
    assert courses(kept) == courses(list(run(contest, Book())))


def test_a_damaged_book_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "book.jsonl"
    file.write_text('{"bout": 3}\n')
    with pytest.raises(BadInput, match="line 1"):
        Book(file)


# ---- what it adds up to


def played(contest: Contest, won: list[tuple[float, ...]]) -> list[DealPlayed]:
    """Deals of which it is said how they ended: for each the points of the first seat in each of its bouts."""
    return [
        DealPlayed(place, deal, tuple([Played((points, 1 - points), "won", 1, "", (1, 1), (0.1, 0.1), (0.1, 0.1)) for points in seats]))
        for (place, deal), seats in zip(contest.schedule(), won, strict=True)
    ]


def test_points_are_counted_for_those_who_made_them() -> None:
    contest = contest_of("tcg", "rules,random", 3, DECKS)
    deals = played(contest, [(1.0, 0.0), (1.0, 1.0), (0.0, 0.0)])
    assert [share(contest, deal) for deal in deals] == [1.0, 0.5, 0.5]
    table = Table(contest)
    for deal in deals:
        table.add(deal)
    (line,) = table.lines
    assert (line.bot, line.against, line.games, line.won) == ("rules", "random", 6, 4.0)
    assert line.likely[0] < line.rate < line.likely[1] and line.asked == 6 and line.longest == 0.1


def test_ratings_order_those_who_beat_each_other() -> None:
    contest = contest_of("tcg", "random,rules,rollout", 12, DECKS)
    strength = {"random": 0, "rules": 1, "rollout": 2}
    first = [tuple([float(strength[bout.seats[0]] > strength[bout.seats[1]]) for bout in deal.bouts]) for _, deal in contest.schedule()]
    found = ratings(contest, played(contest, first))
    assert [each.name for each in found] == ["rollout", "rules", "random"] and [each.points for each in found] == [48, 24, 0]
    assert all([each.low < each.rating < each.high for each in found]) and found[0].low > found[-1].high


def test_a_game_that_fails_is_told_and_counts_for_nobody() -> None:
    contest = contest_of("tcg", "rules,random", 1, DECKS)
    (_, deal), *_ = contest.schedule()
    found = DealPlayed(0, deal, (Played(error="Fault: it broke"), Played((0.0, 1.0), "won", 1, "", (1, 1), (0.1, 0.1), (0.1, 0.1))))
    assert share(contest, found) is None
    table = Table(contest)
    table.add(found)
    assert table.lines[0].failing == [(5, "Fault: it broke")] and (table.lines[0].games, table.lines[0].won) == (2, 1.0)


# ---- when enough is played


def decided(rate: float, seed: int, low: float = 0.5, high: float = 0.6) -> Sequential:
    """The test over pairs in which each game is won with this chance."""
    test, dice = Sequential(low, high), Random(seed)
    while not test.verdict and test.games < 20_000:
        test.add(((dice.random() < rate) + (dice.random() < rate)) / 2, 2)
    return test


def test_it_errs_no_more_often_than_it_says_and_stops_sooner_the_clearer_it_is() -> None:
    tests = {rate: [decided(rate, seed) for seed in range(300)] for rate in (0.5, 0.6, 0.8)}
    assert sum([test.verdict == "higher" for test in tests[0.5]]) <= 0.08 * 300  # one in twenty, and what chance adds to it
    assert sum([test.verdict == "lower" for test in tests[0.6]]) <= 0.08 * 300
    assert {test.verdict for test in tests[0.8]} == {"higher"}
    assert sum([test.games for test in tests[0.8]]) < 0.8 * sum([test.games for test in tests[0.5]])
    assert min([test.games for each in tests.values() for test in each]) >= LEAST_GAMES
