"""What holds at every moment of a draft, and every table that can be played."""

from __future__ import annotations

from collections import Counter
from typing import Any

from onetable.core.game import Game
from onetable.games.drafts.limited import wrong_with
from onetable.games.drafts.pieces import Kind
from onetable.games.drafts.supplies import is_drawn, pool
from onetable.games.drafts.table import Board
from onetable.games.tcg.boosters import BOOSTER, rarity


def every_table() -> list[tuple[dict[str, Any], int]]:
    """Every kind with every number of players it is for."""
    many = [({"kind": kind.value}, players) for kind in (Kind.DRAFT, Kind.SEALED) for players in range(2, 7)]
    return [*many, ({"kind": Kind.STARTERS.value}, 2)]


def fault(game: Game[Board]) -> str:
    """What is wrong with this position; nothing if all is well."""
    board = game.table
    for pack in board.packs:
        if len(set(pack.cards)) != len(pack.cards) or Counter([rarity(card) for card in pack.cards]) != Counter(BOOSTER):
            return f"no booster is made up like this: {pack.cards}"
        if len(set(pack.taken)) != len(pack.taken):
            return f"a card was taken twice: {pack}"
    for seat, deck in enumerate(board.decks):
        strange = Counter(deck.draw) - Counter([card for card in pool(board, seat) if is_drawn(card)])
        if strange:
            return f"the deck of seat {seat} holds cards that are not in its pool: {dict(strange)}"
        if board.has_built(seat) and (wrong := wrong_with(board, seat)):
            return f"seat {seat} has finished a deck that is not legal: {wrong}"
    return ""
