"""What holds at every moment of a game: each card lies in one place, counters are never negative, unique cards are unique."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Any

from onetable.core.game import Game
from onetable.games.tcg.decklist import DECKS
from onetable.games.tcg.handle import NOTHING
from onetable.games.tcg.imagine import owner_cards
from onetable.games.tcg.index import Index
from onetable.games.tcg.mechanics.zones import dead_companions
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Kind, Phase
from onetable.games.tcg.words.playing import MOST_COMPANIONS

RETAIL = "_retail"


def every_table() -> list[tuple[dict[str, Any], int]]:
    """All decks in pairs, tables of three to six with each deck at one of them, and the first game."""
    names = [name for name in DECKS if not name.endswith(RETAIL)]
    tables: list[tuple[dict[str, Any], int]] = [({"first_game": True}, 2)]
    tables += [({"decks": list(pair)}, 2) for pair in combinations_with_replacement(names, 2)]
    for players in (3, 4, 5, 6):
        for start in range(0, len(names), 2):
            tables.append(({"decks": [names[(start + 3 * seat) % len(names)] for seat in range(players)]}, players))
    return tables


def fault(game: Game[Board]) -> str:
    """What is wrong with this position; nothing if all is well."""
    board = game.table
    return misplaced(board) or miscounted(board) or not_unique(board) or hanging(board) or overgrown(board) or stale(board)


def places(board: Board) -> Iterator[int]:
    """Every card on the table, place by place."""
    for zone in (board.hands, board.decks, board.discards, board.deads, board.adventure, board.void, board.removed):
        for pile in zone:
            yield from pile
    for stack in board.stacks.values():
        yield from stack
    yield from board.pieces
    yield from board.path


def misplaced(board: Board) -> str:
    """Each card lies in exactly one place, and it is a card its owner brought."""
    counts = Counter(places(board))
    for card in board.faces:
        if counts[card] != 1:
            return f"{board.cards[card].name} ({card}) lies in {counts[card]} places"
    if len(counts) != len(board.faces):
        return "a card without a face lies on the table"
    for owner in range(board.players):
        if Counter([board.faces[card] for card in owner_cards(board, owner)]) != Counter(board.lists[owner]):
            return f"the cards of seat {owner} are not those of his deck"
    return ""


def miscounted(board: Board) -> str:
    """No counter is negative, and nobody lives without vitality."""
    if min(board.twilight, board.moves, *board.burdens) < 0:
        return "a counter is negative"
    if board.phase is not Phase.SETUP and board.move_limit < 1:
        return "the move limit is below one"
    for card, piece in board.pieces.items():
        if piece.wounds < 0:
            return f"{board.cards[card].name} has {piece.wounds} wounds"
    for card in board.index.active:
        if board.cards[card].is_character and board.vitality(card) <= 0 and not board.pending and board.winner < 0:
            return f"{board.cards[card].name} lives without vitality"
    return ""


def not_unique(board: Board) -> str:
    """A player has each unique title once in play, and only one copy of it is active."""
    mine = Counter([(piece.owner, board.cards[card].title) for card, piece in board.pieces.items() if board.cards[card].unique])
    active = Counter([board.cards[card].title for card in board.index.active if board.cards[card].unique])
    return next((f"{title} is in play twice" for title, count in [*mine.items(), *active.items()] if count > 1), "")


def hanging(board: Board) -> str:
    """Every borne card has a bearer in play, or lies on a site of the path; assigned characters are in play."""
    for card, piece in board.pieces.items():
        if piece.bearer != NOTHING and piece.bearer not in board.pieces and piece.bearer not in board.path:
            return f"{board.cards[card].name} is borne by nobody"
    for minion, defender in board.assigned.items():
        if minion not in board.pieces or defender not in board.pieces:
            return "somebody who is not in play is assigned"
    return next((f"something is stacked on card {host}, which is not in play" for host in board.stacks if host not in board.pieces), "")


def overgrown(board: Board) -> str:
    """At most nine companions are in play and in the dead pile."""
    for seat in board.order:
        mine = [card for card, piece in board.pieces.items() if piece.owner == seat and board.cards[card].kind is Kind.COMPANION]
        if len(mine) + dead_companions(board, seat) > MOST_COMPANIONS:
            return f"the fellowship of seat {seat} has {len(mine)} companions"
    return ""


def stale(board: Board) -> str:
    """The index that is kept says the same as one made from scratch."""
    kept, fresh = board.index, Index(board)
    same = (kept.active, kept.words, kept.copied) == (fresh.active, fresh.words, fresh.copied)
    return "" if same else "the index of active texts is stale"
