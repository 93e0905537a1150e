"""English moments: “each time your Nazgûl wins a skirmish”, “when you play this minion”."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from onetable.core.word import Word
from onetable.games.tcg.mechanics.windows import EventPlayed
from onetable.games.tcg.text.book import CardBook
from onetable.games.tcg.text.en.nouns import assembled, called, named, phrase
from onetable.games.tcg.text.en.sentence import CardSentence, field_text
from onetable.games.tcg.text.phrases import within
from onetable.games.tcg.text.taking_apart import flat
from onetable.games.tcg.words import announcements, nouns, triggers, verbs
from onetable.games.tcg.words.announcements import ArrivesAt, LeavesSite, Moves, Played, WereAssigned


def moment(word: Word, talk: CardSentence) -> str:
    """What a text answers, as a clause; from here on the sentence knows whom it happened to."""
    return within(word, "moment", talk, field_text)


def moment_alone(word: Word, book: CardBook) -> str:
    """What a text answers, by itself."""
    return moment(word, CardSentence(book))


def about_to(word: triggers.AboutTo, talk: CardSentence) -> str:
    """Before it happens."""
    return f"{talk.name(word.noun)} is about to {talk.book.own(word.verb, 'coming')}"


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
    who = someone(word.noun, talk) if not as_bearer else bearing_the_ring(parts, talk)
    return f"{who} {happened(word.verb, talk)}{' as the Ring-bearer' * as_bearer}"


def happened(verb: type, talk: CardSentence) -> str:
    """What has happened to somebody."""
    return str(talk.book.own(verb, "happened")).format(skirmish=talk.skirmish)


def bearing_the_ring(parts: Sequence[Word], talk: CardSentence) -> str:
    """Somebody by name of whom it is said later that he is the Ring-bearer."""
    found = assembled([part for part in parts if part != nouns.RING_BEARER], talk.book)
    talk.it = found.that()
    return found.a()


def someone(noun: Word, talk: CardSentence, head: str = "card") -> str:
    """“your Nazgûl”, “an Elf”; from here on the sentence can call it “that”."""
    found = called(phrase(noun, talk.book), head)
    talk.name(noun)
    return f"your {found.one()}" if found.yours else found.a()


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
        talk.it = named(talk.book.speaker, talk.book)
        return f"you play {talk.it}"
    on = "".join([f" on {phrase(part.bearer, talk.book).a()}" for part in parts if isinstance(part, nouns.BorneBy)])
    found = assembled([part for part in parts if not isinstance(part, (nouns.BorneBy, nouns.Yours))], talk.book)
    talk.it = found.that()
    return f"you play {found.a()}{on}" if nouns.YOURS in parts else f"{found.a()} is played{on}"


def moved(word: triggers.After, talk: CardSentence) -> str:
    """“the fellowship moves to this site”."""
    if word.verb is Moves or word.noun == nouns.ANYTHING:
        return "the fellowship moves"
    way = "to" if word.verb is ArrivesAt else "from"
    return f"the fellowship moves {way} {called(phrase(word.noun, talk.book), 'site').a()}"


def wins(word: triggers.Wins, talk: CardSentence) -> str:
    """“your Nazgûl wins a skirmish against an Elf”."""
    against = f" against {phrase(word.over, talk.book).a()}" if word.over is not None else ""
    return f"{someone(word.noun, talk)} wins {talk.skirmish}{against}"


def loses(word: triggers.Loses, talk: CardSentence) -> str:
    """“a minion loses a skirmish to bearer”."""
    return f"{someone(word.noun, talk)} loses {talk.skirmish}" + (f" to {phrase(word.to, talk.book).a()}" if word.to is not None else "")


def kills(word: triggers.Kills, talk: CardSentence) -> str:
    """“a Sauron Orc kills a companion”."""
    killer = phrase(word.by, talk.book).a()
    return f"{killer} kills {talk.name(word.noun)}{f' in {talk.skirmish}' if word.in_skirmish else ''}"


MOMENTS: dict[type | str, Any] = {
    triggers.AboutTo: about_to,
    triggers.After: after,
    triggers.Wins: wins,
    triggers.Loses: loses,
    triggers.Kills: kills,
    triggers.KilledBeside: lambda word, talk: (
        f"{talk.name(word.noun)} is killed in {talk.skirmish} involving {phrase(word.involving, talk.book).a()}"
    ),
    triggers.StartOfTurn: lambda word, talk: "at the start of each of your turns",
    triggers.EndOfTurn: lambda word, talk: "at the end of the turn",
    triggers.StartOfPhase: lambda word, talk: f"at the start of each {talk.book.say(word.phase)}",
    triggers.StartOfYourShadowPhase: lambda word, talk: "at the start of each of your Shadow phases",
    triggers.EndOfYourShadowPhase: lambda word, talk: "at the end of each of your Shadow phases",
    triggers.EndOfSkirmish: lambda word, talk: f"at the end of {talk.skirmish} phase",
}


def opening(word: Word, talk: CardSentence, first: str) -> str:
    """“each time …”, “when you play this minion”, “at the start of …”."""
    text = moment(word, talk)
    if text.startswith("at the "):
        return text
    once = isinstance(word, triggers.After) and word.noun == nouns.ITSELF
    return f"{'when' if once and first == 'each time' else first} {text}"
