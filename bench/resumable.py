"""Long measurements that can be broken off: every result is a line of a file, and what stands there is not done again."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

Task = tuple[Any, ...]  # of words and numbers


def results_in(file: Path) -> dict[Task, Any]:
    """What is known already; a line that was cut off is not."""
    found: dict[Task, Any] = {}
    for line in whole_lines(file).splitlines():
        task, result = json.loads(line)
        found[tuple(task)] = result
    return found


def whole_lines(file: Path) -> bytes:
    """The lines that were written to their end."""
    text = file.read_bytes() if file.exists() else b""
    return text[: text.rfind(b"\n") + 1]


def measure(
    work: Callable[..., Any],
    tasks: Iterable[Task],
    file: Path,
    jobs: int = 1,
    seconds: float = 1e9,
    begin: Callable[[], None] | None = None,
) -> dict[Task, Any]:
    """Do all tasks that are not done yet, in their order, until the time is up; with a bar that shows how far it is."""
    known = results_in(file)
    if file.exists():
        os.truncate(file, len(whole_lines(file)))  # what follows begins a line of its own
    missing = [task for task in tasks if task not in known]
    deadline = perf_counter() + seconds
    columns = (TextColumn(file.stem), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        file.open("a", encoding="utf-8") as log,
        Progress(*columns, console=Console(stderr=True)) as progress,
        ProcessPoolExecutor(jobs, get_context("spawn"), initializer=begin) as workers,
    ):
        bar = progress.add_task(file.stem, total=len(known) + len(missing), completed=len(known))
        waiting = iter(missing)
        running = {workers.submit(work, *task): task for task in islice(waiting, jobs + 2)}
        while running:
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                task = running.pop(future)
                known[task] = future.result()
                log.write(json.dumps([task, known[task]]) + "\n")
                log.flush()
                progress.advance(bar)
                if perf_counter() < deadline:
                    running.update({workers.submit(work, *following): following for following in islice(waiting, 1)})
    return known
