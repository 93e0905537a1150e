"""What the larger games are measured against: random games of python-chess."""

from __future__ import annotations

import random

import chess

PLIES = 60


def random_chess(games: int) -> float:
    """Moves of random games of chess, each a decision among all legal moves."""
    made = 0
    for _ in range(games):
        board = chess.Board()
        for _ in range(PLIES):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(moves[int(random.random() * len(moves))])
            made += 1
    return made
