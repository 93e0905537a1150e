"""What lies on the table of the trading card game, as it is sent. Cards are handles and keys; their faces are fetched once."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from onetable.games.tcg.pictures.question_shape import Asking, Handle, Key
from onetable.server.pictures.shapes import Text, together

PhaseCode = Literal["setup", "fellowship", "shadow", "maneuver", "archery", "assignment", "skirmish", "regroup"]
Zone = Literal["fellowship", "home", "support", "minions", "borne", "site"]


# ---- numbers


class Part(Struct, frozen=True, gc=False):
    """A part of a number: how much, in words why, and the card that says so."""

    amount: int
    words: Text
    card: Handle = -1
    key: Key = ""


class Figure(Struct, frozen=True, gc=False):
    """A number: what it is now, what is printed, and where it differs from that its parts, which add up to it."""

    now: int
    printed: int
    parts: tuple[Part, ...] = ()


class Quality(Struct, frozen=True, gc=False):
    """A keyword that a card has now, or something else that holds for it; the parts say where it is not printed."""

    key: Annotated[str, Meta(description="archer, damage, fierce ...; or no-wounds, no-healing, tripled ...")]
    text: str
    amount: int = 1
    parts: tuple[Part, ...] = ()


# ---- cards


class Card(Struct, frozen=True, gc=False):
    """A card that lies somewhere."""

    handle: Handle
    key: Key


class Vitality(Struct, frozen=True, gc=False):
    """So much is left of so much; the rest are wounds."""

    left: int
    of: Figure
    wounds: int
    exhausted: Annotated[bool, Meta(description="Nothing to exert with.")]


class Piece(Struct, frozen=True, gc=False):
    """A card in play."""

    handle: Handle
    key: Key
    name: Annotated[Text, Meta(description="Its title; with a number where several are alike.")]
    owner: int
    zone: Zone
    active: Annotated[bool, Meta(description="Whether it has any effect in this turn.")]
    bearer: Annotated[Handle, Meta(description="The character or site that bears it.")] = -1
    bears: tuple[Handle, ...] = ()
    stacked: Annotated[tuple[Card, ...], Meta(description="Cards that lie on it, out of play.")] = ()
    strength: Figure | None = None
    vitality: Vitality | None = None
    resistance: int | None = None
    keywords: tuple[Quality, ...] = ()
    marks: Annotated[tuple[Quality, ...], Meta(description="What else holds for it: it takes no wounds, cannot heal ...")] = ()
    home: Annotated[int, Meta(description="The home site of an ally, 0 for all others.")] = 0
    ring_bearer: bool = False
    worn: Annotated[bool, Meta(description="The One Ring, and it is worn.")] = False
    roaming: bool = False
    takes_part: Annotated[bool, Meta(description="Whether it can be shot at and fight for the fellowship.")] = False
    against: Annotated[tuple[Handle, ...], Meta(description="Whom it is assigned to, or who is assigned to it.")] = ()


class HandCard(Struct, frozen=True, gc=False):
    """A card of the own hand."""

    handle: Handle
    key: Key
    twin: Annotated[Handle, Meta(description="The copy of the same card in hand by which choices call it.")]
    cost: Figure
    playable: Annotated[bool, Meta(description="Whether a choice of now plays or uses it.")]
    why: Annotated[Text, Meta(description="Why it cannot be played now.")] = ""
    section: Annotated[str, Meta(description="The section of the guide that it follows from; empty where there is none.")] = ""


class Pile(Struct, frozen=True, gc=False):
    """A pile of cards; which ones, where this seat may look, the newest last."""

    count: int
    cards: tuple[Card, ...] | None = None


# ---- players and the path


class Seat(Struct, frozen=True, gc=False):
    """A player."""

    seat: int
    name: str
    moving: Annotated[bool, Meta(description="Whose turn it is: the Free Peoples player; all others are Shadow.")]
    acting: Annotated[bool, Meta(description="Whom all wait for.")]
    out: Annotated[Text, Meta(description="Why this player is out of the game; “” while he is in it.")]
    place: Annotated[int, Meta(description="The place in the order of turns, from 1; 0 while there is none.")]
    at: int
    hand: int
    held: Annotated[tuple[Card, ...], Meta(description="What this seat knows of a hand that is not its own.")]
    deck: int
    sites: Annotated[int, Meta(description="Cards in the adventure deck.")]
    discard: Pile
    dead: Pile
    underway: Annotated[tuple[Card, ...], Meta(description="Cards being played, and events while they are carried out.")]
    burdens: int
    resistance: int
    bearer: Annotated[Handle, Meta(description="The Ring-bearer.")]
    worn: bool
    bid: Annotated[int | None, Meta(description="Burdens bid; null before that, and while it is hidden.")]
    coming: Annotated[
        tuple[tuple[Key, int], ...] | None, Meta(description="What is still in the draw deck, in no order, where this seat knows the list.")
    ] = None


class Place(Struct, frozen=True, gc=False):
    """A place of the adventure path."""

    number: int
    site: Handle = -1
    key: Key = ""
    owner: Annotated[int, Meta(description="Whose site it is, -1 while none lies there.")] = -1
    shadow: Annotated[Figure | None, Meta(description="The Shadow number.")] = None
    markers: Annotated[tuple[int, ...], Meta(description="The seats whose fellowships are here.")] = ()
    cards: Annotated[tuple[Handle, ...], Meta(description="What was played on the site.")] = ()


class Step(Struct, frozen=True, gc=False):
    """A phase of the turn."""

    phase: PhaseCode
    text: str
    now: bool


class Turn(Struct, frozen=True, gc=False):
    """Where we are in the turn."""

    number: int
    seat: Annotated[int, Meta(description="Whose turn it is.")]
    phase: PhaseCode
    text: Annotated[str, Meta(description="The phase in words.")]
    shadow: Annotated[int, Meta(description="Whose Shadow phase it is, -1 for nobody's.")]
    fierce: Annotated[bool, Meta(description="The second round of skirmishes.")]
    steps: tuple[Step, ...]
    twilight: Figure
    moves: int
    limit: Annotated[Figure, Meta(description="The move limit.")]
    stuck: Annotated[bool, Meta(description="The fellowship cannot move again in this turn.")]
    pursuit: Annotated[Figure | None, Meta(description="The twilight that moving on would bring; null while nobody can know.")]


# ---- fighting


class Skirmish(Struct, frozen=True, gc=False):
    """A defender and the minions assigned to it: both totals, and what comes of it as it stands."""

    defender: Handle
    minions: tuple[Handle, ...]
    state: Literal["now", "decided", "to come"]
    free: Figure
    shadow: Figure
    winner: Literal["free", "shadow", ""]
    overwhelmed: bool
    wounds: Annotated[Figure, Meta(description="What each loser takes: one, and the damage of the winners.")]
    text: Annotated[Text, Meta(description="The same in words.")]
    fatal: Annotated[bool, Meta(description="A loser would die of it.")] = False
    cancelled: bool = False


class Fought(Struct, frozen=True, gc=False):
    """A skirmish of this turn that is over."""

    winners: tuple[Key, ...]
    losers: tuple[Key, ...]
    free: int
    shadow: int
    overwhelmed: bool
    text: Text


class Archery(Struct, frozen=True, gc=False):
    """Both archery totals."""

    fellowship: Figure
    minions: Figure


class Threat(Struct, frozen=True, gc=False):
    """Something that endangers the Ring-bearer of this turn, the worst first."""

    text: Text
    grave: Annotated[bool, Meta(description="The next thing of this kind ends the game for him.")]
    cards: tuple[Handle, ...] = ()


class Happening(Struct, frozen=True, gc=False):
    """What may be answered now."""

    when: Literal["before", "after"]
    text: Text
    cards: Annotated[tuple[Handle, ...], Meta(description="To whom it happens.")]
    by: Annotated[tuple[Handle, ...], Meta(description="Who or what does it.")]


class Deed(Struct, frozen=True, gc=False):
    """What a player has done with a card, as everybody saw it."""

    n: Annotated[int, Meta(description="Its place in the journal: what came later has a greater one.")]
    seat: int
    key: Key
    used: Annotated[bool, Meta(description="A card in play was used; else it was played.")]
    targets: Annotated[tuple[Key, ...], Meta(description="To which cards something happened through it.")]
    amount: Annotated[int, Meta(description="By how much their strength changed.")]
    told: Annotated[tuple[Text, ...], Meta(description="What came of it, in sentences.")]


class Open(Struct, frozen=True, gc=False):
    """What all see alike."""

    turn: Turn
    order: Annotated[tuple[int, ...], Meta(description="Of turns; who is out is not in it.")]
    path: tuple[Place, ...]
    pieces: tuple[Piece, ...]
    skirmishes: tuple[Skirmish, ...]
    fought: tuple[Fought, ...]
    deeds: Annotated[tuple[Deed, ...], Meta(description="The last that were done with cards, the newest last.")]
    archery: Archery | None
    threats: tuple[Threat, ...]
    happening: Happening | None


class Own(Struct, frozen=True, gc=False):
    """What one seat sees in its own way."""

    seats: tuple[Seat, ...]
    hand: tuple[HandCard, ...]
    asking: Annotated[Asking | None, Meta(description="What this seat is asked; null while it waits.")]


Board = together("Board", "All that lies on the table, as one seat sees it.", Open, Own)
