"""English verbs: “exert an Elf”, “make that Dwarf strength +3 and damage +1”, “play a Nazgûl from hand”."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from onetable.core.word import Word
from onetable.games.tcg.speech import deeds
from onetable.games.tcg.speech.parts import Effect
from onetable.games.tcg.text.en.piles import PILES
from onetable.games.tcg.text.en.sentence import CardSentence
from onetable.games.tcg.text.simple_words import Changes, HealUpTo, SpotAll, WoundTwice, effects_of
from onetable.games.tcg.text.taking_apart import is_change, needs_of
from onetable.games.tcg.text.talk import chosen
from onetable.games.tcg.traits import Keyword, Measure
from onetable.games.tcg.words import costs, effects, fights, hands, verbs
from onetable.language.en.nouns import capital, several

# ---- whole deeds


def deed(word: deeds.Deed, talk: CardSentence) -> str:
    """“if …, exert an Elf to heal a Dwarf”."""
    conditions = needs_of(word)
    if talk.lifts and conditions:
        talk.lifts, talk.lifted, conditions = False, conditions, []
    needs = several([talk.condition(what) for what in conditions])
    paid = talk.paid(word)
    if not paid:
        text = done(word.effects, talk)
        return f"if {needs}{':' if isinstance(word.effects[0], effects.When) else ','} {text}" if needs else text
    mild, talk.mild = talk.mild, True
    talk.lifts = False
    text = several([talk.deed(cost) for cost in paid]) + (f" to {done(word.effects, talk)}" if word.effects else "")
    talk.mild = mild
    return f"if {needs}, {text}" if needs else text


def done(steps: Sequence[Effect], talk: CardSentence) -> str:
    """Several effects, one after the other; what is changed about the same card is said at once."""
    found: list[str] = []
    more: list[str] = []  # sentences of their own
    words = effects_of(steps)
    for word, before in zip(words, (None, *words), strict=False):
        text = talk.row(ADDS_NOTHING, word) if is_without_archery(word) else talk.deed(word)
        talk.lifts = False
        (more if more or is_apart(word, before, talk) else found).append(text)
    return ". ".join([several(found), *[capital(text) for text in more]])


def is_without_archery(word: Word) -> bool:
    """Whether somebody takes no part in archery."""
    return isinstance(word, verbs.Give) and word.what is Measure.NO_ARCHERY


def is_apart(word: Word, before: Word | None, talk: CardSentence) -> bool:
    """Whether it is a sentence of its own: it has a subject, may be left out, or says what is done with a hand that was revealed."""
    if isinstance(word, effects.RemoveTwilight):
        return isinstance(before, hands.RevealHand)
    row = chosen(talk.book.own(type(word), "deed"), word)
    return isinstance(word, effects.Afterwards) or is_without_archery(word) or (isinstance(row, str) and row.startswith("you may "))


QUALITIES: dict[Any, str] = {
    Measure.TAKES_PART: "able to take part in archery fire and skirmishes",
    Measure.ONE_WOUND: "unable to take more than 1 wound each skirmish phase",
    **dict.fromkeys((Keyword.DAMAGE, Keyword.DEFENDER), "{what} +{amount}"),
    Keyword.ARCHER: "an {what}",
    "by": "strength {by:change}{limit:most}",
    "": "{what}",
}
ADDS_NOTHING = "{target} adds nothing to the fellowship archery total this phase"
GIVEN: dict[Any, str] = {
    Measure.NO_WOUNDS: "prevent all wounds to {target}{until:until}",
    Measure.NO_BONUS: "cancel the strength bonus of {target}{until:until}",
    Measure.NO_ARCHERY: "let {target} add nothing to the fellowship archery total",
    Measure.TRIPLED: "let {target} be overwhelmed only by triple strength{until:until}",
}


def made(word: Changes, talk: CardSentence) -> str:
    """“make a Dwarf strength +2 and damage +1 until the regroup phase”."""
    whom, first = talk.fill("{target}", word.words[0]), word.words[0]
    return f"make {whom} {several([talk.row(QUALITIES, each) for each in word.words])}{talk.fill('{until:until}', first)}"


# ---- choosing


def option(word: effects.Option, talk: CardSentence) -> str:
    """One of several things."""
    return deed(word.does, replace(talk, called=dict(talk.called)))


def choose_one(word: effects.ChooseOne, talk: CardSentence) -> str:
    """“heal a companion or discard a Shadow condition”; options that cost something are kept apart."""
    mild, talk.mild = talk.mild, True
    texts = [option(each, talk) for each in word.options]
    talk.mild = mild
    if any([each.does.costs for each in word.options]) or any([", " in text for text in texts]):
        return f"choose 1: {'; or '.join(texts)}"
    return talk.by(word.by, "by") + several(texts, "or")


def when(word: effects.When, talk: CardSentence) -> str:
    """If, and otherwise."""
    lifts, talk.lifts = talk.lifts and not talk.mild, False
    then, other = done(word.then, talk), done(word.otherwise, talk)
    if lifts:
        talk.lifted = [word.condition]
        return f"{then}{f'; otherwise, {other}' if other else ''}"
    if talk.mild:
        return f"{then}. If you cannot spot any, {other} instead"
    return f"if {talk.condition(word.condition)}, {then}{f'; otherwise, {other}' if other else ''}"


def by_another(word: hands.By, talk: CardSentence) -> str:
    """What another player does."""
    said = done(word.steps, replace(talk, mild=True))
    return talk.by(word.who, "by") + said


SIGHTS: dict[type, str] = {  # what must be spotted
    costs.Spot: "{noun:count}",
    costs.SpotBurdens: "{count:burden}",
    costs.SpotX: "{noun:count}",
    costs.SpotXBurdens: "X burdens",
    effects.SpotOpponentsSite: "an opponent’s site {number}",
}
CLAUSES: dict[type | str, Any] = {
    **PILES,
    deeds.Costs: lambda word, talk: several([talk.deed(part) for part in word.parts]),
    deeds.Deed: deed,
    costs.If: "{what}",
    **dict.fromkeys(SIGHTS, "spot {:sight}"),
    SpotAll: "spot {sights:sight}",
    "SpotAnOpponentsSite": "spot an opponent’s site",
    effects.AddTwilight: "add {count:twilight}",
    effects.RemoveTwilight: "remove {count:twilight}{limit:per phase}",
    effects.ChooseX: lambda word, talk: f"choose X from {word.least} to {word.most}" if isinstance(word.most, int) else "choose X",
    effects.ChangeMoveLimit: lambda word, talk: talk.fill(
        "make the move limit {by:change} for this turn" if talk.mild else "the move limit is {by:change} for this turn", word
    ),
    effects.StayHere: "prevent the fellowship from moving again this turn",
    effects.LayNextSite: "play your next site (replacing an opponent’s site if there is one)",
    effects.ReplaceSite: {
        "number": "replace site {number} with your own site {number}",
        "": "replace the fellowship’s current site with your own site of the same number",
    },
    effects.When: when,
    effects.Repeat: "{effect} {count:each}",
    effects.Option: option,
    effects.ChooseOne: choose_one,
    effects.Afterwards: "{ability:later}",
    effects.EndShadowPhase: "end your Shadow phase",
    fights.CancelSkirmish: "cancel a skirmish involving {noun}",
    fights.CancelEvent: "cancel that event",
    fights.AssignPair: "assign {defender} to skirmish {minion}",
    fights.BarAssignment: {
        "picked": "prevent the Free Peoples player from assigning {picked:title} to {this} this phase",
        "": "prevent the Free Peoples player from assigning {noun:that} to {this} this phase",
    },
    fights.TransferTo: "transfer {this} to {target}",
    hands.By: by_another,
    verbs.Exert: "exert {target}{times:often}",
    verbs.Exhaust: "exhaust {target}",
    verbs.Wound: "wound {target}",
    verbs.Heal: "heal {target}{times:often}",
    verbs.Discard: "discard {target}",
    verbs.Strengthen: lambda word, talk: made(Changes((word,)), talk),
    verbs.Give: lambda word, talk: made(Changes((word,)), talk) if is_change(word) else talk.row(GIVEN, word),
    Changes: made,
    WoundTwice: "wound {target} twice",
    HealUpTo: "heal {target} up to {most:times}",
    verbs.ChangeTotal: "make the {what} {by:change}",
    verbs.Prevent: "prevent {prevented}",
    verbs.Spare: "place no wound token on {target} for that exertion",
    verbs.PutOnTheRing: "have {target} put on the One Ring until the regroup phase",
    verbs.BecomeRingBearer: "make {target} the Ring-bearer",
    verbs.AddBurdens: "add {count:burden}{limit:limit}",
    verbs.RemoveBurdens: "remove {count:burden}",
    verbs.Corrupt: lambda word, talk: "corrupt the Ring-bearer" if talk.mild else "the Ring-bearer is corrupted",
    "OncePerTurn": "{then} (limit once per turn)",
}
