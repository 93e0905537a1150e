"""How scenarios call the cards on the table and the choices about them."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any

from onetable.core.scenario.kinds import HIDDEN
from onetable.core.short import short as plainly
from onetable.core.word import Word
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.handle import NOTHING, Handle
from onetable.games.tcg.mechanics.windows import Answer
from onetable.games.tcg.speech import news
from onetable.games.tcg.speech.deeds import Deed
from onetable.games.tcg.speech.marks import Mark, handle_fields, marked
from onetable.games.tcg.speech.names import Named, Player
from onetable.games.tcg.speech.parts import Effect, Target
from onetable.games.tcg.speech.pronouns import The
from onetable.games.tcg.table import Board
from onetable.games.tcg.words.costs import SpotBurdens
from onetable.games.tcg.words.effects import Option
from onetable.games.tcg.words.nouns import Is
from onetable.games.tcg.words.targets import Chosen, Who


def labels(board: Board) -> dict[Handle, str]:
    """What the cards in play are called."""
    return {card: label(board, card) for card in sorted(board.pieces)}


def label(board: Board, card: Handle) -> str:
    """What a card is called: in play by the name it keeps, elsewhere by its title, or by the name that the author gave it."""
    if card not in board.cards:
        return HIDDEN if card >= 0 else ""
    title, names = board.cards[card].title, board.box.names
    if names is None:  # a game that nobody has laid out: all cards of a title have their numbers
        before = [other for other, face in board.cards.items() if other < card and face.title == title]
        return numbered(title, len(before) + 1) if card in board.pieces else title
    if card in board.pieces and card not in names:
        name_all(board, names)
    known = names.get(card, title)
    return title if card not in board.pieces and known.startswith(f"{title}#") else known


def name_all(board: Board, names: dict[Handle, str]) -> None:
    """Every card that is new in play gets its name: the title, and the next number where others have been called so."""
    for card in sorted(board.pieces.keys() - names.keys()):
        title, number = board.cards[card].title, 1
        while numbered(title, number) in names.values():
            number += 1
        names[card] = numbered(title, number)


def numbered(title: str, number: int) -> str:
    """The second card of a title is called “#2”."""
    return title if number == 1 else f"{title}#{number}"


def label_then(board: Board, card: Handle) -> str:
    """What the first edition called a card: of several with the same title in play the second was “#2”, until the first left."""
    if card < 0:
        return ""
    title = board.cards[card].title
    before = [other for other in board.pieces if other < card and board.cards[other].title == title]
    return numbered(title, len(before) + 1) if card in board.pieces else title


def short(board: Board, thing: Any, called: Callable[[Board, Handle], str] = label) -> str:
    """A choice in the short form of scenarios: what is done, then the cards it is done with."""
    if board.box.names is not None:
        name_all(board, board.box.names)
    if isinstance(thing, Enum):
        return str(thing.value)
    if not isinstance(thing, Word):
        return str(thing)
    if isinstance(thing, Option):
        return f"Option {deed(thing.does)}"
    if isinstance(thing, Answer) and thing.subject in (NOTHING, thing.source):
        return f"Answer {called(board, thing.source)}"
    is_news = type(thing).__module__ == news.__name__
    parts = [type(thing).__name__]
    for name in thing.__struct_fields__:
        parts += told(getattr(thing, name)) if is_news else said(board, thing, name, called)
    return " ".join([part for part in parts if part])


def short_apart(board: Board, thing: Any) -> str:
    """The same with what tells it from others that read the same: all that is said of an option, or which cards are meant and where."""
    return f"Option {plainly(thing.does)}" if isinstance(thing, Option) else short(board, thing, label_apart)


def label_apart(board: Board, card: Handle) -> str:
    """What a card is called in play, where names differ; elsewhere its title, its id and its place."""
    known = label(board, card)
    return known if card in board.pieces or card not in board.faces else f"{known} {board.faces[card]} {place_of(board, card)}".strip()


def place_of(board: Board, card: Handle) -> str:
    """Where a card lies that is not in play: which of its pile, and whose; a draw deck is counted from its top."""
    piles = {"hand": board.hands, "discard": board.discards, "dead": board.deads, "deck": board.decks, "sites": board.adventure}
    for name, zone in piles.items():
        for seat, pile in enumerate(zone):
            if card in pile:
                place = pile.index(card) + 1 if name != "deck" else len(pile) - pile.index(card)
                return f"{name} {place} seat {seat}"
    host = next((host for host, stack in board.stacks.items() if card in stack), None)
    return f"on {label(board, host)} {board.stacks[host].index(card) + 1}" if host is not None else ""


def told(value: Any) -> list[str]:
    """A part of what the journal tells: cards by their titles, players by their seats."""
    if isinstance(value, tuple):
        return [part for each in value for part in told(each)]
    if isinstance(value, Named):
        return [CARDS[value.id].title]
    if isinstance(value, Player):
        return [str(value.seat)]
    return [str(value).removesuffix(" phase")]


def said(board: Board, word: Word, name: str, called: Callable[[Board, Handle], str]) -> list[str]:
    """What is said of a field: the titles of its cards, a player, or what tells two choices apart."""
    kind, value = type(word), getattr(word, name)
    if isinstance(value, Target):
        return [called(board, card) for card in value.these] if isinstance(value, The) else []
    if isinstance(value, Who):
        return [str(value.seat)] if isinstance(value, Chosen) else []
    if name in handle_fields(kind):
        return [called(board, card) for card in (value if isinstance(value, tuple) else (value,))]
    if name in marked(kind, Mark.SAID):
        return [str(value)] if isinstance(value, (int, str)) else []
    is_told = name in marked(kind, Mark.PARAGRAPH) or name in marked(kind, Mark.PICKED)
    return [str(value)] if is_told and value else []


def deed(does: Deed) -> str:
    """A deed by the names of its words, and of the characters they call by their titles."""
    parts = [part for part in (*does.costs, *does.effects) if isinstance(part, (Effect, Word))]
    return " ".join([word for part in parts for word in (type(part).__name__, *titles_in(part))])


def titles_in(part: Any) -> list[str]:
    """The titles by which a verb calls its target, or the burdens it needs; they tell two options with the same verbs apart."""
    if isinstance(part, SpotBurdens):
        return [str(part.count)]
    noun = getattr(getattr(part, "target", None), "noun", None)
    return [trait for trait in noun.traits if not isinstance(trait, Enum)] if isinstance(noun, Is) else []
