"""Why a choice is the one to make: of a card who will probably win the trick with it, of anything else what its rule of thumb says."""

from __future__ import annotations

from typing import Any

from onetable.core.advice import NothingElse
from onetable.core.view import View
from onetable.core.word import Word
from onetable.games.fellowship.bots.asking import needs_of
from onetable.games.fellowship.bots.decide import decide
from onetable.games.fellowship.bots.trick_outlook import TrickOutlook
from onetable.games.fellowship.pieces.names import Named
from onetable.games.fellowship.pieces.playing_cards import BITS
from onetable.games.fellowship.table import Board
from onetable.games.fellowship.words import advice, choices
from onetable.games.fellowship.words.choices import Play, PlayToWin

ALWAYS: dict[type[Word], type[Word]] = {  # what a choice is made for, whenever it is made
    choices.ExchangeWith: advice.LostCardIsWanted,  # with the lost card
    choices.ExchangeWithNobody: advice.NoExchangeGains,
    choices.TakeLostCard: advice.LostCardIsWanted,
    choices.LeaveLostCard: advice.LostCardIsNotWanted,
    choices.PutInItsPlace: advice.LeastNeeded,
    choices.SetAsideCard: advice.LeastNeeded,
    choices.LayCard: advice.LeastNeeded,
    choices.PickThreat: advice.NearestToPromise,
    choices.PickRange: advice.NearestToPromise,
    choices.KeepThreat: advice.ThreatIsHigh,
    choices.RedrawThreat: advice.ThreatIsLow,
    choices.TuckCard: advice.KeptForLater,
    choices.TakeTucked: advice.TuckedIsWanted,
    choices.LeaveTucked: advice.TuckedCanWait,
    choices.LeadYourself: advice.NobodyNeedsItMore,
    choices.KeepGift: advice.GiftMayBeNeeded,
    choices.UseRider: advice.RiderMustCome,
}


def reason(view: View[Any], number: int) -> Word:
    """Why this choice; whoever makes another one than rules of thumb do has looked ahead."""
    match view.choices[number]:
        case _ if len(view.choices) == 1:
            return NothingElse()
        case Play(card):
            return reason_to_play(view.table, BITS[card], to_win=False)
        case PlayToWin(card):
            return reason_to_play(view.table, BITS[card], to_win=True)
        case _ if number != decide(view.table, view.agenda, view.choices):
            return advice.LooksBestAhead()
        case choice:
            return reason_of_rule(choice)


def reason_of_rule(choice: Word) -> Word:
    """What the rule of thumb says that makes this choice of the set-up, or of a character."""
    match choice:
        case choices.Give(_, to):
            return advice.ReceiverNeedsIt(to)
        case choices.BeCharacter(character):
            return advice.SuitsTheHand(character)
        case choices.ExchangeWith(Named() as partner):
            return advice.ExchangeGainsMost(partner)
        case choices.LetLead(character):
            return advice.NeedsTheLead(character)
        case choices.Declare(more):
            return advice.PromisesMore() if more else advice.PromisesNoMore()
        case _:
            return ALWAYS.get(type(choice), advice.AllLookEqual)()


def reason_to_play(board: Board, card: int, to_win: bool) -> Word:
    """Who will probably win, and whether all are better off if he does."""
    trick = TrickOutlook(board, board.turn, needs_of(board))
    worths = trick.worth_with(1 << card)
    winner, _ = max(trick.winners(card, to_win, worths), key=lambda each: each[1])
    who, helps = board.who(winner), worths[winner] > 0
    if winner == board.turn:
        return advice.WinsWhatIsNeeded(who) if helps else advice.WinsToBeRid(who)
    return advice.LeavesTo(who) if helps else advice.StaysOut(who)
