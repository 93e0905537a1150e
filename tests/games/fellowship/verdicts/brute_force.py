"""The rest of a round played out in every way the rules allow, on plain lists of cards: written anew, sharing nothing with the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from random import Random

Card = tuple[str, int]  # the letter of the suit and the rank
Plays = list[tuple[int, Card]]  # who played what, in order
Swap = tuple[int, Card, Card]  # in whose hand which card lies instead of which
ONE_RING: Card = ("R", 1)
OLD_FOREST = [1, 2, 3, 4, 5, 6, 7, 8, 9]
SERVANT = "gandalf_servant_of_the_secret_fire"
PYRAMID = 2
NOBODY = -1


@dataclass(slots=True)
class Table:
    """A round between two tricks, all cards open; it is played on and taken back."""

    players: int
    chapter: int | str
    event: str
    cast: list[str]
    riders: list[str]
    threats: list[list[int]]  # ranks, of which any will do
    declared: list[str]
    hands: list[list[Card]]  # what can be played
    leader: int
    left: int  # tricks to come
    ring_played: bool
    winners: list[int]  # of each finished trick, or nobody
    piles: list[list[Card]]  # the cards of each finished trick
    led: list[list[str]]  # by chair: the suits led
    last_plays: Plays = field(default_factory=list)
    covers: dict[Card, list[Card]] = field(default_factory=dict)  # the pyramid's cards that cannot be played yet, and what lies on them
    tucked: tuple[int, Card] | None = None
    aside: tuple[int, Card] | None = None
    stock: list[Card] = field(default_factory=list)  # in the order in which it is drawn, from its end
    never_refilled: list[int] = field(default_factory=list)
    lost: list[Card] = field(default_factory=list)
    lost_taken_by: int = NOBODY
    named: list[Card] = field(default_factory=list)  # by open threats: such a card may not become the lost one
    sting: bool = False  # may still be used
    forest: list[int] = field(default_factory=list)  # Old Forest cards not yet turned up
    highest_leads_after_willow: bool = False

    def copy(self) -> Table:
        """The same round, to be played on."""
        return replace(
            self, hands=[hand[:] for hand in self.hands], winners=self.winners[:], piles=self.piles[:],
            led=[suits[:] for suits in self.led], last_plays=self.last_plays[:], covers=dict(self.covers), stock=self.stock[:],
        )  # fmt: skip


Visit = Callable[[Table], bool]  # looks at a table and says whether it has seen enough


class TooWide(Exception):
    """There are more ways to play on than we want to look at."""


class PlayOut:
    """Every continuation: the visitor sees each table with no trick left, or with so many as it wants; with dice in random order."""

    def __init__(self, table: Table, visit: Visit, until: int = 0, dice: Random | None = None, limit: int = 10**9) -> None:
        self.table, self.visit, self.until, self.dice, self.limit = table, visit, until, dice, limit
        self.seen = 0
        chairs = range(len(table.cast))
        self.clockwise = [[(first + step) % len(chairs) for step in chairs] for first in chairs]
        self.trump = "V" if table.chapter == 17 else ""
        self.is_forest = table.chapter == 5
        self.is_plain = table.aside is None and table.tucked is None and not table.sting  # nothing can happen before a trick

    def run(self) -> bool:
        """Play on; True if the visitor has seen enough, and then the table lies as it saw it."""
        if self.table.left == self.until:
            self.seen += 1
            if self.seen > self.limit:
                raise TooWide
            return self.visit(self.table)
        return self.find_leader() if self.is_plain else self.take_up_aside()

    # ---- before a trick

    def take_up_aside(self) -> bool:
        """Radagast plays the card he set aside when he has no other."""
        table = self.table
        if table.aside is None or table.hands[table.aside[0]]:
            return self.offer_tucked()
        chair, card = table.aside
        table.hands[chair].append(card)
        table.aside = None
        if self.offer_tucked():
            return True
        table.hands[chair].remove(card)
        table.aside = (chair, card)
        return False

    def offer_tucked(self) -> bool:
        """Shadowfax may take his card back before a trick, and must when he has no other."""
        table = self.table
        if table.tucked is None:
            return self.offer_sting()
        chair, card = table.tucked
        if table.hands[chair] and self.offer_sting():
            return True
        table.hands[chair].append(card)
        table.tucked = None
        if self.offer_sting():
            return True
        table.hands[chair].remove(card)
        table.tucked = (chair, card)
        return False

    def offer_sting(self) -> bool:
        """Frodo may once exchange a card with the lost card, or with the one who took it."""
        table = self.table
        if not table.sting:
            return self.find_leader()
        ways: list[list[Swap]] = [[], *self.sting_swaps()]
        if self.dice is not None:
            self.dice.shuffle(ways)
        lost = table.lost
        for swaps in ways:
            table.sting = not swaps
            table.lost = [old for _, old, new in swaps if new in lost] or lost
            self.swap(swaps)
            if self.find_leader():
                return True
            self.swap([(chair, new, old) for chair, old, new in swaps])
        table.sting, table.lost = True, lost
        return False

    def sting_swaps(self) -> Iterator[list[Swap]]:
        """What Frodo may give and get for it; never the One Ring, and no card that a threat names becomes the lost one."""
        table = self.table
        frodo, taker = table.cast.index("frodo"), table.lost_taken_by
        for given in [card for card in table.hands[frodo] if card != ONE_RING]:
            if table.lost:
                if given not in table.named:
                    yield [(frodo, given, table.lost[0])]
            elif taker not in (NOBODY, frodo):
                for back in table.hands[taker]:
                    yield [(frodo, given, back), (taker, back, given)]

    def swap(self, swaps: list[Swap]) -> None:
        """Cards change places; in the pyramid the new one covers what the old one covered."""
        table = self.table
        for chair, old, new in swaps:
            hand = table.hands[chair]
            hand[hand.index(old)] = new
            if chair == PYRAMID and table.covers:
                table.covers = {card: [new if over == old else over for over in above] for card, above in table.covers.items()}

    def find_leader(self) -> bool:
        """The last winner leads, or the next with a card; Bilbo Baggins may let anybody lead instead of himself."""
        table = self.table
        able = [chair for chair in self.clockwise[table.leader] if table.hands[chair]]
        leaders = able if table.cast[able[0]] == "bilbo_baggins" else able[:1]
        for leader in self.in_any_order(leaders):
            order = able if leader == able[0] else [chair for chair in self.clockwise[leader] if table.hands[chair]]
            if self.play(order, [], "", NOBODY):
                return True
        return False

    def in_any_order(self, things: list[int]) -> list[int]:
        """Shuffled, if we wander at random."""
        return self.dice.sample(things, len(things)) if self.dice is not None else things

    # ---- the trick

    def play(self, order: list[int], plays: Plays, led: str, outright: int) -> bool:
        """The next in order plays each card that is allowed, the One Ring in both ways."""
        played = len(plays)
        if played == len(order):
            return self.finish(plays, led, outright)
        table, chair = self.table, order[played]
        hand, ring_played = table.hands[chair], table.ring_played
        for card in self.allowed(chair, led):
            hand.remove(card)
            plays.append((chair, card))
            table.ring_played = ring_played or card[0] == "R"
            if self.play(order, plays, led or card[0], outright):
                return True
            if card == ONE_RING and self.play(order, plays, led or card[0], chair):
                return True
            plays.pop()
            hand.append(card)
        table.ring_played = ring_played
        return False

    def allowed(self, chair: int, led: str) -> list[Card]:
        """Follow suit if able; no Ring is led before one was played unless there is nothing else; the Servant is free."""
        table = self.table
        hand = cards = table.hands[chair]
        if len(hand) == 1:
            return hand[:]
        if table.cast[chair] != SERVANT:
            if led:
                cards = [card for card in hand if card[0] == led]
            elif not table.ring_played:
                cards = [card for card in hand if card[0] != "R"]
        cards = (cards or hand)[:]
        if self.dice is not None:
            self.dice.shuffle(cards)
        return cards

    def finish(self, plays: Plays, led: str, outright: int) -> bool:
        """The highest of the led suit or of the trump wins, or the One Ring, or the Old Forest where it shows a higher card."""
        suit = led
        if self.trump and any([card[0] == self.trump for _, card in plays]):
            suit = self.trump
        rank, best = max([(card[1], chair) for chair, card in plays if card[0] == suit])
        if not self.is_forest:
            return self.put_away(plays, led, best if outright == NOBODY else outright, plays[0][0])
        table = self.table
        deck = table.forest
        for shown in self.in_any_order(deck or OLD_FOREST):
            table.forest = [other for other in deck or OLD_FOREST if other != shown]
            winner = outright if outright != NOBODY else best if rank >= shown else NOBODY
            if self.put_away(plays, led, winner, best if table.highest_leads_after_willow else plays[0][0]):
                return True
        table.forest = deck
        return False

    def put_away(self, plays: Plays, led: str, winner: int, else_leads: int) -> bool:
        """The winner takes the trick and leads on; what follows is tried, and all is taken back."""
        table = self.table
        leader, last_plays, covers = table.leader, table.last_plays, table.covers
        table.leader = winner if winner != NOBODY else else_leads
        table.winners.append(winner)
        table.piles.append([card for _, card in plays])
        table.led[plays[0][0]].append(led)
        table.last_plays = plays
        table.left -= 1
        fresh = self.turn_up() if covers else self.refill() if table.stock else []
        if self.run():
            return True
        for chair, card in reversed(fresh):
            table.hands[chair].remove(card)
            if not covers:
                table.stock.append(card)
        table.left += 1
        table.led[plays[0][0]].pop()
        table.piles.pop()
        table.winners.pop()
        table.leader, table.last_plays, table.covers = leader, last_plays, covers
        return False

    def turn_up(self) -> Plays:
        """Cards of the pyramid on which nothing lies any more can be played from now on."""
        table = self.table
        there = [*table.hands[PYRAMID], *table.covers]
        free = [card for card, above in table.covers.items() if not any([over in there for over in above])]
        table.covers = {card: above for card, above in table.covers.items() if card not in free}
        table.hands[PYRAMID] += free
        return [(PYRAMID, card) for card in free]

    def refill(self) -> Plays:
        """Alone every hand takes a card while the deck lasts, but not one that drew all its cards at the beginning."""
        table = self.table
        drawn = []
        for chair in self.clockwise[table.leader]:
            if table.stock and chair not in table.never_refilled:
                drawn.append((chair, table.stock.pop()))
                table.hands[chair].append(drawn[-1][1])
        return drawn
