"""The present trick as one chair sees it: what lies there, who is still to play, who will probably win."""

from __future__ import annotations

from onetable.games.fellowship.bots.needs import Needs, tricks_open_to
from onetable.games.fellowship.pieces.playing_cards import MASKS, ONE_RING, RANK, Cards, bits_of
from onetable.games.fellowship.table import NOBODY, Board, Chair

LIKELY_TO_WIN = (0.9, 0.6, 0.36, 0.2, 0.1, 0.05, 0.03, 0.02, 0.01)  # a card later on, by how many higher ones are out
ALL_LIKELY = tuple([sum(LIKELY_TO_WIN[:count]) for count in range(9)])  # all cards of a suit of which so many are out
MOST_SCALE = 1.1
GENEROUS = 0.9  # how often one who holds a card that the winner needs adds it
MIDDLE_RANK = 4  # a card of which only the suit is known counts as this rank, from 0
ABOVE = tuple([MASKS[card >> 3] & ~((2 << card) - 1) for card in range(48)])  # the higher cards of its suit
BELOW = tuple([MASKS[card >> 3] & ((1 << card) - 1) for card in range(48)])
POWERS = tuple([tuple([(base / 100) ** count for count in range(49)]) for base in range(101)])  # of chances in percent
Chances = list[tuple[Chair, float]]


