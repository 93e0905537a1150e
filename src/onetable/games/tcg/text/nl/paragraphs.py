"""Dutch paragraphs: the moments that texts answer, and actions with their timing words."""

from __future__ import annotations

from msgspec.structs import replace

from onetable.games.tcg.index import CopiesSite
from onetable.games.tcg.mechanics.windows import EventPlayed
from onetable.games.tcg.speech import deeds, moments
from onetable.games.tcg.speech.parts import Condition, Filter
from onetable.games.tcg.text.book import CardBook, CardPhrase
from onetable.games.tcg.text.nl.deeds import deed, paid
from onetable.games.tcg.text.nl.grammar import DEED, IT
from onetable.games.tcg.text.nl.nouns import all_of, factors, phrase, self_name
from onetable.games.tcg.text.nl.values import between
from onetable.games.tcg.words import abilities, announcements, costs, nouns, triggers, values, verbs
from onetable.games.tcg.words.announcements import ArrivesAt, LeavesSite, Moves, Played, WereAssigned
from onetable.language.nl.nouns import several as listed

# ---- moments: clauses with the verb at the end


def happened(verb: type, noun: Filter, book: CardBook) -> str:
    """Something has happened to such a card."""
    who = phrase(noun, book)
    if verb is Played:
        return played(noun, book)
    if verb is EventPlayed:
        who = phrase(all_of([noun, nouns.EVENT]), book)
    if verb in (ArrivesAt, LeavesSite):
        site = "een locatie" if isinstance(noun, nouns.Anything) else who.a()
        return f"het reisgenootschap {f'naar {site} beweegt' if verb is ArrivesAt else f'{site} verlaat'}"
    return str(book.own(verb, "happened")).replace("WHO", who.a())


def played(noun: Filter, book: CardBook) -> str:
    """You play it, or somebody plays it; on a character, if that is said."""
    parts = factors(noun)
    bearer = next((part.bearer for part in parts if isinstance(part, nouns.BorneBy)), None)
    on = f" op {phrase(bearer, book).a()}" if bearer is not None else ""
    who = phrase(all_of([part for part in parts if not isinstance(part, (nouns.Yours, nouns.BorneBy))]), book).a()
    if nouns.YOURS in parts or noun == nouns.ITSELF:
        return f"je {who}{on} speelt"
    return f"{who}{on} wordt gespeeld"


HAPPENED: dict[type, str] = {
    verbs.Exert: "WHO zich vermoeit",
    verbs.Wound: "WHO een wond krijgt",
    verbs.Kill: "WHO wordt gedood",
    announcements.WereDiscarded: "WHO uit het spel wordt afgelegd",
    verbs.PutOnTheRing: "WHO de Ene Ring omdoet",
    Moves: "het reisgenootschap beweegt",
    WereAssigned: "WHO aan een gevecht wordt toegewezen",
    EventPlayed: "WHO wordt gespeeld",
}
COMING: dict[type, tuple[str, str]] = {  # about to happen, and how it is called when it is prevented
    verbs.Wound: ("WHO op het punt staat een wond te krijgen", "die wond"),
    verbs.Exert: ("WHO op het punt staat zich te vermoeien", "die vermoeiing"),
    verbs.Heal: ("WHO op het punt staat te genezen", "die genezing"),
}


def against(noun: Filter | None, book: CardBook) -> str:
    """Tegen een ork."""
    return f" tegen {phrase(noun, book).a()}" if noun is not None else ""


MOMENTS: dict[object, CardPhrase] = {
    triggers.After: lambda word, book: happened(word.verb, word.noun, book),
    triggers.AboutTo: lambda word, book: str(book.own(word.verb, "coming")).replace("WHO", phrase(word.noun, book).a()),
    triggers.Wins: lambda word, book: f"{phrase(word.noun, book).a()} een gevecht{against(word.over, book)} wint",
    triggers.Loses: lambda word, book: f"{phrase(word.noun, book).a()} een gevecht{against(word.to, book)} verliest",
    triggers.Kills: lambda word, book: (
        f"{phrase(word.by, book).a()} {'in een gevecht ' if word.in_skirmish else ''}{phrase(word.noun, book).a()} doodt"
    ),
    triggers.KilledBeside: "{noun:a} wordt gedood in een gevecht waaraan {involving:a} deelneemt",
}
BOUNDARIES: dict[object, CardPhrase] = {
    triggers.StartOfTurn: "aan het begin van elk van je beurten",
    triggers.EndOfTurn: "aan het einde van de beurt",
    triggers.StartOfPhase: "aan het begin van elke {phase}",
    triggers.StartOfYourShadowPhase: "aan het begin van elk van je schaduwfasen",
    triggers.EndOfYourShadowPhase: "aan het einde van elk van je schaduwfasen",
    triggers.EndOfSkirmish: "aan het einde van een gevechtsfase",
}


