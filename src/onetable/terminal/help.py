"""The page of help: what the keys do."""

from __future__ import annotations

from collections.abc import Sequence

from onetable.text import Interface

KEYS = ("move", "enter", "digits", "space", "scroll", "mouse", "escape", "coach", "lessons")


def help_page(interface: Interface, letters: Sequence[str], signs: Sequence[str]) -> list[tuple[str, bool]]:
    """What the keys do, and what the signs mean."""
    say = interface.say
    found = [(say("help-title"), True), *[(say(f"help-{key}"), False) for key in KEYS]]
    found.append(("   ".join([f"{say(f'key-{key}-sign')} {say(f'key-{key}')}" for key in letters]), False))
    return [*found, (say("help-signs"), True), *[(say(f"help-{sign}"), False) for sign in signs]]
