"""What hands hold in the trading card game, beside what they would hold if they were drawn anew, and what a `master` believes of them.

`python -m bench.hands --seed 10310000 --games 200` plays games by habits, looks at the hand of the other at some of their questions, and
imagines it: as any that fits what was seen, and as a `master` does (`games/tcg/bots/suspecting.py`).
"""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from random import Random

from bench.departures import by_habit
from bench.duels_tcg import tables_with
from onetable.core.dice import Dice
from onetable.games.registry import rulebook
from onetable.games.tcg.bots.suspecting import Suspected, situation
from onetable.games.tcg.imagine import Unknown, imagine
from onetable.games.tcg.traits import Phase
from onetable.games.tcg.view import TcgView, unseen

SHARE = 0.06  # of the questions of a game
SELDOM = 25  # cards of a sort that were held: of fewer nothing is told
WAYS = ("held", "drawn anew", "believed")
Counted = Counter[tuple[str, ...]]  # cards, by who has them, their side and kind, and which of the ways


def counted(seed: int) -> Counted:
    """One game, and what the hands of others hold in it and in imagined worlds."""
    dice, chance, book = Random(seed), Dice(seed), rulebook("tcg")
    game, found = book.begin(dice.choice(tables_with("")), 2, seed, hasty=True, silent=True), Counted()
    while (decision := game.decision) is not None:
        board, other = game.table, 1 - decision.seat
        if board.phase is not Phase.SETUP and dice.random() < SHARE:
            view, hidden = book.view(game, decision.seat), set(unseen(board, decision.seat))
            assert isinstance(view, TcgView)
            tables_of = (board, imagine(view, chance, Unknown).table, imagine(view, chance, Suspected).table)
            for way, table in zip(WAYS, tables_of, strict=True):
                faces = [table.cards[card] for card in board.hands[other] if card in hidden]
                found.update([(situation(board, other, face), face.side, face.kind, way) for face in faces])
        game.answer(by_habit("tcg", game))
    return found


def told(found: Counted) -> str:
    """A line for each sort of card that is held now and then."""
    lines = ["| who | card | held | drawn anew | believed | held to drawn anew | held to believed |", "|---|---|---|---|---|---|---|"]
    for who, side, kind in dict.fromkeys([key[:3] for key in sorted(found)]):
        count = [found[who, side, kind, way] for way in WAYS]
        if count[0] >= SELDOM or count[1] >= SELDOM:
            ratios = [f"{count[0] / max(1, each):.2f}" for each in count[1:]]
            lines.append(f"| {who} | {side} {kind} | {' | '.join([str(each) for each in count])} | {' | '.join(ratios)} |")
    return "\n".join(lines)


def main() -> None:
    """Play, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, required=True, help="of the first deal; the others follow")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    typed = parser.parse_args()
    with ProcessPoolExecutor(typed.jobs) as workers:
        print(told(sum(workers.map(counted, range(typed.seed, typed.seed + typed.games)), Counted())))


if __name__ == "__main__":
    main()
