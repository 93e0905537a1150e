"""Chinese news: what is told in the journal, a sentence each."""

from __future__ import annotations

from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.zh.cards import STAGES
from onetable.games.quest.text.zh.nouns import NAMES, an_item
from onetable.games.quest.traits import Deck, Monster, Track
from onetable.games.quest.vocabulary import combat_news, hero_news, map_news, pool_news, sauron_news, story_news


def cards(ids: tuple[str, ...], kind: str, book: QuestBook) -> str:
    """Cards in a list, by their names."""
    return "、".join([book.card_name(kind, id) for id in ids]) or book.card_name(kind, "")


def face(monster: Monster) -> str:
    """What a token shows."""
    return "空白" if monster is Monster.BLANK else NAMES[monster]


def discarding(card: str, book: QuestBook) -> str:
    """The other skill card, if there was one."""
    return f"，弃置{book.card_name('fighting', card)}" if card else ""


def events_drawn(word: sauron_news.EventsDrawn, book: QuestBook) -> str:
    """One that happens, perhaps out of several."""
    others = tuple([event for event in word.events if event != word.event])
    also = f"（另抽到{cards(others, 'event', book)}）" if others else ""
    return f"事件：{book.card_name('event', word.event)}{also}。"


def track_used(word: sauron_news.TrackUsed, _: QuestBook) -> str:
    """Which action Sauron takes."""
    what = {
        Track.INFLUENCE: f"放置{word.number}点影响力",
        Track.DRAW: f"抽{word.number}张暗影牌和{word.number}张阴谋牌",
        Track.COMMAND: f"至多{word.number}次指挥",
    }[word.track]
    return f"索伦使用{NAMES[word.track]}轨：{what}。"


def encounters_drawn(word: hero_news.EncountersDrawn, book: QuestBook) -> str:
    """From which deck."""
    deck = "避难所牌组" if word.deck is Deck.HAVEN else f"{NAMES[word.deck]}遭遇牌组"
    return f"{NAMES[word.hero]}从{deck}抽到{cards(word.cards, 'encounter', book)}。"


def revealed(word: combat_news.CardsRevealed, book: QuestBook) -> str:
    """Both cards, or one."""
    sides = ((word.hero, word.card), (word.foe, word.foe_card))
    found = [f"{NAMES[who]}打出{book.card_name('fighting', card)}" for who, card in sides if card]
    return f"{'，'.join(found)}。" if found else "双方都没有出牌。"


def round_damage(word: combat_news.RoundDamage, _: QuestBook) -> str:
    """What both sides take."""
    sides = ((word.hero, word.hurt), (word.foe, word.foe_hurt))
    found = [f"{NAMES[who]}{hurt}点" for who, hurt in sides if hurt]
    return f"本轮伤害：{'，'.join(found)}。" if found else "本轮双方都没有受到伤害。"


def agility_split(word: combat_news.AgilitySplit, _: QuestBook) -> str:
    """What agility is used for: cards, strength, or both."""
    used = [f"抽{word.drawn}张牌"] if word.drawn else []
    used += [f"使力量 +{word.strength}"] if word.strength else []
    return f"{NAMES[word.hero]}用敏捷{'，并'.join(used)}。" if used else f"{NAMES[word.hero]}没有敏捷可用。"


def plots_drawn(word: sauron_news.PlotsDrawn, _: QuestBook) -> str:
    """How many, and how many of them are kept."""
    return f"索伦抽{word.drawn}张阴谋牌{f'，保留{word.kept}张' if word.kept != word.drawn else ''}。"


def missions(word: story_news.MissionsRevealed, book: QuestBook) -> str:
    """Both, met or not."""
    sides = (("英雄", word.heroes, word.heroes_met), ("索伦", word.sauron, word.sauron_met))
    found = [f"{who}的使命{book.card_name('mission', card)}{'已达成' if met else '未达成'}" for who, card, met in sides]
    return f"{'；'.join(found)}。"


DOMINANT = {"heroes": "英雄占优", "sauron": "索伦占优", "nobody": "双方均不占优"}
HEROES_WIN = {"mission": "达成了使命", "champion": "勇士击败了戒灵"}
SAURON_WINS = {"mission": "达成了使命", "champion": "英雄的勇士没能击败戒灵"}

