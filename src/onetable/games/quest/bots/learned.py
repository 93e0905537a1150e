"""Thinking ahead with an evaluation that was learned (bench/learned_evaluations.md tells how)."""

from __future__ import annotations

from onetable.bots.learning.judging import chance_by, read_weights
from onetable.games.quest.bots.features import QuestSubject
from onetable.games.quest.bots.playout import QuestThinking

WEIGHTS = "learned.json"


class LearnedQuestThinking(QuestThinking):
    """As usual, but positions are judged by learned weights."""

    def __init__(self) -> None:
        super().__init__(chance_by(QuestSubject(), read_weights(__package__, WEIGHTS)))
