"""English verbs: “exert an Elf”, “make that Dwarf strength +3 and damage +1”, “play a Nazgûl from hand”."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from onetable.core.word import Word
from onetable.games.tcg.speech import deeds, pronouns
from onetable.games.tcg.text.en.nouns import phrase
from onetable.games.tcg.text.en.piles import PILES, limited
from onetable.games.tcg.text.en.sentence import CardSentence, amount, by, change, condition, field_text, for_each, target, tokens
from onetable.games.tcg.text.phrases import within
from onetable.games.tcg.text.taking_apart import is_about_same, is_change
from onetable.games.tcg.traits import Keyword, Measure, Until
from onetable.games.tcg.words import costs, effects, fights, hands, verbs
from onetable.language.en.nouns import capital, counted, several, times


def clause(word: Word, talk: CardSentence) -> str:
    """A cost or an effect, in the imperative or after “to”: in English they are the same."""
    return within(word, "deed", talk, field_text)


# ---- whole deeds


def deed(word: deeds.Deed, talk: CardSentence) -> str:
    """“if …, exert an Elf to heal a Dwarf”."""
    conditions: list[Word] = [cost.what for cost in word.costs if isinstance(cost, costs.If)]
    if talk.lifts and conditions:
        talk.lifts, talk.lifted, conditions = False, conditions, []
    needs = several([condition(what, talk) for what in conditions])
    paid = [cost for cost in word.costs if isinstance(cost, Word) and not isinstance(cost, costs.If) and not is_said_later(cost, word)]
    if not paid:
        text = done(word.effects, talk)
        return f"if {needs}{':' if text.startswith('if ') else ','} {text}" if needs else text
    mild, talk.mild = talk.mild, True
    talk.lifts = False
    text = several(spotted(paid, talk))
    if word.effects:
        text += f" to {done(word.effects, talk)}"
    talk.mild = mild
    return f"if {needs}, {text}" if needs else text


def is_said_later(cost: Word, word: deeds.Deed) -> bool:
    """Whether an effect names what must be spotted anyway."""
    nouns = [getattr(getattr(effect, "target", None), "noun", None) for effect in word.effects]
    return isinstance(cost, costs.Spot) and cost.noun in nouns


def spotted(paid: Sequence[Word], talk: CardSentence) -> list[str]:
    """What is paid; all that is spotted is said at once: “spot Gandalf, a Dwarf, and an Elf”."""
    sights = [word for word in paid if type(word) in SIGHTS]
    if len(sights) < 2:
        return [clause(word, talk) for word in paid]
    seen = f"spot {several([SIGHTS[type(word)](word, talk) for word in sights])}"
    return [seen, *[clause(word, talk) for word in paid if word not in sights]]


def done(steps: Sequence[Word], talk: CardSentence) -> str:
    """Several effects, one after the other; what is changed about the same card is said at once."""
    found: list[str] = []
    more: list[str] = []  # sentences of their own
    rest = list(steps)
    while rest:
        text = next_clause(rest, talk)
        talk.lifts = False
        apart = text.startswith("you may ") or bool(more) or (found and found[-1].endswith(" hand") and text.startswith("remove "))
        (more if apart or text[:1].isupper() else found).append(text)
    return ". ".join([several(found), *[capital(text) for text in more]])


def next_clause(rest: list[Any], talk: CardSentence) -> str:
    """The first of these effects, with those that are said in the same breath; they are taken from the list."""
    first = rest.pop(0)
    if is_change(first):
        same = [first]
        while rest and is_change(rest[0]) and is_about_same(first, rest[0]):
            same.append(rest.pop(0))
        return made(same, talk)
    if isinstance(first, verbs.Wound) and rest and rest[0] == verbs.Wound(pronouns.IT):
        rest.pop(0)
        return f"{clause(first, talk)} twice"
    if isinstance(first, effects.ChooseX) and rest and isinstance(rest[0], verbs.Heal):
        return f"heal {target(rest.pop(0).target, talk)} up to {times(first.most)}"
    if isinstance(first, verbs.Give) and first.what is Measure.NO_ARCHERY:
        return capital(f"{target(first.target, talk)} adds nothing to the fellowship archery total this phase")
    return clause(first, talk)


ABLE: dict[object, str] = {
    Measure.TAKES_PART: "able to take part in archery fire and skirmishes",
    Measure.ONE_WOUND: "unable to take more than 1 wound each skirmish phase",
}


def made(words: Sequence[Any], talk: CardSentence) -> str:
    """“make a Dwarf strength +2 and damage +1 until the regroup phase”."""
    whom = target(words[0].target, talk)
    until = f" {talk.book.say(words[0].until)}" if words[0].until is not Until.PHASE_END else ""
    return f"make {whom} {several([quality(word, talk) for word in words])}{until}"


def quality(word: Any, talk: CardSentence) -> str:
    """What a card becomes."""
    if isinstance(word, verbs.Strengthen):
        return f"strength {change(word.by, talk)}" + (f" (limit +{word.limit})" if word.limit else "")
    return ABLE[word.what] if word.what in ABLE else keyword(word.what, word.amount, talk)


def keyword(word: Keyword, number: int, talk: CardSentence) -> str:
    """“damage +1”, “fierce”, “an archer”."""
    name = talk.book.say(word)
    if word in (Keyword.DAMAGE, Keyword.DEFENDER):
        return f"{name} +{number}"
    return f"an {name}" if word is Keyword.ARCHER else name


def give(word: verbs.Give, talk: CardSentence) -> str:
    """Other qualities that are given for a while."""
    whom = target(word.target, talk)
    until = f" {talk.book.say(word.until)}" if word.until is not Until.PHASE_END else ""
    if word.what is Measure.NO_WOUNDS:
        return f"prevent all wounds to {whom}{until}"
    if word.what is Measure.NO_BONUS:
        return f"cancel the strength bonus of {whom}{until}"
    if word.what is Measure.NO_ARCHERY:
        return f"let {whom} add nothing to the fellowship archery total"
    assert word.what is Measure.TRIPLED
    return f"let {whom} be overwhelmed only by triple strength{until}"


# ---- choosing


def option(word: effects.Option, talk: CardSentence) -> str:
    """One of several things."""
    own = replace(talk, called=dict(talk.called))
    return deed(word.does, own)


def choose_one(word: effects.ChooseOne, talk: CardSentence) -> str:
    """“heal a companion or discard a Shadow condition”; options that cost something are kept apart."""
    mild, talk.mild = talk.mild, True
    texts = [option(each, talk) for each in word.options]
    talk.mild = mild
    if any([each.does.costs for each in word.options]) or any([", " in text for text in texts]):
        return f"choose 1: {'; or '.join(texts)}"
    return by(word.by, several(texts, "or"), talk)


def when(word: effects.When, talk: CardSentence) -> str:
    """If, and otherwise."""
    lifts, talk.lifts = talk.lifts and not talk.mild, False
    then, other = done(word.then, talk), done(word.otherwise, talk)
    if lifts:
        talk.lifted = [word.condition]
        return f"{then}{f'; otherwise, {other}' if other else ''}"
    if talk.mild:
        return f"{then}. If you cannot spot any, {other} instead"
    return f"if {condition(word.condition, talk)}, {then}{f'; otherwise, {other}' if other else ''}"


# ---- the others


def assign_pair(word: fights.AssignPair, talk: CardSentence) -> str:
    """“assign a companion to skirmish this minion”."""
    return f"assign {target(word.defender, talk)} to skirmish {target(word.minion, talk)}"


def bar(word: fights.BarAssignment, talk: CardSentence) -> str:
    """Whom the Free Peoples player may not assign to this minion."""
    whom = talk.book.say(word.picked, "card") if word.picked >= 0 else phrase(word.noun, talk.book).that()
    return f"prevent the Free Peoples player from assigning {whom} to {target(pronouns.THIS, talk)} this phase"


def move_limit(word: effects.ChangeMoveLimit, talk: CardSentence) -> str:
    """The move limit of this turn."""
    return f"{'make ' if talk.mild else ''}the move limit {'' if talk.mild else 'is '}{change(word.by, talk)} for this turn"


def repeat(word: effects.Repeat, talk: CardSentence) -> str:
    """So many times."""
    assert isinstance(word.count, Word)
    return f"{clause(word.effect, talk)} {for_each(word.count, talk)}"


def on_card(verb: str) -> Any:
    """A verb that needs nothing but its target."""
    return lambda word, talk: f"{verb} {target(word.target, talk)}"


def exert(word: verbs.Exert, talk: CardSentence) -> str:
    """Once, or several times."""
    return f"exert {target(word.target, talk)}" + (f" {times(word.times)}" if word.times != 1 else "")


def heal(word: verbs.Heal, talk: CardSentence) -> str:
    """Once, or several times."""
    often = "" if word.times == 1 else f" {times(word.times if isinstance(word.times, int) else 'X')}"
    return f"heal {target(word.target, talk)}{often}"


def remove_twilight(word: effects.RemoveTwilight, talk: CardSentence) -> str:
    """Out of the pool."""
    return f"remove {tokens(word.count, talk)}" + (f" (limit ({word.limit}) per phase)" if word.limit else "")


SIGHTS: dict[type, Any] = {  # what must be spotted
    costs.Spot: lambda word, talk: phrase(word.noun, talk.book).count(word.count),
    costs.SpotBurdens: lambda word, talk: counted(word.count, "burden"),
    costs.SpotX: lambda word, talk: phrase(word.noun, talk.book).count("X"),
    costs.SpotXBurdens: lambda word, talk: "X burdens",
    effects.SpotOpponentsSite: lambda word, talk: f"an opponent’s site {word.number}",
}
CLAUSES: dict[type | str, Any] = {
    **PILES,
    deeds.Costs: lambda word, talk: several([clause(part, talk) for part in word.parts]),
    deeds.Deed: deed,
    costs.If: lambda word, talk: condition(word.what, talk),
    **dict.fromkeys(SIGHTS, lambda word, talk: f"spot {SIGHTS[type(word)](word, talk)}"),
    "SpotAnOpponentsSite": lambda word, talk: "spot an opponent’s site",
    effects.AddTwilight: lambda word, talk: f"add {tokens(word.count, talk)}",
    effects.RemoveTwilight: remove_twilight,
    effects.ChooseX: lambda word, talk: f"choose X from {word.least} to {word.most}" if isinstance(word.most, int) else "choose X",
    effects.ChangeMoveLimit: move_limit,
    effects.StayHere: lambda word, talk: "prevent the fellowship from moving again this turn",
    effects.LayNextSite: lambda word, talk: "play your next site (replacing an opponent’s site if there is one)",
    effects.ReplaceSite: lambda word, talk: (
        f"replace site {word.number} with your own site {word.number}"
        if word.number
        else "replace the fellowship’s current site with your own site of the same number"
    ),
    effects.When: when,
    effects.Repeat: repeat,
    effects.Option: option,
    effects.ChooseOne: choose_one,
    effects.Afterwards: lambda word, talk: talk.book.say(word.ability, "later"),
    effects.EndShadowPhase: lambda word, talk: "end your Shadow phase",
    fights.CancelSkirmish: lambda word, talk: f"cancel a skirmish involving {talk.name(word.noun)}",
    fights.CancelEvent: lambda word, talk: "cancel that event",
    fights.AssignPair: assign_pair,
    fights.BarAssignment: bar,
    fights.TransferTo: lambda word, talk: f"transfer {target(pronouns.THIS, talk)} to {target(word.target, talk)}",
    hands.By: lambda word, talk: by(word.who, done(word.steps, replace(talk, mild=True)), talk),
    verbs.Exert: exert,
    verbs.Exhaust: on_card("exhaust"),
    verbs.Wound: on_card("wound"),
    verbs.Heal: heal,
    verbs.Discard: on_card("discard"),
    verbs.Strengthen: lambda word, talk: made([word], talk),
    verbs.Give: lambda word, talk: made([word], talk) if is_change(word) else give(word, talk),
    verbs.ChangeTotal: lambda word, talk: f"make the {talk.book.say(word.what)} {change(word.by, talk)}",
    verbs.Prevent: lambda word, talk: f"prevent {talk.prevented}",
    verbs.Spare: lambda word, talk: f"place no wound token on {target(word.target, talk)} for that exertion",
    verbs.PutOnTheRing: lambda word, talk: f"have {target(word.target, talk)} put on the One Ring until the regroup phase",
    verbs.BecomeRingBearer: lambda word, talk: f"make {target(word.target, talk)} the Ring-bearer",
    verbs.AddBurdens: lambda word, talk: limited(f"add {amount(word.count, 'burden', talk)}", word.limit, "burden"),
    verbs.RemoveBurdens: lambda word, talk: f"remove {amount(word.count, 'burden', talk)}",
    verbs.Corrupt: lambda word, talk: "corrupt the Ring-bearer" if talk.mild else "the Ring-bearer is corrupted",
    "OncePerTurn": lambda word, talk: f"{clause(word.then, talk)} (limit once per turn)",
}
