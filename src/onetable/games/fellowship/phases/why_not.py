"""Why not: for everything the open question lets a player try and the rules refuse, the reason."""

from __future__ import annotations

from collections.abc import Iterable

from onetable.core.game import Game
from onetable.core.step import Step
from onetable.core.word import Word
from onetable.games.fellowship.mechanics.wanted_cards import goal_of
from onetable.games.fellowship.phases import between_tricks, casting, tricks
from onetable.games.fellowship.pieces.names import Named, TheLostCard
from onetable.games.fellowship.pieces.playing_cards import BITS, ONE_RING, SUITS, Card, cards_in
from onetable.games.fellowship.table import NOBODY, Board, Chair
from onetable.games.fellowship.words import choices, exchange, reasons, setup_actions, threats
from onetable.games.fellowship.words.changes import OnlyAfterOthers


def why_not(game: Game[Board]) -> dict[Word, Word]:
    """All that the asked seat may try now and cannot, with the reason."""
    decision = game.decision
    if decision is None:
        return {}
    steps, scope = game.agenda[-1]
    offered = set(decision.choices)
    return {attempt: reason for attempt, reason in _refused(game.table, steps[0], scope.source) if attempt not in offered}


def _refused(board: Board, step: Step[Board], chair: Chair) -> Iterable[tuple[Word, Word]]:
    """What the open question lets somebody try, and what would hinder it; `chair` is whose set-up action asks."""
    match step:
        case tricks.PlayCards():
            return [(choices.Play(card), why_not_play(board, board.turn, card)) for card in held(board, board.turn)]
        case exchange.HandOver(giver, to) | exchange.GiveBack(giver, to) | exchange.Pick(giver, to):
            return [(choices.Give(card, board.who(to)), why_not_give(board, giver, card)) for card in held(board, giver)]
        case exchange.SwapLost(chair):
            return [(choices.PutInItsPlace(card), why_not_lose(board, chair, card)) for card in held(board, chair)]
        case exchange.Choose(chair):
            tried: list[tuple[Word, Word]] = [
                (choices.ExchangeWith(Named(board.cast[other])), why_not_exchange(board, step, other)) for other in board.chairs()
            ]
            return [*tried, (choices.ExchangeWith(TheLostCard()), why_not_swap(board, step))]
        case casting.ChooseCharacters():
            chair = casting.next_to_choose(board)
            return [(choices.BeCharacter(Named(key)), why_not_be(board, chair, key)) for key in board.plan.roster]
        case casting.ChooseTheEvent():
            return [(choices.ChooseEvent(Named(key)), why_not_event(board, key)) for key in board.plan.chapter.choice]
        case threats.KeepOne(_, drawn):
            reason = reasons.NotDrawn() if drawn else reasons.ThreatIsGone()
            return [(choices.PickThreat(rank), reason) for rank in board.plan.threat_ranks]
        case setup_actions.TuckACard():
            return [(choices.TuckCard(card), why_not_give(board, chair, card)) for card in held(board, chair)]
        case between_tricks.FindLeader():
            others = [other for other in board.chairs() if not between_tricks.has_card(board, other)]
            return [(choices.LetLead(Named(board.cast[other])), reasons.HasNoCards()) for other in others]
        case _:
            return []


def held(board: Board, chair: Chair) -> list[Card]:
    """Every card this chair's player can see before the chair and might reach for."""
    cards = list(cards_in(board.hands[chair]))
    if board.is_pyramid(chair) and board.pyramid is not None:
        shown = [card for place, card in enumerate(board.pyramid.places) if card >= 0 and board.pyramid.shown >> place & 1]
        cards += cards_in(sum([1 << card for card in shown]) & board.buried)
    for owner, card in (board.tucked, board.aside):
        if owner == chair and card >= 0:
            cards += cards_in(1 << card)
    return cards


def out_of_reach(board: Board, chair: Chair, card: Card) -> Word | None:
    """Why a card that lies before this chair is no part of the hand."""
    bit = BITS[card]
    if board.hands[chair] >> bit & 1:
        return None
    if board.tucked == (chair, bit):
        return reasons.IsTucked()
    return reasons.KeptForLastTrick() if board.aside == (chair, bit) else reasons.IsCovered()


def why_not_play(board: Board, chair: Chair, card: Card) -> Word:
    """Why this card may not be played now."""
    return out_of_reach(board, chair, card) or (reasons.RingsNotBroken() if board.led < 0 else reasons.MustFollow(SUITS[board.led]))


def why_not_give(board: Board, chair: Chair, card: Card) -> Word:
    """Why this card may not be given."""
    frodos = BITS[card] == ONE_RING and board.cast[chair] in board.plan.ring_bearers
    return out_of_reach(board, chair, card) or (reasons.FrodoKeepsTheRing() if frodos else reasons.AlreadyPromised())


def why_not_lose(board: Board, chair: Chair, card: Card) -> Word:
    """Why this card may not become the lost card."""
    for other in board.chairs():
        open_ranks = board.threats[other] if other != chair and not board.hidden_threats[other] else ()
        if any(goal_of(board, other).needs(rank) >> BITS[card] & 1 for rank in open_ranks):
            return reasons.NamedByThreat(Named(board.cast[other]))
    return why_not_give(board, chair, card)


def why_not_exchange(board: Board, step: exchange.Choose, other: Chair) -> Word:
    """Why the exchange cannot be with this one."""
    if other == step.chair:
        return reasons.NotWithItself()
    for one in (step.chair, other):
        if exchange.kept_out(board, one):
            return reasons.TakesNoPartInExchanges(Named(board.cast[one]))
    return reasons.OnlyAllTogether() if other in step.partners else reasons.NotOnTheCard()


def why_not_swap(board: Board, step: exchange.Choose) -> Word:
    """Why the exchange cannot be with the lost card."""
    if not step.with_lost:
        return reasons.LostCardNotOnTheCard()
    if not board.lost:
        return reasons.NoLostCard()
    if board.lost_goes_to not in (NOBODY, step.chair):
        return reasons.LostCardGoesTo(Named(board.cast[board.lost_goes_to]))
    if exchange.kept_out(board, step.chair):
        return reasons.TakesNoPartInExchanges(Named(board.cast[step.chair]))
    return reasons.NothingMayBeLost()


def why_not_be(board: Board, chair: Chair, character: str) -> Word:
    """Why this chair may not take this character."""
    if character in board.cast:
        return reasons.AlreadyTaken()
    if not casting.allowed(board, chair, character):
        return reasons.OnlyTheRingHolder() if character in board.plan.ring_bearers else reasons.NotForThePyramid()
    must = [key for key in casting.required(board) if key in board.plan.ring_bearers and key not in board.cast]
    if must and chair == board.ring_holder:
        return reasons.HolderMustBe(Named(must[0]))
    return reasons.StarsAreWaiting()


def why_not_event(board: Board, key: str) -> Word:
    """Why this event or group cannot be played in this round."""
    if key in board.done:
        return reasons.AlreadyCompleted()
    others = [other for other in board.plan.chapter.choice if other != key]
    last = casting.says(board, key, OnlyAfterOthers)
    return reasons.OthersComeFirst() if last and not all(other in board.done for other in others) else reasons.TooManyUnfinished()
