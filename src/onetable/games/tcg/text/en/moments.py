"""English moments: “each time your Nazgûl wins a skirmish”, “when you play this minion”."""

from __future__ import annotations

from typing import Any

from onetable.core.word import Word
from onetable.games.tcg.mechanics.windows import EventPlayed
from onetable.games.tcg.text.book import CardBook
from onetable.games.tcg.text.en.nouns import phrase
from onetable.games.tcg.text.en.sentence import CardSentence
from onetable.games.tcg.text.taking_apart import flat, joined
from onetable.games.tcg.words import announcements, nouns, triggers, verbs
from onetable.games.tcg.words.announcements import ArrivesAt, LeavesSite, Moves, Played, WereAssigned


def moment(word: Word, talk: CardSentence) -> str:
    """What a text answers, as a clause; from here on the sentence knows whom it happened to."""
    return str(talk.said(word, "moment"))


def moment_alone(word: Word, book: CardBook) -> str:
    """What a text answers, by itself."""
    return moment(word, CardSentence(book))


def after(word: triggers.After, talk: CardSentence) -> str:
    """After it has happened."""
    if word.verb is Played:
        return played(word.noun, talk)
    if word.verb in (ArrivesAt, LeavesSite, Moves):
        return moved(word, talk)
    if word.verb is EventPlayed:
        return f"{someone(word.noun, talk, 'event')} is played"
    parts = flat(word.noun)
    as_bearer = nouns.RING_BEARER in parts and phrase(word.noun, talk.book).heads != ("the Ring-bearer",)
    who = joined([part for part in parts if part != nouns.RING_BEARER]) if as_bearer else word.noun
    return f"{someone(who, talk)} {happened(word.verb, talk)}{' as the Ring-bearer' * as_bearer}"


def happened(verb: type, talk: CardSentence) -> str:
    """What has happened to somebody."""
    return str(talk.book.own(verb, "happened")).format(skirmish=talk.skirmish)


def someone(noun: Word, talk: CardSentence, head: str = "card") -> str:
    """“your Nazgûl”, “an Elf”; from here on the sentence can call it “that”."""
    talk.name(noun)
    return phrase(noun, talk.book, head).someone()


COMING: dict[type, str] = {verbs.Wound: "take a wound", verbs.Exert: "exert", verbs.Heal: "heal"}
HAPPENED: dict[type, str] = {
    WereAssigned: "is assigned to {skirmish}",
    verbs.PutOnTheRing: "puts on the One Ring",
    verbs.Kill: "is killed",
    verbs.Exert: "exerts",
    verbs.Wound: "takes a wound",
    announcements.WereDiscarded: "is discarded from play",
}


def played(noun: Word, talk: CardSentence) -> str:
    """“you play an Elf”, “a minion is played”, “you play a weapon on this minion”."""
    parts = flat(noun)
    if noun == nouns.ITSELF:
        talk.it = talk.this
        return f"you play {talk.it}"
    on = "".join([f" on {phrase(part.bearer, talk.book).a()}" for part in parts if isinstance(part, nouns.BorneBy)])
    found = phrase(joined([part for part in parts if not isinstance(part, (nouns.BorneBy, nouns.Yours))]), talk.book)
    talk.it = found.that()
    return f"you play {found.a()}{on}" if nouns.YOURS in parts else f"{found.a()} is played{on}"


def moved(word: triggers.After, talk: CardSentence) -> str:
    """“the fellowship moves to this site”."""
    if word.verb is Moves or word.noun == nouns.ANYTHING:
        return "the fellowship moves"
    return f"the fellowship moves {'to' if word.verb is ArrivesAt else 'from'} {phrase(word.noun, talk.book, 'site').a()}"


def of_someone(template: str) -> Any:
    """Something that somebody does."""
    return lambda word, talk: f"{someone(word.noun, talk)} {talk.fill(template, word)}"


MOMENTS: dict[type | str, Any] = {
    triggers.AboutTo: lambda word, talk: f"{talk.name(word.noun)} is about to {talk.book.own(word.verb, 'coming')}",
    triggers.After: after,
    triggers.Wins: {"over": of_someone("wins {skirmish} against {over:a}"), "": of_someone("wins {skirmish}")},
    triggers.Loses: {"to": of_someone("loses {skirmish} to {to:a}"), "": of_someone("loses {skirmish}")},
    triggers.Kills: {"in_skirmish": "{by:a} kills {noun} in {skirmish}", "": "{by:a} kills {noun}"},
    triggers.KilledBeside: "{noun} is killed in {skirmish} involving {involving:a}",
    triggers.StartOfTurn: "at the start of each of your turns",
    triggers.EndOfTurn: "at the end of the turn",
    triggers.StartOfPhase: "at the start of each {phase}",
    triggers.StartOfYourShadowPhase: "at the start of each of your Shadow phases",
    triggers.EndOfYourShadowPhase: "at the end of each of your Shadow phases",
    triggers.EndOfSkirmish: "at the end of {skirmish} phase",
}


def opening(word: Word, talk: CardSentence, first: str) -> str:
    """“each time …”, “when you play this minion”, “at the start of …”."""
    text = moment(word, talk)
    if text.startswith("at the "):
        return text
    once = isinstance(word, triggers.After) and word.noun == nouns.ITSELF
    return f"{'when' if once and first == 'each time' else first} {text}"
