"""What follows a draft: everybody plays once against everybody, each with the deck that he has built."""

from __future__ import annotations

from typing import Any

import msgspec

from onetable.core.rounds import FollowUp, everyone_meets
from onetable.games.drafts.limited import deck_list
from onetable.games.drafts.table import Board
from onetable.games.tcg.decklist import write_json
from onetable.games.tcg.game import TradingCardGame


def follow_ups(board: Board) -> list[FollowUp]:
    """The games of the round, turn by turn. All decks lie open since the end of the draft, so their lists are open, too."""
    decks = [deck_data(board, seat) for seat in range(board.players)]
    return [
        FollowUp(TradingCardGame.id, setup_of([decks[seat] for seat in pair]), pair, turn)
        for turn, pairs in enumerate(everyone_meets(board.players))
        for pair in pairs
    ]


def deck_data(board: Board, seat: int) -> dict[str, Any]:
    """The deck of a seat as plain data, called by its number."""
    found: dict[str, Any] = msgspec.json.decode(write_json(deck_list(board.decks[seat], str(seat + 1))))
    return found


def setup_of(decks: list[dict[str, Any]]) -> dict[str, Any]:
    """A game between these decks."""
    return {"decks": decks, "limited": True, "options": {"deck_lists": "open"}}
