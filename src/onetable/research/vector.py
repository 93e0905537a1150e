"""Many episodes at once, over several processes: observations and masks of all of them in two arrays."""

from __future__ import annotations

from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, NamedTuple, Self

import numpy as np

from onetable.research.episode import Episode, Playing

Ended = list[tuple[int, list[float]]]  # the place of an episode that has ended, and what it was worth to each seat


class Batch(NamedTuple):
    """How all episodes stand: what whoever is asked sees and may choose, and who that is; and which have just ended.

    Where one has ended another has begun in its place. The arrays are written anew with the next step: copy what you keep.
    """

    observations: Any  # (episodes, observation), uint8
    masks: Any  # (episodes, actions), int8
    seats: Any  # (episodes,), int64
    ended: Ended


class Runner:
    """Plays so many episodes side by side, shared out among processes; without processes all in this one.

    The episode in place p plays the deals of seed + p, seed + p + episodes, and so on, however many processes there are.
    """

    def __init__(self, playing: Playing, episodes: int, processes: int = 0, seed: int = 0) -> None:
        if playing.explicit:
            raise ValueError("nobody chooses for chance here: play with sampled chance")
        self.episodes = episodes
        size, actions = playing.encoding.layout(playing.players).size, playing.encoding.actions.size
        context = get_context("spawn")  # a fork would take over half a thread of whatever runs here
        memory = [context.RawArray("B", episodes * width) for width in (size, actions, 1)]
        self._arrays = arrays(memory, episodes)
        parts = [range(place, episodes, max(processes, 1)) for place in range(max(processes, 1))]
        self._local = Part(playing, parts[0], episodes, seed, self._arrays) if not processes else None
        self._lines: list[tuple[Connection, range]] = []
        self._workers: list[Any] = []
        for part in parts if processes else ():
            here, there = context.Pipe()
            worker = context.Process(target=work, args=(there, playing, part, episodes, seed, memory), daemon=True)
            worker.start()
            there.close()
            self._workers.append(worker)
            self._lines.append((here, part))
        for line, _ in self._lines:
            line.recv()

    def now(self, ended: Ended | None = None) -> Batch:
        """How all stand."""
        observations, masks, seats = self._arrays
        return Batch(observations, masks, seats[:, 0].astype(np.int64), ended or [])

    def step(self, actions: Sequence[int]) -> Batch:
        """Everybody who is asked chooses: an action for each episode."""
        if len(actions) != self.episodes:
            raise ValueError(f"there are {self.episodes} episodes, and {len(actions)} actions")
        if self._local is not None:
            return self.now(self._local.step([int(action) for action in actions]))
        for line, part in self._lines:
            line.send([int(actions[place]) for place in part])
        ended: Ended = []
        for line, _ in self._lines:
            answer = line.recv()
            if isinstance(answer, Exception):
                raise answer
            ended += answer
        return self.now(sorted(ended))

    def close(self) -> None:
        """End the processes."""
        for line, _ in self._lines:
            line.close()
        for worker in self._workers:
            worker.join()
        self._lines, self._workers = [], []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()


def arrays(memory: Sequence[Any], episodes: int) -> tuple[Any, Any, Any]:
    """Observations, masks and seats in memory that processes share."""
    seen, masks, seats = [np.frombuffer(each, np.uint8).reshape(episodes, -1) for each in memory]
    return seen, masks.view(np.int8), seats


class Part:
    """Some of the episodes, played in one process."""

    def __init__(self, playing: Playing, places: Sequence[int], episodes: int, seed: int, shown: tuple[Any, Any, Any]) -> None:
        self.playing, self.places, self.stride, self.shown = playing, places, episodes, shown
        self.seeds = [seed + place for place in places]
        self.running = [self.begun(number) for number in range(len(places))]
        for number in range(len(places)):
            self.show(number)

    def begun(self, number: int) -> Episode:
        """The next episode in this place; one in which nobody is asked anything is over before it begins, and passed by."""
        while True:
            episode = Episode(self.playing, self.seeds[number])
            self.seeds[number] += self.stride
            if not episode.is_over:
                return episode

    def step(self, actions: Sequence[int]) -> Ended:
        """An action for each; what has ended is begun anew."""
        ended: Ended = []
        for number, action in enumerate(actions):
            episode = self.running[number]
            episode.act(action)
            if episode.is_over:
                ended.append((self.places[number], episode.returns()))
                self.running[number] = self.begun(number)
            self.show(number)
        return ended

    def show(self, number: int) -> None:
        """Write down what whoever is asked sees."""
        episode, place = self.running[number], self.places[number]
        observations, masks, seats = self.shown
        observations[place] = episode.observation(episode.asked)
        masks[place] = 0
        masks[place, list(episode.legal())] = 1
        seats[place] = episode.asked


def work(line: Connection, playing: Playing, places: range, episodes: int, seed: int, memory: Sequence[Any]) -> None:
    """A process of its own: steps until nobody asks any more."""
    part = Part(playing, places, episodes, seed, arrays(memory, episodes))
    line.send("ready")
    while True:
        try:
            actions = line.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            line.send(part.step(actions))
        except Exception as error:
            line.send(error)
            return
