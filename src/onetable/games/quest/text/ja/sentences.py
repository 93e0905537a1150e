"""Japanese sentences: one thing after the other, if, may, choose, for each hero."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from onetable.games.quest.parts_of_speech import Effect, Effects, Who
from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.ja.card_sentence import SAURON, CardSentence
from onetable.games.quest.text.ja.effect_pairs import CLAUSES, together
from onetable.games.quest.text.ja.grammar import Clause, caused, may, stem, te
from onetable.games.quest.text.ja.values import given, such
from onetable.games.quest.words import belongings, control, fights, hero_cards

TOPIC = re.compile(r"^([^、。（「]+?は)、?(?=.)")
GOES_ON = "引き分けてもターンは終わらない。"

# ---- clauses in a row


def parted(deeds: Effects, voice: CardSentence) -> list[Effects]:
    """Effect by effect, but pairs that belong together; a payment and what it is for are one."""
    found: list[Effects] = []
    rest = deeds
    while rest:
        size = 2 if len(rest) > 1 and together(rest[0], rest[1], voice) is not None else 1
        size = len(rest) if isinstance(rest[0], belongings.PayFavor) else size
        found.append(rest[:size])
        rest = rest[size:]
    return found


def clauses(deeds: Effects, voice: CardSentence) -> list[Clause]:
    """Plain effects as clauses."""
    found: list[Clause] = []
    rest = deeds
    while rest:
        both = together(rest[0], rest[1], voice) if len(rest) > 1 else None
        found.append(CLAUSES[type(rest[0])](rest[0], voice) if both is None else both)
        rest = rest[1 if both is None else 2 :]
    return found


def row(found: list[Clause], voice: CardSentence, actor: Who | None, particle: str, last: Callable[[str], str] = str) -> str:
    """“XはAし、YはBする”; who acts is named where it is not the one before."""
    texts = []
    for number, clause in enumerate(found):
        verb = last if number == len(found) - 1 else stem
        who = clause.who if clause.who is not None else actor
        texts.append(led(named(who, actor, voice, particle), verb(clause.does)))
        actor = who
    return "、".join(texts)


def named(who: Who | None, actor: Who | None, voice: CardSentence, particle: str) -> str:
    """Who acts, if it is not the one the sentence is about."""
    if who is None or who is actor:
        return ""
    name = voice.name(who) or (voice.him if actor is not None else "")
    return f"{name}{particle}" if name else ""


def led(subject: str, text: str) -> str:
    """A subject before its clause; a comma parts it from a long one."""
    long = text.startswith("持っている") or "、" in text
    return f"{subject}{'、' if subject.endswith('は') and long else ''}{text}"


def after(found: list[Clause]) -> str:
    """What must be said besides."""
    return "".join([clause.after for clause in found])


def made(found: list[Clause], voice: CardSentence, actor: Who) -> list[Clause]:
    """The same clauses as deeds of one actor, who makes others do what is theirs."""
    texts, told = [], actor
    for clause in found:
        who = clause.who or actor
        if who is actor:
            texts.append(clause)
        else:
            comma = "、" if clause.does.startswith("持っている") else ""
            whom = f"{voice.name(who) or voice.him}に{comma}" if who is not told else ""
            texts.append(replace(clause, who=actor, does=f"{whom}{caused(clause.does)}"))
        told = who
    return texts


# ---- sentences


def tell(deeds: Effects, voice: CardSentence) -> str:
    """Sentence after sentence. A topic that stays the same is not said again; a hero who is spoken to is named after Sauron."""
    told, topic = "", ""
    for part in parted(deeds, voice):
        text = sentence(part, voice)
        found = TOPIC.match(text)
        if found is not None and found[1] == topic:
            text = again(part[0], text[found.end() :])
        elif found is not None:
            topic = found[1]
        elif topic == f"{SAURON}は" and leader(part[0], voice) is Who.HERO:
            text, topic = f"{voice.him}は{text}", ""
        else:
            topic = ""
        told += text
    return told


def again(deed: Effect, text: str) -> str:
    """One more thing about the same topic."""
    if isinstance(deed, control.SauronPicksHero):
        return f"次に{text}"
    return f"さらに、{text}" if text.startswith("持っている") else text


def leader(deed: Effect, voice: CardSentence) -> Who | None:
    """Who acts or decides."""
    if isinstance(deed, control.Choose | control.May):
        return deed.who
    return CLAUSES[type(deed)](deed, voice).who if type(deed) in CLAUSES else None


def sentence(deeds: Effects, voice: CardSentence) -> str:
    """One sentence, and what must be said besides."""
    if type(deeds[0]) in SENTENCES:
        return SENTENCES[type(deeds[0])](deeds[0], voice)
    found = clauses(deeds, voice)
    return f"{row(found, voice, None, 'は')}。{after(found)}"


def then(deeds: Effects, voice: CardSentence) -> str:
    """What follows a condition: plain effects are one sentence."""
    if not deeds:
        return "何もしない。"
    return sentence(deeds, voice) if all([type(deed) in CLAUSES for deed in deeds]) else tell(deeds, voice)


# ---- clauses with sentences inside


def shield_damage(word: hero_cards.ShieldDamage, voice: CardSentence) -> Clause:
    """Damage that shields on discarded cards take."""
    spared = "ただし、先に手札を好きな枚数捨て、その防御力の合計と同じだけダメージを減らしてもよい。"
    return Clause(Who.HERO, f"{word.points}ダメージを受ける", f"{spared}ダメージが0になったら、{then(word.unhurt, voice)}")


def fight(word: fights.Fight, voice: CardSentence) -> Clause:
    """Against a monster; what a fight won brings and one not won costs."""
    with_agility = f"この戦闘では、{voice.whose}敏捷を{word.agility}とする。" if word.agility >= 0 else ""
    won = f"倒したら、{then(word.if_defeated, voice)}" if word.if_defeated else ""
    lost = "引き分けたら、ただちにターンを終える。" if word.ends_turn else ""
    return Clause(Who.HERO, f"{voice.book.say(word.monster)}と戦う", with_agility + won + lost)


def bring_minion(word: fights.BringMinionToFight, voice: CardSentence) -> Clause:
    """A minion comes to fight."""
    won = f"その臣下を倒したら、{then(word.if_defeated, voice)}" if word.if_defeated else ""
    return Clause(Who.SAURON, f"マップ上の臣下1体を{voice.book.say(word.place)}に移動させ、{voice.him}と戦わせる", won + GOES_ON)


def command_and_fight(_: fights.CommandAndFight, voice: CardSentence) -> Clause:
    """A minion is commanded and may come to fight."""
    comes = f"その臣下が{voice.of_him.here}に移動したら、{voice.him}はそれと戦う。{GOES_ON}"
    return Clause(Who.SAURON, "臣下1体に移動か回復の指令を1回する", comes)


CLAUSES |= {
    hero_cards.ShieldDamage: shield_damage,
    fights.Fight: fight,
    fights.BringMinionToFight: bring_minion,
    fights.CommandAndFight: command_and_fight,
}

# ---- if, may, choose


def if_(word: control.If, voice: CardSentence) -> str:
    """“……なら、……。そうでなければ、……。”."""
    otherwise = f"そうでなければ、{then(word.otherwise, voice)}" if word.otherwise else ""
    return f"{given(word.condition, voice)}{then(word.then, voice)}{otherwise}"


def choose(word: control.Choose, voice: CardSentence) -> str:
    """In one sentence where each branch is one short clause, else as a list."""
    chooser = voice.name(word.who)
    subject = f"{chooser}は" if chooser else ""
    branches = [clauses(branch, voice) for branch in word.branches]
    verb = may if word.may else str
    if all([len(branch) == 1 and not branch[0].after and "、" not in branch[0].does for branch in branches]):
        texts = [f"{branch_of(branch, voice, word.who)}か" for branch in branches[:-1]]
        return f"{led(subject, '、'.join([*texts, branch_of(branches[-1], voice, word.who, verb)]))}。"
    which = "どちらか" if len(branches) == 2 else "どれか1つ"
    texts = [f"（{number}）{branch_of(branch, voice, word.who)}。{after(branch)}" for number, branch in enumerate(branches, 1)]
    return f"{subject}次の{which}を{verb('選ぶ')}。{''.join(texts)}"


def branch_of(branch: list[Clause], voice: CardSentence, chooser: Who, last: Callable[[str], str] = str) -> str:
    """One of the things a card offers; Sauron makes a hero do what is the hero's."""
    if not branch:
        return "何もしない"
    if chooser is Who.SAURON:
        branch = made(branch, voice, chooser)
    return row(branch, voice, chooser, "が", last)


