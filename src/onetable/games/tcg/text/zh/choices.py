"""Chinese words that stand alone: choices on buttons and reasons for refusals."""

from __future__ import annotations

from onetable.core import match
from onetable.core.word import Word
from onetable.games.tcg import traits
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.mechanics.prices import TooDear
from onetable.games.tcg.mechanics.reconcile import PutAway
from onetable.games.tcg.mechanics.windows import Answer
from onetable.games.tcg.phases.actions import DiscardToHeal, Transfer, Use
from onetable.games.tcg.phases.skirmish import LoserWounds, Overwhelm
from onetable.games.tcg.speech import choices, deck_reasons, deeds, reasons
from onetable.games.tcg.speech.names import Named, Player
from onetable.games.tcg.text.book import CardBook, CardPhrase, full_name_of, title_of
from onetable.games.tcg.text.taking_apart import FIGURES, TARGETS, is_choice, paragraph
from onetable.games.tcg.text.zh.clauses import CLAUSES, clause, option, sight
from onetable.games.tcg.text.zh.nouns import phrase
from onetable.games.tcg.text.zh.sentence import CONDITIONS, CardSentence, amount, per, refused
from onetable.games.tcg.words import costs, effects, targets, values
from onetable.games.tcg.words.playing import Land, PlayCard


def alone(word: Word, book: CardBook) -> str:
    """A verb: a choice if it holds a card of the table or a player, otherwise a cost that cannot be paid."""
    if is_choice(word):
        return clause(word, CardSentence(book))
    if isinstance(word, costs.Spot):
        return f"{refused(values.CanSpot(word.count, word.noun), CardSentence(book))}。"
    if isinstance(word, effects.ChooseOne):
        return f"你{'，也'.join([f'无法{option(each, CardSentence(book))}' for each in word.options])}。"
    seen = sight(word, CardSentence(book))
    return f"你看不见{seen}。" if seen is not None else f"你无法{clause(word, CardSentence(book))}。"


def only_if(word: Word, book: CardBook) -> str:
    """A condition that does not hold."""
    if isinstance(word, values.InPhase):
        return f"只有在{book.say(word.phase)}才可以。"
    return f"只有在{CardSentence(book).condition(word)}时才可以。"


def figure(word: Word, book: CardBook) -> str:
    """So many cards."""
    return per(word, CardSentence(book)) + amount(word, "张", "牌", CardSentence(book))


def use(word: Use, book: CardBook) -> str:
    """The card, then what it says."""
    return f"{book.say(word.source, 'card')} — {paragraph(word.source, word.number, book)}"


def answer(word: Answer, book: CardBook) -> str:
    """The card that answers, and whom it speaks of."""
    in_play = book.table is not None and (word.source in book.table.pieces or word.source == book.table.here or word.number < 0)
    about = f"（{book.say(word.subject, 'card')}）" if word.subject not in (-1, word.source) else ""
    return f"{'' if in_play else '打出 '}{book.say(word.source, 'card')}{about} — {paragraph(word.source, word.number, book)}"


def play_card(word: PlayCard, book: CardBook) -> str:
    """With what is special about it."""
    on = f"到{phrase(word.on, book).a()}上" if word.on is not None else ""
    price = "，不付暮光费用" if word.free else f"（暮光费用 −{word.discount}）" if word.discount else ""
    return f"打出 {book.say(word.card, 'card')} {on}{price}"


def names(cards: tuple[Handle, ...], book: CardBook) -> str:
    """Cards of the table in a list."""
    return "、".join([book.say(card, "card") for card in cards])


def land(word: Land, book: CardBook) -> str:
    """On whom, or simply there."""
    return f"打出 {book.say(word.play.card, 'card')}" + (f" 到 {book.say(word.bearer, 'card')} 上" if word.bearer >= 0 else "")


