"""The strings of the interface in four languages: one set for terminal, server and browser."""

from __future__ import annotations

import re
from datetime import datetime
from functools import cache
from importlib.resources import files
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_date

from onetable.core.phrasebook import LANGUAGES
from onetable.core.remembering import remembered
from onetable.games.registry import faces

LANGUAGE_NAMES = {"en": "English", "zh": "中文", "ja": "日本語", "nl": "Nederlands"}


class MissingText(LookupError):
    """A string that this language does not have."""


MESSAGE = re.compile(r"^(?P<key>[a-z][\w-]*) *=.*?(?=^[^\s}]|\Z)", re.MULTILINE | re.DOTALL)
LONG = 200  # letters: a value that is longer is put in afterwards, because Fluent refuses what becomes longer than 2,500
MARKS = 0xF0000  # where letters begin that stand in no text
REFERENCE = re.compile(r"\{\s*([a-z][\w-]*)\s*\}")  # to another string


@cache
def _messages(language: str) -> dict[str, str]:
    """Every string as it is written, by its key."""
    return {found["key"]: found[0] for found in MESSAGE.finditer(source(language))}


class _Parsed:
    """Strings of one language, parsed when they are first said: there are about a thousand, and few of them are needed at once."""

    def __init__(self, language: str) -> None:
        self.language, self.bundle = language, FluentBundle([language], use_isolating=False)
        self.patterns: dict[str, Any] = {}

    def pattern(self, key: str) -> Any:
        """One string, with those that it names; None where there is no such string."""
        if key not in self.patterns and (text := _messages(self.language).get(key)) is not None:
            for other in REFERENCE.findall(text):
                self.pattern(other)
            self.bundle.add_resource(FluentResource(text))
            self.patterns[key] = self.bundle.get_message(key).value
        return self.patterns.get(key)


_parsed = remembered(len(LANGUAGES))(_Parsed)


@cache
def source(language: str) -> str:
    """All strings of a language as they are written: those of the house, and those that the games bring."""
    found = [path for path in files(__package__).joinpath(language).iterdir() if path.name.endswith(".ftl")]
    house = [path.read_text("utf-8") for path in sorted(found, key=lambda path: path.name)]
    return "\n".join([*house, *[face.strings(language) for face in faces().values()]])


class Interface:
    """One language of the interface, and how its reader likes the titles of cards (`TITLES`)."""

    def __init__(self, language: str, titles: str = "own") -> None:
        if language not in LANGUAGES:
            raise MissingText(f"there is no language “{language}”; there is {', '.join(LANGUAGES)}")
        self.language, self.titles = language, titles

    def has(self, key: str) -> bool:
        """Whether there is such a string."""
        return key in _messages(self.language)

    def say(self, key: str, **values: str | int) -> str:
        """The string of this key, with its values filled in."""
        try:
            return _said(self.language, key, tuple(values.items()))
        except _LongValue:
            return _said_at_length(self.language, key, values)

    def moment(self, when: datetime) -> str:
        """A day and a time of it, as they are written in this language."""
        return str(fluent_date(when, dateStyle="medium", timeStyle="short").format(Locale(self.language)))


class _LongValue(Exception):
    """A value of any length: what is said with it is not kept."""


@remembered(2048)  # a table says the same few things at every picture
def _said(language: str, key: str, values: tuple[tuple[str, str | int], ...]) -> str:
    if any([isinstance(value, str) and len(value) > LONG for _, value in values]):
        raise _LongValue
    parsed = _parsed(language)
    pattern = parsed.pattern(key)
    if pattern is None:
        raise MissingText(f"{language} has no text for “{key}”")
    text, errors = parsed.bundle.format_pattern(pattern, dict(values))
    if errors:
        raise MissingText(f"{language} cannot say “{key}”: {errors[0]}")
    return str(text)


def _said_at_length(language: str, key: str, values: dict[str, str | int]) -> str:
    """The same where a value is long: marks stand for such values until the rest is put together."""
    long = {chr(MARKS + place): value for place, value in enumerate(values.values()) if isinstance(value, str) and len(value) > LONG}
    marked = [(name, chr(MARKS + place) if chr(MARKS + place) in long else value) for place, (name, value) in enumerate(values.items())]
    return re.sub(f"[{''.join(long)}]", lambda mark: long[mark[0]], _said(language, key, tuple(marked)))
