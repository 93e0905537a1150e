"""What there is to read: the rules in short, and every card as text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from onetable.core.phrasebook import Phrasebook
from onetable.core.rulebook import Rulebook
from onetable.games.fellowship.pieces.names import Named
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


class Printed(Struct, frozen=True):
    """A card to be read: its name, what it says, and what kind of card it is."""

    id: str
    name: str
    text: str
    kind: str


def printed_cards(rulebook: Rulebook[Any], phrases: Phrasebook, interface: Interface) -> list[Printed]:
    """Every card of a game that has a text; where figures are printed on it, they come first."""
    if rulebook.id == "fellowship":
        return fellowship_cards(rulebook, phrases, interface)
    found = []
    for card in rulebook.cards():
        figures, text = phrases.figures(card["word"]), phrases.read(card["word"])
        kind = str(card.get("kind") or card.get("type"))
        found.append(Printed(str(card["id"]), name_on(card, phrases), "\n".join([line for line in (figures, text) if line]), kind))
    return found


def name_on(card: Mapping[str, Any], phrases: Phrasebook) -> str:
    """What a card of the other games is called; titles of the trading card game are the same in every language."""
    if "title" not in card:
        from onetable.games.quest.words.names import Named as QuestNamed  # a game that nobody reads about is not loaded

        return phrases.tidy(phrases.say(QuestNamed(str(card["id"]))))
    return f"{card['title']}, {card['subtitle']}" if card["subtitle"] else str(card["title"])


def fellowship_cards(rulebook: Rulebook[Any], phrases: Phrasebook, interface: Interface) -> list[Printed]:
    """Characters, events, riders and gifts; a burdened side says so."""
    found = []
    for card in rulebook.cards():
        if card["kind"] in KINDS:
            side = f" ({interface.say('reader-burdened')})" if card.get("burdened") else ""
            name = phrases.read(Named(str(card["id"]))) + side
            found.append(Printed(str(card["id"]), name, phrases.read(card["word"]), str(card["kind"])))
    return found


def card_entries(rulebook: Rulebook[Any], interface: Interface) -> list[Entry]:
    """The rules, then every card that has a text, as a list."""
    rules = [Entry(title, title, text) for title, text in rules_page(interface, rulebook.id)]
    cards = printed_cards(rulebook, rulebook.phrasebook(interface.language), interface)
    return [*rules, *[Entry(card.id, card.name, card.text) for card in cards]]


def matching(entries: list[Entry], text: str) -> list[Entry]:
    """The entries whose name, or id, holds this text; an exact name stands alone."""
    wanted = text.strip().casefold()
    exact = [entry for entry in entries if wanted in (entry.label.casefold(), str(entry.meaning))]
    return exact or [entry for entry in entries if wanted in entry.label.casefold() or wanted in str(entry.meaning).replace("_", " ")]
