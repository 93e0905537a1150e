"""The report on a deck: games are added up one by one, so that it can be looked at while they are played."""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec import Struct, field

from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.decklist import DeckList
from onetable.games.tcg.reports.chances import difference, interval
from onetable.games.tcg.reports.duels import Course


class Report(Struct):
    """What is known of a deck so far."""

    name: str
    deck: DeckList
    games: int = 0
    won: int = 0
    by_rival: dict[str, list[int]] = field(default_factory=dict)  # won and games
    sites: Counter[int] = field(default_factory=Counter)  # how far the fellowship came
    deaths: Counter[tuple[str, int]] = field(default_factory=Counter)  # why the Ring-bearer lost, and at which site
    drawn: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)

    def add(self, course: Course) -> None:
        """One more game."""
        self.games += 1
        self.won += course.won
        line = self.by_rival.setdefault(course.rival, [0, 0])
        line[0] += course.won
        line[1] += 1
        self.sites[course.site] += 1
        if course.lost_by:
            self.deaths[course.lost_by, course.site] += 1
        self.drawn.update(course.drawn)
        self.played.update(course.played)

    @property
    def never_played(self) -> list[str]:
        """The cards that were drawn and never played, those drawn most often first."""
        idle = [card for card in self.drawn if not self.played[card]]
        return sorted(idle, key=lambda card: (-self.drawn[card], card))

    @property
    def lines(self) -> list[tuple[str, int, int]]:
        """Rivals with won and games, in the order of their names."""
        return [(rival, won, games) for rival, (won, games) in sorted(self.by_rival.items())]


def rate(won: int, games: int) -> dict[str, Any]:
    """A rate as plain data, with the interval in which it lies."""
    low, high = interval(won, games)
    return {"games": games, "won": won, "rate": round(won / max(1, games), 4), "between": [round(low, 4), round(high, 4)]}


def as_data(report: Report) -> dict[str, Any]:
    """The report as plain data."""
    return {
        "deck": report.name,
        **rate(report.won, report.games),
        "against": {rival: rate(won, games) for rival, won, games in report.lines},
        "sites": {str(site): report.sites[site] for site in sorted(report.sites)},
        "ring_bearer": [{"why": why, "site": site, "games": count} for (why, site), count in sorted(report.deaths.items())],
        "never_played": [{"card": card, "name": CARDS[card].name, "drawn": report.drawn[card]} for card in report.never_played],
        "cards": {card: {"drawn": report.drawn[card], "played": report.played[card]} for card, _ in report.deck.draw},
    }


def compared(one: Report, other: Report) -> dict[str, Any]:
    """How much better one deck does than the other in the same games."""
    low, high = difference((one.won, one.games), (other.won, other.games))
    better = one.won / max(1, one.games) - other.won / max(1, other.games)
    return {"deck": one.name, "than": other.name, "better_by": round(better, 4), "between": [round(low, 4), round(high, 4)]}
