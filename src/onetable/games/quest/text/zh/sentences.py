"""Chinese sentences: one thing after the other, if, may, choose, for each hero; and the fights that cards force."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from onetable.games.quest.parts_of_speech import Effect, Effects, Who
from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.zh.card_sentence import SAURON, CardSentence
from onetable.games.quest.text.zh.effects import HERO_CLAUSES, SAURON_CLAUSES, ClauseOf, lowered
from onetable.games.quest.text.zh.map_effects import MAP_CLAUSES
from onetable.games.quest.text.zh.nouns import NAMES
from onetable.games.quest.text.zh.places import all_of
from onetable.games.quest.text.zh.values import holds, such
from onetable.games.quest.vocabulary import choices
from onetable.games.quest.words import (
    belongings,
    character_effects,
    control,
    fights,
    foe_effects,
    hero_cards,
    influence_effects,
    sauron_effects,
)
from onetable.games.quest.words.values import PerCorruption
from onetable.language.zh.verbs import Clause

Sentences = tuple[str, ...]

# ---- fights and damage


def shield_damage(word: hero_cards.ShieldDamage, voice: CardSentence) -> Clause:
    """Damage that shields on discarded cards take."""
    spared = f"{voice.him}可以先弃置任意张手牌，其每点防御使伤害减少1点"
    return Clause(Who.HERO, f"受到{word.points}点伤害", (spared, *then("若未受到伤害，则", word.unhurt, voice)))


def fight(word: fights.Fight, voice: CardSentence) -> Clause:
    """Against a monster; what a fight won brings and one not won costs."""
    agility = f"，战斗中{voice.him}的敏捷视为{word.agility}" if word.agility >= 0 else ""
    won = then(f"若{voice.him}将其击败，则", word.if_defeated, voice, Who.HERO) if word.if_defeated else ()
    head = "否则，" if won else f"若{voice.him}未将其击败，则"
    drawn = (f"{head}{voice.him}的回合立即结束",) if word.ends_turn else ()
    return Clause(Who.HERO, f"与{NAMES[word.monster]}战斗{agility}", (*won, *drawn))


def bring_minion(word: fights.BringMinionToFight, voice: CardSentence) -> Clause:
    """A minion comes to fight."""
    won = then(f"若{voice.him}将其击败，则", word.if_defeated, voice, Who.HERO) if word.if_defeated else ()
    goes_on = f"无论结果如何，{voice.him}的回合继续"
    return Clause(Who.SAURON, f"将地图上任意1名爪牙移动到{NAMES[word.place]}，使其与{voice.him}战斗", (*won, goes_on))


def command_and_fight(_: fights.CommandAndFight, voice: CardSentence) -> Clause:
    """A minion is commanded and may come to fight."""
    return Clause(Who.SAURON, f"指挥1名爪牙（移动或治疗），若其移入{voice.him}所在地点，则与{voice.him}战斗，且{voice.him}的回合继续")


CLAUSES: dict[type, ClauseOf] = {
    **HERO_CLAUSES,
    **SAURON_CLAUSES,
    **MAP_CLAUSES,
    hero_cards.ShieldDamage: shield_damage,
    fights.Fight: fight,
    fights.BringMinionToFight: bring_minion,
    fights.CommandAndFight: command_and_fight,
}

# ---- clauses in a row


def together(first: Effect, second: Effect, voice: CardSentence) -> Clause | None:
    """Two effects that are shorter said at once, or None."""
    if isinstance(first, hero_cards.RestPoolReturns) and isinstance(second, hero_cards.DamagePoolReturns):
        return Clause(Who.HERO, "将休整牌堆和伤害牌堆洗入生命牌堆")
    if isinstance(first, fights.LessInCombat) and isinstance(second, fights.LessInCombat) and first.by == second.by:
        return lowered(f"{NAMES[first.attribute]}和{NAMES[second.attribute]}", first.by, voice, "各")
    if isinstance(first, hero_cards.Damage) and isinstance(second, hero_cards.Damage) and isinstance(second.points, PerCorruption):
        more = f"每有1张堕落牌，再受到{second.points.each}点伤害"
        return Clause(Who.HERO, f"{CLAUSES[hero_cards.Damage](first, voice).does}，且{more}")
    if (
        isinstance(first, influence_effects.PlaceOnEach)
        and isinstance(second, foe_effects.PlaceTokensOnEach)
        and first.where == second.where
    ):
        return Clause(None, f"{CLAUSES[influence_effects.PlaceOnEach](first, voice).does}，再在其中每处有影响力的地点放置1枚怪物标记")
    if isinstance(first, influence_effects.PlaceOnSome) and (first, second) == one_of_each(first):
        return Clause(Who.SAURON, f"在{all_of(first.where, voice)}放置1点影响力和1枚怪物标记（可以放在不同地点，怪物标记无需影响力）")
    if (
        isinstance(first, character_effects.PlaceCharacter)
        and isinstance(second, character_effects.PlaceCharacter)
        and first.place == second.place
    ):
        return Clause(None, f"将{NAMES[first.character]}和{NAMES[second.character]}放到{NAMES[first.place]}")
    if isinstance(first, sauron_effects.SauronDrawsPlots) and isinstance(second, sauron_effects.SauronDrawsShadow):
        return Clause(Who.SAURON, f"抽{first.count}张阴谋牌和{second.count}张暗影牌")
    return removed_together(first, second, voice)


def one_of_each(word: influence_effects.PlaceOnSome) -> tuple[Effect, Effect]:
    """One influence and one monster token in the same places."""
    return influence_effects.PlaceOnSome(1, word.where), foe_effects.PlaceTokensOnSome(1, word.where)


def removed_together(first: Effect, second: Effect, voice: CardSentence) -> Clause | None:
    """Monster tokens and influence from the same places."""
    if not isinstance(first, influence_effects.RemoveSome) or not isinstance(second, influence_effects.RemoveSome):
        return None
    if first.where != second.where or first.influence or second.monsters:
        return None
    return Clause(first.who, f"从{all_of(first.where, voice)}移除{first.count}枚怪物标记和{second.count}点影响力")


def clauses(deeds: Effects, voice: CardSentence) -> list[Clause]:
    """Effects as clauses; a sentence inside is a clause of nobody's."""
    found: list[Clause] = []
    rest = deeds
    while rest:
        both = together(rest[0], rest[1], voice) if len(rest) > 1 else None
        found.append(both if both is not None else clause(rest[0], voice))
        rest = rest[1 if both is None else 2 :]
    return found


