"""What need not be asked: where there is one choice, where all choices come to the same, and where only one of them helps."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from onetable.core.step import Step
from onetable.core.word import Word
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.mechanics.reconcile import Reconcile
from onetable.games.tcg.mechanics.windows import Answer, Window
from onetable.games.tcg.phases.actions import Actions
from onetable.games.tcg.speech.choices import PASS
from onetable.games.tcg.speech.moments import Answering
from onetable.games.tcg.speech.parts import Effect
from onetable.games.tcg.speech.pronouns import The
from onetable.games.tcg.table import Board
from onetable.games.tcg.telling.facts import asking, board_of
from onetable.games.tcg.telling.vain import ends_with_the_skirmish, is_all_vain, is_fighting
from onetable.games.tcg.traits import Phase
from onetable.games.tcg.words.effects import AddTwilight
from onetable.games.tcg.words.hands import Draw
from onetable.games.tcg.words.targets import YOU
from onetable.games.tcg.words.verb import Verb
from onetable.telling.spoken_view import SpokenView


def obvious(sight: SpokenView) -> int | None:
    """The choice that is taken without asking, where the settings are as they come."""
    found = asking(sight)
    if not sight.is_asked or found is None:
        return None
    board, choices, step = board_of(sight), sight.view.choices, found[0]
    if len(choices) == 1 or is_all_vain(board, step, choices):
        return None if is_first_look(board, step) else choices.index(PASS) if PASS in choices else 0
    if isinstance(step, Reconcile) and PASS in choices and not board.decks[step.seat]:
        return choices.index(PASS)  # there is nothing to draw
    if isinstance(step, Window):
        return gift(board, step, choices)
    return only_one_that_helps(board, choices)


def is_first_look(board: Board, step: Step[Board]) -> bool:
    """The own Fellowship phase begins with a look at the table; whoever has played a card has had it."""
    return isinstance(step, Actions) and board.phase is Phase.FELLOWSHIP and not board.played_phase


# ---- what costs nothing and only helps


def gift(board: Board, step: Window, choices: Sequence[Word]) -> int | None:
    """The first answer, where each costs nothing and does nothing but good to whoever gives it."""
    answers = [choice for choice in choices if isinstance(choice, Answer)]
    if PASS not in choices or not answers or not all([is_gift(board, step, answer) for answer in answers]):
        return None
    return choices.index(answers[0])


def is_gift(board: Board, step: Window, answer: Answer) -> bool:
    """Whether somebody draws cards, or a Shadow player gets twilight, for nothing."""
    if answer.source not in board.pieces:
        return False
    ability = board.ability(answer.source, answer.number)
    assert isinstance(ability, Answering)
    return not ability.does.costs and all([is_good(effect, board.fp == answer.player) for effect in ability.does.effects])


def is_good(effect: Effect, is_free: bool) -> bool:
    """Whether nobody would do without it."""
    return (isinstance(effect, Draw) and effect.who == YOU) or (isinstance(effect, AddTwilight) and not is_free)


# ---- targets


def only_one_that_helps(board: Board, choices: Sequence[Word]) -> int | None:
    """Among targets the only one that fights, where it is about this skirmish; any, where nobody could tell them apart."""
    cards = [choice.target.these[0] for choice in choices if isinstance(choice, Verb) and isinstance(choice.target, The)]
    if len(cards) < len(choices):
        return None
    first = choices[0]
    assert isinstance(first, Verb)
    fighting = [place for place, card in enumerate(cards) if is_fighting(board, card)]
    if len(fighting) == 1 and ends_with_the_skirmish(board, first):
        return fighting[0]
    return 0 if all([card in board.pieces for card in cards]) and len({look(board, card) for card in cards}) == 1 else None


def look(board: Board, card: Handle) -> Hashable:
    """All by which a card in play differs from another; who bears something, or was spoken of before, is like nobody else."""
    noted = [*[change.card for change in board.lasting], *[use.card for use in board.used]]
    if board.borne_by(card) or card in board.stacks or card in noted:
        return card
    return board.faces[card], board.pieces[card], board.assigned.get(card), card if is_fighting(board, card) else -1
