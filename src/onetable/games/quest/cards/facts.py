"""Every card, sheet and token of the game as plain data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from onetable.core.word import Word
from onetable.games.quest.cards.every_card import every_card
from onetable.games.quest.figures import CARDS, FOES, HEROES

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
    cards = every_card()
    decks: dict[str, Mapping[str, Any]] = {
        "plot": cards.plots, "shadow": cards.shadows, "event": cards.events, "corruption": cards.corruption, "peril": cards.perils,
        "encounter": cards.encounters, "quest": cards.quests, "mission": cards.missions,
    }  # fmt: skip
    for kind, deck in decks.items():
        for id, card in deck.items():
            plain = {name: value for name, value in asdict(card).items() if name not in WORDS and value not in (None, "", ())}
            yield {"id": f"{kind}.{id}", "kind": kind, **plain, "word": card}


def _figures() -> Iterator[Mapping[str, Any]]:
    cards = every_card()
    texts: dict[str, Mapping[Any, tuple[Word, ...]]] = {"hero": cards.heroes, "character": cards.characters, "item": cards.items}
    for kind, found in texts.items():
        for each, text in found.items():
            numbers = {name: value for name, value in asdict(HEROES[each]).items() if name != "id"} if kind == "hero" else {}
            yield {"id": f"{kind}.{each}", "kind": kind, **numbers, "word": FigureText(kind, each.value, text)}
    for foe, text in cards.foes.items():
        kind = type(foe).__name__.lower()
        yield {"id": f"{kind}.{foe}", "kind": kind, **asdict(FOES[foe]), "word": FigureText(kind, foe.value, text)}


def _fighting() -> Iterator[Mapping[str, Any]]:
    for card in CARDS.values():
        plain = {name: value for name, value in asdict(card).items() if name not in ("id", "ability") and value is not None}
        yield {"id": f"fighting.{card.id}", "kind": "fighting", **plain, "word": card}
