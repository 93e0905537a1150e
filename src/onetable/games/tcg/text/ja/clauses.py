"""Japanese verbs, in the plain form, and whole deeds: “エルフ1人を疲労させることで、ドワーフ1人を治療する”."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from onetable.core.word import Word
from onetable.games.tcg.cards import sauron
from onetable.games.tcg.speech import deeds, pronouns
from onetable.games.tcg.text.ja.grammar import both, is_apart, stem
from onetable.games.tcg.text.ja.nouns import phrase
from onetable.games.tcg.text.ja.piles import PILES, limited
from onetable.games.tcg.text.ja.sentence import CardSentence, amount, by, change, condition, field_text, per, target
from onetable.games.tcg.text.phrases import within
from onetable.games.tcg.text.taking_apart import is_about_same, is_change
from onetable.games.tcg.traits import Keyword, Measure, Until
from onetable.games.tcg.words import costs, effects, fights, hands, targets, values, verbs


def clause(word: Word, talk: CardSentence) -> str:
    """A cost or an effect."""
    return within(word, "deed", talk, field_text)


# ---- whole deeds


def deed(word: deeds.Deed, talk: CardSentence) -> str:
    """“……場合、エルフ1人を疲労させることで、ドワーフ1人を治療する”: all before “ことで” is the cost."""
    needs = [condition(cost.what, talk) for cost in word.costs if isinstance(cost, costs.If)]
    text = paid(word, talk)
    inner = replace(talk, makes=talk.makes or bool(text))
    does = done(word.effects, inner)
    if text and does:
        both_cost = isinstance(word.effects[0], effects.ChooseOne) and any([option.does.costs for option in word.effects[0].options])
        text = f"{stem(text)}、{does}" if both_cost else f"{text}ことで、{does}"
    text = text or does
    return f"{both(needs)}場合、{text}" if needs else text


def paid(word: deeds.Deed, talk: CardSentence) -> str:
    """The costs; what an effect names anyway is not spotted before."""
    named = [getattr(getattr(effect, "target", None), "noun", None) for effect in word.effects]
    said = [cost for cost in word.costs if isinstance(cost, Word) and not isinstance(cost, costs.If)]
    texts = spotted([clause(cost, talk) for cost in said if not (isinstance(cost, costs.Spot) and cost.noun in named)])
    return "、".join([*[stem(text) for text in texts[:-1]], *texts[-1:]])


def spotted(texts: Sequence[str]) -> list[str]:
    """All that is spotted, said at once."""
    found = [text.removesuffix("を確認する") for text in texts if text.endswith("を確認する")]
    if len(found) < 2:
        return list(texts)
    return [f"{'と'.join(found)}を確認する", *[text for text in texts if not text.endswith("を確認する")]]


def done(steps: Sequence[Word], talk: CardSentence) -> str:
    """Several effects, one after the other; what is changed about the same card is said at once."""
    rest = list(steps)
    text = last = next_clause(rest, talk) if rest else ""
    while rest:
        more = next_clause(rest, talk)
        text = f"{text}。{more}" if is_apart(last) or is_apart(more) else f"{stem(text)}、{more}"
        last = more
    return text


def next_clause(rest: list[Any], talk: CardSentence) -> str:
    """The first of these effects, with those that are said in the same breath; they are taken from the list."""
    first = rest.pop(0)
    if is_change(first):
        same = [first]
        while rest and is_change(rest[0]) and is_about_same(first, rest[0]):
            same.append(rest.pop(0))
        return made(same, talk)
    if isinstance(first, verbs.Wound) and rest and rest[0] == verbs.Wound(pronouns.IT):
        rest.pop(0)
        return f"{target(first.target, talk)}を2回負傷させる"
    if isinstance(first, effects.ChooseX) and rest and isinstance(rest[0], verbs.Heal):
        return f"{target(rest.pop(0).target, talk)}を{first.most}回まで治療する"
    return clause(first, talk)


ABLE: dict[object, str] = {
    Measure.TAKES_PART: "射撃と交戦に参加できるようにする",
    Measure.ONE_WOUND: "交戦フェイズごとに負傷を1つまでしか受けないようにする",
}


def made(words: Sequence[Any], talk: CardSentence) -> str:
    """“再編フェイズまで、ドワーフ1人を強さ+2、ダメージ+1にする”, “……を強さ+2にし、射撃と交戦に参加できるようにする”."""
    whom = until(words[0], talk) + per(getattr(words[0], "by", 0), talk) + target(words[0].target, talk)
    able = "、".join([ABLE[word.what] for word in words if getattr(word, "what", None) in ABLE])
    such = "、".join([quality(word, talk) for word in words if getattr(word, "what", None) not in ABLE])
    if not such:
        return f"{whom}が{able}"
    return f"{whom}を{such}にし、{able}" if able else f"{whom}を{such}にする"


def until(word: Any, talk: CardSentence) -> str:
    """How long, if it is longer than this phase."""
    return f"{talk.book.say(word.until)}、" if word.until is not Until.PHASE_END else ""


def quality(word: Any, talk: CardSentence) -> str:
    """What a card becomes."""
    if isinstance(word, verbs.Strengthen):
        return change(word.by, talk, "強さ") + (f"（上限+{word.limit}）" if word.limit else "")
    return keyword(word.what, word.amount, talk)


def keyword(word: Keyword, number: int, talk: CardSentence) -> str:
    """“ダメージ+1”, “凶暴”."""
    name = talk.book.say(word)
    return f"{name}+{number}" if word in (Keyword.DAMAGE, Keyword.DEFENDER) else name


def give(word: verbs.Give, talk: CardSentence) -> str:
    """Other qualities that are given for a while."""
    whom = until(word, talk) + target(word.target, talk)
    if word.what is Measure.NO_WOUNDS:
        return f"{whom}が受ける負傷をすべて防ぐ"
    if word.what is Measure.NO_BONUS:
        return f"{whom}の強さボーナスを打ち消す"
    if word.what is Measure.NO_ARCHERY:
        return f"このフェイズの間、{whom}は旅の仲間の射撃合計に加わらない"
    return f"{whom}が3倍の強さでなければ圧倒されないようにする"


# ---- choosing


def option(word: effects.Option, talk: CardSentence) -> str:
    """One of several things."""
    return deed(word.does, replace(talk, called=dict(talk.called), makes=False))


def choose_one(word: effects.ChooseOne, talk: CardSentence) -> str:
    """“指輪所持者を疲労させるか、重荷を1つ加える”; what is not that simple is quoted."""
    texts = [option(each, talk) for each in word.options]
    is_plain = isinstance(word.by, targets.You) or not talk.makes
    if is_plain and not any(["、" in text or "。" in text for text in texts]):
        return by(word.by, "か、".join(texts), talk)
    quoted = "または".join([f"「{text}」" for text in texts])
    return f"{by(word.by, '次のどちらかを行う', talk)}：{quoted}"


def when(word: effects.When, talk: CardSentence) -> str:
    """If, and otherwise; what is discarded if it can be spotted is named once."""
    first, seen = word.then[0], word.condition
    does, other = done(word.then, talk), done(word.otherwise, talk)
    if isinstance(seen, values.CanSpot) and isinstance(first, verbs.Discard) and first.target == targets.A(seen.noun):
        return f"{does}。1{phrase(seen.noun, talk.book).counter}も確認できない場合は、代わりに{other}"
    return f"{condition(seen, talk)}場合、{does}{f'。そうでない場合、{other}' if other else ''}"


# ---- the others


def by_another(word: hands.By, talk: CardSentence) -> str:
    """What another player does, perhaps several times."""
    first = word.steps[0]
    if isinstance(first, effects.Repeat):
        return f"{per(first.count, talk)}{by(word.who, clause(first.effect, talk), talk)}"
    return by(word.who, done(word.steps, talk), talk)


def bar(word: fights.BarAssignment, talk: CardSentence) -> str:
    """Whom the Free Peoples player may not assign to this minion."""
    whom = talk.book.say(word.picked, "card") if word.picked >= 0 else phrase(word.noun, talk.book).that()
    return f"このフェイズの間、自由の民プレイヤーが{whom}を{target(pronouns.THIS, talk)}に割り当てられないようにする"


def often(times: object) -> str:
    """Several times."""
    return "" if times == 1 else f"{times if isinstance(times, int) else 'X'}回"


CLAUSES: dict[type, Any] = {
    **PILES,
    deeds.Costs: lambda word, talk: "、".join([stem(clause(part, talk)) for part in word.parts]),
    deeds.Deed: deed,
    costs.If: lambda word, talk: condition(word.what, talk),
    costs.Spot: lambda word, talk: f"{phrase(word.noun, talk.book).count(word.count)}を確認する",
    costs.SpotBurdens: lambda word, talk: f"重荷{word.count}つを確認する",
    costs.SpotX: lambda word, talk: f"{phrase(word.noun, talk.book).count('X')}を確認する",
    costs.SpotXBurdens: lambda word, talk: "重荷X個を確認する",
    effects.AddTwilight: lambda word, talk: f"{amount(word.count, '', '黄昏', talk)}加える",
    effects.RemoveTwilight: lambda word, talk: (
        f"{amount(word.count, '', '黄昏', talk)}取り除く{f'（フェイズごとに{word.limit}まで）' if word.limit else ''}"
    ),
    effects.ChooseX: lambda word, talk: f"X（{word.least}–{word.most}）を選ぶ" if isinstance(word.most, int) else "Xを選ぶ",
    effects.ChangeMoveLimit: lambda word, talk: f"このターンの移動上限を{change(word.by, talk)}する",
    effects.StayHere: lambda word, talk: "旅の仲間がこのターンそれ以上移動できないようにする",
    effects.LayNextSite: lambda word, talk: "自分の次の地点をプレイする（対戦相手の地点がある場合は置き換える）",
    effects.ReplaceSite: lambda word, talk: (
        f"地点{word.number}を自分の地点{word.number}に置き換える"
        if word.number
        else "旅の仲間がいる地点を、同じ番号の自分の地点に置き換える"
    ),
    effects.SpotOpponentsSite: lambda word, talk: f"対戦相手の地点{word.number}を確認する",
    effects.When: when,
    effects.Repeat: lambda word, talk: f"{per(word.count, talk)}{clause(word.effect, talk)}",
    effects.Option: option,
    effects.ChooseOne: choose_one,
    effects.Afterwards: lambda word, talk: talk.book.say(word.ability, "later"),
    effects.EndShadowPhase: lambda word, talk: "自分の影フェイズを終える",
    fights.CancelSkirmish: lambda word, talk: f"{phrase(word.noun, talk.book).one()}が参加している交戦を打ち消す",
    fights.CancelEvent: lambda word, talk: "そのイベントを打ち消す",
    fights.AssignPair: lambda word, talk: f"{target(word.defender, talk)}を{target(word.minion, talk)}との交戦に割り当てる",
    fights.BarAssignment: bar,
    fights.TransferTo: lambda word, talk: (
        f"{target(pronouns.THIS, talk)}を{'、' if isinstance(word.target, targets.A) else ''}{target(word.target, talk)}に移す"
    ),
    hands.By: by_another,
    verbs.Exert: lambda word, talk: f"{target(word.target, talk)}を{often(word.times)}疲労させる",
    verbs.Exhaust: lambda word, talk: f"{target(word.target, talk)}を消耗させる",
    verbs.Wound: lambda word, talk: f"{target(word.target, talk)}を負傷させる",
    verbs.Kill: lambda word, talk: f"{target(word.target, talk)}を死亡させる",
    verbs.Heal: lambda word, talk: f"{target(word.target, talk)}を{often(word.times)}治療する",
    verbs.Discard: lambda word, talk: f"{target(word.target, talk)}を捨てる",
    verbs.Strengthen: lambda word, talk: made([word], talk),
    verbs.Give: lambda word, talk: made([word], talk) if is_change(word) else give(word, talk),
    verbs.ChangeTotal: lambda word, talk: f"{per(word.by, talk)}{talk.book.say(word.what)}を{change(word.by, talk)}する",
    verbs.Prevent: lambda word, talk: "それを防ぐ",
    verbs.Spare: lambda word, talk: f"その疲労では{target(word.target, talk)}に負傷トークンを置かないようにする",
    verbs.PutOnTheRing: lambda word, talk: f"{target(word.target, talk)}に再編フェイズまで一つの指輪をはめさせる",
    verbs.BecomeRingBearer: lambda word, talk: f"{target(word.target, talk)}を指輪所持者にする",
    verbs.AddBurdens: lambda word, talk: limited(f"{amount(word.count, 'つ', '重荷', talk)}加える", word.limit),
    verbs.RemoveBurdens: lambda word, talk: f"{amount(word.count, 'つ', '重荷', talk)}取り除く",
    verbs.Corrupt: lambda word, talk: "指輪所持者を堕落させる",
    sauron.OncePerTurn: lambda word, talk: f"{clause(word.then, talk)}（1ターンに1回まで）",
}
