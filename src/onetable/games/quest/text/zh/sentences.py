"""Chinese sentences: one thing after the other, if, may, choose, for each hero; and the fights that cards force."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from onetable.games.quest.text import lexicon as words
from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.pairs import in_pairs
from onetable.games.quest.text.variants import Rows
from onetable.games.quest.text.zh.card_sentence import SAURON, CardSentence, ClauseOf
from onetable.games.quest.text.zh.effects import EFFECTS as PLAIN
from onetable.games.quest.text.zh.values import holds, is_about_hero, such
from onetable.language.zh.verbs import Clause

Sentences = tuple[str, ...]

# ---- fights and damage


def shield_damage(word: words.ShieldDamage, voice: CardSentence) -> Clause:
    """Damage that shields on discarded cards take."""
    spared = f"{voice['him']}可以先弃置任意张手牌，其每点防御使伤害减少1点"
    return Clause(words.Who.HERO, f"受到{word.points}点伤害", (spared, *then("若未受到伤害，则", word.unhurt, voice)))


def fight(word: words.Fight, voice: CardSentence) -> Clause:
    """Against a monster; what a fight won brings and one not won costs."""
    agility = f"，战斗中{voice['him']}的敏捷视为{word.agility}" if word.agility >= 0 else ""
    won = then(f"若{voice['him']}将其击败，则", word.if_defeated, voice, words.Who.HERO) if word.if_defeated else ()
    head = "否则，" if won else f"若{voice['him']}未将其击败，则"
    drawn = (f"{head}{voice['him']}的回合立即结束",) if word.ends_turn else ()
    return Clause(words.Who.HERO, f"{voice.fill('与{monster}战斗', word)}{agility}", (*won, *drawn))


def bring_minion(word: words.BringMinionToFight, voice: CardSentence) -> Clause:
    """A minion comes to fight."""
    won = then(f"若{voice['him']}将其击败，则", word.if_defeated, voice, words.Who.HERO) if word.if_defeated else ()
    goes_on = f"未分胜负的战斗不会结束{voice['him']}的回合"
    return Clause(words.Who.SAURON, voice.fill("将地图上任意1名爪牙移动到{place}，使其与{him}战斗", word), (*won, goes_on))


CLAUSE_ROWS: dict[object, ClauseOf] = {
    **PLAIN,
    words.ShieldDamage: shield_damage,
    words.Fight: fight,
    words.BringMinionToFight: bring_minion,
}
CLAUSES = Rows(CLAUSE_ROWS)

# ---- clauses in a row


def clauses(deeds: words.Effects, voice: CardSentence) -> list[Clause]:
    """Effects as clauses; a sentence inside is a clause of nobody's."""
    return [clause(deed, voice) for deed in in_pairs(deeds, CLAUSES)]


def clause(deed: Any, voice: CardSentence) -> Clause:
    """One effect."""
    if type(deed) not in SENTENCES:
        return CLAUSES.of(deed)(deed, voice)
    first, *rest = SENTENCES[type(deed)](deed, voice)
    return Clause(None, first, tuple(rest), whole=True)


def row(found: list[Clause], voice: CardSentence, actor: words.Who | None) -> str:
    """“A，B，并C”, “A，且索伦B”; who acts is named where it is not the one before."""
    texts: list[str] = []
    for number, each in enumerate(found):
        who = each.who
        other = who is not None and who is not actor and bool(voice.actor(who) or actor is not None or texts)
        subject = voice.chooser(who) if who is not None and (other or each.named) else ""
        texts.append(f"{joint(found, number, bool(subject))}{subject}{each.does}")
        actor = who if who is not None else actor
    return "".join(texts)


def joint(found: list[Clause], number: int, new: bool) -> str:
    """What stands before a clause: “，” after a payment, “，并” before the last one, “，且” if that has a new subject."""
    whole = new or found[number].whole
    if number == 0:
        return ""
    if found[number - 1].pays and not whole:
        return "，"
    return "，" if number < len(found) - 1 else "，且" if whole else "，并"


def after(found: list[Clause]) -> Sentences:
    """What must be said besides."""
    return tuple([sentence for each in found for sentence in each.after])


# ---- sentences, each without its full stop


