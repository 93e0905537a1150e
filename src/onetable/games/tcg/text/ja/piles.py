"""Japanese verbs about hands, decks and piles, and what single cards say in their own way."""

from __future__ import annotations

from typing import Any

from onetable.games.tcg.text import lexicon as words
from onetable.games.tcg.text.ja.sentence import by
from onetable.language.ja.verbs import does
from onetable.language.text import Apart


def from_hand(verb: str, picked: str = "") -> dict[str, str]:
    """Something is done with cards of a hand, always counted by 枚."""
    return {
        "picked": f"{{picked:title}}を{picked or verb}",
        "each": f"{{who:by}}{{count:each}}手札の{{noun:one}}1枚を{verb}",
        "up_to": f"{{who:by}}手札の{{noun:one}}を{{count}}枚まで{verb}",
        "": f"{{who:by}}手札の{{noun:one}}{{count}}枚を{verb}",
    }


def from_pile(verb: str) -> dict[str, str]:
    """Something is done with cards of your discard pile."""
    return {
        "picked": f"{{picked:last}}を{verb}",
        "up_to": f"自分の捨て札の{{noun:one}}を{{count:x}}枚まで{verb}",
        "": f"自分の捨て札の{{noun:one}}{{count:x}}枚を{verb}",
    }


def play(where: str, what: str = "{noun:a}") -> dict[str, str]:
    """A card is played from somewhere."""
    end = "{on:upon}{free:free}{discount:cheaper}プレイする"
    return {
        "each": f"{where}から{{noun:one}}をX{{noun:counter}}まで（Xは{{times.number}}人を超えた仲間の数）{end}",
        "up_to": f"{where}から{{noun:one}}を{{times}}{{noun:counter}}まで{end}",
        "": f"{where}から{what}を{end}",
    }


def picked(verb: str, otherwise: str) -> dict[str, str]:
    """A choice of one card among several; before it is made, what the card says."""
    return {"picked": f"{{picked:title}}を{verb}", "": otherwise}


TOP_THREE = "の山札の上からカードを3枚公開する。その中の影カード1枚を捨ててもよい。残りを好きな順番でその山札の上に戻す"
TWO_OF_HAND = "の手札を無作為に2枚見て、そのうち1枚を捨てる"
PILES: dict[object, Any] = {
    words.Draw: "{who:by}{count:cards}引く",
    words.DiscardTop: "{who:by}{count:top}捨てる",
    words.DiscardAtRandom: "{who:by}手札から無作為に{count}枚を捨てる",
    words.RevealHand: "{who:by}手札を公開する",
    words.LookAtHand: "{who}の手札を見る",
    words.ShuffleHandIn: "{who:by}手札を{own}山札に混ぜてシャッフルする",
    words.DiscardFromHand: from_hand("捨てる"),
    (words.PutUnderDeck, "picked"): "{picked:title}を{own}山札の底に置く",
    (words.PutUnderDeck, "shown"): "{who:by}手札の{noun:one}{count}枚を公開して{own}山札の底に置く",
    words.PutUnderDeck: "{who:by}手札の{noun:one}{count}枚を{own}山札の底に置く",
    words.Replenish: from_hand("捨て、同じ枚数のカードを引く", picked="捨てる"),
    words.TakeFromDiscard: from_pile("手札に加える"),
    words.ShuffleInFromDiscard: from_pile("自分の山札に混ぜてシャッフルする"),
    words.PutUnderDeckFromDiscard: from_pile("自分の山札の底に置く"),
    words.RevealTopAndTake: "{count:top}公開し、その中の{noun:one}をすべて手札に加え、残りを捨てる",
    words.DiscardTopForBurdens: "自分の山札の上からカードをX枚捨て、その中の影カード1枚につき重荷を1つ加える{limit:limit}",
    words.PlayFromHand: play("手札"),
    words.PlayFromDiscard: play("自分の捨て札"),
    words.PlayThatFromDiscard: play("自分の捨て札", "{noun:that}"),
    words.PlayStacked: "{this}に重ねられた{noun:a}を、手札にあるかのようにプレイする",
    words.PlayFromDeck: "自分の山札から{noun:a}を{discount:cheaper}プレイし、山札をシャッフルする",
    words.StackFromHand: from_hand("{this}に重ねる"),
    "RevealTopThree": {"who": Apart(f"{{who}}{TOP_THREE}"), "": Apart(f"任意のプレイヤー1人{TOP_THREE}")},
    "DiscardOneOfThree": picked("捨てる", "公開された影カード1枚を捨てる"),
    "PutBackOnTop": "{done:last}を山札の上に戻す",
    ("DigForMithril", "dug"): "自分の山札の上からカードを1枚捨てる",
    "DigForMithril": Apart(
        "自分の山札の上からカードを1枚捨てる。これを合計5枚まで繰り返してもよい。"
        "こうして捨てたカード1枚につき黄昏を1加え、最後に捨てた1枚を手札に加える"
    ),
    "DiscardIsengardMinion": picked("捨てる", Apart("公開されたアイゼンガルドの手下1枚を捨ててもよい。そうした場合、カードを2枚引く")),
    "LookAtTwo": {"who": f"{{who}}{TWO_OF_HAND}", "": f"その対戦相手{TWO_OF_HAND}"},
    "DiscardOneOfTwo": picked("捨てる", "そのうち1枚を捨てる"),
    "ExertX": "仲間X人を疲労させる",
    "LookAtTopAndTake": "自分の山札の上から{count}枚を見て、そのうち{take}枚を手札に加え、残りを捨てる",
    "TakeSome": {"picked": "{picked:last}を手札に加える", "": "手札に加える"},
    "PutCopiesUnderDeck": "自分の捨て札にあるそのカードのコピーをすべて自分の山札の底に置く",
    "RevealSomeAtRandom": lambda word, talk: does(
        by(words.FREE_PEOPLES, lambda: does("手札から無作為にX枚を", "公開する"), talk).does,
        "。そのうち1枚を選んで捨てさせてもよい",
        apart=True,
    ),
    "DiscardOneRevealed": picked("捨てる", "公開されたカード1枚を捨てる"),
    "RevealUntilOther": "モリアの手下でないカードが出るまで自分の山札の上からカードを1枚ずつ公開し、公開したカードをすべて手札に加える",
    "StackOnThis": "{target}が持つカードをすべて捨て、その負傷を取り除き、それを{this}に重ねる",
    "RevealBottom": Apart("自分の山札の底のカードを公開する。モリアのオークなら手札に加える。そうでなければ捨てる"),
    "EnterExhausted": Apart("{target}は消耗した状態で場に出る"),
    "StrengthenByOthers": "{target}を、確認する他のモリアのオーク1体につき強さ+1（上限+4）にする",
    ("TransferABladeTip", "tip"): "{tip:title}を{companion:title}に移す",
    "TransferABladeTip": "自分のサポートエリアか捨て札にある{tips:one}のうち1枚を、所持者と交戦している仲間1人に移す",
    "SwapASite": {"number": "地点{number}を置き換える", "": "その地点を同じ番号の自分の地点に置き換える"},
    ("SummonToTheRing", "nazgul"): "{nazgul:title}を指輪所持者に割り当てる",
    "SummonToTheRing": Apart(
        "残っている割り当てをすべて打ち消し、ナズグール1体を指輪所持者との交戦に割り当てる。"
        "その交戦が終わるまで、一つの指輪のテキストは無効になる"
    ),
    "RevealTopOrPay": Apart(
        "自分の山札の一番上のカードを公開する。サウロンのカードなら手札に加える。そうでなければ、それと手札のカード1枚を捨てる"
    ),
}
