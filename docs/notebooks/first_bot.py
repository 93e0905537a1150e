# %% [markdown]
# # A first bot of your own
# A bot is a class with a `name` and `choose(view) -> int`: the number of one of `view.choices`. It is given a view, never the game.

# %%
from typing import Any

from onetable import Match, View, bot, rulebook


class HighCard:
    """Plays its highest card, and leaves everything else as it comes."""

    name = "high-card"

    def choose(self, view: View[Any]) -> int:
        """The last choice: cards are offered suit by suit, from low to high."""
        return len(view.choices) - 1


# %% [markdown]
# It plays chapter 1 with three bots that know the rules of thumb.

# %%
book = rulebook("fellowship")
match = Match(book, {"chapter": 1}, players=4, seed=2)
seats = [HighCard(), *[bot("fellowship", "rules", seed=seat) for seat in (1, 2, 3)]]
while match.game.decision is not None:
    seat = match.game.decision.seat
    match.answer(seats[seat].choose(match.view(seat)))
assert match.result is not None
print(match.result.outcome)

# %% [markdown]
# What it saw happen is its journal, as words; a phrasebook reads them aloud in any of four languages.

# %%
english = book.phrasebook("en")
for word in match.journal_for(0)[-3:]:
    print(english.say(word))
