"""Reading scenario files: YAML, one scenario or several."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import yaml

from onetable.core.errors import BadInput
from onetable.core.record import read_file
from onetable.core.scenario.bounds import check_bounds

LARGEST_FILE = 1_000_000  # bytes
LARGEST_NUMBER = 2**128
SCALARS = ("int", "float", "bool", "timestamp", "binary")  # what is made of a word by its looks
TRUTH, TEXT = "tag:yaml.org,2002:bool", "tag:yaml.org,2002:str"
LOADER: type[yaml.SafeLoader] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # libyaml, where it is there, is many times as fast


class OnceLoader(LOADER):  # type: ignore[valid-type,misc]
    """YAML in which no key stands twice, because the second would push the first one out in silence; and `on` is a key, not a truth."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        keys = Counter([key.value for key, _ in node.value if isinstance(key.value, str)])
        twice = [key for key, count in keys.items() if count > 1]
        if twice:
            raise yaml.constructor.ConstructorError(None, None, f"“{twice[0]}” stands there twice", node.start_mark)
        for key, _ in node.value:
            if key.tag == TRUTH and not key.style and key.value.lower() not in ("true", "false"):
                key.tag = TEXT
        found: dict[Any, Any] = super().construct_mapping(node, deep)
        return found


def checked(construct: Callable[[Any, Any], Any], kind: str) -> Callable[[Any, Any], Any]:
    """What makes a value of a word, but with one sentence where it cannot: a date may have the looks of one and be none."""

    def read(loader: Any, node: Any) -> Any:
        try:
            found = construct(loader, node)
        except (ValueError, LookupError, AttributeError, ArithmeticError):
            raise yaml.constructor.ConstructorError(None, None, f"this is no {kind}", node.start_mark) from None
        if isinstance(found, int) and abs(found) > LARGEST_NUMBER:
            raise yaml.constructor.ConstructorError(None, None, "this number is too large", node.start_mark)
        return found

    return read


for kind in SCALARS:
    tag = f"tag:yaml.org,2002:{kind}"
    OnceLoader.add_constructor(tag, checked(OnceLoader.yaml_constructors[tag], kind))


def read_yaml(text: str) -> list[Any]:
    """What a text in YAML says: one document, or several divided by lines of three dashes; an empty one says nothing."""
    return [part for part in yaml.load_all(text, OnceLoader) if part is not None]


def read_scenario(path: Path) -> list[dict[str, Any]]:
    """The scenarios of a file: one, or several divided by lines of three dashes."""
    try:
        text = read_file(path, LARGEST_FILE).decode("utf-8")
        check_bounds(yaml.parse(text, OnceLoader))
        found = read_yaml(text)
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise BadInput(f"{path} is not YAML: {' '.join(str(error).split())}.") from None
    if not found or not all(isinstance(part, dict) for part in found):
        raise BadInput(f"{path} holds no scenario.")
    return found
