"""What it brings a player to play a card that stays, and what a card in hand is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from onetable.bots.adding import added
from onetable.core.step import Scope, Seat
from onetable.games.tcg.bots.worth import THE_GAME, companion_worth, thing_worth
from onetable.games.tcg.card import Card
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.mechanics.prices import price, roaming_penalty
from onetable.games.tcg.speech.parts import Effect, Modifier
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Keyword, Kind, Measure, Side
from onetable.games.tcg.words.abilities import PhaseAction
from onetable.games.tcg.words.playing import PlayCard
from onetable.games.tcg.words.triggers import AsSoonAs

if TYPE_CHECKING:
    from onetable.games.tcg.bots.reading import SentenceReader

EVENT, MINION, COMPANION = Kind.EVENT, Kind.MINION, Kind.COMPANION
LIGHT = Side.FREE
DAMAGE, ARCHER, FIERCE = Keyword.DAMAGE, Keyword.ARCHER, Keyword.FIERCE
COMPANION_TAX = 0.14  # every companion brings the Shadow a token at every move that is left
ENOUGH_COMPANIONS = 6
GIFTS = {Keyword.DAMAGE: 1.2, Keyword.ARCHER: 1.4, Measure.TRIPLED: 0.7, Measure.ONE_WOUND: 0.9, Measure.STRENGTH: 0.6}
EARLY_TOKEN, LATE_TOKEN = 0.2, 0.3  # what a token costs the light
COMPANION_SHARE = 0.5  # how much of a companion's worth is news: others could take the place
NOT_NOW = -5.0
UNREAD = -0.1  # an event that another card would play
CYCLING = 0.25  # a card that is played makes room for another


def play_gain(reader: SentenceReader, play: PlayCard) -> float:
    """What this player gains by playing a card that stays."""
    board = reader.board
    face = board.cards[play.card]
    if face.kind is EVENT:
        return UNREAD
    cost = roaming_penalty(board, play.card) if play.free else price(board, play.seat, play.card, play.discount)
    paying = own_costs(reader, play, face)
    if face.side is LIGHT:
        return free_gain(board, play.seat, face) + paying - light_price(board, cost)
    return shadow_gain(reader, play, face) + paying - 0.12 * cost


def own_costs(reader: SentenceReader, play: PlayCard, face: Card) -> float:
    """What else must be paid for it: an exertion, as a rule."""
    if not face.to_play:
        return 0.0
    costs = [cost for cost in face.to_play if isinstance(cost, Effect)]
    return reader.situation.side(play.seat) * reader.steps(costs, Scope(play.seat, play.card)) if costs else 0.0


def light_price(board: Board, cost: int) -> float:
    """What tokens cost the Free Peoples player now: little where most minions still roam."""
    return cost * (EARLY_TOKEN if board.at[board.fp] <= 2 else LATE_TOKEN)


# ---- Free Peoples


def free_gain(board: Board, seat: Seat, face: Card) -> float:
    """What a card that stays brings the fellowship."""
    if face.kind is COMPANION:
        mine = sum([piece.owner == seat and board.cards[card].kind is COMPANION for card, piece in board.pieces.items()])
        crowd = 0.8 * max(0, mine - ENOUGH_COMPANIONS)
        return CYCLING + COMPANION_SHARE * companion_worth(face) - COMPANION_TAX * (board.last_site - board.at[seat]) - crowd
    if face.kind is Kind.ALLY:
        return CYCLING + 0.4 + 0.45 * len(face.text) + (0.2 * face.strength if face.home == board.at[seat] + 1 else 0.0)
    return CYCLING + thing_gain(board, face)


def thing_gain(board: Board, face: Card) -> float:
    """What a possession or a condition brings; a second one of the same title only if it adds up."""
    gain = 0.3 + 0.6 * face.strength_bonus + 0.4 * face.vitality_bonus
    twice = any([board.cards[card].title == face.title for card in board.index.active])
    for ability in face.text:
        if isinstance(ability, Modifier):
            gain += max([GIFTS.get(key, 0.5) for key in ability.found_by() if isinstance(key, (Keyword, Measure))], default=0.4)
        elif isinstance(ability, AsSoonAs) and goes_at_once(board, ability):
            return NOT_NOW
        elif not twice:
            gain += 0.6 if isinstance(ability, PhaseAction) else 0.5
    return gain


def goes_at_once(board: Board, ability: AsSoonAs) -> bool:
    """Whether a text that discards its own card at some sites would do so here."""
    keyword = getattr(ability.when, "keyword", None)
    return keyword is not None and board.here >= 0 and keyword in board.cards[board.here].printed


# ---- Shadow


def shadow_gain(reader: SentenceReader, play: PlayCard, face: Card) -> float:
    """What a card that stays brings the Shadow."""
    board = reader.board
    if face.kind is MINION:
        return CYCLING + minion_gain(face)
    if face.bearer is not None and face.kind is not Kind.CONDITION:
        return CYCLING + min(thing_gain(board, face), 0.3 + 0.45 * face.strength_bonus + 0.2 * len(face.text))
    return CYCLING - 0.3 + thing_gain(board, face)


def minion_gain(face: Card) -> float:
    """How much a minion can do: stand against somebody, shoot, or be one more than there are defenders."""
    found = 0.3 * face.strength + 0.6 * face.printed.get(DAMAGE, 0) + 0.15 * face.vitality + 0.15 * len(face.text)
    if ARCHER in face.printed:
        found += 1.0
    if FIERCE in face.printed:
        found += 0.8
    return found


# ---- the hand


def hand_worth(board: Board, seat: Seat, card: Handle) -> float:
    """What a card in hand is worth to its player."""
    face = board.cards[card]
    if is_dead(board, seat, face):
        return 0.05
    if is_there(board, seat, face):
        return 0.2
    if face.kind is MINION:
        return 0.3 + 0.06 * face.strength
    if face.kind is COMPANION:
        return 0.3 + 0.1 * companion_worth(face)
    if face.kind is EVENT:
        return 0.4
    return 0.25 + 0.1 * thing_worth(face)


def is_dead(board: Board, seat: Seat, face: Card) -> bool:
    """Whether a card can never be played any more: its like lies in the dead pile."""
    return face.unique and face.side is LIGHT and any([board.cards[card].title == face.title for card in board.deads[seat]])


def is_there(board: Board, seat: Seat, face: Card) -> bool:
    """Whether its like is in play, so that it can only be given up to heal."""
    if not face.unique or face.side is not LIGHT:
        return False
    return any([piece.owner == seat and board.cards[card].title == face.title for card, piece in board.pieces.items()])


def cheapest(board: Board, seat: Seat, cards: list[Handle], count: int) -> float:
    """What the cards are worth that this player would give up first."""
    found = sorted([hand_worth(board, seat, card) for card in cards])
    return added(found[:count]) if len(found) >= count else THE_GAME
