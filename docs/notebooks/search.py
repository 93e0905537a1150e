# %% [markdown]
# # Search with `imagine`
# `book.imagine(view, dice)` deals a whole world that a seat cannot tell from the real one. A bot that tries every choice in many such
# worlds, and plays each to its end, thinks ahead without ever seeing a hidden card.

# %%
from os import environ
from random import Random
from typing import Any

from onetable import Dice, Game, Rulebook, View, rulebook

SHORT = "NOTEBOOK_SHORT" in environ  # the tests play less
WORLDS, GAMES = (3, 1) if SHORT else (24, 20)


class Searcher:
    """Takes the choice after which most imagined worlds end well."""

    name = "searcher"

    def __init__(self, rulebook: Rulebook[Any], seed: int = 0) -> None:
        self.book, self.dice, self.random = rulebook, Dice(seed), Random(seed)

    def choose(self, view: View[Any]) -> int:
        """All choices are tried in the same worlds."""
        worlds = [self.book.imagine(view, self.dice) for _ in range(WORLDS)]
        worth = [sum([self.played_out(world.clone(), number, view.seat) for world in worlds]) for number in range(len(view.choices))]
        return worth.index(max(worth))

    def played_out(self, world: Game[Any], number: int, seat: int) -> float:
        """What a choice came to for this seat, when all play on at random."""
        world.answer(number)
        while world.decision is not None:
            world.answer(self.random.randrange(len(world.decision.choices)))
        result = self.book.result(world)
        return result.scores[seat] if result is not None else 0.0


# %% [markdown]
# A table of four: all search, or all play at random. The game is won or lost together.

# %%
book = rulebook("fellowship")


def won(players: list[Any], seed: int) -> bool:
    """One game of chapter 1."""
    game = book.begin({"chapter": 1}, 4, seed)
    while game.decision is not None:
        seat = game.decision.seat
        game.answer(players[seat].choose(book.view(game, seat)))
    result = book.result(game)
    return result is not None and result.scores[0] == 1


class AtRandom:
    """Takes anything."""

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)

    def choose(self, view: View[Any]) -> int:
        """Any choice."""
        return self.dice.randrange(len(view.choices))


searching = sum([won([Searcher(book, seat) for seat in range(4)], seed) for seed in range(GAMES)])
blind = sum([won([AtRandom(4 * seed + seat) for seat in range(4)], seed) for seed in range(GAMES)])
print(f"of {GAMES} games: searching {searching}, at random {blind}")
