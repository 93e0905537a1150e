"""Verbs that play cards from somewhere, or keep them ready on another card."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from onetable.core.step import Ask, Next, Scope, Seat
from onetable.core.word import Word
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.mechanics import zones
from onetable.games.tcg.speech import news
from onetable.games.tcg.speech.choices import PASS
from onetable.games.tcg.speech.deeds import Payable
from onetable.games.tcg.speech.names import Named, Player
from onetable.games.tcg.speech.parts import Effect, Figure
from onetable.games.tcg.speech.voice import speaker
from onetable.games.tcg.table import Board
from onetable.games.tcg.words.hands import PAID, FromHand, ShuffleDeck
from onetable.games.tcg.words.nouns import ANYTHING, Noun
from onetable.games.tcg.words.playing import PlayCard
from onetable.games.tcg.words.values import figure


class PlayFrom(Effect, Payable, frozen=True):
    """Play such a card from somewhere, or up to so many; at least one must be there that can be played."""

    noun: Noun
    discount: int = 0
    free: bool = False
    on: Noun | None = None
    times: int | Figure = 1
    up_to: bool = False
    essential = True
    is_private: ClassVar[bool] = False

    def pile(self, board: Board, scope: Scope) -> tuple[Handle, ...]:
        """Where the cards lie."""
        raise NotImplementedError

    def plays(self, board: Board, scope: Scope, spare: int = 0, most: int = 99) -> list[Word]:
        """The cards that can be played, one of each face; who only wants to know whether there are any looks no further than the first."""
        found: dict[str, Word] = {}
        pile = self.pile(board, scope)
        paid = [value for noun, value in scope.named if noun == PAID and value in pile]
        if paid:
            pile = pile[: pile.index(paid[0])]  # what paid the cost is not what is played; it lies on top of the pile
        for card in pile:
            if card == scope.source or board.faces[card] in found or not self.noun.fits(board, card, scope):
                continue
            play = PlayCard(scope.player, card, self.discount, self.free, self.on, spare)
            if play.hindrance(board) is None:
                found[board.faces[card]] = play if not spare else PlayCard(scope.player, card, self.discount, self.free, self.on)
                if len(found) == most:
                    break
        return list(found.values())

    def possible(self, board: Board, scope: Scope) -> bool:
        return bool(self.plays(board, scope, most=1))

    def hindrance(self, board: Board, scope: Scope) -> Word | None:
        return None if self.plays(board, scope, most=1) else self

    def picking(self, board: Board, scope: Scope) -> tuple[int, int]:
        return 0, figure(self.times, board, scope)

    def blocked(self, board: Board, scope: Scope, spare: int) -> Word | None:
        return None if figure(self.times, board, scope) > 0 and self.plays(board, scope, spare, most=1) else self

    def run(self, board: Board, scope: Scope) -> Next:
        times = figure(self.times, board, scope)
        plays = self.plays(board, scope)
        if times <= 0 or not (plays or (self.up_to and self.is_private)):
            return None
        return Ask(scope.player, [PASS, *plays] if self.up_to else plays, private=self.is_private)

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if choice == PASS:
            return None
        assert isinstance(choice, PlayCard)
        times = figure(self.times, board, scope)
        return (choice, replace(self, times=times - 1)) if times > 1 else (choice,)


class PlayFromHand(PlayFrom, frozen=True):
    """From your hand."""

    is_private = True

    def pile(self, board: Board, scope: Scope) -> tuple[Handle, ...]:
        return board.hands[scope.player]


class PlayFromDiscard(PlayFrom, frozen=True):
    """From your discard pile."""

    def pile(self, board: Board, scope: Scope) -> tuple[Handle, ...]:
        return board.discards[scope.player]


class PlayThatFromDiscard(PlayFrom, frozen=True):
    """The card the sentence has named, from your discard pile."""

    def pile(self, board: Board, scope: Scope) -> tuple[Handle, ...]:
        return tuple([card for card in board.discards[scope.player] if card == scope.it])


class PlayStacked(PlayFrom, frozen=True):
    """A card that is stacked on this one, as if from your hand."""

    noun: Noun = ANYTHING

    def pile(self, board: Board, scope: Scope) -> tuple[Handle, ...]:
        return board.stacks.get(speaker(scope), ())


class PlayFromDeck(Effect, frozen=True):
    """Look through your draw deck and play such a card from it, or none; then shuffle."""

    noun: Noun
    discount: int = 0

    def run(self, board: Board, scope: Scope) -> Next:
        zones.show(board, board.decks[scope.player], 1 << scope.player)
        return (SearchDeck(self.noun, self.discount),)


class SearchDeck(PlayFrom, frozen=True):
    """The deck lies open to its owner: play one, or none, then shuffle."""

    up_to: bool = True
    is_private = True

    def pile(self, board: Board, scope: Scope) -> tuple[Handle, ...]:
        return board.decks[scope.player]

    def run(self, board: Board, scope: Scope) -> Next:
        return Ask(scope.player, [PASS, *self.plays(board, scope)], private=True)

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if choice == PASS:
            self.tell_in_vain(board, scope)
            return (ShuffleDeck(),)
        assert isinstance(choice, PlayCard)
        board.take(board.decks, scope.player, (choice.card,))
        board.void[scope.player] += (choice.card,)  # it lies open while the rest is shuffled
        return ShuffleDeck(), choice

    def tell_in_vain(self, board: Board, scope: Scope) -> None:
        """All see that nothing is played; the searcher alone knows whether anything could have been."""
        if board.news is None:
            return
        who, others = Player(scope.player), frozenset(range(-1, board.players)) - {scope.player}
        board.tell(news.SearchedInVain(who), others)
        found = news.SearchedInVain(who) if self.plays(board, scope) else news.FoundNothing(who)
        board.tell(found, frozenset({scope.player}))


class StackFromHand(FromHand, frozen=True):
    """A card of your hand is stacked on this one: face up, not in play."""

    def put(self, board: Board, seat: Seat, card: Handle, scope: Scope) -> None:
        board.take(board.hands, seat, (card,))
        stack(board, card, speaker(scope))


def stack(board: Board, card: Handle, host: Handle) -> None:
    """Lay a card on another, out of play."""
    board.seen.pop(card, None)
    board.stacks[host] = (*board.stacks.get(host, ()), card)
    board.tell(news.WasStacked(Named(board.cards[card].id), Named(board.cards[host].id)))
