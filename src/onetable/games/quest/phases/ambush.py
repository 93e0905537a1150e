"""Foes in the hero's place: in the Ambush step and on entering a place one of them fights, picked by Sauron."""

from __future__ import annotations

from onetable.core.step import Ask, Next, Scope, Step
from onetable.core.word import Word
from onetable.games.quest.atlas import HAVENS, REGION_OF
from onetable.games.quest.mechanics.combat.beginning import StartCombat
from onetable.games.quest.mechanics.combat.sides import DRAWN, WON
from onetable.games.quest.mechanics.figures_on_map import discard_token, turn_up
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.traits import Monster
from onetable.games.quest.vocabulary import combat_news
from onetable.games.quest.vocabulary.choices import Accept, AsUrukHai, Decline, FightMinion, FightToken
from onetable.games.quest.vocabulary.statics import TokensMayBeUrukHai, UndecidedGoesOn


class AmbushStep(Step[Board], frozen=True):
    """A hero who begins his turn among foes fights one of them; in a haven only if he wants to."""

    def run(self, board: Board, scope: Scope) -> Next:
        place = board.sheet(scope.player).place
        if board.turn.over or board.turn.no_ambush or not board.foe_at(place):
            return None
        return (AskForFight(),) if place in HAVENS else (PickFoe(),)


class AskForFight(Step[Board], frozen=True):
    """In a haven the hero may fight; `travel`: an undecided fight ends his turn."""

    travel: bool = False

    def run(self, board: Board, scope: Scope) -> Next:
        return Ask(scope.player, (Accept(), Decline()))

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if not isinstance(choice, Accept):
            return None
        return (PickFoe(), AfterTravelFight()) if self.travel else (PickFoe(),)


class PickFoe(Step[Board], frozen=True):
    """Sauron picks which of the foes here fights."""

    def run(self, board: Board, scope: Scope) -> Next:
        place = board.sheet(scope.player).place
        choices: list[Word] = [FightMinion(minion) for minion in board.minions_at(place)]
        choices += [FightToken(place, token.number) for token in board.tokens.get(place, ())]
        return Ask(SAURON, choices)

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if isinstance(choice, FightMinion):
            return (StartCombat(choice.minion),)
        assert isinstance(choice, FightToken)
        turn_up(board, choice.number)
        place, token = board.find_token(choice.number)
        if token.face == Monster.BLANK:
            board.tell(combat_news.BlankTurnedUp(board.sheet(scope.player).hero, place))
            discard_token(board, place, token.number)
            board.outcome, board.beaten = WON, True
            return None
        region = REGION_OF[place]
        if any([word.region is region for plot in board.active_plots() for word in board.cards.plot_words(plot.plot, TokensMayBeUrukHai)]):
            return (ChooseShape(choice.number),)
        return (StartCombat(Monster(token.face), token.number),)


class ChooseShape(Step[Board], frozen=True):
    """Sauron may treat the monster as an Uruk-hai."""

    token: int

    def run(self, board: Board, scope: Scope) -> Next:
        return Ask(SAURON, (AsUrukHai(), Decline()))

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        _, token = board.find_token(self.token)
        monster = Monster.URUK_HAI if isinstance(choice, AsUrukHai) else Monster(token.face)
        return (StartCombat(monster, self.token),)


class AfterTravelFight(Step[Board], frozen=True):
    """A fight on the way that was not decided ends the turn, except for a hero of iron will."""

    def run(self, board: Board, scope: Scope) -> Next:
        if board.outcome == DRAWN and board.cards.hero_word(board.sheet(scope.player).hero, UndecidedGoesOn) is None:
            board.turn.over = True
        return None
