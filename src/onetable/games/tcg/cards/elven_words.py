"""Words that one Elven card uses each."""

from __future__ import annotations

from msgspec.structs import replace

from onetable.core.step import Ask, Next, Scope, Seat
from onetable.core.word import Word
from onetable.games.tcg.cards.language import AN_OPPONENT, ISENGARD, MINION, Draw
from onetable.games.tcg.handle import NOTHING, Handle
from onetable.games.tcg.mechanics import zones
from onetable.games.tcg.speech import news
from onetable.games.tcg.speech.choices import PASS
from onetable.games.tcg.speech.marks import Picked
from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.speech.parts import Effect
from onetable.games.tcg.table import Board
from onetable.games.tcg.words.hands import PlayerVerb
from onetable.games.tcg.words.targets import Chosen, Who

LARGE_HAND = 7


class DiscardIsengardMinion(Effect, frozen=True):
    """You may discard an Isengard minion from the hand that was revealed; if you do, draw two."""

    picked: Picked[Handle] = NOTHING

    def run(self, board: Board, scope: Scope) -> Next:
        seat = scope.that(AN_OPPONENT)
        found = {board.faces[card]: card for card in board.hands[seat] if (ISENGARD & MINION).fits(board, card, scope)}
        return Ask(scope.player, (PASS, *[replace(self, picked=card) for card in found.values()])) if found else None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if not isinstance(choice, DiscardIsengardMinion):
            return None
        zones.discard_from_hand(board, scope.that(AN_OPPONENT), (choice.picked,))
        return (Draw(2),)


class LookAtTwo(PlayerVerb, frozen=True):
    """Look at two random cards of an opponent's large hand; discard one of them."""

    who: Who = AN_OPPONENT

    def run(self, board: Board, scope: Scope) -> Next:
        seats = [seat for seat in self.who.seats(board, scope) if len(board.hands[seat]) >= LARGE_HAND]
        if isinstance(self.who, Chosen) or len(seats) == 1:
            return self.to_player(board, seats[0], scope)
        return Ask(scope.player, [replace(self, who=Chosen(seat)) for seat in seats]) if seats else None

    def to_player(self, board: Board, seat: Seat, scope: Scope) -> Next:
        cards = tuple(sorted(board.dice.shuffled(board.hands[seat])[:2]))
        zones.show(board, cards, 1 << scope.player)
        board.tell(news.HandLookedAt(Player(scope.player), Player(seat)))
        return (DiscardOneOfTwo(seat, cards),)


class DiscardOneOfTwo(Effect, frozen=True):
    """Discard one of the two cards you look at; the other goes back."""

    seat: Seat
    cards: tuple[Handle, ...]
    picked: Picked[Handle] = NOTHING

    def run(self, board: Board, scope: Scope) -> Next:
        return Ask(scope.player, [replace(self, picked=card) for card in self.cards], private=True)

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, DiscardOneOfTwo)
        zones.discard_from_hand(board, self.seat, (choice.picked,))
        return None
