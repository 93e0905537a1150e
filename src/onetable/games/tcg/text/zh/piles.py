"""Chinese verbs about hands, decks and piles, and what single cards say in their own way."""

from __future__ import annotations

from typing import Any

from onetable.core.word import Word
from onetable.games.tcg.speech import pronouns
from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.text.zh.nouns import phrase
from onetable.games.tcg.text.zh.sentence import CardSentence, amount, by, per, target
from onetable.games.tcg.words import hands, nouns, plays, targets

CARD_KINDS = ("牌", "事件", "状态", "传说")


def cards(noun: Word, count: object, talk: CardSentence) -> str:
    """Cards of a hand or a pile, always counted by 张."""
    found = phrase(noun, talk.book)
    kind = found.one() if found.is_name or found.one().endswith(CARD_KINDS) else f"{found.one()}牌"
    return f"{count}张{kind}"


# ---- hands and discard piles


def discard(word: hands.FromHand, talk: CardSentence) -> str:
    """“弃置2张手牌”, “从手牌弃置1张传说”."""
    if word.picked >= 0:
        return f"弃置 {talk.book.say(word.picked, 'card')} "
    count = f"{'至多' if word.up_to else ''}{word.count if isinstance(word.count, int) else 1}"
    if word.noun == nouns.ANYTHING:
        return per(word.count, talk) + by(word.who, f"弃置{count}张手牌", talk)
    return per(word.count, talk) + by(word.who, f"从手牌弃置{cards(word.noun, count, talk)}", talk)


def replenish(word: hands.Replenish, talk: CardSentence) -> str:
    """Then as many are drawn."""
    text = discard(word, talk)
    return text if word.picked >= 0 else f"{text}，然后抽同样数目的牌"


def from_hand(verb: str, word: hands.FromHand, talk: CardSentence) -> str:
    """A card of the hand goes elsewhere."""
    if word.picked >= 0:
        return f"将 {talk.book.say(word.picked, 'card')} {verb}"
    if word.noun == nouns.ANYTHING:
        return f"将{word.count}张手牌{verb}"
    return f"将手牌中的{cards(word.noun, word.count, talk)}{verb}"


def put_under(word: hands.PutUnderDeck, talk: CardSentence) -> str:
    """Shown first, or not."""
    if word.shown and word.picked < 0:
        return f"从手牌展示{cards(word.noun, word.count, talk)}，将其置于你的抽牌堆底"
    return from_hand("置于你的抽牌堆底", word, talk)


def from_pile(verb: str, where: str) -> Any:
    """Something is done with cards of your discard pile."""

    def say(word: hands.FromDiscardPile, talk: CardSentence) -> str:
        if word.picked:
            return f"将 {talk.book.say(word.picked[-1], 'card')} {verb}{where}"
        count = word.count if isinstance(word.count, int) else "X"
        return f"将你弃牌堆中的{'至多' if word.up_to else ''}{cards(word.noun, count, talk)}{verb}{where}"

    return say


# ---- playing cards


def play(where: str) -> Any:
    """Play a card from somewhere."""

    def say(word: plays.PlayFrom, talk: CardSentence) -> str:
        found = phrase(word.noun, talk.book)
        if isinstance(word, plays.PlayThatFromDiscard):
            what = found.that()
        elif word.up_to:
            what = f"至多{found.count(word.times if isinstance(word.times, int) else 'X')}"
        else:
            what = found.a()
        text = f"从{where}打出{what}"
        if word.on is not None:
            text += f"到{phrase(word.on, talk.book).a()}上"
        if word.free:
            text += "，不支付其暮光费用"
        if word.up_to and not isinstance(word.times, int):
            text += f"，X 为同伴超过{word.times.number}名的数目"  # type: ignore[attr-defined]
        return text + (f"（暮光费用 −{word.discount}）" if word.discount else "")

    return say


