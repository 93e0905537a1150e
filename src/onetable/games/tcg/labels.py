"""How scenarios call the cards on the table and the choices about them."""

from __future__ import annotations

from enum import Enum
from typing import Any

from onetable.core.word import Word
from onetable.games.tcg.handle import NOTHING, Handle
from onetable.games.tcg.mechanics.windows import Answer
from onetable.games.tcg.speech.deeds import Deed
from onetable.games.tcg.speech.marks import Mark, handle_fields, marked
from onetable.games.tcg.speech.parts import Effect, Target
from onetable.games.tcg.speech.pronouns import The
from onetable.games.tcg.table import Board
from onetable.games.tcg.words.costs import SpotBurdens
from onetable.games.tcg.words.effects import Option
from onetable.games.tcg.words.nouns import Is
from onetable.games.tcg.words.targets import Chosen, Who


def labels(board: Board) -> dict[Handle, str]:
    """The titles of all cards in play; of several with the same title the second is called “#2”."""
    found: dict[Handle, str] = {}
    counts: dict[str, int] = {}
    for card in sorted(board.pieces):
        title = board.cards[card].title
        counts[title] = counts.get(title, 0) + 1
        found[card] = title if counts[title] == 1 else f"{title}#{counts[title]}"
    return found


def label(board: Board, card: Handle) -> str:
    """What a card is called, in play or not."""
    if card < 0:
        return ""
    return labels(board).get(card) or board.cards[card].title


def short(board: Board, thing: Any) -> str:
    """A choice in the short form of scenarios: what is done, then the cards it is done with."""
    if isinstance(thing, Enum):
        return str(thing.value)
    if not isinstance(thing, Word):
        return str(thing)
    if isinstance(thing, Option):
        return f"Option {deed(thing.does)}"
    if isinstance(thing, Answer) and thing.subject in (NOTHING, thing.source):
        return f"Answer {label(board, thing.source)}"
    parts = [type(thing).__name__]
    for name in thing.__struct_fields__:
        parts += said(board, thing, name)
    return " ".join([part for part in parts if part])


def said(board: Board, word: Word, name: str) -> list[str]:
    """What is said of a field: the titles of its cards, a player, or what tells two choices apart."""
    kind, value = type(word), getattr(word, name)
    if isinstance(value, Target):
        return [label(board, card) for card in value.these] if isinstance(value, The) else []
    if isinstance(value, Who):
        return [str(value.seat)] if isinstance(value, Chosen) else []
    if name in handle_fields(kind):
        return [label(board, card) for card in (value if isinstance(value, tuple) else (value,))]
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
