"""A screen that is one picture: it is painted as a whole, and clicks come back as what they mean."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen
from textual.strip import Strip
from textual.widget import Widget

from onetable.terminal.attention import Attention
from onetable.terminal.kit.canvas import Canvas
from onetable.terminal.kit.palette import PALETTES, Palette

if TYPE_CHECKING:
    from onetable.terminal.app import TableApp


class Picture(Widget):
    """Shows the canvas of its screen."""

    DEFAULT_CSS = "Picture { width: 100%; height: 100%; }"

    def __init__(self, owner: PictureScreen) -> None:
        super().__init__()
        self.owner = owner

    def render_line(self, y: int) -> Strip:
        """One row of the canvas."""
        canvas = self.owner.canvas_for(self.size.width, self.size.height)
        return Strip(canvas.segments(y), canvas.width) if y < canvas.height else Strip.blank(self.size.width)

    def on_click(self, event: events.Click) -> None:
        """Tell the screen what was clicked."""
        meaning = self.owner.canvas_for(self.size.width, self.size.height).meaning_at(event.x, event.y)
        if isinstance(meaning, tuple):
            self.owner.clicked(*meaning)

    def on_mouse_scroll_down(self) -> None:
        """Turn the page."""
        self.owner.scroll_page(3)

    def on_mouse_scroll_up(self) -> None:
        """Turn the page back."""
        self.owner.scroll_page(-3)


class PictureScreen(Screen[Any]):
    """A screen with one picture and a place where the attention is."""

    def __init__(self) -> None:
        super().__init__()
        self.attention = Attention()
        self._canvas: Canvas | None = None

    @property
    def table(self) -> TableApp:
        """The program this screen belongs to."""
        from onetable.terminal.app import TableApp  # it knows its screens, and they know it

        assert isinstance(self.app, TableApp)
        return self.app

    @property
    def palette(self) -> Palette:
        """The colours of the day or of the night."""
        return PALETTES[self.app.theme]

    def compose(self) -> ComposeResult:
        """One picture."""
        yield Picture(self)

    def canvas_for(self, width: int, height: int) -> Canvas:
        """The picture in this size, painted once."""
        if self._canvas is None or (self._canvas.width, self._canvas.height) != (width, height):
            self._canvas = self.paint(width, height)
        return self._canvas

    def speak_anew(self) -> None:
        """Say everything in the language of now."""
        self.repaint()

    def table_changed(self, asked: bool) -> None:
        """The table below is another one now, and the person is asked or not."""

    def repaint(self) -> None:
        """Something has changed."""
        self._canvas = None
        if self.is_mounted:
            self.query_one(Picture).refresh()

    @abstractmethod
    def paint(self, width: int, height: int) -> Canvas:
        """Draw everything."""

    def clicked(self, kind: str, value: Any) -> None:
        """A click on an entry of a list moves there, a second one chooses it."""
        if kind == "entry":
            if self.attention.cursor == value:
                self.choose()
            else:
                self.move_to(value)

    def choose(self) -> None:
        """Take what the cursor is on."""

    def move_to(self, place: int) -> None:
        """Put the cursor on an entry."""
        if self.attention.entries:
            self.attention.cursor = place % len(self.attention.entries)
            self.attention.turned = 0
            self.attention.tell("")
            self.repaint()

    def scroll_page(self, lines: int) -> None:
        """Turn the text."""
        self.attention.turned = max(0, self.attention.turned + lines)
        self.repaint()

    def text(self) -> str:
        """What can be read on the screen."""
        return self.canvas_for(self.size.width, self.size.height).text()
