"""Japanese verbs, in the plain form, and whole deeds: “エルフ1人を疲労させることで、ドワーフ1人を治療する”."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from onetable.core.word import Word
from onetable.games.tcg.speech import deeds
from onetable.games.tcg.text.ja.nouns import phrase
from onetable.games.tcg.text.ja.piles import PILES
from onetable.games.tcg.text.ja.sentence import CardClause, CardSentence, after, both, by, chained, does, state
from onetable.games.tcg.text.taking_apart import breaths, is_change, needs_of, paid_by
from onetable.games.tcg.text.talk import number
from onetable.games.tcg.traits import Keyword, Measure
from onetable.games.tcg.words import costs, effects, fights, hands, targets, values, verbs

# ---- whole deeds


def deed(word: deeds.Deed, talk: CardSentence) -> CardClause:
    """“……場合、エルフ1人を疲労させることで、ドワーフ1人を治療する”: all before “ことで” is the cost."""
    needs = [state(what, talk) for what in needs_of(word)]
    cost = paid(word, talk)
    said = done(word.effects, replace(talk, makes=True) if cost else talk)
    if cost and word.effects:
        first = word.effects[0]
        both_cost = isinstance(first, effects.ChooseOne) and any([option.does.costs for option in first.options])
        said = after(f"{cost.goes_on}、" if both_cost else f"{cost.does}ことで、", said)
    said = said if word.effects else cost or said
    return after(f"{both(needs)}場合、", said, tests=True) if needs else said


def paid(word: deeds.Deed, talk: CardSentence) -> CardClause | None:
    """The costs; all that is spotted is said at once."""
    said = paid_by(word)
    seen = [sight(cost, talk) for cost in said if is_sight(cost)]
    if len(seen) > 1:
        return chained([does("と".join(seen), "を確認する"), *[talk.clause(cost) for cost in said if not is_sight(cost)]])
    return chained([talk.clause(cost) for cost in said]) if said else None


def is_sight(word: Word) -> bool:
    """Whether something is to be spotted."""
    return type(word) in SIGHTS or type(word).__name__ in SIGHTS


def sight(word: Word, talk: CardSentence) -> str:
    """What must be spotted."""
    return talk.fill(SIGHTS.get(type(word)) or SIGHTS[type(word).__name__], word)


def done(steps: Sequence[Word], talk: CardSentence) -> CardClause:
    """Several effects, one after the other."""
    return chained([breath(words, talk) for words in breaths(steps)] or [does("", "")])


def breath(words: Sequence[Any], talk: CardSentence) -> CardClause:
    """What is said in the same breath."""
    first, last = words[0], words[-1]
    if is_change(first):
        return made(words, talk)
    if len(words) == 1:
        return talk.clause(first)
    if isinstance(last, verbs.Heal):
        return does(f"{talk.target(last.target)}を{first.most}回まで", "治療する")
    return does(f"{talk.target(first.target)}を2回", "負傷させる")


ABLE: dict[object, str] = {
    Measure.TAKES_PART: "射撃と交戦に参加できるようにする",
    Measure.ONE_WOUND: "交戦フェイズごとに負傷を1つまでしか受けないようにする",
}
GIVEN: dict[object, str] = {
    Measure.NO_WOUNDS: "{until:until}{target}が受ける負傷をすべて防ぐ",
    Measure.NO_BONUS: "{until:until}{target}の強さボーナスを打ち消す",
    Measure.NO_ARCHERY: "このフェイズの間、{target}は旅の仲間の射撃合計に加わらない",
    Measure.TRIPLED: "{until:until}{target}が3倍の強さでなければ圧倒されないようにする",
}


def made(words: Sequence[Any], talk: CardSentence) -> CardClause:
    """“再編フェイズまで、ドワーフ1人を強さ+2、ダメージ+1にする”, “……を強さ+2にし、射撃と交戦に参加できるようにする”."""
    whom = talk.fill("{until:until}{by:per}{target}" if isinstance(words[0], verbs.Strengthen) else "{until:until}{target}", words[0])
    able = "、".join([ABLE[word.what] for word in words if getattr(word, "what", None) in ABLE])
    such = "、".join([quality(word, talk) for word in words if getattr(word, "what", None) not in ABLE])
    if not able:
        return does(f"{whom}を{such}に", "する")
    return does(f"{whom}を{such}にし、", able) if such else does(f"{whom}が", able)


def quality(word: Any, talk: CardSentence) -> str:
    """What a card becomes."""
    if isinstance(word, verbs.Strengthen):
        return talk.fill("強さ{by:change}{limit:most}", word)
    return talk.fill("{what}+{amount}" if word.what in (Keyword.DAMAGE, Keyword.DEFENDER) else "{what}", word)


# ---- choosing


def option(word: effects.Option, talk: CardSentence) -> CardClause:
    """One of several things."""
    return deed(word.does, replace(talk, called=dict(talk.called), makes=False))


def choose_one(word: effects.ChooseOne, talk: CardSentence) -> CardClause:
    """“指輪所持者を疲労させるか、重荷を1つ加える”; what is not that simple is quoted."""
    *most, last = [option(each, talk) for each in word.options]
    said = [each.does for each in (*most, last)]
    is_plain = isinstance(word.by, targets.You) or not talk.makes
    if is_plain and not any(["、" in each or "。" in each for each in said]):
        return by(word.by, lambda: after("".join([f"{each.does}か、" for each in most]), last), talk)
    chosen = by(word.by, lambda: does("次のどちらかを", "行う"), talk)
    return replace(chosen, note=f"：{'または'.join([f'「{each}」' for each in said])}")


def when(word: effects.When, talk: CardSentence) -> CardClause:
    """If, and otherwise; what is discarded if it can be spotted is named once."""
    first, seen = word.then[0], word.condition
    then = done(word.then, talk)
    other = done(word.otherwise, talk) if word.otherwise else None
    if other and isinstance(seen, values.CanSpot) and isinstance(first, verbs.Discard) and first.target == targets.A(seen.noun):
        return after(f"{then.does}。1{phrase(seen.noun, talk.book).counter()}も確認できない場合は、代わりに", other, apart=True)
    opening = f"{talk.condition(seen)}場合、"
    if other is None:
        return after(opening, then, tests=True)
    return after(f"{opening}{then.does}。そうでない場合、", other, apart=True, tests=True)


# ---- the others


def by_another(word: hands.By, talk: CardSentence) -> CardClause:
    """What another player does, perhaps several times."""
    first = word.steps[0]
    if isinstance(first, effects.Repeat):
        return after(talk.per(first.count), by(word.who, lambda: talk.clause(first.effect), talk))
    return by(word.who, lambda: done(word.steps, talk), talk)


def often(verb: str, made: str = "") -> Any:
    """A verb that may be done several times."""

    def say(word: Any, talk: CardSentence) -> CardClause:
        times = "" if word.times == 1 else f"{number(word.times)}回"
        return does(f"{talk.target(word.target)}を{times}", verb, made="" if times else made)

    return say


SIGHTS: dict[type | str, str] = {  # what must be spotted
    costs.Spot: "{noun:count}",
    costs.SpotBurdens: "重荷{count}つ",
    costs.SpotX: "{noun:count}",
    costs.SpotXBurdens: "重荷X個",
    effects.SpotOpponentsSite: "対戦相手の地点{number}",
    "SpotAnOpponentsSite": "対戦相手の地点1か所",
}
CLAUSES: dict[type | str, Any] = {
    **PILES,
    deeds.Costs: lambda word, talk: chained([talk.clause(part) for part in word.parts]),
    deeds.Deed: deed,
    costs.If: lambda word, talk: does("", talk.condition(word.what)),
    **dict.fromkeys(SIGHTS, lambda word, talk: does(sight(word, talk), "を確認する")),
    effects.AddTwilight: "{count:twilight}加える",
    effects.RemoveTwilight: "{count:twilight}取り除く{limit:per phase}",
    effects.ChooseX: lambda word, talk: does(f"X（{word.least}–{word.most}）" if isinstance(word.most, int) else "X", "を選ぶ"),
    effects.ChangeMoveLimit: "このターンの移動上限を{by:change}する",
    effects.StayHere: "旅の仲間がこのターンそれ以上移動できないようにする",
    effects.LayNextSite: lambda word, talk: does("自分の次の地点を", "プレイする", note="（対戦相手の地点がある場合は置き換える）"),
    effects.ReplaceSite: {
        "number": "地点{number}を自分の地点{number}に置き換える",
        "": "旅の仲間がいる地点を、同じ番号の自分の地点に置き換える",
    },
    effects.When: when,
    effects.Repeat: lambda word, talk: after(talk.per(word.count), talk.clause(word.effect)),
    effects.Option: option,
    effects.ChooseOne: choose_one,
    effects.Afterwards: lambda word, talk: talk.clause(word.ability, "later"),
    effects.EndShadowPhase: "自分の影フェイズを終える",
    fights.CancelSkirmish: "{noun:one}が参加している交戦を打ち消す",
    fights.CancelEvent: "そのイベントを打ち消す",
    fights.AssignPair: "{defender}を{minion}との交戦に割り当てる",
    fights.BarAssignment: {
        "picked": "このフェイズの間、自由の民プレイヤーが{picked:title}を{this}に割り当てられないようにする",
        "": "このフェイズの間、自由の民プレイヤーが{noun:that}を{this}に割り当てられないようにする",
    },
    fights.TransferTo: lambda word, talk: talk.clause_of(
        "{this}を、{target}に移す" if isinstance(word.target, targets.A) else "{this}を{target}に移す", word
    ),
    hands.By: by_another,
    verbs.Exert: often("疲労させる", made="選ばせて疲労させる"),
    verbs.Exhaust: "{target}を消耗させる",
    verbs.Wound: "{target}を負傷させる",
    verbs.Kill: "{target}を死亡させる",
    verbs.Heal: often("治療する"),
    verbs.Discard: "{target}を捨てる",
    verbs.Strengthen: lambda word, talk: made([word], talk),
    verbs.Give: lambda word, talk: made([word], talk) if is_change(word) else talk.clause_of(GIVEN[word.what], word),
    verbs.ChangeTotal: "{by:per}{what}を{by:change}する",
    verbs.Prevent: "{prevented}を防ぐ",
    verbs.Spare: "その疲労では{target}に負傷トークンを置かないようにする",
    verbs.PutOnTheRing: "{target}に再編フェイズまで一つの指輪をはめさせる",
    verbs.BecomeRingBearer: "{target}を指輪所持者にする",
    verbs.AddBurdens: "{count:burdens}加える{limit:limit}",
    verbs.RemoveBurdens: "{count:burdens}取り除く",
    verbs.Corrupt: "指輪所持者を堕落させる",
    "OncePerTurn": lambda word, talk: replace(talk.clause(word.then), note="（1ターンに1回まで）"),
}
