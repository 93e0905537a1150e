"""English nouns: articles, plurals, numbers, lists."""

from __future__ import annotations

from collections.abc import Iterable

from onetable.language.markup import OPEN, begun
from onetable.language.text import listed

OR = "or"
MASS = ("favor", "influence", "damage")
IRREGULAR = {
    "Crebain": "Crebain", "Dwarf": "Dwarves", "Elf": "Elves", "Man": "Men", "Nazgûl": "Nazgûl", "Uruk-hai": "Uruk-hai", "ally": "allies",
    "hero": "heroes",
}  # fmt: skip


def many(noun: str) -> str:
    """The plural of a noun; of several words the last one changes."""
    first, space, last = noun.rpartition(" ")
    return noun if last in MASS else first + space + IRREGULAR.get(last, f"{last}s")


def an(noun: str) -> str:
    """A noun with its indefinite article."""
    return f"{'an' if noun[0] in 'aeiouAEIOU' else 'a'} {noun}"


def counted(number: object, noun: str) -> str:
    """1 card, 2 cards, X cards, 2 favor."""
    return f"{number} {noun if number == 1 else many(noun)}"


def times(number: object) -> str:
    """How often."""
    return "once" if number == 1 else "twice" if number == 2 else f"{number} times"


def several(parts: Iterable[str], last: str = "and", comma: bool = True) -> str:
    """A, B, and C; a game may do without the last comma."""
    found = list(parts)
    return listed(found, ", ", f"{',' * (comma and len(found) > 2)} {last} ")


def capital(text: str) -> str:
    """With a capital at the beginning, also after an opening quotation mark."""
    if text[:1] == OPEN:
        return begun(text, capital)
    mark = text[:1] if text[:1] == "“" else ""
    rest = text[len(mark) :]
    return mark + rest[:1].upper() + rest[1:]
