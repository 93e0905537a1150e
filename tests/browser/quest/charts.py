"""Positions on the map, shown at once: a table whose line is held by the test, and the map on it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import Locator, ViewportSize

from tests.browser.scripting import script
from tests.browser.staged import Staged
from tests.browser.visitor import SIZES, Visitor
from tests.games.quest.scenes import RULEBOOK, Scene, scene
from tests.server.pictures.tables import painted

Data = dict[str, Any]
HERO, SAURON = 1, 0
MOVE, SPOT = script("map_move"), script("map_spot")
STILL = "() => !document.querySelector('.world').classList.contains('moving')"
RESTS = 500  # milliseconds: a single finger that rests so long asks what a place is
MIDDLE = """() => {
    const [box, land] = ['.map', '.sheet'].map((name) => document.querySelector(name).getBoundingClientRect());
    const zoom = land.width / 1590;
    return [(box.left + box.width / 2 - land.left) / zoom, (box.top + box.height / 2 - land.top) / zoom];
}"""
ROOMY: ViewportSize = {"width": 1780, "height": 1400}  # here the whole map is seen beside all sheets
HAND = ["overdraw", "overdraw", "parry", "aimed_shot", "volley"]
CROWD: Data = {
    "influence": {"dol_guldur": 3, "mount_gundabad": 2, "barad_dur": 5, "minas_morgul": 1, "isengard": 2, "gap_of_rohan": 1,
                  "dead_marshes": 1, "dagorlad": 2, "south_eaves": 1, "osgiliath": 1, "sea_of_udun": 3, "mount_doom": 2},
    "tokens": {"moria": ["crebain", "agent"], "high_pass": ["giant_spider"], "dead_marshes": ["orc"], "bight": ["huorn"],
               "ettenmoors": ["cave_troll"], "dol_guldur": ["cave_troll", "blank"], "plains_of_rohan": ["warg_rider"]},
    "minions": {"black_serpent": "near_harad", "mouth_of_sauron": "dol_guldur", "gothmog": {"place": "minas_morgul", "damage": 2},
                "ringwraiths": "bree", "witch_king": "minas_morgul"},
    "favor": {"bree": 1, "erebor": 1, "shire": 2, "rivendell": 1},
    "characters": {"gandalf": "rivendell", "boromir": "minas_tirith", "aragorn": "bree", "theoden": "edoras",
                   "thranduil": "woodland_realm"},
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
        super().__init__(visitor, "quest", players, seat)
        if (self.page.viewport_size or ROOMY)["width"] == SIZES["desktop"][0]:
            self.page.set_viewport_size(ROOMY)

    def show(self, view: Data) -> None:
        """Open the table at this moment, or go on to it."""
        super().show(view)
        self.page.wait_for_selector(".map .place")
        self.page.wait_for_timeout(250)  # the map goes where something is asked, comes to rest, and is lettered
        self.page.wait_for_function(STILL)

    def anew(self, view: Data) -> Chart:
        """The whole map at this moment, as if nobody had touched it."""
        self.page.mouse.move(0, 0)
        self.show(view)
        self.page.keyboard.press("Escape")
        self.page.keyboard.press("0")
        self.page.wait_for_function(STILL)
        self.heard.clear()
        return self

    def place(self, place: str) -> Locator:
        """A place of the map."""
        return self.page.locator(f'.map [data-place="{place}"]')

    def path(self, one: str, other: str) -> Locator:
        """The price of a path."""
        return self.page.locator(f'.map [data-path="path.{one}.{other}"]')

    def figure(self, thing: str) -> Locator:
        """What stands on the map."""
        return self.page.locator(f'.map [data-figure="{thing}"]')

    def spot(self, thing: str) -> tuple[float, float]:
        """Where on the screen a place or path can be touched."""
        x, y = self.page.evaluate(SPOT, thing)
        return x, y

    def point(self, thing: str) -> None:
        """Point at a place or path with the mouse."""
        self.page.mouse.move(*self.spot(thing))

    def click(self, thing: str) -> None:
        """Click a place or path."""
        self.page.mouse.click(*self.spot(thing))

    def focused(self, kind: str) -> str:
        """The place or path on which the keyboard is."""
        return str(self.page.evaluate("(kind) => document.activeElement?.dataset?.[kind] ?? ''", kind))

    def zoom(self) -> float:
        """How near one is."""
        found = self.page.locator(".map .sheet").evaluate("(sheet) => sheet.getBoundingClientRect().width / 1590")
        return float(found)

    def until_zoom(self, enough: Callable[[float], bool]) -> None:
        """Wait until one is so near, and the map lies still."""
        deadline = time.monotonic() + 10
        while not enough(self.zoom()):
            assert time.monotonic() < deadline, f"the zoom stays at {self.zoom()}"
            self.page.wait_for_timeout(20)
        self.page.wait_for_function(STILL)

    def under_the_middle(self) -> tuple[float, float]:
        """The point of the land in the middle of the window."""
        x, y = self.page.evaluate(MIDDLE)
        return x, y

    def reach(self, zoom: float, thing: str = "") -> None:
        """Come so near, with a place or path in the middle, as wheel and drag would; and let the map come to rest."""
        self.page.evaluate(MOVE, [zoom, thing])
        self.page.wait_for_function(STILL)

    def pinch(self, wider: float) -> None:
        """Put two fingers on the map and move them apart, or together, to so many times their distance."""
        box = self.page.locator(".map").bounding_box()
        assert box is not None
        fingers, near = self.visitor.context.new_cdp_session(self.page), 60.0
        x, y, far = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, near * wider

        def touch(kind: str, apart: float | None) -> None:
            points = [] if apart is None else [{"x": x + side * apart, "y": y, "id": number} for number, side in enumerate((-1, 1))]
            fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        touch("touchStart", near)
        for step in range(1, 6):
            touch("touchMove", near + (far - near) * step / 5)
        self.page.wait_for_timeout(RESTS)
        touch("touchEnd", None)
        fingers.detach()

    def drag(self, thing: str, place: str) -> None:
        """Take a figure to a place."""
        start, goal = self.figure(thing).bounding_box(), self.place(place).locator("circle").first.bounding_box()
        assert start is not None and goal is not None
        self.page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        self.page.mouse.down()
        self.page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=5)
        self.page.mouse.up()
