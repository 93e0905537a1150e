"""What bots are called: at their seats, and where people choose among them."""

from __future__ import annotations

from onetable.text import Interface


def seated_bot(name: str, interface: Interface) -> str:
    """What a bot is called that sits somewhere."""
    key = f"seat-bot-{tag(name)}"
    return interface.say(key) if interface.has(key) else interface.say("seat-bot", name=name)


def offered_bot(name: str, interface: Interface) -> str:
    """How a bot plays, in a word or two; one that nobody has described is called by its name."""
    return _said(f"lobby-bot-{tag(name)}", interface) or name


def bot_at_length(name: str, interface: Interface) -> str:
    """The same in a sentence; nothing where nobody has described it."""
    return _said(f"lobby-bot-{tag(name)}-how", interface)


def tag(name: str) -> str:
    """A bot and its level as they stand in the keys of strings."""
    return name.replace(":", "-")


def _said(key: str, interface: Interface) -> str:
    return interface.say(key) if interface.has(key) else ""
