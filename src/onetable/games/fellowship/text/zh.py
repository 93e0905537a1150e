"""The trick-taking game in Simplified Chinese.

Goals and choices are clauses without a full stop; set-up actions, abilities, changes, news and reasons are whole sentences.
A name inside a sentence takes the form "text": titles of cards, and names that contain a comma, stand in quotation marks.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from onetable.core import match
from onetable.core.phrasebook import Phrase
from onetable.games.fellowship.blueprints import Character, SpecialCard
from onetable.games.fellowship.cards.characters import CHARACTERS, ExchangeLikeAragorn
from onetable.games.fellowship.pieces.names import Named, Player, Pyramid, TheLostCard, ThreatCard
from onetable.games.fellowship.pieces.playing_cards import RINGS, RIVERS, THE_ONE_RING, Card, Suit
from onetable.games.fellowship.text.names import name_of
from onetable.games.fellowship.words import abilities, advice, changes, choices, goals, news, reasons, setup_actions

# ---- names and cards


def in_text(key: str) -> str:
    """A name inside a sentence."""
    name = name_of(key, "zh")
    plain = key in CHARACTERS and "，" not in name
    return name if plain or key.startswith("group_") or name.startswith("“") else f"“{name}”"


def listed(keys: Iterable[str], last: str = "、") -> str:
    """Several names in a row."""
    *first, final = [in_text(key) for key in keys]
    return last.join(["、".join(first), final]) if first else final


def card(word: Card) -> str:
    """Rings are numbered, all other cards have points."""
    return "{rank}号{suit}牌" if word.suit is RINGS else "{rank}点{suit}牌"


# ---- goals


def win_tricks(goal: goals.WinTricks) -> str:
    """At least, exactly, one of two numbers, at most, between, or none."""
    if goal.most == 0:
        return "一墩也不赢"
    if goal.most >= 99:
        return "赢得{least}墩或以上"
    if goal.least == goal.most:
        return "恰好赢得{least}墩"
    if goal.least == 0:
        return "至多赢得{most}墩"
    return "恰好赢得{least}墩或{most}墩" if goal.most == goal.least + 1 else "赢得{least}–{most}墩"


def win_cards(goal: goals.WinCards) -> str:
    """So many of a suit, or all of it; the cards of helpers count, too."""
    whole = goal.suit is not RIVERS and goal.least == (5 if goal.suit is RINGS else 8)
    helped = f"（{listed(goal.helpers)}赢得的也计入）" if goal.helpers else ""
    return ("赢得全部{least}张{suit}牌" if whole else "赢得{least}张或以上{suit}牌") + helped


def never_cards(goal: goals.WinCards) -> str:
    """Behind 不可: not even one."""
    return "赢得任何{suit}牌" if goal.least == 1 else win_cards(goal)


# ---- set-up actions


def exchange(action: setup_actions.Exchange) -> str:
    """With one of these persons, once or several times."""
    often = f"，共{action.times}次" if action.times > 1 else ""
    return f"与{listed(action.persons, '或')}交换1张牌{often}。"


def exchange_with_anyone(action: setup_actions.ExchangeWithAnyone) -> str:
    """With anybody, except perhaps one."""
    return f"与{in_text(action.but)}以外的任意1名角色交换1张牌。" if action.but else "与任意1名角色交换1张牌。"


def exchange_with_all(action: setup_actions.ExchangeWithAll) -> str:
    """At the same time with these, or with everybody."""
    return f"同时与{listed(action.persons, '和') if action.persons else '其他每名角色'}各交换1张牌。"


# ---- changes


def give_riders(change: changes.GiveRiders) -> str:
    """Who gets which special rider."""
    pairs = "，".join([f"{in_text(who)}获得{in_text(rider)}" for who, rider in change.pairs])
    return f"选定角色时分配特殊黑骑士牌：{pairs}。"


def two_groups(change: changes.TwoGroups) -> str:
    """Who belongs to which group."""
    first, second = [f"{in_text(group)}为{listed(keys)}" for group, keys in (("group_1", change.first), ("group_2", change.second))]
    return f"分两组，各进行1个回合：{first}；{second}。有负重面的角色使用负重面。"


def threat_by_range(change: changes.ThreatByRange) -> str:
    """The ranges to pick from."""
    *first, last = [f"{least}–{most}" for least, most in change.ranges]
    offered = "或".join(["、".join(first), last]) if first else last
    return f"不取威胁牌，改为选择1个点数范围：{offered}。范围内的任一点数都能满足目标。"


# ---- cards


def character(word: Character) -> str:
    """Goal, set-up actions, abilities, the first lead; a redraw is mentioned where a lost card could be wanted."""
    actions = "{setup:redraw}" if word.goal.needs(1) else "{setup:lines}"
    return "{goal}。" + actions + "{abilities:lines}" + ("领出第一墩。" if word.leads else "")


PHRASES: dict[object, Phrase] = {
    # ---- names and cards
    tuple: "、",
    (tuple, "lines"): "",
    (tuple, "redraw"): "",
    (tuple, "and"): "牌和",
    (tuple, "each"): "牌、",
    Named: lambda word: name_of(word.key, "zh"),
    (Named, "text"): lambda word: in_text(word.key),
    Player: lambda word: f"玩家{word.number + 1}",
    Pyramid: "金字塔牌组",
    ThreatCard: "{rank}号威胁牌",
    TheLostCard: "遗失牌",
    **{suit: name_of(f"suit.{suit.value}", "zh") for suit in Suit},
    Card: card,
    # ---- goals
    goals.Both: "{first}，且{second}",
    goals.Never: "不可{goal:never}",
    goals.ByPlayers: "4人游戏时，{four}；不足4人时，{fewer}",
    goals.Nothing: "没有自己的目标",
    goals.WinTricks: win_tricks,
    goals.WinThreatTricks: "恰好赢得与威胁点数相同的墩数",
    goals.WinMoreOrFewer: "按所宣布的，赢得多于或少于威胁点数的墩数（不可相等）",
    goals.WinFewestTricks: "赢得最少的墩数（可以并列）",
    goals.WinMiddleTricks: "赢得的墩数既非最多，也非最少（并列也不行）",
    goals.OthersWinTricks: "其他每名角色各赢得{least}墩或以上",
    goals.WinInARow: lambda goal: "恰好赢得{count}墩" + ("，且必须连续" if goal.count > 1 else ""),
    goals.WinOneOfLast: lambda goal: "赢得最后{count}墩中的1墩或以上" if goal.count > 1 else "赢得最后一墩",
    goals.WinOnlyWith: "赢得1墩或以上，且赢得的每一墩都含有{suit}牌",
    goals.WinTricksWith: "赢得含有{suit}牌的墩，共{least}墩或以上（一墩中有多张也只算1墩）",
    goals.WinCards: win_cards,
    (goals.WinCards, "never"): never_cards,
    goals.WinCard: "赢得{card}",
    goals.WinRank: "赢得1张或以上点数为{rank}的牌",
    (goals.WinRank, "never"): "赢得任何点数为{rank}的牌",
    goals.WinThreatCard: "赢得点数与威胁相同的{suits:and}牌",
    goals.WinThreatRank: "赢得{least}张或以上点数与威胁相同的牌（花色不限）",
    goals.WinMostCards: "赢得最多的{suit}牌（不可并列）",
    goals.WinEveryRank: "赢得1–{highest}点的牌各1张或以上（花色不限，魔戒牌也算）",
    goals.WinEverySuit: "赢得{suits:each}牌各1张或以上",
    goals.WinRun: "赢得{length}张或以上点数连续的{suit}牌",
    goals.WinSameRank: "赢得{least}张或以上点数相同的牌",
    goals.EverybodyWins: "每名角色各赢得1张或以上{suit}牌",
    goals.WinLastTrick: "赢得最后一墩",
    goals.PlayInLastTrick: "在最后一墩打出{suit}牌（不必赢得该墩）",
    goals.LeadSuit: "领出{suit}牌",
    goals.KeepSuitWon: "回合结束时，手中留有某种花色的牌，且已赢得{least}张或以上该花色的牌",
    # ---- abilities
    abilities.MayNameLeader: "轮到你领出时，你可以指定另一名角色代为领出。",
    abilities.NeedNotFollow: "你不必跟花色。",
    abilities.MayLeadRings: "你可以随时领出魔戒牌。",
    abilities.RingsHelp: lambda word: f"你赢得的魔戒牌也计入{in_text(word.character)}的目标。",
    abilities.MayRedrawThreats: "整个准备阶段，每名抽取威胁牌的角色都可以在轮到自己时重抽1次。",
    abilities.MustHoldOneRing: "只有持有1号魔戒牌者才能扮演此角色；此角色不可给出1号魔戒牌。",
    # ---- set-up actions
    setup_actions.TakeLost: lambda action: "将所有遗失牌加入手牌。" if action.every else "将遗失牌加入手牌。",
    setup_actions.DrawThreat: "抽取1张威胁牌。",
    (setup_actions.DrawThreat, "redraw"): "抽取1张威胁牌；若目标所需的牌是遗失牌，则重抽。",
    setup_actions.DrawTwoThreats: "抽取2张威胁牌，保留1张。",
    setup_actions.ChooseThreat: "从剩余的威胁牌中选择1张。",
    setup_actions.DeclareMoreOrFewer: "宣布要赢得的墩数多于还是少于威胁点数。",
    setup_actions.Exchange: exchange,
    setup_actions.ExchangeWithAnyone: exchange_with_anyone,
    ExchangeLikeAragorn: f"与{listed(('gimli', 'legolas'), '或')}交换1张牌。",
    setup_actions.ExchangeWithAll: exchange_with_all,
    setup_actions.ExchangeWithLostOr: lambda action: f"与遗失牌或{in_text(action.person)}交换1张牌；其他角色的威胁所需的牌不可成为遗失牌。",
    setup_actions.GiveEach: "给其他每名角色各1张牌，对方不传回牌。单人游戏中，先将手牌补满再给牌，此后不再补牌。",
    setup_actions.PassRight: "所有角色同时向右传1张牌（金字塔牌组最后选牌）。",
    setup_actions.ShowHand: "将手牌正面朝上放置，直到回合结束。单人游戏中，改为将手牌补满，此后不再补牌。",
    setup_actions.TuckACard: (
        "将1张牌扣着压在角色卡下，它不算手牌，你可以随时查看。每墩开始前，你可以将它收回手牌；若没有其他手牌，则必须收回。"
    ),
    setup_actions.SetOneAside: "留出1张牌，正面朝上放置，在最后一墩打出。",
    setup_actions.LayIntoFirstTrick: "现在将1张牌正面朝上放入第一墩：它不必跟花色，仅当由你领出时才决定领出花色。",
    # ---- changes
    changes.ForestDeck: "将所有森林牌移出主牌组，与“老柳树9点”一起洗成老森林牌组。",
    changes.ForestTakesTricks: (
        "每墩展示1张老森林牌：若赢墩的牌点数低于它，则无人赢得该墩；点数相同不受影响，宣布直接赢得该墩的1号魔戒牌也不受影响。"
    ),
    changes.BalrogDeck: "将所有暗影牌移出主牌组，与计5点的炎魔牌一起洗成炎魔牌组。",
    changes.OutweighBalrog: (
        "每墩从炎魔牌组展示若干张牌：单人或4人游戏{four}张，2人或3人游戏{fewer}张。"
        "若该墩各牌的点数之和小于展示牌的点数之和，则全体失败。炎魔牌组不够展示时，将9张牌全部重洗。"
    ),
    changes.LostCards: "遗失牌的张数：单人或4人游戏{four}张，2人或3人游戏{fewer}张。",
    changes.BarrowCards: (
        "先将魔戒牌放在一旁，从其余的牌中随机移出古墓牌：单人或4人游戏{four}张，2人或3人游戏{fewer}张；再将魔戒牌洗回主牌组。"
        f"没有遗失牌；{in_text('tom_bombadil')}改为将" + "{drawn}张随机的古墓牌加入手牌。"
    ),
    changes.GiveRiders: give_riders,
    changes.NewGoal: lambda change: in_text(change.character) + "的目标改为：{goal}。",
    changes.LeadsFirst: lambda change: f"由{in_text(change.character)}领出第一墩。",
    changes.Requires: lambda change: f"{in_text(change.character)}是必选角色。",
    changes.Forbids: lambda change: f"不可选择{in_text(change.character)}。",
    changes.NoThreat: lambda change: f"{in_text(change.character)}不取威胁牌。",
    changes.ThreatsHidden: "威胁牌对其他玩家保密，直到回合结束（单人游戏除外）。",
    changes.ExchangesTogether: "本回合的所有交换同时进行（单人游戏除外）。",
    changes.NoEarlySuccess: "即使所有目标都已完成，也必须打完每一墩。",
    changes.OnlyAfterOthers: "完成本章的其他事件后，才能选择此事件。",
    changes.Repeatable: "完成后可以再次选择。",
    changes.PlaysFaceDown: lambda change: (
        f"{in_text(change.character)}扣着出牌，只宣布花色；该墩所有牌打出后才翻开。1号魔戒牌仍正面朝上打出。"
        f"金字塔牌组不可扮演{in_text(change.character)}。单人游戏中不生效。"
    ),
    changes.MirrorDeal: (
        f"随机分配角色，{in_text('frodo')}不必持有1号魔戒牌。" + "先分{portions}次发牌，每次每名玩家{size}张；"
        "每次发牌后，所有玩家同时给其他每名玩家各1张牌。然后翻开遗失牌，将其余的牌平均发完。"
        "2人游戏中，金字塔牌组照常组建，不参与给牌。"
        f"单人游戏中照常发牌，由持有1号魔戒牌的手牌扮演{in_text('frodo')}，其他角色随机分配。"
    ),
    changes.AddRivers: "将河流牌加入主牌组：单人或4人游戏加入1–{four}点，2人或3人游戏加入1–{fewer}点。",
    changes.Trump: "{suit}牌是王牌：若有人打出{suit}牌，则点数最高的{suit}牌赢得该墩，除非有人宣布以1号魔戒牌直接赢得该墩。",
    changes.TwoGroups: two_groups,
    changes.ThreatHidden: "你的威胁牌对其他玩家保密，直到回合结束（单人游戏除外）。",
    changes.NoExchange: "你不参与任何交换。",
    changes.Duty: "额外要求：{goal}，否则本回合失败。",
    changes.ThreatByRange: threat_by_range,
    changes.NameLongestSuits: "准备阶段结束时，必须宣布你手牌中张数最多的花色；若有并列，则全部宣布（金字塔牌组和单人游戏除外）。",
    changes.SaveOneGoal: "每章1次：将1个未完成的角色目标视为已完成。仅当本回合因此获胜时，才算使用过。",
    changes.SwapLostCard: (
        "每章1次：在任意一墩开始前，与遗失牌交换1张牌（其他角色的威胁所需的牌不可成为遗失牌）；"
        "若遗失牌已被拿走，则与拿走它的角色交换1张牌。"
    ),
    changes.FreeFirstTrick: "每章1次：你在第一墩不必跟花色。",
    # ---- choices
    choices.Play: lambda choice: "打出{card}，按1点计" if choice.card == THE_ONE_RING else "打出{card}",
    choices.PlayToWin: "打出{card}，直接赢得该墩",
    choices.ChooseEvent: "选择{event:text}",
    choices.BeCharacter: "扮演{character:text}",
    choices.ExchangeWith: "与{partner:text}交换",
    choices.ExchangeWithEach: "同时与{partners}交换",
    choices.ExchangeWithNobody: "不交换",
    choices.Give: "将{card}交给{to:text}",
    choices.PutInItsPlace: "用{card}换取遗失牌",
    choices.TakeLostCard: "拿取遗失牌",
    choices.LeaveLostCard: "不拿遗失牌",
    choices.LostCardTo: "让{character:text}拿取遗失牌",
    choices.PickThreat: "选择{rank}号威胁牌",
    choices.KeepThreat: "保留威胁牌",
    choices.RedrawThreat: "重抽威胁牌",
    choices.PickRange: "选择点数范围{least}–{most}",
    choices.Declare: lambda choice: f"宣布墩数{'多于' if choice.more else '少于'}威胁点数",
    choices.TuckCard: "将{card}压在角色卡下",
    choices.TakeTucked: "收回扣着的牌",
    choices.LeaveTucked: "不收回扣着的牌",
    choices.SetAsideCard: "留出{card}，用于最后一墩",
    choices.LayCard: lambda choice: (
        "将{card}放入第一墩" + ("，直接赢得该墩" if choice.to_win else "，按1点计" if choice.card == THE_ONE_RING else "")
    ),
    choices.LeadYourself: "自己领出",
    choices.LetLead: "让{character:text}领出",
    choices.UseRider: "本回合使用{rider:text}",
    choices.KeepRider: "本回合不使用{rider:text}",
    choices.UseGift: "使用{gift:text}",
    choices.KeepGift: "暂不使用{gift:text}",
    # ---- news
    news.RoundBegins: "{chapter:text}第{number}回合开始。",
    news.EventChosen: "本回合选定{event:text}。",
    news.LeftInBarrow: "留在古墓中：{card}。",
    news.CardLost: "遗失牌：{card}。",
    news.NothingLost: "没有遗失牌。",
    news.TakesRingToken: "{who:text}拿起魔戒标记。",
    news.BecomesCharacter: "{who:text}扮演{character:text}。",
    news.GetsRider: "{who:text}获得{rider:text}。",
    news.HasGift: "{who:text}持有馈赠{gift:text}。",
    news.TakesLost: "{who:text}将遗失牌（{card}）加入手牌。",
    news.LeavesLost: "{who:text}不拿遗失牌。",
    news.LostGoesTo: "玩家商定：{who:text}可以拿取遗失牌。",
    news.TakesBarrowCards: "{who:text}将{count}张古墓牌加入手牌。",
    news.DrawsThreat: "{who:text}得到{rank}号威胁牌。",
    news.DrawsHiddenThreat: "{who:text}得到1张保密的威胁牌。",
    news.ThreatRejected: "{who:text}抽到{rank}号威胁牌，但所需的牌是遗失牌，因此重抽。",
    news.DrawsTwoThreats: "{who:text}抽到{first}号和{second}号威胁牌，保留其中1张。",
    news.TakesThreat: "{who:text}选定{rank}号威胁牌。",
    news.TakesRange: "{who:text}选择点数范围{least}–{most}。",
    news.Declares: lambda word: "{who:text}宣布：墩数将" + ("多于" if word.more else "少于") + "威胁点数。",
    news.NoPartner: "{who:text}没有可以交换的对象。",
    news.DeclinesExchange: "{who:text}不交换。",
    news.Exchanges: "{who:text}与{partner:text}交换。",
    news.HandsOver: "{who:text}将{card}交给{to:text}。",
    news.HandsOverUnseen: "{who:text}将1张牌扣着交给{to:text}。",
    news.SwapsLost: "{who:text}用{leaves}换取遗失牌（{takes}）。",
    news.ShowsHand: "{who:text}将手牌正面朝上放置。",
    news.DrawsUp: "{who:text}从补牌牌组抽{count}张牌，补满手牌。",
    news.Tucks: "{who:text}将1张牌压在角色卡下。",
    news.TakesBack: "{who:text}收回扣着的牌。",
    news.SetsAside: "{who:text}留出{card}，用于最后一墩。",
    news.LaysFirst: "{who:text}将{card}放入第一墩。",
    news.NamesSuits: "{who:text}宣布手牌中张数最多的花色：{suits}。",
    news.NamesLeader: "{who:text}让{leader:text}领出。",
    news.ForestShows: lambda word: "展示老森林牌：“老柳树9点”。" if word.rank == 9 else "展示老森林牌：{rank}点。",
    news.BalrogShows: "炎魔牌组展示的牌共{total}点。",
    news.Leads: "{who:text}领出{card}。",
    news.Plays: "{who:text}打出{card}。",
    news.PlaysOutright: "{who:text}打出1号魔戒牌，宣布直接赢得该墩。",
    news.PlaysFaceDownCard: "{who:text}扣着打出1张{suit}牌。",
    news.TurnsUp: "{who:text}翻开打出的牌：{card}。",
    news.RingsBroken: "魔戒已破局，此后可领出魔戒。",
    news.WinsTrick: "{who:text}赢得第{number}墩。",
    news.WillowTakesTrick: "赢墩的牌低于老森林牌的{rank}点：老柳树夺走该墩，无人赢得。",
    news.DrawsCards: "{who:text}补1张牌：{card}。",
    news.PlaceTurnedUp: "金字塔牌组翻开1张牌：{card}。",
    news.GoalDone: "{who:text}的目标已完成。",
    news.GoalBroken: "{who:text}的目标已失败。",
    news.GoalSaved: "{gift:text}使{who:text}的目标视为已完成。",
    news.GiftUsed: "{who:text}使用{gift:text}。",
    news.BalrogWins: "该墩共{trick}点，少于炎魔牌组的{balrog}点：全体失败。",
    news.ShowsThreat: "{who:text}展示{rank}号威胁牌。",
    news.RoundWon: "所有目标都已完成，本回合获胜。",
    news.RoundLost: "本回合失败。",
    news.ChapterWon: "{chapter:text}已通关。",
    # ---- reasons
    advice.NothingElse: "没有别的选择。",
    advice.WinsWhatIsNeeded: "{who}很可能以此赢得这一墩，这对目标有帮助。",
    advice.WinsToBeRid: "{who}很可能以此赢得这一墩，并打掉一张日后可能多赢一墩的牌。",
    advice.LeavesTo: "{who}很可能赢得这一墩，这对目标有帮助。",
    advice.StaysOut: "{who}很可能赢得这一墩；这手牌不需要它。",
    advice.ReceiverNeedsIt: "这张牌对{to}更有用。",
    advice.SuitsTheHand: "手牌适合{character}的目标。",
    advice.ServesGoal: "{winner}很可能赢得这一墩；否则{whose}的目标会更常失败。",
    advice.FearsForGoal: "{winner}很可能赢得这一墩；无论怎么选，最危险的是{whose}的目标。",
    advice.FearsNothing: "{winner}很可能赢得这一墩，没有目标处于危险之中。",
    reasons.MustFollow: "你有{suit}牌，必须跟花色。",
    reasons.RingsNotBroken: "魔戒尚未破局，且你有其他花色的牌，不可领出魔戒。",
    reasons.IsCovered: "这张牌被金字塔牌组的其他牌覆盖。",
    reasons.IsTucked: "这张牌压在角色卡下，不算手牌。",
    reasons.KeptForLastTrick: "这张牌已留出，用于最后一墩。",
    reasons.FrodoKeepsTheRing: f"{in_text('frodo')}不可给出1号魔戒牌。",
    reasons.AlreadyPromised: "这张牌已选定交给别人。",
    reasons.NamedByThreat: "{who:text}的威胁需要这张牌，它不可成为遗失牌。",
    reasons.AlreadyTaken: "该角色已有人扮演。",
    reasons.OnlyTheRingHolder: "只有持有1号魔戒牌者才能扮演该角色。",
    reasons.HolderMustBe: "持有1号魔戒牌者必须扮演{character:text}。",
    reasons.StarsAreWaiting: "还有必选角色未被选择，剩余的选择必须全部用于必选角色。",
    reasons.NotForThePyramid: "金字塔牌组不可扮演该角色。",
    reasons.TakesNoPartInExchanges: "{who:text}有" + in_text("wraith") + "，不参与交换。",
    reasons.NotOnTheCard: "该准备动作没有列出这名角色。",
    reasons.AlreadyCompleted: "该事件或该组已经完成。",
    reasons.OthersComeFirst: "必须先完成本章的其他事件。",
    reasons.TooManyUnfinished: "尚未完成的角色太多，无法全部参与最后的事件。",
    reasons.ThreatIsGone: "这张威胁牌已归其他角色所有。",
    reasons.NotDrawn: "没有抽到这张威胁牌。",
    reasons.NotWithItself: "角色不可与自己交换。",
    reasons.OnlyAllTogether: "只能同时与所有列出的角色交换。",
    reasons.LostCardNotOnTheCard: "该准备动作没有提到遗失牌。",
    reasons.NoLostCard: "桌上没有遗失牌。",
    reasons.LostCardGoesTo: "玩家已商定由{who:text}拿取遗失牌。",
    reasons.NothingMayBeLost: "这手牌中没有可以成为遗失牌的牌。",
    reasons.HasNoCards: "该角色没有可以领出的牌。",
    reasons.GameIsOver: "游戏已经结束。",
    reasons.WaitsFor: "还没轮到你：正在等待{who:text}。",
    reasons.AnotherQuestion: "你必须先回答另一个问题。",
    reasons.TricksComeLater: "准备阶段结束后才出牌。",
    reasons.AnotherHandPlays: "现在你要为{who:text}出牌。",
    reasons.PlayedInThisTrick: "这手牌已在本墩出过牌。",
    reasons.CharactersAreChosen: "只在每回合开始时选择角色。",
    reasons.EventIsChosen: "只在每回合开始时选择事件。",
    reasons.ExchangesAreSetUp: "只有准备动作才能交换牌。",
    reasons.LostCardIsSetUp: "只有写明的准备动作才能拿取遗失牌。",
    reasons.ThreatsAreSetUp: "只有准备动作才能获得威胁牌。",
    reasons.GiftBeforeTrick: "该馈赠在一墩开始前使用，且必须有可以交换的牌。",
    reasons.GiftActsItself: "该馈赠自动生效。",
    reasons.RiderComesFirst: "特殊黑骑士牌只在所有角色刚选定时使用。",
    reasons.NotHeld: "你没有这张牌。",
    reasons.InAnotherHand: "这张牌在{who:text}手中。",
    reasons.AlreadyPlayed: "这张牌已经打出。",
    reasons.IsLostCard: "这是遗失牌。",
    reasons.NotInTheDeck: "本回合的牌组中没有这张牌。",
    reasons.NotInThisRound: "该角色不参与本回合。",
    reasons.GiftIsSpent: "该馈赠已经用掉。",
    reasons.GiftIsCarriedBy: "该馈赠由{who:text}持有。",
    reasons.NobodyCarriesGift: "场上没有人持有该馈赠。",
    reasons.RiderIsUsed: "特殊黑骑士牌已经用过。",
    match.NothingToUndo: "你还没有可以撤销的选择。",
    match.OthersWentOn: "其他玩家已继续行动，不能直接撤销。",
    match.DiceFell: "此后已有随机结果，不能直接撤销。",
    match.OthersLearned: "其他玩家已看到你的选择，不能直接撤销。",
    match.Learned: "这一课的目标已达成。",
    # ---- cards
    Character: character,
    SpecialCard: "{changes:lines}",
    # ---- verdicts
    goals.Verdict.SURE: "已完成",
    goals.Verdict.AHEAD: "保持中",
    goals.Verdict.BEHIND: "落后",
    goals.Verdict.LOST: "已失败",
}

EPITHETS: dict[str, str] = {
    "frodo": "持戒者", "bilbo": "袋底洞的寿星", "gandalf": "灰袍巫师", "pippin": "贪玩的图克", "sam": "园丁",
    "merry": "雄鹿地的霍比特人", "gildor_inglorion": "漫游的精灵", "farmer_maggot": "种蘑菇的霍比特人",
    "fatty_bolger": "留守的朋友", "tom_bombadil": "老森林的歌者", "goldberry": "河之女", "mr_underhill": "隐姓埋名的旅人",
    "barliman_butterbur": "跃马客栈老板", "strider": "北方的游侠", "glorfindel": "精灵领主", "bill_the_pony": "忠实的驮马",
    "elrond": "瑞文戴尔之主", "arwen": "暮星", "gloin": "孤山的使者", "bilbo_baggins": "年迈的冒险家",
    "aragorn": "伊熙尔杜的继承人", "boromir": "刚铎的战士", "gwaihir": "大鹰之首", "shadowfax": "骏马之首",
    "radagast": "褐袍巫师", "legolas": "森林精灵", "gimli": "孤山的矮人", "gandalf_servant_of_the_secret_fire": "桥上的守卫",
    "orophin_and_rumil": "守林的兄弟", "haldir": "林边的哨兵", "galadriel": "金色森林的夫人", "celeborn": "金色森林的领主",
    "samwise_gamgee": "忠诚的伙伴", "peregrin_took": "图克家的后人", "meriadoc_brandybuck": "白兰地鹿家的后人",
    "aragorn_son_of_arathorn": "杜内丹人的首领", "boromir_son_of_denethor": "白塔统帅", "legolas_greenleaf": "林地王国的王子",
    "gimli_son_of_gloin": "执斧的战士", "samwise_gamgee_burdened": "不肯离去的伙伴", "peregrin_took_burdened": "惊慌的图克",
    "meriadoc_brandybuck_burdened": "焦急的白兰地鹿", "aragorn_son_of_arathorn_burdened": "两难的首领",
    "boromir_son_of_denethor_burdened": "受诱惑的统帅", "legolas_greenleaf_burdened": "忧心的弓手",
    "gimli_son_of_gloin_burdened": "忧心的斧手",
}  # fmt: skip

FULL_WIDTH = "，。：；！？（）“”《》、·"
HAN = "\u3400-\u9fff"
LOOSE = re.compile(rf"\s*([{FULL_WIDTH}])\s*|(?<=[{HAN}])\s+(?=[{HAN}0-9])|(?<=[0-9])\s+(?=[{HAN}])")


def tidy(text: str) -> str:
    """No space beside full-width punctuation, between Chinese characters, or between these and digits."""
    return LOOSE.sub(lambda found: found.group(1) or "", text).strip()
