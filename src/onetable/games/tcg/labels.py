"""How scenarios call the cards on the table and the choices about them."""

from __future__ import annotations

from enum import Enum
from typing import Any

from onetable.core.word import Word
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.mechanics.windows import Answer
from onetable.games.tcg.speech.choices import NameShadowPlayer
from onetable.games.tcg.speech.deeds import Deed
from onetable.games.tcg.speech.parts import Effect, Target
from onetable.games.tcg.table import Board
from onetable.games.tcg.words.costs import SpotBurdens
from onetable.games.tcg.words.effects import Option
from onetable.games.tcg.words.nouns import Is
from onetable.games.tcg.words.targets import Who

HANDLES = {"card", "source", "subject", "patient", "bearer", "minion", "defender", "picked", "these", "tip", "companion", "nazgul", "done"}
UNSAID = {
    "seat", "player", "event", "discount", "free", "spare", "on", "times", "until", "count", "up_to", "noun", "limit", "by", "by_", "left",
}  # fmt: skip


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
    if isinstance(thing, NameShadowPlayer):
        return f"NameShadowPlayer {thing.seat}"
    if isinstance(thing, Answer) and thing.subject in (-1, thing.source):
        return f"Answer {label(board, thing.source)}"
    parts = [type(thing).__name__]
    for name in thing.__struct_fields__:
        value = getattr(thing, name)
        if name in HANDLES:
            parts += [label(board, card) for card in (value if isinstance(value, tuple) else (value,)) if isinstance(card, int)]
            if isinstance(value, Target):
                parts += [label(board, card) for card in getattr(value, "these", ())]
        elif isinstance(value, (Target, Who)):
            parts += [label(board, card) for card in getattr(value, "these", ())]
            parts += [str(value.seat)] if hasattr(value, "seat") else []
        elif isinstance(value, (int, str)) and not isinstance(value, bool) and name not in UNSAID and (value or name != "number"):
            parts.append(str(value))
    return " ".join([part for part in parts if part])


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
