"""A position as it is written down: its keys, what they mean, and which values they take."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from onetable.core.scenario.positions import Stopping
from onetable.games.tcg.pieces import Options
from onetable.games.tcg.traits import Until

FRODO, RING = "1C290", "1C2"
NATURAL = Annotated[int, Meta(ge=0)]
SITE = Annotated[int, Meta(ge=1, le=9)]
SEAT = Annotated[int, Meta(ge=0, le=5)]


class PileCard(Struct, frozen=True, forbid_unknown_fields=True, rename={"name": "as"}):
    """A card in a pile that needs more than its name."""

    card: str
    name: Annotated[str, Meta(description="what this scenario calls it")] = ""
    seen_by: Annotated[list[SEAT], Meta(description="the seats that know this card although it lies hidden")] = []


class LaidCard(Struct, frozen=True, forbid_unknown_fields=True, rename={"name": "as"}):
    """A card in play, with what it bears and what is stacked on it."""

    card: str
    name: Annotated[str, Meta(description="what this scenario calls it")] = ""
    wounds: NATURAL = 0
    hurt: Annotated[int, Meta(ge=0, description="wounds of these that it took in this skirmish")] = 0
    bears: list[Laid] = []
    stacked: list[Pile] = []
    owner: Annotated[SEAT | None, Meta(description="whose card it is, if not its bearer's")] = None
    on: Annotated[SITE | None, Meta(description="the number of the site on which it lies")] = None


Laid = str | LaidCard
Pile = str | PileCard


class SeatData(Struct, frozen=True, forbid_unknown_fields=True, rename={"name": "as"}):
    """What belongs to one player; the first card of the draw deck is its top."""

    play: Annotated[list[Laid], Meta(description="cards in play: a name, or `{card: Gimli, wounds: 1, bears: [Dwarven Axe]}`")] = []
    hand: Annotated[list[Pile], Meta(description="the hand; `3 others` are three cards that cannot be played now")] = []
    deck: Annotated[list[Pile], Meta(description="the draw deck, from its top")] = []
    discard: Annotated[list[Pile], Meta(description="the discard pile")] = []
    dead: Annotated[list[Pile], Meta(description="the dead pile")] = []
    removed: Annotated[list[Pile], Meta(description="cards that are out of the game")] = []
    sites: Annotated[list[Pile] | None, Meta(description="the adventure deck", extra={"default": "nine plain sites but those laid"})] = None
    burdens: Annotated[int, Meta(ge=0, description="burdens on the Ring-bearer")] = 0
    at: Annotated[int, Meta(ge=0, le=9, description="the site of the own marker", extra={"default": 1})] = 0
    ring: Annotated[str, Meta(description="which One Ring")] = RING
    ring_bearer: Annotated[str, Meta(description="who bears it; the title of a card in `play`, or a card", extra={"default": "Frodo"})] = (
        FRODO
    )
    wounds: Annotated[int, Meta(ge=0, description="his wounds")] = 0
    hurt: Annotated[int, Meta(ge=0, description="wounds of these that he took in this skirmish")] = 0
    bears: Annotated[list[Laid], Meta(description="what he bears besides the Ring")] = []
    name: Annotated[str, Meta(description="what this scenario calls him")] = ""


class SkirmishData(Struct, frozen=True, forbid_unknown_fields=True):
    """The skirmish that is being fought."""

    defender: str = ""
    minions: list[str] = []
    gone: Annotated[list[str | int], Meta(description="who was the last of a side to be removed")] = []
    cancelled: bool = False


class LastingData(Struct, frozen=True, forbid_unknown_fields=True, rename={"source": "from"}):
    """A change that lasts for a while: a measure or keyword, by how much, and until when."""

    what: str
    card: Annotated[str | int, Meta(description="the card that is changed; left out, it is a total of the table")] = ""
    by: int | str = 1
    until: Until = Until.PHASE_END
    source: Annotated[str | int, Meta(description="the card that has done it")] = ""


class GrantData(Struct, frozen=True, forbid_unknown_fields=True, rename={"source": "from"}):
    """A paragraph that works for a while although it is printed on no active card, as the words it is made of."""

    ability: dict[str, Any]
    until: Until = Until.PHASE_END
    player: SEAT = 0
    source: str | int = ""
    number: NATURAL = 0
    event: NATURAL = 0
    named: list[tuple[dict[str, Any], int | str]] = []


class UsedData(Struct, frozen=True, forbid_unknown_fields=True):
    """How much of a limit of a card is used up: of its paragraphs by their numbers, from 0."""

    card: str | int
    number: NATURAL = 0
    amount: int = 1
    until: Until = Until.TURN_END


class Exact(Struct, frozen=True, forbid_unknown_fields=True):
    """What only a position needs that was taken from a game: the numbers of its cards in the order in which they are laid out here."""

    handles: list[int]
    given: NATURAL
    order: Annotated[list[int], Meta(description="the cards in play as they entered it")]
    seen: Annotated[list[int], Meta(description="hidden cards that somebody knows, as they were seen")]
    lists: Annotated[list[str], Meta(description="by seat the ids of all cards that it brought")]
    happenings: NATURAL = 0


class SceneData(Stopping, Struct, frozen=True, kw_only=True):
    """A position of the trading card game. Seats are numbers; seat 0 is the Free Peoples player unless it says otherwise."""

    players: Annotated[int, Meta(ge=2, le=6, description="how many play")] = 2
    seed: Annotated[int, Meta(description="how the dice fall")] = 1
    dice: Annotated[int, Meta(ge=0, description="how often they have fallen")] = 0
    options: Annotated[Options, Meta(description="rules of the table; `onetable games` lists them")] = Options()
    hasty: Annotated[  # type: ignore[assignment]  # here there is a third way: as people play
        bool | Literal["as in a game"],
        Meta(description="whether questions with one answer are skipped; `false` asks everybody who may act, even without cards"),
    ] = True
    phase: Annotated[str, Meta(description="where it begins")] = "fellowship"
    until: Annotated[
        Literal["", "end of phase", "end of turn"],
        Meta(description="where it ends: after that nobody is asked any more", extra={"default": "it goes on"}),
    ] = ""
    acted: Annotated[NATURAL | None, Meta(description="the phase has begun already, and so many actions and passes were made in it")] = None
    passed: Annotated[int, Meta(ge=0, description="how many have passed in a row")] = 0
    acting: Annotated[
        SEAT | None, Meta(description="whose Shadow phase it is, once it has begun", extra={"default": "the first one's"})
    ] = None
    fierce: Annotated[bool, Meta(description="whether it is the round of fierce minions")] = False
    turn: Annotated[int, Meta(ge=0, description="how many turns have begun")] = 1
    free_peoples: Annotated[SEAT, Meta(description="whose turn it is")] = 0
    order: Annotated[list[SEAT], Meta(description="the order of turns", extra={"default": "by number"})] = []
    out: Annotated[dict[SEAT, str], Meta(description="players that are out, by seat: `killed`, `corrupted` or `gave up`")] = {}
    bids: Annotated[dict[SEAT, NATURAL], Meta(description="by seat the burdens that were bid")] = {}
    site: Annotated[SITE, Meta(description="the number of the site where the fellowship is")] = 1
    path: Annotated[dict[SITE, Pile], Meta(description="sites that matter, by number; the others are plain ones")] = {}
    laid_by: Annotated[dict[SITE, SEAT], Meta(description="who laid a site, by number", extra={"default": "whose turn it is"})] = {}
    free: Annotated[SeatData, Meta(description="what belongs to the Free Peoples player", extra={"default": "Frodo with the Ring"})] = (
        SeatData()
    )
    shadow: Annotated[SeatData, Meta(description="the same for the next player", extra={"default": "Frodo with the Ring"})] = SeatData()
    seats: Annotated[dict[SEAT, SeatData], Meta(description="the same for others, or for all, by seat")] = {}
    site_conditions: Annotated[dict[SEAT, list[str]], Meta(description="by seat the conditions on the site where the fellowship is")] = {}
    twilight: Annotated[int, Meta(ge=0, description="the twilight pool")] = 0
    moves: Annotated[NATURAL | None, Meta(description="moves made in this turn", extra={"default": "1; 0 up to the Fellowship phase"})] = (
        None
    )
    move_limit: Annotated[int, Meta(ge=0, description="how many may be made", extra={"default": "as the rules say"})] = 0
    stuck: Annotated[bool, Meta(description="whether the fellowship may not move again")] = False
    worn: Annotated[bool, Meta(description="whether the Ring is worn")] = False
    ring_silent: Annotated[bool, Meta(description="whether the text of the Ring does not work")] = False
    assigned: Annotated[dict[str, str], Meta(description="who fights whom, minion by minion: `{Goblin Runner: Gimli}`")] = {}
    fought: Annotated[list[str | int] | None, Meta(description="who was assigned in this turn", extra={"default": "who is assigned"})] = (
        None
    )
    skirmish: Annotated[SkirmishData | None, Meta(description="the skirmish that is being fought")] = None
    lasting: Annotated[list[LastingData], Meta(description="changes that last for a while: `{card: Gimli, what: strength, by: 3}`")] = []
    grants: Annotated[list[GrantData], Meta(description="paragraphs that work for a while, as the words they are made of")] = []
    used: Annotated[list[UsedData], Meta(description="limits of cards that are used up")] = []
    played_phase: Annotated[list[str | int], Meta(description="cards that were played in this phase")] = []
    played_here: Annotated[list[str | int], Meta(description="cards that were played at this site")] = []
    taken: Annotated[int, Meta(ge=0, description="cards drawn or taken in this Fellowship phase")] = 0
    rebuilt: Annotated[list[SEAT], Meta(description="who has rebuilt his draw deck")] = []
    last_site: Annotated[SITE, Meta(description="the site that wins")] = 9
    exact: Annotated[Exact | None, Meta(description="written by `onetable scenario --write`: the cards as they were numbered")] = None

    def seat(self, seat: int) -> SeatData:
        """What belongs to one player."""
        if seat in self.seats:
            return self.seats[seat]
        if seat == self.free_peoples:
            return self.free
        return self.shadow if seat == self.first_shadow else SeatData()

    @property
    def first_shadow(self) -> int:
        """The player whom `shadow` speaks of: the lowest seat of the others."""
        return 1 if self.free_peoples == 0 else 0
