"""Chinese lines of cards, what holds as long as they lie there, and their figures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from onetable.games.quest.text import lexicon as words
from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.zh.card_sentence import CardSentence
from onetable.games.quest.text.zh.sentences import tell, written
from onetable.games.quest.traits import Moment


def then(opening: str, hero: str = "", is_named: bool = False) -> Callable[[Any, QuestBook], str]:
    """“你在避难所以外休整时，可以……”."""

    def line(word: Any, book: QuestBook) -> str:
        voice = CardSentence(book, hero, is_named)
        return voice.fill(opening, word) + written(tell(word.effects, voice))

    return line


CARDS: dict[object, QuestPhrase] = {
    words.Does: lambda word, book: then("", "英雄" if word.card else "")(word, book),
    words.Requires: "打出条件：{condition:if}。",
    words.Affects: lambda word, book: CardSentence(book, "英雄").fill("影响：{where:all}。", word),
    words.BeginsWith: (
        "准备：在每座要塞各放置{each_stronghold}点影响力，在要塞或与要塞相连的地点另放置{extension}点，并在暗影池放置{pool}点。"
        "抽{shadow_drawn}张暗影牌，保留{shadow_kept}张。抽{plots_drawn}张阴谋牌，保留{plots_kept}张。"
    ),
    (words.BeginsWith, "no pool"): (
        "准备：在每座要塞各放置{each_stronghold}点影响力，在要塞或与要塞相连的地点另放置{extension}点。"
        "抽{shadow_drawn}张暗影牌，保留{shadow_kept}张。抽{plots_drawn}张阴谋牌，保留{plots_kept}张。"
    ),
    words.LaysFavor: "在{places:all}各放置1枚恩惠标记。",
    (words.LaysFavor, "one"): "在{places:all}放置1枚恩惠标记。",
    words.BringsCharacter: "将{character}放到{place}。",
    words.StaysUntilExplored: then("此事件留在{place}，直到有英雄在那里探索；届时弃置此牌。", "该英雄"),
    words.AdvancesEachStory: "只要此事件还在，{marker}就在每个故事步骤前进1格。",
    words.KeptFor: then("持有此牌的英雄在有人物或其他英雄的地点探索时，"),
    words.WhenReceived: then("得到此牌时："),
    words.SetsUp: then("准备："),
    words.TaskExplore: "目标：探索{place}。",
    words.TaskExploreOrMeet: "目标：探索{place}，或与{foe}战斗（不论胜负）。",
    words.TaskDefeat: "目标：在{place}不进行遭遇，改为与{monster}战斗，并将其击败。",
    words.Rewards: then("奖励："),
    words.IsQuest: "保留此牌作为支线任务。",
    words.MissionMet: "达成条件：{condition:if}。",
    words.WhenActive: then("此阴谋生效时：", "英雄"),
    words.WhenConsulted: then("英雄向{character}求教时，", "该英雄"),
    words.WhenRestingInTheWild: then("你在避难所以外休整时，", is_named=True),
    # what holds
    words.Lowers: "你的{attribute} −{by}。",
    words.HandLimit: "你的手牌不能超过{cards}张；立即弃置多余的牌。",
    words.FavorLimit: "你的恩惠不能超过{most}点；立即弃置多余的恩惠。",
    words.FavorPerTurn: "在你的每个回合，你至多获得{most}点恩惠。",
    words.MorePerils: "索伦在你的回合抽险境牌时，多抽{more}张。",
    words.EncounterDraw: "你抽{cards}张遭遇牌，而不是3张。",
    words.NoConsultNorTrade: "你不能向人物求教，也不能交易。",
    words.TravelSteps: "在你的每个回合，你至多进行{most}次旅行步骤。",
    words.DiscardsBeforeCombat: "在你的每场战斗开始时，随机弃置{cards}张手牌。",
    words.SauronMayDraw: "每当索伦在你的回合打出暗影牌，索伦可以抽{cards}张暗影牌。",
    words.MarkerGoesFurther: "你休整或被击败时，最落后的索伦标记前进{spaces}格，而不是1格。",
    words.WaterForOneCard: "走水路只需弃置1张任意牌。",
    words.JoinsBySea: lambda word, book: f"在{'与'.join(map(book.say, word.places))}之间移动只需弃置{word.cost}张任意牌。",
    words.CheaperPaths: "你走需弃置任意牌的道路时，少弃置{by}张（至少弃置1张）。",
    words.DrainsPoolWhenShadowed: "每当索伦在你的回合打出暗影牌，就移除暗影池中的{by}点影响力。",
    words.MakesPerilous: "{place}视为危险地点。",
    words.NoRestNorEncounter: "英雄不能在受影响的地点休整或抽遭遇牌。",
    words.TokensMayBeUrukHai: "在{region}，索伦可以将任意非空白的怪物标记视为乌鲁克族。",
    words.MovesFar: "指挥它移动时，它可以移动至多{spaces}步。",
    words.TokensNear: "在它所在地点及相邻地点放置怪物标记无需影响力。",
    words.CorruptsAtOnce: "与它的战斗开始时，英雄抽{cards}张堕落牌。",
    words.PerilNear: "它所在地点及相邻地点都视为危险地点，避难所除外。",
    words.NoRestNear: "在它所在地点及相邻地点的英雄不能休整或治疗，避难所除外。",
    words.ComesBack: "它被击败后，在下一个行动步骤开始时移除所有伤害，回到{place}。",
    words.Scouts: "你的每个回合1次，你可以查看1处相邻地点的所有怪物标记。",
    words.FavorForQuests: "在你的每个回合，你首次完成任务或向人物求教时，获得{favor}点恩惠。",
    words.StartsWithHorse: "你开局时拥有1匹马。",
    words.UndecidedGoesOn: "旅行步骤中未分胜负的战斗不会结束你的回合。",
    # when a shadow card is played
    Moment.ACTION: "在索伦的行动步骤",
    Moment.TURN: "在英雄的回合开始时",
    Moment.COMBAT: "在战斗开始时",
    Moment.ENTER: "在英雄进入非避难所的地点后",
    Moment.DEFEAT: "在英雄被击败后",
    # figures
    words.PlotFigures: "阴谋 · 暗影池至少{pool}点 · 每个故事步骤{marker} +{advance} · 使索伦放弃需{favor}点恩惠",
    (words.PlotFigures, "starting"): "起始阴谋 · 每个故事步骤{marker} +{advance} · 使索伦放弃需{favor}点恩惠",
    (words.PlotFigures, "free"): "阴谋 · 每个故事步骤{marker} +{advance} · 使索伦放弃需{favor}点恩惠",
    words.ShadowFigures: "暗影牌 · 暗影池至少{pool}点 · {moment}打出",
    words.EventFigures: "事件 · {stage:stage} · 优先级{priority}",
    words.CorruptionFigures: "堕落 · 休整时弃置需{cost}点恩惠",
    (words.CorruptionFigures, "free"): "堕落 · 不保留",
    words.PerilFigures: "险境 · 任意地点",
    (words.PerilFigures, "place"): "险境 · 仅限{place}",
    (words.PerilFigures, "region"): "险境 · 仅限{regions:all}",
    words.EncounterFigures: "{deck:encounter} · 优先级{priority}",
    (words.EncounterFigures, "place"): "{deck:encounter} · 优先级{priority} · 仅限{place}",
    (words.EncounterFigures, "region"): "{deck:encounter} · 优先级{priority} · 仅限{region}",
    (words.QuestFigures, "side"): "支线任务",
    (words.QuestFigures, "advanced"): "进阶任务 · {hero}",
    (words.QuestFigures, "starting"): "起始任务 · {hero}",
    (words.MissionFigures, "sauron"): "使命 · 索伦",
    (words.MissionFigures, "heroes"): "使命 · 英雄",
    words.FightingFigures: "{type} · 攻击{attack} · 防御{defense} · 费用{cost} · {terrain}",
    (words.FightingFigures, "anywhere"): "{type} · 攻击{attack} · 防御{defense} · 费用{cost}",
    words.HeroFiguresLine: "英雄 · 坚韧{fortitude} · 力量{strength} · 敏捷{agility} · 智慧{wisdom} · 起始于{start}",
    (words.FoeFiguresLine, "monster"): "怪物 · 生命值{health} · 坚韧{fortitude} · 力量{strength} · 智慧{wisdom} · {deck}牌组",
    (words.FoeFiguresLine, "minion"): (
        "爪牙 · 生命值{health} · 坚韧{fortitude} · 力量{strength} · 智慧{wisdom} · {deck}牌组 · {stage:stage} · 登场于{starts:any}"
    ),
    words.NoFigures: "",
}
