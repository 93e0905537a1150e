"""English verbs: “exert an Elf”, “make that Dwarf strength +3 and damage +1”, “play a Nazgûl from hand”."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from onetable.games.tcg.text import lexicon as words
from onetable.games.tcg.text.en.piles import PILES
from onetable.games.tcg.text.en.sentence import CardSentence
from onetable.games.tcg.text.simple_words import effects_of
from onetable.games.tcg.text.taking_apart import is_change, is_simple, needs_of
from onetable.games.tcg.text.talk import chosen
from onetable.language.en.nouns import capital, several
from onetable.language.text import Apart

# ---- whole deeds


def deed(word: words.Deed, talk: CardSentence) -> str:
    """“if …, exert an Elf to heal a Dwarf”."""
    conditions = needs_of(word)
    if talk.lifts and conditions:
        talk.lifts, talk.lifted, conditions = False, conditions, []
    needs = several([talk.condition(what) for what in conditions])
    paid = talk.paid(word)
    if not paid:
        text = done(word.effects, talk)
        return f"if {needs}{':' if isinstance(word.effects[0], words.When) else ','} {text}" if needs else text
    mild, talk.mild = talk.mild, True
    talk.lifts = False
    text = several([talk.deed(cost) for cost in paid]) + (f" to {done(word.effects, talk)}" if word.effects else "")
    talk.mild = mild
    return f"if {needs}, {text}" if needs else text


def done(steps: Sequence[words.Effect], talk: CardSentence) -> str:
    """Several effects, one after the other; what is changed about the same card is said at once."""
    found: list[str] = []
    more: list[str] = []  # sentences of their own
    said = effects_of(steps)
    instead = len(said) > 1 and isinstance(said[0], words.Prevent)  # what is prevented is replaced by the rest
    for word, before in zip(said[instead:], (None, *said), strict=False):
        text = talk.row(ADDS_NOTHING, word) if is_without_archery(word) else talk.deed(word)
        talk.lifts = False
        (more if more or is_apart(word, before, talk) else found).append(text)
    return ". ".join([several(found) + " instead" * instead, *[capital(text) for text in more]])


def is_without_archery(word: words.Word) -> bool:
    """Whether somebody takes no part in archery."""
    return isinstance(word, words.Give) and word.what is words.Measure.NO_ARCHERY


def is_apart(word: words.Word, before: words.Word | None, talk: CardSentence) -> bool:
    """Whether it is a sentence of its own: it has a subject, may be left out, or says what is done with a hand that was revealed."""
    if isinstance(word, words.RemoveTwilight):
        return isinstance(before, words.RevealHand)
    row = chosen(talk.book.own(type(word), "deed"), word)
    return isinstance(word, words.Afterwards) or is_without_archery(word) or isinstance(row, Apart)


QUALITIES: dict[Any, str] = {
    **dict.fromkeys((words.Keyword.DAMAGE, words.Keyword.DEFENDER), "{what} +{amount}"),
    words.Keyword.ARCHER: "an {what}",
    "by": "strength {by:change}{limit:most}",
    "": "{what}",
}
ALLOWED: dict[Any, str] = {  # what a card can or cannot do: “let that ally take part in …”
    words.Measure.TAKES_PART: "let {target} take part in archery fire and skirmishes",
    words.Measure.ONE_WOUND: "let {target} take no more than 1 wound each skirmish phase",
}
ADDS_NOTHING = "{target} adds nothing to the fellowship archery total this phase"
GIVEN: dict[Any, str] = {
    words.Measure.NO_WOUNDS: "prevent all wounds to {target}{until:until}",
    words.Measure.NO_BONUS: "cancel the strength bonus of {target}{until:until}",
    words.Measure.NO_ARCHERY: "let {target} add nothing to the fellowship archery total",
    words.Measure.TRIPLED: "prevent {target} from being overwhelmed except by triple strength{until:until}",
}


def made(word: words.Changes, talk: CardSentence) -> str:
    """“make a Dwarf strength +2 and damage +1 until the regroup phase”."""
    lasting, given = talk.fill("{until:until}", word.words[0]), [each for each in word.words if getattr(each, "what", None) not in ALLOWED]
    made = [f"{talk.fill('make {target}', given[0])} {several([talk.row(QUALITIES, each) for each in given])}"] if given else []
    return several([*made, *[talk.row(ALLOWED, each) for each in word.words if each not in given]]) + lasting


# ---- choosing


def shuffles(word: words.Option) -> bool:
    """What ends with a shuffle is said last."""
    return any([isinstance(step, words.PlayFromDeck) for step in word.does.effects])


def choose_one(word: words.ChooseOne, talk: CardSentence) -> str:
    """“heal a companion or discard a Shadow condition”; options that cost something are kept apart."""
    mild, talk.mild = talk.mild, True
    texts = [talk.deed(each) for each in sorted(word.options, key=shuffles)]
    talk.mild = mild
    if any([each.does.costs for each in word.options]) or not all([is_simple(each.does) for each in word.options]):
        return f"{'either ' * mild}{', or '.join(texts)}"
    return talk.by(word.by, "by") + several(texts, "or")


def when(word: words.When, talk: CardSentence) -> str:
    """If, and otherwise."""
    lifts, talk.lifts = talk.lifts and not talk.mild, False
    then, other = done(word.then, talk), done(word.otherwise, talk)
    if lifts:
        talk.lifted = [word.condition]
        return f"{then}{f'; otherwise, {other}' if other else ''}"
    if talk.mild:
        return f"{then}. If you cannot spot any, {other} instead"
    return f"if {talk.condition(word.condition)}, {then}{f'; otherwise, {other}' if other else ''}"


def by_another(word: words.By, talk: CardSentence) -> str:
    """What another player does."""
    said = done(word.steps, replace(talk, mild=True))
    return talk.by(word.who, "by") + said


LEAST = " (to a minimum of 1)"
SIGHTS: dict[type, str] = {  # what must be spotted
    words.Spot: "{noun:count}",
    words.SpotBurdens: "{count:burden}",
    words.SpotX: "{noun:count}",
    words.SpotXBurdens: "X burdens",
    words.SpotOpponentsSite: "an opponent’s site {number}",
}
CLAUSES: dict[object, Any] = {
    **PILES,
    words.Deed: deed,
    **dict.fromkeys(SIGHTS, "spot {:sight}"),
    words.SpotAll: "spot {sights:sight}",
    "SpotAnOpponentsSite": "spot an opponent’s site",
    words.AddTwilight: "add {count:twilight}",
    words.RemoveTwilight: "remove {count:twilight}{limit:per phase}",
    words.ChooseX: {"range": "choose X from {least} to {most}", "": "choose X"},
    words.ChangeMoveLimit: lambda word, talk: talk.fill(
        f"{'make the move limit' if talk.mild else 'the move limit is'} {{by:change}}{LEAST * (word.by < 0)} for this turn", word
    ),
    words.StayHere: "prevent the fellowship from moving again this turn",
    words.LayNextSite: "play the fellowship’s next site from your adventure deck (replacing an opponent’s site if there is one)",
    (words.ReplaceSite, "number"): "replace it with your own site {number}",
    words.ReplaceSite: "replace the fellowship’s current site with your own site of the same number",
    words.When: when,
    words.Repeat: "{effect} {count:each}",
    words.Option: lambda word, talk: deed(word.does, replace(talk, called=dict(talk.called))),  # each speaks for itself
    words.ChooseOne: choose_one,
    words.Afterwards: "{ability:later}",
    words.EndShadowPhase: "end your Shadow phase",
    words.CancelSkirmish: "cancel a skirmish involving {noun}",
    words.CancelEvent: "cancel that event",
    words.AssignPair: "assign {defender} to skirmish {minion}",
    (words.BarAssignment, "picked"): "prevent the Free Peoples player from assigning {picked:title} to {this} this phase",
    words.BarAssignment: "prevent the Free Peoples player from assigning {noun:that} to {this} this phase",
    words.TransferTo: "transfer {this} to {target}",
    words.By: by_another,
    words.Exert: "exert {target}{times:often}",
    words.Exhaust: "exhaust {target}",
    words.Wound: "wound {target}",
    words.Heal: "heal {target}{times:often}",
    words.Discard: "discard {target}",
    words.Strengthen: lambda word, talk: made(words.Changes((word,)), talk),
    words.Give: lambda word, talk: made(words.Changes((word,)), talk) if is_change(word) else talk.row(GIVEN, word),
    words.Changes: made,
    words.WoundTwice: "wound {target} twice",
    words.HealUpTo: "heal {target} up to {most:times}",
    words.ChangeTotal: "make the {what} {by:change}",
    words.Prevent: "prevent {prevented}",
    words.Spare: "place no wound token on {target} for that exertion",
    words.PutOnTheRing: "have {target} put on the One Ring until the regroup phase",
    words.BecomeRingBearer: "make {target} the Ring-bearer",
    words.AddBurdens: "add {count:burden}{limit:limit}",
    words.RemoveBurdens: "remove {count:burden}",
    words.Corrupt: lambda word, talk: "corrupt the Ring-bearer" if talk.mild else "the Ring-bearer is corrupted",
    "OncePerTurn": "{then} (limit once per turn)",
}
