"""Exchanges: one card each way, face down; one after the other, or all at the same time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from onetable.core.step import Ask, Next, Scope, Step, Steps
from onetable.core.word import Word
from onetable.games.fellowship.mechanics import hands
from onetable.games.fellowship.mechanics.asked_chair import AboutChair
from onetable.games.fellowship.mechanics.figures import count_alive
from onetable.games.fellowship.mechanics.knowledge import becomes_known, everybody
from onetable.games.fellowship.mechanics.pyramid import close_gap, place_of
from onetable.games.fellowship.mechanics.wanted_cards import may_become_lost
from onetable.games.fellowship.pieces.names import Named, TheLostCard
from onetable.games.fellowship.pieces.playing_cards import BITS, CARDS, cards_in
from onetable.games.fellowship.table import NOBODY, Board, Chair
from onetable.games.fellowship.words import choices, news
from onetable.games.fellowship.words.changes import NoExchange


def begin(board: Board, chair: Chair, partners: Iterable[Chair], times: int = 1, with_lost: bool = False) -> Next:
    """A character exchanges with one of these, the given number of times."""
    if times == 1 and not with_lost and not board.plan.solo:
        found = able(board, chair, partners)
        if len(found) == 1:
            return exchange_with(board, chair, found[0])
    return tuple([Choose(chair, tuple(able(board, chair, partners)), with_lost) for _ in range(times)])


def exchange_with(board: Board, chair: Chair, partner: Chair) -> Next:
    """One card over, one card back; in the Long Dark later, with all others."""
    if board.plan.together:
        return agree(board, chair, [partner])
    if board.news is not None:
        board.tell(news.Exchanges(Named(board.cast[chair]), Named(board.cast[partner])))
    return (HandOver(chair, partner),)


def begin_together(board: Board, chair: Chair, partners: Iterable[Chair]) -> Next:
    """A character exchanges at the same time with all of these."""
    found = able(board, chair, partners)
    if not found:
        return (Choose(chair, ()),)
    if board.plan.solo:
        return (Choose(chair, tuple(found), all_of_them=True),)
    return agree(board, chair, found)


def able(board: Board, chair: Chair, partners: Iterable[Chair]) -> list[Chair]:
    """Those who may take part: a Wraith keeps its owner out."""
    if not any(board.riders):
        return [other for other in partners if other != chair]
    if kept_out(board, chair):
        return []
    return [other for other in partners if other != chair and not kept_out(board, other)]


def kept_out(board: Board, chair: Chair) -> bool:
    """Whether a rider keeps this chair out of exchanges."""
    rider = board.riders[chair]
    return rider != "" and board.plan.specials[rider].says(NoExchange)


def agree(board: Board, chair: Chair, partners: list[Chair]) -> Next:
    """Exchanges at the same time: here and now, or with all others at the end of set-up."""
    pacts = tuple([(chair, partner) for partner in partners])
    for partner in partners:
        board.tell(news.Exchanges(Named(board.cast[chair]), Named(board.cast[partner])))
    if board.plan.together:
        board.pacts += pacts
        return None
    return picks_for(pacts)


def picks_for(pacts: tuple[tuple[Chair, Chair], ...]) -> Steps:
    """All pick before anybody looks."""
    there = [Pick(chair, partner) for chair, partner in pacts]
    back = [Pick(partner, chair) for chair, partner in pacts]
    return (*there, *back, Deliver())


class Choose(AboutChair, frozen=True):
    """With whom to exchange; alone one may also leave it, and only one character may exchange."""

    chair: Chair
    partners: tuple[Chair, ...]
    with_lost: bool = False
    all_of_them: bool = False

    def about(self) -> Chair:
        return self.chair

    def run(self, board: Board, scope: Scope) -> Next:
        lost = self.with_lost and board.lost and board.lost_goes_to in (NOBODY, self.chair) and not kept_out(board, self.chair)
        used_up = board.plan.solo and board.exchanged and board.exchanged != self.chair + 1
        offered: list[Word] = [] if used_up else [choices.ExchangeWith(Named(board.cast[partner])) for partner in self.partners]
        if lost and not used_up and may_become_lost(board, self.chair):
            offered.append(choices.ExchangeWith(TheLostCard()))
        if not offered:
            board.tell((news.ExchangeUsedUp if used_up else news.NoPartner)(Named(board.cast[self.chair])))
            return None
        if self.all_of_them and offered:
            offered = [choices.ExchangeWithEach(tuple([Named(board.cast[partner]) for partner in self.partners]))]
        if board.plan.solo or (board.plan.road and lost and not self.partners):
            offered.append(choices.ExchangeWithNobody())
        return Ask(board.players[self.chair], offered)

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if isinstance(choice, choices.ExchangeWithNobody):
            board.tell(news.DeclinesExchange(Named(board.cast[self.chair])))
            return None
        if board.plan.solo:
            board.exchanged = self.chair + 1
        if isinstance(choice, choices.ExchangeWithEach):
            return agree(board, self.chair, list(self.partners))
        assert isinstance(choice, choices.ExchangeWith)
        if isinstance(choice.partner, TheLostCard):
            board.tell(news.Exchanges(Named(board.cast[self.chair]), choice.partner))
            return (SwapLost(self.chair),)
        return exchange_with(board, self.chair, board.cast.index(choice.partner.key))


class HandOver(AboutChair, frozen=True):
    """The first card of an exchange goes over, face down; the partner looks and answers."""

    giver: Chair
    receiver: Chair

    def about(self) -> Chair:
        return self.giver

    def run(self, board: Board, scope: Scope) -> Next:
        return ask_for_card(board, self.giver, self.receiver)

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if TYPE_CHECKING:
            assert isinstance(choice, choices.Give)
        card = BITS[choice.card]
        place = place_of(board, self.giver, card)
        deliver(board, [(self.giver, self.receiver, card)])
        return (GiveBack(self.receiver, self.giver, place),)


class GiveBack(AboutChair, frozen=True):
    """The partner returns any card, perhaps the same one."""

    giver: Chair
    receiver: Chair
    place: int  # the gap that the first card left in a pyramid

    def about(self) -> Chair:
        return self.giver

    def run(self, board: Board, scope: Scope) -> Next:
        return ask_for_card(board, self.giver, self.receiver)

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if TYPE_CHECKING:
            assert isinstance(choice, choices.Give)
        card = BITS[choice.card]
        freed = place_of(board, self.giver, card)
        deliver(board, [(self.giver, self.receiver, card)])
        if board.pyramid is not None:
            close_gap(board, self.receiver, self.place)
            close_gap(board, self.giver, freed)
        return None


class SwapLost(AboutChair, frozen=True):
    """Take the lost card and put another in its place, seen by all."""

    chair: Chair

    def about(self) -> Chair:
        return self.chair

    def run(self, board: Board, scope: Scope) -> Next:
        cards = may_become_lost(board, self.chair)
        return Ask(board.players[self.chair], [choices.PutInItsPlace(card) for card in cards_in(cards)], private=True)

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, choices.PutInItsPlace)
        card, taken = BITS[choice.card], (board.lost & -board.lost).bit_length() - 1
        place = hands.take_out(board, self.chair, card)
        hands.put_in(board, self.chair, taken, place)
        becomes_known(board, self.chair, 1 << taken)
        board.lost = board.lost & ~(1 << taken) | 1 << card
        count_alive(board)
        board.tell(news.SwapsLost(Named(board.cast[self.chair]), CARDS[taken], choice.card))
        return None


class Pick(AboutChair, frozen=True):
    """Lay a card ready for somebody, face down; nobody sees it before all have picked."""

    giver: Chair
    receiver: Chair

    def about(self) -> Chair:
        return self.giver

    def run(self, board: Board, scope: Scope) -> Next:
        return ask_for_card(board, self.giver, self.receiver)

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, choices.Give)
        board.picks += ((self.giver, self.receiver, BITS[choice.card]),)
        return None


class Deliver(Step[Board], frozen=True):
    """All cards that were laid ready change hands."""

    def run(self, board: Board, scope: Scope) -> Next:
        picks, board.picks = board.picks, ()
        deliver(board, picks)
        return None


class KeepPacts(Step[Board], frozen=True):
    """In the Long Dark all exchanges of the round are made now, at the same time."""

    def run(self, board: Board, scope: Scope) -> Next:
        pacts, board.pacts = board.pacts, ()
        return picks_for(pacts) if pacts else None


def ask_for_card(board: Board, giver: Chair, receiver: Chair) -> Ask:
    """Which card to give."""
    return Ask(board.players[giver], choices.gives(board.may_give(giver), board.who(receiver)), not board.is_open(giver))


def deliver(board: Board, gifts: Iterable[tuple[Chair, Chair, int]]) -> None:
    """All these cards change hands; those who see a card are told which, the others that it happened."""
    moves = hands.pass_cards(board, gifts)
    if board.news is None:
        return
    for giver, receiver, card, seen_by in moves:
        who, to = board.who(giver), board.who(receiver)
        if seen_by == everybody(board):
            board.tell(news.HandsOver(who, CARDS[card], to))
        else:
            insiders = frozenset([board.players[giver], board.players[receiver]])
            board.tell(news.HandsOver(who, CARDS[card], to), insiders)
            board.tell(news.HandsOverUnseen(who, to), frozenset([-1, *range(board.setup.players)]) - insiders)
