"""English moments: “each time your Nazgûl wins a skirmish”, “when you play this minion”."""

from __future__ import annotations

from typing import Any

from onetable.core.word import Word
from onetable.games.tcg.text.en.nouns import phrase
from onetable.games.tcg.text.en.sentence import CardSentence
from onetable.games.tcg.text.simple_words import Arrives, EventIsPlayed, FellowshipMoves, IsPlayed, Leaves, YouPlay, YouPlayThis
from onetable.games.tcg.text.taking_apart import flat, joined
from onetable.games.tcg.words import announcements, nouns, triggers, verbs


def after(word: triggers.After, talk: CardSentence) -> str:
    """After it has happened."""
    parts = flat(word.noun)
    as_bearer = nouns.RING_BEARER in parts and talk.phrase(word.noun).heads != ("the Ring-bearer",)
    who = joined([part for part in parts if part != nouns.RING_BEARER]) if as_bearer else word.noun
    return f"{talk.call(who)} {happened(word.verb, talk)}{' as the Ring-bearer' * as_bearer}"


def happened(verb: type, talk: CardSentence) -> str:
    """What has happened to somebody."""
    return str(talk.book.own(verb, "happened")).format(skirmish=talk.skirmish)


def link_of(word: Word, first: str) -> str:
    """“each time ”, “if ”, “when ” of what happens once; nothing before a time."""
    if isinstance(word, triggers.BoundaryMoment):
        return ""
    once = isinstance(word, triggers.After) and word.noun == nouns.ITSELF
    return "when " if once and first == "each time" else f"{first} "


COMING: dict[type, str] = {verbs.Wound: "take a wound", verbs.Exert: "exert", verbs.Heal: "heal"}
HAPPENED: dict[type, str] = {
    announcements.WereAssigned: "is assigned to {skirmish}",
    verbs.PutOnTheRing: "puts on the One Ring",
    verbs.Kill: "is killed",
    verbs.Exert: "exerts",
    verbs.Wound: "takes a wound",
    announcements.WereDiscarded: "is discarded from play",
}

MOMENTS: dict[type | str, Any] = {
    triggers.AboutTo: lambda word, talk: f"{talk.name(word.noun)} is about to {talk.book.own(word.verb, 'coming')}",
    triggers.After: after,
    YouPlayThis: "you play {this}",
    YouPlay: "you play {what}{on:upon}",
    IsPlayed: "{what} is played{on:upon}",
    EventIsPlayed: lambda word, talk: f"{phrase(word.noun, talk.book, 'event').someone()} is played",
    FellowshipMoves: "the fellowship moves",
    Arrives: lambda word, talk: f"the fellowship moves to {phrase(word.site, talk.book, 'site').a()}",
    Leaves: lambda word, talk: f"the fellowship moves from {phrase(word.site, talk.book, 'site').a()}",
    triggers.Wins: {"over": "{noun:call} wins {skirmish} against {over:a}", "": "{noun:call} wins {skirmish}"},
    triggers.Loses: {"to": "{noun:call} loses {skirmish} to {to:a}", "": "{noun:call} loses {skirmish}"},
    triggers.Kills: {"in_skirmish": "{by:a} kills {noun} in {skirmish}", "": "{by:a} kills {noun}"},
    triggers.KilledBeside: "{noun} is killed in {skirmish} involving {involving:a}",
    triggers.StartOfTurn: "at the start of each of your turns",
    triggers.EndOfTurn: "at the end of the turn",
    triggers.StartOfPhase: "at the start of each {phase}",
    triggers.StartOfYourShadowPhase: "at the start of each of your Shadow phases",
    triggers.EndOfYourShadowPhase: "at the end of each of your Shadow phases",
    triggers.EndOfSkirmish: "at the end of {skirmish} phase",
}
