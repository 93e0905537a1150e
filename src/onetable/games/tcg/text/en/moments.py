"""English moments: “each time your Nazgûl wins a skirmish”, “when you play this minion”."""

from __future__ import annotations

from typing import Any

from onetable.games.tcg.text import lexicon as words
from onetable.games.tcg.text.en.nouns import phrase
from onetable.games.tcg.text.en.sentence import CardSentence
from onetable.games.tcg.text.taking_apart import flat, happens_once, joined


def after(word: words.After, talk: CardSentence) -> str:
    """After it has happened."""
    parts = flat(word.noun)
    as_bearer = words.RING_BEARER in parts and talk.phrase(word.noun).heads != ("the Ring-bearer",)
    who = joined([part for part in parts if part != words.RING_BEARER]) if as_bearer else word.noun
    return f"{talk.call(who)} {happened(word.verb, talk)}{' as the Ring-bearer' * as_bearer}"


def happened(verb: type, talk: CardSentence) -> str:
    """What has happened to somebody."""
    return str(talk.book.own(verb, "happened")).format(skirmish=talk.skirmish)


def link_of(word: words.Word, first: str, does: words.Deed) -> str:
    """“each time ”, “if ”, “when ” of what happens once; nothing before a time."""
    if isinstance(word, words.BoundaryMoment):
        return ""
    return "when " if happens_once(word, does) and first == "each time" else f"{first} "


COMING: dict[type, str] = {words.Wound: "take a wound", words.Exert: "exert", words.Heal: "heal"}
HAPPENED: dict[type, str] = {
    words.WereAssigned: "is assigned to {skirmish}",
    words.PutOnTheRing: "puts on the One Ring",
    words.Kill: "is killed",
    words.Exert: "exerts",
    words.Wound: "takes a wound",
    words.WereDiscarded: "is discarded from play",
}

MOMENTS: dict[object, Any] = {
    words.AboutTo: lambda word, talk: f"{talk.name(word.noun)} is about to {talk.book.own(word.verb, 'coming')}",
    words.After: after,
    words.YouPlayThis: "you play {this}",
    words.YouPlay: "you play {what}{on:upon}",
    words.IsPlayed: "{what} is played{on:upon}",
    words.EventIsPlayed: lambda word, talk: f"{phrase(word.noun, talk.book, 'event').someone} is played",
    words.FellowshipMoves: "the fellowship moves",
    words.Arrives: lambda word, talk: f"the fellowship moves to {phrase(word.site, talk.book, 'site').a}",
    words.Leaves: lambda word, talk: f"the fellowship moves from {phrase(word.site, talk.book, 'site').a}",
    words.Wins: {"over": "{noun:call} wins {skirmish} against {over:a}", "": "{noun:call} wins {skirmish}"},
    words.Loses: {"to": "{noun:call} loses {skirmish} to {to:a}", "": "{noun:call} loses {skirmish}"},
    words.Kills: {"in_skirmish": "{by:a} kills {noun} in {skirmish}", "": "{by:a} kills {noun}"},
    words.KilledBeside: "{noun} is killed in {skirmish} involving {involving:a}",
    words.StartOfTurn: "at the start of each of your turns",
    words.EndOfTurn: "at the end of the turn",
    words.StartOfPhase: "at the start of each {phase}",
    words.StartOfYourShadowPhase: "at the start of each of your Shadow phases",
    words.EndOfYourShadowPhase: "at the end of each of your Shadow phases",
    words.EndOfSkirmish: "at the end of {skirmish} phase",
}
