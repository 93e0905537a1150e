"""The lessons of a game: those that were learned have a mark, the cursor is on the next."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType

from onetable.core.match import LESSON
from onetable.games.registry import rulebook
from onetable.telling.entries import Entry
from onetable.telling.lessons import lesson_about, next_lesson
from onetable.terminal.kit.canvas import Canvas, paint
from onetable.terminal.kit.lists import draw_list
from onetable.terminal.kit.picture import PictureScreen
from onetable.terminal.learned import learned
from onetable.terminal.screens.pages import framed


class LessonsScreen(PictureScreen):
    """A list of them."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down,right", "move(1)", show=False), Binding("up,left", "move(-1)", show=False),
        Binding("enter", "choose", show=False), Binding("escape", "close", show=False),
        *[Binding(str(digit), f"pick({digit})", show=False) for digit in range(1, 10)],
    ]  # fmt: skip

    def __init__(self, subject: str = "") -> None:
        super().__init__()
        self.subject = subject  # of the rules: about which something is to be learned

    def on_mount(self) -> None:
        """The one about the subject is under the cursor, else the next one."""
        self.speak_anew()
        lessons, game = list(rulebook(self.table.game).lessons()), self.table.game
        following = lesson_about(game, self.subject) or next_lesson(game, learned(game))
        self.move_to(lessons.index(following) if following is not None else 0)

    def speak_anew(self) -> None:
        interface, done, rows = self.table.interface, learned(self.table.game), []
        for name, lesson in rulebook(self.table.game).lessons().items():
            title, task = lesson.title.read(interface.language), lesson.task.read(interface.language)
            label = interface.say("lesson-learned" if name in done else "lesson-open-yet", title=title)
            rows.append(Entry(name, label, f"{title}\n{task}"))
        self.attention.entries = tuple(rows)
        self.repaint()

    def paint(self, width: int, height: int) -> Canvas:
        """The lessons, and beside them what is to be reached in one."""
        say = self.table.interface.say
        canvas = Canvas(width, height, paint(self.palette.ink, self.palette.table))
        draw_list(canvas, framed(canvas, self, say("lesson-list"), say("kept-keys")), self.attention, self.palette)
        return canvas

    def action_move(self, step: int) -> None:
        """Another lesson."""
        self.move_to(self.attention.cursor + step)

    def action_pick(self, number: int) -> None:
        """The nth lesson."""
        if number <= len(self.attention.entries):
            self.move_to(number - 1)

    def action_choose(self) -> None:
        """Begin it."""
        self.choose()

    def choose(self) -> None:
        if self.attention.entry is not None:
            self.table.begin({LESSON: self.attention.entry.meaning})

    def action_close(self) -> None:
        """Back to where we were."""
        self.dismiss(None)
