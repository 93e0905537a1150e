"""English grammar: articles, plurals, lists and signed numbers."""

from __future__ import annotations

from collections.abc import Iterable

IRREGULAR = {"Dwarf": "Dwarves", "Elf": "Elves", "Man": "Men", "Nazgûl": "Nazgûl", "Uruk-hai": "Uruk-hai", "ally": "allies"}


def many(noun: str) -> str:
    """The plural of a noun; of several words the last one changes."""
    first, space, last = noun.rpartition(" ")
    return first + space + IRREGULAR.get(last, f"{last}s")


def an(noun: str) -> str:
    """A noun with its indefinite article."""
    return f"{'an' if noun[0] in 'aeiouAEIOU' else 'a'} {noun}"


def counted(number: object, noun: str) -> str:
    """1 card, 2 cards, X cards."""
    return f"{number} {noun if number == 1 else many(noun)}"


def listed(words: Iterable[str], last: str = "and") -> str:
    """A, B, and C."""
    found = list(words)
    if len(found) < 3:
        return f" {last} ".join(found)
    return f"{', '.join(found[:-1])}, {last} {found[-1]}"


def times(number: object) -> str:
    """How often."""
    return "twice" if number == 2 else f"{number} times"


def capital(text: str) -> str:
    """With a capital at the beginning, also after an opening bracket."""
    return text[:1].upper() + text[1:]
