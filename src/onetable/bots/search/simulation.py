"""One imagined game through the trees of all players: each answers by his own tree as far as it has grown, then by rules of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from onetable.bots.search.foreseeing import Course, Option
from onetable.bots.search.tree import Answer, Name, Offer, Place
from onetable.bots.thinking import Expired
from onetable.core.game import Game
from onetable.core.step import Seat


class Forest:
    """The trees of all players at one decision of one of them."""

    def __init__(self, root: Place, depth: int) -> None:
        self.root = root  # what the one who thinks is asked now
        self.depth = depth  # how many answers of one imagined game may come from trees
        self.others: dict[Seat, Answer] = {}  # all that the others knew before
        self.held: dict[Place, Name] = {}  # what was tried in this world

    def enter(self) -> None:
        """Another world: in one and the same world all try the same where they know the same, whichever option is tried."""
        self.held.clear()

    def pick(self, place: Place, offers: Sequence[Offer]) -> Offer:
        """What is tried in this place in this world."""
        held = self.held.get(place)
        found = next((offer for offer in offers if offer[2] == held), None) if held is not None else None
        if found is None:
            found = place.pick(offers)
            self.held[place] = found[2]
        return found

    def simulate(self, world: Game[Any], course: Course, option: Option, expired: Expired) -> float | None:
        """What this option came to in this world for the one who thinks; None if the time is up before that is known."""
        assert world.decision is not None
        seat = world.decision.seat
        first = self.root.answer(option.name)
        ways: dict[Seat, Answer | None] = {seat: first}
        path: list[tuple[Seat, Place | None, Answer]] = [(seat, self.root, first)]
        course.begin(option)
        while not course.far_enough():
            if expired():
                return None
            asked = world.decision.seat
            if asked not in ways:
                ways[asked] = self.others.setdefault(asked, Answer())
                path.append((asked, None, self.others[asked]))
            before, question = ways[asked], course.question()
            if question is None:
                course.answer(course.advised())
                continue
            place = before.next(question) if before is not None and len(path) <= self.depth else None
            if place is None:
                ways[asked] = None  # out of his tree, and not back before the next game
                course.answer(course.advised())
                continue
            _, number, name = self.pick(place, course.offers())
            found = ways[asked] = place.answer(name)
            path.append((asked, place, found))
            course.answer(number)
        return learn(course, path)


def learn(course: Course, path: list[tuple[Seat, Place | None, Answer]]) -> float | None:
    """All who gave an answer from their tree learn what came of it for them."""
    chances: dict[Seat, float] = {}
    for seat, place, answer in path:
        if seat not in chances:
            found = course.chance(seat)
            if found is None:
                return None
            chances[seat] = found
        answer.add(chances[seat])
        if place is not None:
            place.add(chances[seat])
    return chances[path[0][0]]
