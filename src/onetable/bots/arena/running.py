"""A contest from its first deal to its last: what is known is taken from the book, the rest is played, and all is told in one order."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import AbstractContextManager, ExitStack

from msgspec import Struct

from onetable.bots.arena.book import Book
from onetable.bots.arena.bouts import Bout, Contest, Deal
from onetable.bots.arena.playing import Played, play
from onetable.bots.arena.workers import Workers, workers


class DealPlayed(Struct, frozen=True):
    """A deal of a meeting, by its place in the contest, and what came of its bouts."""

    meeting: int
    deal: Deal
    played: tuple[Played, ...]

    @property
    def failed(self) -> bool:
        """Whether one of its games came to no good end."""
        return any([each.error for each in self.played])


Crew = Callable[[], AbstractContextManager[Workers[Bout, Played]]]


def run(contest: Contest, book: Book, jobs: int = 1, ray: str | None = None, crew: Crew | None = None) -> Generator[DealPlayed, None, None]:
    """Every deal in the order of the contest, whoever finished first: what is found does not hang on how many count.

    Workers begin when the first game is missing: these, or so many of our own. Whoever stops listening ends them.
    """
    with ExitStack() as stack:
        stack.enter_context(book)
        games = Games(contest, book, crew or (lambda: workers(jobs, ray, play)), stack)
        for place, deal in contest.schedule():
            yield DealPlayed(place, deal, tuple([games.wait_for(bout) for bout in deal.bouts]))


class Games:
    """The games of a contest as they are wanted, some played ahead."""

    def __init__(self, contest: Contest, book: Book, hire: Crew, stack: ExitStack) -> None:
        self.contest, self.book, self.hire, self.stack = contest, book, hire, stack
        self.ahead, self.out = self.missing(), 0
        self.crew: Workers[Bout, Played] | None = None

    def missing(self) -> Iterator[Bout]:
        """All that is not known, in its order; what is asked for twice is played once."""
        begun = set[bytes]()
        for _, deal in self.contest.schedule():
            for bout in deal.bouts:
                if bout.key not in self.book.known and bout.key not in begun:
                    begun.add(bout.key)
                    yield bout

    def wait_for(self, bout: Bout) -> Played:
        """What came of this game."""
        key = bout.key
        while key not in self.book.known:
            if self.crew is None:
                self.crew = self.stack.enter_context(self.hire())
            for _, following in zip(range(self.crew.room - self.out), self.ahead, strict=False):
                self.crew.begin(following)
                self.out += 1
            for done, played in self.crew.done():
                self.book.note(done, played)
                self.out -= 1
        return self.book.known[key]
