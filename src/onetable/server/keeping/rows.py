"""What is kept: the tables of the database, and their rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct
from sqlalchemy import BigInteger, Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, Text, literal_column

from onetable.server.wire import Pace, Watch

BOT, GONE = "bot", "gone"  # what is noted of a table: it must be opened when the server starts; it has expired
METADATA = MetaData()
SECRETS = Table("secrets", METADATA, Column("name", String(40), primary_key=True), Column("value", LargeBinary, nullable=False))
PEOPLE = Table(
    "people", METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("login", String(64), unique=True),
    Column("password", Text),
    Column("created", Float, nullable=False),
    Column("settings", Text, nullable=False, server_default=""),  # JSON, as `people/settings.py` has it; nothing where none was chosen
    Column("owner", String(24), nullable=False, server_default="", index=True),  # of a bot account: whose it is; nothing for a person
)  # fmt: skip
TOKENS = Table(
    "tokens", METADATA,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), nullable=False, index=True),
    Column("fingerprint", LargeBinary, nullable=False),
    Column("created", Float, nullable=False, server_default="0"),  # 0: not known
    Column("seen", Float, nullable=False, server_default="0"),
    Column("agent", String(40), nullable=False, server_default=""),  # the kind of program, in a word or two
    Column("scopes", String(80), nullable=False, server_default=""),  # of a bot: what it may do, divided by spaces; a person's: nothing
)  # fmt: skip
TABLES = Table(
    "tables", METADATA,
    Column("id", String(24), primary_key=True),
    Column("word", String(64), nullable=False, unique=True),
    Column("game", String(24), nullable=False),
    Column("version", String(24), nullable=False),
    Column("setup", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("seed", String(40), nullable=False),
    Column("watch", String(12), nullable=False),
    Column("pace", String(12), nullable=False),
    Column("host", String(24), nullable=False),
    Column("deal", String(24), nullable=False, index=True),
    Column("prefix", Text, nullable=False),  # answers given before this table began, where it goes on from another
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("outcome", String(24), nullable=False),  # "" while it goes on
    Column("progress", Text, nullable=False),  # what a chapter of several rounds keeps
)  # fmt: skip
UNFINISHED = TABLES.c.outcome == literal_column("''")  # written out: with a value that comes later SQLite would not take the index
IS_LESSON = TABLES.c.setup.like('{"lesson":%')  # there are never more of one person than lessons
Index("unfinished_tables", TABLES.c.host, TABLES.c.id, sqlite_where=UNFINISHED, postgresql_where=UNFINISHED)  # far fewer than all tables
LOG = Table(
    "log", METADATA,
    Column("table", String(24), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("person", String(24)),
    Column("command", String(96)),  # the person who sent it, and its name
    Column("entry", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)  # fmt: skip
Index("one_command_once", LOG.c.table, LOG.c.command, unique=True)
SEATS = Table(
    "seats", METADATA,
    Column("table", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(24), nullable=False, index=True),
)  # fmt: skip
HOLDERS = Table(
    "holders", METADATA,
    Column("table", String(24), primary_key=True),
    Column("node", BigInteger, nullable=False),  # where the table lives
    Column("since", Float, nullable=False),  # when it was taken from another node that was alive, else 0
)  # fmt: skip
NOTES = Table(
    "notes", METADATA,  # what the server must know of a table without opening it
    Column("table", String(24), primary_key=True),
    Column("waits_for", String(24), nullable=False, index=True),  # as `Sitting.waits_for`; "bot" also where it is open and may come to that
    Column("opened_from", String(24), nullable=False, index=True),  # the fingerprint of an address
)  # fmt: skip
PACKED = Table(
    "packed", METADATA,  # logs of games that are long over
    Column("table", String(24), primary_key=True),
    Column("n", Integer, nullable=False),  # entries up to this one
    Column("entries", LargeBinary, nullable=False),
)  # fmt: skip
DECKS = Table(
    "decks", METADATA,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), nullable=False, index=True),
    Column("game", String(24), nullable=False),
    Column("name", String(80), nullable=False),
    Column("note", Text, nullable=False),
    Column("link", String(64), unique=True),  # none while nobody else may read it
    Column("made", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("versions", Integer, nullable=False),  # how many there are; the last one counts
)  # fmt: skip
DECK_VERSIONS = Table(
    "deck_versions", METADATA,
    Column("deck", String(24), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("note", Text, nullable=False),
    Column("content", Text, nullable=False),  # JSON, as its game has it
)  # fmt: skip
HINDSIGHTS = Table(
    "hindsights", METADATA,  # what was found of games that are over
    Column("record", String(24), primary_key=True),  # the fingerprint of the record
    Column("game", String(24), nullable=False),
    Column("at", Float, nullable=False),
    Column("content", Text, nullable=False),  # JSON, a `LookedBack`
)  # fmt: skip
PUZZLES = Table(
    "puzzles", METADATA,  # those of a day, once they are found
    Column("game", String(24), primary_key=True),
    Column("name", String(40), primary_key=True),
    Column("content", Text, nullable=False),  # JSON, a `Puzzle`
)  # fmt: skip
CHALLENGES = Table(
    "challenges", METADATA,
    Column("id", String(24), primary_key=True),
    Column("sender", String(24), nullable=False, index=True),
    Column("receiver", String(24), nullable=False, index=True),
    Column("table", String(24), nullable=False, index=True),  # where a seat is offered
    Column("seat", Integer, nullable=False),
    Column("state", String(12), nullable=False),
    Column("made", Float, nullable=False),
    Column("changed", Float, nullable=False),
)  # fmt: skip
BOT_DEEDS = Table(
    "bot_deeds", METADATA,  # what was done with bot accounts and their tokens, for their owners to read
    Column("n", Integer, primary_key=True, autoincrement=True),
    Column("owner", String(24), nullable=False, index=True),
    Column("bot", String(24), nullable=False),
    Column("at", Float, nullable=False),
    Column("what", String(24), nullable=False),
    Column("about", String(120), nullable=False),  # the name of a token and its scopes, say; never a secret
)  # fmt: skip


class Row(Struct, frozen=True):
    """One entry of a log, as it is kept."""

    table: str
    n: int
    at: float
    person: str | None
    command: str | None
    entry: bytes


class TableRow(Struct, frozen=True):
    """A table, as it is kept; all that happens at it is in its log."""

    id: str
    word: str
    game: str
    version: str
    setup: str
    players: int
    seed: str
    watch: Watch
    pace: Pace
    host: str
    deal: str
    prefix: str
    created: float
    changed: float
    outcome: str = ""
    progress: str = ""


class Rest(Struct, frozen=True):
    """A table that is let go: how far it had come, and whom it waits for."""

    table: str
    n: int
    waits_for: str


class PersonRow(Struct, frozen=True):
    """A person, as kept."""

    id: str
    name: str
    language: str
    created: float
    login: str | None = None
    password: str | None = None
    settings: str = ""
    owner: str = ""

    @property
    def is_bot(self) -> bool:
        """Whether this is a bot account: a program that its owner runs somewhere."""
        return bool(self.owner)


class TokenRow(Struct, frozen=True):
    """A device by which a person is known; of the secret only a fingerprint is kept."""

    id: str
    person: str
    fingerprint: bytes
    created: float = 0.0
    seen: float = 0.0
    agent: str = ""
    scopes: str = ""


class DeckRow(Struct, frozen=True):
    """A deck that somebody builds, as kept; what is in it is in its versions."""

    id: str
    person: str
    game: str
    name: str
    note: str
    link: str | None
    made: float
    changed: float
    versions: int


class VersionRow(Struct, frozen=True):
    """One version of a deck, as kept."""

    deck: str
    n: int
    at: float
    note: str
    content: str


class ChallengeRow(Struct, frozen=True):
    """A seat that somebody offers to somebody, as kept."""

    id: str
    sender: str
    receiver: str
    table: str
    seat: int
    state: str
    made: float
    changed: float


class DeedRow(Struct, frozen=True):
    """Something that was done with a bot account, as kept."""

    owner: str
    bot: str
    at: float
    what: str
    about: str


class Log(Protocol):
    """All that a table needs of the store."""

    async def append(self, rows: Sequence[Row]) -> None:
        """Keep these entries; when this returns they are on the disk."""
        ...


class LostRace(Exception):
    """An entry of this number, or a command of this name, is there already: another process owns this table."""
