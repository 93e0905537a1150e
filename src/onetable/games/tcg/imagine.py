"""A whole world that a seat cannot tell from the real one: unseen cards are dealt anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.core.step import Seat
from onetable.games.tcg.beliefs import believed_sites, fitting_decks, plausible
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.table import HIDDEN_BID, Board
from onetable.games.tcg.traits import Kind
from onetable.games.tcg.view import TcgView, unseen

TRIES = 60


def imagine(seen: TcgView, dice: Dice, belief: type[Unknown]) -> Game[Board]:
    """A world that this seat would see just so; the question now open must be open there too."""
    for _ in range(TRIES):
        world = deal_anew(seen, dice, belief)
        if seen.is_asked_in(world):
            return world
    raise LookupError("no world fits this view")


def deal_anew(seen: TcgView, dice: Dice, belief: type[Unknown]) -> Game[Board]:
    """Give every unseen card a face that it may have."""
    board = seen.table.copy()
    board.dice = Dice(dice.bits())
    board.faces, board.cards = board.faces.copy(), board.cards.copy()
    for unknown in unknowns(seen, belief):
        dealt = unknown.deal(dice)
        board.faces.update(dealt)
        board.cards.update([(card, CARDS[face]) for card, face in dealt])
    board.known_index = None
    for bidder, bid in enumerate(board.bids):
        if bid == HIDDEN_BID:
            board.bids[bidder] = dice.below(board.cards[board.ring_bearer[bidder]].resistance)
    game = Game(board, seen.agenda, seen.hasty)
    game.advance()
    return game


# ---- what is unknown


class Unknown:
    """The unseen cards of one player: where they lie, and what one knows of them."""

    def __init__(self, board: Board, owner: Seat, hidden: Sequence[Handle], known: Sequence[Handle]) -> None:
        self.board, self.owner = board, owner
        self.seen = [board.faces[card] for card in known]
        if board.lists[owner]:
            rest = list((Counter(board.lists[owner]) - Counter(self.seen)).elements())
            self.sites: list[str] | None = [face for face in rest if CARDS[face].kind is Kind.SITE]
            self.rests = [[face for face in rest if CARDS[face].kind is not Kind.SITE]]
            missing = len(self.sites)
        else:
            missing = 9 - sum([CARDS[face].kind is Kind.SITE for face in self.seen])
            self.sites, self.rests = None, fitting_decks(self.seen, len(hidden) - missing)
        is_site = set(board.adventure[owner]) | hidden_sites(board, owner, hidden, missing)
        # Sites lie in the adventure deck in a fixed order: by number, and what came back last.
        self.site_slots = [card for card in hidden if card in is_site]
        self.slots = [card for card in hidden if card not in is_site]

    def deal(self, dice: Dice) -> list[tuple[Handle, str]]:
        """Faces that these cards may have: by the player's list if it is known, else by what one may believe."""
        sites = believed_sites(self.seen, dice) if self.sites is None else self.sites
        cards = dice.choose(self.rests) if self.rests else plausible(self.seen, len(self.slots), dice)
        return [*zip(self.slots, self.spread(cards, dice), strict=True), *zip(self.site_slots, sites, strict=True)]

    def spread(self, cards: Sequence[str], dice: Dice) -> list[str]:
        """In which order they lie there: any is as likely as any other."""
        return dice.shuffled(cards)


def unknowns(seen: TcgView, belief: type[Unknown]) -> list[Unknown]:
    """What this view does not show; the same for all worlds, so it is kept with the view."""
    found: list[Unknown] | None = seen.__dict__.get(belief.__name__)
    if found is None:
        found = seen.__dict__[belief.__name__] = find_unknowns(seen.table, seen.seat, belief)
    return found


def find_unknowns(board: Board, seat: Seat, belief: type[Unknown]) -> list[Unknown]:
    """The unseen cards of all players; when the game is over there are none."""
    hidden = set(unseen(board, seat)) if board.winner < 0 else set()
    found = []
    for owner in range(board.players):
        mine = owner_cards(board, owner)
        unknown = [card for card in mine if card in hidden]
        if unknown:
            found.append(belief(board, owner, unknown, [card for card in mine if card not in hidden]))
    return found


def owner_cards(board: Board, owner: Seat) -> list[Handle]:
    """Every card a player brought, wherever it lies."""
    found = [card for card, piece in board.pieces.items() if piece.owner == owner]
    for zone in (board.hands, board.decks, board.discards, board.deads, board.adventure, board.void, board.removed):
        found += zone[owner]
    found += [site for site, seat in zip(board.path, board.laid_by, strict=True) if seat == owner]
    found += [card for host, stack in board.stacks.items() if board.pieces[host].owner == owner for card in stack]
    return found


def hidden_sites(board: Board, owner: Seat, hidden: Sequence[Handle], count: int) -> set[Handle]:
    """Of a player who is out the sites are among the cards that left the game unseen: the last ones of his adventure deck."""
    if board.adventure[owner] or not board.removed[owner]:
        return set()
    gone = [card for card in board.removed[owner] if card in hidden]
    return set(sorted(gone, key=board.removed[owner].index)[len(gone) - count :]) if count else set()
