"""Dutch paragraphs: actions of a phase, standing texts and answers, each as a whole."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from onetable.games.tcg.text import lexicon as words
from onetable.games.tcg.text.nl.clauses import paid
from onetable.games.tcg.text.nl.moments import coming, opening, subject_of
from onetable.games.tcg.text.nl.nouns import phrase
from onetable.games.tcg.text.nl.sentence import CardSentence, predicate
from onetable.games.tcg.text.nl.traits import QUALITIES
from onetable.games.tcg.text.taking_apart import ACTIONS, COUNTED, flat, happens_once, own_states, parted
from onetable.games.tcg.text.talk import chosen
from onetable.language.nl.nouns import is_relative, several
from onetable.language.nl.verbs import Statement
from onetable.language.nl.writing import Dutch

ONCE = "{once_per_turn:once}"

# ---- answers


def answer(link: str, form: str, label: str = "") -> Any:
    """When this happens, that is done."""

    def said(word: words.Answering, talk: CardSentence) -> str:
        talk.it = subject_of(word, talk)
        if isinstance(word.to, words.AboutTo):
            talk.prevented = coming(word.to, talk)[1]
        first = "wanneer" if happens_once(word.to, word.does) and link == "elke keer dat" else link
        needs, does = parted(word)
        begin = opening(word, first, talk, needs)
        per_player = f" (1 keer per speler{' per gevecht' * (talk.skirmish == CardSentence.skirmish)})"
        once = per_player if getattr(word, "once_per_player", False) else ""
        body = paid(does, form, talk)
        text = f"{begin} {'mag je ' if form == 'bare' else ''}{body}{once}"
        return f"{talk.book.mark('phase', label)}: {Dutch.begin(text)}" if label else text

    return said


# ---- standing texts

TOTALS: dict[Any, Statement] = {
    words.Measure.SKIP_ARCHERY: Statement("de boogschietfase", "overgeslagen", "wordt"),
    words.Measure.SKIP_COMBAT: Statement("de toewijzings- en gevechtsfasen", "overgeslagen", "worden"),
    words.Measure.NO_SKIRMISH_ACTIONS: Statement(
        "gebeurtenissen en speciale mogelijkheden met de tijdsterm Gevecht", "niet worden gespeeld of gebruikt", "kunnen"
    ),
    words.Measure.BESIDE_ANOTHER: Statement("{this}", "naast 1 ander handwapen worden gedragen", "mag"),
    words.Measure.SHADOW_NUMBER: Statement("het {measure} van elke locatie", "{by:change}", "is"),
    "": Statement("het {measure}", "{by:change}", "is"),
}
CHANGES: dict[Any, Statement] = {
    **{measure: Statement("{it}", quality.rest, quality.verb) for measure, quality in QUALITIES.items()},
    **dict.fromkeys(COUNTED, Statement("{it}", "{measure} {by:change}", "krijgt")),
    words.Measure.COST: Statement("de schemerkosten van {it}", "{by:change}", "zijn"),
    words.Measure.ROAMING_PENALTY: Statement("de zwerfboete van {it}", "{by:change}", "is"),
    "": Statement("{it}", "{measure}", "is"),
}
MANY = {"mag": "mogen", "kan": "kunnen", "krijgt": "krijgen", "is": "zijn"}


def standing(word: Any, talk: CardSentence, *needs: str) -> str:
    """Who, verb, what; turned round after a condition. A card speaks of itself while something is so."""
    if isinstance(word, words.While):
        need = talk.condition(word.condition)
        inner = isinstance(word.change, words.While)
        return f"zolang {need}: {standing(word.change, talk)}" if inner else standing(word.change, talk, *needs, need)
    row: Statement = chosen(TOTALS if isinstance(word, words.Total) else CHANGES, word)
    verb, holding = row.verb, [*needs]
    if isinstance(word, words.Change):
        parts, states = flat(word.of), own_states(word.of)
        found = phrase(word.of if states is None else parts[0], talk.book)
        is_several = states is None and (words.YOURS in parts or words.EVENT in parts)
        talk.it = found.many if is_several else found.each
        verb = MANY.get(verb, verb) if is_several and row.subject == "{it}" else verb
        holding += [f"{found.a} {several([predicate([part], talk) for part in states])}"] if states else []
    comma = "," if isinstance(word, words.Change) and is_relative(talk.it) and not holding else ""  # between two verbs
    said = Statement(talk.fill(row.subject, word) + comma, talk.fill(row.middle, word), verb)
    return f"zolang {several(holding)}, {said.verb} {said.subject} {said.middle}" if holding else said.main


def action(word: words.PhaseAction, talk: CardSentence) -> str:
    """A timing word, then the deed."""
    first, *rest = [talk.book.say(phase, "timing") for phase in word.phases]
    timing = talk.book.mark("phase", " of ".join([first, *[name.lower() for name in rest]]))
    return f"{timing}: {Dutch.begin(talk.fill('{does}{once_per_turn:once}', word))}"


ANSWER, RESPONSE = answer("elke keer dat", "after"), answer("als", "after", "Reactie")
SENTENCES: dict[object, Any] = {  # without their full stops
    **dict.fromkeys((*ACTIONS, words.FellowshipOrRegroup, words.ManeuverOrSkirmish), action),
    **dict.fromkeys((words.Change, words.Total, words.While), standing),
    words.CheaperOn: "de schemerkosten van {this} zijn {by:change} als je {this} op {noun:a} speelt",
    words.CopiesSite: "zolang je eigen locatie {number} op het avonturenpad ligt, heeft {this} de kaarttekst van die locatie",
    words.Required: ANSWER,
    words.May: answer("elke keer dat", "bare"),
    words.Response: RESPONSE,
    words.OrAfter: RESPONSE,
    words.AsSoonAs: lambda word, talk: f"zodra {talk.condition(word.when)}, {talk.deed(word.does, 'after')}{talk.fill(ONCE, word)}",
    words.ToPlay: lambda word, talk: f"om te spelen moet je {several([talk.deed(cost, 'bare') for cost in word.costs])}",
    words.BearerMustBe: lambda word, talk: talk.fill(
        "wordt op een personage naar keuze gespeeld" if word.noun == words.CHARACTER else "de drager moet {noun:must_be}", word
    ),
    words.OnePerBearer: {"on_site": "limiet 1 exemplaar per locatie", "": "limiet 1 exemplaar per drager"},
    words.PlaysToSupportArea: "wordt naar je hulpgebied gespeeld",
    words.PlaysOnSite: "wordt op een locatie gespeeld",
}
PARAGRAPHS: dict[object, Any] = {
    (words.Required, "later"): lambda word, talk: answer("als", "after")(word, replace(talk, skirmish="dit gevecht")),
    words.ArrowTo: "pijl {arrow}",
    words.HomeSite: "thuislocatie {number}",
    words.UnseenCard: "een onbekende kaart",
}
