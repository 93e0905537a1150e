"""Lessons are read from the folder `lessons` of a game, a file each; the order is that of their names."""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files

from msgspec import ValidationError, convert

from onetable.core.errors import BadInput
from onetable.core.lessons.lesson import Lesson
from onetable.core.scenario.files import read_scenario

FOLDER, ENDING = "lessons", ".yaml"


@cache
def lessons_in(package: str) -> dict[str, Lesson]:
    """The lessons of the game that lives in this package, by name; most have none."""
    folder = files(package).joinpath(FOLDER)
    if not folder.is_dir():
        return {}
    found = {}
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(ENDING):
            with as_file(file) as path:
                [data] = read_scenario(path)
            name = file.name.removesuffix(ENDING)
            try:
                found[name] = convert({"name": name, **data}, Lesson)
            except ValidationError as error:
                raise BadInput(f"The lesson {name} cannot be used: {error}.") from None
    return found
