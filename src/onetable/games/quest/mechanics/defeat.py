"""A defeated hero: the Shadow advances, he loses something, and wakes in the nearest haven with all his cards."""

from __future__ import annotations

from onetable.core.step import Ask, Next, Scope, Step
from onetable.core.word import Word
from onetable.games.quest.atlas import NEAREST_HAVENS
from onetable.games.quest.mechanics.figures_on_map import move_hero
from onetable.games.quest.mechanics.goods import lose_favor, lose_item
from onetable.games.quest.mechanics.placing import PlaceInExtension
from onetable.games.quest.mechanics.shadow_cards import ShadowWindow
from onetable.games.quest.mechanics.story import advance, leftmost
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.traits import Moment
from onetable.games.quest.vocabulary import hero_news
from onetable.games.quest.vocabulary.choices import PickFavor, PickItem, PickMarker, PickPlace
from onetable.games.quest.vocabulary.statics import MarkerGoesFurther

USUAL_ADVANCE = 1


class AdvanceLeftmost(Step[Board], frozen=True):
    """Sauron's leftmost marker moves on; where several are last the hero picks."""

    def run(self, board: Board, scope: Scope) -> Next:
        return Ask(scope.player, [PickMarker(marker) for marker in leftmost(board)])

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PickMarker)
        further = board.cards.burden(board.sheet(scope.player).corruption, MarkerGoesFurther)
        advance(board, choice.marker, USUAL_ADVANCE if further is None else further.spaces)
        return None


class HeroFalls(Step[Board], frozen=True):
    """A hero is defeated; Sauron places the influence of the foe that did it."""

    influence: int = 0

    def run(self, board: Board, scope: Scope) -> Next:
        sheet = board.sheet(scope.player)
        board.tell(hero_news.HeroDefeated(sheet.hero))
        if board.turn.seat == scope.player:
            board.turn.over = True
        return AdvanceLeftmost(), PlaceInExtension(self.influence), LoseOne(), WakeInHaven(), ShadowWindow(Moment.DEFEAT)


class LoseOne(Step[Board], frozen=True):
    """One favor or one item, of the hero's pick."""

    def run(self, board: Board, scope: Scope) -> Next:
        sheet = board.sheet(scope.player)
        choices: list[Word] = [PickItem(item) for item in sheet.items]
        if sheet.favor:
            choices.insert(0, PickFavor())
        return Ask(scope.player, choices) if choices else None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if isinstance(choice, PickItem):
            lose_item(board, scope.player, choice.item)
        else:
            lose_favor(board, scope.player, 1)
        return None


class WakeInHaven(Step[Board], frozen=True):
    """All his cards form the life pool again; he stands in the nearest haven, of several the one that Sauron picks."""

    def run(self, board: Board, scope: Scope) -> Next:
        return Ask(SAURON, [PickPlace(place) for place in NEAREST_HAVENS[board.sheet(scope.player).place]])

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PickPlace)
        sheet = board.sheet(scope.player)
        sheet.life = tuple(board.dice.shuffled(sheet.life + sheet.hand + sheet.rest + sheet.damage))
        sheet.hand = sheet.rest = sheet.damage = ()
        move_hero(board, scope.player, choice.place)
        return None
