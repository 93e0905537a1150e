"""How sentences are put together: if, may, choose, for each hero."""

from __future__ import annotations

from onetable.core.step import Ask, Do, Next, Scope, Step
from onetable.core.word import Word
from onetable.games.quest.parts_of_speech import Condition, Effect, Effects, Who, seat_of
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.vocabulary.choices import Decline, PickBranch, PickHero


class If(Effect, frozen=True):
    """Test now, then do it."""

    condition: Condition
    then: Effects
    otherwise: Effects = ()

    def run(self, board: Board, scope: Scope) -> Next:
        return self.then if self.condition.holds(board, scope) else self.otherwise


class Choose(Effect, frozen=True):
    """Pick one of several; a branch with a payment only if it can be paid."""

    who: Who
    branches: tuple[Effects, ...]
    may: bool = False

    def run(self, board: Board, scope: Scope) -> Next:
        choices: list[Word] = [
            PickBranch(number, branch, self.who is Who.SAURON)
            for number, branch in enumerate(self.branches)
            if all([effect.possible(board, scope) for effect in branch])
        ]
        if self.may:
            choices.append(Decline())
        return Ask(seat_of(self.who, scope), choices) if choices else None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        return self.branches[choice.number] if isinstance(choice, PickBranch) else None


class May(Effect, frozen=True):
    """Do it or not; a cost is paid first, in full."""

    who: Who
    then: Effects
    cost: Effects = ()

    def run(self, board: Board, scope: Scope) -> Next:
        if not all([effect.possible(board, scope) for effect in self.cost]):
            return None
        return Ask(seat_of(self.who, scope), (PickBranch(0, self.cost + self.then, self.who is Who.SAURON), Decline()))

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        return self.cost + self.then if isinstance(choice, PickBranch) else None


class ForHero(Step[Board], frozen=True):
    """The same words about another hero."""

    seat: int
    effects: Effects

    def run(self, board: Board, scope: Scope) -> Next:
        return Do(self.effects, Scope(self.seat))


class EachHero(Effect, frozen=True):
    """Every hero of whom it holds does it, in turn order."""

    effects: Effects
    condition: Condition | None = None

    def run(self, board: Board, scope: Scope) -> Next:
        return tuple(
            [ForHero(seat, self.effects) for seat in board.seats if self.condition is None or self.condition.holds(board, Scope(seat))]
        )


class OneHeroMay(Effect, frozen=True):
    """One hero may pay for it: they are asked in turn order until one does."""

    cost: Effects
    then: Effects
    asked: int = 1  # the next seat to ask

    def run(self, board: Board, scope: Scope) -> Next:
        for seat in board.seats:
            if seat >= self.asked and all([effect.possible(board, Scope(seat)) for effect in self.cost + self.then]):
                return Ask(seat, (PickBranch(seat, self.cost + self.then), Decline()))
        return None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if isinstance(choice, PickBranch):
            return Do(self.cost + self.then, Scope(choice.number))
        asked = next(
            seat
            for seat in board.seats
            if seat >= self.asked and all([each.possible(board, Scope(seat)) for each in self.cost + self.then])
        )
        return (OneHeroMay(self.cost, self.then, asked + 1),)


class SauronPicksHero(Effect, frozen=True):
    """Sauron picks a hero; the rest is about that hero."""

    then: Effects

    def run(self, board: Board, scope: Scope) -> Next:
        return Ask(SAURON, [PickHero(sheet.hero) for sheet in board.sheets])

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PickHero)
        return Do(self.then, Scope(board.seat_of(choice.hero)))
