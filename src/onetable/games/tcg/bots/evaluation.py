"""How a position stands at the beginning of a turn: a chance to win, learned from many games of the rules of thumb."""

from __future__ import annotations

from math import exp

from onetable.bots.adding import added
from onetable.core.step import Seat
from onetable.games.tcg.bots.worth import DECAY, companion_worth
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Kind, Side

SITE, SITE_SQUARED = -0.45, 1.05
COMPANIONS, COMPANIONS_EARLY = 1.75, -1.05
EACH_COMPANION, VITALITY, BURDENS = 0.05, 0.12, -1.8
ALLY, THING, DARK_THING, HAND = 0.2, 0.09, 0.16, 1.5
TO_MOVE = 0.2
HALE = tuple([1.0 - decay for decay in DECAY])


def chance(board: Board, seat: Seat) -> float:
    """How likely this seat is to win, from 0 to 1."""
    if board.winner >= 0:
        return 1.0 if board.winner == seat else 0.0
    if seat not in board.order:
        return 0.0
    mine = standing(board, seat) + (TO_MOVE if seat == board.fp else 0.0)
    others = [standing(board, other) + (TO_MOVE if other == board.fp else 0.0) for other in board.order if other != seat]
    return 1.0 / (1.0 + added([exp(other - mine) for other in others]))


def standing(board: Board, seat: Seat) -> float:
    """How well a player is off, by what everybody can see."""
    bearer, at, last = board.ring_bearer[seat], board.at[seat], board.last_site
    company, things, count = 0.0, 0.0, 0
    for card, piece in board.pieces.items():
        if piece.owner != seat:
            continue
        face = board.cards[card]
        if face.kind is Kind.COMPANION:
            if card != bearer:
                company += companion_worth(face) * HALE[max(0, min(11, face.vitality - piece.wounds))]
                count += 1
        elif face.kind is Kind.ALLY:
            things += ALLY
        elif face.kind is not Kind.MINION:
            things += DARK_THING if face.side is Side.SHADOW else THING
    burdens = board.burdens[seat] / max(1, board.cards[bearer].resistance)
    vitality = board.cards[bearer].vitality - board.pieces[bearer].wounds
    return (
        SITE * at + SITE_SQUARED * at * at / last + company / 10 * (COMPANIONS + COMPANIONS_EARLY * (last - at) / last)
        + EACH_COMPANION * count + VITALITY * vitality + BURDENS * burdens**3 + things + HAND * len(board.hands[seat]) / 8
    )  # fmt: skip
