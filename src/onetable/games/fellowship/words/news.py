"""What happened: the words of the journal."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.fellowship.pieces.names import Named, TheLostCard, Who
from onetable.games.fellowship.pieces.playing_cards import Card, Suit


class RoundBegins(Word, frozen=True):
    """A new round of this chapter is dealt."""

    chapter: Named
    number: int


class EventChosen(Word, frozen=True):
    """This event or group is played this round."""

    event: Named


class CardLost(Word, frozen=True):
    """This card is not dealt."""

    card: Card


class NothingLost(Word, frozen=True):
    """No card is lost in this chapter."""


class TakesRingToken(Word, frozen=True):
    """Holds the 1 of Rings and takes the ring token."""

    who: Who


class BecomesCharacter(Word, frozen=True):
    """Takes a character."""

    who: Who
    character: Named


class GetsRider(Word, frozen=True):
    """Is given a special rider."""

    who: Named
    rider: Named


class HasGift(Word, frozen=True):
    """Carries a gift this round."""

    who: Named
    gift: Named


class TakesLost(Word, frozen=True):
    """Takes a lost card into the hand."""

    who: Named
    card: Card


class LeavesLost(Word, frozen=True):
    """Does not take the lost card."""

    who: Named


class LostGoesTo(Word, frozen=True):
    """The players agree who may take the lost card."""

    who: Named


class TakesBarrowCards(Word, frozen=True):
    """Takes barrow cards into the hand."""

    who: Named
    count: int


class LeftInBarrow(Word, frozen=True):
    """A barrow card that nobody took is shown, where the table wants it so."""

    card: Card


class DrawsThreat(Word, frozen=True):
    """Draws a threat, seen by all."""

    who: Named
    rank: int


class DrawsHiddenThreat(Word, frozen=True):
    """Draws a threat that the others do not see."""

    who: Named


class ThreatRejected(Word, frozen=True):
    """A threat demands a lost card and is drawn again."""

    who: Named
    rank: int


class DrawsTwoThreats(Word, frozen=True):
    """Draws two threats to keep one."""

    who: Named
    first: int
    second: int


class TakesThreat(Word, frozen=True):
    """Chooses or keeps a threat."""

    who: Named
    rank: int


class TakesRange(Word, frozen=True):
    """Picks a range of ranks in place of a threat."""

    who: Named
    least: int
    most: int


class Declares(Word, frozen=True):
    """Declares more or fewer tricks than the threat."""

    who: Named
    more: bool


class NoPartner(Word, frozen=True):
    """Finds nobody to exchange with."""

    who: Named


class ExchangeUsedUp(Word, frozen=True):
    """Cannot exchange: alone, one character may, and another one has."""

    who: Named

    def formerly(self) -> Word:
        return NoPartner(self.who)


class DeclinesExchange(Word, frozen=True):
    """Exchanges with nobody."""

    who: Named


class Exchanges(Word, frozen=True):
    """Turns to somebody for an exchange."""

    who: Named
    partner: Named | TheLostCard


class HandsOver(Word, frozen=True):
    """Gives a card; only giver and receiver see which."""

    who: Who
    card: Card
    to: Who


class HandsOverUnseen(Word, frozen=True):
    """Gives a card that the others do not see."""

    who: Who
    to: Who


class SwapsLost(Word, frozen=True):
    """Takes the lost card and puts another in its place."""

    who: Named
    takes: Card
    leaves: Card


class ShowsHand(Word, frozen=True):
    """Lays the hand open for the whole round."""

    who: Named


class DrawsUp(Word, frozen=True):
    """Fills the hand from the draw deck."""

    who: Named
    count: int


class Tucks(Word, frozen=True):
    """Puts a card under the character."""

    who: Named


class TakesBack(Word, frozen=True):
    """Takes the tucked card back into the hand."""

    who: Named


class SetsAside(Word, frozen=True):
    """Keeps a card for the last trick."""

    who: Named
    card: Card


class LaysFirst(Word, frozen=True):
    """Puts a card into the first trick beforehand."""

    who: Named
    card: Card


class NamesSuits(Word, frozen=True):
    """Names the suits of which he holds most cards."""

    who: Named
    suits: tuple[Suit, ...]


class NamesLeader(Word, frozen=True):
    """Lets somebody else lead."""

    who: Named
    leader: Named


class ForestShows(Word, frozen=True):
    """An Old Forest card is turned up."""

    rank: int


class BalrogShows(Word, frozen=True):
    """Balrog cards are turned up."""

    total: int


class Leads(Word, frozen=True):
    """Leads a card."""

    who: Named
    card: Card


class Plays(Word, frozen=True):
    """Plays a card."""

    who: Named
    card: Card


class PlaysOutright(Word, frozen=True):
    """Plays the One Ring to win the trick."""

    who: Named


class PlaysFaceDownCard(Word, frozen=True):
    """Plays a card face down, naming its suit."""

    who: Named
    suit: Suit


class TurnsUp(Word, frozen=True):
    """The card that lay face down is turned up."""

    who: Named
    card: Card


class RingsBroken(Word, frozen=True):
    """From now on Rings may be led."""


class WinsTrick(Word, frozen=True):
    """Wins the trick."""

    who: Named
    number: int


class WillowTakesTrick(Word, frozen=True):
    """Nobody wins the trick."""

    rank: int


class DrawsCards(Word, frozen=True):
    """After a trick every hand gets a card."""

    who: Named
    card: Card


class PlaceTurnedUp(Word, frozen=True):
    """A card of the pyramid is turned up."""

    card: Card


class GoalDone(Word, frozen=True):
    """A goal is met for good: it gets a star."""

    who: Named


class GoalBroken(Word, frozen=True):
    """A goal can no longer be met."""

    who: Named


class GoalSaved(Word, frozen=True):
    """A gift makes up for one missed goal."""

    who: Named
    gift: Named


class GiftUsed(Word, frozen=True):
    """A gift is used."""

    who: Named
    gift: Named


class BalrogWins(Word, frozen=True):
    """The trick weighed too little: all have failed."""

    trick: int
    balrog: int


class ShowsThreat(Word, frozen=True):
    """A hidden threat is shown when the round is over."""

    who: Named
    rank: int


class RoundWon(Word, frozen=True):
    """All goals of the round are met."""


class RoundGivenUp(Word, frozen=True):
    """The people at the table do not play the round to its end."""


class RoundLost(Word, frozen=True):
    """A goal was missed."""


class ChapterWon(Word, frozen=True):
    """The chapter is completed."""

    chapter: Named
