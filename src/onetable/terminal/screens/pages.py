"""Short screens over the table: a page to read, and the pause while the keyboard is passed on."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType

from onetable.terminal.kit.canvas import Area, Canvas, paint
from onetable.terminal.kit.keys import letters
from onetable.terminal.kit.measure import clip, width_of, wrap
from onetable.terminal.kit.paragraphs import Page, draw_page
from onetable.terminal.kit.picture import PictureScreen

PAGE = 10  # lines
BETWEEN = " · "  # between two keys and what they do


def framed(canvas: Canvas, screen: PictureScreen, title: str, foot: str = "") -> Area:
    """A title above, below what the keys do, in as many rows as that takes; what lies between is returned."""
    palette = screen.palette
    canvas.flood(Area(0, 0, canvas.width, 1), paint(palette.ink, palette.ground))
    x = canvas.put(1, 0, "◈ ", paint(palette.act, palette.ground, bold=True))
    canvas.put(x, 0, clip(title, canvas.width - x - 1), paint(palette.ink, palette.ground, bold=True))
    lines = parted(foot, canvas.width - 2)
    below = Area(0, canvas.height - len(lines), canvas.width, len(lines))
    canvas.flood(below, paint(palette.ink, palette.ground))
    canvas.lines(Area(1, below.y, below.width - 2, below.height), lines, paint(palette.ink_2, palette.ground))
    return Area(2, 2, canvas.width - 4, below.y - 3)


def parted(text: str, width: int) -> list[str]:
    """What the keys do in lines; no key is divided from what it does."""
    lines = [""]
    for part in text.split(BETWEEN):
        longer = lines[-1] + BETWEEN + part if lines[-1] else part
        if lines[-1] and width_of(longer) > width:
            lines.append(part)
        else:
            lines[-1] = longer
    return lines


class PageScreen(PictureScreen):
    """A page of text that scrolls."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space", "close", show=False), *letters({"q": "close"}),
        Binding("down", "turn(1)", show=False), Binding("up", "turn(-1)", show=False),
        Binding("pagedown", f"turn({PAGE})", show=False), Binding("pageup", f"turn(-{PAGE})", show=False),
    ]  # fmt: skip

    def __init__(self, title: str, page: Page) -> None:
        super().__init__()
        self.heading, self.page = title, page

    def paint(self, width: int, height: int) -> Canvas:
        """Title, text, how to leave."""
        canvas = Canvas(width, height, paint(self.palette.ink, self.palette.table))
        area = framed(canvas, self, self.heading, self.table.interface.say("close-hint"))
        body = Area(area.x, area.y, min(area.width, 100), area.height)
        last = draw_page(canvas, body, self.page, self.attention.turned, self.palette, self.palette.table)
        self.attention.turned = min(self.attention.turned, last)
        return canvas

    def action_turn(self, lines: int) -> None:
        """Turn the text."""
        self.scroll_page(lines)

    def action_close(self) -> None:
        """Back to where we were."""
        self.dismiss(None)


class PassScreen(PictureScreen):
    """Nothing of the game can be seen while the keyboard goes to somebody else."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "close", show=False)]

    def __init__(self, title: str, text: str) -> None:
        super().__init__()
        self.heading, self.words = title, text

    def paint(self, width: int, height: int) -> Canvas:
        """Whose turn it is, and nothing else."""
        canvas = Canvas(width, height, paint(self.palette.ink, self.palette.table))
        area = framed(canvas, self, self.heading)
        middle = Area(area.x, area.y + area.height // 2 - 1, area.width, 4)
        for place, line in enumerate(wrap(self.words, min(area.width, 60))):
            canvas.centre(middle, middle.y + place, line, paint(self.palette.ink, self.palette.table, bold=True))
        return canvas

    def action_close(self) -> None:
        """The right person looks now."""
        self.dismiss(None)
