"""Answers to happenings: texts that may, and those that must."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from onetable.core.step import Scope
from onetable.core.word import Word
from onetable.games.tcg.bots.acting import EFFORT, weigh_deed
from onetable.games.tcg.bots.plays import hand_worth
from onetable.games.tcg.bots.reading import SentenceReader
from onetable.games.tcg.mechanics.prices import price
from onetable.games.tcg.mechanics.windows import Answer, Window
from onetable.games.tcg.speech.choices import Pass
from onetable.games.tcg.speech.moments import BEFORE, Answering


def weigh_answers(reader: SentenceReader, step: Window, choices: Sequence[Word], rest: Sequence[Any], scope: Scope) -> list[float]:
    """What each answer brings; what must be done is done as it comes."""
    if not isinstance(choices[0], Pass):
        return [0.0] * len(choices)
    reader.about = reader.board.box.subjects[step.verb] if step.when == BEFORE else None
    return [0.0 if isinstance(choice, Pass) else weigh_answer(reader, step, choice) for choice in choices]


def weigh_answer(reader: SentenceReader, step: Window, answer: Word) -> float:
    """What one answer brings its player."""
    assert isinstance(answer, Answer)
    board = reader.board
    ability = board.ability(answer.source, answer.number)
    assert isinstance(ability, Answering)
    value = weigh_deed(reader, ability.does, answer.voice(board, ability.moment(step.key(board))))
    if answer.source in board.hands[answer.player]:
        cost = price(board, answer.player, answer.source)
        value -= 0.6 * hand_worth(board, answer.player, answer.source) + 0.12 * cost
    return value - EFFORT
