"""Who meets whom over which deals: every deal is played in pairs, so that neither the cards nor the seats favour anybody."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any

import msgspec
from msgspec import Struct

from onetable.bots.arena.entrants import Entrant, brought, members
from onetable.core.errors import BadInput
from onetable.games.registry import rulebook


class Bout(Struct, frozen=True):
    """One game to be played. All that decides its course stands here: two bouts that are equal are the same game."""

    game: str
    version: str  # of the rules
    setup: dict[str, Any]
    players: int
    seed: int
    seats: tuple[str, ...]  # the bots
    seconds: float | None = None  # thinking time of a bot for one decision, where its name does not say it
    server: str = ""  # where it is played; “”: here

    @property
    def key(self) -> bytes:
        """What tells it from all others."""
        return msgspec.json.encode(self, order="deterministic")


class Deal(Struct, frozen=True):
    """The bouts of one deal between two entrants: of each who sits where, as 0 or 1; they are won and lost together."""

    bouts: tuple[Bout, ...]
    seated: tuple[tuple[int, ...], ...]


class Meeting(Struct, frozen=True):
    """Two entrants and the set-up in which they meet; alone, where an entrant is compared with nobody."""

    one: Entrant
    other: Entrant
    setup: dict[str, Any]
    players: int
    side: str = ""  # where the first entrant plays only one of two sides

    @property
    def alone(self) -> bool:
        """Whether it plays with itself."""
        return self.one == self.other


class Contest(Struct, frozen=True):
    """All meetings of a match or league, and over how many deals each goes; deal by deal, so that whoever stops early has been fair."""

    game: str
    meetings: tuple[Meeting, ...]
    deals: int
    seed: int = 1
    seconds: float | None = None
    server: str = ""  # its address, where bots of others play over the line; their deals are the server's, and the seed only numbers them

    def schedule(self) -> Iterator[tuple[int, Deal]]:
        """Every deal in its order, with the place of its meeting.

        Each meeting has seeds of its own: the same shuffle in many of them would count one piece of luck many times. Where all play
        together those who are compared must have the same deals, and each set-up has seeds of its own.
        """
        groups = self.groups()
        several = max(groups) + 1
        for number in range(self.deals):
            for place, meeting in enumerate(self.meetings):
                yield place, deal_of(self, meeting, self.seed + number * several + groups[place])

    def groups(self) -> list[int]:
        """By meeting the number of those that share its seeds."""
        if not rulebook(self.game).cooperative:
            return list(range(len(self.meetings)))
        setups = list(dict.fromkeys([msgspec.json.encode(meeting.setup) for meeting in self.meetings]))
        return [setups.index(msgspec.json.encode(meeting.setup)) for meeting in self.meetings]

    @property
    def bouts(self) -> int:
        """How many games these are at most."""
        return self.deals * sum([len(deal_of(self, meeting, self.seed).bouts) for meeting in self.meetings])


def deal_of(contest: Contest, meeting: Meeting, seed: int) -> Deal:
    """One deal: who sits first in one bout sits second in the other, and what each has brought goes with him."""
    book = rulebook(contest.game)
    seatings = [seating(contest.game, meeting.players, first) for first in (0, 1)]
    if book.sides and meeting.side:
        seatings = [seatings[book.sides.index(meeting.side)]]
    elif meeting.alone:
        seatings = seatings[:1]
    both = (meeting.one, meeting.other)
    bouts = [
        Bout(
            contest.game,
            book.version,
            brought(book, meeting.setup, [both[who] for who in seats]),
            meeting.players,
            seed,
            members(both, seats) if contest.server else tuple([both[who].bot for who in seats]),
            contest.seconds,
            contest.server,
        )
        for seats in seatings
    ]
    return Deal(tuple(bouts), tuple(seatings))


def seating(game: str, players: int, first: int) -> tuple[int, ...]:
    """Who of two sits where: in turn, or one against all the others; where all play together, all seats are of one of them."""
    book = rulebook(game)
    if book.cooperative:
        return (first,) * players
    if book.sides:
        return (first, *[1 - first] * (players - 1))
    return tuple([(first + seat) % 2 for seat in range(players)])


def round_robin(game: str, entrants: tuple[Entrant, ...], setup: Mapping[str, Any], players: int, side: str = "") -> list[Meeting]:
    """Each meets each other once; one alone shows how the sides stand."""
    book = rulebook(game)
    if side and side not in book.sides:
        raise BadInput(f"There is no side “{side}”; there is {', '.join(book.sides) or 'none in this game'}.")
    if len(set(entrants)) < len(entrants):
        raise BadInput("Every bot may be named once.")
    if len(entrants) == 1 and not book.cooperative and not book.sides:
        raise BadInput("In this game bots play against each other: name two or more.")
    pairs = list(combinations(entrants, 2)) or [(entrants[0], entrants[0])]
    return [Meeting(one, other, dict(setup), players, side) for one, other in pairs]
