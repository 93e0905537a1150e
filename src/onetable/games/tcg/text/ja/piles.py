"""Japanese verbs about hands, decks and piles, and what single cards say in their own way."""

from __future__ import annotations

from typing import Any

from onetable.core.word import Word
from onetable.games.tcg.cards import dwarven, elven_words, gandalf, isengard, moria, ringwraith, sauron
from onetable.games.tcg.speech import pronouns
from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.text.ja.nouns import phrase
from onetable.games.tcg.text.ja.sentence import CardSentence, amount, by, for_each, target
from onetable.games.tcg.words import hands, plays, targets


def cards(noun: Word, count: object, up_to: bool, talk: CardSentence) -> str:
    """Cards of a hand or a pile, always counted by 枚: “物語1枚を”, “カードを2枚まで”."""
    what = phrase(noun, talk.book).one()
    return f"{what}を{count}枚まで" if up_to else f"{what}{count}枚を"


# ---- hands and discard piles


def from_hand(verb: str, word: hands.FromHand, talk: CardSentence) -> str:
    """Something is done with cards of a hand."""
    if word.picked >= 0:
        return f"{talk.book.say(word.picked, 'card')}を{verb}"
    if not isinstance(word.count, int):
        return by(word.who, f"{for_each(word.count, talk)}手札の{cards(word.noun, 1, False, talk)}{verb}", talk)
    return by(word.who, f"手札の{cards(word.noun, word.count, word.up_to, talk)}{verb}", talk)


def replenish(word: hands.Replenish, talk: CardSentence) -> str:
    """Then as many are drawn."""
    return from_hand("捨てる" if word.picked >= 0 else "捨て、同じ枚数のカードを引く", word, talk)


def put_under(word: hands.PutUnderDeck, talk: CardSentence) -> str:
    """Shown first, or not."""
    return from_hand(f"{'公開して' if word.shown and word.picked < 0 else ''}自分の山札の底に置く", word, talk)


def from_pile(verb: str) -> Any:
    """Something is done with cards of your discard pile."""

    def say(word: hands.FromDiscardPile, talk: CardSentence) -> str:
        if word.picked:
            return f"{talk.book.say(word.picked[-1], 'card')}を{verb}"
        count = word.count if isinstance(word.count, int) else "X"
        return f"自分の捨て札の{cards(word.noun, count, word.up_to, talk)}{verb}"

    return say


# ---- playing cards


def play(where: str) -> Any:
    """Play a card from somewhere."""

    def say(word: plays.PlayFrom, talk: CardSentence) -> str:
        found = phrase(word.noun, talk.book)
        if isinstance(word, plays.PlayThatFromDiscard):
            what = f"{found.that()}を"
        elif word.up_to:
            number = word.times if isinstance(word.times, int) else "X"
            note = "" if isinstance(word.times, int) else f"（Xは{word.times.number}人を超えた仲間の数）"  # type: ignore[attr-defined]
            what = f"{found.one()}を{number}{found.counter}まで{note}"
        else:
            what = f"{found.a()}を"
        on = f"{phrase(word.on, talk.book).a()}の上に" if word.on is not None else ""
        price = "黄昏コストなしで" if word.free else f"黄昏コスト−{word.discount}で" if word.discount else ""
        return f"{where}から{what}{on}{price}プレイする"

    return say


def play_stacked(word: plays.PlayStacked, talk: CardSentence) -> str:
    """“この状態に重ねられたオーク1体を、手札にあるかのようにプレイする”."""
    return f"{target(pronouns.THIS, talk)}に重ねられた{phrase(word.noun, talk.book).a()}を、手札にあるかのようにプレイする"


def play_from_deck(word: plays.PlayFromDeck, talk: CardSentence) -> str:
    """Whoever has looked through a draw deck shuffles it."""
    price = f"黄昏コスト−{word.discount}で" if word.discount else ""
    return f"自分の山札から{phrase(word.noun, talk.book).a()}を{price}プレイし、山札をシャッフルする"


# ---- what single cards say


def limited(text: str, limit: int) -> str:
    """With a limit, if there is one."""
    return text if limit in (0, 99) else f"{text}（上限は重荷{limit}つ）"


def picked(verb: str, text: str) -> Any:
    """A choice of one card among several; before it is made, what the card says."""

    def say(word: Any, talk: CardSentence) -> str:
        card = word.picked if isinstance(word.picked, int) else (word.picked or (-1,))[-1]
        return f"{talk.book.say(card, 'card')}を{verb}" if card >= 0 else text

    return say


def chosen_seat(who: targets.Who, other: str, talk: CardSentence) -> str:
    """A player who has been chosen, or how he is called before."""
    return talk.book.say(Player(who.seat)) if isinstance(who, targets.Chosen) else other


