"""Keys: a letter is the same key whether it is typed small or as a capital."""

from __future__ import annotations

from collections.abc import Mapping

from textual.binding import Binding


def letters(actions: Mapping[str, str]) -> list[Binding]:
    """Letters and what they do, in both cases."""
    return [Binding(f"{key},{key.upper()}", action, show=False) for key, action in actions.items()]
