"""In how many ways cards can lie in places that each take only some of them; and one of these ways, each as likely as any other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import comb, factorial

from onetable.core.dice import Dice
from onetable.games.fellowship.pieces.playing_cards import Cards

Places = tuple[int, ...]  # the numbers of those that may hold a card
Rooms = tuple[int, ...]  # by place: how many cards it takes
Group = tuple[list[Cards], Places]  # single cards, and where each of them may lie: the same for all
Fork = list[tuple[int, int, Rooms]]  # all ways with this split of a group, those of the groups after it, and the rooms left for them
FACTORIAL = tuple([factorial(number) for number in range(49)])


def grouped(pool: Cards, may: Iterable[Cards]) -> list[Group]:
    """The cards of a pool, those together that may lie in the same places; those with least freedom first."""
    found: list[tuple[Cards, Places]] = [(pool, ())] if pool else []
    for place, takes in enumerate(may):
        taken = [(cards & takes, (*places, place)) for cards, places in found if cards & takes]
        found = taken + [(cards & ~takes, places) for cards, places in found if cards & ~takes]
    found.sort(key=lambda group: len(group[1]))
    return [(singly(cards), places) for cards, places in found]


def singly(cards: Cards) -> list[Cards]:
    """The cards of a set, each for itself."""
    found = []
    while cards:
        lowest = cards & -cards
        found.append(lowest)
        cards ^= lowest
    return found


class Ways:
    """All ways in which groups of cards fill the rooms; how many there are depends only on what earlier groups leave of the rooms."""

    def __init__(self, groups: list[Group], rooms: Rooms) -> None:
        self.sure, left = [0] * len(rooms), list(rooms)
        for cards, places in groups:
            if len(places) == 1:  # nothing is to be decided
                self.sure[places[0]] |= sum(cards)
                left[places[0]] -= len(cards)
        self.groups, self.rooms = [group for group in groups if len(group[1]) > 1], tuple(left)
        self.forks: dict[tuple[int, Rooms], Fork] = {}
        fits = all([places for _, places in groups]) and min(left, default=0) >= 0
        self.total = self.count(0, self.rooms) if fits else 0

    def count(self, first: int, rooms: Rooms) -> int:
        """In how many ways the groups from this one on fill these rooms."""
        if first >= len(self.groups) - 1:
            return self.count_last(rooms)
        return sum([ways for ways, _, _ in self.fork(first, rooms)])

    def count_last(self, rooms: Rooms) -> int:
        """The last group fills what is left."""
        cards, places = self.groups[-1] if self.groups else ([], ())
        ways = FACTORIAL[len(cards)]
        for place, room in enumerate(rooms):
            if room:
                if place not in places:
                    return 0
                ways //= FACTORIAL[room]
        return ways

    def fork(self, first: int, rooms: Rooms) -> Fork:
        """How this group may be split, as far as the later ones then fit."""
        found = self.forks.get((first, rooms))
        if found is None:
            found = self.forks[first, rooms] = []
            cards, places = self.groups[first]
            for ways, left in splits(len(cards), places, rooms):
                later = self.count(first + 1, left)
                if later:
                    found.append((ways * later, later, left))
        return found

    def deal(self, dice: Dice) -> list[Cards]:
        """One of all these ways: by place, the cards that lie there."""
        rooms, filled = self.rooms, self.sure[:]
        fate = dice.below(self.total) if self.total > 1 else 0
        for first, (cards, places) in enumerate(self.groups):
            fate, left = self.split(first, rooms, fate)
            rest = dice.shuffled(cards)
            for place in places:
                count = rooms[place] - left[place]
                filled[place] |= sum(rest[:count])
                rest = rest[count:]
            rooms = left
        return filled

    def split(self, first: int, rooms: Rooms, fate: int) -> tuple[int, Rooms]:
        """How fate splits this group, as likely as there are ways: what is then left of fate, and of the rooms."""
        if first == len(self.groups) - 1:
            return 0, (0,) * len(rooms)
        for ways, later, left in self.fork(first, rooms):
            if fate < ways:
                return fate % later, left
            fate -= ways
        raise LookupError("there are not so many ways")


def splits(size: int, places: Places, rooms: Rooms) -> Iterator[tuple[int, Rooms]]:
    """So many cards laid into these places: in how many ways for each split, and the rooms then left."""
    place, later = places[0], places[1:]
    here, before, after = rooms[place], rooms[:place], rooms[place + 1 :]
    if not later:
        if size <= here:
            yield 1, (*before, here - size, *after)
        return
    for count in range(max(0, size - sum([rooms[other] for other in later])), min(size, here) + 1):
        for ways, left in splits(size - count, later, (*before, here - count, *after)):
            yield ways * comb(size, count), left
