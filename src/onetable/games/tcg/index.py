"""The index of active texts: derived from the position, never changed, shared by clones."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from onetable.core.step import Scope
from onetable.games.tcg.words.bases import Ability, Handle, Modifier
from onetable.games.tcg.words.traits import Measure, Phase, Side

if TYPE_CHECKING:
    from onetable.games.tcg.table import Board, Piece

Entry = tuple[Scope, Ability, int]  # who speaks, the paragraph, its number on the card
NO_ENTRIES: list[Entry] = []


class Bonus(Modifier, frozen=True):
    """What is printed with a plus on a borne card: it adds to its bearer."""

    measure: Measure
    by: int

    def found_by(self) -> tuple[Hashable, ...]:
        return (self.measure,)

    def amount(self, board: Board, card: Handle, scope: Scope) -> int:
        return self.by if board.pieces[scope.source].bearer == card else 0


class CopiesSite(Ability, frozen=True):
    """While your own site of this number lies on the path, this card has its text."""

    number: int

    def found_by(self) -> tuple[Hashable, ...]:
        return ("copies",)


STRENGTH_BONUSES = {by: Bonus(Measure.STRENGTH, by) for by in range(-5, 6)}
VITALITY_BONUSES = {by: Bonus(Measure.VITALITY, by) for by in range(-5, 6)}


class Index:
    """The active cards, and their paragraphs by key."""

    __slots__ = ("active", "copied", "words")

    def __init__(self, board: Board) -> None:
        self.active: tuple[Handle, ...] = active_cards(board)
        self.words: dict[Hashable, list[Entry]] = {}
        self.copied: dict[Handle, tuple[Ability, ...]] = {}
        for card in self.active:
            self._add(board, card)
        # Rulebook: site text does not work while starting fellowships are chosen.
        if board.here >= 0 and board.phase is not Phase.SETUP:
            scope = Scope(board.fp, board.here)
            for number, ability in enumerate(board.cards[board.here].text):
                self._enter(scope, ability, number)
        for grant in board.grants:
            self._enter(grant.scope, grant.ability, -grant.number)

    def _add(self, board: Board, card: Handle) -> None:
        face = board.cards[card]
        scope = Scope(board.pieces[card].owner, card)
        if face.strength_bonus:
            self._enter(scope, STRENGTH_BONUSES[face.strength_bonus], 0)
        if face.vitality_bonus:
            self._enter(scope, VITALITY_BONUSES[face.vitality_bonus], 0)
        if face.side is Side.RING and board.ring_silent:
            return
        for number, ability in enumerate(face.text):
            self._enter(scope, ability, number)
            if type(ability) is CopiesSite:
                self._copy_site(board, scope, ability.number)

    def _copy_site(self, board: Board, scope: Scope, number: int) -> None:
        if number <= len(board.path) and board.laid_by[number - 1] == scope.player:
            copied = board.cards[board.path[number - 1]].text
            self.copied[scope.source] = copied
            for place, ability in enumerate(copied, len(board.cards[scope.source].text)):
                self._enter(scope, ability, place)

    def _enter(self, scope: Scope, ability: Ability, number: int) -> None:
        for key in ability.found_by():
            self.words.setdefault(key, []).append((scope, ability, number))


def active_cards(board: Board) -> tuple[Handle, ...]:
    """Free Peoples cards of the moving player, Shadow cards of the others; what is borne follows its bearer."""
    pieces = board.pieces
    silenced = second_copies(board) if len(board.order) > 2 else ()
    if not silenced:
        return tuple([card for card, piece in pieces.items() if is_active(board, card, piece)])
    return tuple([card for card, piece in pieces.items() if is_active(board, card, piece) and root(board, card) not in silenced])


def root(board: Board, card: Handle) -> Handle:
    """The card that bears this one, or itself."""
    while board.pieces[card].bearer in board.pieces:
        card = board.pieces[card].bearer
    return card


def is_active(board: Board, card: Handle, piece: Piece) -> bool:
    """Whether a card in play works in this turn."""
    while piece.bearer >= 0:
        above = board.pieces.get(piece.bearer)
        if above is None:  # it lies on a site
            break
        card, piece = piece.bearer, above
    return (board.cards[card].side is Side.SHADOW) != (piece.owner == board.fp)


def second_copies(board: Board) -> set[Handle]:
    """Rulebook: of a unique Shadow card that two players have in play only the one nearest to the right works."""
    found: dict[str, Handle] = {}
    silenced = set()
    for seat in board.shadows:
        for card, piece in board.pieces.items():
            face = board.cards[card]
            if piece.owner == seat and face.unique and face.side is Side.SHADOW and found.setdefault(face.title, card) != card:
                silenced.add(card)
    return silenced
