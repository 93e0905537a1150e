"""What happened in a combat, for the journal."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.quest.traits import CardType, Foe, Hero, Place


class CombatBegins(Word, frozen=True):
    """A hero fights a foe."""

    hero: Hero
    foe: Foe


class BlankTurnedUp(Word, frozen=True):
    """The monster token was blank."""

    hero: Hero
    place: Place


class AgilitySplit(Word, frozen=True):
    """A hero has drawn for some points of agility; the others add to strength."""

    hero: Hero
    drawn: int
    strength: int


class CardLaidOpen(Word, frozen=True):
    """A side must put its card face up first."""

    by: Foe | Hero
    card: str


class CardsRevealed(Word, frozen=True):
    """Both cards are turned up; "" where a side has none."""

    hero: Hero
    card: str
    foe: Foe
    foe_card: str


class SideExhausted(Word, frozen=True):
    """A side is exhausted."""

    by: Foe | Hero


class CardCancelled(Word, frozen=True):
    """A card is cancelled by an ability."""

    by: Foe | Hero
    card: str


class RoundDamage(Word, frozen=True):
    """What both sides take in a round of combat."""

    hero: Hero
    hurt: int
    foe: Foe
    foe_hurt: int


class TypeDeclared(Word, frozen=True):
    """A side says ranged or melee."""

    by: Foe | Hero
    type: CardType


class TypesTold(Word, frozen=True):
    """A side must say how many ranged and melee cards it holds; the other side alone hears it."""

    by: Foe | Hero
    ranged: int
    melee: int


class TypesAsked(Word, frozen=True):
    """All see that a side must tell its card types."""

    by: Foe | Hero


class FoeDiscards(Word, frozen=True):
    """A foe loses cards from its hand."""

    foe: Foe
    cards: tuple[str, ...]


class FoeDraws(Word, frozen=True):
    """A foe draws a combat card."""

    foe: Foe


class FoeHeals(Word, frozen=True):
    """Damage leaves a foe."""

    foe: Foe


class HamstringHits(Word, frozen=True):
    """The top card of a side's deck goes under its stack."""

    by: Foe | Hero
    card: str


class TakenBack(Word, frozen=True):
    """A side takes a card back to its hand."""

    by: Foe | Hero
    card: str


class Spied(Word, frozen=True):
    """Damage became influence."""

    foe: Foe
    count: int


class FoeDefeated(Word, frozen=True):
    """A hero has defeated a foe."""

    hero: Hero
    foe: Foe


class CombatDrawn(Word, frozen=True):
    """A combat is undecided."""

    hero: Hero
    foe: Foe


class HeroRetreats(Word, frozen=True):
    """A hero leaves a combat."""

    hero: Hero
