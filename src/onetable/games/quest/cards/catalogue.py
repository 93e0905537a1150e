"""All cards: whoever imports this has the shelf filled."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from onetable.core.word import Word
from onetable.games.quest.card_kinds import (
    CHARACTERS,
    CORRUPTION,
    ENCOUNTERS,
    EVENTS,
    HERO_TEXT,
    ITEMS,
    MISSIONS,
    PERILS,
    PLOTS,
    QUESTS,
    SHADOWS,
)
from onetable.games.quest.cards import corruption, encounters, events, people, perils, plots, quests, shadow
from onetable.games.quest.cards.foes import FOE_TEXT
from onetable.games.quest.figures import CARDS, FOES, HEROES

__all__ = ["CORRUPTION", "ENCOUNTERS", "EVENTS", "MISSIONS", "PERILS", "PLOTS", "QUESTS", "SHADOWS", "FigureText", "facts"]
FILLED_BY = (corruption, encounters, events, people, perils, plots, quests, shadow)
DECKS: dict[str, Mapping[str, Any]] = {
    "plot": PLOTS, "shadow": SHADOWS, "event": EVENTS, "corruption": CORRUPTION, "peril": PERILS, "encounter": ENCOUNTERS,
    "quest": QUESTS, "mission": MISSIONS,
}  # fmt: skip
WORDS = ("text", "kept", "affects", "requires", "setup", "reward", "condition", "id")


class FigureText(Struct, frozen=True):
    """What a hero sheet, a token or an item says; `kind` and `id` name it."""

    kind: str
    id: str
    text: tuple[Word, ...]


def facts() -> list[Mapping[str, Any]]:
    """Every card, sheet and token of the game as plain data; `word` holds what it says."""
    return [*_decks(), *_figures(), *_fighting()]


def _decks() -> Iterator[Mapping[str, Any]]:
    for kind, cards in DECKS.items():
        for id, card in cards.items():
            plain = {name: value for name, value in asdict(card).items() if name not in WORDS and value not in (None, "", ())}
            yield {"id": f"{kind}.{id}", "kind": kind, **plain, "word": card}


def _figures() -> Iterator[Mapping[str, Any]]:
    texts: dict[str, Mapping[Any, tuple[Word, ...]]] = {"hero": HERO_TEXT, "character": CHARACTERS, "item": ITEMS}
    for kind, found in texts.items():
        for each, text in found.items():
            numbers = {name: value for name, value in asdict(HEROES[each]).items() if name != "id"} if kind == "hero" else {}
            yield {"id": f"{kind}.{each}", "kind": kind, **numbers, "word": FigureText(kind, each.value, text)}
    for foe, text in FOE_TEXT.items():
        kind = type(foe).__name__.lower()
        yield {"id": f"{kind}.{foe}", "kind": kind, **asdict(FOES[foe]), "word": FigureText(kind, foe.value, text)}


def _fighting() -> Iterator[Mapping[str, Any]]:
    for card in CARDS.values():
        plain = {name: value for name, value in asdict(card).items() if name not in ("id", "ability") and value is not None}
        yield {"id": f"fighting.{card.id}", "kind": "fighting", **plain, "word": card}
