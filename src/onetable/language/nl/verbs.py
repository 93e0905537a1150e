"""Dutch verbs and clauses: the verb goes where the sentence needs it, and its particle stays behind.

`Clause("je", "leggen", "1 kaart", "af")` becomes “leg 1 kaart af”, “je legt 1 kaart af”, “leg je 1 kaart af”, “1 kaart afleggen”
and “1 kaart af te leggen”.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import groupby
from typing import NamedTuple

from onetable.language.nl.nouns import joined, parted, several
from onetable.language.text import Form, Several

YOU, NOBODY = "je", ""
VOWELS = "aeiou"
STEMS = {  # where the infinitive does not tell
    "doen": "doe", "gaan": "ga", "komen": "kom", "slaan": "sla", "staan": "sta", "stapelen": "stapel", "verijdelen": "verijdel",
    "verwijderen": "verwijder", "voorkomen": "voorkom", "zien": "zie", "zijn": "ben",
}  # fmt: skip
THIRDS = {"gaan": "gaat", "hebben": "heeft", "kunnen": "kan", "mogen": "mag", "slaan": "slaat", "staan": "staat", "zijn": "is"}
AFTER_YOU = {"kunnen": "kunt"}  # je … before the verb, where it is not like that of somebody else


class Verb(str):
    """A verb that says its stem itself: `Verb("hinderen", "hinder")`."""

    stem: str

    def __new__(cls, infinitive: str, stem: str) -> Verb:
        found = super().__new__(cls, infinitive)
        found.stem = stem
        return found


def stem(verb: str) -> str:
    """Leggen: leg; maken: maak; geven: geef; noemen: noem."""
    return verb.stem if isinstance(verb, Verb) else usual_stem(verb)


@cache
def usual_stem(verb: str) -> str:
    """The stem of a verb by the rules, or by the list of those that follow none."""
    if verb in STEMS:
        return STEMS[verb]
    short = verb[:-2]
    before, vowel, end = short[-3:-2], short[-2:-1], short[-1]
    if vowel == end:
        return short[:-1]
    if vowel in "aeou" and before not in VOWELS:
        short = f"{short[:-2]}{vowel}{vowel}{end}"
    return short[:-1] + {"v": "f", "z": "s"}.get(end, end)


def third(verb: str) -> str:
    """The verb of one somebody: legt, zet, heeft."""
    found = THIRDS.get(verb) or stem(verb)
    return found if verb in THIRDS or found.endswith("t") else f"{found}t"


def finite(verb: str, plural: bool) -> str:
    """The verb of one somebody, or of several."""
    return verb if plural else third(verb)


@dataclass(frozen=True)
class Clause:
    """Somebody does something; nobody in particular: an order to the table. Without a verb `what` is an infinitive already."""

    who: str
    verb: str
    what: str = ""
    particle: str = ""  # of a separable verb
    tail: str = ""  # what follows the verb even where that comes last
    may: bool = False
    more: str = ""  # what is said after the clause: “: …” or “. …”
    plural: bool = False

    def _finite(self, inverted: bool) -> str:
        plural = self.plural or isinstance(self.who, Several)
        if self.may:
            return "mogen" if plural else "mag"
        if self.who == YOU:
            return stem(self.verb) if inverted else AFTER_YOU.get(self.verb, third(self.verb))
        return finite(self.verb, plural)

    _rest = Form(lambda it: it.bare if it.may else joined(it.what, it.particle, it.tail) + it.more)
    bare = Form(lambda it: joined(it.what, it.particle + it.verb, it.tail) + it.more)  # (mag) 1 kaart afleggen
    to = Form(lambda it: joined(it.what, it.particle, "te", it.verb, it.tail) + it.more)  # (om) 1 kaart af te leggen
    able = Form(lambda it: joined(it.what, "kunt", it.particle + it.verb, it.tail) + it.more)  # (als je) 1 kaart kunt afleggen
    order = Form(lambda it: it.told if it.may or it.verb == "kunnen" else joined(stem(it.verb), it._rest))  # leg 1 kaart af
    predicate = Form(lambda it: joined(it._finite(False), it._rest))  # legt 1 kaart af
    told = Form(lambda it: joined(it.who, it.predicate) if it.who != NOBODY else it.order)  # de held legt 1 kaart af
    # legt de held 1 kaart af; an order to the table: leg dan 1 kaart af
    after = Form(lambda it: joined(it._finite(True), it.who, it._rest) if it.who != NOBODY else joined(stem(it.verb), "dan", it._rest))
    alone = Form(lambda it: it.order if it.who in (YOU, NOBODY) else it.told)  # an order to “je”, a statement about anybody else


@dataclass(frozen=True)
class Alternatives:
    """One clause or the other, by the same somebody."""

    clauses: Sequence[Clause]
    link: str

    who = Form(lambda it: it.clauses[0].who)  # who does it
    order = Form(lambda it: it.link.join([clause.order for clause in it.clauses]))  # krijg 1 gunst of train
    predicate = Form(lambda it: it.link.join([clause.predicate for clause in it.clauses]))  # krijgt 1 gunst of traint
    told = Form(lambda it: joined(it.who, it.predicate))  # de held krijgt 1 gunst of traint
    after = Form(lambda it: it.link.join([clause.after for clause in it.clauses]))  # krijg je 1 gunst of train je
    alone = Form(lambda it: it.order if it.who in (YOU, NOBODY) else it.told)  # an order to “je”, a statement about anybody else


Part = Clause | Alternatives | str  # a string is a sentence of its own, without its full stop


def alone(part: Part) -> str:
    """A part as a sentence of its own."""
    return part if isinstance(part, str) else part.alone


def following(parts: Iterable[Part]) -> str:
    """What is done after “als …,”: krijg je 1 gunst en eindigt je beurt."""
    return several([part if isinstance(part, str) else part.after for part in parts])


@dataclass(frozen=True)
class Statement:
    """Something is so: the verb stands last after “als”, and second in a sentence of its own."""

    subject: str
    middle: str
    verb: str
    end: str = ""

    sub = Form(lambda it: joined(it.subject, it.middle, it.verb, it.end))  # after “als”
    main = Form(lambda it: joined(it.subject, it.verb, it.middle, it.end))  # by itself


# ---- what a text has somebody do

FORMS = ("order", "after", "to", "bare", "able")  # of a clause, by their names


@dataclass(frozen=True)
class Act:
    """You do something, or have somebody else do it; in which form is known when the sentence around it is."""

    verb: str
    what: str = ""
    particle: str = ""
    tail: str = ""
    who: str = ""  # who is made to do it
    gift: str = ""  # what `what` is given
    place: str = ""  # where `what` goes: a relative clause stays before it
    until: str = ""  # how long: of several said once
    more: str = ""  # what is said after all that: “, …” or “: …”
    again: bool = False  # `what` is what was spoken of last

    def said(self, form: str) -> str:
        """The act in one of the forms of a clause."""
        what, rest = (self.what, "") if self.place or self.gift else parted(self.what)
        what, tail = joined(what, self.gift), joined(rest, self.place, self.tail, self.until)
        clause = Clause(self.who or YOU, self.verb, what, self.particle, tail)
        if self.who and form != "after":
            clause = Clause(YOU, "laten", joined(self.who, what), "", joined(self.particle + self.verb, tail))
        return f"{getattr(clause, form)}{self.more}"


class Turn(NamedTuple):
    """What says itself in any form: alternatives, or what hangs on a condition."""

    said: Callable[[str], str]


Deed = Act | Turn | str  # a string is a sentence of its own, without its full stop


def told(deeds: Sequence[Deed], form: str) -> str:
    """Several deeds as one; the sentences of their own come last."""
    found: list[str] = []
    for _, run in groupby([deed for deed in deeds if not isinstance(deed, str)], lambda deed: isinstance(deed, Act)):
        alike = list(run)
        acts = [deed for deed in alike if isinstance(deed, Act)]
        found += [told_at_once(acts, form)] if acts else [deed.said(form) for deed in alike]
    return several(found) + "".join([f". {deed}" for deed in deeds if isinstance(deed, str)])


def told_at_once(acts: Sequence[Act], form: str) -> str:
    """Acts one after the other: what is given to the same is one gift; what they last until is said once."""
    acts = gifts_joined(acts)
    endings = {act.until for act in acts}
    if len(acts) < 2 or len(endings) > 1 or not max(endings):
        return several([act.said(form) for act in acts])
    both = "beide" if len(acts) == 2 else "alles"
    return f"{several([replace(act, until='').said(form) for act in acts])}, {both} {max(endings)}"


def gifts_joined(acts: Iterable[Act]) -> list[Act]:
    """“Geef een elf sterkte +2” and “geef die elf schade +1” are one gift."""
    found: list[Act] = []
    for act in acts:
        last = found[-1] if found else act
        is_same = act is not last and bool(act.gift and last.gift) and (act.again or act.what == last.what)
        if is_same and replace(act, what=last.what, gift=last.gift, again=last.again) == last:
            found[-1] = replace(last, gift=f"{last.gift} en {act.gift}")
        else:
            found.append(act)
    return found
