"""The cards in play as pieces: where each lies, what it is now, and why."""

from __future__ import annotations

from onetable.games.tcg.handle import NOTHING, Handle
from onetable.games.tcg.pictures.drawing import Drawing
from onetable.games.tcg.pictures.figures import figure, parts, printed_part
from onetable.games.tcg.pictures.shapes import Figure, Piece, Quality, Vitality, Zone
from onetable.games.tcg.pieces import Part
from onetable.games.tcg.telling.facts import is_in_force
from onetable.games.tcg.telling.fights import assigned_to
from onetable.games.tcg.traits import Keyword, Kind, Measure, Side

MARKS = (
    Measure.TRIPLED, Measure.ONE_WOUND, Measure.NO_WOUNDS, Measure.NO_HEALING, Measure.KEEPS_BURDENS, Measure.NO_ARCHERY,
    Measure.NO_BONUS, Measure.NO_WEAPON_BONUS, Measure.NOT_DISCARDED, Measure.TAKES_PART,
)  # fmt: skip


def pieces(drawing: Drawing) -> tuple[Piece, ...]:
    """All cards in play, in the order in which they came."""
    bears: dict[Handle, list[Handle]] = {}
    for card, piece in drawing.board.pieces.items():
        bears.setdefault(piece.bearer, []).append(card)
    return tuple([piece_of(drawing, card, tuple(bears.get(card, ()))) for card in sorted(drawing.board.pieces)])


def piece_of(drawing: Drawing, card: Handle, bears: tuple[Handle, ...]) -> Piece:
    """One card in play; of a card that rests only what is printed counts."""
    board = drawing.board
    piece, face, active = board.pieces[card], board.cards[card], is_in_force(board, card)
    is_bearer = card == board.ring_bearer[piece.owner]
    return Piece(
        handle=card,
        key=face.id,
        name=drawing.name(card),
        owner=piece.owner,
        zone=zone_of(drawing, card),
        active=active,
        bearer=piece.bearer,
        bears=bears,
        stacked=drawing.cards(board.stacks.get(card, ())),
        strength=strength(drawing, card, active) if face.is_character else None,
        vitality=vitality(drawing, card, active) if face.is_character else None,
        resistance=face.resistance if is_bearer else None,
        keywords=keywords(drawing, card, active),
        marks=marks(drawing, card) if active else (),
        home=face.home,
        ring_bearer=is_bearer,
        worn=board.worn and face.kind is Kind.THE_ONE_RING and piece.owner == board.fp,
        roaming=active and board.is_roaming(card),
        takes_part=active and board.takes_part(card),
        against=against(drawing, card),
    )


def zone_of(drawing: Drawing, card: Handle) -> Zone:
    """Where a card in play lies."""
    board = drawing.board
    face, bearer = board.cards[card], board.pieces[card].bearer
    if bearer != NOTHING:
        return "borne" if bearer in board.pieces else "site"
    if face.kind is Kind.COMPANION:
        return "fellowship"
    if face.kind is Kind.ALLY:
        return "home"
    return "minions" if face.kind is Kind.MINION and face.side is Side.SHADOW else "support"


def strength(drawing: Drawing, card: Handle, active: bool = True) -> Figure:
    """Strength now, and why."""
    board, printed = drawing.board, drawing.board.cards[card].strength
    return figure(drawing, printed, lambda counted: board.strength(card, counted)) if active else Figure(printed, printed)


def vitality(drawing: Drawing, card: Handle, active: bool) -> Vitality:
    """What is left of vitality."""
    board, printed, wounds = drawing.board, drawing.board.cards[card].vitality, drawing.board.pieces[card].wounds
    whole = figure(drawing, printed, lambda counted: board.vitality(card, counted) + wounds) if active else Figure(printed, printed)
    return Vitality(whole.now - wounds, whole, wounds, whole.now - wounds <= 1)


def keywords(drawing: Drawing, card: Handle, active: bool) -> tuple[Quality, ...]:
    """What a card is now: printed, or given by others."""
    board, face = drawing.board, drawing.board.cards[card]
    found = []
    for keyword in Keyword:
        if keyword not in face.printed and keyword not in drawing.changed:
            continue
        printed, given = face.printed.get(keyword, 0), list[Part]()
        amount = board.has(card, keyword, given) if active else printed
        if amount > 0:
            why = (*([printed_part(drawing, printed)] if printed else []), *parts(drawing, given)) if given else ()
            found.append(Quality(keyword.value, drawing.trait(keyword), amount, why))
    return tuple(found)


def marks(drawing: Drawing, card: Handle) -> tuple[Quality, ...]:
    """What else holds for a card, and which card says so."""
    found = []
    for measure in [each for each in MARKS if each in drawing.changed]:
        why: list[Part] = []
        amount = drawing.board.total(measure, card, why)
        if amount > 0:
            found.append(Quality(measure.name.lower().replace("_", "-"), drawing.trait(measure), amount, tuple(parts(drawing, why))))
    return tuple(found)


def against(drawing: Drawing, card: Handle) -> tuple[Handle, ...]:
    """Whom a minion is assigned to, or who is assigned to a defender."""
    board = drawing.board
    return (board.assigned[card],) if card in board.assigned else assigned_to(board, card)
