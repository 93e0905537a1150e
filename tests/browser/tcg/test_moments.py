"""Every kind of moment on phone and desktop: nothing overlaps, nothing is cut, and who cannot see hears it."""

from __future__ import annotations

from functools import cache

import pytest

from tests.browser.conftest import Visit
from tests.browser.screens import Album
from tests.browser.scripting import script
from tests.browser.tcg.moments import Data, game, played, positions
from tests.browser.tcg.staged import Staged
from tests.server.pictures.tables import drawn

BOXES = script("boxes")
TWO = (
    "bid",
    "begin",
    "fellowship",
    "response",
    "archery",
    "defend",
    "skirmish",
    "overwhelm",
    "regroup",
    "search",
    "heal",
    "over",
)
OTHERS = ("shadow", "attack", "maneuver", "order")  # of another game
SIX = ("defend", "skirmish", "shadow", "arrows")
MOST = 1600  # choices of a game
LANGUAGES = ("en", "nl", "zh", "ja")
SCREENS = [("en", "desktop"), ("nl", "phone")]
LONG = [(language, size) for language in LANGUAGES for size in ("desktop", "phone") if (language, size) not in SCREENS]
everywhere = pytest.mark.parametrize(("language", "size"), [*SCREENS, *[pytest.param(*each, marks=pytest.mark.long) for each in LONG]])


@cache
def found(players: int, seed: int, wanted: tuple[str, ...], language: str) -> dict[str, Data]:
    """These moments as the first seat sees them."""
    places = {name: number for name, number in positions(players, seed, MOST) if name in wanted}
    assert set(places) == set(wanted), f"nobody was asked in this game: {set(wanted) - set(places)}"
    views: dict[str, Data] = {}
    for number, match in enumerate(played(game(players, seed), seed)):
        if number in places.values():
            view = drawn(match, language, (0,))[0]
            views |= {name: view for name in wanted if places[name] == number}
        if number >= max(places.values()):
            break
    return views


def asks_the_person(view: Data) -> Data:
    """A moment that stays as it is: nothing is passed without asking."""
    if view["board"]["asking"] is not None:
        view["board"]["asking"]["flow"]["take"] = -1
    return view


@everywhere
@pytest.mark.parametrize(("players", "seed", "wanted"), [(2, 4, TWO), pytest.param(2, 10, OTHERS, marks=pytest.mark.long), (6, 1, SIX)])
def test_nothing_overlaps_and_nothing_is_cut(
    visit: Visit, language: str, size: str, players: int, seed: int, wanted: tuple[str, ...], request: pytest.FixtureRequest
) -> None:
    visitor = visit(language=language, size=size)
    staged, album = Staged(visitor, players), Album(visitor, bool(request.config.getoption("--long")))
    wrong = []
    for name, view in found(players, seed, wanted, language).items():
        staged.show(asks_the_person(view))
        visitor.page.wait_for_selector(".piece, .held")
        if bad := visitor.page.evaluate(BOXES):
            wrong.append(f"{name} of {players}: {bad}")
        if players == 2 and (name in ("skirmish", "response", "search") or album.pictures):
            album.add(f"tcg-{name}")
        elif album.pictures:
            album.add(f"tcg-{name}-of-{players}")
    assert not wrong, "\n".join(wrong)
    album.close()
