"""Dutch moments: “elke keer dat een van je Nazgûl een gevecht wint”, “wanneer je deze volgeling speelt”."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from onetable.games.tcg.text import lexicon as words
from onetable.games.tcg.text.nl.nouns import assembled, phrase
from onetable.games.tcg.text.nl.sentence import FELLOWSHIP, SITES, CardSentence, State, state
from onetable.games.tcg.text.simple_words import happening
from onetable.games.tcg.text.taking_apart import flat
from onetable.language.nl.nouns import several

# ---- what a text answers, with the verb at the end


def happens(subject: str, rest: str) -> Any:
    """The row of a moment: to whom, and what."""
    return lambda word, talk: State(talk.fill(subject, word), talk.fill(rest, word))


HAPPENED: dict[type, str] = {
    words.Exert: "zich vermoeit",
    words.Wound: "een wond krijgt",
    words.Kill: "wordt gedood",
    words.WereDiscarded: "uit het spel wordt afgelegd",
    words.PutOnTheRing: "de Ene Ring omdoet",
    words.WereAssigned: "aan een gevecht wordt toegewezen",
}
COMING: dict[type, Any] = {  # about to happen, and how it is called when it is prevented
    words.Wound: ("een wond te krijgen", "die wond"),
    words.Exert: ("zich te vermoeien", "die vermoeiing"),
    words.Heal: ("te genezen", "die genezing"),
}
MOMENTS: dict[object, Any] = {
    words.After: lambda word, talk: happens("{noun:a}", str(talk.book.own(word.verb, "happened")))(word, talk),
    words.YouPlayThis: happens("je", "{this} speelt"),
    words.YouPlay: happens("je", "{what:a}{on:upon} speelt"),
    words.IsPlayed: happens("{what:a}", "{on:upon} wordt gespeeld"),
    words.EventIsPlayed: lambda word, talk: State(assembled([*flat(word.noun), *flat(words.EVENT)], talk.book).a, "wordt gespeeld"),
    words.FellowshipMoves: happens(FELLOWSHIP, "beweegt"),
    words.Arrives: happens(FELLOWSHIP, "naar {site:a} beweegt"),
    words.Leaves: happens(FELLOWSHIP, "{site:a} verlaat"),
    words.AboutTo: lambda word, talk: happens("{noun:a}", f"op het punt staat {coming(word, talk)[0]}")(word, talk),
    words.Wins: {"over": happens("{noun:a}", "{skirmish} tegen {over:a} wint"), "": happens("{noun:a}", "{skirmish} wint")},
    words.Loses: {"to": happens("{noun:a}", "{skirmish} tegen {to:a} verliest"), "": happens("{noun:a}", "{skirmish} verliest")},
    words.Kills: {"in_skirmish": happens("{by:a}", "in een gevecht {noun:a} doodt"), "": happens("{by:a}", "{noun:a} doodt")},
    words.KilledBeside: happens("{noun:a}", "wordt gedood in een gevecht waaraan {involving:a} deelneemt"),
    words.StartOfTurn: "aan het begin van elk van je beurten",
    words.EndOfTurn: "aan het einde van de beurt",
    words.StartOfPhase: "aan het begin van elke {phase}",
    words.StartOfYourShadowPhase: "aan het begin van elk van je schaduwfasen",
    words.EndOfYourShadowPhase: "aan het einde van elk van je schaduwfasen",
    words.EndOfSkirmish: "aan het einde van een gevechtsfase",
}


def coming(word: words.AboutTo, talk: CardSentence) -> Any:
    """What is about to happen, and how it is called."""
    return talk.book.own(word.verb, "coming")


# ---- how a sentence begins


def opening(word: words.Answering, link: str, talk: CardSentence, asked: list[words.Word]) -> str:
    """The moment and all that must be true besides, up to where the main clause begins."""
    said = talk.moment(word.to)
    if isinstance(word.to, words.BoundaryMoment):
        return f"als {said} {several([talk.condition(each) for each in asked])}," if asked else str(said)
    first, rest = (asked[0], asked[1:]) if asked else (None, [])
    if isinstance(first, words.AtSites) and happening(word.to) == words.FellowshipMoves():
        said, asked = State(FELLOWSHIP, f"naar {talk.row(SITES, first)} beweegt"), rest
    others = [talk.moment(word.other)] if isinstance(word, words.OrAfter) else []
    phases = "".join([f"tijdens een {talk.book.say(each.phase)} " for each in asked if isinstance(each, words.InPhase)])
    needs = [state(each, talk) for each in asked if not isinstance(each, words.InPhase)]
    whole = " of ".join([str(said), *unrepeated(others, said)])
    return f"{link} {phases}{several([whole, *unrepeated(needs, said)])},"


def unrepeated(states: Sequence[State], before: State) -> list[str]:
    """The same subject is named once."""
    return [state.rest if state.subject == before.subject in ("de ringdrager", "je") else str(state) for state in states]


def subject_of(word: words.Answering, talk: CardSentence) -> str:
    """How the sentence calls the card that it answers."""
    subject = word.to.subject()
    return phrase(subject, talk.book).that if isinstance(subject, words.Filter) else talk.it
