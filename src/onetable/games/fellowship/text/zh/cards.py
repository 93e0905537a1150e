"""Chinese: what stands on the cards of characters, events, riders and gifts."""

from __future__ import annotations

from onetable.games.fellowship.blueprints import Character, SpecialCard
from onetable.games.fellowship.text.zh.names import in_text
from onetable.games.fellowship.words import abilities, changes, setup_actions
from onetable.games.fellowship.words.goals import Nothing
from onetable.language.book import Row
from onetable.language.zh.nouns import several


def exchange_with_all(action: setup_actions.ExchangeWithAll, _: object) -> str:
    """At the same time with these, or with everybody."""
    return f"同时与{'{persons:both}（仅限在场者）' if action.persons else '其他每名角色'}各交换1张牌。"


def give_riders(change: changes.GiveRiders, _: object) -> str:
    """Who gets which special rider."""
    pairs = "，".join([f"{in_text(who)}获得{in_text(rider)}" for who, rider in change.pairs])
    return f"选定角色时分配特殊黑骑士牌：{pairs}。"


def two_groups(change: changes.TwoGroups, _: object) -> str:
    """Who belongs to which group."""
    groups = f"{in_text('group_1')}为{{first:all}}；{in_text('group_2')}为{{second:all}}"
    return f"河流牌不是王牌。分两组，各进行1个回合：{groups}。有负重面的角色使用负重面。"


def ranges(change: changes.ThreatByRange, _: object) -> str:
    """The ranges to pick from."""
    return several([f"{least}–{most}" for least, most in change.ranges], "或")


