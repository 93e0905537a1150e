"""Every way in which the cards that a seat has not seen may lie, by brute force: player by player, each card told apart from its copies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from functools import partial
from itertools import permutations
from random import Random

from onetable.core.game import Game
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.decklist import DECKS
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.table import HIDDEN_BID, Board
from onetable.games.tcg.traits import Kind
from tests.contract.chance import Aspect, Weights, as_many_at_once
from tests.games.tcg.scenes import RULEBOOK


def is_site(face: str) -> bool:
    return CARDS[face].kind is Kind.SITE


def shown_of(board: Board, owner: int) -> list[str]:
    """The faces that are known of a player's cards, wherever they lie."""
    return [face for card, face in board.faces.items() if board.owner(card) == owner]


def rests(board: Board, owner: int) -> list[list[str]]:
    """What the unseen cards may be, without sites: the rest of the list, or of each known deck of which all that was shown could be."""
    shown = Counter([face for face in shown_of(board, owner) if not is_site(face)])
    if board.lists[owner]:
        wholes = [Counter([face for face in board.lists[owner] if not is_site(face)])]
    else:
        wholes = [Counter({deck.ring_bearer: 1, deck.ring: 1}) + Counter(dict(deck.draw)) for deck in DECKS.values()]
    return [sorted((whole - shown).elements()) for whole in wholes if shown <= whole]


def site_kinds(board: Board, owner: int) -> list[list[str]]:
    """By number what each unseen site may be: the one of the list, or any of this number."""
    shown = [CARDS[face].site for face in shown_of(board, owner) if is_site(face)]
    faces = board.lists[owner] or tuple(CARDS)
    every = [sorted({face for face in faces if is_site(face) and CARDS[face].site == number}) for number in range(1, 10)]
    return [kinds for number, kinds in enumerate(every, 1) if number not in shown]


def aspects(board: Board, random: Random, draws: int) -> list[Aspect]:
    """All that is hidden in a view and can be tried there: some of each player's cards at once, every site, every bid."""
    found = []
    for owner in range(board.players):
        if any([card not in board.faces for card in board.removed[owner]]):
            continue  # who is out has taken cards with him of which nobody knows where they lay
        slots = [card for card in (*board.hands[owner], *board.decks[owner]) if card not in board.faces]
        decks = [rest for rest in rests(board, owner) if len(rest) == len(slots)]
        count, weights = as_many_at_once(decks, len(slots), draws)
        if count:
            found.append(Aspect(f"cards of {owner}", partial(read, random.sample(slots, count)), weights))
        sites = [card for card in board.adventure[owner] if card not in board.faces]
        for slot, kinds in zip(sites, site_kinds(board, owner) if sites else (), strict=True):
            if len(kinds) > 1:
                found.append(Aspect(f"site of {owner}", partial(read, [slot]), {(kind,): 1 for kind in kinds}))
        if board.bids[owner] == HIDDEN_BID:
            resistance = board.cards[board.ring_bearer[owner]].resistance
            found.append(Aspect(f"bid of {owner}", partial(bid_of, owner), dict.fromkeys(range(resistance), 1)))
    return found


def read(slots: Sequence[Handle], board: Board) -> Hashable:
    """Which cards these are in a world."""
    return tuple([board.faces[card] for card in slots])


def bid_of(owner: int, board: Board) -> Hashable:
    """What this player has bid in a world."""
    return board.bids[owner]


def every_world(game: Game[Board], seat: int, slots: Sequence[Handle]) -> Weights:
    """All ways to exchange these cards of which the seat sees nothing: it is shown the same, and the same question is open."""
    seen, found = RULEBOOK.view(game, seat).encode(), Counter[Hashable]()
    for faces in permutations([game.table.faces[card] for card in slots]):
        world = game.clone()
        board = world.table
        board.faces = {**board.faces, **dict(zip(slots, faces, strict=True))}
        board.cards = {**board.cards, **{card: CARDS[face] for card, face in zip(slots, faces, strict=True)}}
        board.known_index = None
        world.decision = None
        world.advance()
        if RULEBOOK.view(world, seat).encode() == seen and world.decision is not None and world.decision.choices:
            found[faces] += 1
    return dict(found)
