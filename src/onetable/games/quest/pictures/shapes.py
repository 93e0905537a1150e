"""What lies on the table of Middle-earth Quest, as it is sent. Names and printed texts are faces, which are fetched once."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from onetable.games.quest.pictures.fight_shape import Combat, Fought, OwnFight
from onetable.games.quest.pictures.map_shape import CharacterAt, EventAt, FavorAt, Influence, MinionAt, TokenAt
from onetable.games.quest.pictures.question_shape import Asking, CardKey, PlaceId, Thing
from onetable.games.quest.traits import Attribute, Hero, Item, Marker, Minion, Track
from onetable.server.pictures.shapes import Text, together

StepCode = Literal["setup", "rally", "story", "plot", "event", "action", "draw", "dawn", "rest", "ambush", "travel", "encounter", "finale"]
Dominant = Literal["heroes", "sauron", "nobody"]


# ---- the turn and the story


class Step(Struct, frozen=True, gc=False):
    """A step of the turn."""

    step: StepCode
    text: str
    state: Literal["done", "now", "next"]


class Turn(Struct, frozen=True, gc=False):
    """Where we are."""

    round: Annotated[int, Meta(description="0 while the table is set up.")]
    seat: Annotated[int, Meta(description="Whose turn it is; 0 is Sauron.")]
    step: StepCode
    steps: tuple[Step, ...]
    next: Annotated[tuple[int, ...], Meta(description="The seats whose turns follow in this round.")]
    moves: Annotated[int, Meta(description="How often the hero has moved.")]
    most_moves: Annotated[int, Meta(description="How often he may; 99 is as often as he can pay.")]
    perilous: Annotated[PlaceId, Meta(description="Made so by a shadow card for this turn.")]
    shadow_played: Annotated[bool, Meta(description="Sauron has played his shadow card of this turn.")]


class MarkerAt(Struct, frozen=True, gc=False):
    """A story marker, and what moves it in the next Story step."""

    marker: Marker
    space: int
    coming: Annotated[int, Meta(description="How far it goes in the next Story step, as it stands.")]
    by: Annotated[tuple[CardKey, ...], Meta(description="The plots and the event that move it.")]


class Story(Struct, frozen=True, gc=False):
    """The story track."""

    markers: tuple[MarkerAt, ...]
    stage: int
    ends: Annotated[tuple[int, ...], Meta(description="The last space of each stage.")]
    finale: Annotated[int, Meta(description="A marker that comes here begins the Finale.")]
    falls: Annotated[int, Meta(description="All three markers of Sauron here, and the Finale begins.")]
    dominant: Dominant
    heroes: Annotated[int, Meta(description="How far the heroes are from the Finale.")]
    sauron: Annotated[int, Meta(description="How far Sauron is from it.")]
    text: Annotated[Text, Meta(description="Stage and who is ahead, in words.")]


# ---- heroes


class AttributeNow(Struct, frozen=True, gc=False):
    """A number of a hero."""

    attribute: Attribute
    now: int
    printed: int
    raised: Annotated[int, Meta(description="By training; at most twice.")]
    lowered: Annotated[int, Meta(description="By corruption.")]


class QuestNow(Struct, frozen=True, gc=False):
    """A quest that a hero works on."""

    card: CardKey
    places: Annotated[tuple[PlaceId, ...], Meta(description="Where it leads.")]
    active: Annotated[bool, Meta(description="False for the advanced quest before the first one is done.")]
    why: Annotated[Text, Meta(description="Why it cannot be fought for now; “” where nothing hinders that.")] = ""


class Burden(Struct, frozen=True, gc=False):
    """A corruption card that a hero holds."""

    card: CardKey
    cost: Annotated[int | None, Meta(description="The favor that is paid to be rid of it after a rest.")]


class Healing(Struct, frozen=True, gc=False):
    """What a rest here would do."""

    may: Annotated[bool, Meta(description="Whether this hero could rest where he is, in his Rest step.")]
    why: Annotated[Text, Meta(description="What hinders him.")]
    rest: Annotated[int, Meta(description="Cards of the rest pool that would return to the life pool.")]
    damage: Annotated[int, Meta(description="Cards of the damage pool; only in a haven.")]
    life: Annotated[int, Meta(description="The life pool after it.")]
    advances: Annotated[tuple[Marker, ...], Meta(description="Sauron's marker that would move; of several the hero picks.")]
    spaces: Annotated[int, Meta(description="How far.")]


class HeroNow(Struct, frozen=True, gc=False):
    """A hero, as all see him."""

    seat: int
    hero: Hero
    person: Annotated[str, Meta(description="Who plays him; “” for somebody without a name.")]
    place: PlaceId
    acting: Annotated[bool, Meta(description="Whom all wait for.")]
    life: int
    hand: int
    rest: Annotated[tuple[CardKey, ...], Meta(description="Face up, the top card last.")]
    damage: int
    attributes: tuple[AttributeNow, ...]
    draws: Annotated[int, Meta(description="Cards that he draws in the next Hero Draw step.")]
    favor: int
    items: tuple[Item, ...]
    quests: tuple[QuestNow, ...]
    done: Annotated[int, Meta(description="How many of his own two quests are done.")]
    corruption: tuple[Burden, ...]
    trained: Annotated[int, Meta(description="Skill cards that belong to his deck.")]
    given: Annotated[CardKey, Meta(description="An event card that he keeps.")]
    given_favor: int
    perilous: Annotated[tuple[PlaceId, ...], Meta(description="Places that are perilous for him and not for everybody.")]
    healing: Healing


# ---- Sauron


class PlotNow(Struct, frozen=True, gc=False):
    """A plot in one of the three slots."""

    slot: int
    card: CardKey
    place: PlaceId
    marker: Marker
    advance: int
    favor: Annotated[int, Meta(description="What a hero pays to end it, in that place.")]


class TrackNow(Struct, frozen=True, gc=False):
    """An action track: the number of each space, and which of them holds a token."""

    track: Track
    spaces: tuple[int, ...]
    taken: tuple[bool, ...]
    next: Annotated[int, Meta(description="What the next action brings; 0: the track is full.")]


class Tower(Struct, frozen=True, gc=False):
    """Sauron's side, as all see it."""

    person: str
    acting: bool
    pool: int
    pool_limit: int
    plots: tuple[PlotNow, ...]
    slots: int
    tracks: tuple[TrackNow, ...]
    actions: Annotated[int, Meta(description="How many actions are left in this Action step.")]
    tokens: Annotated[int, Meta(description="Action tokens on the tracks; with the fourth the others come back.")]
    shadow_hand: int
    plot_hand: int
    defeated: Annotated[tuple[Minion, ...], Meta(description="Out of the game, or on their way back.")]
    waiting: Annotated[tuple[Minion, ...], Meta(description="May come to the map in a Story step.")]


