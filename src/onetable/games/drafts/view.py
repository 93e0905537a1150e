"""All that one seat may know: its own cards, the booster in its hand, and what it remembers of those that it held before."""

from __future__ import annotations

import msgspec

from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.core.step import Seat
from onetable.core.view import NOBODY, View
from onetable.games.drafts.passing import looks, stretches
from onetable.games.drafts.pieces import UNKNOWN, UNSEEN, Deck, Pack
from onetable.games.drafts.table import Board

UNSEEN_DICE = Dice(0)


class DraftView(View[Board], frozen=True, dict=True):
    """The table as one seat sees it."""

    board: Board

    @property
    def table(self) -> Board:
        return self.board

    def encode(self) -> bytes:
        return msgspec.json.encode((self.seat, self.board, self.agenda, self.asked, self.choices, self.hasty))


def view(game: Game[Board], seat: Seat) -> DraftView:
    """What this seat may know; seat -1 is a spectator. When all decks are built everything lies open."""
    shown = game.table.copy()
    shown.dice = UNSEEN_DICE
    if not shown.is_over:
        hide(shown, seat)
    asked = game.decision.seat if game.decision is not None else NOBODY
    choices = game.decision.choices if game.decision is not None and asked == seat else ()
    return DraftView(seat, tuple(game.agenda), asked, choices, game.hasty, shown)


def hide(board: Board, seat: Seat) -> None:
    """Take away what this seat has not seen."""
    board.opened = [cards if owner == seat else (UNSEEN,) * len(cards) for owner, cards in enumerate(board.opened)]
    board.decks = [deck if owner == seat else Deck() for owner, deck in enumerate(board.decks)]
    board.packs = [remembered(board, number, seat) for number in range(len(board.packs))]


def remembered(board: Board, number: int, seat: Seat) -> Pack:
    """A booster as this seat knows it.

    What was gone before its first look it has never seen. Between two looks it knows what was taken, but not who took which card:
    these places stand in their order. What was taken since its last look it does not know.
    """
    pack, seen = board.packs[number], looks(board, number, seat)
    if not seen:
        return Pack((UNSEEN,) * len(pack.cards), (UNKNOWN,) * len(pack.taken))
    before = pack.taken[: seen[0]]
    cards = tuple([UNSEEN if place in before else card for place, card in enumerate(pack.cards)])
    taken = [place if pick in seen else UNKNOWN for pick, place in enumerate(pack.taken)]
    for stretch in stretches(board, number, seat):
        taken[stretch.start : stretch.stop] = sorted(pack.taken[stretch.start : stretch.stop])
    return Pack(cards, tuple(taken))
