"""Self-play: bots play many games with themselves, and every game is watched."""

from __future__ import annotations

import os
import traceback
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from math import sqrt
from multiprocessing import get_context, parent_process
from pathlib import Path
from random import Random
from signal import SIG_IGN, SIGINT, signal
from threading import Thread
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from onetable.bots.proof import every_table, fault
from onetable.core.bot import Bot
from onetable.core.errors import BadInput
from onetable.core.game import Game
from onetable.core.match import Match
from onetable.core.record import record, write_file
from onetable.core.rulebook import Result, Rulebook
from onetable.games.registry import rulebook

RANDOM = "random"
PORTION = 25
MOST_DECISIONS = 100_000  # far more than any game needs: one that asks so often will never end


class Fault(Exception):
    """A game that breaks what must always hold."""


class Order(Struct, frozen=True):
    """Games to be played: with the seeds from the first one on, and bots seated in turn."""

    game: str
    setup: dict[str, Any]
    players: int
    games: int
    seed: int = 1
    bots: tuple[str, ...] = (RANDOM,)
    seconds: float | None = None  # thinking time of a bot for one decision
    check: bool = False
    hasty: bool = False  # questions that have one answer are not asked: quicker
    records: str = ""  # a folder in which each game's record is kept
    seats: tuple[str, ...] = ()  # the bot of each seat, where it is said

    def seated(self, seat: int) -> str:
        """The bot in this seat; where one plays against all the others, the first bot is that one and the others take turns."""
        if self.seats:
            return self.seats[seat]
        if len(self.bots) > 1 and seat and rulebook(self.game).sides:
            return self.bots[1 + (seat - 1) % (len(self.bots) - 1)]
        return self.bots[seat % len(self.bots)]

    def portions(self) -> list[Order]:
        """The same games in smaller orders: one by one for bots that think, many at once for those that do not."""
        size = PORTION if set(self.bots) == {RANDOM} else 1
        starts = range(0, self.games, size)
        return [replace(self, seed=self.seed + start, games=min(size, self.games - start)) for start in starts]


class Failure(Struct, frozen=True):
    """A game that came to no good end, and how to see it again."""

    setup: dict[str, Any]
    players: int
    seed: int
    error: str


