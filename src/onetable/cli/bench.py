"""`onetable bench`: measure the engine."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import onetable
from onetable.core.errors import BadInput


def bench(*, json: bool = False) -> int:
    """Measure how quick the engine is.

    Parameters
    ----------
    json
        Write JSON.
    """
    repository = Path(onetable.__file__).resolve().parents[2]
    if not (repository / "bench" / "engine.py").is_file():
        raise BadInput("The benchmarks are part of the repository and not of the installed package: clone it and run this command there.")
    sys.path.insert(0, str(repository))
    return int(import_module("bench.engine").main(json=json))
