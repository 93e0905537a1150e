"""`onetable scenario`: run position files, bring old ones over, write one from a record."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from onetable.cli.inputs import first_game
from onetable.cli.saying import say
from onetable.core.errors import BadInput
from onetable.core.record import Record, decode, read_file, write_file
from onetable.core.scenario.choosing import Unmet
from onetable.core.scenario.converting import convert as convert_text
from onetable.core.scenario.files import read_scenario
from onetable.core.scenario.running import run_scenario
from onetable.core.scenario.schema import schema as schema_of
from onetable.core.scenario.writing import write_position, yaml_of
from onetable.games.registry import RULEBOOKS, rulebook


def scenario(*files: Path, convert: bool = False, write: tuple[Path, int] | None = None, schema: bool = False) -> int:
    """Run hand-written positions and see whether they turn out as expected.

    Parameters
    ----------
    files
        Scenario files in YAML.
    convert
        Bring files of the first edition over, in place, instead of running them.
    write
        A record and a number: write the position after so many choices as a scenario.
    schema
        Print a JSON schema of scenarios, for editors.
    """
    if schema:
        print(schema_of(RULEBOOKS.values()))
        return 0
    if write is not None:
        print(write_one(*write), end="")
        return 0
    if not files:
        raise BadInput("Name the scenario files, or see `onetable scenario --help`.")
    return max([convert_file(path) if convert else run_file(path) for path in files])


def run_file(path: Path) -> int:
    """All scenarios of a file: 0 if they hold, 1 if an expectation fails, 2 if one cannot be run."""
    try:
        found = read_scenario(path)
    except BadInput as error:
        return say(str(error), 2)
    return max([run_one(path, place, data) for place, data in enumerate(found, 1)])


def run_one(path: Path, place: int, data: dict[str, Any]) -> int:
    """One scenario, in one line."""
    title = f"{path}: {data.get('name', f'scenario {place}')}"
    try:
        run_scenario(rulebook(str(data.get("game", first_game()))), data)
    except Unmet as error:
        print(f"FAILED  {title}: {error}")
        return 1
    except BadInput as error:
        return say(f"{title}: {error}", 2)
    except Exception as error:  # a fault of ours, but the others are run all the same
        if os.environ.get("ONETABLE_DEBUG"):
            raise
        return say(f"{title}: One Table itself has failed: {type(error).__name__}: {error}.", 3)
    print(f"holds   {title}")
    return 0


def convert_file(path: Path) -> int:
    """A file of the first edition becomes one of the second: 0, or 2 if a person must look at something."""
    try:
        read_scenario(path)
        text = read_file(path).decode("utf-8")
        found = convert_text(text, lambda game: rulebook(game or first_game()))
    except BadInput as error:
        return say(str(error), 2)
    if found.text != text:
        write_file(path, found.text.encode("utf-8"))
    for notice in found.notices:
        say(f"{path}: {notice}", 2)
    print(f"{'converted' if found.text != text else 'unchanged'}  {path}")
    return 2 if found.notices else 0


def write_one(path: Path, step: int) -> str:
    """The position of a record after so many choices, as a scenario."""
    found: Record = decode(read_file(path), Record, "record")
    return yaml_of(write_position(rulebook(found.game), found, step))
