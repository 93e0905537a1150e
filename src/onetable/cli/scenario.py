"""`onetable scenario`: run position files."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from onetable.cli.inputs import first_game
from onetable.core.errors import BadInput
from onetable.core.scenario.choosing import Unmet
from onetable.core.scenario.files import read_scenario
from onetable.core.scenario.running import run_scenario
from onetable.games.registry import rulebook


def scenario(file: Path, /, *files: Path) -> int:
    """Run hand-written positions and see whether they turn out as expected.

    Parameters
    ----------
    file
        A scenario file in YAML.
    files
        Further ones.
    """
    codes = [run_file(path) for path in (file, *files)]
    return max(codes)


def run_file(path: Path) -> int:
    """All scenarios of a file: 0 if they hold, 1 if an expectation fails, 2 if one cannot be run."""
    try:
        found = read_scenario(path)
    except BadInput as error:
        return complain(str(error), 2)
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
        return complain(f"{title}: {error}", 2)
    print(f"holds   {title}")
    return 0


def complain(sentence: str, code: int) -> int:
    """One line for one thing that is wrong; the other scenarios are run all the same."""
    print(" ".join(sentence.split()), file=sys.stderr)
    return code
