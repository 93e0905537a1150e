"""The strings of the interface in four languages: one set for terminal, server and browser."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from onetable.core.phrasebook import LANGUAGES
from onetable.games.registry import faces

LANGUAGE_NAMES = {"en": "English", "zh": "中文", "ja": "日本語", "nl": "Nederlands"}


class MissingText(LookupError):
    """A string that this language does not have."""


MESSAGE = re.compile(r"^(?P<key>[a-z][\w-]*) *=.*?(?=^[^\s}]|\Z)", re.MULTILINE | re.DOTALL)
MUCH = 2000  # letters: Fluent refuses to put in a text that is much longer
REFERENCE = re.compile(r"\{\s*([a-z][\w-]*)\s*\}")  # to another string


@cache
def _bundle(language: str) -> FluentBundle:
    return FluentBundle([language], use_isolating=False)


@cache
def _messages(language: str) -> dict[str, str]:
    """Every string as it is written, by its key."""
    return {found["key"]: found[0] for found in MESSAGE.finditer(source(language))}


@cache
def _pattern(language: str, key: str) -> Any:
    """One string, parsed when it is first said: a language has about a thousand, and few of them are needed at once."""
    text = _messages(language).get(key)
    if text is None:
        return None
    for other in REFERENCE.findall(text):
        _pattern(language, other)
    bundle = _bundle(language)
    bundle.add_resource(FluentResource(text))
    return bundle.get_message(key).value


@cache
def source(language: str) -> str:
    """All strings of a language as they are written: those of the house, and those that the games bring."""
    found = [path for path in files(__package__).joinpath(language).iterdir() if path.name.endswith(".ftl")]
    house = [path.read_text("utf-8") for path in sorted(found, key=lambda path: path.name)]
    return "\n".join([*house, *[face.strings(language) for face in faces().values()]])


class Interface:
    """One language of the interface."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise MissingText(f"there is no language “{language}”; there is {', '.join(LANGUAGES)}")
        self.language = language

    def has(self, key: str) -> bool:
        """Whether there is such a string."""
        return key in _messages(self.language)

    def say(self, key: str, **values: str | int) -> str:
        """The string of this key, with its values filled in."""
        return _said(self.language, key, tuple(values.items()))


@lru_cache(maxsize=16384)  # a table says the same few things at every picture
def _said(language: str, key: str, values: tuple[tuple[str, str | int], ...]) -> str:
    pattern = _pattern(language, key)
    if pattern is None:
        raise MissingText(f"{language} has no text for “{key}”")
    text, errors = _bundle(language).format_pattern(pattern, dict(values))
    if errors and (long := {f"<{name}>": value for name, value in values if isinstance(value, str) and len(value) > MUCH}):
        short = {name: f"<{name}>" if f"<{name}>" in long else value for name, value in values}
        text, errors = _bundle(language).format_pattern(pattern, short)
        for mark, value in long.items():
            text = str(text).replace(mark, value)
    if errors:
        raise MissingText(f"{language} cannot say “{key}”: {errors[0]}")
    return str(text)
