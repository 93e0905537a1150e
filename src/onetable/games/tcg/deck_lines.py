"""Deck lists as players paste them: one card a line, with a number before or behind it."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from msgspec import Struct, field

from onetable.core.errors import BadInput
from onetable.games.tcg.card import Card
from onetable.games.tcg.card_names import find_card, named_card, shortened, squeeze
from onetable.games.tcg.deck_words import deck_words

MOST_COPIES = 99
LONGEST_LINE = 200  # that can be a card
COMMENT = ("#", "//", ";")
NARROW = str.maketrans("０１２３４５６７８９（）＊＋－ｘＸ\u3000", "0123456789()*+-xX ")
BULLET = re.compile(r"^(?:[•·*]\s*|[-–—]\s+)+")
NUMBER_BEFORE = re.compile(r"^([-−+]?[0-9]+)(?:\s*[x×*张枚]\s*|\s+)(.+)$", re.IGNORECASE)
NUMBER_BEHIND = re.compile(r"^(.+?)\s*(?:[x×*]\s*([-−+]?[0-9]+)[张枚]?|\(\s*[x×]?([-−+]?[0-9]+)[张枚]?\s*\))$", re.IGNORECASE)
COLON = re.compile("[:：]")


@cache
def _labels() -> dict[str, str]:
    """What a label says, however it is written."""
    said = {key: [*deck_words().labels[key].values(), *deck_words().also.get(key, ())] for key in ("name", "ring_bearer", "ring")}
    return {squeeze(word): key for key, words in said.items() for word in words}


@cache
def _headings() -> frozenset[str]:
    """Lines that only say what comes next, with and without what counts it."""
    words = [squeeze(heading) for heading in deck_words().headings]
    cards = [squeeze(word) for word in deck_words().cards]
    counts = [each for word in words for cards_ in cards for each in (f"{word}{cards_}", f"{cards_}{word}")]
    return frozenset([*words, *cards, *counts])


class Pasted(Struct):
    """What a pasted list says; cards stand in the order of its lines."""

    name: str = ""
    ring_bearer: str = ""
    ring: str = ""
    cards: list[tuple[Card, int]] = field(default_factory=list)


class LineMistake(Struct, frozen=True):
    """A line that cannot be read, as it was written, and why."""

    line: int
    written: str
    error: BadInput


class OddDeck(BadInput):
    """What can be no deck as a whole; `kind` tells why, for those who say it in other words."""

    def __init__(self, told: str, kind: str, **values: str | int) -> None:
        super().__init__(told)
        self.kind, self.values = kind, values


class OddCount(BadInput):
    """A number of copies that cannot be meant."""

    def __init__(self, digits: str, what: str) -> None:
        super().__init__(f"{shortened(digits)} is no possible number of “{shortened(what)}”; write 1 to {MOST_COPIES}.")
        self.digits, self.what = digits, what


def read_lines(text: str) -> Pasted:
    """Read a pasted list line by line; the first mistake is refused."""
    pasted, wrong = read_all_lines(text, most=1)
    for mistake in wrong:
        raise BadInput(f"Line {mistake.line}: {mistake.error}")
    return pasted


def read_all_lines(text: str, most: int) -> tuple[Pasted, list[LineMistake]]:
    """What a pasted list says as far as it can be read, and its mistakes; after so many nothing more is read."""
    pasted, wrong = Pasted(), list[LineMistake]()
    for number, line in enumerate(text.splitlines(), 1):
        try:
            _read_line(pasted, BULLET.sub("", line.strip()))
        except BadInput as error:
            wrong.append(LineMistake(number, line, error))
            if len(wrong) == most:
                break
    return pasted, wrong


def _read_line(pasted: Pasted, line: str) -> None:
    """One line: a comment, a heading, a label with something behind it, or a card."""
    label, *rest = COLON.split(line, maxsplit=1)
    part = _labels().get(squeeze(label), "") if rest else ""
    if part == "name":
        pasted.name = rest[0].strip()
    elif not line.startswith(COMMENT) and not line.endswith((":", "：")) and not _is_heading(line):
        count, what = counted(line)
        if part or (rest and named_card(what) is None):
            _read_labelled(pasted, part, rest[0].strip())
        else:
            pasted.cards.append((find_card(what), count))


def _read_labelled(pasted: Pasted, part: str, rest: str) -> None:
    """A card behind a label; a label that says nothing to us is passed over, and so is a sum."""
    if _is_heading(rest):
        return
    count, what = counted(rest)
    card = find_card(what)
    if part and not getattr(pasted, part) and count == 1:
        setattr(pasted, part, card.id)
    else:
        pasted.cards.append((card, count))


def _is_heading(line: str) -> bool:
    """Whether a line only says what comes next, or how many they are."""
    letters = "".join([letter for letter in squeeze(line) if not unicodedata.category(letter).startswith("N")])
    return not letters or letters in _headings()


def counted(line: str) -> tuple[int, str]:
    """How many of what: `2x Legolas`, `2 Legolas`, `Legolas x2`, `Legolas (2)`, or one `Legolas`; signs may be as wide as Chinese ones."""
    if len(line) > LONGEST_LINE:
        return 1, line
    line = line.translate(NARROW)
    if before := NUMBER_BEFORE.match(line):
        return checked_count(before[1], before[2]), before[2]
    if behind := NUMBER_BEHIND.match(line):
        return checked_count(behind[2] or behind[3], behind[1]), behind[1]
    return 1, line


def checked_count(digits: str, what: str) -> int:
    """A number of copies that can be meant."""
    count = int(digits.replace("−", "-")) if len(digits) <= 4 else 0
    if not 1 <= count <= MOST_COPIES:
        raise OddCount(digits, what)
    return count
