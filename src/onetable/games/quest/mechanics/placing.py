"""Sauron places influence, one token after the other."""

from __future__ import annotations

from onetable.core.step import Ask, Next, Scope, Step
from onetable.core.word import Word
from onetable.games.quest.atlas import STRONGHOLDS
from onetable.games.quest.mechanics.influence import change_pool, extend, extension
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.traits import Place
from onetable.games.quest.vocabulary.choices import PickPlace, ToPool

ALL_STRONGHOLDS = tuple(STRONGHOLDS)


class PlaceInExtension(Step[Board], frozen=True):
    """So many tokens in extension of strongholds, up to `pool` of them into the Shadow Pool; what cannot be placed is lost."""

    tokens: int
    pool: int = 0
    roots: tuple[Place, ...] = ALL_STRONGHOLDS

    def run(self, board: Board, scope: Scope) -> Next:
        return self.ask(board)

    def ask(self, board: Board) -> Ask | None:
        """The question for the next token, if one is left and has a place to go to."""
        if self.tokens <= 0:
            return None
        choices: list[Word] = [PickPlace(place) for place in extension(board, self.roots)]
        if self.pool > 0 and board.pool < board.pool_limit:
            choices.append(ToPool())
        return Ask(SAURON, choices) if choices else None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        into_pool = isinstance(choice, ToPool)
        if isinstance(choice, PickPlace):
            extend(board, choice.place)
        else:
            change_pool(board, 1)
        rest = PlaceInExtension(self.tokens - 1, self.pool - into_pool, self.roots)
        return (rest,) if rest.tokens else None
