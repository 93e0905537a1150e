"""Winning, losing, and what becomes of the table when somebody is out."""

from __future__ import annotations

from onetable.core.game import Game
from onetable.core.step import Anew, Halt, Next, Scope, Seat, Step
from onetable.games.tcg.handle import NOTHING, Handle
from onetable.games.tcg.mechanics.reconcile import Reconcile
from onetable.games.tcg.mechanics.zones import everybody, lay_site, leave_play, own_site, show
from onetable.games.tcg.speech import news
from onetable.games.tcg.speech.moments import AFTER
from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.table import NOBODY, Board
from onetable.games.tcg.traits import Kind, Milestone, Phase, Until


def win(board: Board, seat: Seat, how: str) -> Next:
    """The game is over."""
    board.winner = seat
    board.tell(news.PlayerWon(Player(seat), how))
    return Halt.END


def seek_ring_bearer(board: Board) -> Next:
    """Rulebook: a player loses when the Ring-bearer is killed and nobody takes up the Ring."""
    return None if board.ring_bearer[board.fp] in board.pieces else lose(board, board.fp, "killed")


def is_corrupted(board: Board) -> bool:
    """Rulebook: with as many burdens as resistance the Ring-bearer is corrupted and the game is lost."""
    return board.burdens[board.fp] >= board.cards[board.ring_bearer[board.fp]].resistance


def declare_lost(board: Board, seat: Seat, why: str) -> None:
    """It is told that a player is out."""
    board.lost += ((seat, why),)
    board.tell(news.PlayerLost(Player(seat), why))


def lose(board: Board, seat: Seat, why: str) -> Next:
    """A player is out; the last one left wins, otherwise the others play on with the next turn."""
    declare_lost(board, seat, why)
    if len(board.order) == 2:
        return win(board, next(other for other in board.order if other != seat), "last")
    after = board.left_of(seat)
    right = board.rightward(seat)[1:]
    remove_player(board, seat)
    replace_sites(board, seat, right)
    if seat != board.fp:
        return None
    board.fp = after
    board.forget()
    return Anew((AfterDefeat(after), *board.box.turn), Scope(after))


def give_up(game: Game[Board], seat: Seat) -> None:
    """Giving up is the same as losing, at any moment; what a Shadow player was about to do is not done any more."""
    board = game.table
    if seat not in board.order or board.winner != NOBODY:
        return
    game.decision = None
    moving = board.fp == seat
    then = lose(board, seat, "gave up")
    if not moving and then is None:
        game.agenda = [(steps, scope) for steps, scope in game.agenda if scope.player != seat]
        board.cancelled = tuple([card for card in board.cancelled if card not in board.removed[seat]])
    game.follow((AfterDefeat(seat),), Scope(board.fp), then)
    game.advance()


def remove_player(board: Board, seat: Seat) -> None:
    """His marker and all his cards leave the game; other players' cards on them go to their owners' discard piles."""
    shown = [*board.discards[seat], *board.deads[seat], *board.void[seat]]
    mine = [card for card, piece in board.pieces.items() if piece.owner == seat]
    leave_play(board, mine)
    shown += board.discards[seat]
    show(board, [*shown, *board.deads[seat]], everybody(board))
    show(board, [*board.hands[seat], *board.decks[seat], *board.adventure[seat]], 1 << seat)
    for zone in (board.hands, board.decks, board.discards, board.deads, board.adventure, board.void):
        board.removed[seat] += zone[seat]
        zone[seat] = ()
    board.order = tuple([other for other in board.order if other != seat])
    board.ring_bearer[seat] = NOTHING
    board.burdens[seat] = board.at[seat] = 0
    board.forget()


def replace_sites(board: Board, seat: Seat, right: tuple[Seat, ...]) -> None:
    """His sites are replaced in order, each by the next player to the right; who cannot is passed over."""
    turn = 0
    for number in range(1, len(board.path) + 1):
        if board.laid_by[number - 1] != seat:
            continue
        for step in range(len(right)):
            heir = right[(turn + step) % len(right)]
            site = own_site(board, heir, number)
            if site != NOTHING:
                lay_site(board, heir, site)
                turn += step + 1
                break


def lies_for_this_turn(board: Board, card: Handle) -> bool:
    """Whether this is a condition on a site that goes when the turn ends, as this one does before its time."""
    return board.pieces[card].bearer in board.path and (AFTER, Milestone.TURN_ENDS) in board.cards[card].keys


class AfterDefeat(Step[Board], frozen=True):
    """The moving player is out: all skirmishes end, the others refill, minions are discarded, the next player begins."""

    heir: Seat

    def run(self, board: Board, scope: Scope) -> Next:
        board.pending.clear()
        board.assigned.clear()
        board.fight, board.acting, board.worn, board.ring_silent = None, NOBODY, False, False
        board.cancelled, board.phase = (), Phase.REGROUP
        for until in Until:
            board.end(until)
        for seat in board.order:
            # An event in the middle of its effects is over as well.
            board.discards[seat] += board.void[seat]
            board.void[seat] = ()
        leave_play(board, [card for card in board.pieces if board.cards[card].kind is Kind.MINION or lies_for_this_turn(board, card)])
        return tuple([Reconcile(seat) for seat in (*board.rightward(self.heir)[1:], self.heir)])
