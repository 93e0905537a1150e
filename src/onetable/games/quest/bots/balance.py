"""What decides a quest, for the tables of balance: missions, plots that were played, and how it ended."""

from __future__ import annotations

from onetable.bots.balance import Note
from onetable.core.game import Game
from onetable.games.quest.table import Board
from onetable.games.quest.text.names import name_of
from onetable.games.quest.vocabulary.sauron_news import PlotPlayed


class QuestBalance:
    """Heroes by name; plots and Sauron's missions count what Sauron made of the game, missions of the heroes what they did."""

    def name(self, value: str) -> str:
        """A hero."""
        return name_of(f"hero.{value}", "en")

    def notes(self, game: Game[Board]) -> list[Note]:
        """What was in this quest."""
        board = game.table
        dark = float(board.winner == "sauron")
        played = dict.fromkeys([event.word.plot for event in board.news or () if isinstance(event.word, PlotPlayed)])
        return [
            Note("What Sauron won with each of his missions", name_of(f"mission.{board.sauron_mission}", "en"), dark),
            Note("What the heroes won with each of their missions", name_of(f"mission.{board.hero_mission}", "en"), 1.0 - dark),
            Note("What Sauron won by how it was decided", f"by {board.ending}", dark),
            *[Note("What Sauron won with each plot that he played", name_of(f"plot.{plot}", "en"), dark) for plot in played],
        ]
