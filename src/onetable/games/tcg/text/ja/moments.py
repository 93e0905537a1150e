"""Japanese moments, plain clauses in the present: “ドワーフが交戦に勝つ”, “自分の各ターンの開始時”."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from onetable.core.word import Word
from onetable.games.tcg.mechanics.windows import EventPlayed
from onetable.games.tcg.text.book import CardBook
from onetable.games.tcg.text.ja.nouns import phrase
from onetable.games.tcg.text.ja.sentence import CardSentence
from onetable.games.tcg.text.taking_apart import flat, joined
from onetable.games.tcg.words import announcements, nouns, triggers, verbs
from onetable.games.tcg.words.announcements import ArrivesAt, LeavesSite, Moves, Played, WereAssigned
from onetable.language.ja.verbs import past


@dataclass(frozen=True)
class Happening:
    """What a text answers: to whom it happens, what, and the verb; a time has none."""

    who: str
    what: str
    verb: str = ""
    is_coming: bool = False  # before it happens

    @property
    def said(self) -> str:
        """手下が交戦に負ける."""
        return self.who + self.what + self.verb

    @property
    def then(self) -> str:
        """交戦に負けた時, without saying of whom."""
        return f"{self.what}{self.verb if self.is_coming else past(self.verb)}時"

    def opening(self, each: bool) -> str:
        """“……たびに”, “……した時”, “……の開始時に”."""
        if not self.verb:
            return f"{self.said}に"
        return f"{self.said}たびに" if each else self.who + self.then


def moment(word: Word, talk: CardSentence) -> Happening:
    """What a text answers; from here on the sentence knows whom it happened to."""
    row: Any = talk.book.own(type(word), "moment")
    if not isinstance(row, str):
        found: Happening = row(word, talk)
        return found
    said = talk.clause_of(row, word)
    return Happening("", said.before, said.verb)


def moment_alone(word: Word, book: CardBook) -> str:
    """What a text answers, by itself."""
    return moment(word, CardSentence(book)).said


def about_to(word: triggers.AboutTo, talk: CardSentence) -> Happening:
    """Before it happens."""
    return Happening(f"{talk.call(word.noun)}が", f"{talk.during}{talk.book.own(word.verb, 'coming')}", "とする", is_coming=True)


COMING: dict[type, str] = {verbs.Wound: "負傷しよう", verbs.Exert: "疲労しよう", verbs.Heal: "治療されよう"}
HAPPENED: dict[type, str] = {
    WereAssigned: "交戦に割り当てられる",
    verbs.PutOnTheRing: "一つの指輪をはめる",
    verbs.Kill: "死亡する",
    verbs.Exert: "疲労する",
    verbs.Wound: "負傷する",
    announcements.WereDiscarded: "場から捨てられる",
}


def after(word: triggers.After, talk: CardSentence) -> Happening:
    """After it has happened."""
    if word.verb is Played:
        return played(word.noun, talk)
    if word.verb in (ArrivesAt, LeavesSite, Moves):
        return moved(word, talk)
    if word.verb is EventPlayed:
        talk.it = talk.called[word.noun] = "そのイベント"
        return Happening(f"{phrase(word.noun, talk.book, 'イベント').one()}が", "", "プレイされる")
    return Happening(f"{talk.call(word.noun)}が", "", str(talk.book.own(word.verb, "happened")))


def played(noun: Word, talk: CardSentence) -> Happening:
    """“エルフをプレイする”, “手下がプレイされる”."""
    parts = flat(noun)
    if noun == nouns.ITSELF:
        talk.it = talk.this
        return Happening("", f"{talk.it}を", "プレイする")
    on = "".join([f"{phrase(part.bearer, talk.book).one()}に" for part in parts if isinstance(part, nouns.BorneBy)])
    found = phrase(joined([part for part in parts if not isinstance(part, (nouns.BorneBy, nouns.Yours))]), talk.book)
    talk.it = talk.called[noun] = found.that()
    if nouns.YOURS in parts:
        return Happening("", f"{on}{found.one()}を", "プレイする")
    return Happening(f"{on}{found.one()}が", "", "プレイされる")


def moved(word: triggers.After, talk: CardSentence) -> Happening:
    """“旅の仲間がこの地点に移動する”."""
    if word.verb is Moves or word.noun == nouns.ANYTHING:
        return Happening("旅の仲間が", "", MOVES)
    where = phrase(word.noun, talk.book, "地点").one()
    return Happening("旅の仲間が", f"{talk.during}{where}", "に移動する" if word.verb is ArrivesAt else "を離れる")


MOVES = "移動する"  # no matter where


def wins(word: triggers.Wins, talk: CardSentence) -> Happening:
    """“自分のナズグールが交戦に勝つ”."""
    over = f"{phrase(word.over, talk.book).one()}との" if word.over is not None else ""
    return Happening(f"{talk.call(word.noun)}が", f"{over}交戦に", "勝つ")


def loses(word: triggers.Loses, talk: CardSentence) -> Happening:
    """“手下が所持者との交戦に負ける”, “この交戦で手下がそのエルフに負ける”."""
    to = phrase(word.to, talk.book).one() if word.to is not None else ""
    where = f"{to}に" if talk.during else f"{to}との交戦に" if to else "交戦に"
    return Happening(f"{talk.during}{talk.call(word.noun)}が", where, "負ける")


def time(said: str) -> Any:
    """When a time comes."""
    return lambda word, talk: Happening("", talk.fill(said, word))


MOMENTS: dict[type | str, Any] = {
    triggers.AboutTo: about_to,
    triggers.After: after,
    triggers.Wins: wins,
    triggers.Loses: loses,
    triggers.Kills: lambda word, talk: Happening(
        f"{phrase(word.by, talk.book).one()}が", f"{'交戦で' if word.in_skirmish else ''}{talk.call(word.noun)}を", "死亡させる"
    ),
    triggers.KilledBeside: lambda word, talk: Happening(
        f"{phrase(word.involving, talk.book).one()}が参加している交戦で{talk.call(word.noun)}が", "", "死亡する"
    ),
    triggers.StartOfTurn: time("自分の各ターンの開始時"),
    triggers.EndOfTurn: time("ターンの終了時"),
    triggers.StartOfPhase: time("各{phase}の開始時"),
    triggers.StartOfYourShadowPhase: time("自分の各影フェイズの開始時"),
    triggers.EndOfYourShadowPhase: time("自分の各影フェイズの終了時"),
    triggers.EndOfSkirmish: time("交戦フェイズの終了時"),
}
