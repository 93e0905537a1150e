"""Every card, sheet and token of the game as plain data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from onetable.core.word import Word
from onetable.games.quest.card_kinds import PlotSetup
from onetable.games.quest.cards.every_card import every_card
from onetable.games.quest.figures import CARDS, FOES, HEROES
from onetable.games.quest.traits import Character, Foe, Hero, Item, Minion


class FigureText(Struct, frozen=True):
    """What a hero sheet, a token or an item says."""

    of: Hero | Character | Item | Foe
    text: tuple[Word, ...]


def facts() -> list[Mapping[str, Any]]:
    """Every card, sheet and token of the game as plain data; `word` holds what it says."""
    return [*_decks(), *_figures(), *_fighting()]


def is_text(value: object) -> bool:
    """Whether this is nothing, or something that a card says: no plain fact."""
    return value in (None, "", ()) or isinstance(value[0] if isinstance(value, tuple) else value, (Word, PlotSetup))


def _decks() -> Iterator[Mapping[str, Any]]:
    cards = every_card()
    decks: dict[str, Mapping[str, Any]] = {
        "plot": cards.plots, "shadow": cards.shadows, "event": cards.events, "corruption": cards.corruption, "peril": cards.perils,
        "encounter": cards.encounters, "quest": cards.quests, "mission": cards.missions,
    }  # fmt: skip
    for kind, deck in decks.items():
        for id, card in deck.items():
            plain = {name: value for name, value in asdict(card).items() if name != "id" and not is_text(value)}
            yield {"id": f"{kind}.{id}", "kind": kind, **plain, "word": card}


def _figures() -> Iterator[Mapping[str, Any]]:
    cards = every_card()
    texts: dict[str, Mapping[Any, tuple[Word, ...]]] = {"hero": cards.heroes, "character": cards.characters, "item": cards.items}
    for kind, found in texts.items():
        for each, text in found.items():
            numbers = {name: value for name, value in asdict(HEROES[each]).items() if name != "id"} if kind == "hero" else {}
            yield {"id": f"{kind}.{each}", "kind": kind, **numbers, "word": FigureText(each, text)}
    for foe, text in cards.foes.items():
        kind = "minion" if isinstance(foe, Minion) else "monster"
        yield {"id": f"{kind}.{foe}", "kind": kind, **asdict(FOES[foe]), "word": FigureText(foe, text)}


def _fighting() -> Iterator[Mapping[str, Any]]:
    for card in CARDS.values():
        plain = {name: value for name, value in asdict(card).items() if name not in ("id", "ability") and value is not None}
        yield {"id": f"fighting.{card.id}", "kind": "fighting", **plain, "word": card}
