"""Japanese numbers and conditions: said on a card, and as a reason why something cannot be done."""

from __future__ import annotations

from typing import Any, NamedTuple

from onetable.games.quest.text import lexicon as words
from onetable.games.quest.text.book import QuestPhrase
from onetable.games.quest.text.ja.card_sentence import CardSentence

NUMBERS: dict[object, QuestPhrase] = {
    words.His: "{whose}{attribute}",
    words.HisCorruption: "{does}持っている堕落カードの枚数",
    words.HisFavor: "{does}持っている支援トークンの枚数",
    words.PerCorruption: "{does}持っている堕落カードの枚数の{each}倍",
    words.InPool: "シャドウプールの脅威トークンの枚数",
    words.PlotsActive: "進行中のプロットの数",
    words.InfluenceHere: "{here}の脅威トークンの枚数",
    words.InfluenceAt: "{place}の脅威トークンの枚数",
    words.InfluenceInHisRegion: "{stay}地方の脅威トークンの枚数",
    words.InfluenceInRegions: "{regions:all region}の脅威トークンの合計枚数",
    words.TokensInHisRegion: "{stay}地方のモンスタートークンの枚数",
    words.InfluencedBeside: "脅威トークンのある隣接地域の数",
}

# ---- what holds: plain clauses

DENIED = {  # what does not hold is told politely
    "達成している": "達成しているわけではありません",
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


STATES: dict[object, State] = {
    words.AtLeast: State("{value}が{other}", "以上である"),
    words.MoreThan: State("{value}が{other}", "より大きい"),
    words.LessThan: State("{value}が{other}", "より小さい"),
    words.AtMost: State("{value}が{other}", "以下である"),
    words.HasNoCorruption: State("{does}堕落カードを持っ", "ていない"),
    words.HasNoFavor: State("{does}支援トークンを持っ", "ていない"),
    words.AnyHeroCorrupted: State("堕落カードを自分の知恵と同じ枚数以上持っているヒーローが", "いる"),
    words.MinionOnMap: State("{minion}がマップ上に", "いる"),
    words.MinionIn: State("{place}に臣下が", "いる"),
    words.CharacterOnMap: State("{character}がマップ上に", "いる"),
    words.PlotActive: is_so("プロット{plot:plot}", "進行中"),
    words.MarkerIsLast: State("{marker}がサウロンの他の2つのマーカーより後ろに", "ある"),
    words.OutsideHavens: State("{anyone}が安息所に", "いない"),
    words.FoeIsMinion: is_so("戦闘の相手", "臣下"),
    words.TokenIn: State("{place}にモンスタートークンが", "ある"),
    words.FoeNear: State(
        "{place}かその隣接地域にモンスタートークンか臣下が", "いる", "{place}にもその隣接地域にも、モンスタートークンも臣下も"
    ),
    words.InfluenceNear: influence("{place}とその隣接地域", "合計{least}"),
    words.AllQuestsDone: State("すべてのヒーローが、自分のスターティングクエストとアドバンスドクエストを", "達成している"),
    words.CorruptionAtMost: State("すべてのヒーローの堕落カードが合計{most}枚", "以下である"),
    words.MinionsAtMost: State("マップ上の臣下が{most}体", "以下である"),
    words.TokensAtMost: State("マップ上のモンスタートークンが{most}枚", "以下である"),
    words.FavorAtLeast: State("すべてのヒーローの支援トークンが合計{least}枚", "以上である"),
    words.PlotsAtLeast: State("プロットが{least}つ以上進行中", "である", "進行中のプロットは{least}つ以上"),
    words.MarkerAtLeast: State("{marker}がステージ{space:stage of space}（{space}番目以降のマス）に", "ある"),
    words.MinionStandsIn: State("{minion}が{place}に", "いる"),
}
COMPARED = (words.AtLeast, words.MoreThan, words.LessThan, words.AtMost)
HELD = {words.HisCorruption: "堕落カード", words.HisFavor: "支援トークン"}
LYING = {words.InfluenceAt: "{place}", words.InfluenceHere: "{here}"}


def state(word: Any, voice: CardSentence) -> State:
    """What holds, as a clause: “エレボールに臣下がいる”."""
    if isinstance(word, words.Either):  # “……か、……である”
        *most, last = [state(each, voice) for each in word.conditions]
        return State("か、".join([*[each.bare for each in most], last.before]), last.end)
    if isinstance(word, words.AtLeast) and isinstance(word.other, int):  # of cards and tokens it is said how many there are
        if type(word.value) in HELD:
            return State(f"{voice['does']}{HELD[type(word.value)]}を{f'{word.other}枚以上' if word.other > 1 else ''}持って", "いる")
        if type(word.value) in LYING:
            place = voice.fill(LYING[type(word.value)], word.value)
            return influence(place, str(word.other)) if word.other > 1 else State(f"{place}に脅威トークンが", "ある")
    before, end, instead = STATES[type(word)]
    if type(word) in COMPARED and not isinstance(word.other, int):  # or it would be the value that owns or stays somewhere
        before = "{value}が、{other}"
    return State(voice.fill(before, word), end, voice.fill(instead, word))


def such(word: words.Condition | None) -> str:
    """Which heroes are meant: “支援トークンを4枚以上持つ各ヒーロー”."""
    if isinstance(word, words.HasNoFavor):
        return "支援トークンを持たない"
    if isinstance(word, words.AtLeast) and isinstance(word.value, words.HisFavor):
        return "支援トークンを持つ" if word.other == 1 else f"支援トークンを{word.other}枚以上持つ"
    assert word is None
    return ""


def refusal(word: words.Condition, voice: CardSentence) -> str:
    """Why something cannot be done: “エレボールに臣下がいません。”."""
    if isinstance(word, words.Either):
        return "また、".join([refusal(each, voice) for each in word.conditions])
    return f"{state(word, voice).denied}。"


KNOWN = (*STATES, words.Either)
VALUES: dict[object, QuestPhrase] = {
    **NUMBERS,
    **{kind: lambda word, book: refusal(word, CardSentence(book)) for kind in KNOWN},  # alone it is a reason
    **{(kind, "if"): lambda word, book: state(word, CardSentence(book)).said for kind in KNOWN},
}
