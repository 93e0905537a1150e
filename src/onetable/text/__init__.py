"""The strings of the interface in four languages: one set for terminal, server and browser."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from onetable.core.phrasebook import LANGUAGES

LANGUAGE_NAMES = {"en": "English", "zh": "中文", "ja": "日本語", "nl": "Nederlands"}


class MissingText(LookupError):
    """A string that this language does not have."""


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    return bundle


@cache
def source(language: str) -> str:
    """All strings of a language as they are written: one file for the terminal, one for each part of the browser client."""
    found = [path for path in files(__package__).joinpath(language).iterdir() if path.name.endswith(".ftl")]
    return "\n".join([path.read_text("utf-8") for path in sorted(found, key=lambda path: path.name)])


class Interface:
    """One language of the interface."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise MissingText(f"there is no language “{language}”; there is {', '.join(LANGUAGES)}")
        self.language = language

    def has(self, key: str) -> bool:
        """Whether there is such a string."""
        return bool(_bundle(self.language).has_message(key))

    def say(self, key: str, **values: str | int) -> str:
        """The string of this key, with its values filled in."""
        bundle = _bundle(self.language)
        if not bundle.has_message(key):
            raise MissingText(f"{self.language} has no text for “{key}”")
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise MissingText(f"{self.language} has no text for “{key}”")
        text, errors = bundle.format_pattern(pattern, values)
        if errors:
            raise MissingText(f"{self.language} cannot say “{key}”: {errors[0]}")
        return str(text)
