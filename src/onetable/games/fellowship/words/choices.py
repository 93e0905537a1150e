"""What a player can choose: the words on the buttons."""

from __future__ import annotations

from functools import cache

from onetable.core.word import Word
from onetable.games.fellowship.words.names import Named, TheLostCard, Who
from onetable.games.fellowship.words.playing_cards import CARDS, ONE_RING, THE_ONE_RING, Card, Cards


class Play(Word, frozen=True):
    """Play this card."""

    card: Card


class PlayToWin(Word, frozen=True):
    """Play the One Ring and win the trick with it."""

    card: Card


class ChooseEvent(Word, frozen=True):
    """Play this event or group in this round."""

    event: Named


class BeCharacter(Word, frozen=True):
    """Take this character."""

    character: Named


class ExchangeWith(Word, frozen=True):
    """Exchange with this character, or with the lost card."""

    partner: Named | TheLostCard


class ExchangeWithNobody(Word, frozen=True):
    """Leave it."""


class Give(Word, frozen=True):
    """Give this card."""

    card: Card
    to: Who


class PutInItsPlace(Word, frozen=True):
    """Put this card in the place of the lost one."""

    card: Card


class TakeLostCard(Word, frozen=True):
    """Take the lost card."""


class LeaveLostCard(Word, frozen=True):
    """Do not take it."""


class LostCardTo(Word, frozen=True):
    """This character may take the lost card."""

    character: Named


class PickThreat(Word, frozen=True):
    """Take this threat."""

    rank: int


class KeepThreat(Word, frozen=True):
    """Keep the threat that was drawn."""


class RedrawThreat(Word, frozen=True):
    """Draw another threat."""


class PickRange(Word, frozen=True):
    """Take this range of ranks."""

    least: int
    most: int


class Declare(Word, frozen=True):
    """Declare more, or fewer, tricks than the threat."""

    more: bool


class TuckCard(Word, frozen=True):
    """Tuck this card."""

    card: Card


class TakeTucked(Word, frozen=True):
    """Take the tucked card back."""


class LeaveTucked(Word, frozen=True):
    """Leave it where it is."""


class SetAsideCard(Word, frozen=True):
    """Keep this card for the last trick."""

    card: Card


class LayCard(Word, frozen=True):
    """Put this card into the first trick; the One Ring may be declared to win it."""

    card: Card
    to_win: bool = False


class LeadYourself(Word, frozen=True):
    """Lead."""


class LetLead(Word, frozen=True):
    """Let this character lead."""

    character: Named


class UseRider(Word, frozen=True):
    """Use the special rider in this round."""

    rider: Named


class KeepRider(Word, frozen=True):
    """Keep the special rider for another round."""

    rider: Named


class UseGift(Word, frozen=True):
    """Use the gift now."""

    gift: Named


class KeepGift(Word, frozen=True):
    """Keep the gift for later."""

    gift: Named


PLAYS = tuple([Play(card) for card in CARDS])


def _plays(cards: Cards) -> tuple[Word, ...]:
    found: list[Word] = []
    for bit in range(48):
        if cards >> bit & 1:
            found.append(PLAYS[bit])
            if bit == ONE_RING:
                found.append(PlayToWin(THE_ONE_RING))
    return tuple(found)


@cache
def gives_to(who: Who) -> tuple[Give, ...]:
    """For each card the choice to give it to this one."""
    return tuple([Give(card, who) for card in CARDS])


# For each suit and each set of its cards: the choices. Looked up at every card that is played.
PLAYS_OF_SUIT = tuple([tuple([_plays(cards << 8 * place) for cards in range(256)]) for place in range(6)])


def plays(cards: Cards) -> tuple[Word, ...]:
    """A choice for each of these cards, two for the One Ring."""
    found: tuple[Word, ...] = ()
    place = 0
    while cards:
        if cards & 0xFF:
            found += PLAYS_OF_SUIT[place][cards & 0xFF]
        cards >>= 8
        place += 1
    return found
