"""Chinese news: what is told in the journal, a sentence each."""

from __future__ import annotations

from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.zh.cards import STAGES
from onetable.games.quest.text.zh.talk import NAMES, an_item
from onetable.games.quest.words import news
from onetable.games.quest.words.traits import Deck, Monster, Track


def cards(ids: tuple[str, ...], kind: str, book: QuestBook) -> str:
    """Cards in a list, by their names."""
    return "、".join([book.card_name(kind, id) for id in ids]) or book.card_name(kind, "")


def face(monster: Monster) -> str:
    """What a token shows."""
    return "空白" if monster is Monster.BLANK else NAMES[monster]


def discarding(card: str, book: QuestBook) -> str:
    """The other skill card, if there was one."""
    return f"，弃置{book.card_name('fighting', card)}" if card else ""


def events_drawn(word: news.EventsDrawn, book: QuestBook) -> str:
    """One that happens, perhaps out of several."""
    others = tuple([event for event in word.events if event != word.event])
    also = f"（另抽到{cards(others, 'event', book)}）" if others else ""
    return f"事件：{book.card_name('event', word.event)}{also}。"


def track_used(word: news.TrackUsed, _: QuestBook) -> str:
    """Which action Sauron takes."""
    what = {
        Track.INFLUENCE: f"放置{word.number}点影响力",
        Track.DRAW: f"抽{word.number}张暗影牌和{word.number}张阴谋牌",
        Track.COMMAND: f"至多{word.number}次指挥",
    }[word.track]
    return f"索伦使用{NAMES[word.track]}轨：{what}。"


def encounters_drawn(word: news.EncountersDrawn, book: QuestBook) -> str:
    """From which deck."""
    deck = "避难所牌组" if word.deck is Deck.HAVEN else f"{NAMES[word.deck]}遭遇牌组"
    return f"{NAMES[word.hero]}从{deck}抽到{cards(word.cards, 'encounter', book)}。"


def revealed(word: news.CardsRevealed, book: QuestBook) -> str:
    """Both cards, or one."""
    sides = ((word.hero, word.card), (word.foe, word.foe_card))
    found = [f"{NAMES[who]}打出{book.card_name('fighting', card)}" for who, card in sides if card]
    return f"{'，'.join(found)}。" if found else "双方都没有出牌。"


def round_damage(word: news.RoundDamage, _: QuestBook) -> str:
    """What both sides take."""
    sides = ((word.hero, word.hurt), (word.foe, word.foe_hurt))
    found = [f"{NAMES[who]}{hurt}点" for who, hurt in sides if hurt]
    return f"本轮伤害：{'，'.join(found)}。" if found else "本轮双方都没有受到伤害。"


def agility_split(word: news.AgilitySplit, _: QuestBook) -> str:
    """What agility is used for: cards, strength, or both."""
    used = [f"抽{word.drawn}张牌"] if word.drawn else []
    used += [f"使力量 +{word.strength}"] if word.strength else []
    return f"{NAMES[word.hero]}用敏捷{'，并'.join(used)}。" if used else f"{NAMES[word.hero]}没有敏捷可用。"


def plots_drawn(word: news.PlotsDrawn, _: QuestBook) -> str:
    """How many, and how many of them are kept."""
    return f"索伦抽{word.drawn}张阴谋牌{f'，保留{word.kept}张' if word.kept != word.drawn else ''}。"


def missions(word: news.MissionsRevealed, book: QuestBook) -> str:
    """Both, met or not."""
    sides = (("英雄", word.heroes, word.heroes_met), ("索伦", word.sauron, word.sauron_met))
    found = [f"{who}的使命{book.card_name('mission', card)}{'已达成' if met else '未达成'}" for who, card, met in sides]
    return f"{'；'.join(found)}。"


DOMINANT = {"heroes": "英雄占优", "sauron": "索伦占优", "nobody": "双方均不占优"}
HEROES_WIN = {"mission": "达成了使命", "champion": "勇士击败了戒灵"}
SAURON_WINS = {"mission": "达成了使命", "champion": "英雄的勇士没能击败戒灵"}

