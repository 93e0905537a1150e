"""What everybody needs now: how much a trick, and each card in it, would be worth to all if a given chair won it."""

from __future__ import annotations

from collections.abc import Container

from onetable.games.fellowship.bots.chances import trick_worth
from onetable.games.fellowship.mechanics.wanted_cards import ranks_in
from onetable.games.fellowship.pieces.playing_cards import MASKS, ONE_RING_CARD, RING_CARDS, Cards
from onetable.games.fellowship.table import Board, Chair

ANY_NUMBER = 99
ROOM = 0.8  # how much the hunger of others weighs against being able to win
WHOLE_SUITS = frozenset([*MASKS, RING_CARDS & ~ONE_RING_CARD, MASKS[4] & ~ONE_RING_CARD])
Wish = tuple[Cards, Chair, float, float, int]  # cards, whose, what each is worth to that one, and elsewhere, and how many count


class Needs:
    """What the goals ask for at this moment, by chair; the worth is that to all, as all win or lose together."""

    __slots__ = (
        "apart", "board", "chairs", "counted", "counts", "future", "keeps", "kept_best", "lead_bans", "leads", "left",
        "particular", "strong_in", "tricks", "wishes",
    )  # fmt: skip

    def __init__(self, board: Board) -> None:
        self.board = board
        self.chairs = chairs = len(board.players)
        self.left = board.left
        self.tricks = [0.0] * (chairs + 1)  # what it is worth that this chair wins the trick; the last entry is nobody's
        self.wishes: list[Wish] = []  # what cards in it are worth
        self.future = [0.0] * chairs  # what being able to win a later trick is worth
        self.counts: list[list[tuple[int, int, int]]] = [[] for _ in range(chairs)]  # tricks to win, at least and at most, of how many
        self.counted = [0.0] * chairs  # what of the worth of tricks comes from counts
        self.keeps: list[list[tuple[Cards, float]]] = [[] for _ in range(chairs)]  # cards of which one is wanted at the end
        self.kept_best: list[tuple[float, ...]] = [()] * chairs  # what the best, the second best card is worth at the end
        self.strong_in: list[list[tuple[Cards, float]]] = [[] for _ in range(chairs)]  # suits in which strong cards are wanted
        self.leads: list[tuple[Cards, float]] = []  # suits that are better, or worse, led by anybody
        self.lead_bans = [0] * chairs  # cards that a rider forbids to lead
        self.particular: Container[Chair] = ()  # chairs with more to mind than who wins and what is strong
        self.apart: Cards = ONE_RING_CARD  # cards that are not as good as their neighbours in rank

    def wish(self, cards: Cards, chair: Chair, mine: float, elsewhere: float = 0.0, most: int = ANY_NUMBER) -> None:
        """Each of these cards is worth this much in the pile of this chair, as long as it needs more, and that much elsewhere."""
        self.wishes.append((cards, chair, mine, elsewhere, most))
        if cards not in WHOLE_SUITS:
            self.apart |= cards

    def count_tricks(self, chair: Chair, least: int, most: int, left: int) -> None:
        """This chair must win from `least` to `most` of the tricks left to it."""
        worth = trick_worth(least, most, left, self.chairs)
        self.tricks[chair] += worth
        self.counted[chair] += worth
        self.counts[chair].append((least, most, left))

    def leave_room(self) -> None:
        """A trick that one wins the others miss: strong cards are a burden where others are hungry."""
        hunger = [max(0.0, worth) for worth in self.tricks[: self.chairs]]
        total = sum(hunger)
        if total:
            for chair in range(self.chairs):
                self.future[chair] -= ROOM * (total - hunger[chair]) / (self.chairs - 1)

    def finish(self) -> None:
        """All goals have spoken: see what follows from all of them together."""
        self.leave_room()
        chairs, plan = range(self.chairs), self.board.plan
        if self.leads or plan.balrog:
            self.particular = chairs
        else:
            self.particular = [chair for chair in chairs if self.lead_bans[chair] or self.keeps[chair] or self.kept_best[chair]]
        if plan.forest or plan.balrog:
            self.apart = -1  # every rank counts


def tricks_open_to(board: Board, chair: Chair) -> int:
    """How many tricks this chair may still win; one who gave cards away runs out of them early."""
    if chair != board.short:
        return board.left
    return max(0, min(board.left, board.plan.hand_size - len(board.players) + 1 - board.number))


def possible_threats(board: Board, chair: Chair) -> tuple[int, ...]:
    """The threat of this chair, or what it may be as far as everybody knows."""
    return board.threats[chair] or tuple(ranks_in(board.threat_knowledge[-1][chair])) or board.plan.threat_ranks
