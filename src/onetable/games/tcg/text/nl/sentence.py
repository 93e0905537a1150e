"""One Dutch sentence while it is being said: what it has named, and how it calls targets, players, numbers and conditions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from onetable.core.word import Word
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.speech import pronouns
from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.speech.parts import Figure, Filter, Target
from onetable.games.tcg.text.book import CardBook
from onetable.games.tcg.text.nl.nouns import assembled, bearer_name, beside, phrase, self_name
from onetable.games.tcg.text.taking_apart import flat
from onetable.games.tcg.traits import Keyword
from onetable.games.tcg.words import hands, nouns, targets, values
from onetable.games.tcg.words.targets import Who
from onetable.language.nl.nouns import Nominal, Quantity, Show, counting, joined, several, signed
from onetable.language.text import Gap, text


@dataclass
class CardSentence:
    """What a sentence remembers."""

    book: CardBook
    it: str = "die kaart"  # the card that it named last
    prevented: str = "dat"  # what is about to happen, and can be prevented
    hand: str = "je hand"

    def said(self, template: str, word: Any, show: Show = str) -> Nominal:
        """A template with the fields of a word, each in the form it asks for; without a field, what the form makes of the word."""
        parts = [self.gap(part, word, show) if isinstance(part, Gap) else str(part) for part in text(template)]
        return Nominal(*parts)

    def gap(self, gap: Gap, word: Any, show: Show) -> str:
        """What fills a gap."""
        if not gap.field:
            return OF_WORD[gap.form](word, self)
        value = getattr(word, gap.field)
        if isinstance(value, Target):
            return target(value, self)
        if isinstance(value, Filter):
            return str(getattr(phrase(value, self.book), gap.form)())
        if isinstance(value, Who):
            return player(value, self)
        if isinstance(value, (int, Figure)) and not gap.form:
            return show(quantity(value, self).number)
        return kind_of_site(value, self.book) if isinstance(value, Keyword) and gap.form == "site" else self.book.say(value, gap.form)


OF_WORD: dict[str, Callable[[Any, CardSentence], str]] = {  # what a form makes of a whole word
    "self": lambda word, talk: self_name(talk.book),
    "bearer": lambda word, talk: bearer_name(talk.book),
    "it": lambda word, talk: talk.it,
    "beside": lambda word, talk: beside(word, talk.book),
    "sites": lambda word, talk: site_numbers(word),
    "races": lambda word, talk: several([talk.book.say(race) for race in word.races]),
    "count": lambda word, talk: phrase(word.noun, talk.book).count(word.count),
    "picked": lambda word, talk: talk.book.card_name(picked(word)),
    "cards": lambda word, talk: talk.book.card_name(picked(word)) if picked(word) >= 0 else some(word.noun, word.count, word.up_to, talk),
    "own": lambda word, talk: "je" if isinstance(word.who, targets.You) else "de eigen",
    "hand": lambda word, talk: talk.hand if isinstance(word.who, targets.You) or picked(word) >= 0 else "de hand",
    "deck": lambda word, talk: "je speelstapel" if isinstance(word.who, targets.You) or picked(word) >= 0 else "de eigen speelstapel",
}


def picked(word: Any) -> Handle:
    """The card that somebody has picked; none before."""
    found = getattr(word, "picked", ())
    return Handle(found if isinstance(found, int) else (found or (-1,))[-1])


def some(noun: Word, count: int | Figure, up_to: bool, talk: CardSentence) -> str:
    """Een ork, 1 kaart, hooguit 2 kaarten."""
    number, most = quantity(count, talk).number, "hooguit " if up_to else ""
    if isinstance(noun, nouns.Anything):
        return most + cards(number)
    said = phrase(noun, talk.book)
    if number == 1:
        return f"hooguit 1 {said.bare()}" if up_to else said.a()
    return f"{most}{said.counted(number)}"


# ---- targets and players


def target(word: Word, talk: CardSentence) -> str:
    """What a verb acts on: een ork, 2 orks, nog een ork, X orks voor elke …"""
    if isinstance(word, targets.A):
        if word.count == 1:
            return Nominal("nog " if word.another else "", phrase(word.noun, talk.book).a())
        often = quantity(word.count, talk)
        found = phrase(word.noun, talk.book).counted(f"{often.number} andere" if word.another else often.number)
        return Nominal(found, f" {often.per}") if often.per else found
    if isinstance(word, targets.Each):
        return phrase(word.noun, talk.book).each()
    if isinstance(word, pronouns.The):
        return several([talk.book.card_name(card) for card in word.these]) if word.these else "niemand"
    if isinstance(word, targets.That):
        return phrase(word.noun, talk.book).that()
    if isinstance(word, pronouns.This):
        return self_name(talk.book)
    return bearer_name(talk.book) if isinstance(word, pronouns.ItsBearer) else talk.it


PLAYERS: dict[object, str] = {
    targets.You: "jij",
    targets.FreePeoples: "de Vrije Volkeren-speler",
    targets.AnOpponent: "een tegenstander",
    targets.ThatPlayer: "die tegenstander",
    targets.AnyPlayer: "een speler naar keuze",
}


def player(who: Who, talk: CardSentence) -> str:
    """Who does it."""
    if isinstance(who, targets.Chosen):
        return talk.book.say(Player(who.seat))
    return f"de speler van {talk.it}" if isinstance(who, targets.ItsPlayer) else PLAYERS[type(who)]


# ---- numbers


def quantity(figure: int | Figure, talk: CardSentence) -> Quantity:
    """What a figure counts."""
    if isinstance(figure, int):
        return Quantity(figure)
    if isinstance(figure, values.Times):
        inner = quantity(figure.of_what, talk)
        number = figure.factor * inner.number if isinstance(inner.number, int) else "-X" if figure.factor == -1 else f"{figure.factor}X"
        return Quantity(number, inner.per)
    if isinstance(figure, values.Or):
        return Quantity(figure.plain, better=figure.better, when=condition(figure.when, talk).whole)
    if isinstance(figure, values.StrengthOf):
        return Quantity("X", aside=f", waarbij X de sterkte van {target(figure.target, talk)} is")
    if (type(figure), "per") not in talk.book.phrases:
        return Quantity("X")  # somebody chooses it, or a card says what it is
    per = talk.said(str(talk.book.own(type(figure), "per")), figure)
    return Quantity(1, per, limit=figure.limit if isinstance(figure, values.ForEach) else 99)


FIGURES: dict[type, str] = {  # what is counted
    values.ForEach: "voor {noun:each} die je kunt zien",
    values.ForEachOver: "voor {noun:each} boven de {number}",
    values.ForEachRace: "voor elk van deze rassen in het reisgenootschap: {:races}",
    values.ForEachBurden: "voor elke last",
    values.ForEachDead: "voor elke kaart in de dodenstapel van de Vrije Volkeren-speler",
    hands.ForEachInHand: "voor elke getoonde {noun:bare}",
}


token: Show = "({})".format  # of twilight
cards, burdens = counting("kaart"), counting("last")


def plus(figure: int | Figure, talk: CardSentence) -> str:
    """+2, +1 voor elke …, +2 (of +4 als …)."""
    found = quantity(figure, talk)
    return joined(signed(found.number) + found.aside, found.tail(signed))


# ---- conditions: what holds of somebody, with the verb at the end


class State(NamedTuple):
    """Of whom something holds, and what; a subject that was named before is not said again."""

    subject: str
    rest: str

    @property
    def whole(self) -> str:
        """“De drager uitgeput is”."""
        return joined(self.subject, self.rest)


def condition(word: Word, talk: CardSentence, deny: bool = False) -> State:
    """What holds, or does not, as a clause."""
    found: Any = talk.book.own(type(word), "if")
    return State("", talk.said(found, word)) if isinstance(found, str) else found(word, talk, deny)


def holds(subject: str, rest: str, denied: str = "") -> Any:
    """The row of a condition; it is denied with “niet” where nothing else is said."""
    return lambda word, talk, deny: State(talk.said(subject, word), talk.said((denied or f"niet {rest}") if deny else rest, word))


def about(subject: str) -> Any:
    """Something about the card that the condition speaks of."""
    return lambda word, talk, deny: State(talk.said(subject, word), predicate(flat(word.noun), talk, deny))


def predicate(parts: Sequence[Word], talk: CardSentence, deny: bool = False) -> str:
    """What is said about somebody: “uitgeput is”, “een wapen draagt”, “de term verdediger heeft”."""
    first = parts[0]
    if len(parts) == 1 and isinstance(first, nouns.Has) and first.keyword in (Keyword.DEFENDER, Keyword.DAMAGE, Keyword.FIERCE):
        return f"de term {talk.book.say(first.keyword)} {'niet ' if deny else ''}heeft"
    found = [str(PREDICATES[type(part)](part, talk, deny).whole) for part in parts if type(part) in PREDICATES]
    rest = [part for part in parts if type(part) not in PREDICATES]
    if rest:
        said = assembled(rest, talk.book)
        found.insert(0, f"{said.denied() if deny else said.a()} is")
    return several(found)


PREDICATES: dict[type, Any] = {
    nouns.Bearing: holds("", "{what:a} draagt", "{what:no} draagt"),
    nouns.Skirmishing: holds("", "in gevecht is met {foe:a}"),
    nouns.Exhausted: holds("", "uitgeput is"),
    nouns.Assigned: holds("", "aan een gevecht is toegewezen"),
    nouns.Roaming: holds("", "zwervend is"),
    nouns.Yours: holds("", "van jou is"),
    nouns.InTheSkirmish: holds("", "aan het gevecht deelneemt"),
    nouns.BesideInSkirmish: holds("", "{:beside} is"),
    nouns.InPlay: holds("", "nog in het spel is", "niet meer in het spel is"),
    nouns.AtThisSite: holds("", "op deze locatie is"),
    nouns.BorneBy: holds("", "door {bearer:a} wordt gedragen"),
}


def can_spot(word: values.CanSpot, talk: CardSentence, deny: bool) -> State:
    """There are so many; of the Ring-bearer there is always one, so the rest is said of him."""
    parts = flat(word.noun)
    rest = [part for part in parts if not isinstance(part, nouns.TheRingBearer)]
    if len(rest) < len(parts) and rest:
        return State("de ringdrager", predicate(rest[:1], talk, deny))
    said = phrase(word.noun, talk.book)
    if word.count == 1:
        return State("je", f"{said.no() if deny else said.a()} kunt zien")
    return State("je", f"{'geen ' if deny else ''}{said.counted(word.count)} kunt zien")


def site_numbers(word: values.AtSites) -> str:
    """Locatie 4, locatie 4 of 5, locatie 4 t/m 6."""
    first, last = word.first, word.last
    return f"locatie {first}" + ("" if first == last else f" of {last}" if last == first + 1 else f" t/m {last}")


def kind_of_site(keyword: Keyword, book: CardBook) -> str:
    """Een rivierlocatie, een ondergrondse locatie, een rustplaats."""
    return "een ondergrondse locatie" if keyword is Keyword.UNDERGROUND else phrase(nouns.Has(keyword), book).a()


def both(word: Any, talk: CardSentence, deny: bool, link: str, other: str) -> State:
    """One and the other; of both is denied that one of them holds."""
    left, right = condition(word.left, talk, deny), condition(word.right, talk, deny)
    return State(left.subject, f"{left.rest} {other if deny else link} {right.whole}")


def one_holds(word: values.OneHolds, talk: CardSentence, deny: bool) -> State:
    """Two sorts of sites share the rest of the sentence."""
    if isinstance(word.left, values.AtSite) and isinstance(word.right, values.AtSite) and not deny:
        sites = [kind_of_site(each.keyword, talk.book) for each in (word.left, word.right)]
        return State("het reisgenootschap", f"op {several(sites, 'of')} is")
    return both(word, talk, deny, "of", "en")


FELLOWSHIP = "het reisgenootschap"
DEAD = "reisgenoten in de dodenstapel van de Vrije Volkeren-speler"
CONDITIONS: dict[type | str, Any] = {
    values.Nope: lambda word, talk, deny: condition(word.what, talk, not deny),
    values.BothHold: lambda word, talk, deny: both(word, talk, deny, "en", "of"),
    values.OneHolds: one_holds,
    values.CanSpot: can_spot,
    values.ItIs: about("{:it}"),
    values.ThisIs: about("{:self}"),
    values.BearerIs: about("{:bearer}"),
    values.AtSite: holds(FELLOWSHIP, "op {keyword:site} is"),
    values.BearerAtSite: holds("de drager", "op {keyword:site} is"),
    values.AtSites: holds(FELLOWSHIP, "op {:sites} is"),
    values.AtItsOwnSite: holds(FELLOWSHIP, "op de locatie met {:self} is"),
    values.BurdensAtMost: holds("de ringdrager", "hooguit {count} lasten heeft", "meer dan {count} lasten heeft"),
    values.CanSpotBurdens: lambda word, talk, deny: State(
        "je", f"{'geen' if deny else 'een'} last kunt zien" if word.count == 1 else f"{'geen ' * deny}{burdens(word.count)} kunt zien"
    ),
    values.TwilightBelow: holds("er", "minder dan ({count}) in de schemerpot ligt", "minstens ({count}) in de schemerpot ligt"),
    values.RingWorn: holds("de ringdrager", "de Ene Ring om heeft", "de Ene Ring niet om heeft"),
    values.InPhase: holds("het", "een {phase} is", "geen {phase} is"),
    values.InSupportArea: holds("{:self}", "in je hulpgebied ligt"),
    values.OnACharacter: holds("{:self}", "door een personage wordt gedragen"),
    values.OnlyRaceIs: holds("", f"elke reisgenoot in {FELLOWSHIP} een {{race}} is"),
    values.DeadCompanionsAtLeast: holds("er", f"minstens {{count}} {DEAD} liggen", f"minder dan {{count}} {DEAD} liggen"),
    values.BurdensAndDeadAtLeast: holds(f"de lasten en de {DEAD} samen", "minstens {count} zijn", "minder dan {count} zijn"),
    values.DrawDeckEmpty: holds("de speelstapel van de Vrije Volkeren-speler", "leeg is"),
    values.OpponentHolds: holds(
        "", "een tegenstander minstens {count} kaarten in de hand heeft", "geen tegenstander {count} kaarten in de hand heeft"
    ),
    values.BearerStoodAside: holds(
        "de drager",
        "deze beurt aan geen enkel gevecht is toegewezen en een andere reisgenoot wel",
        "deze beurt aan een gevecht is toegewezen of geen enkele reisgenoot",
    ),
    values.YouAreFreePeoples: holds("je", "de Vrije Volkeren-speler bent", "een schaduwspeler bent"),
}
