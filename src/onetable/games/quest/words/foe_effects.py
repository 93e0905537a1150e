"""What cards do with monster tokens and minions."""

from __future__ import annotations

from onetable.core.step import Ask, Next, Scope, Step
from onetable.core.word import Word
from onetable.games.quest.mechanics import figures_on_map as figures
from onetable.games.quest.parts_of_speech import FIRST_HERO, Effect, Where
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.traits import Place
from onetable.games.quest.vocabulary.choices import Done, PickMinion, PickPlace


class ClearMonsters(Effect, frozen=True):
    """All monster tokens leave these places."""

    where: Where

    def run(self, board: Board, scope: Scope) -> Next:
        for place in self.where.places(board, scope):
            figures.discard_all_tokens(board, place)
        return None


class PlaceTokensOnEach(Effect, frozen=True):
    """A monster token on each of these places that has influence."""

    where: Where

    def run(self, board: Board, scope: Scope) -> Next:
        for place in self.where.places(board, scope):
            if place in board.influence and figures.may_hold_token(board, place):
                figures.place_token(board, place)
        return None


class PlaceTokensOnSome(Effect, frozen=True):
    """A monster token on each of so many different places, of Sauron's pick; influence is not needed."""

    most: int
    where: Where
    picked: tuple[Place, ...] = ()

    def run(self, board: Board, scope: Scope) -> Next:
        if len(self.picked) >= self.most:
            return None
        places = [place for place in self.where.places(board, scope) if place not in self.picked and figures.may_hold_token(board, place)]
        places = [place for place in places if figures.token_left(board, place)]
        return Ask(SAURON, [PickPlace(place) for place in places]) if places else None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PickPlace)
        figures.place_token(board, choice.place)
        return (PlaceTokensOnSome(self.most, self.where, (*self.picked, choice.place)),)


class PlaceTokensAsCommanded(Effect, frozen=True):
    """Up to so many monster tokens, each where a command could place one."""

    most: int

    def run(self, board: Board, scope: Scope) -> Next:
        places = figures.token_places(board)
        if self.most <= 0 or not places:
            return None
        return Ask(SAURON, [*[PickPlace(place) for place in places], Done()])

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if not isinstance(choice, PickPlace):
            return None
        figures.place_token(board, choice.place)
        return (PlaceTokensAsCommanded(self.most - 1),)


class HurtMinion(Effect, frozen=True):
    """One minion in these places takes damage; the heroes pick."""

    count: int
    where: Where

    def run(self, board: Board, scope: Scope) -> Next:
        places = self.where.places(board, scope)
        minions = [minion for minion, figure in board.minions.items() if figure.place in places]
        return Ask(FIRST_HERO, [PickMinion(minion) for minion in minions]) if minions else None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PickMinion)
        figures.hurt_minion(board, choice.minion, self.count)
        return None


class BringMinion(Effect, frozen=True):
    """Sauron moves any one minion on the map straight to this place."""

    place: Place

    def run(self, board: Board, scope: Scope) -> Next:
        return Ask(SAURON, [PickMinion(minion) for minion in board.minions]) if board.minions else None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PickMinion)
        figures.move_minion(board, choice.minion, self.place)
        return None


class RaiseMinion(Effect, frozen=True):
    """Sauron picks a minion, on the map or defeated, removes all its damage, and places it anywhere with influence."""

    def run(self, board: Board, scope: Scope) -> Next:
        if not board.influence:
            return None
        minions = [*board.minions, *board.defeated]
        return Ask(SAURON, [PickMinion(minion) for minion in minions]) if minions else None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if isinstance(choice, PickMinion):
            return (PutMinion(choice),)
        return None


class PutMinion(Step[Board], frozen=True):
    """Where the healed minion is placed."""

    which: PickMinion

    def run(self, board: Board, scope: Scope) -> Next:
        return Ask(SAURON, [PickPlace(place) for place in board.influence])

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PickPlace)
        figures.enter(board, self.which.minion, choice.place)
        return None
