"""A position as it is written down: who is where with which cards, and what lies on the map."""

# ruff: noqa: RUF012  (msgspec copies empty lists and maps that are defaults)

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from onetable.core.scenario.positions import Stopping
from onetable.core.step import Seat
from onetable.games.quest.pieces import Options, Turn
from onetable.games.quest.scene.known import (
    AnyPlot,
    Burden,
    Drawn,
    Encounter,
    Event,
    Foe,
    HeroMission,
    Hidden,
    Kept,
    Monster,
    Peril,
    Plot,
    Quest,
    SauronMission,
    Shadow,
    SomeBurden,
    SomeEncounter,
    SomeEvent,
    SomeMonster,
    SomePeril,
    SomePlot,
    SomeShadow,
)
from onetable.games.quest.traits import Attribute, CardType, Character, Deck, Hero, Item, Marker, Minion, Place

Count = Annotated[int, Meta(ge=0)]
Some = Annotated[int, Meta(ge=1)]
AtSeat = Annotated[Seat, Meta(ge=0, le=3)]


class HeroData(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A hero. Cards may be called by their ability; all cards that are not named lie where `others` says."""

    hero: Annotated[Hero, Meta(description="who")]
    at: Annotated[Place | None, Meta(description="where he is")] = None
    hand: Annotated[list[str], Meta(description="cards in hand")] = []
    life: Annotated[list[str], Meta(description="the life pool, the top card first")] = []
    rest: Annotated[list[str], Meta(description="the rest pool, in the order in which it was laid")] = []
    damage: Annotated[list[str], Meta(description="the damage pool, in the order in which it was laid")] = []
    others: Annotated[Literal["life", "rest", "damage"], Meta(description="where all cards lie that are not named")] = "life"
    favor: Annotated[Count, Meta(description="his favor")] = 0
    corruption: Annotated[list[Burden], Meta(description="corruption cards that he holds")] = []
    items: Annotated[list[Item], Meta(description="what he owns")] = []
    raised: Annotated[
        dict[Attribute, Annotated[int, Meta(ge=0, le=2)]], Meta(description="attributes that have risen, and by how much")
    ] = {}
    trained: Annotated[list[str], Meta(description="skill cards that belong to his deck")] = []
    starting: Annotated[Quest, Meta(description="his starting quest while it is open")] = ""
    advanced: Annotated[Quest, Meta(description="his advanced quest while it is open")] = ""
    revealed: Annotated[bool, Meta(description="whether the advanced quest is active")] = False
    side: Annotated[list[Kept], Meta(description="side quests that he keeps")] = []
    done: Annotated[int, Meta(ge=0, le=2, description="how many of his own quests are done")] = 0


class CombatData(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A combat under way between two rounds; stacks list the card played first at first."""

    foe: Annotated[Foe, Meta(description="a monster or a minion")]
    seat: Annotated[AtSeat | None, Meta(description="who fights, if it is not his turn")] = None
    foe_hand: Annotated[list[str], Meta(description="its hand")] = []
    foe_deck: Annotated[list[str], Meta(description="the top of its deck, the uppermost first")] = []
    foe_discards: Annotated[list[str], Meta(description="its discards")] = []
    foe_stack: Annotated[list[str], Meta(description="the cards it has played, less the last")] = []
    foe_last: Annotated[str, Meta(description="its pending card: it lies on the stack")] = ""
    foe_declared: Annotated[CardType | None, Meta(description="the type that was said for its pending card")] = None
    foe_strength: Annotated[int | None, Meta(description="its strength, if not the printed one")] = None
    foe_exhausted: Annotated[bool, Meta(description="whether it plays no more cards")] = False
    hero_stack: Annotated[list[str], Meta(description="the cards that the hero has played, less the last")] = []
    hero_last: Annotated[str, Meta(description="his pending card: it lies on the stack")] = ""
    hero_declared: Annotated[CardType | None, Meta(description="the type that was said for his pending card")] = None
    hero_exhausted: Annotated[bool, Meta(description="whether he plays no more cards")] = False
    strength: Annotated[int, Meta(description="what this combat adds to his strength")] = 0
    damage: Annotated[Count | None, Meta(description="damage on the foe, if not what the minion has on the map")] = None
    health: Annotated[Some | None, Meta(description="its health, if not the printed one")] = None
    fortitude: Annotated[Some | None, Meta(description="its fortitude, if not the printed one")] = None
    fear: Annotated[bool, Meta(description="whether chance picks the hero's next card")] = False
    round: Annotated[Count, Meta(description="rounds that are over")] = 1
    token: Annotated[int, Meta(description="the number of the token on the map that fights; -1 for none")] = -1
    dealt: Annotated[bool, Meta(description="whether the foe has been dealt its cards")] = True
    agility: Annotated[Count, Meta(description="points of agility not yet split")] = 0
    agility_change: Annotated[int, Meta(description="by how much a card has changed his agility")] = 0
    agility_is: Annotated[int, Meta(description="what a card has set his agility to; -1 for nothing")] = -1
    lies_told: Annotated[bool, Meta(description="whether the Mouth of Sauron has corrupted in this combat")] = False
    hero_fell: Annotated[bool, Meta(description="whether the hero has fallen")] = False
    foe_fell: Annotated[bool, Meta(description="whether the foe has fallen")] = False
    retreated: Annotated[bool, Meta(description="whether the hero leaves the combat")] = False
    finale: Annotated[bool, Meta(description="whether it is the last fight of the game")] = False


class TokenData(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A monster token of which more is to be said: its number, its pile, and who has seen it."""

    face: Annotated[SomeMonster, Meta(description="what it shows")]
    number: Annotated[Some | None, Meta(description="by which the table tells it from others")] = None
    pair: Annotated[Deck | None, Meta(description="the pile it came from")] = None
    seen: Annotated[list[AtSeat] | None, Meta(description="the seats that know its face; Sauron if nobody is named")] = None
    open: Annotated[bool, Meta(description="whether it is turned up")] = False


class SlipData(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A hidden card that somebody has seen."""

    card: Annotated[Hidden, Meta(description="which")]
    seen: Annotated[list[AtSeat] | None, Meta(description="the seats that know it; in a hand Sauron, in a deck nobody")] = None
    open: Annotated[bool, Meta(description="whether all know it")] = False


class MinionData(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A minion on the map with its damage."""

    place: Annotated[Place, Meta(description="where it stands")]
    damage: Annotated[Count, Meta(description="how much it has taken")] = 0


class SentenceData(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Steps that are still to come, in the voice of a seat."""

    voice: Annotated[AtSeat, Meta(description="of whom the steps speak")]
    steps: Annotated[list[Any], Meta(description="their names, with their parts where they have some: `{HeroTurn: {seat: 2}}`")]


class SceneData(Stopping, frozen=True, kw_only=True):
    """A position as it is written down; what it does not name is as at the beginning of a game."""

    game: Annotated[str, Meta(description="`quest`")] = "quest"
    hasty: Annotated[bool, Meta(description="whether questions with one answer are skipped, the secret ones too")] = True
    seed: Annotated[Count, Meta(description="how the dice fall")] = 1
    fallen: Annotated[Count | None, Meta(description="how many dice have fallen already")] = None
    options: Annotated[Options, Meta(description="rules of the table")] = Options()
    heroes: Annotated[list[HeroData], Meta(max_length=3, description="the heroes in turn order; Argalad if none is named")] = []
    seat: Annotated[AtSeat | None, Meta(description="whose turn it is; 0 is Sauron, 1 the first hero")] = None
    step: Annotated[
        str,
        Meta(
            description="where it begins: `turn`, `rest`, `ambush`, `travel`, `explore`, `encounter`, `peril`; of Sauron's turn `rally`, "
            "`story`, `plot`, `event`, `action`, `draw`; `round`, `finale`, `setup`"
        ),
    ] = ""
    fight: Annotated[Foe, Meta(description="instead of a step: a combat with this foe from its beginning")] = ""
    card: Annotated[
        str,
        Meta(
            description="instead of a step: the text of this card, such as `encounter.the_ranger`, `peril.trapped`, `event.ev1_01`, "
            "`shadow.betrayed`, `corruption.weak`, `quest.greenleaf` (its reward), `plot.urgent_summons`, `damage.3`"
        ),
    ] = ""
    combat: Annotated[CombatData | None, Meta(description="instead of a step: a combat under way")] = None
    to_come: Annotated[
        list[SentenceData] | None, Meta(description="instead of a step: all that is still to come, word by word, the next first")
    ] = None
    until: Annotated[
        Literal["end of step", "end of turn", "end of round", "end of game"] | None,
        Meta(description="where it ends; left out: a hero's step with his turn, one of Sauron's and a card with itself"),
    ] = None
    influence: Annotated[dict[Place, Some], Meta(description="influence by place")] = {}
    settled: Annotated[bool, Meta(description="whether the chains of influence were checked since a card placed some")] = False
    pool: Annotated[int, Meta(ge=0, le=12, description="influence in the Shadow Pool")] = 0
    tokens: Annotated[dict[Place, list[SomeMonster | TokenData]], Meta(description="monster tokens by place, known to Sauron")] = {}
    token_number: Annotated[Count | None, Meta(description="how many tokens have come to the map so far")] = None
    minions: Annotated[
        dict[Minion, Place | MinionData] | None,
        Meta(
            description="where minions stand, `{gothmog: bree}` or `{gothmog: {place: bree, damage: 2}}`; left out: the first two at home"
        ),
    ] = None
    defeated: Annotated[list[Minion], Meta(description="minions that are out")] = []
    favor: Annotated[dict[Place, Some], Meta(description="favor tokens by place")] = {}
    characters: Annotated[dict[Character, Place], Meta(description="where characters are")] = {}
    items: Annotated[dict[Item, Annotated[int, Meta(ge=0, le=3)]], Meta(description="items left in the supply")] = {}
    markers: Annotated[dict[Marker, Annotated[int, Meta(ge=0, le=18)]], Meta(description="spaces of the story markers")] = {}
    stage_reached: Annotated[
        Annotated[int, Meta(ge=1, le=3)] | None, Meta(description="the latest stage that a Story step has seen, if not that of the markers")
    ] = None
    green_slower: Annotated[Count, Meta(description="how much less the green marker moves in the next Story step")] = 0
    plots: Annotated[
        list[tuple[AnyPlot, Place] | None], Meta(max_length=3, description="active plots, `[plot, place]`; `null` for an empty slot")
    ] = []
    plot_hand: Annotated[list[SomePlot | SlipData], Meta(description="plots in Sauron's hand")] = []
    plot_deck: Annotated[list[Plot | SlipData], Meta(description="the top of the deck, the uppermost first")] = []
    plot_discards: Annotated[list[SomePlot], Meta(description="discarded plots")] = []
    shadow_hand: Annotated[list[SomeShadow | SlipData], Meta(description="shadow cards in Sauron's hand")] = []
    shadow_deck: Annotated[list[Shadow], Meta(description="the top of the deck, the uppermost first")] = []
    shadow_discards: Annotated[list[SomeShadow], Meta(description="discarded shadow cards")] = []
    perils: Annotated[list[Peril], Meta(description="the top of the deck, the uppermost first")] = []
    peril_discards: Annotated[list[SomePeril], Meta(description="discarded perils")] = []
    corruption: Annotated[list[Burden], Meta(description="the top of the deck, the uppermost first")] = []
    corruption_discards: Annotated[list[SomeBurden], Meta(description="discarded corruption cards")] = []
    skills: Annotated[list[str], Meta(description="the top of the deck, the uppermost first")] = []
    skill_discards: Annotated[list[str], Meta(description="discarded skill cards")] = []
    skills_left: Annotated[Count | None, Meta(description="how many skill cards the deck has; all others are discarded")] = None
    piles: Annotated[dict[Deck, list[Monster]], Meta(description="the tops of the token piles by pair of regions")] = {}
    token_discards: Annotated[dict[Deck, list[SomeMonster]], Meta(description="discarded tokens by pair of regions")] = {}
    encounters: Annotated[dict[Deck, list[Encounter]], Meta(description="the tops of the encounter decks")] = {}
    encounter_discards: Annotated[dict[Deck, list[SomeEncounter]], Meta(description="discarded encounters by deck")] = {}
    events: Annotated[dict[Annotated[int, Meta(ge=1, le=3)], list[Event]], Meta(description="the tops of the event decks by stage")] = {}
    event_discards: Annotated[dict[Annotated[int, Meta(ge=1, le=3)], list[SomeEvent]], Meta(description="discarded events by stage")] = {}
    event: Annotated[Event, Meta(description="the event that stays")] = ""
    given: Annotated[
        tuple[Event, AtSeat, Count] | None, Meta(description="an event card given to a hero: `[ev1_03, seat, favor on it]`")
    ] = None
    hero_mission: Annotated[HeroMission, Meta(description="the heroes' mission")] = ""
    sauron_mission: Annotated[SauronMission, Meta(description="Sauron's mission")] = ""
    quests_done: Annotated[list[Quest], Meta(description="quests that are out of the game")] = []
    tracks: Annotated[
        list[list[Annotated[int, Meta(ge=0, le=2)]]],
        Meta(max_length=3, description="spaces taken on the tracks influence, draw, command: `[[0], [], [0, 1]]`"),
    ] = []
    turn: Annotated[
        Turn | None, Meta(description="what has happened in this turn: `{dark_path: true}`; with `seat`, if it is another hero's turn")
    ] = None
    round: Annotated[Count, Meta(description="the round")] = 2
    outcome: Annotated[Literal["", "won", "lost", "drawn", "retreated"], Meta(description="how the last combat ended for the hero")] = ""
    beaten: Annotated[bool, Meta(description="whether the foe of the last combat was defeated")] = False
    drawn: Annotated[list[Drawn], Meta(description="cards just drawn, while somebody chooses among them")] = []
    drawn_for: Annotated[int, Meta(ge=-1, le=3, description="the seat that sees them; -1 for everybody")] = -1
