"""Games that wait to be gone on with, the latest first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import ClassVar

from textual.binding import Binding, BindingType

from onetable.core.errors import BadInput
from onetable.telling.entries import Entry
from onetable.telling.titles import detail_of, title_of_table
from onetable.terminal.kit.canvas import Canvas, paint
from onetable.terminal.kit.lists import draw_list
from onetable.terminal.kit.picture import PictureScreen
from onetable.terminal.screens.pages import framed
from onetable.terminal.session import Session, Unfinished, Unreadable
from onetable.text import Interface


def kept_entry(game: str, kept: Unfinished | Unreadable, interface: Interface, key: str = "kept-game") -> Entry:
    """A game that waits: what is played, and beside it by how many, since when and how far it has come; or why it cannot be read."""
    if isinstance(kept, Unreadable):
        return Entry(kept.path, interface.say("kept-unreadable", file=kept.path.name), kept.reason)
    title = title_of_table(game, kept.setup, interface.language)
    facts = interface.say("kept-facts", players=kept.players, answers=kept.answers, when=interface.moment(kept.when))
    label = interface.say(key, title=title, players=kept.players)
    return Entry(kept.path, label, "\n".join([line for line in (title, facts, how_far(game, kept.path, interface.language)) if line]))


@lru_cache(maxsize=256)
def how_far(game: str, path: Path, language: str) -> str:
    """How far a kept game has come; nothing of one that cannot be read."""
    try:
        return detail_of(game, Session.resume(path).view(), language)
    except BadInput:
        return ""


class KeptScreen(PictureScreen):
    """A list of them."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down,right", "move(1)", show=False), Binding("up,left", "move(-1)", show=False),
        Binding("enter", "choose", show=False), Binding("escape", "close", show=False),
        *[Binding(str(digit), f"pick({digit})", show=False) for digit in range(1, 10)],
    ]  # fmt: skip

    def __init__(self, games: Sequence[Unfinished | Unreadable]) -> None:
        super().__init__()
        self.games = list(games)

    def on_mount(self) -> None:
        """The latest first."""
        self.speak_anew()

    def speak_anew(self) -> None:
        self.attention.entries = tuple([kept_entry(self.table.game, kept, self.table.interface) for kept in self.games])
        self.repaint()

    def paint(self, width: int, height: int) -> Canvas:
        """The games, and beside them what is known of one."""
        say = self.table.interface.say
        canvas = Canvas(width, height, paint(self.palette.ink, self.palette.table))
        draw_list(canvas, framed(canvas, self, say("kept-title"), say("kept-keys")), self.attention, self.palette)
        return canvas

    def action_move(self, step: int) -> None:
        """Another game."""
        self.move_to(self.attention.cursor + step)

    def action_pick(self, number: int) -> None:
        """The nth game."""
        if number <= len(self.games):
            self.move_to(number - 1)

    def action_choose(self) -> None:
        """Go on with it."""
        self.choose()

    def choose(self) -> None:
        self.table.resume(self.games[self.attention.cursor].path)

    def action_close(self) -> None:
        """Back to where we were."""
        self.dismiss(None)
