"""Where the game stands: turn and phase, the path, every player in one line; and the own hand."""

from __future__ import annotations

from collections import Counter

from onetable.core.step import Seat
from onetable.games.tcg.handle import NOTHING, Handle
from onetable.games.tcg.table import Board
from onetable.games.tcg.telling.facts import board_of, cost_of, name_of, player, priced, resistance, site_words
from onetable.games.tcg.traits import Phase
from onetable.telling.spoken_view import SpokenView

MOVING, STANDING = "◆", "◇"
RAISED, LOWERED = "↑", "↓"


def bar_facts(sight: SpokenView) -> list[str]:
    """Turn and phase, then what everybody counts."""
    board = board_of(sight)
    if board.phase is Phase.SETUP:
        return [sight.phrases.tidy(sight.read(board.phase))]
    phase = sight.read(board.phase)
    if board.acting >= 0 and board.players > 2:
        phase = sight.say("tcg-phase-of", phase=phase, who=player(sight, board.acting))
    found = [
        sight.say("tcg-turn", number=board.turn, who=player(sight, board.fp)), phase, sight.say("tcg-twilight", count=board.twilight),
        sight.say("tcg-moves", count=board.moves, limit=board.move_limit),
    ]  # fmt: skip
    return [*found, sight.say("tcg-ring-worn")] if board.worn else found


def markers(board: Board, number: int) -> str:
    """Whose markers stand on this site; the fellowship on its way is filled."""
    seats = [seat for seat in range(board.players) if seat in board.order and board.at[seat] == number]
    return "".join([f"{MOVING if seat == board.fp else STANDING}{seat + 1}" for seat in seats])


def site_title(sight: SpokenView) -> str:
    """The present site, and what kind of place it is."""
    board = board_of(sight)
    if board.here == NOTHING:
        return ""
    return " · ".join([sight.say("tcg-here", number=board.at[board.fp], site=name_of(sight, board.here)), *site_words(sight, board.here)])


def site_text(sight: SpokenView) -> str:
    """What the present site says, in one paragraph."""
    board = board_of(sight)
    return sight.read(board.cards[board.here]).replace("\n", " ")


def seat_facts(sight: SpokenView, seat: Seat) -> list[str]:
    """What everybody may count at a seat."""
    board = board_of(sight)
    if seat not in board.order:
        return [sight.say("tcg-out")]
    return [
        sight.say("tcg-site", number=board.at[seat]),
        sight.say("tcg-burdens", count=board.burdens[seat], limit=resistance(board, seat)),
        sight.say("tcg-hand", count=len(board.hands[seat])),
        sight.say("tcg-deck", count=len(board.decks[seat])),
        sight.say("tcg-discards", count=len(board.discards[seat])),
        sight.say("tcg-dead", count=len(board.deads[seat])),
    ]


def hand_cards(sight: SpokenView) -> list[tuple[Handle, str]]:
    """The cards of the own hand by name, copies together."""
    board, seat = board_of(sight), sight.view.seat
    if seat < 0:
        return []
    cards = sorted(board.hands[seat], key=lambda card: (board.cards[card].side is not board.side_of(seat), board.cards[card].kind, card))
    copies = Counter([board.faces[card] for card in cards])
    found = []
    for face in dict.fromkeys([board.faces[card] for card in cards]):
        card = next(card for card in cards if board.faces[card] == face)
        name = f"{copies[face]}× {name_of(sight, card)}" if copies[face] > 1 else name_of(sight, card)
        found.append((card, name))
    return found


def hand_parts(sight: SpokenView) -> list[tuple[Handle, str]]:
    """The same, each with its cost of now; the title comes first."""
    found = [(card, priced(sight, name, card)) for card, name in hand_cards(sight)]
    return [(NOTHING, sight.say("tcg-your-hand")), *found] if found else []


def price_words(sight: SpokenView, card: Handle) -> str:
    """The cost of now; a sign says whether more or less is printed."""
    cost, printed = cost_of(sight, sight.view.seat, card), board_of(sight).cards[card].twilight
    return sight.say("tcg-cost", cost=cost) + (RAISED if cost > printed else LOWERED if cost < printed else "")
