"""The full-screen program: it holds the language, the colours and the game that is played."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.theme import Theme

from onetable.core.errors import ENDED, BadInput
from onetable.core.phrasebook import LANGUAGES, TITLES
from onetable.games.registry import face_of
from onetable.telling.campaigns import Campaign
from onetable.terminal.kit.palette import PALETTES, Palette
from onetable.terminal.kit.picture import PictureScreen
from onetable.terminal.screens.start import StartScreen
from onetable.terminal.screens.table import TableScreen
from onetable.terminal.session import Session, unfinished
from onetable.terminal.settings import remember, remembered
from onetable.text import Interface

BOT_DELAY = 0.6  # seconds that a bot's card is awaited, so that a person can follow


def theme_of(palette: Palette) -> Theme:
    """The same colours for the parts of the framework."""
    return Theme(
        name=palette.name, primary=palette.act, secondary=palette.edge, accent=palette.act, foreground=palette.ink,
        background=palette.table, surface=palette.panel, panel=palette.raised, success=palette.sure, warning=palette.behind,
        error=palette.lost, dark=palette.dark,
    )  # fmt: skip


class TableApp(App[int]):
    """One Table in the terminal."""

    ENABLE_COMMAND_PALETTE = False
    TITLE = "One Table"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True)]

    def __init__(
        self,
        game: str,
        session: Session | None,
        players: int,
        seed: int,
        bots: Sequence[str],
        language: str,
        delay: float = BOT_DELAY,
        seat: int = 0,
    ) -> None:
        super().__init__()
        self.game, self.session, self.players, self.bots = game, session, players, tuple(bots)
        self.seed = seed + int(session is not None)  # of the next game that is begun
        self.seat = seat
        self.delay = delay
        self.farewell = ""  # what is said when the screen is gone
        self.interface = Interface(language, remembered().titles)
        for palette in PALETTES.values():
            self.register_theme(theme_of(palette))
        self.theme = remembered().theme

    @property
    def has_book(self) -> bool:
        """Whether this game has chapters."""
        return face_of(self.game).chapters is not None

    def on_mount(self) -> None:
        """Sit down, or look for something to play."""
        self.heed_signals()
        if self.session is None:
            self.open_first(None)
            return
        screen = TableScreen(self.session)
        if waiting := [game for game in unfinished(self.game) if game.path != self.session.file]:
            screen.attention.tell(self.interface.say("kept-waiting", count=len(waiting)))
        self.push_screen(screen)

    # ---- games

    def begin(
        self, setup: dict[str, Any], like: Session | None = None, players: int | None = None, campaign: Campaign | None = None
    ) -> None:
        """A new game in place of the present one; each deal has a seed of its own."""
        if like is not None:
            players, campaign = like.match.players, like.campaign
        session = Session.begin(self.game, setup, players or self.players, self.seed, self.bots, campaign, self.seat)
        self.seed += 1
        self.sit_down(session)

    def resume(self, path: Path) -> None:
        """Go on with a saved game, or say why that cannot be."""
        try:
            self.sit_down(Session.resume(path))
        except BadInput as error:
            self.notify(str(error), severity="error")

    def sit_down(self, session: Session) -> None:
        """Show this game and nothing else."""
        self.session, self.game, self.players = session, session.match.rulebook.id, session.match.players
        self.seat = next(iter(session.seats.people), 0)
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(TableScreen(session))

    def open_book(self, campaign: Campaign | None) -> None:
        """The chapter book of this group."""
        if self.has_book:
            self.open_first(campaign)

    def open_first(self, campaign: Campaign | None) -> None:
        """The screen on which it is decided what to play: the game's own, or its set-up form."""
        part = face_of(self.game).opening
        try:
            self.push_screen(part.anew(campaign=campaign, players=self.players) if part is not None else StartScreen())
        except BadInput as error:
            self.notify(str(error), severity="error")

    # ---- language and colours

    def next_language(self) -> None:
        """Speak the next language, everywhere, and the next time too."""
        place = LANGUAGES.index(self.interface.language)
        self.speak(Interface(LANGUAGES[(place + 1) % len(LANGUAGES)], self.interface.titles))
        remember(language=self.interface.language)

    def next_titles(self) -> None:
        """Titles of cards in the own language, in English, or both; and the next time too."""
        place = TITLES.index(self.interface.titles)
        self.speak(Interface(self.interface.language, TITLES[(place + 1) % len(TITLES)]))
        remember(titles=self.interface.titles)

    def speak(self, interface: Interface) -> None:
        """Say everything anew."""
        self.interface = interface
        for screen in self.screen_stack:
            if isinstance(screen, PictureScreen):
                screen.speak_anew()

    def next_theme(self) -> None:
        """Day or night, and the next time too."""
        names = list(PALETTES)
        self.theme = names[(names.index(self.theme) + 1) % len(names)]
        remember(theme=self.theme)
        for screen in self.screen_stack:
            if isinstance(screen, PictureScreen):
                screen.repaint()

    def action_leave(self, code: int = 0) -> None:
        """Keep the game that is played, leave, and say where it lies."""
        path, reason = None, ""
        try:
            path = self.session.keep() if self.session is not None else None
        except BadInput as error:
            reason = str(error)
        if reason:
            self.farewell = self.interface.say("save-failed", reason=reason)
        elif path is not None:
            self.farewell = self.interface.say("saved-to", path=str(path))
        self.exit(code)

    def heed_signals(self) -> None:
        """The system may end us, or the terminal may go: then everything is kept and put back as when somebody leaves."""
        for name in ("SIGTERM", "SIGHUP"):
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                with suppress(NotImplementedError, RuntimeError, ValueError):  # not every event loop can, and only in the main thread
                    asyncio.get_running_loop().add_signal_handler(number, self.action_leave, ENDED + number)
