"""How fast the solver decides deals whose cards are all known: `python -m bench.solver [sets|chapters|endplay]`."""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Iterable, Iterator

from bench.goal_sets import rounds
from onetable.games.fellowship.bots.decide import decide
from onetable.games.fellowship.game import Fellowship
from onetable.games.fellowship.kernel.compiling import Numbers
from onetable.games.fellowship.kernel.describe import describe
from onetable.games.fellowship.kernel.unplayable import Unplayable
from onetable.games.fellowship.kernel.wanted import COMPILED
from onetable.games.fellowship.solver.solving import Solver

BOOK = Fellowship()
SECONDS = 1.0
DEALS = 40


def solve_all(positions: Iterable[tuple[Numbers, Numbers]], seconds: float = SECONDS) -> str:
    """One line about these positions: how many can be won, how many are undecided, how long it took."""
    solver = Solver(clock=time.process_time)
    answers: list[bool | None] = []
    times: list[float] = []
    for rules, state in positions:
        if not times:
            solver.solve(rules, state, seconds=0)  # what is compiled is loaded
        began = time.process_time()
        answers.append(solver.solve(rules, state, seconds).winnable)
        times.append(time.process_time() - began)
    many = len(answers)
    won, open_ = answers.count(True), answers.count(None)
    decided = 100 * (many - open_) / many
    slow = sorted(times)[int(0.95 * many)]
    return (
        f"{many:6} deals | {many / sum(times):9,.1f} a second | decided {decided:5.1f} % | winnable {100 * won / many:5.1f} %"
        f" | median {1000 * statistics.median(times):8.2f} ms | 95 % within {1000 * slow:8.1f} ms"
    )


def dealt(chapter: int | str, players: int, many: int) -> Iterator[tuple[Numbers, Numbers]]:
    """Rounds of a chapter before the first trick, the set-up done by rules of thumb."""
    seed = 0
    while many:
        seed += 1
        game = BOOK.begin({"chapter": chapter}, players, seed, silent=True)
        while game.decision is not None:
            try:
                found = describe(game)
            except Unplayable:
                game.answer(decide(game.table, game.agenda, game.decision.choices))
                continue
            many -= 1
            yield found
            break


def sets() -> None:
    """The two sets of goals that are old measures, and a hard one."""
    for name, many in (("A", 4_000), ("B", 300), ("C", 100)) if COMPILED else (("A", 50), ("B", 5)):
        print(f"set {name}: {solve_all(rounds(name, many))}", flush=True)


def chapters() -> None:
    """Every chapter by three and four players."""
    for chapter in (*range(1, 19), "road"):
        for players in (3, 4):
            print(f"chapter {chapter!s:4} {players} players: {solve_all(dealt(chapter, players, DEALS))}", flush=True)


def endplay() -> None:
    """DDS, the solver of bridge players, on hands of nine cards."""
    from endplay.dds import solve_board
    from endplay.types import Deal, Denom, Player

    chance, times = random.Random(1), []
    for _ in range(300):
        pack = [rank + suit for suit in "SHDC" for rank in "AKQJT98765432"]
        chance.shuffle(pack)
        hands = [pack[9 * place : 9 * place + 9] for place in range(4)]
        text = " ".join([".".join(["".join([c[0] for c in hand if c[1] == suit]) for suit in "SHDC"]) for hand in hands])
        deal = Deal(f"N:{text}")
        deal.trump, deal.first = Denom.nt, Player.north
        began = time.process_time()
        solve_board(deal)
        times.append(time.process_time() - began)
    speed, median = len(times) / sum(times), 1000 * statistics.median(times)
    print(f"endplay (DDS), no trumps, 9 cards each: {speed:,.1f} deals a second, median {median:.2f} ms")


if __name__ == "__main__":
    for name in sys.argv[1:] or ("sets", "chapters", "endplay"):
        {"sets": sets, "chapters": chapters, "endplay": endplay}[name]()
