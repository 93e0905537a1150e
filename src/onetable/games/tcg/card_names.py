"""Finding a card by what a person writes: its id, its title, or its title and subtitle."""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache

from onetable.core.errors import BadInput
from onetable.core.fold import fold
from onetable.games.tcg.card import Card
from onetable.games.tcg.cards.catalogue import CARDS

LONGEST = 80  # letters of an unknown name that are looked at and repeated
GUESSES = 3  # names that may have been meant
PARTS = re.compile(r"[0-9]+|[^\W\d_]+")  # of an id: its figures and its letters


class NoSuchCard(BadInput):
    """What somebody wrote is the name of no card, or of several; `meant` names those that it may be."""

    def __init__(self, told: str, kind: str, written: str, meant: tuple[str, ...] = ()) -> None:
        super().__init__(told)
        self.kind, self.written, self.meant = kind, written, meant


def squeeze(text: str) -> str:
    """What is left of a name when case, accents, apostrophes, hyphens and spaces do not matter."""
    return fold(text).replace(" ", "")


@cache
def _by_name() -> dict[str, tuple[Card, ...]]:
    """All cards by their title, and by their title and subtitle."""
    found: dict[str, tuple[Card, ...]] = {}
    for card in CARDS.values():
        for name in {squeeze(card.title), squeeze(card.name)}:
            found[name] = (*found.get(name, ()), card)
    return found


@cache
def _by_folded_id() -> dict[str, Card]:
    """All cards by their id, however it is spaced."""
    return {squeeze(card.id): card for card in CARDS.values()}


@cache
def _ids() -> re.Pattern[str]:
    """Finds an id in a text: 1R34, and as it is printed: 1 R 34."""
    ways = [re.escape(way) for card in CARDS for way in (card, " ".join(PARTS.findall(card)))]
    return re.compile(rf"(?<!\w)(?:{'|'.join(ways)})(?!\w)", re.IGNORECASE)


def find_card(text: str) -> Card:
    """The card that is meant, or one clear sentence."""
    card = CARDS.get(text) or named_card(text) or _by_id(text)
    if card is None:
        meant = _guesses(text)
        guess = f"; did you mean “{meant[0]}”?" if meant else "."
        raise NoSuchCard(f"There is no card “{shortened(text)}”{guess}", "unknown", shortened(text), meant)
    return card


def named_card(text: str) -> Card | None:
    """The card of this name, None if there is none; a title that several cards share is refused."""
    found = _by_name().get(squeeze(text), ())
    if len(found) > 1:
        names = tuple([card.name for card in found])
        told = f"“{shortened(text)}” may be {' or '.join(names)}: write the subtitle as well."
        raise NoSuchCard(told, "several", shortened(text), names)
    return found[0] if found else None


def _by_id(text: str) -> Card | None:
    """The card whose id stands here, alone or beside its name."""
    found = _ids().search(text)
    if found is None:
        return None
    card = _by_folded_id()[squeeze(found[0])]
    beside = squeeze(text[: found.start()] + text[found.end() :])
    if beside and beside not in (squeeze(card.title), squeeze(card.name)):
        raise NoSuchCard(f"“{shortened(text)}” names two things: {card.id} is {card.name}.", "two", shortened(text), (card.name,))
    return card


def _guesses(text: str) -> tuple[str, ...]:
    """What may have been meant, the nearest first."""
    nearest = [_by_name()[name] for name in get_close_matches(squeeze(text[:LONGEST]), _by_name(), n=GUESSES)]
    return tuple(dict.fromkeys([cards[0].name if len(cards) == 1 else cards[0].title for cards in nearest]))


def shortened(text: str) -> str:
    """A name as it can be repeated in a sentence."""
    whole = " ".join("".join([letter if letter.isprintable() else " " for letter in text]).split())
    return whole if len(whole) <= LONGEST else f"{whole[:LONGEST]}…"
