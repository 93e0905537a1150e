"""Makes packages visible without installing them: what pip would write about one stands in a folder, and Python is told of it."""

from __future__ import annotations

import atexit
import os
import shutil
import sys
import tomllib
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

GUEST = Path(__file__).parent


def write_metadata(package: Path, folder: Path) -> None:
    """What an installed package says of itself: its name, its version and its entry points."""
    project = tomllib.loads((package / "pyproject.toml").read_text("utf-8"))["project"]
    home = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    home.mkdir(parents=True)
    (home / "METADATA").write_text(f"Metadata-Version: 2.4\nName: {project['name']}\nVersion: {project['version']}\n", "utf-8")
    lines = []
    for group, found in project["entry-points"].items():
        lines += [f"[{group}]", *[f"{name} = {place}" for name, place in found.items()]]
    (home / "entry_points.txt").write_text("\n".join([*lines, ""]), "utf-8")


def paths(*packages: Path) -> list[str]:
    """Where Python finds these packages and what they say of themselves; forgotten when this process ends."""
    folder = Path(mkdtemp(prefix="guest-"))
    atexit.register(shutil.rmtree, folder)
    for package in packages:
        write_metadata(package, folder)
    return [*[str(package / "src") for package in packages], str(folder)]


def install_here() -> None:
    """From now on this process has the guest."""
    sys.path[:0] = paths(GUEST)


def environment(*packages: Path) -> dict[str, Any]:
    """The surroundings of a process in which the guest is installed, or these packages."""
    return finding(*paths(*packages or (GUEST,)))


def finding(*folders: str) -> dict[str, Any]:
    """The surroundings of a process that finds modules in these folders, too."""
    return {"PYTHONPATH": os.pathsep.join([*folders, *filter(None, [os.environ.get("PYTHONPATH")])])}
