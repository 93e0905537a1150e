"""English grammar: articles, plurals, lists, and clauses that can be an order, a statement, or follow “may”."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

YOU, SAURON, HEROES, NOBODY = "you", "Sauron", "the heroes", ""
MASS = ("favor", "influence", "damage")
IRREGULAR = {"hero": "heroes", "Crebain": "Crebain", "Uruk-hai": "Uruk-hai"}
PLURAL = (YOU, HEROES)


def many(noun: str) -> str:
    """The plural of a noun; of several words the last one changes."""
    first, space, last = noun.rpartition(" ")
    return noun if last in MASS else first + space + IRREGULAR.get(last, f"{last}s")


def an(noun: str) -> str:
    """A noun with its indefinite article."""
    return f"{'an' if noun[0] in 'aeiouAEIO' else 'a'} {noun}"


def counted(number: int, noun: str) -> str:
    """1 card, 2 cards, 2 favor."""
    return f"{number} {noun if number == 1 else many(noun)}"


def listed(words: Iterable[str], last: str = "and") -> str:
    """A, B, and C."""
    found = list(words)
    if len(found) < 3:
        return f" {last} ".join(found)
    return f"{', '.join(found[:-1])}, {last} {found[-1]}"


def capital(text: str) -> str:
    """With a capital at the beginning, also after an opening quotation mark."""
    mark = text[:1] if text[:1] == "“" else ""
    rest = text[len(mark) :]
    return mark + rest[:1].upper() + rest[1:]


def third(verb: str) -> str:
    """The verb of one hero or of Sauron: gain, gains."""
    if verb == "cannot":
        return verb
    return "has" if verb == "have" else f"{verb}s"


@dataclass(frozen=True)
class Clause:
    """Somebody does something; nobody in particular: an order to the table."""

    who: str
    verb: str
    rest: str = ""

    @property
    def bare(self) -> str:
        """As it stands after “may” and “to”."""
        return f"{self.verb} {self.rest}".rstrip()

    @property
    def predicate(self) -> str:
        """What stands after the subject."""
        return self.bare if self.who in PLURAL or self.who == NOBODY else f"{third(self.verb)} {self.rest}".rstrip()

    @property
    def alone(self) -> str:
        """An order to “you”, a statement about anybody else."""
        return self.bare if self.who in (YOU, NOBODY) else f"{self.who} {self.predicate}"

    @property
    def told(self) -> str:
        """A statement, about “you” too."""
        return f"{self.who} {self.predicate}".lstrip()


Part = Clause | str  # a string is a sentence of its own, without its full stop


def strung(parts: Sequence[Part], chooser: str = YOU) -> str:
    """One thing after the other, said in one breath by or to the one who does most of it; a subject is said once."""
    found: list[str] = []
    before = None
    turns = 0  # how often another subject takes over
    for part in parts:
        same = isinstance(part, Clause) and before is not None and part.who == before.who
        turns += bool(found) and not same
        if isinstance(part, str):
            found.append(part)
        elif same and before is not None and part.who == SAURON and part.verb == before.verb == "draw":
            found.append(part.rest)
        elif part.who in (chooser, NOBODY):
            found.append(part.bare)
        else:
            found.append(part.predicate if same else part.told)
        before = part if isinstance(part, Clause) else None
    return ", and ".join(found) if turns and len(found) == 2 else listed(found)
