"""The Rest step: cards come back, a corruption card may be paid off, and the Shadow advances."""

from __future__ import annotations

from onetable.core.step import Ask, Next, Scope, Seat, Step, Steps
from onetable.core.word import Word
from onetable.games.quest.atlas import HAVENS, STRONGHOLDS
from onetable.games.quest.mechanics.corruption import discard_corruption
from onetable.games.quest.mechanics.defeat import AdvanceLeftmost
from onetable.games.quest.mechanics.goods import lose_favor
from onetable.games.quest.mechanics.plots import is_hindered
from onetable.games.quest.mechanics.pools import damage_pool_returns, may_heal, rest_pool_returns
from onetable.games.quest.phases.scouting import Scout, scouting
from onetable.games.quest.table import Board
from onetable.games.quest.vocabulary import hero_news
from onetable.games.quest.vocabulary.choices import Decline, PickCorruption
from onetable.games.quest.vocabulary.occasions import WhenRestingInTheWild
from onetable.games.quest.vocabulary.reasons import FoeHere, NoRestInStronghold, RestForbidden, RestHindered


class RestStep(Step[Board], frozen=True):
    """The hero may rest, if nothing hinders him."""

    def run(self, board: Board, scope: Scope) -> Next:
        if board.turn.over or why_no_rest(board, scope.player) is not None:
            return None
        return Ask(scope.player, (Rest(), *scouting(board, scope.player), Decline()))

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if isinstance(choice, Scout):
            return choice, self
        return (choice,) if isinstance(choice, Rest) else None


def why_no_rest(board: Board, seat: Seat) -> Word | None:
    """What hinders this hero from resting, or None."""
    sheet = board.sheet(seat)
    haven = sheet.place in HAVENS
    if board.foe_at(sheet.place) and not (haven and board.options.rest_with_foe_in_haven):
        return FoeHere()
    if sheet.place in STRONGHOLDS:
        return NoRestInStronghold()
    if is_hindered(board, sheet.place):
        return RestHindered()
    return None if may_heal(board, sheet) else RestForbidden()


class Rest(Step[Board], frozen=True):
    """The rest pool goes back into the life pool, in a haven the damage pool too."""

    def run(self, board: Board, scope: Scope) -> Next:
        sheet = board.sheet(scope.player)
        board.tell(hero_news.Rested(sheet.hero))
        rest_pool_returns(board, sheet)
        wild: Steps = ()
        if sheet.place in HAVENS:
            damage_pool_returns(board, sheet)
        else:
            survives = board.cards.hero_word(sheet.hero, WhenRestingInTheWild)
            wild = survives.effects if survives is not None else ()
        return *wild, AdvanceLeftmost(), PayOffCorruption()


class PayOffCorruption(Step[Board], frozen=True):
    """The hero may pay the cost of one of his corruption cards and discard it."""

    def run(self, board: Board, scope: Scope) -> Next:
        sheet = board.sheet(scope.player)
        payable = [card for card in sheet.corruption if (board.cards.corruption[card].cost or 0) <= sheet.favor]
        return Ask(scope.player, [*[PickCorruption(card) for card in payable], Decline()]) if payable else None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if isinstance(choice, PickCorruption):
            lose_favor(board, scope.player, board.cards.corruption[choice.card].cost or 0)
            discard_corruption(board, scope, choice.card)
        return None