def tell(deeds: words.Effects, voice: CardSentence) -> Sentences:
    """Sentence after sentence; a payment and what it is for are one."""
    if deeds and isinstance(deeds[0], words.PayFavor):
        return then("", deeds, voice)
    told: list[str] = []
    topic, after_sauron = None, False
    for each in clauses(deeds, voice):
        subject = voice.actor(each.who) if each.who is not None and each.who is not topic else ""
        if each.who is not None and not subject and (each.named or (each.who is words.Who.HERO and after_sauron)):
            subject = voice.chooser(each.who)
        told += [f"{subject}{each.does}", *each.after]
        after_sauron = subject == SAURON and not each.after
        topic = None if each.whole or each.after else each.who or topic
    return tuple(told)


def then(opening: str, deeds: words.Effects, voice: CardSentence, actor: words.Who | None = None) -> Sentences:
    """What follows a condition, in one sentence."""
    found = clauses(deeds, voice)
    return (f"{opening}{row(found, voice, actor)}", *after(found)) if found else (f"{opening}什么都不做",)


def if_(word: words.If, voice: CardSentence) -> Sentences:
    """“若……，则……。否则，……。”."""
    otherwise = then("否则，", word.otherwise, voice) if word.otherwise else ()
    actor = words.Who.HERO if voice.hero and is_about_hero(word.condition) else None
    return *then(f"若{holds(word.condition, voice)}，则", word.then, voice, actor), *otherwise


def choose(word: words.Choose, voice: CardSentence) -> Sentences:
    """“A，或B。” where each is one thing that the chooser does, else “选择一项：A；或B。”."""
    who = voice.chooser(word.who) if word.may else voice.actor(word.who)
    branches = [clauses(branch, voice) for branch in word.branches]
    if all([is_short(branch, word.who) for branch in branches]):
        return (f"{who}{'可以' * word.may}{'，或'.join([row(branch, voice, word.who) for branch in branches])}",)
    texts = ["。".join([row(branch, voice, word.who), *after(branch)]) or "什么都不做" for branch in branches]
    return (f"{who}{'可以' if word.may else ''}选择一项：{'；或'.join(texts)}",)


def is_short(branch: list[Clause], chooser: words.Who) -> bool:
    """Whether this is one thing, done by whoever chooses it."""
    return len(branch) == 1 and branch[0].who in (chooser, None) and not branch[0].whole and not branch[0].after


def offer(name: str, who: words.Who, cost: words.Effects, deeds: words.Effects, voice: CardSentence) -> Sentences:
    """What somebody may do, at a cost or for nothing: “你可以支付1点恩惠，……。”."""
    found = clauses(deeds, voice)
    if not cost:
        return f"{name}可以{row(found, voice, who)}", *after(found)
    paid = row(clauses(cost, voice), voice, who)
    if all([each.who in (who, None) and not each.whole for each in found]) and not after(found):
        return (f"{name}可以{paid}，{row(found, voice, who)}",)
    return f"{name}可以{paid}", f"若如此做，则{row(found, voice, None)}", *after(found)


def written(found: Sentences) -> str:
    """With their full stops."""
    return "".join([f"{sentence}。" for sentence in found])


SENTENCES: dict[type, Callable[[Any, CardSentence], Sentences]] = {
    words.If: if_,
    words.Choose: choose,
    words.May: lambda word, voice: offer(voice.chooser(word.who), word.who, word.cost, word.then, voice),
    words.EachHero: lambda word, voice: tell(word.effects, CardSentence(voice.book, f"每名{such(word.condition)}英雄")),
    words.OneHeroMay: lambda word, voice: offer("1名英雄", words.Who.HERO, word.cost, word.then, CardSentence(voice.book, "1名英雄")),
    words.SauronPicksHero: lambda word, voice: (f"{SAURON}选择1名英雄", *tell(word.then, CardSentence(voice.book, "该英雄"))),
}


def branch(word: words.PickBranch, book: QuestBook) -> str:
    """What a branch does, on a button."""
    voice = CardSentence(book, "英雄") if word.sauron else CardSentence(book)
    chooser = words.Who.SAURON if word.sauron else words.Who.HERO
    found = clauses(word.does, voice)  # type: ignore[arg-type]  # a branch holds effects
    found = [replace(each, who=chooser) if each.who is words.Who.HEROES else each for each in found]  # they are asked like one
    return row(found, voice, chooser) or "什么都不做"


EFFECTS: dict[object, QuestPhrase] = {
    **{kind: lambda word, book: written(tell((word,), CardSentence(book))) for kind in [*CLAUSES.kinds, *SENTENCES]},
    words.PickBranch: branch,
}
