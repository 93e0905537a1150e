"""Chinese texts of fighting cards and foes. “你” is whoever plays the card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.zh.nouns import NAMES
from onetable.games.quest.vocabulary import combat_texts as words
from onetable.games.quest.vocabulary.combat_texts import Count, Deed, Test, When

MOST = 99
COUNTED = {
    Count.OTHER_CARDS: "你的战斗牌叠中每有1张其他牌",
    Count.OTHER_MELEE: "你的战斗牌叠中每有1张其他近战牌",
}


def more(what: str, number: int | Count) -> str:
    """What is added to a number."""
    return f"{what} +{number}" if isinstance(number, int) else f"{COUNTED[number]}，{what} +1"


def printed_defense(word: words.PrintedDefense) -> str:
    """Exactly, at least or at most; a missing card may count as 0."""
    if word.most == MOST:
        return f"对手的牌上印刷的防御至少为{word.least}"
    how = f"为{word.most}" if word.most == 0 else f"至多为{word.most}"
    return f"对手的牌上印刷的防御{how}{'，或对手没有牌' if word.missing else ''}"


TESTS: dict[type[Test], Callable[[Any], str]] = {
    words.OpponentPlays: lambda word: f"对手打出{NAMES[word.type]}牌",
    words.OpponentPlaysOther: lambda _: "对手的牌不是所宣告的类型",
    words.OpponentRepeats: lambda _: "对手的牌与其上一轮的牌类型相同",
    words.YouPlay: lambda word: f"你打出{NAMES[word.type]}牌",
    words.PrintedDefense: printed_defense,
    words.OpponentCost: lambda word: f"对手的牌费用至少为{word.least}",
}

THEIRS = "对手的牌"


def about(card: str) -> dict[type[Deed], Callable[[Any], str]]:
    """What is done about the card of the other side, which may have been spoken of."""
    return {
        words.Attack: lambda word: f"将{card}上印刷的攻击加到你的攻击上" if word.more is Count.THEIR_ATTACK else more("攻击", word.more),
        words.LowerDefense: lambda word: f"{card}上印刷的防御降至{word.to}",
        words.LowerAttack: lambda word: f"{card}上印刷的攻击降至{word.to}",
        words.Cancel: lambda _: f"抵消{card}",
    }


DEEDS: dict[type[Deed], Callable[[Any], str]] = {
    **about(THEIRS),
    words.Defense: lambda word: more("防御", word.more),
    words.Uncancelable: lambda _: "此牌不可抵消",
    words.DefenseAtLeast: lambda word: f"此牌的防御不会降至{word.least}以下",
    words.CardIsFree: lambda _: "该牌费用为0，并在该轮结束时放入休整牌堆",
    words.DamageCap: lambda word: f"本轮你至多受到{word.most}点伤害",
    words.Defeat: lambda _: "对手被击败",
    words.OpponentDiscards: lambda word: (
        f"对手随机弃置{word.cards}张手牌{'，并受到与所弃牌上印刷的攻击等量的伤害' if word.wounding else ''}"
    ),
    words.DrawCards: lambda word: f"抽至多{word.cards}张牌，每张可来自生命牌堆顶或休整牌堆顶",
    words.TakeBack: lambda _: "将你的战斗牌叠中1张先前轮次的牌收回手牌",
    words.TellTypes: lambda _: "对手告诉你其手牌中远程牌和近战牌各有几张",
    words.OpponentDeclares: lambda _: "对手宣告远程或近战",
    words.DeclareType: lambda _: "你宣告远程或近战",
    words.OpponentShowsFirst: lambda _: "对手先出牌，且正面朝上",
    words.DamageToOpponent: lambda word: f"对手受到{word.damage}点伤害（不受防御影响）",
    words.IfDealt: lambda word: f"若你本轮造成伤害，则再造成{word.more}点伤害",
    words.IfTaken: lambda word: f"若你本轮受到伤害，则再受到{word.more}点伤害",
    words.Retaliate: lambda _: "对手受到与你本轮所受伤害等量的伤害",
    words.DeckUnderStack: lambda _: "若你本轮造成伤害，则将对手牌组顶的牌放到其战斗牌叠底",
    words.ShuffleBackIfWon: lambda _: "若对手本轮被击败，则将你的休整牌堆和战斗牌叠洗入生命牌堆",
    words.MayRetreat: lambda _: "若你本轮没有受到伤害，则你可以结束战斗，并移动到1处相邻地点；你的回合继续",
}


def done(does: tuple[Deed, ...], card: str = THEIRS) -> str:
    """Several deeds in one breath."""
    if len(does) == 2 and isinstance(does[0], words.Attack) and isinstance(does[1], words.Defense) and does[0].more == does[1].more:
        return more("攻击和防御各", does[0].more)
    if len(does) == 2 and isinstance(does[0], words.LowerAttack) and isinstance(does[1], words.LowerDefense):
        return f"{card}上印刷的攻击和防御都降至{does[0].to}"
    return "，并".join([{**DEEDS, **about(card)}[type(deed)](deed) for deed in does])


def combat_text(word: words.CombatText, _: QuestBook) -> str:
    """One line of a fighting card."""
    if word.when is When.ALWAYS:
        return "".join([f"{DEEDS[type(deed)](deed)}。" for deed in word.does])
    head = "下一轮，" if word.when is When.NEXT_ROUND else ""
    if word.only_if is None:
        return f"{head}{done(word.does)}。"
    does = done(word.does, THEIRS if isinstance(word.only_if, words.YouPlay) else "该牌")
    return f"{head}若{TESTS[type(word.only_if)](word.only_if)}，则{does}。"


FIGHTS: dict[object, QuestPhrase] = {
    words.CombatText: combat_text,
    **{kind: lambda word, _: f"{DEEDS[type(word)](word)}。" for kind in DEEDS},
    **{kind: lambda word, _: f"{TESTS[type(word)](word)}。" for kind in TESTS},
    words.RangedDamageBecomesInfluence: "它用远程牌将要造成的每点伤害，都改为由索伦在要塞或与要塞相连的地点放置1点影响力。",
    words.RangedDamageCorrupts: "每场战斗1次，它用远程牌造成伤害后，英雄抽{cards}张堕落牌。",
    words.CardsStronger: "它的{type}牌攻击 +{more}。",
    words.MeleeClash: "若双方都打出近战牌且均未被抵消，则英雄再受到{damage}点伤害。",
    words.HealsWithRanged: "在它打出远程牌的战斗轮结束时，移除它的{count}点伤害。",
    words.MeleeCheaper: "它的近战牌费用减少{by}，最低为0。",
    words.BlocksAndStrikes: "若它的近战牌挡下伤害，则英雄再受到{damage}点伤害。",
    words.DrawsWhenMeleeHits: "它用近战牌造成伤害时，索伦可以为它抽{cards}张战斗牌。",
    words.FirstMeleeFree: "若它的战斗牌叠底的牌是近战牌，则该牌费用为0。",
    words.HeavyMeleeDiscards: "它用近战牌造成至少{least}点伤害时，英雄随机弃置{cards}张手牌。",
    words.RangedCancelsMelee: "它打出远程牌时，抵消英雄的近战牌。",
    words.DamageFromHand: "它用近战牌造成伤害时，其中至少{least}点必须由英雄的手牌承受。",
    words.HeavyMeleeFrightens: "它用近战牌造成至少{least}点伤害时，英雄在下一轮必须随机打出1张手牌。",
}
