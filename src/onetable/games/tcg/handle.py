"""Handles: a card on the table; which card it is, is the only secret."""

from __future__ import annotations

from typing import NewType

Handle = NewType("Handle", int)

NOTHING = Handle(-1)
