"""Chinese effects on a hero and on Sauron’s cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from onetable.games.quest.mechanics import corruption, limits
from onetable.games.quest.parts_of_speech import Amount, Who
from onetable.games.quest.text.zh.card_sentence import CardSentence
from onetable.games.quest.text.zh.nouns import NAMES, an_item
from onetable.games.quest.text.zh.places import all_of, one_of
from onetable.games.quest.text.zh.values import counted, number
from onetable.games.quest.words import (
    belongings,
    dealt_corruption,
    fights,
    hero_cards,
    journeys,
    kept_event,
    sauron_effects,
    shuffling,
    values,
)
from onetable.language.zh.nouns import several
from onetable.language.zh.verbs import Clause

ClauseOf = Callable[[Any, CardSentence], Clause]


def hero(text: str | Callable[[Any, CardSentence], str]) -> ClauseOf:
    """The hero does something."""
    return lambda word, voice: Clause(Who.HERO, text if isinstance(text, str) else text(word, voice))


def heros(verb: str, measure: str, noun: str) -> ClauseOf:
    """The hero does something so many times: “你每有1张堕落牌，就受到2点伤害”."""

    def said(word: Any, voice: CardSentence) -> Clause:
        value = word.points if isinstance(word, hero_cards.Damage) else word.count
        return Clause(Who.HERO, counted(value, verb, measure, noun, voice), named=isinstance(value, values.PerCorruption))

    return said


def sauron(text: str | Callable[[Any, CardSentence], str]) -> ClauseOf:
    """Sauron does something."""
    return lambda word, voice: Clause(Who.SAURON, text if isinstance(text, str) else text(word, voice))


def nobody(text: str) -> ClauseOf:
    """Something is done, no matter by whom."""
    return lambda _, __: Clause(None, text)


def damage_to_rest(word: hero_cards.DamageToRest, voice: CardSentence) -> Clause:
    """Some of the damage pool, or all of it."""
    if word.count == belongings.ALL:
        return Clause(Who.HERO, "将伤害牌堆的所有牌移到休整牌堆")
    return Clause(Who.HERO, f"将伤害牌堆顶与{number(word.count, voice)}等量的牌移到休整牌堆")


def move_hero(word: journeys.MoveHero, voice: CardSentence) -> Clause:
    """The hero goes, or Sauron moves him."""
    if word.who is Who.HERO:
        return Clause(Who.HERO, f"移动到{one_of(word.where, voice)}")
    return Clause(Who.SAURON, f"将{voice.him}移动到{one_of(word.where, voice)}")


def less_in_combat(word: fights.LessInCombat, voice: CardSentence) -> Clause:
    """An attribute is lower for a while."""
    return lowered(NAMES[word.attribute], word.by, voice)


def lowered(what: str, by: Amount, voice: CardSentence, each: str = "") -> Clause:
    """“直到本场战斗结束，英雄每有1张堕落牌，其力量就降低1点”."""
    if isinstance(by, values.PerCorruption):
        whose = "其" if voice.hero else "你的"
        return Clause(None, f"直到本场战斗结束，{voice.him}每有1张堕落牌，{whose}{what}就{each}降低{by.each}点", whole=True)
    return Clause(None, f"直到本场战斗结束，{voice.him}的{what}{each}降低{number(by, voice)}点", whole=True)


HERO_CLAUSES: dict[type, ClauseOf] = {
    belongings.GainFavor: heros("获得", "点", "恩惠"),
    belongings.LoseFavor: heros("失去", "点", "恩惠"),
    belongings.PayFavor: lambda word, _: Clause(Who.HERO, f"支付{word.count}点恩惠", pays=True),
    belongings.PayFavorPerCorruption: hero("支付任意点恩惠，以弃置等量的堕落牌"),
    corruption.TakeCorruption: hero(lambda word, _: f"抽{word.count}张堕落牌"),
    belongings.DiscardCorruption: hero(lambda word, _: "弃置所有堕落牌" if word.count >= belongings.ALL else f"弃置{word.count}张堕落牌"),
    belongings.Train: hero(lambda word, _: f"训练{word.times}次"),
    belongings.Raise: hero(lambda word, _: f"使{'任意1项属性' if word.attribute is None else NAMES[word.attribute]} +1"),
    belongings.GainItem: hero(lambda word, _: f"获得{an_item(word.item)}"),
    belongings.LoseItem: hero("弃置1件道具"),
    hero_cards.Damage: heros("受到", "点", "伤害"),
    hero_cards.RestPoolReturns: hero("将休整牌堆洗入生命牌堆"),
    hero_cards.DamagePoolReturns: hero("将伤害牌堆洗入生命牌堆"),
    hero_cards.DamageToRest: damage_to_rest,
    hero_cards.HandReturns: hero("将手牌洗入生命牌堆"),
    hero_cards.LifeToRest: hero(lambda word, _: f"将生命牌堆顶的{word.count}张牌移到休整牌堆"),
    hero_cards.DrawLife: heros("抽", "张", "牌"),
    limits.DiscardCards: hero(lambda word, _: f"弃置{word.count}张手牌"),
    hero_cards.DiscardRandom: heros("随机弃置", "张", "手牌"),
    limits.DiscardDownTo: hero(lambda word, _: f"将手牌弃至{word.cards}张"),
    journeys.MoveHero: move_hero,
    journeys.SendToHaven: sauron(lambda _, voice: f"将{voice.him}移动到最近的避难所"),
    journeys.LookAtTokens: hero(lambda word, voice: f"查看{all_of(word.where, voice)}的所有怪物标记"),
    journeys.LookAtPlots: hero("查看索伦手中的阴谋牌"),
    journeys.EndTurn: lambda _, voice: Clause(None, f"{voice.him}的回合立即结束", whole=True),
    journeys.LimitMoves: hero(lambda word, _: f"在本回合至多移动{word.most}次"),
    journeys.SkipAmbush: lambda _, __: Clause(Who.HERO, "跳过本回合的伏击步骤", named=True),
    journeys.MakePerilous: lambda _, voice: Clause(None, f"直到本回合结束，{voice.him}所在地点是危险的", whole=True),
    shuffling.ShuffleEncounterBack: nobody("将此牌和该牌组的弃牌洗入牌组"),
    shuffling.ShufflePerilBack: nobody("将此牌和险境弃牌洗入险境牌组"),
    shuffling.ShuffleCorruptionBack: nobody("将此牌和堕落弃牌洗入堕落牌组"),
    fights.EncounterAt: hero("在那里进行1次遭遇"),
    fights.RevealAdvancedQuest: lambda _, voice: Clause(None, f"{voice.him}的进阶任务生效", whole=True),
    fights.LessInCombat: less_in_combat,
}


def search_plot(word: sauron_effects.SearchPlot, voice: CardSentence) -> Clause:
    """One of these plots to hand, or played."""
    plots = several([voice.book.card_name("plot", plot) for plot in word.plots], "或")
    text = f"从阴谋牌组或阴谋弃牌中取得{plots}，展示后加入手牌"
    if not word.play:
        return Clause(Who.SAURON, f"{text}，然后洗混阴谋牌组")
    return Clause(Who.SAURON, text, ("若搜寻过阴谋牌组，则将其洗混", "若符合条件，索伦可以立即打出该阴谋"))


def give_corruption(word: dealt_corruption.SauronGivesCorruption, voice: CardSentence) -> str:
    """One of the drawn cards goes to the hero."""
    rest = "另1张" if word.count == 2 else "其余的牌"
    return f"抽{word.count}张堕落牌，将其中1张交给{voice.him}，并弃置{rest}"


SAURON_CLAUSES: dict[type, ClauseOf] = {
    sauron_effects.SauronDrawsPlots: sauron(lambda word, _: f"抽{word.count}张阴谋牌"),
    sauron_effects.SauronDrawsShadow: sauron(lambda word, _: f"抽{word.count}张暗影牌"),
    sauron_effects.SauronLosesShadow: sauron(lambda word, _: f"随机弃置{word.count}张手中的暗影牌"),
    sauron_effects.SauronDiscardsPlot: sauron("弃置1张手中的阴谋牌"),
    sauron_effects.LookAtPlotDeck: sauron("查看阴谋牌组顶的牌，并将其放到牌组顶或牌组底"),
    sauron_effects.TakeFromDiscards: sauron("从弃牌中取得1张阴谋牌或1张其他暗影牌，展示后加入手牌"),
    sauron_effects.SearchPlot: search_plot,
    sauron_effects.DiscardOtherPlots: lambda word, voice: Clause(
        None, f"弃置其他生效的{several([voice.book.card_name('plot', plot) for plot in word.plots])}"
    ),
    sauron_effects.DiscardActivePlot: hero(lambda word, voice: f"使索伦放弃1个影响{all_of(word.where, voice)}的阴谋"),
    sauron_effects.SendCharactersHome: lambda _, __: Clause(None, "受影响的地点上的所有人物回到人物区", whole=True),
    dealt_corruption.SauronGivesCorruption: sauron(give_corruption),
    dealt_corruption.ShareOutCorruption: sauron("选择2名英雄，将这2名英雄的所有堕落牌在两者之间任意重新分配"),
    kept_event.FavorOnThisCard: hero(lambda word, _: f"将{word.count}点恩惠放在此牌上"),
    kept_event.GiveThisCard: sauron("将此牌交给1名英雄"),
    kept_event.TakeFavorFromCard: hero("取得此牌上的所有恩惠，然后弃置此牌"),
}
