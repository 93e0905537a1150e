"""Ways over the map: what a journey costs a hero in cards and in danger."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush

from msgspec import Struct

from onetable.core.step import Seat
from onetable.games.quest.atlas import ALWAYS_PERILOUS, HAVENS, PATHS_FROM, WITHIN_ONE
from onetable.games.quest.bots.habits import HERO_NOW, HeroHabits
from onetable.games.quest.bots.worth import danger
from onetable.games.quest.figures import CARDS, MINIONS
from onetable.games.quest.phases.travel import eased, eased_cost
from onetable.games.quest.pieces import Token
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.traits import Attribute, Monster, Place, Terrain
from onetable.games.quest.vocabulary.statics import MakesPerilous, PerilNear

LATER_PATH = 1.7  # cards for a path that is paid with a hand not yet drawn, at most


@lru_cache(1 << 3)
def roads(by_water: bool, less: int) -> dict[Place, tuple[tuple[Place, int, Terrain], ...]]:
    """From every place where its paths lead, how many cards of any kind each costs a hero whose paths are eased so, and its icon."""
    return {
        place: tuple([(there, eased_cost(path, by_water, less), path.terrain) for there, path in paths.items()])
        for place, paths in PATHS_FROM.items()
    }


def face_for(token: Token, seat: Seat) -> str:
    """The face of a token, if this seat has seen it."""
    return token.face if seat == SAURON or token.seen >> seat & 1 else ""


def perilous_places(board: Board, seat: Seat) -> set[Place]:
    """Where a peril waits for this hero."""
    wisdom = board.attribute(board.sheets[seat - 1], Attribute.WISDOM)
    found = set(ALWAYS_PERILOUS)
    found |= {place for place, number in board.influence.items() if number > wisdom}
    for minion in board.cards.minions_with(PerilNear):
        if minion in board.minions:
            found |= set(WITHIN_ONE[board.minions[minion].place])
    for plot in board.plots:
        if plot is not None:
            found |= {word.place for word in board.cards.plot_words(plot.plot, MakesPerilous)}
    if board.turn.perilous is not None:
        found.add(board.turn.perilous)
    return found - HAVENS


def threats(board: Board, seat: Seat, viewer: Seat, habits: HeroHabits = HERO_NOW) -> dict[Place, float]:
    """What waits in each place, in cards: perils, monsters, minions."""
    sheet = board.sheets[seat - 1]
    found = dict.fromkeys(perilous_places(board, seat), habits.peril)
    for place, tokens in board.tokens.items():
        worst = 0.0
        for token in tokens:
            face = face_for(token, viewer)
            worst = max(
                worst, habits.unknown if not face else 0.2 if face == Monster.BLANK else 0.9 * habits.foes * danger(board, sheet, face)
            )
        found[place] = max(found.get(place, 0.0), worst)
    for minion, figure in board.minions.items():
        left = MINIONS[minion].health - figure.damage
        found[figure.place] = max(found.get(figure.place, 0.0), 1.0 + habits.foes * danger(board, sheet, minion.value, left))
    return {place: cost for place, cost in found.items() if place not in HAVENS}


class Journeys(Struct, frozen=True):
    """For every place: what it costs to come there, the first step of the way, the cards among the cost, and the place before it."""

    cost: dict[Place, float]
    first: dict[Place, Place]
    cards: dict[Place, float]
    before: dict[Place, Place]

    def way_to(self, place: Place) -> tuple[Place, ...]:
        """All places on the way, this one last."""
        found = [place]
        while (place := self.before[place]) in self.before:
            found.append(place)
        return tuple(reversed(found))


def journeys(board: Board, seat: Seat, viewer: Seat, habits: HeroHabits = HERO_NOW) -> Journeys:
    """All journeys of a hero from where he is, as the viewer would reckon them."""
    sheet = board.sheets[seat - 1]
    hand = sheet.hand if seat == viewer else ()
    terrains = frozenset([CARDS[card].terrain for card in hand if card])
    return journeys_from(sheet.place, tuple(threats(board, seat, viewer, habits).items()), terrains, len(hand), *eased(board, sheet))


@lru_cache(1 << 8)
def journeys_from(
    start: Place, waiting_there: tuple[tuple[Place, float], ...], terrains: frozenset[Terrain | None], hand: int, by_water: bool, less: int
) -> Journeys:
    """The same from plain words: who has explored a place, or tries something else in the same world, sets out from it once more."""
    dangers, paths = dict(waiting_there), roads(by_water, less)
    cost: dict[Place, float] = {start: 0.0}
    cards: dict[Place, float] = {start: 0.0}
    first: dict[Place, Place] = {}
    before: dict[Place, Place] = {}
    waiting: list[tuple[float, int, Place]] = [(0.0, 0, start)]
    done: set[Place] = set()
    pushed = 0
    while waiting:
        here_cost, _, here = heappop(waiting)
        if here in done:
            continue
        done.add(here)
        here_cards = cards[here]
        fitting, late = 1.0 if here is start else 1.0 + 0.15 * min(3.0, here_cards), here_cards >= hand
        for there, asked, terrain in paths[here]:
            if there in done:
                continue
            number: float = asked
            if number > 1:
                if terrain in terrains:
                    number = fitting
                elif late:
                    number = min(number, LATER_PATH)
            total = here_cost + number + dangers.get(there, 0.0)
            if total < cost.get(there, 99.0):
                cost[there] = total
                cards[there] = here_cards + number
                first[there] = there if here is start else first[here]
                before[there] = here
                pushed += 1
                heappush(waiting, (total, pushed, there))
    return Journeys(cost, first, cards, before)
