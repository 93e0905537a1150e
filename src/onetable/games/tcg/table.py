"""The table of the trading card game: handles in zones, pieces in play, and what a card is now."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from onetable.core.dice import Dice
from onetable.core.event import Event
from onetable.core.position import Position
from onetable.core.step import Scope, Seat
from onetable.games.tcg.box import GameBox
from onetable.games.tcg.card import Card
from onetable.games.tcg.handle import NOTHING, Handle
from onetable.games.tcg.index import NO_ENTRIES, Entry, Index
from onetable.games.tcg.pieces import Fight, Grant, Happening, Lasting, Options, Part, Piece, Used, from_nothing
from onetable.games.tcg.speech.parts import Ability, Filter
from onetable.games.tcg.speech.voice import speaker
from onetable.games.tcg.traits import Keyword, Kind, Measure, Phase, Side, Until

NOBODY: Seat = -1
HIDDEN_BID = -2
NO_BID = -1
COMPANION, ALLY, MINION, POSSESSION = Kind.COMPANION, Kind.ALLY, Kind.MINION, Kind.POSSESSION
LIGHT, DARK = Side.FREE, Side.SHADOW
STRENGTH, VITALITY, TAKES_PART = Measure.STRENGTH, Measure.VITALITY, Measure.TAKES_PART
NO_BONUS, NO_WEAPON_BONUS = Measure.NO_BONUS, Measure.NO_WEAPON_BONUS


class Board(Struct, Position, eq=False, omit_defaults=True):
    """The position, and last what follows from it or is only told: that is in no comparison, no save and no view."""

    players: int
    options: Options
    dice: Dice
    faces: dict[Handle, str]
    lists: list[tuple[str, ...]]  # every card each player brought
    hands: list[tuple[Handle, ...]]
    decks: list[tuple[Handle, ...]]  # the top card is the last
    discards: list[tuple[Handle, ...]]
    deads: list[tuple[Handle, ...]]
    adventure: list[tuple[Handle, ...]]
    void: list[tuple[Handle, ...]]  # cards on their way, and events while their effects are carried out
    removed: list[tuple[Handle, ...]]  # out of the game: with their player, or sites that a first game does not use
    pieces: dict[Handle, Piece]
    at: list[int]
    ring_bearer: list[Handle]
    burdens: list[int]
    bids: list[int]
    order: tuple[Seat, ...] = ()  # of turns, clockwise; who is out is no longer in it
    last_site: int = 9
    hasty: bool = False
    handles: int = 0  # how many cards have been given a handle
    stacks: dict[Handle, tuple[Handle, ...]] = {}
    path: tuple[Handle, ...] = ()
    laid_by: tuple[Seat, ...] = ()
    seen: dict[Handle, int] = {}  # cards in hidden places: who knows them, a bit for each seat
    fp: Seat = 0
    acting: Seat = NOBODY  # whose Shadow phase it is
    phase: Phase = Phase.SETUP
    turn: int = 0
    twilight: int = 0
    moves: int = 0
    move_limit: int = 2
    stuck: bool = False
    worn: bool = False
    ring_silent: bool = False
    fierce: bool = False
    assigned: dict[Handle, Handle] = {}  # minion -> defender
    fought: tuple[Handle, ...] = ()  # characters that were assigned in this turn
    fight: Fight | None = None
    lasting: tuple[Lasting, ...] = ()
    grants: tuple[Grant, ...] = ()
    used: tuple[Used, ...] = ()
    pending: dict[int, Happening] = {}
    happenings: int = 0
    played_phase: tuple[Handle, ...] = ()
    played_here: tuple[Handle, ...] = ()
    taken: int = 0  # cards drawn or taken by the Free Peoples player in this Fellowship phase
    rebuilt: tuple[Seat, ...] = ()  # who has rebuilt his draw deck
    cancelled: tuple[Handle, ...] = ()  # events that will have no effect
    winner: Seat = NOBODY
    lost: tuple[tuple[Seat, str], ...] = ()  # who is out, and why
    # ---- no part of the position
    if TYPE_CHECKING:
        cards: dict[Handle, Card] = {}
        known_index: Index | None = None
        box: GameBox = GameBox({}, ())
        news: list[Event] | None = None
    else:  # to msgspec they are nothing that could be written or read as JSON
        cards: Any = None
        known_index: Any = None
        box: Any = None
        news: Any = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and all(getattr(self, field) == getattr(other, field) for field in POSITION)

    __hash__ = None  # type: ignore[assignment]

    def copy(self) -> Board:
        """The same position, to be changed freely; silent, because nobody listens to what might be."""
        return Board(
            self.players, self.options, self.dice.copy(), self.faces, self.lists, self.hands[:], self.decks[:], self.discards[:],
            self.deads[:], self.adventure[:], self.void[:], self.removed[:], self.pieces.copy(), self.at[:], self.ring_bearer[:],
            self.burdens[:], self.bids[:], self.order, self.last_site, self.hasty, self.handles, self.stacks.copy(), self.path,
            self.laid_by, self.seen.copy(), self.fp, self.acting, self.phase, self.turn, self.twilight, self.moves, self.move_limit,
            self.stuck, self.worn, self.ring_silent, self.fierce, self.assigned.copy(), self.fought, self.fight, self.lasting,
            self.grants, self.used, self.pending.copy(), self.happenings, self.played_phase, self.played_here, self.taken,
            self.rebuilt, self.cancelled, self.winner, self.lost, self.cards, self.known_index, self.box,
        )  # fmt: skip

    def bare(self) -> Board:
        """The position alone, to be saved or shown."""
        twin = self.copy()
        twin.cards, twin.known_index, twin.box = None, None, None  # type: ignore[assignment]
        return twin

    # ---- the index of active texts

    @property
    def index(self) -> Index:
        """The active cards and their texts; derived when first asked for, then shared by clones."""
        found = self.known_index
        if found is None:
            found = self.known_index = Index(self)
        return found

    def forget(self) -> None:
        """Something entered or left play, or the sides or the site changed: derive the index anew."""
        self.known_index = None

    def words(self, key: Hashable) -> list[Entry]:
        """All active paragraphs with this key."""
        return (self.known_index or self.index).words.get(key, NO_ENTRIES)

    def ability(self, source: Handle, number: int) -> Ability:
        """A paragraph by its number: printed, copied from a site (it follows the printed ones), or granted for a while."""
        if number < 0:
            return next(grant.ability for grant in self.grants if grant.number == -number)
        text = self.cards[source].text
        if number < len(text):
            return text[number]
        return self.index.copied[source][number - len(text)]

    def total(self, measure: str, card: Handle = NOTHING, parts: list[Part] | None = None) -> int:
        """All changes of this measure for this card; who wants to know why it is so many gets its parts."""
        total = 0
        for scope, word, _ in (self.known_index or self.index).words.get(measure, NO_ENTRIES):
            amount = word.amount(self, card, scope)  # type: ignore[attr-defined]
            if amount:
                total += amount
                if parts is not None:
                    parts.append(Part(speaker(scope), amount, word))
        for change in self.lasting:
            if change.card == card and change.measure == measure:
                total += change.amount
                if parts is not None:
                    parts.append(Part(change.source, change.amount, change))
        return total

    # ---- seats

    def rightward(self, first: Seat) -> tuple[Seat, ...]:
        """All players still in the game, from this one on to the right, against the order of turns."""
        order = self.order
        if len(order) == 2:
            return order if order[0] == first else (first, order[0])
        place = order.index(first)
        return tuple([order[place - step] for step in range(len(order))])

    @property
    def around(self) -> tuple[Seat, ...]:
        """Free Peoples first, then to the right."""
        return self.rightward(self.fp)

    @property
    def shadows(self) -> tuple[Seat, ...]:
        """The Shadow players, from the right of the Free Peoples player on."""
        return self.rightward(self.fp)[1:]

    def left_of(self, seat: Seat) -> Seat:
        """Whose turn is next after this player's."""
        return self.order[(self.order.index(seat) + 1) % len(self.order)]

    def side_of(self, seat: Seat) -> Side:
        """Which side this player plays in this turn."""
        return LIGHT if seat == self.fp else DARK

    def owner(self, card: Handle) -> Seat:
        """Whose card this is, wherever it lies."""
        piece = self.pieces.get(card)
        if piece is not None:
            return piece.owner
        for zone in (self.hands, self.discards, self.deads, self.void, self.decks, self.adventure, self.removed):
            for seat, pile in enumerate(zone):
                if card in pile:
                    return seat
        if card in self.path:
            return self.laid_by[self.path.index(card)]
        host = next(host for host, pile in self.stacks.items() if card in pile)
        return self.pieces[host].owner

    # ---- what a card is now

    @property
    def here(self) -> Handle:
        """The site where the moving fellowship is."""
        number = self.at[self.fp]
        return self.path[number - 1] if number <= len(self.path) else NOTHING

    def find(self, which: Filter, scope: Scope) -> list[Handle]:
        """All active cards that are meant."""
        fits = which.fits
        return [card for card in (self.known_index or self.index).active if fits(self, card, scope)]

    def spots(self, which: Filter, scope: Scope, count: int = 1) -> bool:
        """Whether so many of them can be spotted."""
        if count <= 0:
            return True
        for card in (self.known_index or self.index).active:
            if which.fits(self, card, scope):
                count -= 1
                if not count:
                    return True
        return False

    def strength(self, card: Handle, parts: list[Part] | None = None) -> int:
        """Strength with all changes; a number is never below 0."""
        total = self.cards[card].strength + self.strengthened(card, self.words(STRENGTH), parts) + self.lastingly(card, parts)
        return total if total >= 0 else from_nothing(total, parts)

    def strengthened(self, card: Handle, texts: Iterable[Entry], parts: list[Part] | None = None) -> int:
        """By how much these texts make a card stronger."""
        total, muting = 0, self.lasting or self.words(NO_WEAPON_BONUS)
        for scope, word, _ in texts:
            amount = word.amount(self, card, scope)  # type: ignore[attr-defined]
            if amount and not (amount > 0 and muting and self.is_muted(card, speaker(scope))):
                total += amount
                if parts is not None:
                    parts.append(Part(speaker(scope), amount, word))
        return total

    def lastingly(self, card: Handle, parts: list[Part] | None = None) -> int:
        """By how much it is stronger for a while."""
        total = 0
        for change in self.lasting:
            about = change.card == card and change.measure == STRENGTH
            if about and not (change.amount > 0 and self.is_muted(card, change.source)):
                total += change.amount
                if parts is not None:
                    parts.append(Part(change.source, change.amount, change))
        return total

    def is_muted(self, card: Handle, source: Handle) -> bool:
        """Whether a strength bonus from this source does not count for this card."""
        if source < 0 or self.cards[source].kind is not POSSESSION:
            return False
        if any([change.card == source and change.measure == NO_BONUS for change in self.lasting]):
            return True
        return "weapon" in self.cards[source].traits and self.total(NO_WEAPON_BONUS, card) > 0

    def vitality(self, card: Handle, parts: list[Part] | None = None) -> int:
        """Vitality with all changes, less the wounds."""
        return self.cards[card].vitality + self.total(VITALITY, card, parts) - self.pieces[card].wounds

    def has(self, card: Handle, keyword: Keyword, parts: list[Part] | None = None) -> int:
        """How much of this keyword a card has, printed or given: 1 for the plain ones."""
        return self.cards[card].printed.get(keyword, 0) + self.total(keyword, card, parts)

    def is_roaming(self, card: Handle) -> bool:
        """A minion is roaming while its site number is above the fellowship's."""
        face = self.cards[card]
        return face.kind is MINION and face.site > self.at[self.fp]

    def foes(self, card: Handle) -> tuple[Handle, ...]:
        """Whom this card is skirmishing."""
        fight = self.fight
        if fight is None:
            return ()
        if card == fight.defender:
            return fight.minions
        return (fight.defender,) if card in fight.minions and fight.defender >= 0 else ()

    def takes_part(self, card: Handle) -> bool:
        """Companions do; allies at home, or when a card lets them."""
        face = self.cards[card]
        if face.kind is COMPANION:
            return True
        return face.kind is ALLY and (face.home == self.at[self.fp] or self.total(TAKES_PART, card) > 0)

    def site_number(self, card: Handle) -> int:
        """Where a card is: allies are at home, a borne card is where its bearer is, all others are with the fellowship."""
        piece = self.pieces.get(card)
        if piece is not None and piece.bearer >= 0:
            if piece.bearer in self.path:
                return self.path.index(piece.bearer) + 1
            return self.site_number(piece.bearer)
        return self.cards[card].home or self.at[self.fp]

    def site_at(self, number: int) -> Handle:
        """The site with this number on the path, if it has been laid."""
        return self.path[number - 1] if 0 < number <= len(self.path) else NOTHING

    def borne_by(self, card: Handle) -> list[Handle]:
        """What this card bears."""
        return [other for other, piece in self.pieces.items() if piece.bearer == card]

    def companions(self) -> Sequence[Handle]:
        """The active fellowship."""
        return (self.known_index or self.index).of_kind.get(COMPANION, ())

    def minions(self) -> Sequence[Handle]:
        """All active minions."""
        return (self.known_index or self.index).of_kind.get(MINION, ())

    # ---- changes

    def change(self, card: Handle, **fields: int) -> None:
        """Change something about a card in play."""
        self.pieces[card] = replace(self.pieces[card], **fields)

    def limit_used(self, card: Handle, number: int) -> int:
        """How much of this limit has been used up."""
        return sum([use.amount for use in self.used if use.card == card and use.number == number])

    def use_limit(self, card: Handle, number: int, amount: int, until: Until) -> None:
        """Note that so much of a limit is used up."""
        self.used += (Used(card, number, amount, until),)

    def end(self, until: Until) -> None:
        """The time of such changes is over."""
        if not (self.lasting or self.used or self.grants):
            return
        if self.lasting:
            self.lasting = tuple([change for change in self.lasting if change.until is not until])
        if self.used:
            self.used = tuple([use for use in self.used if use.until is not until])
        if any([grant.until is until for grant in self.grants]):
            self.grants = tuple([grant for grant in self.grants if grant.until is not until])
            self.forget()

    def new_handles(self, count: int) -> tuple[Handle, ...]:
        """Handles for so many cards that nobody can know."""
        first = self.handles
        self.handles += count
        return tuple(range(first, self.handles))  # type: ignore[arg-type]  # new numbers are handles from here on

    def take(self, zone: list[tuple[Handle, ...]], seat: Seat, cards: Iterable[Handle]) -> None:
        """Lift these cards from a pile."""
        pile = zone[seat]
        for card in cards:
            if card in pile:
                place = pile.index(card)
                pile = pile[:place] + pile[place + 1 :]
        zone[seat] = pile


POSITION = Board.__struct_fields__[: Board.__struct_fields__.index("cards")]
