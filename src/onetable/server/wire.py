"""What travels over the line and the API: commands, requests, messages. docs/protocol.md tells what they mean."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType
from msgspec.json import Decoder, Encoder

from onetable.server.pictures.shapes import Choice, GameId, Json, Spoken, Text, View, named

Language = Annotated[Literal["en", "zh", "ja", "nl"], named("Language")]
Watch = Annotated[
    Literal["off", "public", "seat", "after"],
    named("Watch", "Who may look on: nobody, anybody (public things only), whom a seat lets look, anybody after the end."),
]
Pace = Annotated[
    Literal["live", "days"],
    named("Pace", "live: a bot fills in for who is gone too long; days: everybody takes the time he needs."),
]
Stage = Annotated[
    Literal["gathering", "playing", "over", "unreadable"], named("Stage", "unreadable: the table cannot be opened any longer.")
]
WorkState = Annotated[
    Literal["none", "waiting", "running", "done", "stopped", "failed"],
    named("WorkState", "How far work in the background is; none: nobody has asked for it yet."),
]
Kind = Literal["person", "bot", "open"]
Group = Annotated[tuple[str, int], named("Group", "A heading of the journal: a key of the interface and its number.")]
Number = Annotated[int, Meta(ge=0, le=2**31)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(min_length=1, max_length=200)]  # what of it may be a name is told in `names`
Typed = Annotated[str, Meta(min_length=1, max_length=1024)]

# ---------------------------------------------------------------- the line: from the client


class FromClient(Struct, frozen=True, tag_field="do", forbid_unknown_fields=False):
    """Anything a client may send."""


class Command(FromClient, frozen=True):
    """What changes the table: it is carried out once, however often it is sent."""

    id: Id
    table: Id
    seat: Number
    at: Number


class Answer(Command, frozen=True, tag="answer"):
    """The numbered choice of the open question."""

    choice: Number


class TakeBack(Command, frozen=True, tag="undo"):
    """Take the last answer of this seat back."""


class Allow(Command, frozen=True, tag="allow"):
    """Agree to the undo that was asked for, or not."""

    yes: bool


class Say(Command, frozen=True, tag="say"):
    """One of the phrases that the view offers."""

    phrase: Id
    about: Number | None = None


class Show(Command, frozen=True, tag="show"):
    """Let those who look on see this seat."""

    yes: bool


class StandIn(Command, frozen=True, tag="stand_in"):
    """Let a bot play for somebody who is gone, or wait instead."""

    whom: Number
    yes: bool


class AskHint(FromClient, frozen=True, tag="hint"):
    """What would the bot do?"""

    id: Id
    table: Id
    seat: Number
    at: Number


class Speak(FromClient, frozen=True, tag="language"):
    """Another language from now on."""

    language: Language


class WantCoach(FromClient, frozen=True, tag="coach"):
    """Be told what is at stake, or no longer."""

    on: bool


class Ping(FromClient, frozen=True, tag="ping"):
    """Is anybody there?"""


AnyCommand = Answer | TakeBack | Allow | Say | Show | StandIn
AnyRequest = AskHint | Speak | WantCoach | Ping
read_message = Decoder(AnyCommand | AnyRequest).decode

# ---------------------------------------------------------------- the line: from the server


class ToClient(Struct, frozen=True, tag_field="is"):
    """Anything the server sends."""


class JournalLine(Struct, frozen=True, gc=False, rename={"kind": "is"}):
    """A line of the journal; `kind` is the word it reads aloud, `group` the heading it stands under."""

    n: int
    text: Text
    kind: str
    group: Group | None


class Person(Struct, frozen=True, gc=False):
    """Who sits on a seat."""

    seat: int
    kind: Kind
    name: str
    here: bool
    bot: str
    standing_in: bool
    me: bool
    shown: bool


class UndoAsked(Struct, frozen=True, gc=False):
    """Somebody wants to take something back; these have not yet agreed."""

    seat: int
    missing: tuple[int, ...]


class Undo(Struct, frozen=True, gc=False):
    """Whether this seat may try to take something back, and who has asked for that."""

    may: bool
    why: str
    asked: UndoAsked | None


class Said(Struct, frozen=True, gc=False):
    """A phrase that somebody said."""

    n: int
    seat: int
    phrase: str
    about: int | None
    text: Text


class CoachNow(Struct, frozen=True, gc=False):
    """What the coach says to this moment: what is at stake, and two hints; the third is what a bot would do."""

    stake: Text
    look: Annotated[Text, Meta(description="Where to look.")]
    compare: Annotated[Text, Meta(description="What to compare.")]


class LessonNow(Struct, frozen=True, gc=False):
    """A lesson that is being played: how it stands, what is to be reached, what the tutor says to this moment, and what comes after it."""

    name: str
    title: str
    task: str
    progress: Literal["open", "reached", "failed"]
    text: Annotated[str, Meta(description="“” where there is nothing to be said.")]
    waits: Annotated[bool, Meta(description="Whether nothing goes on before something is taken back.")]
    section: Annotated[str, Meta(description="The subject of the rulebook that it is about; “” where none is named.")]
    number: int
    count: int
    next: Annotated[str | None, Meta(description="The lesson after it.")]


# What is sent many times is written once: a Raw is JSON that is there already, and beside it stands what it is the JSON of.


class ClockNow(Struct, frozen=True, gc=False):
    """The clock of this seat, or of those it waits for, when this was sent; when it has run out a bot answers this once."""

    left: Annotated[float, Meta(description="Seconds.")]
    of: Annotated[int, Meta(description="Seconds that one has in all.")]


class News(Struct, frozen=True, gc=False):
    """Lines beyond `after` are dropped, these are appended."""

    after: int
    lines: Annotated[list[Raw], list[JournalLine]]


class State(ToClient, frozen=True, tag="state", gc=False):
    """The whole table as one seat sees it, and what is new in its journal."""

    table: str
    n: int
    done: str | None
    news: News
    view: Annotated[Raw, View]
    people: Annotated[Raw, list[Person]]
    undo: Undo
    said: list[Said]
    next: Annotated[str | None, Meta(description="The table at which the people of this one play on.")]
    lesson: Annotated[LessonNow | None, Meta(description="What is learned here; null at any other table.")] = None
    coach: Annotated[CoachNow | None, Meta(description="What the coach says; null where he is silent.")] = None
    clock: Annotated[ClockNow | None, Meta(description="How long may still be chosen; null where there is no clock.")] = None


class Change(ToClient, frozen=True, tag="change", gc=False):
    """What makes the next state of the one that this line has told before; whoever does not hold that one opens the line anew."""

    table: str
    n: int
    on: Annotated[int, Meta(description="The number of the state on which this stands.")]
    language: Annotated[Spoken, Meta(description="And its language.")]
    done: str | None
    news: News
    view: Annotated[
        Raw,
        dict[str, Json],
        Meta(description="By place (board/chairs/2; “” for the view itself): members that take the place of those of the same name."),
    ]
    people: Annotated[Raw, list[Person]] | UnsetType
    undo: Undo | UnsetType
    said: list[Said] | UnsetType
    next: str | UnsetType | None
    lesson: LessonNow | UnsetType | None = UNSET
    coach: CoachNow | UnsetType | None = UNSET
    clock: ClockNow | UnsetType | None = UNSET


class PeopleNow(ToClient, frozen=True, tag="people"):
    """Who is here now, while the table stands at `n`."""

    n: int
    people: Annotated[Raw, list[Person]]


class Done(ToClient, frozen=True, tag="done"):
    """This command was carried out before."""

    id: str
    n: int


class Refused(ToClient, frozen=True, tag="refused"):
    """This command was not carried out, and why."""

    id: str
    code: str
    text: Text


class Hint(ToClient, frozen=True, tag="hint"):
    """What the bot would do."""

    id: str
    at: int
    choice: int
    text: Text
    why: Annotated[Text, Meta(description="Why it would; “” where it cannot say.")] = ""


class Pong(ToClient, frozen=True, tag="pong"):
    """Here."""


class Closed(ToClient, frozen=True, tag="closed"):
    """The line will be closed, and why."""

    code: str
    text: str


AnyMessage = State | Change | PeopleNow | Done | Refused | Hint | Pong | Closed
encode = Encoder().encode

# ---------------------------------------------------------------- the API


class Problem(Struct, frozen=True):
    """What is wrong with a request."""

    code: str
    text: str


class NewMe(Struct, frozen=True, forbid_unknown_fields=True):
    """What a person may say of himself."""

    name: Name | None = None
    language: Language | None = None
    coach: Annotated[dict[str, bool], Meta(max_length=100, description="Of which games a coach is wanted.")] | None = None


class Me(Struct, frozen=True):
    """The person who asks; `token` only where it has just been made."""

    id: str
    name: str
    language: Spoken
    login: str | None
    token: str | None = None
    coach: Annotated[dict[str, bool], Meta(description="Of which games a coach is wanted, where that was said.")] = {}


class Login(Struct, frozen=True, forbid_unknown_fields=True):
    """Name and password of an account."""

    login: Typed
    password: Typed


class Account(Struct, frozen=True, forbid_unknown_fields=True):
    """What an account shall have from now on: a guest needs both, a change needs the old password."""

    login: Typed | None = None
    password: Typed | None = None
    old_password: Typed | None = None


class Device(Struct, frozen=True):
    """A device on which you are known."""

    id: str
    kind: Annotated[str, Meta(description="Browser and system in a word or two; “” for what is no browser.")]
    made: Annotated[float, Meta(description="When you were first known on it, in seconds; 0 where that was not noted.")]
    seen: Annotated[float, Meta(description="When it was last here, within the hour.")]
    this: Annotated[bool, Meta(description="Whether it is the one that asks.")]


class EndDevice(Struct, frozen=True, forbid_unknown_fields=True):
    """The device that shall be known no longer; all but this one, if none is named."""

    device: Id | None = None


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit somewhere."""

    kind: Literal["me", "bot", "open"]
    bot: Annotated[str, Meta(max_length=20, description="“” is the usual one of the game.")] = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened; without `seats` the first is yours and bots take the others."""

    game: Annotated[GameId, Meta(max_length=20)]
    players: Annotated[int, Meta(ge=1, le=6)]
    setup: Json = {}
    seats: Annotated[list[SeatWish], Meta(max_length=6)] = []
    watch: Watch = "after"
    pace: Pace = "live"
    deal_of: Annotated[Annotated[str, Meta(max_length=64)] | None, Meta(description="The same deal as this table.")] = None
    after: Annotated[
        Annotated[str, Meta(max_length=64)] | None, Meta(description="Go on with the people of this table, which is over.")
    ] = None


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """Which open seat to take; any, if none is named."""

    seat: Annotated[int, Meta(ge=0, le=5)] | None = None


class PlaceBot(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for an open seat."""

    seat: Annotated[int, Meta(ge=0, le=5)]
    bot: Annotated[str, Meta(max_length=20, description="“” is the usual one of the game.")] = ""


