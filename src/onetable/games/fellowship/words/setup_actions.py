"""Set-up actions: what a character does after the choice of characters and before the first trick."""

from __future__ import annotations

from collections.abc import Sequence

from onetable.core.step import Ask, Next, Scope, Step
from onetable.core.word import Word
from onetable.games.fellowship.blueprints import SetupAction
from onetable.games.fellowship.mechanics import hands
from onetable.games.fellowship.mechanics.knowledge import becomes_known
from onetable.games.fellowship.pieces.names import Named
from onetable.games.fellowship.pieces.playing_cards import BITS, CARDS, ONE_RING, bits_of, cards_in
from onetable.games.fellowship.table import NOBODY, Board, Chair, PyramidLayout
from onetable.games.fellowship.words import choices, exchange, news, threats

# ---- the lost card


class TakeLost(SetupAction, frozen=True):
    """Take the lost card, or all of them, into the hand; where the table says so this is optional."""

    every: bool = False
    takes_lost = True

    def run(self, board: Board, scope: Scope) -> Next:
        chair = scope.source
        if board.barrow:
            return (DrawBarrowCards(),)
        if not board.lost or board.lost_goes_to not in (NOBODY, chair):
            return None
        if board.plan.road or board.setup.options.lost_card == "optional":
            return Ask(board.players[chair], (choices.TakeLostCard(), choices.LeaveLostCard()))
        self.take(board, chair)
        return None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if isinstance(choice, choices.TakeLostCard):
            self.take(board, scope.source)
        else:
            board.tell(news.LeavesLost(Named(board.cast[scope.source])))
        return None

    def take(self, board: Board, chair: Chair) -> None:
        """The cards come into the hand, seen by all."""
        cards = board.lost if self.every else board.lost & -board.lost
        becomes_known(board, chair, cards)
        board.lost &= ~cards
        board.lost_taken_by = chair
        for bit in bits_of(cards):
            hands.put_in(board, chair, bit)
            board.tell(news.TakesLost(Named(board.cast[chair]), CARDS[bit]))


class DrawBarrowCards(Step[Board], frozen=True):
    """In the fog Tom takes barrow cards, unseen, in place of a lost card."""

    def run(self, board: Board, scope: Scope) -> Next:
        chair, count = scope.source, board.plan.barrow_drawn
        for bit in board.dice.shuffled(list(bits_of(board.barrow)))[:count]:
            board.barrow &= ~(1 << bit)
            hands.put_in(board, chair, bit)
        board.tell(news.TakesBarrowCards(Named(board.cast[chair]), count))
        if board.setup.options.barrow_cards == "shown":
            for card in cards_in(board.barrow):
                board.tell(news.LeftInBarrow(card))
        return None


# ---- threats


class DrawThreat(SetupAction, frozen=True):
    """Draw a threat; one that demands a lost card is drawn again."""

    draws_threat = True

    def run(self, board: Board, scope: Scope) -> Next:
        return threats.draw(board, scope.source)


class DrawTwoThreats(SetupAction, frozen=True):
    """Draw two threats and keep one."""

    draws_threat = True

    def run(self, board: Board, scope: Scope) -> Next:
        return threats.draw_two(board, scope.source)


class ChooseThreat(SetupAction, frozen=True):
    """Choose any of the threats that are left."""

    draws_threat = True

    def run(self, board: Board, scope: Scope) -> Next:
        return threats.choose(board, scope.source)


class DeclareMoreOrFewer(SetupAction, frozen=True):
    """Declare whether to win more or fewer tricks than the threat."""

    def run(self, board: Board, scope: Scope) -> Next:
        return Ask(board.players[scope.source], (choices.Declare(more=True), choices.Declare(more=False)))

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, choices.Declare)
        chair = scope.source
        declared = list(board.declared)
        declared[chair] = "more" if choice.more else "fewer"
        board.declared = tuple(declared)
        board.tell(news.Declares(Named(board.cast[chair]), choice.more))
        return None


# ---- exchanges


def chairs_of(board: Board, persons: Sequence[str]) -> list[Chair]:
    """The chairs of those of these persons who are in play."""
    return [chair for chair, person in enumerate(board.roles.persons) if person in persons]


class Exchange(SetupAction, frozen=True):
    """Exchange a card with one of these; with nobody of them in play nothing happens."""

    persons: tuple[str, ...]
    times: int = 1

    def run(self, board: Board, scope: Scope) -> Next:
        return exchange.begin(board, scope.source, chairs_of(board, self.persons), self.times)


