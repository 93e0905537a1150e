"""One Dutch sentence while it is being said: what it has named, and how it calls targets, players, numbers and conditions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, NamedTuple

from onetable.core.phrasebook import MissingPhrase
from onetable.games.tcg.text import lexicon as words
from onetable.games.tcg.text.nl.nouns import SPEAKER, assembled, beside, phrase
from onetable.games.tcg.text.simple_words import holding
from onetable.games.tcg.text.taking_apart import flat, number
from onetable.games.tcg.text.talk import Talk
from onetable.language.nl.nouns import Nominal, Quantity, Show, counting, joined, several, signed
from onetable.language.nl.verbs import Act, Deed, told
from onetable.language.nl.writing import Dutch
from onetable.language.text import Gap


@dataclass
class CardSentence(Talk):
    """What a sentence remembers."""

    it: str = "die kaart"  # the card that it named last
    prevented: str = "dat"  # what is about to happen, and can be prevented
    coming: ClassVar = ("die wond", "die genezing")
    hand: str = "je hand"
    skirmish: str = "een gevecht"
    players: ClassVar = {
        words.You: "jij", words.FreePeoples: "de Vrije Volkeren-speler", words.AnOpponent: "een tegenstander",
        words.ThatPlayer: "die tegenstander", words.AnyPlayer: "een speler naar keuze", words.ItsPlayer: "de speler van die kaart",
    }  # fmt: skip
    nouns, speaker = staticmethod(phrase), SPEAKER
    optional: ClassVar = {
        "plus": " +{}",
        "limit": "(hooguit {limit:burdens})", "most": " (hooguit {limit})", "stronger": "(limiet +{limit} per fase)",
        "per phase": "(limiet ({limit}) per fase)", "often": " {times:x} keer", "once": " (1 keer per beurt)", "until": "{until}",
        "upon": " op {on:a}", "free": " zonder schemerkosten", "cheaper": " met schemerkosten −{discount}",
        "less": " (schemerkosten −{discount})", "beaten": " van {losers}",
        "about": " ({subject:title})",
    }  # fmt: skip

    def happens(self, word: words.Word) -> State:
        found = self.said(word, "moment")
        return found if isinstance(found, State) else State("", found)

    def listed(self, names: Iterable[str], form: str = "") -> str:
        if form == "full":  # their names have commas
            return "; ".join(names) or "geen kaart"
        return several(names, "of" if form == "or" else "en") or ("niemand" if form == "title" else "geen kaart")

    def target(self, word: words.Word) -> str:
        """What a verb acts on: een ork, 2 orks, nog een ork, X orks voor elke …"""
        if isinstance(word, words.A):
            if word.count == 1:
                return Nominal("nog " if word.another else "", phrase(word.noun, self.book).a)
            often = quantity(word.count, self)
            found = phrase(word.noun, self.book).counted(f"{often.number} andere" if word.another else often.number)
            return Nominal(found, f" {often.per}") if often.per else found
        if isinstance(word, words.Each):
            return phrase(word.noun, self.book).each
        return self.part(word.these, "title") if isinstance(word, words.The) else super().target(word)

    def who(self, word: words.Who) -> str:
        return f"de speler van {self.it}" if isinstance(word, words.ItsPlayer) else super().who(word)

    def by(self, who: words.Who, form: str) -> str:
        is_you = isinstance(who, words.You)
        return (self.hand if is_you else "de hand") if form == "hand" else "je" if is_you else "de eigen"

    def counted(self, count: Any, what: str) -> str:
        return SHOWN[what](quantity(count, self).number)

    def change(self, by: Any) -> str:
        """+2, +1 voor elke …, +2 (of +4 als …)."""
        found = quantity(by, self)
        return joined(signed(found.number) + found.aside, found.tail(signed))

    def condition(self, word: words.Word) -> str:
        return str(state(word, self))

    def deed(self, word: Any, form: str = "order") -> str:
        return told(self.clause(word), form)

    def paragraph(self, word: Any) -> str:
        return Dutch.begin(super().paragraph(word))

    def choice(self, word: words.Word) -> str:
        if isinstance(word, words.Verb):
            self.it = self.target(word.target)
        acts = [act for act in self.clause(word) if not isinstance(act, str)]
        first = acts[0]
        if isinstance(first, Act) and first.who and isinstance(getattr(word, "who", None), words.Chosen):
            return f"{first.who}: {replace(first, who='').said('bare')}"
        return told(acts, "order")

    def clause(self, word: words.Word) -> list[Deed]:
        """A cost or an effect, in no form yet."""
        found: list[Deed] = self.said(word, "deed")
        return found

    # ---- templates: what is said of a noun stays in pieces

    def fill(self, template: str, word: object) -> str:
        found = self.pieces(template, word)
        return found[0] if len(found) == 1 else Nominal(*found)  # no more than a gap stays what it is

    def gap(self, gap: Gap, word: Any) -> str:
        return OF_WORD[gap.form](word, self) if gap.form in OF_WORD else super().gap(gap, word)

    def part(self, value: Any, form: str = "") -> str:
        found: str = getattr(phrase(value, self.book), form) if isinstance(value, words.Filter) else super().part(value, form)
        return found


def some(word: Any, talk: CardSentence) -> str:
    """So many such cards: een ork, 1 kaart, hooguit 2 kaarten."""
    count, most = quantity(getattr(word, "count", getattr(word, "times", 1)), talk).number, "hooguit " * getattr(word, "up_to", False)
    if isinstance(word.noun, words.Anything):
        return most + SHOWN["cards"](count)
    said = phrase(word.noun, talk.book)
    return f"{most}1 {said.bare}" if count == 1 and most else f"{most}{said.count(count)}"


SITE = "locatie {first}"
SITES = {"single": SITE, "next": f"{SITE} of {{last}}", "later": f"{SITE} of verder", "": f"{SITE} t/m {{last}}"}
OF_WORD: dict[str, Callable[[Any, CardSentence], str]] = {  # what a form makes of a whole word
    "some": some,
    "count": lambda word, talk: phrase(word.noun, talk.book).count(number(getattr(word, "count", "X"))),
    "sites": lambda word, talk: talk.row(SITES, word),
    "beside": lambda word, talk: beside(word, talk.book),
}

# ---- numbers

SHOWN: dict[str, Show] = {  # how a number is shown
    "cards": counting("kaart"),
    "burdens": counting("last"),
    "wounds": counting("wond"),
    "token": "({})".format,
    "signed": signed,
    "size": lambda number: str(abs(int(number))),
    "top": lambda number: f"de bovenste {'kaart' if number == 1 else f'{number} kaarten'}",
    "random": lambda number: f"{number} willekeurige {'kaart' if number == 1 else 'kaarten'}",
}
FIGURES: dict[type, str] = {  # what is counted
    words.ForEach: "voor {noun:each} die je kunt zien",
    words.ForEachOver: "voor {noun:each} boven de {number}",
    words.ForEachRace: "voor elk van deze rassen in het reisgenootschap: {races}",
    words.ForEachBurden: "voor elke last",
    words.ForEachDead: "voor elke kaart in de dodenstapel van de Vrije Volkeren-speler",
    words.ForEachInHand: "voor elke getoonde {noun:bare}",
}


def quantity(figure: int | words.Figure, talk: CardSentence) -> Quantity:
    """What a figure counts."""
    if isinstance(figure, int):
        return Quantity(figure)
    if isinstance(figure, words.Times):
        inner = quantity(figure.of_what, talk)
        times = figure.factor * inner.number if isinstance(inner.number, int) else "-X" if figure.factor == -1 else f"{figure.factor}X"
        return Quantity(times, inner.per)
    if isinstance(figure, words.Or):
        return Quantity(figure.plain, better=figure.better, when=talk.condition(figure.when))
    if isinstance(figure, words.StrengthOf):
        return Quantity("X", aside=f", waarbij X de sterkte van {talk.target(figure.target)} is")
    if (type(figure), "per") not in talk.book.phrases:
        return Quantity("X")  # somebody chooses it, or a card says what it is
    return Quantity(1, talk.said(figure, "per"), limit=figure.limit if isinstance(figure, words.ForEach) else 99)


# ---- conditions: what holds of somebody, with the verb at the end


class State(NamedTuple):
    """Of whom something holds, and what: “de drager” “uitgeput is”; a subject that was named before is not said again."""

    subject: str
    rest: str

    def __str__(self) -> str:
        return joined(self.subject, self.rest)


def state(word: words.Word, talk: CardSentence, deny: bool = False) -> State:
    """What holds, or does not, as a clause."""
    said = holding(word)
    row: Any = talk.book.own(type(said), "if")
    if isinstance(row, str) and deny:
        raise MissingPhrase(f"{talk.book.code} cannot deny {said}")
    return State("", talk.fill(row, said)) if isinstance(row, str) else row(said, talk, deny)


def holds(subject: str, rest: str, denied: str = "") -> Any:
    """The row of a condition; it is denied with “niet” where nothing else is said."""
    return lambda word, talk, deny: State(talk.fill(subject, word), talk.fill((denied or f"niet {rest}") if deny else rest, word))


def about(subject: str) -> Any:
    """Something about the card that the condition speaks of."""
    return lambda word, talk, deny: State(talk.fill(subject, word), predicate(flat(word.noun), talk, deny))


def predicate(parts: Sequence[words.Word], talk: CardSentence, deny: bool = False) -> str:
    """What is said about somebody: “uitgeput is”, “een wapen draagt”, “de term verdediger heeft”."""
    first = parts[0]
    if (
        len(parts) == 1
        and isinstance(first, words.Has)
        and first.keyword in (words.Keyword.DEFENDER, words.Keyword.DAMAGE, words.Keyword.FIERCE)
    ):
        return f"de term {talk.book.say(first.keyword)} {'niet ' if deny else ''}heeft"
    found = [str(PREDICATES[type(part)](part, talk, deny)) for part in parts if type(part) in PREDICATES]
    if rest := [part for part in parts if type(part) not in PREDICATES]:
        said = assembled(rest, talk.book)
        found.insert(0, f"{said.denied if deny else said.a} is")
    return several(found)


PREDICATES: dict[type, Any] = {
    words.Bearing: holds("", "{what:a} draagt", "{what:no} draagt"),
    words.Skirmishing: holds("", "in gevecht is met {foe:a}"),
    words.Exhausted: holds("", "uitgeput is"),
    words.Assigned: holds("", "aan een gevecht is toegewezen"),
    words.Roaming: holds("", "zwervend is"),
    words.Yours: holds("", "van jou is"),
    words.InTheSkirmish: holds("", "aan het gevecht deelneemt"),
    words.BesideInSkirmish: holds("", "{:beside} is"),
    words.InPlay: holds("", "nog in het spel is", "niet meer in het spel is"),
    words.AtThisSite: holds("", "op deze locatie is"),
    words.BorneBy: holds("", "door {bearer:a} wordt gedragen"),
}


def can_spot(word: words.CanSpot, talk: CardSentence, deny: bool) -> State:
    """There are so many."""
    said = phrase(word.noun, talk.book)
    seen = said.no if deny and word.count == 1 else f"{'geen ' * deny}{said.count(word.count)}"
    return State("je", f"{seen} kunt zien")


def both(word: Any, talk: CardSentence, deny: bool, link: str, other: str) -> State:
    """One and the other; of both is denied that one of them holds."""
    left, right = state(word.left, talk, deny), state(word.right, talk, deny)
    return State(left.subject, f"{left.rest} {other if deny else link} {right}")


def one_holds(word: words.OneHolds, talk: CardSentence, deny: bool) -> State:
    """Two sorts of sites share the rest of the sentence."""
    seen = holding(word.left)
    if isinstance(seen, words.CanSpot) and isinstance(word.right, words.CanSpotBurdens) and not deny:
        return State("je", f"{phrase(seen.noun, talk.book).count(seen.count)} of {word.right.count} lasten kunt zien")
    if isinstance(word.left, words.AtSite) and isinstance(word.right, words.AtSite) and not deny:
        return State(FELLOWSHIP, talk.fill("op {left.keyword:site} of {right.keyword:site} is", word))
    return both(word, talk, deny, "of", "en")


FELLOWSHIP = "het reisgenootschap"
DEAD = "reisgenoten in de dodenstapel van de Vrije Volkeren-speler"
CONDITIONS: dict[object, Any] = {
    words.Nope: lambda word, talk, deny: state(word.what, talk, not deny),
    words.BothHold: lambda word, talk, deny: both(word, talk, deny, "en", "of"),
    words.OneHolds: one_holds,
    words.CanSpot: can_spot,
    words.RingBearerIs: about("de ringdrager"),
    words.InTheCurrentSkirmish: holds("je", "{noun:a} in het gevecht kunt zien", "{noun:no} in het gevecht kunt zien"),
    words.ItIs: about("{it}"),
    words.ThisIs: about("{this}"),
    words.BearerIs: about("{bearer}"),
    words.AtSite: holds(FELLOWSHIP, "op {keyword:site} is"),
    words.BearerAtSite: holds("de drager", "op {keyword:site} is"),
    words.AtSites: holds(FELLOWSHIP, "op {:sites} is"),
    words.AtItsOwnSite: holds(FELLOWSHIP, "op de locatie met {this} is"),
    words.BurdensAtMost: holds("de ringdrager", "hooguit {count} lasten heeft", "meer dan {count} lasten heeft"),
    words.CanSpotBurdens: lambda word, talk, deny: State(
        "je", f"{'geen' if deny else 'een'} last kunt zien" if word.count == 1 else f"{'geen ' * deny}{word.count} lasten kunt zien"
    ),
    words.TwilightBelow: holds("er", "minder dan ({count}) in de schemerpot ligt", "minstens ({count}) in de schemerpot ligt"),
    words.RingWorn: holds("de ringdrager", "de Ene Ring om heeft", "de Ene Ring niet om heeft"),
    words.InPhase: holds("het", "een {phase} is", "geen {phase} is"),
    words.InSupportArea: holds("{this}", "in je hulpgebied ligt"),
    words.OnACharacter: holds("{this}", "door een personage wordt gedragen"),
    words.OnlyRaceIs: holds("", f"elke reisgenoot in {FELLOWSHIP} een {{race}} is"),
    words.DeadCompanionsAtLeast: holds("er", f"minstens {{count}} {DEAD} liggen", f"minder dan {{count}} {DEAD} liggen"),
    words.BurdensAndDeadAtLeast: holds("het aantal lasten plus dode reisgenoten", "minstens {count} is", "minder dan {count} is"),
    words.DrawDeckEmpty: holds("de speelstapel van de Vrije Volkeren-speler", "leeg is"),
    words.OpponentHolds: holds(
        "", "een tegenstander minstens {count} kaarten in de hand heeft", "geen tegenstander {count} kaarten in de hand heeft"
    ),
    words.BearerStoodAside: holds(
        "de drager",
        "deze beurt aan geen enkel gevecht is toegewezen en een andere reisgenoot wel",
        "deze beurt aan een gevecht is toegewezen of geen enkele reisgenoot",
    ),
    words.YouAreFreePeoples: holds("je", "de Vrije Volkeren-speler bent", "een schaduwspeler bent"),
}
