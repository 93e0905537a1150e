"""A network that learns, and all that its teacher remembers of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from onetable.bots.learning.insight import NARROW, WIDE, Insight, written
from onetable.bots.learning.instincts import instinct_of
from onetable.bots.learning.schooling import teaching
from onetable.bots.learning.schooling.exercises import Notebook
from onetable.bots.learning.schooling.lessons import Desk
from onetable.bots.learning.schooling.plan import Plan
from onetable.core.errors import BadInput
from onetable.core.record import write_file

STATE = "state.npz"
SLOWEST = 0.1  # the last pace, as a share of the first
LEAST, LEAST_SPREAD = 1e-6, 0.05  # what is never divided by
MEAN_OF = 10  # terms: what each has learned by luck alone is less of their mean
KEPT_EVERY = 2  # terms
Parts = teaching.Parts


class Pupil:
    """Its parts now, their mean of late, and by which its games are played."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        instinct = instinct_of(plan.game)
        numbers, straight = len(instinct.sights), plan.begun or instinct.first
        self.plan, self.folder, self.term = plan, folder, 0
        self.middle: Any = np.zeros(numbers, WIDE)
        self.spread: Any = np.zeros(numbers, WIDE)  # nothing until the first games are seen
        self.parts = teaching.fresh(len(instinct.names), numbers, len(instinct.marks), plan.width, straight, plan.seed)
        self.memory = teaching.no_memory(self.parts)
        self.mean = as_arrays(self.parts)
        self.given = self.insight(self.parts)
        if (folder / STATE).exists():
            self.load(folder)
        elif plan.after:
            self.follow(Path(plan.after))

    def follow(self, before: Path) -> None:
        """Begin with what another school has taught."""
        if not (before / STATE).exists():
            raise BadInput(f"“{before}” holds no school that has come to the end of a term.")
        self.load(before)
        self.term, self.parts = 0, teaching.as_parts(self.mean)
        self.given = self.insight(self.parts)

    def insight(self, parts: Parts) -> bytes:
        """The network as those play by it who play games."""
        known = as_arrays(parts)
        offered = np.hstack([known["features"], known["straight"][:, None]])
        seen = self.middle, np.where(self.spread > 0, self.spread, 1.0), known["numbers"], known["marks"], known["seeing"]
        return written(Insight(*seen, known["meeting"], offered, known["begins"], known["says"]))

    def learn(self, notes: Notebook) -> tuple[float, float, float]:
        """One term: how unsure habits are afterwards, how surprised the judge, and how far they went, in the mean of all lessons."""
        plan, sizes = self.plan, self.plan.sizes
        if not self.spread.any():
            rows = notes.rows[notes.seen]
            self.middle = rows.mean(0).astype(NARROW).astype(WIDE)
            self.spread = np.maximum(rows.std(0), LEAST_SPREAD).astype(NARROW).astype(WIDE)
        desk = Desk(notes, sizes, self.middle, self.spread)
        results, told = self.results(desk, notes), []
        dice = np.random.default_rng([plan.seed, self.term])
        pace = plan.pace * (1 - (1 - SLOWEST) * self.term / plan.terms)
        for _ in range(plan.passes):
            order = dice.permutation(desk.usable)
            for at in range(0, len(order) - sizes.decisions + 1, sizes.decisions):
                batch = desk.lesson(order[at : at + sizes.decisions], results)
                self.parts, self.memory, found = teaching.taught(self.parts, self.memory, batch, pace, plan.curiosity)
                told.append(found)
        self.term += 1
        share = 1 / min(self.term, MEAN_OF)
        self.mean = {name: (1 - share) * self.mean[name] + share * each for name, each in as_arrays(self.parts).items()}
        if self.term % KEPT_EVERY == 0 or self.term == plan.terms:
            self.keep()
        doubt, surprise, moved = np.mean([np.asarray(each) for each in told], axis=0) if told else np.full(3, np.nan)
        return float(doubt), float(surprise), float(moved)

    def results(self, desk: Desk, notes: Notebook) -> dict[str, Any]:
        """What each decision came to, as the judge is told, and how much better than it had seemed, as habits are."""
        seemed: Any = np.zeros(len(notes.threads), WIDE)
        for some in desk.portions():
            seemed[some] = np.asarray(teaching.foreseen(self.parts, desk.look(some)))[: len(some)]
        gain = came_to(notes, seemed, self.plan.farsight) - seemed
        return {"worth": came_to(notes, seemed, self.plan.patience), "gain": (gain - gain.mean()) / (gain.std() + LEAST)}

    def keep(self) -> None:
        """Write all that the next term needs, and the network as it is played by."""
        arrays: dict[str, Any] = {}
        for kind, parts in (("part", self.parts), ("usual", self.mean), ("mean", self.memory["mean"]), ("square", self.memory["square"])):
            arrays |= {f"{kind} {name}": each for name, each in as_arrays(parts).items()}
        arrays |= {"term": self.term, "steps": np.asarray(self.memory["steps"]), "middle": self.middle, "spread": self.spread}
        unfinished = self.folder / "unfinished.npz"
        np.savez(unfinished, given=np.frombuffer(self.given, np.uint8), **arrays)
        unfinished.replace(self.folder / STATE)
        write_file(self.folder / f"insight-{self.term}.bin", self.insight(self.mean))

    def load(self, folder: Path) -> None:
        """Where it was."""
        kept = np.load(folder / STATE)
        self.term, self.middle, self.spread, self.given = int(kept["term"]), kept["middle"], kept["spread"], kept["given"].tobytes()
        self.mean = {name: kept[f"usual {name}"] for name in self.parts}
        self.memory = {kind: teaching.as_parts({name: kept[f"{kind} {name}"] for name in self.parts}) for kind in ("mean", "square")}
        self.memory["steps"] = teaching.as_parts({"steps": kept["steps"]})["steps"]
        self.parts = teaching.as_parts({name: kept[f"part {name}"] for name in self.parts})


def as_arrays(parts: Parts) -> Parts:
    """For numpy."""
    return {name: np.asarray(each) for name, each in parts.items()}


def came_to(notes: Notebook, seemed: Any, far: float) -> Any:
    """What each position came to: how it seemed at the next decision of the same seat, and so on, and at last was."""
    found: Any = np.zeros(len(seemed), WIDE)
    later = dict[int, tuple[float, float]]()
    threads, told, ends = notes.threads.tolist(), seemed.tolist(), notes.won.tolist()
    for place in range(len(threads) - 1, -1, -1):
        thread = threads[place]
        next_one = later.get(thread)
        worth = ends[thread] if next_one is None else far * next_one[0] + (1 - far) * next_one[1]
        found[place], later[thread] = worth, (worth, told[place])
    return found
