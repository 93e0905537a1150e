"""What a game brings along so that habits can be learned in it: a quick choice among all that is offered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from onetable.bots.adding import added
from onetable.core.errors import BadInput
from onetable.core.step import Seat
from onetable.games.registry import face_of, rulebook

Weights = tuple[float, ...]
Offer = tuple[int, list[int], list[float]]  # the number of a choice, the places of its features among all there are, and their values
Sight = tuple[list[float], list[int]]  # numbers of a position, or none where there is nothing to be said yet, and the places of its marks


class Instinctive(Protocol):
    """How the choices of any question of a game are put into numbers, by what the seat that is asked may know and nothing else."""

    @property
    def names(self) -> tuple[str, ...]:
        """What each feature tells."""
        ...

    @property
    def first(self) -> Weights:
        """What is done before anything was learned: rules of thumb."""
        ...

    @property
    def sights(self) -> tuple[str, ...]:
        """What each number of a whole position tells."""
        ...

    @property
    def marks(self) -> tuple[str, ...]:
        """What else can be true of a position."""
        ...

    def sight(self, board: Any, seat: Seat) -> Sight:
        """What the seat that is asked sees before it looks at its choices."""
        ...

    def offers(self, board: Any, agenda: Any, offered: Sequence[Any], seat: Seat) -> list[Offer]:
        """What may be done, without what is out of the question."""
        ...

    def plain(self, board: Any, agenda: Any, offered: Sequence[Any], seat: Seat) -> int:
        """What rules of thumb answer: the same as by the first weights, and sooner."""
        ...


def instinct_of(game: str) -> Instinctive:
    """What this game brings, or one clear sentence."""
    part = face_of(game).instinct
    if part is None:
        raise BadInput(f"There are no habits to be learned for the game “{game}”.")
    return part.load()


def liking(offer: Offer, weights: Weights) -> float:
    """What speaks for an offer."""
    _, places, values = offer
    return added([weights[place] * value for place, value in zip(places, values, strict=True)])


def best(offers: list[Offer], weights: Weights) -> int:
    """The number of the choice that is liked most, the first of equals."""
    likings = [liking(offer, weights) for offer in offers]
    return offers[likings.index(max(likings))][0]


def sides_of(game: str, players: int) -> list[tuple[Seat, ...]]:
    """Who wins together: the first seat and all the others where a game has sides, else each for himself."""
    if rulebook(game).sides:
        return [(0,), tuple(range(1, players))]
    return [(seat,) for seat in range(players)]


def learners(game: str, players: int, kept: int) -> list[Seat]:
    """Who plays by what is learned and learns from it, if this side keeps to rules of thumb; a side that is none keeps nobody."""
    return [seat for side, seats in enumerate(sides_of(game, players)) if side != kept for seat in seats]
