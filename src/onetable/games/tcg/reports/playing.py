"""Plays the games of a report, one by one or in several processes; whoever stops listening stops them all."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context

from onetable.bots.selfplay import belong_to_us
from onetable.games.tcg.reports.duels import Course, Duel, play

AHEAD = 2  # games that wait for each process: who stops waits for no more than these


def courses(games: Sequence[Duel], jobs: int = 1) -> Generator[Course, None, None]:
    """What came of each of these games, as they end; closing this ends the processes."""
    if jobs <= 1:
        for game in games:
            yield play(game)
        return
    workers = ProcessPoolExecutor(jobs, get_context("spawn"), belong_to_us)
    try:
        waiting: set[Future[Course]] = set()
        left = iter(games)
        while True:
            waiting |= {workers.submit(play, game) for _, game in zip(range(AHEAD * jobs - len(waiting)), left, strict=False)}
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for each in done:
                yield each.result()
    finally:
        workers.shutdown(cancel_futures=True)