HEROES_NEWS: dict[object, QuestPhrase] = {
    story_news.RoundBegins: "第{number}轮开始。",
    story_news.HeroTurnBegins: "轮到{hero}的回合。",
    story_news.HeroTurnEnds: "{hero}的回合立即结束。",
    hero_news.DrawsHeroQuest: "{hero}的起始任务是{quest:quest}。",
    story_news.StageReached: lambda word, _: f"故事进入{STAGES[word.stage]}。",
    hero_news.FavorGained: "{hero}获得{count}点恩惠。",
    hero_news.FavorLost: "{hero}失去{count}点恩惠。",
    hero_news.CorruptionTaken: "{hero}获得堕落牌{card:corruption}。",
    hero_news.CorruptionDiscarded: "{hero}弃置堕落牌{card:corruption}。",
    hero_news.CorruptionPassed: "堕落牌{card:corruption}从{giver}转给{taker}。",
    hero_news.ItemGained: lambda word, _: f"{NAMES[word.hero]}获得{an_item(word.item)}。",
    hero_news.ItemLost: lambda word, _: f"{NAMES[word.hero]}失去{an_item(word.item)}。",
    hero_news.AttributeRaised: "{hero}的{attribute} +1。",
    pool_news.TrainedWith: lambda word, book: (
        f"{NAMES[word.hero]}训练，获得{book.card_name('fighting', word.card)}{discarding(word.other, book)}。"
    ),
    pool_news.Trained: lambda word, book: f"{NAMES[word.hero]}训练，获得1张技能牌{discarding(word.other, book)}。",
    hero_news.QuestKept: "{hero}接下支线任务{quest:quest}。",
    hero_news.QuestCompleted: "{hero}完成任务{quest:quest}。",
    hero_news.AdvancedQuestActive: "{hero}的进阶任务{quest:quest}生效。",
    hero_news.FavorGiven: "{giver}将1点恩惠交给{taker}。",
    hero_news.ItemGiven: lambda word, _: f"{NAMES[word.giver]}将{an_item(word.item)}交给{NAMES[word.taker]}。",
    hero_news.QuestGiven: "{giver}将任务{quest:quest}交给{taker}。",
    pool_news.CardsDrawn: "{hero}抽{count}张牌。",
    pool_news.CardsDrawnSeen: lambda word, book: f"{NAMES[word.hero]}抽到{cards(word.cards, 'fighting', book)}。",
    pool_news.CardsToRest: lambda word, book: f"{NAMES[word.hero]}将{cards(word.cards, 'fighting', book)}放入休整牌堆。",
    pool_news.DamageTaken: "{hero}受到{count}点伤害。",
    pool_news.RestPoolReturned: "{hero}将休整牌堆洗入生命牌堆。",
    pool_news.DamagePoolReturned: "{hero}将伤害牌堆洗入生命牌堆。",
    pool_news.DamagePoolRested: lambda word, book: f"{NAMES[word.hero]}将{cards(word.cards, 'fighting', book)}从伤害牌堆移到休整牌堆。",
    pool_news.HandReturned: "{hero}将手牌洗入生命牌堆。",
    hero_news.Rested: "{hero}休整。",
    hero_news.HeroMoved: "{hero}移动到{place}。",
    hero_news.PerilMet: "{hero}遇到险境{peril:peril}。",
    hero_news.NoPerilApplies: "没有险境适用于{hero}。",
    hero_news.EncountersDrawn: encounters_drawn,
    hero_news.EncounterMet: "{hero}遇到{encounter:encounter}。",
    hero_news.NoEncounterApplies: "没有遭遇适用于{hero}。",
    hero_news.Consulted: "{hero}向{character}求教。",
    hero_news.TookDarkPath: "{hero}踏上黑暗之路。",
    sauron_news.EventTriggered: "{hero}探索，事件{event:event}生效。",
    sauron_news.EventGiven: "索伦将事件牌{event:event}交给{hero}。",
}

