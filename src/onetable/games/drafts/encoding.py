"""Limited play in numbers: an action for every card that may be picked or built with, and what a seat sees as counts of cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from onetable.core.view import View
from onetable.games.drafts.passing import held
from onetable.games.drafts.phases import FinishDeck, LayOutSuggestion, LeaveOut, PlayWith, PutIn, TakeCard, TakeSuggestion
from onetable.games.drafts.pieces import Kind
from onetable.games.drafts.supplies import pool
from onetable.games.drafts.view import DraftView
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.research.actions import NO_NUMBER, Actions, Family
from onetable.research.layout import Field, Layout

FACES = tuple(CARDS)
FACE_NUMBERS = {face: number for number, face in enumerate(FACES)}
OF_CARDS = (TakeCard, PutIn, LeaveOut, PlayWith)
ALONE = (FinishDeck, TakeSuggestion, LayOutSuggestion)
ACTIONS = Actions([
    *[Family(kind.__name__, (FACES,), kind.__doc__ or "") for kind in OF_CARDS],
    *[Family(kind.__name__, (), kind.__doc__ or "") for kind in ALONE],
])  # fmt: skip
PILES = ("pool", "in_hand", "seen_in_boosters", "draw_deck", "played_with")
KINDS = tuple(Kind)
NUMBERS = ("asked_me", "round", "pick", "boosters", "players", "building", "built")
LAYOUT = Layout((
    Field("cards", (len(PILES), len(FACES)), f"For each card of the catalogue how often this seat sees it: {', '.join(PILES)}."),
    Field("kind", (len(KINDS),), f"What is played: {', '.join(KINDS)}."),
    Field("numbers", (len(NUMBERS),), f"{', '.join(NUMBERS)} (round and pick from 1 on; built: how many have built a deck)."),
))  # fmt: skip


class DraftEncoding:
    """Choices and views of limited play in numbers."""

    actions = ACTIONS
    longest = 100_000  # who builds a deck may change his mind as often as he likes

    def numbers(self, view: View[Any]) -> Sequence[int]:
        """The number of each choice."""
        return [
            ACTIONS.number(type(word).__name__, FACE_NUMBERS[word.card.id])
            if isinstance(word, OF_CARDS)
            else ACTIONS.number(type(word).__name__)
            if type(word) in ALONE
            else NO_NUMBER
            for word in view.choices
        ]

    def layout(self, players: int) -> Layout:
        """The same for any number of players."""
        return LAYOUT

    def observe(self, view: View[Any]) -> Any:
        """What this seat sees."""
        assert isinstance(view, DraftView)
        board, seat = view.table, max(view.seat, 0)
        found: Any = np.zeros(LAYOUT.size, np.uint8)
        at = LAYOUT.named(found)
        deck = board.decks[seat]
        in_hand: Iterable[str] = ()
        if board.packs and not board.is_building and not board.is_over:
            pack = board.packs[held(board, seat)]
            in_hand = [pack.cards[place] for place in pack.left]
        boosters = [card for pack in board.packs for card in pack.cards]
        for row, pile in enumerate((pool(board, seat), in_hand, boosters, deck.draw, (deck.ring_bearer, deck.ring, *deck.sites))):
            for card in pile:
                if card in FACE_NUMBERS:
                    at["cards"][row, FACE_NUMBERS[card]] += 1
        at["kind"][KINDS.index(board.setup.kind)] = 1
        at["numbers"][:] = (
            view.asked == view.seat, board.round + 1, board.pick + 1, board.setup.each, board.players, board.is_building, len(board.built),
        )  # fmt: skip
        return found
