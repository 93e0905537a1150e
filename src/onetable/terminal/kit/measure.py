"""Text in character cells: how wide it is, how it is cut and where its lines break."""

from __future__ import annotations

import re
from functools import lru_cache

from rich.cells import cell_len, get_character_cell_size

from onetable.language.markup import OPEN, carried, each_line, plain

NEVER_FIRST = "，。：；！？）”’》、」』・·…ー々%,.:;!?)]}"
NEVER_LAST = "（“‘《「『([{"
FIGURES = re.compile(r"\s*[(（][^()（）]*\d[^()（）]*[)）]$")  # what stands in brackets at the end, such as a cost


def width_of(text: str) -> int:
    """How many cells this text takes, without its marks; Chinese and Japanese characters take two."""
    return cell_len(plain(text))


def width_of_character(character: str) -> int:
    """The cells of one character."""
    return get_character_cell_size(character)


def clip(text: str, width: int) -> str:
    """This text in no more than so many cells, with an ellipsis where something is missing."""
    if width_of(text) <= width:
        return text
    text = plain(text)
    return beginning(text, width - 1).rstrip() + "…" if width > 0 else ""


def shorten(text: str, width: int) -> str:
    """The same where words may be missing and figures may not: those in brackets at the end are kept."""
    text = text if width_of(text) <= width else plain(text)
    tail = FIGURES.search(text)
    kept = tail[0] if tail and width_of(tail[0]) < width else ""
    return text if width_of(text) <= width else clip(text[: len(text) - len(kept)], width - width_of(kept)) + kept


def beginning(text: str, width: int) -> str:
    """As much of this text as fits."""
    used = 0
    for place, character in enumerate(text):
        used += width_of_character(character)
        if used > width:
            return text[:place]
    return text


def fill(text: str, width: int) -> str:
    """This text in exactly so many cells."""
    text = clip(text, width)
    return text + " " * (width - width_of(text))


def pieces(text: str) -> list[str]:
    """Parts that no line break may divide: words with the space after them, single wide characters with their punctuation."""
    found: list[str] = []
    for character in text:
        glued = bool(found) and (
            character in NEVER_FIRST
            or character == " "
            or found[-1][-1] in NEVER_LAST
            or (width_of_character(character) == 1 and found[-1][-1] != " " and width_of_character(found[-1][-1]) == 1)
        )
        if glued:
            found[-1] += character
        else:
            found.append(character)
    return found


def wrap(text: str, width: int) -> list[str]:
    """This text in lines of at most so many cells; what is longer than a line is broken anywhere."""
    return list(_wrapped(text, width))


@lru_cache(maxsize=4096)
def _wrapped(text: str, width: int) -> tuple[str, ...]:
    """The same text is measured and drawn again and again; a mark that goes over the end of a line goes on in the next one."""
    if OPEN in text:
        return tuple(each_line(carried(text, lambda bare: "\n".join(_wrapped(bare, width)))).split("\n"))
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for piece in pieces(paragraph):
            if width_of(line) + width_of(piece.rstrip()) <= width:
                line += piece
                continue
            if line.strip():
                lines.append(line.rstrip())
            line = piece
            while width_of(line.rstrip()) > width:
                head = beginning(line, width) or line[:1]
                lines.append(head)
                line = line[len(head) :]
        lines.append(line.rstrip())
    return tuple(lines)


def wrap_into(text: str, width: int, height: int) -> list[str]:
    """At most so many lines; the last one ends with an ellipsis where something is missing."""
    lines = wrap(text, width)
    if len(lines) <= height:
        return lines
    if height < 1:
        return []
    rest = lines[height - 1] + " " + lines[height]
    return [*lines[: height - 1], clip(rest + "…" * 2, width)]
