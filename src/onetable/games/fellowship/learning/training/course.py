"""A whole training: lesson after lesson until the time is up, with a curve, and files from which it can be taken up again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy

from onetable.games.fellowship.learning import names
from onetable.games.fellowship.learning.arrays import Array, Arrays
from onetable.games.fellowship.learning.network import read_weights
from onetable.games.fellowship.learning.training import keeping
from onetable.games.fellowship.learning.training.lessons import make_lesson, new_games, new_learner, new_pool
from onetable.games.fellowship.learning.training.library import jax, jnp
from onetable.games.fellowship.learning.training.nets import no_memory
from onetable.games.fellowship.learning.training.plan import Plan
from onetable.games.fellowship.learning.training.proving import by_kind, make_proof
from onetable.games.fellowship.learning.training.starts import KINDS, SETS, ceilings_of, odds, rows_from, shares
from onetable.games.fellowship.learning.training.stock import Stock

Say = Callable[[str], None]
HELD_OUT_SEED = 987_654_321  # of the goal sets' deals for the proof
LEAST_RATE, LEAST_CURIOSITY = 0.02, 0.05  # of what they begin with
FORGETTING = 0.97  # how much of the old win rates is kept with each lesson


class Course:
    """One training, from its beginning or from files."""

    def __init__(
        self, plan: Plan, deals: Path, held_out: Path, resume: Path | None, say: Say, prove_sets: int = 4000, habit: Path | None = None,
        stock: Path | None = None, start: Path | None = None,
    ) -> None:  # fmt: skip
        self.plan, self.say, self.begun = plan, say, perf_counter()
        self.rows = rows_from(deals, plan.of_each_set, plan.seed, plan.room if stock is not None else 0)
        self.stock = Stock(self.rows, len(self.rows) - len(SETS) * plan.of_each_set, stock)
        self.stock.take_up()
        self.held_out = rows_from(held_out, prove_sets, HELD_OUT_SEED)
        self.ceilings = ceilings_of(held_out)
        self.lessons, self.won, self.curve = 0, numpy.full(KINDS, 0.3), []
        self.habit = read_network(habit) if habit is not None else None
        learner = new_learner(plan, self.rows, jax.random.key(plan.seed))
        self.started = start is not None
        if start is not None:
            learner["plays"] = same_shapes(read_network(start), learner["plays"])
        self.learner, self.memory = learner, no_memory(learner)
        if resume is not None:
            self.learner, self.memory, notes = keeping.load(resume, learner, self.memory)
            self.lessons, self.won, self.curve = notes["lessons"], numpy.array(notes["won"]), notes["curve"]
            self.started = notes["started"]
            self.plan = replace(plan, horizon=notes["plan"]["horizon"])
        self.lesson, self.proof = make_lesson(plan, self.rows), make_proof(self.held_out, plan.narrow)
        self.fresh = jax.jit(
            lambda table, chances, key: new_games(plan, self.rows, new_pool(plan, self.rows, table, chances, key), jnp.arange(plan.games))
        )
        self.table, self.held_table = jnp.asarray(self.rows.table), jnp.asarray(self.held_out.table)
        self.begin_anew()
        parameters = sum([part.size for part in jax.tree.leaves(self.learner["plays"])])
        say(f"{len(self.rows)} rounds, {len(self.held_out)} held out; {parameters} weights; devices {jax.devices()}")

    def begin_anew(self) -> None:
        """All games begin anew, with guests as strong as the learner: so it is after a save, whether it goes on or is taken up later."""
        self.older = [jax.tree.map(jnp.copy, self.learner["plays"])]
        self.others = {"older": self.older[0], "habit": self.habit}
        self.chances = self.odds()
        self.games = self.fresh(self.table, self.chances, self.key(1))

    def key(self, purpose: int) -> Array:
        """Chance for one purpose of the present lesson: the same whenever it is asked for."""
        return jax.random.fold_in(jax.random.fold_in(jax.random.key(self.plan.seed), self.lessons), purpose)

    def odds(self) -> Array:
        """How likely each round is dealt now."""
        return jnp.asarray(odds(self.rows, self.won, self.ceilings, (self.plan.set_a, self.plan.set_b)))

    def expect(self, rates: dict[str, float]) -> None:
        """Each kind will be won as often as it was in a proof: so it is dealt from now on."""
        for kind, rate in rates.items():
            chapter, people = map(int, kind.split("-"))
            self.won[3 * chapter + people - 2] = rate
        self.begin_anew()

    def take_up(self) -> None:
        """Rounds that were dealt meanwhile take the place of the oldest ones, and others are asked for."""
        self.stock.ask_for(shares(numpy.bincount(self.rows.kind, minlength=KINDS), self.won, self.ceilings, (0.0, 0.0)))
        if self.stock.take_up():
            self.table, self.chances = jnp.asarray(self.rows.table), self.odds()
            self.say(f"{self.stock.taken} rounds were dealt meanwhile")

    def one_lesson(self) -> Array:
        """Play and learn once; the answer are notes of the optimiser."""
        plan = self.plan
        done = min(1.0, self.lessons / max(plan.horizon, 1))
        rate = plan.rate * max(1 - done, LEAST_RATE)
        curiosity = plan.curiosity * max(1 - done, LEAST_CURIOSITY)
        bonus = max(0.0, 1 - done / plan.shaping) if plan.shaping else 0.0
        pace = min(1.0, max(0.0, (self.lessons + 1) / max(plan.alone, 1) - 1)) if self.started else 1.0
        self.learner, self.memory, self.games, notes, ended, wins = self.lesson(
            self.learner, self.memory, self.others, self.games, self.table, self.chances, self.key(2),
            jnp.float32(rate), jnp.float32(curiosity), jnp.float32(bonus), jnp.float32(pace),
        )  # fmt: skip
        self.lessons += 1
        ended, wins = numpy.asarray(ended), numpy.asarray(wins)
        keep = FORGETTING ** numpy.minimum(ended / 20, 5)
        self.won = keep * self.won + (1 - keep) * wins / numpy.maximum(ended, 1)
        if self.lessons % 20 == 0:
            self.chances = self.odds()
        if self.lessons % plan.older == 0:
            self.meet_an_older_self()
        return numpy.asarray(notes)

    def meet_an_older_self(self) -> None:
        """The present self is remembered, and any that is remembered comes as a guest."""
        self.older = [*self.older[-self.plan.most_older + 1 :], jax.tree.map(jnp.copy, self.learner["plays"])]
        which = int(jax.random.randint(self.key(3), (), 0, len(self.older)))
        self.others = self.others | {"older": self.older[which]}

    def prove(self) -> dict[str, Any]:
        """How often rounds never taught are won, everybody playing what is wished for most."""
        found = by_kind(self.held_out, self.proof(self.learner["plays"], self.held_table))
        rates = {kind: round(won / played, 4) for kind, (won, played) in found.items()}
        steps = self.lessons * self.plan.games * self.plan.steps
        point = {"seconds": round(perf_counter() - self.begun, 1), "lessons": self.lessons, "steps": steps, "won": rates}
        self.curve.append(point)
        chapters = {kind: rate for kind, rate in rates.items() if int(kind[:-2]) < names.SET_A}
        means = [numpy.mean([rate for kind, rate in chapters.items() if kind.endswith(f"-{people}")]) for people in (4, 3, 2)]
        sets = [100 * rates.get(f"{chapter}-4", 0) for chapter in (names.SET_A, names.SET_B)]
        seen = by_kind(self.held_out, self.proof(self.learner["plays"], self.table[self.like_held_out()]))
        gaps = {kind: won / played - rates[kind] for kind, (won, played) in seen.items()}
        point["gaps"] = {kind: round(gap, 4) for kind, gap in gaps.items()}
        self.say(
            f"PROOF lesson {self.lessons}, {steps / 1e6:.0f} M steps: chapters by four {100 * means[0]:.1f} %, by three"
            f" {100 * means[1]:.1f} %, by two {100 * means[2]:.1f} %; set A {sets[0]:.1f} %, set B {sets[1]:.1f} %;"
            f" rounds that were taught are won more often by {100 * numpy.mean(list(gaps.values())):.1f} points in the mean"
        )
        return point

    def like_held_out(self) -> Array:
        """Places of rounds that are taught, of the same kinds as those held out; of a kind that is not taught any will do."""
        chance = numpy.random.default_rng(self.lessons)
        found: Array = chance.integers(0, len(self.rows), len(self.held_out))
        for kind in numpy.unique(self.held_out.kind):
            places = numpy.flatnonzero(self.rows.kind == kind)
            if len(places):
                mine = self.held_out.kind == kind
                found[mine] = chance.choice(places, mine.sum())
        return found

    def save(self, folder: Path) -> None:
        """Weights, curve, proof, and all that is needed to go on."""
        folder.mkdir(parents=True, exist_ok=True)
        notes = {"lessons": self.lessons, "won": self.won.tolist(), "curve": self.curve, "plan": asdict(self.plan), "started": self.started}
        self.memory = keeping.narrowed(self.memory)
        keeping.save(folder, self.learner, self.memory, notes)
        keeping.save_weights(folder / "weights.npz", self.learner["plays"])
        self.begin_anew()

    def set_horizon(self, horizon: int) -> None:
        """How many lessons there will be in all, as soon as it is known how long one takes."""
        self.plan = replace(self.plan, horizon=horizon)


def same_shapes(found: Arrays, wanted: Arrays) -> Arrays:
    """These weights, if they are as many as those."""
    if {name: part.shape for name, part in found.items()} != {name: part.shape for name, part in wanted.items()}:
        raise ValueError("these are weights of another network")
    return found


def read_network(file: Path) -> Arrays:
    """A network from its file: one that is only met, or one to begin with."""
    with file.open("rb") as opened:
        return {name: jnp.asarray(part) for name, part in read_weights(opened).items()}
