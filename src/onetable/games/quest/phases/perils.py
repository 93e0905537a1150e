"""A peril: Sauron draws, and picks one that applies to the hero's place or region."""

from __future__ import annotations

from onetable.core.step import Ask, Next, Scope, Step
from onetable.core.word import Word
from onetable.games.quest.atlas import REGION_OF
from onetable.games.quest.card_kinds import Peril
from onetable.games.quest.mechanics.piles import draw_perils
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.traits import Place
from onetable.games.quest.vocabulary import hero_news
from onetable.games.quest.vocabulary.choices import PickPeril
from onetable.games.quest.vocabulary.statics import MorePerils

PERILS_DRAWN = 3


class MeetPeril(Step[Board], frozen=True):
    """Sauron draws perils."""

    def run(self, board: Board, scope: Scope) -> Next:
        reckless = board.cards.burden(board.sheet(scope.player).corruption, MorePerils)
        count = PERILS_DRAWN + (reckless.more if reckless is not None else 0)
        board.drawn, board.drawn_for = draw_perils(board, count), SAURON
        return (ChoosePeril(),)


def applies(card: Peril, place: Place) -> bool:
    """Whether a peril applies to this place or its region."""
    if card.place is not None:
        return card.place is place
    return not card.regions or REGION_OF[place] in card.regions


class ChoosePeril(Step[Board], frozen=True):
    """Sauron picks one that applies; the others are discarded."""

    def run(self, board: Board, scope: Scope) -> Next:
        place = board.sheet(scope.player).place
        fitting = dict.fromkeys([peril for peril in board.drawn if applies(board.cards.perils[peril], place)])
        # Only Sauron sees them, so he is asked even when there is no choice.
        choices: list[Word] = [PickPeril(peril) for peril in fitting]
        return Ask(SAURON, choices or [PickPeril("")], private=True)

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PickPeril)
        board.peril_discards += board.drawn
        board.drawn, board.drawn_for = (), -1
        hero = board.sheet(scope.player).hero
        if not choice.peril:
            board.tell(hero_news.NoPerilApplies(hero))
            return None
        board.tell(hero_news.PerilMet(hero, choice.peril))
        return board.cards.perils[choice.peril].text
