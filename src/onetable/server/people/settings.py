"""What somebody has chosen for himself, whatever device he uses: of which games he wants a coach; and how a bot is introduced."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from onetable.server.keeping.rows import PersonRow
from onetable.server.keeping.store import Store


class Settings(Struct, frozen=True, omit_defaults=True):
    """All of it; what is not here was never chosen."""

    coach: dict[str, bool] = {}  # by game
    about: str = ""  # of a bot: what its owner says of it
    welcomes: bool = False  # of a bot: whether anybody may challenge it, and not only its owner


def settings_of(person: PersonRow) -> Settings:
    """What this person has chosen; what cannot be read counts as nothing."""
    try:
        return msgspec.json.decode(person.settings, type=Settings) if person.settings else Settings()
    except msgspec.DecodeError:
        return Settings()


def with_coach(person: PersonRow, wishes: dict[str, bool]) -> str:
    """The settings of this person with these wishes, as they are kept."""
    found = settings_of(person)
    return msgspec.json.encode(replace(found, coach={**found.coach, **wishes})).decode()


def with_introduction(bot: PersonRow, about: str, welcomes: bool) -> str:
    """The settings of this bot with what its owner says of it, as they are kept."""
    return msgspec.json.encode(replace(settings_of(bot), about=about, welcomes=welcomes)).decode()


async def wants_coach(store: Store, person: PersonRow | None, game: str, first_games: int) -> bool | None:
    """Whether the coach speaks to this person: as he said, else in his first games; None where the set-up decides."""
    if person is None:
        return None
    wish = settings_of(person).coach.get(game)
    if wish is not None:
        return wish
    return True if first_games > 0 and await store.ended_games(person.id, game, first_games) < first_games else None
