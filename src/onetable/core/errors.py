"""Bad input: one clear sentence, and nothing has been changed. And the end that comes from outside."""

from __future__ import annotations

ENDED = 128  # the exit code of a program that a signal has ended is this and the number of the signal, as shells count


class BadInput(Exception):
    """A file, an argument or a message that cannot be used; the text is one sentence for the person who gave it."""


class Ended(BaseException):
    """The system ends this program by a signal, and all that is to be kept has been kept."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number
