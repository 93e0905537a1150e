"""Many episodes at once: the same deals and the same course, however many processes there are."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from onetable.core.errors import BadInput
from onetable.research.episode import Episode, Playing
from onetable.research.vector import Runner

PLAYING = Playing("fellowship", {"chapter": 1}, 4)


def course(processes: int, steps: int) -> list[Any]:
    """What comes of random play in six places."""
    dice, found = Random(1), list[Any]()
    with Runner(PLAYING, 6, processes, seed=10) as runner:
        batch = runner.now()
        for _ in range(steps):
            batch = runner.step([int(dice.choice(np.flatnonzero(mask))) for mask in batch.masks])
            found.append((batch.observations.copy(), batch.masks.copy(), batch.seats, batch.ended))
        refused = [int(np.flatnonzero(mask == 0)[0]) for mask in batch.masks]
        with pytest.raises(BadInput, match="cannot be chosen now"):  # from another process, too
            runner.step(refused)
    return found


def test_processes_change_nothing() -> None:
    alone, shared = course(0, 45), course(2, 45)
    for one, other in zip(alone, shared, strict=True):
        assert all([np.array_equal(here, there) for here, there in zip(one[:3], other[:3], strict=True)]) and one[3] == other[3]
    assert sum([len(ended) for *_, ended in alone]) > 0


def test_a_batch_shows_what_each_episode_shows() -> None:
    with Runner(PLAYING, 3, seed=4) as runner:
        batch = runner.now()
        for place in range(3):
            episode = Episode(PLAYING, 4 + place)
            assert np.array_equal(batch.observations[place], episode.observation(episode.asked))
            assert np.array_equal(batch.masks[place], episode.mask()) and batch.seats[place] == episode.asked


def test_every_episode_needs_an_action() -> None:
    with Runner(PLAYING, 2) as runner, pytest.raises(ValueError, match="there are 2 episodes, and 1 actions"):
        runner.step([0])
