"""Match-ups of a whole game: everything that a seat can bring against everything else, or every company against the one side."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Any

from msgspec import Struct

from onetable.bots.arena.bouts import Contest, Meeting, round_robin
from onetable.bots.arena.entrants import Entrant, can_begin, everything, seat_field
from onetable.bots.arena.results import score
from onetable.bots.arena.running import DealPlayed
from onetable.bots.selfplay import likely
from onetable.core.errors import BadInput
from onetable.core.form import Field
from onetable.core.rulebook import Rulebook
from onetable.games.registry import rulebook


class Share(Struct):
    """Games, and how much of them was won."""

    games: int = 0
    won: float = 0.0

    def add(self, won: float) -> None:
        """One more."""
        self.games += 1
        self.won += won

    @property
    def rate(self) -> float:
        """The share."""
        return self.won / max(1, self.games)

    @property
    def likely(self) -> tuple[float, float]:
        """Where the true share lies in 19 of 20 cases."""
        return likely(self.won, self.games) if self.games else (0.0, 1.0)


Shares = dict[str, Share]


class Matchups(Struct):
    """All that was counted: of each what it made of its games, of each pair what the first made of it, and what games have noted."""

    each: Shares
    pairs: dict[tuple[str, str], Share]
    noted: dict[str, Shares]


def matchup_contest(game: str, bot: str, deals: int, seed: int) -> Contest:
    """Everything against everything; or, where one plays against all the others, every company that can be formed."""
    book = rulebook(game)
    if book.sides:
        field = company_field(book)
        companies = [
            list(company)
            for size in range(min(book.players) - field.first, max(book.players) - field.first + 1)
            for company in combinations(field.values, size)
        ]
        meetings = [
            Meeting(Entrant(bot), Entrant(bot), {field.name: company}, len(company) + field.first)
            for company in companies
            if can_begin(book, {field.name: company}, len(company) + field.first)
        ]
    else:
        seat_field(book)
        meetings = round_robin(game, tuple([Entrant(bot, value) for value in everything(book)]), {}, min(book.players))
    return Contest(game, tuple(meetings), deals, seed)


def company_field(book: Rulebook[Any]) -> Field:
    """Whom those play who stand together against one."""
    for field in book.form().fields:
        if field.per_seat and field.first:
            return field
    raise BadInput(f"In the game “{book.id}” there is nothing to choose from.")


def matchups(contest: Contest, deals: Iterable[DealPlayed]) -> Matchups:
    """Count everything."""
    book, found = rulebook(contest.game), Matchups({}, {}, {})
    for deal in deals:
        meeting = contest.meetings[deal.meeting]
        for bout, seats, played in zip(deal.deal.bouts, deal.deal.seated, deal.played, strict=True):
            if played.error:
                continue
            if book.sides:
                company = tuple(bout.setup[company_field(book).name])
                won = played.scores[-1]
                found.pairs.setdefault((str(len(company)), " + ".join(company)), Share()).add(won)
                for name in company:
                    found.each.setdefault(name, Share()).add(won)
            else:
                won = score(contest.game, seats, 0, played)
                for one, other, points in ((meeting.one, meeting.other, won), (meeting.other, meeting.one, 1 - won)):
                    found.pairs.setdefault((one.brings, other.brings), Share()).add(points)
                    found.each.setdefault(one.brings, Share()).add(points)
            for note in played.notes:
                found.noted.setdefault(note.kind, {}).setdefault(note.label, Share()).add(note.share)
    return found
