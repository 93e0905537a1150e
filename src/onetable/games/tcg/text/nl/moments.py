"""Dutch moments: “elke keer dat een van je Nazgûl een gevecht wint”, “wanneer je deze volgeling speelt”."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from onetable.core.word import Word
from onetable.games.tcg.mechanics.windows import EventPlayed
from onetable.games.tcg.speech import moments
from onetable.games.tcg.speech.parts import Filter
from onetable.games.tcg.text.book import CardBook
from onetable.games.tcg.text.nl.nouns import assembled, phrase
from onetable.games.tcg.text.nl.sentence import FELLOWSHIP, CardSentence, State, site_numbers, state
from onetable.games.tcg.text.taking_apart import conditions, flat, needs_of
from onetable.games.tcg.words import announcements, costs, nouns, triggers, values, verbs
from onetable.games.tcg.words.announcements import ArrivesAt, LeavesSite, Moves, Played, WereAssigned
from onetable.language.nl.nouns import several

# ---- what a text answers, with the verb at the end


def moment(word: Word, talk: CardSentence) -> State:
    """What a text answers, as a clause."""
    found = talk.said(word, "moment")
    return found if isinstance(found, State) else State("", found)


def moment_alone(word: Word, book: CardBook) -> str:
    """What a text answers, by itself."""
    return moment(word, CardSentence(book)).whole


def happens(subject: str, rest: str) -> Any:
    """The row of a moment: to whom, and what."""
    return lambda word, talk: State(talk.fill(subject, word), talk.fill(rest, word))


def after(word: triggers.After, talk: CardSentence) -> State:
    """Something has happened to such a card."""
    who = phrase(word.noun, talk.book)
    if word.verb is Played:
        return played(word.noun, talk)
    if word.verb is EventPlayed:
        who = assembled([*flat(word.noun), *flat(nouns.EVENT)], talk.book)
    if word.verb in (ArrivesAt, LeavesSite):
        return moved(word, "een locatie" if isinstance(word.noun, nouns.Anything) else who.a())
    return State(FELLOWSHIP if word.verb is Moves else who.a(), str(talk.book.own(word.verb, "happened")))


def moved(word: triggers.After, site: str) -> State:
    """The fellowship comes or goes."""
    return State(FELLOWSHIP, f"naar {site} beweegt" if word.verb is ArrivesAt else f"{site} verlaat")


def played(noun: Word, talk: CardSentence) -> State:
    """You play it, or somebody plays it; on a character, if that is said."""
    parts = flat(noun)
    on = "".join([f" op {phrase(part.bearer, talk.book).a()}" for part in parts if isinstance(part, nouns.BorneBy)])
    who = assembled([part for part in parts if not isinstance(part, (nouns.Yours, nouns.BorneBy))], talk.book).a()
    if nouns.YOURS in parts or noun == nouns.ITSELF:
        return State("je", f"{who}{on} speelt")
    return State(who, f"{on} wordt gespeeld")


HAPPENED: dict[type, str] = {
    verbs.Exert: "zich vermoeit",
    verbs.Wound: "een wond krijgt",
    verbs.Kill: "wordt gedood",
    announcements.WereDiscarded: "uit het spel wordt afgelegd",
    verbs.PutOnTheRing: "de Ene Ring omdoet",
    Moves: "beweegt",
    WereAssigned: "aan een gevecht wordt toegewezen",
    EventPlayed: "wordt gespeeld",
}
COMING: dict[type, Any] = {  # about to happen, and how it is called when it is prevented
    verbs.Wound: ("een wond te krijgen", "die wond"),
    verbs.Exert: ("zich te vermoeien", "die vermoeiing"),
    verbs.Heal: ("te genezen", "die genezing"),
}
BOUNDARIES: dict[type | str, str] = {
    triggers.StartOfTurn: "aan het begin van elk van je beurten",
    triggers.EndOfTurn: "aan het einde van de beurt",
    triggers.StartOfPhase: "aan het begin van elke {phase}",
    triggers.StartOfYourShadowPhase: "aan het begin van elk van je schaduwfasen",
    triggers.EndOfYourShadowPhase: "aan het einde van elk van je schaduwfasen",
    triggers.EndOfSkirmish: "aan het einde van een gevechtsfase",
}
MOMENTS: dict[type | str, Any] = {
    triggers.After: after,
    triggers.AboutTo: lambda word, talk: happens("{noun:a}", f"op het punt staat {coming(word, talk)[0]}")(word, talk),
    triggers.Wins: {"over": happens("{noun:a}", "een gevecht tegen {over:a} wint"), "": happens("{noun:a}", "een gevecht wint")},
    triggers.Loses: {"to": happens("{noun:a}", "een gevecht tegen {to:a} verliest"), "": happens("{noun:a}", "een gevecht verliest")},
    triggers.Kills: {"in_skirmish": happens("{by:a}", "in een gevecht {noun:a} doodt"), "": happens("{by:a}", "{noun:a} doodt")},
    triggers.KilledBeside: happens("{noun:a}", "wordt gedood in een gevecht waaraan {involving:a} deelneemt"),
    **BOUNDARIES,
}


def coming(word: triggers.AboutTo, talk: CardSentence) -> Any:
    """What is about to happen, and how it is called."""
    return talk.book.own(word.verb, "coming")


# ---- how a sentence begins


def opening(word: moments.Answering, link: str, talk: CardSentence) -> str:
    """The moment and all that must be true besides, up to where the main clause begins."""
    asked = needs_of(word.does)
    if word.required:
        asked += [values.CanSpot(cost.count, cost.noun) for cost in word.does.costs if isinstance(cost, costs.Spot)]
    said = moment(word.to, talk)
    if type(word.to) in BOUNDARIES:
        return said.whole + (f", als {several([talk.condition(each) for each in asked])}," if asked else "")
    if isinstance(word.to, triggers.After) and word.to.verb is ArrivesAt and isinstance(word.to.noun, nouns.Anything) and asked:
        first, *rest = conditions(asked[0])
        said = moved(word.to, site_numbers(first)) if isinstance(first, values.AtSites) else said
        asked = [*rest, *asked[1:]]
    others = [moment(word.other, talk)] if isinstance(word, triggers.OrAfter) else []
    phases = "".join([f"tijdens een {talk.book.say(each.phase)} " for each in asked if isinstance(each, values.InPhase)])
    needs = [state(each, talk) for each in asked if not isinstance(each, values.InPhase)]
    whole = " of ".join([said.whole, *unrepeated(others, said)])
    return f"{link} {phases}{several([whole, *unrepeated(needs, said)])},"


def unrepeated(states: Sequence[State], before: State) -> list[str]:
    """The same subject is named once."""
    return [state.rest if state.subject == before.subject in ("de ringdrager", "je") else state.whole for state in states]


def subject_of(word: moments.Answering, talk: CardSentence) -> str:
    """How the sentence calls the card that it answers."""
    subject = word.to.subject()
    return phrase(subject, talk.book).that() if isinstance(subject, Filter) else talk.it
