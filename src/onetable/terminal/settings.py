"""What is remembered from one evening to the next: the language, the colours, and how titles of cards are read."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec.structs import replace

from onetable.core.errors import BadInput
from onetable.core.folders import data_folder
from onetable.core.lock import locked
from onetable.core.phrasebook import LANGUAGES, TITLES
from onetable.core.record import read_file, write_file
from onetable.terminal.kit.palette import NIGHT, PALETTES


class Settings(msgspec.Struct, frozen=True):
    """What a person has chosen; nothing where none was."""

    language: str = ""
    theme: str = NIGHT.name
    titles: str = TITLES[0]


def place() -> Path:
    """The file of the settings."""
    return data_folder() / "settings.json"


def remembered() -> Settings:
    """What was chosen last; a file that cannot be read, or says what there is not, counts as none."""
    try:
        found = msgspec.json.decode(read_file(place()), type=Settings)
    except (BadInput, msgspec.DecodeError):
        return Settings()
    language = found.language if found.language in LANGUAGES else ""
    titles = found.titles if found.titles in TITLES else TITLES[0]
    return Settings(language, found.theme if found.theme in PALETTES else NIGHT.name, titles)


def remember(**chosen: str) -> None:
    """Keep this for the next time, beside what other tables have kept; where nothing can be written, nothing is remembered."""
    with suppress(OSError), locked(place().parent):
        write_file(place(), msgspec.json.encode(replace(remembered(), **chosen)))
