"""Tasks that are given out to workers and come back in whatever order: who asks for some gets them in theirs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

from onetable.bots.arena.workers import Workers


class Seeded(Protocol):
    """A task that no other shares its seed with."""

    @property
    def seed(self) -> int: ...


Task = TypeVar("Task", bound=Seeded)


class InTurn(Generic[Task]):
    """What is out, what is done and what waits for a free worker."""

    def __init__(self, crew: Workers[Any, Any]) -> None:
        self.crew = crew
        self.waiting: list[Task] = []
        self.found: dict[int, Any] = {}
        self.out = 0

    def begin(self, tasks: Sequence[Task]) -> None:
        """Let these be done, after all that were begun before."""
        self.waiting += tasks
        self.give()

    def give(self) -> None:
        """Give out as many as there is room for."""
        while self.waiting and self.out < self.crew.room:
            self.crew.begin(self.waiting.pop(0))
            self.out += 1

    def of(self, tasks: Sequence[Task]) -> list[Any]:
        """What came of these, as soon as all are done."""
        while any([task.seed not in self.found for task in tasks]):
            for task, done in self.crew.done():
                self.found[task.seed] = done
                self.out -= 1
            self.give()
        return [self.found.pop(task.seed) for task in tasks]


def in_turn(crew: Workers[Any, Any], tasks: Sequence[Task]) -> list[Any]:
    """What came of all these tasks, and of nothing else."""
    turns = InTurn[Task](crew)
    turns.begin(tasks)
    return turns.of(tasks)
