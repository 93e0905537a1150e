"""What a set of cards still lacks, one sentence for each thing: phrases, positions, decks that may be played."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from onetable.core.errors import BadInput
from onetable.core.game import Game
from onetable.core.phrasebook import LANGUAGES, MissingPhrase
from onetable.core.scenario.choosing import Unmet
from onetable.core.scenario.files import read_scenario
from onetable.core.scenario.running import run_scenario
from onetable.core.word import Word, words_in
from onetable.games.tcg.card import Card
from onetable.games.tcg.card_set import CardSet
from onetable.games.tcg.decklist import check_deck, deck, decks_of
from onetable.games.tcg.game import TradingCardGame
from onetable.games.tcg.table import Board
from onetable.games.tcg.text.books import BOOKS
from onetable.games.tcg.text.cards import lines

Position = Mapping[str, Any]


def lacking(found: CardSet, folder: Path) -> list[str]:
    """All that this set lacks; its positions are the files of this folder."""
    try:
        unsaid = {language: unsaid_words(found, language) for language in LANGUAGES}
    except ImportError as error:
        return [f"The phrases of the set “{found.id}” cannot be loaded: {error}."]
    positions = [position for path in sorted(folder.rglob("*.yaml")) for position in read_scenario(path)]
    sayable = [language for language in LANGUAGES if not unsaid[language]]
    return [
        *[sentence for sentences in unsaid.values() for sentence in sentences],
        *unread_cards(found, sayable),
        *unshown_cards(found.cards, positions, str(folder)),
        *[sentence for position in positions for sentence in failures(position, sayable)],
        *illegal_decks(found),
    ]


def unsaid_words(found: CardSet, language: str) -> list[str]:
    """The words on its cards that have no phrase in this language: which, on which card, and where to write one."""
    phrases = BOOKS[language].phrases
    first: dict[type[Word], Card] = {}
    for card in found.cards:
        for word in words_in(lines(card)):
            first.setdefault(type(word), card)
    return [
        f"{kind.__name__} (on {card.id} {card.name}) has no phrase in {language}: write one in {found.home}.text.{language}."
        for kind, card in first.items()
        if kind not in phrases
    ]


def unread_cards(found: CardSet, languages: Sequence[str]) -> list[str]:
    """Cards that cannot be read aloud although each of their words has a phrase: a form is missing."""
    unread = []
    for language in languages:
        for card in found.cards:
            try:
                BOOKS[language].read(card)
            except MissingPhrase as error:
                unread.append(f"{card.id} {card.name} cannot be read: {error}.")
    return unread


def unshown_cards(cards: Iterable[Card], positions: Iterable[Position], folder: str) -> list[str]:
    """Cards without a position in which they do something or, where they have any text, without one in which they must not."""
    shown = {(str(position.get("about")), position.get("bites", True)) for position in positions}
    sentences = []
    for card in cards:
        parts = ["in which it does something"] if (card.id, True) not in shown else []
        if (card.text or card.to_play or card.bearer) and (card.id, False) not in shown:
            parts.append("in which it must not (`bites: false`)")
        if parts:
            sentences.append(f"{card.id} {card.name} lacks a position {' and one '.join(parts)}: write it in {folder}.")
    return sentences


def failures(position: Position, languages: Sequence[str]) -> list[str]:
    """Why a position does not hold, and what cannot be read aloud while it is played."""
    unread: dict[str, None] = {}

    def listen(game: Game[Board]) -> None:
        choices = game.decision.choices if game.decision is not None else ()
        said = [*choices, *[event.word for event in game.table.news or ()]]
        for language in languages:
            book = BOOKS[language].at(game.table)
            for word in said:
                try:
                    book.read(word)
                except MissingPhrase as error:
                    unread[f"“{position.get('name')}” cannot be told: {error}."] = None

    try:
        run_scenario(TradingCardGame(), position, listen)
    except (Unmet, BadInput) as error:
        return [f"“{position.get('name')}” does not hold: {error}", *unread]
    return list(unread)


def illegal_decks(found: CardSet) -> list[str]:
    """Why a deck of this set may not be played."""
    sentences = []
    for name in decks_of(found):
        try:
            check_deck(deck(name))
        except BadInput as error:
            sentences.append(str(error))
    return sentences
