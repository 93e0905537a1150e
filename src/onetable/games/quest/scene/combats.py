"""A combat of a written position, between two of its rounds."""

from __future__ import annotations

from onetable.core.errors import BadInput
from onetable.core.step import Seat
from onetable.games.quest.figures import COMBAT_DECKS, FOES
from onetable.games.quest.mechanics.pools import remove
from onetable.games.quest.pieces import Combat, Side, foe_called
from onetable.games.quest.scene.heroes import card_id, hero_card
from onetable.games.quest.scene.piles import Heap
from onetable.games.quest.scene.written import CombatData
from onetable.games.quest.table import Board
from onetable.games.quest.traits import Minion


def check_foe(name: str, board: Board) -> None:
    """Whoever fights must be there; a monster may come from the supply."""
    foe = foe_called(name)
    if isinstance(foe, Minion) and foe not in board.minions:
        raise BadInput(f"{foe} fights and is not on the map.")


def combat_of(data: CombatData, seat: Seat, board: Board) -> Combat:
    """The cards named as last lie on top of the stacks."""
    foe = foe_called(data.foe)
    if not data.finale:
        check_foe(data.foe, board)
    if data.token >= 0 and data.token not in [token.number for there in board.tokens.values() for token in there]:
        raise BadInput(f"There is no monster token {data.token} on the map.")
    printed, sheet = FOES[foe], board.sheet(seat)
    deck = COMBAT_DECKS[printed.deck]

    def foe_cards(names: list[str]) -> list[str]:
        return heap.take([card_id(name, printed.deck.value, deck) for name in names])

    heap = Heap(f"the {printed.deck} cards", deck, board.dice)
    hero_stack = [hero_card(card, sheet.hero) for card in [*data.hero_stack, *([data.hero_last] if data.hero_last else [])]]
    foe_stack = foe_cards([*data.foe_stack, *([data.foe_last] if data.foe_last else [])])
    for card in hero_stack:
        if card not in sheet.life:
            raise BadInput(f"{sheet.hero} has no “{card}” left in the life pool for the combat stack.")
        sheet.life = remove(sheet.life, card)
    hand, discards = foe_cards(data.foe_hand), foe_cards(data.foe_discards)
    rest = heap.deck([card_id(name, printed.deck.value, deck) for name in data.foe_deck])
    return Combat(
        seat, foe.value, data.token, printed.wisdom, data.health or printed.health, data.fortitude or printed.fortitude,
        Side(
            data.strength, tuple(hero_stack), exhausted=data.hero_exhausted, last=hero_stack[-1] if data.hero_last else "",
            declared=data.hero_declared,
        ),
        Side(
            printed.strength if data.foe_strength is None else data.foe_strength, tuple(foe_stack), exhausted=data.foe_exhausted,
            last=foe_stack[-1] if data.foe_last else "", declared=data.foe_declared,
        ),
        damage=board.minions[foe].damage if data.damage is None and isinstance(foe, Minion) and foe in board.minions else data.damage or 0,
        hand=tuple(hand), deck=rest if data.dealt else (), discards=tuple(discards), agility=data.agility, round=data.round,
        agility_change=data.agility_change, agility_is=data.agility_is, lies_told=data.lies_told, fear=data.fear,
        hero_fell=data.hero_fell, foe_fell=data.foe_fell, retreated=data.retreated, finale=data.finale,
    )  # fmt: skip