HEROES_NEWS: dict[object, QuestPhrase] = {
    news.RoundBegins: "第{number}轮开始。",
    news.HeroTurnBegins: "轮到{hero}的回合。",
    news.HeroTurnEnds: "{hero}的回合立即结束。",
    news.DrawsHeroQuest: "{hero}的起始任务是{quest:quest}。",
    news.StageReached: lambda word, _: f"故事进入{STAGES[word.stage]}。",
    news.FavorGained: "{hero}获得{count}点恩惠。",
    news.FavorLost: "{hero}失去{count}点恩惠。",
    news.CorruptionTaken: "{hero}获得堕落牌{card:corruption}。",
    news.CorruptionDiscarded: "{hero}弃置堕落牌{card:corruption}。",
    news.CorruptionPassed: "堕落牌{card:corruption}从{giver}转给{taker}。",
    news.ItemGained: lambda word, _: f"{NAMES[word.hero]}获得{an_item(word.item)}。",
    news.ItemLost: lambda word, _: f"{NAMES[word.hero]}失去{an_item(word.item)}。",
    news.AttributeRaised: "{hero}的{attribute} +1。",
    news.TrainedWith: lambda word, book: (
        f"{NAMES[word.hero]}训练，获得{book.card_name('fighting', word.card)}{discarding(word.other, book)}。"
    ),
    news.Trained: lambda word, book: f"{NAMES[word.hero]}训练，获得1张技能牌{discarding(word.other, book)}。",
    news.QuestKept: "{hero}接下支线任务{quest:quest}。",
    news.QuestCompleted: "{hero}完成任务{quest:quest}。",
    news.AdvancedQuestActive: "{hero}的进阶任务{quest:quest}生效。",
    news.FavorGiven: "{giver}将1点恩惠交给{taker}。",
    news.ItemGiven: lambda word, _: f"{NAMES[word.giver]}将{an_item(word.item)}交给{NAMES[word.taker]}。",
    news.QuestGiven: "{giver}将任务{quest:quest}交给{taker}。",
    news.CardsDrawn: "{hero}抽{count}张牌。",
    news.CardsDrawnSeen: lambda word, book: f"{NAMES[word.hero]}抽到{cards(word.cards, 'fighting', book)}。",
    news.CardsToRest: lambda word, book: f"{NAMES[word.hero]}将{cards(word.cards, 'fighting', book)}放入休整牌堆。",
    news.DamageTaken: "{hero}受到{count}点伤害。",
    news.RestPoolReturned: "{hero}将休整牌堆洗入生命牌堆。",
    news.DamagePoolReturned: "{hero}将伤害牌堆洗入生命牌堆。",
    news.DamagePoolRested: lambda word, book: f"{NAMES[word.hero]}将{cards(word.cards, 'fighting', book)}从伤害牌堆移到休整牌堆。",
    news.HandReturned: "{hero}将手牌洗入生命牌堆。",
    news.Rested: "{hero}休整。",
    news.HeroMoved: "{hero}移动到{place}。",
    news.PerilMet: "{hero}遇到险境{peril:peril}。",
    news.NoPerilApplies: "没有险境适用于{hero}。",
    news.EncountersDrawn: encounters_drawn,
    news.EncounterMet: "{hero}遇到{encounter:encounter}。",
    news.NoEncounterApplies: "没有遭遇适用于{hero}。",
    news.Consulted: "{hero}向{character}求教。",
    news.TookDarkPath: "{hero}踏上黑暗之路。",
    news.EventTriggered: "{hero}探索，事件{event:event}生效。",
    news.EventGiven: "索伦将事件牌{event:event}交给{hero}。",
}

