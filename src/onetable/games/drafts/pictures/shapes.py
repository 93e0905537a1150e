"""What lies on the table of a draft, as it is sent. Cards are keys; their faces are fetched once."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from onetable.server.pictures.shapes import Text, named, together

Key = Annotated[str, named("Key", "A printed card, by which its face is found.")]
Stage = Literal["pick", "build", "over"]
KindCode = Literal["draft", "sealed", "starters"]
Act = Literal["pick", "put", "out", "with"]


class Deck(Struct, frozen=True, gc=False):
    """A deck as far as it is built."""

    ring_bearer: Key
    ring: Key
    sites: tuple[Key, ...]
    draw: Annotated[dict[Key, int], Meta(description="How many of each.")]


class Seat(Struct, frozen=True, gc=False):
    """Somebody at the table."""

    seat: int
    name: str
    done: Annotated[bool, Meta(description="Has picked, or built a deck; nobody waits for this seat.")]
    to: Annotated[int, Meta(description="The seat that gets this one's booster next; -1 where none goes round.")]
    deck: Annotated[Deck | None, Meta(description="When all lie open.")]


class Offer(Struct, frozen=True, gc=False):
    """What can be done with a card: pick it, put it in, leave it out, play with it."""

    act: Act
    key: Key
    choice: Annotated[int, Meta(description="The number of the choice.")]


class Ways(Struct, frozen=True, gc=False):
    """The choices that are about no card, by number; -1 where there is none."""

    suggest: int
    take: Annotated[int, Meta(description="Play the suggestion as it is.")]
    finish: int


class Open(Struct, frozen=True, gc=False):
    """What all see alike."""

    stage: Stage
    kind: KindCode
    round: Annotated[int, Meta(description="Which booster goes round, from 1; 0 before and without one.")]
    rounds: int
    pick: Annotated[int, Meta(description="Which card of it is picked, from 1.")]
    picks: int
    left: Annotated[bool, Meta(description="Boosters go to the left, to the next seat.")]
    seats: tuple[Seat, ...]


class Own(Struct, frozen=True, gc=False):
    """What one seat holds and is asked."""

    pack: Annotated[tuple[Key, ...], Meta(description="The booster in hand.")]
    pool: Annotated[tuple[Key, ...], Meta(description="All that this seat may build with, in the order of the catalogue.")]
    picked: Annotated[Key, Meta(description="The last card that was picked; “” before that.")]
    given: Annotated[Deck | None, Meta(description="What this seat has without any booster, and may always play with.")]
    deck: Annotated[Deck | None, Meta(description="As far as it is built.")]
    least: Annotated[int, Meta(description="How many cards a draw deck from this pool needs.")]
    reasons: Annotated[tuple[Text, ...], Meta(description="What is still wrong with the deck.")]
    offers: tuple[Offer, ...]
    ways: Ways


Board = together("Board", "All that lies on the table, as one seat sees it.", Open, Own)
