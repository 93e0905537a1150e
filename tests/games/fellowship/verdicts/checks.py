"""The two questions that are asked of a judged position: does a way to play on refute a verdict, and is a certainty overlooked?"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from onetable.games.fellowship.table import Board
from onetable.games.fellowship.words.goals import LOST, SURE, Verdict
from tests.games.fellowship.verdicts.brute_force import Card, PlayOut, Table, TooWide
from tests.games.fellowship.verdicts.definitions import DUTIES, GOALS, Definition
from tests.games.fellowship.verdicts.knowledge import all_deals, disagreement, imagined, lay_out, possible_threats, read_table

CERTAIN = (LOST, SURE)
OPEN = "open"
SAMPLES = 50  # ways the unseen cards may lie, for each ending
WIDEST = 600  # ways to play on; a position with more is looked at one trick later


@dataclass(slots=True)
class Judgement:
    """What the game wrote down about one goal or duty, and how to look it up at the end."""

    kind: str
    who: str
    chair: int
    verdict: Verdict
    definition: Definition
    threats: list[list[int]]  # that the chair may have, as far as everybody knows

    def outcomes(self, end: Table) -> set[bool]:
        """Whether it is met at this end; both, if that hangs on a hidden threat."""
        return {self.definition(end, self.chair, ranks) for ranks in self.threats}

    def __str__(self) -> str:
        return f"{self.verdict.name} {self.kind} of {self.who}"


def judgements(board: Board) -> list[Judgement]:
    """All that was written down at this position."""
    found = []
    for chair, who in enumerate(board.cast):
        threats = possible_threats(board, chair)
        found.append(Judgement("goal", who, chair, Verdict(board.verdicts[chair]), GOALS[who], threats))
        if board.riders[chair]:
            duty = DUTIES[board.riders[chair]]
            found.append(Judgement("duty", f"{who} under {board.riders[chair]}", chair, Verdict(board.duties[chair]), duty, threats))
    return found


def certainties(board: Board) -> list[Judgement]:
    """What is said to be out of reach or met for good."""
    return [judgement for judgement in judgements(board) if judgement.verdict in CERTAIN]


# ---- soundness


def refutation(table: Table, certain: list[Judgement], limit: int = 10**9) -> str:
    """A way to play these hands on that ends otherwise than was said; nothing if there is none."""
    found: list[str] = []

    def refutes(end: Table) -> bool:
        wrong = [judgement for judgement in certain if judgement.outcomes(end) != {judgement.verdict == SURE}]
        found.extend([f"{judgement} is refuted by {told(end)}" for judgement in wrong])
        return bool(wrong)

    PlayOut(table.copy(), refutes, limit=limit).run()
    return found[0] if found else ""


def told(end: Table) -> str:
    """The tricks of a round, in short."""
    piles = [" ".join([f"{suit}{rank}" for suit, rank in pile]) for pile in end.piles]
    return "; ".join([f"{end.cast[winner] if winner >= 0 else 'nobody'}: {pile}" for winner, pile in zip(end.winners, piles, strict=True)])


def worlds(board: Board, count: int, seed: int = 1) -> Iterable[Table]:
    """The round as it is, then so many that a spectator cannot tell from it, each in agreement with what everybody knows."""
    yield read_table(board)
    for world in imagined(board, count, seed):
        assert disagreement(board, world) == ""
        yield read_table(world)


def refutations(board: Board, certain: list[Judgement], samples: int = SAMPLES) -> str:
    """The first way to play these or other hands on that refutes something; nothing if there is none."""
    return next(filter(None, (refutation(table, certain) for table in worlds(board, samples))), "")


def wander(table: Table, dice: Random) -> Table:
    """Play at random until two tricks are left; a draw deck lies in any order."""
    there = table.copy()
    dice.shuffle(there.stock)
    if there.left > 2:
        PlayOut(there, lambda now: True, until=2, dice=dice).run()
    return there


def wandering_refutation(board: Board, certain: list[Judgement], dice: Random) -> str:
    """A way found by chance that refutes something."""
    for table in worlds(board, count=4, seed=dice.randrange(1000)):
        for _ in range(4):
            try:
                wrong = refutation(wander(table, dice), certain, WIDEST)
            except TooWide:
                continue
            if wrong:
                return wrong
    return ""


# ---- exactness


def brute_force_verdicts(board: Board, dice: Random) -> tuple[dict[str, str], bool]:
    """What can be said of each goal and duty before the last trick, over all ways the cards may lie; False if they are only a sample."""
    assert board.left == 1
    all_said = judgements(board)
    seen: dict[str, set[bool]] = {f"{judgement.kind} of {judgement.who}": set() for judgement in all_said}
    waiting = list(all_said)
    looked_at: set[tuple[object, ...]] = set()

    def look(end: Table) -> bool:
        key = (end.winners[-1], tuple(end.last_plays), kept_suits(end))
        if key not in looked_at:  # what was looked at is the same for every definition
            looked_at.add(key)
            for judgement in waiting[:]:
                outcomes = seen[f"{judgement.kind} of {judgement.who}"]
                outcomes |= judgement.outcomes(end)
                if len(outcomes) == 2:
                    waiting.remove(judgement)
        return not waiting

    table = read_table(board)
    found, complete = all_deals(board, dice)
    for deal in found:
        if PlayOut(lay_out(board, table, deal), look).run():
            break
    return {name: OPEN if len(outcomes) == 2 else "SURE" if outcomes == {True} else "LOST" for name, outcomes in seen.items()}, complete


def kept_suits(end: Table) -> tuple[str, ...]:
    """By chair the suits that are left in hand: all that a definition sees of kept cards."""
    cards: list[list[Card]] = [[*hand, *(end.covers if chair == 2 else ())] for chair, hand in enumerate(end.hands)]
    return tuple(["".join(sorted({suit for suit, _ in kept})) for kept in cards])


def overlooked(board: Board, dice: Random) -> list[str]:
    """Where the verdicts before the last trick differ from brute force; a sample can only refute certainty, not demand it."""
    right, complete = brute_force_verdicts(board, dice)
    wrong = []
    for judgement in judgements(board):
        said = judgement.verdict.name if judgement.verdict in CERTAIN else OPEN
        true = right[f"{judgement.kind} of {judgement.who}"]
        if said != true and (complete or true == OPEN or said != OPEN):
            wrong.append(f"{judgement} should be {true}")
    return wrong
