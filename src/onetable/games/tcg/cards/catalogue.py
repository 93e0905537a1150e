"""All cards there are, by id: those of the first set, then those of every set that is installed, each in the order of its numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib.metadata import entry_points
from typing import Any

from onetable.core.errors import BadInput
from onetable.core.word import Word, kinds_of, words_in
from onetable.games.tcg.card import Card
from onetable.games.tcg.card_set import CardSet
from onetable.games.tcg.cards.set_one import SET_ONE
from onetable.games.tcg.traits import Culture, Keyword, Kind, Side

GROUP = "onetable.tcg.sets"


def installed() -> tuple[CardSet, ...]:
    """The first set, and whatever is installed and names its set among the entry points “onetable.tcg.sets”."""
    found: list[CardSet] = [each.load() for each in entry_points(group=GROUP)]
    return (SET_ONE, *sorted(found, key=lambda each: each.id))


def collected(sets: Iterable[CardSet]) -> dict[str, Card]:
    """The cards of all these sets by id; an id belongs to one card."""
    found: dict[str, Card] = {}
    for each in sets:
        for card in each.cards:
            if card.id in found:
                raise BadInput(f"Two cards have the id {card.id}: “{found[card.id].name}”, and “{card.name}” of the set “{each.id}”.")
            found[card.id] = card
    return found


def refuse_taken_words(sets: Iterable[CardSet]) -> None:
    """A word goes into records by its name alone, so a further set may not bring one that the game has."""
    taken: dict[str, type] = {kind.__name__: kind for kind in kinds_of(Word) if kind.__module__.startswith(f"{SET_ONE.home}.")}
    for each in sets:
        for word in words_in([(card.text, card.to_play, card.bearer) for card in each.cards]):
            if taken.setdefault(type(word).__name__, type(word)) is not type(word):
                raise BadInput(
                    f"The set “{each.id}” brings a word {type(word).__name__}, and there is one already: call it something else."
                )


SETS = installed()
CARDS: dict[str, Card] = collected(SETS)
refuse_taken_words(SETS[1:])


TYPES = {Kind.THE_ONE_RING: "the_one_ring"}
SIDES = {Side.FREE: "free_peoples", Side.SHADOW: "shadow", Side.RING: "ring", Side.SITE: "site"}
CULTURES = {Culture.GANDALF: "gandalf"}


def facts(card: Card) -> Mapping[str, Any]:
    """A card as plain data."""
    is_site = card.kind is Kind.SITE
    return {
        "id": card.id,
        "title": card.title,
        "subtitle": card.subtitle or None,
        "unique": card.unique,
        "side": SIDES[card.side],
        "culture": None if card.culture is None else CULTURES.get(card.culture, str(card.culture)),
        "type": TYPES.get(card.kind, str(card.kind)),
        "race": None if card.race is None else str(card.race),
        "twilight": None if is_site or card.side is Side.RING else card.twilight,
        "strength": card.strength if card.is_character else None,
        "vitality": card.vitality if card.is_character else None,
        "resistance": card.resistance or None,
        "signet": None if card.signet is None else card.signet.split()[0],
        "home_sites": [card.home] if card.home else None,
        "item_class": None if card.item is None else str(card.item),
        "site_number": card.site or None,
        "shadow_number": card.shadow if is_site else None,
        "arrow": None if card.arrow is None else str(card.arrow),
        "keywords": [keyword_fact(keyword, amount) for keyword, amount in card.keywords],
        "strength_bonus": card.strength_bonus or None,
        "vitality_bonus": card.vitality_bonus or None,
        "word": card,
    }


def keyword_fact(keyword: Keyword, amount: int) -> str:
    """A keyword as it is printed, with its number if it has one."""
    return f"{keyword}+{amount}" if keyword in (Keyword.DAMAGE, Keyword.DEFENDER) else str(keyword)
