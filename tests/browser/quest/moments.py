"""Moments of real games, found by what is shown there: bots play, and whoever wants to see a moment takes its view."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from onetable.bots.registry import bot
from onetable.core.match import Match
from onetable.games.registry import rulebook
from tests.server.pictures.tables import drawn

Data = dict[str, Any]
Told = Callable[[Data], bool]  # whether a view is of this kind

HEROES = ("argalad", "eometh", "thalin")
SAURON, HERO = 0, 1


def asked(view: Data, *kinds: str) -> bool:
    """Whether this seat is asked such a question."""
    asking = view["board"]["asking"]
    return asking is not None and asking["kind"] in kinds


def turned_up(view: Data, kind: str) -> bool:
    """Whether such a card asks somebody."""
    happening = view["board"]["happening"]
    return happening is not None and happening["kind"] == kind


MOMENTS: dict[str, Told] = {
    "rest": lambda view: asked(view, "rest"),
    "travel": lambda view: asked(view, "travel") and len(view["choices"]) > 3,
    "pay": lambda view: asked(view, "pay"),
    "explore": lambda view: asked(view, "explore"),
    "branch": lambda view: asked(view, "branch"),
    "lay": lambda view: asked(view, "lay") and view["board"]["combat"]["round"] > 1,
    "agility": lambda view: asked(view, "agility"),
    "order": lambda view: asked(view, "order"),
    "damage": lambda view: asked(view, "damage"),
    "encounter": lambda view: turned_up(view, "encounter"),
    "peril": lambda view: turned_up(view, "peril"),
    "event": lambda view: turned_up(view, "event"),
    "plot": lambda view: asked(view, "plot"),
    "track": lambda view: asked(view, "track"),
    "place": lambda view: asked(view, "place"),
    "command": lambda view: asked(view, "command"),
    "keep": lambda view: asked(view, "keep"),
    "shadow": lambda view: asked(view, "shadow") and len(view["choices"]) > 1,
    "foe": lambda view: asked(view, "foe"),
    "waiting": lambda view: view["board"]["asking"] is None and view["over"] is None and view["board"]["turn"]["round"] > 1,
    "over": lambda view: view["over"] is not None,
}


def game(heroes: int, seed: int) -> Match[Any]:
    """A match of so many heroes."""
    return Match(rulebook("quest"), {"heroes": list(HEROES[:heroes])}, heroes + 1, seed)


def played(match: Match[Any], seed: int) -> Iterator[Match[Any]]:
    """The match at each of its decisions, as bots of a certain day play it, so that the same moments come up, and at its end."""
    bots = [bot("quest", "rules-1", seed + seat) for seat in range(match.players)]
    yield match
    while match.game.decision is not None:
        seat = match.game.decision.seat
        match.answer(bots[seat].choose(match.rulebook.view(match.game, seat)))
        yield match


# what every game shows in its first rounds, and what only whole games do
EARLY = {
    SAURON: ("track", "place", "plot", "command", "keep", "lay", "waiting"),
    HERO: ("rest", "travel", "pay", "encounter", "explore", "event", "lay"),
}


@cache
def found(heroes: int, seed: int, seat: int, language: str = "en", whole: bool = False) -> dict[str, Data]:
    """The moments that this seat sees in the first rounds of this game, each kind once; in a whole game all that there are."""
    views: dict[str, Data] = {}
    for match in played(game(heroes, seed), seed):
        decision = match.game.decision
        if decision is not None and decision.seat != seat and "waiting" in views:
            continue
        view = drawn(match, language, (seat,))[0]
        for name, told in MOMENTS.items():
            if name not in views and told(view):
                views[name] = view
        if not whole and all(name in views for name in EARLY[min(seat, HERO)]):
            break
    return views
