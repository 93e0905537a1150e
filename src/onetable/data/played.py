"""Games that bots play among themselves, as rows: as many as are wanted, over as many processes."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context

from msgspec.structs import replace

from onetable.bots.selfplay import Order, belong_to_us, play_game, seat_bots
from onetable.core.match import Match
from onetable.data.rows import GameRow, row_of
from onetable.games.registry import rulebook

AHEAD = 4  # games of each process that may wait to be written


def played_games(order: Order, jobs: int = 1, positions: bool = True) -> Iterator[GameRow]:
    """The games of this order, in the order of their seeds, however many processes play them."""
    seeds = range(order.seed, order.seed + order.games)
    if jobs == 1:
        for seed in seeds:
            yield played_game(order, seed, positions)
        return
    workers = ProcessPoolExecutor(jobs, get_context("spawn"), belong_to_us)
    try:
        coming = (workers.submit(played_game, order, seed, positions) for seed in seeds)
        waiting: list[Future[GameRow]] = list(islice(coming, AHEAD * jobs))
        while waiting:
            yield waiting.pop(0).result()
            waiting += islice(coming, 1)
    finally:
        workers.shutdown(cancel_futures=True)


def played_game(order: Order, seed: int, positions: bool) -> GameRow:
    """One of them."""
    book = rulebook(order.game)
    alone = replace(order, games=1, seed=seed)
    *_, answers = play_game(book, alone, seed, seat_bots(alone, seed))
    match = Match(book, order.setup, order.players, seed)
    for answer in answers:
        match.answer(answer)
    return row_of(match, positions)
