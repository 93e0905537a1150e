"""Damage to a hero: for each point a card of the hand or the top card of the life pool goes face down to the damage pool."""

from __future__ import annotations

from onetable.core.step import Ask, Next, Scope, Step
from onetable.core.word import Word
from onetable.games.quest.mechanics.defeat import HeroFalls
from onetable.games.quest.mechanics.pools import remove
from onetable.games.quest.table import Board
from onetable.games.quest.vocabulary import pool_news
from onetable.games.quest.vocabulary.choices import FromLifePool, PickCard


class TakeDamage(Step[Board], frozen=True):
    """So many points, each of the hero's choice; `from_hand` of them must come from the hand if there is one."""

    points: int
    from_hand: int = 0

    def run(self, board: Board, scope: Scope) -> Next:
        if self.points <= 0:
            return None
        sheet = board.sheets[scope.player - 1]
        if sheet.hand:
            choices: list[Word] = [PickCard(card) for card in dict.fromkeys(sheet.hand)]
            if sheet.life and not self.from_hand:
                choices.insert(0, FromLifePool())
            return Ask(scope.player, choices, private=True)
        taken = min(self.points, len(sheet.life))
        if taken:
            sheet.damage += sheet.life[-taken:][::-1]
            sheet.life = sheet.life[:-taken]
            board.tell(pool_news.DamageTaken(sheet.hero, taken))
        return falls_if_nothing_is_left(board, scope)

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        sheet = board.sheets[scope.player - 1]
        if isinstance(choice, PickCard):
            sheet.hand = remove(sheet.hand, choice.card)
            sheet.damage += (choice.card,)
        else:
            sheet.damage += sheet.life[-1:]
            sheet.life = sheet.life[:-1]
        board.tell(pool_news.DamageTaken(sheet.hero, 1))
        if not sheet.hand and not sheet.life:
            return falls_if_nothing_is_left(board, scope)
        more = TakeDamage(self.points - 1, max(0, self.from_hand - isinstance(choice, PickCard)))
        return (more,) if more.points else None


def falls_if_nothing_is_left(board: Board, scope: Scope) -> Next:
    """A hero with neither hand nor life pool left after damage is defeated; in a combat that is settled at its end."""
    sheet = board.sheets[scope.player - 1]
    if sheet.hand or sheet.life:
        return None
    if board.combat is not None and board.combat.seat == scope.player:
        board.combat.hero_fell = True
        return None
    return (HeroFalls(),)
