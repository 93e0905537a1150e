"""Dutch grammar: verbs in the order a sentence needs, lists, numbers, and what “die kaart” refers to.

An effect is written once, as a clause: `who>what|particle|verb|rest`, several joined by `¦`, a sentence of its own with a dot in front.
`een ork|af|leggen|` becomes “leg een ork af”, “een ork af te leggen”, “leg je een ork af”, “een ork afleggen”.
"""

from __future__ import annotations

import re

from onetable.language.nl.nouns import several as listed
from onetable.language.nl.verbs import stem

IT = "\ue010"  # the card that the sentence named last; replaced as soon as it is known
DEED = "\ue011"  # what is about to happen, and can be prevented
REL, END = "\ue012", "\ue013"  # around a relative clause, which may follow the verb
NEXT, GIFT = "¦", "§"


def stem_of(verb: str) -> str:
    """Leggen: leg. A phrase may say it itself: `hinderen/hinder`."""
    infinitive, _, said = verb.partition("/")
    return said or stem(infinitive)


def signed(number: int | str) -> str:
    """+2, −1, +X."""
    return f"−{str(number)[1:]}" if str(number).startswith("-") else f"+{number}"


def several(number: int | str, one: str, many: str) -> str:
    """1 kaart, 2 kaarten, X kaarten."""
    return f"{number} {one if number == 1 else many}"


# ---- clauses


def inflect(clause: str, form: str) -> str:
    """One clause in one form: do (leg af), je (leg je af), te (af te leggen), inf (afleggen), or with a verb before it (kunt afleggen)."""
    who, _, rest = clause.rpartition(">")
    what, particle, verb, tail = [part.strip() for part in rest.replace(GIFT, " ").split("|")]
    what, tail = after_the_verb(what, tail)
    stem, verb = stem_of(verb), verb.partition("/")[0]
    third = stem if stem.endswith("t") else f"{stem}t"
    whole = particle + verb
    if form == "te":
        words = [who, what, f"te laten {whole}" if who else f"{particle} te {verb}", tail]
    elif form == "inf":
        words = [who, what, f"laten {whole}" if who else whole, tail]
    elif form == "do":
        words = ["laat", who, what, whole, tail] if who else [stem, what, particle, tail]
    elif form == "je":
        words = [third if who else stem, who or "je", what, particle, tail]
    else:
        words = [who, what, form, f"laten {whole}" if who else whole, tail]
    return " ".join([word for word in words if word])


def after_the_verb(what: str, tail: str) -> tuple[str, str]:
    """“Een reisgenoot te verwonden die niet de ringdrager is”: a clause at the end of the object comes after the verb."""
    if what.endswith(END) and what.count(REL) == 1 and not tail.startswith(("aan ", "op ")):
        what, _, said = what.partition(REL)
        return what.strip(), f"{said.rstrip(END)} {tail}".strip()
    return what, tail


def spoken(clauses: str, form: str) -> str:
    """Several clauses as one, the last ones as sentences of their own."""
    parts = clauses.split(NEXT)
    told = merge_sights(merge_gifts([part for part in parts if not part.startswith(".")]))
    ending = _common_ending(told) if len(told) > 1 else ""
    if ending:
        told = [part.rpartition("|")[0] + "|" for part in told]
        ending = f", {'beide' if len(told) == 2 else 'alles'} {ending}"
    text = listed([inflect(part, form) for part in told]) if told else ""
    return text + ending + "".join([part for part in parts if part.startswith(".")])


def merge_gifts(clauses: list[str]) -> list[str]:
    """“Geef een elf sterkte +2” and “geef die elf schade +1” are one gift."""
    found: list[str] = []
    for clause in clauses:
        target, gift, rest = _gift(clause)
        if gift and found:
            before, other, old_rest = _gift(found[-1])
            if other and rest == old_rest and target in (before, IT):
                found[-1] = f"{before}{GIFT}{other} en {gift}|{rest}"
                continue
        found.append(clause)
    return found


def merge_sights(clauses: list[str]) -> list[str]:
    """“Zie Gandalf” and “zie een elf” are one sight."""
    seen = [clause.removesuffix(SIGHT) for clause in clauses if clause.endswith(SIGHT)]
    if len(seen) < 2:
        return clauses
    return [listed(seen) + SIGHT, *[clause for clause in clauses if not clause.endswith(SIGHT)]]


SIGHT = "||zien|"


def _gift(clause: str) -> tuple[str, str, str]:
    what, _, rest = clause.partition("|")
    target, _, gift = what.partition(GIFT)
    return target, gift, rest


def _common_ending(clauses: list[str]) -> str:
    endings = {clause.rpartition("|")[2].strip() for clause in clauses}
    ending = endings.pop() if len(endings) == 1 else ""
    return ending if ending.startswith("tot ") else ""


def with_tail(clauses: str, tail: str) -> str:
    """The same with more at its end."""
    return f"{clauses} {tail}"


def by_somebody(clauses: str, who: str) -> str:
    """The same, done by another player."""
    return NEXT.join([f"{who}>{clause}" for clause in clauses.split(NEXT)]) if who else clauses


# ---- whole texts

FALLBACKS = {IT: "die kaart", DEED: "dat", REL: "", END: "", GIFT: " "}


def tidy(text: str) -> str:
    """No stray spaces, round apostrophes, a capital at the beginning of every sentence and after a timing word."""
    for mark, words in FALLBACKS.items():
        text = text.replace(mark, words)
    text = re.sub(r"\s+", " ", text).strip().replace("'", "’")
    text = re.sub(r" ([,.:;])", r"\1", text)
    text = re.sub(r"\.{2,}", ".", text)
    text = re.sub(r"(^|[.!?] |— )(\w)", lambda found: found[1] + found[2].upper(), text)
    return re.sub(rf"((?:^|— )(?:{'|'.join(TIMING_WORDS)}): )(\w)", lambda found: found[1] + found[2].upper(), text)


TIMING_WORDS = (
    "Reisgenootschap", "Schaduw", "Manoeuvre", "Boogschieten", "Toewijzing", "Gevecht", "Hergroeperen", "Reisgenootschap of hergroeperen",
    "Manoeuvre of gevecht", "Reactie",
)  # fmt: skip
