"""What is set off within a text, written into it where it is said: a timing word, a keyword, the name of a card, a seat.

A mark is a light tag, `⟦kind|words⟧` or `⟦kind:code|words⟧`. The code says what the words stand for; of a card's title it is the
English one, where the words are another language's. Marks do not nest. Who reads decides how they are shown: `spans` takes a text
apart, `plain` leaves the words alone. Nobody looks for names in finished sentences.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

OPEN, BAR, CLOSE = "⟦", "|", "⟧"


class Span(NamedTuple):
    """Words of a text, what kind of thing they name, and which one; both are empty for words that are not set off."""

    words: str
    kind: str = ""
    code: str = ""


def marked(kind: str, words: str, code: str = "") -> str:
    """Words that are set off as a thing of this kind."""
    return f"{OPEN}{kind}:{code}{BAR}{words}{CLOSE}" if code and code != words else f"{OPEN}{kind}{BAR}{words}{CLOSE}"


def spans(text: str) -> list[Span]:
    """A text in pieces, one after the other."""
    first, *rest = text.split(OPEN)
    found = [Span(first)] if first else []
    for each in rest:
        head, _, behind = each.partition(BAR)
        kind, _, code = head.partition(":")
        words, close, after = behind.partition(CLOSE)
        found += [Span(words, kind, code), *([Span(after)] if after else [])] if close else [Span(OPEN + each)]
    return found


def each_line(text: str) -> str:
    """A text whose marks end with each line, and go on in the next."""

    def parted(span: Span) -> str:
        code = span.code or " ".join(span.words.split())
        return "\n".join([marked(span.kind, line, code) for line in span.words.split("\n")])

    return mapped(text, parted)


def mapped(text: str, read: Callable[[Span], str]) -> str:
    """A text with the words that `read` gives for each mark."""
    return "".join([read(span) if span.kind else span.words for span in spans(text)]) if OPEN in text else text


def plain(text: str) -> str:
    """A text as somebody reads it who sees nothing set off."""
    return "".join([span.words for span in spans(text)]) if OPEN in text else text


def begun(text: str, begin: Callable[[str], str]) -> str:
    """A text that begins with a mark, its first words written as those that begin a sentence."""
    first, *rest = spans(text)
    return "".join(
        [
            marked(span.kind, span.words, span.code) if span.kind else span.words
            for span in (first._replace(words=begin(first.words)), *rest)
        ]
    )


def carried(text: str, written: Callable[[str], str]) -> str:
    """A text written as it would be without its marks, which stay around their words.

    Whatever a language does at the very end, it drops or adds spaces and changes letters one by one: the letters keep their order.
    """
    if OPEN not in text:
        return written(text)
    heads, ends, place = dict[int, str](), set[int](), 0
    for span in spans(text):
        length = len("".join(span.words.split()))
        if span.kind and length:
            head, _, _ = marked(span.kind, span.words, span.code).partition(BAR)
            heads[place] = head + BAR
            ends.add(place + length)
        place += length
    found, at = list[str](), 0
    for letter in written(plain(text)):
        if letter.isspace():
            found.append(letter)
            continue
        if at in heads:
            found.append(heads[at])
        found.append(letter)
        at += 1
        if at in ends:
            found.append(CLOSE)
    return "".join(found)
