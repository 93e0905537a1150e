"""Chinese lines of cards, what holds as long as they lie there, and their figures."""

from __future__ import annotations

from typing import Any

from onetable.games.quest.figures import MINIONS
from onetable.games.quest.text import card_lines, printed_figures
from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.zh.card_sentence import CardSentence
from onetable.games.quest.text.zh.nouns import NAMES
from onetable.games.quest.text.zh.places import all_of
from onetable.games.quest.text.zh.sentences import tell, written
from onetable.games.quest.text.zh.values import holds
from onetable.games.quest.traits import Deck, Minion, Moment
from onetable.games.quest.vocabulary import occasions, statics
from onetable.language.zh.nouns import several

STAGES = {1: "第一时期", 2: "第二时期", 3: "第三时期"}
DOT = " · "

# ---- lines


def told(word: Any, book: QuestBook, hero: str = "") -> str:
    """The effects of a line, sentence by sentence."""
    return written(tell(word.effects, CardSentence(book, hero)))


def does(word: card_lines.Does, book: QuestBook) -> str:
    """What a card does, to whomever it speaks."""
    return told(word, book, "英雄" if word.card else "")


def begins_with(word: card_lines.BeginsWith, _: QuestBook) -> str:
    """What a starting plot gives Sauron."""
    pool = f"，并在暗影池放置{word.pool}点" if word.pool else ""
    return (
        f"设置：在每座要塞放置{word.each_stronghold}点影响力，在要塞或与要塞相连的地点另放置{word.extension}点{pool}。"
        f"抽{word.shadow_drawn}张暗影牌，保留{word.shadow_kept}张。抽{word.plots_drawn}张阴谋牌，保留{word.plots_kept}张。"
    )


def stays(word: card_lines.StaysUntilExplored, book: QuestBook) -> str:
    """An event that waits for a hero."""
    text = told(word, book, "该英雄")
    return f"此事件留在{NAMES[word.place]}，直到有英雄在那里探索；届时弃置此牌。{text}"


def under(head: str) -> QuestPhrase:
    """Effects under a heading."""
    return lambda word, book: f"{head}：{told(word, book)}"


LINES: dict[object, QuestPhrase] = {
    card_lines.Does: does,
    card_lines.Requires: lambda word, book: f"打出条件：{holds(word.condition, CardSentence(book, '英雄'))}。",
    card_lines.Affects: lambda word, book: f"影响：{all_of(word.where, CardSentence(book, '英雄'))}。",
    card_lines.BeginsWith: begins_with,
    card_lines.LaysFavor: lambda word, _: (
        f"在{several([NAMES[place] for place in word.places])}{'各' if len(word.places) > 1 else ''}放置1枚恩惠标记。"
    ),
    card_lines.BringsCharacter: "将{character}放到{place}。",
    card_lines.StaysUntilExplored: stays,
    card_lines.AdvancesEachStory: "只要此事件还在，{marker}就在每个故事步骤前进1格。",
    card_lines.KeptFor: lambda word, book: f"持有此牌的英雄在有人物或其他英雄的地点探索时，{told(word, book)}",
    card_lines.WhenReceived: lambda word, book: f"得到此牌时：{told(word, book)}",
    card_lines.SetsUp: under("设置"),
    card_lines.TaskExplore: "目标：探索{place}。",
    card_lines.TaskExploreOrMeet: "目标：探索{place}，或与{foe}战斗（无论结果）。",
    card_lines.TaskDefeat: "目标：在{place}不进行遭遇，改为与{monster}战斗，并将其击败。",
    card_lines.Rewards: under("奖励"),
    card_lines.IsQuest: "保留此牌作为支线任务。",
    card_lines.MissionMet: lambda word, book: f"达成条件：{holds(word.condition, CardSentence(book, '英雄'))}。",
    occasions.WhenActive: lambda word, book: f"此阴谋生效时：{told(word, book, '英雄')}",
    occasions.WhenConsulted: lambda word, book: f"英雄向{NAMES[word.character]}求教时，{told(word, book, '该英雄')}",
    occasions.WhenRestingInTheWild: lambda word, book: (
        f"你在避难所以外休整时，{written(tell(word.effects, CardSentence(book, is_named=True)))}"
    ),
}

# ---- what holds

HOLDS: dict[object, QuestPhrase] = {
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
    statics.JoinsBySea: lambda word, _: (
        f"对你而言，{NAMES[word.places[0]]}与{NAMES[word.places[1]]}之间有1条道路，需弃置{word.cost}张任意牌。"
    ),
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
}

