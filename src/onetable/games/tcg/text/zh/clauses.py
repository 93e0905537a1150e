"""Chinese verbs: “使1名精灵劳累”, “使该矮人力量 +3、伤害 +1”, “从手牌打出1名那兹古尔”."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from onetable.core.word import Word
from onetable.games.tcg.cards import dwarven, elven_words, gandalf, isengard, moria, ringwraith, sauron
from onetable.games.tcg.text.zh.nouns import phrase
from onetable.games.tcg.text.zh.talk import Talk, amount, by, change, condition, for_each, target
from onetable.games.tcg.words import costs, effects, fights, hands, plays, targets, verbs
from onetable.games.tcg.words.traits import Keyword, Measure, Until


def clause(word: Word, talk: Talk) -> str:
    """A cost or an effect, in the imperative."""
    text: str = CLAUSES[type(word)](word, talk)
    return text


# ---- whole deeds


def deed(word: costs.Deed, talk: Talk) -> str:
    """“若……，使1名精灵劳累，以治疗1名矮人”."""
    needs = [condition(cost.what, talk) for cost in word.costs if isinstance(cost, costs.If)]
    named = [getattr(getattr(effect, "target", None), "noun", None) for effect in word.effects]  # what is named must not be spotted twice
    said = [cost for cost in word.costs if isinstance(cost, Word) and not isinstance(cost, costs.If)]
    paid = spotted([clause(cost, talk) for cost in said if not (isinstance(cost, costs.Spot) and cost.noun in named)])
    done_ = done(word.effects, talk)
    text = "并".join([f"（{each}）" if each.startswith("选择一项") else each for each in paid])
    if done_:
        text = f"{text}{'。' if done_.startswith('若') else '，以'}{done_}" if text else done_
    return f"若{'，且'.join(needs)}，则{text}" if needs else text


def spotted(texts: Sequence[str]) -> list[str]:
    """All that is spotted, said at once: “看见 Gandalf、1名矮人、1名精灵”."""
    found = [text.removeprefix("看见") for text in texts if text.startswith("看见")]
    if len(found) < 2:
        return list(texts)
    return [f"看见{'、'.join(found)}", *[text for text in texts if not text.startswith("看见")]]


def done(steps: Sequence[Word], talk: Talk) -> str:
    """Several effects, one after the other; what is changed about the same card is said at once."""
    found: list[str] = []
    rest = list(steps)
    while rest:
        found.append(next_clause(rest, talk))
    return "，".join(found)


def next_clause(rest: list[Any], talk: Talk) -> str:
    """The first of these effects, with those that are said in the same breath; they are taken from the list."""
    first = rest.pop(0)
    if is_change(first):
        same = [first]
        while rest and is_change(rest[0]) and is_about_same(first, rest[0]):
            same.append(rest.pop(0))
        return made(same, talk)
    if isinstance(first, verbs.Wound) and rest and rest[0] == verbs.Wound(targets.IT):
        rest.pop(0)
        return f"{clause(first, talk)}两次"
    if isinstance(first, effects.ChooseX) and rest and isinstance(rest[0], verbs.Heal):
        return f"治疗{target(rest.pop(0).target, talk)}至多{first.most}次"
    return clause(first, talk)


ABLE: dict[object, str] = {Measure.TAKES_PART: "可以参加射箭和交锋", Measure.ONE_WOUND: "每个交锋阶段至多受1处伤口"}


def is_change(word: Word) -> bool:
    """Whether it makes a card so or so."""
    return isinstance(word, verbs.Strengthen) or (isinstance(word, verbs.Give) and (isinstance(word.what, Keyword) or word.what in ABLE))


def is_about_same(first: Any, second: Any) -> bool:
    """Whether both speak of the same card for the same time."""
    return first.until is second.until and (second.target == first.target or isinstance(second.target, (targets.It, targets.That)))


def made(words: Sequence[Any], talk: Talk) -> str:
    """“使1名矮人力量 +2、伤害 +1，直到重整阶段”."""
    whom = target(words[0].target, talk)
    until = f"，{talk.book.say(words[0].until)}" if words[0].until is not Until.PHASE_END else ""
    return f"使{whom}{'、'.join([quality(word, talk) for word in words])}{until}"


def quality(word: Any, talk: Talk) -> str:
    """What a card becomes."""
    if isinstance(word, verbs.Strengthen):
        return change(word.by, talk, "力量") + (f"（上限 +{word.limit}）" if word.limit else "")
    return ABLE[word.what] if word.what in ABLE else keyword(word.what, word.amount, talk)


def keyword(word: Keyword, number: int, talk: Talk) -> str:
    """“伤害 +1”, “凶猛”, “成为弓箭手”."""
    name = talk.book.say(word)
    if word in (Keyword.DAMAGE, Keyword.DEFENDER):
        return f"{name} +{number}"
    return f"成为{name}" if word is Keyword.ARCHER else f"获得{name}"


def give(word: verbs.Give, talk: Talk) -> str:
    """Other qualities that are given for a while."""
    whom = target(word.target, talk)
    until = f"，{talk.book.say(word.until)}" if word.until is not Until.PHASE_END else ""
    if word.what is Measure.NO_WOUNDS:
        return f"防止{whom}受到的所有伤口{until}"
    if word.what is Measure.NO_BONUS:
        return f"抵消{whom}的力量加值{until}"
    if word.what is Measure.NO_ARCHERY:
        return f"使{whom}本阶段不计入小队射箭总数"
    return f"使{whom}只会被三倍力量压倒{until}"


# ---- choosing


def option(word: effects.Option, talk: Talk) -> str:
    """One of several things."""
    return deed(word.does, replace(talk, called=dict(talk.called)))


def choose_one(word: effects.ChooseOne, talk: Talk) -> str:
    """“选择一项：……；或……”."""
    texts = [option(each, talk) for each in word.options]
    return by(word.by, f"选择一项：{'；或'.join(texts)}", talk)


def when(word: effects.When, talk: Talk) -> str:
    """If, and otherwise."""
    then, other = done(word.then, talk), done(word.otherwise, talk)
    return f"若{condition(word.condition, talk)}，则{then}{f'；否则，{other}' if other else ''}"


# ---- hands, decks and piles


def cards(noun: Word, count: object, talk: Talk) -> str:
    """Cards of a hand or a pile, always counted by 张."""
    found = phrase(noun, talk.book)
    kind = found.one() if found.is_name or found.one().endswith(("牌", "事件", "状态", "传说")) else f"{found.one()}牌"
    return f"{count}张{kind}"


def from_hand(verb: str, where: str = "") -> Any:
    """Something is done with cards of a hand."""

    def say(word: hands.FromHand, talk: Talk) -> str:
        if word.picked >= 0:
            return f"{verb} {talk.book.say(word.picked, 'card')} {where}"
        if not isinstance(word.count, int):
            return by(word.who, f"从手牌{verb}{cards(word.noun, 1, talk)}（{for_each(word.count, talk)}计1次）{where}", talk)
        return by(word.who, f"从手牌{verb}{'至多' if word.up_to else ''}{cards(word.noun, word.count, talk)}{where}", talk)

    return say


def from_pile(verb: str, where: str) -> Any:
    """Something is done with cards of your discard pile."""

    def say(word: hands.FromDiscardPile, talk: Talk) -> str:
        if word.picked:
            return f"将 {talk.book.say(word.picked[-1], 'card')} {verb}{where}"
        count = word.count if isinstance(word.count, int) else "X"
        return f"将你弃牌堆中的{'至多' if word.up_to else ''}{cards(word.noun, count, talk)}{verb}{where}"

    return say


def put_under(word: hands.PutUnderDeck, talk: Talk) -> str:
    """Shown first, or not."""
    if word.picked >= 0:
        return f"将 {talk.book.say(word.picked, 'card')} 置于你的抽牌堆底"
    card = cards(word.noun, word.count, talk)
    return f"从手牌展示{card}，置于你的抽牌堆底" if word.shown else f"将手牌中的{card}置于你的抽牌堆底"


# ---- playing cards


def play(where: str) -> Any:
    """Play a card from somewhere."""

    def say(word: plays.PlayFrom, talk: Talk) -> str:
        found = phrase(word.noun, talk.book)
        source = f"叠放在{target(targets.THIS, talk)}上的牌中" if isinstance(word, plays.PlayStacked) else where
        if isinstance(word, plays.PlayThatFromDiscard):
            what = found.that()
        elif word.up_to:
            what = f"至多{found.count(word.times if isinstance(word.times, int) else 'X')}"
        else:
            what = found.a()
        text = f"从{source}打出{what}"
        if word.on is not None:
            text += f"到{phrase(word.on, talk.book).a()}上"
        if word.free:
            text += "，不付暮光费用"
        if word.up_to and not isinstance(word.times, int):
            text += f"，X 为同伴超过{word.times.number}名的数目"  # type: ignore[attr-defined]
        return text + (f"（暮光费用 −{word.discount}）" if word.discount else "")

    return say


def play_from_deck(word: plays.PlayFromDeck, talk: Talk) -> str:
    """Whoever has looked through a draw deck shuffles it."""
    cheaper = f"（暮光费用 −{word.discount}）" if word.discount else ""
    return f"从你的抽牌堆打出{phrase(word.noun, talk.book).a()}{cheaper}，然后洗切抽牌堆"


# ---- the others


def limited(text: str, limit: int) -> str:
    """With a limit, if there is one."""
    return text if limit in (0, 99) else f"{text}（上限{limit}个重担）"


def picked(verb: str, text: str) -> Any:
    """A choice of one card among several; before it is made, what the card says."""

    def say(word: Any, talk: Talk) -> str:
        card = word.picked if isinstance(word.picked, int) else (word.picked or (-1,))[-1]
        return f"{verb} {talk.book.say(card, 'card')}" if card >= 0 else text

    return say


def chosen_seat(who: targets.Who, other: str) -> str:
    """A player who has been chosen, or how he is called before."""
    return f"玩家{who.seat + 1}" if isinstance(who, targets.Chosen) else other


def bar(word: fights.BarAssignment, talk: Talk) -> str:
    """Whom the Free Peoples player may not assign to this minion."""
    whom = f" {talk.book.say(word.picked, 'card')} " if word.picked >= 0 else phrase(word.noun, talk.book).that()
    return f"使自由民族玩家本阶段不能指派{whom}与{target(targets.THIS, talk)}交锋"


def often(times: object) -> str:
    """Several times."""
    return "" if times == 1 else f"{times if isinstance(times, int) else 'X'}次"


CLAUSES: dict[type, Any] = {
    costs.Costs: lambda word, talk: "并".join([clause(part, talk) for part in word.parts]),
    costs.Deed: deed,
    costs.If: lambda word, talk: condition(word.what, talk),
    costs.Spot: lambda word, talk: f"看见{phrase(word.noun, talk.book).count(word.count)}",
    costs.SpotBurdens: lambda word, talk: f"看见{word.count}个重担",
    costs.SpotX: lambda word, talk: f"看见{phrase(word.noun, talk.book).count('X')}",
    costs.SpotXBurdens: lambda word, talk: "看见X个重担",
    effects.AddTwilight: lambda word, talk: f"增加{amount(word.count, '点', '暮光', talk)}",
    effects.RemoveTwilight: lambda word, talk: (
        f"移除{amount(word.count, '点', '暮光', talk)}" + (f"（每阶段上限{word.limit}点）" if word.limit else "")
    ),
    effects.ChooseX: lambda word, talk: f"选择 X（{word.least}至{word.most}）" if isinstance(word.most, int) else "选择 X",
    effects.ChangeMoveLimit: lambda word, talk: f"使本回合移动上限 {change(word.by, talk)}",
    effects.StayHere: lambda word, talk: "使护戒小队本回合不能再移动",
    effects.LayNextSite: lambda word, talk: "打出你的下一处地点（若该处有对手的地点，则替换之）",
    effects.ReplaceSite: lambda word, talk: (
        f"用你的{word.number}号地点替换{word.number}号地点" if word.number else "用你的同编号地点替换护戒小队当前所在的地点"
    ),
    effects.SpotOpponentsSite: lambda word, talk: f"看见对手的{word.number}号地点",
    effects.When: when,
    effects.Repeat: lambda word, talk: f"{clause(word.effect, talk)}（{for_each(word.count, talk)}计1次，每次另行选择）",
    effects.Option: option,
    effects.ChooseOne: choose_one,
    effects.Optionally: lambda word, talk: f"你可以{deed(word.does, talk)}",
    effects.Afterwards: lambda word, talk: talk.book.say(word.ability, "later"),
    effects.EndShadowPhase: lambda word, talk: "结束你的暗影阶段",
    fights.CancelSkirmish: lambda word, talk: f"抵消一次有{talk.name(word.noun)}参加的交锋",
    fights.CancelEvent: lambda word, talk: "抵消该事件",
    fights.AssignPair: lambda word, talk: f"指派{target(word.defender, talk)}与{target(word.minion, talk)}交锋",
    fights.BarAssignment: bar,
    fights.TransferTo: lambda word, talk: f"将{target(targets.THIS, talk)}转移给{target(word.target, talk)}",
    hands.Draw: lambda word, talk: by(word.who, f"抽{amount(word.count, '张', '牌', talk)}", talk),
    hands.DiscardTop: lambda word, talk: by(word.who, f"弃置{{your}}抽牌堆顶的{amount(word.count, '张', '牌', talk)}", talk),
    hands.DiscardAtRandom: lambda word, talk: by(word.who, f"随机弃置{word.count}张手牌", talk),
    hands.RevealHand: lambda word, talk: by(word.who, "展示手牌", talk),
    hands.LookAtHand: lambda word, talk: f"查看{chosen_seat(word.who, '1名对手')}的手牌",
    hands.ShuffleHandIn: lambda word, talk: by(word.who, "将手牌洗入{your}抽牌堆", talk),
    hands.ShuffleDeck: lambda word, talk: "洗切你的抽牌堆",
    hands.DiscardFromHand: from_hand("弃置"),
    hands.PutUnderDeck: put_under,
    hands.Replenish: from_hand("弃置", "，然后抽同样数目的牌"),
    hands.TakeFromDiscard: from_pile("加入", "手牌"),
    hands.ShuffleInFromDiscard: from_pile("洗入", "你的抽牌堆"),
    hands.PutUnderDeckFromDiscard: from_pile("置于", "你的抽牌堆底"),
    hands.RevealTopAndTake: lambda word, talk: (
        f"展示你抽牌堆顶的{amount(word.count, '张', '牌', talk)}，将其中的{phrase(word.noun, talk.book).one()}"
        f"{'' if phrase(word.noun, talk.book).one().endswith('牌') else '牌'}加入手牌，弃置其余的牌"
    ),
    hands.DiscardTopForBurdens: lambda word, talk: limited("弃置你抽牌堆顶的 X 张牌，其中每有1张暗影牌，增加1个重担", word.limit),
    hands.By: lambda word, talk: by(word.who, done(word.steps, talk), talk),
    plays.PlayFromHand: play("手牌"),
    plays.PlayFromDiscard: play("你的弃牌堆"),
    plays.PlayThatFromDiscard: play("你的弃牌堆"),
    plays.PlayStacked: play(""),
    plays.PlayFromDeck: play_from_deck,
    plays.StackFromHand: lambda word, talk: from_hand("取出", f"，叠放在{target(targets.THIS, talk)}上")(word, talk),
    verbs.Exert: lambda word, talk: f"使{target(word.target, talk)}劳累{often(word.times)}",
    verbs.Exhaust: lambda word, talk: f"使{target(word.target, talk)}力竭",
    verbs.Wound: lambda word, talk: f"使{target(word.target, talk)}受伤",
    verbs.Kill: lambda word, talk: f"杀死{target(word.target, talk)}",
    verbs.Heal: lambda word, talk: f"治疗{target(word.target, talk)}{often(word.times)}",
    verbs.Discard: lambda word, talk: f"弃置{target(word.target, talk)}",
    verbs.Strengthen: lambda word, talk: made([word], talk),
    verbs.Give: lambda word, talk: made([word], talk) if is_change(word) else give(word, talk),
    verbs.ChangeTotal: lambda word, talk: f"使{talk.book.say(word.what)} {change(word.by, talk)}",
    verbs.Prevent: lambda word, talk: "防止之",
    verbs.Spare: lambda word, talk: f"使这次劳累不在{target(word.target, talk)}上放置伤口标记",
    verbs.PutOnTheRing: lambda word, talk: f"使{target(word.target, talk)}戴上至尊魔戒，直到重整阶段",
    verbs.BecomeRingBearer: lambda word, talk: f"使{target(word.target, talk)}成为持戒者",
    verbs.AddBurdens: lambda word, talk: limited(f"增加{amount(word.count, '个', '重担', talk)}", word.limit),
    verbs.RemoveBurdens: lambda word, talk: f"移除{amount(word.count, '个', '重担', talk)}",
    verbs.Corrupt: lambda word, talk: "使持戒者堕落",
    dwarven.RevealTopThree: lambda word, talk: (
        f"展示{chosen_seat(word.who, '任意一名玩家')}抽牌堆顶的3张牌。你可以弃置其中1张暗影牌。将其余的牌以任意顺序放回牌堆顶"
    ),
    dwarven.DiscardOneOfThree: picked("弃置", "弃置1张展示出的暗影牌"),
    dwarven.PutBackOnTop: lambda word, talk: f"将 {talk.book.say((word.done or (-1,))[-1], 'card')} 放回抽牌堆顶",
    dwarven.DigForMithril: lambda word, talk: (
        "弃置你抽牌堆顶的1张牌"
        if word.dug
        else "弃置你抽牌堆顶的1张牌；你可以重复，合计至多5张。每如此弃置1张牌，增加1点暮光；将其中最后1张加入手牌"
    ),
    elven_words.DiscardIsengardMinion: picked("弃置", "你可以弃置1张展示出的艾森加德文化爪牙牌；若如此做，抽2张牌"),
    elven_words.LookAtTwo: lambda word, talk: f"随机查看{chosen_seat(word.who, '该对手')}的2张手牌，弃置其中1张",
    elven_words.DiscardOneOfTwo: picked("弃置", "弃置其中1张牌"),
    gandalf.ExertX: lambda word, talk: "使 X 名同伴劳累",
    gandalf.LookAtTopAndTake: lambda word, talk: f"查看你抽牌堆顶的{word.count}张牌，将其中{word.take}张加入手牌，弃置其余的牌",
    gandalf.TakeSome: picked("加入手牌：", "加入手牌"),
    isengard.PutCopiesUnderDeck: lambda word, talk: "将你弃牌堆中该牌的所有副本置于你的抽牌堆底",
    isengard.RevealSomeAtRandom: lambda word, talk: "令自由民族玩家随机展示 X 张手牌。你可以选择其中1张，将其弃置",
    isengard.DiscardOneRevealed: picked("弃置", "弃置1张展示出的牌"),
    moria.RevealUntilOther: lambda word, talk: "从你的抽牌堆顶逐张展示牌，直到展示出1张不是莫瑞亚文化爪牙的牌，将展示的牌全部加入手牌",
    moria.StackOnThis: lambda word, talk: (
        f"弃置{target(word.target, talk)}携带的所有牌，移除其伤口，将其叠放在{target(targets.THIS, talk)}上"
    ),
    moria.RevealBottom: lambda word, talk: "展示你抽牌堆底的牌。若为莫瑞亚文化奥克，加入手牌；否则将其弃置",
    moria.EnterExhausted: lambda word, talk: f"{target(word.target, talk)}以力竭状态进场",
    moria.StrengthenByOthers: lambda word, talk: f"使{target(word.target, talk)}力量 +1（你每看见另1名莫瑞亚文化奥克，上限 +4）",
    ringwraith.TransferABladeTip: lambda word, talk: (
        f"将 {talk.book.say(word.tip, 'card')} 转移给 {talk.book.say(word.companion, 'card')}"
        if word.tip >= 0
        else "将你支援区或弃牌堆中的1张 Blade Tip 转移给1名正与携带者交锋的同伴"
    ),
    ringwraith.SpotAnOpponentsSite: lambda word, talk: "看见1处对手的地点",
    ringwraith.SwapASite: lambda word, talk: f"替换{word.number}号地点" if word.number else "用你的同编号地点替换之",
    ringwraith.SummonToTheRing: lambda word, talk: (
        f"指派 {talk.book.say(word.nazgul, 'card')} 与持戒者交锋"
        if word.nazgul >= 0
        else "抵消所有剩余的指派，指派1名那兹古尔与持戒者交锋。在该次交锋结束前，至尊魔戒的牌面文字不生效"
    ),
    sauron.RevealTopOrPay: lambda word, talk: "展示你抽牌堆顶的牌。若为索伦文化牌，加入手牌；否则将其弃置，并弃置1张手牌",
    sauron.OncePerTurn: lambda word, talk: f"{clause(word.then, talk)}（每回合限1次）",
}
