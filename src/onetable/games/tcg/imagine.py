"""A whole world that a seat cannot tell from the real one: unseen cards are dealt anew."""

from __future__ import annotations

from collections import Counter

from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.core.step import Seat
from onetable.games.tcg.beliefs import believed_cards, believed_sites
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.table import HIDDEN_BID, Board
from onetable.games.tcg.view import TcgView, unseen
from onetable.games.tcg.words.bases import Handle
from onetable.games.tcg.words.traits import Kind

TRIES = 60


def imagine(seen: TcgView, dice: Dice) -> Game[Board]:
    """A world that this seat would see just so; the question now open must be open there too."""
    if seen.board.winner >= 0:
        return deal_anew(seen, dice)
    for _ in range(TRIES):
        world = deal_anew(seen, dice)
        decision = world.decision
        if decision is not None and decision.seat == seen.asked and world.agenda == list(seen.agenda):
            return world
    raise LookupError("no world fits this view")


def deal_anew(seen: TcgView, dice: Dice) -> Game[Board]:
    """Give every unseen card a face that it may have."""
    board = seen.table.copy()
    board.dice = Dice(dice.bits())
    board.faces = dict(board.faces)
    board.lists = list(board.lists)
    hidden = set(unseen(board, seen.seat)) if board.winner < 0 else set()
    owners = {card: owner for owner in range(board.players) for card in owner_cards(board, owner)}
    for owner in range(board.players):
        mine = [card for card, whose in owners.items() if whose == owner]
        fill(board, owner, [card for card in mine if card in hidden], [card for card in mine if card not in hidden], dice)
    board.cards = {card: CARDS[face] for card, face in board.faces.items()}
    board.known_index = None
    for bidder, bid in enumerate(board.bids):
        if bid == HIDDEN_BID:
            board.bids[bidder] = dice.below(5)
    game = Game(board, seen.agenda, seen.hasty)
    game.advance()
    return game


def owner_cards(board: Board, owner: Seat) -> list[Handle]:
    """Every card a player brought, wherever it lies."""
    found = [card for card, piece in board.pieces.items() if piece.owner == owner]
    for zone in (board.hands, board.decks, board.discards, board.deads, board.adventure, board.void, board.removed):
        found += zone[owner]
    found += [site for site, seat in zip(board.path, board.laid_by, strict=True) if seat == owner]
    found += [card for host, stack in board.stacks.items() if board.pieces[host].owner == owner for card in stack]
    return found


def fill(board: Board, owner: Seat, hidden: list[Handle], known: list[Handle], dice: Dice) -> None:
    """Deal the faces this player's unseen cards may have: from his list if it is known, else from what one may believe."""
    if not hidden:
        return
    ids = [board.faces[card] for card in known]
    if board.lists[owner]:
        rest = list((Counter(board.lists[owner]) - Counter(ids)).elements())
        sites = [face for face in rest if CARDS[face].kind is Kind.SITE]
        draw = [face for face in rest if CARDS[face].kind is not Kind.SITE]
    else:
        laid = sum([CARDS[face].kind is Kind.SITE for face in ids])
        sites = believed_sites(ids, dice)
        draw = believed_cards(ids, len(hidden) - (9 - laid), dice)
        board.lists[owner] = ()
    is_site = set(board.adventure[owner]) | hidden_sites(board, owner, hidden, len(sites))
    slots = [card for card in hidden if card not in is_site]
    board.faces.update(zip(slots, dice.shuffled(draw), strict=True))
    # Sites lie in the adventure deck in a fixed order: by number, and what came back last.
    board.faces.update(zip([card for card in hidden if card in is_site], sites, strict=True))


def hidden_sites(board: Board, owner: Seat, hidden: list[Handle], count: int) -> set[Handle]:
    """Of a player who is out the sites are among the cards that left the game unseen: the last ones of his adventure deck."""
    if board.adventure[owner] or not board.removed[owner]:
        return set()
    gone = [card for card in board.removed[owner] if card in hidden]
    return set(sorted(gone, key=board.removed[owner].index)[len(gone) - count :]) if count else set()
