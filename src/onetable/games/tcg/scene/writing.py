"""Writing a position down: the inverse of laying it out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import to_builtins

from onetable.core.errors import BadInput
from onetable.core.game import Game
from onetable.core.step import Seat
from onetable.games.tcg.card import Card
from onetable.games.tcg.card_names import find_card
from onetable.games.tcg.handle import NOTHING, Handle
from onetable.games.tcg.labels import labels
from onetable.games.tcg.phases.actions import Actions
from onetable.games.tcg.pieces import Grant, Lasting
from onetable.games.tcg.scene.stages import UNDER_WAY, under_way
from onetable.games.tcg.scene.written import FRODO, RING
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Kind, Phase

PHASES = {phase: name for name, phase in UNDER_WAY.items() if name != "fierce"}
PLAIN = {
    "twilight": 0, "stuck": False, "worn": False, "ring_silent": False, "taken": 0, "last_site": 9, "fierce": False,
}  # fmt: skip  # numbers and marks that are written as they are, where they are not these


def write(game: Game[Board]) -> dict[str, Any] | None:
    """The position as data from which the same game can be laid out; None in the middle of something."""
    board = game.table
    begun = actions_of(game)
    if begun is None or not is_still(board):
        return None
    return Writing(board, begun, game.hasty).data


def actions_of(game: Game[Board]) -> Actions | None:
    """The actions of the phase that is under way, if all that is to come is just what this phase brings."""
    board = game.table
    if game.decision is None or board.phase not in PHASES:
        return None
    step = game.agenda[-1][0][0]
    if not isinstance(step, Actions) or (board.phase is Phase.SHADOW and board.acting not in board.shadows):
        return None
    usual = under_way(board, PHASES[board.phase], step.turn, step.passes, whole=True)
    return step if game.agenda == usual else None


def is_still(board: Board) -> bool:
    """Whether nothing is on its way, pending or about to be without effect."""
    return not (board.pending or board.cancelled or any(board.void))


class Writing:
    """Writes a table down; cards are numbered in the order in which they will be laid out."""

    def __init__(self, board: Board, begun: Actions, hasty: bool) -> None:
        self.board = board
        self.names = labels(board)
        self.handles: list[int] = []
        self.data: dict[str, Any] = {"phase": PHASES[board.phase], "acted": begun.turn, "passed": begun.passes}
        self.write_table(hasty)
        self.data["seats"] = {seat: self.seat(seat) for seat in range(board.players)}
        self.write_path()
        self.write_changes()
        self.data["exact"] = {
            "handles": self.handles,
            "given": board.handles,
            "order": list(board.pieces),
            "seen": list(board.seen),
            "lists": [" ".join(brought) for brought in board.lists],
            "happenings": board.happenings,
        }

    def write_table(self, hasty: bool) -> None:
        """Numbers, markers and players."""
        board, data = self.board, self.data
        data |= {"players": board.players, "seed": board.dice.seed, "fallen": board.dice.fallen, "hasty": hasty or "as in a game"}
        data |= {"turn": board.turn, "free_peoples": board.fp, "order": list(board.order), "site": board.at[board.fp]}
        data |= {"moves": board.moves, "move_limit": board.move_limit, "bids": dict(enumerate(board.bids))}
        data |= {name: getattr(board, name) for name, usual in PLAIN.items() if getattr(board, name) != usual}
        if board.phase is Phase.SHADOW:
            data["acting"] = board.acting
        if board.lost:
            data["out"] = dict(board.lost)
        if options := to_builtins(board.options):
            data["options"] = options
        if board.rebuilt:
            data["rebuilt"] = list(board.rebuilt)

    # ---- cards, in the order in which they are laid out

    def seat(self, seat: Seat) -> dict[str, Any]:
        """What belongs to one player."""
        board = self.board
        found: dict[str, Any] = {}
        if (bearer := board.ring_bearer[seat]) != NOTHING:
            self.handles.append(bearer)
            borne = board.borne_by(bearer)
            ring = next(card for card in borne if board.cards[card].kind is Kind.THE_ONE_RING)
            self.handles.append(ring)
            rest, piece = [card for card in borne if card != ring], board.pieces[bearer]
            found |= {"ring_bearer": board.faces[bearer], "ring": board.faces[ring], "wounds": piece.wounds, "hurt": piece.hurt}
            found["bears"] = [self.laid(card, seat) for card in rest]
            found = {key: value for key, value in found.items() if value not in (FRODO, RING, 0, [])}
        mine = [card for card, piece in board.pieces.items() if piece.owner == seat and piece.bearer not in board.pieces and card != bearer]
        found["play"] = [self.laid(card, seat) for card in mine]
        piles: Mapping[str, tuple[Handle, ...]] = {
            "hand": board.hands[seat], "deck": board.decks[seat], "discard": board.discards[seat], "dead": board.deads[seat],
            "removed": board.removed[seat], "sites": board.adventure[seat],
        }  # fmt: skip
        for name, pile in piles.items():
            written = self.pile(pile)
            found[name] = written[::-1] if name == "deck" else written
        found |= {"burdens": board.burdens[seat], "at": board.at[seat]}
        return {key: value for key, value in found.items() if value or key == "sites"}

    def laid(self, card: Handle, seat: Seat) -> Any:
        """A card in play, with what it bears: its name, or more where there is more to say."""
        board = self.board
        self.handles.append(card)
        piece = board.pieces[card]
        found: dict[str, Any] = {"card": name_of(board.cards[card]), "wounds": piece.wounds, "hurt": piece.hurt}
        if piece.bearer in board.path:
            found["on"] = board.path.index(piece.bearer) + 1
        found["bears"] = [self.laid(other, piece.owner) for other in board.borne_by(card)]
        found["stacked"] = self.pile(board.stacks.get(card, ()))
        found = {key: value for key, value in found.items() if value}
        if piece.owner != seat or piece.bearer in board.pieces:
            found["owner"] = piece.owner
        return found["card"] if len(found) == 1 else found

    def pile(self, cards: Iterable[Handle]) -> list[Any]:
        """The cards of a pile, with those who know them."""
        found: list[Any] = []
        for card in cards:
            self.handles.append(card)
            name, eyes = name_of(self.board.cards[card]), self.board.seen.get(card, 0)
            seen_by = [seat for seat in range(self.board.players) if eyes >> seat & 1]
            found.append({"card": name, "seen_by": seen_by} if seen_by else name)
        return found

    def write_path(self) -> None:
        """The sites and who laid them."""
        board = self.board
        self.handles += board.path
        self.data["path"] = {number: name_of(board.cards[site]) for number, site in enumerate(board.path, 1)}
        self.data["laid_by"] = dict(enumerate(board.laid_by, 1))

    # ---- what is said of cards

    def write_changes(self) -> None:
        """Who fights whom, what lasts for a while, what is used up."""
        board, name = self.board, self.name
        fight = board.fight
        if fight is not None:
            told = {"defender": name(fight.defender), "minions": self.each(fight.minions), "gone": self.each(fight.gone)}
            self.data["skirmish"] = {key: value for key, value in told.items() if value} | ({"cancelled": True} if fight.cancelled else {})
        found: dict[str, Any] = {
            "assigned": {name(minion): name(defender) for minion, defender in board.assigned.items()},
            "fought": self.each(board.fought),
            "lasting": [self.lasting(change) for change in board.lasting],
            "grants": [self.grant(grant) for grant in board.grants],
            "used": [
                {"card": name(each.card), "number": int(each.number), "amount": each.amount, "until": str(each.until)}
                for each in board.used
            ],
            "played_phase": self.each(board.played_phase),
            "played_here": self.each(board.played_here),
        }
        self.data |= {key: value for key, value in found.items() if value or (key == "fought" and board.assigned)}

    def name(self, card: Handle) -> str | int:
        """How a card is written: by its name in play, by its number elsewhere."""
        return self.names.get(card) or (int(card) if card >= 0 else "")

    def each(self, cards: Iterable[Handle]) -> list[str | int]:
        """The same for several."""
        return [self.name(card) for card in cards]

    def lasting(self, change: Lasting) -> dict[str, Any]:
        """A change that lasts for a while."""
        found = {"card": self.name(change.card), "what": str(change.measure), "by": change.amount}
        found |= {"until": str(change.until), "from": self.name(change.source)}
        return {key: value for key, value in found.items() if value != ""}

    def grant(self, grant: Grant) -> dict[str, Any]:
        """A paragraph that works for a while, as the words it is made of."""
        scope = grant.scope
        named = [[to_builtins(noun), int(value)] for noun, value in scope.named]
        found = {"ability": to_builtins(grant.ability), "until": str(grant.until), "player": scope.player}
        return found | {"from": self.name(Handle(scope.source)), "number": grant.number, "event": scope.event, "named": named}


def name_of(card: Card) -> str:
    """A card as it is written: by its name, or by its id where others have the same name."""
    try:
        return card.name if find_card(card.name) is card else card.id
    except BadInput:
        return card.id
