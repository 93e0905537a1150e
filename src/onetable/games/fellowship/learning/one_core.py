"""Products of matrices on one core: a bot's are small, and on a busy machine a second thread is only waited for."""

from __future__ import annotations

import contextlib
import ctypes
import os
from functools import cache
from pathlib import Path

import numpy

SETTERS = ("scipy_openblas_set_num_threads64_", "scipy_openblas_set_num_threads", "openblas_set_num_threads")


@cache
def use_one_core() -> None:
    """Tell the library that numpy brings along; where it brings another one, that one decides."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # for processes that begin later
    home = Path(numpy.__file__).parent
    for library in [*home.parent.glob("numpy.libs/*openblas*"), *home.glob(".dylibs/*openblas*")]:
        with contextlib.suppress(OSError):
            loaded = ctypes.CDLL(str(library))
            for name in SETTERS:
                if hasattr(loaded, name):
                    getattr(loaded, name)(1)
