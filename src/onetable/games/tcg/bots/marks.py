"""Single cards of a position, as marks from which an evaluation is learned: what lies where, as far as a seat may know."""

from __future__ import annotations

from functools import lru_cache

from onetable.core.step import Seat
from onetable.games.tcg.cards.set_one import SET_ONE
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Kind

MOST_LIFE, LAST_SITE = 5, 9  # more of it is not told apart
COMPANIONS = [card.id for card in SET_ONE.cards if card.kind is Kind.COMPANION]
CARDS = [card.id for card in SET_ONE.cards if card.kind is not Kind.SITE]
SITES = [card.id for card in SET_ONE.cards if card.kind is Kind.SITE]
OF_A_PLAYER = (
    *[f"{card} in play with {life} to live" for card in COMPANIONS for life in range(1, MOST_LIFE + 1)],
    *[f"{card} {where}" for where in ("in play", "discarded", "dead") for card in CARDS],
    *[f"{site} is next" for site in SITES],
    *[f"at site {number}" for number in range(1, LAST_SITE + 1)],
)
OF_ME_ALONE = tuple([f"my {card} {where}" for where in ("in hand", "in the deck list") for card in CARDS])
MARKS = (*[f"my {name}" for name in OF_A_PLAYER], *[f"his {name}" for name in OF_A_PLAYER], *OF_ME_ALONE)

ALIVE = {card: number * MOST_LIFE - 1 for number, card in enumerate(COMPANIONS)}  # and his life
IN_PLAY, DISCARDED, DEAD = [
    {card: len(COMPANIONS) * MOST_LIFE + where * len(CARDS) + number for number, card in enumerate(CARDS)} for where in range(3)
]
AFTER_CARDS = len(COMPANIONS) * MOST_LIFE + 3 * len(CARDS)
NEXT = {site: AFTER_CARDS + number for number, site in enumerate(SITES)}
AT = AFTER_CARDS + len(SITES) - 1  # and the number of the site
IN_HAND, LISTED = [{card: 2 * len(OF_A_PLAYER) + at * len(CARDS) + number for number, card in enumerate(CARDS)} for at in range(2)]


def of_each(board: Board) -> list[list[int]]:
    """What is true of each player, as everybody sees it."""
    faces, cards, found = board.faces, board.cards, [list[int]() for _ in range(board.players)]
    for card, piece in board.pieces.items():
        face = faces[card]
        if face in ALIVE:
            life = cards[card].vitality - piece.wounds
            found[piece.owner].append(ALIVE[face] + max(1, min(MOST_LIFE, life)))
        elif face in IN_PLAY:
            found[piece.owner].append(IN_PLAY[face])
    path = board.path
    for seat in board.order:
        own, at = found[seat], board.at[seat]
        own += [DISCARDED[faces[card]] for card in board.discards[seat] if faces.get(card) in DISCARDED]
        own += [DEAD[faces[card]] for card in board.deads[seat] if faces.get(card) in DEAD]
        if at < len(path) and faces[path[at]] in NEXT:
            own.append(NEXT[faces[path[at]]])
        if 1 <= at <= LAST_SITE:
            own.append(AT + at)
    return found


def of_me(board: Board, seat: Seat) -> list[int]:
    """What only this player knows."""
    faces = board.faces
    return [IN_HAND[faces[card]] for card in board.hands[seat] if faces[card] in IN_HAND] + listed(board.lists[seat])


@lru_cache(maxsize=256)
def listed(cards: tuple[str, ...]) -> list[int]:
    """The cards of a deck: with those that lie elsewhere they tell what may still come."""
    return [LISTED[card] for card in cards if card in LISTED]


def marks_of(board: Board, seat: Seat, rivals: list[Seat]) -> list[list[int]]:
    """The places of all marks of a player beside each of his rivals."""
    each, mine = of_each(board), of_me(board, seat)
    mine += each[seat]
    return [mine + [place + len(OF_A_PLAYER) for place in each[rival]] for rival in rivals]