def clause(deed: Effect, voice: CardSentence) -> Clause:
    """One effect."""
    if type(deed) in CLAUSES:
        return CLAUSES[type(deed)](deed, voice)
    first, *rest = SENTENCES[type(deed)](deed, voice)
    return Clause(None, first, tuple(rest), whole=True)


def row(found: list[Clause], voice: CardSentence, actor: Who | None) -> str:
    """“A，B，并C”, “A，且索伦B”; who acts is named where it is not the one before."""
    texts: list[str] = []
    for number, each in enumerate(found):
        who = each.who
        other = who is not None and who is not actor and bool(voice.name(who) or actor is not None or texts)
        subject = voice.chooser(who) if who is not None and (other or each.named) else ""
        texts.append(f"{joint(found, number, bool(subject))}{subject}{each.does}")
        actor = who if who is not None else actor
    return "".join(texts)


def joint(found: list[Clause], number: int, new: bool) -> str:
    """What stands before a clause: “，以” after a payment, “，并” before the last one, “，且” if that has a new subject."""
    whole = new or found[number].whole
    if number == 0:
        return ""
    if found[number - 1].pays and not whole:
        return "，以"
    return "，" if number < len(found) - 1 else "，且" if whole else "，并"


def after(found: list[Clause]) -> Sentences:
    """What must be said besides."""
    return tuple([sentence for each in found for sentence in each.after])


# ---- sentences, each without its full stop


def tell(deeds: Effects, voice: CardSentence) -> Sentences:
    """Sentence after sentence; a payment and what it is for are one."""
    if deeds and isinstance(deeds[0], belongings.PayFavor):
        return then("", deeds, voice)
    told: list[str] = []
    topic = None
    for each in clauses(deeds, voice):
        subject = voice.name(each.who) if each.who is not None and each.who is not topic else ""
        after_sauron = bool(told) and told[-1].startswith(SAURON)
        if each.who is not None and not subject and (each.named or (each.who is Who.HERO and after_sauron)):
            subject = voice.chooser(each.who)
        told += [f"{subject}{each.does}", *each.after]
        topic = None if each.whole or each.after else each.who or topic
    return tuple(told)


