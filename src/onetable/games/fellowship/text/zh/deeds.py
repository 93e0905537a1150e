"""Chinese: what can be chosen, and what is told of it."""

from __future__ import annotations

from onetable.games.fellowship.pieces.playing_cards import THE_ONE_RING
from onetable.games.fellowship.words import choices, news
from onetable.language.book import Row


def told(does: str) -> Row:
    """What somebody does, as a sentence."""
    return f"{{who:short}}{does}。"


def deed(choice: type, event: type, does: str) -> dict[object, Row]:
    """What is told just as it was chosen."""
    return {choice: does, event: told(does)}


MORE = {True: "多于", False: "少于"}
DEEDS: dict[object, Row] = {
    # ---- chosen and told
    **deed(choices.ExchangeWith, news.Exchanges, "与{partner:short}交换"),
    **deed(choices.ExchangeWithNobody, news.DeclinesExchange, "不交换"),
    **deed(choices.Give, news.HandsOver, "将{card}交给{to:short}"),
    **deed(choices.LeaveLostCard, news.LeavesLost, "不拿遗失牌"),
    **deed(choices.TakeTucked, news.TakesBack, "收回扣着的牌"),
    **deed(choices.SetAsideCard, news.SetsAside, "留出{card}，用于最后一墩"),
    **deed(choices.UseGift, news.GiftUsed, "使用{gift:text}"),
    # ---- chosen
    choices.Play: lambda choice, _: "打出{card}，按1点计" if choice.card == THE_ONE_RING else "打出{card}",
    choices.PlayToWin: "打出{card}，直接赢得该墩",
    choices.ChooseEvent: "选择{event:text}",
    choices.BeCharacter: "扮演{character:text}",
    choices.ExchangeWithEach: "同时与{partners:short}交换",
    choices.PutInItsPlace: "用{card}换取遗失牌",
    choices.TakeLostCard: "拿取遗失牌",
    choices.LostCardTo: "让{character:short}拿取遗失牌",
    choices.PickThreat: "选择{rank}号威胁牌",
    choices.KeepThreat: "保留威胁牌",
    choices.RedrawThreat: "重抽威胁牌",
    choices.PickRange: "选择点数范围{least}–{most}",
    choices.Declare: lambda choice, _: f"宣布墩数{MORE[choice.more]}威胁点数",
    choices.TuckCard: "将{card}压在角色卡下",
    choices.LeaveTucked: "不收回扣着的牌",
    choices.LayCard: lambda choice, _: (
        "将{card}放入第一墩" + ("，直接赢得该墩" if choice.to_win else "，按1点计" if choice.card == THE_ONE_RING else "")
    ),
    choices.LeadYourself: "自己领出",
    choices.LetLead: "让{character:short}领出",
    choices.UseRider: "本回合使用{rider:text}",
    choices.KeepRider: "本回合不使用{rider:text}",
    choices.KeepGift: "暂不使用{gift:text}",
    # ---- told
    news.RoundBegins: "{chapter:text}第{number}回合开始。",
    news.EventChosen: "本回合选定{event:text}。",
    news.LeftInBarrow: "留在古墓中：{card}。",
    news.CardLost: "遗失牌：{card}。",
    news.NothingLost: "没有遗失牌。",
    news.TakesRingToken: told("拿起魔戒标记"),
    news.BecomesCharacter: told("扮演{character:text}"),
    news.GetsRider: told("获得{rider:text}"),
    news.HasGift: told("持有馈赠{gift:text}"),
    news.TakesLost: told("将遗失牌（{card}）加入手牌"),
    news.LostGoesTo: "玩家商定：{who:short}可以拿取遗失牌。",
    news.TakesBarrowCards: told("将{count}张古墓牌加入手牌"),
    news.DrawsThreat: told("得到{rank}号威胁牌"),
    news.DrawsHiddenThreat: told("得到1张保密的威胁牌"),
    news.ThreatRejected: told("抽到{rank}号威胁牌，但所需的牌是遗失牌，因此重抽"),
    news.DrawsTwoThreats: told("抽到{first}号和{second}号威胁牌，保留其中1张"),
    news.TakesThreat: told("选定{rank}号威胁牌"),
    news.TakesRange: told("选择点数范围{least}–{most}"),
    news.Declares: lambda word, _: told("宣布：墩数将" + ("多于" if word.more else "少于") + "威胁点数"),
    news.NoPartner: told("没有可以交换的对象"),
    news.ExchangeUsedUp: "{who:short}不能交换：本回合唯一的一次交换已经用掉了。",
    news.HandsOverUnseen: told("将1张牌扣着交给{to:short}"),
    news.SwapsLost: told("用{leaves}换取遗失牌（{takes}）"),
    news.ShowsHand: told("将手牌正面朝上放置"),
    news.DrawsUp: told("从补牌牌组抽{count}张牌，补满手牌"),
    news.Tucks: told("将1张牌压在角色卡下"),
    news.LaysFirst: told("将{card}放入第一墩"),
    news.NamesSuits: told("宣布手牌中张数最多的花色：{suits}"),
    news.NamesLeader: told("让{leader:short}领出"),
    news.ForestShows: lambda word, _: "展示老森林牌：“老柳树9点”。" if word.rank == 9 else "展示老森林牌：{rank}点。",
    news.BalrogShows: "炎魔牌组展示的牌共{total}点。",
    news.Leads: told("领出{card}"),
    news.Plays: told("打出{card}"),
    news.PlaysOutright: told("打出1号魔戒牌，宣布直接赢得该墩"),
    news.PlaysFaceDownCard: told("扣着打出1张{suit}牌"),
    news.TurnsUp: told("翻开打出的牌：{card}"),
    news.RingsBroken: "魔戒已破局，此后可领出魔戒。",
    news.WinsTrick: told("赢得第{number}墩"),
    news.WillowTakesTrick: "赢墩的牌低于老森林牌的{rank}点：老柳树夺走该墩，无人赢得。",
    news.DrawsCards: told("补1张牌：{card}"),
    news.PlaceTurnedUp: "金字塔牌组翻开1张牌：{card}。",
    news.GoalDone: told("的目标已完成"),
    news.GoalBroken: told("的目标已失败"),
    news.GoalSaved: "{gift:text}使{who:short}的目标视为已完成。",
    news.BalrogWins: "该墩共{trick}点，少于炎魔牌组的{balrog}点：全体失败。",
    news.ShowsThreat: told("展示{rank}号威胁牌"),
    news.RoundWon: "所有目标都已完成，本回合获胜。",
    news.RoundGivenUp: "本回合被放弃。",
    news.RoundLost: "本回合失败。",
    news.ChapterWon: "{chapter:text}已通关。",
}
