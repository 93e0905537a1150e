"""Chinese reasons: why something cannot be done, a sentence each."""

from __future__ import annotations

from onetable.core import match
from onetable.games.quest.text.book import QuestPhrase
from onetable.games.quest.text.zh.cards import MOMENTS
from onetable.games.quest.vocabulary import reasons

REASONS: dict[object, QuestPhrase] = {
    reasons.NotThisMoment: lambda word, _: f"这张暗影牌只能{MOMENTS[word.moment]}打出。",
    reasons.OneShadowCardATurn: "本回合已经打出过暗影牌。",
    reasons.PoolTooSmall: "暗影池需要至少{needed}点影响力，现在有{now}点。",
    reasons.NoFreeSlot: "已有3个阴谋生效，没有空位。",
    reasons.NoFittingPlace: "现在没有这个阴谋可以影响的地点。",
    reasons.TrackFull: "这条轨上的所有格子都有行动标记。",
    reasons.PathTooDear: lambda word, _: (
        f"你没有与这条道路地形相同的牌，手牌也不足{word.cost}张。" if word.cost > 1 else "你没有手牌来支付这条道路。"
    ),
    reasons.NoMoreMoves: "有牌规定你本回合至多移动{most}次。",
    reasons.NoMoreTravel: "你的堕落使你每回合至多进行{most}次旅行步骤。",
    reasons.FoeHere: "不能在有怪物标记或爪牙的地点休整。",
    reasons.NoRestInStronghold: "不能在暗影要塞休整。",
    reasons.RestForbidden: "巫王离得太近，你不能休整。",
    reasons.RestHindered: "有阴谋使英雄不能在这处避难所休整。",
    reasons.DarkPathTaken: "本回合你已经踏上过黑暗之路。",
    reasons.TooCorrupt: "堕落牌超过{most}张时，不能踏上黑暗之路。",
    reasons.NotEnoughFavor: "这需要{needed}点恩惠，你的恩惠不足。",
    reasons.QuestElsewhere: "在这里探索不能完成这项任务。",
    reasons.PlotElsewhere: "这个阴谋影响的是别处。",
    reasons.NothingToExplore: "这里没有可以探索的东西。",
    reasons.Lonely: "你的堕落使你不能向人物求教，也不能交易。",
    reasons.HasItemAlready: "这名英雄已经有{item}。",
    reasons.NotUsedToHope: "只有没有手牌时才能放弃。",
    reasons.FigureUsed: "这名爪牙或这枚标记在本次行动中已经被指挥过。",
    reasons.OneTokenPlaced: "每次行动只能有1次指挥用来放置怪物标记。",
    reasons.NeedsInfluence: "怪物标记只能放在有影响力的地点。",
    reasons.NotInHaven: "不能在避难所或英雄所在的地点放置怪物标记。",
    match.NothingToUndo: "还没有可以撤销的选择。",
    match.OthersWentOn: "之后已有其他人行动。",
    match.DiceFell: "之后已有随机结果产生。",
    match.OthersLearned: "已有其他人看到你的选择。",
}
