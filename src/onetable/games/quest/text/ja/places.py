"""Japanese places: as a whole, one of them, or each of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from onetable.games.quest.parts_of_speech import Where
from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.ja.grammar import listed
from onetable.games.quest.text.ja.talk import Talk
from onetable.games.quest.traits import Deck, Region
from onetable.games.quest.words import places, plot_texts


def region(word: Region, talk: Talk) -> str:
    """“ローハン地方”."""
    return f"{talk.book.say(word)}地方"


def deck_name(deck: Deck, book: QuestBook) -> str:
    """“安息所デッキ”, “ローハンとゴンドールの遭遇デッキ”."""
    return f"{book.say(deck)}{'デッキ' if deck is Deck.HAVEN else 'の遭遇デッキ'}"


def all_of(word: Where, talk: Talk) -> str:
    """All these places: “エドラスとその隣接地域”."""
    return WHOLE[type(word)](word, talk)


def one_of(word: Where, talk: Talk) -> str:
    """One of these places: “エドラスに隣接する地域1か所”."""
    if is_one(word) or isinstance(word, places.Anywhere):
        return all_of(word, talk)
    return f"{several(word, talk)}1か所"


def several(word: Where, talk: Talk) -> str:
    """The places before their number: “ルダウル地方の地域”."""
    whole = all_of(word, talk)
    return whole if whole.endswith(("地域", "安息所")) else f"{whole}の地域"


def each_of(word: Where, talk: Talk) -> str:
    """Every one of these places: “モルドール地方の各地域”."""
    if isinstance(word, places.WithinOneOf):
        return f"{talk.book.say(word.place)}とその各隣接地域"
    return f"{several(word, talk).removesuffix('地域')}各地域"


def is_one(word: Where) -> bool:
    """Whether it can be one place only."""
    return isinstance(word, places.Only | places.HisPlace)


WHOLE: dict[type, Callable[[Any, Talk], str]] = {
    places.Only: lambda word, talk: talk.book.say(word.place),
    places.Beside: lambda word, talk: f"{talk.book.say(word.place)}に隣接する地域",
    places.WithinOneOf: lambda word, talk: f"{talk.book.say(word.place)}とその隣接地域",
    places.WithinOneOfHim: lambda _, talk: f"{talk.here}とその隣接地域",
    places.BesideHim: lambda _, talk: f"{talk.here}に隣接する地域" if talk.hero else "隣接する地域",
    places.HisPlace: lambda _, talk: talk.here,
    places.BesideMinion: lambda word, talk: f"{talk.book.say(word.minion)}に隣接する地域",
    places.OfRegion: lambda word, talk: region(word.region, talk),
    places.OfHisRegion: lambda word, talk: f"{talk.region}で{talk.him}のいない地域" if word.other else talk.region,
    places.Anywhere: lambda *_: "任意の地域",
    places.Influenced: lambda *_: "脅威トークンのある地域",
    places.AnyHaven: lambda *_: "安息所",
    places.FarFromHim: lambda word, talk: f"{talk.here}から{word.spaces}地域以上離れた地域",
    plot_texts.HavenUnderShadow: lambda word, _: (
        f"隣接する地域に脅威トークンが合計{word.least}枚以上あり、他のプロットマーカーのない安息所"
    ),
    plot_texts.OneWithFoeNear: lambda word, talk: (
        f"{listed([talk.book.say(place) for place in word.among])}のうち、そこかその隣接地域にモンスタートークンか臣下がいる地域"
    ),
    plot_texts.CharacterWithFoe: lambda *_: "キャラクターがいて、モンスタートークンか臣下もいる地域",
    plot_texts.CharacterWithoutPlot: lambda *_: "キャラクターがいて、他のプロットマーカーのない地域",
}
PLACES: dict[object, QuestPhrase] = {kind: lambda word, book: all_of(word, Talk(book)) for kind in WHOLE}
