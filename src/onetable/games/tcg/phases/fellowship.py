"""The Fellowship phase: the pool is emptied, the Free Peoples player acts, then the fellowship must move."""

from __future__ import annotations

from onetable.core.step import Ask, Next, Scope, Step
from onetable.core.word import Word
from onetable.games.tcg.handle import NOTHING, Handle
from onetable.games.tcg.mechanics.prices import change_pool
from onetable.games.tcg.mechanics.zones import lay_site, own_site
from onetable.games.tcg.phases.actions import Actions, stirring
from onetable.games.tcg.phases.phase import BeginPhase
from onetable.games.tcg.pieces import Part, from_nothing
from onetable.games.tcg.speech import news
from onetable.games.tcg.speech.choices import PASS
from onetable.games.tcg.speech.names import Named, Player
from onetable.games.tcg.speech.pronouns import The
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Arrow, Measure, Phase
from onetable.games.tcg.words.announcements import ArrivesAt, LeavesSite, Moves
from onetable.games.tcg.words.verbs import Heal

SANCTUARY_HEALING = 5


class FellowshipPhase(Step[Board], frozen=True):
    """The Free Peoples player acts alone, as often as he likes; then he must move."""

    def run(self, board: Board, scope: Scope) -> Next:
        board.taken = 0
        return BeginPhase(Phase.FELLOWSHIP), Actions((board.fp,)), Move()


class SanctuaryHealing(Step[Board], frozen=True):
    """Up to five wounds of companions, one at a time, so that each can be answered."""

    left: int = SANCTUARY_HEALING

    def run(self, board: Board, scope: Scope) -> Next:
        heal = Heal(The(()))
        hurt = [card for card in board.companions() if heal.can(board, card, scope)]
        if not self.left or not hurt:
            return None
        return Ask(board.fp, (PASS, *[Heal(The((card,))) for card in hurt]))

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if choice == PASS:
            return None
        assert isinstance(choice, Heal)
        return choice, SanctuaryHealing(self.left - 1)


# ---- moving


class Move(Step[Board], frozen=True):
    """Lay the next site if it is missing, leave, go, arrive, and twilight comes."""

    def run(self, board: Board, scope: Scope) -> Next:
        number = board.at[board.fp] + 1
        if number > len(board.path):
            lay_missing_site(board, number)
        board.moves += 1
        return LeavesSite(The((board.here,))), Moves(The((board.ring_bearer[board.fp],))), Advance(), Pursuit(), *stirring(board)


def lay_missing_site(board: Board, number: int) -> None:
    """The neighbour whom the arrow of the site being left points to lays his site of that number."""
    right = board.rightward(board.fp)
    arrow = board.cards[board.here].arrow
    neighbours = right[1:] if arrow is Arrow.RIGHT else right[:0:-1]
    for seat in (*neighbours, board.fp):
        site = own_site(board, seat, number)
        if site != NOTHING:
            lay_site(board, seat, site)
            return


class Advance(Step[Board], frozen=True):
    """The marker stands on the next site."""

    def run(self, board: Board, scope: Scope) -> Next:
        board.at[board.fp] += 1
        board.played_here = ()
        board.forget()
        site = board.here
        if board.news is not None:
            board.tell(news.FellowshipMoved(Player(board.fp), Named(board.cards[site].id), board.at[board.fp]))
        return *stirring(board), ArrivesAt(The((site,)))


class Pursuit(Step[Board], frozen=True):
    """Twilight equal to the Shadow number of the new site, and one for each companion."""

    def run(self, board: Board, scope: Scope) -> Next:
        change_pool(board, shadow_number(board, board.here) + len(board.companions()))
        return None


def shadow_number(board: Board, site: Handle, parts: list[Part] | None = None) -> int:
    """How much twilight a site brings when a fellowship comes there."""
    total = board.cards[site].shadow + board.total(Measure.SHADOW_NUMBER, site, parts)
    return total if total >= 0 else from_nothing(total, parts)
