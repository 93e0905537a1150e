"""Which card to play: every legal card is weighed by who will probably win the trick, and by what stays in hand."""

from __future__ import annotations

from collections.abc import Iterator

from onetable.bots.fellowship.chances import RUIN, hand_weight
from onetable.bots.fellowship.needs import Needs, tricks_open_to
from onetable.games.fellowship.table import NOBODY, Board, Chair
from onetable.games.fellowship.words.playing_cards import MASKS, ONE_RING, ONE_RING_CARD, RANK, Cards, bits_of

LIKELY_TO_WIN = (0.9, 0.6, 0.36, 0.2, 0.1, 0.05, 0.03, 0.02, 0.01)  # a card later on, by how many higher ones are out
NOTHING = -99.0
SHED = 0.4  # what it is worth to be rid of a card that may not be led
LATE = 8  # tricks left when even the One Ring must go
GENEROUS = 0.9  # how often one who holds a card that the winner needs adds it
MOST_SCALE = 1.1
WILLING = 1.0  # how often one who can and wants to take the trick does
MIDDLE_RANK = 4  # a card of which only the suit is known counts as this rank, from 0
ALL_LIKELY = tuple([sum(LIKELY_TO_WIN[:count]) for count in range(9)])  # all cards of a suit of which so many are out
ABOVE = tuple([MASKS[card >> 3] & ~((2 << card) - 1) for card in range(48)])  # the higher cards of its suit
BELOW = tuple([MASKS[card >> 3] & ((1 << card) - 1) for card in range(48)])


