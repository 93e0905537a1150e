"""What may be chosen where the choice is no step of its own."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.quest.traits import Attribute, CardType, Character, Hero, Item, Marker, Minion, Place, Track


class Done(Word, frozen=True):
    """No more of this."""


class Decline(Word, frozen=True):
    """Not to do what one may."""


class Accept(Word, frozen=True):
    """To do what one may."""


class PickPlace(Word, frozen=True):
    """This place."""

    place: Place


class PickHero(Word, frozen=True):
    """This hero."""

    hero: Hero


class PickMinion(Word, frozen=True):
    """This minion."""

    minion: Minion


class PickCharacter(Word, frozen=True):
    """This character."""

    character: Character


class PickItem(Word, frozen=True):
    """This item."""

    item: Item


class PickAttribute(Word, frozen=True):
    """This attribute."""

    attribute: Attribute


class PickMarker(Word, frozen=True):
    """This story marker."""

    marker: Marker


class PickType(Word, frozen=True):
    """Ranged or melee."""

    type: CardType


class PickToken(Word, frozen=True):
    """This monster token; `number` tells tokens in the same place apart."""

    place: Place
    number: int


class PickBranch(Word, frozen=True):
    """One of the things a card offers, by its place on the card."""

    number: int
    does: tuple[Word, ...]
    sauron: bool = False  # Sauron picks: what it does to a hero is not done to whoever is asked


class PickCard(Word, frozen=True):
    """This fighting card."""

    card: str


class PickCorruption(Word, frozen=True):
    """This corruption card."""

    card: str


class GiveCorruption(Word, frozen=True):
    """This corruption card to this hero."""

    card: str
    hero: Hero


class PickPlot(Word, frozen=True):
    """This plot card."""

    plot: str


class PickShadow(Word, frozen=True):
    """This shadow card."""

    card: str


class PickPeril(Word, frozen=True):
    """This peril."""

    peril: str


class PickInfluence(Word, frozen=True):
    """The influence in this place."""

    place: Place


class PickFavor(Word, frozen=True):
    """A favor token: in this place, or one of one's own."""

    place: Place | None = None


class FromLifePool(Word, frozen=True):
    """The top card of the life pool."""


class FromRestPool(Word, frozen=True):
    """The top card of the rest pool."""


class ToPool(Word, frozen=True):
    """One influence into the Shadow Pool."""


class PutOnTop(Word, frozen=True):
    """On top of the plot deck."""


class PutUnder(Word, frozen=True):
    """Under the plot deck."""


class UseTrack(Word, frozen=True):
    """An action on this track; `number` is what the next space shows."""

    track: Track
    number: int


class DrawForAgility(Word, frozen=True):
    """One point of agility for a card."""


class KeepForStrength(Word, frozen=True):
    """The points of agility that are left add to strength."""

    points: int


class DeclareExhaustion(Word, frozen=True):
    """To play no more cards in this combat."""


class Lay(Word, frozen=True):
    """To put this card down."""

    card: str


class SendFoe(Word, frozen=True):
    """The combat, not the peril."""


class SendPeril(Word, frozen=True):
    """The peril, not the combat."""


class FightMinion(Word, frozen=True):
    """This minion fights."""

    minion: Minion


class FightToken(Word, frozen=True):
    """This monster token is turned up."""

    place: Place
    number: int


class AsUrukHai(Word, frozen=True):
    """The monster fights as an Uruk-hai."""