PILES: dict[type, Any] = {
    hands.Draw: lambda word, talk: by(word.who, f"{amount(word.count, '枚', 'カード', talk)}引く", talk),
    hands.DiscardTop: lambda word, talk: by(word.who, f"{amount(word.count, '枚', '自分の山札の上からカード', talk)}捨てる", talk),
    hands.DiscardAtRandom: lambda word, talk: by(word.who, f"手札から無作為に{word.count}枚を捨てる", talk),
    hands.RevealHand: lambda word, talk: by(word.who, "手札を公開する", talk),
    hands.LookAtHand: lambda word, talk: f"{chosen_seat(word.who, '対戦相手1人', talk)}の手札を見る",
    hands.ShuffleHandIn: lambda word, talk: by(word.who, "手札を自分の山札に混ぜてシャッフルする", talk),
    hands.ShuffleDeck: lambda word, talk: "自分の山札をシャッフルする",
    hands.DiscardFromHand: lambda word, talk: from_hand("捨てる", word, talk),
    hands.PutUnderDeck: put_under,
    hands.Replenish: replenish,
    hands.TakeFromDiscard: from_pile("手札に加える"),
    hands.ShuffleInFromDiscard: from_pile("自分の山札に混ぜてシャッフルする"),
    hands.PutUnderDeckFromDiscard: from_pile("自分の山札の底に置く"),
    hands.RevealTopAndTake: lambda word, talk: (
        f"{amount(word.count, '枚', '自分の山札の上からカード', talk)}公開し、"
        f"その中の{phrase(word.noun, talk.book).one()}をすべて手札に加え、残りを捨てる"
    ),
    hands.DiscardTopForBurdens: lambda word, talk: limited(
        "自分の山札の上からカードをX枚捨て、その中の影カード1枚につき重荷を1つ加える", word.limit
    ),
    plays.PlayFromHand: play("手札"),
    plays.PlayFromDiscard: play("自分の捨て札"),
    plays.PlayThatFromDiscard: play("自分の捨て札"),
    plays.PlayStacked: play_stacked,
    plays.PlayFromDeck: play_from_deck,
    plays.StackFromHand: lambda word, talk: from_hand(f"{target(pronouns.THIS, talk)}に重ねる", word, talk),
    dwarven.RevealTopThree: lambda word, talk: (
        f"{chosen_seat(word.who, '任意のプレイヤー1人', talk)}の山札の上からカードを3枚公開する。"
        "その中の影カード1枚を捨ててもよい。残りを好きな順番でその山札の上に戻す"
    ),
    dwarven.DiscardOneOfThree: picked("捨てる", "公開された影カード1枚を捨てる"),
    dwarven.PutBackOnTop: lambda word, talk: f"{talk.book.say((word.done or (-1,))[-1], 'card')}を山札の上に戻す",
    dwarven.DigForMithril: lambda word, talk: (
        "自分の山札の上からカードを1枚捨てる"
        if word.dug
        else "自分の山札の上からカードを1枚捨てる。これを合計5枚まで繰り返してもよい。"
        "こうして捨てたカード1枚につき黄昏を1加え、最後に捨てた1枚を手札に加える"
    ),
    elven_words.DiscardIsengardMinion: picked("捨てる", "公開されたアイゼンガルドの手下1枚を捨ててもよい。そうした場合、カードを2枚引く"),
    elven_words.LookAtTwo: lambda word, talk: f"{chosen_seat(word.who, 'その対戦相手', talk)}の手札を無作為に2枚見て、そのうち1枚を捨てる",
    elven_words.DiscardOneOfTwo: picked("捨てる", "そのうち1枚を捨てる"),
    gandalf.ExertX: lambda word, talk: "仲間X人を疲労させる",
    gandalf.LookAtTopAndTake: lambda word, talk: f"自分の山札の上から{word.count}枚を見て、そのうち{word.take}枚を手札に加え、残りを捨てる",
    gandalf.TakeSome: picked("手札に加える", "手札に加える"),
    isengard.PutCopiesUnderDeck: lambda word, talk: "自分の捨て札にあるそのカードのコピーをすべて自分の山札の底に置く",
    isengard.RevealSomeAtRandom: lambda word, talk: (
        f"{by(targets.FREE_PEOPLES, '手札から無作為にX枚を公開する', talk)}。そのうち1枚を選んで捨てさせてもよい"
    ),
    isengard.DiscardOneRevealed: picked("捨てる", "公開されたカード1枚を捨てる"),
    moria.RevealUntilOther: lambda word, talk: (
        "モリアの手下でないカードが出るまで自分の山札の上からカードを1枚ずつ公開し、公開したカードをすべて手札に加える"
    ),
    moria.StackOnThis: lambda word, talk: (
        f"{target(word.target, talk)}が持つカードをすべて捨て、その負傷を取り除き、それを{target(pronouns.THIS, talk)}に重ねる"
    ),
    moria.RevealBottom: lambda word, talk: "自分の山札の底のカードを公開する。モリアのオークなら手札に加える。そうでなければ捨てる",
    moria.EnterExhausted: lambda word, talk: f"{target(word.target, talk)}は消耗した状態で場に出る",
    moria.StrengthenByOthers: lambda word, talk: (
        f"{target(word.target, talk)}を、確認する他のモリアのオーク1体につき強さ+1（上限+4）にする"
    ),
    ringwraith.TransferABladeTip: lambda word, talk: (
        f"{talk.book.say(word.tip, 'card')}を{talk.book.say(word.companion, 'card')}に移す"
        if word.tip >= 0
        else "自分のサポートエリアか捨て札にあるBlade Tipのうち1枚を、所持者と交戦している仲間1人に移す"
    ),
    ringwraith.SpotAnOpponentsSite: lambda word, talk: "対戦相手の地点1か所を確認する",
    ringwraith.SwapASite: lambda word, talk: (
        f"地点{word.number}を置き換える" if word.number else "その地点を同じ番号の自分の地点に置き換える"
    ),
    ringwraith.SummonToTheRing: lambda word, talk: (
        f"{talk.book.say(word.nazgul, 'card')}を指輪所持者に割り当てる"
        if word.nazgul >= 0
        else "残っている割り当てをすべて打ち消し、ナズグール1体を指輪所持者との交戦に割り当てる。"
        "その交戦が終わるまで、一つの指輪のテキストは無効になる"
    ),
    sauron.RevealTopOrPay: lambda word, talk: (
        "自分の山札の一番上のカードを公開する。サウロンのカードなら手札に加える。そうでなければ、それと手札のカード1枚を捨てる"
    ),
}
