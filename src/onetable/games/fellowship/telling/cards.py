"""The cards a person can see and reach for, found in the view: where they lie, what may be done with them, why not."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.fellowship.mechanics.asked_chair import asked_chair
from onetable.games.fellowship.pieces.names import Named
from onetable.games.fellowship.pieces.playing_cards import BITS, SUITS, CardChoice, Suit, bits_of
from onetable.games.fellowship.table import NOBODY, Board, Chair
from onetable.games.fellowship.view import FellowshipView
from onetable.telling.entries import Reachable
from onetable.telling.spoken_view import SpokenView


def board_of(sight: SpokenView) -> Board:
    """The table as this person sees it."""
    board = sight.view.table
    assert isinstance(board, Board)
    return board


def view_of(sight: SpokenView) -> FellowshipView:
    """The view with its counts."""
    assert isinstance(sight.view, FellowshipView)
    return sight.view


def card_text(sight: SpokenView, key: str) -> str:
    """A card of the game: its name and what it says."""
    return sight.say("card-text", name=sight.read(Named(key)), text=sight.read(sight.texts[key]))


def card_of(choice: Word) -> int | None:
    """The card that a choice names."""
    return BITS[choice.card] if isinstance(choice, CardChoice) else None


def lying_at(board: Board, chair: Chair) -> list[int]:
    """The cards that can be seen at this chair, in the order they lie there."""
    cards = list(bits_of(board.hands[chair]))
    if board.is_pyramid(chair) and board.pyramid is not None:
        cards = [card for card in board.pyramid.places if card >= 0]
    return cards + [card for owner, card in (board.tucked, board.aside) if owner == chair and card >= 0]


def reachable(sight: SpokenView) -> list[Reachable]:
    """All cards this person may choose or try to choose now, chair by chair."""
    choices: dict[int, list[int]] = {}
    for number, choice in enumerate(sight.view.choices):
        card = card_of(choice)
        if card is not None:
            choices.setdefault(card, []).append(number)
    reasons = {card: reason for attempt, reason in sight.refused.items() if (card := card_of(attempt)) is not None}
    board = board_of(sight)
    if not choices:
        return []
    return [
        Reachable(chair, card, tuple(choices.get(card, ())), reasons.get(card))
        for chair in board.chairs()
        for card in lying_at(board, chair)
        if card in choices or card in reasons
    ]


def listed(sight: SpokenView) -> tuple[int, ...]:
    """The numbers of the choices that name no card: they are shown as a list."""
    return tuple([number for number, choice in enumerate(sight.view.choices) if card_of(choice) is None])


def own_chairs(board: Board, seat: int) -> list[Chair]:
    """The chairs this seat plays, its own hand first."""
    return [chair for chair in board.chairs() if board.players[chair] == seat]


def main_chair(board: Board, seat: int) -> Chair:
    """The chair with this seat's own hand; a spectator looks from the first."""
    return next(iter(own_chairs(board, seat)), 0)


def speaker(sight: SpokenView) -> Chair:
    """The chair that the open question is about."""
    view, board = sight.view, board_of(sight)
    cards = reachable(sight)
    chosen = [card.chair for card in cards if card.choices]
    if chosen:
        return chosen[0]
    if not view.agenda:
        return NOBODY
    chair = asked_chair(view.agenda)
    if chair >= 0:
        return chair
    waiting = [chair for chair in board.clockwise(max(0, board.ring_holder)) if not board.cast[chair]]
    if waiting:
        return waiting[0]
    return board.turn if board.turn >= 0 else main_chair(board, view.asked)


def suit_of(card: int) -> Suit:
    """The suit of a card, also of one of which only the suit is known."""
    return SUITS[card >> 3] if card >= 0 else SUITS[-2 - card]
