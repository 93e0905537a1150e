"""Before a trick: who leads, what may be taken back or swapped, what the event turns up."""

from __future__ import annotations

from onetable.core.step import Ask, Next, Scope, Step, Steps
from onetable.core.word import Word
from onetable.games.fellowship.mechanics import hands
from onetable.games.fellowship.mechanics.carried_gifts import carried_gift
from onetable.games.fellowship.mechanics.figures import count_alive
from onetable.games.fellowship.mechanics.lost_card_swap import swap_bearer
from onetable.games.fellowship.mechanics.wanted_cards import may_become_lost
from onetable.games.fellowship.phases.event_deck import reveal
from onetable.games.fellowship.pieces.names import Named
from onetable.games.fellowship.table import NO_CARD, NOBODY, Board, Chair
from onetable.games.fellowship.words import choices, news
from onetable.games.fellowship.words.exchange import HandOver, SwapLost


def has_card(board: Board, chair: Chair) -> bool:
    """Whether this chair can take part in the trick."""
    return bool(board.hands[chair]) or chair in (board.laid[0], board.aside[0])


class PrepareTrick(Step[Board], frozen=True):
    """All that may happen before the lead, in this order."""

    def run(self, board: Board, scope: Scope) -> Next:
        steps: Steps = (OfferTucked(),) if board.tucked[0] != NOBODY else ()
        if swap_bearer(board) != NOBODY:
            steps += (OfferSwap(),)
        steps += (FindLeader(),)
        if (board.plan.forest or board.plan.balrog) and board.setup.options.deck_reveal == "before":
            steps += (TurnUpEventCards(),)
        return steps


class FindLeader(Step[Board], frozen=True):
    """The leader leads, or the next clockwise who has a card; Bilbo Baggins may name another."""

    def run(self, board: Board, scope: Scope) -> Next:
        able = [chair for chair in board.clockwise(board.leader) if has_card(board, chair)]
        leader = able[0]
        others = able[1:]
        if board.roles.name_leader >> leader & 1 and others:
            names = board.roles.names
            return Ask(board.players[leader], (choices.LeadYourself(), *[choices.LetLead(names[chair]) for chair in others]))
        board.leader = board.turn = leader
        return None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        leader = next(chair for chair in board.clockwise(board.leader) if has_card(board, chair))
        if isinstance(choice, choices.LetLead):
            board.tell(news.NamesLeader(board.roles.names[leader], choice.character))
            leader = board.seat_of(choice.character.key)
        board.leader = board.turn = leader
        return None


class OfferTucked(Step[Board], frozen=True):
    """Shadowfax may take the tucked card back, and must when his hand is empty."""

    def run(self, board: Board, scope: Scope) -> Next:
        chair = board.tucked[0]
        if not board.hands[chair]:
            self.take_back(board)
            return None
        return Ask(board.players[chair], (choices.LeaveTucked(), choices.TakeTucked()))

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if isinstance(choice, choices.TakeTucked):
            self.take_back(board)
        return None

    def take_back(self, board: Board) -> None:
        """The card is part of the hand again."""
        chair, card = board.tucked
        hands.put_in(board, chair, card)
        board.tucked = NO_CARD
        board.tell(news.TakesBack(board.roles.names[chair]))


class OfferSwap(Step[Board], frozen=True):
    """Sting: once a chapter its bearer exchanges with the lost card, or with the one who took it."""

    def run(self, board: Board, scope: Scope) -> Next:
        chair = swap_bearer(board)
        if not self.partner_exists(board, chair):
            return None
        gift = Named(carried_gift(board, chair))
        return Ask(board.players[chair], (choices.KeepGift(gift), choices.UseGift(gift)))

    def partner_exists(self, board: Board, chair: Chair) -> bool:
        """The lost card lies there, or somebody who took it still has cards; and there is something to give."""
        taker = board.lost_taken_by
        if board.lost:
            return bool(may_become_lost(board, chair))
        return taker not in (NOBODY, chair) and bool(board.hands[taker]) and bool(board.may_give(chair))

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if not isinstance(choice, choices.UseGift):
            return None
        chair, taker = swap_bearer(board), board.lost_taken_by
        board.tell(news.GiftUsed(board.roles.names[chair], choice.gift))
        board.spent += (choice.gift.key,)
        board.void[chair] = 0  # new cards come into the hand: what was known of it is over
        if board.lost:
            return (SwapLost(chair),)
        board.void[taker] = 0
        count_alive(board)
        return (HandOver(chair, taker),)


class TurnUpEventCards(Step[Board], frozen=True):
    """The Old Forest or the Balrog shows its cards before the lead."""

    def run(self, board: Board, scope: Scope) -> Next:
        reveal(board)
        return None
