"""Japanese clauses: what cards do to a hero, in fights and with quests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from onetable.games.quest.mechanics import corruption, limits
from onetable.games.quest.parts_of_speech import Amount, Who
from onetable.games.quest.text.ja.card_sentence import CardSentence
from onetable.games.quest.text.ja.places import all_of, deck_name, one_of
from onetable.games.quest.text.ja.values import PER_CORRUPTION, cards, value
from onetable.games.quest.words import belongings, fights, hero_cards, journeys, shuffling, values
from onetable.language.ja.verbs import Clause

HERO, SAURON, HEROES = Who.HERO, Who.SAURON, Who.HEROES
FAVOR, CORRUPTION = "支援トークン", "堕落カード"

ClauseOf = Callable[[Any, CardSentence], Clause]


def hero(before: str, verb: str) -> ClauseOf:
    """A hero does it, always in the same words."""
    return lambda *_: Clause(HERO, before, verb)


def sauron(before: str, verb: str) -> ClauseOf:
    """Sauron does it, always in the same words."""
    return lambda *_: Clause(SAURON, before, verb)


def anybody(before: str, verb: str) -> ClauseOf:
    """Whoever the sentence is about does it."""
    return lambda *_: Clause(None, before, verb)


# ---- a hero's goods and cards


def damage(amount: Amount, voice: CardSentence) -> str:
    """“5ダメージ”."""
    if isinstance(amount, int):
        return f"{amount}ダメージ"
    assert isinstance(amount, values.PerCorruption)
    return f"{PER_CORRUPTION}{amount.each}ダメージ"


def discard_corruption(word: belongings.DiscardCorruption, _: CardSentence) -> Clause:
    """So many, or all."""
    many = "すべて" if word.count == belongings.ALL else f"{word.count}枚"
    return Clause(HERO, f"{CORRUPTION}を{many}", "捨てる")


def damage_to_rest(word: hero_cards.DamageToRest, voice: CardSentence) -> Clause:
    """All, or so many from the top."""
    if word.count == belongings.ALL:
        return Clause(HERO, "ダメージプールのカードをすべて休息プールに", "移す")
    many = f"{word.count}枚の" if isinstance(word.count, int) else f"{value(word.count, voice)}と同じ枚数の"
    return Clause(HERO, f"ダメージプールの上から{many}カードを休息プールに", "移す")


def discard_random(word: hero_cards.DiscardRandom, voice: CardSentence) -> Clause:
    """Chance picks."""
    if isinstance(word.count, values.PerCorruption):
        return Clause(HERO, f"{PER_CORRUPTION}手札を無作為に{word.count.each}枚", "捨てる")
    return Clause(HERO, f"手札を無作為に{word.count}枚", "捨てる")


def move_hero(word: journeys.MoveHero, voice: CardSentence) -> Clause:
    """The hero goes, or is moved."""
    if word.who is HERO:
        return Clause(HERO, f"{one_of(word.where, CardSentence(voice.book))}に移動", "する")
    return Clause(word.who, f"{voice.him}を{one_of(word.where, CardSentence(voice.book))}に移動", "させる")


HERO_CLAUSES: dict[type, ClauseOf] = {
    belongings.GainFavor: lambda word, voice: Clause(HERO, f"{cards(word.count, voice, FAVOR)}", "得る"),
    belongings.LoseFavor: lambda word, voice: Clause(HERO, f"{cards(word.count, voice, FAVOR)}", "失う"),
    belongings.PayFavor: lambda word, voice: Clause(HERO, f"{cards(word.count, voice, FAVOR)}", "払う"),
    belongings.PayFavorPerCorruption: hero(f"{FAVOR}を好きな枚数払い、同じ枚数の{CORRUPTION}を", "捨てる"),
    corruption.TakeCorruption: lambda word, voice: Clause(HERO, f"{cards(word.count, voice, CORRUPTION)}", "引く"),
    belongings.DiscardCorruption: discard_corruption,
    belongings.Train: lambda word, _: Clause(HERO, "トレーニング" if word.times == 1 else f"トレーニングを{word.times}回", "する"),
    belongings.Raise: lambda word, voice: Clause(
        HERO, f"{voice.book.say(word.attribute) if word.attribute else '任意の能力値1つ'}を1", "上げる"
    ),
    belongings.GainItem: lambda word, voice: Clause(HERO, f"{voice.book.say(word.item)}を", "得る"),
    belongings.LoseItem: hero("アイテムを1つ", "捨てる"),
    hero_cards.Damage: lambda word, voice: Clause(HERO, f"{damage(word.points, voice)}を", "受ける"),
    hero_cards.RestPoolReturns: hero("休息プールのカードをすべてライフプールに戻してシャッフル", "する"),
    hero_cards.DamagePoolReturns: hero("ダメージプールのカードをすべてライフプールに戻してシャッフル", "する"),
    hero_cards.DamageToRest: damage_to_rest,
    hero_cards.HandReturns: hero("手札をすべてライフプールに戻してシャッフル", "する"),
    hero_cards.LifeToRest: lambda word, _: Clause(HERO, f"ライフプールの上からカードを{word.count}枚、休息プールに", "移す"),
    hero_cards.DrawLife: lambda word, voice: Clause(HERO, f"ライフプールから{cards(word.count, voice, 'カード')}", "引く"),
    limits.DiscardCards: lambda word, _: Clause(HERO, f"手札を{word.count}枚", "捨てる"),
    hero_cards.DiscardRandom: discard_random,
    limits.DiscardDownTo: lambda word, _: Clause(HERO, f"手札が{word.cards}枚より多ければ、{word.cards}枚になるまで", "捨てる"),
    journeys.MoveHero: move_hero,
    journeys.SendToHaven: lambda _, voice: Clause(SAURON, f"{voice.him}を最も近い安息所に移動", "させる"),
    journeys.LookAtTokens: lambda word, voice: Clause(HERO, f"{all_of(word.where, voice)}のモンスタートークンをすべて", "見る"),
    journeys.LookAtPlots: hero("サウロンの手札のプロットカードをすべて", "見る"),
    journeys.EndTurn: hero("ただちにターンを", "終える"),
    journeys.LimitMoves: lambda word, voice: Clause(None, f"このターン、{voice.subject}{word.most}回までしか移動", "できない"),
    journeys.SkipAmbush: anybody("このターンは待ち伏せステップを", "行わない"),
    journeys.MakePerilous: lambda _, voice: Clause(None, f"このターンの終わりまで、{voice.here}は危険な地域に", "なる"),
    shuffling.ShuffleEncounterBack: lambda word, voice: Clause(
        None, f"このカードを、{deck_name(word.deck, voice.book)}の捨て札とともにデッキに戻してシャッフル", "する"
    ),
    shuffling.ShufflePerilBack: anybody("このカードを、危難カードの捨て札とともにデッキに戻してシャッフル", "する"),
    shuffling.ShuffleCorruptionBack: anybody("このカードを、堕落カードの捨て札とともにデッキに戻してシャッフル", "する"),
}

# ---- fights and quests


def less_in_combat(word: fights.LessInCombat, voice: CardSentence) -> Clause:
    """An attribute is lower for this combat."""
    return lowered(voice.book.say(word.attribute), word, voice)


def lowered(what: str, word: fights.LessInCombat, voice: CardSentence, each: str = "") -> Clause:
    """One attribute, or each of two."""
    by = f"{PER_CORRUPTION}{word.by.each}" if isinstance(word.by, values.PerCorruption) else f"{word.by}"
    return Clause(None, f"この戦闘の終わりまで、{voice.whose}{what}は、{by}{each}", "下がる")


FIGHT_CLAUSES: dict[type, ClauseOf] = {
    fights.EncounterAt: hero("そこで遭遇カードを引いて遭遇を", "行う"),
    fights.RevealAdvancedQuest: hero("自分のアドバンスドクエストを有効に", "する"),
    fights.LessInCombat: less_in_combat,
}
