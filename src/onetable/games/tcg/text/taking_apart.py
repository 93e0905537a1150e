"""How words are taken apart and put together before they are read: the same in several languages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from msgspec import NODEFAULT
from msgspec.structs import fields

from onetable.core.word import Word
from onetable.games.tcg.speech import deeds, moments, pronouns
from onetable.games.tcg.speech.marks import is_pointing
from onetable.games.tcg.speech.parts import Figure
from onetable.games.tcg.traits import Keyword, Measure, Phase
from onetable.games.tcg.words import abilities, costs, effects, hands, nouns, plays, targets, triggers, values, verbs

# ---- nouns


def flat(noun: Word) -> list[Word]:
    """What is joined by “and”, one by one."""
    if isinstance(noun, nouns.Both):
        return [*flat(noun.left), *flat(noun.right)]
    if isinstance(noun, nouns.Is):
        return [nouns.Is((each,)) for each in noun.traits]
    return [noun]


def choices(noun: Word) -> list[Word]:
    """What is joined by “or”, one by one."""
    if isinstance(noun, nouns.Either):
        return [*choices(noun.left), *choices(noun.right)]
    return [noun]


def joined(parts: Sequence[Word]) -> Word:
    """The noun that has all these parts."""
    found = parts[0]
    for part in parts[1:]:
        found = nouns.Both(found, part)  # type: ignore[arg-type]
    return found


# ---- numbers

SHAPES: dict[str, Callable[[Any], bool]] = {
    "each": lambda word: isinstance(getattr(word, "count", None) or getattr(word, "times", None), Figure),  # counted by something
    "any card": lambda word: bool(word.noun == nouns.ANYTHING),
    "a target": lambda word: isinstance(word.target, targets.A),  # not yet named
    "this target": lambda word: isinstance(word.target, pronouns.The),
    "range": lambda word: isinstance(word.most, int),  # from a number to another
    "single": lambda word: word.last == word.first,  # one site
    "next": lambda word: word.last == word.first + 1,  # a site and the next
    "later": lambda word: word.last == 9,  # a site and all that follow
    "several": lambda word: len(getattr(word, "cards", ()) or word.losers) > 1,  # cards to which it happens, or who lose
    "several win": lambda word: len(word.winners) > 1,
}

# ---- what a card becomes


def is_change(word: Word) -> bool:
    """Whether it makes a card so or so: stronger, of a keyword, able to take part, hard to wound."""
    if isinstance(word, verbs.Give):
        return isinstance(word.what, Keyword) or word.what in (Measure.TAKES_PART, Measure.ONE_WOUND)
    return isinstance(word, verbs.Strengthen)


def is_about_same(first: Any, second: Any) -> bool:
    """Whether two changes speak of the same card for the same time."""
    return first.until is second.until and (second.target == first.target or isinstance(second.target, (pronouns.It, targets.That)))


COUNTED = (Measure.STRENGTH, Measure.VITALITY, Measure.COST, Keyword.DAMAGE, Keyword.DEFENDER)  # have a number


def own_states(noun: Word) -> list[Word] | None:
    """When a card that speaks of itself or of its bearer does so: what must be so; nothing where it speaks of others."""
    first, *rest = flat(noun)
    return rest if first in (nouns.ITSELF, nouns.BEARER) else None


# ---- words that stand alone

FIGURES = (
    values.ChosenNumber, values.Times, values.ForEach, values.ForEachOver, values.ForEachRace, values.ForEachBurden, values.ForEachDead,
    values.Or, hands.ForEachInHand,
)  # fmt: skip
TARGETS = (pronouns.The, pronouns.This, pronouns.ItsBearer, pronouns.It, targets.That, targets.Each, targets.A)


def is_choice(word: Word) -> bool:
    """Whether it speaks of a card or a player that can be pointed at."""
    if isinstance(word, effects.Option) or is_pointing(word):
        return True
    return any([isinstance(getattr(word, name), (pronouns.The, targets.Chosen)) for name in word.__struct_fields__])


# ---- paragraphs

ACTIONS: dict[type, Phase] = {
    abilities.Fellowship: Phase.FELLOWSHIP, abilities.Shadow: Phase.SHADOW, abilities.Maneuver: Phase.MANEUVER,
    abilities.Archery: Phase.ARCHERY, abilities.Assignment: Phase.ASSIGNMENT, abilities.Skirmish: Phase.SKIRMISH,
    abilities.Regroup: Phase.REGROUP,
}  # fmt: skip


def conditions(word: Word) -> list[Word]:
    """What must hold, one by one."""
    return [*conditions(word.left), *conditions(word.right)] if isinstance(word, values.BothHold) else [word]


def happens_once(to: Word, does: deeds.Deed) -> bool:
    """Whether what a card answers can happen only once: it is about the card itself, or does away with it."""
    return (isinstance(to, triggers.After) and to.noun == nouns.ITSELF) or verbs.Discard(pronouns.THIS) in does.effects


def parted(word: moments.Answering) -> tuple[list[Word], deeds.Deed]:
    """What must hold, and the rest of the deed; what must be done is done as soon as something can be spotted."""
    needs: list[Word] = []
    rest: list[deeds.Payable] = []
    does = word.does.effects
    for cost in word.does.costs:
        if isinstance(cost, costs.If):
            needs += conditions(cost.what)
        elif isinstance(cost, costs.Spot) and isinstance(word, triggers.Required):
            needs.append(values.CanSpot(cost.count, cost.noun))
        else:
            rest.append(cost)
    if not rest and len(does) == 1 and isinstance(does[0], effects.When) and not does[0].otherwise:
        needs, does = [*needs, does[0].condition], does[0].then
    return needs, deeds.Deed(tuple(rest), does)


# ---- deeds


def is_one_breath(said: Sequence[Any], step: Any) -> bool:
    """Whether an effect belongs to those before it: a change of the same card, a second wound, what a number was chosen for."""
    first = said[0]
    if is_change(first):
        return is_change(step) and is_about_same(first, step)
    if isinstance(first, verbs.Wound):
        return len(said) == 1 and bool(step == verbs.Wound(pronouns.IT))
    return len(said) == 1 and isinstance(first, effects.ChooseX) and isinstance(step, verbs.Heal)


def breaths(steps: Sequence[Word]) -> list[list[Any]]:
    """Effects, with those together that are said in the same breath."""
    found: list[list[Any]] = []
    for step in steps:
        last = found[-1] if found else []
        if last and is_one_breath(last, step):
            last.append(step)
        else:
            found.append([step])
    return found


COMPOUND = (effects.When, effects.ChooseOne, effects.Afterwards, plays.PlayFromDeck)  # the deck is shuffled afterwards


def is_simple(word: deeds.Deed) -> bool:
    """Whether it is a single thing that is done, for no price."""
    return not word.costs and len(breaths(word.effects)) == 1 and not isinstance(word.effects[0], COMPOUND)


def needs_of(word: deeds.Deed) -> list[Word]:
    """What must hold."""
    return [cost.what for cost in word.costs if isinstance(cost, costs.If)]


def paid_by(word: deeds.Deed) -> list[Word]:
    """What is paid; what an effect names anyway is not spotted before."""
    named = [getattr(getattr(effect, "target", None), "noun", None) for effect in word.effects]
    paid = [cost for cost in word.costs if isinstance(cost, Word) and not isinstance(cost, costs.If)]
    return [cost for cost in paid if not (isinstance(cost, costs.Spot) and cost.noun in named)]


def number(count: object) -> object:
    """A number that is only known later is X."""
    return count if isinstance(count, int) else "X"


@cache
def defaults(kind: type[Word]) -> dict[str, tuple[object, ...]]:
    """What the fields of a word hold when they were not given."""
    return {each.name: ((), False, None) if each.default is NODEFAULT else (each.default,) for each in fields(kind)}