def then(opening: str, deeds: Effects, voice: CardSentence, actor: Who | None = None) -> Sentences:
    """What follows a condition, in one sentence."""
    found = clauses(deeds, voice)
    return (f"{opening}{row(found, voice, actor)}", *after(found)) if found else (f"{opening}什么都不做",)


def if_(word: control.If, voice: CardSentence) -> Sentences:
    """“若……，则……。否则，……。”."""
    otherwise = then("否则，", word.otherwise, voice) if word.otherwise else ()
    condition = holds(word.condition, voice)
    actor = Who.HERO if voice.hero and condition.startswith(voice.hero) else None
    return *then(f"若{condition}，则", word.then, voice, actor), *otherwise


def choose(word: control.Choose, voice: CardSentence) -> Sentences:
    """“选择一项：A；或B。”."""
    who = voice.chooser(word.who) if word.may else voice.name(word.who)
    branches = [clauses(branch, voice) for branch in word.branches]
    texts = ["。".join([row(branch, voice, word.who), *after(branch)]) or "什么都不做" for branch in branches]
    return (f"{who}{'可以' if word.may else ''}选择一项：{'；或'.join(texts)}",)


def may(word: control.May, voice: CardSentence) -> Sentences:
    """“你可以支付1点恩惠，以……。”."""
    return offer(voice.chooser(word.who), word.who, word.cost, word.then, voice)


def offer(name: str, who: Who, cost: Effects, deeds: Effects, voice: CardSentence) -> Sentences:
    """What somebody may do, at a cost or for nothing."""
    found = clauses(deeds, voice)
    if not cost:
        return f"{name}可以{row(found, voice, who)}", *after(found)
    paid = row(clauses(cost, voice), voice, who)
    if all([each.who in (who, None) and not each.whole for each in found]) and not after(found):
        return (f"{name}可以{paid}，以{row(found, voice, who)}",)
    return f"{name}可以{paid}", f"若如此做，则{row(found, voice, None)}", *after(found)


def each_hero(word: control.EachHero, voice: CardSentence) -> Sentences:
    """“每名有恩惠的英雄……。”."""
    return tell(word.effects, CardSentence(voice.book, f"每名{such(word.condition)}英雄"))


def one_hero_may(word: control.OneHeroMay, voice: CardSentence) -> Sentences:
    """“1名英雄可以……。”."""
    return offer("1名英雄", Who.HERO, word.cost, word.then, CardSentence(voice.book, "1名英雄"))


def picks_hero(word: control.SauronPicksHero, voice: CardSentence) -> Sentences:
    """“索伦选择1名英雄。该英雄……。”."""
    return f"{SAURON}选择1名英雄", *tell(word.then, CardSentence(voice.book, "该英雄"))


def written(found: Sentences) -> str:
    """With their full stops."""
    return "".join([f"{sentence}。" for sentence in found])


SENTENCES: dict[type, Callable[[Any, CardSentence], Sentences]] = {
    control.If: if_,
    control.Choose: choose,
    control.May: may,
    control.EachHero: each_hero,
    control.OneHeroMay: one_hero_may,
    control.SauronPicksHero: picks_hero,
}


def alone(word: Effect, book: QuestBook) -> str:
    """An effect by itself."""
    return written(tell((word,), CardSentence(book)))


def branch(word: choices.PickBranch, book: QuestBook) -> str:
    """What a branch does, on a button."""
    voice = CardSentence(book, "英雄") if word.sauron else CardSentence(book)
    chooser = Who.SAURON if word.sauron else Who.HERO
    found = clauses(word.does, voice)  # type: ignore[arg-type]  # a branch holds effects
    found = [replace(each, who=chooser) if each.who is Who.HEROES else each for each in found]  # they are asked like one
    return row(found, voice, chooser) or "什么都不做"


EFFECTS: dict[object, QuestPhrase] = {**dict.fromkeys([*CLAUSES, *SENTENCES], alone), choices.PickBranch: branch}
