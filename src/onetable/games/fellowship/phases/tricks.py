"""Tricks: lead, follow, win. The first card fixes the suit; the highest of it wins, unless a card says otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from onetable.core.event import Event
from onetable.core.step import Ask, Next, Scope, Step
from onetable.core.word import Word
from onetable.games.fellowship.mechanics.carried_gifts import carried_gift
from onetable.games.fellowship.mechanics.follow import legal
from onetable.games.fellowship.mechanics.pyramid import set_place
from onetable.games.fellowship.phases.between_tricks import PrepareTrick, has_card
from onetable.games.fellowship.phases.deal import uncover
from onetable.games.fellowship.phases.event_deck import meet_event_deck
from onetable.games.fellowship.phases.judge import judge, round_is_decided
from onetable.games.fellowship.pieces.names import Named
from onetable.games.fellowship.pieces.playing_cards import BITS, CARDS, MASKS, ONE_RING, RING_CARDS, SUITS, Cards, bits_of
from onetable.games.fellowship.table import EMPTY, NO_CARD, NOBODY, NOT_LAID, Board, Chair
from onetable.games.fellowship.words import news
from onetable.games.fellowship.words.choices import PLAYS_OF_SUIT, Play, PlayToWin, plays, words_for

RINGS_PLACE = 4
EVERYTHING: Cards = (1 << 48) - 1


class PlayCards(Step[Board], frozen=True):
    """Everybody in turn plays a card, until the trick is complete."""

    def run(self, board: Board, scope: Scope) -> Next:
        chair = board.turn
        if not board.roles.plain:
            forced = forced_card(board, chair)
            if forced is not None:
                return self.finish(board, scope) if play(board, chair, *forced) else self.run(board, scope)
            if not board.hands[chair]:
                return Ask(board.players[chair], plays(1 << board.aside[1]))
        return Ask(board.players[chair], plays(legal(board, chair)), not board.open_hands >> chair & 1)

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if TYPE_CHECKING:
            assert isinstance(choice, (Play, PlayToWin))
        card = BITS[choice.card]
        if not board.roles.strict:
            done = play(board, board.turn, card, type(choice) is PlayToWin)
            return self.finish(board, scope) if done else self.run(board, scope)
        # What `play` and `run` do, in one piece for the usual table: closed hands, all follow suit, nothing in between.
        # Most decisions of most games pass here; a test compares it with the longer way, card by card.
        chair, led = board.turn, board.led
        suit, hands = card >> 3, board.hands
        hands[chair] ^= 1 << card
        if board.news is not None:
            board.news.append(told_play(board, chair, card, type(choice) is PlayToWin))
        if led == suit:
            best = board.best
            if card > best and best >> 3 == led:
                board.best, board.winning = card, chair
        elif led < 0:
            board.led = led = suit
            board.best, board.winning = card, chair
            if suit == RINGS_PLACE and not board.broken:
                board.void[chair] = EVERYTHING & ~RING_CARDS
        else:
            board.void[chair] |= MASKS[led]
            if suit == board.plan.trump and (board.best >> 3 != suit or card > board.best):
                board.best, board.winning = card, chair
        if suit == RINGS_PLACE:
            if type(choice) is PlayToWin:
                board.outright = chair
            if not board.broken:
                break_rings(board)
        trick, count = board.trick, len(hands)
        trick.append((chair, card))
        board.turn = chair = (chair + 1) % count
        if len(trick) == count:
            return self.finish(board, scope)
        follow = hands[chair] & MASKS[led]
        return Ask(chair, PLAYS_OF_SUIT[led][follow >> 8 * led] if follow else words_for(hands[chair], PLAYS_OF_SUIT), True)

    def finish(self, board: Board, scope: Scope) -> Next:
        """The trick is complete: see whether the round is decided, else go on with the next one."""
        finish_trick(board)
        judge(board)
        if round_is_decided(board):
            return None
        if not board.roles.strict:
            return self.run(board, scope) if board.roles.plain else (PrepareTrick(), self)
        chair = board.turn
        hand = board.hands[chair]
        return Ask(chair, words_for(hand if board.broken else hand & ~RING_CARDS or hand, PLAYS_OF_SUIT), True)


PLAY_CARDS = PlayCards()


def forced_card(board: Board, chair: Chair) -> tuple[int, bool] | None:
    """Radagast's cards are played without asking: one in the first trick, one, unless it is the One Ring, when the hand is empty."""
    if board.laid[0] == chair:
        return board.laid[1], board.laid[2]
    if board.aside[0] == chair and not board.hands[chair] and board.aside[1] != ONE_RING:
        return board.aside[1], False
    return None