def play_stacked(word: plays.PlayStacked, talk: CardSentence) -> str:
    """“打出1名叠放在此状态上的奥克，视同从手牌打出”."""
    found = phrase(word.noun, talk.book)
    return f"打出1{found.measure}叠放在{target(pronouns.THIS, talk)}上的{found.one()}，视同从手牌打出"


def play_from_deck(word: plays.PlayFromDeck, talk: CardSentence) -> str:
    """Whoever has looked through a draw deck shuffles it."""
    cheaper = f"（暮光费用 −{word.discount}）" if word.discount else ""
    return f"从你的抽牌堆打出{phrase(word.noun, talk.book).a()}{cheaper}，然后洗切抽牌堆"


# ---- what single cards say


def limited(text: str, limit: int) -> str:
    """With a limit, if there is one."""
    return text if limit in (0, 99) else f"{text}（上限{limit}个重担）"


def picked(verb: str, text: str) -> Any:
    """A choice of one card among several; before it is made, what the card says."""

    def say(word: Any, talk: CardSentence) -> str:
        card = word.picked if isinstance(word.picked, int) else (word.picked or (-1,))[-1]
        return f"{verb} {talk.book.say(card, 'card')}" if card >= 0 else text

    return say


def chosen_seat(who: targets.Who, other: str, talk: CardSentence) -> str:
    """A player who has been chosen, or how he is called before."""
    return talk.book.say(Player(who.seat)) if isinstance(who, targets.Chosen) else other


def reveal_and_take(word: hands.RevealTopAndTake, talk: CardSentence) -> str:
    """All of a kind are taken, the rest is discarded."""
    kind = phrase(word.noun, talk.book).one()
    return (
        f"展示你抽牌堆顶的{amount(word.count, '张', '牌', talk)}，"
        f"将其中所有{kind}{'' if kind.endswith('牌') else '牌'}加入手牌，弃置其余的牌"
    )


