"""What there is to read: the rules in short, and every card as text."""

from __future__ import annotations

from typing import Any

from onetable.core.phrasebook import Phrasebook
from onetable.core.rulebook import Rulebook
from onetable.games.fellowship.words.names import Named
from onetable.games.quest.words.names import Named as QuestNamed
from onetable.telling.entries import Entry
from onetable.text import Interface

RULES = {
    "fellowship": ("aim", "tricks", "rings", "setup", "talk", "two", "alone"),
    "tcg": (
        "tcg-aim", "tcg-turn", "tcg-twilight", "tcg-moving", "tcg-archery", "tcg-skirmish", "tcg-wounds", "tcg-burdens", "tcg-regroup",
        "tcg-actions",
    ),
    "quest": (
        "quest-aim", "quest-round", "quest-heroes", "quest-travel", "quest-explore", "quest-combat", "quest-sauron", "quest-influence",
        "quest-story",
    ),
}  # fmt: skip


KINDS = ("character", "event", "rider", "gift")


def rules_page(interface: Interface, game: str) -> list[tuple[str, str]]:
    """The rules in short: titles and texts."""
    return [(interface.say(f"rules-{name}"), interface.say(f"rules-{name}-text")) for name in RULES.get(game, ())]


def card_entries(rulebook: Rulebook[Any], interface: Interface) -> list[Entry]:
    """The rules, then every card that has a text."""
    phrases = rulebook.phrasebook(interface.language)
    found = [Entry(title, title, text) for title, text in rules_page(interface, rulebook.id)]
    if rulebook.id == "tcg":
        return found + tcg_entries(rulebook, phrases)
    if rulebook.id == "quest":
        return found + quest_entries(rulebook, phrases)
    for card in rulebook.cards():
        if card["kind"] in KINDS:
            name = phrases.read(Named(str(card["id"])))
            side = f" ({interface.say('reader-burdened')})" if card.get("burdened") else ""
            found.append(Entry(str(card["id"]), name + side, phrases.read(card["word"])))
    return found


def tcg_entries(rulebook: Rulebook[Any], phrases: Phrasebook) -> list[Entry]:
    """Every card of the set: its figures and its text."""
    found = []
    for card in rulebook.cards():
        name = f"{card['title']}, {card['subtitle']}" if card["subtitle"] else str(card["title"])
        figures, text = phrases.figures(card["word"]), phrases.read(card["word"])
        found.append(Entry(str(card["id"]), name, "\n".join([line for line in (figures, text) if line])))
    return found


def quest_entries(rulebook: Rulebook[Any], phrases: Phrasebook) -> list[Entry]:
    """Every card, sheet and token: its figures and its text."""
    found = []
    for card in rulebook.cards():
        name = phrases.tidy(phrases.say(QuestNamed(str(card["id"]))))
        figures, text = phrases.figures(card["word"]), phrases.read(card["word"])
        found.append(Entry(str(card["id"]), name, "\n".join([line for line in (figures, text) if line])))
    return found


def matching(entries: list[Entry], text: str) -> list[Entry]:
    """The entries whose name, or id, holds this text; an exact name stands alone."""
    wanted = text.strip().casefold()
    exact = [entry for entry in entries if wanted in (entry.label.casefold(), str(entry.meaning))]
    return exact or [entry for entry in entries if wanted in entry.label.casefold() or wanted in str(entry.meaning).replace("_", " ")]
