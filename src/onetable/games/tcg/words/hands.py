"""Verbs about hands, draw decks and discard piles."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from onetable.core.step import Ask, Bind, Do, Next, Scope, Seat
from onetable.core.word import Word
from onetable.games.tcg.handle import NOTHING, Handle
from onetable.games.tcg.mechanics import zones
from onetable.games.tcg.speech import news
from onetable.games.tcg.speech.choices import PASS
from onetable.games.tcg.speech.deeds import Payable
from onetable.games.tcg.speech.marks import Picked
from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.speech.parts import Effect, Figure
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Side
from onetable.games.tcg.words.nouns import ANYTHING, Noun
from onetable.games.tcg.words.targets import AN_OPPONENT, YOU, Chosen, Who
from onetable.games.tcg.words.values import figure
from onetable.games.tcg.words.verbs import AddBurdens


class PlayerVerb(Effect, frozen=True, kw_only=True):
    """Something happens to a player; among several opponents the speaker chooses one."""

    who: Who = YOU

    def run(self, board: Board, scope: Scope) -> Next:
        seats = self.who.seats(board, scope)
        if isinstance(self.who, Chosen) or len(seats) == 1:
            return self.to_player(board, seats[0], scope)
        return Ask(scope.player, [replace(self, who=Chosen(seat)) for seat in seats])

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PlayerVerb) and isinstance(choice.who, Chosen)
        return Bind(AN_OPPONENT, choice.who.seat, (choice,))

    def to_player(self, board: Board, seat: Seat, scope: Scope) -> Next:
        """It happens to this player."""
        raise NotImplementedError


class Draw(PlayerVerb, frozen=True):
    """Draw cards from the top of the draw deck."""

    count: int | Figure = 1

    def to_player(self, board: Board, seat: Seat, scope: Scope) -> Next:
        zones.draw(board, seat, figure(self.count, board, scope))
        return None


class DiscardTop(PlayerVerb, frozen=True):
    """Discard from the top of the draw deck."""

    count: int | Figure

    def to_player(self, board: Board, seat: Seat, scope: Scope) -> Next:
        zones.discard_top(board, seat, figure(self.count, board, scope))
        return None


class DiscardAtRandom(PlayerVerb, frozen=True):
    """Discard cards of the hand that chance picks."""

    count: int

    def to_player(self, board: Board, seat: Seat, scope: Scope) -> Next:
        zones.discard_at_random(board, seat, self.count)
        return None


class RevealHand(PlayerVerb, frozen=True):
    """A player shows the whole hand to all."""

    who: Who = AN_OPPONENT

    def to_player(self, board: Board, seat: Seat, scope: Scope) -> Next:
        zones.show(board, board.hands[seat], zones.everybody(board))
        board.tell(news.HandRevealed(Player(seat), zones.named(board, board.hands[seat])))
        return Bind(AN_OPPONENT, seat)


class LookAtHand(PlayerVerb, frozen=True):
    """The speaker alone looks at a hand."""

    who: Who = AN_OPPONENT

    def to_player(self, board: Board, seat: Seat, scope: Scope) -> Next:
        zones.show(board, board.hands[seat], 1 << scope.player)
        board.tell(news.HandLookedAt(Player(scope.player), Player(seat)))
        return Bind(AN_OPPONENT, seat)


class ShuffleHandIn(PlayerVerb, frozen=True):
    """A player shuffles the whole hand into the draw deck."""

    who: Who = AN_OPPONENT

    def to_player(self, board: Board, seat: Seat, scope: Scope) -> Next:
        board.decks[seat] += board.hands[seat]
        board.hands[seat] = ()
        zones.shuffle(board, seat)
        board.tell(news.HandShuffledIn(Player(seat)))
        return Bind(AN_OPPONENT, seat)


class ForEachInHand(Figure, frozen=True):
    """One for each such card in the hand that was revealed."""

    noun: Noun

    def of(self, board: Board, scope: Scope) -> int:
        hand = board.hands[scope.that(AN_OPPONENT)]
        return sum([self.noun.fits(board, card, scope) for card in hand])


class ShuffleDeck(Effect, frozen=True):
    """The speaker shuffles his draw deck."""

    def run(self, board: Board, scope: Scope) -> Next:
        zones.shuffle(board, scope.player)
        board.tell(news.DeckShuffled(Player(scope.player)))
        return None


# ---- choosing cards of a hand


class PaidWith(Word, frozen=True):
    """How a sentence calls the cards that paid its cost."""


PAID = PaidWith()


class FromHand(Effect, Payable, frozen=True):
    """Choose cards of your own hand, one after another, for something; or up to so many."""

    noun: Noun = ANYTHING
    count: int | Figure = 1
    up_to: bool = False
    who: Who = YOU
    picked: Picked[Handle] = NOTHING

    def able(self, board: Board, seat: Seat, scope: Scope) -> list[Handle]:
        """One card of each face that will do."""
        found: dict[str, Handle] = {}
        for card in board.hands[seat]:
            if card != scope.source and self.noun.fits(board, card, scope):
                found.setdefault(board.faces[card], card)
        return list(found.values())

    def possible(self, board: Board, scope: Scope) -> bool:
        seats = self.who.seats(board, scope)
        return any([self.enough(board, seat, scope) for seat in seats])

    def enough(self, board: Board, seat: Seat, scope: Scope) -> bool:
        """Whether a hand holds so many of them."""
        fitting = [card for card in board.hands[seat] if card != scope.source and self.noun.fits(board, card, scope)]
        return self.up_to or len(fitting) >= figure(self.count, board, scope)

    def hindrance(self, board: Board, scope: Scope) -> Word | None:
        return None if self.possible(board, scope) else self

    def put(self, board: Board, seat: Seat, card: Handle, scope: Scope) -> None:
        """What becomes of a card that was picked."""
        raise NotImplementedError

    def done(self, board: Board, scope: Scope) -> Next:
        """What follows when all are picked."""
        return None

    def picking(self, board: Board, scope: Scope) -> tuple[int, int]:
        paid = sum([noun == PAID for noun, _ in scope.named])
        return paid, paid + figure(self.count, board, scope)

    def run(self, board: Board, scope: Scope) -> Next:
        seats = self.who.seats(board, scope)
        if len(seats) > 1:
            return Ask(scope.player, [replace(self, who=Chosen(seat)) for seat in seats])
        count = figure(self.count, board, scope)
        cards = self.able(board, seats[0], scope)
        if count <= 0 or not (cards or (self.up_to and board.hands[seats[0]])):
            return self.done(board, scope)
        rest = replace(self, count=count)
        choices: list[Word] = [replace(rest, picked=card) for card in cards]
        return Ask(seats[0], [PASS, *choices] if self.up_to else choices, private=True)

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if choice == PASS:
            return self.done(board, scope)
        assert isinstance(choice, FromHand)
        if choice.picked < 0:
            return (choice,)
        seat = self.who.seats(board, scope)[0]
        assert isinstance(choice.count, int)
        self.put(board, seat, choice.picked, scope)
        return Bind(PAID, choice.picked, (replace(choice, count=choice.count - 1, picked=-1),))


class DiscardFromHand(FromHand, frozen=True):
    """Cards of the hand go to the discard pile."""

    def put(self, board: Board, seat: Seat, card: Handle, scope: Scope) -> None:
        zones.discard_from_hand(board, seat, (card,))


class PutUnderDeck(FromHand, frozen=True):
    """A card of the hand goes under the draw deck, shown first or not."""

    shown: bool = False

    def put(self, board: Board, seat: Seat, card: Handle, scope: Scope) -> None:
        board.take(board.hands, seat, (card,))
        board.decks[seat] = (card, *board.decks[seat])
        zones.show(board, (card,), zones.everybody(board) if self.shown else 1 << seat)
        cards = zones.named(board, (card,))
        board.tell(news.PutUnderDeckShown(Player(seat), cards) if self.shown else news.PutUnderDeckHidden(Player(seat)))


class Replenish(DiscardFromHand, frozen=True):
    """Discard up to so many cards of the hand, then draw as many."""

    def done(self, board: Board, scope: Scope) -> Next:
        zones.draw(board, scope.player, sum([noun == PAID for noun, _ in scope.named]))
        return None


# ---- the discard pile


class FromDiscardPile(Effect, frozen=True):
    """Choose cards of your discard pile, all of which are shown."""

    noun: Noun
    count: int | Figure = 1
    up_to: bool = False
    picked: Picked[tuple[Handle, ...]] = ()

    def able(self, board: Board, scope: Scope) -> list[Handle]:
        """One card of each face that will do."""
        found: dict[str, Handle] = {}
        for card in board.discards[scope.player]:
            if card not in self.picked and self.noun.fits(board, card, scope):
                found.setdefault(board.faces[card], card)
        return list(found.values())

    def possible(self, board: Board, scope: Scope) -> bool:
        return bool(self.able(board, scope))

    def put(self, board: Board, seat: Seat, cards: Sequence[Handle]) -> None:
        """What becomes of the cards that were picked."""
        raise NotImplementedError

    def picking(self, board: Board, scope: Scope) -> tuple[int, int]:
        return len(self.picked), figure(self.count, board, scope)

    def run(self, board: Board, scope: Scope) -> Next:
        cards = self.able(board, scope)
        if len(self.picked) >= figure(self.count, board, scope) or not cards:
            if self.picked:
                self.put(board, scope.player, self.picked)
            return None
        choices: list[Word] = [replace(self, picked=(*self.picked, card)) for card in cards]
        return Ask(scope.player, [PASS, *choices] if self.up_to else choices)

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if choice == PASS:
            return (replace(self, count=len(self.picked), up_to=False),)
        assert isinstance(choice, FromDiscardPile)
        return (choice,)


class TakeFromDiscard(FromDiscardPile, frozen=True):
    """Into your hand."""

    def put(self, board: Board, seat: Seat, cards: Sequence[Handle]) -> None:
        zones.take_into_hand(board, seat, board.discards, cards, shown=True)


class ShuffleInFromDiscard(FromDiscardPile, frozen=True):
    """Into your draw deck, which is shuffled."""

    def put(self, board: Board, seat: Seat, cards: Sequence[Handle]) -> None:
        board.tell(news.ShuffledIn(Player(seat), zones.named(board, cards)))
        board.take(board.discards, seat, cards)
        board.decks[seat] += tuple(cards)
        zones.shuffle(board, seat)


class PutUnderDeckFromDiscard(FromDiscardPile, frozen=True):
    """Under your draw deck."""

    def put(self, board: Board, seat: Seat, cards: Sequence[Handle]) -> None:
        board.tell(news.PutUnderDeckShown(Player(seat), zones.named(board, cards)))
        board.take(board.discards, seat, cards)
        board.decks[seat] = (*cards, *board.decks[seat])
        zones.show(board, cards, zones.everybody(board))


# ---- the top of the draw deck


class RevealTopAndTake(Effect, frozen=True):
    """Reveal the top cards of your draw deck; take those of a kind into your hand and discard the others."""

    count: int | Figure
    noun: Noun

    def run(self, board: Board, scope: Scope) -> Next:
        seat = scope.player
        count = min(figure(self.count, board, scope), len(board.decks[seat]))
        cards = board.decks[seat][len(board.decks[seat]) - count :][::-1]
        board.tell(news.CardsRevealed(Player(seat), zones.named(board, cards)))
        wanted = [card for card in cards if self.noun.fits(board, card, scope)]
        zones.take_into_hand(board, seat, board.decks, wanted, shown=True)
        rest = [card for card in cards if card not in board.hands[seat]]
        board.take(board.decks, seat, rest)
        board.discards[seat] += tuple(rest)
        return None


class DiscardTopForBurdens(Effect, frozen=True):
    """Discard the top X cards of your draw deck; add a burden for each Shadow card among them."""

    count: Figure
    limit: int = 99

    def run(self, board: Board, scope: Scope) -> Next:
        cards = zones.discard_top(board, scope.player, figure(self.count, board, scope))
        return (AddBurdens(sum([board.cards[card].side is Side.SHADOW for card in cards]), self.limit),)


class By(Effect, frozen=True):
    """Another player does this, and chooses what there is to choose."""

    who: Who
    steps: tuple[Effect, ...]

    def possible(self, board: Board, scope: Scope) -> bool:
        voice = replace(scope, player=self.who.seats(board, scope)[0])
        return all([step.possible(board, voice) for step in self.steps])

    def run(self, board: Board, scope: Scope) -> Next:
        return Do(self.steps, replace(scope, player=self.who.seats(board, scope)[0]))
