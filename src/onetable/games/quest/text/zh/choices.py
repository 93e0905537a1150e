"""Chinese choices: what stands on a button."""

from __future__ import annotations

from onetable.games.quest.mechanics import commands, shadow_cards
from onetable.games.quest.phases import explore, plot_step, rest, sauron_turn, scouting, travel
from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.names import Named
from onetable.games.quest.text.zh.nouns import NAMES, an_item
from onetable.games.quest.text.zh.sentences import branch
from onetable.games.quest.traits import Track
from onetable.games.quest.vocabulary import choices

TRACKS = {
    Track.INFLUENCE: "影响力轨：放置{number}点影响力",
    Track.DRAW: "抽牌轨：抽{number}张暗影牌和{number}张阴谋牌，保留1张阴谋牌",
    Track.COMMAND: "指挥轨：至多{number}次指挥",
}


def plain(kind: str, id: str, book: QuestBook) -> str:
    """The name of a card by itself, as on a button."""
    return book.say(Named(f"{kind}.{id}"))


def a_card(kind: str, field: str = "card") -> QuestPhrase:
    """A card by its name alone."""
    return lambda word, book: plain(kind, getattr(word, field), book)


def pay_several(word: travel.PaySeveral, book: QuestBook) -> str:
    """The first of several cards, or the last."""
    others = f"和另外{word.left - 1}张牌" if word.left > 1 else ""
    return f"弃置{plain('fighting', word.card, book)}{others}"


CHOICES: dict[object, QuestPhrase] = {
    choices.Done: "结束",
    choices.Decline: "跳过",
    choices.Accept: "执行",
    choices.PickPlace: "{place}",
    choices.PickHero: "{hero}",
    choices.PickMinion: "{minion}",
    choices.PickCharacter: "{character}",
    choices.PickItem: "{item}",
    choices.PickAttribute: "{attribute}",
    choices.PickMarker: "{marker}",
    choices.PickType: "{type}",
    choices.PickToken: "{place}的{number}号怪物标记",
    choices.PickCard: a_card("fighting"),
    choices.PickCorruption: a_card("corruption"),
    choices.GiveCorruption: "将{card:corruption}交给{hero}",
    choices.PickPlot: a_card("plot", "plot"),
    choices.PickShadow: a_card("shadow"),
    choices.PickPeril: lambda word, book: plain("peril", word.peril, book) if word.peril else "没有适用的险境",
    choices.PickInfluence: "{place}的1点影响力",
    choices.PickFavor: lambda word, _: "1点恩惠" if word.place is None else f"{NAMES[word.place]}的恩惠标记",
    choices.FromLifePool: "生命牌堆顶的牌",
    choices.FromRestPool: "休整牌堆顶的牌",
    choices.ToPool: "暗影池",
    choices.PutOnTop: "放到阴谋牌组顶",
    choices.PutUnder: "放到阴谋牌组底",
    choices.UseTrack: lambda word, _: TRACKS[word.track].format(number=word.number) if word.number else f"{NAMES[word.track]}轨",
    choices.DrawForAgility: "用1点敏捷抽1张牌",
    choices.KeepForStrength: "力量 +{points}，不再抽牌",
    choices.DeclareExhaustion: "宣告力竭",
    choices.Lay: lambda word, book: f"打出{plain('fighting', word.card, book)}",
    choices.SendFoe: "战斗",
    choices.SendPeril: "险境",
    choices.FightMinion: "{minion}",
    choices.FightToken: "{place}的{number}号怪物标记",
    choices.AsUrukHai: "视为乌鲁克族",
}


def consult(word: explore.Consult, book: QuestBook) -> str:
    """A character, and what he does."""
    return f"向{NAMES[word.character]}求教：{branch(choices.PickBranch(0, book.effects_of(word.character)), book)}"


def break_plot(word: explore.BreakPlot, book: QuestBook) -> str:
    """A plot, and what it costs to be rid of it."""
    favor = book.price_of(word.plot)
    return f"{f'支付{favor}点恩惠，' if favor else ''}使索伦放弃阴谋{book.card_name('plot', word.plot)}"


STEPS: dict[object, QuestPhrase] = {
    travel.MoveTo: "移动到{place}",
    travel.PayOne: lambda word, book: f"弃置{plain('fighting', word.card, book)}",
    travel.PaySeveral: pay_several,
    scouting.Scout: "查看{place}的怪物标记",
    travel.GiveUp: "放弃并被击败",
    explore.Explore: "探索此地",
    explore.TakeFavor: "取得1枚恩惠标记",
    explore.ConsultForFavor: f"向{{character}}求教，获得{explore.FAVOR_OF_CHARACTER}点恩惠",
    explore.Consult: consult,
    explore.DarkPath: "踏上黑暗之路：获得1点恩惠，并抽1张堕落牌",
    explore.CompleteQuest: "完成任务{quest:quest}",
    explore.BreakPlot: break_plot,
    explore.Trade: "交易：由{hero}赠予其他英雄",
    explore.GiveFavor: "将1点恩惠交给{hero}",
    explore.GiveItem: lambda word, _: f"将{an_item(word.item)}交给{NAMES[word.hero]}",
    explore.GiveQuest: "将任务{quest:quest}交给{hero}",
    rest.Rest: "休整",
    shadow_cards.PlayShadow: "打出{card:shadow}",
    plot_step.PlayPlot: "打出{plot:plot}，影响{place}",
    plot_step.DropPlot: lambda word, book: f"弃置第{word.slot + 1}格的阴谋{book.card_name('plot', word.plot)}",
    sauron_turn.EnterMinion: "将{minion}放到{place}",
    commands.MoveMinion: "将{minion}移动到{place}",
    commands.HealMinion: f"治疗{{minion}}：移除至多{commands.HEALED}点伤害",
    commands.PlaceToken: "在{place}放置怪物标记",
    commands.MoveToken: "将{start}的{number}号怪物标记移动到{place}",
}
ASKED: dict[object, QuestPhrase] = {**CHOICES, **STEPS}
