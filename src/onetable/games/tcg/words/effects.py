"""Effects on the pool, the path, the moves and the sentence itself."""

from __future__ import annotations

from msgspec.structs import replace

from onetable.core.step import Ask, Bind, Do, Next, Scope
from onetable.core.word import Word
from onetable.games.tcg.handle import NOTHING, Handle
from onetable.games.tcg.mechanics.prices import change_pool
from onetable.games.tcg.mechanics.zones import lay_site, own_site
from onetable.games.tcg.pieces import Grant, Limit
from onetable.games.tcg.speech import news
from onetable.games.tcg.speech.choices import Number
from onetable.games.tcg.speech.deeds import Deed, Payable, do
from onetable.games.tcg.speech.marks import Said
from onetable.games.tcg.speech.parts import Ability, Condition, Effect, Figure
from onetable.games.tcg.speech.voice import speaker
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Until
from onetable.games.tcg.words.targets import YOU, Who
from onetable.games.tcg.words.values import X, figure

# ---- twilight


class AddTwilight(Effect, Payable, frozen=True):
    """Tokens come into the pool."""

    count: int | Figure

    def hindrance(self, board: Board, scope: Scope) -> Word | None:
        return None

    def run(self, board: Board, scope: Scope) -> Next:
        change_pool(board, figure(self.count, board, scope))
        return None


class RemoveTwilight(Effect, Payable, frozen=True):
    """Tokens leave the pool; as a cost all of them must be there. A limit holds for one copy in one phase."""

    count: int | Figure
    limit: int = 0

    def hindrance(self, board: Board, scope: Scope) -> Word | None:
        return None if board.twilight >= figure(self.count, board, scope) else self

    def twilight(self) -> int:
        return self.count if isinstance(self.count, int) else 0

    def run(self, board: Board, scope: Scope) -> Next:
        count = min(figure(self.count, board, scope), board.twilight)
        if self.limit:
            count = min(count, self.limit - board.limit_used(speaker(scope), Limit.TWILIGHT))
            board.use_limit(speaker(scope), Limit.TWILIGHT, count, Until.PHASE_END)
        change_pool(board, -count)
        return None


class ChooseX(Effect, Payable, frozen=True):
    """Choose a number from one to another: it is X."""

    least: Said[int]
    most: Said[int | Figure]

    def hindrance(self, board: Board, scope: Scope) -> Word | None:
        return None if figure(self.most, board, scope) >= self.least else self

    def run(self, board: Board, scope: Scope) -> Next:
        most = figure(self.most, board, scope)
        return Ask(scope.player, [Number(number) for number in range(self.least, most + 1)])

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, Number)
        return Bind(X, choice.value)


# ---- moves and sites


class ChangeMoveLimit(Effect, frozen=True):
    """The move limit of this turn is changed, never below 1; the change stays all turn."""

    by: int

    def run(self, board: Board, scope: Scope) -> Next:
        board.move_limit = max(1, board.move_limit + self.by)
        board.tell(news.MoveLimitChanged(board.move_limit))
        return None


class StayHere(Effect, frozen=True):
    """The fellowship may not move again in this turn."""

    def run(self, board: Board, scope: Scope) -> Next:
        board.stuck = True
        board.tell(news.CannotMoveOn())
        return None


class LayNextSite(Effect, frozen=True):
    """Lay your own site as the next one of the path, in place of another's if one lies there."""

    def next_site(self, board: Board, scope: Scope) -> Handle:
        """The speaker's site that would be laid, if the path goes on so far and it is still to be laid."""
        number = board.at[board.fp] + 1
        return own_site(board, scope.player, number) if number <= board.last_site else NOTHING

    def possible(self, board: Board, scope: Scope) -> bool:
        return self.next_site(board, scope) != NOTHING

    def run(self, board: Board, scope: Scope) -> Next:
        site = self.next_site(board, scope)
        if site != NOTHING:
            lay_site(board, scope.player, site)
        return None


class ReplaceSite(Effect, frozen=True):
    """Replace a site of the path by your own of the same number; 0 is the site where the fellowship is."""

    number: int = 0

    def run(self, board: Board, scope: Scope) -> Next:
        site = own_site(board, scope.player, self.number or board.at[board.fp])
        if site != NOTHING and board.cards[site].site <= len(board.path):
            lay_site(board, scope.player, site)
        return None


class SpotOpponentsSite(Word, Payable, frozen=True):
    """A site of this number that an opponent has laid must be on the path."""

    number: Said[int]

    def hindrance(self, board: Board, scope: Scope) -> Word | None:
        laid = board.laid_by[self.number - 1] if self.number <= len(board.laid_by) else scope.player
        return None if laid != scope.player else self


# ---- the sentence


class When(Effect, frozen=True):
    """Do this if it holds, else that."""

    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()
    essential = True

    def blocked(self, board: Board, scope: Scope, spare: int) -> Word | None:
        steps = self.then if self.condition.holds(board, scope) else self.otherwise
        reasons = [step.blocked(board, scope, spare) for step in steps if step.essential]
        return next((reason for reason in reasons if reason is not None), None)

    def run(self, board: Board, scope: Scope) -> Next:
        return self.then if self.condition.holds(board, scope) else self.otherwise


class Repeat(Effect, frozen=True):
    """Do this so many times, choosing anew each time."""

    count: int | Figure
    effect: Effect

    def run(self, board: Board, scope: Scope) -> Next:
        return (self.effect,) * max(0, figure(self.count, board, scope))


class Option(Effect, frozen=True):
    """One of several things to choose from."""

    does: Deed

    def possible(self, board: Board, scope: Scope) -> bool:
        return self.does.possible(board, scope)

    def run(self, board: Board, scope: Scope) -> Next:
        return self.does.steps()


class ChooseOne(Effect, Payable, frozen=True):
    """One of several things; it must be one that can be done in full, if there is one."""

    options: tuple[Option, ...]
    by: Who = YOU
    essential = True

    def possible(self, board: Board, scope: Scope) -> bool:
        return any([option.possible(board, scope) for option in self.options])

    def hindrance(self, board: Board, scope: Scope) -> Word | None:
        return None if self.possible(board, scope) else self

    def blocked(self, board: Board, scope: Scope, spare: int) -> Word | None:
        return None if any([option.does.hindrance(board, scope) is None for option in self.options]) else self

    def run(self, board: Board, scope: Scope) -> Next:
        seat = self.by.seats(board, scope)[0]
        voice = replace(scope, player=seat)
        whole = [option for option in self.options if option.possible(board, voice)]
        part = [option for option in self.options if option.does.hindrance(board, voice) is None]
        return Ask(seat, whole or part) if whole or part else None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, Option)
        seat = self.by.seats(board, scope)[0]
        return (choice,) if seat == scope.player else Do((choice,), replace(scope, player=seat))


def one_of(*options: Deed | Effect, by: Who = YOU) -> ChooseOne:
    """Choose one of these."""
    return ChooseOne(tuple([Option(each if isinstance(each, Deed) else do(each)) for each in options]), by)


class Afterwards(Effect, frozen=True):
    """For a while this paragraph works as well, about what the sentence has named."""

    ability: Ability
    until: Until = Until.PHASE_END

    def run(self, board: Board, scope: Scope) -> Next:
        board.happenings += 1
        board.grants += (Grant(board.happenings, scope, self.ability, self.until),)
        board.forget()
        return None


class EndShadowPhase(Effect, frozen=True):
    """Your Shadow phase is over."""

    def run(self, board: Board, scope: Scope) -> Next:
        board.acting = -1
        return None
