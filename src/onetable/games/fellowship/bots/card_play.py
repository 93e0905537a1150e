"""Which card to play: every legal card is weighed by who will probably win the trick, and by what stays in hand."""

from __future__ import annotations

from collections.abc import Iterator

from onetable.games.fellowship.bots.chances import RUIN, hand_weight
from onetable.games.fellowship.bots.needs import Needs
from onetable.games.fellowship.bots.trick_outlook import ABOVE, BELOW, TrickOutlook
from onetable.games.fellowship.pieces.playing_cards import ONE_RING, ONE_RING_CARD, RANK, Cards, bits_of
from onetable.games.fellowship.table import Board, Chair

NOTHING = -99.0
SHED = 0.4  # what it is worth to be rid of a card that may not be led
LATE = 8  # tricks left when even the One Ring must go


def score(trick: TrickOutlook, card: int, to_win: bool) -> float:
    """What playing this card is worth to all."""
    chair, needs, bit = trick.chair, trick.needs, 1 << card
    found, mine = 0.0, 0.0
    worths = trick.worth_with(bit)
    fall = trick.still_to_fall(trick.led if trick.led >= 0 else card >> 3)
    for winner, chance in trick.winners(card, to_win, worths):
        found += chance * (worths[winner] + fall[winner])
        if winner == chair:
            mine = chance
    strength = trick.strength(card)
    future = needs.future[chair]
    if future < 0:  # a strong card that is a burden is no relief if it wins; the One Ring is never one
        future *= 1 - mine if card != ONE_RING else 0.0
    found -= future * strength + needs.counted[chair] * mine
    if needs.counts[chair]:
        promise = int(20 * (trick.promise - strength) + 0.5)
        for least, most, left in needs.counts[chair]:
            if mine < 1:
                found += (1 - mine) * hand_weight(promise, least, most, left - 1)
            if mine:
                found += mine * hand_weight(promise, least - 1, most - 1, left - 1)
    for mask, worth in needs.strong_in[chair]:
        if bit & mask:
            found -= worth * strength * (1 - mine)
    return found + own_matters(trick, card, mine) if chair in needs.particular else found


def own_matters(trick: TrickOutlook, card: int, mine: float) -> float:
    """What some goals, riders and events add: cards to keep, suits not to lead, the weight of the trick."""
    board, chair, needs, bit = trick.board, trick.chair, trick.needs, 1 << card
    hand = board.hands[chair]
    found = 0.0
    if needs.lead_bans[chair]:
        found += lead_danger(board, hand, bit, needs.lead_bans[chair], mine)
    for mask, worth in needs.keeps[chair]:
        if bit & mask:
            held = (hand & mask).bit_count()
            found -= worth if held == 1 else worth / (4 * held)
    if needs.kept_best[chair]:
        found += kept_best(trick, hand & ~bit)
    if trick.led < 0:
        for mask, worth in needs.leads:
            if bit & mask:
                found += worth
    if board.plan.balrog:
        found += balrog_danger(trick, card)
    return found


def kept_best(trick: TrickOutlook, hand: Cards) -> float:
    """What the best cards that stay in hand are worth to one who needs them at the end."""
    strong = sorted([trick.strength(card) / trick.scale for card in bits_of(hand)], reverse=True)
    return sum([worth * strength for worth, strength in zip(trick.needs.kept_best[trick.chair], strong, strict=False)])


def lead_danger(board: Board, hand: Cards, bit: Cards, banned: Cards, winning: float) -> float:
    """Who may not lead a suit gets rid of it in time, and wins no trick when nothing else is left."""
    if bit & banned:
        return RUIN if board.led < 0 else SHED if bit != ONE_RING_CARD or board.left <= LATE else 0.0
    left = hand & ~bit
    return RUIN * winning if left and not left & ~banned else 0.0


def balrog_danger(trick: TrickOutlook, card: int) -> float:
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
    trick = TrickOutlook(board, chair, needs)
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
