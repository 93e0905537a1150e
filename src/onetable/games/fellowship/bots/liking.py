"""How much a character likes to hold a card: the measure for choosing a character and for every card that changes hands."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import exp
from typing import Any

from onetable.games.fellowship.pieces.playing_cards import ONE_RING, RANK, RANK_CARDS, SUIT_CARDS, Cards, Suit, bits_of
from onetable.games.fellowship.words import goals

TRICKS_BY_RANK = (0.0, 0.02, 0.04, 0.08, 0.14, 0.25, 0.42, 0.65, 0.9)  # how likely a card of this rank wins a trick
RING_TRICKS = (0.0, 0.9, 0.08, 0.18, 0.35, 0.6)
RIVER_TRICKS = (0.0, 0.4, 0.45, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)
RINGS_PLACE = 4


class Taste:
    """What is known when somebody judges cards: chairs, trump, and the threat of the character."""

    __slots__ = ("chairs", "expected", "ranks", "strengths", "tricks", "trump")

    def __init__(self, chairs: int, tricks: int, deck: Cards, trump: int = -1, ranks: tuple[int, ...] = ()) -> None:
        self.chairs, self.tricks, self.trump, self.ranks = chairs, tricks, trump, ranks
        self.strengths = strengths(tricks, deck, trump)
        self.expected = tricks / chairs  # how many tricks the hand promises; an average one its fair share

    def strength(self, card: int) -> float:
        """How likely this card wins a trick."""
        return self.strengths[card]

    def promise(self, hand: Cards) -> float:
        """How many tricks a hand promises."""
        return sum([self.strengths[card] for card in bits_of(hand)])


@cache
def strengths(tricks: int, deck: Cards, trump: int) -> tuple[float, ...]:
    """By card: how likely it wins a trick; all together they win as many as there are."""
    found = [raw_strength(card, trump) if deck >> card & 1 else 0.0 for card in range(48)]
    scale = tricks / sum(found)
    return tuple([scale * strength for strength in found])


def raw_strength(card: int, trump: int) -> float:
    """How strong a card is, compared with others."""
    suit, rank = card >> 3, RANK[card]
    if suit == trump:
        return RIVER_TRICKS[rank]
    return RING_TRICKS[rank] if suit == RINGS_PLACE else TRICKS_BY_RANK[rank]


def hunger(taste: Taste, least: float, most: float) -> float:
    """How much one who must win from `least` to `most` tricks wants a stronger hand; below 0 a weaker one."""
    too_few = 1 - rising(1.6 * (taste.expected - least + 0.4)) if least > 0 else 0.0
    too_many = 1 - rising(1.1 * (most + 0.8 - taste.expected)) if most < taste.tricks else 0.0
    return 1.6 * too_few - 1.1 * too_many


def rising(figure: float) -> float:
    """From 0 to 1, one half at 0."""
    return 1 / (1 + exp(-figure))


def likes(goal: goals.Goal, taste: Taste, card: int) -> float:
    """How much the owner of this goal likes to hold this card."""
    return LIKES[type(goal)](goal, taste, card)


def comfort(taste: Taste, least: float, most: float) -> float:
    """The same for one who need not count, but is comfortable with so many of nine tricks among four."""
    scale = 4 * taste.tricks / (9 * taste.chairs)
    return 0.5 * hunger(taste, scale * least, scale * most)


def tricks(goal: goals.WinTricks, taste: Taste, card: int) -> float:
    return hunger(taste, goal.least, goal.most) * taste.strength(card)


def threat_tricks(goal: goals.WinThreatTricks, taste: Taste, card: int) -> float:
    if not taste.ranks:
        return 0.1 * taste.strength(card)
    return hunger(taste, min(taste.ranks), max(taste.ranks)) * taste.strength(card)


def more_or_fewer(goal: goals.WinMoreOrFewer, taste: Taste, card: int) -> float:
    return 0.5 * taste.strength(card)


def fewest(goal: goals.WinFewestTricks, taste: Taste, card: int) -> float:
    return hunger(taste, 0, 0) * taste.strength(card)


def middle(goal: goals.WinMiddleTricks, taste: Taste, card: int) -> float:
    fair = taste.tricks / taste.chairs
    return hunger(taste, fair - 0.5, fair + 0.5) * taste.strength(card)


def in_a_row(goal: goals.WinInARow, taste: Taste, card: int) -> float:
    strength = taste.strength(card)
    return 0.6 * strength if strength > 0.5 else -0.2 * strength


def late(goal: goals.Goal, taste: Taste, card: int) -> float:
    return (comfort(taste, *COMFORT[type(goal)]) + 0.3) * taste.strength(card) if card != ONE_RING else -0.5


def only_with(goal: goals.WinOnlyWith, taste: Taste, card: int) -> float:
    return 0.8 if card == ONE_RING else -0.5 * taste.strength(card)


def cards(goal: goals.WinCards, taste: Taste, card: int) -> float:
    if goal.suit is Suit.RINGS:
        if card >> 3 == RINGS_PLACE:
            # High Rings catch the others; a low one is better thrown by somebody else.
            return {1: 2.0, 5: 0.6, 4: 0.3}.get(RANK[card], -0.2)
        return comfort(taste, *RING_BEARER) * taste.strength(card)
    if 1 << card & SUIT_CARDS[goal.suit]:
        return 0.8 + taste.strength(card)
    return 0.3 * taste.strength(card)


def threat_card(goal: goals.WinThreatCard, taste: Taste, card: int) -> float:
    needed: Cards = 0
    for rank in taste.ranks:
        needed |= goal.needs(rank)
    if needed >> card & 1:
        return 1.0 if RANK[card] >= 7 else 0.4 if RANK[card] == 6 else -0.4
    own = any(1 << card & SUIT_CARDS[suit] for suit in goal.suits)
    return (comfort(taste, *COMFORT[type(goal)]) + (0.5 if own else 0.0)) * taste.strength(card)


def threat_rank(goal: goals.WinThreatRank, taste: Taste, card: int) -> float:
    held_back = 0.2 if RANK[card] in taste.ranks and RANK[card] < 6 else 0.0
    return comfort(taste, *COMFORT[type(goal)]) * taste.strength(card) - held_back


def in_suit(goal: Any, taste: Taste, card: int) -> float:
    own = 0.5 if 1 << card & SUIT_CARDS[goal.suit] else 0.0
    return (comfort(taste, *COMFORT[type(goal)]) + own) * taste.strength(card)


def comfortable(goal: goals.Goal, taste: Taste, card: int) -> float:
    return comfort(taste, *COMFORT[type(goal)]) * taste.strength(card)


def last_suit(goal: goals.PlayInLastTrick, taste: Taste, card: int) -> float:
    if 1 << card & SUIT_CARDS[goal.suit]:
        return 0.9 - 0.05 * RANK[card]
    return -0.05 * taste.strength(card)


def both(goal: goals.Both, taste: Taste, card: int) -> float:
    return likes(goal.first, taste, card) + likes(goal.second, taste, card)


def never(goal: goals.Never, taste: Taste, card: int) -> float:
    unwanted = goal.goal
    if isinstance(unwanted, goals.WinCard):
        return -0.3 if card == ONE_RING else 0.0
    if isinstance(unwanted, goals.WinRank):
        return -0.6 if RANK_CARDS[unwanted.rank] >> card & 1 else 0.0
    if isinstance(unwanted, goals.LeadSuit):
        return -0.5 if 1 << card & SUIT_CARDS[unwanted.suit] and card != ONE_RING else 0.0
    if isinstance(unwanted, goals.WinCards):
        return -0.2 if 1 << card & SUIT_CARDS[unwanted.suit] and RANK[card] > 2 else 0.0
    return 0.0


def by_players(goal: goals.ByPlayers, taste: Taste, card: int) -> float:
    return likes(goal.four if taste.chairs == 4 else goal.fewer, taste, card)


RING_BEARER = (1.0, 2.0)
COMFORT: dict[type[goals.Goal], tuple[float, float]] = {  # how many of nine tricks among four suit a goal that counts none
    goals.EverybodyWins: (1.0, 3.0),
    goals.KeepSuitWon: (2.0, 4.0),
    goals.Nothing: (0.0, 3.0),
    goals.OthersWinTricks: (0.0, 9.0),
    goals.WinCard: (1.0, 4.0),
    goals.WinEveryRank: (3.0, 6.0),
    goals.WinEverySuit: (1.5, 4.0),
    goals.WinLastTrick: (2.0, 5.0),
    goals.WinMostCards: (2.0, 4.0),
    goals.WinOneOfLast: (1.5, 4.0),
    goals.WinRank: (1.0, 4.0),
    goals.WinRun: (3.0, 5.0),
    goals.WinSameRank: (2.5, 4.0),
    goals.WinThreatCard: (1.5, 3.0),
    goals.WinThreatRank: (2.0, 4.0),
    goals.WinTricksWith: (2.0, 4.0),
}
LIKES: dict[type[goals.Goal], Callable[[Any, Taste, int], float]] = {
    **dict.fromkeys(COMFORT, comfortable),
    goals.Both: both,
    goals.ByPlayers: by_players,
    goals.Never: never,
    goals.PlayInLastTrick: last_suit,
    goals.WinCards: cards,
    goals.WinFewestTricks: fewest,
    goals.WinInARow: in_a_row,
    goals.WinLastTrick: late,
    goals.WinMiddleTricks: middle,
    goals.WinMoreOrFewer: more_or_fewer,
    goals.WinMostCards: in_suit,
    goals.WinOneOfLast: late,
    goals.WinOnlyWith: only_with,
    goals.WinThreatCard: threat_card,
    goals.WinThreatRank: threat_rank,
    goals.WinThreatTricks: threat_tricks,
    goals.WinTricks: tricks,
    goals.WinTricksWith: in_suit,
}
