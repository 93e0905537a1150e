"""Dutch sentences: costs and what they are paid for, the moments texts answer, and the paragraphs of cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from onetable.core.word import Word
from onetable.games.tcg.index import CopiesSite
from onetable.games.tcg.rules.assignment import WereAssigned
from onetable.games.tcg.rules.fellowship import ArrivesAt, LeavesSite, Moves
from onetable.games.tcg.rules.happenings import EventPlayed
from onetable.games.tcg.rules.playing import Played
from onetable.games.tcg.text.book import CardBook, CardPhrase
from onetable.games.tcg.text.nl.effects import CLAUSES
from onetable.games.tcg.text.nl.grammar import DEED, IT, NEXT, listed, spoken
from onetable.games.tcg.text.nl.nouns import factors, phrase
from onetable.games.tcg.text.nl.values import between
from onetable.games.tcg.words import abilities, costs, effects, nouns, triggers, values, verbs
from onetable.games.tcg.words.bases import Condition, Filter
from onetable.games.tcg.words.targets import A, Chosen, The, You

# ---- deeds


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
    for step in steps:
        it = named_by(step, it, book)
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


def said_of(clause: str, it: str, first: bool) -> str:
    """A clause in which “it” is known; the mark stays where a gift may be joined with the one before."""
    return clause if not it or (not first and clause.startswith(IT)) else clause.replace(IT, it)


def deed(word: costs.Deed, form: str, book: CardBook, it: str = "") -> str:
    """Pay this to do that; what must be true comes first."""
    conditions = [cost.what for cost in word.costs if isinstance(cost, costs.If)]
    if conditions and form in ("do", "je"):
        said = f"als {listed([book.say(one, 'clause') for one in conditions])}, {paid(word, 'je', book, it)}"
        return said.replace(IT, it) if it else said
    return paid(word, form, book, it)


def paid(word: costs.Deed, form: str, book: CardBook, it: str = "") -> str:
    """The payment, and what it is for."""
    price = [cost for cost in word.costs if not isinstance(cost, costs.If) and isinstance(cost, Word)]
    if not price:
        return resolved(*acts(word.effects, form, it, book))
    cost, it = acts(price, form, it, book)
    if not word.effects:
        return resolved(cost, it)
    if any([isinstance(step, effects.ChooseOne) and has_prices(step) for step in word.effects]):
        return f"{resolved(cost, it)} en {book.say(word.effects[0], form)}"
    effect, last = acts(word.effects, "te", it, book)
    return f"{resolved(cost, it)} om {resolved(effect, last)}"


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
            options = listed([deed(option.does, "inf", book) for option in word.options], "of")
            return spoken(f"{book.say(word.by)}>||kiezen|: {options}", form)
        if has_prices(word):
            return "kies: " + "; of ".join([deed(option.does, "do", book) for option in word.options])
        return listed([deed(option.does, form, book) for option in word.options], "of")

    return said


def when(form: str) -> CardPhrase:
    """Als … , anders …"""

    def said(word: effects.When, book: CardBook) -> str:
        condition = f"als {book.say(word.condition, 'clause')}"
        if form == "do":
            otherwise = f"; anders {acts(word.otherwise, 'je', '', book)[0]}" if word.otherwise else ""
            return f"{condition}, {acts(word.then, 'je', '', book)[0]}{otherwise}"
        otherwise = f", en anders {acts(word.otherwise, form, '', book)[0]}" if word.otherwise else ""
        return f"{acts(word.then, form, '', book)[0]} {condition}{otherwise}"

    return said


def optionally(word: effects.Optionally, book: CardBook) -> str:
    """You may do it."""
    return f"mag je {deed(word.does, 'inf', book)}"


INNER = ("do", "je", "te", "inf", "kunt")
COMPOSED: tuple[type, ...] = (effects.ChooseOne, effects.When, effects.Option, effects.Optionally)


def option(form: str) -> CardPhrase:
    """A deed in this form."""
    return lambda word, book: deed(word.does, form, book)


# ---- moments: clauses with the verb at the end


def happened(verb: type, noun: Filter, book: CardBook) -> str:
    """Something has happened to such a card."""
    who = phrase(noun, book)
    if verb is Played:
        return played(noun, book)
    if verb in (ArrivesAt, LeavesSite):
        site = "een locatie" if isinstance(noun, nouns.Anything) else who.a()
        return f"het reisgenootschap {f'naar {site} beweegt' if verb is ArrivesAt else f'{site} verlaat'}"
    return ENDINGS[verb].replace("WHO", who.a())


def played(noun: Filter, book: CardBook) -> str:
    """You play it, or somebody plays it; on a character, if that is said."""
    parts = factors(noun)
    bearer = next((part.bearer for part in parts if isinstance(part, nouns.BorneBy)), None)
    on = f" op {phrase(bearer, book).a()}" if bearer is not None else ""
    kept = [part for part in parts if not isinstance(part, (nouns.Yours, nouns.BorneBy))]
    whole = kept[0]
    for part in kept[1:]:
        whole = nouns.Both(whole, part)  # type: ignore[arg-type]
    who = phrase(whole, book).a()
    if nouns.YOURS in parts or noun == nouns.ITSELF:
        return f"je {who}{on} speelt"
    return f"{who}{on} wordt gespeeld"


ENDINGS: dict[type, str] = {
    verbs.Exert: "WHO zich vermoeit",
    verbs.Wound: "WHO een wond krijgt",
    verbs.Kill: "WHO wordt gedood",
    verbs.Heal: "WHO geneest",
    verbs.Discard: "WHO wordt afgelegd",
    verbs.WereDiscarded: "WHO uit het spel wordt afgelegd",
    verbs.PutOnTheRing: "WHO de Ene Ring omdoet",
    Moves: "het reisgenootschap beweegt",
    WereAssigned: "WHO aan een gevecht wordt toegewezen",
    EventPlayed: "WHO wordt gespeeld",
}
COMING: dict[type, tuple[str, str]] = {  # about to happen, and how it is called when it is prevented
    verbs.Wound: ("WHO op het punt staat een wond te krijgen", "die wond"),
    verbs.Exert: ("WHO op het punt staat zich te vermoeien", "die vermoeiing"),
    verbs.Heal: ("WHO op het punt staat te genezen", "die genezing"),
    verbs.Kill: ("WHO op het punt staat gedood te worden", "die dood"),
    verbs.Discard: ("WHO op het punt staat afgelegd te worden", "dat"),
}


def against(noun: Filter | None, book: CardBook) -> str:
    """Tegen een ork."""
    return f" tegen {phrase(noun, book).a()}" if noun is not None else ""


MOMENTS: dict[type, CardPhrase] = {
    triggers.After: lambda word, book: happened(word.verb, word.noun, book),
    triggers.AboutTo: lambda word, book: COMING[word.verb][0].replace("WHO", phrase(word.noun, book).a()),
    triggers.Wins: lambda word, book: f"{phrase(word.noun, book).a()} een gevecht{against(word.over, book)} wint",
    triggers.Loses: lambda word, book: f"{phrase(word.noun, book).a()} een gevecht{against(word.to, book)} verliest",
    triggers.Kills: lambda word, book: (
        f"{phrase(word.by, book).a()} {'in een gevecht ' if word.in_skirmish else ''}{phrase(word.noun, book).a()} doodt"
    ),
    triggers.KilledBeside: "{noun:a} wordt gedood in een gevecht waaraan {involving:a} deelneemt",
}
BOUNDARIES: dict[type, str] = {
    triggers.StartOfTurn: "aan het begin van elk van je beurten",
    triggers.EndOfTurn: "aan het einde van de beurt",
    triggers.StartOfPhase: "aan het begin van elke {phase}",
    triggers.StartOfYourShadowPhase: "aan het begin van elk van je schaduwfasen",
    triggers.EndOfYourShadowPhase: "aan het einde van elk van je schaduwfasen",
    triggers.EndOfSkirmish: "aan het einde van een gevechtsfase",
}


def opening(word: triggers.Answering, link: str, book: CardBook) -> str:
    """The moment and all that must be true besides, up to where the main clause begins."""
    asked: list[Condition] = [cost.what for cost in word.does.costs if isinstance(cost, costs.If)]
    moments = [word.to, *([word.other] if isinstance(word, triggers.OrAfter) else [])]
    if type(word.to) in BOUNDARIES:
        extra = f", als {listed([book.say(one, 'clause') for one in asked])}," if asked else ""
        return book.say(word.to, "clause") + extra
    said = " of ".join([book.say(moment, "clause") for moment in moments])
    if isinstance(word.to, triggers.After) and word.to.verb is ArrivesAt and isinstance(word.to.noun, nouns.Anything) and asked:
        said, asked = narrowed(said, asked[0]), [*parts_of(asked[0])[1:], *asked[1:]]
    return f"{link} {listed([said, *[book.say(one, 'clause') for one in asked]])},"


def parts_of(condition: Condition) -> list[Condition]:
    """What must be true, one by one."""
    return [*parts_of(condition.left), *parts_of(condition.right)] if isinstance(condition, values.BothHold) else [condition]


def narrowed(said: str, condition: Condition) -> str:
    """“Naar een locatie … en op locatie 4” is “naar locatie 4”."""
    first = parts_of(condition)[0]
    return said.replace("een locatie", between(first.first, first.last)) if isinstance(first, values.AtSites) else said


def subject_of(word: triggers.Answering, book: CardBook) -> str:
    """How the sentence calls the card that it answers."""
    subject = word.to.subject()
    return book.say(subject, "that") if isinstance(subject, Filter) else ""


def answer(link: str, form: str, label: str = "") -> CardPhrase:
    """When this happens, that is done."""

    def said(word: triggers.Answering, book: CardBook) -> str:
        it = subject_of(word, book)
        once = ". Per speler gebeurt dit hooguit 1 keer per gevecht" if getattr(word, "once_per_player", False) else ""
        body = paid(word.does, form, book, it)
        begin = opening(word, "wanneer" if is_own_play(word) and not label else link, book)
        prevented = COMING[word.to.verb][1] if isinstance(word.to, triggers.AboutTo) else "dat"
        may = "mag je " if form == "inf" else ""
        return f"{label}{begin} {may}{body}{once}.".replace(DEED, prevented).replace(IT, it or IT)

    return said


def is_own_play(word: triggers.Answering) -> bool:
    """Something that happens once: this card is played, the fellowship comes here."""
    return isinstance(word.to, triggers.After) and word.to.noun == nouns.ITSELF


# ---- paragraphs


def action(word: abilities.PhaseAction, book: CardBook) -> str:
    """A timing word, then the deed."""
    timing = [book.say(phase, "timing") for phase in word.phases]
    label = " of ".join([timing[0], *[name.lower() for name in timing[1:]]])
    return f"{label}: {deed(word.does, 'do', book)}{' (1 keer per beurt)' if word.once_per_turn else ''}."


def as_soon_as(word: triggers.AsSoonAs, book: CardBook) -> str:
    """Something is done as soon as it can be."""
    once = " (1 keer per beurt)" if word.once_per_turn else ""
    return f"zodra {book.say(word.when, 'clause')}, {deed(word.does, 'je', book)}{once}."


def alone(word: Any, book: CardBook) -> str:
    """A choice if it names a card or a player, else the reason why something cannot be done."""
    if names_a_card(word):
        return act(word, "do", book)
    return f"Dit kan alleen als je {act(word, 'kunt', book)}."


def names_a_card(word: Any) -> bool:
    """Whether this is about cards of the table."""
    for name in word.__struct_fields__:
        value = getattr(word, name)
        if isinstance(value, (The, Chosen)):
            return True
        if name in PICKS and value not in (-1, ()):
            return True
    return type(word) in CHOICES and getattr(word, "number", 1) != 0


PICKS = {"picked", "tip", "companion", "nazgul", "done", "dug"}
CHOICES: set[type] = set()


SENTENCES: dict[object, CardPhrase] = {
    **{(kind, "clause"): clause for kind, clause in CLAUSES.items()},
    **{kind: alone for kind in CLAUSES},
    **{(effects.ChooseOne, form): choose_one(form) for form in INNER},
    **{(effects.When, form): when(form) for form in INNER},
    **{(effects.Option, form): option(form) for form in INNER},
    **{(effects.Optionally, form): optionally for form in INNER},
    effects.ChooseOne: alone,
    effects.When: when("do"),
    effects.Option: option("do"),
    effects.Optionally: optionally,
    effects.Afterwards: "{ability}",
    costs.If: "{what}",
    (costs.If, "clause"): "{what:clause}",
    costs.Deed: lambda word, book: deed(word, "do", book),
    costs.Costs: lambda word, book: listed([book.say(part) for part in word.parts]),
    **{(kind, "clause"): said for kind, said in MOMENTS.items()},
    **{(kind, "clause"): said for kind, said in BOUNDARIES.items()},
    **MOMENTS,
    **BOUNDARIES,
    **{kind: action for kind in (
        abilities.Fellowship, abilities.Shadow, abilities.Maneuver, abilities.Archery, abilities.Assignment, abilities.Skirmish,
        abilities.Regroup, abilities.FellowshipOrRegroup, abilities.ManeuverOrSkirmish,
    )},
    triggers.Required: answer("elke keer dat", "je"),
    triggers.May: answer("elke keer dat", "inf"),
    triggers.Response: answer("als", "je", "Reactie: "),
    triggers.OrAfter: answer("als", "je", "Reactie: "),
    triggers.AsSoonAs: as_soon_as,
    CopiesSite: lambda word, book: (
        f"zolang je eigen locatie {word.number} op het avonturenpad ligt, heeft {book.say(nouns.ITSELF)} de kaarttekst van die locatie."
    ),
}  # fmt: skip