# ---- what else lies there


class Happening(Struct, frozen=True, gc=False):
    """The card that was turned up or played last in this turn."""

    kind: Literal["encounter", "peril", "event", "shadow", "plot", "quest", "corruption", "character"]
    card: CardKey
    asks: Annotated[bool, Meta(description="Its text asks somebody now.")]
    seat: Annotated[int, Meta(description="Whom it asks; -1 for nobody.")]
    drawn: Annotated[tuple[CardKey, ...], Meta(description="All cards that were drawn with it, itself among them; of which one happens.")]


class Standing(Struct, frozen=True, gc=False):
    """Where the markers stood at the end of a round."""

    round: int
    green: int
    red: int
    black: int
    yellow: int


class Ending(Struct, frozen=True, gc=False):
    """The Finale: what decided it, or who fights for the heroes."""

    winner: Literal["heroes", "sauron", ""]
    ending: Annotated[str, Meta(description="By a mission, or by the champion.")]
    hero_mission: CardKey
    hero_met: bool
    sauron_mission: CardKey
    sauron_met: bool
    champion: Annotated[int, Meta(description="The seat of the hero who fights; -1 while there is none.")]
    ahead: Annotated[Literal["heroes", "sauron", "nobody"], Meta(description="Who was dominant when the Finale began.")]
    rounds: Annotated[tuple[Standing, ...], Meta(description="Where the markers stood at the end of each round.")]


class Pile(Struct, frozen=True, gc=False):
    """A deck: how many are left, and its discards, the newest last."""

    name: Annotated[Thing, Meta(description="plot, shadow, peril, corruption, skill, event.1, encounter.haven, token.haven.")]
    left: int
    discards: tuple[CardKey, ...]


# ---- what only one seat sees


class HandCard(Struct, frozen=True, gc=False):
    """A card of the own hand."""

    card: CardKey
    choices: Annotated[tuple[int, ...], Meta(description="The choices that are offered on it.")]
    why: Annotated[Text, Meta(description="Why it cannot be used now.")] = ""


class KnownToken(Struct, frozen=True, gc=False):
    """A token whose face this seat knows."""

    number: int
    face: Thing


class Closed(Struct, frozen=True, gc=False):
    """What this seat alone knows: its hand, its pools, its mission."""

    hand: Annotated[
        tuple[HandCard, ...],
        Meta(description="Fighting cards of a hero; of Sauron plots and shadow cards, in a combat first the cards he fights with."),
    ]
    damage: Annotated[tuple[CardKey, ...], Meta(description="The own damage pool.")]
    trained: Annotated[tuple[CardKey, ...], Meta(description="The skills of the own deck.")]
    mission: Annotated[CardKey, Meta(description="Of the own side.")]
    met: Annotated[bool, Meta(description="The mission of the own side would be met now.")]
    drawn: Annotated[tuple[CardKey, ...], Meta(description="Cards just drawn, among which one chooses.")]
    known: Annotated[tuple[KnownToken, ...], Meta(description="Monster tokens that lie face down and whose face this seat has seen.")]
    plots: Annotated[tuple[CardKey, ...], Meta(description="Plots in Sauron's hand and deck that this seat has seen.")]
    shadows: Annotated[tuple[CardKey, ...], Meta(description="Shadow cards in Sauron's hand that this seat has seen.")]


class Open(Struct, frozen=True, gc=False):
    """What all see alike."""

    turn: Turn
    story: Story
    heroes: tuple[HeroNow, ...]
    tower: Tower
    influence: tuple[Influence, ...]
    chains: Annotated[tuple[Thing, ...], Meta(description="The paths along which influence is joined to a stronghold.")]
    tokens: tuple[TokenAt, ...]
    minions: tuple[MinionAt, ...]
    characters: tuple[CharacterAt, ...]
    favor: tuple[FavorAt, ...]
    event: EventAt | None
    combat: Combat | None
    fought: Annotated[Fought | None, Meta(description="The combat of this turn that is over, as long as no other has begun.")]
    happening: Happening | None
    ending: Ending | None
    piles: tuple[Pile, ...]


class Own(Struct, frozen=True, gc=False):
    """What one seat sees in its own way."""

    closed: Closed
    fight: Annotated[OwnFight | None, Meta(description="For whoever fights.")]
    asking: Annotated[Asking | None, Meta(description="What this seat is asked; null while it waits.")]


Board = together("Board", "All that lies on the table, as one seat sees it.", Open, Own)
