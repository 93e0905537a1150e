"""Japanese texts of fighting cards and foes."""

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

    card: str = "相手のカード"


TEST_ROWS: dict[object, str] = {
    words.OpponentPlays: "相手のカードが{type}",
    words.OpponentPlaysOther: "相手のカードが宣言と違う種別",
    words.OpponentRepeats: "相手のカードの種別が前のラウンドと同じ",
    words.YouPlay: "自分のカードが{type}",
    (words.PrintedDefense, "least"): "相手のカードの印刷された防御力が{least}以上",
    (words.PrintedDefense, "most"): "相手のカードの印刷された防御力が{most}以下{missing:か、相手のカードがない|}",
    (words.PrintedDefense, "none"): "相手のカードの印刷された防御力が0{missing:か、相手のカードがない|}",
    words.OpponentCost: "相手のカードのコストが{least}以上",
}
TESTS = Rows(TEST_ROWS)
DEED_ROWS: dict[object, str] = {
    words.Attack: "{more:each}攻撃力+{more:added}",
    (words.Attack, "theirs"): "そのカードの印刷された攻撃力と同じだけ攻撃力を増やす",
    words.Defense: "{more:each}防御力+{more:added}",
    words.BothMore: "{more:each}攻撃力+{more:added}、防御力+{more:added}",
    words.LowerDefense: "相手のカードの印刷された防御力を{to:lowered}",
    words.LowerAttack: "相手のカードの印刷された攻撃力を{to:lowered}",
    words.LowerBoth: "相手のカードの印刷された攻撃力と防御力を{to:lowered}",
    words.Cancel: "{card}を打ち消す",
    words.Uncancelable: "このカードは能力によって打ち消されない",
    words.DefenseAtLeast: "このカードの防御力は{least}より下がらない",
    words.CardIsFree: "そのカードのコストは0になり、ラウンドの終わりに休息プールに置かれる",
    words.DamageCap: "このラウンドに受けるダメージは最大{most}になる",
    words.Defeat: "相手を倒す",
    words.OpponentDiscards: "相手は手札を無作為に{cards}枚捨てる",
    (words.OpponentDiscards, "wounding"): "相手は手札を無作為に{cards}枚捨て、そのカードの印刷された攻撃力と同じだけ追加のダメージを受ける",
    words.DrawCards: "休息プールかライフプールの一番上から、合わせて{cards}枚までカードを引く",
    words.TakeBack: "自分の戦闘スタックから、前のラウンドまでに出したカードを1枚手札に戻す",
    words.TellTypes: "相手は、手札に残る遠隔カードと近接カードの枚数を、このカードの使用者だけに教える",
    words.OpponentDeclares: "相手は遠隔か近接を宣言する",
    words.DeclareType: "遠隔か近接を宣言する",
    words.OpponentShowsFirst: "相手は先にカードを表向きで出す",
    words.DamageToOpponent: "相手は追加で{damage}ダメージを受ける（防御力では減らない）",
    words.IfDealt: "このラウンドにダメージを与えたなら、相手は追加で{more}ダメージを受ける",
    words.IfTaken: "このラウンドにダメージを受けたなら、追加で{more}ダメージを受ける",
    words.Retaliate: "このラウンドに受けたのと同じだけのダメージを相手に与える",
    words.DeckUnderStack: "このラウンドにダメージを与えたなら、相手の戦闘デッキの一番上のカードを相手の戦闘スタックの一番下に置く",
    words.ShuffleBackIfWon: "このラウンドに相手を倒したなら、休息プールと戦闘スタックのカードをすべてライフプールに戻してシャッフルする",
    words.MayRetreat: "このラウンドにダメージを受けなかったなら、戦闘を終えて隣接する地域に移動し、ターンを続けてもよい",
}
DEEDS = Rows(DEED_ROWS)
GOING_ON_ROWS: dict[object, str] = {  # where the card of the other side is canceled besides
    words.Attack: "攻撃力を{more}増やし",
    (words.Attack, "theirs"): "そのカードの印刷された攻撃力と同じだけ攻撃力を増やし",
    words.Defense: "防御力を{more}増やし",
}
GOING_ON = Rows(GOING_ON_ROWS)


