"""The trick-taking game as the terminal knows it: its picture, its questions, its sentences."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from onetable.core.phrasebook import Phrasebook
from onetable.core.word import Word
from onetable.games.fellowship.pieces.names import Named
from onetable.games.fellowship.pieces.playing_cards import LETTERS, SUITS, Card
from onetable.games.fellowship.table import Board
from onetable.games.fellowship.telling import cards, questions, talk
from onetable.games.fellowship.telling.afterwards import next_games
from onetable.games.fellowship.telling.journal import ENDS, broken_goals
from onetable.games.fellowship.terminal.paint import KEYS, paint_table
from onetable.games.fellowship.words import news as happenings
from onetable.telling.entries import Entry, Reachable
from onetable.telling.sight import Sight
from onetable.telling.titles import title_of_table
from onetable.terminal.attention import Attention
from onetable.terminal.kit.canvas import Canvas
from onetable.terminal.kit.palette import Palette
from onetable.terminal.session import Session
from onetable.terminal.tables import PlainTable


class FellowshipTable(PlainTable):
    """Seats around a trick, a hand of cards, the pyramid, the road."""

    letters = KEYS
    signs = ("light", "verdicts", "talk")
    commands = ("why", "undo", "hint", "hand", "goals", "journal", "rules", "language", "save", "resume", "quit", "help")

    def paint(self, width: int, height: int, sight: Sight, attention: Attention, palette: Palette) -> Canvas:
        return paint_table(width, height, sight, attention, palette)

    def question(self, sight: Sight) -> str:
        return questions.question(sight)

    def entries(self, sight: Sight) -> tuple[Entry, ...]:
        return questions.entries(sight)

    def reachable(self, sight: Sight) -> list[Reachable]:
        return cards.reachable(sight)

    def goals(self, sight: Sight) -> list[tuple[str, bool]]:
        return talk.goals_page(sight)

    def goal_lines(self, sight: Sight) -> list[str]:
        return talk.goal_lines(sight)

    def title(self, setup: Mapping[str, Any], phrases: Phrasebook) -> str:
        return title_of_table("fellowship", setup, phrases.code)

    def hand(self, sight: Sight) -> list[str]:
        return talk.hands(sight)

    def position(self, sight: Sight) -> list[str]:
        return talk.position(sight)

    def pause(self, news: list[Word]) -> float:
        return 2.5 if any(isinstance(word, ENDS) for word in news) else 1.0

    def interlude(self, sight: Sight, news: list[Word]) -> tuple[str, str] | None:
        begun = [word.number for word in news if isinstance(word, happenings.RoundBegins)]
        if not begun or begun[-1] < 2:
            return None
        names = ", ".join([sight.read(Named(key)) for key in cards.board_of(sight).finished])
        return sight.say("round-won", number=begun[-1] - 1), sight.say("round-finished", names=names)

    def closing(self, sight: Sight) -> list[str]:
        return [questions.question(sight), *broken_goals(sight)]

    def find_card(self, sight: Sight, text: str) -> Word | None:
        rank = re.search(r"[1-8]", text)
        rest = re.sub(r"[1-8]", "", text).strip().casefold()
        for suit in SUITS:
            names = {suit.value, LETTERS[suit], sight.say(f"suit-{suit.value}"), sight.read(suit)}
            spoken = [f"{name.casefold()}" for name in names]
            if rank and (rest in spoken or any(len(name) > 1 and rest.endswith(name) for name in spoken)):
                return Card(suit, int(rank[0]))
        return None

    def next_games(self, session: Session) -> list[tuple[str, dict[str, Any]]]:
        board, campaign = session.match.game.table, session.campaign
        assert isinstance(board, Board)
        return next_games(board, session.match.setup, campaign.setup_for(campaign.proposed()) if campaign is not None else None)
