"""The guest can be imported."""

from __future__ import annotations

import sys

from tests.guest.installed import SOURCE

sys.path.insert(0, str(SOURCE))
