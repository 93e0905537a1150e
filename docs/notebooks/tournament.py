# %% [markdown]
# # A tournament
# Bots play many games with fixed seeds, over several processes if wanted, and every game can be watched for what must always hold.

# %%
from os import environ

from onetable.bots.selfplay import Order, Tally, likely, play_all

SHORT = "NOTEBOOK_SHORT" in environ  # the tests play less
GAMES = 1 if SHORT else 100


# %% [markdown]
# Each pairing is played from both seats, so that nobody has the better chair.


# %%
def duel(game: str, players: int, first: str, second: str) -> tuple[float, int]:
    """What the first bot made of so many games, and how many there were."""
    orders = [Order(game, {}, players, GAMES, bots=bots) for bots in ((first, second), (second, first))]
    tallies = [Tally(), Tally()]
    for place, part in play_all(orders):
        tallies[place].add(part)
    assert not any([tally.exceptions for tally in tallies])
    return tallies[0].first + GAMES - tallies[1].first, 2 * GAMES


# %%
for game in ("tcg", "quest"):
    points, games = duel(game, 2, "rules", "random")
    low, high = likely(round(points), games)
    print(f"{game}: rules against random {points:g} of {games} ({low:.0%} to {high:.0%} in 19 of 20 cases)")
