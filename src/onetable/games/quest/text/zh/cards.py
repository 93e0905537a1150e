"""Chinese lines of cards, what holds as long as they lie there, and their figures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from onetable.games.quest.text import card_lines, printed_figures
from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.zh.card_sentence import CardSentence
from onetable.games.quest.text.zh.sentences import tell, written
from onetable.games.quest.traits import Moment
from onetable.games.quest.vocabulary import occasions, statics


def then(opening: str, hero: str = "", is_named: bool = False) -> Callable[[Any, QuestBook], str]:
    """“你在避难所以外休整时，可以……”."""

    def line(word: Any, book: QuestBook) -> str:
        voice = CardSentence(book, hero, is_named)
        return voice.fill(opening, word) + written(tell(word.effects, voice))

    return line


CARDS: dict[object, QuestPhrase] = {
    card_lines.Does: lambda word, book: then("", "英雄" if word.card else "")(word, book),
    card_lines.Requires: "打出条件：{condition:if}。",
    card_lines.Affects: lambda word, book: CardSentence(book, "英雄").fill("影响：{where:all}。", word),
    card_lines.BeginsWith: (
        "设置：在每座要塞放置{each_stronghold}点影响力，在要塞或与要塞相连的地点另放置{extension}点，并在暗影池放置{pool}点。"
        "抽{shadow_drawn}张暗影牌，保留{shadow_kept}张。抽{plots_drawn}张阴谋牌，保留{plots_kept}张。"
    ),
    (card_lines.BeginsWith, "no pool"): (
        "设置：在每座要塞放置{each_stronghold}点影响力，在要塞或与要塞相连的地点另放置{extension}点。"
        "抽{shadow_drawn}张暗影牌，保留{shadow_kept}张。抽{plots_drawn}张阴谋牌，保留{plots_kept}张。"
    ),
    card_lines.LaysFavor: "在{places:all}各放置1枚恩惠标记。",
    (card_lines.LaysFavor, "one"): "在{places:all}放置1枚恩惠标记。",
    card_lines.BringsCharacter: "将{character}放到{place}。",
    card_lines.StaysUntilExplored: then("此事件留在{place}，直到有英雄在那里探索；届时弃置此牌。", "该英雄"),
    card_lines.AdvancesEachStory: "只要此事件还在，{marker}就在每个故事步骤前进1格。",
    card_lines.KeptFor: then("持有此牌的英雄在有人物或其他英雄的地点探索时，"),
    card_lines.WhenReceived: then("得到此牌时："),
    card_lines.SetsUp: then("设置："),
    card_lines.TaskExplore: "目标：探索{place}。",
    card_lines.TaskExploreOrMeet: "目标：探索{place}，或与{foe}战斗（无论结果）。",
    card_lines.TaskDefeat: "目标：在{place}不进行遭遇，改为与{monster}战斗，并将其击败。",
    card_lines.Rewards: then("奖励："),
    card_lines.IsQuest: "保留此牌作为支线任务。",
    card_lines.MissionMet: "达成条件：{condition:if}。",
    occasions.WhenActive: then("此阴谋生效时：", "英雄"),
    occasions.WhenConsulted: then("英雄向{character}求教时，", "该英雄"),
    occasions.WhenRestingInTheWild: then("你在避难所以外休整时，", is_named=True),
    # what holds
    statics.Lowers: "你的{attribute} −{by}。",
    statics.HandLimit: "你的手牌不能超过{cards}张；立即弃置多余的牌。",
    statics.FavorLimit: "你的恩惠不能超过{most}点；立即弃置多余的恩惠。",
    statics.FavorPerTurn: "在你的每个回合，你至多获得{most}点恩惠。",
    statics.MorePerils: "索伦在你的回合抽险境牌时，多抽{more}张。",
    statics.EncounterDraw: "你抽{cards}张遭遇牌，而不是3张。",
    statics.NoConsultNorTrade: "你不能向人物求教，也不能交易。",
    statics.TravelSteps: "在你的每个回合，你至多进行{most}次旅行步骤。",
    statics.DiscardsBeforeCombat: "在你的每场战斗开始时，随机弃置{cards}张手牌。",
    statics.SauronMayDraw: "每当索伦在你的回合打出暗影牌，索伦可以抽{cards}张暗影牌。",
    statics.MarkerGoesFurther: "你休整或被击败时，最落后的索伦标记前进{spaces}格，而不是1格。",
    statics.WaterForOneCard: "走水路只需弃置1张任意牌。",
    statics.JoinsBySea: lambda word, book: f"对你而言，{'与'.join(map(book.say, word.places))}之间有1条道路，需弃置{word.cost}张任意牌。",
    statics.CheaperPaths: "你用任意牌支付道路时，所需张数减少{by}，最少为1张。",
    statics.DrainsPoolWhenShadowed: "每当索伦在你的回合打出暗影牌，就移除暗影池中的{by}点影响力。",
    statics.MakesPerilous: "{place}是危险的。",
    statics.NoRestNorEncounter: "英雄不能在受影响的地点休整或抽遭遇牌。",
    statics.TokensMayBeUrukHai: "在{region}，索伦可以将任意非空白的怪物标记视为乌鲁克族。",
    statics.MovesFar: "指挥它移动时，它可以移动至多{spaces}步。",
    statics.TokensNear: "在它所在地点及相邻地点放置怪物标记无需影响力。",
    statics.CorruptsAtOnce: "与它的战斗开始时，英雄抽{cards}张堕落牌。",
    statics.PerilNear: "它所在地点及相邻地点都是危险的，避难所除外。",
    statics.NoRestNear: "在它所在地点及相邻地点的英雄不能休整或治疗，避难所除外。",
    statics.ComesBack: "它被击败后，在下一个行动步骤开始时不带伤害地回到{place}。",
    statics.Scouts: "在你的每个回合，你可以查看1处相邻地点的所有怪物标记（每回合1次）。",
    statics.FavorForQuests: "在你的每个回合，你首次完成任务或向人物求教时，获得{favor}点恩惠。",
    statics.StartsWithHorse: "你开局拥有1匹马。",
    statics.UndecidedGoesOn: "旅行步骤中未分胜负的战斗不会结束你的回合。",
    # when a shadow card is played
    Moment.ACTION: "在索伦的行动步骤",
    Moment.TURN: "在英雄的回合开始时",
    Moment.COMBAT: "在战斗开始时",
    Moment.ENTER: "在英雄进入非避难所的地点后",
    Moment.DEFEAT: "在英雄被击败后",
    # figures
    printed_figures.PlotFigures: "阴谋 · 暗影池至少{pool}点 · 每个故事步骤{marker} +{advance} · 使索伦放弃需{favor}点恩惠",
    (printed_figures.PlotFigures, "starting"): "起始阴谋 · 每个故事步骤{marker} +{advance} · 使索伦放弃需{favor}点恩惠",
    (printed_figures.PlotFigures, "free"): "阴谋 · 每个故事步骤{marker} +{advance} · 使索伦放弃需{favor}点恩惠",
    printed_figures.ShadowFigures: "暗影牌 · 暗影池至少{pool}点 · {moment}打出",
    printed_figures.EventFigures: "事件 · {stage:stage} · 优先级{priority}",
    printed_figures.CorruptionFigures: "堕落 · 休整时弃置需{cost}点恩惠",
    (printed_figures.CorruptionFigures, "free"): "堕落 · 不保留",
    printed_figures.PerilFigures: "险境 · 任意地点",
    (printed_figures.PerilFigures, "place"): "险境 · 仅限{place}",
    (printed_figures.PerilFigures, "region"): "险境 · 仅限{regions:all}",
    printed_figures.EncounterFigures: "{deck:encounter} · 优先级{priority}",
    (printed_figures.EncounterFigures, "place"): "{deck:encounter} · 优先级{priority} · 仅限{place}",
    (printed_figures.EncounterFigures, "region"): "{deck:encounter} · 优先级{priority} · 仅限{region}",
    (printed_figures.QuestFigures, "side"): "支线任务",
    (printed_figures.QuestFigures, "advanced"): "进阶任务 · {hero}",
    (printed_figures.QuestFigures, "starting"): "起始任务 · {hero}",
    (printed_figures.MissionFigures, "sauron"): "使命 · 索伦",
    (printed_figures.MissionFigures, "heroes"): "使命 · 英雄",
    printed_figures.FightingFigures: "{type} · 攻击{attack} · 防御{defense} · 费用{cost} · {terrain}",
    (printed_figures.FightingFigures, "anywhere"): "{type} · 攻击{attack} · 防御{defense} · 费用{cost}",
    printed_figures.HeroFiguresLine: "英雄 · 坚韧{fortitude} · 力量{strength} · 敏捷{agility} · 智慧{wisdom} · 起始于{start}",
    (printed_figures.FoeFiguresLine, "monster"): "怪物 · 生命值{health} · 坚韧{fortitude} · 力量{strength} · 智慧{wisdom} · {deck}牌组",
    (printed_figures.FoeFiguresLine, "minion"): (
        "爪牙 · 生命值{health} · 坚韧{fortitude} · 力量{strength} · 智慧{wisdom} · {deck}牌组 · {stage:stage} · 登场于{starts:any}"
    ),
    printed_figures.NoFigures: "",
}
