"""The trading card game in numbers: an action for every choice, and what a seat sees as counts of cards in every zone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from onetable.core.view import View
from onetable.core.word import Word
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.mechanics.windows import Answer
from onetable.games.tcg.phases.actions import DiscardToHeal, Transfer, Use
from onetable.games.tcg.speech import choices as said
from onetable.games.tcg.speech.marks import Mark, handle_fields, marked
from onetable.games.tcg.speech.pronouns import The
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Phase
from onetable.games.tcg.view import TcgView
from onetable.games.tcg.words.effects import Option
from onetable.games.tcg.words.playing import Land, PlayCard
from onetable.games.tcg.words.targets import Chosen
from onetable.research.actions import NO_NUMBER, Actions, Family, numbers_up_to
from onetable.research.layout import Field, Layout

UNSEEN = "unseen"
FACES = (*CARDS, UNSEEN)  # in the order of the catalogue: sets that are installed come last
FACE_NUMBERS = {face: number for number, face in enumerate(FACES)}
COPIES, PARAGRAPHS, IN_PLAY = 4, 3, 16
ALONE = (said.Pass, said.MoveOn, said.Stay, said.NewHand, said.KeepHand)
COPY = "the last number tells apart cards that are the same, in the order of the question"
WHERE = "the last number says which of the cards that its owner has in play, the oldest first"

ACTIONS = Actions([
    *[Family(kind.__name__, (), kind.__doc__ or "") for kind in ALONE],
    Family("Play", (FACES, numbers_up_to(COPIES)), f"Play this card; {COPY}."),
    Family("Use", (FACES, numbers_up_to(PARAGRAPHS), numbers_up_to(COPIES)), f"Use this paragraph of this card; {COPY}."),
    Family("Answer", (FACES, numbers_up_to(PARAGRAPHS), numbers_up_to(COPIES)), f"Answer with this paragraph of this card; {COPY}."),
    Family("Choose", (FACES, numbers_up_to(2 * COPIES)), f"This card, for whatever is asked; {COPY}."),
    Family("DiscardToHeal", (FACES, numbers_up_to(COPIES)), f"Discard this card to heal its like; {COPY}."),
    Family("AssignTo", (FACES, numbers_up_to(IN_PLAY)), f"Assign this minion to a defender; {WHERE}."),
    Family("Land", (FACES, numbers_up_to(IN_PLAY)), f"Play this card on a bearer; {WHERE}."),
    Family("Transfer", (FACES, numbers_up_to(IN_PLAY)), f"Transfer this card to a bearer; {WHERE}."),
    Family("Option", (numbers_up_to(8),), "One of the things that a card offers, by its place."),
    Family("Number", (numbers_up_to(64),), "This number."),
    Family("Place", (numbers_up_to(10),), "To sit in this place of the order."),
    Family("Seat", (numbers_up_to(6),), "This player, counted clockwise from whoever is asked."),
])  # fmt: skip


class Numbering:
    """Gives the choices of one question their numbers: what comes twice is counted."""

    def __init__(self, board: Board, seat: int) -> None:
        self.board, self.seat = board, seat
        self.met: Counter[tuple[Any, ...]] = Counter()

    def face(self, card: Handle) -> int:
        """The number of the face of a card, as far as this seat sees it."""
        return FACE_NUMBERS[self.board.faces.get(card, UNSEEN)]

    def copy(self, *key: Any) -> int:
        """How often this has come before."""
        self.met[key] += 1
        return self.met[key] - 1

    def in_play(self, card: Handle) -> int:
        """Which of its owner's cards in play this is."""
        pieces = self.board.pieces
        if card not in pieces:
            return NO_NUMBER
        owner = pieces[card].owner
        return sum([1 for other, piece in pieces.items() if piece.owner == owner and other < card])

    def number(self, word: Word) -> int:
        """The number of this choice."""
        match word:
            case PlayCard():
                face = self.face(word.card)
                return ACTIONS.number("Play", face, self.copy("Play", face))
            case Use() | Answer():
                name, face = type(word).__name__, self.face(word.source)
                return ACTIONS.number(name, face, word.number, self.copy(name, face, word.number))
            case said.AssignTo(minion, defender):
                return ACTIONS.number("AssignTo", self.face(minion), self.in_play(defender))
            case Land():
                return ACTIONS.number("Land", self.face(word.play.card), self.in_play(word.bearer))
            case Transfer():
                return ACTIONS.number("Transfer", self.face(word.card), self.in_play(word.bearer))
            case DiscardToHeal():
                face = self.face(word.card)
                return ACTIONS.number("DiscardToHeal", face, self.copy("DiscardToHeal", face))
            case Option():
                return ACTIONS.number("Option", self.copy("Option"))
            case said.Number(value):
                return ACTIONS.number("Number", value)
            case said.Place(number):
                return ACTIONS.number("Place", number)
            case said.NameShadowPlayer(seat):
                return self.player(seat)
        return self.of_any(word)

    def player(self, seat: int) -> int:
        """A player, as seen from whoever is asked."""
        return ACTIONS.number("Seat", (seat - self.seat) % self.board.players)

    def of_any(self, word: Word) -> int:
        """A choice that stands alone, or points at a card or a player."""
        kind = type(word)
        if kind in ALONE:
            return ACTIONS.number(kind.__name__)
        pointed = pointed_at(word)
        if pointed:
            face = self.face(pointed[-1])
            return ACTIONS.number("Choose", face, self.copy("Choose", face))
        figures = [getattr(word, name) for name in (*marked(kind, Mark.SAID), *marked(kind, Mark.PICKED))]
        if figures and isinstance(figures[-1], int):
            return ACTIONS.number("Number", figures[-1])
        people = [each.seat for each in parts(word) if isinstance(each, Chosen)]
        return self.player(people[0]) if people else NO_NUMBER