def combat_text(word: words.CombatText, book: QuestBook) -> str:
    """words.When, if, and what."""
    opening = "次のラウンド、" if word.when is words.When.NEXT_ROUND else ""
    test = f"{Fighter(book).fill(TESTS.of(word.only_if), word.only_if)}なら、" if word.only_if is not None else ""
    voice = Fighter(book, "そのカード") if test else Fighter(book)
    first, *rest = in_pairs(word.does, DEEDS)
    goes_on = bool(rest) and isinstance(rest[-1], words.Cancel)
    between = "、" if goes_on or isinstance(first, words.Attack | words.Defense) else "。"
    said = [voice.fill((GOING_ON if goes_on else DEEDS).of(first), first), *[voice.fill(DEEDS.of(deed), deed) for deed in rest]]
    return f"{opening}{test}{between.join(said)}。"


FIGHTS: dict[object, QuestPhrase] = {
    words.CombatText: combat_text,
    **{kind: lambda word, book: f"{Fighter(book).fill(TESTS.of(word), word)}なら" for kind in TESTS.kinds},
    **{kind: lambda word, book: f"{Fighter(book).fill(DEEDS.of(word), word)}。" for kind in DEEDS.kinds},
    (int, "added"): lambda number, _: str(number),
    (int, "lowered"): lambda number, _: f"{number}まで下げる" if number else "0にする",
    (words.Count.OTHER_CARDS, "each"): "自分の戦闘スタックの他のカード1枚につき、",
    (words.Count.OTHER_MELEE, "each"): "自分の戦闘スタックの他の近接カード1枚につき、",
    **{(count, "added"): "1" for count in words.Count},
    words.RangedDamageBecomesInfluence: (
        "遠隔カードではダメージを与えず、代わりにサウロンが、与えるはずだったダメージと同じ枚数の脅威トークンを暗黒の城砦か影の差す場所に置く。"
    ),
    words.RangedDamageCorrupts: "戦闘ごとに1回、このモンスターが遠隔カードでダメージを与えた後、ヒーローは堕落カードを{cards}枚引く。",
    words.CardsStronger: "{type}カードの攻撃力+{more}。",
    words.MeleeClash: "両者が打ち消されていない近接カードを出したラウンドに、ヒーローは追加で{damage}ダメージを受ける。",
    words.HealsWithRanged: "遠隔カードを出したラウンドの終わりに、{count}ダメージ回復する。",
    words.MeleeCheaper: "近接カードのコスト−{by}（最低0）。",
    words.BlocksAndStrikes: "このモンスターが近接カードの防御力でダメージを1以上防いだら、ヒーローは追加で{damage}ダメージを受ける。",
    words.DrawsWhenMeleeHits: "このモンスターが近接カードでダメージを与えるたびに、サウロンは戦闘カードを{cards}枚引いてもよい。",
    words.FirstMeleeFree: "戦闘スタックの一番下のカードが近接なら、そのコストは0になる。",
    words.HeavyMeleeDiscards: "このモンスターが近接カードで{least}ダメージ以上を与えるたびに、ヒーローは手札を無作為に{cards}枚捨てる。",
    words.RangedCancelsMelee: "遠隔カードを出したラウンドに、ヒーローの近接カードを打ち消す。",
    words.DamageFromHand: (
        "このモンスターが近接カードでダメージを与えた時、ヒーローはそのうち少なくとも{least}ダメージを手札で受けなければならない。"
    ),
    words.HeavyMeleeFrightens: (
        "このモンスターが近接カードで{least}ダメージ以上を与えたら、次のラウンドにヒーローは手札から無作為に選ばれたカードを出さなければならない。"
    ),
}
