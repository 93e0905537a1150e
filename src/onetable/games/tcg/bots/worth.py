"""What things are worth to the light: a number for every wound, burden, token and card; what helps the Shadow counts below zero.

One is about what a wound on a hale companion costs. The Shadow player takes the same numbers with the other sign.
"""

from __future__ import annotations

from onetable.bots.adding import added
from onetable.core.step import Seat
from onetable.games.tcg.card import Card
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.pieces import Fight
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Keyword, Kind, Measure, Phase, Side

MINION, COMPANION, ALLY = Kind.MINION, Kind.COMPANION, Kind.ALLY
DARK = Side.SHADOW
DAMAGE, ARCHER = Keyword.DAMAGE, Keyword.ARCHER
NO_WOUNDS, ONE_WOUND, TRIPLED = Measure.NO_WOUNDS, Measure.ONE_WOUND, Measure.TRIPLED
THE_GAME = 100.0  # what it costs to lose
MOST_VITALITY = 11  # more makes no difference
DECAY = tuple([0.45**vitality for vitality in range(MOST_VITALITY + 1)])  # how near to death one is with so much vitality
LIVELINESS = tuple([1.0 - decay for decay in DECAY])
RING_BEARER_LIVELINESS = tuple([1.0 - 0.12**vitality for vitality in range(MOST_VITALITY + 1)])
SPENT = 0.35  # a minion that has fought still hinders the next move
TWILIGHT = {Phase.FELLOWSHIP: 0.3, Phase.SHADOW: 0.3, Phase.REGROUP: 0.15}
LATE_TWILIGHT = 0.1  # in the middle of a battle tokens pay for little more than events
BURDENS_OF_THE_RING = {"1R1": 2, "1C2": 1}  # for each wound that it takes from its bearer
RELUCTANCE = 0.5  # to wear the Ring
DRAWN = 0.5  # a card in hand
ROUTED, REPELLED, BEATEN, OVERWHELMED = range(4)  # how a skirmish ends: minions killed, minions wounded, defender wounded, defender killed
BEFORE_ARCHERY = (Phase.FELLOWSHIP, Phase.SHADOW, Phase.MANEUVER, Phase.ARCHERY)


