"""What bots do in positions written by hand, several answers in a row; single decisions are in bench/positions."""

from __future__ import annotations

import pytest

from onetable.core.bot import Bot
from onetable.games.tcg.traits import Kind
from tests.bots.tcg.tables import BOOK, answer_in, brief_rollout, rules

both = pytest.mark.parametrize("bot", [rules(), brief_rollout(3, playouts=24)], ids=lambda bot: bot.name)
HAND = [
    "Uruk Savage",
    "Uruk Rager",
    "Uruk Slayer",
    "Uruk Soldier",
    "Uruk Shaman",
    "Uruk-hai Raiding Party",
    "Uruk Brood",
    "Orthanc Assassin",
]


@both
def test_the_ring_is_put_on_when_the_wound_would_kill(bot: Bot) -> None:
    game = BOOK.scene({
        "game": "tcg", "phase": "skirmish", "site": 4, "hasty": True, "free": {"wounds": 3}, "shadow": {"play": ["Goblin Runner"]},
        "assigned": {"Goblin Runner": "Frodo"},
    })  # fmt: skip
    assert answer_in(bot, game).startswith("Answer")
    game.answer(1)
    assert game.table.burdens[0] == 1 and game.table.ring_bearer[0] in game.table.pieces


@both
def test_the_shadow_attacks_the_ring_bearer_where_it_kills(bot: Bot) -> None:
    game = BOOK.scene({
        "game": "tcg", "phase": "assignment", "site": 4, "hasty": True, "free": {"play": ["Aragorn, King in Exile"], "wounds": 2},
        "shadow": {"play": ["Uruk Rager", "Uruk Slayer"]},
    })  # fmt: skip
    while game.decision is not None and game.decision.seat == 0:
        game.answer(0)  # nobody is assigned by the light
    assert answer_in(bot, game).endswith("Frodo")


@both
def test_the_best_company_is_chosen_for_the_beginning(bot: Bot) -> None:
    game = BOOK.begin({"decks": ["gandalf", "aragorn"]}, 2, seed=3, hasty=True, silent=True)
    while game.decision is not None and game.table.turn == 0:
        game.answer(bot.choose(BOOK.view(game, game.decision.seat)))
    for seat in range(2):
        company = [
            card for card, piece in game.table.pieces.items() if piece.owner == seat and game.table.cards[card].kind is Kind.COMPANION
        ]
        assert sum([game.table.cards[card].twilight for card in company]) >= 3 and game.table.bids[seat] <= 2


@both
def test_cards_are_taken_from_others_not_from_oneself(bot: Bot) -> None:
    free = {"play": ["Gimli, Dwarf of Erebor"], "hand": ["Halls of My Home"], "deck": HAND}
    game = BOOK.scene({"game": "tcg", "phase": "fellowship", "site": 3, "hasty": True, "free": free, "shadow": {"deck": HAND}})
    game.answer(next(n for n, c in enumerate(game.decision.choices) if "Halls" in BOOK.short(game.table, c)))  # type: ignore[union-attr]
    for _ in ("whose deck", "which card"):
        game.answer(bot.choose(BOOK.view(game, 0)))
    assert len(game.table.decks[0]) == len(HAND) and len(game.table.decks[1]) == len(HAND) - 1


def test_the_rules_let_go_round_in_circles_whoever_pays_for_it() -> None:
    celeborn = {"card": "Celeborn, Lord of Lórien", "wounds": 1}
    game = BOOK.scene({"game": "tcg", "phase": "fellowship", "site": 4, "hasty": True, "free": {"play": [celeborn]}})
    for _ in range(4):
        assert game.decision is not None
        game.answer([BOOK.short(game.table, choice) for choice in game.decision.choices].index("Use Celeborn"))
