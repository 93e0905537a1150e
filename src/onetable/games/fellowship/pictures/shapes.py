"""What lies on the table of the trick-taking game, as it is sent: written in parts, which make one board."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from onetable.server.pictures.shapes import Text, named, together

CardCode = Annotated[
    str,
    named(
        "CardCode",
        "A playing card: H3 M8 F1 S6 R1 V2 (hills, mountains, forests, shadows, rings, rivers); ?H where only the suit is known;"
        " down where it lies face down.",
    ),
]
VerdictCode = Literal["sure", "ahead", "behind", "lost", "open", ""]
Mark = Literal["led", "winning", "won", ""]


class Reading(Struct, frozen=True, gc=False):
    """A card to be read."""

    key: str
    name: str
    text: Text


class Panes(Struct, frozen=True, gc=False):
    """How far a goal is."""

    have: int
    least: int
    most: int


class Character(Struct, frozen=True, gc=False):
    """What stays at a chair for a whole round."""

    chair: int
    seat: int
    pyramid: bool
    key: Annotated[str, Meta(description="The character, “” while none is chosen.")]
    name: str
    goal: Text
    text: Text
    burdened: bool


class Standing(Struct, frozen=True, gc=False):
    """What changes at a chair only between tricks."""

    panes: Panes | None
    verdict: VerdictCode
    verdict_text: str
    tricks: int
    threat: str
    declared: str
    rider: Reading | None
    gift: Reading | None
    aside: Annotated[CardCode, Meta(description="“” for none.")]
    ring: bool
    won: tuple[CardCode, ...]


class Gift(Struct, frozen=True, gc=False):
    """A card that is laid ready for somebody."""

    to: int
    card: CardCode


class Moving(Struct, frozen=True, gc=False):
    """What changes at a chair with every card, or with who looks at it."""

    mine: bool
    cards: int
    hand: Annotated[tuple[CardCode, ...] | None, Meta(description="What this person sees here, in the order in which it lies.")]
    acts: bool
    tucked: Annotated[CardCode, Meta(description="“” for none.")] = ""
    giving: Annotated[tuple[Gift, ...], Meta(description="Given, but not yet handed over.")] = ()


class Played(Struct, frozen=True, gc=False):
    """A card in the trick."""

    chair: int
    card: CardCode
    mark: Mark


class Laid(Struct, frozen=True, gc=False):
    """A card that lies ready for the first trick."""

    chair: int
    card: CardCode


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
    """A trick that is over, as everybody saw it: its cards in the order of play, and who took it."""

    cards: tuple[tuple[int, CardCode], ...]
    winner: int


class EventDeck(Struct, frozen=True, gc=False):
    """The cards of the Old Forest or the Balrog that are turned up for this trick."""

    kind: Literal["forest", "balrog"]
    shown: tuple[int, ...]
    total: int
    left: int


class Barrow(Struct, frozen=True, gc=False):
    """The cards in the barrow, those that lie open by name."""

    count: int
    cards: tuple[CardCode, ...]


class Pyramid(Struct, frozen=True, gc=False):
    """The third hand of a game for two."""

    rows: tuple[int, ...]
    places: tuple[CardCode | None, ...]
    covered: tuple[bool, ...]
    beside: tuple[CardCode, ...]


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


class OpenTrick(Struct, frozen=True, gc=False):
    """What changes with every card."""

    trick: Trick | None


class PastTricks(Struct, frozen=True, gc=False):
    """What changes with every trick."""

    tricks: Annotated[Raw, list[PastTrick], Meta(description="The tricks of this round that are over.")]


class Middle(Struct, frozen=True, gc=False):
    """What else lies between the chairs, and seldom changes."""

    lost: tuple[CardCode, ...]
    rings_open: bool
    deck: EventDeck | None
    stock: int
    barrow: Barrow
    left: int
    pyramid: Pyramid | None
    tray: Annotated[tuple[Text, ...], Meta(description="The same in a few words.")]


# ---- the parts together: nobody makes one of these, but this is what arrives


Chair = together("Chair", "Where somebody sits, or a hand lies.", Character, Standing, Moving)
Board = together("Board", "All that lies on the table.", Round, OpenTrick, PastTricks, Middle, chairs=list[Chair])  # type: ignore[valid-type]