CHOICES: dict[object, CardPhrase] = {
    choices.Pass: "跳过",
    choices.Number: "{value}",
    choices.Place: "第{number}个行动",
    choices.Begin: "将 {card:card} 加入初始小队",
    choices.FirstSkirmish: "结算 {defender:card} 的交锋",
    choices.AssignTo: "指派 {minion:card} 与 {defender:card} 交锋",
    choices.LeaveUnassigned: "不指派 {minion:card}",
    choices.MoveOn: "继续移动",
    choices.Stay: "留在此处",
    choices.NameShadowPlayer: lambda word, book: f"由{book.say(Player(word.seat))}承受射箭伤口",
    choices.NewHand: "将手牌洗回，抽6张牌",
    choices.KeepHand: "保留手牌",
    choices.UseCard: "使用 {card:card}",
    Use: use,
    Answer: answer,
    PlayCard: play_card,
    Land: land,
    DiscardToHeal: "弃置 {card:card}，以治疗 {patient:card}",
    Transfer: "将 {card:card} 转移给 {bearer:card}",
    PutAway: "弃置 {card:card}",
    LoserWounds: lambda word, book: f"交锋的伤口：{names(word.losers, book)} {'各' if len(word.losers) > 1 else ''}受{word.left}处伤口",
    Overwhelm: lambda word, book: f"交锋的结果：{names(word.losers, book)} 被压倒而死",
}
FORBIDDEN: dict[traits.Measure, str] = {
    traits.Measure.NOT_PLAYED: "有牌面文字禁止打出它。",
    traits.Measure.NO_SKIRMISH_ACTIONS: "有牌面文字禁止交锋事件和交锋特殊能力。",
}
REASONS: dict[object, CardPhrase] = {
    reasons.AlreadyInPlay: "{card} 已经在场，而且是唯一的。",
    reasons.InDeadPile: "{card} 在你的死亡牌堆中，而且是唯一的。",
    reasons.CompanyIsFull: "你在场和死亡牌堆中的同伴已有9名，不能再多。",
    reasons.NoBearer: lambda word, book: f"没有角色能携带它：携带者须为{phrase(word.bearer, book).one()}。",
    reasons.NoSite: "每处地点都已有1张同名的牌。",
    reasons.OnlyInPhase: lambda word, book: f"只能在{'或'.join([book.say(phase) for phase in word.phases])}使用。",
    reasons.NotNow: "它所响应的事情没有发生。",
    reasons.NotYourSide: "自由民族牌在自己的回合打出，暗影牌在别人的回合打出。",
    reasons.TextForbids: lambda word, book: FORBIDDEN.get(word.what, f"有牌面文字禁止：{book.say(word.what)}。"),
    reasons.LimitReached: "每回合只能使用1次。",
    reasons.NothingChanged: "自上次使用以来没有任何变化。",
    reasons.LoopStops: "本阶段已重复太多次。",
    reasons.TooMuch: "它的费用为{cost}，你的初始小队只剩{left}点。",
    reasons.RingBearerFightsOn: "按本桌规则，不能抵消持戒者的交锋。",
    reasons.MoveLimitReached: "护戒小队本回合已移动到上限（{limit}次）。",
    reasons.MustStay: "有牌面文字使护戒小队本回合留在此处。",
    reasons.HasEnough: "这名爪牙不能被指派与这名角色交锋。",
    reasons.SameBearer: "该角色已经携带它。",
    reasons.NotSameSite: "只能转移给同一地点的角色。",
    reasons.CannotBear: lambda word, book: f"携带者须为{phrase(word.bearer, book).one()}。",
    reasons.BearsSuchACard: "该角色已经携带这样的牌。",
    reasons.NeverTransferred: "这张牌不能转移。",
    reasons.NotWounded: "该角色没有伤口。",
    reasons.TakesNoPart: "该角色在这里不参战。",
    reasons.NotAssigned: "没有爪牙被指派与该角色交锋。",
    reasons.NotMeant: lambda word, book: f"牌面文字要求的是{phrase(word.noun, book).one()}。",
    reasons.CannotHappen: "现在不能对这张牌这样做。",
    reasons.MustChoose: "必须选择，不能跳过。",
    reasons.BidTooHigh: "竞价达到{resistance}个重担会使你的持戒者堕落。",
    reasons.OnlyCompanionsStart: "初始小队只能由同伴组成。",
    reasons.PlaceTaken: "这个位置已被其他玩家选走。",
    reasons.GameIsOver: "游戏已经结束。",
    reasons.WaitsFor: "还没轮到你：由{player}决定。",
    reasons.AnotherQuestion: "必须先回答另一个问题。",
    reasons.OnlyFreePeoplesMoves: "只有自由民族玩家移动。",
    reasons.NoAction: "这张牌没有可以作为行动使用的文字。",
    reasons.NotYours: "这张牌属于其他玩家。",
    reasons.NotAtThisSite: "护戒小队不在这个地点。",
    reasons.NotInPlay: "这张牌不在场。",
    TooDear: "它的费用为{cost}点，暮光池中只有{pool}点。",
    match.NothingToUndo: "你还没有可以撤销的行动。",
    match.OthersWentOn: "此后别人已经行动。",
    match.DiceFell: "此后已有随机结果。",
    match.OthersLearned: "别人已经看到你的选择。",
    match.Learned: "这一课的目标已达成。",
}


