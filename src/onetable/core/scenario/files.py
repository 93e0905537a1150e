"""Reading scenario files: YAML, one scenario or several."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

from onetable.core.errors import BadInput
from onetable.core.record import read_file

EDITION = 2
LOADER: type[yaml.SafeLoader] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # libyaml, where it is there, is many times as fast


class OnceLoader(LOADER):  # type: ignore[valid-type,misc]
    """YAML in which no key stands twice: the second would push the first one out in silence."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        keys = [key.value for key, _ in node.value]
        twice = [key for key in keys if isinstance(key, str) and keys.count(key) > 1]
        if twice:
            raise yaml.constructor.ConstructorError(None, None, f"“{twice[0]}” stands there twice", node.start_mark)
        found: dict[Any, Any] = super().construct_mapping(node, deep)
        return found


def read_yaml(text: str) -> list[Any]:
    """What a text in YAML says: one document, or several divided by lines of three dashes; an empty one says nothing."""
    return [part for part in yaml.load_all(text, OnceLoader) if part is not None]


def read_scenario(path: Path) -> list[dict[str, Any]]:
    """The scenarios of a file: one, or several divided by lines of three dashes."""
    try:
        found = read_yaml(read_file(path).decode("utf-8"))
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise BadInput(f"{path} is not YAML: {' '.join(str(error).split())}.") from None
    if not found or not all(isinstance(part, dict) for part in found):
        raise BadInput(f"{path} holds no scenario.")
    return found
