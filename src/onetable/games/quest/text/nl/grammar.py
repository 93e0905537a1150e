"""Dutch grammar: plurals, lists, and clauses whose verb goes where the sentence needs it.

`Clause("je", "leggen", "1 kaart", "af")` becomes “leg 1 kaart af”, “je legt 1 kaart af”, “leg je 1 kaart af”, “1 kaart afleggen”
and “1 kaart af te leggen”.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

YOU, SAURON, HEROES, NOBODY = "je", "Sauron", "de helden", ""
MASS = ("invloed", "schade")
MANY = {
    "kaart": "kaarten", "gunst": "gunsten", "merkteken": "merktekens", "volgeling": "volgelingen", "complot": "complotten",
    "vakje": "vakjes", "bevel": "bevelen", "stap": "stappen", "keer": "keer", "plaats": "plaatsen",
}  # fmt: skip
VERBS: dict[str, tuple[str, str]] = {  # je …, die held …
    "annuleren": ("annuleer", "annuleert"), "beginnen": ("begin", "begint"), "bekijken": ("bekijk", "bekijkt"),
    "beleven": ("beleef", "beleeft"), "betalen": ("betaal", "betaalt"), "brengen": ("breng", "brengt"), "eindigen": ("eindig", "eindigt"),
    "gaan": ("ga", "gaat"), "geven": ("geef", "geeft"), "hebben": ("heb", "heeft"), "kiezen": ("kies", "kiest"),
    "krijgen": ("krijg", "krijgt"), "kunnen": ("kun", "kan"), "leggen": ("leg", "legt"), "lopen": ("loop", "loopt"),
    "nemen": ("neem", "neemt"), "noemen": ("noem", "noemt"), "plaatsen": ("plaats", "plaatst"), "reizen": ("reis", "reist"),
    "schudden": ("schud", "schudt"), "slaan": ("sla", "slaat"), "spelen": ("speel", "speelt"), "tellen": ("tel", "telt"),
    "trainen": ("train", "traint"), "trekken": ("trek", "trekt"), "vechten": ("vecht", "vecht"), "verhogen": ("verhoog", "verhoogt"),
    "verijdelen": ("verijdel", "verijdelt"), "verlagen": ("verlaag", "verlaagt"), "verlaten": ("verlaat", "verlaat"),
    "verliezen": ("verlies", "verliest"), "verplaatsen": ("verplaats", "verplaatst"), "verschijnen": ("verschijn", "verschijnt"),
    "verwijderen": ("verwijder", "verwijdert"), "voegen": ("voeg", "voegt"), "worden": ("word", "wordt"), "zeggen": ("zeg", "zegt"),
    "zetten": ("zet", "zet"), "zijn": ("ben", "is"),
}  # fmt: skip
AFTER_YOU = {"kunnen": "kunt"}  # je … before the verb, where it is not like that of a hero


def many(noun: str) -> str:
    """The plural of a noun; of a compound the last part changes."""
    if noun in MASS:
        return noun
    ending = next(one for one in MANY if noun.endswith(one))
    return noun.removesuffix(ending) + MANY[ending]


def counted(number: int, noun: str) -> str:
    """1 kaart, 2 kaarten, 2 invloed."""
    return f"{number} {noun if number == 1 else many(noun)}"


def listed(words: Iterable[str], last: str = "en") -> str:
    """A, B en C."""
    *most, end = list(words) or [""]
    return f"{', '.join(most)} {last} {end}" if most else end


def joined(*words: str) -> str:
    """One after the other, without what is empty."""
    return " ".join([word for word in words if word])


def finite(verb: str, plural: bool) -> str:
    """The verb of one somebody, or of several."""
    return verb if plural else VERBS[verb][1]


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

    @property
    def _several(self) -> bool:
        return self.plural or self.who == HEROES

    def _finite(self, inverted: bool) -> str:
        if self.may:
            return "mogen" if self._several else "mag"
        if self.who == YOU:
            return VERBS[self.verb][0] if inverted else AFTER_YOU.get(self.verb, VERBS[self.verb][1])
        return finite(self.verb, self._several)

    @property
    def _rest(self) -> str:
        return self.bare if self.may else joined(self.what, self.particle, self.tail) + self.more

    @property
    def bare(self) -> str:
        """As it stands after “mag”: 1 kaart afleggen."""
        return joined(self.what, self.particle + self.verb, self.tail) + self.more

    @property
    def to(self) -> str:
        """As it stands after “om”: 1 kaart af te leggen."""
        return joined(self.what, self.particle, "te", self.verb, self.tail) + self.more

    @property
    def order(self) -> str:
        """Leg 1 kaart af."""
        if self.may or self.verb == "kunnen":  # nobody is ordered to be able
            return self.told
        return joined(VERBS[self.verb][0], self._rest)

    @property
    def predicate(self) -> str:
        """What stands after the subject: legt 1 kaart af."""
        return joined(self._finite(False), self._rest)

    @property
    def told(self) -> str:
        """A statement: de held legt 1 kaart af."""
        return joined(self.who, self.predicate) if self.who != NOBODY else self.order

    @property
    def after(self) -> str:
        """After something else in the same sentence: legt de held 1 kaart af."""
        return joined(self._finite(True), self.who, self._rest) if self.who != NOBODY else self.order

    @property
    def alone(self) -> str:
        """An order to “je”, a statement about anybody else."""
        return self.order if self.who in (YOU, NOBODY) else self.told


@dataclass(frozen=True)
class Alternatives:
    """One clause or the other, by the same somebody."""

    clauses: Sequence[Clause]
    link: str

    @property
    def who(self) -> str:
        """Who does it."""
        return self.clauses[0].who

    @property
    def order(self) -> str:
        """Krijg 1 gunst of train."""
        return self.link.join([clause.order for clause in self.clauses])

    @property
    def predicate(self) -> str:
        """Krijgt 1 gunst of traint."""
        return self.link.join([clause.predicate for clause in self.clauses])

    @property
    def told(self) -> str:
        """De held krijgt 1 gunst of traint."""
        return joined(self.who, self.predicate)

    @property
    def after(self) -> str:
        """Krijg je 1 gunst of train je."""
        return self.link.join([clause.after for clause in self.clauses])

    @property
    def alone(self) -> str:
        """An order to “je”, a statement about anybody else."""
        return self.order if self.who in (YOU, NOBODY) else self.told


Part = Clause | Alternatives | str  # a string is a sentence of its own, without its full stop


def alone(part: Part) -> str:
    """A part as a sentence of its own."""
    return part if isinstance(part, str) else part.alone


def drawn_together(parts: Sequence[Part]) -> list[Part]:
    """“Trekt 1 complotkaart en trekt 1 schaduwkaart” is one draw."""
    found: list[Part] = []
    for part in parts:
        before = found[-1] if found else None
        if (
            isinstance(part, Clause)
            and isinstance(before, Clause)
            and part.verb == before.verb == "trekken"
            and part.who == before.who == SAURON
        ):
            found[-1] = Clause(part.who, "trekken", f"{before.what} en {part.what}", tail=part.tail)
        else:
            found.append(part)
    return found


def strung(parts: Sequence[Part], chooser: str = YOU) -> str:
    """One thing after the other in one breath, as orders to whoever chooses; another subject is said once."""
    found: list[str] = []
    before = None
    turns = False  # whether another subject takes over in the end
    for part in drawn_together(parts):
        who = None if isinstance(part, str) else part.who
        turns = bool(found) and who != before
        if isinstance(part, str):
            found.append(part)
        elif who in (chooser, NOBODY):
            found.append(part.order)
        else:
            found.append(part.predicate if who == before else part.told)
        before = who
    return listed(found, ", en" if turns else "en").replace(" ,", ",")


def following(parts: Sequence[Part]) -> str:
    """The same after “als …,”: krijg je 1 gunst en eindigt je beurt."""
    return listed([part if isinstance(part, str) else part.after for part in drawn_together(parts)])
