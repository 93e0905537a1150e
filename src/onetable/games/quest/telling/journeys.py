"""Where a hero can come to with the cards of his hand, in several steps, and what that takes at least.

In which order cards are spent makes no difference to what is left, so a way is told by how many paths of each icon were paid by a card that
shows it, and by how many cards went for all others. Prices and paths are asked of the rules at every place on the way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count
from operator import le
from typing import NamedTuple

from onetable.core.step import Seat
from onetable.games.quest.atlas import Path
from onetable.games.quest.figures import CARDS
from onetable.games.quest.phases.travel import cards_for, paths_of, why_no_travel
from onetable.games.quest.pieces import HeroSheet
from onetable.games.quest.table import Board
from onetable.games.quest.traits import Place, Terrain

MOST_MOVES = 6  # further nobody plans
MOST_WAYS = 8  # to one place: with more, no cheaper journey was ever found
Onward = tuple[Place, Path, int, int]  # where to, by which path, for how many cards, and the number of the icon that pays alone
Shown = tuple[int, ...]  # how many cards of each icon of the hand were spent for their icons


class Way(NamedTuple):
    """How one may have come to a place."""

    place: Place
    total: int  # cards
    moves: int
    shown: Shown
    last: Path | None = None
    number: int = 0  # cards of any kind for the last path; 0: one with its icon
    before: Way | None = None


class Leg(NamedTuple):
    """One step of a way, and the cards that are proposed to pay for it."""

    place: Place
    path: Path
    cards: tuple[str, ...]
    number: int  # cards of any kind; 0: one with the icon


class Journey(NamedTuple):
    """The cheapest way to a place."""

    place: Place
    cost: int
    legs: tuple[Leg, ...]


def journeys(board: Board, seat: Seat) -> tuple[Journey, ...]:
    """The cheapest way to every place in reach, the nearest first."""
    if why_no_travel(board, seat) is not None or board.turn.moves >= board.turn.most_moves:
        return ()
    hand = board.sheet(seat).hand
    return tuple([Journey(way.place, way.total, legs(way, hand)) for way in cheapest(board.copy(), seat)])


def payment(board: Board, sheet: HeroSheet, path: Path) -> tuple[str, ...]:
    """The cards that are proposed for a path: one with its icon where that takes fewer, else those of least worth, if there are enough."""
    number, left = cards_for(board, sheet, path), least_worth(sheet.hand)
    alone = [card for card in left if CARDS[card].terrain is path.terrain]
    if alone and number > 1:
        return (alone[0],)
    return tuple(left[:number]) if len(left) >= number else ()


def cheapest(board: Board, seat: Seat) -> Iterator[Way]:
    """One way to every place in reach, by what it costs; the board is a copy on which the hero is moved about."""
    sheet, turn, start = board.sheet(seat), board.turn, (board.turn.moves, board.turn.travel_steps)
    hand = len(sheet.hand)
    held = Counter([terrain for card in sheet.hand if (terrain := CARDS[card].terrain) is not None])
    icons = tuple(held)
    number = count()
    waiting = [(0, 0, next(number), Way(sheet.place, 0, 0, (0,) * len(icons)))]
    paths, known, found = dict[Place, list[Onward]](), dict[Place, list[Way]](), {sheet.place}
    while waiting and len(found) < len(Place):
        total, moves, _, way = heappop(waiting)
        if way.place not in found:
            found.add(way.place)
            yield way
        others = known.setdefault(way.place, [])
        if len(others) >= MOST_WAYS or worse(way, others):
            continue
        others.append(way)
        turn.moves, turn.travel_steps = start[0] + moves, start[1] + moves
        if moves >= MOST_MOVES or turn.moves >= turn.most_moves or why_no_travel(board, seat) is not None:
            continue
        if way.place not in paths:
            sheet.place = way.place
            paths[way.place] = onward(board, sheet, icons)
        for place, path, cards, icon in paths[way.place]:
            if len(known.get(place, ())) == MOST_WAYS or (way.before is not None and place == way.before.place):
                continue
            if icon >= 0 and total < hand and way.shown[icon] < held[path.terrain]:
                shown = (*way.shown[:icon], way.shown[icon] + 1, *way.shown[icon + 1 :])
                heappush(waiting, (total + 1, moves + 1, next(number), Way(place, total + 1, moves + 1, shown, path, 0, way)))
            if total + cards <= hand:
                after = Way(place, total + cards, moves + 1, way.shown, path, cards, way)
                heappush(waiting, (total + cards, moves + 1, next(number), after))


def onward(board: Board, sheet: HeroSheet, icons: tuple[Terrain, ...]) -> list[Onward]:
    """Where the paths lead from here, what each costs, and which of the icons of the hand pays more cheaply."""
    found = []
    for place, path in paths_of(board, sheet).items():
        cards = cards_for(board, sheet, path)
        found.append((place, path, cards, icons.index(path.terrain) if cards > 1 and path.terrain in icons else -1))
    return found


def worse(way: Way, others: list[Way]) -> bool:
    """Whether another way to the same place, which was found before and costs no more, leaves at least as much."""
    return any([other.moves <= way.moves and all(map(le, other.shown, way.shown)) for other in others])


# ---- which cards


def least_worth(hand: tuple[str, ...]) -> list[str]:
    """A hand, the cards that are least worth in a fight first."""
    return sorted(hand, key=lambda card: (CARDS[card].attack + CARDS[card].defense, card))


def legs(way: Way, hand: tuple[str, ...]) -> tuple[Leg, ...]:
    """The steps of a way, each with the cards that are least worth in a fight of those that can pay for it."""
    steps = list(steps_of(way))[::-1]
    left = least_worth(hand)
    shown: dict[int, str] = {}
    for at, step in enumerate(steps):
        if not step.number and step.last is not None:
            shown[at] = next(card for card in left if CARDS[card].terrain is step.last.terrain)
            left.remove(shown[at])
    found = []
    for at, step in enumerate(steps):
        assert step.last is not None
        cards, left = ((shown[at],), left) if at in shown else (tuple(left[: step.number]), left[step.number :])
        found.append(Leg(step.place, step.last, cards, step.number))
    return tuple(found)


def steps_of(way: Way) -> Iterator[Way]:
    """The way back to where it began."""
    while way.before is not None:
        yield way
        way = way.before
