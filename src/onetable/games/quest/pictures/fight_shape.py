"""A combat as it is sent: two sides, the rounds with their arithmetic, and what each card of the own hand would cost."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from onetable.games.quest.pictures.question_shape import CardKey, PlaceId, Thing
from onetable.games.quest.traits import CardType
from onetable.server.pictures.shapes import Text

Outcome = Literal["won", "lost", "drawn", "retreated"]
SideState = Literal["waits", "chooses", "laid", "open", "revealed", "exhausted"]


class Line(Struct, frozen=True, gc=False):
    """A part of a number: in words why, how much, and the card that says so."""

    text: Text
    amount: int
    card: CardKey = ""


class Figure(Struct, frozen=True, gc=False):
    """A number, and its parts, which add up to it."""

    now: int
    lines: tuple[Line, ...]


class Blow(Struct, frozen=True, gc=False):
    """What one side did in a round."""

    card: Annotated[CardKey, Meta(description="“” where it played none.")]
    cancelled: bool
    exhausted: Annotated[bool, Meta(description="It was exhausted, or became so in this round.")]
    attack: Figure
    defense: Figure
    hurt: Annotated[Figure, Meta(description="The damage that it took.")]


class Clash(Struct, frozen=True, gc=False):
    """A round: both cards turned up together, and what came of them."""

    number: int
    hero: Blow
    foe: Blow
    over: Annotated[bool, Meta(description="The damage is dealt; else something is still being done.")]


class Fighter(Struct, frozen=True, gc=False):
    """One side of a combat, as all see it."""

    key: Annotated[Thing, Meta(description="hero.argalad, monster.orc, minion.gothmog.")]
    strength: Annotated[int, Meta(description="What the cards of the stack may cost together.")]
    used: Annotated[Figure, Meta(description="What they cost.")]
    stack: Annotated[tuple[CardKey, ...], Meta(description="The card played first is the first.")]
    last: Annotated[CardKey, Meta(description="The card of the round before, which still has effects.")]
    state: Annotated[SideState, Meta(description="What this side does in this round.")]
    shown: Annotated[CardKey, Meta(description="The card of this round, once it lies open.")]
    cancelled: bool
    said: Annotated[CardType | None, Meta(description="The type that was said for the next card.")]
    hand: Annotated[int, Meta(description="Cards in hand.")]
    deck: Annotated[int, Meta(description="Cards to draw from: the life pool, or the foe's deck.")]
    discards: Annotated[tuple[CardKey, ...], Meta(description="The foe's discards.")]


class Combat(Struct, frozen=True, gc=False):
    """A combat under way."""

    seat: Annotated[int, Meta(description="The hero who fights.")]
    place: PlaceId
    token: Annotated[int, Meta(description="The token that was turned up; -1 for none.")]
    round: int
    finale: bool
    hero: Fighter
    foe: Fighter
    damage: Annotated[int, Meta(description="On the foe.")]
    health: Annotated[int, Meta(description="So much damage defeats the foe.")]
    wisdom: Annotated[int, Meta(description="The influence that is placed when the foe is not defeated.")]
    agility: Annotated[int, Meta(description="Points of the hero that are not yet split.")]
    frightened: Annotated[bool, Meta(description="Chance picks the hero's next card.")]
    text: Annotated[tuple[Text, ...], Meta(description="What the foe can do beside its cards.")]
    rounds: Annotated[tuple[Clash, ...], Meta(description="All rounds so far, the newest last.")]


class Fought(Struct, frozen=True, gc=False):
    """A combat of this turn that is over."""

    seat: int
    foe: Thing
    outcome: Annotated[Outcome, Meta(description="For the hero.")]
    rounds: tuple[Clash, ...]


class Playable(Struct, frozen=True, gc=False):
    """A card of the own hand in a combat."""

    card: CardKey
    cost: Annotated[int, Meta(description="What playing it adds to the cost.")]
    left: Annotated[int, Meta(description="The strength that is left then; below 0 the side would be exhausted and the card cancelled.")]
    exhausts: bool


class OwnFight(Struct, frozen=True, gc=False):
    """What only the one who fights sees."""

    laid: Annotated[CardKey, Meta(description="The own card that lies face down; “-” for declaring exhaustion.")]
    hand: tuple[Playable, ...]
    exhausted: Annotated[Text, Meta(description="What exhaustion would mean.")]
