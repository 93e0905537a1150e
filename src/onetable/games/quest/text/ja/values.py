"""Japanese numbers and conditions: said on a card, and as a reason why something cannot be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from onetable.games.quest.parts_of_speech import Amount, Condition, Value
from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.ja.card_sentence import CardSentence
from onetable.games.quest.text.ja.grammar import listed
from onetable.games.quest.text.ja.places import region
from onetable.games.quest.words import fights, missions, plot_texts, values

# ---- numbers


def value(word: Value, voice: CardSentence) -> str:
    """A number as a noun: “知恵”, “進行中のプロットの数”."""
    return VALUES[type(word)](word, voice)


def number(amount: Amount, voice: CardSentence) -> str:
    """What something is compared with."""
    return str(amount) if isinstance(amount, int) else value(amount, voice)


def cards(amount: Amount, voice: CardSentence, what: str) -> str:
    """So many cards or tokens before a verb: “支援トークンを2枚”, “持っている堕落カード1枚につき支援トークンを1枚”."""
    if isinstance(amount, int):
        return f"{what}を{amount}枚"
    if isinstance(amount, values.PerCorruption):
        return f"{PER_CORRUPTION}{what}を{amount.each}枚"
    return f"{value(amount, voice)}と同じ枚数の{what}を"


SPACES_IN_STAGE = 6
PER_CORRUPTION = "持っている堕落カード1枚につき"
VALUES: dict[type, Callable[[Any, CardSentence], str]] = {
    values.His: lambda word, voice: f"{voice.whose}{voice.book.say(word.attribute)}",
    values.HisCorruption: lambda _, voice: f"{voice.does}持っている堕落カードの枚数",
    values.HisFavor: lambda _, voice: f"{voice.does}持っている支援トークンの枚数",
    values.PerCorruption: lambda word, voice: f"{voice.does}持っている堕落カードの枚数{f'の{word.each}倍' if word.each > 1 else ''}",
    values.InPool: lambda *_: "シャドウプールの脅威トークンの枚数",
    values.PlotsActive: lambda *_: "進行中のプロットの数",
    values.InfluenceHere: lambda _, voice: f"{voice.here}の脅威トークンの枚数",
    values.InfluenceAt: lambda word, voice: f"{voice.book.say(word.place)}の脅威トークンの枚数",
    values.InfluenceInHisRegion: lambda _, voice: f"{voice.region}の脅威トークンの枚数",
    values.InfluenceInRegions: lambda word, voice: f"{listed([region(each, voice) for each in word.regions])}の脅威トークンの合計枚数",
    values.TokensInHisRegion: lambda _, voice: f"{voice.region}のモンスタートークンの枚数",
    values.InfluencedBeside: lambda *_: "脅威トークンのある隣接地域の数",
}

# ---- what holds: plain clauses


def state(word: Condition, voice: CardSentence) -> str:
    """What holds, as a clause: “エレボールに臣下がいる”."""
    return STATES[type(word)](word, voice)


def given(word: Condition, voice: CardSentence) -> str:
    """“……なら、”."""
    return f"{state(word, voice).removesuffix('である')}なら、"


def such(word: Condition | None) -> str:
    """Which heroes are meant: “支援トークンを4枚以上持つ各ヒーロー”."""
    if isinstance(word, values.HasNoFavor):
        return "支援トークンを持たない"
    if isinstance(word, values.AtLeast) and isinstance(word.value, values.HisFavor):
        return "支援トークンを持つ" if word.other == 1 else f"支援トークンを{word.other}枚以上持つ"
    assert word is None
    return ""


def at_least(word: values.AtLeast, voice: CardSentence) -> str:
    """Of cards and tokens it is said how many there are."""
    if isinstance(word.other, int):
        many = f"{word.other}枚以上" if word.other > 1 else ""
        if isinstance(word.value, values.HisCorruption):
            return f"{voice.does}堕落カードを{many}持っている"
        if isinstance(word.value, values.HisFavor):
            return f"{voice.does}支援トークンを{many}持っている"
        if isinstance(word.value, values.InfluenceAt):
            return f"{voice.book.say(word.value.place)}に脅威トークンが{many}ある"
        if isinstance(word.value, values.InfluenceHere):
            return f"{voice.here}に脅威トークンが{many}ある"
    return f"{value(word.value, voice)}が{number(word.other, voice)}以上である"


def either(word: values.Either, voice: CardSentence) -> str:
    """“……か、……である”."""
    texts = [state(each, voice) for each in word.conditions]
    return "か、".join([*[text.removesuffix("である") for text in texts[:-1]], texts[-1]])


def stage(space: int) -> str:
    """The stage of a space of the story track."""
    return "I" * ((space - 1) // SPACES_IN_STAGE + 1)


STATES: dict[type, Callable[[Any, CardSentence], str]] = {
    values.AtLeast: at_least,
    values.MoreThan: lambda word, voice: f"{value(word.value, voice)}が{number(word.other, voice)}より大きい",
    values.LessThan: lambda word, voice: f"{value(word.value, voice)}が{number(word.other, voice)}より小さい",
    values.AtMost: lambda word, voice: f"{value(word.value, voice)}が{number(word.other, voice)}以下である",
    values.HasNoCorruption: lambda _, voice: f"{voice.does}堕落カードを持っていない",
    values.HasNoFavor: lambda _, voice: f"{voice.does}支援トークンを持っていない",
    values.AnyHeroCorrupted: lambda *_: "堕落カードを自分の知恵と同じ枚数以上持っているヒーローがいる",
    values.MinionOnMap: lambda word, voice: f"{voice.book.say(word.minion)}がマップ上にいる",
    values.MinionIn: lambda word, voice: f"{voice.book.say(word.place)}に臣下がいる",
    values.CharacterOnMap: lambda word, voice: f"{voice.book.say(word.character)}がマップ上にいる",
    values.PlotActive: lambda word, voice: f"プロット{voice.book.say(word.plot, 'plot')}が進行中である",
    values.MarkerIsLast: lambda word, voice: f"{voice.book.say(word.marker)}がサウロンの他の2つのマーカーより後ろにある",
    values.Either: either,
    values.OutsideHavens: lambda _, voice: f"{voice.hero or 'ヒーロー'}が安息所にいない",
    fights.FoeIsMinion: lambda *_: "戦闘の相手が臣下である",
    plot_texts.TokenIn: lambda word, voice: f"{voice.book.say(word.place)}にモンスタートークンがある",
    plot_texts.FoeNear: lambda word, voice: f"{voice.book.say(word.place)}かその隣接地域にモンスタートークンか臣下がいる",
    plot_texts.InfluenceNear: lambda word, voice: f"{voice.book.say(word.place)}とその隣接地域に脅威トークンが合計{word.least}枚以上ある",
    missions.AllQuestsDone: lambda *_: "すべてのヒーローが、自分のスターティングクエストとアドバンスドクエストを達成している",
    missions.CorruptionAtMost: lambda word, _: f"すべてのヒーローの堕落カードが合計{word.most}枚以下である",
    missions.MinionsAtMost: lambda word, _: f"マップ上の臣下が{word.most}体以下である",
    missions.TokensAtMost: lambda word, _: f"マップ上のモンスタートークンが{word.most}枚以下である",
    missions.FavorAtLeast: lambda word, _: f"すべてのヒーローの支援トークンが合計{word.least}枚以上である",
    missions.PlotsAtLeast: lambda word, _: f"プロットが{word.least}つ以上進行中である",
    missions.MarkerAtLeast: lambda word, voice: (
        f"{voice.book.say(word.marker)}がステージ{stage(word.space)}（{word.space}番目以降のマス）にある"
    ),
    missions.MinionStandsIn: lambda word, voice: f"{voice.book.say(word.minion)}が{voice.book.say(word.place)}にいる",
}

# ---- what does not hold: polite sentences

ENDINGS = {
    "いない": "います", "ていない": "ています", "より大きい": "以下です", "より小さい": "以上です", "以上である": "未満です",
    "枚以上ある": "枚に足りません", "以下である": "を超えています", "である": "ではありません", "いる": "いません", "ある": "ありません",
}  # fmt: skip


def refusal(word: Condition, voice: CardSentence) -> str:
    """Why something cannot be done: “エレボールに臣下がいません。”."""
    if isinstance(word, values.Either):
        return "また、".join([refusal(each, voice) for each in word.conditions])
    text = state(word, voice)
    end = max([end for end in ENDINGS if text.endswith(end)], key=len)
    said = text.removesuffix(end)
    if end == "枚以上ある":
        said = said.replace("に脅威", "の脅威")
    elif end == "である":
        said = "は".join(said.rsplit("が", 1))
    return f"{said}{ENDINGS[end]}。"


def alone(word: Condition, book: QuestBook) -> str:
    """A condition that stands alone is a reason."""
    return refusal(word, CardSentence(book))


VALUE_PHRASES: dict[object, QuestPhrase] = {
    **{kind: lambda word, book: value(word, CardSentence(book)) for kind in VALUES},
    **dict.fromkeys(STATES, alone),
}
