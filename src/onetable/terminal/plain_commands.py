"""The line mode: how it speaks and listens, and what can be typed beside a number."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from onetable.core.errors import BadInput
from onetable.core.match import NothingToUndo
from onetable.core.phrasebook import LANGUAGES
from onetable.telling.reading import card_entries, matching, rules_page
from onetable.telling.spoken_view import SpokenView
from onetable.telling.titles import name_of, title_of_table
from onetable.terminal.looks import look_of
from onetable.terminal.session import Session, unfinished
from onetable.terminal.spoken_view import sight_of
from onetable.text import LANGUAGE_NAMES, Interface


class Leave(Exception):
    """The person leaves, or the input has ended."""


class PlainCommands:
    """One person, one line at a time."""

    def __init__(self, session: Session, language: str) -> None:
        self.session, self.interface = session, Interface(language)
        self.kind = look_of(session.match.rulebook.id)
        self.teller = self.kind.teller
        self.read_up_to = 0  # how much of the journal has been read aloud
        self.commands: dict[str, Callable[[str], None]] = {name: getattr(self, f"do_{name}") for name in self.kind.commands}

    # ---- speaking and listening

    def say(self, key: str, **values: str | int) -> None:
        """One line of the interface."""
        self.tell(self.interface.say(key, **values))

    def tell(self, text: str) -> None:
        """One line."""
        print(" ".join(text.split()), flush=True)

    def listen(self) -> str:
        """The next line that was typed; the end of the input is a way to leave."""
        if sys.stdin.isatty():
            print("> ", end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            self.say("line-ended")
            raise Leave
        return line.strip()

    def sight(self) -> SpokenView:
        """What this person sees now."""
        return sight_of(self.session, self.interface)

    def obvious(self) -> int | None:
        """The choice that is taken without asking this person."""
        return self.teller.obvious(self.sight()) if self.session.asked == self.session.viewer and self.session.is_alone else None

    def is_obvious(self) -> bool:
        """Whether this person would not be asked here."""
        return self.obvious() is not None

    def announce(self) -> None:
        """What is played."""
        match = self.session.match
        game = name_of(match.rulebook.id, self.interface.language)
        chapter = title_of_table(match.rulebook.id, match.setup, self.interface.language).replace(" · ", ": ")
        self.say("line-game", game=game, chapter=chapter, players=match.players, seed=str(match.seed))
        if not self.session.file.exists() and unfinished(match.rulebook.id):
            self.say("line-waiting-save")

    def sit_down(self, session: Session) -> None:
        """Play this game."""
        self.session, self.read_up_to = session, 0
        self.announce()

    # ---- commands

    def do_help(self, _: str) -> None:
        """What can be typed."""
        self.say("line-help-title")
        for name in ("number", *[command for command in self.commands if command != "help"]):
            self.say(f"line-help-{name}")

    def do_why(self, text: str) -> None:
        """Why a card cannot be chosen."""
        for line in self.teller.why(self.sight(), text):
            self.tell(line)

    def do_undo(self, _: str) -> None:
        """Take the last choice back."""
        if self.session.asked is None:
            self.say("nothing-here")
            return
        reason = self.session.take_back(self.is_obvious)
        if reason is not None:
            text = self.sight().read(reason)
            if isinstance(reason, NothingToUndo):
                self.tell(text)
                return
            self.say(self.session.undo_question, reason=text)
            if not self.agreed():
                return
            self.session.take_back(self.is_obvious, consent=True)
        self.read_up_to = min(self.read_up_to, len(self.session.journal()))
        self.say("undo-done")

    def agreed(self) -> bool:
        """Yes or no."""
        while True:
            self.say("line-yes-no")
            line = self.listen().casefold()
            if line in ("yes", "y", "1", self.interface.say("yes").casefold()):
                return True
            if line in ("no", "n", "2", self.interface.say("no").casefold()):
                return False

    def do_hint(self, _: str) -> None:
        """What would the rules bot do?"""
        sight = self.sight()
        if not sight.is_asked:
            self.say("nothing-here")
            return
        thought = self.session.seats.think("rules", sight.view)
        if thought.trouble:
            self.say("hint-none", reason=thought.trouble)
        else:
            self.say("hint-is", choice=sight.read(sight.view.choices[thought.number]))

    def do_hand(self, _: str) -> None:
        """Read the cards."""
        for line in self.teller.hand(self.sight()):
            self.tell(line)

    def do_goals(self, _: str) -> None:
        """Read all goals."""
        for line in self.teller.goal_lines(self.sight()):
            self.tell(line)

    def do_table(self, _: str) -> None:
        """Read everything that lies on the table."""
        for line in self.teller.table_lines(self.sight()):
            self.tell(line)

    def do_piles(self, _: str) -> None:
        """Read the piles that may be looked through."""
        for line in self.teller.pile_lines(self.sight()):
            self.tell(line)

    def do_journal(self, _: str) -> None:
        """Read everything that has happened."""
        sight = self.sight()
        for word in sight.journal:
            self.tell(sight.read(word))

    def do_rules(self, name: str) -> None:
        """Read a card, or the rules in short."""
        if not name:
            for title, text in rules_page(self.interface, self.session.match.rulebook.id):
                self.say("card-text", name=title, text=text)
            return
        found = matching(card_entries(self.session.match.rulebook, self.interface), name)
        if not found:
            self.say("reader-nothing")
        elif len(found) == 1:
            self.say("card-text", name=found[0].label, text=found[0].text)
        else:
            self.say("line-rules-many", names=self.interface.say("line-comma").join([entry.label for entry in found]))

    def do_language(self, code: str) -> None:
        """Speak another language from now on."""
        if code not in LANGUAGES:
            self.say("line-languages", names=", ".join([f"{code} {name}" for code, name in LANGUAGE_NAMES.items()]))
            return
        self.interface = Interface(code)
        self.say("language-now")
        sight = self.sight()
        for number, choice in enumerate(sight.view.choices, 1):
            self.say("line-choice", number=number, choice=self.teller.spoken(sight, choice))

    def do_save(self, file: str) -> None:
        """Write the game down."""
        try:
            self.say("saved-to", path=str(self.session.save(Path(file) if file else None)))
        except BadInput as error:
            self.say("save-failed", reason=str(error))

    def do_resume(self, file: str) -> None:
        """Go on with a saved game."""
        waiting = unfinished(self.session.match.rulebook.id)
        path = Path(file) if file else next((game.path for game in waiting if game.path != self.session.file), None)
        if path is None:
            self.say("book-no-save")
            return
        try:
            self.session.keep()
            session = Session.resume(path)
        except BadInput as error:
            self.say("resume-failed", reason=str(error))
            return
        self.say("line-resumed")
        self.sit_down(session)

    def do_quit(self, _: str) -> None:
        """Leave."""
        raise Leave