def parts(word: Word) -> list[Any]:
    """What stands in the fields of a word."""
    return [getattr(word, name) for name in word.__struct_fields__]


def pointed_at(word: Word) -> list[Handle]:
    """The cards that a choice points at, the one that was named last at the end."""
    found: list[Handle] = []
    for name in handle_fields(type(word)):
        value = getattr(word, name)
        found += value if isinstance(value, tuple) else (value,)
    for value in parts(word):
        if isinstance(value, The):
            found += value.these
    return [card for card in found if card >= 0]


# ---- what a seat sees

ZONES = ("hand", "in_play", "wounds", "discard", "dead", "stacked", "deck", "sites", "out")
MARKS = ("path", "defending", "assigned", "in_skirmish")
NUMBERS = ("site", "burdens", "bid", "hand", "deck", "discard", "dead", "adventure", "free_peoples", "acting", "in_game")
TABLE = (
    "asked_me", "twilight", "turn", "moves", "move_limit", "last_site", "stuck", "ring_worn", "ring_silent", "fierce", "happening",
    "lasting",
)  # fmt: skip
PHASES = tuple(Phase)


def fields(players: int) -> Layout:
    """The fields for so many players."""
    return Layout((
        Field(
            "zones", (players, len(ZONES), len(FACES)),
            f"For each player, clockwise from this seat, and each card of the catalogue how many this seat sees in: {', '.join(ZONES)} "
            "(wounds: all tokens on them).",
        ),
        Field(
            "marks", (len(MARKS), len(FACES)),
            "For each card of the catalogue: its number on the path, whether it defends, is an assigned minion, or fights now.",
        ),
        Field("numbers", (players, len(NUMBERS)), f"For each player: {', '.join(NUMBERS)} (bid 0 none yet, 1 hidden, else 2 more)."),
        Field("phase", (len(PHASES),), f"The phase: {', '.join(PHASES)}."),
        Field("table", (len(TABLE),), f"{', '.join(TABLE)}."),
    ))  # fmt: skip


LAYOUTS = {players: fields(players) for players in range(2, 7)}


def small(numbers: Iterable[int]) -> list[int]:
    """Whole numbers from 0 to 255."""
    return [min(max(int(number), 0), 255) for number in numbers]


class TcgEncoding:
    """Choices and views of the trading card game in numbers."""

    actions = ACTIONS
    longest = 20_000

    def numbers(self, view: View[Any]) -> Sequence[int]:
        """The number of each choice."""
        assert isinstance(view, TcgView)
        numbering = Numbering(view.board, view.seat)
        return [numbering.number(word) for word in view.choices]

    def layout(self, players: int) -> Layout:
        """By the number of players."""
        return LAYOUTS[players]

    def observe(self, view: View[Any]) -> Any:
        """What this seat sees."""
        assert isinstance(view, TcgView)
        board, layout = view.board, LAYOUTS[view.board.players]
        found: Any = np.zeros(layout.size, np.uint8)
        at = layout.named(found)
        first, faces = max(view.seat, 0), {card: FACE_NUMBERS[face] for card, face in board.faces.items()}
        see_zones(board, first, faces, at["zones"])
        marks = at["marks"]
        for number, site in enumerate(board.path, 1):
            marks[0, faces[site]] = number
        for minion, defender in board.assigned.items():
            marks[1, faces[defender]], marks[2, faces[minion]] = 1, 1
        if board.fight is not None:
            for card in (board.fight.defender, *board.fight.minions):
                if card in faces:
                    marks[3, faces[card]] = 1
        for step in range(board.players):
            seat = (first + step) % board.players
            at["numbers"][step] = small([
                board.at[seat], board.burdens[seat], board.bids[seat] + 2 if board.bids[seat] >= 0 else -1 - board.bids[seat],
                len(board.hands[seat]), len(board.decks[seat]), len(board.discards[seat]), len(board.deads[seat]),
                len(board.adventure[seat]), board.fp == seat, board.acting == seat, seat in board.order,
            ])  # fmt: skip
        at["phase"][PHASES.index(board.phase)] = 1
        at["table"][:] = small([
            view.asked == view.seat, board.twilight, board.turn, board.moves, board.move_limit, board.last_site, board.stuck, board.worn,
            board.ring_silent, board.fierce, len(board.pending), len(board.lasting),
        ])  # fmt: skip
        return found


def see_zones(board: Board, first: int, faces: Mapping[Handle, int], zones: Any) -> None:
    """All cards that are seen, by player and zone."""
    for step in range(board.players):
        seat = (first + step) % board.players
        piles = (board.hands, board.discards, board.deads, board.decks, board.adventure, board.removed)
        for row, pile in zip((0, 3, 4, 6, 7, 8), piles, strict=True):
            for card in pile[seat]:
                if card in faces:
                    zones[step, row, faces[card]] += 1
    for card, piece in board.pieces.items():
        step = (piece.owner - first) % board.players
        zones[step, 1, faces[card]] += 1
        zones[step, 2, faces[card]] += piece.wounds
        for stacked in board.stacks.get(card, ()):
            if stacked in faces:
                zones[step, 5, faces[stacked]] += 1
