"""What there is to read: the keys, the rules in short, and every card as text."""

from __future__ import annotations

from typing import Any

from onetable.core.rulebook import Rulebook
from onetable.games.fellowship.words.names import Named
from onetable.terminal.attention import Entry
from onetable.text import Interface

RULES = ("aim", "tricks", "rings", "setup", "talk", "two", "alone")
KINDS = ("character", "event", "rider", "gift")
KEYS = ("move", "enter", "digits", "space", "scroll", "mouse", "escape")
LETTERS = ("undo", "hint", "journal", "goals", "rules", "book", "save", "language", "theme", "help", "quit")


def help_page(interface: Interface) -> list[tuple[str, bool]]:
    """What the keys do, and what the signs mean."""
    say = interface.say
    found = [(say("help-title"), True), *[(say(f"help-{key}"), False) for key in KEYS]]
    found.append(("   ".join([f"{say(f'key-{key}-sign')} {say(f'key-{key}')}" for key in LETTERS]), False))
    return [*found, (say("help-signs"), True), (say("help-light"), False), (say("help-verdicts"), False), (say("help-talk"), False)]


def rules_page(interface: Interface) -> list[tuple[str, str]]:
    """The rules in short: titles and texts."""
    return [(interface.say(f"rules-{name}"), interface.say(f"rules-{name}-text")) for name in RULES]


def card_entries(rulebook: Rulebook[Any], interface: Interface) -> list[Entry]:
    """The rules, then every card that has a text."""
    phrases = rulebook.phrasebook(interface.language)
    found = [Entry(title, title, text) for title, text in rules_page(interface)]
    for card in rulebook.cards():
        if card["kind"] in KINDS:
            name = phrases.read(Named(str(card["id"])))
            side = f" ({interface.say('reader-burdened')})" if card.get("burdened") else ""
            found.append(Entry(str(card["id"]), name + side, phrases.read(card["word"])))
    return found


def matching(entries: list[Entry], text: str) -> list[Entry]:
    """The entries whose name, or id, holds this text; an exact name stands alone."""
    wanted = text.strip().casefold()
    exact = [entry for entry in entries if wanted in (entry.label.casefold(), str(entry.meaning))]
    return exact or [entry for entry in entries if wanted in entry.label.casefold() or wanted in str(entry.meaning).replace("_", " ")]