SAURON_NEWS: dict[object, QuestPhrase] = {
    news.InfluencePlaced: "在{place}放置{count}点影响力。",
    news.InfluenceRemoved: "从{place}移除{count}点影响力。",
    news.PoolChanged: lambda word, _: f"暗影池{'增加' if word.change > 0 else '减少'}{abs(word.change)}点影响力，现有{word.now}点。",
    news.FavorPlaced: "在{place}放置1枚恩惠标记。",
    news.FavorRemoved: "{place}的1枚恩惠标记被取走。",
    news.CharacterPlaced: "{character}来到{place}。",
    news.CharacterLeft: "{character}离开地图。",
    news.TokenPlaced: "在{place}放置1枚怪物标记。",
    news.TokenPlacedSeen: lambda word, _: f"在{NAMES[word.place]}放置1枚怪物标记（{face(word.monster)}）。",
    news.TokenMoved: "1枚怪物标记从{start}移动到{place}。",
    news.TokenRemoved: lambda word, _: f"1枚怪物标记离开{NAMES[word.place]}（{face(word.monster)}）。",
    news.TokenSeen: lambda word, _: f"{NAMES[word.place]}的1枚怪物标记：{face(word.monster)}。",
    news.TokensSeenBy: "{hero}查看{places}的怪物标记。",
    news.MinionEntered: "{minion}出现在{place}。",
    news.MinionMoved: "{minion}移动到{place}。",
    news.MinionHealed: "移除{minion}的{count}点伤害。",
    news.MinionHurt: "{minion}受到{count}点伤害。",
    news.MinionDefeated: "{minion}被击败，离开地图。",
    news.MarkerMoved: lambda word, _: f"{NAMES[word.marker]}{'前进' if word.by > 0 else '后退'}{abs(word.by)}格，到达第{word.space}格。",
    news.PlotPlayed: "阴谋{plot:plot}生效，影响{place}。",
    news.PlotDiscarded: "阴谋{plot:plot}被弃置。",
    news.PlotThrownAway: "索伦弃置手中的阴谋牌{plot:plot}。",
    news.PlotsDrawn: plots_drawn,
    news.PlotsDrawnSeen: lambda word, book: f"索伦保留{cards(word.plots, 'plot', book)}。",
    news.PlotTaken: "索伦将阴谋牌{plot:plot}加入手牌。",
    news.PlotDeckSeen: lambda word, book: f"索伦查看{book.card_name('plot', word.plot)}，并放到阴谋牌组{'顶' if word.top else '底'}。",
    news.PlotDeckLookedAt: lambda word, _: f"索伦查看阴谋牌组顶的牌，并放到牌组{'顶' if word.top else '底'}。",
    news.PlotHandSeen: lambda word, book: f"{NAMES[word.hero]}查看索伦的阴谋牌：{cards(word.plots, 'plot', book)}。",
    news.PlotHandLookedAt: "{hero}查看索伦的阴谋牌。",
    news.ShadowPlayed: "索伦打出{card:shadow}。",
    news.ShadowDrawn: "索伦抽{count}张暗影牌。",
    news.ShadowDrawnSeen: lambda word, book: f"索伦抽到{cards(word.cards, 'shadow', book)}。",
    news.ShadowDiscarded: lambda word, book: f"索伦弃置{cards(word.cards, 'shadow', book)}。",
    news.ShadowTaken: "索伦将暗影牌{card:shadow}加入手牌。",
    news.EventsDrawn: events_drawn,
    news.EventOver: "事件{event:event}结束。",
    news.TrackUsed: track_used,
    news.TokensReturned: "索伦收回另外3枚行动标记。",
}

COMBAT_NEWS: dict[object, QuestPhrase] = {
    news.CombatBegins: "{hero}与{foe}战斗。",
    news.BlankTurnedUp: "{hero}在{place}翻开空白标记。",
    news.AgilitySplit: agility_split,
    news.CardLaidOpen: "{by}正面朝上打出{card:fighting}。",
    news.CardsRevealed: revealed,
    news.SideExhausted: "{by}力竭。",
    news.CardCancelled: "{by}的{card:fighting}被抵消。",
    news.RoundDamage: round_damage,
    news.TypeDeclared: "{by}宣告{type}。",
    news.TypesTold: "{by}有{ranged}张远程牌和{melee}张近战牌。",
    news.TypesAsked: "{by}说出手牌中远程牌和近战牌的张数。",
    news.FoeDiscards: lambda word, book: f"{NAMES[word.foe]}弃置{cards(word.cards, 'fighting', book)}。",
    news.FoeDraws: "{foe}抽1张战斗牌。",
    news.FoeHeals: "移除{foe}的1点伤害。",
    news.HamstringHits: "{card:fighting}从牌组进入{by}的战斗牌叠底。",
    news.TakenBack: "{by}将{card:fighting}收回手牌。",
    news.Spied: "{foe}将{count}点伤害变为影响力。",
    news.FoeDefeated: "{hero}击败{foe}。",
    news.CombatDrawn: "{hero}与{foe}未分胜负。",
    news.HeroRetreats: "{hero}撤退，战斗结束。",
    news.HeroDefeated: "{hero}被击败。",
    news.GaveUp: "{hero}放弃。",
    news.FinaleBegins: lambda word, _: f"终局开始：{DOMINANT[word.dominant]}。",
    news.MissionsRevealed: missions,
    news.ChampionChosen: "{hero}是英雄的勇士；戒灵的生命值为{health}，坚韧为{fortitude}。",
    news.HeroesWon: lambda word, _: f"英雄获胜：{HEROES_WIN[word.how]}。",
    news.SauronWon: lambda word, _: f"索伦获胜：{SAURON_WINS[word.how]}。",
}
NEWS: dict[object, QuestPhrase] = {**HEROES_NEWS, **SAURON_NEWS, **COMBAT_NEWS}
