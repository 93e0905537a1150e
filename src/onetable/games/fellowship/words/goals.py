"""Goals: what a character must reach, judged between tricks from what everybody knows.

A verdict is one of four ordered values; "and" is the least of them, "not" turns them round.
"""

from __future__ import annotations

from enum import IntEnum
from typing import ClassVar

from onetable.core.word import Word
from onetable.games.fellowship.table import NOBODY, Board, Chair
from onetable.games.fellowship.words.playing_cards import MASKS, RANK_CARDS, SUIT_CARDS, Card, Cards, Suit, card_set


class Verdict(IntEnum):
    """How a goal stands: out of reach, not met yet, met but still in danger, met for good."""

    LOST = 0
    BEHIND = 1
    AHEAD = 2
    SURE = 3


LOST, BEHIND, AHEAD, SURE = Verdict


class Watch(IntEnum):
    """What of a trick a goal looks at: who wins it, also its cards, or even who played which and what is left in hand."""

    WINNER = 0
    PILE = 1
    PLAYS = 2


class Goal(Word, frozen=True):
    """What a character must reach in a round."""

    watches: ClassVar[Watch]

    def watched(self) -> Watch:
        """What of a trick matters for this goal."""
        return self.watches

    def verdict(self, board: Board, chair: Chair) -> Verdict:
        """How it stands between two tricks, as far as the tricks and open cards tell; exact when no trick is left."""
        raise NotImplementedError

    def needs(self, rank: int) -> Cards:
        """The cards without which a threat of this rank cannot be met."""
        return 0

    def __and__(self, other: Goal) -> Goal:
        return Both(self, other)

    def __invert__(self) -> Goal:
        return Never(self)


class Both(Goal, frozen=True):
    """This and that."""

    first: Goal
    second: Goal

    def watched(self) -> Watch:
        return max(self.first.watched(), self.second.watched())

    def verdict(self, board: Board, chair: Chair) -> Verdict:
        return min(self.first.verdict(board, chair), self.second.verdict(board, chair))

    def needs(self, rank: int) -> Cards:
        return self.first.needs(rank) | self.second.needs(rank)


class Never(Goal, frozen=True):
    """This must not be reached."""

    goal: Goal

    def watched(self) -> Watch:
        return self.goal.watched()

    def verdict(self, board: Board, chair: Chair) -> Verdict:
        return Verdict(3 - self.goal.verdict(board, chair))


class ByPlayers(Goal, frozen=True):
    """A card with two sides: one for four players, one for fewer."""

    four: Goal
    fewer: Goal


class Nothing(Goal, frozen=True):
    """No goal of one's own."""

    watches = Watch.WINNER
    def verdict(self, board: Board, chair: Chair) -> Verdict:
        return SURE


# ---- figures that several goals share


def reach(board: Board, chair: Chair) -> int:
    """How many tricks this chair may still win."""
    return board.left if chair != board.short else min(board.left, board.holding(chair))


def count_alive(board: Board) -> None:
    """Cards that may still be won, as far as everybody knows; Sting may bring back even the lost card."""
    board.alive = board.deck & ~board.gone if swap_may_come(board) else board.unplayed()


def may_hold(board: Board, chair: Chair) -> Cards:
    """Cards that this chair may hold, as far as everybody knows."""
    if swap_may_come(board):
        return board.alive
    ready = 1 << board.aside[1] if board.aside[0] == chair else 0  # what lies ready is no part of the hand that could not follow
    return board.alive & ~board.void[chair] | ready


def swap_may_come(board: Board) -> bool:
    """Whether cards may still change places between tricks."""
    return board.plan.road and board.setup.gift == "sting" and "sting" not in board.spent


def count_verdict(have: int, to_come: int, needed: int) -> Verdict:
    """At least so many, with so many to come."""
    if have >= needed:
        return SURE
    return LOST if have + to_come < needed else BEHIND


def range_verdict(have: int, to_come: int, least: int, most: int) -> Verdict:
    """From so many up to so many, with so many to come."""
    if have > most or have + to_come < least:
        return LOST
    if have < least:
        return BEHIND
    return SURE if have + to_come <= most else AHEAD


# ---- tricks


class WinTricks(Goal, frozen=True):
    """Win so many tricks."""

    watches = Watch.WINNER
    least: int
    most: int = 99

    def verdict(self, board: Board, chair: Chair) -> Verdict:
        have = board.taken[chair].bit_count()
        return range_verdict(have, board.left if chair != board.short else reach(board, chair), self.least, self.most)


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


# ---- cards


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


# ---- the last trick, the lead, the hand


class WinLastTrick(Goal, frozen=True):
    """Win the last trick."""

    watches = Watch.WINNER
    def verdict(self, board: Board, chair: Chair) -> Verdict:
        if board.left:
            return BEHIND if chair != board.short or reach(board, chair) == board.left else LOST
        return SURE if board.taken[chair] >> (board.number - 1) & 1 else LOST


class PlayInLastTrick(Goal, frozen=True):
    """Play a card of this suit in the last trick; it need not win."""

    watches = Watch.PLAYS
    suit: Suit

    def verdict(self, board: Board, chair: Chair) -> Verdict:
        if board.left:
            return BEHIND if may_hold(board, chair) & SUIT_CARDS[self.suit] and reach(board, chair) == board.left else LOST
        place = SUIT_CARDS[self.suit]
        return SURE if any([who == chair and 1 << card & place for who, card in board.last_trick]) else LOST


class LeadSuit(Goal, frozen=True):
    """Lead a card of this suit; stands with "not" before it."""

    watches = Watch.PLAYS
    suit: Suit

    def verdict(self, board: Board, chair: Chair) -> Verdict:
        wanted = SUIT_CARDS[self.suit]
        if board.leads[chair] & wanted:
            return SURE
        return BEHIND if may_hold(board, chair) & wanted else LOST


class KeepSuitWon(Goal, frozen=True):
    """At the end hold a card of a suit of which so many cards are won."""

    watches = Watch.PLAYS
    least: int

    def verdict(self, board: Board, chair: Chair) -> Verdict:
        won = board.won[chair]
        if not board.left:
            kept = board.hands[chair] | (board.buried if board.is_pyramid(chair) else 0)
            return SURE if any([kept & suit and (won & suit).bit_count() >= self.least for suit in MASKS]) else LOST
        if not board.plan.solo and board.holding(chair) <= board.left:
            return LOST  # he took no card that he could keep
        to_come = board.alive
        for suit in MASKS:  # what he holds is his secret: only what everybody can count is judged
            missing = max(0, self.least - (won & suit).bit_count())
            if may_hold(board, chair) & suit and (to_come & suit).bit_count() > missing:
                return BEHIND
        return LOST

