"""The open question as it is sent: what each choice is about, what passing does, and how it may be answered without asking."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from onetable.server.pictures.shapes import Text, named

Handle = Annotated[int, named("Handle", "A card on the table, wherever it goes; a shuffle gives new ones. -1 is none.")]
Key = Annotated[str, named("Key", "A printed card, by which its face is found; “” where this seat does not know it.")]
Asked = Literal[
    "bid", "place", "begin", "opening", "action", "respond", "first", "defend", "attack", "skirmish", "arrows", "victim", "move",
    "reconcile", "heal", "bearer", "site", "number", "seat", "hand", "pile", "card", "way",
]  # fmt: skip
Does = Literal["play", "use", "give", "assign", "pick", "pass"]


class Stands(Struct, frozen=True, gc=False):
    """How the skirmish of a defender would stand after a choice."""

    defender: Handle
    free: int
    shadow: int
    winner: Literal["free", "shadow"]
    wounds: int
    overwhelmed: bool
    fatal: Annotated[bool, Meta(description="A loser would die of it.")]


class Offer(Struct, frozen=True, gc=False):
    """What a choice is about; they stand in the order of the choices."""

    does: Does
    card: Annotated[Handle, Meta(description="The card on which it is offered: it does it, or is picked.")] = -1
    target: Annotated[Handle, Meta(description="The card it goes to: the bearer, the defender, the one that is healed.")] = -1
    seat: Annotated[int, Meta(description="The player it names.")] = -1
    number: Annotated[int, Meta(description="The number it names.")] = -1
    idle: Annotated[bool, Meta(description="As the table stands nothing would come of it: there is nobody it could happen to.")] = False
    stands: Stands | None = None


class Ahead(Struct, frozen=True, gc=False):
    """What may be said already, with the question that is open, for one that follows from it."""

    first: Annotated[int, Meta(description="The choice that leads there and is answered first; -1: it waits until it is asked.")]
    kind: Annotated[Asked, Meta(description="The question that it answers.")]
    offer: Offer
    text: Text = ""


class Why(Struct, frozen=True, gc=False):
    """Why these cards cannot be chosen now."""

    text: Text
    cards: tuple[Handle, ...]
    section: Annotated[str, Meta(description="The section of the guide that it follows from; empty where there is none.")] = ""


class Count(Struct, frozen=True, gc=False):
    """How many have been picked, of how many; whether one may stop before that."""

    done: int
    most: int
    stop: bool


class Search(Struct, frozen=True, gc=False):
    """Cards that are looked through, in one window: which they are, and in what they lie."""

    title: Text
    cards: tuple[tuple[Handle, Key], ...]


class Flow(Struct, frozen=True, gc=False):
    """How the question may be answered without asking the person.

    `pause` is how long a pass waits at least, also one that a person gives: it follows from what all see, so it tells nobody what is held.
    """

    empty: Annotated[bool, Meta(description="There is nothing but passing.")]
    forced: Annotated[bool, Meta(description="There is one choice, and it is no passing.")]
    take: Annotated[int, Meta(description="The choice that is taken after the pause with settings as they come; -1: ask the person.")]
    pause: Annotated[int, Meta(description="Thousandths of a second.")]
    mine: Annotated[bool, Meta(description="It is this seat's own turn.")]
    response: Annotated[bool, Meta(description="It answers something that happens; else it is an action of the phase.")]
    concerns: Annotated[bool, Meta(description="It is about a card of this seat, or about what only this seat does now.")]


class Asking(Struct, frozen=True, gc=False):
    """What this seat is asked."""

    kind: Asked
    source: Annotated[Handle, Meta(description="The card whose text asks.")]
    offers: Annotated[tuple[Offer, ...], Meta(description="One for each of `choices`.")]
    ahead: Annotated[tuple[Ahead, ...], Meta(description="What else may be said with this question.")]
    whys: Annotated[tuple[Why, ...], Meta(description="Why other cards cannot be chosen; those of the hand say it themselves.")]
    passing: Annotated[int, Meta(description="The choice that does nothing more; -1 where one must choose.")]
    pass_text: Annotated[Text, Meta(description="What that one does, for its button.")]
    count: Count | None
    search: Search | None
    flow: Flow
