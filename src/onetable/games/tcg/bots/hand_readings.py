"""What words bring that move cards: to hands, from hands, out of draw decks and discard piles, into play."""

from __future__ import annotations

from typing import Any

from onetable.bots.adding import added
from onetable.core.step import Scope, Seat
from onetable.games.tcg.bots.deck_memory import left_in_deck
from onetable.games.tcg.bots.plays import cheapest, hand_worth, play_gain
from onetable.games.tcg.bots.reading import EFFECTS, SentenceReader
from onetable.games.tcg.bots.worth import DRAWN
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.cards.dwarven import DigForMithril, RevealTopThree
from onetable.games.tcg.cards.elven_words import DiscardIsengardMinion, LookAtTwo
from onetable.games.tcg.cards.gandalf import LookAtTopAndTake
from onetable.games.tcg.cards.isengard import PutCopiesUnderDeck, RevealSomeAtRandom
from onetable.games.tcg.cards.moria import RevealBottom, RevealUntilOther
from onetable.games.tcg.cards.sauron import RevealTopOrPay
from onetable.games.tcg.speech.voice import it
from onetable.games.tcg.words import hands, plays
from onetable.games.tcg.words.playing import PlayCard, uniqueness
from onetable.games.tcg.words.targets import AN_OPPONENT, ThatPlayer, Who
from onetable.games.tcg.words.values import X, figure

GLIMPSE = 0.05  # knowing a hand
MILLED = 0.04  # a card that goes from the draw deck to the discard pile
PICKED_AT_RANDOM = 0.4  # a card that chance takes from a hand
WISHED_FOR = 0.9  # a card from the draw deck


def first_of(reader: SentenceReader, who: Who, scope: Scope) -> Seat:
    """Whom it concerns; an opponent who is yet to be named may be any."""
    if isinstance(who, ThatPlayer) and not any([noun == AN_OPPONENT for noun, _ in scope.named]):
        who = AN_OPPONENT
    return who.seats(reader.board, scope)[0]


def draw(reader: SentenceReader, word: hands.Draw, scope: Scope) -> float:
    """Cards come to a hand."""
    return reader.situation.draws(first_of(reader, word.who, scope), figure(word.count, reader.board, scope))


def discard_top(reader: SentenceReader, word: hands.DiscardTop, scope: Scope) -> float:
    """Cards of a draw deck are lost."""
    seat = first_of(reader, word.who, scope)
    count = min(figure(word.count, reader.board, scope), len(reader.board.decks[seat]))
    return -reader.situation.side(seat) * MILLED * count


def discard_at_random(reader: SentenceReader, word: hands.DiscardAtRandom, scope: Scope) -> float:
    """Chance takes cards of a hand."""
    seat = first_of(reader, word.who, scope)
    return -reader.situation.side(seat) * PICKED_AT_RANDOM * min(word.count, len(reader.board.hands[seat]))


def glimpse(reader: SentenceReader, word: hands.PlayerVerb, scope: Scope) -> float:
    """A hand is seen."""
    unknown = [card for seat in word.who.seats(reader.board, scope) for card in reader.board.hands[seat] if card not in reader.board.seen]
    return reader.situation.side(scope.player) * GLIMPSE if unknown else 0.0


def shuffle_hand_in(reader: SentenceReader, word: hands.ShuffleHandIn, scope: Scope) -> float:
    """A hand is lost."""
    seat = first_of(reader, word.who, scope)
    return -reader.situation.side(seat) * DRAWN * len(reader.board.hands[seat])


def from_hand(reader: SentenceReader, word: hands.FromHand, scope: Scope) -> float:
    """A player gives up cards, the worst ones first; of another's hand only the number is known."""
    board, situation = reader.board, reader.situation
    seat = first_of(reader, word.who, scope)
    count = 1 if isinstance(word.count, hands.ForEachInHand) else figure(word.count, board, scope)
    if word.up_to:
        return 0.0
    if seat != situation.seat:
        return -situation.side(seat) * 0.3 * min(count, len(board.hands[seat]))
    fitting = [card for card in board.hands[seat] if card != scope.source and word.noun.fits(board, card, scope)]
    if seat != scope.player:  # forced by somebody else: as many as there are
        count = min(count, len(fitting))
    return -situation.side(seat) * cheapest(board, seat, fitting, count)


def replenish(reader: SentenceReader, word: hands.Replenish, scope: Scope) -> float:
    """Bad cards for new ones."""
    board, seat = reader.board, scope.player
    if seat != reader.situation.seat or not board.decks[seat]:
        return 0.0
    worst = sorted([hand_worth(board, seat, card) for card in board.hands[seat]])[:3]
    return reader.situation.side(seat) * added([max(0.0, DRAWN - worth) for worth in worst])