class Tally(Struct):
    """What came of the games."""

    games: int = 0
    finished: int = 0
    exceptions: int = 0
    decisions: int = 0
    seconds: float = 0.0  # of play, added up over all processes
    results: dict[str, int] = field(default_factory=dict)
    scores: dict[str, float] = field(default_factory=dict)  # by bot: what its seats made of the games, added up
    first: float = 0.0  # what the first seat made of them
    failing: list[Failure] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Count these games too."""
        self.games += other.games
        self.finished += other.finished
        self.exceptions += other.exceptions
        self.decisions += other.decisions
        self.seconds += other.seconds
        for outcome, number in other.results.items():
            self.results[outcome] = self.results.get(outcome, 0) + number
        for name, score in other.scores.items():
            self.scores[name] = self.scores.get(name, 0.0) + score
        self.first += other.first
        self.failing = sorted([*self.failing, *other.failing], key=lambda failure: failure.seed)


def likely(won: float, games: int) -> tuple[float, float]:
    """Where the true rate lies in 19 of 20 cases (Wilson's interval)."""
    z = 1.96
    middle, spread = won + z * z / 2, z * sqrt(won * (games - won) / games + z * z / 4)
    return (middle - spread) / (games + z * z), (middle + spread) / (games + z * z)


def every_order(order: Order) -> list[Order]:
    """This order for every set-up of its game, with every number of players it is for."""
    return [replace(order, setup={**setup, **order.setup}, players=players) for setup, players in every_table(order.game)]


def play_all(orders: Iterable[Order], jobs: int = 1) -> Iterator[tuple[int, Tally]]:
    """Carry out the orders, portion by portion: the place of an order, and what came of some of its games."""
    portions = [(place, part) for place, order in enumerate(orders) for part in order.portions()]
    if jobs == 1:
        for place, part in portions:
            yield place, play(part)
        return
    # Fresh processes: a fork would take over half a thread of whatever draws the progress.
    workers = ProcessPoolExecutor(jobs, get_context("spawn"), belong_to_us)
    try:
        waiting = {workers.submit(play, part): place for place, part in portions}
        for done in as_completed(waiting):
            yield waiting[done], done.result()
    finally:
        workers.shutdown(cancel_futures=True)  # who stops us early waits for the portions under way, not for all


def belong_to_us() -> None:
    """Be a process that works for this one: it leaves Ctrl-C to us, which reaches all of a terminal, and it ends when we are gone."""
    signal(SIGINT, SIG_IGN)
    Thread(target=end_with_us, daemon=True).start()


def end_with_us() -> None:
    """A pool whose owner was killed would wait for work for ever."""
    owner = parent_process()
    if owner is not None:
        owner.join()
        os._exit(1)


def play(order: Order) -> Tally:
    """Carry out one order."""
    book, tally = rulebook(order.game), Tally(games=order.games)
    begin = perf_counter()
    for seed in range(order.seed, order.seed + order.games):
        try:
            _, result, answers = play_game(book, order, seed, seat_bots(order, seed))
        except BadInput:
            raise
        except Exception as error:
            tally.exceptions += 1
            tally.failing.append(Failure(order.setup, order.players, seed, describe(error)))
        else:
            tally.finished += 1
            tally.decisions += len(answers)
            tally.results[result.outcome] = tally.results.get(result.outcome, 0) + 1
            for seat, score in enumerate(result.scores):
                name = order.seated(seat)
                tally.scores[name] = tally.scores.get(name, 0.0) + score
            tally.first += result.scores[0]
    tally.seconds = perf_counter() - begin
    return tally


def play_game(book: Rulebook[Any], order: Order, seed: int, seats: Sequence[Bot | None]) -> tuple[Game[Any], Result, list[int]]:
    """One game to its end: the game, how it ended, and what was answered."""
    game = book.begin(order.setup, order.players, seed, hasty=order.hasty)
    dice = Random(seed)
    answers: list[int] = []
    watch(game, order, len(answers))
    while (decision := game.decision) is not None:
        if len(answers) == MOST_DECISIONS:
            raise Fault(f"the game has not ended after {len(answers)} decisions")
        bot = seats[decision.seat]
        answer = int(dice.random() * len(decision.choices)) if bot is None else bot.choose(book.view(game, decision.seat))
        game.answer(answer)
        answers.append(answer)
        watch(game, order, len(answers))
    result = book.result(game)
    if result is None:
        raise Fault(f"the game stopped without a result after {len(answers)} decisions")
    if order.records:
        keep_record(book, order, seed, answers)
    return game, result, answers


def keep_record(book: Rulebook[Any], order: Order, seed: int, answers: list[int]) -> None:
    """The record of a game that was played, in a file named after what was played."""
    match = Match(book, order.setup, order.players, seed)
    for answer in answers:
        match.answer(answer)
    words = [order.game, *[f"{value}" for value in order.setup.values() if isinstance(value, (int, str))], f"{order.players}p", f"{seed}"]
    name = "-".join(["".join([letter for letter in word if letter.isalnum() or letter == "_"]) for word in words])
    write_file(Path(order.records) / f"{name}.json", msgspec.json.encode(record(match)))


def watch(game: Game[Any], order: Order, decisions: int) -> None:
    """If the order asks for it: see that all is as it must be."""
    if order.check and (wrong := fault(order.game, game)):
        raise Fault(f"{wrong}, after {decisions} decisions")


def seat_bots(order: Order, seed: int) -> list[Bot | None]:
    """A bot for each seat; one that plays at random looks at nothing, so it needs no view and is nobody."""
    names = [order.seated(seat) for seat in range(order.players)]
    return [
        None if name == RANDOM else seat_bot(order.game, name, seed * len(names) + seat, order.seconds) for seat, name in enumerate(names)
    ]


def seat_bot(game: str, name: str, seed: int, seconds: float | None = None) -> Bot:
    """A bot with dice of its own."""
    from onetable.bots.registry import bot  # only when needed: bots that search take a while to load

    return bot(game, name, seed=seed, seconds=seconds, anywhere=True)


def describe(error: Exception) -> str:
    """An exception in one line, with the place it came from."""
    places = traceback.extract_tb(error.__traceback__)
    return f"{type(error).__name__}: {error} ({Path(places[-1].filename).name}, line {places[-1].lineno})"
