"""What cards do to a hero's turn: where he goes, what he looks at, and when it is over."""

from __future__ import annotations

from onetable.core.step import Ask, Next, Scope
from onetable.core.word import Word
from onetable.games.quest.atlas import NEAREST_HAVENS
from onetable.games.quest.mechanics.figures_on_map import look_at_tokens, move_hero
from onetable.games.quest.mechanics.piles import ONLY_SAURON
from onetable.games.quest.parts_of_speech import Effect, Where, Who, seat_of
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.vocabulary import sauron_news, story_news
from onetable.games.quest.vocabulary.choices import PickPlace


class MoveHero(Effect, frozen=True):
    """The hero goes to one of these places: whoever is named picks which."""

    where: Where
    who: Who = Who.HERO

    def run(self, board: Board, scope: Scope) -> Next:
        places = self.where.places(board, scope)
        return Ask(seat_of(self.who, scope), [PickPlace(place) for place in places]) if places else None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PickPlace)
        move_hero(board, scope.player, choice.place)
        return None


class SendToHaven(Effect, frozen=True):
    """Sauron moves the hero to the nearest haven."""

    def run(self, board: Board, scope: Scope) -> Next:
        return Ask(SAURON, [PickPlace(place) for place in NEAREST_HAVENS[board.sheet(scope.player).place]])

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PickPlace)
        move_hero(board, scope.player, choice.place)
        return None


class LookAtTokens(Effect, frozen=True):
    """The hero looks at all monster tokens there."""

    where: Where

    def run(self, board: Board, scope: Scope) -> Next:
        look_at_tokens(board, scope.player, self.where.places(board, scope))
        return None


class LookAtPlots(Effect, frozen=True):
    """The hero looks at Sauron's plot cards in hand."""

    def run(self, board: Board, scope: Scope) -> Next:
        bit = 1 << scope.player
        board.plot_hand = tuple([type(slip)(slip.face, slip.seen | bit) for slip in board.plot_hand])
        if board.news is not None and board.plot_hand:
            hero = board.sheet(scope.player).hero
            plots = tuple([slip.face for slip in board.plot_hand])
            board.tell_apart(ONLY_SAURON | {scope.player}, sauron_news.PlotHandSeen(hero, plots), sauron_news.PlotHandLookedAt(hero))
        return None


class EndTurn(Effect, frozen=True):
    """The hero's turn is over; it has no effect outside his turn."""

    def run(self, board: Board, scope: Scope) -> Next:
        if board.turn.seat == scope.player:
            board.turn.over = True
            board.tell(story_news.HeroTurnEnds(board.sheet(scope.player).hero))
        return None


class LimitMoves(Effect, frozen=True):
    """At most so many moves in this turn."""

    most: int

    def run(self, board: Board, scope: Scope) -> Next:
        board.turn.most_moves = self.most
        return None


class SkipAmbush(Effect, frozen=True):
    """The Ambush step is left out in this turn."""

    def run(self, board: Board, scope: Scope) -> Next:
        board.turn.no_ambush = True
        return None


class MakePerilous(Effect, frozen=True):
    """The hero's place is perilous until the end of his turn."""

    def run(self, board: Board, scope: Scope) -> Next:
        board.turn.perilous = board.sheet(scope.player).place
        return None
