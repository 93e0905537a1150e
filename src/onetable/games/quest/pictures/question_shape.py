"""The open question as it is sent: what each choice is offered on, what it costs, and why other things cannot be chosen."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from onetable.games.quest.traits import Terrain
from onetable.server.pictures.shapes import Text, named

PlaceId = Annotated[str, named("PlaceId", "A place of the map: moria. “” is nowhere.")]
CardKey = Annotated[
    str, named("CardKey", "A card by which its face is found, as kind.id: fighting.overdraw. “” where nobody here knows it.")
]
Thing = Annotated[
    str,
    named(
        "Thing",
        "Anything on the table that can be pointed at, as kind.id: place.moria, path.bree.shire, token.7, minion.gothmog, hero.argalad, "
        "character.gandalf, item.boat, fighting.overdraw, plot.x (in hand), slot.0 (an active plot), shadow.x, corruption.x, quest.x, "
        "track.draw, marker.red, attribute.wisdom, type.melee, favor.moria, influence.moria, pool (the Shadow Pool), life, rest (pools), "
        "favor (one's own), strength (points of agility that are kept), peril (instead of a foe), deck.top, deck.bottom (of the plots); "
        "“” is a button and nothing else.",
    ),
]
Asked = Literal[
    "starting-plot", "keep", "plot", "track", "place", "command", "minion", "shadow", "foe", "peril", "rest", "fight", "travel", "pay",
    "explore", "gifts", "pay-off", "marker", "lose", "damage", "agility", "lay", "type", "take-back", "draw", "retreat", "order",
    "champion", "skill", "branch", "card", "pick",
]  # fmt: skip
Does = Literal[
    "move", "pay", "explore", "scout", "rest", "give-up", "take", "consult", "dark-path", "complete", "break", "trade", "give",
    "place", "track", "command", "heal", "token", "enter", "play", "drop", "lay", "exhaust", "draw", "keep", "fight", "send", "branch",
    "pick", "accept", "decline", "done",
]  # fmt: skip


class Price(Struct, frozen=True, gc=False):
    """What a path costs this hero now."""

    path: Thing
    terrain: Terrain
    number: Annotated[int, Meta(description="So many cards of any kind pay for it.")]
    cards: Annotated[tuple[CardKey, ...], Meta(description="Each of these cards of the hand pays alone.")]
    any: Annotated[bool, Meta(description="Whether the hand holds enough cards to pay the number.")]
    proposed: Annotated[tuple[CardKey, ...], Meta(description="The cards that pay most cheaply.")] = ()


class Room(Struct, frozen=True, gc=False):
    """How much lies there, and how much may."""

    there: int
    limit: int


class Offer(Struct, frozen=True, gc=False):
    """What a choice is offered on; they stand in the order of the choices."""

    does: Does
    on: Annotated[Thing, Meta(description="What is clicked: the place, the card, the figure that acts.")] = ""
    to: Annotated[Thing, Meta(description="Where it goes, for whom it is: where it can be dropped.")] = ""
    place: Annotated[PlaceId, Meta(description="Where on the map this is about.")] = ""
    price: Price | None = None
    room: Annotated[Room | None, Meta(description="Of influence, where it can be placed.")] = None
    amount: Annotated[int, Meta(description="The number of a track, the favor or the cards it costs or brings.")] = 0
    will: Annotated[tuple[Text, ...], Meta(description="What comes of it, as far as all know: for a button.")] = ()


class Why(Struct, frozen=True, gc=False):
    """Why these things cannot be chosen now.

    `place.*` among `on` stands for all places that nothing else is said of; `to` names where it cannot go, and when it is empty that is
    everywhere that nothing else is said of.
    """

    text: Text
    on: tuple[Thing, ...]
    to: tuple[Thing, ...] = ()
    section: Annotated[str, Meta(description="The section of the guide that it follows from; empty where there is none.")] = ""


class Leg(Struct, frozen=True, gc=False):
    """One step of a journey, and the cards that would pay for it."""

    place: PlaceId
    path: Thing
    cards: tuple[CardKey, ...]


class Journey(Struct, frozen=True, gc=False):
    """How a hero can come to a place with the cards of his hand, in the cheapest way; nobody can know what meets him there."""

    place: PlaceId
    cost: Annotated[int, Meta(description="How many cards it takes.")]
    legs: tuple[Leg, ...]


class Answer(Struct, frozen=True, gc=False):
    """An answer that comes later: which question it belongs to, and the offer that it takes there."""

    kind: Asked
    does: Does
    on: Thing = ""
    to: Thing = ""


class Beyond(Struct, frozen=True, gc=False):
    """What may be chosen right behind choices that only lead there, with one press: they are answered first, as long as nothing happens."""

    through: tuple[Answer, ...]
    kind: Annotated[Asked, Meta(description="The question in which it is offered then.")]
    offer: Offer
    text: Text


class Mark(Struct, frozen=True, gc=False):
    """What may be marked together with others of its kind."""

    choice: Annotated[int, Meta(description="Its choice; -1 where one of `after` must be marked first.")]
    does: Does
    on: Thing
    most: Annotated[int, Meta(description="How often it may be marked.")]
    after: tuple[Thing, ...] = ()


class Several(Struct, frozen=True, gc=False):
    """Answers of one kind that come in a row: all of them may be marked, and are then answered one after the other."""

    count: Annotated[int, Meta(description="How many come in a row.")]
    least: Annotated[int, Meta(description="How many must be marked; when fewer than `count` are, the rest is asked then.")]
    marks: tuple[Mark, ...]
    all: Annotated[Thing, Meta(description="What one button marks as often as is wanted; “” where there is no such thing.")] = ""
    rest: Annotated[int, Meta(description="The choice that ends the row where fewer are marked; -1: there is none.")] = -1


class Placing(Struct, frozen=True, gc=False):
    """Influence that is being placed."""

    left: Annotated[int, Meta(description="How many tokens, this one included.")]
    pool: Annotated[int, Meta(description="How many of them may still go to the Shadow Pool.")]


class Commanding(Struct, frozen=True, gc=False):
    """Commands that are being given."""

    left: int
    used: Annotated[tuple[Thing, ...], Meta(description="The figures and tokens that have been commanded.")]
    placed: Annotated[bool, Meta(description="A token has been placed: no more than one.")]


class Flow(Struct, frozen=True, gc=False):
    """How the question may be answered without asking the person.

    `pause` is how long a pass waits at least, also one that a person gives: it follows from what all see, so it tells nobody what is held.
    """

    empty: Annotated[bool, Meta(description="There is nothing but declining.")]
    forced: Annotated[bool, Meta(description="There is one choice, and it is no declining.")]
    take: Annotated[int, Meta(description="The choice that is taken after the pause with settings as they come; -1: ask the person.")]
    pause: Annotated[int, Meta(description="Thousandths of a second.")]
    mine: Annotated[bool, Meta(description="It is this seat's own turn.")]


class Asking(Struct, frozen=True, gc=False):
    """What this seat is asked."""

    kind: Asked
    source: Annotated[CardKey, Meta(description="The card whose text asks.")]
    offers: Annotated[tuple[Offer, ...], Meta(description="One for each of `choices`.")]
    whys: Annotated[tuple[Why, ...], Meta(description="Why other things cannot be chosen.")]
    passing: Annotated[int, Meta(description="The choice that does nothing more; -1 where one must choose.")]
    left: Annotated[int, Meta(description="How many more are chosen in a row, this one included; 0: it is one alone.")]
    placing: Placing | None
    commanding: Commanding | None
    journeys: Annotated[tuple[Journey, ...], Meta(description="Where the hero who travels can come to, in steps.")]
    lead: Annotated[tuple[Answer, ...], Meta(description="What is answered before a journey can begin.")]
    several: Annotated[Several | None, Meta(description="Where more than one answer of a kind comes in a row.")]
    beyond: tuple[Beyond, ...]
    flow: Flow
