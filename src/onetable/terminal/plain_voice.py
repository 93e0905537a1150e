"""How the line mode speaks and listens: lines out, lines in, and what a typed line means."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from unicodedata import normalize

from onetable.language.markup import plain
from onetable.telling.typed import fitting, whole
from onetable.text import Interface

Names = Sequence[Sequence[str]]  # for each thing that may be chosen what may be typed for it, its label first
ENDS = (*".。:：!！?？;；", "")  # after these nothing more is needed
MOST_HEARD = 60
MOST_TYPED = 1000
MOST_DIGITS = 6  # no list is longer


class Leave(Exception):
    """The person leaves, or the input has ended."""


def shown(line: str) -> str:
    """What was typed, as it is said back: not more than one cares to hear."""
    return line if len(line) <= MOST_HEARD else f"{line[:MOST_HEARD]}…"


class PlainVoice(ABC):
    """One person, one line at a time."""

    interface: Interface
    only_in_turn = ("undo", "resume", "anew", "resign")  # these change what is asked: not while something is asked in between
    in_between = False

    @property
    @abstractmethod
    def commands(self) -> dict[str, Callable[[str], None]]:
        """What can be typed at this game."""

    def say(self, key: str, **values: str | int) -> None:
        """One line of the interface."""
        self.tell(self.interface.say(key, **values))

    def tell(self, text: str) -> None:
        """One line: what stood below or beside each other is told one after the other."""
        text = plain(text)
        stop, comma = self.interface.say("line-stop"), self.interface.say("line-comma")
        lines = [line if line[-1:] in ENDS else f"{line}{stop}" for line in text.splitlines()[:-1]] + text.splitlines()[-1:]
        print(" ".join(" ".join(lines).replace(" · ", comma).split()), flush=True)

    def listen(self) -> str:
        """The next line that was typed, without what cannot be seen; the end of the input is a way to leave."""
        if sys.stdin.isatty():
            print("> ", end="", flush=True)
        line = rest = sys.stdin.readline(MOST_TYPED)
        while rest and not rest.endswith("\n"):
            rest = sys.stdin.readline(MOST_TYPED)  # of what is longer than any name the end is not heard
        if not line:
            self.say("line-ended")
            raise Leave
        return "".join([letter if letter.isprintable() else " " for letter in line]).strip()

    # ---- what a line means

    def understand(self, line: str, count: int, all_names: Callable[[], Names]) -> int | None:
        """The place of what was named or numbered; None where a command was obeyed, or where it must be asked again."""
        number = normalize("NFKC", line)
        if number.isascii() and number.isdigit():
            return self.numbered(number, count)
        names = all_names()
        found = whole(names, line)
        if not found and self.obeyed(line):
            return None
        found = found or fitting(names, line)
        if len(found) == 1:
            return found[0]
        if found:
            self.say("line-which", text=shown(line))
            self.number([names[place][0] for place in found], found)
        elif line:
            self.no_such_name(line)
        return None

    def numbered(self, number: str, count: int) -> int | None:
        """The choice of this number."""
        if len(number) <= MOST_DIGITS and 1 <= int(number) <= count:
            return int(number) - 1
        self.say("no-such-choice", number=shown(number), count=count)
        return None

    def no_such_name(self, line: str) -> None:
        """Nothing is called so."""
        self.say("line-unknown", text=shown(line))

    def obeyed(self, line: str) -> bool:
        """Whether this was a command, which has been obeyed."""
        word, *rest = line.split(maxsplit=1) or [""]
        command = self.command(word)
        if command is None:
            return False
        if self.in_between and command in self.only_in_turn:
            self.say("line-answer-first")
        else:
            self.commands[command](*rest or [""])
        return True

    def command(self, word: str) -> str | None:
        """The command that is called so, in the language of now or in English."""
        typed = normalize("NFKC", word).casefold()
        names = {self.interface.say(f"command-{name}").casefold(): name for name in self.commands} | {name: name for name in self.commands}
        return names.get(typed)

    # ---- questions in between

    def number(self, labels: Sequence[str], places: Sequence[int] | None = None) -> None:
        """A list to choose from."""
        for place, label in zip(places or range(len(labels)), labels, strict=True):
            self.say("line-choice", number=place + 1, choice=label)

    def pick(self, question: str, names: Names) -> int:
        """One of several; help, quit and all that only reads can be typed here, too."""
        self.say("line-choose", question=question)
        self.number([label for label, *_ in names])
        before, self.in_between = self.in_between, True
        try:
            while (found := self.understand(self.listen(), len(names), lambda: names)) is None:
                pass
        finally:
            self.in_between = before
        return found

    def agreed(self, question: str) -> bool:
        """Yes or no."""
        return self.pick(question, [(self.interface.say(word), word, word[0]) for word in ("yes", "no")]) == 0
