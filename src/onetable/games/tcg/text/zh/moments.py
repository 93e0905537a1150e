"""Chinese moments: what a text answers, “每当1名矮人赢得交锋时”, “若持戒者即将受伤”, “在你的每个回合开始时”."""

from __future__ import annotations

from typing import Any

from onetable.core.word import Word
from onetable.games.tcg.mechanics.windows import EventPlayed
from onetable.games.tcg.text.book import CardBook
from onetable.games.tcg.text.taking_apart import flat, joined
from onetable.games.tcg.text.zh.nouns import phrase
from onetable.games.tcg.text.zh.sentence import CardSentence
from onetable.games.tcg.words import announcements, nouns, triggers, verbs
from onetable.games.tcg.words.announcements import ArrivesAt, LeavesSite, Moves, Played, WereAssigned


def moment(word: Word, talk: CardSentence) -> str:
    """What a text answers, as a clause; from here on the sentence knows whom it happened to."""
    return str(talk.said(word, "moment"))


def moment_alone(word: Word, book: CardBook) -> str:
    """What a text answers, by itself."""
    return moment(word, CardSentence(book))


COMING: dict[type, str] = {verbs.Wound: "受伤", verbs.Exert: "劳累", verbs.Heal: "被治疗"}
HAPPENED: dict[type, str] = {
    WereAssigned: "被指派到交锋",
    verbs.PutOnTheRing: "戴上至尊魔戒",
    verbs.Kill: "被杀死",
    verbs.Exert: "劳累",
    verbs.Wound: "受伤",
    announcements.WereDiscarded: "从场上被弃置",
}


def after(word: triggers.After, talk: CardSentence) -> str:
    """After it has happened."""
    if word.verb is Played:
        return played(word.noun, talk)
    if word.verb in (ArrivesAt, LeavesSite, Moves):
        return moved(word, talk)
    text = talk.name(word.noun)
    if word.verb is EventPlayed:
        talk.it = "该事件"
        return f"{phrase(word.noun, talk.book, '事件').a()}被打出"
    return f"{text}{talk.book.own(word.verb, 'happened')}"


def played(noun: Word, talk: CardSentence) -> str:
    """“你打出1名精灵”, “1名爪牙被打出”."""
    parts = flat(noun)
    if noun == nouns.ITSELF:
        talk.it = talk.this
        return f"你打出{talk.it}"
    on = "".join([f"到{phrase(part.bearer, talk.book).a()}上" for part in parts if isinstance(part, nouns.BorneBy)])
    found = phrase(joined([part for part in parts if not isinstance(part, (nouns.BorneBy, nouns.Yours))]), talk.book)
    talk.it = talk.called[noun] = found.that()
    return f"你打出{found.a()}{on}" if nouns.YOURS in parts else f"{found.a()}被打出{on}"


def is_moving(word: Word) -> bool:
    """Whether the fellowship moves, no matter where."""
    if not isinstance(word, triggers.After) or word.verb not in (ArrivesAt, LeavesSite, Moves):
        return False
    return word.verb is Moves or word.noun == nouns.ANYTHING


def moved(word: triggers.After, talk: CardSentence) -> str:
    """“护戒小队移动到此地点”."""
    if is_moving(word):
        return "护戒小队移动"
    where = phrase(word.noun, talk.book, "地点").one()
    return f"护戒小队{talk.during}{'移动到' if word.verb is ArrivesAt else '离开'}{where}"


def loses(word: triggers.Loses, talk: CardSentence) -> str:
    """“1名爪牙输掉与携带者的交锋”, “1名爪牙在本次交锋中输给该精灵”."""
    to = phrase(word.to, talk.book).a() if word.to is not None else ""
    if talk.during:
        return f"{talk.name(word.noun)}{talk.during}输给{to}"
    return f"{talk.name(word.noun)}输掉{f'与{to}的' if to else ''}交锋"


MOMENTS: dict[type | str, Any] = {
    triggers.AboutTo: lambda word, talk: f"{talk.name(word.noun)}{talk.during}即将{talk.book.own(word.verb, 'coming')}",
    triggers.After: after,
    triggers.Wins: lambda word, talk: talk.fill("{noun}赢得交锋" if word.over is None else "{noun}赢得与{over:a}的交锋", word),
    triggers.Loses: loses,
    triggers.Kills: lambda word, talk: talk.fill(f"{{by:a}}{'在交锋中' if word.in_skirmish else ''}杀死{{noun}}", word),
    triggers.KilledBeside: "{noun}在有{involving:one}参加的交锋中被杀死",
    triggers.StartOfTurn: "在你的每个回合开始时",
    triggers.EndOfTurn: "在回合结束时",
    triggers.StartOfPhase: "在每个{phase}开始时",
    triggers.StartOfYourShadowPhase: "在你的每个暗影阶段开始时",
    triggers.EndOfYourShadowPhase: "在你的每个暗影阶段结束时",
    triggers.EndOfSkirmish: "在交锋阶段结束时",
}


def opening(word: Word, talk: CardSentence, first: str, where: str = "") -> str:
    """“每当……时”, “若……”, “当你打出此爪牙时”, “在……开始时”."""
    text = moment(word, talk) + where
    if text.startswith("在") and text.endswith("时"):
        return text
    if first == "若":
        return f"若{text}"
    once = isinstance(word, triggers.After) and word.noun == nouns.ITSELF
    return f"{'当' if once else '每当'}{text}时"
