"""The map over the whole screen: the cursor goes from place to place, and below stands all that is known of one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from textual.binding import Binding, BindingType

from onetable.games.quest.telling.facts import board_of
from onetable.games.quest.telling.places import place_lines
from onetable.games.quest.terminal.atlas_picture import PlaceLight, draw_map
from onetable.games.quest.terminal.chart import SPOTS
from onetable.games.quest.traits import Place
from onetable.telling.spoken_view import SpokenView
from onetable.terminal.kit.canvas import Area, Canvas, paint
from onetable.terminal.kit.keys import letters
from onetable.terminal.kit.measure import wrap_into
from onetable.terminal.kit.picture import PictureScreen
from onetable.terminal.screens.pages import framed

FOOT = 4  # rows for the place under the cursor
DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class MapScreen(PictureScreen):
    """The whole map where it fits, else the part around the cursor."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space", "close", show=False),
        *[Binding(key, f"go('{key}')", show=False) for key in DIRECTIONS],
        Binding("tab", "next_hero(1)", show=False), Binding("shift+tab", "next_hero(-1)", show=False),
        *letters({"q": "close", "m": "close", "l": "language", "t": "theme"}),
    ]  # fmt: skip

    def __init__(self, sight: Callable[[], SpokenView], start: Place) -> None:
        super().__init__()
        self.seen, self.place = sight, start

    def paint(self, width: int, height: int) -> Canvas:
        """The map above, the place below."""
        palette, sight = self.palette, self.seen()
        canvas = Canvas(width, height, paint(palette.ink, palette.table))
        framed(canvas, self, sight.say("quest-map"), sight.say("quest-map-keys"))
        foot = FOOT if height < 34 else FOOT + 2
        draw_map(canvas, Area(0, 1, width, height - 2 - foot), sight, PlaceLight((self.place,), (), self.place), self.place, palette)
        below = Area(1, height - 1 - foot, width - 2, foot)
        title, *rest = place_lines(sight, self.place)
        canvas.lines(below, wrap_into(title, below.width, 1), paint(palette.act_ink, palette.table, bold=True))
        lines = wrap_into("\n".join(rest), below.width, foot - 1)
        canvas.lines(Area(below.x, below.y + 1, below.width, foot - 1), lines, paint(palette.ink_2, palette.table))
        return canvas

    def action_go(self, key: str) -> None:
        """The nearest place in this direction."""
        self.place = nearest(self.place, DIRECTIONS[key])
        self.repaint()

    def action_next_hero(self, step: int) -> None:
        """From hero to hero."""
        places = [sheet.place for sheet in board_of(self.seen()).sheets]
        here = places.index(self.place) if self.place in places else -step
        self.place = places[(here + step) % len(places)]
        self.repaint()

    def clicked(self, kind: str, value: Any) -> None:
        """A click on a place goes there."""
        if kind == "place":
            self.place = value
            self.repaint()

    def action_language(self) -> None:
        """The next language."""
        self.table.next_language()

    def action_theme(self) -> None:
        """Day or night."""
        self.table.next_theme()

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss(None)


def nearest(start: Place, direction: tuple[int, int]) -> Place:
    """The place that lies best in this direction; what lies aside counts double. At the edge one stays."""
    x, y = SPOTS[start]
    far: dict[Place, float] = {}
    for place, (there_x, there_y) in SPOTS.items():
        across, down = (there_x - x) * 2, there_y - y  # a column is about as wide as two rows are high
        ahead, aside = (across * direction[0], abs(down)) if direction[0] else (down * direction[1], abs(across))
        if ahead > 0 and aside <= ahead * 1.5:
            far[place] = ahead + 2 * aside
    return min(far, key=lambda place: far[place]) if far else start
