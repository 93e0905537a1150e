"""Positions on the map, shown at once: a table whose line is held by the test, and the map on it."""

from __future__ import annotations

from typing import Any

import msgspec
from playwright.sync_api import Locator, Route

from tests.browser.tcg.staged import TABLE, Staged
from tests.browser.visitor import Visitor
from tests.games.quest.scenes import RULEBOOK, Scene, scene
from tests.server.pictures.tables import painted

Data = dict[str, Any]
HERO, SAURON = 1, 0
HAND = ["overdraw", "overdraw", "parry", "aimed_shot", "volley"]
CROWD: Data = {
    "influence": {"dol_guldur": 3, "mount_gundabad": 2, "barad_dur": 5, "minas_morgul": 1, "isengard": 2, "gap_of_rohan": 1,
                  "dead_marshes": 1, "dagorlad": 2, "south_eaves": 1, "osgiliath": 1, "sea_of_udun": 3, "mount_doom": 2},
    "tokens": {"moria": ["crebain", "agent"], "high_pass": ["giant_spider"], "dead_marshes": ["orc"], "bight": ["huorn"],
               "ettenmoors": ["cave_troll"], "dol_guldur": ["cave_troll", "blank"], "plains_of_rohan": ["warg_rider"]},
    "minions": {"black_serpent": "near_harad", "mouth_of_sauron": "dol_guldur", "gothmog": {"place": "minas_morgul", "damage": 2},
                "ringwraiths": "bree", "witch_king": "minas_morgul"},
    "favor": {"bree": 1, "erebor": 1, "shire": 2, "rivendell": 1},
    "characters": {"gandalf": "rivendell", "boromir": "minas_tirith", "aragorn": "bree", "theoden": "edoras", "thranduil": "woodland_realm"},
    "plots": [["sauron_hunts_for_the_ring", "gladden_fields"], ["saruman_falls_to_corruption", "isengard"]],
}  # fmt: skip
HEROES = [
    {"hero": "argalad", "at": "lothlorien", "hand": HAND},
    {"hero": "eometh", "at": "edoras"},
    {"hero": "eleanor", "at": "minas_tirith"},
]


def seen(play: Scene, seat: int, language: str = "en") -> Data:
    """All that a seat is sent."""
    journal = [event.word for event in play.board.news or ()]
    found: Data = msgspec.json.decode(painted(RULEBOOK, play.game, seat, language, {}, journal).whole())
    return found


def travelling(**more: Any) -> Scene:
    """A hero in the middle of a crowded map who may go on."""
    return scene(step="travel", seat=HERO, heroes=HEROES, **{**CROWD, **more})


def commanding() -> Scene:
    """Sauron gives commands to his minions and tokens."""
    return scene(step="action", heroes=HEROES, **CROWD).choose("UseTrack command 3")


def placing() -> Scene:
    """Sauron places influence."""
    return scene(step="action", heroes=HEROES, **CROWD).choose("UseTrack influence 6")


class Chart(Staged):
    """One person at a table of Middle-earth Quest that is only shown."""

    def __init__(self, visitor: Visitor, seat: int, players: int = 4) -> None:
        self.seat = seat
        super().__init__(visitor, players)

    def _tell(self, route: Route) -> None:
        info = {
            "id": TABLE, "word": "amber-lamp-11111", "game": "quest", "title": self.visitor.say("quest-name"), "detail": "",
            "setup": {}, "players": self.players, "people": [self._person(seat) for seat in range(self.players)], "seat": self.seat,
            "your_turn": True, "waits_for": "", "state": "playing", "outcome": "", "changed": 0, "pace": "live", "watch": "public",
            "emblem": "", "n": 1, "trouble": "",
        }  # fmt: skip
        route.fulfill(json=info)

    def show(self, view: Data) -> None:
        """Open the table at this moment, or go on to it."""
        if self.socket is None:
            self.first = view
            self.visitor.go(f"/table/{TABLE}")
        else:
            self.send(view)
        self.page.wait_for_selector(".map .place")
        self.page.wait_for_timeout(250)  # the map comes to rest, and is lettered

    def place(self, place: str) -> Locator:
        """A place of the map."""
        return self.page.locator(f'.map [data-place="{place}"]')

    def path(self, one: str, other: str) -> Locator:
        """The price of a path."""
        return self.page.locator(f'.map [data-path="path.{one}.{other}"]')
