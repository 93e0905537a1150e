"""Positions written by hand: who is in play where, who holds what, which phase it is; and what can be expected of one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct, ValidationError, convert

from onetable.core.dice import Dice
from onetable.core.errors import BadInput
from onetable.core.game import Game
from onetable.core.step import Scope, Seat, Steps
from onetable.games.tcg.card_names import find_card
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.contents import BOX
from onetable.games.tcg.handle import NOTHING, Handle
from onetable.games.tcg.imagine import owner_cards
from onetable.games.tcg.labels import labels
from onetable.games.tcg.phases.archery import fellowship_archery, minion_archery
from onetable.games.tcg.phases.fellowship import FellowshipPhase
from onetable.games.tcg.phases.phase import IfMinions
from onetable.games.tcg.phases.skirmish import Skirmishes
from onetable.games.tcg.phases.turn import AFTER_MOVE, BATTLE, END, FIERCE, FROM_ARCHERY, FROM_ASSIGNMENT, EndTurn, Turn
from onetable.games.tcg.pieces import Options, Piece
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Keyword, Kind, Measure, Phase

PLAIN_SITES = ("1U320", "1U335", "1U340", "1C346", "1C349", "1C351", "1U355", "1U358", "1U361")
FRODO, RING = "1C290", "1C2"
ALWAYS_TOLD = (Keyword.ARCHER, Keyword.DAMAGE, Keyword.DEFENDER, Keyword.FIERCE)  # so that a scenario can expect that one is not there


class LaidCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A card in play, with what it bears and what is stacked on it."""

    card: str
    wounds: int = 0
    bears: list[Any] = []
    stacked: list[str] = []


class SeatData(Struct, frozen=True, forbid_unknown_fields=True):
    """What belongs to one player; the first card of the draw deck is its top."""

    play: list[Any] = []
    hand: list[str] = []
    deck: list[str] = []
    discard: list[str] = []
    dead: list[str] = []
    sites: list[str] = []
    burdens: int = 0
    at: int = 0
    ring: str = RING
    ring_bearer: str = FRODO
    wounds: int = 0
    bears: list[Any] = []


class SceneData(Struct, frozen=True, forbid_unknown_fields=True):
    """A position as it is written down; see docs/scenarios.md. Seats are numbers; seat 0 is the Free Peoples player."""

    game: str = "tcg"
    name: str = ""
    cites: list[str] = []
    about: str = ""
    bites: bool = True
    play: list[Any] = []
    players: int = 2
    seed: int = 1
    options: Options = Options()
    phase: str = "fellowship"
    site: int = 1
    path: dict[int, str] = {}  # number -> site; the others are plain
    laid_by: dict[int, int] = {}
    free: SeatData = SeatData()  # seat 0
    shadow: SeatData = SeatData()  # seat 1
    seats: dict[int, SeatData] = {}  # further players
    site_conditions: dict[int, list[str]] = {}  # seat -> conditions on the site where the fellowship is
    twilight: int = 0
    moves: int = 1
    worn: bool = False
    assigned: dict[str, str] = {}  # minion -> defender
    hasty: bool = True
    last_site: int = 9


def build(data: Mapping[str, Any]) -> Game[Board]:
    """The game at the beginning of the wanted phase."""
    try:
        scene = convert(dict(data), SceneData)
    except ValidationError as error:
        raise BadInput(f"The scenario cannot be used: {error}.") from None
    board = Builder(scene).board
    steps = STAGES.get(scene.phase)
    if steps is None:
        raise BadInput(f"There is no phase “{scene.phase}” to begin a scenario with; there is {', '.join(STAGES)}.")
    board.phase = PHASES.get(scene.phase, Phase.FELLOWSHIP)
    board.fierce = scene.phase == "fierce"
    board.forget()
    board.news = []
    game = Game(board, [(steps, Scope(board.fp))], scene.hasty)
    game.advance()
    return game


