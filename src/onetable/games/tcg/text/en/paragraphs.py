"""English paragraphs: actions of a phase, standing texts and answers, each as a whole."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from onetable.core.word import Word
from onetable.games.tcg.index import CopiesSite
from onetable.games.tcg.speech import deeds, moments
from onetable.games.tcg.text import cards
from onetable.games.tcg.text.book import CardBook
from onetable.games.tcg.text.en.clauses import deed
from onetable.games.tcg.text.en.moments import happened, link_of
from onetable.games.tcg.text.en.sentence import SITES, CardSentence
from onetable.games.tcg.text.en.traits import PHASES
from onetable.games.tcg.text.simple_words import FellowshipMoves, happening
from onetable.games.tcg.text.taking_apart import ACTIONS, COUNTED, needs_of
from onetable.games.tcg.text.talk import chosen
from onetable.games.tcg.traits import Keyword, Measure
from onetable.games.tcg.words import abilities, costs, triggers, values, verbs
from onetable.language.en.nouns import capital, several


def action(head: str) -> Any:
    """“Skirmish: Exert a Dwarf to …”."""

    def said(word: abilities.PhaseAction, talk: CardSentence) -> str:
        does = capital(deed(word.does, replace(talk, mild=False)))
        return f"{talk.book.mark('phase', head)}: {does}{talk.fill('{once_per_turn:once}', word)}"

    return said


# ---- standing texts

CHANGES: dict[Any, str] = {
    **dict.fromkeys((Measure.STRENGTH, Measure.VITALITY), "{it} is {measure} {by:change}"),
    **dict.fromkeys((Keyword.DAMAGE, Keyword.DEFENDER), "{it} is {measure} +{by}"),
    Keyword.ARCHER: "{it} is an {measure}",
    Measure.COST: "the twilight cost of {it} is {by:change}",
    Measure.ROAMING_PENALTY: "the roaming penalty for each {of:one} played here is {by:change}",
    Measure.TRIPLED: "{it} can be overwhelmed only by triple strength",
    Measure.ONE_WOUND: "{it} takes no more than 1 wound each skirmish phase",
    Measure.NO_HEALING: "{it} cannot heal",
    Measure.KEEPS_BURDENS: "burdens cannot be removed from {it}",
    Measure.NO_WEAPON_BONUS: "{it} gets no strength bonus from weapons",
    Measure.NOT_PLAYED: "{of:plural} cannot be played",
    Measure.NOT_DISCARDED: "opponents cannot discard your {of:plural}",
    (Measure.ROAMING_PENALTY, "yours"): "the roaming penalty for each {of:one} you play is {by:change}",
    "": "{it} is {measure}",
}
TOTALS: dict[Any, str] = {
    Measure.SKIP_ARCHERY: "skip the archery phase",
    Measure.SKIP_COMBAT: "skip the assignment and skirmish phases",
    Measure.NO_SKIRMISH_ACTIONS: "skirmish events cannot be played and skirmish special abilities cannot be used",
    Measure.BESIDE_ANOTHER: "{this} may be borne in addition to 1 other hand weapon",
    Measure.SHADOW_NUMBER: "the Shadow number of each site is {by:change}",
    "": "the {measure} is {by:change}",
}

# ---- answers


def answer(word: moments.Answering, book: CardBook, first: str, may: bool = False, other: str = "", skirmish: str = "a skirmish") -> str:
    """A moment, perhaps another one of the same somebody, then what is done."""
    talk = CardSentence(book, mild=may, skirmish=skirmish)
    link, does = link_of(word.to, first), word.does
    head, sites = f"{link}{talk.moment(word.to)}", needs_of(does)
    if isinstance(happening(word.to), FellowshipMoves) and sites:
        head, does = f"{head} to {moved_to(sites[0], talk)}", later_conditions(does, sites[0])
    if isinstance(word.to, triggers.AboutTo):
        talk.prevented = "that healing" if word.to.verb is verbs.Heal else "that wound"
    talk.lifts = link != ""
    it, body = talk.it, deed(does, talk)
    if talk.lifted == [values.Nope(values.YouAreFreePeoples())]:
        return f"{head}, each Shadow player may {body}"
    head += with_condition(link, talk.lifted, CardSentence(book, it=it, called=talk.called))
    return f"{head}{f' or {other}' if other else ''}, {'you may ' if may else ''}{body}"


def with_condition(link: str, needs: Sequence[Word], talk: CardSentence) -> str:
    """“if … and …”, “each time … while …”, “when …, if …”; a phase is said with fewer words."""
    first = needs[0] if needs else None
    if isinstance(first, values.BothHold) and isinstance(first.left, values.InPhase):
        needs, first = [first.left, first.right, *needs[1:]], first.left
    phase = talk.fill(" in the {phase}", first) if isinstance(first, values.InPhase) else ""
    left = needs[1:] if phase else needs
    joint = {"if ": " and", "each time ": " while"}.get(link, ", if")
    return f"{phase}{joint} {several([talk.condition(each) for each in left])}" if left else phase


def moved_to(word: Word, talk: CardSentence) -> str:
    """The number of the site that is reached."""
    first = word.left if isinstance(word, values.BothHold) else word
    assert isinstance(first, values.AtSites)
    return f"{'any of ' if chosen(SITES, first) == SITES[''] else ''}{talk.row(SITES, first)}"


def later_conditions(does: deeds.Deed, said: Word) -> deeds.Deed:
    """The deed without the condition that the moment has already told."""
    rest = [cost for cost in does.costs if not (isinstance(cost, costs.If) and cost.what == said)]
    if isinstance(said, values.BothHold):
        rest.insert(0, costs.If(said.right))
    return deeds.Deed(tuple(rest), does.effects)


def later(word: triggers.Required, talk: CardSentence) -> str:
    """A paragraph inside a sentence: it works this once."""
    once = " (limit once for each player)" if word.once_per_player else ""
    return capital(answer(word, talk.book, "if", skirmish="this skirmish")) + once


def response(word: moments.Answering, talk: CardSentence) -> str:
    """“Response: If …, …”."""
    after = word.other if isinstance(word, triggers.OrAfter) else None
    other = happened(after.verb, talk) if isinstance(after, triggers.After) else ""
    return f"{talk.book.mark('phase', 'Response')}: {capital(answer(word, talk.book, 'if', other=other))}"


def keyword_line(word: cards.KeywordLine, talk: CardSentence) -> str:
    """“Damage +1. Fierce.”"""
    found = [f"{capital(talk.book.say(key))}{f' +{number}' if key in COUNTED else ''}" for key, number in word.keywords]
    return ". ".join([talk.book.mark("keyword", each) for each in found])


SENTENCES: dict[object, Any] = {  # without their full stops
    **{kind: action(PHASES[phase].capitalize()) for kind, phase in ACTIONS.items()},
    abilities.FellowshipOrRegroup: action("Fellowship or Regroup"),
    abilities.ManeuverOrSkirmish: action("Maneuver or Skirmish"),
    abilities.Change: "{:clause}",
    abilities.Total: "{:clause}",
    abilities.While: "while {condition}, {change:clause}",
    abilities.CheaperOn: "the twilight cost of {this} is {by:change} when played on {noun:a}",
    CopiesSite: "while you can spot your own site {number}, {this} has the game text of that site",
    triggers.Required: lambda word, talk: (
        answer(word, talk.book, "each time") + (" (limit once per skirmish for each player)" if word.once_per_player else "")
    ),
    triggers.May: lambda word, talk: answer(word, talk.book, "each time", may=True),
    triggers.Response: response,
    triggers.OrAfter: response,
    triggers.AsSoonAs: lambda word, talk: (
        talk.fill("when {when}, ", word) + replace(talk, mild=False).fill("{does}{once_per_turn:once}", word)
    ),
    cards.KeywordLine: keyword_line,
    cards.ToPlay: "to play, {costs}",
    cards.BearerMustBe: "bearer must be {noun:a}",
    cards.OnePerBearer: {"on_site": "limit 1 per site", "": "limit 1 per character"},
    cards.PlaysToSupportArea: "plays to your support area",
    cards.PlaysOnSite: "plays on a site",
}
PARAGRAPHS: dict[object, Any] = {
    (abilities.Change, "clause"): lambda word, talk: talk.standing(word, CHANGES),
    (abilities.Total, "clause"): TOTALS,
    (triggers.Required, "later"): later,
    cards.ArrowTo: "arrow {arrow}",
    cards.HomeSite: "home {number}",
    cards.UnseenCard: "a hidden card",
}
