"""What a player can choose: the words on the buttons."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from onetable.core.remembering import remembered
from onetable.core.word import Word
from onetable.games.fellowship.pieces.names import Named, TheLostCard, Who
from onetable.games.fellowship.pieces.playing_cards import CARDS, ONE_RING, CardChoice, Cards


class Play(CardChoice, frozen=True):
    """Play this card."""


class PlayToWin(CardChoice, frozen=True):
    """Play the One Ring and win the trick with it."""


class ChooseEvent(Word, frozen=True):
    """Play this event or group in this round."""

    event: Named


class BeCharacter(Word, frozen=True):
    """Take this character."""

    character: Named


class ExchangeWith(Word, frozen=True):
    """Exchange with this character, or with the lost card."""

    partner: Named | TheLostCard


class ExchangeWithEach(Word, frozen=True):
    """Exchange with all of these at the same time."""

    partners: tuple[Named, ...]


class ExchangeWithNobody(Word, frozen=True):
    """Leave it."""


class Give(CardChoice, frozen=True):
    """Give this card."""

    to: Who


class PutInItsPlace(CardChoice, frozen=True):
    """Put this card in the place of the lost one."""


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


class TuckCard(CardChoice, frozen=True):
    """Tuck this card."""


class TakeTucked(Word, frozen=True):
    """Take the tucked card back."""


class LeaveTucked(Word, frozen=True):
    """Leave it where it is."""


class SetAsideCard(CardChoice, frozen=True):
    """Keep this card for the last trick."""


class LayCard(CardChoice, frozen=True):
    """Put this card into the first trick; the One Ring may be declared to win it."""

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


Said = TypeVar("Said")
WordsOfSuit = tuple[tuple[tuple[Word, ...], ...], ...]  # for each suit and each set of its cards: the choices


def words_of_suits(words: Callable[[int], tuple[Word, ...]]) -> WordsOfSuit:
    """Every set of cards of one suit with its choices, made once: it is looked up at every card that is played or given."""
    rows = []
    for place in range(6):
        each = [words(8 * place + rank) for rank in range(8)]
        rows.append(tuple([tuple([word for rank in range(8) if cards >> rank & 1 for word in each[rank]]) for cards in range(256)]))
    return tuple(rows)


def words_for(cards: Cards, made: tuple[tuple[tuple[Said, ...], ...], ...]) -> tuple[Said, ...]:
    """The choices for a set of cards, or whatever else is there for each, suit by suit."""
    hills, mountains, forests, shadows, rings, rivers = made
    h, m, f, s, r, v = cards.to_bytes(6, "little")
    found = hills[h] + mountains[m] + forests[f] + shadows[s] + rings[r]
    return found + rivers[v] if v else found


PLAYS = tuple([Play(card) for card in CARDS])  # by bit


def _play(bit: int) -> tuple[Word, ...]:
    return (PLAYS[bit], PlayToWin(CARDS[bit])) if bit == ONE_RING else (PLAYS[bit],)


PLAYS_OF_SUIT = words_of_suits(_play)


def plays(cards: Cards) -> tuple[Word, ...]:
    """A choice for each of these cards, two for the One Ring."""
    return words_for(cards, PLAYS_OF_SUIT)


@remembered(64)
def gives_of_suit(who: Who) -> WordsOfSuit:
    """For each set of cards the choices to give one of them to this one."""
    return words_of_suits(lambda bit: (Give(CARDS[bit], who),))


def gives(cards: Cards, who: Who) -> tuple[Word, ...]:
    """A choice for each of these cards to give it to this one."""
    return words_for(cards, gives_of_suit(who))
