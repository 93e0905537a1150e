"""Cards in play as rows: name, strength, panes of vitality, and behind them what else matters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from onetable.core.step import Seat
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.telling.facts import (
    board_of,
    borne,
    companies,
    in_support,
    joined,
    keywords,
    name_of,
    on_site,
    panes,
    player,
    resting,
    seat_name,
    strength,
)
from onetable.games.tcg.traits import Kind, Side
from onetable.telling.spoken_view import SpokenView
from onetable.terminal.kit.measure import clip, fill, width_of, wrap

LONGEST_NAME = 26
ARROW, RING, BENEATH, CUT = "→ ", "○ ", "  └ ", "… "


class CardRow(NamedTuple):
    """One row: what is bright, what is quiet behind it, and the cards it stands for; a heading stands for none."""

    cards: tuple[Handle, ...]
    head: str
    tail: str = ""
    is_heading: bool = False


def character(sight: SpokenView, card: Handle, wide: int, short: bool) -> list[CardRow]:
    """A character and, below, what it bears; in short only how much that is."""
    board = board_of(sight)
    ring = RING if card == board.ring_bearer[board.pieces[card].owner] else "  "
    name = fill(ring + name_of(sight, card), wide + 2)
    facts = [ARROW + name_of(sight, board.assigned[card])] if card in board.assigned else []
    facts += [sight.say("tcg-home", number=board.cards[card].home)] if board.cards[card].home else []
    items = borne(sight, card)
    facts += [f"+{len(items)}"] if items and short else []
    facts += [player(sight, board.pieces[card].owner)] if board.cards[card].kind is Kind.MINION and board.players > 2 else []
    facts += keywords(sight, card)
    found = [CardRow((card,), f"{name} {strength(board, card):>2} {panes(board, card)}", "  " + " · ".join(facts))]
    if items and not short:
        found.append(CardRow(tuple(board.borne_by(card)), "", BENEATH + joined(sight, items)))
    return found


def name_width(sight: SpokenView, cards: list[Handle]) -> int:
    """Names of one column stand in a column of their own."""
    return min(LONGEST_NAME, max([width_of(name_of(sight, card)) for card in cards], default=0))


def characters(sight: SpokenView, cards: list[Handle], short: bool) -> list[CardRow]:
    """Several characters, one below the other."""
    wide = name_width(sight, cards)
    return [row for card in cards for row in character(sight, card, wide, short)]


def area_rows(sight: SpokenView, title: str, cards: list[Handle], names: list[str], width: int, short: bool) -> list[CardRow]:
    """Cards that stand together in one sentence; in short in one row."""
    if not cards:
        return []
    text = sight.say("tcg-area", title=title, cards=joined(sight, names))
    return [CardRow(tuple(cards), "", line) for line in ([text] if short else wrap(text, width))]


def side_heading(sight: SpokenView, side: Side, seats: Sequence[Seat]) -> CardRow:
    """Whose cards stand below."""
    return CardRow(
        (), sight.say("tcg-side", side=sight.read(side), who=joined(sight, [seat_name(sight, seat) for seat in seats])), "", True
    )


def free_rows(sight: SpokenView, width: int, short: bool) -> list[CardRow]:
    """The fellowship that is on its way: companions, allies, what supports it."""
    board = board_of(sight)
    support = in_support(board, board.fp)
    names = [name_of(sight, card) for card in support]
    found = [side_heading(sight, Side.FREE, (board.fp,))]
    found += characters(sight, companies(board, Side.FREE, (Kind.COMPANION, Kind.ALLY)), short)
    return found + area_rows(sight, sight.say("tcg-support"), support, names, width, short)


def shadow_rows(sight: SpokenView, width: int, short: bool) -> list[CardRow]:
    """Minions, what supports them, what lies on the path, and the fellowships that rest."""
    board = board_of(sight)
    support = [card for seat in board.shadows for card in in_support(board, seat)]
    places = [(sight.say("tcg-support"), support)]
    places += [(sight.say("tcg-on-site", number=number), on_site(board, site)) for number, site in enumerate(board.path, 1)]
    found = [side_heading(sight, Side.SHADOW, board.shadows)]
    found += characters(sight, companies(board, Side.SHADOW, (Kind.MINION,)), short)
    for title, cards in places:
        found += area_rows(sight, title, cards, [name_of(sight, card) for card in cards], width, short)
    for seat in (*board.shadows, board.fp):
        cards = resting(board, seat)
        names = [
            f"{name_of(sight, card)} {panes(board, card)}" if board.cards[card].is_character else name_of(sight, card) for card in cards
        ]
        found += area_rows(sight, sight.say("tcg-resting-of", who=player(sight, seat)), cards, names, width, short)
    return found


def fitted(sight: SpokenView, rows: tuple[list[CardRow], list[CardRow]], height: int) -> list[CardRow]:
    """The rows that fit: in full, else in short, else the first ones and how many are missing."""
    found = rows[0] if len(rows[0]) <= height else rows[1]
    if len(found) <= height:
        return found
    shown = found[: max(0, height - 1)]
    return [*shown, CardRow((), "", CUT + sight.say("tcg-more", count=len(found) - len(shown)))]


def shortened(row: CardRow, width: int) -> tuple[str, str]:
    """Head and tail in so many cells."""
    head = clip(row.head, width)
    return head, clip(row.tail, width - width_of(head))
