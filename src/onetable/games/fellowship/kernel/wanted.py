"""Whether the kernel is compiled: numba is installed, and nobody asks for the plain one."""

from __future__ import annotations

import os
from importlib.util import find_spec

COMPILED = os.environ.get("ONETABLE_KERNEL") != "plain" and find_spec("numba") is not None
