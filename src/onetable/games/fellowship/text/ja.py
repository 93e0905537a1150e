"""The trick-taking game in Japanese."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from onetable.core import match
from onetable.core.phrasebook import Phrase
from onetable.games.fellowship.cards import blueprints
from onetable.games.fellowship.text.names import name_of
from onetable.games.fellowship.words import abilities, changes, choices, goals, names, news, reasons, setup_actions
from onetable.games.fellowship.words.playing_cards import ONE_RING, RINGS, CARDS, Card, Suit

# ---- names and cards


def name(key: str) -> str:
    """The name of a card, a chapter or a suit."""
    return name_of(key, "ja")


def quoted(key: str) -> str:
    """A title in running text; titles that have quotation marks of their own keep to the Japanese order of marks."""
    title = name(key)
    if key.startswith("group_") or (title.startswith("「") and title.endswith("」")):
        return title
    return "「" + title.replace("「", "『").replace("」", "』") + "」"


def people(keys: Iterable[str], joiner: str = "、") -> str:
    """Several characters."""
    return joiner.join([name(key) for key in keys])


def one_of(keys: tuple[str, ...]) -> str:
    """One of several characters."""
    return people(keys, "または") if len(keys) < 3 else people(keys) + "のいずれか"


def suit_name(suit: Suit) -> str:
    """The name of a suit."""
    return name(f"suit.{suit.value}")


NAMES: dict[object, Phrase] = {
    tuple: "、",
    (tuple, "with"): "と",
    (tuple, "sentences"): "",
    names.Named: lambda word: name(word.key),
    (names.Named, "quoted"): lambda word: quoted(word.key),
    names.Player: lambda word: f"プレイヤー{word.number + 1}",
    names.Pyramid: "ピラミッド",
    names.TheLostCard: "失われたカード",
    Card: "{suit}の{rank}",
    Suit.HILLS: suit_name,
    Suit.MOUNTAINS: suit_name,
    Suit.FORESTS: suit_name,
    Suit.SHADOWS: suit_name,
    Suit.RINGS: suit_name,
    Suit.RIVERS: suit_name,
}

# ---- goals
# A goal ends in a verb, which is conjugated: 取る, 取り (before “and”), 取らない (never), 取らず (never, before “and”).

Ends = tuple[str, str, str, str]
FORMS = ("", "and", "never", "never_and")
TAKE: Ends = ("取る", "取り", "取らない", "取らず")
DO: Ends = ("する", "し", "しない", "せず")
PUT: Ends = ("出す", "出し", "出さない", "出さず")
STAY: Ends = ("残っている", "残っており", "残っていない", "残っておらず")
FEW: Ends = ("少ない", "少なく", "少なくない", "少なくなく")
NOT_BE: Ends = ("ない", "なく", "ないことはない", "ないことはなく")


def several_tricks(word: goals.WinTricks) -> str:
    """So many tricks: at least, exactly, one number or the other, from one to the other."""
    if word.most >= 99:
        return f"{word.least}トリック以上を"
    if word.least == word.most:
        return f"ちょうど{word.least}トリックを"
    joiner = "または" if word.most == word.least + 1 else "–"
    return f"ちょうど{word.least}{joiner}{word.most}トリックを"


def several_cards(word: goals.WinCards) -> str:
    """So many cards of a suit, perhaps together with those of others."""
    if word.helpers:
        return "{suit}のカードを、" + f"{people(word.helpers, 'と')}が取った分と合わせて{word.least}枚以上"
    if word.least == (5 if word.suit is RINGS else 8):
        return "{suit}のカード{least}枚すべてを"
    return "{suit}のカードを{least}枚以上"


def no_cards(word: goals.WinCards) -> str:
    """What must not be reached of them."""
    return "{suit}のカードを1枚も" if word.least == 1 and not word.helpers else several_cards(word)


def threat_cards(word: goals.WinThreatCard) -> str:
    """The card of the threat's rank in each suit."""
    if len(word.suits) == 1:
        return "自分の脅威と同じランクの{suits}のカードを"
    return "自分の脅威と同じランクの、{suits:with}のカードを" + ("両方" if len(word.suits) == 2 else "すべて")


# The words before the verb; if “never” needs other words these stand second.
GOALS: dict[type[goals.Goal], tuple[Phrase, Phrase, Ends]] = {}


def goal(kind: type[goals.Goal], phrase: Phrase, ends: Ends = TAKE, never: Phrase | None = None) -> None:
    """Write down a goal in all its forms."""
    GOALS[kind] = (phrase, phrase if never is None else never, ends)


goal(goals.WinTricks, several_tricks)
goal(goals.WinThreatTricks, "自分の脅威のランクとちょうど同じ数のトリックを")
goal(goals.WinMoreOrFewer, "宣言どおりに、自分の脅威のランクより多い、または少ない数（同数は不可）のトリックを")
goal(goals.WinFewestTricks, "取ったトリックが（同数でもよいので）最も", FEW)
goal(goals.WinMiddleTricks, "取ったトリックが最も多くも、最も少なくも（同数を含む）", NOT_BE)
goal(goals.OthersWinTricks, "他のすべてのキャラクターが{least}トリック以上を")
goal(goals.WinInARow, lambda word: "ちょうど{count}トリックを" + ("すべて連続で" if word.count > 1 else ""))
goal(goals.WinOneOfLast, lambda word: "最後の{count}トリックのうち1つ以上を" if word.count > 1 else "最後のトリックを")
goal(goals.WinOnlyWith, "{suit}のカードを含むトリックだけを、1つ以上")
goal(goals.WinTricksWith, "{suit}のカードを含むトリックを{least}つ以上")
goal(goals.WinCards, several_cards, never=no_cards)
goal(goals.WinCard, "{card}を")
goal(goals.WinRank, "ランク{rank}のカードを1枚以上", never="ランク{rank}のカードを1枚も")
goal(goals.WinThreatCard, threat_cards)
goal(goals.WinThreatRank, "自分の脅威と同じランクのカードを、スートを問わず{least}枚以上")
goal(goals.WinMostCards, "{suit}のカードを他の誰よりも多く")
goal(goals.WinEveryRank, "ランク1–{highest}のカードをそれぞれ1枚以上")
goal(goals.WinEverySuit, "{suits}のカードをそれぞれ1枚以上")
goal(goals.WinRun, "ランクが連続する{suit}のカードを{length}枚以上")
goal(goals.WinSameRank, "同じランクのカードを{least}枚以上")
goal(goals.EverybodyWins, "すべてのキャラクターが{suit}のカードを1枚以上")
goal(goals.WinLastTrick, "最後のトリックを")
goal(goals.PlayInLastTrick, "最後のトリックで（取らなくてもよいので）{suit}のカードを", PUT, never="最後のトリックで{suit}のカードを")
goal(goals.LeadSuit, "{suit}のカードでリード", DO)
goal(goals.KeepSuitWon, "ラウンド終了時、自分が{least}枚以上取ったスートのカードが手札に", STAY)
