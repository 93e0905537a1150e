"""Makes the guest visible without installing it: what pip would write about it stands in a folder, and Python is told of it."""

from __future__ import annotations

import os
import sys
import tomllib
from pathlib import Path

GUEST = Path(__file__).parent
SOURCE = GUEST / "src"


def write_metadata(folder: Path) -> None:
    """What an installed package says of itself: its name, its version and its entry points."""
    project = tomllib.loads((GUEST / "pyproject.toml").read_text("utf-8"))["project"]
    home = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    home.mkdir(parents=True, exist_ok=True)
    (home / "METADATA").write_text(f"Metadata-Version: 2.4\nName: {project['name']}\nVersion: {project['version']}\n", "utf-8")
    lines = []
    for group, found in project["entry-points"].items():
        lines += [f"[{group}]", *[f"{name} = {place}" for name, place in found.items()]]
    (home / "entry_points.txt").write_text("\n".join([*lines, ""]), "utf-8")


def environment(folder: Path) -> dict[str, str]:
    """The surroundings of a process that has the guest installed."""
    write_metadata(folder)
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(SOURCE), str(folder), *[path for path in sys.path if path]])}
