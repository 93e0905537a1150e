"""Dutch verbs: “vermoei een elf”, “geef die dwerg sterkte +3 en schade +1”, and whole deeds: pay this to do that."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from msgspec.structs import replace as exchanged

from onetable.games.tcg.text import lexicon as words
from onetable.games.tcg.text.nl.nouns import phrase
from onetable.games.tcg.text.nl.piles import PILES, Row, by, does
from onetable.games.tcg.text.nl.sentence import CardSentence, quantity
from onetable.games.tcg.text.nl.traits import IN_TOTAL, QUALITIES
from onetable.games.tcg.text.simple_words import effects_of
from onetable.games.tcg.text.taking_apart import COUNTED, is_simple, needs_of
from onetable.language.nl.nouns import Nominal, joined, several
from onetable.language.nl.verbs import Act, Deed, Turn, told
from onetable.language.nl.writing import Dutch

# ---- whole deeds


def done(steps: Sequence[words.Word], form: str, talk: CardSentence) -> str:
    """Several effects one after another; from here on the sentence knows what it has named."""
    found: list[Deed] = []
    later: list[Deed] = []
    instead = len(steps) > 1 and isinstance(steps[0], words.Prevent)  # what is prevented is replaced by the rest
    steps = effects_of(steps) if heals(steps) else steps[instead:]  # type: ignore[arg-type]
    for step, before in zip(steps, (None, *steps), strict=False):
        spoken_of = getattr(step, "target", None)
        if isinstance(spoken_of, words.A) and spoken_of.count == 1:
            talk.it = phrase(spoken_of.noun, talk.book).that
        last = found[-1] if found else None
        if is_again(step, before) and isinstance(last, Act):
            found[-1] = replace(last, what=Nominal(last.what, " 2 keer"))
        elif found and isinstance(step, words.Give) and step.what is words.Measure.NO_ARCHERY:  # a drawback, and no purpose
            later.append(Dutch.begin(talk.fill(f"{{target}} telt deze fase niet mee {IN_TOTAL}", step)))
        elif isinstance(step, words.Afterwards):
            later.append(talk.said(step.ability, "later"))
        else:
            found += talk.clause(step)
    if instead and isinstance(found[0], Act):
        found[0] = replace(found[0], what=Nominal("in plaats daarvan ", found[0].what))
    return told([*found, *later], form)


def heals(steps: Sequence[words.Word]) -> bool:
    """Whether somebody is healed as often as is chosen."""
    return len(steps) == 2 and isinstance(steps[0], words.ChooseX) and isinstance(steps[1], words.Heal)


def is_again(step: words.Word, before: words.Word | None) -> bool:
    """Whether the same is done once more to the same card."""
    return isinstance(before, words.Verb) and step != before and step == exchanged(before, target=words.IT)


def deed(word: words.Deed, form: str, talk: CardSentence) -> str:
    """Pay this to do that; what must be true comes first."""
    needs = needs_of(word)
    if needs and form in ("order", "after"):
        return f"als {several([talk.condition(each) for each in needs])}, {paid(word, 'after', talk)}"
    return paid(word, form, talk)


def paid(word: words.Deed, form: str, talk: CardSentence) -> str:
    """The payment, and what it is for."""
    price = talk.paid(word)
    if not price or not word.effects:
        return done(price or word.effects, form, talk)
    link, form_of_effects = ("en kies:", form) if any([is_dear(step) for step in word.effects]) else ("om", "to")
    return f"{done(price, form, talk)} {link} {done(word.effects, form_of_effects, talk)}"


def is_dear(word: words.Word) -> bool:
    """Whether it offers things to choose from that have costs of their own."""
    return isinstance(word, words.ChooseOne) and any([option.does.costs for option in word.options])


# ---- choosing


def composed(say: Callable[[Any, str, CardSentence], str]) -> Any:
    """The row of a word that is said in the form of the sentence around it, each time with what was named before it."""

    def row(word: Any, talk: CardSentence) -> list[Deed]:
        before = replace(talk)
        return [Turn(lambda form: say(word, form, replace(before)))]

    return row


def options(word: words.ChooseOne, form: str, talk: CardSentence) -> list[str]:
    """What there is to choose from; each speaks for itself."""
    return [deed(option.does, form, replace(talk)) for option in word.options]


def choose_one(word: words.ChooseOne, form: str, talk: CardSentence) -> str:
    """One thing or another; another player is told to choose."""
    if not isinstance(word.by, words.You):
        offered = several(options(word, "bare", replace(talk, hand="de hand")), "of")
        return Act("kiezen", who=talk.who(word.by), more=f": {offered}").said(form)
    if is_dear(word):
        return ", of ".join(options(word, "order", talk))
    said = options(word, form, talk)
    return several(said, "of") if all([is_simple(option.does) for option in word.options]) else ", of ".join(said)


def when(word: words.When, form: str, talk: CardSentence) -> str:
    """Als … , anders …"""
    spoken_of = getattr(word.then[0], "target", None) if word.then else None
    is_same = isinstance(spoken_of, words.A) and word.condition == words.CanSpot(1, spoken_of.noun)
    needs = f"als {'je er een kunt zien' if is_same else talk.condition(word.condition)}"
    inner = "after" if form == "order" else form
    then, other = [done(steps, inner, replace(talk)) for steps in (word.then, word.otherwise)]
    if form == "order":
        return f"{needs}, {then}{f'; anders {other}' if other else ''}"
    return f"{then} {needs}{f', en anders {other}' if other else ''}"


# ---- the others

UNTIL = "{until:until}"
GIVEN: dict[object, Any] = {  # keywords are given; other qualities are seen to
    **dict.fromkeys(QUALITIES, does("zorgen", "ervoor", tail="dat {target} {what:that}", until=UNTIL)),
    **dict.fromkeys(COUNTED, does("geven", "{target}", gift="{what} {amount:change}", until=UNTIL)),
    words.Keyword.FIERCE: does("maken", "{target} {what}", until=UNTIL),
    words.Measure.TAKES_PART: does("nemen", "", "deel", who="{target}", place="aan boogschieten en gevechten", until=UNTIL),
    "": does("geven", "{target}", gift="de term {what}", until=UNTIL),
}


EXERT, EXERT_THEMSELVES = does("vermoeien", "{target}{times:often}"), does("vermoeien", "zich{times:often}", who="{target}")


def exert(word: words.Exert, talk: CardSentence) -> list[Deed]:
    """Vermoei een elf; all of them exert themselves."""
    is_all = isinstance(word.target, words.Each) and not phrase(word.target.noun, talk.book).is_name
    return (EXERT_THEMSELVES if is_all else EXERT)(word, talk)


def repeat(word: words.Repeat, talk: CardSentence) -> list[Deed]:
    """Vermoei voor elke reisgenoot boven de 4 een reisgenoot."""
    found = quantity(word.count, talk)
    first, *rest = talk.clause(word.effect)
    assert isinstance(first, Act)
    times = found.per or f"{found.number} keer"
    return [replace(first, who=f"{times} {first.who}") if first.who else replace(first, what=Nominal(times, " ", first.what)), *rest]


def changed(what: str, least: str = "") -> Row:
    """Verhoog het pijlentotaal met 2."""
    less, more = does("verlagen", f"{what} met {{by:size}}{least}"), does("verhogen", f"{what} met {{by:size}}")
    return lambda word, talk: (less if word.by < 0 else more)(word, talk)


def only_once(word: Any, talk: CardSentence) -> list[Deed]:
    """(1 keer per beurt), at the end of what is done."""
    *first, last = talk.clause(word.then)
    return [*first, replace(last, tail=joined(last.tail, "(1 keer per beurt)")) if isinstance(last, Act) else last]


BARRED = "dat de Vrije Volkeren-speler {} in deze fase niet aan {{this}} kan toewijzen"
SIGHTS: dict[type | str, str] = {  # what must be spotted
    words.Spot: "{noun:count}",
    words.SpotBurdens: "{count:burdens}",
    words.SpotX: "{noun:count}{limit:most}",
    words.SpotXBurdens: "X lasten",
    words.SpotOpponentsSite: "een locatie {number} van een tegenstander",
    "SpotAnOpponentsSite": "een locatie van een tegenstander",
}
CLAUSES: dict[object, Any] = {
    **PILES,
    **{kind: does("zien", said) for kind, said in SIGHTS.items()},
    words.SpotAll: does("zien", "{sights:sight}"),
    words.Exert: exert,
    words.Exhaust: does("putten", "{target}", "uit"),
    words.Wound: does("verwonden", "{target}"),
    words.Heal: does("genezen", "{target}{times:often}"),
    words.HealUpTo: does("genezen", "{target} hooguit {most} keer"),
    words.Discard: does("leggen", "{target}", "af"),
    words.Strengthen: does("geven", "{target}", gift="sterkte {by:signed}", limit="{limit:stronger}", until=UNTIL),
    words.Give: GIVEN,
    words.ChangeTotal: changed("het {what}"),
    words.Prevent: does("voorkomen", "{prevented}"),
    words.Spare: does("plaatsen", "daarvoor geen wondmerkteken"),
    words.PutOnTheRing: does("doen", "de Ene Ring", "om", who="{target}", until="tot de hergroepeerfase"),
    words.BecomeRingBearer: does("worden", "de ringdrager", who="{target}"),
    words.AddBurdens: does("voegen", "{count:burdens}", "toe", limit="{limit:limit}"),
    words.RemoveBurdens: does("verwijderen", "{count:burdens}"),
    words.Corrupt: does("worden", "corrupt", who="de ringdrager"),
    words.CancelSkirmish: does("annuleren", "een gevecht", tail="waaraan {noun:a} deelneemt"),
    (words.CancelEvent, "this target"): does("annuleren", "{target}"),
    words.CancelEvent: does("annuleren", "die gebeurtenis"),
    words.AssignPair: does("wijzen", "{defender}", "toe", place="aan {minion}"),
    (words.BarAssignment, "picked"): does("zorgen", "ervoor", tail=BARRED.format("{picked:title}")),
    words.BarAssignment: does("zorgen", "ervoor", tail=BARRED.format("{noun:that}")),
    words.TransferTo: does("plaatsen", "{this}", "over", place="op {target}"),
    words.AddTwilight: does("voegen", "{count:token}", "toe"),
    words.RemoveTwilight: does("verwijderen", "{count:token}", limit="{limit:per phase}"),
    (words.ChooseX, "range"): does("kiezen", "een getal X van {least} t/m {most}"),
    words.ChooseX: does("kiezen", "een getal X van minstens {least}"),
    words.ChangeMoveLimit: changed("de bewegingslimiet voor deze beurt", least=", tot minimaal 1"),
    words.StayHere: does("zorgen", "ervoor", tail="dat het reisgenootschap deze beurt niet verder kan bewegen"),
    words.LayNextSite: does(
        "spelen", "de volgende locatie uit je avonturenstapel", more=", ook in plaats van een locatie die daar al ligt"
    ),
    (words.ReplaceSite, "number"): does("vervangen", "locatie {number} door je eigen locatie {number}"),
    words.ReplaceSite: does("vervangen", "de huidige locatie door je eigen locatie met dat nummer"),
    words.Repeat: repeat,
    words.EndShadowPhase: does("beëindigen", "je schaduwfase"),
    words.ChooseOne: composed(choose_one),
    words.When: composed(when),
    words.Option: composed(lambda word, form, talk: deed(word.does, form, talk)),
    words.Afterwards: lambda word, talk: [talk.said(word.ability, "later")],
    words.Deed: composed(deed),
    words.By: by(lambda word, talk: [part for step in word.steps for part in talk.clause(step)]),
    "OncePerTurn": only_once,
}
