"""The table of the trick-taking game: hands and piles as sets of cards, chairs with characters, and what is known."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from onetable.core.defaults import keep_defaults, remade
from onetable.core.dice import Dice
from onetable.core.event import Event
from onetable.core.position import Position
from onetable.games.fellowship.pieces.names import Named, Player, Pyramid, Who
from onetable.games.fellowship.pieces.playing_cards import ONE_RING_CARD, Cards

if TYPE_CHECKING:
    from onetable.games.fellowship.plan import Plan, Roles

Chair = int  # a place at the table with a hand and a character, clockwise; two or one players have more chairs than people
NOBODY: Chair = -1
EMPTY, FACE_DOWN = -1, -2  # a place of the pyramid without a card, and one whose card is not seen


class Options(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the table may decide where the rules are silent; the defaults stand first in options.py."""

    aragorn_exchange: str = "gimli_or_legolas"
    lost_card: str = "mandatory"
    deck_reveal: str = "before"
    willow_next_leader: str = "leader"
    barrow_cards: str = "hidden"
    small_pyramid: str = "down"
    fatty_gives: str = "together"
    shirt_covers_riders: bool = False
    road_elrond: str = "left_out"
    event_chooser: str = "ring_holder"
    mirror_one_ring: str = "keep"

    def __post_init__(self) -> None:
        keep_defaults(self)


class Setup(Struct, frozen=True, omit_defaults=True):
    """What is played: a chapter or the endless road, by how many, with which options, and what was reached before."""

    chapter: int | str
    players: int
    options: Options = Options()
    finished: tuple[str, ...] = ()  # characters of a long chapter whose goal was met in a won round
    done: tuple[str, ...] = ()  # events or groups of a chapter that are completed, and "rider" on the road
    spent: tuple[str, ...] = ()  # gifts that are used up
    pool: tuple[str, ...] = ()  # the road: its characters, drawn once for all rounds
    gift: str = ""
    rider: str = ""
    single: bool = False  # one round is all that is played
    open: bool = False  # one person plays all hands by the rules for four, and sees them

    def __post_init__(self) -> None:
        keep_defaults(self)


class PyramidLayout(Struct, frozen=True):
    """The third hand of a game for two: rows of places from top to bottom, each covered by two of the next row."""

    rows: tuple[int, ...]
    places: tuple[int, ...]  # cards, EMPTY or FACE_DOWN; cards that lie beside it follow after the rows
    shown: int  # the places that lie face up, a bit each


Play = tuple[Chair, int]  # who played which card
NO_CARD: Play = (NOBODY, -1)  # of nobody: nothing is tucked or set aside
NOT_LAID: tuple[Chair, int, bool] = (NOBODY, -1, False)
Move = tuple[Chair, Chair, int, int]  # giver (or NOBODY), receiver, card, and the observers who saw it, a bit each


CLOCKWISE = {count: [tuple([(first + step) % count for step in range(count)]) for first in range(count)] for count in (3, 4)}


