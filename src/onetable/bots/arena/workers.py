"""Who plays games: this process, several of them, or workers of Ray on as many machines as there are."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, Generic, Protocol, TypeVar

from onetable.bots.selfplay import belong_to_us
from onetable.core.errors import BadInput

AHEAD = 3  # games that are given out for each worker: who waits for a long one shall not keep the others idle
LOCAL, HERE = "local", "127.0.0.1"  # where Ray is begun by us, on this machine and for nobody else
PATIENCE = "240"  # seconds that Ray may take to begin: on a busy machine its own limit is too short


Task = TypeVar("Task")
Done = TypeVar("Done")


class Workers(Protocol[Task, Done]):
    """They take tasks, mostly games to be played, and bring them back, in whatever order."""

    room: int  # how many tasks may be out

    def begin(self, task: Task) -> None:
        """Give out one more."""
        ...

    def done(self) -> list[tuple[Task, Done]]:
        """At least one that is done; called while some are out."""
        ...


class Alone(Generic[Task, Done]):
    """This process does everything itself."""

    room = 1

    def __init__(self, work: Callable[[Task], Done]) -> None:
        self.work = work
        self.out: list[Task] = []

    def begin(self, task: Task) -> None:
        """It is done when somebody asks for it."""
        self.out.append(task)

    def done(self) -> list[tuple[Task, Done]]:
        """Do it now."""
        task = self.out.pop(0)
        return [(task, self.work(task))]


class Processes(Generic[Task, Done]):
    """Processes of this machine."""

    def __init__(self, pool: ProcessPoolExecutor, jobs: int, work: Callable[[Task], Done]) -> None:
        self.pool, self.room, self.work = pool, AHEAD * jobs, work
        self.out: dict[Future[Done], Task] = {}

    def begin(self, task: Task) -> None:
        """Give it to the next one who is free."""
        self.out[self.pool.submit(self.work, task)] = task

    def done(self) -> list[tuple[Task, Done]]:
        """Wait for the first."""
        ready = wait(self.out, return_when=FIRST_COMPLETED).done
        return [(self.out.pop(future), future.result()) for future in ready]


class RayWorkers(Generic[Task, Done]):
    """Workers of a cluster."""

    def __init__(self, ray: Any, jobs: int, work: Callable[[Task], Done]) -> None:
        self.ray, self.room = ray, AHEAD * jobs
        self.work = ray.remote(num_cpus=1)(work)
        self.out: dict[Any, Task] = {}

    def begin(self, task: Task) -> None:
        """Give it to the cluster."""
        self.out[self.work.remote(task)] = task

    def done(self) -> list[tuple[Task, Done]]:
        """Wait for the first."""
        ready, _ = self.ray.wait(list(self.out), num_returns=1)
        return [(self.out.pop(each), self.ray.get(each)) for each in ready]


@contextmanager
def workers(jobs: int, address: str | None, work: Callable[[Task], Done]) -> Iterator[Workers[Task, Done]]:
    """So many workers, here or where Ray is; leaving this ends the tasks that are out, and none of them is counted."""
    if address is not None:
        ray = loaded_ray()
        here = address == LOCAL
        begin: dict[str, Any] = {"num_cpus": jobs, "include_dashboard": False, "_node_ip_address": HERE} if here else {"address": address}
        ray.init(log_to_driver=False, logging_level="ERROR", **begin)
        try:
            yield RayWorkers(ray, jobs if here else max(1, int(ray.cluster_resources().get("CPU", 1))), work)
        finally:
            ray.shutdown()
        return
    if jobs == 1:
        yield Alone(work)
        return
    # Fresh processes: a fork would take over half a thread of whatever draws the progress.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), belong_to_us)
    try:
        yield Processes(pool, jobs, work)
    finally:
        pool.shutdown(cancel_futures=True)


def loaded_ray() -> Any:
    """Ray, where it is installed; or one clear sentence."""
    os.environ.setdefault("RAY_raylet_start_wait_time_s", PATIENCE)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
    try:
        import ray
    except ImportError:
        raise BadInput("Ray is not installed: `pip install 'onetable-games[ray]'` brings it.") from None
    return ray
