"""What is printed on a card, as it is sent: once for each language."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from onetable.telling.ruby import Ruby

SideCode = Literal["free", "shadow", "ring", "site"]
KindCode = Literal["companion", "ally", "minion", "possession", "artifact", "condition", "event", "site", "ring"]
CultureCode = Literal["dwarven", "elven", "gandalf", "gondor", "shire", "isengard", "moria", "ringwraith", "sauron", ""]


class Named(Struct, frozen=True, gc=False):
    """A keyword or another quality, and the word for it."""

    key: str
    text: str
    amount: int = 1


class Face(Struct, frozen=True, gc=False, omit_defaults=True):
    """A printed card."""

    key: str
    title: str
    side: SideCode
    kind: KindCode
    type_line: Annotated[str, Meta(description="Culture, type, race, class and home in words.")]
    subtitle: str = ""
    english: Annotated[str, Meta(description="Its title in English, where that is another language.")] = ""
    english_subtitle: str = ""
    ruby: Annotated[Ruby, Meta(description="The title in pieces, and how each is read; in Japanese, where that is known.")] = ()
    unique: bool = False
    culture: CultureCode = ""
    race: Named | None = None
    item: Named | None = None
    signet: Named | None = None
    cost: int | None = None
    strength: int | None = None
    vitality: int | None = None
    strength_bonus: int = 0
    vitality_bonus: int = 0
    resistance: int = 0
    site: Annotated[int, Meta(description="A minion's site number, or a site's own.")] = 0
    home: Annotated[int, Meta(description="The home site of an ally.")] = 0
    shadow: Annotated[int | None, Meta(description="The Shadow number of a site.")] = None
    arrow: Literal["left", "right", ""] = ""
    keywords: tuple[Named, ...] = ()
    lines: Annotated[tuple[str, ...], Meta(description="Its text, paragraph by paragraph.")] = ()
    rulings: Annotated[tuple[str, ...], Meta(description="What was decided where the text leaves a question open.")] = ()
