"""Deck lists as players paste them: one card a line, with a number before or behind it."""

from __future__ import annotations

import re
import unicodedata

from msgspec import Struct, field

from onetable.core.errors import BadInput
from onetable.games.tcg.card import Card
from onetable.games.tcg.card_names import find_card, named_card, shortened, squeeze

MOST_COPIES = 99
LONGEST_LINE = 200  # that can be a card
COMMENT = ("#", "//", ";")
BULLET = re.compile(r"^(?:[•·*]\s*|[-–—]\s+)+")
NUMBER_BEFORE = re.compile(r"^([-−+]?[0-9]+)(?:\s*[x×*]\s*|\s+)(.+)$", re.IGNORECASE)
NUMBER_BEHIND = re.compile(r"^(.+?)\s*(?:[x×*]\s*([-−+]?[0-9]+)|\(\s*x?([-−+]?[0-9]+)\s*\))$", re.IGNORECASE)
LABELS = {
    "ringbearer": "ring_bearer",
    "ring": "ring",
    "onering": "ring",
    "theonering": "ring",
    "name": "name",
    "deck": "name",
    "deckname": "name",
}
HEADINGS = {
    "ringbearer", "ring", "startingfellowship", "site", "sites", "adventuredeck", "adventurepath", "deck", "decklist", "drawdeck",
    "freepeople", "freepeoples", "freepeoplesdeck", "shadow", "shadowdeck", "character", "characters", "companion", "companions",
    "ally", "allies", "minion", "minions", "possession", "possessions", "artifact", "artifacts", "condition", "conditions",
    "event", "events", "dwarven", "elven", "gondor", "shire", "isengard", "moria", "ringwraith", "sauron",
}  # fmt: skip


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
    label, colon, rest = line.partition(":")
    part = LABELS.get(squeeze(label), "") if colon else ""
    if part == "name":
        pasted.name = rest
    elif not line.startswith(COMMENT) and not line.endswith(":") and not _is_heading(line):
        count, what = counted(line)
        if part or (colon and named_card(what) is None):
            _read_labelled(pasted, part, rest.strip())
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
    return not letters or letters == "cards" or letters.removesuffix("cards") in HEADINGS


def counted(line: str) -> tuple[int, str]:
    """How many of what: `2x Legolas`, `2 Legolas`, `Legolas x2`, `Legolas (2)`, or one `Legolas`."""
    if len(line) > LONGEST_LINE:
        return 1, line
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