PILES: dict[type | str, Any] = {
    hands.Draw: lambda word, talk: per(word.count, talk) + by(word.who, f"抽{amount(word.count, '张', '牌', talk)}", talk),
    hands.DiscardTop: lambda word, talk: (
        per(word.count, talk) + by(word.who, lambda your: f"弃置{your}抽牌堆顶的{amount(word.count, '张', '牌', talk)}", talk)
    ),
    hands.DiscardAtRandom: lambda word, talk: by(word.who, f"随机弃置{word.count}张手牌", talk),
    hands.RevealHand: lambda word, talk: by(word.who, "展示手牌", talk),
    hands.LookAtHand: lambda word, talk: f"查看{chosen_seat(word.who, '1名对手', talk)}的手牌",
    hands.ShuffleHandIn: lambda word, talk: by(word.who, lambda your: f"将手牌洗入{your}抽牌堆", talk),
    hands.ShuffleDeck: lambda word, talk: "洗切你的抽牌堆",
    hands.DiscardFromHand: discard,
    hands.PutUnderDeck: put_under,
    hands.Replenish: replenish,
    hands.TakeFromDiscard: from_pile("加入", "手牌"),
    hands.ShuffleInFromDiscard: from_pile("洗入", "你的抽牌堆"),
    hands.PutUnderDeckFromDiscard: from_pile("置于", "你的抽牌堆底"),
    hands.RevealTopAndTake: reveal_and_take,
    hands.DiscardTopForBurdens: lambda word, talk: limited("弃置你抽牌堆顶的 X 张牌，其中每有1张暗影牌，增加1个重担", word.limit),
    plays.PlayFromHand: play("手牌"),
    plays.PlayFromDiscard: play("你的弃牌堆"),
    plays.PlayThatFromDiscard: play("你的弃牌堆"),
    plays.PlayStacked: play_stacked,
    plays.PlayFromDeck: play_from_deck,
    plays.StackFromHand: lambda word, talk: from_hand(f"叠放在{target(pronouns.THIS, talk)}上", word, talk),
    "RevealTopThree": lambda word, talk: (
        f"展示{chosen_seat(word.who, '任意1名玩家', talk)}抽牌堆顶的3张牌。你可以弃置其中1张暗影牌。将其余的牌以任意顺序放回该抽牌堆顶"
    ),
    "DiscardOneOfThree": picked("弃置", "弃置1张展示出的暗影牌"),
    "PutBackOnTop": lambda word, talk: f"将 {talk.book.say((word.done or (-1,))[-1], 'card')} 放回抽牌堆顶",
    "DigForMithril": lambda word, talk: (
        "弃置你抽牌堆顶的1张牌"
        if word.dug
        else "弃置你抽牌堆顶的1张牌；你可以重复此步骤，合计至多5张。每如此弃置1张牌，增加1点暮光；将其中最后1张加入手牌"
    ),
    "DiscardIsengardMinion": picked("弃置", "你可以弃置1张展示出的艾森加德文化爪牙牌；若如此做，则抽2张牌"),
    "LookAtTwo": lambda word, talk: f"随机查看{chosen_seat(word.who, '该对手', talk)}的2张手牌，弃置其中1张",
    "DiscardOneOfTwo": picked("弃置", "弃置其中1张牌"),
    "ExertX": lambda word, talk: "使 X 名同伴劳累",
    "LookAtTopAndTake": lambda word, talk: f"查看你抽牌堆顶的{word.count}张牌，将其中{word.take}张加入手牌，弃置其余的牌",
    "TakeSome": picked("加入手牌：", "加入手牌"),
    "PutCopiesUnderDeck": lambda word, talk: "将你弃牌堆中该牌的所有副本置于你的抽牌堆底",
    "RevealSomeAtRandom": lambda word, talk: "令自由民族玩家随机展示 X 张手牌。你可以选择其中1张，将其弃置",
    "DiscardOneRevealed": picked("弃置", "弃置1张展示出的牌"),
    "RevealUntilOther": lambda word, talk: "从你的抽牌堆顶逐张展示牌，直到展示出1张不是莫瑞亚文化爪牙的牌，然后将展示的牌全部加入手牌",
    "StackOnThis": lambda word, talk: (
        f"弃置{target(word.target, talk)}携带的所有牌，移除其伤口，并将其叠放在{target(pronouns.THIS, talk)}上"
    ),
    "RevealBottom": lambda word, talk: "展示你抽牌堆底的牌。若为莫瑞亚文化奥克，则将其加入手牌；否则，将其弃置",
    "EnterExhausted": lambda word, talk: f"{target(word.target, talk)}以力竭状态进场",
    "StrengthenByOthers": lambda word, talk: (
        f"选择{target(word.target, talk)}。你每看见另1名莫瑞亚文化奥克，使{talk.it}力量 +1（上限 +4）"
        if isinstance(word.target, targets.A)
        else f"你每看见另1名莫瑞亚文化奥克，使{target(word.target, talk)}力量 +1（上限 +4）"
    ),
    "TransferABladeTip": lambda word, talk: (
        f"将 {talk.book.say(word.tip, 'card')} 转移给 {talk.book.say(word.companion, 'card')}"
        if word.tip >= 0
        else "将你支援区或弃牌堆中的1张 Blade Tip 转移给1名正与携带者交锋的同伴"
    ),
    "SwapASite": lambda word, talk: f"替换{word.number}号地点" if word.number else "用你的同编号地点替换该地点",
    "SummonToTheRing": lambda word, talk: (
        f"指派 {talk.book.say(word.nazgul, 'card')} 与持戒者交锋"
        if word.nazgul >= 0
        else "抵消所有剩余的指派，并指派1名那兹古尔与持戒者交锋。在该次交锋结束前，至尊魔戒的牌面文字不生效"
    ),
    "RevealTopOrPay": lambda word, talk: "展示你抽牌堆顶的牌。若为索伦文化牌，则将其加入手牌；否则，将其弃置，并弃置1张手牌",
}
