# %% [markdown]
# # Solving a deal
# Whoever sees all cards can search for a line in which every goal is met. This is not what a player may do: it is hindsight.

# %%
from os import environ

from onetable import Game, bot, rulebook
from onetable.games.fellowship.hindsight import solve_game
from onetable.games.fellowship.kernel.describe import describe
from onetable.games.fellowship.kernel.unplayable import Unplayable
from onetable.games.fellowship.solver.solving import Solver
from onetable.games.fellowship.table import Board

SHORT = "NOTEBOOK_SHORT" in environ  # the tests solve less
book, solver = rulebook("fellowship"), Solver()
advisers = [bot("fellowship", "rules", seed=seat) for seat in range(4)]


# %%
def at_the_first_trick(seed: int) -> Game[Board]:
    """A deal of chapter 1, set up by rules of thumb."""
    game = book.begin({"chapter": 1}, 4, seed)
    while game.decision is not None:
        try:
            describe(game)
            return game
        except Unplayable:
            seat = game.decision.seat
            game.answer(advisers[seat].choose(book.view(game, seat)))
    raise LookupError("the round was over before its first trick")


# %%
english = book.phrasebook("en")
for seed in range(1 if SHORT else 5):
    found, line = solve_game(at_the_first_trick(seed), solver, seconds=20)
    print(f"deal {seed}: {'can be won' if found.winnable else 'cannot be won' if found.winnable is False else 'not decided'}")
    for said in line[:4]:
        print(f"  seat {said.seat}: {english.say(said.choice)}")
