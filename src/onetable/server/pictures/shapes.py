"""A view as it is sent, by the names of web/src/wire/protocol.ts. What several seats share goes in as JSON that was written once."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Raw, Struct, UnsetType
from msgspec.json import Encoder

encode = Encoder().encode
NOTHING = Raw(b"null")
NO_ITEMS = Raw(b"[]")


def raw(thing: object) -> Raw:
    """A thing written once, to be sent many times."""
    return Raw(encode(thing))


class View(Struct, frozen=True, gc=False):
    """All that one seat is shown."""

    game: str
    seat: int
    asked: int
    language: str
    question: str
    choices: Raw = NO_ITEMS
    refused: Raw = NO_ITEMS
    over: Over | None = None
    phrases: Raw = NO_ITEMS
    pages: tuple[Page, ...] = ()
    board: Raw = NOTHING


class Choice(Struct, frozen=True, gc=False, rename={"kind": "is"}):
    """One of the choices: its words, what it does, and the card, the chairs and the characters it is about."""

    text: str
    kind: str
    card: str | None = None
    chair: int | None = None
    to: int | None = None
    key: str | None = None
    reading: tuple[str, ...] = ()
    word: Raw = NOTHING
    place: str | int | UnsetType = UNSET
    amount: int | UnsetType = UNSET
    target: str | int | UnsetType = UNSET


class Refusal(Struct, frozen=True, gc=False, rename={"kind": "is"}):
    """What one might try, and why it cannot be done."""

    text: str
    kind: str
    why: str
    card: str | None = None
    chair: int | None = None
    key: str | None = None
    word: Raw = NOTHING
    place: str | int | UnsetType = UNSET
    amount: int | UnsetType = UNSET
    target: str | int | UnsetType = UNSET


class Following(Struct, frozen=True):
    """A game that could be played next."""

    key: str
    title: str
    setup: dict[str, Any]


class Over(Struct, frozen=True):
    """How it ended."""

    outcome: str
    title: str
    lines: tuple[str, ...]
    scores: tuple[float, ...]
    next: tuple[Following, ...]


class Person(Struct, frozen=True, gc=False):
    """Somebody a phrase may be about."""

    number: int
    name: str


class Phrase(Struct, frozen=True, gc=False):
    """A phrase that may be said now, and whom it may be about."""

    key: str
    about: tuple[Person, ...] | None


class Page(Struct, frozen=True, gc=False):
    """A part of the table in sentences."""

    title: str
    lines: tuple[str, ...]


# ---- the trick-taking game


class Reading(Struct, frozen=True, gc=False):
    """A card to be read."""

    key: str
    name: str
    text: str


class Panes(Struct, frozen=True, gc=False):
    """How far a goal is."""

    have: int
    least: int
    most: int


class Standing(Struct, frozen=True, gc=False):
    """What changes at a chair only between tricks."""

    chair: int
    seat: int
    pyramid: bool
    key: str
    name: str
    goal: str
    text: str
    burdened: bool
    panes: Panes | None
    verdict: str
    verdict_text: str
    tricks: int
    threat: str
    declared: str
    rider: Reading | None
    gift: Reading | None
    aside: str
    ring: bool
    won: tuple[str, ...]


class Gift(Struct, frozen=True, gc=False):
    """A card that is laid ready for somebody."""

    to: int
    card: str


class Moving(Struct, frozen=True, gc=False):
    """What changes at a chair with every card, or with who looks at it."""

    mine: bool
    cards: int
    hand: tuple[str, ...] | None
    acts: bool
    tucked: str = ""
    giving: tuple[Gift, ...] = ()


class Played(Struct, frozen=True, gc=False):
    """A card in the trick."""

    chair: int
    card: str
    mark: str


class Laid(Struct, frozen=True, gc=False):
    """A card that lies ready for the first trick."""

    chair: int
    card: str


class Trick(Struct, frozen=True, gc=False):
    """What lies in the middle."""

    number: int
    of: int
    cards: tuple[Played, ...]
    over: bool
    next: int
    order: tuple[int, ...]
    laid: Laid | None
    suit: str


class PastTrick(Struct, frozen=True, gc=False):
    """A trick that is over, as everybody saw it."""

    cards: tuple[tuple[int, str], ...]
    winner: int


class EventDeck(Struct, frozen=True, gc=False):
    """The cards of the Old Forest or the Balrog that are turned up for this trick."""

    kind: str
    shown: tuple[int, ...]
    total: int
    left: int


class Barrow(Struct, frozen=True, gc=False):
    """The cards in the barrow, those that lie open by name."""

    count: int
    cards: tuple[str, ...]


class Pyramid(Struct, frozen=True, gc=False):
    """The third hand of a game for two."""

    rows: tuple[int, ...]
    places: tuple[str | None, ...]
    covered: tuple[bool, ...]
    beside: tuple[str, ...]


class Interlude(Struct, frozen=True, gc=False):
    """What the round before this one came to."""

    title: str
    text: str


class Round(Struct, frozen=True, gc=False):
    """What stays the same for a whole round."""

    chapter: int | str
    key: str
    title: str
    round: int
    players: int
    event: Reading | None
    trump: str
    interlude: Interlude | None


class Middle(Struct, frozen=True, gc=False):
    """What lies between the chairs."""

    trick: Trick | None
    tricks: Raw
    lost: tuple[str, ...]
    rings_open: bool
    deck: EventDeck | None
    stock: int
    barrow: Barrow
    left: int
    pyramid: Pyramid | None
    tray: tuple[str, ...]
