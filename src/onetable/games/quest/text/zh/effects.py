"""Chinese effects on a hero and on Sauron’s cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from onetable.games.quest.text.zh.places import all_of, one_of
from onetable.games.quest.text.zh.talk import NAMES, Clause, Talk, listed
from onetable.games.quest.text.zh.values import counted, number
from onetable.games.quest.words import effects, fights, sauron_effects, values
from onetable.games.quest.words.bases import Who

ClauseOf = Callable[[Any, Talk], Clause]


def hero(text: str | Callable[[Any, Talk], str]) -> ClauseOf:
    """The hero does something."""
    return lambda word, talk: Clause(Who.HERO, text if isinstance(text, str) else text(word, talk))


def sauron(text: str | Callable[[Any, Talk], str]) -> ClauseOf:
    """Sauron does something."""
    return lambda word, talk: Clause(Who.SAURON, text if isinstance(text, str) else text(word, talk))


def damage_to_rest(word: effects.DamageToRest, talk: Talk) -> Clause:
    """Some of the damage pool, or all of it."""
    if word.count == effects.ALL:
        return Clause(Who.HERO, "将伤害牌堆的所有牌移到休整牌堆")
    return Clause(Who.HERO, f"将伤害牌堆顶等同于{number(word.count, talk)}张数的牌移到休整牌堆")


def move_hero(word: effects.MoveHero, talk: Talk) -> Clause:
    """The hero goes, or Sauron moves him."""
    if word.who is Who.HERO:
        return Clause(Who.HERO, f"移动到{one_of(word.where, talk)}")
    return Clause(Who.SAURON, f"将{talk.him}移动到{one_of(word.where, talk)}")


def less_in_combat(word: fights.LessInCombat, talk: Talk) -> Clause:
    """An attribute is lower for a while."""
    by = f"每有1张堕落牌就降低{word.by.each}点" if isinstance(word.by, values.PerCorruption) else f"降低{number(word.by, talk)}点"
    return Clause(None, f"直到本场战斗结束，{talk.him}的{NAMES[word.attribute]}{by}")


HERO_CLAUSES: dict[type, ClauseOf] = {
    effects.GainFavor: hero(lambda word, talk: counted(word.count, "获得", "点", "恩惠", talk)),
    effects.LoseFavor: hero(lambda word, talk: counted(word.count, "失去", "点", "恩惠", talk)),
    effects.PayFavor: hero(lambda word, _: f"支付{word.count}点恩惠"),
    effects.PayFavorPerCorruption: hero("支付任意点恩惠，以弃置同样张数的堕落牌"),
    effects.TakeCorruption: hero(lambda word, _: f"抽{word.count}张堕落牌"),
    effects.DiscardCorruption: hero(lambda word, _: "弃置所有堕落牌" if word.count >= effects.ALL else f"弃置{word.count}张堕落牌"),
    effects.Train: hero(lambda word, _: f"训练{word.times}次"),
    effects.Raise: hero(lambda word, _: f"使{'任意1项属性' if word.attribute is None else NAMES[word.attribute]} +1"),
    effects.GainItem: hero(lambda word, _: f"获得1件{NAMES[word.item]}"),
    effects.LoseItem: hero("弃置1件道具"),
    effects.Damage: hero(lambda word, talk: counted(word.points, "受到", "点", "伤害", talk)),
    effects.RestPoolReturns: hero("将休整牌堆洗入生命牌堆"),
    effects.DamagePoolReturns: hero("将伤害牌堆洗入生命牌堆"),
    effects.DamageToRest: damage_to_rest,
    effects.HandReturns: hero("将手牌洗入生命牌堆"),
    effects.LifeToRest: hero(lambda word, _: f"将生命牌堆顶的{word.count}张牌移到休整牌堆"),
    effects.DrawLife: hero(lambda word, talk: counted(word.count, "抽", "张", "牌", talk)),
    effects.DiscardCards: hero(lambda word, _: f"弃置{word.count}张手牌"),
    effects.DiscardRandom: hero(lambda word, talk: counted(word.count, "随机弃置", "张", "手牌", talk)),
    effects.DiscardDownTo: hero(lambda word, _: f"弃置手牌至{word.cards}张"),
    effects.MoveHero: move_hero,
    effects.SendToHaven: sauron(lambda _, talk: f"将{talk.him}移动到最近的避难所"),
    effects.LookAtTokens: hero(lambda word, talk: f"查看{all_of(word.where, talk)}的所有怪物标记"),
    effects.LookAtPlots: hero("查看索伦手中的阴谋牌"),
    effects.EndTurn: lambda _, talk: Clause(None, f"{talk.him}的回合立即结束"),
    effects.LimitMoves: hero(lambda word, _: f"本回合至多移动{word.most}次"),
    effects.SkipAmbush: hero("跳过本回合的伏击步骤"),
    effects.MakePerilous: lambda _, talk: Clause(None, f"{talk.him}所在地点直到本回合结束都是危险的"),
    effects.ShuffleEncounterBack: hero("将此牌和该牌组的弃牌洗入牌组"),
    effects.ShufflePerilBack: hero("将此牌和险境弃牌洗入险境牌组"),
    effects.ShuffleCorruptionBack: hero("将此牌和堕落弃牌洗入堕落牌组"),
    fights.EncounterAt: hero("在那里进行1次遭遇"),
    fights.RevealAdvancedQuest: lambda _, talk: Clause(None, f"{talk.him}的进阶任务生效"),
    fights.LessInCombat: less_in_combat,
}


def search_plot(word: sauron_effects.SearchPlot, talk: Talk) -> Clause:
    """One of these plots to hand, or played."""
    plots = listed([talk.book.card_name("plot", plot) for plot in word.plots], "或")
    after = "若从牌组中取得，则洗混阴谋牌组。" + ("索伦可以在符合条件时立即打出它。" if word.play else "")
    return Clause(Who.SAURON, f"从阴谋牌组或阴谋弃牌中取得{plots}，展示后加入手牌", after)


SAURON_CLAUSES: dict[type, ClauseOf] = {
    sauron_effects.SauronDrawsPlots: sauron(lambda word, _: f"抽{word.count}张阴谋牌"),
    sauron_effects.SauronDrawsShadow: sauron(lambda word, _: f"抽{word.count}张暗影牌"),
    sauron_effects.SauronLosesShadow: sauron(lambda word, _: f"随机弃置{word.count}张手中的暗影牌"),
    sauron_effects.SauronDiscardsPlot: sauron("弃置1张手中的阴谋牌"),
    sauron_effects.LookAtPlotDeck: sauron("查看阴谋牌组顶的牌，然后将其放回牌组顶或牌组底"),
    sauron_effects.TakeFromDiscards: sauron("从弃牌中取得1张其他阴谋牌或暗影牌，展示后加入手牌"),
    sauron_effects.SearchPlot: search_plot,
    sauron_effects.DiscardOtherPlots: lambda word, talk: Clause(
        None, f"弃置其他生效的{listed([talk.book.card_name('plot', plot) for plot in word.plots], '或')}"
    ),
    sauron_effects.DiscardActivePlot: hero(lambda word, talk: f"弃置1个影响{all_of(word.where, talk)}的生效阴谋"),
    sauron_effects.SendCharactersHome: lambda _, __: Clause(None, "受影响地点的所有人物回到人物区"),
    sauron_effects.SauronGivesCorruption: sauron(lambda word, talk: f"抽{word.count}张堕落牌，将其中1张交给{talk.him}，并弃置其余的牌"),
    sauron_effects.ShareOutCorruption: sauron("选择2名英雄，将这两名英雄的所有堕落牌在其间任意重新分配"),
    sauron_effects.FavorOnThisCard: hero(lambda word, _: f"将{word.count}点恩惠放在此牌上"),
    sauron_effects.GiveThisCard: sauron("将此牌交给1名英雄"),
    sauron_effects.TakeFavorFromCard: hero("取得此牌上的所有恩惠，然后弃置此牌"),
}
