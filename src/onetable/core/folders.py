"""Where everything is kept that belongs to the user."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """The folder of this user's games; ONETABLE_DATA names another one."""
    from platformdirs import user_data_dir  # not needed by those who say where

    return Path(os.environ.get("ONETABLE_DATA") or user_data_dir("onetable", appauthor=False))
