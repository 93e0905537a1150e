"""The table: the map with all that stands on it, the piles, the heroes and Sauron's side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct, field
from msgspec.structs import replace

from onetable.core.dice import Dice
from onetable.core.event import Event
from onetable.core.position import Position
from onetable.core.step import Seat
from onetable.core.word import Word
from onetable.games.quest.figures import HEROES
from onetable.games.quest.pieces import (
    ATTRIBUTES,
    ActivePlot,
    Combat,
    CurrentEvent,
    GivenEvent,
    HeroSheet,
    MinionFigure,
    Options,
    Slip,
    Token,
    Turn,
)
from onetable.games.quest.traits import SAURON_MARKERS, Attribute, Character, Deck, Hero, Item, Marker, Minion, Place

if TYPE_CHECKING:
    from onetable.games.quest.catalogue import Catalogue

SAURON: Seat = 0
FINALE = 18
SHADOW_FALLS = 10
STAGE_ENDS = (6, 12, 18)
POOL_PER_STAGE = 4
PLOT_SLOTS = 3
PRINTED = {(hero, attribute): figures.attribute(attribute) for hero, figures in HEROES.items() for attribute in ATTRIBUTES}
PLACES = {attribute: number for number, attribute in enumerate(ATTRIBUTES)}  # among those that were raised


class Board(Struct, Position, eq=False, omit_defaults=True):
    """The position. Seat 0 is Sauron, seat 1 the first hero. The top of a pile is its last card."""

    options: Options
    dice: Dice
    sheets: list[HeroSheet]
    influence: dict[Place, int]
    tokens: dict[Place, tuple[Token, ...]]
    piles: dict[Deck, tuple[str, ...]]  # monster tokens not on the map
    pile_discards: dict[Deck, tuple[str, ...]]
    minions: dict[Minion, MinionFigure]
    favor: dict[Place, int]
    characters: dict[Character, Place]
    items: dict[Item, int]
    markers: dict[Marker, int]
    encounters: dict[Deck, tuple[str, ...]]
    encounter_discards: dict[Deck, tuple[str, ...]]
    events: list[tuple[str, ...]]  # one deck for each stage
    event_discards: list[tuple[str, ...]]
    tracks: list[int]  # action tokens on each track
    plots: list[ActivePlot | None]
    plot_deck: tuple[Slip, ...] = ()
    plot_hand: tuple[Slip, ...] = ()
    plot_discards: tuple[str, ...] = ()
    shadow_deck: tuple[str, ...] = ()
    shadow_hand: tuple[Slip, ...] = ()
    shadow_discards: tuple[str, ...] = ()
    perils: tuple[str, ...] = ()
    peril_discards: tuple[str, ...] = ()
    corruption: tuple[str, ...] = ()
    corruption_discards: tuple[str, ...] = ()
    skills: tuple[str, ...] = ()
    skill_discards: tuple[str, ...] = ()
    hero_mission: str = ""
    sauron_mission: str = ""
    pool: int = 0
    settled: bool = True  # no card has put influence on the map since the chains were last checked
    event: CurrentEvent | None = None
    given: GivenEvent | None = None
    defeated: tuple[Minion, ...] = ()  # minions that are out, or (Ringwraiths) on their way back
    stage_reached: int = 1  # the latest stage that a Story step has seen
    green_slower: int = 0  # how much less the green marker advances in the next Story step
    round: int = 0
    turn: Turn = field(default_factory=Turn)
    combat: Combat | None = None
    outcome: str = ""  # of the last combat for the hero: won, lost, drawn or retreated
    beaten: bool = False  # whether the foe of the last combat was defeated
    drawn: tuple[str, ...] = ()  # cards just drawn, while somebody chooses among them
    drawn_for: Seat = -1  # who sees them; -1: everybody
    quests_done: tuple[str, ...] = ()  # completed quests are out of the game
    token_number: int = 0  # how many tokens have come to the map
    winner: str = ""  # "heroes" or "sauron"
    ending: str = ""
    # ---- no part of the position
    if TYPE_CHECKING:
        news: list[Event] | None = None
        cards: Catalogue = None  # type: ignore[assignment]  # the rulebook puts them on the table when a game begins or is loaded
    else:  # to msgspec they are nothing that could be written or read as JSON
        news: Any = None
        cards: Any = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and all(getattr(self, field) == getattr(other, field) for field in POSITION)

    __hash__ = None  # type: ignore[assignment]

    def copy(self) -> Board:
        """The same position, to be changed freely; silent, because nobody listens to what might be."""
        return Board(
            self.options, self.dice.copy(), [sheet.copy() for sheet in self.sheets], self.influence.copy(), self.tokens.copy(),
            self.piles.copy(), self.pile_discards.copy(), self.minions.copy(), self.favor.copy(), self.characters.copy(),
            self.items.copy(), self.markers.copy(), self.encounters.copy(), self.encounter_discards.copy(), self.events[:],
            self.event_discards[:], self.tracks[:], self.plots[:], self.plot_deck, self.plot_hand, self.plot_discards, self.shadow_deck,
            self.shadow_hand, self.shadow_discards, self.perils, self.peril_discards, self.corruption, self.corruption_discards,
            self.skills, self.skill_discards, self.hero_mission, self.sauron_mission, self.pool, self.settled, self.event, self.given,
            self.defeated, self.stage_reached, self.green_slower, self.round, self.turn.copy(),
            self.combat.copy() if self.combat is not None else None, self.outcome, self.beaten, self.drawn, self.drawn_for,
            self.quests_done, self.token_number, self.winner, self.ending, None, self.cards,
        )  # fmt: skip

    def bare(self) -> Board:
        """The same table without the catalogue and what was told, to be saved or shown."""
        return replace(self, news=None, cards=None)

    def tell_apart(self, insiders: frozenset[Seat], seen: Word, others: Word) -> None:
        """Something that only some have seen; all others, spectators too, hear that it happened."""
        self.tell(others, frozenset(range(-1, self.players)) - insiders)
        self.tell(seen, insiders)

    # ---- who is who

    @property
    def seats(self) -> range:
        """The seats of the heroes."""
        return range(1, len(self.sheets) + 1)

    @property
    def players(self) -> int:
        """Sauron and the heroes."""
        return len(self.sheets) + 1

    def sheet(self, seat: Seat) -> HeroSheet:
        """The hero in this seat."""
        return self.sheets[seat - 1]

    def seat_of(self, hero: Hero) -> Seat:
        """Where this hero sits."""
        return next(seat for seat in self.seats if self.sheets[seat - 1].hero == hero)

    def attribute(self, sheet: HeroSheet, attribute: Attribute) -> int:
        """A hero's number now: printed, raised, lowered by corruption; never below 0."""
        number = PRINTED[sheet.hero, attribute] + sheet.raised[PLACES[attribute]]
        return max(0, number - self.cards.lowered(sheet.corruption, attribute)) if sheet.corruption else number

    def heroes_at(self, place: Place) -> list[Seat]:
        """The heroes in a place."""
        return [seat for seat in self.seats if self.sheets[seat - 1].place == place]

    # ---- foes

    def minions_at(self, place: Place) -> list[Minion]:
        """The minions in a place."""
        return [minion for minion, figure in self.minions.items() if figure.place == place]

    def foe_at(self, place: Place) -> bool:
        """Whether a monster token or a minion is there."""
        return place in self.tokens or bool(self.minions_at(place))

    def find_token(self, number: int) -> tuple[Place, Token]:
        """A token by its number."""
        return next((place, token) for place, tokens in self.tokens.items() for token in tokens if token.number == number)

    # ---- the story

    @property
    def stage(self) -> int:
        """1, 2 or 3: where the foremost marker stands."""
        foremost = max(self.markers.values())
        return next(stage for stage, end in enumerate(STAGE_ENDS, 1) if foremost <= end)

    @property
    def pool_limit(self) -> int:
        """How much influence the Shadow Pool holds now."""
        return POOL_PER_STAGE * self.stage

    def sauron_best(self) -> int:
        """His foremost marker."""
        return max([self.markers[marker] for marker in SAURON_MARKERS])

    def active_plots(self) -> list[ActivePlot]:
        """The plots in the slots."""
        return [plot for plot in self.plots if plot is not None]

    def plot_is_active(self, plot: str) -> bool:
        """Whether this plot lies in a slot."""
        return any([active is not None and active.plot == plot for active in self.plots])


POSITION = Board.__struct_fields__[: Board.__struct_fields__.index("news")]
