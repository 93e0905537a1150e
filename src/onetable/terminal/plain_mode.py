"""The line mode: numbered choices, one line for each thing that happens; for pipes and screen readers."""

from __future__ import annotations

import sys
from typing import Any

from onetable.core.errors import BadInput
from onetable.telling.titles import title_of_table
from onetable.terminal.plain_commands import Leave, PlainCommands
from onetable.terminal.session import Session


class PlainMode(PlainCommands):
    """One person, one line at a time."""

    # ---- the game

    def play(self) -> int:
        """Play until the person leaves."""
        self.say("line-welcome")
        self.announce()
        try:
            while True:
                while self.session.asked is not None:
                    self.go_on()
                self.over()
        except (Leave, KeyboardInterrupt):
            self.leave()
        return 0

    def go_on(self) -> None:
        """The next decision: a bot's, or this person's."""
        seat = self.session.asked
        assert seat is not None
        if (number := self.obvious()) is not None:
            self.session.match.answer(number)
            return
        if self.session.is_person(seat):
            self.pass_keyboard(seat)
            self.ask()
            return
        name = self.session.seats.names[seat]
        thought = self.session.seats.think(name, self.session.match.view(seat))
        if trouble := self.session.seats.first_trouble(name, thought):
            self.say("bot-failed", name=name, reason=trouble)
        self.session.match.answer(thought.number)

    def pass_keyboard(self, seat: int) -> None:
        """Where several people share the keyboard, the next one sits down first."""
        if seat == self.session.viewer:
            return
        if sys.stdout.isatty():
            print("\n" * 60)  # what the other person saw leaves the screen
        self.say("pass-to", who=self.interface.say("seat-person", number=seat + 1))
        self.listen()
        self.session.viewer, self.read_up_to = seat, 0

    def news(self) -> None:
        """Read aloud what has happened since."""
        sight = self.sight()
        for word in sight.journal[self.read_up_to :]:
            self.tell(sight.read(word))
        self.read_up_to = len(sight.journal)

    def ask(self) -> None:
        """Read the position and the choices, and take a line."""
        self.news()
        sight = self.sight()
        for line in self.teller.position(sight):
            self.tell(line)
        self.say("line-choose", question=self.teller.question(sight))
        for number, choice in enumerate(sight.view.choices, 1):
            self.say("line-choice", number=number, choice=self.teller.spoken(sight, choice))
        answers = len(self.session.match.answers)
        session = self.session
        while self.session is session and len(self.session.match.answers) == answers:
            self.obey(self.listen())

    def obey(self, line: str) -> None:
        """A number or a command."""
        if not line:
            return
        word, _, rest = line.partition(" ")
        if word.isdigit():
            self.choose(int(word))
            return
        names = {self.interface.say(f"command-{name}").casefold(): name for name in self.commands} | {name: name for name in self.commands}
        command = names.get(word.casefold())
        if command is None:
            self.say("line-unknown", text=line)
        else:
            self.commands[command](rest.strip())

    def choose(self, number: int) -> None:
        """The numbered choice."""
        count = len(self.session.view().choices)
        if not 1 <= number <= count:
            self.say("no-such-choice", number=number, count=count)
            return
        self.session.match.answer(number - 1)

    def over(self) -> None:
        """How it ended, where the record lies, and what comes next."""
        self.news()
        sight = self.sight()
        for line in [*self.teller.closing(sight), *self.teller.goal_lines(sight)]:
            self.tell(line)
        try:
            self.say("over-record", path=str(self.session.finish()))
        except BadInput as error:
            self.say("save-failed", reason=str(error))
        games = self.session.next_games()
        game, language = self.session.match.rulebook.id, self.interface.language
        labels = [self.interface.say(key, chapter=title_of_table(game, setup, language).replace(" · ", ": ")) for key, setup in games]
        labels.append(self.interface.say("end-quit"))
        for number, label in enumerate(labels, 1):
            self.say("line-choice", number=number, choice=label)
        session = self.session
        while self.session is session:
            line = self.listen()
            if line == str(len(labels)):
                raise Leave
            if not line.isdigit():
                self.obey(line)
            elif 1 <= int(line) <= len(games):
                self.begin(games[int(line) - 1][1])
            else:
                self.say("no-such-choice", number=line, count=len(labels))

    def begin(self, setup: dict[str, Any]) -> None:
        """Another game with the same people."""
        old = self.session
        seat = old.seats.people[0]
        bots = [name for place, name in enumerate(old.seats.names) if place != seat]
        self.sit_down(Session.begin(old.match.rulebook.id, setup, old.match.players, old.match.seed + 1, bots, old.campaign, seat))

    def leave(self) -> None:
        """Keep what is not over, and say where."""
        try:
            path = self.session.keep()
            if path is not None:
                self.say("saved-to", path=str(path))
        except BadInput as error:
            self.say("save-failed", reason=str(error))
        self.say("line-bye")
