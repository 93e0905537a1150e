"""The drawn examples of a guide: positions laid out as scenarios, looked at through the eyes of one who sits there."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from onetable.core.fold import plain_name
from onetable.core.match import Match
from onetable.core.scenario.positions import EDITION
from onetable.core.scenario.running import build
from onetable.games.registry import rulebook
from onetable.telling.guide.sections import Example
from onetable.telling.spoken_view import SpokenView, texts_of
from onetable.telling.teller import teller_of
from onetable.text import Interface


class Shown(Struct, frozen=True):
    """An example as it is looked at: the position, and the seat that looks."""

    match: Match[Any]
    seat: int


def written(game: str, example: Example) -> dict[str, Any]:
    """An example as the scenario that it is."""
    return {"edition": EDITION, "game": game, **example.position}


def laid_out(game: str, example: Example) -> Shown:
    """The position of an example."""
    book = rulebook(game)
    position = build(book, written(game, example))
    people = {plain_name(name): book.seat_at(position, place) for name, place in book.people(position).items()}
    match = Match.of_position(book, position, example.position.get("setup", {}), max(people.values()) + 1)
    return Shown(match, people[plain_name(example.you)])


def read_aloud(game: str, example: Example, interface: Interface) -> list[str]:
    """The table of an example as the line mode tells it."""
    shown, language = laid_out(game, example), interface.language
    view = shown.match.view(shown.seat)
    phrases = shown.match.rulebook.phrasebook(language).at(view.table)
    sight = SpokenView(view, [], {}, ("",) * shown.match.players, phrases, interface, texts_of(game))
    teller = teller_of(game)
    lines = [*teller.table_lines(sight), *teller.hand(sight), teller.question_aloud(sight) if sight.is_asked else ""]
    return [line for line in lines if line]
