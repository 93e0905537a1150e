"""How strong everybody of a contest is, on one scale: openskill's, where each begins at 25 and a better one wins more often."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating

from onetable.bots.arena.bouts import Contest
from onetable.bots.arena.results import score, share
from onetable.bots.arena.running import DealPlayed
from onetable.games.registry import rulebook

WIDTH = 1.96  # standard deviations within which the truth lies in 19 of 20 cases


class Rating(Struct, frozen=True):
    """One entrant: its place on the scale, between what it likely lies, and what it has made of its games."""

    name: str
    rating: float
    low: float
    high: float
    games: int
    points: float


def ratings(contest: Contest, deals: Iterable[DealPlayed]) -> list[Rating]:
    """Everybody, the strongest first; the games count in the order of the contest, so that the same games give the same ratings."""
    model = PlackettLuce()
    known: dict[str, PlackettLuceRating] = {}
    record: dict[str, tuple[int, float]] = {}
    for found in deals:
        meeting = contest.meetings[found.meeting]
        for first in results_of(contest, found):
            names = (meeting.one.name, meeting.other.name)
            pair = [known.setdefault(name, model.rating()) for name in names]
            rated = model.rate([[each] for each in pair], scores=[first, 1 - first])
            for name, team, points in zip(names, rated, (first, 1 - first), strict=True):
                known[name] = team[0]
                games, made = record.get(name, (0, 0.0))
                record[name] = (games + 1, made + points)
    found_ratings = [
        Rating(name, each.mu, each.mu - WIDTH * each.sigma, each.mu + WIDTH * each.sigma, *record[name]) for name, each in known.items()
    ]
    return sorted(found_ratings, key=lambda each: -each.rating)


def results_of(contest: Contest, found: DealPlayed) -> list[float]:
    """What the first entrant made of each time the two met; of a deal that both played alone: who did better."""
    part = share(contest, found)
    if part is None:
        return []
    if rulebook(contest.game).cooperative:
        return [part]
    return [score(contest.game, seats, 0, played) for seats, played in zip(found.deal.seated, found.played, strict=True)]
