"""Japanese moments, plain clauses in the present: “ドワーフが交戦に勝つ”, “自分の各ターンの開始時”."""

from __future__ import annotations

from typing import Any

from onetable.core.word import Word
from onetable.games.tcg.mechanics.windows import EventPlayed
from onetable.games.tcg.text.book import CardBook
from onetable.games.tcg.text.ja.grammar import past
from onetable.games.tcg.text.ja.nouns import bare, named, phrase
from onetable.games.tcg.text.ja.sentence import CardSentence, field_text
from onetable.games.tcg.text.phrases import within
from onetable.games.tcg.text.taking_apart import flat, joined
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
    return f"{talk.call(word.noun)}が{talk.during}{talk.book.own(word.verb, 'coming')}とする"


COMING: dict[type, str] = {verbs.Wound: "負傷しよう", verbs.Exert: "疲労しよう", verbs.Heal: "治療されよう"}
HAPPENED: dict[type, str] = {
    WereAssigned: "交戦に割り当てられる",
    verbs.PutOnTheRing: "一つの指輪をはめる",
    verbs.Kill: "死亡する",
    verbs.Exert: "疲労する",
    verbs.Wound: "負傷する",
    announcements.WereDiscarded: "場から捨てられる",
}


def after(word: triggers.After, talk: CardSentence) -> str:
    """After it has happened."""
    if word.verb is Played:
        return played(word.noun, talk)
    if word.verb in (ArrivesAt, LeavesSite, Moves):
        return moved(word, talk)
    text = talk.call(word.noun)
    if word.verb is EventPlayed:
        talk.it = talk.called[word.noun] = "そのイベント"
        name = bare(word.noun, talk.book).one()
        return f"{name if name.endswith('イベント') else f'{name}のイベント'}がプレイされる"
    return f"{text}が{talk.book.own(word.verb, 'happened')}"


def played(noun: Word, talk: CardSentence) -> str:
    """“エルフをプレイする”, “手下がプレイされる”."""
    parts = flat(noun)
    if noun == nouns.ITSELF:
        talk.it = named(talk.book.speaker, talk.book)
        return f"{talk.it}をプレイする"
    on = "".join([f"{phrase(part.bearer, talk.book).one()}に" for part in parts if isinstance(part, nouns.BorneBy)])
    found = phrase(joined([part for part in parts if not isinstance(part, (nouns.BorneBy, nouns.Yours))]), talk.book)
    talk.it = talk.called[noun] = found.that()
    return f"{on}{found.one()}をプレイする" if nouns.YOURS in parts else f"{on}{found.one()}がプレイされる"


def moved(word: triggers.After, talk: CardSentence) -> str:
    """“旅の仲間がこの地点に移動する”."""
    if word.verb is Moves or word.noun == nouns.ANYTHING:
        return "旅の仲間が移動する"
    found = bare(word.noun, talk.book).one()
    where = found if found.endswith("地点") else f"{found}の地点"
    return f"旅の仲間が{talk.during}{where}{'に移動する' if word.verb is ArrivesAt else 'を離れる'}"


def wins(word: triggers.Wins, talk: CardSentence) -> str:
    """“自分のナズグールが交戦に勝つ”."""
    over = f"{phrase(word.over, talk.book).one()}との" if word.over is not None else ""
    return f"{talk.call(word.noun)}が{over}交戦に勝つ"


def loses(word: triggers.Loses, talk: CardSentence) -> str:
    """“手下が所持者との交戦に負ける”, “この交戦で手下がそのエルフに負ける”."""
    to = phrase(word.to, talk.book).one() if word.to is not None else ""
    if talk.during:
        return f"{talk.during}{talk.call(word.noun)}が{to}に負ける"
    return f"{talk.call(word.noun)}が{f'{to}との' if to else ''}交戦に負ける"


def kills(word: triggers.Kills, talk: CardSentence) -> str:
    """“サウロンのオークが仲間を死亡させる”."""
    where = "交戦で" if word.in_skirmish else ""
    return f"{phrase(word.by, talk.book).one()}が{where}{talk.call(word.noun)}を死亡させる"


MOMENTS: dict[type, Any] = {
    triggers.AboutTo: about_to,
    triggers.After: after,
    triggers.Wins: wins,
    triggers.Loses: loses,
    triggers.Kills: kills,
    triggers.KilledBeside: lambda word, talk: (
        f"{phrase(word.involving, talk.book).one()}が参加している交戦で{talk.call(word.noun)}が死亡する"
    ),
    triggers.StartOfTurn: lambda word, talk: "自分の各ターンの開始時",
    triggers.EndOfTurn: lambda word, talk: "ターンの終了時",
    triggers.StartOfPhase: lambda word, talk: f"各{talk.book.say(word.phase)}の開始時",
    triggers.StartOfYourShadowPhase: lambda word, talk: "自分の各影フェイズの開始時",
    triggers.EndOfYourShadowPhase: lambda word, talk: "自分の各影フェイズの終了時",
    triggers.EndOfSkirmish: lambda word, talk: "交戦フェイズの終了時",
}


def opening(word: Word, talk: CardSentence, each: bool) -> str:
    """“……たびに”, “……した時”, “……の開始時に”."""
    text = moment(word, talk)
    if text.endswith("時"):
        return f"{text}に"
    once = isinstance(word, triggers.After) and word.noun == nouns.ITSELF
    if each and not once:
        return f"{text}たびに"
    return f"{text if text.endswith('とする') else past(text)}時"
