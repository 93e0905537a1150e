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
IN_PLAY = (
    *[f"{card} in play with at least {life} to live" for card in COMPANIONS for life in range(1, MOST_LIFE + 1)],
    *[f"{card} in play" for card in CARDS],
)
ON_THE_WAY = (*[f"{site} is next" for site in SITES], *[f"at site {number}" for number in range(1, LAST_SITE + 1)])
MARKS = (
    *[f"{whose} {name}" for whose in ("my", "his") for name in IN_PLAY],
    *[f"my {card} in hand" for card in CARDS],
    *[f"{whose} {name}" for whose in ("my", "his") for name in ON_THE_WAY],
    *[f"my {card} in the deck" for card in CARDS],
    *[f"his {card} was seen" for card in CARDS],
)
# What is in play or in the own hand is good for whoever has it; where one is, and with what deck, depends.
LEANINGS = (*[1] * len(IN_PLAY), *[-1] * len(IN_PLAY), *[1] * len(CARDS), *[0] * (2 * len(ON_THE_WAY) + 2 * len(CARDS)))

HIS = len(IN_PLAY)  # as far behind mine
ALIVE = {card: number * MOST_LIFE for number, card in enumerate(COMPANIONS)}
THERE = {card: len(COMPANIONS) * MOST_LIFE + number for number, card in enumerate(CARDS)}
HELD = {card: 2 * HIS + number for number, card in enumerate(CARDS)}
NEXT = {site: 2 * HIS + len(CARDS) + number for number, site in enumerate(SITES)}
AT = 2 * HIS + len(CARDS) + len(SITES) - 1  # and the number of the site
LISTED = {card: 2 * HIS + len(CARDS) + 2 * len(ON_THE_WAY) + number for number, card in enumerate(CARDS)}
SEEN = {card: place + len(CARDS) for card, place in LISTED.items()}


def marks_of(board: Board, seat: Seat, rivals: list[Seat]) -> list[list[int]]:
    """The places of all marks of a player beside each of his rivals."""
    faces, in_play = board.faces, all_in_play(board)
    mine = in_play[seat] + on_the_way(board, seat) + listed(board.lists[seat])
    mine += [HELD[faces[card]] for card in board.hands[seat] if faces[card] in HELD]
    return [mine + his(board, rival, in_play[rival]) for rival in rivals]


def his(board: Board, rival: Seat, in_play: list[int]) -> list[int]:
    """The same of a rival, as far as everybody knows it."""
    return [place + HIS for place in in_play] + [place + len(ON_THE_WAY) for place in on_the_way(board, rival)] + seen(board, rival)


def all_in_play(board: Board) -> list[list[int]]:
    """What each player has in play, as if it were mine."""
    faces, cards, found = board.faces, board.cards, [list[int]() for _ in range(board.players)]
    for card, piece in board.pieces.items():
        face, own = faces[card], found[piece.owner]
        if face in ALIVE:
            life = max(1, min(MOST_LIFE, cards[card].vitality - piece.wounds))
            own += range(ALIVE[face], ALIVE[face] + life)
        elif face in THERE:
            own.append(THERE[face])
    return found


def on_the_way(board: Board, seat: Seat) -> list[int]:
    """Where a player is and which site comes next, as if it were me."""
    path, at = board.path, board.at[seat]
    found = [AT + at] if 1 <= at <= LAST_SITE else []
    if at < len(path) and board.faces[path[at]] in NEXT:
        found.append(NEXT[board.faces[path[at]]])
    return found


def seen(board: Board, rival: Seat) -> list[int]:
    """What a rival has shown of his deck."""
    faces = board.faces
    shown = [*board.discards[rival], *board.deads[rival], *[card for card, piece in board.pieces.items() if piece.owner == rival]]
    return [SEEN[faces[card]] for card in shown if faces.get(card) in SEEN]


@lru_cache(maxsize=256)
def listed(cards: tuple[str, ...]) -> list[int]:
    """The cards that a player has brought."""
    return [LISTED[card] for card in cards if card in LISTED]
