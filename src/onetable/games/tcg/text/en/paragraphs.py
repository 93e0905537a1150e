"""English paragraphs: actions of a phase, standing texts and answers, each as a whole."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from onetable.core.word import Word
from onetable.games.tcg.index import CopiesSite
from onetable.games.tcg.speech import deeds, moments
from onetable.games.tcg.text import cards
from onetable.games.tcg.text.book import CardBook, CardPhrase
from onetable.games.tcg.text.en.clauses import clause, deed, keyword
from onetable.games.tcg.text.en.moments import happened, opening
from onetable.games.tcg.text.en.nouns import NounPhrase, named, phrase
from onetable.games.tcg.text.en.sentence import CardSentence, change, condition, site_numbers
from onetable.games.tcg.text.en.traits import PHASES
from onetable.games.tcg.text.taking_apart import flat
from onetable.games.tcg.traits import Keyword, Measure, Phase
from onetable.games.tcg.words import abilities, costs, nouns, triggers, values, verbs
from onetable.language.en.nouns import capital, several

# ---- actions of a phase


def action(head: str) -> CardPhrase:
    """“Skirmish: Exert a Dwarf to …”."""

    def say(word: abilities.PhaseAction, book: CardBook) -> str:
        text = capital(deed(word.does, CardSentence(book, mild=False)))
        return f"{head}: {text}{' (limit once per turn)' if word.once_per_turn else ''}."

    return say


# ---- standing texts


def subject(noun: Word, book: CardBook) -> tuple[str, str]:
    """Whom a standing text is about, and under which condition: a card that speaks of itself says “while”."""
    parts = flat(noun)
    if parts[0] in (nouns.ITSELF, nouns.BEARER):
        while_ = several([book.say(part) for part in parts[1:]])
        return f"while {while_}, " if while_ else "", phrase(parts[0], book).one()
    return "", phrase(noun, book).each()


def change_text(word: abilities.Change, book: CardBook) -> str:
    """A number, a keyword or a plain yes or no of some cards."""
    before, who = subject(word.of, book)
    measure, found, talk = word.measure, phrase(word.of, book), CardSentence(book)
    if isinstance(measure, Keyword):
        assert isinstance(word.by, int)
        return f"{before}{who} is {keyword(measure, word.by, talk)}"
    if measure in (Measure.STRENGTH, Measure.VITALITY):
        return f"{before}{who} is {book.say(measure)} {change(word.by, talk)}"
    if measure is Measure.COST:
        return f"{before}the twilight cost of {who} is {change(word.by, talk)}"
    text: str = OTHER_CHANGES[measure](who, found, change(word.by, talk))
    return before + text


def roaming(found: NounPhrase, by: str) -> str:
    """“the roaming penalty for each Nazgûl you play is −2”."""
    return f"the roaming penalty for each {found.one()} {'you play' if found.yours else 'played here'} is {by}"


OTHER_CHANGES: dict[Measure, Any] = {
    Measure.ROAMING_PENALTY: lambda who, found, by: roaming(found, by),
    Measure.TRIPLED: lambda who, found, by: f"{who} can be overwhelmed only by triple strength",
    Measure.ONE_WOUND: lambda who, found, by: f"{who} takes no more than 1 wound each skirmish phase",
    Measure.NO_HEALING: lambda who, found, by: f"{who} cannot heal",
    Measure.KEEPS_BURDENS: lambda who, found, by: f"burdens cannot be removed from {who}",
    Measure.NO_WEAPON_BONUS: lambda who, found, by: f"{who} gets no strength bonus from weapons",
    Measure.NOT_PLAYED: lambda who, found, by: f"{found.plural()} cannot be played",
    Measure.NOT_DISCARDED: lambda who, found, by: f"opponents cannot discard your {found.plural()}",
}


def total_text(word: abilities.Total, book: CardBook) -> str:
    """A figure of the whole table."""
    if word.measure in TOTALS:
        return TOTALS[word.measure].format(named(book.speaker, book))
    name = "the Shadow number of each site" if word.measure is Measure.SHADOW_NUMBER else f"the {book.say(word.measure)}"
    return f"{name} is {change(word.by, CardSentence(book))}"


TOTALS: dict[Measure, str] = {
    Measure.SKIP_ARCHERY: "skip the archery phase",
    Measure.SKIP_COMBAT: "skip the assignment and skirmish phases",
    Measure.NO_SKIRMISH_ACTIONS: "skirmish events cannot be played and skirmish special abilities cannot be used",
    Measure.BESIDE_ANOTHER: "{} may be borne in addition to 1 other hand weapon",
}


def while_text(word: abilities.While, book: CardBook) -> str:
    """As long as something holds."""
    return f"while {condition(word.condition, CardSentence(book))}, {book.say(word.change, 'clause')}"


# ---- answers


def answer(word: moments.Answering, book: CardBook, first: str, may: bool, other: str = "", skirmish: str = "a skirmish") -> str:
    """A moment, perhaps another one of the same somebody, then what is done."""
    talk = CardSentence(book, mild=may, skirmish=skirmish)
    head, does = opening(word.to, talk, first), word.does
    sites = [cost.what for cost in does.costs if isinstance(cost, costs.If)]
    if head.endswith("the fellowship moves") and sites:
        head, does = f"{head} to {moved_to(sites[0])}", later_conditions(does, sites[0])
    if isinstance(word.to, triggers.AboutTo):
        talk.prevented = "that healing" if word.to.verb is verbs.Heal else "that wound"
    talk.lifts = not head.startswith("at ")
    it, body = talk.it, deed(does, talk)
    if talk.lifted == [values.Nope(values.YouAreFreePeoples())]:
        return f"{head}, each Shadow player may {body}"
    head = with_condition(head, talk.lifted, CardSentence(book, it=it, called=talk.called))
    return f"{head}{f' or {other}' if other else ''}, {'you may ' if may else ''}{body}"


def with_condition(head: str, needs: Sequence[Word], talk: CardSentence) -> str:
    """“if … and …”, “each time … while …”, “when …, if …”; a phase is said with fewer words."""
    first = needs[0] if needs else None
    if isinstance(first, values.BothHold) and isinstance(first.left, values.InPhase):
        head, needs = f"{head} in the {talk.book.say(first.left.phase)}", [first.right, *needs[1:]]
    elif isinstance(first, values.InPhase):
        head, needs = f"{head} in the {talk.book.say(first.phase)}", needs[1:]
    joint = {"if": " and", "each": " while"}.get(head.split()[0], ", if")
    return f"{head}{joint} {several([condition(each, talk) for each in needs])}" if needs else head


def moved_to(word: Word) -> str:
    """The number of the site that is reached."""
    first = word.left if isinstance(word, values.BothHold) else word
    assert isinstance(first, values.AtSites)
    return site_numbers(first, "any of ")


def later_conditions(does: deeds.Deed, said: Word) -> deeds.Deed:
    """The deed without the condition that the moment has already told."""
    rest = [cost for cost in does.costs if not (isinstance(cost, costs.If) and cost.what == said)]
    if isinstance(said, values.BothHold):
        rest.insert(0, costs.If(said.right))
    return deeds.Deed(tuple(rest), does.effects)


def required(word: triggers.Required, book: CardBook) -> str:
    """It must be done."""
    return answer(word, book, "each time", may=False) + (" (limit once per skirmish for each player)" if word.once_per_player else "")


def later(word: triggers.Required, book: CardBook) -> str:
    """A paragraph inside a sentence: it works this once."""
    once = " (limit once for each player)" if word.once_per_player else ""
    return capital(answer(word, book, "if", may=False, skirmish="this skirmish")) + once


def response(word: moments.Answering, book: CardBook) -> str:
    """“Response: If …, …”."""
    after = word.other if isinstance(word, triggers.OrAfter) else None
    other = happened(after.verb, CardSentence(book)) if isinstance(after, triggers.After) else ""
    return f"Response: {capital(answer(word, book, 'if', may=False, other=other))}"


def as_soon_as(word: triggers.AsSoonAs, book: CardBook) -> str:
    """When a condition comes to hold."""
    text = f"when {condition(word.when, CardSentence(book))}, {deed(word.does, CardSentence(book, mild=False))}"
    return text + (" (limit once per turn)" if word.once_per_turn else "")


# ---- the lines besides


def keyword_line(word: cards.KeywordLine, book: CardBook) -> str:
    """“Damage +1. Fierce.”"""
    names = [f"{book.say(key)} +{number}" if key in (Keyword.DAMAGE, Keyword.DEFENDER) else book.say(key) for key, number in word.keywords]
    return " ".join([f"{capital(name)}." for name in names])


def to_play(word: cards.ToPlay, book: CardBook) -> str:
    """“To play, spot an Elf.”"""
    return f"to play, {several([clause(cost, replace(CardSentence(book))) for cost in word.costs])}"


def bearer_must_be(word: cards.BearerMustBe, book: CardBook) -> str:
    """“Bearer must be a Dwarf.”"""
    return f"bearer must be {phrase(word.noun, book).a()}"


HEADS = {
    abilities.Fellowship: Phase.FELLOWSHIP, abilities.Shadow: Phase.SHADOW, abilities.Maneuver: Phase.MANEUVER,
    abilities.Archery: Phase.ARCHERY, abilities.Assignment: Phase.ASSIGNMENT, abilities.Skirmish: Phase.SKIRMISH,
    abilities.Regroup: Phase.REGROUP,
}  # fmt: skip
PARAGRAPHS: dict[object, CardPhrase] = {
    **{kind: action(PHASES[phase].capitalize()) for kind, phase in HEADS.items()},
    abilities.FellowshipOrRegroup: action("Fellowship or Regroup"),
    abilities.ManeuverOrSkirmish: action("Maneuver or Skirmish"),
    **{(kind, "clause"): say for kind, say in ((abilities.Change, change_text), (abilities.Total, total_text))},
    abilities.Change: lambda word, book: f"{change_text(word, book)}.",
    abilities.Total: lambda word, book: f"{total_text(word, book)}.",
    abilities.While: lambda word, book: f"{while_text(word, book)}.",
    abilities.CheaperOn: lambda word, book: (
        f"the twilight cost of {named(book.speaker, book)} is {change(word.by, CardSentence(book))} "
        f"when played on {phrase(word.noun, book).a()}."
    ),
    CopiesSite: lambda word, book: (
        f"while you can spot your own site {word.number}, {named(book.speaker, book)} has the game text of that site."
    ),
    triggers.Required: lambda word, book: f"{required(word, book)}.",
    (triggers.Required, "later"): later,
    triggers.May: lambda word, book: f"{answer(word, book, 'each time', may=True)}.",
    triggers.Response: lambda word, book: f"{response(word, book)}.",
    triggers.OrAfter: lambda word, book: f"{response(word, book)}.",
    triggers.AsSoonAs: lambda word, book: f"{as_soon_as(word, book)}.",
    cards.KeywordLine: keyword_line,
    cards.ToPlay: lambda word, book: f"{to_play(word, book)}.",
    cards.BearerMustBe: lambda word, book: f"{bearer_must_be(word, book)}.",
    cards.OnePerBearer: lambda word, book: f"limit 1 per {'site' if word.on_site else 'character'}.",
    cards.PlaysToSupportArea: "plays to your support area.",
    cards.PlaysOnSite: "plays on a site.",
    cards.HomeSite: "home {number}",
    cards.UnseenCard: "a hidden card",
}
