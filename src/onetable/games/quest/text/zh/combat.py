"""Chinese texts of fighting cards and foes. “你” is whoever plays the card."""

from __future__ import annotations

from dataclasses import dataclass

from onetable.games.quest.text import lexicon as words
from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.pairs import in_pairs
from onetable.games.quest.text.variants import Rows
from onetable.games.quest.text.voice import Voice


@dataclass(frozen=True)
class Fighter(Voice):
    """How a text calls the card of the other side."""

    card: str = "对手的牌"


TEST_ROWS: dict[object, str] = {
    words.OpponentPlays: "对手打出{type}牌",
    words.OpponentPlaysOther: "对手的牌不是所宣告的类型",
    words.OpponentRepeats: "对手的牌与其上一轮的牌类型相同",
    words.YouPlay: "你打出{type}牌",
    (words.PrintedDefense, "least"): "对手的牌上印刷的防御至少为{least}",
    (words.PrintedDefense, "most"): "对手的牌上印刷的防御至多为{most}{missing:，或对手没有牌|}",
    (words.PrintedDefense, "none"): "对手的牌上印刷的防御为0{missing:，或对手没有牌|}",
    words.OpponentCost: "对手的牌费用至少为{least}",
}
TESTS = Rows(TEST_ROWS)
DEED_ROWS: dict[object, str] = {
    words.Attack: "{more:each}攻击 +{more:added}",
    (words.Attack, "theirs"): "将{card}上印刷的攻击加到你的攻击上",
    words.Defense: "{more:each}防御 +{more:added}",
    words.BothMore: "{more:each}攻击和防御各 +{more:added}",
    words.LowerDefense: "将{card}上印刷的防御降至{to}",
    words.LowerAttack: "将{card}上印刷的攻击降至{to}",
    words.LowerBoth: "将{card}上印刷的攻击和防御都降至{to}",
    words.Cancel: "抵消{card}",
    words.Uncancelable: "此牌不能被抵消",
    words.DefenseAtLeast: "此牌的防御不会降至{least}以下",
    words.CardIsFree: "该牌费用为0，并在该轮结束时放入休整牌堆",
    words.DamageCap: "本轮你至多受到{most}点伤害",
    words.Defeat: "对手被击败",
    words.OpponentDiscards: "对手随机弃置{cards}张手牌{wounding:，并受到与所弃牌上印刷的攻击等量的伤害|}",
    words.DrawCards: "抽至多{cards}张牌，每张可来自生命牌堆顶或休整牌堆顶",
    words.TakeBack: "将你的战斗牌叠中1张先前轮次的牌收回手牌",
    words.TellTypes: "对手告诉你其手牌中远程牌和近战牌各有几张",
    words.OpponentDeclares: "对手宣告远程或近战",
    words.DeclareType: "你宣告远程或近战",
    words.OpponentShowsFirst: "对手先出牌，且正面朝上",
    words.DamageToOpponent: "对手受到{damage}点伤害（不受防御影响）",
    words.IfDealt: "若你本轮造成伤害，则再造成{more}点伤害",
    words.IfTaken: "若你本轮受到伤害，则再受到{more}点伤害",
    words.Retaliate: "你本轮受到多少伤害，对手就受到多少伤害",
    words.DeckUnderStack: "若你本轮造成伤害，则将对手牌组顶的牌放到其战斗牌叠底",
    words.ShuffleBackIfWon: "若对手本轮被击败，则将你的休整牌堆和战斗牌叠洗入生命牌堆",
    words.MayRetreat: "若你本轮没有受到伤害，则你可以结束战斗，并移动到1处相邻地点；你的回合继续",
}
DEEDS = Rows(DEED_ROWS)


def combat_text(word: words.CombatText, book: QuestBook) -> str:
    """One line of a fighting card; “该牌” is the card that the condition spoke of."""
    if word.when is words.When.ALWAYS:
        return "".join([f"{Fighter(book).fill(DEEDS.of(deed), deed)}。" for deed in word.does])
    is_about_it = word.only_if is not None and not isinstance(word.only_if, words.YouPlay)
    voice = Fighter(book, "该牌") if is_about_it else Fighter(book)
    text = "，并".join([voice.fill(DEEDS.of(deed), deed) for deed in in_pairs(word.does, DEEDS)])
    condition = f"若{voice.fill(TESTS.of(word.only_if), word.only_if)}，则" if word.only_if is not None else ""
    return f"{'下一轮，' if word.when is words.When.NEXT_ROUND else ''}{condition}{text}。"


FIGHTS: dict[object, QuestPhrase] = {
    words.CombatText: combat_text,
    **{kind: lambda word, book: f"{Fighter(book).fill(DEEDS.of(word), word)}。" for kind in DEEDS.kinds},
    **{kind: lambda word, book: f"{Fighter(book).fill(TESTS.of(word), word)}。" for kind in TESTS.kinds},
    (int, "each"): lambda *_: "",
    (int, "added"): lambda number, _: str(number),
    (words.Count.OTHER_CARDS, "each"): "你的战斗牌叠中每有1张其他牌，",
    (words.Count.OTHER_MELEE, "each"): "你的战斗牌叠中每有1张其他近战牌，",
    **{(count, "added"): "1" for count in words.Count},
    words.RangedDamageBecomesInfluence: "它用远程牌本应造成的每点伤害，都改为由索伦在要塞或与要塞相连的地点放置1点影响力。",
    words.RangedDamageCorrupts: "每场战斗1次，它用远程牌造成伤害后，英雄抽{cards}张堕落牌。",
    words.CardsStronger: "它的{type}牌攻击 +{more}。",
    words.MeleeClash: "若双方都打出近战牌且均未被抵消，则英雄再受到{damage}点伤害。",
    words.HealsWithRanged: "在它打出远程牌的战斗轮结束时，移除它的{count}点伤害。",
    words.MeleeCheaper: "它的近战牌费用减少{by}，最低为0。",
    words.BlocksAndStrikes: "若它的近战牌挡下伤害，则英雄再受到{damage}点伤害。",
    words.DrawsWhenMeleeHits: "它用近战牌造成伤害时，索伦可以为它抽{cards}张战斗牌。",
    words.FirstMeleeFree: "若它的战斗牌叠最底下的牌是近战牌，则该牌费用为0。",
    words.HeavyMeleeDiscards: "它用近战牌造成至少{least}点伤害时，英雄随机弃置{cards}张手牌。",
    words.RangedCancelsMelee: "它打出远程牌时，抵消英雄的近战牌。",
    words.DamageFromHand: "它用近战牌造成伤害时，其中至少{least}点必须由英雄的手牌承受。",
    words.HeavyMeleeFrightens: "它用近战牌造成至少{least}点伤害时，英雄在下一轮必须随机打出1张手牌。",
}
