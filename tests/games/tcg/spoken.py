"""All that is said in this game: the words on the cards, choices of every kind, and what is said in random games."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from random import Random
from typing import Any

from msgspec.structs import replace

import onetable.games.tcg
from onetable.core import match
from onetable.core.phrasebook import MissingPhrase
from onetable.core.position import Position
from onetable.core.word import Word, kinds_of, words_in
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.cards.dwarven import DigForMithril, DiscardOneOfThree, PutBackOnTop
from onetable.games.tcg.cards.elven_words import DiscardIsengardMinion, DiscardOneOfTwo
from onetable.games.tcg.cards.gandalf import TakeSome
from onetable.games.tcg.cards.isengard import DiscardOneRevealed
from onetable.games.tcg.cards.ringwraith import SummonToTheRing, SwapASite, TransferABladeTip
from onetable.games.tcg.decklist import DECKS
from onetable.games.tcg.game import TradingCardGame
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.mechanics.prices import TooDear
from onetable.games.tcg.mechanics.reconcile import PutAway
from onetable.games.tcg.mechanics.windows import Answer
from onetable.games.tcg.phases.actions import DiscardToHeal, Transfer, Use
from onetable.games.tcg.phases.skirmish import LoserWounds, Overwhelm
from onetable.games.tcg.speech import choices, deck_reasons, names, news, reasons
from onetable.games.tcg.speech.deck_reasons import DeckReason
from onetable.games.tcg.speech.pronouns import The
from onetable.games.tcg.table import Board
from onetable.games.tcg.text.books import BOOKS
from onetable.games.tcg.text.cards import UnseenCard, lines
from onetable.games.tcg.words.effects import Option
from onetable.games.tcg.words.fights import AssignPair, BarAssignment
from onetable.games.tcg.words.hands import FromDiscardPile, FromHand, PlayerVerb
from onetable.games.tcg.words.playing import Land, PlayCard
from onetable.games.tcg.words.targets import Chosen, You
from onetable.games.tcg.words.verb import Announcement, Verb
from tests.bots.advice_words import words_of_advice

BOOK = TradingCardGame()

# ---- which words there are


def classes_of(*modules: Any) -> set[type[Word]]:
    """The words that these modules define."""
    homes = {module.__name__ for module in modules}
    return {kind for kind in kinds_of(Word) if kind.__module__ in homes and issubclass(kind, Word)}


def printed_words() -> Iterator[Word]:
    """Every word on a card."""
    for card in CARDS.values():
        for line in lines(card):
            yield from words_in(line)


def spoken_kinds() -> set[type[Word]]:
    """Every class of words that stands on a card or that somebody is asked, refused or told with."""
    for module in walk_packages(onetable.games.tcg.__path__, "onetable.games.tcg."):
        if ".text." not in module.name:
            import_module(module.name)
    told = classes_of(news, choices, reasons, deck_reasons, names, match) - {DeckReason}
    asked: set[type[Word]] = {
        Use,
        Answer,
        PlayCard,
        Land,
        DiscardToHeal,
        Transfer,
        PutAway,
        LoserWounds,
        Overwhelm,
        TooDear,
        UnseenCard,
        The,
    }
    picked: set[type[Word]] = {DiscardOneOfThree, PutBackOnTop, DiscardOneOfTwo, TakeSome, DiscardOneRevealed}
    return PRINTED | told | asked | picked


PRINTED = {type(word) for word in printed_words()}
KINDS = sorted(spoken_kinds(), key=lambda kind: kind.__name__)
NAMES = {kind.__name__ for kind in kinds_of(Word)}


# ---- choices of every kind


def choices_with(card: Handle) -> Iterator[Word]:
    """What the words on the cards offer as choices, each about this card of the table or about a player."""
    for word in dict.fromkeys(printed_words()):
        if isinstance(word, Verb) and not isinstance(word, Announcement):
            yield replace(word, target=The((card,)))
        elif isinstance(word, FromDiscardPile):
            yield replace(word, picked=(card,))
        elif isinstance(word, (FromHand, BarAssignment, DiscardIsengardMinion)):
            yield replace(word, picked=card)
        elif isinstance(word, Option):
            yield word
        if isinstance(word, (PlayerVerb, FromHand)) and not isinstance(word.who, You):
            yield replace(word, who=Chosen(1))
    yield from (DiscardOneOfThree(0, (card,), card), PutBackOnTop(0, (), (card,)), DiscardOneOfTwo(0, (card,), card))
    yield from (TakeSome(4, 2, (card,)), DiscardOneRevealed(0, (card,), card), SummonToTheRing(card), TransferABladeTip(card, card))
    yield from (SwapASite(4), DigForMithril(1), AssignPair(The((card,)), The((card,))), LoserWounds((card, card), (), 2))


# ---- what is said in games


Said = tuple[Board, object]
WHOLE = [name for name in DECKS if "retail" not in name]
GAMES: list[tuple[dict[str, Any], int, int]] = [
    *[({"decks": [name, WHOLE[number - 1]]}, 2, number) for number, name in enumerate(WHOLE)],
    ({"first_game": True}, 2, 1),
    ({"decks": WHOLE[:3]}, 3, 1),
    ({"decks": WHOLE[3:6], "options": {"second_hand": True}}, 3, 2),
]


@cache
def games() -> list[tuple[Board, list[object]]]:
    """Tables of random games, each with the choices, reasons and news of that moment."""
    found = []
    for setup, players, seed in GAMES:
        dice = Random(seed)
        game = BOOK.begin(setup, players, seed)
        for number in range(1500):
            if game.decision is None:
                break
            words: list[object] = list(game.decision.choices)
            if number % 10 == 0:
                words += [word for pair in BOOK.why_not(game).items() for word in pair]
            words += [event.word for event in game.table.news or ()]
            found.append((game.table.copy(), words))
            game.table.news = []
            game.answer(dice.randrange(len(game.decision.choices)))
    return found


def spoken() -> Iterator[tuple[Position | None, Word]]:
    """What may be said, each with the table that it is about: the words on cards by themselves, choices that name a card, and advice."""
    table = games()[0][0]
    for word in dict.fromkeys(printed_words()):
        if stands_alone(word):
            yield None, word
    for word in choices_with(table.ring_bearer[0]):
        yield table, word
    for word in words_of_advice("tcg"):
        yield None, word


def stands_alone(word: Word) -> bool:
    """Whether somebody may read this word without a sentence around it."""
    try:
        BOOKS["en"].read(word)
    except MissingPhrase:
        return False
    return True
