"""Japanese moments, plain clauses in the present: “ドワーフが交戦に勝つ”, “自分の各ターンの開始時”."""

from __future__ import annotations

from typing import Any

from onetable.games.tcg.text import lexicon as words
from onetable.games.tcg.text.ja.nouns import phrase
from onetable.games.tcg.text.ja.sentence import CardSentence
from onetable.language.ja.verbs import Happening


def about_to(word: words.AboutTo, talk: CardSentence) -> Happening:
    """Before it happens."""
    return Happening(f"{talk.call(word.noun)}が", f"{talk.during}{talk.book.own(word.verb, 'coming')}", "とする", is_coming=True)


def event_is_played(word: words.EventIsPlayed, talk: CardSentence) -> Happening:
    """Of an event it is said that it is one."""
    talk.it = talk.called[word.noun] = "そのイベント"
    return Happening(f"{phrase(word.noun, talk.book, 'イベント').one}が", "", "プレイされる")


def at_site(verb: str) -> Any:
    """“旅の仲間がこの地点に移動する”."""
    return lambda word, talk: Happening("旅の仲間が", f"{talk.during}{phrase(word.site, talk.book, '地点').one}", verb)


def loses(word: words.Loses, talk: CardSentence) -> Happening:
    """“手下が所持者との交戦に負ける”, “この交戦で手下がそのエルフに負ける”."""
    against = "{to:one}に負ける" if talk.during else "{to:one}との交戦に負ける" if word.to is not None else "交戦に負ける"
    return talk.happening(("{during}{noun:call}が", against), word)


COMING: dict[type, str] = {words.Wound: "負傷しよう", words.Exert: "疲労しよう", words.Heal: "治療されよう"}
HAPPENED: dict[type, str] = {
    words.WereAssigned: "交戦に割り当てられる",
    words.PutOnTheRing: "一つの指輪をはめる",
    words.Kill: "死亡する",
    words.Exert: "疲労する",
    words.Wound: "負傷する",
    words.WereDiscarded: "場から捨てられる",
}

MOVES = "移動する"  # no matter where
MOMENTS: dict[object, Any] = {
    words.AboutTo: about_to,
    words.After: lambda word, talk: Happening(f"{talk.call(word.noun)}が", "", str(talk.book.own(word.verb, "happened"))),
    words.YouPlayThis: ("", "{this}をプレイする"),
    words.YouPlay: ("", "{on:onto}{what:call}をプレイする"),
    words.IsPlayed: ("{on:onto}{what:call}が", "プレイされる"),
    words.EventIsPlayed: event_is_played,
    words.FellowshipMoves: ("旅の仲間が", MOVES),
    words.Arrives: at_site("に移動する"),
    words.Leaves: at_site("を離れる"),
    words.Wins: {"over": ("{noun:call}が", "{over:one}との交戦に勝つ"), "": ("{noun:call}が", "交戦に勝つ")},
    words.Loses: loses,
    words.Kills: {"in_skirmish": ("{by:one}が", "交戦で{noun:call}を死亡させる"), "": ("{by:one}が", "{noun:call}を死亡させる")},
    words.KilledBeside: ("{involving:one}が", "参加している交戦で{noun:call}が死亡する"),
    words.StartOfTurn: "自分の各ターンの開始時",
    words.EndOfTurn: "ターンの終了時",
    words.StartOfPhase: "各{phase}の開始時",
    words.StartOfYourShadowPhase: "自分の各影フェイズの開始時",
    words.EndOfYourShadowPhase: "自分の各影フェイズの終了時",
    words.EndOfSkirmish: "交戦フェイズの終了時",
}