class Branch(Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from a point of a finished game."""

    at: Number
    seats: Annotated[list[SeatWish], Meta(max_length=6)] = []


class LessonInfo(Struct, frozen=True):
    """A lesson in a list."""

    name: str
    title: str
    task: str
    section: str
    learned: bool


class Learning(Struct, frozen=True):
    """How far somebody has come in the lessons of a game."""

    game: GameId
    count: int
    learned: int
    next: Annotated[str | None, Meta(description="The first lesson that was not learned; null where all were.")]
    title: Annotated[str, Meta(description="What it is called.")]


class TableInfo(Struct, frozen=True):
    """What can be told of a table to somebody who knows its link."""

    id: str
    word: str
    game: GameId
    title: str
    detail: str
    setup: Json
    players: int
    people: list[Person]
    seat: int | None
    your_turn: bool
    waits_for: str
    state: Stage
    outcome: str
    changed: float
    pace: Pace
    watch: Watch
    emblem: str
    n: int
    trouble: Annotated[str, Meta(description="Why the table cannot be opened; “” where it can.")] = ""
    round: Annotated[str, Meta(description="The table that this game follows as one of a round; “” where it is none.")] = ""


class DealResult(Struct, frozen=True):
    """How another table fared with the same deal."""

    table: str
    people: list[str]
    state: Stage
    outcome: str
    steps: int
    finished: float


class RoundGame(Struct, frozen=True):
    """One of the games that follow another: who meets there, by the seats of the game before."""

    game: GameId
    turn: Annotated[int, Meta(description="Games of the same turn can be played at the same time.")]
    seats: list[int]
    table: Annotated[str, Meta(description="Where it is played; “” before anybody has opened the round.")]
    state: Stage
    scores: Annotated[list[float] | None, Meta(description="What each of them made of it; null while it is not over.")]


class RoundLine(Struct, frozen=True):
    """How one seat stands in a round."""

    place: int
    seat: int
    name: str
    points: float
    played: int
    left: int


class RoundInfo(Struct, frozen=True):
    """The games that follow another, and how all stand, the best first."""

    games: list[RoundGame]
    standings: list[RoundLine]


class NewTrial(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to be tried out; what may be wished for is the game's."""

    wish: Json


class TrialInfo(Struct, frozen=True):
    """A trial in the background: how far it is, and what it has found so far."""

    id: str
    game: GameId
    state: WorkState
    done: Annotated[int, Meta(description="Pieces of work that are done.")]
    of: Annotated[int, Meta(description="All of them.")]
    report: Annotated[Json, Meta(description="As the game tells it; empty before the first is done.")]


class Step(Struct, frozen=True):
    """One answer of a finished game."""

    n: int
    seat: int
    text: Text
    group: Annotated[Group | None, Meta(description="The heading under which it stands in the journal: a chapter of the game.")]
    role: Annotated[str, Meta(description="Whom the seat plays, where the game has such names and it plays one.")] = ""


class ReplayInfo(Struct, frozen=True):
    """A game to step through."""

    table: TableInfo
    steps: list[Step]
    deals: list[DealResult]
    hindsight: Annotated[bool, Meta(description="Whether it can be told how it looked to who sees all cards.")] = False


class HindsightMoment(Struct, frozen=True):
    """Before one answer: how it looked to the seat that was asked."""

    at: Annotated[int, Meta(description="How many answers were given before.")]
    seat: int
    chance: Annotated[
        float | None,
        Meta(description="In what share of the worlds that this seat could not rule out the game could still be won; null: not decided."),
    ]


class HindsightInfo(Struct, frozen=True):
    """What can be told of a game that is over by who sees all cards; as far as it is known."""

    state: WorkState
    done: int
    of: Annotated[int, Meta(description="How much there is to be found; 0 while that is not known.")]
    winnable: Annotated[bool | None, Meta(description="Whether it could be won when its last part began; null: not decided.")] = None
    lost_at: Annotated[
        int | None, Meta(description="How many answers were given when it could be won for the last time: the next one lost it.")
    ] = None
    better: Annotated[list[Raw], list[Choice], Meta(description="What would have kept it then.")] = []
    moments: list[HindsightMoment] = []


class PuzzleResult(Struct, frozen=True):
    """How somebody fared with a puzzle."""

    name: str
    tries: int
    solved: Annotated[int, Meta(description="With which try; 0 where none was.")]
    me: bool


class PuzzleInfo(Struct, frozen=True):
    """A puzzle: a deal that can be won; nothing of its cards is told here."""

    name: str
    level: str
    way: Annotated[Literal["open", "closed"], Meta(description="open: one person sees and plays all hands; closed: bots play the others.")]
    title: str
    played: Annotated[int, Meta(description="How many people have played it to its end.")]
    solved: Annotated[int, Meta(description="How many of them have won it.")]
    tries: Annotated[int, Meta(description="How often you have played it to its end.")]
    mine: Annotated[int, Meta(description="The try with which you have won it; 0 where none was.")]
    table: Annotated[str, Meta(description="Where you are playing it now; “” if nowhere.")]
    results: Annotated[list[PuzzleResult], Meta(description="How all fared, once you have played it yourself.")]


class PuzzlePage(Struct, frozen=True):
    """The puzzles of a day, and those of the book."""

    date: str
    levels: list[str]
    making: Annotated[bool, Meta(description="Whether those of the day are still being looked for: ask again in a moment.")]
    day: list[PuzzleInfo]
    book: list[PuzzleInfo]


# ---------------------------------------------------------------- the games there are


class FormValue(Struct, frozen=True):
    """One value that a form offers, and its words."""

    value: Any
    label: str


class FormField(Struct, frozen=True):
    """What is asked for when a table of a game is set up."""

    name: str
    label: Annotated[str, Meta(description="What it is; for a field of the seats “{seat}” stands in it for the name of the seat.")]
    per_seat: bool
    first: Annotated[int, Meta(description="The first seat that it is for.")]
    distinct: Annotated[bool, Meta(description="No two seats have the same.")]
    values: list[FormValue]
    default: Annotated[Any, Meta(description="The usual value; for a field of the seats one for each, as far as there are usual ones.")]
    free: Annotated[bool, Meta(description="Others may be given than those listed.")]


class FormOption(Struct, frozen=True):
    """What a table may decide where the rulebook leaves it open."""

    name: str
    label: str
    values: list[FormValue]
    default: Any
    meaning: str


class DecksOfGame(Struct, frozen=True):
    """Where people build decks for a game, and as what they bring them to a table."""

    page: Annotated[str, Meta(description="The address of the page; “” where there is none.")]
    field: Annotated[str, Meta(description="The field of the form that takes a deck.")]


class GameInfo(Struct, frozen=True):
    """A game, and what a table may decide about it."""

    id: GameId
    name: str
    about: Annotated[str, Meta(description="One line about it.")]
    facts: Annotated[str, Meta(description="For how many, and how long it takes.")]
    play: Annotated[str, Meta(description="What the button says that opens a usual table.")]
    players: list[int]
    usual_players: int
    cooperative: bool
    sides: tuple[str, ...]
    side_names: Annotated[list[str], Meta(description="The sides in words; “” for one that has no name of its own.")]
    form: list[FormField]
    options: list[FormOption]
    example: Json
    bots: list[str]
    usual_bot: str
    talk_rule: Annotated[str, Meta(description="What may be said at its table; “” where anything may be.")]
    chapters: Annotated[bool, Meta(description="Whether it has a book of chapters, and a road through them.")]
    first: Annotated[bool, Meta(description="Whether it is the one to begin with.")]
    beside: Annotated[str, Meta(description="The game with which it shares a card in the lobby; “” for one that stands by itself.")]
    decks: Annotated[DecksOfGame | None, Meta(description="None where nobody builds decks for it.")] = None
    puzzles: Annotated[bool, Meta(description="Whether it has puzzles.")] = False
