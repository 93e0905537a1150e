"""Goals about the number and the order of tricks."""

from __future__ import annotations

from onetable.games.fellowship.goal import AHEAD, BEHIND, LOST, SURE, Goal, Verdict, Watch
from onetable.games.fellowship.mechanics.figures import count_verdict, range_verdict, reach
from onetable.games.fellowship.pieces.playing_cards import SUIT_CARDS, Suit
from onetable.games.fellowship.table import NOBODY, Board, Chair


class WinTricks(Goal, frozen=True):
    """Win so many tricks."""

    watches = Watch.WINNER
    least: int
    most: int = 99

    def verdict(self, board: Board, chair: Chair) -> Verdict:
        # `range_verdict`, here once more: no goal is judged more often.
        have, most, to_come = board.taken[chair].bit_count(), self.most, board.left if chair != board.short else reach(board, chair)
        if have > most or have + to_come < self.least:
            return LOST
        if have < self.least:
            return BEHIND
        return SURE if have + to_come <= most else AHEAD


class WinThreatTricks(Goal, frozen=True):
    """Win exactly as many tricks as the threat says."""

    watches = Watch.WINNER

    def verdict(self, board: Board, chair: Chair) -> Verdict:
        have, to_come, ranks = board.taken[chair].bit_count(), reach(board, chair), board.threats[chair]
        reachable = [count in ranks for count in range(have, have + to_come + 1)]
        if not any(reachable):
            return LOST
        return SURE if all(reachable) else AHEAD if reachable[0] else BEHIND


class WinMoreOrFewer(Goal, frozen=True):
    """Win more, or fewer, tricks than the threat says, as declared; never as many."""

    watches = Watch.WINNER

    def verdict(self, board: Board, chair: Chair) -> Verdict:
        have, to_come, ranks = board.taken[chair].bit_count(), reach(board, chair), board.threats[chair]
        if board.declared[chair] == "more":
            return count_verdict(have, to_come, min(ranks) + 1)
        return range_verdict(have, to_come, 0, max(ranks) - 1)


class WinFewestTricks(Goal, frozen=True):
    """Nobody wins fewer tricks; ties are allowed."""

    watches = Watch.WINNER

    def verdict(self, board: Board, chair: Chair) -> Verdict:
        counts = list(map(int.bit_count, board.taken))
        have = counts[chair]
        if have <= min(counts):
            counts[chair] = 99
            return SURE if have + reach(board, chair) <= min(counts) else AHEAD
        if sum([have - count for count in counts if count < have]) > board.left:  # the others cannot all catch up
            return LOST
        if board.short != NOBODY and have - counts[board.short] > reach(board, board.short):
            return LOST
        return BEHIND


class WinMiddleTricks(Goal, frozen=True):
    """Somebody wins fewer tricks, and somebody more."""

    watches = Watch.WINNER

    def verdict(self, board: Board, chair: Chair) -> Verdict:
        have, left = board.taken[chair].bit_count(), board.left
        others = [tricks.bit_count() for other, tricks in enumerate(board.taken) if other != chair]
        possible = any(
            low < have + more < high + left - more
            for more in range(left + 1)
            for place, low in enumerate(others)
            for rival, high in enumerate(others)
            if rival != place
        )
        if not possible:
            return LOST
        may_be_lowest = sum(max(0, have - count) for count in others) <= left
        may_be_highest = have + left >= max(others)
        if not may_be_lowest and not may_be_highest:
            return SURE
        return AHEAD if min(others) < have < max(others) else BEHIND


class OthersWinTricks(Goal, frozen=True):
    """Every other character wins so many tricks."""

    watches = Watch.WINNER
    least: int

    def verdict(self, board: Board, chair: Chair) -> Verdict:
        missing = 0
        for other, tricks in enumerate(board.taken):
            if other != chair:
                lacking = self.least - tricks.bit_count()
                if lacking > 0:
                    missing += lacking
                    if lacking > reach(board, other):
                        return LOST
        return SURE if not missing else LOST if missing > board.left else BEHIND


class WinInARow(Goal, frozen=True):
    """Win exactly so many tricks, one directly after the other."""

    watches = Watch.WINNER
    count: int

    def verdict(self, board: Board, chair: Chair) -> Verdict:
        tricks = board.taken[chair]
        have = tricks.bit_count()
        if have == 0:
            return LOST if reach(board, chair) < self.count else BEHIND
        run = tricks // (tricks & -tricks)
        if have > self.count or run & (run + 1):
            return LOST
        if have == self.count:
            return SURE if not reach(board, chair) else AHEAD
        still_running = tricks >> (board.number - 1) & 1
        return BEHIND if still_running and have + reach(board, chair) >= self.count else LOST


class WinOneOfLast(Goal, frozen=True):
    """Win one of the last tricks."""

    watches = Watch.WINNER
    count: int

    def verdict(self, board: Board, chair: Chair) -> Verdict:
        if board.taken[chair] >> max(0, board.number + board.left - self.count):
            return SURE
        return BEHIND if reach(board, chair) else LOST


class WinOnlyWith(Goal, frozen=True):
    """Win at least one trick, and only tricks with a card of this suit."""

    watches = Watch.PILE
    suit: Suit

    def verdict(self, board: Board, chair: Chair) -> Verdict:
        tricks, wanted = board.taken[chair], SUIT_CARDS[self.suit]
        for number, pile in enumerate(board.piles):
            if tricks >> number & 1 and not pile & wanted:
                return LOST
        if not tricks:
            return BEHIND if board.alive & wanted and reach(board, chair) else LOST
        return AHEAD if reach(board, chair) else SURE


class WinTricksWith(Goal, frozen=True):
    """Win so many tricks that hold a card of this suit; several in one trick count once."""

    watches = Watch.PILE
    suit: Suit
    least: int

    def verdict(self, board: Board, chair: Chair) -> Verdict:
        wanted = SUIT_CARDS[self.suit]
        have = self.progress(board, chair)
        return count_verdict(have, min(reach(board, chair), (board.alive & wanted).bit_count()), self.least)

    def progress(self, board: Board, chair: Chair) -> int:
        """How many such tricks are won."""
        tricks, wanted = board.taken[chair], SUIT_CARDS[self.suit]
        return sum([1 for number, pile in enumerate(board.piles) if tricks >> number & 1 and pile & wanted])
