"""All that one seat may know: the table without the faces of the cards it has not seen."""

from __future__ import annotations

import msgspec
from msgspec import Raw

from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.core.step import Seat
from onetable.core.view import NOBODY as NO_SEAT
from onetable.core.view import View
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.contents import BOX
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.mechanics.zones import everybody
from onetable.games.tcg.table import HIDDEN_BID, NO_BID, Board
from onetable.games.tcg.traits import Phase

UNSEEN_DICE = Dice(0)
encode = msgspec.json.Encoder().encode
MAPS = ("faces", "pieces", "stacks", "seen", "assigned", "pending")


class TcgView(View[Board], frozen=True, dict=True):
    """Handles say nothing about a card, so all but the faces is public."""

    board: Board

    @property
    def table(self) -> Board:
        """The table as this seat sees it: `cards` holds the faces it knows."""
        if self.board.cards is None:
            self.board.box = self.board.box or BOX
            self.board.cards = {card: CARDS[face] for card, face in self.board.faces.items()}
        return self.board

    @property
    def open_piles(self) -> tuple[Seat, ...]:
        """Whose discard piles this seat may look through."""
        all_seats = tuple(range(self.board.players))
        return all_seats if self.board.options.discard_piles == "open" or self.board.winner >= 0 else tuple({self.seat} & set(all_seats))

    def encode_table(self) -> Raw:
        board = self.board.bare()
        for name in MAPS:
            setattr(board, name, dict(sorted(getattr(board, name).items())))
        return Raw(encode(board))

    def encode(self) -> bytes:
        return encode((self.seat, self.encode_table(), self.agenda, self.asked, self.choices, self.hasty))


def view(game: Game[Board], seat: Seat) -> TcgView:
    """What this seat may know; seat -1 is a spectator. When the game is over all lies open."""
    board = game.table
    shown = board.bare()
    shown.dice = UNSEEN_DICE
    if board.box is not BOX:
        shown.box = board.box  # a scenario has laid the table out, and calls cards by names of its own
    if board.winner < 0:
        hide(board, shown, seat)
    decision = game.decision
    asked = decision.seat if decision is not None else NO_SEAT
    choices = decision.choices if decision is not None and asked == seat else ()
    return TcgView(seat, tuple(game.agenda), asked, choices, game.hasty, shown)


def hide(board: Board, shown: Board, seat: Seat) -> None:
    """Take away what this seat has not seen."""
    unknown = set(unseen(board, seat))
    shown.faces = {card: face for card, face in board.faces.items() if card not in unknown}
    bit = 1 << seat if seat >= 0 else 0
    all_seats = everybody(board)
    # Who knows which hidden card: a seat knows what all know, and what it knows itself.
    shown.seen = {card: seats if seats == all_seats else bit for card, seats in board.seen.items() if seats == all_seats or seats & bit}
    if board.options.deck_lists != "open":
        shown.lists = [cards if owner == seat else () for owner, cards in enumerate(board.lists)]
    if NO_BID in board.bids:
        shown.bids = [
            bid if owner == seat or bid == NO_BID or owner not in board.order else HIDDEN_BID for owner, bid in enumerate(board.bids)
        ]


def unseen(board: Board, seat: Seat) -> list[Handle]:
    """The cards this seat does not know: in draw decks, other hands, other adventure decks, and what went out of the game unseen."""
    bit = 1 << seat if seat >= 0 else 0
    seen, all_seats = board.seen, everybody(board)
    found: list[Handle] = []
    for owner in range(board.players):
        mine = owner == seat
        hidden = list(board.removed[owner])
        # One picks the starting fellowship from the open deck.
        if not (mine and board.phase is Phase.SETUP):
            hidden += board.decks[owner]
        if not mine:
            hidden += board.hands[owner]
            hidden += board.adventure[owner]
        found += [card for card in hidden if not (seen.get(card, 0) & bit or seen.get(card, 0) == all_seats)]
    return found