SAURON_NEWS: dict[object, QuestPhrase] = {
    map_news.InfluencePlaced: "在{place}放置{count}点影响力。",
    map_news.InfluenceRemoved: "从{place}移除{count}点影响力。",
    map_news.PoolChanged: lambda word, _: f"暗影池{'增加' if word.change > 0 else '减少'}{abs(word.change)}点影响力，现有{word.now}点。",
    map_news.FavorPlaced: "在{place}放置1枚恩惠标记。",
    map_news.FavorRemoved: "{place}的1枚恩惠标记被取走。",
    map_news.CharacterPlaced: "{character}来到{place}。",
    map_news.CharacterLeft: "{character}离开地图。",
    map_news.TokenPlaced: "在{place}放置1枚怪物标记。",
    map_news.TokenPlacedSeen: lambda word, _: f"在{NAMES[word.place]}放置1枚怪物标记（{face(word.monster)}）。",
    map_news.TokenMoved: "1枚怪物标记从{start}移动到{place}。",
    map_news.TokenRemoved: lambda word, _: f"1枚怪物标记离开{NAMES[word.place]}（{face(word.monster)}）。",
    map_news.TokenSeen: lambda word, _: f"{NAMES[word.place]}的1枚怪物标记：{face(word.monster)}。",
    map_news.TokensSeenBy: "{hero}查看{places}的怪物标记。",
    map_news.MinionEntered: "{minion}出现在{place}。",
    map_news.MinionMoved: "{minion}移动到{place}。",
    map_news.MinionHealed: "移除{minion}的{count}点伤害。",
    map_news.MinionHurt: "{minion}受到{count}点伤害。",
    map_news.MinionDefeated: "{minion}被击败，离开地图。",
    story_news.MarkerMoved: lambda word, _: (
        f"{NAMES[word.marker]}{'前进' if word.by > 0 else '后退'}{abs(word.by)}格，到达第{word.space}格。"
    ),
    sauron_news.PlotPlayed: "阴谋{plot:plot}生效，影响{place}。",
    sauron_news.PlotDiscarded: "阴谋{plot:plot}被弃置。",
    sauron_news.PlotThrownAway: "索伦弃置手中的阴谋牌{plot:plot}。",
    sauron_news.PlotsDrawn: plots_drawn,
    sauron_news.PlotsDrawnSeen: lambda word, book: f"索伦保留{cards(word.plots, 'plot', book)}。",
    sauron_news.PlotTaken: "索伦将阴谋牌{plot:plot}加入手牌。",
    sauron_news.PlotDeckSeen: lambda word, book: (
        f"索伦查看{book.card_name('plot', word.plot)}，并放到阴谋牌组{'顶' if word.top else '底'}。"
    ),
    sauron_news.PlotDeckLookedAt: lambda word, _: f"索伦查看阴谋牌组顶的牌，并放到牌组{'顶' if word.top else '底'}。",
    sauron_news.PlotHandSeen: lambda word, book: f"{NAMES[word.hero]}查看索伦的阴谋牌：{cards(word.plots, 'plot', book)}。",
    sauron_news.PlotHandLookedAt: "{hero}查看索伦的阴谋牌。",
    sauron_news.ShadowPlayed: "索伦打出{card:shadow}。",
    sauron_news.ShadowDrawn: "索伦抽{count}张暗影牌。",
    sauron_news.ShadowDrawnSeen: lambda word, book: f"索伦抽到{cards(word.cards, 'shadow', book)}。",
    sauron_news.ShadowDiscarded: lambda word, book: f"索伦弃置{cards(word.cards, 'shadow', book)}。",
    sauron_news.ShadowTaken: "索伦将暗影牌{card:shadow}加入手牌。",
    sauron_news.EventsDrawn: events_drawn,
    sauron_news.EventOver: "事件{event:event}结束。",
    sauron_news.TrackUsed: track_used,
    sauron_news.TokensReturned: "索伦收回另外3枚行动标记。",
}

COMBAT_NEWS: dict[object, QuestPhrase] = {
    combat_news.CombatBegins: "{hero}与{foe}战斗。",
    combat_news.BlankTurnedUp: "{hero}在{place}翻开空白标记。",
    combat_news.AgilitySplit: agility_split,
    combat_news.CardLaidOpen: "{by}正面朝上打出{card:fighting}。",
    combat_news.CardsRevealed: revealed,
    combat_news.SideExhausted: "{by}力竭。",
    combat_news.CardCancelled: "{by}的{card:fighting}被抵消。",
    combat_news.RoundDamage: round_damage,
    combat_news.TypeDeclared: "{by}宣告{type}。",
    combat_news.TypesTold: "{by}有{ranged}张远程牌和{melee}张近战牌。",
    combat_news.TypesAsked: "{by}说出手牌中远程牌和近战牌的张数。",
    combat_news.FoeDiscards: lambda word, book: f"{NAMES[word.foe]}弃置{cards(word.cards, 'fighting', book)}。",
    combat_news.FoeDraws: "{foe}抽1张战斗牌。",
    combat_news.FoeHeals: "移除{foe}的1点伤害。",
    combat_news.HamstringHits: "{card:fighting}从牌组进入{by}的战斗牌叠底。",
    combat_news.TakenBack: "{by}将{card:fighting}收回手牌。",
    combat_news.Spied: "{foe}将{count}点伤害变为影响力。",
    combat_news.FoeDefeated: "{hero}击败{foe}。",
    combat_news.CombatDrawn: "{hero}与{foe}未分胜负。",
    combat_news.HeroRetreats: "{hero}撤退，战斗结束。",
    hero_news.HeroDefeated: "{hero}被击败。",
    hero_news.GaveUp: "{hero}放弃。",
    story_news.FinaleBegins: lambda word, _: f"终局开始：{DOMINANT[word.dominant]}。",
    story_news.MissionsRevealed: missions,
    story_news.ChampionChosen: "{hero}是英雄的勇士；戒灵的生命值为{health}，坚韧为{fortitude}。",
    story_news.HeroesWon: lambda word, _: f"英雄获胜：{HEROES_WIN[word.how]}。",
    story_news.SauronWon: lambda word, _: f"索伦获胜：{SAURON_WINS[word.how]}。",
}
NEWS: dict[object, QuestPhrase] = {**HEROES_NEWS, **SAURON_NEWS, **COMBAT_NEWS}
