"""One English sentence while it is being said: what it has named, and how it calls players, numbers and conditions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, ClassVar, NamedTuple

from onetable.core.phrasebook import MissingPhrase
from onetable.games.tcg.text import lexicon as words
from onetable.games.tcg.text.en.nouns import SPEAKER, phrase
from onetable.games.tcg.text.simple_words import holding
from onetable.games.tcg.text.taking_apart import number
from onetable.games.tcg.text.talk import Talk
from onetable.language.en.nouns import an, counted, several, times


@dataclass
class CardSentence(Talk):
    """What a sentence remembers. `mild`: after “to” or “may” a verb stands bare, otherwise other players “must”."""

    it: str = "it"
    mild: bool = True
    prevented: str = "that"  # what can be prevented
    coming: ClassVar = ("that wound", "that healing")
    skirmish: str = "a skirmish"
    is_: str = "is"  # “is not” in a condition that is denied
    lifts: bool = False  # whether a condition at the beginning of what is done goes to the moment before it
    lifted: list[words.Word] = field(default_factory=list)
    players: ClassVar = {
        words.You: "you", words.FreePeoples: "the Free Peoples player", words.AnOpponent: "an opponent",
        words.ThatPlayer: "that player", words.AnyPlayer: "a player", words.ItsPlayer: "its player",
    }  # fmt: skip
    nouns, speaker = staticmethod(phrase), SPEAKER
    while_ = "while {states}, "
    optional: ClassVar = {
        "plus": " +{}",
        "most": " (limit +{limit})", "limit": " (limit {limit:burden})", "per phase": " (limit ({limit}) per phase)", "upon": " on {on:a}",
        "free": " at no twilight cost", "cheaper": " (twilight cost −{discount})", "once": " (limit once per turn)", "until": " {until}",
        "often": " {times:times}", "about": " ({subject:title})", "against": " against {losers}",
    }  # fmt: skip
    changes: ClassVar = {
        words.Or: "{plain:change} (or {better:change} if {when})",
        words.StrengthOf: "+X, where X is {target}’s strength",
    }

    def listed(self, names: Iterable[str], form: str = "") -> str:
        return ("; ".join(names) if form == "full" else several(names, "or" if form == "or" else "and")) or "no card"

    def each(self, change: str, count: words.Word) -> str:
        return f"{change} {self.said(count, 'per')}"

    def condition(self, word: words.Word) -> str:
        return "".join(parted(word, self))

    def by(self, who: words.Who, form: str) -> str:
        """“make an opponent ”, “an opponent must ”, or whose something is."""
        if form == "own":
            return "your" if isinstance(who, words.You) else "their"
        if isinstance(who, words.You) or (isinstance(who, words.ThatPlayer) and self.player):
            return ""
        self.player = self.who(who)
        return f"make {self.player} " if self.mild else f"{self.player} must "

    def counted(self, count: Any, what: str) -> str:
        """“2 cards”, “1 burden (or 2 if …)”, “3 cards for each …”; twilight: “(2)”."""
        return times(number(count)) if what == "times" else "".join(self.amounting(count, what))

    def amounting(self, count: Any, noun: str) -> tuple[str, str]:
        """A number of things, and what follows it."""
        if isinstance(count, words.Or):
            return counted(count.plain, noun), f" (or {count.better} if {self.condition(count.when)})"
        plain = isinstance(count, (int, words.ChosenNumber))
        word, factor = (count.of_what, count.factor) if isinstance(count, words.Times) else (count, number(count) if plain else 1)
        return f"({factor})" if noun == "twilight" else counted(factor, noun), "" if plain else f" {self.said(word, 'per')}"


FIGURES: dict[type, str] = {
    words.ForEach: "for each {noun:another} you can spot",
    words.ForEachOver: "for each {noun:one} over {number}",
    words.ForEachRace: "for each of these races among your companions: {races}",
    words.ForEachBurden: "for each burden",
    words.ForEachDead: "for each card in their dead pile",
    words.ForEachInHand: "for each {noun:one} revealed",
}

# ---- conditions


class Opening(NamedTuple):
    """A condition that begins as others of its kind do: of several this is said once."""

    opening: str
    rest: Any  # a row


def parted(word: words.Word, talk: CardSentence) -> tuple[str, str]:
    """What a condition begins with like others of its kind, and the rest of it."""
    found = holding(word)
    row = talk.book.own(type(found), "if")
    if isinstance(row, Opening):
        return talk.fill(row.opening, found), talk.row(row.rest, found)
    if isinstance(word, words.OneHolds) and isinstance(word.left, words.AtSite) and isinstance(word.right, words.AtSite):
        return talk.fill("the fellowship {is_} at ", found), an(talk.fill("{left.keyword} or {right.keyword} site", found))
    if isinstance(word, (words.BothHold, words.OneHolds)):
        (opening, left), (other, right) = parted(word.left, talk), parted(word.right, talk)
        return opening, f"{left} {row} {right if opening == other else other + right}"
    return "", str(talk.row(row, found))


def refused(word: words.Nope, talk: CardSentence) -> str:
    """What does not hold."""
    if type(word.what) in REFUSED:
        return talk.fill(REFUSED[type(word.what)], word.what)
    holds = talk.condition(word.what)
    talk.is_ = "is not"
    text = talk.condition(word.what)
    talk.is_ = "is"
    if text == holds:
        raise MissingPhrase(f"{talk.book.code} cannot deny {word.what}")
    return text


def is_such(noun: words.Word, talk: CardSentence) -> str:
    """A predicate: “is a Hobbit”, “bears a hand weapon”, “is skirmishing an archer”."""
    if isinstance(noun, words.Bearing):
        return f"bears {phrase(noun.what, talk.book).a}"
    if isinstance(noun, words.Has) and noun.keyword is words.Keyword.DEFENDER:
        return "has defender"
    if isinstance(noun, (words.Skirmishing, words.Assigned, words.Exhausted, words.InPlay)):
        return f"{talk.is_} {talk.book.say(noun)}"
    return f"{talk.is_} {phrase(noun, talk.book).a}"


def kind_of_site(word: words.AtSite | words.BearerAtSite, talk: CardSentence) -> str:
    """“a plains site”, “a sanctuary”."""
    return an(f"{talk.book.say(word.keyword)}{'' if word.keyword is words.Keyword.SANCTUARY else ' site'}")


SITES = {"next": "site {first} or {last}", "later": "site {first} or later", "": "any of sites {first}–{last}"}
REFUSED: dict[type, str] = {
    words.CanSpot: "you cannot spot {noun:count}",
    words.YouAreFreePeoples: "you are a Shadow player",
    words.RingWorn: "the Ring-bearer does not wear the One Ring",
}
CONDITIONS: dict[object, Any] = {
    words.Nope: refused,
    words.BothHold: "and",
    words.OneHolds: "or",
    words.CanSpot: Opening("you can spot ", "{noun:count}"),
    words.RingBearerIs: lambda word, talk: f"the Ring-bearer {is_such(word.noun, talk)}",
    words.InTheCurrentSkirmish: "{noun:a} {is_} in the current skirmish",
    words.ItIs: lambda word, talk: f"{talk.it} {is_such(word.noun, talk)}",
    words.ThisIs: lambda word, talk: f"{talk.this} {is_such(word.noun, talk)}",
    words.BearerIs: lambda word, talk: f"bearer {is_such(word.noun, talk)}",
    words.AtSite: Opening("the fellowship {is_} at ", kind_of_site),
    words.AtSites: Opening("the fellowship {is_} at ", SITES),
    words.AtItsOwnSite: Opening("the fellowship {is_} at ", "{bearer}"),
    words.BearerAtSite: lambda word, talk: f"bearer {talk.is_} at {kind_of_site(word, talk)}",
    words.BurdensAtMost: "the Ring-bearer has {count} or fewer burdens",
    words.CanSpotBurdens: Opening("you can spot ", "{count:burden}"),
    words.TwilightBelow: "the twilight pool has fewer than {count:twilight token}",
    words.RingWorn: "the Ring-bearer wears the One Ring",
    words.InPhase: "it {is_} the {phase}",
    words.InSupportArea: "{this} {is_} in your support area",
    words.OnACharacter: "{this} {is_} borne by a character",
    words.OnlyRaceIs: "every companion in the fellowship {is_} a {race}",
    words.DeadCompanionsAtLeast: "at least {count:companion} are in the dead pile",
    words.BurdensAndDeadAtLeast: "the number of burdens plus companions in the dead pile is at least {count}",
    words.DrawDeckEmpty: "the Free Peoples player’s draw deck {is_} empty",
    words.OpponentHolds: "an opponent has at least {count:card} in hand",
    words.BearerStoodAside: "bearer was not assigned to a skirmish this turn and another companion was",
    words.YouAreFreePeoples: "you are the Free Peoples player",
}
