"""Chinese verbs about hands, decks and piles, and what single cards say in their own way."""

from __future__ import annotations

from typing import Any

from onetable.games.tcg.text import lexicon as words
from onetable.games.tcg.text.zh.sentence import by
from onetable.language.text import Apart


def by_player(template: str) -> Any:
    """Somebody does it, so many times; what is counted comes first."""
    return lambda word, talk: talk.per(getattr(word, "count", 1)) + by(word.who, lambda: talk.fill(template, word), talk)


def picked(verb: str, said: str) -> dict[str, str]:
    """A choice of one card among several; before it is made, what the card says."""
    return {"picked": f"{verb} {{picked:title}}", "": said}


def discard(rest: str = "") -> dict[str, Any]:
    """“弃置2张手牌”, “从手牌弃置1张传说”."""
    return {
        "picked": "弃置 {picked:title} ",
        "any card": by_player(f"弃置{{up_to:at most}}{{count:sheets}}手牌{rest}"),
        "": by_player(f"从手牌弃置{{up_to:at most}}{{count:sheets}}{{noun:cards}}{rest}"),
    }


def from_hand(where: str) -> dict[str, str]:
    """A card of the hand goes elsewhere."""
    return {
        "picked": f"将 {{picked:title}} {where}",
        "any card": f"将{{count:sheets}}手牌{where}",
        "": f"将手牌中的{{count:sheets}}{{noun:cards}}{where}",
    }


def from_pile(where: str) -> dict[str, str]:
    """Something is done with cards of your discard pile."""
    return {"picked": f"将 {{picked:last}} {where}", "": f"将你弃牌堆中的{{up_to:at most}}{{count:x}}张{{noun:cards}}{where}"}


def play(where: str) -> dict[str, str]:
    """Play a card from somewhere."""
    return {
        "each": f"从{where}打出至多{{noun:count}}{{on:upon}}{{free:free}}，X 为超过{{times.number}}名的同伴数",
        "up_to": f"从{where}打出至多{{times}}{{noun:measure}}{{noun:one}}{{on:upon}}{{free:free}}",
        "": f"从{where}打出{{noun:a}}{{on:upon}}{{free:free}}{{discount:cheaper}}",
    }


TOP_THREE = "抽牌堆顶的3张牌。你可以弃置其中1张暗影牌。将其余的牌以任意顺序放回该抽牌堆顶"
PILES: dict[object, Any] = {
    words.Draw: by_player("抽{count:cards}"),
    words.DiscardTop: by_player("弃置{own}抽牌堆顶的{count:cards}"),
    words.DiscardAtRandom: by_player("随机弃置{count}张手牌"),
    words.RevealHand: by_player("展示手牌"),
    words.LookAtHand: "查看{who}的手牌",
    words.ShuffleHandIn: by_player("将手牌洗入{own}抽牌堆"),
    words.DiscardFromHand: discard(),
    words.PutUnderDeck: {
        "picked": "将 {picked:title} 置于你的抽牌堆底",
        "shown": "从手牌展示{count:sheets}{noun:cards}，将其置于你的抽牌堆底",
        **from_hand("置于你的抽牌堆底"),
    },
    words.Replenish: discard("，然后抽同样数目的牌"),
    words.TakeFromDiscard: from_pile("加入手牌"),
    words.ShuffleInFromDiscard: from_pile("洗入你的抽牌堆"),
    words.PutUnderDeckFromDiscard: from_pile("置于你的抽牌堆底"),
    words.RevealTopAndTake: "展示你抽牌堆顶的{count:cards}，将其中所有{noun:cards}加入手牌，弃置其余的牌",
    words.DiscardTopForBurdens: "弃置你抽牌堆顶的 X 张牌，其中每有1张暗影牌，增加1个重担{limit:limit}",
    words.PlayFromHand: play("手牌"),
    words.PlayFromDiscard: play("你的弃牌堆"),
    words.PlayThatFromDiscard: "从你的弃牌堆打出{noun:that}{on:upon}{free:free}{discount:cheaper}",
    words.PlayStacked: "打出1{noun:measure}叠放在{this}上的{noun:one}，视同从手牌打出",
    words.PlayFromDeck: "从你的抽牌堆打出{noun:a}{discount:cheaper}，然后洗混抽牌堆",
    words.StackFromHand: from_hand("叠放在{this}上"),
    "RevealTopThree": {"who": f"展示{{who}}{TOP_THREE}", "": f"展示任意1名玩家{TOP_THREE}"},
    "DiscardOneOfThree": picked("弃置", "弃置1张展示出的暗影牌"),
    "PutBackOnTop": "将 {done:last} 放回抽牌堆顶",
    ("DigForMithril", "dug"): "弃置你抽牌堆顶的1张牌",
    "DigForMithril": "弃置你抽牌堆顶的1张牌；你可以重复此步骤，合计至多5张。每如此弃置1张牌，增加1点暮光；将其中最后1张加入手牌",
    "DiscardIsengardMinion": picked("弃置", Apart("你可以弃置1张展示出的艾森加德文化爪牙牌；若如此做，则抽2张牌")),
    "LookAtTwo": {"who": "随机查看{who}的2张手牌，弃置其中1张", "": "随机查看该对手的2张手牌，弃置其中1张"},
    "DiscardOneOfTwo": picked("弃置", "弃置其中1张牌"),
    "ExertX": "使 X 名同伴劳累",
    "LookAtTopAndTake": "查看你抽牌堆顶的{count}张牌，将其中{take}张加入手牌，弃置其余的牌",
    "TakeSome": {"picked": "加入手牌： {picked:last}", "": "加入手牌"},
    "PutCopiesUnderDeck": "将你弃牌堆中该牌的所有副本置于你的抽牌堆底",
    "RevealSomeAtRandom": "令自由民族玩家随机展示 X 张手牌。你可以选择其中1张，将其弃置",
    "DiscardOneRevealed": picked("弃置", "弃置1张展示出的牌"),
    "RevealUntilOther": "从你的抽牌堆顶逐张展示牌，直到展示出1张不是莫瑞亚文化爪牙的牌，然后将展示的牌全部加入手牌",
    "StackOnThis": "弃置{target}携带的所有牌，移除其伤口，并将其叠放在{this}上",
    "RevealBottom": "展示你抽牌堆底的牌。若为莫瑞亚文化奥克，则将其加入手牌；否则，将其弃置",
    "EnterExhausted": "{target}以力竭状态进场",
    ("StrengthenByOthers", "a target"): "选择{target}。你每看见另1名莫瑞亚文化奥克，使{it}力量 +1（上限 +4）",
    "StrengthenByOthers": Apart("你每看见另1名莫瑞亚文化奥克，使{target}力量 +1（上限 +4）"),
    ("TransferABladeTip", "tip"): "将 {tip:title} 转移给 {companion:title}",
    "TransferABladeTip": "将你支援区或弃牌堆中的1张 {tips:one} 转移给1名正与携带者交锋的同伴",
    "SwapASite": {"number": "替换{number}号地点", "": "用你的同编号地点替换该地点"},
    ("SummonToTheRing", "nazgul"): "指派 {nazgul:title} 与持戒者交锋",
    "SummonToTheRing": "抵消所有剩余的指派，并指派1名那兹古尔与持戒者交锋。在该次交锋结束前，至尊魔戒的牌面文字不生效",
    "RevealTopOrPay": "展示你抽牌堆顶的牌。若为索伦文化牌，则将其加入手牌；否则，将其弃置，并弃置1张手牌",
}
