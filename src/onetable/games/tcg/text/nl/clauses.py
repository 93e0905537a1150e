"""Dutch verbs: “vermoei een elf”, “geef die dwerg sterkte +3 en schade +1”, and whole deeds: pay this to do that."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from onetable.core.word import Word
from onetable.games.tcg.speech import deeds, pronouns
from onetable.games.tcg.text.nl.nouns import phrase
from onetable.games.tcg.text.nl.piles import PILES, at_most, by, clause, does
from onetable.games.tcg.text.nl.sentence import CardSentence, burdens, condition, quantity, target, token
from onetable.games.tcg.text.nl.traits import QUALITIES
from onetable.games.tcg.traits import Keyword, Measure, Until
from onetable.games.tcg.words import costs, effects, fights, hands, values, verbs
from onetable.games.tcg.words.targets import A, Each, You
from onetable.games.tcg.words.verb import Verb
from onetable.language.nl.nouns import Nominal, joined, several, signed
from onetable.language.nl.verbs import Act, Deed, Turn, told

# ---- whole deeds


def done(steps: Sequence[Word], form: str, talk: CardSentence) -> str:
    """Several effects one after another; from here on the sentence knows what it has named."""
    found: list[Deed] = []
    later: list[Deed] = []
    for step, before in zip(steps, (None, *steps), strict=False):
        spoken_of = getattr(step, "target", None)
        if isinstance(spoken_of, A) and spoken_of.count == 1:
            talk.it = phrase(spoken_of.noun, talk.book).that()
        last = found[-1] if found else None
        if is_again(step, before) and isinstance(last, Act):
            found[-1] = replace(last, what=Nominal(last.what, " 2 keer"))
        elif isinstance(step, effects.Afterwards):
            later.append(talk.book.say(step.ability, "later"))
        else:
            found += clause(step, talk)
    return told([*found, *later], form)


def is_again(step: Word, before: Word | None) -> bool:
    """Whether the same is done once more to the same card."""
    return isinstance(before, Verb) and step != before and step == type(before)(**{**fields(before), "target": pronouns.IT})


def fields(word: Word) -> dict[str, Any]:
    """The parts of a word by their names."""
    return {name: getattr(word, name) for name in word.__struct_fields__}


def deed(word: deeds.Deed, form: str, talk: CardSentence) -> str:
    """Pay this to do that; what must be true comes first."""
    needs = [cost.what for cost in word.costs if isinstance(cost, costs.If)]
    if needs and form in ("order", "after"):
        return f"als {several([condition(each, talk).whole for each in needs])}, {paid(word, 'after', talk)}"
    return paid(word, form, talk)


def paid(word: deeds.Deed, form: str, talk: CardSentence) -> str:
    """The payment, and what it is for."""
    price = [cost for cost in word.costs if isinstance(cost, Word) and not isinstance(cost, costs.If) and not is_said_later(cost, word)]
    if not price or not word.effects:
        return done(price or word.effects, form, talk)
    link, form_of_effects = ("en", form) if any([is_dear(step) for step in word.effects]) else ("om", "to")
    return f"{done(price, form, talk)} {link} {done(word.effects, form_of_effects, talk)}"


def is_said_later(cost: Word, word: deeds.Deed) -> bool:
    """Whether what must be spotted is just what the effect then acts on."""
    acted_on = [getattr(getattr(step, "target", None), "noun", None) for step in word.effects]
    return isinstance(cost, costs.Spot) and cost.count == 1 and cost.noun in acted_on


def is_dear(word: Word) -> bool:
    """Whether it offers things to choose from that have costs of their own."""
    return isinstance(word, effects.ChooseOne) and any([option.does.costs for option in word.options])


# ---- choosing


@dataclass(frozen=True)
class Composed(Turn):
    """A word that is said in the form of the sentence around it."""

    say: Callable[[Any, str, CardSentence], str]
    word: Word
    talk: CardSentence

    def said(self, form: str) -> str:
        return self.say(self.word, form, replace(self.talk))


def composed(say: Callable[[Any, str, CardSentence], str]) -> Any:
    """The row of such a word."""
    return lambda word, talk: [Composed(say, word, replace(talk))]


def options(word: effects.ChooseOne, form: str, talk: CardSentence) -> list[str]:
    """What there is to choose from; each speaks for itself."""
    return [deed(option.does, form, replace(talk)) for option in word.options]


def choose_one(word: effects.ChooseOne, form: str, talk: CardSentence) -> str:
    """One thing or another; another player is told to choose."""
    if not isinstance(word.by, You):
        offered = several(options(word, "bare", replace(talk, hand="de hand")), "of")
        return Act("kiezen", who=str(talk.said("{by}", word)), more=f": {offered}").said(form)
    if is_dear(word):
        return f"kies: {'; of '.join(options(word, 'order', talk))}"
    return several(options(word, form, talk), "of")


def when(word: effects.When, form: str, talk: CardSentence) -> str:
    """Als … , anders …"""
    spoken_of = getattr(word.then[0], "target", None) if word.then else None
    is_same = isinstance(spoken_of, A) and word.condition == values.CanSpot(1, spoken_of.noun)
    needs = f"als {'je er een kunt zien' if is_same else condition(word.condition, talk).whole}"
    inner = "after" if form == "order" else form
    then, other = [done(steps, inner, replace(talk)) for steps in (word.then, word.otherwise)]
    if form == "order":
        return f"{needs}, {then}{f'; anders {other}' if other else ''}"
    return f"{then} {needs}{f', en anders {other}' if other else ''}"


# ---- what happens to cards in play


def until(word: Any, talk: CardSentence) -> str:
    """How long it lasts; the phase itself goes without saying."""
    return "" if word.until is Until.PHASE_END else talk.book.say(word.until)


def given(word: Any, gift: str, talk: CardSentence, **more: str) -> list[Deed]:
    """“Geef een elf sterkte +2”."""
    whom, is_it = target(word.target, talk), isinstance(word.target, pronouns.It)
    return [Act("geven", whom, gift=gift, until=until(word, talk), again=is_it, **more)]


def strengthen(word: verbs.Strengthen, talk: CardSentence) -> list[Deed]:
    """Geef een elf sterkte +2 (limiet +3 per fase)."""
    found, limit = quantity(word.by, talk), f"(limiet {signed(word.limit)} per fase)" if word.limit else ""
    return given(word, f"sterkte {signed(found.number)}", talk, tail=joined(found.tail(signed), limit), more=found.aside)


NUMBERED = (Keyword.DAMAGE, Keyword.DEFENDER, Measure.STRENGTH, Measure.VITALITY)


def give(word: verbs.Give, talk: CardSentence) -> list[Deed]:
    """Keywords are given; other qualities are seen to."""
    whom, name = target(word.target, talk), talk.book.say(word.what)
    if word.what in NUMBERED:
        return given(word, f"{name} {signed(word.amount)}", talk)
    if word.what is Keyword.FIERCE:
        return [Act("maken", f"{whom} {name}", until=until(word, talk))]
    if isinstance(word.what, Keyword):
        return given(word, f"de term {name}", talk)
    if word.what is Measure.TAKES_PART:
        return [Act("vechten", "", "mee", who=whom, until=until(word, talk))]
    return [Act("zorgen", "ervoor", tail=joined(f"dat {whom} {QUALITIES[word.what].that}", until(word, talk)))]


def exert(word: verbs.Exert, talk: CardSentence) -> list[Deed]:
    """Vermoei een elf; all of them exert themselves."""
    whom = target(word.target, talk)
    if isinstance(word.target, Each) and not phrase(word.target.noun, talk.book).is_name:
        return [Act("vermoeien", f"zich{often(word.times, talk)}", who=whom)]
    return [Act("vermoeien", Nominal(whom, often(word.times, talk)))]


def often(times: Any, talk: CardSentence) -> str:
    """Nothing for once, else 2 keer."""
    return "" if times == 1 else f" {quantity(times, talk).number} keer"


def repeat(word: effects.Repeat, talk: CardSentence) -> list[Deed]:
    """Vermoei voor elke reisgenoot boven de 4 een reisgenoot."""
    found = quantity(word.count, talk)
    first, *rest = clause(word.effect, talk)
    assert isinstance(first, Act)
    times = found.per or f"{found.number} keer"
    return [replace(first, who=f"{times} {first.who}") if first.who else replace(first, what=Nominal(times, " ", first.what)), *rest]


def changed(what: str, by_: int) -> list[Deed]:
    """Verhoog het pijlentotaal met 2."""
    return [Act("verlagen" if by_ < 0 else "verhogen", f"{what} met {abs(by_)}")]


def limited(row: Any, limit: Callable[[Any], str]) -> Any:
    """The same with a limit at its end, if the word has one."""

    def said(word: Any, talk: CardSentence) -> list[Deed]:
        *first, last = row(word, talk)
        return [*first, replace(last, tail=joined(last.tail, limit(word)))]

    return said


CLAUSES: dict[type | str, Any] = {
    **PILES,
    verbs.Exert: exert,
    verbs.Exhaust: does("putten", "{target}", "uit"),
    verbs.Wound: does("verwonden", "{target}"),
    verbs.Heal: lambda word, talk: [Act("genezen", Nominal(target(word.target, talk), often(word.times, talk)))],
    verbs.Discard: does("leggen", "{target}", "af"),
    verbs.Strengthen: strengthen,
    verbs.Give: give,
    verbs.ChangeTotal: lambda word, talk: changed(f"het {talk.book.say(word.what)}", word.by),
    verbs.Prevent: lambda word, talk: [Act("voorkomen", talk.prevented)],
    verbs.Spare: does("plaatsen", "daarvoor geen wondmerkteken"),
    verbs.PutOnTheRing: does("doen", "de Ene Ring", "om", who="{target}"),
    verbs.BecomeRingBearer: does("worden", "de ringdrager", who="{target}"),
    verbs.AddBurdens: limited(does("voegen", "{count}", "toe", show=burdens), lambda word: at_most(word.limit)),
    verbs.RemoveBurdens: does("verwijderen", "{count}", show=burdens),
    verbs.Corrupt: does("worden", "corrupt", who="de ringdrager"),
    fights.CancelSkirmish: does("annuleren", "een gevecht", tail="waaraan {noun:a} deelneemt"),
    fights.CancelEvent: lambda word, talk: [
        Act("annuleren", target(word.target, talk) if isinstance(word.target, pronouns.The) else "die gebeurtenis")
    ],
    fights.AssignPair: does("wijzen", "{defender}", "toe", place="aan {minion}"),
    fights.BarAssignment: lambda word, talk: [
        Act("zorgen", "ervoor", tail=f"dat de Vrije Volkeren-speler {barred(word, talk)} in deze fase niet {talk.said(AT_SELF, word)}")
    ],
    fights.TransferTo: does("plaatsen", "{:self}", "over", place="op {target}"),
    effects.AddTwilight: does("voegen", "{count}", "toe", show=token),
    effects.RemoveTwilight: limited(
        does("verwijderen", "{count}", show=token), lambda word: f"(limiet ({word.limit}) per fase)" if word.limit else ""
    ),
    effects.ChooseX: lambda word, talk: [
        Act("kiezen", f"een getal X van {f'{word.least} t/m {word.most}' if isinstance(word.most, int) else f'minstens {word.least}'}")
    ],
    effects.ChangeMoveLimit: lambda word, talk: changed("de bewegingslimiet voor deze beurt", word.by),
    effects.StayHere: does("zorgen", "ervoor", tail="dat het reisgenootschap deze beurt niet meer mag bewegen"),
    effects.LayNextSite: does(
        "spelen", "de volgende locatie uit je avonturenstapel", more=", ook in plaats van een locatie die daar al ligt"
    ),
    effects.ReplaceSite: lambda word, talk: does(
        "vervangen",
        "locatie {number} door je eigen locatie {number}" if word.number else "de huidige locatie door je eigen locatie met dat nummer",
    )(word, talk),
    effects.SpotOpponentsSite: does("zien", "een locatie {number} van een tegenstander"),
    effects.Repeat: repeat,
    effects.EndShadowPhase: does("beëindigen", "je schaduwfase"),
    effects.ChooseOne: composed(choose_one),
    effects.When: composed(when),
    effects.Option: composed(lambda word, form, talk: deed(word.does, form, talk)),
    effects.Afterwards: lambda word, talk: [talk.book.say(word.ability, "later")],
    costs.Spot: does("zien", "{:count}"),
    costs.SpotBurdens: does("zien", "{count}", show=burdens),
    costs.SpotX: lambda word, talk: [
        Act("zien", Nominal(phrase(word.noun, talk.book).counted("X"), f" (hooguit {word.limit})" if word.limit < 99 else ""))
    ],
    costs.SpotXBurdens: does("zien", "X lasten"),
    hands.By: by(lambda word, talk: [part for step in word.steps for part in clause(step, talk)]),
    "OncePerTurn": limited(lambda word, talk: clause(word.then, talk), lambda word: "(1 keer per beurt)"),
}
AT_SELF = "aan {:self} mag toewijzen"


def barred(word: fights.BarAssignment, talk: CardSentence) -> str:
    """The companion is named by the one who pays."""
    return talk.book.card_name(word.picked) if word.picked >= 0 else phrase(word.noun, talk.book).that()
