"""A position as it is written down: its keys, what they mean, and which values they take."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from onetable.core.scenario.positions import Stopping, says
from onetable.games.tcg.pieces import Options
from onetable.games.tcg.traits import Until

FRODO, RING = "1C290", "1C2"
NATURAL = Annotated[int, Meta(ge=0)]
SITE = Annotated[int, Meta(ge=1, le=9)]
SEAT = Annotated[int, Meta(ge=0, le=5)]


class PileCard(Struct, frozen=True, forbid_unknown_fields=True, rename={"name": "as"}):
    """A card in a pile that needs more than its name."""

    card: str
    name: Annotated[str, says("what this scenario calls it")] = ""
    seen_by: Annotated[list[SEAT], says("the seats that know this card although it lies hidden")] = []


class LaidCard(Struct, frozen=True, forbid_unknown_fields=True, rename={"name": "as"}):
    """A card in play, with what it bears and what is stacked on it."""

    card: str
    name: Annotated[str, says("what this scenario calls it")] = ""
    wounds: NATURAL = 0
    hurt: Annotated[int, says("wounds of these that it took in this skirmish", ge=0)] = 0
    bears: list[Laid] = []
    stacked: list[Pile] = []
    owner: Annotated[SEAT | None, says("whose card it is, if not its bearer's")] = None
    on: Annotated[SITE | None, says("the number of the site on which it lies")] = None


Laid = str | LaidCard
Pile = str | PileCard


class SeatData(Struct, frozen=True, forbid_unknown_fields=True, rename={"name": "as"}):
    """What belongs to one player; the first card of the draw deck is its top."""

    play: Annotated[list[Laid], says("cards in play: a name, or `{card: Gimli, wounds: 1, bears: [Dwarven Axe]}`")] = []
    hand: Annotated[list[Pile], says("the hand; `3 others` are three cards that cannot be played now")] = []
    deck: Annotated[list[Pile], says("the draw deck, from its top")] = []
    discard: Annotated[list[Pile], says("the discard pile")] = []
    dead: Annotated[list[Pile], says("the dead pile")] = []
    removed: Annotated[list[Pile], says("cards that are out of the game")] = []
    sites: Annotated[list[Pile] | None, says("the adventure deck", "nine plain sites but those laid")] = None
    burdens: Annotated[int, says("burdens on the Ring-bearer", ge=0)] = 0
    at: Annotated[int, says("the site of the own marker", "1", ge=0, le=9)] = 0
    ring: Annotated[str, says("which One Ring")] = RING
    ring_bearer: Annotated[str, says("who bears it", "Frodo")] = FRODO
    wounds: Annotated[int, says("his wounds", ge=0)] = 0
    hurt: Annotated[int, says("wounds of these that he took in this skirmish", ge=0)] = 0
    bears: Annotated[list[Laid], says("what he bears besides the Ring")] = []
    name: Annotated[str, says("what this scenario calls him")] = ""


class SkirmishData(Struct, frozen=True, forbid_unknown_fields=True):
    """The skirmish that is being fought."""

    defender: str = ""
    minions: list[str] = []
    gone: Annotated[list[str | int], says("who was the last of a side to be removed")] = []
    cancelled: bool = False


class LastingData(Struct, frozen=True, forbid_unknown_fields=True, rename={"source": "from"}):
    """A change that lasts for a while: a measure or keyword, by how much, and until when."""

    what: str
    card: Annotated[str | int, says("the card that is changed; left out, it is a total of the table")] = ""
    by: int | str = 1
    until: Until = Until.PHASE_END
    source: Annotated[str | int, says("the card that has done it")] = ""


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
    order: Annotated[list[int], says("the cards in play as they entered it")]
    seen: Annotated[list[int], says("hidden cards that somebody knows, as they were seen")]
    lists: Annotated[list[str], says("by seat the ids of all cards that it brought")]
    happenings: NATURAL = 0


class SceneData(Stopping, Struct, frozen=True, kw_only=True):
    """A position of the trading card game. Seats are numbers; seat 0 is the Free Peoples player unless it says otherwise."""

    players: Annotated[int, says("how many play", ge=2, le=6)] = 2
    seed: Annotated[int, says("how the dice fall")] = 1
    fallen: Annotated[int, says("how often they have fallen", ge=0)] = 0
    options: Annotated[Options, says("rules of the table; `onetable games` lists them", "the rules of 2001")] = Options()
    hasty: Annotated[
        bool | Literal["as in a game"],
        says("whether questions with one answer are skipped; `false` asks everybody who may act, even without cards; `as in a game`"),
    ] = True  # type: ignore[assignment]  # here there is a third way: as in a game
    phase: Annotated[str, says("where it begins")] = "fellowship"
    until: Annotated[
        Literal["", "end of phase", "end of turn"],
        says("where it ends: after that nobody is asked any more", "it goes on"),
    ] = ""
    acted: Annotated[NATURAL | None, says("the phase has begun already, and so many actions and passes were made in it")] = None
    passed: Annotated[int, says("how many have passed in a row", ge=0)] = 0
    acting: Annotated[SEAT | None, says("whose Shadow phase it is, once it has begun", "the first one's")] = None
    fierce: Annotated[bool, says("whether it is the round of fierce minions")] = False
    turn: Annotated[int, says("how many turns have begun", ge=0)] = 1
    free_peoples: Annotated[int, says("whose turn it is", ge=0, le=5)] = 0
    order: Annotated[list[SEAT], says("the order of turns", "by number")] = []
    out: Annotated[dict[SEAT, str], says("players that are out, by seat: `killed`, `corrupted` or `gave up`")] = {}
    bids: Annotated[dict[SEAT, NATURAL], says("by seat the burdens that were bid")] = {}
    site: Annotated[int, says("the number of the site where the fellowship is", ge=1, le=9)] = 1
    path: Annotated[dict[SITE, Pile], says("sites that matter, by number; the others are plain ones")] = {}
    laid_by: Annotated[dict[SITE, SEAT], says("who laid a site, by number", "whose turn it is")] = {}
    free: Annotated[SeatData, says("what belongs to the Free Peoples player", "Frodo with the Ring")] = SeatData()
    shadow: Annotated[SeatData, says("the same for the next player", "Frodo with the Ring")] = SeatData()
    seats: Annotated[dict[SEAT, SeatData], says("the same for others, or for all, by seat")] = {}
    site_conditions: Annotated[dict[SEAT, list[str]], says("by seat the conditions on the site where the fellowship is")] = {}
    twilight: Annotated[int, says("the twilight pool", ge=0)] = 0
    moves: Annotated[NATURAL | None, says("moves made in this turn", "1; 0 up to the Fellowship phase")] = None
    move_limit: Annotated[int, says("how many may be made", "as the rules say", ge=0)] = 0
    stuck: Annotated[bool, says("whether the fellowship may not move again")] = False
    worn: Annotated[bool, says("whether the Ring is worn")] = False
    ring_silent: Annotated[bool, says("whether the text of the Ring does not work")] = False
    assigned: Annotated[dict[str, str], says("who fights whom, minion by minion: `{Goblin Runner: Gimli}`")] = {}
    fought: Annotated[list[str | int] | None, says("who was assigned in this turn", "who is assigned")] = None
    skirmish: Annotated[SkirmishData | None, says("the skirmish that is being fought")] = None
    lasting: Annotated[list[LastingData], says("changes that last for a while: `{card: Gimli, what: strength, by: 3}`")] = []
    grants: Annotated[list[GrantData], says("paragraphs that work for a while, as the words they are made of")] = []
    used: Annotated[list[UsedData], says("limits of cards that are used up")] = []
    played_phase: Annotated[list[str | int], says("cards that were played in this phase")] = []
    played_here: Annotated[list[str | int], says("cards that were played at this site")] = []
    taken: Annotated[int, says("cards drawn or taken in this Fellowship phase", ge=0)] = 0
    rebuilt: Annotated[list[SEAT], says("who has rebuilt his draw deck")] = []
    last_site: Annotated[int, says("the site that wins", ge=1, le=9)] = 9
    exact: Annotated[Exact | None, says("written by `onetable scenario --write`: the cards as they were numbered")] = None

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