def opening(word: moments.Answering, link: str, book: CardBook) -> str:
    """The moment and all that must be true besides, up to where the main clause begins."""
    asked: list[Condition] = [cost.what for cost in word.does.costs if isinstance(cost, costs.If)]
    if word.required:
        asked += [values.CanSpot(cost.count, cost.noun) for cost in word.does.costs if isinstance(cost, costs.Spot)]
    moments = [word.to, *([word.other] if isinstance(word, triggers.OrAfter) else [])]
    if type(word.to) in BOUNDARIES:
        extra = f", als {listed([book.say(one, 'clause') for one in asked])}," if asked else ""
        return book.say(word.to, "clause") + extra
    said, *others = [book.say(moment, "clause") for moment in moments]
    if isinstance(word.to, triggers.After) and word.to.verb is ArrivesAt and isinstance(word.to.noun, nouns.Anything) and asked:
        said, asked = narrowed(said, asked[0]), [*parts_of(asked[0])[1:], *asked[1:]]
    phases = [f"tijdens een {book.say(one.phase)} " for one in asked if isinstance(one, values.InPhase)]
    clauses = [book.say(one, "clause") for one in asked if not isinstance(one, values.InPhase)]
    said = " of ".join([said, *[unrepeated(other, said) for other in others]])
    return f"{link} {''.join(phases)}{listed([said, *[unrepeated(clause, said) for clause in clauses]])},"


def unrepeated(clause: str, before: str) -> str:
    """The same subject is named once."""
    for subject in ("de ringdrager ", "je "):
        if before.startswith(subject):
            return clause.removeprefix(subject)
    return clause


def parts_of(condition: Condition) -> list[Condition]:
    """What must be true, one by one."""
    return [*parts_of(condition.left), *parts_of(condition.right)] if isinstance(condition, values.BothHold) else [condition]


def narrowed(said: str, condition: Condition) -> str:
    """“Naar een locatie … en op locatie 4” is “naar locatie 4”."""
    first = parts_of(condition)[0]
    return said.replace("een locatie", between(first.first, first.last)) if isinstance(first, values.AtSites) else said


def subject_of(word: moments.Answering, book: CardBook) -> str:
    """How the sentence calls the card that it answers."""
    subject = word.to.subject()
    return book.say(subject, "that") if isinstance(subject, Filter) else ""


def answer(link: str, form: str, label: str = "") -> CardPhrase:
    """When this happens, that is done."""

    def said(word: moments.Answering, book: CardBook) -> str:
        it = subject_of(word, book)
        once = ". Per speler gebeurt dit hooguit 1 keer per gevecht" if getattr(word, "once_per_player", False) else ""
        body = paid(without_spotting(word.does) if word.required else word.does, form, book, it)
        begin = opening(word, "wanneer" if is_own_play(word) and not label else link, book)
        prevented = str(book.own(word.to.verb, "prevented")) if isinstance(word.to, triggers.AboutTo) else "dat"
        may = "mag je " if form == "inf" else ""
        return f"{label}{begin} {may}{body}{once}.".replace(DEED, prevented).replace(IT, it or IT)

    return said


def without_spotting(does: deeds.Deed) -> deeds.Deed:
    """What a required text must spot is part of its moment."""
    return replace(does, costs=tuple([cost for cost in does.costs if not isinstance(cost, costs.Spot)]))


def is_own_play(word: moments.Answering) -> bool:
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


ACTIONS = (
    abilities.Fellowship, abilities.Shadow, abilities.Maneuver, abilities.Archery, abilities.Assignment, abilities.Skirmish,
    abilities.Regroup, abilities.FellowshipOrRegroup, abilities.ManeuverOrSkirmish,
)  # fmt: skip

PARAGRAPHS: dict[object, CardPhrase] = {
    **MOMENTS,
    **BOUNDARIES,
    **{(kind, "clause"): said for kind, said in (*MOMENTS.items(), *BOUNDARIES.items())},
    **{(verb, "happened"): said for verb, said in HAPPENED.items()},
    **{(verb, "coming"): said for verb, (said, _) in COMING.items()},
    **{(verb, "prevented"): said for verb, (_, said) in COMING.items()},
    **dict.fromkeys(ACTIONS, action),
    triggers.Required: answer("elke keer dat", "je"),
    triggers.May: answer("elke keer dat", "inf"),
    triggers.Response: answer("als", "je", "Reactie: "),
    triggers.OrAfter: answer("als", "je", "Reactie: "),
    triggers.AsSoonAs: as_soon_as,
    CopiesSite: lambda word, book: (
        f"zolang je eigen locatie {word.number} op het avonturenpad ligt, heeft {self_name(book)} de kaarttekst van die locatie."
    ),
}
