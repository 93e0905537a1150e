"""The other half of the leak test: change something that a seat has not seen, directly on the table, and look again.

Written without `imagine`, so that a leak that an imagined world would faithfully copy is found all the same.
"""

from __future__ import annotations

from random import Random
from typing import Any

from onetable.core.game import Game
from onetable.games.fellowship.game import Fellowship
from onetable.games.fellowship.mechanics.horn import longest_suits
from onetable.games.fellowship.mechanics.knowledge import known_row
from onetable.games.fellowship.pieces.playing_cards import ONE_RING, bits_of
from onetable.games.fellowship.table import Board, PyramidLayout
from tests.contract.positions import random_game

BOOK = Fellowship()
Place = tuple[str, int]  # what, and which chair or place of the pyramid


def unseen(board: Board, seat: int) -> list[tuple[Place, int]]:
    """Every card that this seat has not seen, and where it lies."""
    found: list[tuple[Place, int]] = []
    for chair, hand in enumerate(board.hands):
        if board.players[chair] != seat and not board.open_hands >> chair & 1:
            promised = [card for giver, _, card in board.picks if giver == chair]
            found += [(("hand", chair), card) for card in bits_of(hand) if card not in promised]
            if board.tucked[0] == chair:
                found.append((("tucked", chair), board.tucked[1]))
    found += [(("stock", -1), card) for card in bits_of(board.stock)] + [(("barrow", -1), card) for card in bits_of(board.barrow)]
    if board.pyramid is not None:
        places = enumerate(board.pyramid.places)
        found += [(("pyramid", place), card) for place, card in places if card >= 0 and not board.pyramid.shown >> place & 1]
    if board.veiled >= 0 and board.players[board.veiled] != seat:
        found += [(("veiled", chair), card) for chair, card in board.trick if chair == board.veiled]
    return found


def may_lie(board: Board, seat: int, place: Place, card: int) -> bool:
    """Whether this seat cannot rule out that the card lies there."""
    what, chair = place
    row = known_row(board, seat if seat >= 0 else -1) if board.knowledge else (-1,) * 4
    if what in ("stock", "barrow"):
        return all(cards >> card & 1 for cards in row)
    if what == "pyramid":
        return bool(row[2] >> card & 1)
    fits = bool(row[chair] >> card & 1)
    return fits and (what == "tucked" or not board.void[chair] >> card & 1)


def put(board: Board, place: Place, old: int, new: int) -> None:
    """Replace a card where it lies."""
    what, chair = place
    if what == "hand":
        board.hands[chair] = board.hands[chair] & ~(1 << old) | 1 << new
    elif what == "tucked":
        board.tucked = (chair, new)
    elif what == "veiled":
        board.trick = [(who, new if who == chair else card) for who, card in board.trick]
        board.winning, board.best = board.trick[0]
        for who, card in board.trick[1:]:
            if card >> 3 == board.best >> 3 and card > board.best:
                board.winning, board.best = who, card
    elif what == "pyramid" and board.pyramid is not None:
        places = list(board.pyramid.places)
        places[chair] = new
        board.pyramid = PyramidLayout(board.pyramid.rows, tuple(places), board.pyramid.shown)
        on_places = [card for card in places if card >= 0 and not board.hands[2] >> card & 1]
        board.buried = sum([1 << card for card in set(on_places)])
    else:
        setattr(board, what, getattr(board, what) & ~(1 << old) | 1 << new)


def swap_cards(game: Game[Board], seat: int, random: Random) -> Game[Board] | None:
    """The same game with two unseen cards exchanged, or None if this try does not fit what the seat knows."""
    found = unseen(game.table, seat)
    if len(found) < 2:
        return None
    (here, one), (there, other) = random.sample(found, 2)
    if one == ONE_RING or other == ONE_RING or here == there:
        return None
    if "veiled" in (here[0], there[0]) and one >> 3 != other >> 3:
        return None
    if not may_lie(game.table, seat, here, other) or not may_lie(game.table, seat, there, one):
        return None
    twin = game.clone()
    board = twin.table
    put(board, here, one, other)
    put(board, there, other, one)
    swapped = {one: other, other: one}
    observer = seat if seat >= 0 else board.setup.players
    board.moves = tuple(
        [tuple([(a, b, swapped.get(c, c) if not seen >> observer & 1 else c, seen) for a, b, c, seen in batch]) for batch in board.moves]
    )
    horn, named = board.horn
    if horn >= 0 and longest_suits(board.hands[horn] | board.horn_played | sum([1 << c for who, c in board.trick if who == horn])) != named:
        return None
    return asked_again(twin)


def change_pick(game: Game[Board], seat: int, random: Random) -> Game[Board] | None:
    """The same game with another card laid ready by somebody else."""
    board = game.table
    others = [number for number, (giver, _, _) in enumerate(board.picks) if board.players[giver] != seat]
    if not others:
        return None
    number = random.choice(others)
    giver, receiver, _ = board.picks[number]
    twin = game.clone()
    free = list(bits_of(twin.table.may_give(giver)))
    if not free:
        return None
    picks = list(board.picks)
    picks[number] = (giver, receiver, random.choice(free))
    twin.table.picks = tuple(picks)
    return asked_again(twin)


def change_threat(game: Game[Board], seat: int, random: Random) -> Game[Board] | None:
    """The same game with a hidden threat exchanged for one of the deck that this seat has not ruled out."""
    board = game.table
    hidden = [chair for chair, covered in enumerate(board.hidden_threats) if covered and board.players[chair] != seat]
    ranks = [rank for rank in range(1, 8) if board.threat_deck >> rank & 1]
    if not hidden or not ranks:
        return None
    chair, rank = random.choice(hidden), random.choice(ranks)
    old = board.threats[chair][0]
    row = board.threat_knowledge[seat if seat >= 0 else -1]
    if not row[chair] >> rank & 1 or not row[-1] >> old & 1 or board.threat_knowledge[-1][chair] == 1 << old:
        return None
    twin = game.clone()
    twin.table.threats = tuple([(rank,) if other == chair else have for other, have in enumerate(board.threats)])
    twin.table.threat_deck = board.threat_deck & ~(1 << rank) | 1 << old
    return asked_again(twin)


def asked_again(game: Game[Board]) -> Game[Board]:
    """The open question is asked anew."""
    if game.decision is not None:
        game.decision = None
        game.advance()
    return game


def find_told_secret(setup: dict[str, Any], players: int, seeds: range, tries: int = 4) -> tuple[str, int]:
    """The first view that changes with something its seat has not seen ("" if none does), and how many changes were made."""
    random, made = Random(6), 0
    for seed in seeds:
        for number, game in enumerate(random_game(BOOK, setup, players, seed)):
            if game.decision is None:
                break
            for seat in (-1, *range(players)):
                real = BOOK.view(game, seat).encode()
                for change in (*[swap_cards] * tries, change_pick, change_threat):
                    twin = change(game, seat, random)
                    if twin is None:
                        continue
                    made += 1
                    if BOOK.view(twin, seat).encode() != real:
                        return f"{change.__name__} in {setup} with {players}, seed {seed}, decision {number}, seat {seat}", made
    return "", made
