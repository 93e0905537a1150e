"""A screen before the game: games that wait can be gone on with, and something new begun."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType

from onetable.bots.registry import offered_bots, usual_bot
from onetable.games.registry import rulebook
from onetable.telling.bots import offered_bot
from onetable.terminal.kit.keys import letters
from onetable.terminal.kit.paragraphs import Page
from onetable.terminal.kit.picture import PictureScreen
from onetable.terminal.screens.kept import KeptScreen
from onetable.terminal.screens.lessons import LessonsScreen
from onetable.terminal.screens.pages import BETWEEN, PageScreen
from onetable.terminal.seats import HUMAN
from onetable.terminal.session import Unfinished, Unreadable, unfinished, unreadable


class OpeningScreen(PictureScreen):
    """What all such screens have: a list, the games that wait, help, language, colours, the way out."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down", "move(1)", show=False), Binding("up", "move(-1)", show=False), Binding("question_mark", "help", show=False),
        *letters({"c": "continue", "o": "lessons", "l": "language", "t": "theme", "q": "quit"}),
    ]  # fmt: skip
    keys = ""  # the string that says what its keys do
    signs: tuple[str, ...] = ()  # strings that explain what is drawn

    def __init__(self) -> None:
        super().__init__()
        self.players = 0
        self.waiting: list[Unfinished] = []

    def on_mount(self) -> None:
        """See what waits."""
        self.waiting = unfinished(self.table.game)
        self.write_entries()

    def on_screen_resume(self) -> None:
        """Say everything in the language of now, which may have changed meanwhile."""
        self.write_entries()

    def write_entries(self) -> None:
        """The list in the language of now."""

    def speak_anew(self) -> None:
        self.write_entries()

    def action_move(self, step: int) -> None:
        """Another line."""
        self.move_to(self.attention.cursor + step)

    def action_continue(self) -> None:
        """Go on with a game that was left; with several one is asked which."""
        found: list[Unfinished | Unreadable] = [*self.waiting, *unreadable()]
        if not found:
            self.notify(self.table.interface.say("book-no-save"))
        elif len(found) == 1:
            self.table.resume(found[0].path)
        else:
            self.app.push_screen(KeptScreen(found))

    def action_lessons(self) -> None:
        """The lessons of this game, where it has some."""
        if rulebook(self.table.game).lessons():
            self.app.push_screen(LessonsScreen())
        else:
            self.notify(self.table.interface.say("lesson-none"))

    # ---- the bots beside whoever plays

    @property
    def has_bots(self) -> bool:
        """Whether it can be decided here how the others play: not where somebody plays alone or with another person at this keyboard."""
        return self.players > 1 and HUMAN not in self.table.bots

    @property
    def bots(self) -> tuple[str, ...]:
        """Who sits beside the person who begins a game."""
        return self.table.bots or (usual_bot(self.table.game),)

    def bots_line(self) -> str:
        """How they play, in a line."""
        interface = self.table.interface
        names = dict.fromkeys([offered_bot(name, interface) for name in self.bots])
        return interface.say("start-bots", how=interface.say("line-comma").join(names))

    def change_bots(self, step: int) -> None:
        """Let others sit there, the next or the last of those that are offered."""
        offered = offered_bots(self.table.game)
        place = offered.index(self.bots[0]) if self.bots[0] in offered else -step
        self.table.bots = (offered[(place + step) % len(offered)],)

    def action_help(self) -> None:
        """What the keys do, and what the signs mean."""
        say = self.table.interface.say
        page: Page = [(say("help-title"), True), *[(part, False) for part in say(self.keys).split(BETWEEN)]]
        if self.signs:
            page += [(say("help-signs"), True), *[(say(sign), False) for sign in self.signs]]
        self.app.push_screen(PageScreen(say("help-title"), page))

    def action_language(self) -> None:
        """The next language."""
        self.table.next_language()

    def action_theme(self) -> None:
        """Day or night."""
        self.table.next_theme()

    def action_quit(self) -> None:
        """Leave."""
        self.table.action_leave()
