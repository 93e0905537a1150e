"""Chinese news: what is told in the journal."""

from __future__ import annotations

from onetable.games.tcg.speech import news
from onetable.games.tcg.speech.names import Named, Player
from onetable.games.tcg.text.book import CardBook, CardPhrase, signed
from onetable.games.tcg.traits import Keyword, Measure


def titles(cards: tuple[Named, ...], book: CardBook) -> str:
    """Cards in a list, by their titles."""
    return "、".join([book.say(card) for card in cards]) or "没有牌"


def names(cards: tuple[Named, ...], book: CardBook) -> str:
    """Cards in a list, in full."""
    return "；".join([book.say(card, "full") for card in cards]) or "没有牌"


def each(verb: str) -> CardPhrase:
    """Something that happens to cards."""
    return lambda word, book: f"{titles(word.cards, book)} {verb}。"


def told(verb: str) -> CardPhrase:
    """A player does something with cards."""
    return lambda word, book: f"{book.say(word.who)}{verb}：{names(word.cards, book)}。"


def changed(word: news.WasChanged, book: CardBook) -> str:
    """A number, a keyword or a quality."""
    name, what = book.say(word.card), book.say(word.what)
    if word.what in (Measure.STRENGTH, Measure.VITALITY, Measure.COST, Keyword.DAMAGE, Keyword.DEFENDER):
        return f"{name}：{what} {signed(word.amount)}。"
    return f"{name}：{what}。"


def skirmish_ended(word: news.SkirmishEnded, book: CardBook) -> str:
    """Who has won, with the strengths."""
    figures = f"（自由民族{word.free_strength}，暗影{word.shadow_strength}）"
    if not word.winners:
        return f"{titles(word.losers, book)} 输掉交锋{figures}。"
    against = f"与 {titles(word.losers, book)} 的" if word.losers else ""
    return f"{titles(word.winners, book)} 赢得{against}交锋{figures}。"


WHY = {"gave up": "玩家认输", "killed": "持戒者被杀死", "corrupted": "持戒者堕落"}
HOW = {"last site": "到达最后的地点", "last": "其他玩家都已出局"}
NEWS: dict[object, CardPhrase] = {
    news.BidsShown: lambda word, book: f"竞价：{'，'.join([f'{book.say(Player(seat))}出{bid}' for seat, bid in enumerate(word.bids)])}。",
    news.TookPlace: "{who}选择第{place}个行动。",
    news.StartedWith: "{who}的初始小队有 {card:full}。",
    news.HandMulliganed: "{who}将起手牌洗回，抽6张牌。",
    news.TurnBegan: "{who}的回合开始。",
    news.PhaseBegan: "{phase}开始。",
    news.ShadowPhaseBegan: "{who}的暗影阶段开始。",
    news.FierceRoundBegan: "凶猛的爪牙再次进攻。",
    news.SiteLaid: "{who}打出{number}号地点：{site}。",
    news.SiteReplaced: "{who}用 {site} 替换 {old}。",
    news.FellowshipMoved: "{who}的护戒小队移动到{number}号地点：{site}。",
    news.TwilightAdded: "暮光池增加{count}点，现有{pool}点。",
    news.TwilightRemoved: "暮光池移除{count}点，现有{pool}点。",
    news.ArcheryFired: "爪牙射箭总数{minions}，小队射箭总数{fellowship}。",
    news.WasAssigned: "{minion} 被指派与 {defender} 交锋。",
    news.SkirmishBegan: lambda word, book: f"{book.say(word.defender)} 与 {titles(word.minions, book)} 交锋。",
    news.SkirmishEnded: skirmish_ended,
    news.WereOverwhelmed: lambda word, book: f"{titles(word.losers, book)} 被压倒。",
    news.SkirmishCancelled: "交锋被抵消。",
    news.Reconciled: "{who}补齐手牌，现有{hand}张。",
    news.TurnEnded: "{who}结束回合。",
    news.CardPlayed: "{who}打出 {card:full}。",
    news.CardPlayedOn: "{who}打出 {card:full} 到 {bearer} 上。",
    news.AbilityUsed: "{who}使用 {card}。",
    news.TextActed: "{card} 生效。",
    news.EventCancelled: "{card} 被抵消。",
    news.WasTransferred: "{card} 转移给 {bearer}。",
    news.WasStacked: "{card} 叠放在 {host} 上。",
    news.WasDiscarded: each("被弃置"),
    news.Drew: "{who}抽{count}张牌。",
    news.DrewNoMore: "{who}在本小队阶段不能再抽取或加入手牌。",
    news.DrewCards: told("抽到"),
    news.TookIntoHand: told("将牌加入手牌"),
    news.PutUnderDeckHidden: "{who}将1张牌置于抽牌堆底。",
    news.PutUnderDeckShown: told("将牌置于抽牌堆底"),
    news.ShuffledIn: told("将牌洗入抽牌堆"),
    news.SearchedInVain: "{who}查看抽牌堆，没有从中打出牌。",
    news.FoundNothing: "{who}在抽牌堆中没有找到能打出的牌。",
    news.DeckShuffled: "{who}洗切抽牌堆。",
    news.HandShuffledIn: "{who}将全部手牌洗入抽牌堆。",
    news.CardsRevealed: told("展示"),
    news.HandRevealed: told("展示全部手牌"),
    news.HandLookedAt: "{who}查看{whose}的手牌。",
    news.DeckRebuilt: "{who}将弃牌堆洗成新的抽牌堆。",
    news.WasWounded: each("受伤"),
    news.WasExerted: each("劳累"),
    news.WasHealed: each("得到治疗"),
    news.WasKilled: each("被杀死"),
    news.WoundPrevented: "对 {card} 的这一次已被防止。",
    news.WasChanged: changed,
    news.TotalChanged: lambda word, book: f"{book.say(word.what)} {signed(word.amount)}。",
    news.BurdensAdded: "增加{count}个重担；持戒者现有{burdens}个。",
    news.BurdensRemoved: "移除{count}个重担；持戒者现有{burdens}个。",
    news.RingPutOn: "持戒者戴上至尊魔戒。",
    news.RingTakenOff: "持戒者取下至尊魔戒。",
    news.NewRingBearer: "{card} 成为持戒者。",
    news.MoveLimitChanged: "本回合移动上限为{limit}。",
    news.CannotMoveOn: "护戒小队本回合不能再移动。",
    news.PlayerLost: lambda word, book: f"{book.say(word.who)}出局" + (f"：{WHY[word.why]}。" if word.why in WHY else "。"),
    news.PlayerWon: lambda word, book: f"{book.say(word.who)}获胜" + (f"：{HOW[word.how]}。" if word.how in HOW else "。"),
}
