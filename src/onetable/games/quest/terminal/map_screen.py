"""The map over the whole screen: the cursor goes from place to place, and what is asked about places is chosen there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar

from textual.binding import Binding, BindingType

from onetable.games.quest.table import SAURON
from onetable.games.quest.telling.aloud import spoken
from onetable.games.quest.telling.facts import board_of
from onetable.games.quest.telling.places import place_lines
from onetable.games.quest.telling.questions import question
from onetable.games.quest.terminal.atlas_picture import PlaceLight, draw_map
from onetable.games.quest.terminal.chart import SPOTS
from onetable.games.quest.terminal.paint import destinations, prices
from onetable.games.quest.traits import Place
from onetable.telling.spoken_view import SpokenView
from onetable.terminal.kit.canvas import Area, Canvas, paint
from onetable.terminal.kit.keys import letters
from onetable.terminal.kit.measure import wrap_into
from onetable.terminal.kit.picture import PictureScreen
from onetable.terminal.screens.pages import framed, parted

FOOT = 4  # rows for the place under the cursor
MOST_OFFERED = 4  # choices of one place that are told at once
DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class MapScreen(PictureScreen):
    """The whole map where it fits, else the part around the cursor; where a question is about places it is answered here."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,space", "close", show=False), Binding("enter", "choose", show=False),
        *[Binding(key, f"go('{key}')", show=False) for key in DIRECTIONS],
        *[Binding(f"shift+{key}", f"look('{key}')", show=False) for key in DIRECTIONS],
        *[Binding(str(digit), f"pick({digit})", show=False) for digit in range(1, 10)],
        Binding("tab", "next(1)", show=False), Binding("shift+tab", "next(-1)", show=False),
        *letters({"q": "close", "m": "close", "l": "language", "t": "theme"}),
    ]  # fmt: skip

    def __init__(self, sight: Callable[[], SpokenView], take: Callable[[int], None], start: Place) -> None:
        super().__init__()
        self.seen, self.take, self.place = sight, take, start
        self.refusal = ""  # why the place under the cursor cannot be chosen, once somebody has tried
        self.chosen = False  # something was taken here: what is asked next decides whether the map stays

    # ---- what can be chosen

    def offered(self, sight: SpokenView) -> dict[Place, list[int]]:
        """By place the choices that lead there."""
        found: dict[Place, list[int]] = {}
        for number, choice in enumerate(sight.view.choices if sight.is_asked else ()):
            for place in destinations(sight, choice):
                found.setdefault(place, []).append(number)
        return found

    def action_choose(self) -> None:
        """Take the only choice that leads here, or the first of several; say why there is none."""
        self.action_pick(1)

    def action_pick(self, number: int) -> None:
        """Take the nth choice that leads here."""
        sight = self.seen()
        offered = self.offered(sight)
        here = offered.get(self.place, [])
        if not offered:
            self.action_close()
        elif number <= len(here):
            self.refusal, self.chosen = "", True
            self.take(here[number - 1])
        elif not here:
            self.refusal = why_not(sight, self.place)
            self.repaint()

    def table_changed(self, asked: bool) -> None:
        """Another question about places is answered here too; any other one needs the table."""
        if asked and self.chosen and not self.offered(self.seen()) and self.is_current:
            self.action_close()
        else:
            self.chosen = self.chosen and not asked
            self.repaint()

    # ---- the picture

    def paint(self, width: int, height: int) -> Canvas:
        """The map above, below what can be chosen here, and the place."""
        palette, sight = self.palette, self.seen()
        offered = self.offered(sight)
        canvas = Canvas(width, height, paint(palette.ink, palette.table))
        keys = sight.say("quest-map-choose-keys" if offered else "quest-map-keys")
        framed(canvas, self, question(sight) if offered else sight.say("quest-map"), keys)
        told = self.told(sight, offered.get(self.place, []))
        foot = (FOOT if height < 34 else FOOT + 2) + len(told)
        below = Area(1, height - len(parted(keys, width - 2)) - foot, width - 2, foot)
        draw_map(canvas, Area(0, 1, width, below.y - 1), sight, self.light(sight, offered), self.place, palette)
        for row, text in enumerate(told):
            style = paint(palette.on_act, palette.act, bold=True) if not row else paint(palette.act_ink, palette.table)
            canvas.lines(Area(below.x, below.y + row, below.width, 1), wrap_into(text, below.width, 1), style)
        title, *rest = place_lines(sight, self.place)
        area = Area(below.x, below.y + len(told), below.width, foot - len(told))
        canvas.lines(area, wrap_into(title, area.width, 1), paint(palette.act_ink, palette.table, bold=True))
        lines = wrap_into("\n".join(rest), area.width, area.height - 1)
        canvas.lines(Area(area.x, area.y + 1, area.width, area.height - 1), lines, paint(palette.ink_2, palette.table))
        return canvas

    def told(self, sight: SpokenView, here: list[int]) -> list[str]:
        """What Enter would do, with its price; where several choices lead here each with its digit."""
        if not here:
            return [self.refusal] if self.refusal else []
        texts = [spoken(sight, sight.view.choices[number]) for number in here[:MOST_OFFERED]]
        signs = ["⏎"] if len(texts) == 1 else [f"{number}" for number in range(1, len(texts) + 1)]
        return [f" {sign} {text}" for sign, text in zip(signs, texts, strict=True)]

    def light(self, sight: SpokenView, offered: dict[Place, list[int]]) -> PlaceLight:
        """What is marked; the paths of a hero who travels keep their prices, else those of the place under the cursor are told."""
        board, seat = board_of(sight), sight.view.seat
        if offered and seat != SAURON:
            return PlaceLight((self.place,), offered, board.sheet(seat).place, prices(sight))
        return PlaceLight((self.place,), offered, self.place)

    # ---- the cursor

    def action_go(self, key: str) -> None:
        """The nearest place in this direction: of those that can be chosen, where there are any."""
        offered = self.offered(self.seen())
        self.go_to(nearest(self.place, DIRECTIONS[key], offered or SPOTS))

    def action_look(self, key: str) -> None:
        """The nearest place of all."""
        self.go_to(nearest(self.place, DIRECTIONS[key], SPOTS))

    def go_to(self, place: Place) -> None:
        """The cursor is there."""
        self.place, self.refusal = place, ""
        self.repaint()

    def action_next(self, step: int) -> None:
        """From one place that can be chosen to the next, or else from hero to hero."""
        sight = self.seen()
        places = list(self.offered(sight)) or [sheet.place for sheet in board_of(sight).sheets]
        here = places.index(self.place) if self.place in places else -step
        self.go_to(places[(here + step) % len(places)])

    def clicked(self, kind: str, value: Any) -> None:
        """A click on a place goes there, a second one chooses it."""
        if kind == "place" and value == self.place and self.offered(self.seen()):
            self.action_choose()
        elif kind == "place":
            self.go_to(value)

    def action_language(self) -> None:
        """The next language."""
        self.table.next_language()

    def action_theme(self) -> None:
        """Day or night."""
        self.table.next_theme()

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss(None)


def nearest(start: Place, direction: tuple[int, int], among: Iterable[Place] = SPOTS) -> Place:
    """The place that lies best in this direction; what lies aside counts double. At the edge one stays."""
    x, y = SPOTS[start]
    far: dict[Place, float] = {}
    for place in among:
        there_x, there_y = SPOTS[place]
        across, down = (there_x - x) * 2, there_y - y  # a column is about as wide as two rows are high
        ahead, aside = (across * direction[0], abs(down)) if direction[0] else (down * direction[1], abs(across))
        if ahead > 0 and aside <= ahead * (1.5 if among is SPOTS else 3):  # where few can be chosen none may be out of reach
            far[place] = ahead + 2 * aside
    return min(far, key=lambda place: far[place]) if far else start


def why_not(sight: SpokenView, place: Place) -> str:
    """Why nothing can be chosen here."""
    for attempt, reason in sight.refused.items():
        if place in destinations(sight, attempt):
            return sight.say("prompt-not-now", reason=sight.read(reason))
    return ""
