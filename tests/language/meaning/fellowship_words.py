"""What the cards of the trick-taking game mean, read from their words: numbers, who may, how long, whom and what they name."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec import Struct

from onetable.games.fellowship.pieces.playing_cards import Suit
from onetable.games.fellowship.text.names import is_title, name_of, short_name_of
from onetable.games.registry import rulebook
from tests.language.meaning.facts import Facts, fields, parts, plain

PRINTED = {"Character": ("key", "number", "person", "box"), "SpecialCard": ("key", "number", "bearer", "heirs"), "Named": ("key",)}
NO_LIMIT = 99
# What a word means besides what its fields say.
ROWS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("MayLeadRings", "MayNameLeader", "MayRedrawThreats", "TuckACard", "SwapLostCard"), ("may",)),
    **dict.fromkeys(("ShowHand", "ThreatHidden", "ThreatsHidden"), ("until the round ends",)),
    **dict.fromkeys(("SaveOneGoal", "FreeFirstTrick"), ("once per chapter",)),
    "DrawTwoThreats": ("number 2",),
    "ForestDeck": ("number 9", "named forests"),
    "BalrogDeck": ("number 5", "named shadows"),
    "TwoGroups": ("number 2", "number 2"),
    "ExchangeLikeAragorn": ("named gimli", "named legolas"),
    "AddRivers": ("named rivers",),
    **dict.fromkeys(
        ("MustHoldOneRing", "MayLeadRings", "RingsHelp", "BarrowCards", "PlaysFaceDown", "ForestTakesTricks", "Trump"), ("named rings",)
    ),
    "MirrorDeal": ("named rings", "named frodo"),
}
ROWS["MayLeadRings"] = ("may", "named rings")
ROWS["SwapLostCard"] = ("may", "once per chapter")
# What a language may say with “may”, or count, where another says it otherwise.
ALSO: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(
        (
            "WinFewestTricks",
            "PlayInLastTrick",
            "Repeatable",
            "MirrorDeal",
            "ThreatByRange",
            "FreeFirstTrick",
            "MustHoldOneRing",
            "OnlyAfterOthers",
            "NeedNotFollow",
            "TuckACard",
        ),
        ("may",),
    ),
    **dict.fromkeys(("BalrogDeck", "ForestDeck"), ("number 9",)),
}
FLEETING = ("this turn", "this phase", "this round", "next round", "up to")  # a round is what is played; “add up to” is no limit


def facts_of(card: Any) -> Facts:
    """What a card means."""
    found = Counter([fact for word in parts(card) for fact in of_word(word)])
    return Counter({fact: 1 if fact.startswith("named") else count for fact, count in found.items()})


def also_said(card: Any) -> frozenset[str]:
    """What may be said of it besides."""
    return frozenset([fact for word in parts(card) for fact in ALSO.get(type(word).__name__, ())])


def numbers(value: Any) -> Iterator[int]:
    """All numbers in a field."""
    if plain(value):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from numbers(part)


def names(value: Any) -> Iterator[str]:
    """All names in a field."""
    if isinstance(value, str) and value:
        yield value.removesuffix("_burdened")
    elif isinstance(value, tuple):
        for part in value:
            yield from names(part)


def of_word(word: Struct) -> Iterator[str]:
    """What one word says, without those within it."""
    kind = type(word).__name__
    yield from ROWS.get(kind, ())
    least, most = getattr(word, "least", 0), getattr(word, "most", NO_LIMIT)
    exactly = least == most
    if least < most < NO_LIMIT:
        yield f"between {least} and {most}"
    for field, value in fields(word):
        if exactly and field == "most":
            continue
        if field not in PRINTED.get(kind, ()):
            yield from [f"number {number}" for number in numbers(value) if 1 < number < NO_LIMIT]
            yield from [f"named {name}" for name in names(value) if name in set(Suit) or not is_title(name)]


# ---- what a text names

PLAYERS = re.compile(
    r"\b[Ww]ith \d(?:–\d| or \d)?(?: players?)?\b|\b[Mm]et (?:\d(?: of \d)?|minder) spelers?|"
    r"单人或\d人(?:游戏)?|\d人(?:或\d人)?游戏|不足\d人|\d(?:–\d)?人(?:・\d人)?プレイ"
)


@cache
def called(language: str) -> tuple[tuple[str, str], ...]:
    """Everybody and every suit by name; one Ring is a Ring."""
    keys = [name for card in rulebook("fellowship").cards() for name in names(getattr(card["word"], "key", ""))]
    suits = [(name_of(f"suit.{suit}", language).removesuffix("s" if language == "en" else ""), str(suit)) for suit in Suit]
    titles = [(name_of(key, language), "") for key in keys if is_title(key)]  # “Old Forest” is no suit
    return (
        *titles,
        *[(name, key) for key in keys if not is_title(key) for name in {name_of(key, language), short_name_of(key, language)}],
        *suits,
    )


def ranges(text: str) -> Iterator[str]:
    """From how many to how many, in English."""
    yield from [f"between {least} and {most}" for least, most in re.findall(r"exactly (\d) or (\d)", text)]


def without_players(text: str) -> str:
    """A text without with how many players something holds."""
    return PLAYERS.sub("", text)


def marked(text: Facts) -> Facts:
    """What a text says by its marks."""
    return Counter({fact: count for fact, count in text.items() if fact not in FLEETING})
