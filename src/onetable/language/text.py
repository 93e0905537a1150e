"""A text before it is written: words, gaps that a word fills, things that a reader may show, beginnings of sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from functools import cache
from string import Formatter
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias


class Gap(NamedTuple):
    """A field of a word, said in a form; the word itself where no field is named."""

    field: str
    form: str


class Several(str):
    """Somebody who is several: a verb about them stands in the plural."""

    __slots__ = ()


class Apart(str):
    """A sentence of its own, or what opens with a condition, a count or a subject: nothing can join it to what stands before."""

    __slots__ = ()

    def __add__(self, more: str) -> Apart:
        return Apart(str.__add__(self, more))


class Form(property):
    """One of the forms in which a category is said: a line of its paradigm."""

    if TYPE_CHECKING:

        def __get__(self, category: object, kind: type | None = None, /) -> str: ...  # type: ignore[override]


class Mark(NamedTuple):
    """What stands for a thing: a reader may show the thing in its place."""

    thing: object
    text: Text


class Sign(Enum):
    """What is no letter."""

    BEGIN = "begin"  # of a sentence


BEGIN = Sign.BEGIN
Piece: TypeAlias = str | Gap | Mark | Sign
Text: TypeAlias = tuple[Piece, ...]
ENDS = (". ", "! ", "? ", "。", "！", "？")  # of a sentence, within what an author has written


@cache
def text(template: str) -> Text:
    """What an author has written, “play {card:the}”; where one sentence ends in it, another begins."""
    found: list[Piece] = []
    for words, field, form, _ in Formatter().parse(template):
        if words:
            found.append(words)
        if field is not None:
            found += [BEGIN] * words.endswith(ENDS)
            found.append(Gap(field, form or ""))
    return tuple(found)


@cache
def gaps(template: str) -> tuple[str | Gap, ...]:
    """The words of a phrase and its gaps, where sentences are not begun until all is said."""
    return tuple([piece for piece in text(template) if not isinstance(piece, (Mark, Sign))])


class Filler:
    """Whoever fills in templates; each game says what stands in a gap."""

    def gap(self, gap: Gap, word: Any) -> str:
        """What a gap of the template for a word asks for."""
        raise NotImplementedError

    def pieces(self, template: str, word: object) -> list[str]:
        """A template with its gaps filled in, piece by piece."""
        return [piece if isinstance(piece, str) else self.gap(piece, word) for piece in gaps(template)]

    def fill(self, template: str, word: object) -> str:
        """The same in one piece."""
        if "{" not in template:
            return template
        return "".join([piece if isinstance(piece, str) else self.gap(piece, word) for piece in gaps(template)])


def as_text(said: str | Text) -> Text:
    """A template is read; a text is one already."""
    return text(said) if isinstance(said, str) else said


def joined(parts: Iterable[str | Text], between: str = " ") -> Text:
    """One after the other, without what is empty."""
    found: list[Piece] = []
    for part in parts:
        if part:
            found += [between] * bool(found and between)
            found += as_text(part)
    return tuple(found)


def listed(parts: Iterable[str], between: str, last: str) -> str:
    """A, B and C: what stands between two, and before the last; nothing of nothing."""
    found = list(parts)
    return f"{between.join(found[:-1])}{last}{found[-1]}" if len(found) > 1 else "".join(found)


def enumerated(parts: Sequence[Text], between: str, last: str) -> Text:
    """The same of texts."""
    return (*joined(parts[:-1], between), last, *parts[-1]) if len(parts) > 1 else joined(parts)


def shown(said: Text, show: Callable[[object, str], str], begin: Callable[[str], str] = str, is_first: bool = True) -> str:
    """The letters of a text, at last: `show` writes the words that stand for a thing, `begin` those that begin a sentence."""
    found, begins = [], is_first
    for piece in said:
        if piece is BEGIN:
            begins = True
            continue
        if isinstance(piece, Mark):
            words = show(piece.thing, shown(piece.text, show, begin, begins))
        else:
            assert isinstance(piece, str), f"{piece} was never filled in"
            words = begin(piece) if begins else piece
        begins = begins and not words
        found.append(words)
    return "".join(found)