def from_discard_pile(reader: SentenceReader, word: hands.FromDiscardPile, scope: Scope) -> float:
    """Old cards come back: to the hand, or some day."""
    found = len(word.able(reader.board, scope))
    count = min(found, figure(word.count, reader.board, scope))
    each = DRAWN if isinstance(word, hands.TakeFromDiscard) else 0.15
    return reader.situation.side(scope.player) * each * count


def look_for(reader: SentenceReader, word: Any, scope: Scope) -> float:
    """Some of the next cards come to the hand."""
    count = figure(getattr(word, "take", getattr(word, "count", 1)), reader.board, scope)
    return reader.situation.side(scope.player) * 0.3 * min(count, len(reader.board.decks[scope.player]))


def small_gain(reader: SentenceReader, word: Any, scope: Scope) -> float:
    """Something that is good for the speaker, but not much."""
    return reader.situation.side(scope.player) * 0.2


def next_cards(reader: SentenceReader, word: Any, scope: Scope) -> float:
    """A small gain from the own draw deck, as long as there is one."""
    return small_gain(reader, word, scope) if reader.board.decks[scope.player] else 0.0


def put_copies_under(reader: SentenceReader, word: PutCopiesUnderDeck, scope: Scope) -> float:
    """Copies of the card just played come back some day, if there are any."""
    board = reader.board
    title = board.cards[it(scope)].title
    return reader.situation.side(scope.player) * 0.2 * sum([board.cards[card].title == title for card in board.discards[scope.player]])


def reveal_top_three(reader: SentenceReader, word: RevealTopThree, scope: Scope) -> float:
    """A Shadow card of another's next ones is lost; of the own ones none is to be."""
    seats = word.who.seats(reader.board, scope)
    others = [seat for seat in seats if seat != scope.player and reader.board.decks[seat]]
    return reader.situation.side(scope.player) * (0.4 if others else 0.05)


def reveal_some(reader: SentenceReader, word: RevealSomeAtRandom, scope: Scope) -> float:
    """The best of some cards of a hand is lost."""
    count = min(figure(X, reader.board, scope), len(reader.board.hands[reader.board.fp]))
    return -0.4 - 0.1 * count if count else 0.0


# ---- playing cards


def play_from(reader: SentenceReader, word: plays.PlayFrom, scope: Scope) -> float:
    """The best card that can be played from there, if it is known."""
    board = reader.board
    if scope.player != reader.situation.seat and isinstance(word, plays.PlayFromHand):
        return 0.0
    if figure(word.times, board, scope) <= 0:
        return 0.0
    gains = [play_gain(reader, play) for play in word.plays(board, scope) if isinstance(play, PlayCard)]
    return reader.situation.side(scope.player) * max(gains, default=0.0)


def play_from_deck(reader: SentenceReader, word: plays.PlayFromDeck, scope: Scope) -> float:
    """A card of one's wishes, if the deck may still hold one."""
    return reader.situation.side(scope.player) * WISHED_FOR if may_hold(reader, word, scope) else 0.0


def may_hold(reader: SentenceReader, word: plays.PlayFromDeck, scope: Scope) -> bool:
    """Whether the own draw deck can still hold such a card that may enter play, by the list of the deck and all that was seen of it."""
    board, seat = reader.board, scope.player
    return any([uniqueness(board, seat, CARDS[card]) is None for card in set(left_in_deck(board, seat, word.noun))])


EFFECTS.update({
    hands.Draw: draw, hands.DiscardTop: discard_top, hands.DiscardAtRandom: discard_at_random, hands.RevealHand: glimpse,
    hands.LookAtHand: glimpse, hands.ShuffleHandIn: shuffle_hand_in, hands.FromHand: from_hand, hands.Replenish: replenish,
    hands.FromDiscardPile: from_discard_pile, hands.RevealTopAndTake: look_for, LookAtTopAndTake: look_for, RevealUntilOther: next_cards,
    RevealTopThree: reveal_top_three, DigForMithril: next_cards, DiscardIsengardMinion: small_gain, LookAtTwo: small_gain,
    RevealBottom: next_cards, RevealTopOrPay: next_cards, PutCopiesUnderDeck: put_copies_under, RevealSomeAtRandom: reveal_some,
    plays.PlayFrom: play_from, plays.PlayFromDeck: play_from_deck,
})  # fmt: skip
