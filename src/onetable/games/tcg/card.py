"""A card as it is printed."""

from __future__ import annotations

from collections.abc import Hashable

from msgspec import Struct

from onetable.games.tcg.speech.parts import Ability, Cost, Filter
from onetable.games.tcg.traits import Arrow, Culture, ItemClass, Keyword, Kind, Race, Side, Signet


class Card(Struct, frozen=True, eq=False):
    """One printed card. `bearer` says on whom it is played, `to_play` what must be spotted or paid for it besides twilight."""

    id: str
    title: str
    kind: Kind
    side: Side
    subtitle: str = ""
    unique: bool = False
    culture: Culture | None = None
    race: Race | None = None
    twilight: int = 0
    strength: int = 0
    vitality: int = 0
    resistance: int = 0
    strength_bonus: int = 0
    vitality_bonus: int = 0
    signet: Signet | None = None
    home: int = 0
    item: ItemClass | None = None
    site: int = 0  # a minion's site number, or a site's own
    shadow: int = 0  # the Shadow number of a site
    arrow: Arrow | None = None
    keywords: tuple[tuple[Keyword, int], ...] = ()
    text: tuple[Ability, ...] = ()
    bearer: Filter | None = None
    on_site: bool = False  # a condition that is played on a site
    one_per_bearer: bool = False
    to_play: tuple[Cost, ...] = ()
    traits: frozenset[str] = frozenset()
    keys: frozenset[Hashable] = frozenset()
    printed: dict[Keyword, int] = {}
    entries: tuple[tuple[Hashable, Ability, int], ...] = ()  # key, paragraph and its number, as the index needs them

    @property
    def name(self) -> str:
        """The title with its subtitle."""
        return f"{self.title}, {self.subtitle}" if self.subtitle else self.title

    @property
    def is_character(self) -> bool:
        """Companions, allies and minions."""
        return self.vitality > 0
