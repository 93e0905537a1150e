"""The chapter cards, read from their table."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from msgspec import convert

from onetable.games.fellowship.blueprints import Chapter

_TABLE = tomllib.loads(files(__package__).joinpath("chapters.toml").read_text("utf-8"))
CHAPTERS = {chapter.number: chapter for chapter in convert(_TABLE["chapter"], list[Chapter])}
THE_ROAD = convert(_TABLE["road"], Chapter)  # the endless mode, "The Road Goes Ever On"
ROAD = THE_ROAD.key
