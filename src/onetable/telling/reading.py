"""What there is to read: the rules in short or by subject, and every card as text."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct

from onetable.core.phrasebook import Phrasebook
from onetable.core.rulebook import Rulebook
from onetable.language.markup import plain
from onetable.telling.entries import Entry
from onetable.telling.guide.reading import found_sections, guide_entries, told_in
from onetable.telling.teller import teller_of
from onetable.telling.typed import holding, whole
from onetable.text import Interface


def rules_page(interface: Interface, game: str) -> list[tuple[str, str]]:
    """The rules in short: titles and texts."""
    return [(interface.say(f"rules-{name}"), interface.say(f"rules-{name}-text")) for name in teller_of(game).rules]


class Printed(Struct, frozen=True):
    """A card to be read: its name, what it says, and what kind of card it is."""

    id: str
    name: str
    text: str
    kind: str
    english: str = ""  # what is printed on the card itself, where people know it by that in every language


def printed_cards(rulebook: Rulebook[Any], phrases: Phrasebook, interface: Interface) -> list[Printed]:
    """Every card of a game that has a text, with marks; where figures are printed on it, they come first."""
    teller, marking, found = teller_of(rulebook.id), phrases.marking(), []
    for card in rulebook.cards():
        if teller.printed(card):
            figures, text = phrases.figures(card["word"]), marking.read(card["word"])
            kind, name = str(card.get("kind") or card.get("type")), teller.card_name(card, phrases, interface)
            lines = [line for line in (figures, text) if line]
            found.append(Printed(str(card["id"]), name, "\n".join(lines), kind, teller.english_name(card)))
    return found


def term_entries(interface: Interface, game: str) -> list[Entry]:
    """What the rules call things, each with its meaning."""
    found = []
    for name in teller_of(game).terms:
        lines = [interface.say(f"term-{name}-text"), *told_in(game, name, interface)]
        found.append(Entry(name, interface.say(f"term-{name}"), "\n".join(lines)))
    return found


def card_entries(rulebook: Rulebook[Any], interface: Interface) -> list[Entry]:
    """The rules by subject, the terms, then every card that has a text, as a list."""
    return list(_card_entries(rulebook, interface.language, interface.titles))


@cache
def _card_entries(rulebook: Rulebook[Any], language: str, titles: str) -> tuple[Entry, ...]:
    """To read hundreds of cards aloud takes a while: once is enough."""
    interface = Interface(language, titles)
    rules = guide_entries(rulebook.id, language) or [Entry(title, title, text) for title, text in rules_page(interface, rulebook.id)]
    cards = printed_cards(rulebook, rulebook.phrasebook(language).titled(titles), interface)
    read = []
    for card in cards:
        text = "\n".join([*known_as(card), card.text, *told_in(rulebook.id, card.id, interface)])
        read.append(Entry(card.id, card.name, text, also=card.english))
    return (*rules, *term_entries(interface, rulebook.id), *read)


def known_as(card: Printed) -> list[str]:
    """The English name below one in another language."""
    return [card.english] if card.english and card.english != card.name else []


def matching(entries: list[Entry], text: str) -> list[Entry]:
    """The entries whose name, or id, holds this text; an exact name stands alone."""
    names = [(entry.label, str(entry.meaning), entry.also) if entry.also else (entry.label, str(entry.meaning)) for entry in entries]
    return [entries[place] for place in whole(names, text) or holding(names, text)]


def finding(entries: list[Entry], text: str, *, game: str, language: str) -> list[Entry]:
    """The entries of this name; where there are none, the sections of the guide that answer, best first."""
    known = {str(entry.meaning): entry for entry in entries}
    return matching(entries, text) or [known[section] for section in found_sections(game, language, text) if section in known]


def mentioning(entries: list[Entry], text: str) -> list[Entry]:
    """The entries whose text speaks of this."""
    return [entries[place] for place in holding([(plain(entry.text),) for entry in entries], text)]
