"""Japanese moments, plain clauses in the present: “ドワーフが交戦に勝つ”, “自分の各ターンの開始時”."""

from __future__ import annotations

from typing import Any

from onetable.games.tcg.text.ja.nouns import phrase
from onetable.games.tcg.text.ja.sentence import CardSentence
from onetable.games.tcg.text.simple_words import Arrives, EventIsPlayed, FellowshipMoves, IsPlayed, Leaves, YouPlay, YouPlayThis
from onetable.games.tcg.words import announcements, triggers, verbs
from onetable.language.ja.verbs import Happening


def about_to(word: triggers.AboutTo, talk: CardSentence) -> Happening:
    """Before it happens."""
    return Happening(f"{talk.call(word.noun)}が", f"{talk.during}{talk.book.own(word.verb, 'coming')}", "とする", is_coming=True)


def event_is_played(word: EventIsPlayed, talk: CardSentence) -> Happening:
    """Of an event it is said that it is one."""
    talk.it = talk.called[word.noun] = "そのイベント"
    return Happening(f"{phrase(word.noun, talk.book, 'イベント').one()}が", "", "プレイされる")


def at_site(verb: str) -> Any:
    """“旅の仲間がこの地点に移動する”."""
    return lambda word, talk: Happening("旅の仲間が", f"{talk.during}{phrase(word.site, talk.book, '地点').one()}", verb)


def loses(word: triggers.Loses, talk: CardSentence) -> Happening:
    """“手下が所持者との交戦に負ける”, “この交戦で手下がそのエルフに負ける”."""
    against = "{to:one}に負ける" if talk.during else "{to:one}との交戦に負ける" if word.to is not None else "交戦に負ける"
    return talk.happening(f"{{during}}{{noun:call}}が{against}", word)


COMING: dict[type, str] = {verbs.Wound: "負傷しよう", verbs.Exert: "疲労しよう", verbs.Heal: "治療されよう"}
HAPPENED: dict[type, str] = {
    announcements.WereAssigned: "交戦に割り当てられる",
    verbs.PutOnTheRing: "一つの指輪をはめる",
    verbs.Kill: "死亡する",
    verbs.Exert: "疲労する",
    verbs.Wound: "負傷する",
    announcements.WereDiscarded: "場から捨てられる",
}

MOVES = "移動する"  # no matter where
MOMENTS: dict[type | str, Any] = {
    triggers.AboutTo: about_to,
    triggers.After: lambda word, talk: Happening(f"{talk.call(word.noun)}が", "", str(talk.book.own(word.verb, "happened"))),
    YouPlayThis: "{this}をプレイする",
    YouPlay: "{on:onto}{what:call}をプレイする",
    IsPlayed: "{on:onto}{what:call}がプレイされる",
    EventIsPlayed: event_is_played,
    FellowshipMoves: f"旅の仲間が{MOVES}",
    Arrives: at_site("に移動する"),
    Leaves: at_site("を離れる"),
    triggers.Wins: {"over": "{noun:call}が{over:one}との交戦に勝つ", "": "{noun:call}が交戦に勝つ"},
    triggers.Loses: loses,
    triggers.Kills: {"in_skirmish": "{by:one}が交戦で{noun:call}を死亡させる", "": "{by:one}が{noun:call}を死亡させる"},
    triggers.KilledBeside: "{involving:one}が参加している交戦で{noun:call}が死亡する",
    triggers.StartOfTurn: "自分の各ターンの開始時",
    triggers.EndOfTurn: "ターンの終了時",
    triggers.StartOfPhase: "各{phase}の開始時",
    triggers.StartOfYourShadowPhase: "自分の各影フェイズの開始時",
    triggers.EndOfYourShadowPhase: "自分の各影フェイズの終了時",
    triggers.EndOfSkirmish: "交戦フェイズの終了時",
}