# ---- figures

MOMENTS = {
    Moment.ACTION: "在索伦的行动步骤",
    Moment.TURN: "在英雄的回合开始时",
    Moment.COMBAT: "在战斗开始时",
    Moment.ENTER: "在英雄进入非避难所的地点后",
    Moment.DEFEAT: "在英雄被击败后",
}


def plot_figures(word: printed_figures.PlotFigures, _: QuestBook) -> str:
    """Kind, pool, marker and price."""
    pool = f"暗影池至少{word.pool}点" if word.pool else ""
    kind = "起始阴谋" if word.starting else "阴谋"
    return DOT.join(filter(None, (kind, pool, f"每个故事步骤{NAMES[word.marker]} +{word.advance}", f"使索伦放弃需{word.favor}点恩惠")))


def encounter_figures(word: printed_figures.EncounterFigures, _: QuestBook) -> str:
    """Deck, number and where it applies."""
    deck = "避难所遭遇" if word.deck is Deck.HAVEN else f"{NAMES[word.deck]}遭遇"
    where = word.place if word.place is not None else word.region
    return DOT.join((deck, f"优先级{word.priority}", *([f"仅限{NAMES[where]}"] if where is not None else [])))


def peril_figures(word: printed_figures.PerilFigures, _: QuestBook) -> str:
    """Where a peril applies."""
    where = NAMES[word.place] if word.place is not None else several([NAMES[region] for region in word.regions])
    return DOT.join(("险境", f"仅限{where}" if where else "任意地点"))


def quest_figures(word: printed_figures.QuestFigures, _: QuestBook) -> str:
    """Whose quest."""
    if word.hero is None:
        return "支线任务"
    return f"{'进阶' if word.advanced else '起始'}任务{DOT}{NAMES[word.hero]}"


def fighting_figures(word: printed_figures.FightingFigures, _: QuestBook) -> str:
    """Type, numbers and terrain."""
    terrain = NAMES[word.terrain] if word.terrain is not None else ""
    return DOT.join(filter(None, (NAMES[word.type], f"攻击{word.attack}", f"防御{word.defense}", f"费用{word.cost}", terrain)))


def foe_figures(word: printed_figures.FoeFiguresLine, _: QuestBook) -> str:
    """Numbers and deck; a minion has a stage and places to come to."""
    numbers = f"生命值{word.health}{DOT}坚韧{word.fortitude}{DOT}力量{word.strength}{DOT}智慧{word.wisdom}"
    text = f"{'爪牙' if isinstance(word.foe, Minion) else '怪物'}{DOT}{numbers}{DOT}{NAMES[word.deck]}牌组"
    if not isinstance(word.foe, Minion):
        return text
    printed = MINIONS[word.foe]
    return f"{text}{DOT}{STAGES[printed.stage]}{DOT}登场于{several([NAMES[place] for place in printed.start], '或')}"


FIGURES: dict[object, QuestPhrase] = {
    printed_figures.PlotFigures: plot_figures,
    printed_figures.ShadowFigures: lambda word, _: f"暗影牌{DOT}暗影池至少{word.pool}点{DOT}{MOMENTS[word.moment]}打出",
    printed_figures.EventFigures: lambda word, _: f"事件{DOT}{STAGES[word.stage]}{DOT}优先级{word.priority}",
    printed_figures.CorruptionFigures: lambda word, _: f"堕落{DOT}{f'休整时弃置需{word.cost}点恩惠' if word.cost else '不保留'}",
    printed_figures.PerilFigures: peril_figures,
    printed_figures.EncounterFigures: encounter_figures,
    printed_figures.QuestFigures: quest_figures,
    printed_figures.MissionFigures: lambda word, _: f"使命{DOT}{'索伦' if word.side == 'sauron' else '英雄'}",
    printed_figures.FightingFigures: fighting_figures,
    printed_figures.HeroFiguresLine: lambda word, _: (
        f"英雄{DOT}坚韧{word.fortitude}{DOT}力量{word.strength}{DOT}敏捷{word.agility}{DOT}智慧{word.wisdom}{DOT}起始于{NAMES[word.start]}"
    ),
    printed_figures.FoeFiguresLine: foe_figures,
    printed_figures.NoFigures: "",
}
CARDS: dict[object, QuestPhrase] = {**LINES, **HOLDS, **FIGURES}
