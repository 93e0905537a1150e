"""One English sentence while it is being said: what it has named, and how it calls targets, players, numbers and conditions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from onetable.core.word import Word
from onetable.games.tcg import traits
from onetable.games.tcg.speech import pronouns
from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.speech.parts import Condition, Filter, Target
from onetable.games.tcg.text.book import CardBook, signed
from onetable.games.tcg.text.en.nouns import assembled, bearer, named, phrase
from onetable.games.tcg.text.phrases import within
from onetable.games.tcg.text.taking_apart import flat
from onetable.games.tcg.words import hands, nouns, targets, values
from onetable.language.en.nouns import counted, several


@dataclass
class CardSentence:
    """What a sentence remembers. `mild`: after “to” or “may” a verb stands bare, otherwise other players “must”."""

    book: CardBook
    it: str = "it"
    mild: bool = True
    player: str = ""  # who was last made to do something
    prevented: str = "that"  # what can be prevented
    skirmish: str = "a skirmish"
    is_: str = "is"  # “is not” in a condition that is denied
    lifts: bool = False  # whether a condition at the beginning of what is done goes to the moment before it
    lifted: list[Word] = field(default_factory=list)
    called: dict[Word, str] = field(default_factory=dict)

    def name(self, noun: Word) -> str:
        """A noun with its article; from here on the sentence can call it “that”."""
        found = phrase(noun, self.book)
        self.it = self.called[noun] = found.that()
        return found.a()

    def remember(self, noun: Word, count: object) -> str:
        """So many of a noun."""
        found = phrase(noun, self.book)
        self.it = self.called[noun] = found.that()
        return found.count(count)


# ---- targets and players


def target(word: Word, talk: CardSentence) -> str:
    """What a verb acts on."""
    book = talk.book
    if isinstance(word, targets.A):
        count = word.count if isinstance(word.count, int) else "X"
        return talk.remember(word.noun, count)
    if isinstance(word, targets.Each):
        found = phrase(word.noun, book)
        talk.it = found.that()
        return found.each()
    if isinstance(word, pronouns.The):
        talk.it = several([book.say(card, "card") for card in word.these])
        return talk.it
    if isinstance(word, targets.That):
        return talk.called.get(word.noun, phrase(word.noun, book).that())
    if isinstance(word, pronouns.This):
        return named(book.speaker, book)
    return bearer(book.speaker) if isinstance(word, pronouns.ItsBearer) else talk.it


PLAYERS: dict[object, str] = {
    targets.FreePeoples: "the Free Peoples player",
    targets.AnOpponent: "an opponent",
    targets.ThatPlayer: "that player",
    targets.AnyPlayer: "a player",
    targets.ItsPlayer: "its player",
}


def by(who: targets.Who, verb: str | Callable[[str], str], talk: CardSentence) -> str:
    """Somebody does something, perhaps with what is “your” or “their” own."""
    done = verb if isinstance(verb, str) else verb("your" if isinstance(who, targets.You) else "their")
    if isinstance(who, targets.You):
        return done
    if isinstance(who, targets.ThatPlayer) and talk.player:
        return done
    talk.player = talk.book.say(Player(who.seat)) if isinstance(who, targets.Chosen) else PLAYERS[type(who)]
    return f"make {talk.player} {done}" if talk.mild else f"{talk.player} must {done}"


# ---- numbers


def for_each(word: Word, talk: CardSentence) -> str:
    """What is counted."""
    book = talk.book
    if isinstance(word, values.ForEach):
        found = phrase(word.noun, book)
        return f"for each {'other ' if found.other else ''}{found.one()} you can spot"
    if isinstance(word, values.ForEachOver):
        return f"for each {phrase(word.noun, book).one()} over {word.number}"
    if isinstance(word, values.ForEachRace):
        return f"for each of these races among your companions: {several([book.say(race) for race in word.races])}"
    if isinstance(word, hands.ForEachInHand):
        return f"for each {phrase(word.noun, book).one()} revealed"
    if isinstance(word, values.ForEachBurden):
        return "for each burden"
    return "for each card in their dead pile" if isinstance(word, values.ForEachDead) else within(word, "per", talk, field_text)


def change(by_: object, talk: CardSentence) -> str:
    """A change of a number: “+2”, “+1 for each …”."""
    if isinstance(by_, int):
        return signed(by_)
    if isinstance(by_, values.Or):
        return f"{signed(by_.plain)} (or {signed(by_.better)} if {condition(by_.when, talk)})"
    if isinstance(by_, values.ChosenNumber):
        return "+X"
    if isinstance(by_, values.StrengthOf):
        return f"+X, where X is the strength of {target(by_.target, talk)}"
    if isinstance(by_, values.Times):
        if isinstance(by_.of_what, values.ChosenNumber):
            return f"{signed(by_.factor)[0]}X"
        return f"{signed(by_.factor)} {for_each(by_.of_what, talk)}"
    assert isinstance(by_, Word)
    limit = getattr(by_, "limit", 99)
    return f"+1 {for_each(by_, talk)}{f' (limit +{limit})' if limit != 99 else ''}"


def amounting(count: object, noun: str, talk: CardSentence) -> tuple[str, str]:
    """A number of things, and what follows it: “2 cards”, “1 burden” “(or 2 if …)”, “3 cards” “for each …”."""
    if isinstance(count, int):
        return counted(count, noun), ""
    if isinstance(count, values.ChosenNumber):
        return counted("X", noun), ""
    if isinstance(count, values.Or):
        return counted(count.plain, noun), f" (or {count.better} if {condition(count.when, talk)})"
    if isinstance(count, values.Times):
        return counted(count.factor, noun), f" {for_each(count.of_what, talk)}"
    assert isinstance(count, Word)
    return counted(1, noun), f" {for_each(count, talk)}"


def amount(count: object, noun: str, talk: CardSentence) -> str:
    """The same at once."""
    return "".join(amounting(count, noun, talk))


def tokens(count: object, talk: CardSentence) -> str:
    """Twilight: “(2)”, “(1) for each …”."""
    if isinstance(count, int):
        return f"({count})"
    if isinstance(count, values.ChosenNumber):
        return "(X)"
    if isinstance(count, values.Times):
        return f"({count.factor}) {for_each(count.of_what, talk)}"
    assert isinstance(count, Word)
    return f"(1) {for_each(count, talk)}"


# ---- conditions


def condition(word: Word, talk: CardSentence) -> str:
    """What holds, as a clause."""
    return within(word, "if", talk, field_text)


def field_text(value: object, talk: CardSentence) -> str:
    """A field of a word, where a phrase names it."""
    if isinstance(value, Target):
        return target(value, talk)
    if isinstance(value, Filter):
        return talk.name(value)
    return condition(value, talk) if isinstance(value, Condition) else talk.book.say(value)


def refused(word: Word, talk: CardSentence) -> str:
    """What does not hold."""
    if isinstance(word, values.CanSpot):
        return f"you cannot spot {phrase(word.noun, talk.book).count(word.count)}"
    if isinstance(word, values.YouAreFreePeoples):
        return "you are a Shadow player"
    if isinstance(word, values.RingWorn):
        return "the Ring-bearer does not wear the One Ring"
    talk.is_ = "is not"
    text = condition(word, talk)
    talk.is_ = "is"
    return text


def parted(word: Word, talk: CardSentence) -> tuple[str, str]:
    """What a condition begins with like others of its kind, and the rest of it."""
    if type(word) in OPENINGS:
        opening, rest = OPENINGS[type(word)]
        return opening.format(talk.is_), rest(word, talk)
    if isinstance(word, values.CanSpot) and is_plainly_spotted(word):
        return "you can spot ", phrase(word.noun, talk.book).count(word.count)
    if isinstance(word, (values.BothHold, values.OneHolds)):
        last = "and" if isinstance(word, values.BothHold) else "or"
        (opening, left), (other, right) = parted(word.left, talk), parted(word.right, talk)
        return opening, f"{left} {last} {right if opening == other else other + right}"
    return "", condition(word, talk)


def whole(word: Word, talk: CardSentence) -> str:
    """A condition; what several begin with is said once."""
    return "".join(parted(word, talk))


def is_plainly_spotted(word: values.CanSpot) -> bool:
    """Whether what is spotted is neither the Ring-bearer, who is always there, nor somebody in the skirmish."""
    parts = flat(word.noun)
    return not (nouns.RING_BEARER in parts and len(parts) == 2) and nouns.IN_THE_SKIRMISH not in parts


def can_spot(word: values.CanSpot, talk: CardSentence) -> str:
    """“you can spot 2 Elves”; of the Ring-bearer what is said is said at once."""
    parts = flat(word.noun)
    if nouns.RING_BEARER in parts and len(parts) == 2:
        return f"the Ring-bearer {is_such(parts[1], talk)}"
    if nouns.IN_THE_SKIRMISH in parts:
        who = assembled([part for part in parts if part != nouns.IN_THE_SKIRMISH], talk.book)
        return f"{who.a()} {talk.is_} in the current skirmish"
    return whole(word, talk)


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


def kind_of_site(keyword: traits.Keyword, talk: CardSentence) -> str:
    """“a plains site”, “a sanctuary”."""
    name = talk.book.say(keyword)
    text = name if keyword is traits.Keyword.SANCTUARY else f"{name} site"
    return f"{'an' if text[0] in 'aeiou' else 'a'} {text}"


OPENINGS: dict[type, tuple[str, Any]] = {
    values.AtSite: ("the fellowship {} at ", lambda word, talk: kind_of_site(word.keyword, talk)),
    values.AtSites: ("the fellowship {} at ", lambda word, talk: site_numbers(word)),
    values.AtItsOwnSite: ("the fellowship {} at ", lambda word, talk: bearer(talk.book.speaker)),
    values.CanSpotBurdens: ("you can spot ", lambda word, talk: counted(word.count, "burden")),
}
CONDITIONS: dict[type | str, Any] = {
    values.Nope: lambda word, talk: refused(word.what, talk),
    values.BothHold: whole,
    values.OneHolds: whole,
    values.CanSpot: can_spot,
    values.ItIs: lambda word, talk: f"{talk.it} {is_such(word.noun, talk)}",
    values.ThisIs: lambda word, talk: f"{named(talk.book.speaker, talk.book)} {is_such(word.noun, talk)}",
    values.BearerIs: lambda word, talk: f"bearer {is_such(word.noun, talk)}",
    values.AtSite: whole,
    values.BearerAtSite: lambda word, talk: f"bearer {talk.is_} at {kind_of_site(word.keyword, talk)}",
    values.AtSites: whole,
    values.AtItsOwnSite: whole,
    values.BurdensAtMost: lambda word, talk: f"the Ring-bearer has {word.count} or fewer burdens",
    values.CanSpotBurdens: whole,
    values.TwilightBelow: lambda word, talk: f"the twilight pool has fewer than {counted(word.count, 'twilight token')}",
    values.RingWorn: lambda word, talk: "the Ring-bearer wears the One Ring",
    values.InPhase: lambda word, talk: f"it {talk.is_} the {talk.book.say(word.phase)}",
    values.InSupportArea: lambda word, talk: f"{named(talk.book.speaker, talk.book)} {talk.is_} in your support area",
    values.OnACharacter: lambda word, talk: f"{named(talk.book.speaker, talk.book)} {talk.is_} borne by a character",
    values.OnlyRaceIs: lambda word, talk: f"every companion in the fellowship {talk.is_} a {talk.book.say(word.race)}",
    values.DeadCompanionsAtLeast: lambda word, talk: f"at least {counted(word.count, 'companion')} are in the dead pile",
    values.BurdensAndDeadAtLeast: lambda word, talk: f"the burdens and the companions in the dead pile are at least {word.count} together",
    values.DrawDeckEmpty: lambda word, talk: f"the Free Peoples player’s draw deck {talk.is_} empty",
    values.OpponentHolds: lambda word, talk: f"an opponent has at least {counted(word.count, 'card')} in hand",
    values.BearerStoodAside: lambda word, talk: "bearer was not assigned to a skirmish this turn and another companion was",
    values.YouAreFreePeoples: lambda word, talk: "you are the Free Peoples player",
}
