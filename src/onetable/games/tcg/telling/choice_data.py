"""What a choice is about, as data: the card, the target and the amount that it names, found by the types of its fields."""

from __future__ import annotations

from onetable.core.step import Seat
from onetable.core.word import Word
from onetable.games.tcg.speech.choices import NameShadowPlayer, Place
from onetable.games.tcg.speech.marks import Mark, handle_fields, marked
from onetable.games.tcg.table import Board
from onetable.games.tcg.telling.facts import cards_in
from onetable.games.tcg.words.targets import Chosen
from onetable.telling.teller import About


def choice_data(board: Board, choice: Word) -> About:
    """The first card that a choice names is its card and the second its target, each by its id where its face is known."""
    if isinstance(choice, Place):
        return About(place=str(choice.number))
    if isinstance(choice, NameShadowPlayer):
        return About(target=seat_label(choice.seat))
    handles = list(dict.fromkeys(cards_in(choice)))[:2]
    card, target, *_ = [*[board.faces.get(handle) for handle in handles], None, None]
    who = getattr(choice, "who", None)
    return About(card, amount=amount(choice), target=seat_label(who.seat) if isinstance(who, Chosen) else target)


def amount(choice: Word) -> int | None:
    """The number that tells it from the other choices."""
    names = (*marked(type(choice), Mark.SAID), *marked(type(choice), Mark.PICKED))
    numbers = [getattr(choice, name) for name in names if name not in handle_fields(type(choice))]
    return next((number for number in numbers if isinstance(number, int)), None)


def seat_label(seat: Seat) -> str:
    """A player, where a target is no card."""
    return f"seat {seat}"
