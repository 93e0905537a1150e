# %% [markdown]
# # Training a small policy
# A policy of one matrix: the chance of an action is the softmax of what the observation gives it. It learns from the bot that plays by
# rules of thumb, and then plays whole games by itself, many tables at once.

# %%
from os import environ
from typing import Any

import numpy as np

from onetable import bot
from onetable.research.episode import Episode, Playing
from onetable.research.vector import Runner

SHORT = "NOTEBOOK_SHORT" in environ  # the tests train less
LESSONS, PASSES, RATE, TABLES, GAMES = (2, 1, 0.05, 4, 4) if SHORT else (300, 6, 0.05, 16, 200)
playing = Playing("fellowship", {"chapter": 1}, 4)
actions, size = playing.encoding.actions.size, playing.encoding.layout(4).size
weights: Any = np.zeros((size, actions), np.float32)
dice: Any = np.random.default_rng(0)


# %% [markdown]
# A moment to learn from: what was seen, what could be chosen, and which of these the teacher chose. The teacher is given views; the
# numbers of actions and the observation are made from the same views.


# %%
def lessons() -> list[tuple[Any, Any, int]]:
    """Games of four teachers, moment by moment."""
    found = []
    for seed in range(LESSONS):
        teachers = [bot("fellowship", "rules", seed=seat) for seat in range(4)]
        episode = Episode(playing, 100_000 + seed)
        while not episode.is_over:
            seat, legal = episode.asked, list(episode.legal())
            number = teachers[seat].choose(episode.view(seat))
            if len(legal) > 1:
                found.append((np.flatnonzero(episode.observation(seat)), np.array(legal), number))
            episode.answer(number)
    return found


def chances(spots: Any, legal: Any) -> Any:
    """How likely the policy takes each of these actions."""
    worth = weights[np.ix_(spots, legal)].sum(axis=0)
    found = np.exp(worth - worth.max())
    return found / found.sum()


# %%
seen = lessons()
for turn in range(PASSES):
    right = 0
    for place in dice.permutation(len(seen)):
        spots, legal, number = seen[place]
        likely = chances(spots, legal)
        right += int(likely.argmax()) == number
        likely[number] -= 1
        weights[np.ix_(spots, legal)] -= RATE * likely
    print(f"pass {turn + 1}: as the teacher in {right / len(seen):.0%} of {len(seen)} moments")


# %% [markdown]
# All four seats play by the same matrix: an observation is turned so that one's own chair comes first.


# %%
def won(by_policy: bool) -> float:
    """The share of games that are won."""
    outcomes: list[float] = []
    with Runner(playing, TABLES, seed=1) as runner:
        batch = runner.now()
        while len(outcomes) < GAMES:
            picks = []
            for observation, mask in zip(batch.observations, batch.masks, strict=True):
                legal = np.flatnonzero(mask)
                likely = chances(np.flatnonzero(observation), legal) if by_policy else dice.random(len(legal))
                picks.append(int(legal[likely.argmax()]))
            batch = runner.step(picks)
            outcomes += [returns[0] for _, returns in batch.ended]
    return sum(outcomes) / len(outcomes)


print(f"won at random {won(False):.0%}, by the policy {won(True):.0%}")
