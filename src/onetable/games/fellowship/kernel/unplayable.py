"""What the kernel does not play."""

from __future__ import annotations


class Unplayable(Exception):
    """Why the kernel cannot play a position."""
