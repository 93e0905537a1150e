"""Thinking ahead with an evaluation that was learned (bench/learned_evaluations.md tells how)."""

from __future__ import annotations

from onetable.bots.learning.judging import chance_by
from onetable.bots.learning.weights import read_weights
from onetable.games.tcg.bots.features import TcgSubject
from onetable.games.tcg.bots.playout import TcgThinking

WEIGHTS = "learned.json"


class LearnedTcgThinking(TcgThinking):
    """As usual, but positions are judged by learned weights."""

    def __init__(self) -> None:
        super().__init__(chance_by(TcgSubject(), read_weights(__package__, WEIGHTS)))
