# %% [markdown]
# # Training a small policy
# Many tables at once, observations and masks as arrays, and a policy that is one matrix: the chance of an action is the softmax of
# what the observation gives it. After each game the actions of a won game become more likely, those of a lost one less.

# %%
from os import environ
from typing import Any

import numpy as np

from onetable.research.episode import Playing
from onetable.research.vector import Runner

SHORT = "NOTEBOOK_SHORT" in environ  # the tests train less
TABLES, STEPS, RATE = (4, 60, 0.05) if SHORT else (32, 3_000, 0.05)
playing = Playing("fellowship", {"chapter": 1}, 4)
actions, size = playing.encoding.actions.size, playing.encoding.layout(4).size
weights: Any = np.zeros((size, actions), np.float32)
dice: Any = np.random.default_rng(0)


# %%
def chosen(seen: Any, mask: Any) -> tuple[int, Any, Any]:
    """An action by the policy, the numbers of those that may be chosen, and their chances."""
    legal = np.flatnonzero(mask)
    worth = (seen.astype(np.float32) @ weights[:, legal]) / 16
    chances = np.exp(worth - worth.max())
    chances /= chances.sum()
    return int(legal[dice.choice(len(legal), p=chances)]), legal, chances


def learned(course: list[tuple[Any, int, Any, Any]], worth: float) -> None:
    """Make what was done in a game more likely, or less."""
    for seen, action, legal, chances in course:
        push = -chances
        push[legal == action] += 1
        spots = np.flatnonzero(seen)
        weights[np.ix_(spots, legal)] += (RATE * worth / len(course)) * np.outer(seen[spots].astype(np.float32), push)


# %% [markdown]
# All four seats learn with the same matrix: an observation is turned so that one's own chair comes first.

# %%
outcomes: list[float] = []
usual = 0.0
with Runner(playing, TABLES, seed=1) as runner:
    batch = runner.now()
    courses: list[list[tuple[Any, int, Any, Any]]] = [[] for _ in range(TABLES)]
    for _ in range(STEPS):
        picks = []
        for place in range(TABLES):
            seen = batch.observations[place].copy()
            action, legal, chances = chosen(seen, batch.masks[place])
            courses[place].append((seen, action, legal, chances))
            picks.append(action)
        batch = runner.step(picks)
        for place, returns in batch.ended:
            learned(courses[place], returns[0] - usual)
            usual += 0.02 * (returns[0] - usual)
            outcomes.append(returns[0])
            courses[place] = []

# %%
part = max(1, len(outcomes) // 4)
for first in range(0, len(outcomes), part):
    some = outcomes[first : first + part]
    print(f"games {first} to {first + len(some) - 1}: {sum(some) / len(some):.0%} won")
