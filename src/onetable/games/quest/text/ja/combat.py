"""Japanese texts of fighting cards and foes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.vocabulary import combat_texts as words
from onetable.games.quest.vocabulary.combat_texts import CombatText, Count, Deed, When

# ---- tests


def printed_defense(word: words.PrintedDefense, _: QuestBook) -> str:
    """Within bounds; a missing card may count as 0."""
    missing = "か、相手のカードがない" if word.missing else ""
    least = f"{word.least}以上" if word.least else f"{word.most}以下" if word.most else "0"
    return f"相手のカードの印刷された防御力が{least}{missing}"


TESTS: dict[type, Callable[[Any, QuestBook], str]] = {
    words.OpponentPlays: lambda word, book: f"相手のカードが{book.say(word.type)}",
    words.OpponentPlaysOther: lambda *_: "相手のカードが宣言と違う種別",
    words.OpponentRepeats: lambda *_: "相手のカードが前のラウンドの相手のカードと同じ種別",
    words.YouPlay: lambda word, book: f"自分のカードが{book.say(word.type)}",
    words.PrintedDefense: printed_defense,
    words.OpponentCost: lambda word, _: f"相手のカードのコストが{word.least}以上",
}

# ---- deeds

AS_THEIRS = "そのカードの印刷された攻撃力と同じだけ"
COUNTS = {
    Count.OTHER_CARDS: "自分の戦闘スタックの他のカード1枚につき、{}+1",
    Count.OTHER_MELEE: "自分の戦闘スタックの他の近接カード1枚につき、{}+1",
    Count.THEIR_ATTACK: f"{AS_THEIRS}{{}}を増やす",
}


def addition(name: str, more: int | Count) -> str:
    """“攻撃力+2”."""
    return f"{name}+{more}" if isinstance(more, int) else COUNTS[more].format(name)


def lowered(name: str, to: int) -> str:
    """A printed number of the opponent's card goes down."""
    return f"相手のカードの印刷された{name}を{'0にする' if to == 0 else f'{to}まで下げる'}"


def discards(word: words.OpponentDiscards, _: QuestBook) -> str:
    """Cards of the opponent's hand; they may wound."""
    wounds = "、そのカードの印刷された攻撃力と同じだけ追加のダメージを受ける" if word.wounding else ""
    return f"相手は手札を無作為に{word.cards}枚捨て{wounds or 'る'}"


THEIRS = "相手のカード"
DEEDS: dict[type, Callable[[Any, QuestBook], str]] = {
    words.Attack: lambda word, _: addition("攻撃力", word.more),
    words.Defense: lambda word, _: addition("防御力", word.more),
    words.LowerDefense: lambda word, _: lowered("防御力", word.to),
    words.LowerAttack: lambda word, _: lowered("攻撃力", word.to),
    words.Cancel: lambda *_: f"{THEIRS}を打ち消す",
    words.Uncancelable: lambda *_: "このカードは能力によって打ち消されない",
    words.DefenseAtLeast: lambda word, _: f"このカードの防御力は{word.least}より下がらない",
    words.CardIsFree: lambda *_: "そのカードのコストは0になり、ラウンドの終わりに休息プールに置かれる",
    words.DamageCap: lambda word, _: f"このラウンドに受けるダメージは最大{word.most}になる",
    words.Defeat: lambda *_: "相手を倒す",
    words.OpponentDiscards: discards,
    words.DrawCards: lambda word, _: f"休息プールかライフプールの一番上から、合わせて{word.cards}枚までカードを引く",
    words.TakeBack: lambda *_: "自分の戦闘スタックから、前のラウンドまでに出したカードを1枚手札に戻す",
    words.TellTypes: lambda *_: "相手は手札の遠隔カードと近接カードの枚数をこのカードの使用者だけに教える",
    words.OpponentDeclares: lambda *_: "相手は遠隔か近接を宣言する",
    words.DeclareType: lambda *_: "遠隔か近接を宣言する",
    words.OpponentShowsFirst: lambda *_: "相手は先にカードを表向きで出す",
    words.DamageToOpponent: lambda word, _: f"相手は追加で{word.damage}ダメージを受ける（防御力では減らない）",
    words.IfDealt: lambda word, _: f"このラウンドにダメージを与えたなら、相手は追加で{word.more}ダメージを受ける",
    words.IfTaken: lambda word, _: f"このラウンドにダメージを受けたなら、追加で{word.more}ダメージを受ける",
    words.Retaliate: lambda *_: "このラウンドに受けたのと同じだけのダメージを相手に与える",
    words.DeckUnderStack: lambda *_: (
        "このラウンドにダメージを与えたなら、相手の戦闘デッキの一番上のカードを相手の戦闘スタックの一番下に置く"
    ),
    words.ShuffleBackIfWon: lambda *_: (
        "このラウンドに相手を倒したなら、休息プールと戦闘スタックのカードをすべてライフプールに戻してシャッフルする"
    ),
    words.MayRetreat: lambda *_: "このラウンドにダメージを受けなかったなら、戦闘を終えて隣接する地域に移動し、ターンを続けてもよい",
}


