"""Why a card is the one to play: who will probably win the trick with it, and whether that helps."""

from __future__ import annotations

from typing import Any

from onetable.core.view import View
from onetable.core.word import Word
from onetable.games.fellowship.bots.asking import needs_of
from onetable.games.fellowship.bots.trick_outlook import TrickOutlook
from onetable.games.fellowship.pieces.playing_cards import BITS
from onetable.games.fellowship.table import Board
from onetable.games.fellowship.words import advice
from onetable.games.fellowship.words.choices import BeCharacter, Give, Play, PlayToWin


def reason(view: View[Any], number: int) -> Word | None:
    """Why this choice; None where a rule of thumb has nothing to say about it."""
    match view.choices[number]:
        case _ if len(view.choices) == 1:
            return advice.NothingElse()
        case Play(card):
            return reason_to_play(view.table, BITS[card], to_win=False)
        case PlayToWin(card):
            return reason_to_play(view.table, BITS[card], to_win=True)
        case Give(_, to):
            return advice.ReceiverNeedsIt(to)
        case BeCharacter(character):
            return advice.SuitsTheHand(character)
        case _:
            return None


def reason_to_play(board: Board, card: int, to_win: bool) -> Word:
    """Who will probably win, and whether all are better off if he does."""
    trick = TrickOutlook(board, board.turn, needs_of(board))
    worths = trick.worth_with(1 << card)
    winner, _ = max(trick.winners(card, to_win, worths), key=lambda each: each[1])
    who, helps = board.who(winner), worths[winner] > 0
    if winner == board.turn:
        return advice.WinsWhatIsNeeded(who) if helps else advice.WinsToBeRid(who)
    return advice.LeavesTo(who) if helps else advice.StaysOut(who)