class TrickOutlook:
    """All that matters for one card: made anew for every decision, from nothing but what the chair may know."""

    __slots__ = (
        "absent", "best", "board", "chair", "fallen", "followers", "got", "led", "needs", "pile", "promise", "scale", "trump",
        "unseen", "winner", "worths",
    )  # fmt: skip

    def __init__(self, board: Board, chair: Chair, needs: Needs) -> None:
        self.board, self.chair, self.needs = board, chair, needs
        self.led, self.best, self.winner = board.led, board.best, board.outright if board.outright >= 0 else board.winning
        self.trump = board.plan.trump
        pile = 0
        for _, card in board.trick:
            if card >= 0:
                pile |= 1 << card
        self.pile = pile
        if board.trick and board.best < 0:
            self.guess_best(board)
        hand = board.hands[chair]
        unseen = self.unseen = board.deck & ~(board.gone | board.lost | pile | hand)
        self.followers = [(other, unseen & ~board.void[other]) for other in followers(board, chair)]
        # The chance that a chair does not hold any of so many unseen cards.
        share = min(1.0, board.left / (unseen.bit_count() or 1))
        self.absent = POWERS[round(100 * (1 - share))] if self.followers else ()
        likely = 0.0
        alive = unseen | hand
        for suit in MASKS:
            likely += ALL_LIKELY[(alive & suit).bit_count()]
        self.scale = min(MOST_SCALE, board.left / likely) if likely else 1.0  # no more tricks are won than are left
        self.promise = sum([self.strength(card) for card in bits_of(hand)]) if needs.counts[chair] else 0.0
        self.fallen: dict[int, list[float]] = {}
        self.worths, self.got = self.weigh_pile()

    def guess_best(self, board: Board) -> None:
        """A card lies face down: take it for a middling one of its suit."""
        for who, card in board.trick:
            known = card if card >= 0 else 8 * (-2 - card) + MIDDLE_RANK
            if self.best < 0 or beats(known, self.best, self.trump):
                self.best = known
                self.winner = who if board.outright < 0 else board.outright

    def strength(self, card: int) -> float:
        """How likely this card would win a trick later."""
        if card == ONE_RING:
            return 1.0
        chance = self.scale * LIKELY_TO_WIN[(self.unseen & ABOVE[card]).bit_count()]
        if self.trump >= 0:
            return chance + 0.3 if card >> 3 == self.trump else 0.7 * chance
        return chance

    # ---- what the trick is worth, by winner

    def weigh_pile(self) -> tuple[list[float], list[int]]:
        """The worth of what lies there, by winner, the last for nobody; and how many cards of each wish there are."""
        pile, needs = self.pile, self.needs
        found = needs.tricks[:]
        got = []
        for mask, chair, mine, elsewhere, most in needs.wishes:
            count = (pile & mask).bit_count()
            got.append(count)
            if count:
                add_worth(found, chair, mine * min(count, most), elsewhere * count)
        return found, got

    def worth_with(self, bit: Cards) -> list[float]:
        """The same with one card more."""
        found = self.worths[:]
        for place, (mask, chair, mine, elsewhere, most) in enumerate(self.needs.wishes):
            if mask & bit:
                add_worth(found, chair, mine if self.got[place] < most else 0.0, elsewhere)
        return found

    def still_to_fall(self, led: int) -> list[float]:
        """What the cards that others will still add are worth, by winner: they give what is wanted, and what they must."""
        if led in self.fallen:
            return self.fallen[led]
        found = self.fallen[led] = [0.0] * (self.needs.chairs + 1)
        for mask, chair, mine, elsewhere, most in self.needs.wishes:
            if self.followers and self.unseen & mask:
                add_worth(
                    found, chair,
                    mine * min(most, self.falling(mask, mine > 0, led)) if mine else 0.0,
                    elsewhere * self.falling(mask, elsewhere > 0, led) if elsewhere else 0.0,
                )  # fmt: skip
        return found

    def falling(self, mask: Cards, wanted: bool, led: int) -> float:
        """How many of these cards will still fall into the trick."""
        suit, absent = MASKS[led], self.absent
        count = 0.0
        for _, may in self.followers:
            inside = may & suit & mask
            if inside:
                holds = 1 - absent[inside.bit_count()]
                count += holds * GENEROUS if wanted else holds * absent[(may & suit & ~mask).bit_count()]
            if wanted:
                outside = may & mask & ~suit
                if outside:
                    count += GENEROUS * absent[(may & suit).bit_count()] * (1 - absent[outside.bit_count()])
        return count

    # ---- who will win

    def winners(self, card: int, to_win: bool, worths: list[float]) -> Chances:
        """Who may win the trick after this card, with chances; what it is then worth tells who wants to."""
        outright = self.chair if to_win else self.board.outright
        if outright >= 0:
            return [(outright, 1.0)]
        led, best, winner = self.led, self.best, self.winner
        if led < 0:
            led, best, winner = card >> 3, card, self.chair
        elif beats(card, best, self.trump):
            best, winner = card, self.chair
        worth = worths[winner]
        found, rest = [], 1.0
        for follower, may in self.followers:
            chance = self.overtakes(follower, may, led, best, worths[follower] > worth)
            if chance > 0.01:
                found.append((follower, rest * chance))
                rest *= 1 - chance
        found.append((winner, rest))
        return self.meet_forest(best, found) if self.board.plan.forest else found

    def overtakes(self, follower: Chair, may: Cards, led: int, best: int, willing: bool) -> float:
        """How likely this chair will beat the best card: if it can and wants to, or because it must."""
        if self.board.open_hands >> follower & 1:
            return self.open_overtakes(follower, led, best, willing)
        absent, suit = self.absent, best >> 3
        higher = (may & ABOVE[best]).bit_count()
        chance = 0.0
        if higher:
            chance = 1 - absent[higher]
            if suit != led:  # a trump lies there: it is beaten only by one who cannot follow
                chance *= absent[(may & MASKS[led]).bit_count()]
            elif not willing:
                chance *= absent[(may & BELOW[best]).bit_count()]
        if self.trump >= 0 and suit != self.trump:
            trumps = (may & MASKS[self.trump]).bit_count()
            void = absent[(may & MASKS[led]).bit_count()]
            chance += (1 - chance) * void * (1 - absent[trumps]) * (1.0 if willing else 0.2)
        return chance

    def open_overtakes(self, follower: Chair, led: int, best: int, willing: bool) -> float:
        """The same for a hand that lies open."""
        hand = self.board.hands[follower]
        cards = hand & MASKS[led] or hand
        beating = [card for card in bits_of(cards) if beats(card, best, self.trump)]
        if not beating:
            return 0.0
        return 1.0 if willing or len(beating) == cards.bit_count() else 0.0

    def meet_forest(self, best: int, found: Chances) -> Chances:
        """A card below that of the Old Forest wins nothing; who overtakes may do so with any higher card."""
        cards = self.board.event_cards
        shown, rank = cards[0] if cards else 5, RANK[best]
        missed = max(0.0, (shown - rank - 1) / (9 - rank))
        kept = [(chair, chance * (1 - missed)) for chair, chance in found[:-1]]
        winner, rest = found[-1]
        lost = sum([chance for _, chance in found[:-1]]) * missed
        return [*kept, (NOBODY, lost + rest)] if rank < shown else [*kept, (NOBODY, lost), (winner, rest)]


def add_worth(worths: list[float], chair: Chair, mine: float, elsewhere: float) -> None:
    """Add this much for one winner, and that much for all others."""
    if elsewhere:
        mine += worths[chair]
        for winner in range(len(worths)):
            worths[winner] += elsewhere
        worths[chair] = mine
    else:
        worths[chair] += mine


def beats(card: int, best: int, trump: int) -> bool:
    """Whether this card is better than the best so far."""
    suit, best_suit = card >> 3, best >> 3
    return card > best if suit == best_suit else suit == trump


def followers(board: Board, chair: Chair) -> list[Chair]:
    """Who plays after this chair in the present trick."""
    count = len(board.players)
    if board.short == NOBODY or tricks_open_to(board, board.short):
        return [(chair + step) % count for step in range(1, count - len(board.trick))]
    found = [(chair + step) % count for step in range(1, count)]
    found = found[: found.index(board.leader)] if board.leader in found else found
    return [other for other in found if other != board.short]