def play(board: Board, chair: Chair, card: int, to_win: bool) -> bool:
    """A card falls into the trick; the answer says whether the trick is complete. The busiest lines of the game."""
    suit, roles, led = card >> 3, board.roles, board.led
    plain = roles.plain
    ordinary = True
    if plain:
        board.hands[chair] ^= 1 << card
    else:
        ordinary = take_from_hand(board, chair, card)
    if board.news is not None:
        board.news.append(told_play(board, chair, card, to_win))
    if led < 0:
        board.led, board.best, board.winning = suit, card, chair
        if suit == RINGS_PLACE and not board.broken and ordinary and roles.infers >> chair & 1:
            board.void[chair] = EVERYTHING & ~RING_CARDS  # forced to lead a Ring: nothing else is held
    elif suit == led:
        best = board.best
        if card > best and best >> 3 == led:
            board.best, board.winning = card, chair
    else:
        if ordinary:
            if roles.free_first_trick >> chair & 1 and board.hands[chair] & MASKS[led]:
                use_freedom(board, chair)
            elif roles.infers >> chair & 1:
                board.void[chair] |= MASKS[led]  # not following tells everybody that there was nothing to follow with
        if suit == board.plan.trump and (board.best >> 3 != suit or card > board.best):
            board.best, board.winning = card, chair
    if to_win:
        board.outright = chair
    if suit == RINGS_PLACE and not board.broken:
        break_rings(board)
    trick = board.trick
    trick.append((chair, card))
    if not plain:
        return next_turn(board, chair)
    count = len(board.hands)
    board.turn = (chair + 1) % count
    return len(trick) == count


def break_rings(board: Board) -> None:
    """The first Ring is played: from now on Rings may be led."""
    board.broken = True
    board.tell(news.RingsBroken())


def take_from_hand(board: Board, chair: Chair, card: int) -> bool:
    """The card leaves the hand, or the place where it lay ready; False in that case, as it tells nothing about the hand."""
    if chair == board.roles.face_down and card != ONE_RING:
        board.veiled = chair
    if board.hands[chair] >> card & 1:
        board.hands[chair] ^= 1 << card
        if board.is_pyramid(chair) and board.pyramid is not None:
            set_place(board, board.pyramid.places.index(card), EMPTY)
        return True
    if board.laid[1] == card:
        board.laid = NOT_LAID
    else:
        board.aside = NO_CARD
    return False


def use_freedom(board: Board, chair: Chair) -> None:
    """The gift that lets its bearer not follow suit once is used, and all see it."""
    gift = carried_gift(board, chair)
    board.spent += (gift,)
    board.tell(news.GiftUsed(board.roles.names[chair], Named(gift)))


def told_play(board: Board, chair: Chair, card: int, to_win: bool) -> Event:
    """Who played what, as news; a blindfolded character names the suit only. The same words are used again and again."""
    told, leads = board.roles.told, not board.trick
    key = card << 5 | chair << 3 | leads << 2 | to_win << 1 | (chair == board.veiled)
    if key not in told:
        name = board.roles.names[chair]
        word: Word = (news.Leads if leads else news.Plays)(name, CARDS[card])
        if chair == board.veiled:
            word = news.PlaysFaceDownCard(name, SUITS[card >> 3])
        elif to_win:
            word = news.PlaysOutright(name)
        told[key] = Event(word)
    return told[key]


def next_turn(board: Board, chair: Chair) -> bool:
    """Turn to the next chair that has a card to play; True if there is none left in this trick."""
    count = len(board.players)
    following = (chair + 1) % count
    while following != board.leader:
        if has_card(board, following):
            board.turn = following
            return False
        following = (following + 1) % count
    return True


def finish_trick(board: Board) -> None:
    """The winner takes the cards and leads on."""
    trick, plain = board.trick, board.roles.plain
    winner = board.outright if board.outright >= 0 else board.winning
    if not plain:
        turn_up(board)
        winner = meet_event_deck(board, winner)
        board.horn_played |= sum([1 << card for chair, card in trick if chair == board.horn[0]])
    pile, number, thrown = 0, board.number, board.thrown
    for chair, card in trick:
        bit = 1 << card
        pile |= bit
        thrown[chair] |= bit
    board.led_cards |= 1 << trick[0][1]
    if board.roles.has_duties:
        board.leads[trick[0][0]] |= MASKS[board.led]
    board.gone |= pile
    board.alive &= ~pile
    board.piles.append(pile)
    if winner >= 0:
        board.won[winner] |= pile
        board.taken[winner] |= 1 << number
        board.leader = board.turn = winner
        if board.news is not None:
            board.tell(news.WinsTrick(board.roles.names[winner], number + 1))
    else:
        board.leader = board.turn = board.winning if board.setup.options.willow_next_leader == "highest" else board.leader
    board.number = number + 1
    board.left -= 1
    if not board.left:
        board.alive = 0  # what is kept in hand is won by nobody
    board.last_trick = tuple(trick)
    trick.clear()
    board.led = board.best = board.winning = -1
    if board.outright >= 0:
        board.outright = NOBODY
    if not plain:
        refill(board)


def turn_up(board: Board) -> None:
    """The card that lay face down is turned up when all have played."""
    if board.veiled != NOBODY:
        card = next(card for chair, card in board.trick if chair == board.veiled)
        board.tell(news.TurnsUp(board.roles.names[board.veiled], CARDS[card]))
        board.veiled = NOBODY


def refill(board: Board) -> None:
    """Alone every hand draws a card while the deck lasts; the pyramid turns up what is no longer covered."""
    if board.pyramid is not None:
        uncover(board)
        return
    if not board.stock:
        return
    pack = board.dice.shuffled(list(bits_of(board.stock)))
    for chair in board.clockwise(board.leader):
        if pack and not board.filled >> chair & 1:
            card = pack.pop()
            board.stock &= ~(1 << card)
            board.hands[chair] |= 1 << card
            board.tell(news.DrawsCards(board.roles.names[chair], CARDS[card]))
