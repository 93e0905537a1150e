"""Japanese verbs, in the plain form, and whole deeds: “エルフ1人を疲労させることで、ドワーフ1人を治療する”."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from onetable.games.tcg.text import lexicon as words
from onetable.games.tcg.text.ja.nouns import phrase
from onetable.games.tcg.text.ja.piles import PILES
from onetable.games.tcg.text.ja.sentence import CardSentence, both, by, state
from onetable.games.tcg.text.simple_words import effects_of
from onetable.games.tcg.text.taking_apart import is_change, is_simple, needs_of, number
from onetable.language.ja.verbs import Clause, chained, does
from onetable.language.text import Apart

# ---- whole deeds


def deed(word: words.Deed, talk: CardSentence) -> Clause:
    """“……場合、エルフ1人を疲労させることで、ドワーフ1人を治療する”: all before “ことで” is the cost."""
    needs = [state(what, talk) for what in needs_of(word)]
    costs = talk.paid(word)
    cost = chained([talk.clause(each) for each in costs]) if costs else None
    makes, talk.makes = talk.makes, talk.makes or cost is not None
    said, talk.makes = done(word.effects, talk), makes
    if cost and word.effects:
        first = word.effects[0]
        both_cost = isinstance(first, words.ChooseOne) and any([option.does.costs for option in first.options])
        said = said.opened(f"{cost.goes_on}、" if both_cost else f"{cost.does}ことで、")
    said = said if word.effects else cost or said
    return said.opened(f"{both(needs)}場合、", tests=True) if needs else said


def done(steps: Sequence[words.Effect], talk: CardSentence) -> Clause:
    """Several effects, one after the other; what is prevented is replaced by what comes next."""
    found, last = [], None
    for word in effects_of(steps):
        found.append(talk.clause(word).opened("代わりに") if isinstance(last, words.Prevent) else talk.clause(word))
        last = word
    return chained(found or [does("", "")])


ABLE: dict[object, str] = {
    words.Measure.TAKES_PART: "射撃と交戦に参加できるようにする",
    words.Measure.ONE_WOUND: "交戦フェイズごとに負傷を1つまでしか受けないようにする",
}
QUALITIES: dict[Any, str] = {
    **dict.fromkeys((words.Keyword.DAMAGE, words.Keyword.DEFENDER), "{what}+{amount}"),
    "by": "強さ{by:change}{limit:most}",
    "": "{what}",
}
GIVEN: dict[object, str] = {
    words.Measure.NO_WOUNDS: "{until:until}{target}が受ける負傷をすべて防ぐ",
    words.Measure.NO_BONUS: "{until:until}{target}の強さボーナスを打ち消す",
    words.Measure.NO_ARCHERY: Apart("このフェイズの間、{target}は旅の仲間の射撃合計に加わらない"),
    words.Measure.TRIPLED: "{until:until}{target}が3倍の強さでなければ圧倒されないようにする",
}


def made(word: words.Changes, talk: CardSentence) -> Clause:
    """“再編フェイズまで、ドワーフ1人を強さ+2、ダメージ+1にする”, “……を強さ+2にし、射撃と交戦に参加できるようにする”."""
    changes: tuple[Any, ...] = word.words
    first = changes[0]
    whom = talk.fill("{until:until}{by:per}{target}" if isinstance(first, words.Strengthen) else "{until:until}{target}", first)
    able = "、".join([ABLE[each.what] for each in changes if getattr(each, "what", None) in ABLE])
    such = "、".join([talk.row(QUALITIES, each) for each in changes if getattr(each, "what", None) not in ABLE])
    if not able:
        return does(f"{whom}を{such}に", "する")
    return does(f"{whom}を{such}にし、", able) if such else does(f"{whom}が", able)


# ---- choosing


def choose_one(word: words.ChooseOne, talk: CardSentence) -> Clause:
    """“指輪所持者を疲労させるか、重荷を1つ加える”; what is not that simple is quoted."""
    *most, last = [talk.clause(each) for each in word.options]
    said = [each.does for each in (*most, last)]
    is_plain = isinstance(word.by, words.You) or not talk.makes
    if is_plain and all([is_simple(each.does) for each in word.options]):
        return by(word.by, lambda: last.opened("".join([f"{each.does}か、" for each in most])), talk)
    chosen = by(word.by, lambda: does("次のどちらかを", "行う"), talk)
    return replace(chosen, note=f"：{'または'.join([f'「{each}」' for each in said])}")


def when(word: words.When, talk: CardSentence) -> Clause:
    """If, and otherwise; what is discarded if it can be spotted is named once."""
    first, seen = word.then[0], word.condition
    then = done(word.then, talk)
    other = done(word.otherwise, talk) if word.otherwise else None
    if other and isinstance(seen, words.CanSpot) and isinstance(first, words.Discard) and first.target == words.A(seen.noun):
        return other.opened(f"{then.does}。1{phrase(seen.noun, talk.book).counter}も確認できない場合は、代わりに", apart=True)
    opening = f"{talk.condition(seen)}場合、"
    if other is None:
        return then.opened(opening, tests=True)
    return other.opened(f"{opening}{then.does}。そうでない場合、", apart=True, tests=True)


# ---- the others


def by_another(word: words.By, talk: CardSentence) -> Clause:
    """What another player does, perhaps several times."""
    first = word.steps[0]
    if isinstance(first, words.Repeat):
        return by(word.who, lambda: talk.clause(first.effect), talk).opened(talk.per(first.count))
    return by(word.who, lambda: done(word.steps, talk), talk)


def often(verb: str, made: str = "") -> Any:
    """A verb that may be done several times."""

    def say(word: Any, talk: CardSentence) -> Clause:
        times = "" if word.times == 1 else f"{number(word.times)}回"
        return does(f"{talk.target(word.target)}を{times}", verb, made="" if times else made)

    return say


SIGHTS: dict[type | str, str] = {  # what must be spotted
    words.Spot: "{noun:count}",
    words.SpotBurdens: "重荷{count}つ",
    words.SpotX: "{noun:count}",
    words.SpotXBurdens: "重荷X個",
    words.SpotOpponentsSite: "対戦相手の地点{number}",
    "SpotAnOpponentsSite": "対戦相手の地点1か所",
}
CLAUSES: dict[object, Any] = {
    **PILES,
    words.Deed: deed,
    **dict.fromkeys(SIGHTS, "{:sight}を確認する"),
    words.SpotAll: lambda word, talk: does("と".join([talk.said(each, "sight") for each in word.sights]), "を確認する"),
    words.AddTwilight: "{count:twilight}加える",
    words.RemoveTwilight: "{count:twilight}取り除く{limit:per phase}",
    words.ChooseX: {"range": "X（{least}–{most}）を選ぶ", "": "Xを選ぶ"},
    words.ChangeMoveLimit: lambda word, talk: talk.clause_of(f"このターンの移動上限を{{by:change}}{'（最低1）' * (word.by < 0)}する", word),
    words.StayHere: "旅の仲間がこのターンそれ以上移動できないようにする",
    words.LayNextSite: lambda word, talk: does("自分の次の地点を", "プレイする", note="（対戦相手の地点がある場合は置き換える）"),
    (words.ReplaceSite, "number"): "地点{number}を自分の地点{number}に置き換える",
    words.ReplaceSite: "旅の仲間がいる地点を、同じ番号の自分の地点に置き換える",
    words.When: when,
    words.Repeat: lambda word, talk: talk.clause(word.effect).opened(talk.per(word.count)),
    words.Option: lambda word, talk: deed(word.does, replace(talk, called=dict(talk.called), makes=False)),  # each speaks for itself
    words.ChooseOne: choose_one,
    words.Afterwards: lambda word, talk: talk.clause(word.ability, "later"),
    words.EndShadowPhase: "自分の影フェイズを終える",
    words.CancelSkirmish: "{noun:one}が参加している交戦を打ち消す",
    words.CancelEvent: "そのイベントを打ち消す",
    words.AssignPair: "{defender}を{minion}との交戦に割り当てる",
    (words.BarAssignment, "picked"): "このフェイズの間、自由の民プレイヤーが{picked:title}を{this}に割り当てられないようにする",
    words.BarAssignment: "このフェイズの間、自由の民プレイヤーが{noun:that}を{this}に割り当てられないようにする",
    words.TransferTo: {"a target": "{this}を、{target}に移す", "": "{this}を{target}に移す"},
    words.By: by_another,
    words.Exert: often("疲労させる", made="選ばせて疲労させる"),
    words.Exhaust: "{target}を消耗させる",
    words.Wound: "{target}を負傷させる",
    words.Heal: often("治療する"),
    words.Discard: "{target}を捨てる",
    words.Strengthen: lambda word, talk: made(words.Changes((word,)), talk),
    words.Give: lambda word, talk: made(words.Changes((word,)), talk) if is_change(word) else talk.clause_of(GIVEN[word.what], word),
    words.Changes: made,
    words.WoundTwice: "{target}を2回負傷させる",
    words.HealUpTo: "{target}を{most}回まで治療する",
    words.ChangeTotal: "{by:per}{what}を{by:change}する",
    words.Prevent: "{prevented}を防ぐ",
    words.Spare: "その疲労では{target}に負傷トークンを置かないようにする",
    words.PutOnTheRing: "{target}に再編フェイズまで一つの指輪をはめさせる",
    words.BecomeRingBearer: "{target}を指輪所持者にする",
    words.AddBurdens: "{count:burdens}加える{limit:limit}",
    words.RemoveBurdens: "{count:burdens}取り除く",
    words.Corrupt: "指輪所持者を堕落させる",
    "OncePerTurn": lambda word, talk: replace(talk.clause(word.then), note="（1ターンに1回まで）"),
}
