"""What is kept: people and their decks, tables and the log of each, in one file by default; on the disk before anybody hears of it."""

from __future__ import annotations

from onetable.server.keeping.bot_store import BotStore
from onetable.server.keeping.deck_store import DeckStore
from onetable.server.keeping.hindsight_store import HindsightStore
from onetable.server.keeping.log_store import LogStore
from onetable.server.keeping.people_store import PeopleStore
from onetable.server.keeping.puzzle_store import PuzzleStore
from onetable.server.keeping.table_store import TableStore


class Store(LogStore, TableStore, PeopleStore, BotStore, DeckStore, HindsightStore, PuzzleStore):
    """The database with all its parts."""