def id_name(word: Word) -> str:
    """The card of a deck reason, in full."""
    return full_name_of(word.card)  # type: ignore[attr-defined]


DECK_REASONS: dict[object, CardPhrase] = {
    deck_reasons.NoRingBearer: "套牌没有持戒者。",
    deck_reasons.CannotBearTheRing: lambda word, _: f"{id_name(word)} 不能是持戒者。",
    deck_reasons.NoRing: "套牌没有至尊魔戒。",
    deck_reasons.IsNoRing: lambda word, _: f"{id_name(word)} 不是至尊魔戒。",
    deck_reasons.SiteMissing: "冒险牌组没有{number}号地点。",
    deck_reasons.SitesOfOneNumber: "冒险牌组有{count}处{number}号地点；只需要1处。",
    deck_reasons.IsNoSite: lambda word, _: f"冒险牌组中的 {id_name(word)} 不是地点。",
    deck_reasons.RingInDrawDeck: lambda word, _: f"{id_name(word)} 不能放在抽牌堆中。",
    deck_reasons.SiteInDrawDeck: lambda word, _: f"{id_name(word)} 是地点，不能放在抽牌堆中。",
    deck_reasons.TooManyOfTitle: lambda word, _: f"抽牌堆中有{word.count}张 {title_of(word.card)}；至多{word.most}张。",
    deck_reasons.TooManyFrodos: "抽牌堆中有{count}张 Frodo；除持戒者外至多{most}张。",
    deck_reasons.DrawDeckTooSmall: "抽牌堆有{count}张牌；至少需要{least}张。",
    deck_reasons.SidesDiffer: "抽牌堆有{free_peoples}张自由民族牌和{shadow}张暗影牌；数目必须相等。",
}
ALONE: dict[object, CardPhrase] = {
    **dict.fromkeys(CLAUSES, alone),
    **dict.fromkeys(CONDITIONS, only_if),
    **dict.fromkeys(FIGURES, figure),
    "MostWounds": "1名霍比特人同伴身上最多的伤口数",
    values.StrengthOf: lambda word, book: f"{CardSentence(book).target(word.target)}的力量",
    **{kind: lambda word, book: CardSentence(book).target(word) for kind in TARGETS},
    **CardSentence.players,
    targets.You: "你",
    targets.Chosen: lambda word, book: book.say(Player(word.seat)),
    deeds.Deed: lambda word, book: clause(word, CardSentence(book)),
    costs.If: lambda word, book: only_if(word.what, book),
    Named: lambda word, _: title_of(word.id),
    (Named, "full"): lambda word, _: full_name_of(word.id),
    Player: lambda word, _: f"玩家{word.seat + 1}",
    **CHOICES,
    **REASONS,
    **DECK_REASONS,
}
