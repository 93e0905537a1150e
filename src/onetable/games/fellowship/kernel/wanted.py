"""Whether the kernel is compiled: numba is installed, and nobody asks for the plain one; and whether bots think with it."""

from __future__ import annotations

import os
from importlib.util import find_spec

COMPILED = os.environ.get("ONETABLE_KERNEL") != "plain" and find_spec("numba") is not None
# To compile it for the first time takes longer than a bot may think, and it is not yet shown that they play better with it everywhere.
FOR_BOTS = COMPILED and os.environ.get("ONETABLE_KERNEL") == "bots"
