"""Corruption that Sauron deals out."""

from __future__ import annotations

from onetable.core.step import Ask, Do, Next, Scope, Step
from onetable.core.word import Word
from onetable.games.quest.mechanics.corruption import ReceiveCorruption
from onetable.games.quest.mechanics.limits import keep_limits
from onetable.games.quest.mechanics.piles import draw_corruption
from onetable.games.quest.parts_of_speech import Effect
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.traits import Hero
from onetable.games.quest.vocabulary import hero_news
from onetable.games.quest.vocabulary.choices import GiveCorruption, PickCorruption, PickHero


class SauronGivesCorruption(Effect, frozen=True):
    """Sauron draws corruption cards, looks at them, gives the hero one and discards the others."""

    count: int

    def run(self, board: Board, scope: Scope) -> Next:
        board.drawn, board.drawn_for = draw_corruption(board, self.count), SAURON
        return (GiveOneCorruption(),) if board.drawn else None


class GiveOneCorruption(Step[Board], frozen=True):
    """Which of the drawn corruption cards the hero gets."""

    def run(self, board: Board, scope: Scope) -> Next:
        return Ask(SAURON, [PickCorruption(card) for card in board.drawn], private=True)

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PickCorruption)
        board.corruption_discards += tuple([card for card in board.drawn if card != choice.card])
        board.drawn, board.drawn_for = (), -1
        return (ReceiveCorruption(choice.card),)


class ShareOutCorruption(Effect, frozen=True):
    """Sauron picks two heroes and deals out the corruption cards of both between them as he likes, card by card."""

    pair: tuple[Hero, ...] = ()
    cards: tuple[str, ...] = ()  # still to be dealt

    def run(self, board: Board, scope: Scope) -> Next:
        if len(board.sheets) < 2:
            return None
        if len(self.pair) < 2:
            heroes = [sheet.hero for sheet in board.sheets if sheet.hero not in self.pair]
            if len(self.pair) + len(heroes) == 2:
                return deal_out(board, (*self.pair, *heroes))
            return Ask(SAURON, [PickHero(hero) for hero in heroes])
        return Ask(SAURON, [GiveCorruption(self.cards[0], hero) for hero in self.pair])

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if isinstance(choice, PickHero):
            pair = (*self.pair, choice.hero)
            return deal_out(board, pair) if len(pair) == 2 else (ShareOutCorruption(pair),)
        assert isinstance(choice, GiveCorruption)
        taker = board.sheet(board.seat_of(choice.hero))
        if choice.card not in taker.corruption:
            giver = board.sheet(board.seat_of(next(hero for hero in self.pair if hero != choice.hero)))
            giver.corruption = tuple([card for card in giver.corruption if card != choice.card])
            taker.corruption += (choice.card,)
            board.tell(hero_news.CorruptionPassed(giver.hero, taker.hero, choice.card))
        if len(self.cards) > 1:
            return (ShareOutCorruption(self.pair, self.cards[1:]),)
        return tuple([KeepLimits(hero) for hero in self.pair])


def deal_out(board: Board, pair: tuple[Hero, ...]) -> Next:
    """Begin with the first corruption card of these two heroes, if they have any."""
    cards = tuple([card for hero in pair for card in board.sheet(board.seat_of(hero)).corruption])
    return (ShareOutCorruption(pair, cards),) if cards else None


class KeepLimits(Step[Board], frozen=True):
    """A hero whose corruption has changed discards what is too much."""

    hero: Hero

    def run(self, board: Board, scope: Scope) -> Next:
        seat = board.seat_of(self.hero)
        then = keep_limits(board, Scope(seat))
        return Do(then, Scope(seat)) if isinstance(then, tuple) else None
