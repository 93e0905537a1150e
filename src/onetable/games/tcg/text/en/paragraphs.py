"""English paragraphs: actions of a phase, standing texts and answers, each as a whole."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from onetable.games.tcg.text import lexicon as words
from onetable.games.tcg.text.book import CardBook
from onetable.games.tcg.text.en.clauses import deed
from onetable.games.tcg.text.en.moments import happened, link_of
from onetable.games.tcg.text.en.sentence import SITES, CardSentence
from onetable.games.tcg.text.en.traits import PHASES
from onetable.games.tcg.text.simple_words import happening
from onetable.games.tcg.text.taking_apart import ACTIONS, needs_of
from onetable.language.en.nouns import capital, several


def action(head: str) -> Any:
    """“Skirmish: Exert a Dwarf to …”."""

    def said(word: words.PhaseAction, talk: CardSentence) -> str:
        does = capital(deed(word.does, replace(talk, mild=False)))
        return f"{talk.book.mark('phase', head)}: {does}{talk.fill('{once_per_turn:once}', word)}"

    return said


# ---- standing texts

CHANGES: dict[Any, str] = {
    **dict.fromkeys((words.Measure.STRENGTH, words.Measure.VITALITY), "{it} is {measure} {by:change}"),
    **dict.fromkeys((words.Keyword.DAMAGE, words.Keyword.DEFENDER), "{it} is {measure} +{by}"),
    words.Keyword.ARCHER: "{it} is an {measure}",
    words.Measure.COST: "the twilight cost of {it} is {by:change}",
    words.Measure.ROAMING_PENALTY: "the roaming penalty for each {of:one} played here is {by:change}",
    words.Measure.TRIPLED: "{it} can be overwhelmed only by triple strength",
    words.Measure.ONE_WOUND: "{it} takes no more than 1 wound each skirmish phase",
    words.Measure.NO_HEALING: "{it} cannot heal",
    words.Measure.KEEPS_BURDENS: "burdens cannot be removed from {it}",
    words.Measure.NO_WEAPON_BONUS: "{it} gets no strength bonus from weapons",
    words.Measure.NOT_PLAYED: "{of:plural} cannot be played",
    words.Measure.NOT_DISCARDED: "opponents cannot discard your {of:plural} from play",
    (words.Measure.ROAMING_PENALTY, "yours"): "the roaming penalty for each {of:one} you play is {by:change}",
    "": "{it} is {measure}",
}
TOTALS: dict[Any, str] = {
    words.Measure.SKIP_ARCHERY: "skip the archery phase",
    words.Measure.SKIP_COMBAT: "skip the assignment and skirmish phases",
    words.Measure.NO_SKIRMISH_ACTIONS: "skirmish events cannot be played and skirmish special abilities cannot be used",
    words.Measure.BESIDE_ANOTHER: "{this} may be borne in addition to 1 other hand weapon",
    words.Measure.SHADOW_NUMBER: "the Shadow number of each site is {by:change}",
    "": "the {measure} is {by:change}",
}

# ---- answers


def answer(word: words.Answering, book: CardBook, first: str, may: bool = False, other: str = "", skirmish: str = "a skirmish") -> str:
    """A moment, perhaps another one of the same somebody, then what is done."""
    talk = CardSentence(book, mild=may, skirmish=skirmish)
    link, does = link_of(word.to, first, word.does), word.does
    head, sites = f"{link}{talk.moment(word.to)}", needs_of(does)
    if isinstance(happening(word.to), words.FellowshipMoves) and sites:
        head, does = f"{head} to {moved_to(sites[0], talk)}", later_conditions(does, sites[0])
    if isinstance(word.to, words.AboutTo):
        talk.prevented = talk.coming[word.to.verb is words.Heal]
    talk.lifts = link != ""
    it, body = talk.it, deed(does, talk)
    if talk.lifted == [words.Nope(words.YouAreFreePeoples())]:
        return f"{head}, each Shadow player may {body}"
    of_bearer = isinstance(word.to, words.AboutTo) and word.to.noun == words.RING_BEARER
    head += with_condition(link, talk.lifted, CardSentence(book, it=it, called=talk.called), of_bearer)
    return f"{head}{f' or {other}' if other else ''}, {'you may ' if may else ''}{body}"


def with_condition(link: str, needs: Sequence[words.Word], talk: CardSentence, of_bearer: bool) -> str:
    """“if … and …”, “each time … while …”, “when …, if …”; a phase, and what the Ring-bearer just named wears, in fewer words."""
    first = needs[0] if needs else None
    if isinstance(first, words.BothHold) and isinstance(first.left, words.InPhase):
        needs, first = [first.left, first.right, *needs[1:]], first.left
    phase = talk.fill(" in the {phase}", first) if isinstance(first, words.InPhase) else ""
    left = needs[1:] if phase else needs
    joint = {"if ": " and", "each time ": " while"}.get(link, ", if")
    said = [f"{'is ' * (joint == ' and')}{WORN[each]}" if of_bearer and each in WORN else talk.condition(each) for each in left]
    return f"{phase}{joint} {several(said)}" if left else phase


WORN = {words.RingWorn(): "wearing the One Ring", words.Nope(words.RingWorn()): "not wearing the One Ring"}


def moved_to(word: words.Word, talk: CardSentence) -> str:
    """The number of the site that is reached."""
    first = word.left if isinstance(word, words.BothHold) else word
    assert isinstance(first, words.AtSites)
    return str(talk.row(SITES, first))


def later_conditions(does: words.Deed, said: words.Word) -> words.Deed:
    """The deed without the condition that the moment has already told."""
    rest = [cost for cost in does.costs if not (isinstance(cost, words.If) and cost.what == said)]
    if isinstance(said, words.BothHold):
        rest.insert(0, words.If(said.right))
    return words.Deed(tuple(rest), does.effects)


def later(word: words.Required, talk: CardSentence) -> str:
    """A paragraph inside a sentence: it works this once."""
    once = " (limit once for each player)" if word.once_per_player else ""
    return capital(answer(word, talk.book, "if", skirmish="this skirmish")) + once


def response(word: words.Answering, talk: CardSentence) -> str:
    """“Response: If …, …”."""
    after = word.other if isinstance(word, words.OrAfter) else None
    other = happened(after.verb, talk) if isinstance(after, words.After) else ""
    return f"{talk.book.mark('phase', 'Response')}: {capital(answer(word, talk.book, 'if', other=other))}"


SENTENCES: dict[object, Any] = {  # without their full stops
    **{kind: action(PHASES[phase].capitalize()) for kind, phase in ACTIONS.items()},
    words.FellowshipOrRegroup: action("Fellowship or Regroup"),
    words.ManeuverOrSkirmish: action("Maneuver or Skirmish"),
    words.While: "while {condition}, {change:clause}",
    words.CheaperOn: "the twilight cost of {this} is {by:change} when played on {noun:a}",
    words.CopiesSite: "while you can spot your own site {number}, {this} has the game text of that site",
    words.Required: lambda word, talk: (
        answer(word, talk.book, "each time") + (" (limit once per skirmish for each player)" if word.once_per_player else "")
    ),
    words.May: lambda word, talk: answer(word, talk.book, "each time", may=True),
    words.Response: response,
    words.OrAfter: response,
    words.AsSoonAs: lambda word, talk: (
        talk.fill("when {when}, ", word) + replace(talk, mild=False).fill("{does}{once_per_turn:once}", word)
    ),
    words.ToPlay: "to play, {costs}",
    words.BearerMustBe: lambda word, talk: talk.fill(
        "plays on any character" if word.noun == words.CHARACTER else "bearer must be {noun:a}", word
    ),
    words.OnePerBearer: {"on_site": "limit 1 per site", "": "limit 1 per character"},
    words.PlaysToSupportArea: "plays to your support area",
    words.PlaysOnSite: "plays on a site",
}
PARAGRAPHS: dict[object, Any] = {
    (words.Change, "clause"): lambda word, talk: talk.standing(word, CHANGES),
    (words.Total, "clause"): TOTALS,
    (words.Required, "later"): later,
    words.ArrowTo: "arrow {arrow}",
    words.HomeSite: "home {number}",
    words.UnseenCard: "a hidden card",
}