def may_(word: control.May, voice: CardSentence) -> str:
    """The cost comes first: “支援トークンを1枚払って、……してもよい。”."""
    chooser = voice.name(word.who)
    return led(f"{chooser}は" if chooser else "", offer(word.cost, word.then, voice, word.who))


def offer(cost: Effects, deeds: Effects, voice: CardSentence, who: Who) -> str:
    """What somebody may do, at a cost."""
    paid = "".join([f"{te(clause.does)}、" for clause in clauses(cost, voice)])
    found = made(clauses(deeds, voice), voice, who)
    return f"{paid}{row(found, voice, who, 'が', may)}。{after(found)}"


def each_hero(word: control.EachHero, voice: CardSentence) -> str:
    """“各ヒーローは……。”."""
    return tell(word.effects, CardSentence(voice.book, f"{such(word.condition)}各ヒーロー"))


def one_hero_may(word: control.OneHeroMay, voice: CardSentence) -> str:
    """“ヒーローのうち1人は、……してもよい。”."""
    return led("ヒーローのうち1人は", offer(word.cost, word.then, voice, Who.HERO))


def picks_hero(word: control.SauronPicksHero, voice: CardSentence) -> str:
    """“サウロンはヒーローを1人選ぶ。そのヒーローは……。”."""
    text = tell(word.then, CardSentence(voice.book, "そのヒーロー"))
    return f"{SAURON}はヒーローを1人選ぶ。{text.removeprefix(f'{SAURON}は')}"


SENTENCES: dict[type, Callable[[Any, CardSentence], str]] = {
    control.If: if_,
    control.Choose: choose,
    control.May: may_,
    control.EachHero: each_hero,
    control.OneHeroMay: one_hero_may,
    control.SauronPicksHero: picks_hero,
}


def alone(word: Effect, book: QuestBook) -> str:
    """An effect that stands alone."""
    return tell((word,), CardSentence(book))


EFFECTS: dict[object, QuestPhrase] = dict.fromkeys([*CLAUSES, *SENTENCES], alone)
