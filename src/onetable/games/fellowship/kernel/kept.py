"""Where compiled code is kept, and whether all is there: other sources, copies, Pythons, numbas and processors have others."""

from __future__ import annotations

import hashlib
import platform
import sys
from functools import cache
from importlib.metadata import version
from pathlib import Path

from platformdirs import user_cache_path

SOURCES = tuple([Path(__file__).parent.parent / folder for folder in ("kernel", "solver", "encoding")])
PROCESSOR = Path("/proc/cpuinfo")


@cache
def place() -> Path:
    """The folder of what these sources are compiled to; numba finds nothing that was compiled from the same sources elsewhere."""
    made_by = f"{sys.implementation.cache_tag} {version('numba')} {version('numpy')} {processor()}"
    found = hashlib.sha256(made_by.encode())
    for folder in SOURCES:
        found.update(str(folder).encode())
        for source in sorted(folder.glob("*.py")):
            found.update(source.read_bytes())
    return user_cache_path("onetable") / "kernel" / found.hexdigest()[:16]


def processor() -> str:
    """What kind of processor it is: code that is compiled for one may not run on another."""
    if not PROCESSOR.exists():
        return platform.processor() or platform.machine()
    return next((line for line in PROCESSOR.read_text("utf-8").splitlines() if line.startswith("model name")), platform.machine())


def mark() -> Path:
    """What is there when all is compiled."""
    return place() / "complete"
