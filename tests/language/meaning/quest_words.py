"""What the cards of Middle-earth Quest mean, read from their words: numbers, who may, how long, and whom or what they name."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec import Struct

from onetable.games.quest.card_kinds import Encounter
from onetable.games.quest.cards.every_card import every_card
from onetable.games.quest.cards.facts import FigureText
from onetable.games.quest.figures import FightingCard
from onetable.games.quest.phases.explore import FAVOR_OF_CHARACTER
from onetable.games.quest.text.names import KINDS, name_of
from onetable.games.quest.traits import Attribute, CardType, Character, Item, Marker, Minion, Monster, Place, Region
from onetable.games.quest.vocabulary.combat_texts import Count, When
from tests.language.meaning.facts import Facts, fields, parts, plain
from tests.language.meaning.markers import once

PRINTED = {  # what stands in the line of figures, or is no text
    "Plot": ("id", "marker", "advance", "favor", "pool", "copies"),
    "ShadowCard": ("id", "pool", "moment", "copies"),
    "EventCard": ("id", "stage", "priority"),
    "Corruption": ("id", "cost"),
    "Peril": ("id", "place", "regions"),
    "Encounter": ("id", "deck", "priority", "place", "region"),
    "Quest": ("id", "hero", "advanced"),
    "Mission": ("id", "side"),
    "FigureText": ("of",),
    "OneHeroMay": ("asked",),
}
NAMED = (Place, Region, Character, Minion, Monster, Item, Attribute, Marker, CardType)
EVERYTHING = 99
# What a word means besides what its fields say.
ROWS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("May", "OneHeroMay", "SauronMayDraw", "Scouts", "ShieldDamage"), ("may",)),
    "MayRetreat": ("may", "this round"),
    **dict.fromkeys(("DrawCards", "MovesFar", "PlaceTokensAsCommanded"), ("up to",)),
    "TokensMayBeUrukHai": ("may", "named uruk_hai"),
    "LessInCombat": ("until the end",),
    "MakePerilous": ("until the end", "this turn"),
    **dict.fromkeys(("SkipAmbush", "LimitMoves"), ("this turn",)),
    **dict.fromkeys(("IfDealt", "IfTaken", "Retaliate", "DamageCap", "DeckUnderStack", "ShuffleBackIfWon"), ("this round",)),
    "HeavyMeleeFrightens": ("next round", "named melee"),
    "ShareOutCorruption": ("number 2",),
    "EncounterDraw": ("number 3",),
    "CardIsFree": ("number 0",),
    **dict.fromkeys(("FirstMeleeFree", "MeleeCheaper"), ("number 0", "named melee")),
    "DrawsWhenMeleeHits": ("may", "named melee"),
    "AnyHeroCorrupted": ("named wisdom",),
    "SlowGreenMarker": ("named green",),
    "StartsWithHorse": ("named horse",),
    "RangedCancelsMelee": ("named ranged", "named melee"),
    **dict.fromkeys(("TellTypes", "OpponentDeclares", "DeclareType"), ("named ranged", "named melee")),
    **dict.fromkeys(("RangedDamageBecomesInfluence", "RangedDamageCorrupts", "HealsWithRanged"), ("named ranged",)),
    **dict.fromkeys(
        ("MeleeClash", "BlocksAndStrikes", "HeavyMeleeDiscards", "DamageFromHand"),
        ("named melee",),
    ),
}
SAID_ONCE = ("number", "named")  # “attack and defense +2”: so of what is said of a card as a whole
# What a language may say with “may”, or count, where another says it otherwise.
ALSO: dict[str, tuple[str, ...]] = {
    "MarkerIsLast": ("number 2",),
    "ShareOutCorruption": ("number 2",),
    "DiscardDownTo": ("number 5",),
    "Defense": ("number 2",),
    "MovesFar": ("may",),
    "PlaceTokensOnSome": ("may",),
    "ShieldDamage": ("number 0",),
}


def also_said(card: Any) -> frozenset[str]:
    """What may be said of it besides."""
    return frozenset([fact for word in parts(texts(card)) for fact in ALSO.get(type(word).__name__, ())])


def texts(card: Any) -> Any:
    """All words whose meaning stands in the text of a card."""
    if isinstance(card, FightingCard):
        return every_card().abilities[card.ability]
    if isinstance(card, Encounter) and card.quest:
        return every_card().quests[card.id]
    return card


def facts_of(card: Any) -> Facts:
    """What a card means."""
    found = Counter([fact for word in parts(texts(card)) for fact in of_word(word)])
    if isinstance(card, FigureText) and isinstance(card.of, Character):
        found[f"number {FAVOR_OF_CHARACTER}"] += 1  # everybody who is consulted gives favor instead
    alike = SAID_ONCE if isinstance(card, FightingCard) else SAID_ONCE[1:]
    return once(Counter({fact: 1 if fact.startswith(alike) else count for fact, count in found.items()}))


def of_word(word: Struct) -> Iterator[str]:
    """What one word says, without those within it."""
    name = type(word).__name__
    yield from ROWS.get(name, ())
    for field, value in fields(word):
        if field in PRINTED.get(name, ()):
            continue
        if plain(value) and 1 < abs(value) < EVERYTHING:
            yield f"number {abs(value)}"
        elif field == "up_to" and value:
            yield "up to"
        elif field in ("may", "play") and value:
            yield "may"
        elif value is When.NEXT_ROUND:
            yield "next round"
        elif field == "agility" and value == 0:
            yield from ("named agility", "number 0")
        elif plain(value) and value == 0 and field in ("to", "most"):
            yield "number 0"
        elif field in ("fight", "meet") and value:
            yield f"named {value}"
        elif field == "more" and value is Count.OTHER_MELEE:
            yield "named melee"
        for each in value if isinstance(value, tuple) else (value,):
            if isinstance(each, NAMED) and not (name == "Extend" and getattr(word, "pool", False)):
                yield f"named {each.value}"


def marked(text: Facts) -> Facts:
    """What a text says by its marks: in this game a change is a number as any other."""
    found: Facts = Counter()
    for fact, count in text.items():
        kind, _, number = fact.partition(" ")
        if kind != "by":
            found[fact] += count
        elif abs(int(number)) > 1:
            found[f"number {int(number)}"] += count
    return found


# ---- what a text names

ARTICLES = {"en": r"^(the|an?) ", "nl": r"^(de|het|een) "}


@cache
def called(language: str) -> tuple[tuple[str, str], ...]:
    """Every place, character, foe and so on by name."""
    found = [(name_of(f"{KINDS[kind]}.{each.value}", language), each.value) for kind in NAMED for each in kind]
    bare = [(re.sub(ARTICLES.get(language, "^$"), "", name, flags=re.IGNORECASE), value) for name, value in found]
    return (*bare, *[(re.split(" of | van ", name)[0], value) for name, value in bare if value == Minion.GOTHMOG])  # for short