class Trick:
    """The present trick as one chair sees it: what lies there, who is still to play, what they may hold."""

    __slots__ = ("best", "board", "chair", "followers", "led", "needs", "pile", "promise", "scale", "shares", "to_fall", "trump", "unseen", "winner")

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
        self.unseen = board.deck & ~(board.gone | board.lost | pile | board.hands[chair])
        self.followers = followers(board, chair)
        self.shares = self.find_shares(board)
        alive = self.unseen | board.hands[chair]
        likely = sum([ALL_LIKELY[(alive & suit).bit_count()] for suit in MASKS])
        self.scale = min(MOST_SCALE, board.left / likely) if likely else 1.0  # no more tricks are won than are left
        self.to_fall: dict[int, float] = {}
        self.promise = sum([likely_to_win(self, card) for card in bits_of(board.hands[chair])]) if needs.counts[chair] else 0.0

    def guess_best(self, board: Board) -> None:
        """A card lies face down: take it for a middling one of its suit."""
        for who, card in board.trick:
            known = card if card >= 0 else 8 * (-2 - card) + MIDDLE_RANK
            if self.best < 0 or beats(known, self.best, self.trump):
                self.best = known
                self.winner = who if board.outright < 0 else board.outright

    def find_shares(self, board: Board) -> list[float]:
        """For each chair still to play: the chance that it holds a given unseen card."""
        count = self.unseen.bit_count() or 1
        return [min(1.0, board.left / count) for _ in self.followers]

    def winners(self, card: int, to_win: bool) -> list[tuple[Chair, float]]:
        """Who may win the trick after this card, with chances."""
        board = self.board
        if to_win or board.outright >= 0:
            return [(self.chair if to_win else board.outright, 1.0)]
        led, best, winner = self.led, self.best, self.winner
        if led < 0:
            led, best, winner = card >> 3, card, self.chair
        elif beats(card, best, self.trump):
            best, winner = card, self.chair
        value = self.needs.value
        pile = self.pile | 1 << card
        worth = value(winner, pile)
        found, rest = [], 1.0
        for follower, share in zip(self.followers, self.shares, strict=True):
            wants = value(follower, pile)
            chance = self.overtakes(follower, share, led, best, wants > worth)
            if chance > 0.01:
                found.append((follower, rest * chance))
                rest *= 1 - chance
        found.append((winner, rest))
        if board.plan.forest:
            return self.meet_forest(best, found)
        return found

    def overtakes(self, follower: Chair, share: float, led: int, best: int, willing: bool) -> float:
        """How likely this chair will beat the best card: if it can and wants to, or because it must."""
        board = self.board
        if board.open_hands >> follower & 1:
            return self.open_overtakes(follower, led, best, willing)
        may = self.unseen & ~board.void[follower]
        suit = best >> 3
        higher = (may & ABOVE[best]).bit_count()
        if suit == led:
            chance = 1 - (1 - share) ** higher if higher else 0.0
            if chance and not willing:
                chance *= (1 - share) ** (may & BELOW[best]).bit_count()
        else:
            chance = 0.0
            if higher:  # a trump lies there: it is beaten only by one who cannot follow
                chance = (1 - share) ** (may & MASKS[led]).bit_count() * (1 - (1 - share) ** higher)
        if self.trump >= 0 and suit != self.trump:
            trumps = (may & MASKS[self.trump]).bit_count()
            if trumps:
                void = (1 - share) ** (may & MASKS[led]).bit_count()
                chance += (1 - chance) * void * (1 - (1 - share) ** trumps) * (1.0 if willing else 0.2)
        return chance * WILLING if willing else chance

    def open_overtakes(self, follower: Chair, led: int, best: int, willing: bool) -> float:
        """The same for a hand that lies open."""
        hand = self.board.hands[follower]
        cards = hand & MASKS[led] or hand
        beating = [card for card in bits_of(cards) if beats(card, best, self.trump)]
        if not beating:
            return 0.0
        return 1.0 if willing or len(beating) == cards.bit_count() else 0.0

    def still_to_fall(self, winner: Chair, led: int) -> float:
        """What the cards that others will still add are worth if this chair wins: they give what is wanted, and what they must."""
        if not self.followers:
            return 0.0
        key = winner << 3 | led
        if key not in self.to_fall:
            self.to_fall[key] = sum([worth * min(most, self.falling(winner, mask, worth, led)) for mask, worth, most in self.needs.worth[winner]])
        return self.to_fall[key]

    def falling(self, winner: Chair, mask: Cards, worth: float, led: int) -> float:
        """How many of these cards will still fall into the trick."""
        suit = MASKS[led]
        count = 0.0
        for follower, share in zip(self.followers, self.shares, strict=True):
            if follower == winner:
                continue
            may = self.unseen & ~self.board.void[follower]
            wanted, free = may & suit & mask, may & suit & ~mask
            absent = 1 - share
            if wanted:
                holds = 1 - absent ** wanted.bit_count()
                count += holds * GENEROUS if worth > 0 else holds * absent ** free.bit_count()
            if worth > 0 and may & mask & ~suit:
                count += GENEROUS * absent ** (may & suit).bit_count() * (1 - absent ** (may & mask & ~suit).bit_count())
        return count

    def meet_forest(self, best: int, found: list[tuple[Chair, float]]) -> list[tuple[Chair, float]]:
        """A card below that of the Old Forest wins nothing."""
        cards = self.board.event_cards
        shown = cards[0] if cards else 5
        kept = []
        lost = 0.0
        for chair, chance in found:
            fails = float(RANK[best] < shown) if chair == found[-1][0] else max(0.0, (shown - RANK[best] - 1) / (9 - RANK[best]))
            kept.append((chair, chance * (1 - fails)))
            lost += chance * fails
        return [*kept, (NOBODY, lost)]


def beats(card: int, best: int, trump: int) -> bool:
    """Whether this card is better than the best so far."""
    suit, best_suit = card >> 3, best >> 3
    return card > best if suit == best_suit else suit == trump


def followers(board: Board, chair: Chair) -> list[Chair]:
    """Who plays after this chair in the present trick."""
    count = len(board.players)
    to_come = count - 1 - len(board.trick)
    found = [(chair + step) % count for step in range(1, to_come + 1)]
    if board.short != NOBODY and not tricks_open_to(board, board.short):
        found = [(chair + step) % count for step in range(1, count)]
        found = found[: found.index(board.leader)] if board.leader in found else found
        return [other for other in found if other != board.short]
    return found


