"""The reader: the rules by subject and every card as text, found by typing a part of its name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType

from onetable.telling.entries import Entry
from onetable.telling.reading import matching
from onetable.terminal.kit.canvas import Area, Canvas, paint
from onetable.terminal.kit.lists import draw_list
from onetable.terminal.kit.paragraphs import draw_page
from onetable.terminal.kit.picture import PictureScreen
from onetable.terminal.screens.pages import PAGE, framed

Find = Callable[[list[Entry], str], list[Entry]]


class ReaderScreen(PictureScreen):
    """A list of names beside the text of one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter", "close", show=False, priority=True),
        Binding("down", "move(1)", show=False), Binding("up", "move(-1)", show=False),
        Binding("right", f"move({PAGE})", show=False), Binding("left", f"move(-{PAGE})", show=False),
        Binding("pagedown", f"turn({PAGE})", show=False), Binding("pageup", f"turn(-{PAGE})", show=False),
    ]  # fmt: skip

    def __init__(self, title: str, entries: Sequence[Entry], wanted: Sequence[str] = (), find: Find = matching) -> None:
        super().__init__()
        self.heading, self.everything, self.find = title, list(entries), find
        self.wanted = ""
        self.attention.entries = tuple(self.everything)
        places = [place for place, entry in enumerate(self.everything) if str(entry.meaning) in wanted]
        self.attention.cursor = next(iter(places), 0)

    def search(self, text: str) -> None:
        """Only names that hold this text, or what answers it."""
        self.wanted = text
        self.attention.entries = tuple(self.find(self.everything, text) if text else self.everything)
        self.attention.cursor = self.attention.turned = 0
        self.repaint()

    def on_key(self, event: events.Key) -> None:
        """Typing searches."""
        if event.key == "backspace":
            self.search(self.wanted[:-1])
        elif event.character is not None and event.is_printable:
            self.search(self.wanted + event.character)
            event.stop()

    def action_move(self, step: int) -> None:
        """Another name."""
        if self.attention.entries:
            last = len(self.attention.entries) - 1
            self.move_to(max(0, min(self.attention.cursor + step, last)) if abs(step) > 1 else self.attention.cursor + step)

    def action_turn(self, lines: int) -> None:
        """Turn the text."""
        self.scroll_page(lines)

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss(None)

    def paint(self, width: int, height: int) -> Canvas:
        """Names left, the text right."""
        say, palette = self.table.interface.say, self.palette
        canvas = Canvas(width, height, paint(palette.ink, palette.table))
        area = framed(canvas, self, self.heading, say("reader-keys"))
        x = canvas.put(area.x, area.y, f"{say('reader-search')}: ", paint(palette.ink_3, palette.table))
        canvas.put(x, area.y, f"{self.wanted}▏", paint(palette.act_ink, palette.table, bold=True))
        wide = min(44, area.width // 2)
        names = Area(area.x, area.y + 2, wide, area.height - 2)
        text = Area(names.right + 3, area.y + 2, area.width - wide - 3, area.height - 2)
        draw_list(canvas, names, self.attention, palette, bare=True)
        entry = self.attention.entry
        page = [(entry.label, True), (entry.text, False)] if entry is not None else [(say("reader-nothing"), False)]
        last = draw_page(canvas, text, page, self.attention.turned, palette, palette.table)
        self.attention.turned = min(self.attention.turned, last)
        return canvas
