"""The moves of the kernel and the words of the choices: which is which."""

from __future__ import annotations

from onetable.core.game import Game
from onetable.core.word import Word
from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.pieces.playing_cards import BITS, bits_of
from onetable.games.fellowship.table import Board
from onetable.games.fellowship.words import choices


def moves_in(moves: int) -> list[int]:
    """The moves of a set, lowest first."""
    return list(bits_of(int(moves)))


def move_of(game: Game[Board], choice: Word) -> int:
    """The move that this choice is in the kernel."""
    match choice:
        case choices.PlayToWin():
            return at.TO_WIN
        case choices.Play() | choices.Give() | choices.PutInItsPlace():
            return BITS[choice.card]
        case choices.LetLead():
            return game.table.seat_of(choice.character.key)
        case choices.LeadYourself():
            return next(chair for chair in game.table.clockwise(game.table.leader) if can_play(game.table, chair))
        case choices.TakeTucked() | choices.UseGift():
            return 1
        case choices.LeaveTucked() | choices.KeepGift():
            return 0
        case _:
            raise LookupError(f"no move of a trick: {type(choice).__name__}")


def can_play(board: Board, chair: int) -> bool:
    """Whether this chair has a card for the trick."""
    return bool(board.hands[chair]) or chair in (board.laid[0], board.aside[0])


def choice_of(game: Game[Board], move: int) -> int:
    """The number of the choice that this move is."""
    assert game.decision is not None
    return next(number for number, choice in enumerate(game.decision.choices) if move_of(game, choice) == move)