def fighting_text(word: CombatText, book: QuestBook) -> str:
    """When, if, and what."""
    opening = "次のラウンド、" if word.when is When.NEXT_ROUND else ""
    test = f"{TESTS[type(word.only_if)](word.only_if, book)}なら、" if word.only_if is not None else ""
    text = together(word.does, "そのカード" if test else THEIRS, book)
    return f"{opening}{test}{text}。"


def said(deed: Deed, card: str, book: QuestBook) -> str:
    """A deed about the card of the other side, which may have been spoken of."""
    return f"{card}を打ち消す" if isinstance(deed, words.Cancel) else DEEDS[type(deed)](deed, book)


def together(does: tuple[Deed, ...], card: str, book: QuestBook) -> str:
    """One or two deeds of one text: what they begin or end with alike is said once."""
    first, second = does[0], does[-1]
    opening, closing = said(first, card, book), said(second, card, book)
    if len(does) == 1:
        return opening
    if isinstance(first, words.Attack) and isinstance(second, words.Defense) and first.more in COUNTS:
        return f"{opening}、防御力+1"
    if isinstance(first, words.LowerAttack) and first.to:
        return lowered("攻撃力と防御力", first.to)
    if isinstance(second, words.Cancel):
        return f"{raised(first)}、{closing}"
    return f"{opening}{'、' if isinstance(first, words.Attack | words.Defense) else '。'}{closing}"


def raised(deed: Deed) -> str:
    """A number is added, in a clause that goes on."""
    assert isinstance(deed, words.Attack | words.Defense)
    name = "攻撃力" if isinstance(deed, words.Attack) else "防御力"
    return f"{name}を{deed.more}増やし" if isinstance(deed.more, int) else f"{AS_THEIRS}{name}を増やし"


# ---- foes

FOE_TEXTS: dict[object, QuestPhrase] = {
    words.RangedDamageBecomesInfluence: (
        "遠隔カードではダメージを与えず、代わりに与えるはずだったダメージと同じ枚数の脅威トークンを、暗黒の城砦か影の差す場所に置く。"
    ),
    words.RangedDamageCorrupts: "戦闘ごとに1回、遠隔カードでダメージを与えた後、ヒーローは堕落カードを{cards}枚引く。",
    words.CardsStronger: "{type}カードの攻撃力+{more}。",
    words.MeleeClash: "両者が打ち消されていない近接カードを出したラウンドに、ヒーローは追加で{damage}ダメージを受ける。",
    words.HealsWithRanged: "遠隔カードを出したラウンドの終わりに、{count}ダメージ回復する。",
    words.MeleeCheaper: "近接カードのコスト−{by}。",
    words.BlocksAndStrikes: "近接カードの防御力でダメージを1以上防いだら、ヒーローは追加で{damage}ダメージを受ける。",
    words.DrawsWhenMeleeHits: "近接カードでダメージを与えるたびに、サウロンは戦闘カードを{cards}枚引いてもよい。",
    words.FirstMeleeFree: "戦闘スタックの一番下のカードが近接なら、そのコストは0になる。",
    words.HeavyMeleeDiscards: "近接カードで{least}ダメージ以上を与えるたびに、ヒーローは手札を無作為に{cards}枚捨てる。",
    words.RangedCancelsMelee: "遠隔カードを出したラウンドに、ヒーローの近接カードを打ち消す。",
    words.DamageFromHand: "近接カードでダメージを与えた時、ヒーローはそのうち少なくとも{least}ダメージを手札で受けなければならない。",
    words.HeavyMeleeFrightens: (
        "近接カードで{least}ダメージ以上を与えたら、次のラウンドにヒーローは手札から無作為に選ばれたカードを出さなければならない。"
    ),
}
FIGHTS: dict[object, QuestPhrase] = {
    CombatText: fighting_text,
    **{kind: lambda word, book: f"{TESTS[type(word)](word, book)}なら" for kind in TESTS},
    **{kind: lambda word, book: f"{DEEDS[type(word)](word, book)}。" for kind in DEEDS},
    **FOE_TEXTS,
}
