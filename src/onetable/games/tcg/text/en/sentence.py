"""One English sentence while it is being said: what it has named, and how it calls players, numbers and conditions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, ClassVar, NamedTuple

from onetable.core.word import Word
from onetable.games.tcg import traits
from onetable.games.tcg.text.en.nouns import SPEAKER, NounPhrase, phrase
from onetable.games.tcg.text.taking_apart import flat, joined
from onetable.games.tcg.text.talk import Talk, number
from onetable.games.tcg.words import hands, nouns, targets, values
from onetable.language.en.nouns import an, counted, several, times


@dataclass
class CardSentence(Talk):
    """What a sentence remembers. `mild`: after “to” or “may” a verb stands bare, otherwise other players “must”."""

    it: str = "it"
    mild: bool = True
    prevented: str = "that"  # what can be prevented
    skirmish: str = "a skirmish"
    is_: str = "is"  # “is not” in a condition that is denied
    lifts: bool = False  # whether a condition at the beginning of what is done goes to the moment before it
    lifted: list[Word] = field(default_factory=list)
    players: ClassVar = {
        targets.You: "you", targets.FreePeoples: "the Free Peoples player", targets.AnOpponent: "an opponent",
        targets.ThatPlayer: "that player", targets.AnyPlayer: "a player", targets.ItsPlayer: "its player",
    }  # fmt: skip
    speaker = SPEAKER
    optional: ClassVar = {
        "most": " (limit +{limit})", "limit": " (limit {limit:burden})", "per phase": " (limit ({limit}) per phase)", "upon": " on {on:a}",
        "free": " at no twilight cost", "cheaper": " (twilight cost −{discount})", "once": " (limit once per turn)", "until": " {until}",
        "often": " {times:times}", "against": " against {losers}",
    }  # fmt: skip
    changes: ClassVar = {
        values.Or: "{plain:change} (or {better:change} if {when})",
        values.StrengthOf: "+X, where X is the strength of {target}",
    }

    def phrase(self, noun: Word) -> NounPhrase:
        return phrase(noun, self.book)

    def listed(self, names: Iterable[str], form: str = "") -> str:
        return ("; ".join(names) if form == "full" else several(names, "or" if form == "or" else "and")) or "no card"

    def each(self, change: str, count: Word) -> str:
        return f"{change} {self.said(count, 'per')}"

    def by(self, who: targets.Who, form: str) -> str:
        """“make an opponent ”, “an opponent must ”, or whose something is."""
        if form == "own":
            return "your" if isinstance(who, targets.You) else "their"
        if isinstance(who, targets.You) or (isinstance(who, targets.ThatPlayer) and self.player):
            return ""
        self.player = self.who(who)
        return f"make {self.player} " if self.mild else f"{self.player} must "

    def counted(self, count: Any, what: str) -> str:
        """“2 cards”, “1 burden (or 2 if …)”, “3 cards for each …”; twilight: “(2)”."""
        return times(number(count)) if what == "times" else "".join(self.amounting(count, what))

    def amounting(self, count: Any, noun: str) -> tuple[str, str]:
        """A number of things, and what follows it."""
        if isinstance(count, values.Or):
            return counted(count.plain, noun), f" (or {count.better} if {self.condition(count.when)})"
        plain = isinstance(count, (int, values.ChosenNumber))
        word, factor = (count.of_what, count.factor) if isinstance(count, values.Times) else (count, number(count) if plain else 1)
        return f"({factor})" if noun == "twilight" else counted(factor, noun), "" if plain else f" {self.said(word, 'per')}"


FIGURES: dict[type, str] = {
    values.ForEach: "for each {noun:another} you can spot",
    values.ForEachOver: "for each {noun:one} over {number}",
    values.ForEachRace: "for each of these races among your companions: {races}",
    values.ForEachBurden: "for each burden",
    values.ForEachDead: "for each card in their dead pile",
    hands.ForEachInHand: "for each {noun:one} revealed",
}

# ---- conditions


class Opening(NamedTuple):
    """A condition that begins as others of its kind do: of several this is said once."""

    opening: str
    rest: Any  # a row

    def __call__(self, word: Word, talk: CardSentence) -> str:
        return "".join(parted(word, talk))


def parted(word: Word, talk: CardSentence) -> tuple[str, str]:
    """What a condition begins with like others of its kind, and the rest of it."""
    row = talk.book.own(type(word), "if")
    if isinstance(row, Opening):
        return talk.fill(row.opening, word), talk.row(row.rest, word)
    if isinstance(word, values.CanSpot) and is_plainly_spotted(word):
        return "you can spot ", talk.fill("{noun:count}", word)
    if isinstance(word, (values.BothHold, values.OneHolds)):
        last = "and" if isinstance(word, values.BothHold) else "or"
        (opening, left), (other, right) = parted(word.left, talk), parted(word.right, talk)
        return opening, f"{left} {last} {right if opening == other else other + right}"
    return "", talk.condition(word)


def whole(word: Word, talk: CardSentence) -> str:
    """A condition; what several begin with is said once."""
    return "".join(parted(word, talk))


def refused(word: values.Nope, talk: CardSentence) -> str:
    """What does not hold."""
    if type(word.what) in REFUSED:
        return talk.fill(REFUSED[type(word.what)], word.what)
    talk.is_ = "is not"
    text = talk.condition(word.what)
    talk.is_ = "is"
    return text


def is_plainly_spotted(word: values.CanSpot) -> bool:
    """Whether what is spotted is neither the Ring-bearer, who is always there, nor somebody in the skirmish."""
    parts = flat(word.noun)
    return not (nouns.RING_BEARER in parts and len(parts) == 2) and nouns.IN_THE_SKIRMISH not in parts


def can_spot(word: values.CanSpot, talk: CardSentence) -> str:
    """“you can spot 2 Elves”; of the Ring-bearer what is said is said at once."""
    if is_plainly_spotted(word):
        return whole(word, talk)
    parts = flat(word.noun)
    if nouns.RING_BEARER in parts and len(parts) == 2:
        return f"the Ring-bearer {is_such(parts[1], talk)}"
    who = phrase(joined([part for part in parts if part != nouns.IN_THE_SKIRMISH]), talk.book)
    return f"{who.a()} {talk.is_} in the current skirmish"


def is_such(noun: Word, talk: CardSentence) -> str:
    """A predicate: “is a Hobbit”, “bears a hand weapon”, “is skirmishing an archer”."""
    if isinstance(noun, nouns.Bearing):
        return f"bears {phrase(noun.what, talk.book).a()}"
    if isinstance(noun, nouns.Has) and noun.keyword is traits.Keyword.DEFENDER:
        return "has defender"
    if isinstance(noun, (nouns.Skirmishing, nouns.Assigned, nouns.Exhausted, nouns.InPlay)):
        return f"{talk.is_} {talk.book.say(noun)}"
    return f"{talk.is_} {phrase(noun, talk.book).a()}"


def site_numbers(word: values.AtSites, any_of: str = "") -> str:
    """“site 4 or 5”, “sites 1–4”, “any of sites 1–4”."""
    if word.last == word.first + 1:
        return f"site {word.first} or {word.last}"
    return f"site {word.first} or later" if word.last == 9 else f"{any_of}sites {word.first}–{word.last}"


def kind_of_site(word: values.AtSite | values.BearerAtSite, talk: CardSentence) -> str:
    """“a plains site”, “a sanctuary”."""
    return an(f"{talk.book.say(word.keyword)}{'' if word.keyword is traits.Keyword.SANCTUARY else ' site'}")


REFUSED: dict[type, str] = {
    values.CanSpot: "you cannot spot {noun:count}",
    values.YouAreFreePeoples: "you are a Shadow player",
    values.RingWorn: "the Ring-bearer does not wear the One Ring",
}
CONDITIONS: dict[type | str, Any] = {
    values.Nope: refused,
    values.BothHold: whole,
    values.OneHolds: whole,
    values.CanSpot: can_spot,
    values.ItIs: lambda word, talk: f"{talk.it} {is_such(word.noun, talk)}",
    values.ThisIs: lambda word, talk: f"{talk.this} {is_such(word.noun, talk)}",
    values.BearerIs: lambda word, talk: f"bearer {is_such(word.noun, talk)}",
    values.AtSite: Opening("the fellowship {is_} at ", kind_of_site),
    values.AtSites: Opening("the fellowship {is_} at ", lambda word, talk: site_numbers(word)),
    values.AtItsOwnSite: Opening("the fellowship {is_} at ", "{bearer}"),
    values.BearerAtSite: lambda word, talk: f"bearer {talk.is_} at {kind_of_site(word, talk)}",
    values.BurdensAtMost: "the Ring-bearer has {count} or fewer burdens",
    values.CanSpotBurdens: Opening("you can spot ", "{count:burden}"),
    values.TwilightBelow: "the twilight pool has fewer than {count:twilight token}",
    values.RingWorn: "the Ring-bearer wears the One Ring",
    values.InPhase: "it {is_} the {phase}",
    values.InSupportArea: "{this} {is_} in your support area",
    values.OnACharacter: "{this} {is_} borne by a character",
    values.OnlyRaceIs: "every companion in the fellowship {is_} a {race}",
    values.DeadCompanionsAtLeast: "at least {count:companion} are in the dead pile",
    values.BurdensAndDeadAtLeast: "the burdens and the companions in the dead pile are at least {count} together",
    values.DrawDeckEmpty: "the Free Peoples player’s draw deck {is_} empty",
    values.OpponentHolds: "an opponent has at least {count:card} in hand",
    values.BearerStoodAside: "bearer was not assigned to a skirmish this turn and another companion was",
    values.YouAreFreePeoples: "you are the Free Peoples player",
}
