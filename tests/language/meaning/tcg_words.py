"""What the cards of the trading card game mean, read from their words: by what the fields hold, never by a grammar."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from onetable.games.tcg.card import Card
from onetable.games.tcg.speech.deeds import Deed
from onetable.games.tcg.traits import Keyword, Kind, Measure, Until
from onetable.games.tcg.words.abilities import PhaseAction
from onetable.games.tcg.words.values import ChosenNumber, Or, StrengthOf, Times
from onetable.games.tcg.words.verbs import Give, Strengthen
from tests.language.meaning.facts import Facts, fields, parts, plain
from tests.language.meaning.markers import once
from tests.language.meaning.tcg_deeds import acts, meant, paid

NUMBER, LASTING = re.compile(r"\+?\d+"), ("until regroup", "until over", "this turn", "this phase")
UNLIMITED = (0, 99)
COUNTED = (
    Measure.STRENGTH,
    Measure.VITALITY,
    Measure.COST,
    Measure.ROAMING_PENALTY,
    Measure.SHADOW_NUMBER,
    Measure.MINION_ARCHERY,
    Measure.FELLOWSHIP_ARCHERY,
    Keyword.DAMAGE,
    Keyword.DEFENDER,
)
LAST_SITE = 9


def signed(number: Any) -> Iterator[str]:
    """By how much something changes: a number, one or a better one, so much for each, or X."""
    if plain(number):
        yield f"by {number:+}"
    elif isinstance(number, Or):
        yield from (f"by {number.plain:+}", f"by {number.better:+}")
    elif isinstance(number, Times):
        yield "by -X" if isinstance(number.of_what, ChosenNumber) else f"by {number.factor:+}"
    else:
        yield "by +X" if isinstance(number, (ChosenNumber, StrengthOf)) else "by +1"


def counted(number: Any) -> Iterator[str]:
    """How many; a single one is said in many ways, so it is no fact."""
    for each in (number.plain, number.better) if isinstance(number, Or) else (number,):
        if plain(each) and abs(each) > 1:
            yield f"number {abs(each)}"


def tokens(number: Any) -> Iterator[str]:
    """How much twilight."""
    each = number.factor if isinstance(number, Times) else "X" if isinstance(number, ChosenNumber) else 1
    yield f"twilight {number if plain(number) else each}"


def limits(word: Any, phrase: str = "limit {}") -> Iterator[str]:
    """At most so much."""
    if word.limit not in UNLIMITED:
        yield phrase.format(word.limit)


def change(what: Keyword | Measure, by: Any) -> Iterator[str]:
    """A quality that cards have, or a number of theirs that is another."""
    yield from signed(by) if what in COUNTED else ()
    yield from (
        {
            Measure.TRIPLED: ("number 3",),
            Measure.ONE_WOUND: ("each skirmish phase",),
            Measure.NO_HEALING: ("never",),
            Measure.KEEPS_BURDENS: ("never",),
            Measure.NOT_PLAYED: ("never",),
            Measure.NOT_DISCARDED: ("never",),
            Measure.NO_SKIRMISH_ACTIONS: ("never", "never"),
            Measure.NO_ARCHERY: ("this phase",),
            Measure.BESIDE_ANOTHER: ("may",),
        }.get(what, ())
        if isinstance(what, Measure)
        else ()
    )


def sites(word: Any) -> Iterator[str]:
    """From one site to another, to the end of the path, or two of them."""
    yield from counted(word.first)
    yield from counted(word.last) if word.last < LAST_SITE else ()


# What a word means besides what its fields say: those of one card are told in full.
ROWS: dict[str, Any] = {
    "Strengthen": lambda word: (*signed(word.by), *limits(word, "limit by +{}")),
    "StrengthenByOthers": lambda word: ("by +1", "limit by +4"),
    "Give": lambda word: change(word.what, word.amount),
    "Change": lambda word: change(word.measure, word.by),
    "Total": lambda word: change(word.measure, word.by),
    "ChangeTotal": lambda word: signed(word.by),
    "ChangeMoveLimit": lambda word: (*signed(word.by), "this turn"),
    "CheaperOn": lambda word: signed(word.by),
    "ForEach": lambda word: limits(word, "limit by +{}"),
    "AddTwilight": lambda word: tokens(word.count),
    "RemoveTwilight": lambda word: (*tokens(word.count), *limits(word, "limit twilight {} each phase")),
    "AddBurdens": lambda word: (*counted(word.count), *limits(word)),
    "DiscardTopForBurdens": lambda word: limits(word),
    "DiscardTop": lambda word: counted(word.count.factor if isinstance(word.count, Times) else word.count),
    "AtSites": sites,
    "PutOnTheRing": lambda word: ("until regroup",),
    "StayHere": lambda word: ("this turn",),
    "BarAssignment": lambda word: ("this phase",),
    "OncePerTurn": lambda word: ("limit once per turn",),
    "FirstHere": lambda word: ("each turn",),
    "FirstThisPhase": lambda word: ("each shadow phase",),
    "BearerStoodAside": lambda word: ("this turn",),
    "StartOfTurn": lambda word: ("each of your turns",),
    "StartOfYourShadowPhase": lambda word: ("each of your shadow phases",),
    "EndOfYourShadowPhase": lambda word: ("each of your shadow phases",),
    "SummonToTheRing": lambda word: ("until over",),
    "ChooseX": lambda word: ("up to", *counted(word.most)) if word.least == 0 else counted(word.least),
    "SpotX": lambda word: (),
    "Or": lambda word: (),
    "Times": lambda word: (),
    "May": lambda word: ("may",),
    "RevealTopThree": lambda word: ("number 3", "may"),
    "DigForMithril": lambda word: ("may", "up to", "number 5", "twilight 1"),
    "DiscardIsengardMinion": lambda word: ("may", "number 2"),
    "LookAtTwo": lambda word: ("number 2",),
    "RevealSomeAtRandom": lambda word: ("may",),
}


def by_fields(word: Struct) -> Iterator[str]:
    """What fields say wherever they stand."""
    for name, value in fields(word):
        if value is Until.REGROUP:
            yield "until regroup"
        elif name == "up_to" and value:
            yield "up to"
        elif name == "once_per_turn" and value:
            yield "limit once per turn"
        elif name == "once_per_player" and value:
            yield "limit once for each player"
        elif name == "discount" and value:
            yield f"by {-value:+}"
        elif type(word).__name__ not in ROWS and plain(value):
            yield from counted(value)


def facts_of(ability: Any) -> Facts:
    """What one paragraph means."""
    found: list[str] = []
    once = {f"do {deed}" for deed in acts(ability)} | {f"of {target}" for word in parts(ability) for target in meant(word)}
    for word in parts(ability):
        found += [*ROWS.get(type(word).__name__, lambda word: ())(word), *by_fields(word)]
        if isinstance(word, Deed):
            found += [f"pay {cost}" for cost in set(paid(word))]
            found += ["different durations"] * (
                len({effect.until for effect in word.effects if isinstance(effect, (Give, Strengthen))}) > 1
            )
            found += ["number 2"] if [type(effect).__name__ for effect in word.effects] == ["Wound", "Wound"] else []
    if isinstance(ability, PhaseAction):
        found += [f"in {phase}" for phase in ability.phases]
    return Counter(dict.fromkeys(once, 1)) + Counter(
        {fact: 1 if fact == "until regroup" else count for fact, count in Counter(found).items()}
    )


def paragraphs(card: Card) -> Iterator[Facts]:
    """What a card means, line by line: its keywords, how it is played, and its text."""
    if card.keywords:
        numbers = [f"by +{number}" for keyword, number in card.keywords if keyword in COUNTED]
        yield Counter([*[f"of {keyword}" for keyword, _ in card.keywords], *numbers])
    if card.to_play:
        yield facts_of(card.to_play)
    if card.on_site:
        yield Counter(["on a site"])
    elif card.bearer is not None:
        yield facts_of(card.bearer) | Counter(["of bearer"])
    elif card.kind in (Kind.POSSESSION, Kind.ARTIFACT, Kind.CONDITION):
        yield Counter(["to the support area"])
    if card.one_per_bearer:
        yield Counter(["limit once per site" if card.on_site else "limit once per character"])
    for ability in card.text:
        facts = facts_of(ability)
        if card.on_site and facts.pop("of bearer", 0):
            facts["of its site"] = 1  # what lies on a site calls its bearer so
        yield facts


def marked(facts: Facts) -> Facts:
    """What of this every language marks: a limit is a number as any other, and so is twilight."""
    found: Facts = Counter()
    for fact, count in facts.items():
        kind, _, rest = fact.partition(" ")
        if fact in LASTING or kind in ("may", "by", "number"):
            found[fact] += count
        elif kind == "twilight" and rest.isdigit() and int(rest) > 1:
            found[f"number {rest}"] += count
        elif kind == "limit" and (number := NUMBER.search(rest)) and int(number[0]) > 1:
            found[f"by {number[0]}" if "by" in rest else f"number {number[0]}"] += count
    return once(found)
