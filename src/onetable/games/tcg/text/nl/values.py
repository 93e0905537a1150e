"""Dutch for numbers that are counted, conditions, targets and players."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from onetable.games.tcg.cards.shire import MostWounds
from onetable.games.tcg.speech import pronouns
from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.speech.parts import Condition, Figure, Filter
from onetable.games.tcg.text.book import CardBook, CardPhrase
from onetable.games.tcg.text.nl.grammar import IT, several, signed
from onetable.games.tcg.text.nl.nouns import all_of, bearer_name, beside, factors, phrase, self_name
from onetable.games.tcg.traits import Keyword
from onetable.games.tcg.words import nouns, targets, values
from onetable.games.tcg.words.hands import ForEachInHand
from onetable.language.nl.nouns import several as listed

# ---- figures


@dataclass(frozen=True)
class Quantity:
    """A number, for each of what it counts, and what it is instead if something holds."""

    number: int | str
    per: str = ""
    better: int | None = None
    when: str = ""
    limit: int = 99

    def tail(self, show: Callable[[int | str], str]) -> str:
        """All that follows the number."""
        better = f"(of {show(self.better)} als {self.when})" if self.better is not None else ""
        return " ".join([part for part in (self.per, better, f"(hooguit {show(self.limit)})" if self.limit < 99 else "") if part])


def quantity(figure: int | Figure, book: CardBook) -> Quantity:
    """What a figure counts."""
    if isinstance(figure, int):
        return Quantity(figure)
    if isinstance(figure, values.Times):
        inner = quantity(figure.of_what, book)
        number = figure.factor * inner.number if isinstance(inner.number, int) else "-X" if figure.factor == -1 else f"{figure.factor}X"
        return Quantity(number, inner.per)
    if isinstance(figure, values.Or):
        return Quantity(figure.plain, better=figure.better, when=book.say(figure.when, "clause"))
    if isinstance(figure, values.StrengthOf):
        return Quantity("X", f", waarbij X de sterkte van {book.say(figure.target, 'object')} is")
    if isinstance(figure, (values.ChosenNumber, MostWounds)):
        return Quantity("X")
    return Quantity(1, book.say(figure, "per"), limit=figure.limit if isinstance(figure, values.ForEach) else 99)


def amount(figure: int | Figure, show: Callable[[int | str], str], book: CardBook) -> tuple[str, str]:
    """The number as it is shown, and what follows it: 1 kaart, voor elke ork."""
    found = quantity(figure, book)
    return show(found.number), found.tail(show)


def plus(figure: int | Figure, book: CardBook) -> str:
    """+2, +1 voor elke …, +2 (of +4 als …)."""
    return " ".join([part for part in amount(figure, signed, book) if part])


def counting(one: str, many: str) -> Callable[[int | str], str]:
    """1 kaart, 2 kaarten."""
    return lambda number: several(number, one, many)


def token(number: int | str) -> str:
    """(2)."""
    return f"({number})"


def times(figure: int | Figure, book: CardBook) -> str:
    """Nothing for once, else 2 keer."""
    return "" if figure == 1 else f" {quantity(figure, book).number} keer"


def races(word: values.ForEachRace, book: CardBook) -> str:
    """For each of these races."""
    return f"voor elk van deze rassen in het reisgenootschap: {listed([book.say(race) for race in word.races])}"


# ---- conditions: clauses with the verb at the end


def predicate(noun: Filter, book: CardBook, deny: bool = False) -> str:
    """What is said about somebody: “uitgeput is”, “een wapen draagt”."""
    found, rest = [], []
    for part in factors(noun):
        if type(part) in PREDICATES:
            found.append(book.say(part, "not" if deny else "is"))
        else:
            rest.append(part)
    if rest:
        said = phrase(all_of(rest), book)
        what = said.no() if deny and not said.is_name else f"niet {said.a()}" if deny else said.a()
        found.insert(0, f"{what} is")
    return listed(found)


PREDICATES: dict[type, tuple[CardPhrase, CardPhrase]] = {
    nouns.Bearing: ("{what:a} draagt", "{what:no} draagt"),
    nouns.Skirmishing: ("in gevecht is met {foe:a}", "niet in gevecht is met {foe:a}"),
    nouns.Exhausted: ("uitgeput is", "niet uitgeput is"),
    nouns.Assigned: ("aan een gevecht is toegewezen", "niet aan een gevecht is toegewezen"),
    nouns.Roaming: ("zwervend is", "niet zwervend is"),
    nouns.Yours: ("van jou is", "niet van jou is"),
    nouns.InTheSkirmish: ("aan het gevecht deelneemt", "niet aan het gevecht deelneemt"),
    nouns.BesideInSkirmish: (lambda part, book: f"{beside(part, book)} is", lambda part, book: f"niet {beside(part, book)} is"),
    nouns.InPlay: ("nog in het spel is", "niet meer in het spel is"),
    nouns.AtThisSite: ("op deze locatie is", "niet op deze locatie is"),
    nouns.BorneBy: ("door {bearer:a} wordt gedragen", "niet door {bearer:a} wordt gedragen"),
}


def about(subject: Callable[[CardBook], str], deny: bool = False) -> Callable[[Any, CardBook], str]:
    """Something about the card that the condition speaks of."""
    return lambda word, book: f"{subject(book)} {has_keyword(word.noun, book, deny) or predicate(word.noun, book, deny)}"


def has_keyword(noun: Filter, book: CardBook, deny: bool) -> str:
    """A keyword that is no noun: “de term verdediger heeft”."""
    if not isinstance(noun, nouns.Has) or noun.keyword not in (Keyword.DEFENDER, Keyword.DAMAGE, Keyword.FIERCE):
        return ""
    return f"de term {book.say(noun.keyword)} {'niet ' if deny else ''}heeft"


def can_spot(word: values.CanSpot, book: CardBook, deny: bool = False) -> str:
    """There are so many; of the Ring-bearer there is always one, so the rest is said of him."""
    rest = [part for part in factors(word.noun) if not isinstance(part, nouns.TheRingBearer)]
    if len(rest) < len(factors(word.noun)) and rest:
        return f"de ringdrager {predicate(rest[0], book, deny)}"
    said = phrase(word.noun, book)
    if word.count == 1:
        return f"je {said.no() if deny else said.a()} kunt zien"
    return f"je {'geen ' if deny else ''}{said.counted(word.count)} kunt zien"


def between(first: int, last: int) -> str:
    """Locatie 4, locatie 4 of 5, locatie 4 t/m 6."""
    return f"locatie {first}" + ("" if first == last else f" of {last}" if last == first + 1 else f" t/m {last}")


def at_site(keyword: Keyword, book: CardBook) -> str:
    """Een rivierlocatie, een ondergrondse locatie, een rustplaats."""
    if keyword is Keyword.UNDERGROUND:
        return "een ondergrondse locatie"
    return book.say(nouns.Has(keyword), "a")


def one_holds(word: values.OneHolds, book: CardBook) -> str:
    """Two sorts of sites share the rest of the sentence."""
    if isinstance(word.left, values.AtSite) and isinstance(word.right, values.AtSite):
        return f"het reisgenootschap op {at_site(word.left.keyword, book)} of {at_site(word.right.keyword, book)} is"
    return f"{book.say(word.left, 'clause')} of {book.say(word.right, 'clause')}"


CLAUSES: dict[type[Condition], tuple[CardPhrase, CardPhrase]] = {  # it holds, it does not hold
    values.Nope: ("{what:not}", "{what:clause}"),
    values.BothHold: ("{left:clause} en {right:clause}", "{left:not} of {right:not}"),
    values.OneHolds: (one_holds, "{left:not} en {right:not}"),
    values.CanSpot: (can_spot, lambda word, book: can_spot(word, book, deny=True)),
    values.ItIs: (about(lambda book: IT), about(lambda book: IT, deny=True)),
    values.ThisIs: (about(self_name), about(self_name, deny=True)),
    values.BearerIs: (about(bearer_name), about(bearer_name, deny=True)),
    values.AtSite: (
        lambda word, book: f"het reisgenootschap op {at_site(word.keyword, book)} is",
        lambda word, book: f"het reisgenootschap niet op {at_site(word.keyword, book)} is",
    ),
    values.BearerAtSite: (
        lambda word, book: f"de drager op {at_site(word.keyword, book)} is",
        lambda word, book: f"de drager niet op {at_site(word.keyword, book)} is",
    ),
    values.AtSites: (
        lambda word, book: f"het reisgenootschap op {between(word.first, word.last)} is",
        lambda word, book: f"het reisgenootschap niet op {between(word.first, word.last)} is",
    ),
    values.AtItsOwnSite: (
        lambda word, book: f"het reisgenootschap op de locatie met {self_name(book)} is",
        lambda word, book: f"het reisgenootschap niet op de locatie met {self_name(book)} is",
    ),
    values.BurdensAtMost: ("de ringdrager hooguit {count} lasten heeft", "de ringdrager meer dan {count} lasten heeft"),
    values.CanSpotBurdens: (
        lambda word, book: f"je {'een last' if word.count == 1 else f'{word.count} lasten'} kunt zien",
        lambda word, book: f"je geen {'last' if word.count == 1 else f'{word.count} lasten'} kunt zien",
    ),
    values.TwilightBelow: ("er minder dan ({count}) in de schemerpot ligt", "er minstens ({count}) in de schemerpot ligt"),
    values.RingWorn: ("de ringdrager de Ene Ring om heeft", "de ringdrager de Ene Ring niet om heeft"),
    values.InPhase: ("het een {phase} is", "het geen {phase} is"),
    values.InSupportArea: (
        lambda word, book: f"{self_name(book)} in je hulpgebied ligt",
        lambda word, book: f"{self_name(book)} niet in je hulpgebied ligt",
    ),
    values.OnACharacter: (
        lambda word, book: f"{self_name(book)} door een personage wordt gedragen",
        lambda word, book: f"{self_name(book)} niet door een personage wordt gedragen",
    ),
    values.OnlyRaceIs: (
        "elke reisgenoot in het reisgenootschap een {race} is",
        "niet elke reisgenoot in het reisgenootschap een {race} is",
    ),
    values.DeadCompanionsAtLeast: (
        "er minstens {count} reisgenoten in de dodenstapel van de Vrije Volkeren-speler liggen",
        "er minder dan {count} reisgenoten in de dodenstapel van de Vrije Volkeren-speler liggen",
    ),
    values.BurdensAndDeadAtLeast: (
        "de lasten en de reisgenoten in de dodenstapel van de Vrije Volkeren-speler samen minstens {count} zijn",
        "de lasten en de reisgenoten in de dodenstapel van de Vrije Volkeren-speler samen minder dan {count} zijn",
    ),
    values.DrawDeckEmpty: (
        "de speelstapel van de Vrije Volkeren-speler leeg is",
        "de speelstapel van de Vrije Volkeren-speler niet leeg is",
    ),
    values.OpponentHolds: (
        "een tegenstander minstens {count} kaarten in de hand heeft",
        "geen tegenstander {count} kaarten in de hand heeft",
    ),
    values.BearerStoodAside: (
        "de drager deze beurt aan geen enkel gevecht is toegewezen en een andere reisgenoot wel",
        "de drager deze beurt aan een gevecht is toegewezen of geen enkele reisgenoot",
    ),
    values.YouAreFreePeoples: ("je de Vrije Volkeren-speler bent", "je een schaduwspeler bent"),
}


def only_if(word: Condition, book: CardBook) -> str:
    """A condition that does not hold."""
    return f"dit kan alleen als {book.say(word, 'clause')}."


# ---- targets and players


def target_a(word: targets.A, book: CardBook) -> str:
    """Een ork, 2 orks, X orks, nog een ork."""
    if word.count == 1:
        return ("nog " if word.another else "") + book.say(word.noun, "a")
    number = quantity(word.count, book)
    return phrase(word.noun, book).counted(f"{number.number} andere" if word.another else number.number) + (
        f" {number.per}" if number.per else ""
    )


TARGETS: dict[object, CardPhrase] = {
    pronouns.The: lambda word, book: listed([book.card_name(card) for card in word.these]) if word.these else "niemand",
    pronouns.This: lambda word, book: self_name(book),
    pronouns.ItsBearer: lambda word, book: bearer_name(book),
    pronouns.It: IT,
    targets.That: "{noun:that}",
    targets.Each: "{noun:each}",
    targets.A: target_a,
    targets.You: "jij",
    targets.FreePeoples: "de Vrije Volkeren-speler",
    targets.AnOpponent: "een tegenstander",
    targets.ThatPlayer: "die tegenstander",
    targets.AnyPlayer: "een speler naar keuze",
    targets.ItsPlayer: f"de speler van {IT}",
    targets.Chosen: lambda word, book: book.say(Player(word.seat)),
}

FIGURES: dict[object, CardPhrase] = {
    values.ChosenNumber: "X",
    values.Times: plus,
    values.ForEach: plus,
    values.ForEachOver: plus,
    values.ForEachRace: plus,
    values.ForEachBurden: plus,
    values.ForEachDead: plus,
    values.StrengthOf: plus,
    values.Or: plus,
    ForEachInHand: plus,
    MostWounds: "X",
}

VALUES: dict[object, CardPhrase] = {
    **FIGURES,
    (values.ForEach, "per"): "voor {noun:each} die je kunt zien",
    (values.ForEachOver, "per"): "voor {noun:each} boven de {number}",
    (values.ForEachRace, "per"): races,
    (values.ForEachBurden, "per"): "voor elke last",
    (values.ForEachDead, "per"): "voor elke kaart in de dodenstapel van de Vrije Volkeren-speler",
    (ForEachInHand, "per"): "voor elke getoonde {noun:bare}",
    **{(kind, "clause"): clause for kind, (clause, _) in CLAUSES.items()},
    **{(kind, "not"): clause for kind, (_, clause) in CLAUSES.items()},
    **dict.fromkeys(CLAUSES, only_if),
    **{(kind, "is"): clause for kind, (clause, _) in PREDICATES.items()},
    **{(kind, "not"): clause for kind, (_, clause) in PREDICATES.items()},
    **TARGETS,
    **{(kind, "object"): said for kind, said in TARGETS.items()},
}
