"""What lies on the table: tokens, slips of cards, hero sheets, the turn and the combat under way."""

from __future__ import annotations

from msgspec import Struct

from onetable.core.defaults import keep_defaults
from onetable.core.step import Seat
from onetable.games.quest.figures import MINIONS
from onetable.games.quest.traits import Attribute, CardType, Deck, Foe, Hero, Item, Minion, Monster, Place

UNSEEN = ""  # in a view: a card whose face this seat does not know
LAID = "?"  # in a view: a side has decided, face down
EVERYBODY = (1 << 8) - 1  # seen by all seats
DECLARED = "-"  # laid instead of a card: the side declares itself exhausted


class Options(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a table may decide before the game begins; options.py says what each means."""

    influence_limit: str = "stronghold_current"
    peril_copies: str = "one_of_each"
    events_drawn: int = 1
    same_figure_twice: bool = False
    rest_with_foe_in_haven: bool = False
    combat_order: str = "hero_first"

    def __post_init__(self) -> None:
        keep_defaults(self)


class Token(Struct, frozen=True, gc=False):
    """A monster token on the map. All see its back and its number; `seen` has a bit for each seat that knows its face."""

    number: int
    pair: Deck
    face: str
    seen: int


class Slip(Struct, frozen=True, gc=False):
    """A plot or shadow card in a hidden pile; `seen` has a bit for each seat that knows it."""

    face: str
    seen: int = 0


class MinionFigure(Struct, frozen=True, gc=False):
    """A minion on the map."""

    place: Place
    damage: int = 0


class ActivePlot(Struct, frozen=True, gc=False):
    """A plot in one of the three slots, and the place it affects."""

    plot: str
    place: Place


class CurrentEvent(Struct, frozen=True, gc=False):
    """The event that stays, and where its marker lies."""

    event: str
    place: Place


class GivenEvent(Struct, frozen=True, gc=False):
    """An event card that a hero keeps, with favor on it."""

    event: str
    seat: Seat
    favor: int


class HeroSheet(Struct):
    """A hero: where he is, what he has, and where his cards lie. The top of a pile is its last card."""

    hero: Hero
    place: Place
    life: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    rest: tuple[str, ...] = ()
    damage: tuple[str, ...] = ()
    trained: tuple[str, ...] = ()  # the skill cards that belong to his deck
    favor: int = 0
    corruption: tuple[str, ...] = ()
    items: tuple[Item, ...] = ()
    raised: tuple[int, int, int, int] = (0, 0, 0, 0)  # in the order of the attributes
    starting: str = ""  # his starting quest while it is open
    advanced: str = ""  # his advanced quest, active or not, while it is open
    revealed: bool = False  # whether the advanced quest is active
    side: tuple[str, ...] = ()  # side quests
    done: int = 0  # of his own two quests

    def copy(self) -> HeroSheet:
        """The same sheet, to be changed freely."""
        return HeroSheet(
            self.hero, self.place, self.life, self.hand, self.rest, self.damage, self.trained, self.favor, self.corruption, self.items,
            self.raised, self.starting, self.advanced, self.revealed, self.side, self.done,
        )  # fmt: skip


ATTRIBUTES = tuple(Attribute)
MOST_RAISED = 2


class Turn(Struct):
    """What has happened in this turn of a hero."""

    seat: Seat = 0  # 0: it is Sauron's turn
    moves: int = 0
    travel_steps: int = 0
    explored: bool = True  # exploring now would be a travel step of its own: nothing was entered since
    dark_path: bool = False
    favor_gained: int = 0
    scouted: bool = False
    bloodline: bool = False
    most_moves: int = 99
    perilous: Place | None = None  # made so by a shadow card
    no_ambush: bool = False
    over: bool = False
    shadow_played: bool = False

    def copy(self) -> Turn:
        """The same turn, to be changed freely."""
        return Turn(
            self.seat, self.moves, self.travel_steps, self.explored, self.dark_path, self.favor_gained, self.scouted, self.bloodline,
            self.most_moves, self.perilous, self.no_ambush, self.over, self.shadow_played,
        )  # fmt: skip


class Side(Struct):
    """One side of a combat."""

    strength: int = 0  # the foe's; of the hero what this combat adds to his own
    stack: tuple[str, ...] = ()  # the card played first lies at the bottom
    laid: str = ""  # the card of this round
    open: bool = False  # it was laid face up
    revealed: bool = False  # it is turned up and lies on the stack
    exhausted: bool = False
    cancelled: bool = False  # the card of this round
    last: str = ""  # the card of the round before, if it was not cancelled: it is pending now
    declared: CardType | None = None  # said for the pending card
    saying: CardType | None = None  # said for the card of this round
    hurt: int = 0  # damage that this side takes in this round
    attack: int = 0
    defense: int = 0

    def copy(self) -> Side:
        """The same side, to be changed freely."""
        return Side(
            self.strength, self.stack, self.laid, self.open, self.revealed, self.exhausted, self.cancelled, self.last, self.declared,
            self.saying, self.hurt, self.attack, self.defense,
        )  # fmt: skip


class Combat(Struct):
    """A combat under way. `hand`, `deck` and `discards` are the foe's cards; the hero plays from his own hand."""

    seat: Seat
    foe: str
    token: int  # the number of the token that was turned up; -1: a minion, or a monster from the supply
    wisdom: int
    health: int
    fortitude: int
    hero: Side
    enemy: Side
    damage: int = 0  # on the foe
    hand: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    discards: tuple[str, ...] = ()
    agility: int = 0  # points not yet split
    round: int = 0
    agility_change: int = 0
    agility_is: int = -1  # set by a card; -1: the hero's own
    lies_told: bool = False
    fear: bool = False
    hero_fell: bool = False
    foe_fell: bool = False
    retreated: bool = False
    finale: bool = False
    spied: int = 0  # damage of this round that became influence
    torn: int = 0  # damage on top by discarded cards in this round

    def copy(self) -> Combat:
        """The same combat, to be changed freely."""
        return Combat(
            self.seat, self.foe, self.token, self.wisdom, self.health, self.fortitude, self.hero.copy(), self.enemy.copy(), self.damage,
            self.hand, self.deck, self.discards, self.agility, self.round, self.agility_change, self.agility_is,
            self.lies_told, self.fear, self.hero_fell, self.foe_fell, self.retreated, self.finale, self.spied, self.torn,
        )  # fmt: skip


def foe_called(name: str) -> Foe:
    """A monster or a minion by its name."""
    return Minion(name) if name in MINIONS else Monster(name)
