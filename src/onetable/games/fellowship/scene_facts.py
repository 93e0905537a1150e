"""What can be expected of a position, by name: the facts that a scenario compares."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from onetable.core.game import Game
from onetable.core.short import short
from onetable.games.fellowship.goal import Verdict
from onetable.games.fellowship.mechanics.asked_chair import asked_chair
from onetable.games.fellowship.phases.between_tricks import FindLeader, OfferTucked, has_card
from onetable.games.fellowship.phases.casting import ChooseCharacters, next_to_choose
from onetable.games.fellowship.phases.tricks import PlayCards
from onetable.games.fellowship.pieces.playing_cards import code_line
from onetable.games.fellowship.table import NOBODY, Board, Chair


def chair_in_question(game: Game[Board]) -> Chair:
    """The chair that the open question is about, or nobody."""
    if game.decision is None:
        return NOBODY
    board = game.table
    match game.agenda[-1][0][0]:
        case ChooseCharacters():
            return next_to_choose(board)
        case PlayCards():
            return board.turn
        case OfferTucked():
            return board.tucked[0]
        case FindLeader():
            return next(chair for chair in board.clockwise(board.leader) if has_card(board, chair))
        case _:
            return asked_chair(game.agenda)


def facts(game: Game[Board]) -> Mapping[str, Any]:
    """What a scenario may expect, by name."""
    board, decision = game.table, game.decision
    asked = chair_in_question(game)
    named = {chair: board.cast[chair] or str(chair) for chair in board.chairs()}

    def by_name(values: Iterable[Any]) -> dict[str, Any]:
        return {named[chair]: value for chair, value in enumerate(values)}

    return {
        "asked": named[asked] if asked != NOBODY else "",
        "asked_player": decision.seat if decision is not None else -1,
        "characters": by_name(board.cast),
        "hands": by_name([code_line(hand) for hand in board.hands]),
        "holding": by_name([board.holding(chair) for chair in board.chairs()]),
        "won": by_name([code_line(cards) for cards in board.won]),
        "tricks": by_name([taken.bit_count() for taken in board.taken]),
        "verdicts": by_name([Verdict(verdict).name.lower() for verdict in board.verdicts]),
        "duties": by_name([Verdict(verdict).name.lower() for verdict in board.duties]),
        "threats": by_name([list(ranks) for ranks in board.threats]),
        "riders": by_name(board.riders),
        "lost": code_line(board.lost),
        "leader": named[board.leader] if board.leader >= 0 else "",
        "left": board.left,
        "broken": board.broken,
        "finished": list(board.finished),
        "done": list(board.done),
        "spent": list(board.spent),
        "outcome": board.outcome,
        "round": board.round,
        "event": board.event,
        "told": [short(event.word) for event in board.news or ()],
        "event_cards": list(board.event_cards),
    }
