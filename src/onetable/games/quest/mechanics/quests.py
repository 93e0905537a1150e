"""Quests of a hero: which are open, and what happens when one is done."""

from __future__ import annotations

from onetable.core.step import Next, Scope, Seat, Step, Steps
from onetable.games.quest.mechanics.goods import gain_favor
from onetable.games.quest.table import Board
from onetable.games.quest.vocabulary import hero_news
from onetable.games.quest.vocabulary.statics import FavorForQuests


def open_quests(board: Board, seat: Seat) -> list[str]:
    """The quests this hero can work on: his own, and side quests."""
    sheet = board.sheet(seat)
    own = [sheet.starting] if sheet.starting else [sheet.advanced] if sheet.advanced and sheet.revealed else []
    return [*own, *sheet.side]


def completed(board: Board, seat: Seat, quest: str) -> Steps:
    """The quest leaves the game; its reward comes now. After a hero's starting quest his advanced quest is active."""
    sheet = board.sheet(seat)
    if quest == sheet.starting:
        sheet.starting, sheet.done = "", sheet.done + 1
    elif quest == sheet.advanced:
        sheet.advanced, sheet.done = "", sheet.done + 1
    else:
        sheet.side = tuple([each for each in sheet.side if each != quest])
    board.quests_done += (quest,)
    board.tell(hero_news.QuestCompleted(sheet.hero, quest))
    return (*board.cards.quests[quest].reward, NobleDeed())


class NobleDeed(Step[Board], frozen=True):
    """A quest is done or a character consulted: some heroes gain favor for it, once in a turn."""

    def run(self, board: Board, scope: Scope) -> Next:
        sheet = board.sheet(scope.player)
        noble = board.cards.hero_word(sheet.hero, FavorForQuests)
        if noble is not None and board.turn.seat == scope.player and not board.turn.bloodline:
            board.turn.bloodline = True
            gain_favor(board, scope.player, noble.favor)
        return None


def reveal_advanced(board: Board, seat: Seat) -> None:
    """The advanced quest becomes active."""
    sheet = board.sheet(seat)
    if sheet.advanced and not sheet.revealed:
        sheet.revealed = True
        board.tell(hero_news.AdvancedQuestActive(sheet.hero, sheet.advanced))
