"""What the games leave of the stack: 500 tables of four people, beside an echo server in the same run: `onetable bench load`.

Each server has one core, the load the other one. A paced run measures delays and the time of the processor for each action, at one
action a second in every seat; a run in which everybody answers at once measures the most that each server can do. Games that end are
followed by others.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.load_client import Figures, Load, Seats
from bench.load_servers import ECHO_GAME, LINES, PLAYERS

TABLES = 500
PACE = 1 / PLAYERS  # seconds between two actions at a table: one a second in every seat
WARM_UP, WINDOW = 4.0, 16.0  # seconds
FULL_WINDOW = 8.0
MOST = 12_000  # actions a second that no server reaches: so many tables are kept ready
TICK = os.sysconf("SC_CLK_TCK")
TYPICAL_STATE = 3000  # bytes, before our own states have been measured
WHOLE_STATE = 4200  # bytes of a state that is told whole, in the middle of a game
FEWER = 300  # tables at which one core is not yet busy all the time


class Running:
    """A server that was started."""

    def __init__(self, process: subprocess.Popen[str], port: int, seats: list[Seats]) -> None:
        self.process, self.port, self.seats = process, port, seats

    def seconds(self) -> float:
        """Time of the processor that it has used, all threads together."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def resident(self) -> int:
        """Bytes of memory."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * resource.getpagesize()


@contextmanager
def server(kind: str, tables: int, size: int = TYPICAL_STATE, *database: str) -> Iterator[Running]:
    """A server on the first core, with so many tables ready to be played; with a database, on any core."""
    core = min(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "bench.load_servers", kind, folder, str(tables), str(size), str(core), *database]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[1])
        try:
            assert process.stdout is not None
            port = int(process.stdout.readline())
            assert process.stdout.readline() == "ready\n", "the server did not start"
            yield Running(process, port, json.loads((Path(folder) / f"{kind}.json").read_text()))
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(20)


class Window:
    """What was measured in one window."""

    def __init__(self, figures: Figures, seconds: float, processor: float, own: float) -> None:
        self.figures, self.seconds, self.own = figures, seconds, own
        self.actions = len(figures.delays)
        self.busy = processor / max(seconds, 0.001)
        delays = sorted(figures.delays) or [0.0]
        self.microseconds = processor / len(delays) * 1e6
        self.middle, self.late = statistics.median(delays) * 1000, delays[int(len(delays) * 0.99)] * 1000


async def run(running: Running, places: int, pace: float, seconds: float) -> Window:
    """Play at so many tables, and look at one window."""
    loop = asyncio.get_running_loop()
    load = Load(running.port, running.seats, places, pace)
    await load.begin()
    await asyncio.sleep(WARM_UP)
    load.figures = Figures()
    begun, used, own = loop.time(), running.seconds(), os.times()
    await asyncio.sleep(seconds)
    figures, load.figures = load.figures, Figures()
    passed, used, mine = loop.time() - begun, running.seconds() - used, os.times()
    load.end()
    assert load.supply or not seconds, "there were too few tables"
    assert figures.refused == 0 and figures.lost == 0, f"{figures.refused} commands were refused, {figures.lost} lines were lost"
    return Window(figures, passed, used, (mine.user + mine.system - own.user - own.system) / max(passed, 0.001))


def play(running: Running, places: int, pace: float, seconds: float) -> Window:
    """The load runs on another core than the server."""
    import uvloop

    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores - {min(cores)} or cores)
    resource.setrlimit(resource.RLIMIT_NOFILE, (LINES, max(LINES, resource.getrlimit(resource.RLIMIT_NOFILE)[1])))
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(run(running, places, pace, seconds))
    finally:
        os.sched_setaffinity(0, cores)


def needed(actions: float, seconds: float, places: int = TABLES) -> int:
    """Tables that are played in this time; random games of chapter 1 are sometimes half as long as in the middle."""
    return 2 * places + int(actions * (seconds + WARM_UP + 3) / ECHO_GAME * 1.3)


def paced(kind: str, size: int = TYPICAL_STATE, places: int = TABLES) -> Window:
    """One action a second in every seat."""
    with server(kind, needed(places / PACE, WINDOW, places), size) as running:
        return play(running, places, PACE, WINDOW)


def full(kind: str, guess: float, size: int = TYPICAL_STATE) -> Window:
    """Everybody answers at once."""
    with server(kind, needed(min(guess, MOST), FULL_WINDOW), size) as running:
        return play(running, TABLES, 0, FULL_WINDOW)


def memory(tables: int) -> int:
    """Bytes of our server with so many tables in the middle of their first games."""
    with server("table", tables) as running:
        play(running, tables, PACE, 0)
        return running.resident()


def measure() -> dict[str, float]:
    """All figures."""
    ours = paced("table")
    size = round(ours.figures.bytes / ours.figures.frames)
    echo = paced("echo", size)
    ours_full = full("table", 1e6 / ours.microseconds * 1.5, size)
    echo_full = full("echo", 1e6 / echo.microseconds * 1.5, size)
    echo_whole = full("echo", 1e6 / echo.microseconds * 1.5, WHOLE_STATE)
    fewer = paced("table", size, FEWER)
    return {
        "bytes_per_frame": size,
        "p50_milliseconds_at_fewer_tables": fewer.middle,
        "p99_milliseconds_at_fewer_tables": fewer.late,
        "actions_per_second": ours.actions / ours.seconds,
        "p50_milliseconds": ours.middle,
        "p99_milliseconds": ours.late,
        "echo_p50_milliseconds": echo.middle,
        "echo_p99_milliseconds": echo.late,
        "processor_microseconds_per_action": ours.microseconds,
        "echo_processor_microseconds_per_action": echo.microseconds,
        "share_of_the_echo_paced": echo.microseconds / ours.microseconds,
        "most_actions_per_second": ours_full.actions / ours_full.seconds,
        "echo_most_actions_per_second": echo_full.actions / echo_full.seconds,
        "share_of_the_echo_at_most": (ours_full.actions / ours_full.seconds) / (echo_full.actions / echo_full.seconds),
        "share_of_an_echo_of_whole_states_at_most": (ours_full.actions / ours_full.seconds) / (echo_whole.actions / echo_whole.seconds),
        "load_busy_at_most": max(ours_full.own, echo_full.own),
        "kilobytes_per_table": (memory(TABLES) - memory(1)) / (TABLES - 1) / 1024,
    }


AIMS = {"share_of_the_echo_at_most": (0.4, 0.7), "share_of_the_echo_paced": (0.4, 0.7)}

if __name__ == "__main__":
    from bench.rounds import show

    show(measure(), AIMS)
