"""Reading scenario files: YAML, one scenario or several."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

from onetable.core.errors import BadInput
from onetable.core.record import read_file

EDITION = 2
LOADER: type[yaml.SafeLoader] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # libyaml, where it is there, is many times as fast


def read_yaml(text: str) -> list[Any]:
    """What a text in YAML says: one document, or several divided by lines of three dashes; an empty one says nothing."""
    return [part for part in yaml.load_all(text, LOADER) if part is not None]


def read_scenario(path: Path) -> list[dict[str, Any]]:
    """The scenarios of a file: one, or several divided by lines of three dashes."""
    try:
        found = read_yaml(read_file(path).decode("utf-8"))
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise BadInput(f"{path} is not YAML: {' '.join(str(error).split())}.") from None
    if not found or not all(isinstance(part, dict) for part in found):
        raise BadInput(f"{path} holds no scenario.")
    return found
