"""A lesson: a position, what is to be reached in it, and what is said on the way, in every language."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

Facts = dict[str, Any] | list[dict[str, Any]]  # an expectation of the scenario language; of a list any one will do


class Told(Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence in every language."""

    en: str
    zh: str
    ja: str
    nl: str

    def read(self, language: str) -> str:
        """The sentence in this language."""
        text: str = getattr(self, language)
        return text


class Saying(Struct, frozen=True, forbid_unknown_fields=True):
    """What is said as soon as these facts hold."""

    when: Facts
    say: Told
    at: list[str] = []  # the things it speaks of, by the names under which they lie on the table of a browser


class Attempt(Struct, frozen=True, forbid_unknown_fields=True):
    """A line that somebody may take, and what he then hears: `reached`, the key of a saying, or `refused` and the reason."""

    play: list[str]
    then: str


class Lesson(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One lesson, as its file tells it."""

    name: str  # the name of its file
    title: Told
    task: Told  # what is to be reached
    you: str  # whom the pupil plays, as scenarios call him
    players: int
    section: str = ""  # the subject of the rulebook that it is about
    also: list[str] = []  # others that it touches: from a question about one of them it can be opened, too
    position: dict[str, Any]  # as a scenario writes it
    others: dict[str, list[str]] = {}  # by name what each of the others does: the first of these choices that he has, else what a bot would
    goal: Facts
    at: list[str] = []  # the things it is about, where a saying names none
    reached: Told
    failures: dict[str, Saying] = {}  # the goal is out of reach, and why
    words: dict[str, Saying] = {}  # the first whose moment it is
    tries: list[Attempt]
