"""Choices of which nothing would come: all that they do needs a card in play, and there is none."""

from __future__ import annotations

from onetable.core.step import Scope, Step
from onetable.core.word import Word
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.mechanics.windows import Answer, Window, begun
from onetable.games.tcg.phases.actions import Use
from onetable.games.tcg.speech.deeds import Deed
from onetable.games.tcg.speech.moments import Answering
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Kind
from onetable.games.tcg.words.abilities import PhaseAction
from onetable.games.tcg.words.playing import PlayCard, action_number
from onetable.games.tcg.words.verb import Verb


def is_idle(board: Board, step: Step[Board], word: Word) -> bool:
    """Whether an action or an answer would only cost something."""
    if isinstance(word, Answer) and isinstance(step, Window):
        answering = board.ability(word.source, word.number)
        assert isinstance(answering, Answering)
        return does_nothing(board, answering.does, word.voice(board, answering.moment((step.when, board.box.subjects[step.verb]))))
    if isinstance(word, Use):
        ability = board.ability(word.source, word.number)
        assert isinstance(ability, PhaseAction)
        return does_nothing(board, ability.does, Scope(word.player, word.source, named=begun(board, word.source)))
    if isinstance(word, PlayCard) and board.cards[word.card].kind is Kind.EVENT:
        return plays_nothing(board, word.seat, word.card)
    return False


def plays_nothing(board: Board, seat: int, card: Handle) -> bool:
    """The same for an event."""
    face = board.cards[card]
    ability = face.text[action_number(face, board.phase)]
    return isinstance(ability, PhaseAction) and does_nothing(board, ability.does, Scope(seat, card))


def does_nothing(board: Board, deed: Deed, scope: Scope) -> bool:
    """Whether every effect is a verb that has nobody to happen to; what the sentence has yet to name is not judged."""
    verbs = [effect for effect in deed.effects if isinstance(effect, Verb) and not effect.looks_back()]
    return bool(verbs) and len(verbs) == len(deed.effects) and not any([verb.possible(board, scope) for verb in verbs])