STAGES: dict[str, Steps] = {
    "turn": (Turn(),),
    "fellowship": (FellowshipPhase(), *AFTER_MOVE),
    "shadow": AFTER_MOVE,
    "maneuver": (*BATTLE, *END),
    "archery": (IfMinions(FROM_ARCHERY), *END),
    "assignment": (*FROM_ASSIGNMENT, *END),
    "fierce": (*FIERCE, *END),
    "skirmish": (Skirmishes(), *FIERCE, *END),
    "regroup": END,
    "end of turn": (EndTurn(),),
}
PHASES = {
    "shadow": Phase.FELLOWSHIP, "maneuver": Phase.SHADOW, "archery": Phase.MANEUVER, "assignment": Phase.ARCHERY,
    "fierce": Phase.SKIRMISH, "skirmish": Phase.ASSIGNMENT, "regroup": Phase.SKIRMISH, "end of turn": Phase.REGROUP,
}  # fmt: skip


class Builder:
    """Lays a scene out card by card."""

    def __init__(self, scene: SceneData) -> None:
        self.scene = scene
        count = scene.players
        empty: list[tuple[Handle, ...]] = [() for _ in range(count)]
        self.board = Board(
            count, scene.options, Dice(scene.seed), {}, [() for _ in range(count)], empty[:], empty[:], empty[:], empty[:], empty[:],
            empty[:], empty[:], {}, [1] * count, [NOTHING] * count, [0] * count, [0] * count, tuple(range(count)), cards={}, box=BOX,
        )  # fmt: skip
        board = self.board
        board.hasty, board.last_site = scene.hasty, scene.last_site
        board.twilight, board.moves, board.worn = scene.twilight, scene.moves, scene.worn
        board.move_limit = max(2, count - 1)
        board.turn = 1
        for seat in range(count):
            self.lay_seat(seat, (scene.free, scene.shadow)[seat] if seat < 2 else scene.seats.get(seat, SeatData()))
        board.at[0] = scene.site
        self.lay_path()
        self.lay_site_conditions()
        self.assign()
        self.note_lists()

    def add(self, name: str) -> Handle:
        """A new card of this name."""
        face = find_card(name).id
        board = self.board
        (card,) = board.new_handles(1)
        board.faces[card], board.cards[card] = face, CARDS[face]
        return card

    def add_all(self, names: Sequence[str]) -> tuple[Handle, ...]:
        """New cards of these names."""
        return tuple([self.add(name) for name in names])

    def lay_seat(self, seat: Seat, data: SeatData) -> None:
        """All that belongs to one player."""
        board = self.board
        bearer = self.add(data.ring_bearer)
        board.pieces[bearer] = Piece(seat, data.wounds)
        board.ring_bearer[seat] = bearer
        board.pieces[self.add(data.ring)] = Piece(seat, bearer=bearer)
        for each in data.bears:
            self.lay_borne(seat, each, bearer)
        for each in data.play:
            self.lay(seat, each)
        board.hands[seat] = self.add_all(data.hand)
        board.decks[seat] = self.add_all(data.deck[::-1])
        board.discards[seat] = self.add_all(data.discard)
        board.deads[seat] = self.add_all(data.dead)
        board.adventure[seat] = self.add_all(data.sites)
        board.burdens[seat] = data.burdens
        board.at[seat] = data.at or 1

    def lay(self, seat: Seat, data: Any, bearer: Handle = NOTHING) -> None:
        """One card in play, with what it bears."""
        found = LaidCard(data) if isinstance(data, str) else convert(data, LaidCard)
        card = self.add(found.card)
        self.board.pieces[card] = Piece(seat, found.wounds, bearer)
        for each in found.bears:
            self.lay_borne(seat, each, card)
        if found.stacked:
            self.board.stacks[card] = self.add_all(found.stacked)

    def lay_borne(self, seat: Seat, data: Any, bearer: Handle) -> None:
        """A borne card; one of the other side is another player's."""
        name = data if isinstance(data, str) else data["card"]
        owner = data.get("owner", seat) if isinstance(data, dict) else seat
        other_side = CARDS[find_card(name).id].side is not self.board.cards[bearer].side
        self.lay(1 - seat if other_side and owner == seat and self.scene.players == 2 else owner, name, bearer)

    def lay_path(self) -> None:
        """The path up to the fellowship's site, and as far as sites are named."""
        scene, board = self.scene, self.board
        for number in range(1, max([scene.site, *board.at, *scene.path]) + 1):
            board.path += (self.add(scene.path.get(number, PLAIN_SITES[number - 1])),)
            board.laid_by += (scene.laid_by.get(number, 0),)
        for seat in range(scene.players):
            if not board.adventure[seat]:
                laid = [number for number, owner in enumerate(board.laid_by, 1) if owner == seat]
                board.adventure[seat] = self.add_all([site for number, site in enumerate(PLAIN_SITES, 1) if number not in laid])

    def lay_site_conditions(self) -> None:
        """Conditions on the site where the fellowship is."""
        for seat, names in self.scene.site_conditions.items():
            for name in names:
                self.board.pieces[self.add(name)] = Piece(seat, bearer=self.board.here)

    def assign(self) -> None:
        """Who fights whom."""
        by_label = {name: card for card, name in labels(self.board).items()}
        for minion, defender in self.scene.assigned.items():
            for name in (minion, defender):
                if name not in by_label:
                    raise BadInput(f"“{name}” is not in play; there is {', '.join(by_label)}.")
            self.board.assigned[by_label[minion]] = by_label[defender]
            self.board.fought += (by_label[minion], by_label[defender])

    def note_lists(self) -> None:
        """What each player brought is what lies on the table of his."""
        for seat in range(self.scene.players):
            self.board.lists[seat] = tuple([self.board.faces[card] for card in owner_cards(self.board, seat)])


