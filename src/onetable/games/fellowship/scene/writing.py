"""Writing a position down, so that laying it out gives the same game again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from onetable.core.game import Game
from onetable.games.fellowship.phases.casting import ChooseCharacters
from onetable.games.fellowship.phases.event_deck import NINE
from onetable.games.fellowship.phases.tricks import PlayCards
from onetable.games.fellowship.pieces.playing_cards import CARDS, RING_CARDS, SUIT_CARDS, SUITS, Cards, code_line
from onetable.games.fellowship.scene.dealing import BESIDE, NO_CARD
from onetable.games.fellowship.table import NOBODY, Board, Chair


def write_scene(game: Game[Board]) -> Mapping[str, Any] | None:
    """The position while characters are chosen or a card is to be played; None in between."""
    board = game.table
    step = game.agenda[-1][0][0] if game.decision is not None else None
    if not isinstance(step, (ChooseCharacters, PlayCards)):
        return None
    found = {**write_table(board), **write_cards(board)}
    if game.hasty:
        found["hasty"] = True
    if isinstance(step, PlayCards):
        found |= {**write_carried(board), **write_tricks(board), **write_known(board)}
    else:
        found["stage"] = "characters"
    return {key: value for key, value in found.items() if value not in ("", [], {}) or key == "trick"}


def name_of(board: Board, chair: Chair) -> str | int:
    """A chair by its character, else by its number."""
    return board.cast[chair] or chair


def by_name(board: Board, values: Iterable[Any]) -> dict[str | int, Any]:
    """What there is by chair."""
    return {name_of(board, chair): value for chair, value in enumerate(values) if value}


def write_table(board: Board) -> dict[str, Any]:
    """Chapter, people and what was reached."""
    setup = msgspec.to_builtins(board.setup)
    setup.pop("players", None)
    found: dict[str, Any] = {"setup": setup, "players": board.people(), "seed": board.dice.seed, "fallen": board.dice.fallen}
    found |= {"event": board.event, "characters": list(board.cast) if any(board.cast) else []}
    if board.round > 1:
        found["round"] = board.round
    for key in ("finished", "done", "spent"):
        if getattr(board, key) != getattr(board.setup, key):
            found[key] = list(getattr(board, key))
    return found


def write_cards(board: Board) -> dict[str, Any]:
    """Hands and all other places where cards lie."""
    hands = [0 if board.is_pyramid(chair) else hand for chair, hand in enumerate(board.hands)]
    found: dict[str, Any] = {"hands": by_name(board, map(code_line, hands))}
    for key in ("lost", "stock", "barrow"):
        found[key] = code_line(getattr(board, key))
    if board.pyramid is not None:
        places = [NO_CARD if card < 0 else CARDS[card].code for card in board.pyramid.places]
        size, once = sum(board.pyramid.rows), board.pyramid.shown >> len(places) & 1
        bars = [BESIDE] if once or len(places) > size else []
        found["pyramid"] = " ".join([*places[:size], *bars, *places[size:], *[BESIDE] * once])
    for key in ("aside", "tucked"):
        chair, card = getattr(board, key)
        found[key] = {name_of(board, chair): CARDS[card].code} if chair != NOBODY else {}
    chair, card, to_win = board.laid
    found["laid"] = {name_of(board, chair): CARDS[card].code + " to_win" * to_win} if chair != NOBODY else {}
    if board.ring_holder != NOBODY:
        found["ring_holder"] = board.ring_holder
    return found


def write_carried(board: Board) -> dict[str, Any]:
    """Threats, declarations, riders, open hands."""
    ranks = [list(have) if len(have) > 1 else have[0] if have else 0 for have in board.threats]
    riders = [rider if rider != board.plan.rider_pairs.get(board.cast[chair], "") else "" for chair, rider in enumerate(board.riders)]
    opened = [name_of(board, chair) for chair in board.chairs() if board.is_open(chair) and not board.is_pyramid(chair)]
    return {
        "threats": by_name(board, ranks),
        "declared": by_name(board, board.declared),
        "riders": by_name(board, riders),
        "open": [] if board.plan.solo else opened,
        "lost_taken_by": name_of(board, board.lost_taken_by) if board.lost_taken_by != NOBODY else "",
        "filled": [name_of(board, chair) for chair in board.chairs() if board.filled >> chair & 1],
        "exchanged": name_of(board, board.exchanged - 1) if board.exchanged else "",
    }


def write_tricks(board: Board) -> dict[str, Any]:
    """Tricks won, the one before, the running one."""
    winners = [next((chair for chair in board.chairs() if board.taken[chair] >> number & 1), NOBODY) for number in range(board.number)]
    won = [[name_of(board, who) if who != NOBODY else "nobody", code_line(pile)] for who, pile in zip(winners, board.piles, strict=True)]
    trick = [[name_of(board, chair), CARDS[card].code + " to_win" * (chair == board.outright)] for chair, card in board.trick]
    found: dict[str, Any] = {
        "won": won,
        "leader": name_of(board, board.leader),
        "last_trick": [[name_of(board, chair), CARDS[card].code] for chair, card in board.last_trick],
        "left": board.left,
        "event_deck": [rank + 1 for rank in range(9) if board.event_deck >> rank & 1] if board.event_deck != NINE else [],
        "event_cards": list(board.event_cards),
    }
    if board.broken and not is_broken_now(board):
        found["broken"] = True
    if trick or not board.roles.plain:
        found["trick"] = trick
    return found


def is_broken_now(board: Board) -> bool:
    """Whether the first Ring of the round lies in the running trick."""
    return any(1 << card & RING_CARDS for _, card in board.trick) and not any(pile & RING_CARDS for pile in board.piles)


def write_known(board: Board) -> dict[str, Any]:
    """What has been seen: cards that changed hands, missing suits, suits led."""
    count = board.setup.players

    def eyes(seen_by: int) -> list[int]:
        return [seat if seat < count else -1 for seat in range(count + 1) if seen_by >> seat & 1]

    passed = [
        [
            [name_of(board, giver) if giver != NOBODY else "nobody", name_of(board, receiver), CARDS[card].code, eyes(seen)]
            for giver, receiver, card, seen in moment
        ]
        for moment in board.moves
    ]
    chair, named = board.horn
    horn = (
        {name_of(board, chair): " ".join([suit.value for place, suit in enumerate(SUITS) if named >> place & 1])} if chair != NOBODY else {}
    )
    seen = {"passed": passed, "horn": horn, "horn_played": code_line(board.horn_played)}
    return {**seen, "void": by_name(board, map(suits, board.void)), "led": by_name(board, map(suits, board.leads))}


def suits(cards: Cards) -> str:
    """The suits of a set of cards that holds whole suits."""
    return " ".join([suit.value for suit, every in SUIT_CARDS.items() if cards and cards & every == every])