class Board(Struct, Position, dict=True, omit_defaults=True, eq=False):
    """The position, and last what follows from it or is only told: that is in no comparison, no save and no view."""

    setup: Setup
    dice: Dice
    players: tuple[int, ...] = ()  # by chair: whose it is
    event: str = ""  # the event or group of this round, where the chapter has a choice
    round: int = 0
    finished: tuple[str, ...] = ()
    done: tuple[str, ...] = ()
    spent: tuple[str, ...] = ()
    outcome: str = ""  # "won" or "lost" when the game is over
    # ---- set-up
    cast: tuple[str, ...] = ()  # by chair: the character, "" while not chosen
    threats: tuple[tuple[int, ...], ...] = ()  # by chair: rank, or ranks of which any will do
    declared: tuple[str, ...] = ()  # by chair: "more" or "fewer"
    riders: tuple[str, ...] = ()  # by chair
    hidden_threats: tuple[bool, ...] = ()
    threat_deck: int = 0  # ranks, a bit each
    threat_knowledge: tuple[tuple[int, ...], ...] = ()  # by observer: ranks each chair may have, and the deck last
    lost: Cards = 0
    lost_taken_by: Chair = NOBODY
    lost_goes_to: Chair = NOBODY  # the road: the players have agreed on it
    exchanged: int = 0  # alone only one character may exchange: its chair, counted from 1
    pacts: tuple[tuple[Chair, Chair], ...] = ()  # exchanges agreed on, to be done all at the same time
    picks: tuple[tuple[Chair, Chair, int], ...] = ()  # secret until all have picked: giver, receiver, card
    knowledge: tuple[tuple[Cards, ...], ...] = ()  # by observer, the public last: cards each chair may hold, before these moves
    moves: tuple[tuple[Move, ...], ...] = ()  # cards that changed hands since, those of one moment together
    horn: tuple[Chair, int] = (NOBODY, 0)  # who named the suits he holds most of, and which
    horn_played: Cards = 0  # what he has played since
    # ---- hands
    ring_holder: Chair = NOBODY
    hands: list[int] = []  # cards that can be played
    open_hands: int = 0  # chairs whose hand lies open, a bit each
    pyramid: PyramidLayout | None = None
    buried: Cards = 0  # covered cards of the pyramid
    stock: Cards = 0  # the draw deck of a lone player
    filled: int = 0  # chairs that drew up to a full hand and are not refilled, a bit each
    barrow: Cards = 0
    tucked: Play = NO_CARD
    aside: Play = NO_CARD
    laid: tuple[Chair, int, bool] = NOT_LAID
    deck: Cards = 0  # every card that was in the deal
    # ---- tricks
    trick: list[Play] = []
    last_trick: tuple[Play, ...] = ()
    led: int = -1  # place of the led suit
    best: int = -1  # the highest card so far, and who played it
    winning: Chair = NOBODY
    outright: Chair = NOBODY  # who declared the One Ring to win
    veiled: Chair = NOBODY  # whose card of this trick lies face down
    leader: Chair = NOBODY
    turn: Chair = NOBODY
    left: int = 0  # tricks to come, the present one included
    short: Chair = NOBODY  # who gave cards away and will run out of them early
    number: int = 0  # tricks finished
    broken: bool = False  # a Ring has been played
    gone: Cards = 0  # cards played in finished tricks
    alive: Cards = 0  # cards that may still be won, as far as everybody knows
    won: list[int] = []  # by chair
    taken: list[int] = []  # by chair: the numbers of the tricks won, a bit each
    leads: list[int] = []  # by chair: cards of the suits led
    piles: list[int] = []  # the cards of each finished trick
    thrown: list[int] = []  # by chair: the cards it played to finished tricks
    led_cards: Cards = 0  # the first card of each finished trick
    void: list[int] = []  # by chair: cards that all know are not held
    event_deck: int = 0  # Old Forest or Balrog cards not yet shown, a bit each
    event_cards: tuple[int, ...] = ()  # the ranks shown for this trick
    verdicts: tuple[int, ...] = ()  # by chair, of the goal, from public knowledge
    duties: tuple[int, ...] = ()  # by chair, of the rider
    failed: str = ""  # a failure of all, such as the Balrog's
    # ---- no part of the position
    if TYPE_CHECKING:
        plan: Plan = Plan.__new__(Plan)  # what the cards in play make of this round; put there by `prepare`, shared by clones
        roles: Roles = Roles.__new__(Roles)  # what the chosen characters make of it; there once all are seated
        news: list[Event] | None = None
    else:  # to msgspec they are nothing that could be written or read as JSON
        plan: Any = None
        roles: Any = None
        news: Any = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and all(getattr(self, field) == getattr(other, field) for field in POSITION)

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        return remade, (Board, *[getattr(self, field) for field in self.__struct_fields__])

    def copy(self) -> Board:
        """The same position, to be changed freely; silent, because nobody listens to what might be."""
        twin = Board(
            self.setup, self.dice.copy(), self.players, self.event, self.round, self.finished, self.done, self.spent, self.outcome,
            self.cast, self.threats, self.declared, self.riders, self.hidden_threats, self.threat_deck, self.threat_knowledge,
            self.lost, self.lost_taken_by, self.lost_goes_to, self.exchanged, self.pacts, self.picks,
            self.knowledge, self.moves, self.horn, self.horn_played,
            self.ring_holder, self.hands[:], self.open_hands, self.pyramid, self.buried, self.stock, self.filled, self.barrow,
            self.tucked, self.aside, self.laid, self.deck,
            self.trick[:], self.last_trick, self.led, self.best, self.winning, self.outright, self.veiled, self.leader, self.turn,
            self.left, self.short, self.number, self.broken, self.gone, self.alive, self.won[:], self.taken[:], self.leads[:],
            self.piles[:], self.thrown[:], self.led_cards, self.void[:],
            self.event_deck, self.event_cards, self.verdicts, self.duties, self.failed,
            self.plan, self.roles,
        )  # fmt: skip
        if "rows" in self.__dict__:
            twin.__dict__["rows"] = self.__dict__["rows"]
        return twin

    def bare(self) -> Board:
        """The position alone, to be saved or shown."""
        twin = self.copy()
        twin.plan = twin.roles = None  # type: ignore[assignment]
        return twin

    # ---- seats

    def chairs(self) -> range:
        """All chairs, clockwise."""
        return range(len(self.players))

    def people(self) -> int:
        """How many people play: one of them may have several chairs."""
        return len(set(self.players))

    def clockwise(self, first: Chair) -> tuple[Chair, ...]:
        """All chairs, from this one on."""
        count = len(self.players)
        return CLOCKWISE[count][first % count]

    def seat_of(self, character: str) -> Chair:
        """The chair of this character, or nobody."""
        return self.cast.index(character) if character in self.cast else NOBODY

    def holding(self, chair: Chair) -> int:
        """How many cards are in this hand, the pyramid's covered ones included."""
        return self.hands[chair].bit_count() + (self.buried.bit_count() if self.is_pyramid(chair) else 0)

    def who(self, chair: Chair) -> Who:
        """The character on this chair, or whose chair it is as long as none is chosen."""
        if self.cast[chair]:
            return Named(self.cast[chair])
        return Pyramid() if self.is_pyramid(chair) else Player(self.players[chair])

    def is_pyramid(self, chair: Chair) -> bool:
        """Whether this chair is the third hand of a game for two."""
        return self.setup.players == 2 and chair == 2

    def is_open(self, chair: Chair) -> bool:
        """Whether everybody sees the cards this chair can play."""
        return bool(self.open_hands >> chair & 1)

    def person(self, chair: Chair) -> str:
        """Whom other cards call the character on this chair."""
        character = self.plan.characters[self.cast[chair]]
        return character.person or character.key

    def find(self, person: str) -> Chair:
        """The chair of this person, or nobody."""
        return next((chair for chair in self.chairs() if self.cast[chair] and self.person(chair) == person), NOBODY)

    def ring_bearer(self) -> Chair:
        """The chair of the character that never gives the 1 of Rings away, or nobody."""
        return next((chair for chair in self.chairs() if self.cast[chair] in self.plan.ring_bearers), NOBODY)

    def may_give(self, chair: Chair) -> Cards:
        """Cards this chair may hand over: the ring-bearer never the 1 of Rings, nobody what is already promised."""
        cards = self.hands[chair]
        if self.cast[chair] in self.plan.ring_bearers:
            cards &= ~ONE_RING_CARD
        for giver, _, card in self.picks:
            if giver == chair:
                cards &= ~(1 << card)
        return cards

    def unplayed(self) -> Cards:
        """Cards of the deal that have not been played in a finished trick and do not lie open as lost or left in the barrow."""
        shown = self.barrow if self.setup.options.barrow_cards == "shown" else 0
        return self.deck & ~(self.gone | self.lost | shown)


# The setter of msgspec looks at every value for cycles that the collector would have to find. A position is never part of one, and
# with the plain setter the interpreter writes a field in a third of the time.
Board.__setattr__ = object.__setattr__  # type: ignore[method-assign]
Board.__delattr__ = object.__delattr__  # type: ignore[method-assign]

POSITION = Board.__struct_fields__[: Board.__struct_fields__.index("plan")]