CARDS: dict[object, Row] = {
    (Character, "goal line"): lambda card, _: "{goal}。" if isinstance(card.goal, Nothing) else "目标：{goal}。",
    (Character, "set-up line"): "准备：{setup:sentences}",
    (Character, "checked set-up line"): "准备：{setup:checked}",
    (Character, "abilities"): "{abilities:sentences}",
    (Character, "leads"): "由你领出第一墩。",
    SpecialCard: "{changes:sentences}",
    # ---- abilities
    abilities.MayNameLeader: "轮到你领出时，你可以指定另一名角色代为领出。",
    abilities.NeedNotFollow: "你不必跟花色。",
    abilities.MayLeadRings: "你可以随时领出魔戒牌。",
    abilities.RingsHelp: "你赢得的魔戒牌也计入{character:text}的目标。",
    abilities.MayRedrawThreats: "整个准备阶段，每名抽取威胁牌的角色都可以在轮到自己时重抽1次。",
    abilities.MustHoldOneRing: "只有持有1号魔戒牌者才能扮演此角色；此角色不可给出1号魔戒牌。",
    # ---- set-up actions
    setup_actions.TakeLost: lambda action, _: "将所有遗失牌加入手牌。" if action.every else "将遗失牌加入手牌。",
    setup_actions.DrawThreat: "抽取1张威胁牌。",
    (setup_actions.DrawThreat, "checked"): "抽取1张威胁牌；若目标所需的牌是遗失牌，则重抽。",
    setup_actions.DrawTwoThreats: "抽取2张威胁牌，保留1张。",
    setup_actions.ChooseThreat: "从剩余的威胁牌中选择1张。",
    setup_actions.DeclareMoreOrFewer: "宣布要赢得的墩数多于还是少于威胁点数。",
    setup_actions.Exchange: lambda action, _: f"与{{persons:any}}交换1张牌{'，共{times}次' * (action.times > 1)}。",
    setup_actions.ExchangeWithAnyone: lambda action, _: f"与{'{but:text}以外的' * bool(action.but)}任意1名角色交换1张牌。",
    setup_actions.ExchangeWithAll: exchange_with_all,
    setup_actions.ExchangeWithLostOr: "与遗失牌或{person:text}交换1张牌；其他角色的威胁所需的牌不可成为遗失牌。",
    setup_actions.GiveEach: "给其他每名角色各1张牌，不收回任何牌。单人游戏中，先抽足整个回合的手牌，此后不再补牌。",
    setup_actions.PassRight: "所有角色同时向右传1张牌。",
    setup_actions.ShowHand: "将手牌正面朝上放置，直到回合结束。单人游戏中，改为抽足整个回合的手牌，此后不再补牌。",
    setup_actions.TuckACard: (
        "将1张牌扣着压在角色卡下，它不算手牌，你可以随时查看。每墩开始前，你可以将它收回手牌；若没有其他手牌，则必须收回。"
    ),
    setup_actions.SetOneAside: "将1张牌正面朝上留出，用于最后一墩。",
    setup_actions.LayIntoFirstTrick: "现在就将1张牌正面朝上放入第一墩：它不必跟花色，仅当由你领出时才决定领出的花色。",
    # ---- changes
    changes.ForestDeck: "将所有森林牌移出主牌组，与“老柳树9点”一起洗成老森林牌组。",
    changes.ForestTakesTricks: (
        "每墩开始前，展示1张老森林牌。若赢墩的牌点数低于它，则无人赢得该墩，领出该墩的角色再次领出；点数相同不受影响，宣布直接赢得该墩的1号魔戒牌也不受影响。"
    ),
    changes.BalrogDeck: "将所有暗影牌移出主牌组，与计5点的炎魔牌一起洗成炎魔牌组。",
    changes.OutweighBalrog: (
        "每墩开始前，从炎魔牌组展示若干张牌：单人或4人游戏{four}张，2人或3人游戏{fewer}张。"
        "若该墩各牌的点数之和小于展示牌的点数之和，则全体失败。剩余的牌不够展示时，将整副炎魔牌组重洗。"
    ),
    changes.LostCards: "遗失牌的张数：单人或4人游戏{four}张，2人或3人游戏{fewer}张。",
    changes.BarrowCards: (
        "先将魔戒牌放在一旁，从其余的牌中随机移出若干张古墓牌，正面朝下放置：单人或4人游戏{four}张，2人或3人游戏{fewer}张；再将魔戒牌洗回主牌组。"
        "没有遗失牌；本应获得遗失牌的角色改为随机抽取{drawn}张古墓牌。"
    ),
    changes.GiveRiders: give_riders,
    changes.NewGoal: "{character:text}的目标改为：{goal}。",
    changes.LeadsFirst: "由{character:text}领出第一墩。",
    changes.Requires: "{character:text}是必选角色。",
    changes.Forbids: "不可选择{character:text}。",
    changes.NoThreat: "{character:text}不抽取威胁牌。",
    changes.ThreatsHidden: "威胁牌对其他玩家保密，直到回合结束（单人游戏除外）。",
    changes.ExchangesTogether: "本回合的所有交换都在准备阶段结束时同时进行（单人游戏除外）。",
    changes.NoEarlySuccess: "即使所有目标都已完成，也必须打完每一墩。",
    changes.OnlyAfterOthers: "完成本章的其他事件后，才能选择此事件。所有未完成的角色都必须参与。",
    changes.Repeatable: "完成后，可以再次选择此事件。",
    changes.PlaysFaceDown: (
        "{character:text}扣着出牌，只宣布花色；该墩所有牌打出后才翻开。1号魔戒牌仍正面朝上打出。"
        "金字塔牌组不可扮演{character:text}。单人游戏中不生效。"
    ),
    changes.MirrorDeal: (
        "随机分配角色，因此弗罗多不必持有1号魔戒牌。给每名玩家发{size}张牌，"
        "然后所有玩家同时给其他每名玩家各1张牌；如此进行{portions}次。随后翻开1张遗失牌（1号魔戒牌也不例外），将其余的牌发完。"
        "单人游戏中照常发牌，含有1号魔戒牌的手牌扮演弗罗多。"
    ),
    changes.AddRivers: "将河流牌加入主牌组：单人或4人游戏加入1–{four}点，2人或3人游戏加入1–{fewer}点。",
    changes.Trump: "{suit}牌是王牌：若有人打出{suit}牌，则点数最高的{suit}牌赢得该墩，除非有人宣布以1号魔戒牌直接赢得该墩。",
    changes.TwoGroups: two_groups,
    changes.ThreatHidden: "你的威胁牌对其他玩家保密，直到回合结束（单人游戏除外）。",
    changes.NoExchange: "你不参与任何交换：既不能发起交换，也不能成为交换对象。",
    changes.Duty: "除自己的目标外，你还须做到：{goal}。",
    changes.ThreatByRange: "你不抽取威胁牌，改为选择1个点数范围：{:ranges}。目标以范围内的任一点数达成即可。",
    (changes.ThreatByRange, "ranges"): ranges,
    changes.NameLongestSuits: "准备阶段结束时，你必须宣布手牌中张数最多的花色；若有并列，则全部宣布（金字塔牌组和单人游戏除外）。",
    changes.SaveOneGoal: "每章1次：将任意1名角色未完成的目标视为已完成。仅当本回合因此获胜时，才算用过。",
    changes.SwapLostCard: (
        "每章1次：在任意一墩开始前，你可以与遗失牌交换1张牌（其他角色的威胁所需的牌不可成为遗失牌）；"
        "若遗失牌已被拿走，则与拿走它的角色交换1张牌。"
    ),
    changes.FreeFirstTrick: "每章1次：你在某回合的第一墩不必跟花色。",
}
