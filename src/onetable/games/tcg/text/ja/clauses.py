"""Japanese verbs, in the plain form: “エルフ1人を疲労させる”, “そのドワーフを強さ+3、ダメージ+1にする”."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from onetable.core.word import Word
from onetable.games.tcg.cards import dwarven, elven_words, gandalf, isengard, moria, ringwraith, sauron
from onetable.games.tcg.text.ja.grammar import may, te
from onetable.games.tcg.text.ja.nouns import phrase
from onetable.games.tcg.text.ja.talk import Talk, amount, by, change, condition, for_each, target
from onetable.games.tcg.words import costs, effects, fights, hands, plays, targets, verbs
from onetable.games.tcg.words.traits import Keyword, Measure, Until


def clause(word: Word, talk: Talk) -> str:
    """A cost or an effect."""
    text: str = CLAUSES[type(word)](word, talk)
    return text


# ---- whole deeds


def deed(word: costs.Deed, talk: Talk) -> str:
    """“……場合、エルフ1人を疲労させて、ドワーフ1人を治療する”."""
    needs = [condition(cost.what, talk) for cost in word.costs if isinstance(cost, costs.If)]
    named = [getattr(getattr(effect, "target", None), "noun", None) for effect in word.effects]  # what is named must not be spotted twice
    said = [cost for cost in word.costs if isinstance(cost, Word) and not isinstance(cost, costs.If)]
    paid = spotted([clause(cost, talk) for cost in said if not (isinstance(cost, costs.Spot) and cost.noun in named)])
    does = done(word.effects, talk)
    text = "、".join([te(each) for each in paid[:-1]] + paid[-1:])
    if does:
        text = f"{te(text)}、{does}" if text else does
    return f"{'、かつ'.join(needs)}場合、{text}" if needs else text


def spotted(texts: Sequence[str]) -> list[str]:
    """All that is spotted, said at once."""
    found = [text.removesuffix("を確認する") for text in texts if text.endswith("を確認する")]
    if len(found) < 2:
        return list(texts)
    return [f"{'と'.join(found)}を確認する", *[text for text in texts if not text.endswith("を確認する")]]


def done(steps: Sequence[Word], talk: Talk) -> str:
    """Several effects, one after the other; what is changed about the same card is said at once."""
    found: list[str] = []
    rest = list(steps)
    while rest:
        found.append(next_clause(rest, talk))
    if any(["。" in text or "は" in text for text in found]):
        return "。".join(found)
    return "、".join([te(text) for text in found[:-1]] + found[-1:])


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
        return f"{target(first.target, talk)}を2回負傷させる"
    if isinstance(first, effects.ChooseX) and rest and isinstance(rest[0], verbs.Heal):
        return f"{target(rest.pop(0).target, talk)}を{first.most}回まで治療する"
    return clause(first, talk)


ABLE: dict[object, str] = {Measure.TAKES_PART: "射撃と交戦に参加可能", Measure.ONE_WOUND: "交戦フェイズごとに負傷1つまで"}


def is_change(word: Word) -> bool:
    """Whether it makes a card so or so."""
    return isinstance(word, verbs.Strengthen) or (isinstance(word, verbs.Give) and (isinstance(word.what, Keyword) or word.what in ABLE))


def is_about_same(first: Any, second: Any) -> bool:
    """Whether both speak of the same card for the same time."""
    return first.until is second.until and (second.target == first.target or isinstance(second.target, (targets.It, targets.That)))


def made(words: Sequence[Any], talk: Talk) -> str:
    """“再編フェイズまで、ドワーフ1人を強さ+2、ダメージ+1にする”."""
    whom = target(words[0].target, talk)
    until = f"{talk.book.say(words[0].until)}、" if words[0].until is not Until.PHASE_END else ""
    return f"{until}{whom}を{'、'.join([quality(word, talk) for word in words])}にする"


def quality(word: Any, talk: Talk) -> str:
    """What a card becomes."""
    if isinstance(word, verbs.Strengthen):
        return change(word.by, talk, "強さ") + (f"（上限+{word.limit}）" if word.limit else "")
    return ABLE[word.what] if word.what in ABLE else keyword(word.what, word.amount, talk)


def keyword(word: Keyword, number: int, talk: Talk) -> str:
    """“ダメージ+1”, “凶暴”."""
    name = talk.book.say(word)
    return f"{name}+{number}" if word in (Keyword.DAMAGE, Keyword.DEFENDER) else name


def give(word: verbs.Give, talk: Talk) -> str:
    """Other qualities that are given for a while."""
    whom = target(word.target, talk)
    until = f"{talk.book.say(word.until)}、" if word.until is not Until.PHASE_END else ""
    if word.what is Measure.NO_WOUNDS:
        return f"{until}{whom}が受ける負傷をすべて防ぐ"
    if word.what is Measure.NO_BONUS:
        return f"{until}{whom}の強さボーナスを打ち消す"
    if word.what is Measure.NO_ARCHERY:
        return f"このフェイズの間、{whom}を旅の仲間の射撃合計に加えないものとする"
    return f"{until}{whom}を3倍の強さでなければ圧倒されないものとする"


# ---- choosing


def option(word: effects.Option, talk: Talk) -> str:
    """One of several things."""
    return deed(word.does, replace(talk, called=dict(talk.called)))


def choose_one(word: effects.ChooseOne, talk: Talk) -> str:
    """“次から1つを選ぶ（……／……）”; as a cost it is paid."""
    texts = [option(each, talk) for each in word.options]
    return by(word.by, f"「{'」か「'.join(texts)}」のどちらかをする", talk)


def when(word: effects.When, talk: Talk) -> str:
    """If, and otherwise."""
    then, other = done(word.then, talk), done(word.otherwise, talk)
    return f"{condition(word.condition, talk)}場合、{then}{f'。そうでない場合、{other}' if other else ''}"


# ---- hands, decks and piles


def cards(noun: Word, count: object, talk: Talk) -> str:
    """Cards of a hand or a pile, always counted by 枚."""
    return f"{phrase(noun, talk.book).one()}{count}枚"


def from_hand(verb: str, where: str = "") -> Any:
    """Something is done with cards of a hand."""

    def say(word: hands.FromHand, talk: Talk) -> str:
        if word.picked >= 0:
            return f"{talk.book.say(word.picked, 'card')}を{where}{verb}"
        if not isinstance(word.count, int):
            return by(word.who, f"{for_each(word.count, talk)}手札の{cards(word.noun, 1, talk)}を{where}{verb}", talk)
        return by(word.who, f"手札の{cards(word.noun, word.count, talk)}{'まで' if word.up_to else ''}を{where}{verb}", talk)

    return say


def from_pile(where: str, verb: str) -> Any:
    """Something is done with cards of your discard pile."""

    def say(word: hands.FromDiscardPile, talk: Talk) -> str:
        if word.picked:
            return f"{talk.book.say(word.picked[-1], 'card')}を{where}{verb}"
        count = word.count if isinstance(word.count, int) else "X"
        return f"自分の捨て札の{cards(word.noun, count, talk)}{'まで' if word.up_to else ''}を{where}{verb}"

    return say


def put_under(word: hands.PutUnderDeck, talk: Talk) -> str:
    """Shown first, or not."""
    if word.picked >= 0:
        return f"{talk.book.say(word.picked, 'card')}を自分の山札の底に置く"
    card = cards(word.noun, word.count, talk)
    return f"手札の{card}を{'公開して' if word.shown else ''}自分の山札の底に置く"


# ---- playing cards


def play(where: str) -> Any:
    """Play a card from somewhere."""

    def say(word: plays.PlayFrom, talk: Talk) -> str:
        found = phrase(word.noun, talk.book)
        source = f"{target(targets.THIS, talk)}に重ねたカードの中" if isinstance(word, plays.PlayStacked) else where
        if isinstance(word, plays.PlayThatFromDiscard):
            what = found.that()
        elif word.up_to:
            what = f"{found.count(word.times if isinstance(word.times, int) else 'X')}まで"
        else:
            what = found.a()
        on = f"{phrase(word.on, talk.book).a()}の上に" if word.on is not None else ""
        price = "黄昏コストなしで" if word.free else f"黄昏コスト−{word.discount}で" if word.discount else ""
        note = f"（Xは{word.times.number}を超える仲間の数）" if word.up_to and not isinstance(word.times, int) else ""  # type: ignore[attr-defined]
        return f"{source}から{what}{note}を{on}{price}プレイする"

    return say


def play_from_deck(word: plays.PlayFromDeck, talk: Talk) -> str:
    """Whoever has looked through a draw deck shuffles it."""
    price = f"黄昏コスト−{word.discount}で" if word.discount else ""
    return f"自分の山札から{phrase(word.noun, talk.book).a()}を{price}プレイして、山札をシャッフルする"


# ---- the others


def limited(text: str, limit: int) -> str:
    """With a limit, if there is one."""
    return text if limit in (0, 99) else f"{text.removesuffix('加える')}加える（上限は重荷{limit}つ）"


def picked(verb: str, text: str) -> Any:
    """A choice of one card among several; before it is made, what the card says."""

    def say(word: Any, talk: Talk) -> str:
        card = word.picked if isinstance(word.picked, int) else (word.picked or (-1,))[-1]
        return f"{talk.book.say(card, 'card')}を{verb}" if card >= 0 else text

    return say


def chosen_seat(who: targets.Who, other: str) -> str:
    """A player who has been chosen, or how he is called before."""
    return f"プレイヤー{who.seat + 1}" if isinstance(who, targets.Chosen) else other


def bar(word: fights.BarAssignment, talk: Talk) -> str:
    """Whom the Free Peoples player may not assign to this minion."""
    whom = talk.book.say(word.picked, "card") if word.picked >= 0 else phrase(word.noun, talk.book).that()
    return f"このフェイズの間、自由の民プレイヤーが{whom}を{target(targets.THIS, talk)}に割り当てられないようにする"


def often(times: object) -> str:
    """Several times."""
    return "" if times == 1 else f"{times if isinstance(times, int) else 'X'}回"


CLAUSES: dict[type, Any] = {
    costs.Costs: lambda word, talk: "、".join([clause(part, talk) for part in word.parts]),
    costs.Deed: deed,
    costs.If: lambda word, talk: condition(word.what, talk),
    costs.Spot: lambda word, talk: f"{phrase(word.noun, talk.book).count(word.count)}を確認する",
    costs.SpotBurdens: lambda word, talk: f"重荷{word.count}つを確認する",
    costs.SpotX: lambda word, talk: f"{phrase(word.noun, talk.book).count('X')}を確認する",
    costs.SpotXBurdens: lambda word, talk: "重荷Xつを確認する",
    effects.AddTwilight: lambda word, talk: f"{amount(word.count, '', '黄昏', talk)}加える",
    effects.RemoveTwilight: lambda word, talk: (
        f"{amount(word.count, '', '黄昏', talk)}取り除く{f'（フェイズごとに{word.limit}まで）' if word.limit else ''}"
    ),
    effects.ChooseX: lambda word, talk: f"X（{word.least}～{word.most}）を選ぶ" if isinstance(word.most, int) else "Xを選ぶ",
    effects.ChangeMoveLimit: lambda word, talk: f"このターンの移動上限を{change(word.by, talk)}する",
    effects.StayHere: lambda word, talk: "このターン、旅の仲間がそれ以上移動できないようにする",
    effects.LayNextSite: lambda word, talk: "自分の次の地点をプレイする（対戦相手の地点がある場合は置き換える）",
    effects.ReplaceSite: lambda word, talk: (
        f"地点{word.number}を自分の地点{word.number}に置き換える"
        if word.number
        else "旅の仲間がいる地点を、同じ番号の自分の地点に置き換える"
    ),
    effects.SpotOpponentsSite: lambda word, talk: f"対戦相手の地点{word.number}を確認する",
    effects.When: when,
    effects.Repeat: lambda word, talk: f"{for_each(word.count, talk)}{clause(word.effect, talk)}",
    effects.Option: option,
    effects.ChooseOne: choose_one,
    effects.Optionally: lambda word, talk: may(deed(word.does, talk)),
    effects.Afterwards: lambda word, talk: talk.book.say(word.ability, "later"),
    effects.EndShadowPhase: lambda word, talk: "自分の影フェイズを終える",
    fights.CancelSkirmish: lambda word, talk: f"{talk.name(word.noun)}が参加している交戦を打ち消す",
    fights.CancelEvent: lambda word, talk: "そのイベントを打ち消す",
    fights.AssignPair: lambda word, talk: f"{target(word.defender, talk)}を{target(word.minion, talk)}との交戦に割り当てる",
    fights.BarAssignment: bar,
    fights.TransferTo: lambda word, talk: f"{target(targets.THIS, talk)}を{target(word.target, talk)}に移す",
    hands.Draw: lambda word, talk: by(word.who, f"{amount(word.count, '枚', 'カード', talk)}引く", talk),
    hands.DiscardTop: lambda word, talk: by(word.who, f"{amount(word.count, '枚', '自分の山札の上からカード', talk)}捨てる", talk),
    hands.DiscardAtRandom: lambda word, talk: by(word.who, f"手札から無作為に{word.count}枚を捨てる", talk),
    hands.RevealHand: lambda word, talk: by(word.who, "手札を公開する", talk),
    hands.LookAtHand: lambda word, talk: f"{chosen_seat(word.who, '対戦相手1人')}の手札を見る",
    hands.ShuffleHandIn: lambda word, talk: by(word.who, "手札を自分の山札に混ぜてシャッフルする", talk),
    hands.ShuffleDeck: lambda word, talk: "自分の山札をシャッフルする",
    hands.DiscardFromHand: from_hand("捨てる"),
    hands.PutUnderDeck: put_under,
    hands.Replenish: from_hand("捨てて、同じ枚数のカードを引く"),
    hands.TakeFromDiscard: from_pile("手札に", "加える"),
    hands.ShuffleInFromDiscard: from_pile("自分の山札に混ぜて", "シャッフルする"),
    hands.PutUnderDeckFromDiscard: from_pile("自分の山札の底に", "置く"),
    hands.RevealTopAndTake: lambda word, talk: (
        f"{amount(word.count, '枚', '自分の山札の上からカード', talk)}公開して、"
        f"その中の{phrase(word.noun, talk.book).one()}{'' if phrase(word.noun, talk.book).one().endswith('カード') else 'のカード'}"
        "をすべて手札に加えて、残りを捨てる"
    ),
    hands.DiscardTopForBurdens: lambda word, talk: limited(
        "自分の山札の上からカードをX枚捨てて、その中の影カード1枚につき重荷を1つ加える", word.limit
    ),
    hands.By: lambda word, talk: by(word.who, done(word.steps, talk), talk),
    plays.PlayFromHand: play("手札"),
    plays.PlayFromDiscard: play("自分の捨て札"),
    plays.PlayThatFromDiscard: play("自分の捨て札"),
    plays.PlayStacked: play(""),
    plays.PlayFromDeck: play_from_deck,
    plays.StackFromHand: lambda word, talk: from_hand("重ねる", f"{target(targets.THIS, talk)}に")(word, talk),
    verbs.Exert: lambda word, talk: f"{target(word.target, talk)}を{often(word.times)}疲労させる",
    verbs.Exhaust: lambda word, talk: f"{target(word.target, talk)}を消耗させる",
    verbs.Wound: lambda word, talk: f"{target(word.target, talk)}を負傷させる",
    verbs.Kill: lambda word, talk: f"{target(word.target, talk)}を死亡させる",
    verbs.Heal: lambda word, talk: f"{target(word.target, talk)}を{often(word.times)}治療する",
    verbs.Discard: lambda word, talk: f"{target(word.target, talk)}を捨てる",
    verbs.Strengthen: lambda word, talk: made([word], talk),
    verbs.Give: lambda word, talk: made([word], talk) if is_change(word) else give(word, talk),
    verbs.ChangeTotal: lambda word, talk: f"{talk.book.say(word.what)}を{change(word.by, talk)}する",
    verbs.Prevent: lambda word, talk: "それを防ぐ",
    verbs.Spare: lambda word, talk: f"その疲労で{target(word.target, talk)}に負傷トークンを置かないものとする",
    verbs.PutOnTheRing: lambda word, talk: f"再編フェイズまで、{target(word.target, talk)}に一つの指輪をはめさせる",
    verbs.BecomeRingBearer: lambda word, talk: f"{target(word.target, talk)}を指輪所持者にする",
    verbs.AddBurdens: lambda word, talk: limited(f"{amount(word.count, 'つ', '重荷', talk)}加える", word.limit),
    verbs.RemoveBurdens: lambda word, talk: f"{amount(word.count, 'つ', '重荷', talk)}取り除く",
    verbs.Corrupt: lambda word, talk: "指輪所持者を堕落させる",
    dwarven.RevealTopThree: lambda word, talk: (
        f"{chosen_seat(word.who, '任意のプレイヤー')}の山札の上から3枚を公開する。"
        "その中の影カード1枚を捨ててもよい。残りを好きな順番で山札の上に戻す"
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
    elven_words.LookAtTwo: lambda word, talk: f"{chosen_seat(word.who, 'その対戦相手')}の手札を無作為に2枚見て、そのうち1枚を捨てる",
    elven_words.DiscardOneOfTwo: picked("捨てる", "そのうち1枚を捨てる"),
    gandalf.ExertX: lambda word, talk: "仲間X人を疲労させる",
    gandalf.LookAtTopAndTake: lambda word, talk: (
        f"自分の山札の上から{word.count}枚を見て、そのうち{word.take}枚を手札に加えて、残りを捨てる"
    ),
    gandalf.TakeSome: picked("手札に加える", "手札に加える"),
    isengard.PutCopiesUnderDeck: lambda word, talk: "自分の捨て札にあるそのカードのコピーをすべて自分の山札の底に置く",
    isengard.RevealSomeAtRandom: lambda word, talk: (
        "自由の民プレイヤーは手札から無作為にX枚を公開する。そのうち1枚を選んで捨てさせてもよい"
    ),
    isengard.DiscardOneRevealed: picked("捨てる", "公開されたカード1枚を捨てる"),
    moria.RevealUntilOther: lambda word, talk: (
        "モリアの手下でないカードが出るまで自分の山札の上からカードを公開して、公開したカードをすべて手札に加える"
    ),
    moria.StackOnThis: lambda word, talk: (
        f"{target(word.target, talk)}が持つカードをすべて捨てて、その負傷を取り除いて、{target(targets.THIS, talk)}に重ねる"
    ),
    moria.RevealBottom: lambda word, talk: "自分の山札の底のカードを公開する。モリアのオークの場合は手札に加える。そうでない場合は捨てる",
    moria.EnterExhausted: lambda word, talk: f"{target(word.target, talk)}は消耗した状態で場に出る",
    moria.StrengthenByOthers: lambda word, talk: (
        f"{target(word.target, talk)}を、確認する他のモリアのオーク1体につき強さ+1（上限+4）にする"
    ),
    ringwraith.TransferABladeTip: lambda word, talk: (
        f"{talk.book.say(word.tip, 'card')}を{talk.book.say(word.companion, 'card')}に移す"
        if word.tip >= 0
        else "自分のサポートエリアか捨て札にあるBlade Tip1枚を、所持者と交戦している仲間1人に移す"
    ),
    ringwraith.SpotAnOpponentsSite: lambda word, talk: "対戦相手の地点1か所を確認する",
    ringwraith.SwapASite: lambda word, talk: f"地点{word.number}を置き換える" if word.number else "それを同じ番号の自分の地点に置き換える",
    ringwraith.SummonToTheRing: lambda word, talk: (
        f"{talk.book.say(word.nazgul, 'card')}を指輪所持者に割り当てる"
        if word.nazgul >= 0
        else "残っている割り当てをすべて打ち消して、ナズグール1体を指輪所持者との交戦に割り当てる。"
        "その交戦が終わるまで、一つの指輪のテキストは無効になる"
    ),
    sauron.RevealTopOrPay: lambda word, talk: (
        "自分の山札の上のカードを公開する。サウロンのカードの場合は手札に加える。そうでない場合はそれと手札1枚を捨てる"
    ),
    sauron.OncePerTurn: lambda word, talk: f"{clause(word.then, talk)}（ターンに1回まで）",
}
