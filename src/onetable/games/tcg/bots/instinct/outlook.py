"""How things stand for the one who is asked, in a few numbers around zero, by what he may know."""

from __future__ import annotations

from onetable.core.step import Seat
from onetable.games.tcg.bots.worth import Situation
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Kind, Side

COMPANION, MINION, LIGHT = Kind.COMPANION, Kind.MINION, Side.FREE
OUTLOOK = (
    "always", "site of the fellowship", "last step before it", "lead of the one asked", "a rival is near the end", "burdens",
    "vitality of the Ring-bearer", "companions", "companions one wound from death", "strength of the company", "twilight", "minions",
    "strength of minions to that of the company", "cards in the own hand", "cards in the other's hand", "moves left", "own draw deck",
    "price of minions in the own hand", "cards of the light in the own hand",
)  # fmt: skip


def outlook(situation: Situation) -> list[float]:
    """The numbers, in the order of their names."""
    board, seat = situation.board, situation.seat
    fp, last, cards = board.fp, board.last_site, board.cards
    at, ahead = board.at[fp], farthest_rival(board, seat)
    bearer = board.ring_bearer[fp]
    company = frail = strength = minions = against = 0
    for card, piece in board.pieces.items():
        face = cards[card]
        kind = face.kind
        if kind is MINION:
            minions += 1
            against += face.strength
        elif kind is COMPANION and piece.owner == fp:
            company += 1
            strength += face.strength
            frail += face.vitality - piece.wounds <= 1
    borne, price, light = board.pieces.get(bearer), 0, 0
    for card in board.hands[seat]:
        face = cards[card]
        if face.side is LIGHT:
            light += 1
        elif face.kind is MINION:
            price += face.twilight
    other = fp if seat != fp else board.left_of(fp)
    return [
        1.0, (at - 4) / 3, 1.0 if at >= last - 1 else 0.0, (board.at[seat] - ahead) / 3, 1.0 if ahead >= last - 2 else 0.0,
        board.burdens[fp] / (cards[bearer].resistance or 1) - 0.3, (cards[bearer].vitality - borne.wounds - 3) / 2 if borne else -1.5,
        (company - 4) / 2, frail / 2, strength / 25 - 1, (board.twilight - 4) / 4, minions / 3,
        against / (strength if strength > 10 else 10), (len(board.hands[seat]) - 6) / 3, (len(board.hands[other]) - 6) / 3,
        board.move_limit - board.moves - 1.0, len(board.decks[seat]) / 30 - 0.5, price / 8 - 1, (light - 3) / 2,
    ]  # fmt: skip


def farthest_rival(board: Board, seat: Seat) -> int:
    """How far the first of the others is."""
    farthest = 0
    for other in board.order:
        if other != seat and board.at[other] > farthest:
            farthest = board.at[other]
    return farthest
