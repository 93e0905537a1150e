"""The line mode: numbered choices, one line for each thing that happens; for pipes and screen readers."""

from __future__ import annotations

import sys
from contextlib import suppress

from onetable.core.errors import BadInput
from onetable.telling.spoken_view import SpokenView
from onetable.terminal import coaching
from onetable.terminal.plain_commands import PlainCommands
from onetable.terminal.plain_voice import Leave

FOR_NOBODY = ("help", "language", "save", "quit")  # commands that show nothing of the person who sat here before


class PlainMode(PlainCommands):
    """One person, one line at a time."""

    def play(self) -> int:
        """Play until the person leaves."""
        if hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")  # what is no text is no reason to stop
        with self.ending.heeded():
            try:
                self.say("line-welcome")
                self.announce()
                while True:
                    while self.session.asked is not None and not self.session.is_stuck:
                        self.go_on()
                    if self.session.is_stuck:
                        self.stand_still()
                    else:
                        self.over()
            except (Leave, KeyboardInterrupt):
                self.leave()
            except BaseException:  # nobody may be left to tell: whatever happens, the game is kept
                with suppress(BadInput), self.ending.awaited():
                    self.session.keep()
                raise
        return 0

    def go_on(self) -> None:
        """The next decision: a bot's, or this person's."""
        seat = self.session.asked
        assert seat is not None
        if (number := self.obvious()) is not None:
            self.answer(number)
            return
        if self.session.is_person(seat):
            self.pass_keyboard(seat)
            self.ask()
            return
        if (number := self.session.scripted()) is not None:
            self.answer(number)
            return
        name = self.session.seats.names[seat]
        thought = self.session.seats.think(name, self.session.match.view(seat))
        if trouble := self.session.seats.first_trouble(name, thought):
            self.say("bot-failed", name=name, reason=trouble)
        self.answer(thought.number)

    def answer(self, number: int) -> None:
        """An answer is given wholly or not at all."""
        with self.ending.awaited():
            self.session.match.answer(number)

    def pass_keyboard(self, seat: int) -> None:
        """Where several people share the keyboard, the next one sits down first."""
        if seat == self.session.viewer:
            return
        if sys.stdout.isatty():
            print("\n" * 60)  # what the other person saw leaves the screen
        self.say("pass-to", who=self.interface.say("seat-person", number=seat + 1))
        while self.command((line := self.listen()).partition(" ")[0]) in FOR_NOBODY:
            self.obeyed(line)
        self.session.viewer, self.read_up_to = seat, 0
        self.introduced.clear()

    def news(self) -> list[str]:
        """Read aloud what has happened since."""
        sight = self.sight()
        lines = self.teller.told(sight, sight.journal[self.read_up_to :])
        for line in lines:
            self.tell(line)
        self.read_up_to = len(sight.journal)
        return lines

    def introduce(self) -> None:
        """Say who sits where and wants what, each once."""
        for line in self.teller.introduction(self.sight()):
            if line not in self.introduced:
                self.introduced.add(line)
                self.tell(line)

    def ask(self) -> None:
        """Read the position and the choices, and take lines until one of them chooses."""
        self.news()
        self.introduce()
        for line in self.teller.position(self.sight()):
            self.tell(line)
        self.counsel()
        self.coach()
        self.ask_again()
        answers = len(self.session.match.answers)
        session = self.session
        while self.session is session and len(self.session.match.answers) == answers:
            line = self.listen()
            if not line:
                self.ask_again()
                continue
            number = self.understand(line, len(self.session.view().choices), self.names_of_choices)
            if number is not None:
                self.answer(number)

    def names_of_choices(self) -> list[tuple[str, ...]]:
        """For each choice what may be typed for it."""
        sight = self.sight()
        return [self.teller.names(sight, choice) for choice in sight.view.choices]

    def stand_still(self) -> None:
        """A lesson has come to an end and was not learned: what came of it, and the way back."""
        self.news()
        self.counsel()
        answers = len(self.session.match.answers)
        session = self.session
        while self.session is session and len(self.session.match.answers) == answers:
            self.understand(self.listen(), 0, list)

    def over(self) -> None:
        """How it ended, where the record lies, and what comes next."""
        told = self.news()
        sight = self.sight()
        if self.session.is_lesson:
            self.counsel()
            self.session.learn()
        else:
            self.tell_ending(sight, told)
        self.choose_next()

    def tell_ending(self, sight: SpokenView, told: list[str]) -> None:
        """How a game ended, and where its record lies."""
        coaching.end_of_game(self.session)
        for line in [*self.teller.closing(sight), *self.teller.goal_lines(sight)]:
            if line not in told:
                self.tell(line)
        try:
            with self.ending.awaited():
                path = self.session.finish()
            self.say("over-record", path=str(path))
        except BadInput as error:
            self.say("save-failed", reason=str(error))
        for line in self.session.standing_lines(self.interface):
            self.tell(line)

    def choose_next(self) -> None:
        """What is played next."""
        following, games = self.session.next_of_round(), self.session.next_games()
        first = [self.interface.say("round-next")] if following is not None else []
        labels = [*first, *[self.interface.say(key, chapter=self.title(setup)) for key, setup in games]]
        names = [(label,) for label in (*labels, self.interface.say("end-quit"))]
        self.say("line-choose", question=self.interface.say("line-what-now"))
        self.number([label for (label,) in names])
        session = self.session
        while self.session is session:
            number = self.understand(self.listen(), len(names), lambda: names)
            if number is None:
                continue
            if number == len(labels):
                raise Leave
            if following is not None and number == 0:
                self.sit_down(following)
            else:
                self.begin(games[number - len(first)][1])
