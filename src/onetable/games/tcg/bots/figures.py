"""A position in numbers: how far a player is, what he has in play and in hand, and what the turn threatens."""

from __future__ import annotations

from onetable.core.step import Seat
from onetable.games.tcg.bots.evaluation import TO_MOVE, standing
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Keyword, Kind, Phase, Side

DAMAGE, ARCHER = Keyword.DAMAGE, Keyword.ARCHER
COMPANION, ALLY, MINION, EVENT, CONDITION = Kind.COMPANION, Kind.ALLY, Kind.MINION, Kind.EVENT, Kind.CONDITION
DARK = Side.SHADOW
FRAIL = 1  # vitality of one whom the next wound kills
PHASES = {phase: number / len(Phase) for number, phase in enumerate(Phase)}

IN_PLAY = (
    "companions", "strength of companions", "vitality of companions", "frail companions", "archers", "damage bonuses", "allies",
    "possessions", "conditions of the light", "things of the Shadow", "minions", "strength of minions", "minions yet to fight",
    "strength of the Ring-bearer",
)  # fmt: skip
COMPANY, STRENGTH, VITALITY, WEAK, ARCHERS, FIERCE, FRIENDS, ITEMS, LIGHT, SHADOW, FOES, FOE_STRENGTH, FRESH, RING = range(len(IN_PLAY))
OF_A_PLAYER = (
    "site", "site squared", "one site before the last", "burdens", "burdens cubed", "vitality of the Ring-bearer", *IN_PLAY,
    "cards in hand", "cards in the draw deck", "dead companions",
)  # fmt: skip
IN_HAND = (
    "minions in my hand", "their strength", "their price", "companions in my hand", "events of the light in my hand",
    "events of the Shadow in my hand", "other cards of the light in my hand", "other cards of the Shadow in my hand",
)  # fmt: skip
OF_THE_TURN = (
    "my turn", "his turn", "twilight in my turn", "twilight in his turn", "how far my turn is", "how far his turn is", "moves left to me",
    "moves left to him", "minions' strength to mine in my turn", "minions' strength to his in his turn", "further rivals",
)  # fmt: skip
FIGURES = ("judged by hand", *[f"my {name}" for name in OF_A_PLAYER], *[f"his {name}" for name in OF_A_PLAYER], *IN_HAND, *OF_THE_TURN)


def rivals_of(board: Board, seat: Seat) -> list[Seat]:
    """All others who are still in the game; whose Ring-bearer is dead is as good as out."""
    return [other for other in board.order if other != seat and board.ring_bearer[other] in board.pieces]


def rows_of(board: Board, seat: Seat, rivals: list[Seat]) -> list[list[float]]:
    """How a player stands beside each of these, the first number as it is judged by hand."""
    in_play = [[0.0] * len(IN_PLAY) for _ in range(board.players)]
    count_pieces(board, in_play)
    mine, hand = of_a_player(board, seat, in_play[seat]), of_a_hand(board, board.hands[seat])
    stands = standing(board, seat) + TO_MOVE * (seat == board.fp)
    found = []
    for rival in rivals:
        gap = stands - standing(board, rival) - TO_MOVE * (rival == board.fp)
        his = of_a_player(board, rival, in_play[rival])
        found.append([gap, *mine, *his, *hand, *of_the_turn(board, seat, rival, in_play)])
    return found


def count_pieces(board: Board, found: list[list[float]]) -> None:
    """What each player has in play."""
    cards, pieces, bearers, fought = board.cards, board.pieces, board.ring_bearer, board.fought
    for card, piece in pieces.items():
        face, own = cards[card], found[piece.owner]
        kind = face.kind
        if kind is COMPANION:
            if card == bearers[piece.owner]:
                own[RING] += face.strength
                continue
            vitality = face.vitality - piece.wounds
            own[COMPANY] += 1
            own[STRENGTH] += face.strength
            own[VITALITY] += vitality
            own[WEAK] += vitality <= FRAIL
            own[ARCHERS] += ARCHER in face.printed
            own[FIERCE] += face.printed.get(DAMAGE, 0)
        elif kind is MINION:
            own[FOES] += 1
            own[FOE_STRENGTH] += face.strength
            own[FRESH] += card not in fought
        elif kind is ALLY:
            own[FRIENDS] += 1
        else:
            own[SHADOW if face.side is DARK else LIGHT if kind is CONDITION else ITEMS] += 1
            if face.strength_bonus and piece.bearer in pieces:
                strengthen(board, piece.bearer, face.strength_bonus, found)


def strengthen(board: Board, bearer: Handle, by: int, found: list[list[float]]) -> None:
    """What a borne card adds to its bearer."""
    owner, kind = board.pieces[bearer].owner, board.cards[bearer].kind
    found[owner][RING if bearer == board.ring_bearer[owner] else STRENGTH if kind is COMPANION else FOE_STRENGTH] += by


def of_a_player(board: Board, seat: Seat, in_play: list[float]) -> list[float]:
    """How far he is, how his Ring-bearer is, and what he has."""
    bearer, last = board.ring_bearer[seat], board.last_site
    site, face = board.at[seat] / last, board.cards[bearer]
    burdens = board.burdens[seat] / max(1, face.resistance)
    return [
        site, site * site, 1.0 if board.at[seat] >= last - 1 else 0.0, burdens, burdens**3, face.vitality - board.pieces[bearer].wounds,
        *in_play, len(board.hands[seat]), len(board.decks[seat]) / 10, len(board.deads[seat]),
    ]  # fmt: skip


def of_a_hand(board: Board, hand: tuple[Handle, ...]) -> list[float]:
    """What a player holds; only he knows it."""
    minions = strength = price = companions = 0
    events, others = [0, 0], [0, 0]
    for card in hand:
        face = board.cards[card]
        if face.kind is MINION:
            minions, strength, price = minions + 1, strength + face.strength, price + face.twilight
        elif face.kind is COMPANION:
            companions += 1
        elif face.kind is EVENT:
            events[face.side is DARK] += 1
        else:
            others[face.side is DARK] += 1
    return [minions, strength, price, companions, *events, *others]


def of_the_turn(board: Board, seat: Seat, rival: Seat, in_play: list[list[float]]) -> list[float]:
    """Whose turn it is, and what it threatens."""
    mine, his = seat == board.fp, rival == board.fp
    left, phase = board.move_limit - board.moves, PHASES[board.phase]
    against = sum([each[FOE_STRENGTH] for owner, each in enumerate(in_play) if owner != board.fp]) if mine or his else 0.0
    company = 1.0 + in_play[board.fp][STRENGTH] + in_play[board.fp][RING]
    threat = against / company
    return [
        mine, his, board.twilight * mine, board.twilight * his, phase * mine, phase * his, left * mine, left * his,
        threat * mine, threat * his, len(board.order) - 2,
    ]  # fmt: skip
