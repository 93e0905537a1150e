"""A canvas of character cells: everything on the table is drawn on it, and it remembers what can be clicked."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style

from onetable.language.markup import OPEN, Span, spans
from onetable.terminal.kit.measure import clip, width_of, width_of_character

BOLD = Style(bold=True)


class Area(NamedTuple):
    """A rectangle of cells."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first column beyond it."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """The first row below it."""
        return self.y + self.height

    def holds(self, x: int, y: int) -> bool:
        """Whether this cell is part of it."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def inner(self, across: int = 1, down: int = 1) -> Area:
        """What is left inside an edge of this width."""
        return Area(self.x + across, self.y + down, max(0, self.width - 2 * across), max(0, self.height - 2 * down))


@lru_cache(maxsize=4096)
def paint(ink: str, ground: str = "", bold: bool = False) -> Style:
    """A style: colours as #rrggbb."""
    return Style(color=ink or None, bgcolor=ground or None, bold=bold or None)


class Canvas:
    """Cells with a character and a style; a wide character leaves the cell after it empty."""

    def __init__(self, width: int, height: int, style: Style) -> None:
        self.width, self.height = width, height
        self.cells: list[list[tuple[str, Style]]] = [[(" ", style)] * width for _ in range(height)]
        self.zones: list[tuple[Area, object]] = []

    def put(self, x: int, y: int, text: str, style: Style) -> int:
        """Write a text and return the column after it; what lies outside is cut off, what is marked is bold."""
        for span in spans(text) if OPEN in text else [Span(text)]:
            x = self._put(x, y, span.words, style + BOLD if span.kind else style)
        return x

    def _put(self, x: int, y: int, text: str, style: Style) -> int:
        """Words of one style."""
        wide = cell_len(text)
        if 0 <= y < self.height:
            if wide == len(text):
                self._put_narrow(x, y, text, style)
            else:
                self._put_wide(x, y, text, style)
        return x + wide

    def _put_narrow(self, x: int, y: int, text: str, style: Style) -> None:
        """Text of single cells in one go: most of it is."""
        text = text[max(0, -x) : max(0, self.width - x)]
        x = max(0, x)
        if not text:
            return
        row, after = self.cells[y], x + len(text)
        self._split(row, x)
        self._split(row, after)
        row[x:after] = [(character, style) for character in text]

    def _put_wide(self, x: int, y: int, text: str, style: Style) -> None:
        """Character by character; a wide one that does not fit is left out."""
        row = self.cells[y]
        for character in text:
            wide = width_of_character(character)
            if x >= 0 and x + wide <= self.width and wide:
                self._split(row, x)
                self._split(row, x + wide)
                row[x : x + wide] = [(character, style), ("", style)][:wide]
            x += wide

    def _split(self, row: list[tuple[str, Style]], x: int) -> None:
        """If a wide character lies across this edge, both its halves become spaces."""
        if 0 < x < self.width and row[x][0] == "":
            row[x - 1] = (" ", row[x - 1][1])
            row[x] = (" ", row[x][1])

    def right(self, x: int, y: int, text: str, style: Style) -> int:
        """Write a text that ends before this column; its first column is returned."""
        start = x - width_of(text)
        self.put(start, y, text, style)
        return start

    def centre(self, area: Area, y: int, text: str, style: Style) -> None:
        """Write a text in the middle of an area."""
        text = clip(text, area.width)
        self.put(area.x + (area.width - width_of(text)) // 2, y, text, style)

    def lines(self, area: Area, lines: Iterable[str], style: Style) -> int:
        """Write lines one below the other and return the row after the last."""
        y = area.y
        for line in lines:
            if y >= area.bottom:
                break
            self.put(area.x, y, clip(line, area.width), style)
            y += 1
        return y

    def flood(self, area: Area, style: Style, character: str = " ") -> None:
        """Fill an area."""
        for y in range(area.y, area.bottom):
            self.put(area.x, y, character * area.width, style)

    def frame(self, area: Area, style: Style, corners: str = "╭╮╰╯", sides: str = "─│") -> None:
        """Draw an edge just inside an area."""
        if area.width < 2 or area.height < 2:
            return
        across = sides[0] * (area.width - 2)
        self.put(area.x, area.y, corners[0] + across + corners[1], style)
        self.put(area.x, area.bottom - 1, corners[2] + across + corners[3], style)
        for y in range(area.y + 1, area.bottom - 1):
            self.put(area.x, y, sides[1], style)
            self.put(area.right - 1, y, sides[1], style)

    def zone(self, area: Area, meaning: object) -> None:
        """What a click here means; the latest zone lies on top."""
        self.zones.append((area, meaning))

    def meaning_at(self, x: int, y: int) -> object | None:
        """What a click on this cell means."""
        return next((meaning for area, meaning in reversed(self.zones) if area.holds(x, y)), None)

    def segments(self, y: int) -> list[Segment]:
        """One row, cells of one style together."""
        found: list[Segment] = []
        text, style = "", self.cells[y][0][1] if self.width else Style.null()
        for character, cell_style in self.cells[y]:
            if cell_style is not style:
                found.append(Segment(text, style))
                text, style = "", cell_style
            text += character
        found.append(Segment(text, style))
        return found

    def text(self) -> str:
        """What can be read on it, without colours."""
        return "\n".join("".join(character for character, _ in row).rstrip() for row in self.cells)
