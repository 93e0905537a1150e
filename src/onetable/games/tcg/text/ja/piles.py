"""Japanese verbs about hands, decks and piles, and what single cards say in their own way."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from onetable.games.tcg.text.ja.sentence import CardClause, CardSentence, after, by, does
from onetable.games.tcg.text.taking_apart import picked_of
from onetable.games.tcg.words import hands, plays, targets

# ---- how rows are said


def by_player(template: str) -> Any:
    """Somebody does it."""
    return lambda word, talk: by(word.who, lambda: talk.clause_of(template, word), talk)


def limited(template: str) -> Any:
    """With a limit of burdens, if there is one."""

    def say(word: Any, talk: CardSentence) -> CardClause:
        note = "" if word.limit in (0, 99) else f"（上限は重荷{word.limit}つ）"
        return replace(talk.clause_of(template, word), note=note)

    return say


def apart(template: str) -> Any:
    """A sentence of its own, or several."""
    return lambda word, talk: replace(talk.clause_of(template, word), apart=True)


def picked(verb: str, said: str, **marks: bool) -> Any:
    """A choice of one card among several; before it is made, what the card says."""
    return lambda word, talk: does(f"{talk.book.say(picked_of(word), 'card')}を", verb) if picked_of(word) >= 0 else does("", said, **marks)


def chosen(field: str, template: str, otherwise: str, **marks: bool) -> Any:
    """What is said when something has been chosen, and before."""
    return lambda word, talk: (
        talk.clause_of(template, word) if getattr(word, field) >= 0 else replace(talk.clause_of(otherwise, word), **marks)
    )


# ---- hands, discard piles, playing cards


def from_hand(template: str, after_choice: str = "") -> Any:
    """Something is done with cards of a hand, always counted by 枚: “手札の物語1枚を”, “手札のカードを2枚まで”."""

    def say(word: hands.FromHand, talk: CardSentence) -> CardClause:
        if word.picked >= 0:
            return talk.clause_of(f"{{picked:card}}を{after_choice or template}", word)
        if not isinstance(word.count, int):
            each = talk.said(word.count, "per")
            return by(word.who, lambda: after(each, talk.clause_of(f"手札の{{noun:one}}1枚を{template}", word)), talk)
        many = "を{count}枚まで" if word.up_to else "{count}枚を"
        return by(word.who, lambda: talk.clause_of(f"手札の{{noun:one}}{many}{template}", word), talk)

    return say


def from_pile(verb: str) -> Any:
    """Something is done with cards of your discard pile."""

    def say(word: hands.FromDiscardPile, talk: CardSentence) -> CardClause:
        if word.picked:
            return does(f"{talk.book.say(word.picked[-1], 'card')}を", verb)
        count = f"{word.count if isinstance(word.count, int) else 'X'}枚"
        return talk.clause_of(f"自分の捨て札の{{noun:one}}{f'を{count}まで' if word.up_to else f'{count}を'}{verb}", word)

    return say


def over(number: Any) -> int:
    """Of how many it is counted how many there are besides."""
    return int(number.number)


def price(word: Any) -> str:
    """What is special about the twilight cost."""
    return "黄昏コストなしで" if getattr(word, "free", False) else f"黄昏コスト−{word.discount}で" if word.discount else ""


def play(where: str) -> Any:
    """Play a card from somewhere."""

    def say(word: plays.PlayFrom, talk: CardSentence) -> CardClause:
        what = "{noun:that}を" if isinstance(word, plays.PlayThatFromDiscard) else "{noun:a}を"
        if word.up_to and isinstance(word.times, int):
            what = "{noun:one}を{times}{noun:counter}まで"
        elif word.up_to:
            what = f"{{noun:one}}をX{{noun:counter}}まで（Xは{over(word.times)}人を超えた仲間の数）"
        on = "{on:a}の上に" if word.on is not None else ""
        return talk.clause_of(f"{where}から{what}{on}{price(word)}プレイする", word)

    return say


def chosen_seat(other: str, template: str, **marks: bool) -> Any:
    """Something of a player who has been chosen, or how he is called before."""

    def say(word: Any, talk: CardSentence) -> CardClause:
        whose = talk.who(word.who) if isinstance(word.who, targets.Chosen) else other
        return after(whose, talk.clause_of(template, word), **marks)

    return say


PILES: dict[type | str, Any] = {
    hands.Draw: by_player("{count:cards}引く"),
    hands.DiscardTop: by_player("{count:top}捨てる"),
    hands.DiscardAtRandom: by_player("手札から無作為に{count}枚を捨てる"),
    hands.RevealHand: by_player("手札を公開する"),
    hands.LookAtHand: chosen_seat("対戦相手1人", "の手札を見る"),
    hands.ShuffleHandIn: by_player("手札を{own}山札に混ぜてシャッフルする"),
    hands.ShuffleDeck: "自分の山札をシャッフルする",
    hands.DiscardFromHand: from_hand("捨てる"),
    hands.PutUnderDeck: lambda word, talk: from_hand(f"{'公開して' if word.shown else ''}{{own}}山札の底に置く", "{own}山札の底に置く")(
        word, talk
    ),
    hands.Replenish: from_hand("捨て、同じ枚数のカードを引く", "捨てる"),
    hands.TakeFromDiscard: from_pile("手札に加える"),
    hands.ShuffleInFromDiscard: from_pile("自分の山札に混ぜてシャッフルする"),
    hands.PutUnderDeckFromDiscard: from_pile("自分の山札の底に置く"),
    hands.RevealTopAndTake: "{count:top}公開し、その中の{noun:one}をすべて手札に加え、残りを捨てる",
    hands.DiscardTopForBurdens: limited("自分の山札の上からカードをX枚捨て、その中の影カード1枚につき重荷を1つ加える"),
    plays.PlayFromHand: play("手札"),
    plays.PlayFromDiscard: play("自分の捨て札"),
    plays.PlayThatFromDiscard: play("自分の捨て札"),
    plays.PlayStacked: "{this}に重ねられた{noun:a}を、手札にあるかのようにプレイする",
    plays.PlayFromDeck: lambda word, talk: talk.clause_of(f"自分の山札から{{noun:a}}を{price(word)}プレイし、山札をシャッフルする", word),
    plays.StackFromHand: from_hand("{this}に重ねる"),
    "RevealTopThree": chosen_seat(
        "任意のプレイヤー1人",
        "の山札の上からカードを3枚公開する。その中の影カード1枚を捨ててもよい。残りを好きな順番でその山札の上に戻す",
        apart=True,
    ),
    "DiscardOneOfThree": picked("捨てる", "公開された影カード1枚を捨てる"),
    "PutBackOnTop": lambda word, talk: does(f"{talk.book.say((word.done or (-1,))[-1], 'card')}を山札の上に", "戻す"),
    "DigForMithril": lambda word, talk: (
        does("自分の山札の上からカードを1枚", "捨てる")
        if word.dug
        else does(
            "自分の山札の上からカードを1枚捨てる。これを合計5枚まで繰り返してもよい。",
            "こうして捨てたカード1枚につき黄昏を1加え、最後に捨てた1枚を手札に加える",
            apart=True,
        )
    ),
    "DiscardIsengardMinion": picked("捨てる", "公開されたアイゼンガルドの手下1枚を捨ててもよい。そうした場合、カードを2枚引く", apart=True),
    "LookAtTwo": chosen_seat("その対戦相手", "の手札を無作為に2枚見て、そのうち1枚を捨てる"),
    "DiscardOneOfTwo": picked("捨てる", "そのうち1枚を捨てる"),
    "ExertX": "仲間X人を疲労させる",
    "LookAtTopAndTake": "自分の山札の上から{count}枚を見て、そのうち{take}枚を手札に加え、残りを捨てる",
    "TakeSome": picked("手札に加える", "手札に加える"),
    "PutCopiesUnderDeck": "自分の捨て札にあるそのカードのコピーをすべて自分の山札の底に置く",
    "RevealSomeAtRandom": lambda word, talk: does(
        by(targets.FREE_PEOPLES, lambda: does("手札から無作為にX枚を", "公開する"), talk).does,
        "。そのうち1枚を選んで捨てさせてもよい",
        apart=True,
    ),
    "DiscardOneRevealed": picked("捨てる", "公開されたカード1枚を捨てる"),
    "RevealUntilOther": "モリアの手下でないカードが出るまで自分の山札の上からカードを1枚ずつ公開し、公開したカードをすべて手札に加える",
    "StackOnThis": "{target}が持つカードをすべて捨て、その負傷を取り除き、それを{this}に重ねる",
    "RevealBottom": apart("自分の山札の底のカードを公開する。モリアのオークなら手札に加える。そうでなければ捨てる"),
    "EnterExhausted": apart("{target}は消耗した状態で場に出る"),
    "StrengthenByOthers": "{target}を、確認する他のモリアのオーク1体につき強さ+1（上限+4）にする",
    "TransferABladeTip": chosen(
        "tip",
        "{tip:card}を{companion:card}に移す",
        "自分のサポートエリアか捨て札にあるBlade Tipのうち1枚を、所持者と交戦している仲間1人に移す",
    ),
    "SwapASite": lambda word, talk: talk.clause_of(
        "地点{number}を置き換える" if word.number else "その地点を同じ番号の自分の地点に置き換える", word
    ),
    "SummonToTheRing": chosen(
        "nazgul",
        "{nazgul:card}を指輪所持者に割り当てる",
        "残っている割り当てをすべて打ち消し、ナズグール1体を指輪所持者との交戦に割り当てる。"
        "その交戦が終わるまで、一つの指輪のテキストは無効になる",
        apart=True,
    ),
    "RevealTopOrPay": apart(
        "自分の山札の一番上のカードを公開する。サウロンのカードなら手札に加える。そうでなければ、それと手札のカード1枚を捨てる"
    ),
}