class Situation:
    """A table seen for one decision; numbers that are needed again are kept."""

    __slots__ = ("board", "damages", "free", "guards", "lives", "seat", "sign", "strengths", "vitalities", "worths")

    def __init__(self, board: Board, seat: Seat) -> None:
        self.board, self.seat = board, seat
        self.free = seat == board.fp
        self.sign = 1.0 if self.free else -1.0
        self.strengths: dict[Handle, int] = {}
        self.worths: dict[Handle, float] = {}
        self.vitalities: dict[Handle, int] = {}
        self.damages: dict[Handle, int] = {}
        self.guards: dict[Handle, tuple[int, int, bool]] = {}
        self.lives: dict[Handle, tuple[float, tuple[float, ...]]] = {}

    def strength(self, card: Handle) -> int:
        """Strength as it is now."""
        found = self.strengths.get(card)
        if found is None:
            found = self.strengths[card] = self.board.strength(card)
        return found

    def vitality(self, card: Handle) -> int:
        """Vitality as it is now."""
        found = self.vitalities.get(card)
        if found is None:
            found = self.vitalities[card] = self.board.vitality(card)
        return found

    def damage(self, card: Handle) -> int:
        """The damage bonus as it is now."""
        found = self.damages.get(card)
        if found is None:
            found = self.damages[card] = self.board.has(card, DAMAGE)
        return found

    def guard(self, card: Handle) -> tuple[int, int, bool]:
        """How often its strength overwhelms a defender, how many wounds he can take at most, and whether the Ring may help him."""
        found = self.guards.get(card)
        if found is None:
            total = self.board.total
            most = 0 if total(NO_WOUNDS, card) else 1 if total(ONE_WOUND, card) else 99
            found = self.guards[card] = (3 if total(TRIPLED, card) else 2, most, self.is_ring_bearer(card))
        return found

    def side(self, seat: Seat) -> float:
        """Whose gain it is: 1 for the light."""
        return 1.0 if seat == self.board.fp else -1.0

    def is_ring_bearer(self, card: Handle) -> bool:
        """Whether the game hangs on this card."""
        return card == self.board.ring_bearer[self.board.fp]

    # ---- cards

    def worth(self, card: Handle) -> float:
        """What is lost with a card in play, as a positive number whosever it is."""
        found = self.worths.get(card)
        if found is None:
            found = self.worths[card] = self._worth(card)
        return found

    def _worth(self, card: Handle) -> float:
        board = self.board
        face = board.cards[card]
        if face.kind is MINION:
            return self.threat(card, face)
        if face.kind is COMPANION:
            return THE_GAME if self.is_ring_bearer(card) else companion_worth(face)
        if face.kind is ALLY:
            return 0.8 + 0.4 * face.twilight + (0.2 * face.strength if board.takes_part(card) else 0.0)
        return thing_worth(face)

    def threat(self, card: Handle, face: Card) -> float:
        """How much a minion can still do in this turn."""
        board = self.board
        damage = 0.6 * self.damage(card)
        found = 0.3 * face.strength + damage
        fighting = board.fight.minions if board.fight is not None else ()
        if board.phase in BEFORE_ARCHERY:
            return found + (1.0 if board.has(card, ARCHER) else 0.0)
        if board.phase is Phase.ASSIGNMENT or (card in board.assigned and card not in fighting):
            return found
        return found if board.phase is Phase.SKIRMISH and not board.fierce and board.has(card, Keyword.FIERCE) else SPENT * found

    def light(self, card: Handle) -> float:
        """What it brings the light that a card is in play."""
        return self.worth(card) if self.board.cards[card].side is not DARK else -self.worth(card)

    # ---- wounds

    def life(self, card: Handle, vitality: int) -> float:
        """What a character with so much vitality is worth to the light."""
        if vitality <= 0:
            return 0.0
        found = self.lives.get(card)
        if found is None:
            found = self.lives[card] = self.light(card), RING_BEARER_LIVELINESS if self.is_ring_bearer(card) else LIVELINESS
        worth, liveliness = found
        return worth * liveliness[vitality if vitality < MOST_VITALITY else MOST_VITALITY]

    def wounds(self, card: Handle, count: int) -> float:
        """What so many wounds more (or, below zero, fewer) change."""
        vitality = self.vitality(card)
        return self.life(card, vitality - count) - self.life(card, vitality)

    def heals(self, card: Handle, count: int) -> float:
        """What healing brings: nothing without a wound."""
        count = min(count, self.board.pieces[card].wounds)
        return self.wounds(card, -count) if count > 0 else 0.0

    # ---- burdens, tokens, cards in hand

    def burdens(self, count: int) -> float:
        """What so many burdens more, or fewer, change."""
        board = self.board
        bearer = board.ring_bearer[board.fp]
        if bearer not in board.pieces:
            return 0.0
        now, resistance = board.burdens[board.fp], max(1, board.cards[bearer].resistance)
        return burdened(now, resistance) - burdened(max(0, now + count), resistance)

    def twilight(self, count: float) -> float:
        """What so many tokens more change."""
        return -count * TWILIGHT.get(self.board.phase, LATE_TWILIGHT)

    def draws(self, seat: Seat, count: int) -> float:
        """What it brings that a player draws."""
        return self.side(seat) * DRAWN * min(count, len(self.board.decks[seat]))

    # ---- skirmishes

    def outcome(self, fight: Fight, free: int, shadow: int, free_damage: int = 0, shadow_damage: int = 0, factor: int = 0) -> float:
        """How a skirmish would end with these strengths; a factor for the defender may have been given by a text."""
        return self.result(fight, self.ending(fight.defender, free, shadow, factor), free_damage, shadow_damage)

    def ending(self, defender: Handle, free: int, shadow: int, factor: int = 0) -> int:
        """Which of the four ends of a skirmish these strengths bring."""
        if free > shadow:
            return ROUTED if free >= 2 * shadow else REPELLED
        return OVERWHELMED if shadow > 0 and shadow >= (factor or self.guard(defender)[0]) * free else BEATEN

    def result(self, fight: Fight, ending: int, free_damage: int = 0, shadow_damage: int = 0) -> float:
        """What this end of a skirmish brings."""
        defender, minions = fight.defender, fight.minions
        if ending == ROUTED:
            return -added([self.life(minion, self.vitality(minion)) for minion in minions])
        if ending == REPELLED:
            damage = 1 + self.damage(defender) + free_damage
            return added([self.wounds(minion, damage) for minion in minions])
        if ending == OVERWHELMED:
            return -self.life(defender, self.vitality(defender))
        _, most, ring = self.guard(defender)
        damage = min(most, 1 + sum([self.damage(minion) for minion in minions]) + shadow_damage)
        plain = self.wounds(defender, damage)
        if not ring:
            return plain
        worn = self.board.worn and not self.board.ring_silent
        return self.ring_instead(damage) if worn else max(plain, self.ring_instead(damage))

    def ring_instead(self, wounds: int) -> float:
        """What it costs the Ring-bearer to wear the Ring through so many wounds."""
        board = self.board
        each = 0 if board.ring_silent else burdens_for_a_wound(board)
        return self.burdens(each * wounds) - RELUCTANCE if each else -THE_GAME


def burdens_for_a_wound(board: Board) -> int:
    """What the Ring takes for a wound of its bearer; 0 if he does not bear it."""
    bearer = board.ring_bearer[board.fp]
    return max([BURDENS_OF_THE_RING.get(board.cards[card].id, 0) for card in board.borne_by(bearer)], default=0)


def burdened(count: int, resistance: int) -> float:
    """What so many burdens cost."""
    if count >= resistance:
        return THE_GAME
    return 0.9 * count + 10.0 * (count / resistance) ** 3


def companion_worth(face: Card) -> float:
    """What a companion is worth in play: strength above all."""
    keywords = 0.6 * face.printed.get(DAMAGE, 0) + (1.0 if ARCHER in face.printed else 0.0)
    return 1.5 + 0.75 * face.strength + keywords + (0.3 if face.text else 0.0)


def thing_worth(face: Card) -> float:
    """What a possession, a condition or an artifact is worth in play."""
    return 0.6 + 0.5 * max(0, face.strength_bonus) + 0.25 * len(face.text) + 0.2 * face.twilight
