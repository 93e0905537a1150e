"""Japanese numbers and conditions: said on a card, and as a reason why something cannot be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from onetable.games.quest.parts_of_speech import Amount, Condition, Value
from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.ja.card_sentence import CardSentence
from onetable.games.quest.text.ja.places import region
from onetable.games.quest.words import fights, missions, plot_texts, values
from onetable.language.ja.nouns import several as listed

# ---- numbers


def value(word: Value, voice: CardSentence) -> str:
    """A number as a noun: “知恵”, “進行中のプロットの数”."""
    return NUMBERS[type(word)](word, voice)


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
NUMBERS: dict[type, Callable[[Any, CardSentence], str]] = {
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


DENIED = {  # what does not hold is told politely
    "いない": "います", "ていない": "ています", "より大きい": "以下です", "より小さい": "以上です", "以上である": "未満です",
    "枚以上ある": "枚に足りません", "以下である": "を超えています", "である": "ではありません", "いる": "いません", "ある": "ありません",
}  # fmt: skip
WITHOUT_COPULA = {"以上である": "以上", "以下である": "以下", "である": ""}


class State(NamedTuple):
    """What holds: what stands before its end, the end, and other words for the first where it is denied."""

    before: str
    end: str
    instead: str = ""

    @property
    def said(self) -> str:
        """エレボールに臣下がいる."""
        return self.before + self.end

    @property
    def bare(self) -> str:
        """Without “である”."""
        return self.before + WITHOUT_COPULA.get(self.end, self.end)

    @property
    def denied(self) -> str:
        """エレボールに臣下がいません."""
        return (self.instead or self.before) + DENIED[self.end]


def is_so(subject: str, what: str) -> State:
    """……が……である, ……は……ではありません."""
    return State(f"{subject}が{what}", "である", f"{subject}は{what}")


def influence(place: str, number: str) -> State:
    """So many tokens lie there."""
    return State(f"{place}に脅威トークンが{number}", "枚以上ある", f"{place}の脅威トークンが{number}")


def state(word: Condition, voice: CardSentence) -> str:
    """What holds, as a clause: “エレボールに臣下がいる”."""
    return STATES[type(word)](word, voice).said


def given(word: Condition, voice: CardSentence) -> str:
    """“……なら、”."""
    return f"{STATES[type(word)](word, voice).bare}なら、"


def such(word: Condition | None) -> str:
    """Which heroes are meant: “支援トークンを4枚以上持つ各ヒーロー”."""
    if isinstance(word, values.HasNoFavor):
        return "支援トークンを持たない"
    if isinstance(word, values.AtLeast) and isinstance(word.value, values.HisFavor):
        return "支援トークンを持つ" if word.other == 1 else f"支援トークンを{word.other}枚以上持つ"
    assert word is None
    return ""


def at_least(word: values.AtLeast, voice: CardSentence) -> State:
    """Of cards and tokens it is said how many there are."""
    if isinstance(word.other, int):
        many = f"{word.other}枚以上" if word.other > 1 else ""
        if isinstance(word.value, values.HisCorruption):
            return State(f"{voice.does}堕落カードを{many}持って", "いる")
        if isinstance(word.value, values.HisFavor):
            return State(f"{voice.does}支援トークンを{many}持って", "いる")
        if isinstance(word.value, (values.InfluenceAt, values.InfluenceHere)):
            place = voice.book.say(word.value.place) if isinstance(word.value, values.InfluenceAt) else voice.here
            return influence(place, str(word.other)) if word.other > 1 else State(f"{place}に脅威トークンが", "ある")
    return State(f"{value(word.value, voice)}が{number(word.other, voice)}", "以上である")


def either(word: values.Either, voice: CardSentence) -> State:
    """“……か、……である”."""
    *most, last = [STATES[type(each)](each, voice) for each in word.conditions]
    return State("か、".join([*[each.bare for each in most], last.before]), last.end)


def stage(space: int) -> str:
    """The stage of a space of the story track."""
    return "I" * ((space - 1) // SPACES_IN_STAGE + 1)


STATES: dict[type, Callable[[Any, CardSentence], State]] = {
    values.AtLeast: at_least,
    values.MoreThan: lambda word, voice: State(f"{value(word.value, voice)}が{number(word.other, voice)}", "より大きい"),
    values.LessThan: lambda word, voice: State(f"{value(word.value, voice)}が{number(word.other, voice)}", "より小さい"),
    values.AtMost: lambda word, voice: State(f"{value(word.value, voice)}が{number(word.other, voice)}", "以下である"),
    values.HasNoCorruption: lambda _, voice: State(f"{voice.does}堕落カードを持っ", "ていない"),
    values.HasNoFavor: lambda _, voice: State(f"{voice.does}支援トークンを持っ", "ていない"),
    values.AnyHeroCorrupted: lambda *_: State("堕落カードを自分の知恵と同じ枚数以上持っているヒーローが", "いる"),
    values.MinionOnMap: lambda word, voice: State(f"{voice.book.say(word.minion)}がマップ上に", "いる"),
    values.MinionIn: lambda word, voice: State(f"{voice.book.say(word.place)}に臣下が", "いる"),
    values.CharacterOnMap: lambda word, voice: State(f"{voice.book.say(word.character)}がマップ上に", "いる"),
    values.PlotActive: lambda word, voice: is_so(f"プロット{voice.book.say(word.plot, 'plot')}", "進行中"),
    values.MarkerIsLast: lambda word, voice: State(f"{voice.book.say(word.marker)}がサウロンの他の2つのマーカーより後ろに", "ある"),
    values.Either: either,
    values.OutsideHavens: lambda _, voice: State(f"{voice.hero or 'ヒーロー'}が安息所に", "いない"),
    fights.FoeIsMinion: lambda *_: is_so("戦闘の相手", "臣下"),
    plot_texts.TokenIn: lambda word, voice: State(f"{voice.book.say(word.place)}にモンスタートークンが", "ある"),
    plot_texts.FoeNear: lambda word, voice: State(f"{voice.book.say(word.place)}かその隣接地域にモンスタートークンか臣下が", "いる"),
    plot_texts.InfluenceNear: lambda word, voice: influence(f"{voice.book.say(word.place)}とその隣接地域", f"合計{word.least}"),
    missions.AllQuestsDone: lambda *_: State("すべてのヒーローが、自分のスターティングクエストとアドバンスドクエストを達成して", "いる"),
    missions.CorruptionAtMost: lambda word, _: State(f"すべてのヒーローの堕落カードが合計{word.most}枚", "以下である"),
    missions.MinionsAtMost: lambda word, _: State(f"マップ上の臣下が{word.most}体", "以下である"),
    missions.TokensAtMost: lambda word, _: State(f"マップ上のモンスタートークンが{word.most}枚", "以下である"),
    missions.FavorAtLeast: lambda word, _: State(f"すべてのヒーローの支援トークンが合計{word.least}枚", "以上である"),
    missions.PlotsAtLeast: lambda word, _: is_so("プロット", f"{word.least}つ以上進行中"),
    missions.MarkerAtLeast: lambda word, voice: State(
        f"{voice.book.say(word.marker)}がステージ{stage(word.space)}（{word.space}番目以降のマス）に", "ある"
    ),
    missions.MinionStandsIn: lambda word, voice: State(f"{voice.book.say(word.minion)}が{voice.book.say(word.place)}に", "いる"),
}


def refusal(word: Condition, voice: CardSentence) -> str:
    """Why something cannot be done: “エレボールに臣下がいません。”."""
    if isinstance(word, values.Either):
        return "また、".join([refusal(each, voice) for each in word.conditions])
    return f"{STATES[type(word)](word, voice).denied}。"


def alone(word: Condition, book: QuestBook) -> str:
    """A condition that stands alone is a reason."""
    return refusal(word, CardSentence(book))


VALUES: dict[object, QuestPhrase] = {
    **{kind: lambda word, book: value(word, CardSentence(book)) for kind in NUMBERS},
    **dict.fromkeys(STATES, alone),
}