class ExchangeWithAnyone(SetupAction, frozen=True):
    """Exchange a card with anybody, except perhaps one."""

    but: str = ""

    def run(self, board: Board, scope: Scope) -> Next:
        chair = scope.source
        return exchange.begin(board, chair, [other for other in board.chairs() if board.person(other) != self.but])


class ExchangeWithAll(SetupAction, frozen=True):
    """Exchange at the same time with all of these who are in play; without names with everybody."""

    persons: tuple[str, ...] = ()

    def run(self, board: Board, scope: Scope) -> Next:
        partners = chairs_of(board, self.persons) if self.persons else board.chairs()
        return exchange.begin_together(board, scope.source, partners)


class ExchangeWithLostOr(SetupAction, frozen=True):
    """Exchange with the lost card, or with this person."""

    person: str
    takes_lost = True

    def run(self, board: Board, scope: Scope) -> Next:
        return exchange.begin(board, scope.source, chairs_of(board, (self.person,)), with_lost=True)


class GiveEach(SetupAction, frozen=True):
    """Give one card to every other character and get none; alone the hand is filled first and never again."""

    def run(self, board: Board, scope: Scope) -> Next:
        chair = scope.source
        if board.plan.solo:
            fill_hand(board, chair)
        board.short = chair
        board.left += 1
        others = [other for other in board.clockwise(chair) if other != chair]
        if board.setup.options.fatty_gives == "together":
            return (*[exchange.Pick(chair, other) for other in others], exchange.Deliver())
        return tuple([step for other in others for step in (exchange.Pick(chair, other), exchange.Deliver())])


class PassRight(SetupAction, frozen=True):
    """Everybody at the same time passes one card to the right; a pyramid last."""

    def run(self, board: Board, scope: Scope) -> Next:
        count = len(board.players)
        order = sorted(board.clockwise(scope.source), key=board.is_pyramid)
        return (*[exchange.Pick(chair, (chair - 1) % count) for chair in order], exchange.Deliver())


# ---- the own hand


def fill_hand(board: Board, chair: Chair) -> None:
    """Alone a hand is filled from the draw deck, once for the whole round."""
    count = board.plan.hand_size - board.hands[chair].bit_count()
    hands.draw_up(board, chair, count)
    board.tell(news.DrawsUp(Named(board.cast[chair]), count))


class ShowHand(SetupAction, frozen=True):
    """Lay the hand open; alone, where it lies open anyway, the hand is filled and never again."""

    def run(self, board: Board, scope: Scope) -> Next:
        chair = scope.source
        if board.plan.solo:
            fill_hand(board, chair)
            return None
        board.open_hands |= 1 << chair
        if board.is_pyramid(chair) and board.pyramid is not None:
            board.pyramid = PyramidLayout(board.pyramid.rows, board.pyramid.places, (1 << len(board.pyramid.places)) - 1)
        board.tell(news.ShowsHand(Named(board.cast[chair])))
        return None


class TuckACard(SetupAction, frozen=True):
    """Tuck a card under the character: it is no part of the hand until it is taken back before a trick."""

    def run(self, board: Board, scope: Scope) -> Next:
        chair = scope.source
        return Ask(board.players[chair], [choices.TuckCard(card) for card in cards_in(board.may_give(chair))], private=True)

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, choices.TuckCard)
        chair, bit = scope.source, BITS[choice.card]
        hands.take_out(board, chair, bit)
        board.tucked = (chair, bit)
        board.tell(news.Tucks(Named(board.cast[chair])))
        return None


class SetOneAside(SetupAction, frozen=True):
    """Keep one card, face up, for the last trick."""

    def run(self, board: Board, scope: Scope) -> Next:
        chair = scope.source
        return Ask(board.players[chair], [choices.SetAsideCard(card) for card in cards_in(board.hands[chair])], private=True)

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, choices.SetAsideCard)
        chair, bit = scope.source, BITS[choice.card]
        hands.take_out(board, chair, bit)
        board.aside = (chair, bit)
        board.tell(news.SetsAside(Named(board.cast[chair]), choice.card))
        return None


class LayIntoFirstTrick(SetupAction, frozen=True):
    """Put one card, face up, into the first trick now."""

    def run(self, board: Board, scope: Scope) -> Next:
        chair = scope.source
        offered: list[Word] = []
        for card in cards_in(board.hands[chair]):
            offered.append(choices.LayCard(card))
            if BITS[card] == ONE_RING:
                offered.append(choices.LayCard(card, to_win=True))
        return Ask(board.players[chair], offered, private=True)

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, choices.LayCard)
        chair, bit = scope.source, BITS[choice.card]
        hands.take_out(board, chair, bit)
        board.laid = (chair, bit, choice.to_win)
        board.tell(news.LaysFirst(Named(board.cast[chair]), choice.card))
        return None
