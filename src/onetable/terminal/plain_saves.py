"""Saved games in the line mode: write one, find them all again, begin anew."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from onetable.core.errors import BadInput
from onetable.telling.titles import name_of, title_of_table
from onetable.telling.typed import fitting
from onetable.terminal.ending import Ending
from onetable.terminal.looks import look_of
from onetable.terminal.plain_voice import PlainVoice
from onetable.terminal.session import Session, Unfinished, unfinished, unreadable
from onetable.terminal.settings import remembered
from onetable.text import Interface


class PlainSaves(PlainVoice):
    """The game of now, and those that wait."""

    def __init__(self, session: Session, language: str) -> None:
        self.session, self.interface = session, Interface(language, remembered().titles)
        self.kind = look_of(session.match.rulebook.id)
        self.teller = self.kind.teller
        self.ending = Ending()
        self.read_up_to = 0  # how much of the journal has been read aloud
        self.introduced: set[str] = set()  # what has been said about who sits where and wants what

    def title(self, setup: dict[str, Any]) -> str:
        """What this set-up plays."""
        return title_of_table(self.session.match.rulebook.id, setup, self.interface.language).replace(" · ", ": ")

    def announce(self) -> None:
        """What is played, and what waits."""
        match = self.session.match
        game, title = name_of(match.rulebook.id, self.interface.language), self.title(match.setup)
        if match.lesson is not None:
            self.say("lesson-announced", title=title, task=match.lesson.task.read(self.interface.language))
            return
        if title == game:
            self.say("line-game-only", game=game, players=match.players, seed=str(match.seed))
        else:
            self.say("line-game", game=game, chapter=title, players=match.players, seed=str(match.seed))
        if not self.session.file.exists() and (waiting := self.waiting()):
            self.say("line-waiting-save", count=len(waiting))

    def sit_down(self, session: Session) -> None:
        """Play this game, which may be another than before."""
        if session.match.rulebook.id != self.session.match.rulebook.id:
            self.kind = look_of(session.match.rulebook.id)
            self.teller = self.kind.teller
        self.session, self.read_up_to = session, 0
        self.introduced.clear()
        self.announce()

    def begin(self, setup: dict[str, Any]) -> None:
        """Another game with the same people."""
        old = self.session
        seat = old.seats.people[0]
        bots = [name for place, name in enumerate(old.seats.names) if place != seat]
        self.sit_down(Session.begin(old.match.rulebook.id, setup, old.match.players, old.match.seed + 1, bots, old.campaign, seat))

    # ---- commands

    def do_save(self, file: str) -> None:
        """Write the game down where resume finds it, and into a file if one is named."""
        try:
            with self.ending.awaited():
                path = self.session.save()
                path = self.session.save(Path(file).expanduser()) if file else path
            self.say("saved-to", path=str(path))
        except (BadInput, RuntimeError) as error:  # there may be no home to expand
            self.say("save-failed", reason=str(error))

    def waiting(self) -> list[Unfinished]:
        """The games that wait, without the one that is played."""
        return [game for game in unfinished(self.session.match.rulebook.id) if game.path != self.session.file]

    def do_resume(self, name: str) -> None:
        """Go on with a saved game: the only one, one of a list, or one that is named."""
        waiting = self.waiting()
        for each in unreadable():
            self.say("line-save-unreadable", file=each.path.name, reason=each.reason)
        labels = [self.about(game) for game in waiting]
        found = fitting([(label, game.path.stem, game.path.name) for label, game in zip(labels, waiting, strict=True)], name)
        if len(found) == 1:
            self.go_on_with(waiting[found[0]].path)
        elif name and not found:
            self.go_on_with(Path(name))
        elif not waiting:
            self.say("book-no-save")
        elif len(waiting) == 1:
            self.go_on_with(waiting[0].path)
        else:
            none = (self.interface.say("line-none-of-these"),)
            chosen = self.pick(self.interface.say("line-which-save"), [*[(label,) for label in labels], none])
            if chosen < len(waiting):
                self.go_on_with(waiting[chosen].path)

    def about(self, game: Unfinished) -> str:
        """A game that waits: what it plays, how far it has come, and when it was left."""
        when = self.interface.moment(game.when)
        return self.interface.say("line-save", title=self.title(game.setup), players=game.players, choices=game.answers, when=when)

    def go_on_with(self, path: Path) -> None:
        """Keep the game of now, and play that one."""
        try:
            with self.ending.awaited():
                self.session.keep()
            session = Session.resume(path.expanduser())
        except (BadInput, RuntimeError) as error:
            self.say("resume-failed", reason=str(error))
            return
        self.say("line-resumed")
        self.sit_down(session)

    def do_anew(self, _: str) -> None:
        """Begin the same game from its beginning; the one of now is kept."""
        if not self.agreed(self.interface.say("line-anew-sure")):
            return
        try:
            with self.ending.awaited():
                self.session.keep()
        except BadInput as error:
            self.say("save-failed", reason=str(error))
            return
        self.begin(self.teller.from_the_beginning(self.session.match.setup))

    def leave(self) -> None:
        """Keep what is not over, and say where."""
        try:
            with self.ending.awaited():
                path = self.session.keep()
            if path is not None:
                self.say("saved-to", path=str(path))
        except BadInput as error:
            self.say("save-failed", reason=str(error))
        self.say("line-bye")
