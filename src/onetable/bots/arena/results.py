"""What the games of a contest add up to: who made how much of what, and where the true share likely lies."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field, json

from onetable.bots.arena.bouts import Contest, Meeting
from onetable.bots.arena.playing import Played
from onetable.bots.arena.running import DealPlayed
from onetable.bots.selfplay import likely
from onetable.games.registry import rulebook


class Line(Struct):
    """One entrant in one set-up, against another or by itself; where there are sides, as one of them."""

    bot: str
    against: str
    side: str
    setup: dict[str, Any] | None  # None: all of them
    players: int
    games: int = 0
    won: float = 0.0
    asked: int = 0  # decisions of this entrant where there was a choice
    seconds: float = 0.0  # of its thinking
    longest: float = 0.0
    failing: list[tuple[int, str]] = field(default_factory=list)  # seeds, and what went wrong

    @property
    def rate(self) -> float:
        """The share that was won."""
        return self.won / max(1, self.games)

    @property
    def likely(self) -> tuple[float, float]:
        """Where the true share lies in 19 of 20 cases."""
        return likely(self.won, self.games) if self.games else (0.0, 1.0)

    def add(self, seats: tuple[int, ...], who: int, won: float, played: Played, seed: int) -> None:
        """One more game, in which it had the seats of this number."""
        self.games += 1
        if played.error:
            self.failing.append((seed, played.error))
            return
        self.won += won
        own = [seat for seat, held in enumerate(seats) if held == who]
        self.asked += sum([played.asked[seat] for seat in own])
        self.seconds += sum([played.seconds[seat] for seat in own])
        self.longest = max([self.longest, *[played.longest[seat] for seat in own]])


def score(game: str, seats: tuple[int, ...], who: int, played: Played) -> float:
    """What one of two made of a game."""
    own = [points for held, points in zip(seats, played.scores, strict=True) if held == who]
    book = rulebook(game)
    return own[0] if book.sides or book.cooperative else sum(own)


def share(contest: Contest, found: DealPlayed) -> float | None:
    """The part of the points of a deal that the first entrant has made; None where a game failed, or nobody was met.

    Where all win or lose together, the two have not met but played the same deal: half is equal, more is better.
    """
    if found.failed or contest.meetings[found.meeting].alone:
        return None
    pairs = zip(found.deal.seated, found.played, strict=True)
    if rulebook(contest.game).cooperative:
        first, second = [score(contest.game, seats, seats[0], played) for seats, played in pairs]
        return (first + 1 - second) / 2
    made = [score(contest.game, seats, 0, played) for seats, played in pairs]
    return sum(made) / len(made)


class Table:
    """The lines of a contest, in the order in which they were first wanted."""

    def __init__(self, contest: Contest) -> None:
        self.contest, self.book = contest, rulebook(contest.game)
        self.by_key = dict[tuple[Any, ...], Line]()
        self.counted = set[bytes]()

    @property
    def lines(self) -> list[Line]:
        """All of them."""
        return list(self.by_key.values())

    @property
    def games(self) -> int:
        """How many games are counted."""
        return len(self.counted)

    def add(self, found: DealPlayed) -> None:
        """Count one more deal; a game that a bot has played alone stands beside several others, and counts once."""
        meeting = self.contest.meetings[found.meeting]
        for bout, seats, played in zip(found.deal.bouts, found.deal.seated, found.played, strict=True):
            if bout.key not in self.counted:
                self.counted.add(bout.key)
                who = 0 if meeting.side or not (self.book.sides or self.book.cooperative) else seats[0]
                won = 0.0 if played.error else score(self.contest.game, seats, who, played)
                self.line(meeting, who, found.meeting).add(seats, who, won, played, bout.seed)

    @property
    def together(self) -> list[Line]:
        """Those who met in several set-ups, all games together."""
        found: dict[tuple[str, str, str], Line] = {}
        for line in self.lines:
            total = found.setdefault((line.bot, line.against, line.side), Line(line.bot, line.against, line.side, None, line.players))
            total.games, total.won, total.asked = total.games + line.games, total.won + line.won, total.asked + line.asked
            total.seconds, total.longest = total.seconds + line.seconds, max(total.longest, line.longest)
        return list(found.values()) if len(found) < len(self.lines) and not self.book.cooperative else []

    def line(self, meeting: Meeting, who: int, place: int) -> Line:
        """The line to which a game belongs."""
        one, other = (meeting.one, meeting.other) if who == 0 else (meeting.other, meeting.one)
        alone = self.book.cooperative
        key = (json.encode(meeting.setup), one) if alone else (place, who)
        if key not in self.by_key:
            side = meeting.side or (self.book.sides[0] if self.book.sides else "")
            self.by_key[key] = Line(one.name, "" if alone else other.name, side, meeting.setup, meeting.players)
        return self.by_key[key]
