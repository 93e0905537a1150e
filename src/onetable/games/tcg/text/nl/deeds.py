"""Dutch deeds: costs and what they are paid for, choices between them, and how they read alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from onetable.core.word import Word
from onetable.games.tcg.speech import deeds
from onetable.games.tcg.speech.pronouns import IT as IT_TARGET
from onetable.games.tcg.text.book import CardBook, CardPhrase
from onetable.games.tcg.text.nl.card_effects import CARD_CLAUSES
from onetable.games.tcg.text.nl.effects import EFFECT_CLAUSES
from onetable.games.tcg.text.nl.grammar import IT, NEXT, spoken
from onetable.games.tcg.text.taking_apart import is_choice
from onetable.games.tcg.words import costs, effects, values
from onetable.games.tcg.words.targets import A, Chosen, You
from onetable.games.tcg.words.verb import Verb
from onetable.language.nl.nouns import several as listed

CLAUSES: dict[type, CardPhrase] = {**EFFECT_CLAUSES, **CARD_CLAUSES}


def act(effect: Word, form: str, book: CardBook) -> str:
    """One effect or cost in this form."""
    return book.say(effect, form) if type(effect) in COMPOSED else spoken(book.say(effect, "clause"), form)


def named_by(effect: Any, before: str, book: CardBook) -> str:
    """How the sentence calls what this effect acts on, if it names something new."""
    target = getattr(effect, "target", None)
    return book.say(target.noun, "that") if isinstance(target, A) and target.count == 1 else before


def acts(steps: Sequence[Word], form: str, it: str, book: CardBook) -> tuple[str, str]:
    """Several effects one after another, and what “it” is after them."""
    told: list[str] = []
    run: list[str] = []
    sentences: list[str] = []
    for number, step in enumerate(steps):
        it = named_by(step, it, book)
        if is_again(step, steps[number - 1] if number else None):
            run[-1] = run[-1].replace("|", " 2 keer|", 1)
            continue
        if isinstance(step, effects.Afterwards):
            sentences.append(f". {book.say(step)}")
        elif type(step) in COMPOSED:
            told += [spoken(NEXT.join(run), form)] if run else []
            run = []
            told.append(book.say(step, form).replace(IT, it or IT))
        else:
            run.append(said_of(book.say(step, "clause"), it, first=not run))
    told += [spoken(NEXT.join(run), form)] if run else []
    return listed(told) + "".join(sentences) if told else "".join(sentences), it


def is_again(step: Word, before: Word | None) -> bool:
    """Whether the same is done once more to the same card."""
    return isinstance(before, Verb) and step != before and step == replace(before, target=IT_TARGET)


def said_of(clause: str, it: str, first: bool) -> str:
    """A clause in which “it” is known; the mark stays where a gift may be joined with the one before."""
    return clause if not it or (not first and clause.startswith(IT)) else clause.replace(IT, it)


def deed(word: deeds.Deed, form: str, book: CardBook, it: str = "") -> str:
    """Pay this to do that; what must be true comes first."""
    conditions = [cost.what for cost in word.costs if isinstance(cost, costs.If)]
    if conditions and form in ("do", "je"):
        said = f"als {listed([book.say(one, 'clause') for one in conditions])}, {paid(word, 'je', book, it)}"
        return said.replace(IT, it) if it else said
    return paid(word, form, book, it)


def paid(word: deeds.Deed, form: str, book: CardBook, it: str = "") -> str:
    """The payment, and what it is for."""
    price = [
        cost for cost in word.costs if isinstance(cost, Word) and not isinstance(cost, costs.If) and not is_implied(cost, word.effects)
    ]
    if not price:
        return resolved(*acts(word.effects, form, it, book))
    cost, it = acts(price, form, it, book)
    if not word.effects:
        return resolved(cost, it)
    if any([isinstance(step, effects.ChooseOne) and has_prices(step) for step in word.effects]):
        return f"{resolved(cost, it)} en {book.say(word.effects[0], form)}"
    effect, last = acts(word.effects, "te", it, book)
    return f"{resolved(cost, it)} om {resolved(effect, last)}"


def is_implied(cost: Word, steps: Sequence[Any]) -> bool:
    """Whether what must be spotted is just what the effect then acts on."""
    nouns_named = [step.target.noun for step in steps if isinstance(getattr(step, "target", None), A)]
    return isinstance(cost, costs.Spot) and cost.count == 1 and cost.noun in nouns_named


def resolved(text: str, it: str) -> str:
    """Whatever still says “it” says what it is."""
    return text.replace(IT, it) if it else text


def has_prices(word: effects.ChooseOne) -> bool:
    """Whether the things to choose from have costs of their own."""
    return any([option.does.costs for option in word.options])


def choose_one(form: str) -> CardPhrase:
    """One thing or another; another player is told to choose."""

    def said(word: effects.ChooseOne, book: CardBook) -> str:
        if not isinstance(word.by, You):
            options = listed([deed(option.does, "inf", book).replace("je hand", "de hand") for option in word.options], "of")
            return spoken(f"{book.say(word.by)}>||kiezen|: {options}", form)
        if has_prices(word):
            return "kies: " + "; of ".join([deed(option.does, "do", book) for option in word.options])
        return listed([deed(option.does, form, book) for option in word.options], "of")

    return said


def when(form: str) -> CardPhrase:
    """Als … , anders …"""

    def said(word: effects.When, book: CardBook) -> str:
        condition = f"als {'je er een kunt zien' if is_same(word) else book.say(word.condition, 'clause')}"
        if form == "do":
            otherwise = f"; anders {acts(word.otherwise, 'je', '', book)[0]}" if word.otherwise else ""
            return f"{condition}, {acts(word.then, 'je', '', book)[0]}{otherwise}"
        otherwise = f", en anders {acts(word.otherwise, form, '', book)[0]}" if word.otherwise else ""
        return f"{acts(word.then, form, '', book)[0]} {condition}{otherwise}"

    return said


def is_same(word: effects.When) -> bool:
    """Whether the condition asks for just what is then acted on."""
    target = getattr(word.then[0], "target", None) if word.then else None
    return isinstance(target, A) and word.condition == values.CanSpot(1, target.noun)


INNER = ("do", "je", "te", "inf", "kunt")
COMPOSED: tuple[type, ...] = (effects.ChooseOne, effects.When, effects.Option)


def option(form: str) -> CardPhrase:
    """A deed in this form."""
    return lambda word, book: deed(word.does, form, book)


# ---- alone


def alone(word: Any, book: CardBook) -> str:
    """A choice if it names a card or a player, else the reason why something cannot be done."""
    if is_choice(word):
        clauses = [clause for clause in book.say(word, "clause").split(NEXT) if not clause.startswith(".")]
        who, _, rest = clauses[0].rpartition(">")
        if who and isinstance(getattr(word, "who", None), Chosen):
            return f"{who}: {spoken(rest, 'inf')}"
        return resolved(spoken(NEXT.join(clauses), "do"), book.say(word.target, "object") if isinstance(word, Verb) else "")
    if isinstance(word, effects.ChooseOne) and has_prices(word):
        return f"dit kan nu niet: {'; of '.join([deed(option.does, 'do', book) for option in word.options])}."
    return f"dit kan alleen als je {act(word, 'kunt', book)}."


DEEDS: dict[object, CardPhrase] = {
    **{(kind, "clause"): clause for kind, clause in CLAUSES.items()},
    **dict.fromkeys(CLAUSES, alone),
    **{(effects.ChooseOne, form): choose_one(form) for form in INNER},
    **{(effects.When, form): when(form) for form in INNER},
    **{(effects.Option, form): option(form) for form in INNER},
    effects.ChooseOne: alone,
    effects.When: when("do"),
    effects.Option: option("do"),
    effects.Afterwards: lambda word, book: book.say(word.ability).replace("elke keer dat", "elke keer dat in deze fase", 1),
    costs.If: "{what}",
    (costs.If, "clause"): "{what:clause}",
    deeds.Deed: lambda word, book: deed(word, "do", book),
}
