"""What is told in the journal."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.tcg.speech.names import Named, Player
from onetable.games.tcg.traits import Keyword, Measure, Phase

# ---- before the first turn


class BidsShown(Word, frozen=True):
    """All bids are shown at the same time."""

    bids: tuple[int, ...]


class TookPlace(Word, frozen=True):
    """A player chose a place in the order of turns."""

    who: Player
    place: int


class StartedWith(Word, frozen=True):
    """A companion of the starting fellowship."""

    who: Player
    card: Named


class HandMulliganed(Word, frozen=True):
    """A player shuffled the opening hand back and drew six."""

    who: Player


# ---- the turn


class TurnBegan(Word, frozen=True):
    """A player's turn begins."""

    who: Player


class PhaseBegan(Word, frozen=True):
    """A phase begins."""

    phase: Phase


class ShadowPhaseBegan(Word, frozen=True):
    """A Shadow player's phase begins."""

    who: Player


class FierceRoundBegan(Word, frozen=True):
    """Fierce minions attack once more."""


class SiteLaid(Word, frozen=True):
    """A site is added to the path."""

    who: Player
    site: Named
    number: int


class SiteReplaced(Word, frozen=True):
    """A site takes the place of another."""

    who: Player
    site: Named
    old: Named


class FellowshipMoved(Word, frozen=True):
    """The fellowship is at the next site."""

    who: Player
    site: Named
    number: int


class TwilightAdded(Word, frozen=True):
    """Tokens come into the pool."""

    count: int
    pool: int


class TwilightRemoved(Word, frozen=True):
    """Tokens leave the pool."""

    count: int
    pool: int


class ArcheryFired(Word, frozen=True):
    """Both archery totals are fixed."""

    minions: int
    fellowship: int


class WasAssigned(Word, frozen=True):
    """A minion attacks a defender."""

    minion: Named
    defender: Named


class SkirmishBegan(Word, frozen=True):
    """A skirmish begins."""

    defender: Named
    minions: tuple[Named, ...]


class SkirmishEnded(Word, frozen=True):
    """One side has won."""

    winners: tuple[Named, ...]
    losers: tuple[Named, ...]
    free_strength: int
    shadow_strength: int


class WereOverwhelmed(Word, frozen=True):
    """Characters are killed by at least double strength."""

    losers: tuple[Named, ...]


class SkirmishCancelled(Word, frozen=True):
    """A skirmish ends without winner and loser."""


class Reconciled(Word, frozen=True):
    """A player has drawn up, or discarded down, to eight."""

    who: Player
    hand: int


class TurnEnded(Word, frozen=True):
    """A player stops for this turn."""

    who: Player


# ---- cards


class CardPlayed(Word, frozen=True):
    """A card is played."""

    who: Player
    card: Named


class CardPlayedOn(Word, frozen=True):
    """A card is played on another."""

    who: Player
    card: Named
    bearer: Named


class AbilityUsed(Word, frozen=True):
    """The text of a card in play is used."""

    who: Player
    card: Named


class TextActed(Word, frozen=True):
    """A text that needs no player does what it says."""

    card: Named


class EventCancelled(Word, frozen=True):
    """An event has no effect."""

    card: Named


class WasTransferred(Word, frozen=True):
    """A card has a new bearer."""

    card: Named
    bearer: Named


class WasStacked(Word, frozen=True):
    """A card lies on another, out of play."""

    card: Named
    host: Named


class WasDiscarded(Word, frozen=True):
    """Cards go to the discard pile."""

    cards: tuple[Named, ...]


class Drew(Word, frozen=True):
    """A player drew cards."""

    who: Player
    count: int


class DrewNoMore(Word, frozen=True):
    """By the rules of this table no more cards come into this hand in this Fellowship phase."""

    who: Player


class DrewCards(Word, frozen=True):
    """The same, for the player who sees them."""

    who: Player
    cards: tuple[Named, ...]


class TookIntoHand(Word, frozen=True):
    """A card that all have seen goes to a hand."""

    who: Player
    cards: tuple[Named, ...]


class PutUnderDeckHidden(Word, frozen=True):
    """A card of the hand goes under the draw deck unseen."""

    who: Player


class PutUnderDeckShown(Word, frozen=True):
    """Shown cards go under the draw deck."""

    who: Player
    cards: tuple[Named, ...]


class ShuffledIn(Word, frozen=True):
    """Shown cards are shuffled into the draw deck."""

    who: Player
    cards: tuple[Named, ...]


class SearchedInVain(Word, frozen=True):
    """A player has looked through the draw deck and plays nothing from it."""

    who: Player


class FoundNothing(Word, frozen=True):
    """A player sees nothing in the draw deck that could be played."""

    who: Player


class DeckShuffled(Word, frozen=True):
    """A draw deck is shuffled."""

    who: Player


class HandShuffledIn(Word, frozen=True):
    """A whole hand goes back into its draw deck."""

    who: Player


class CardsRevealed(Word, frozen=True):
    """Cards are shown to all."""

    who: Player
    cards: tuple[Named, ...]


class HandRevealed(Word, frozen=True):
    """A whole hand is shown to all."""

    who: Player
    cards: tuple[Named, ...]


class HandLookedAt(Word, frozen=True):
    """One player looks at another's hand or at some cards of it."""

    who: Player
    whose: Player


class DeckRebuilt(Word, frozen=True):
    """First game: a player shuffled the discard pile into a new draw deck."""

    who: Player


# ---- characters


class WasWounded(Word, frozen=True):
    """Each of these takes a wound."""

    cards: tuple[Named, ...]


class WasExerted(Word, frozen=True):
    """Each of these exerts."""

    cards: tuple[Named, ...]


class WasHealed(Word, frozen=True):
    """Each of these loses a wound token."""

    cards: tuple[Named, ...]


class WasKilled(Word, frozen=True):
    """Characters die."""

    cards: tuple[Named, ...]


class WoundPrevented(Word, frozen=True):
    """A wound, an exertion's token or a healing does not come about."""

    card: Named


class WasChanged(Word, frozen=True):
    """A measure or keyword of a card is changed for a while."""

    card: Named
    what: Measure | Keyword
    amount: int


class TotalChanged(Word, frozen=True):
    """An archery total is changed for this phase."""

    what: Measure
    amount: int


class BurdensAdded(Word, frozen=True):
    """Burdens come upon the Ring-bearer."""

    count: int
    burdens: int


class BurdensRemoved(Word, frozen=True):
    """Burdens leave the Ring-bearer."""

    count: int
    burdens: int


class RingPutOn(Word, frozen=True):
    """The Ring-bearer wears the One Ring."""


class RingTakenOff(Word, frozen=True):
    """The Ring-bearer takes off the One Ring."""


class NewRingBearer(Word, frozen=True):
    """Somebody takes up the Ring."""

    card: Named


class MoveLimitChanged(Word, frozen=True):
    """The move limit of this turn is another."""

    limit: int


class CannotMoveOn(Word, frozen=True):
    """The fellowship will not move again in this turn."""


# ---- the end


class PlayerLost(Word, frozen=True):
    """A player is out: the Ring-bearer was killed or corrupted, or the player gave up."""

    who: Player
    why: str


class PlayerWon(Word, frozen=True):
    """The game is over: the last site was reached, or nobody else is left."""

    who: Player
    how: str
