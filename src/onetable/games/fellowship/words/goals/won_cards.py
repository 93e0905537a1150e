"""Goals about the cards that are won."""

from __future__ import annotations

from onetable.games.fellowship.goal import AHEAD, BEHIND, LOST, SURE, Goal, Verdict, Watch
from onetable.games.fellowship.mechanics.figures import count_verdict, reach
from onetable.games.fellowship.pieces.playing_cards import RANK_CARDS, SUIT_CARDS, Card, Cards, Suit, card_set
from onetable.games.fellowship.table import Board, Chair


class WinCards(Goal, frozen=True):
    """Win so many cards of this suit."""

    watches = Watch.PILE
    suit: Suit
    least: int
    helpers: tuple[str, ...] = ()  # characters whose won cards count as well

    def verdict(self, board: Board, chair: Chair) -> Verdict:
        wanted = SUIT_CARDS[self.suit]
        have = (board.won[chair] & wanted).bit_count()
        if self.helpers:
            have += sum([(board.won[board.seat_of(helper)] & wanted).bit_count() for helper in self.helpers])
        if have >= self.least:
            return SURE
        return LOST if have + (board.alive & wanted).bit_count() < self.least else BEHIND


class WinCard(Goal, frozen=True):
    """Win this card."""

    watches = Watch.PILE
    card: Card

    def verdict(self, board: Board, chair: Chair) -> Verdict:
        wanted = card_set((self.card,))
        if board.won[chair] & wanted:
            return SURE
        return BEHIND if board.alive & wanted else LOST


class WinRank(Goal, frozen=True):
    """Win a card of this rank."""

    watches = Watch.PILE
    rank: int

    def verdict(self, board: Board, chair: Chair) -> Verdict:
        wanted = RANK_CARDS[self.rank]
        if board.won[chair] & wanted:
            return SURE
        return BEHIND if board.alive & wanted else LOST


class WinThreatCard(Goal, frozen=True):
    """Win the card of each of these suits that has the rank of the threat."""

    watches = Watch.PILE
    suits: tuple[Suit, ...]

    def needs(self, rank: int) -> Cards:
        return card_set([Card(suit, rank) for suit in self.suits])

    def verdict(self, board: Board, chair: Chair) -> Verdict:
        won, to_come = board.won[chair], board.alive
        best = LOST
        for rank in board.threats[chair]:
            wanted = self.needs(rank)
            if won & wanted == wanted:
                return SURE
            if not wanted & ~(won | to_come):
                best = BEHIND
        return best


class WinThreatRank(Goal, frozen=True):
    """Win so many cards of the rank of the threat, of any suit."""

    watches = Watch.PILE
    least: int

    def verdict(self, board: Board, chair: Chair) -> Verdict:
        won, to_come = board.won[chair], board.alive
        return max(
            [
                count_verdict((won & RANK_CARDS[rank]).bit_count(), (to_come & RANK_CARDS[rank]).bit_count(), self.least)
                for rank in board.threats[chair]
            ]
        )


class WinMostCards(Goal, frozen=True):
    """Win more cards of this suit than anybody else."""

    watches = Watch.PILE
    suit: Suit

    def verdict(self, board: Board, chair: Chair) -> Verdict:
        wanted = SUIT_CARDS[self.suit]
        have = (board.won[chair] & wanted).bit_count()
        rival = max([(won & wanted).bit_count() for other, won in enumerate(board.won) if other != chair])
        to_come = (board.alive & wanted).bit_count()
        if have + to_come <= rival:
            return LOST
        return SURE if have > rival + to_come else AHEAD if have > rival else BEHIND


class WinEveryRank(Goal, frozen=True):
    """Win a card of every rank."""

    watches = Watch.PILE
    highest: int

    def verdict(self, board: Board, chair: Chair) -> Verdict:
        won, to_come = board.won[chair], board.alive
        ranks = RANK_CARDS[1 : self.highest + 1]
        if all([won & rank for rank in ranks]):
            return SURE
        return BEHIND if all([(won | to_come) & rank for rank in ranks]) else LOST


class WinEverySuit(Goal, frozen=True):
    """Win a card of each of these suits."""

    watches = Watch.PILE
    suits: tuple[Suit, ...]

    def verdict(self, board: Board, chair: Chair) -> Verdict:
        won, to_come = board.won[chair], board.alive
        if all([won & SUIT_CARDS[suit] for suit in self.suits]):
            return SURE
        return BEHIND if all([(won | to_come) & SUIT_CARDS[suit] for suit in self.suits]) else LOST


class WinRun(Goal, frozen=True):
    """Win so many cards of this suit with ranks in sequence."""

    watches = Watch.PILE
    suit: Suit
    length: int

    def verdict(self, board: Board, chair: Chair) -> Verdict:
        won = board.won[chair] & SUIT_CARDS[self.suit]
        if self.has_run(won):
            return SURE
        return BEHIND if self.has_run(won | board.alive & SUIT_CARDS[self.suit]) else LOST

    def has_run(self, cards: Cards) -> bool:
        """Whether these cards of one suit hold such a sequence."""
        run = cards
        for step in range(1, self.length):
            run &= cards >> step
        return run != 0


class WinSameRank(Goal, frozen=True):
    """Win so many cards of one rank."""

    watches = Watch.PILE
    least: int

    def verdict(self, board: Board, chair: Chair) -> Verdict:
        won, to_come = board.won[chair], board.alive
        return max([count_verdict((won & rank).bit_count(), (to_come & rank).bit_count(), self.least) for rank in RANK_CARDS[1:]])


class EverybodyWins(Goal, frozen=True):
    """Every character wins a card of this suit."""

    watches = Watch.PILE
    suit: Suit

    def verdict(self, board: Board, chair: Chair) -> Verdict:
        wanted = SUIT_CARDS[self.suit]
        without = [other for other, won in enumerate(board.won) if not won & wanted]
        if not without:
            return SURE
        if len(without) > min(board.left, (board.alive & wanted).bit_count()):
            return LOST
        return BEHIND if all([reach(board, other) for other in without]) else LOST