# ---- what a scenario may expect


def facts(game: Game[Board]) -> Mapping[str, Any]:
    """What can be expected of a position, by name."""
    board = game.table
    names = labels(board)
    seats = range(board.players)
    return {
        "phase": str(board.phase).removesuffix(" phase"),
        "asked": game.decision.seat if game.decision is not None else None,
        "twilight": board.twilight,
        "burdens": board.burdens[board.fp],
        "site": board.at[board.fp],
        "at": list(board.at),
        "free_peoples": board.fp,
        "moves": board.moves,
        "move_limit": board.move_limit,
        "stuck": board.stuck,
        "worn": board.worn,
        "winner": board.winner,
        "lost": dict(board.lost),
        "in_play": {names[card]: piece_facts(board, card, names) for card in board.pieces},
        "active": [names[card] for card in board.index.active],
        "hands": {seat: titles(board, board.hands[seat]) for seat in seats},
        "decks": {seat: titles(board, board.decks[seat][::-1]) for seat in seats},
        "discards": {seat: titles(board, board.discards[seat]) for seat in seats},
        "dead": {seat: titles(board, board.deads[seat]) for seat in seats},
        "hand": {seat: len(board.hands[seat]) for seat in seats},
        "deck": {seat: len(board.decks[seat]) for seat in seats},
        "knows": {seat: titles(board, [card for card, eyes in board.seen.items() if eyes >> seat & 1]) for seat in seats},
        "adventure": {seat: titles(board, board.adventure[seat]) for seat in seats},
        "path": [board.cards[site].title for site in board.path],
        "laid_by": list(board.laid_by),
        "assigned": {names[minion]: names[defender] for minion, defender in board.assigned.items()},
        "skirmish": fight_facts(board, names),
        "archery": {"minions": minion_archery(board), "fellowship": fellowship_archery(board)},
        "ring_bearer": {seat: names.get(board.ring_bearer[seat], "") for seat in seats},
        "stacked": {names[host]: titles(board, stack) for host, stack in board.stacks.items()},
    }


def titles(board: Board, cards: Sequence[Handle]) -> list[str]:
    """The titles of these cards."""
    return [board.cards[card].title for card in cards]


def piece_facts(board: Board, card: Handle, names: Mapping[Handle, str]) -> dict[str, Any]:
    """A card in play as it is now."""
    piece, face = board.pieces[card], board.cards[card]
    found: dict[str, Any] = {"owner": piece.owner, "wounds": piece.wounds}
    if piece.bearer in names:
        found["bearer"] = names[piece.bearer]
    elif piece.bearer >= 0:
        found["bearer"] = board.cards[piece.bearer].title
    if face.is_character:
        found |= {"strength": board.strength(card), "vitality": board.vitality(card)}
        found |= {str(keyword): amount for keyword in Keyword if (amount := board.has(card, keyword)) or keyword in ALWAYS_TOLD}
        found["takes_part"] = face.kind is Kind.MINION or board.takes_part(card)
        found["roaming"] = board.is_roaming(card)
        found["tripled"] = board.total(Measure.TRIPLED, card) > 0
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
    }
