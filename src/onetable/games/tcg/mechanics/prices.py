"""What a card costs now."""

from __future__ import annotations

from onetable.core.step import Scope, Seat
from onetable.core.word import Word
from onetable.games.tcg.handle import NOTHING, Handle
from onetable.games.tcg.pieces import Part, from_nothing
from onetable.games.tcg.speech import news
from onetable.games.tcg.speech.marks import Said
from onetable.games.tcg.speech.parts import Modifier
from onetable.games.tcg.speech.voice import speaker
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Kind, Measure, Side

_MINION = Kind.MINION
_COST = Measure.COST
_DARK = Side.SHADOW
ROAMING_PENALTY = 2
ROAMS, DISCOUNT = "roaming", "discount"  # why a part of a price is there


class TooDear(Word, frozen=True):
    """The pool holds fewer tokens than the card costs."""

    cost: Said[int]
    pool: Said[int]


def price(board: Board, seat: Seat, card: Handle, discount: int = 0, bearer: Handle = NOTHING, parts: list[Part] | None = None) -> int:
    """Printed cost and all changes, not below 0; only then the roaming penalty is added."""
    face = board.cards[card]
    total = face.twilight - discount
    if discount and parts is not None:
        parts.append(Part(NOTHING, -discount, DISCOUNT))
    for scope, word, _ in board.words(_COST):
        amount = word.amount(board, card, scope)  # type: ignore[attr-defined]
        total += amount
        if amount and parts is not None:
            parts.append(Part(speaker(scope), amount, word))
    if _COST in face.keys:  # a card named in its own text changes its own cost
        own = Scope(seat, card, named=((face.bearer, bearer),) if face.bearer is not None and bearer >= 0 else ())
        changes = [word for word in face.text if isinstance(word, Modifier) and _COST in word.found_by()]
        total += sum([word.amount(board, card, own) for word in changes])
        if parts is not None:
            parts += [Part(card, amount, word) for word in changes if (amount := word.amount(board, card, own))]
    if total < 0:
        total = from_nothing(total, parts)
    return total + roaming_penalty(board, card, parts) if face.kind is _MINION else total


def roaming_penalty(board: Board, card: Handle, parts: list[Part] | None = None) -> int:
    """Two more for a roaming minion, unless something lowers it."""
    if not board.is_roaming(card):
        return 0
    if parts is not None:
        parts.append(Part(NOTHING, ROAMING_PENALTY, ROAMS))
    total = ROAMING_PENALTY + board.total(Measure.ROAMING_PENALTY, card, parts)
    return total if total >= 0 else from_nothing(total, parts)


def too_dear(board: Board, seat: Seat, card: Handle, discount: int = 0, spare: int = 0) -> Word | None:
    """Why a Shadow card cannot be paid; `spare` is what must be left in the pool for other costs."""
    if board.cards[card].side is not _DARK:
        return None
    cost = price(board, seat, card, discount)
    return TooDear(cost, board.twilight - spare) if cost > board.twilight - spare else None


def pay_twilight(board: Board, seat: Seat, card: Handle, discount: int = 0, bearer: Handle = NOTHING, free: bool = False) -> None:
    """A Free Peoples card adds its cost to the pool, a Shadow card removes it."""
    cost = roaming_penalty(board, card) if free else price(board, seat, card, discount, bearer)
    change_pool(board, cost if board.cards[card].side is Side.FREE else -cost)


def change_pool(board: Board, amount: int) -> None:
    """Add tokens to the pool, or remove as many as there are."""
    if amount > 0:
        board.twilight += amount
        if board.news is not None:
            board.tell(news.TwilightAdded(amount, board.twilight))
    elif amount < 0:
        amount = min(-amount, board.twilight)
        board.twilight -= amount
        if board.news is not None:
            board.tell(news.TwilightRemoved(amount, board.twilight))
