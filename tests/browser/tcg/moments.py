"""Moments of real games, found by what is asked there: bots play, and whoever wants to see a moment takes its view."""

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

DECKS = ("nine_walkers", "king_and_evenstar", "axes_of_durin", "quiet_feet", "rangers_of_the_north", "lady_of_the_wood")


def asked(view: Data, *kinds: str, phase: str = "") -> bool:
    """Whether this seat is asked such a question, in this phase."""
    board = view["board"]
    return board["asking"] is not None and board["asking"]["kind"] in kinds and phase in ("", board["turn"]["phase"])


def choosing(view: Data) -> bool:
    """Whether there is more than passing."""
    return len(view["choices"]) > 1


MOMENTS: dict[str, Told] = {
    "bid": lambda view: asked(view, "bid"),
    "begin": lambda view: asked(view, "begin"),
    "fellowship": lambda view: asked(view, "action", phase="fellowship") and len(view["choices"]) > 4,
    "shadow": lambda view: asked(view, "action", phase="shadow") and len(view["choices"]) > 3,
    "response": lambda view: asked(view, "respond") and choosing(view),
    "maneuver": lambda view: asked(view, "action", phase="maneuver") and choosing(view),
    "archery": lambda view: view["board"]["archery"] is not None and asked(view, "action", "arrows"),
    "arrows": lambda view: asked(view, "arrows"),
    "defend": lambda view: asked(view, "defend") and choosing(view),
    "attack": lambda view: asked(view, "attack") and choosing(view),
    "order": lambda view: asked(view, "skirmish") and choosing(view),
    "skirmish": lambda view: asked(view, "action", phase="skirmish") and choosing(view) and len(view["board"]["skirmishes"]) > 1,
    "overwhelm": lambda view: any(fight["overwhelmed"] and fight["state"] == "now" for fight in view["board"]["skirmishes"]),
    "regroup": lambda view: asked(view, "reconcile"),
    "move": lambda view: asked(view, "move"),
    "heal": lambda view: asked(view, "heal"),
    "bearer": lambda view: asked(view, "bearer"),
    "search": lambda view: (
        view["board"]["asking"] is not None and view["board"]["asking"]["search"] is not None and not asked(view, "begin")
    ),
    "count": lambda view: view["board"]["asking"] is not None and (view["board"]["asking"]["count"] or {}).get("most", 0) > 1,
    "over": lambda view: view["over"] is not None,
}


@cache
def positions(players: int, seed: int, most: int) -> tuple[tuple[str, int], ...]:
    """Which moments come up in this game of bots, and after how many answers: each once."""
    found: dict[str, int] = {}
    for number, view in enumerate(views(players, seed, most)):
        for name, told in MOMENTS.items():
            if name not in found and told(view):
                found[name] = number
    return tuple(found.items())


def game(players: int, seed: int) -> Match[Any]:
    """A match of these decks."""
    return Match(rulebook("tcg"), {"decks": list(DECKS[:players])}, players, seed)


def played(match: Match[Any], seed: int) -> Iterator[Match[Any]]:
    """The match at each of its decisions, as bots of a certain day play it, so that the same moments come up, and at its end."""
    bots = [bot("tcg", "rules-1", seed + seat) for seat in range(match.players)]
    yield match
    while match.game.decision is not None:
        seat = match.game.decision.seat
        match.answer(bots[seat].choose(match.rulebook.view(match.game, seat)))
        yield match


def views(players: int, seed: int, most: int, language: str = "en") -> Iterator[Data]:
    """What the first seat is shown at each decision."""
    for number, match in enumerate(played(game(players, seed), seed)):
        yield drawn(match, language, (0,))[0]
        if number >= most:
            return