def score(trick: Trick, card: int, to_win: bool) -> float:
    """What playing this card is worth to all."""
    board, chair, needs = trick.board, trick.chair, trick.needs
    bit = 1 << card
    pile = trick.pile | bit
    found, mine = 0.0, 0.0
    led = trick.led if trick.led >= 0 else card >> 3
    for winner, chance in trick.winners(card, to_win):
        found += chance * (needs.value(winner, pile) + trick.still_to_fall(winner, led))
        if winner == chair:
            mine = chance
    strength = likely_to_win(trick, card)
    future = needs.future[chair]
    if future < 0:  # a strong card that is a burden is no relief if it wins; the One Ring is never one
        future *= 1 - mine if card != ONE_RING else 0.0
    found -= future * strength + needs.counted[chair] * mine
    for mask, worth in needs.strong_in[chair]:
        if bit & mask:
            found -= worth * strength * (1 - mine)
    for least, most, left in needs.counts[chair]:
        promise = trick.promise - strength
        if mine < 1:
            found += (1 - mine) * hand_weight(promise, least, most, left - 1)
        if mine:
            found += mine * hand_weight(promise, least - 1, most - 1, left - 1)
    hand = board.hands[chair]
    banned = needs.lead_bans[chair]
    if banned:
        found += lead_danger(board, hand, bit, banned, mine)
    for mask, worth, count in needs.keeps[chair]:
        held = (hand & mask).bit_count()
        if bit & mask and held:
            found -= worth if held <= count else worth / (4 * held)
    if needs.kept_best[chair]:
        found += kept_best(trick, hand & ~bit)
    if trick.led < 0:
        for mask, worth, _ in needs.leads:
            if bit & mask:
                found += worth
    if board.plan.balrog:
        found += balrog_danger(trick, card)
    return found


def kept_best(trick: Trick, hand: Cards) -> float:
    """What the best cards that stay in hand are worth to one who needs them at the end."""
    strong = sorted([likely_to_win(trick, card) / trick.scale for card in bits_of(hand)], reverse=True)
    return sum([worth * strength for worth, strength in zip(trick.needs.kept_best[trick.chair], strong, strict=False)])


def lead_danger(board: Board, hand: Cards, bit: Cards, banned: Cards, winning: float) -> float:
    """Who may not lead a suit gets rid of it in time, and wins no trick when nothing else is left."""
    if bit & banned:
        return RUIN if board.led < 0 else SHED if bit != ONE_RING_CARD or board.left <= LATE else 0.0
    left = hand & ~bit
    return RUIN * winning if left and not left & ~banned else 0.0


def likely_to_win(trick: Trick, card: int) -> float:
    """How likely this card would win a trick later."""
    if card == ONE_RING:
        return 1.0
    chance = trick.scale * LIKELY_TO_WIN[(trick.unseen & ABOVE[card]).bit_count()]
    if trick.trump >= 0:
        return chance + 0.3 if card >> 3 == trick.trump else 0.7 * chance
    return chance


def balrog_danger(trick: Trick, card: int) -> float:
    """A trick that weighs less than the Balrog fails everybody."""
    board = trick.board
    target = sum(board.event_cards)
    weight = sum([RANK[played] if played >= 0 else 5 for _, played in board.trick]) + RANK[card]
    to_come = len(trick.followers)
    short = target - weight
    if short <= 0:
        return -0.02 * RANK[card]  # keep heavy cards for heavier enemies
    if not to_come:
        return -8.0
    return -0.8 * max(0.0, short / to_come - 3.5) - 0.02 * RANK[card]


def choose_card(board: Board, chair: Chair, needs: Needs, cards: Cards) -> tuple[int, bool]:
    """The best of these cards, and whether the One Ring is to win."""
    if not cards & (cards - 1) and cards != ONE_RING_CARD:
        return cards.bit_length() - 1, False
    best, choice = NOTHING, (-1, False)
    for worth, card, to_win in weigh(board, chair, needs, cards):
        if worth > best:
            best, choice = worth, (card, to_win)
    return choice


def weigh(board: Board, chair: Chair, needs: Needs, cards: Cards) -> Iterator[tuple[float, int, bool]]:
    """What each of these cards is worth; of cards that are as good as each other only the lowest."""
    trick = Trick(board, chair, needs)
    others = trick.unseen | trick.pile
    apart = needs.apart
    before = -1
    for card in bits_of(cards):
        if card >> 3 == before >> 3 and not others & ABOVE[before] & BELOW[card] and not apart >> card & 1 and not apart >> before & 1:
            before = card
            continue
        before = card
        yield score(trick, card, False), card, False
        if card == ONE_RING:
            yield score(trick, card, True), card, True
