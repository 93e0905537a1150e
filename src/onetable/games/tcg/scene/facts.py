"""What can be expected of a position, by name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from onetable.core.game import Game
from onetable.core.scenario.kinds import HIDDEN
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.labels import label, labels
from onetable.games.tcg.phases.archery import fellowship_archery, minion_archery
from onetable.games.tcg.pieces import Lasting
from onetable.games.tcg.speech import news
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Keyword, Kind, Measure

ALWAYS_TOLD = (Keyword.ARCHER, Keyword.DAMAGE, Keyword.DEFENDER, Keyword.FIERCE)  # so that a scenario can expect that one is not there


def facts(game: Game[Board]) -> Mapping[str, Any]:
    """What can be expected of a position, or of what a seat sees of it."""
    board = game.table
    names = labels(board)
    seats = range(board.players)
    return {
        "phase": phase_name(board.phase),
        "phases": phases(board),
        "turn": board.turn,
        "fierce": board.fierce,
        "acting": board.acting,
        "twilight": board.twilight,
        "burdens": board.burdens[board.fp],
        "burdens_of": dict(enumerate(board.burdens)),
        "resistance": {seat: board.cards[board.ring_bearer[seat]].resistance for seat in board.order},
        "site": board.at[board.fp],
        "at": list(board.at),
        "free_peoples": board.fp,
        "order": list(board.order),
        "bids": list(board.bids),
        "moves": board.moves,
        "move_limit": board.move_limit,
        "stuck": board.stuck,
        "worn": board.worn,
        "ring_silent": board.ring_silent,
        "winner": board.winner,
        "lost": dict(board.lost),
        "in_play": {names[card]: piece_facts(board, card, names) for card in board.pieces},
        "active": [names[card] for card in board.index.active],
        "hands": {seat: titles(board, board.hands[seat]) for seat in seats},
        "decks": {seat: titles(board, board.decks[seat][::-1]) for seat in seats},
        "discards": {seat: titles(board, board.discards[seat]) for seat in seats},
        "dead": {seat: titles(board, board.deads[seat]) for seat in seats},
        "removed": {seat: titles(board, board.removed[seat]) for seat in seats},
        "hand": {seat: len(board.hands[seat]) for seat in seats},
        "deck": {seat: len(board.decks[seat]) for seat in seats},
        "knows": {seat: titles(board, [card for card, eyes in board.seen.items() if eyes >> seat & 1]) for seat in seats},
        "adventure": {seat: titles(board, board.adventure[seat]) for seat in seats},
        "path": titles(board, board.path),
        "laid_by": list(board.laid_by),
        "assigned": {names[minion]: names[defender] for minion, defender in board.assigned.items()},
        "fought": [label(board, card) for card in board.fought],
        "skirmish": fight_facts(board, names),
        "archery": {"minions": minion_archery(board), "fellowship": fellowship_archery(board)},
        "ring_bearer": {seat: names.get(board.ring_bearer[seat], "") for seat in seats},
        "stacked": {names[host]: titles(board, stack) for host, stack in board.stacks.items()},
        "lasting": [lasting_line(board, change) for change in board.lasting],
    }


def phase_name(phase: str) -> str:
    """What a phase is called here."""
    return str(phase).removesuffix(" phase")


def phases(board: Board) -> list[str]:
    """The phases that have begun since the position was set."""
    found = []
    for event in board.news or ():
        if isinstance(event.word, news.PhaseBegan):
            found.append(phase_name(event.word.phase))
        elif isinstance(event.word, news.ShadowPhaseBegan):
            found.append("shadow")
    return found


def titles(board: Board, cards: Iterable[Handle]) -> list[str]:
    """The titles of these cards, as far as they are known."""
    return [board.cards[card].title if card in board.cards else HIDDEN for card in cards]


def piece_facts(board: Board, card: Handle, names: Mapping[Handle, str]) -> dict[str, Any]:
    """A card in play as it is now."""
    piece, face = board.pieces[card], board.cards[card]
    found: dict[str, Any] = {"card": face.id, "owner": piece.owner, "wounds": piece.wounds}
    if piece.bearer in names:
        found["bearer"] = names[piece.bearer]
    elif piece.bearer >= 0:
        found["bearer"] = board.cards[piece.bearer].title
    if face.is_character:
        left = board.vitality(card)
        found |= {"strength": board.strength(card), "vitality": left + piece.wounds, "left": left, "hurt": piece.hurt}
        found |= {str(keyword): amount for keyword in Keyword if (amount := board.has(card, keyword)) or keyword in ALWAYS_TOLD}
        found["takes_part"] = face.kind is Kind.MINION or board.takes_part(card)
        found["roaming"] = board.is_roaming(card)
        found["tripled"] = board.total(Measure.TRIPLED, card) > 0
    if face.resistance:
        found["resistance"] = face.resistance
    return found


def fight_facts(board: Board, names: Mapping[Handle, str]) -> dict[str, Any]:
    """The skirmish that is being fought."""
    fight = board.fight
    if fight is None:
        return {}
    return {
        "defender": names.get(fight.defender, ""),
        "minions": [names[minion] for minion in fight.minions],
        "cancelled": fight.cancelled,
        "strength": {
            "fellowship": board.strength(fight.defender) if fight.defender in board.pieces else 0,
            "minions": sum([board.strength(minion) for minion in fight.minions]),
        },
    }


def lasting_line(board: Board, change: Lasting) -> str:
    """A change that lasts, in a line: on which card, what, by how much, until when."""
    return " ".join(
        [part for part in (label(board, change.card), str(change.measure), f"{change.amount:+}", f"until {change.until}") if part]
    )
