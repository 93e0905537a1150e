"""Japanese places: as a whole, one of them, or each of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from onetable.games.quest.parts_of_speech import Where
from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.ja.card_sentence import CardSentence
from onetable.games.quest.traits import Deck, Region
from onetable.games.quest.words import places, plot_texts
from onetable.language.ja.nouns import several as listed


def region(word: Region, voice: CardSentence) -> str:
    """“ローハン地方”."""
    return f"{voice.book.say(word)}地方"


def deck_name(deck: Deck, book: QuestBook) -> str:
    """“安息所デッキ”, “ローハンとゴンドールの遭遇デッキ”."""
    return f"{book.say(deck)}{'デッキ' if deck is Deck.HAVEN else 'の遭遇デッキ'}"


class Places(NamedTuple):
    """Places by what they have in common, and the noun that it stands before; without one it is a name."""

    common: str
    noun: str = ""


def all_of(word: Where, voice: CardSentence) -> str:
    """All these places: “エドラスとその隣接地域”."""
    return "".join(WHOLE[type(word)](word, voice))


def one_of(word: Where, voice: CardSentence) -> str:
    """One of these places: “エドラスに隣接する地域1か所”."""
    if is_one(word) or isinstance(word, places.Anywhere):
        return all_of(word, voice)
    return f"{several(word, voice)}1か所"


def several(word: Where, voice: CardSentence) -> str:
    """The places before their number: “ルダウル地方の地域”."""
    found = WHOLE[type(word)](word, voice)
    return found.common + (found.noun or "の地域")


def each_of(word: Where, voice: CardSentence) -> str:
    """Every one of these places: “モルドール地方の各地域”."""
    if isinstance(word, places.WithinOneOf):
        return f"{voice.book.say(word.place)}とその各隣接地域"
    found = WHOLE[type(word)](word, voice)
    return f"{found.common}{'' if found.noun else 'の'}各地域"


def is_one(word: Where) -> bool:
    """Whether it can be one place only."""
    return isinstance(word, places.Only | places.HisPlace)


WHOLE: dict[type, Callable[[Any, CardSentence], Places]] = {
    places.Only: lambda word, voice: Places(voice.book.say(word.place)),
    places.Beside: lambda word, voice: Places(f"{voice.book.say(word.place)}に隣接する", "地域"),
    places.WithinOneOf: lambda word, voice: Places(f"{voice.book.say(word.place)}とその隣接", "地域"),
    places.WithinOneOfHim: lambda _, voice: Places(f"{voice.here}とその隣接", "地域"),
    places.BesideHim: lambda _, voice: Places(f"{voice.here}に隣接する", "地域") if voice.hero else Places("隣接する", "地域"),
    places.HisPlace: lambda _, voice: Places(voice.stay, "地域"),
    places.BesideMinion: lambda word, voice: Places(f"{voice.book.say(word.minion)}に隣接する", "地域"),
    places.OfRegion: lambda word, voice: Places(region(word.region, voice)),
    places.OfHisRegion: lambda word, voice: Places(f"{voice.region}で{voice.him}のいない", "地域") if word.other else Places(voice.region),
    places.Anywhere: lambda *_: Places("任意の", "地域"),
    places.Influenced: lambda *_: Places("脅威トークンのある", "地域"),
    places.AnyHaven: lambda *_: Places("", "安息所"),
    places.FarFromHim: lambda word, voice: Places(f"{voice.here}から{word.spaces}地域以上離れた", "地域"),
    plot_texts.HavenUnderShadow: lambda word, _: Places(
        f"隣接する地域に脅威トークンが合計{word.least}枚以上あり、他のプロットマーカーのない", "安息所"
    ),
    plot_texts.OneWithFoeNear: lambda word, voice: Places(
        f"{listed([voice.book.say(place) for place in word.among])}のうち、そこかその隣接地域にモンスタートークンか臣下がいる", "地域"
    ),
    plot_texts.CharacterWithFoe: lambda *_: Places("キャラクターがいて、モンスタートークンか臣下もいる", "地域"),
    plot_texts.CharacterWithoutPlot: lambda *_: Places("キャラクターがいて、他のプロットマーカーのない", "地域"),
}
PLACES: dict[object, QuestPhrase] = {kind: lambda word, book: all_of(word, CardSentence(book)) for kind in WHOLE}
