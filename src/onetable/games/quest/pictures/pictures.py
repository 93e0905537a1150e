"""Middle-earth Quest as it is sent: in sentences, and the position as data."""

from __future__ import annotations

from onetable.games.quest.table import Board
from onetable.server.pictures.pictures import Pictures


class QuestPictures(Pictures):
    """The board is the position as the seat knows it."""

    board = Board
