"""The index of active texts: derived from the position, never changed, shared by clones."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from onetable.core.step import Scope
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.speech.parts import Ability, Modifier
from onetable.games.tcg.speech.voice import speaker
from onetable.games.tcg.traits import Kind, Measure, Phase, Side

if TYPE_CHECKING:
    from onetable.games.tcg.pieces import Piece
    from onetable.games.tcg.table import Board

DARK, RING = Side.SHADOW, Side.RING
SETUP = Phase.SETUP

Entry = tuple[Scope, Ability, int]  # who speaks, the paragraph, its number on the card
NO_ENTRIES: list[Entry] = []


class Bonus(Modifier, frozen=True):
    """What is printed with a plus on a borne card: it adds to its bearer."""

    measure: Measure
    by: int

    def found_by(self) -> tuple[Hashable, ...]:
        return (self.measure,)

    def amount(self, board: Board, card: Handle, scope: Scope) -> int:
        return self.by if board.pieces[scope.source].bearer == card else 0  # type: ignore[index]


class CopiesSite(Ability, frozen=True):
    """While your own site of this number lies on the path, this card has its text."""

    number: int

    def found_by(self) -> tuple[Hashable, ...]:
        return (CopiesSite,)


def entries_of(text: tuple[Ability, ...], strength: int = 0, vitality: int = 0) -> tuple[tuple[Hashable, Ability, int], ...]:
    """The paragraphs of a card by key, what is printed with a plus among them."""
    found: list[tuple[Hashable, Ability, int]] = []
    for measure, by in ((Measure.STRENGTH, strength), (Measure.VITALITY, vitality)):
        if by:
            found.append((measure, Bonus(measure, by), 0))
    return (*found, *[(key, ability, number) for number, ability in enumerate(text) for key in ability.found_by()])


class Index:
    """The active cards, and their paragraphs by key."""

    __slots__ = ("active", "copied", "of_kind", "unique_titles", "words")

    def __init__(self, board: Board) -> None:
        self.active: tuple[Handle, ...] = active_cards(board)
        self.of_kind: dict[Kind, list[Handle]] = {}
        self.unique_titles: set[str] = set()
        self.words: dict[Hashable, list[Entry]] = {}
        self.copied: dict[Handle, tuple[Ability, ...]] = {}
        words, cards, pieces, titles, kinds = self.words, board.cards, board.pieces, self.unique_titles, self.of_kind
        for card in self.active:
            face = cards[card]
            if face.kind in kinds:
                kinds[face.kind].append(card)
            else:
                kinds[face.kind] = [card]
            if face.unique:
                titles.add(face.title)
            if face.entries:
                scope = Scope(pieces[card].owner, card)
                silent = board.ring_silent and face.side is RING
                for key, ability, number in face.entries:
                    if silent and type(ability) is not Bonus:
                        continue
                    if key in words:
                        words[key].append((scope, ability, number))
                    else:
                        words[key] = [(scope, ability, number)]
                    if key is CopiesSite:
                        assert isinstance(ability, CopiesSite)
                        self._copy_site(board, scope, ability.number)
        # Rulebook: site text does not work while starting fellowships are chosen.
        here = board.here
        if here >= 0 and board.phase is not SETUP:
            scope = Scope(board.fp, here)
            for key, ability, number in cards[here].entries:
                words.setdefault(key, []).append((scope, ability, number))
        for grant in board.grants:
            for key in grant.ability.found_by():
                words.setdefault(key, []).append((grant.scope, grant.ability, -grant.number))

    def _copy_site(self, board: Board, scope: Scope, number: int) -> None:
        if number <= len(board.path) and board.laid_by[number - 1] == scope.player:
            site = board.cards[board.path[number - 1]]
            self.copied[speaker(scope)] = site.text
            first = len(board.cards[speaker(scope)].text)
            for key, ability, place in site.entries:
                self.words.setdefault(key, []).append((scope, ability, first + place))


def active_cards(board: Board) -> tuple[Handle, ...]:
    """Free Peoples cards of the moving player, Shadow cards of the others; what is borne follows its bearer."""
    silenced = second_copies(board) if len(board.order) > 2 else ()
    cards, fp, dark = board.cards, board.fp, DARK
    # What nobody bears is by far the most, so it is looked at in place.
    found = [
        card
        for card, piece in board.pieces.items()
        if (((cards[card].side is dark) != (piece.owner == fp)) if piece.bearer < 0 else is_active(board, card, piece))
    ]
    return tuple([card for card in found if root(board, card) not in silenced] if silenced else found)


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
    return (board.cards[card].side is DARK) != (piece.owner == board.fp)


def second_copies(board: Board) -> set[Handle]:
    """Rulebook: of a unique Shadow card that two players have in play only the one nearest to the right works."""
    found: dict[str, Handle] = {}
    silenced = set()
    for seat in board.shadows:
        for card, piece in board.pieces.items():
            face = board.cards[card]
            if piece.owner == seat and face.unique and face.side is DARK and found.setdefault(face.title, card) != card:
                silenced.add(card)
    return silenced
