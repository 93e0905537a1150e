"""What bots do in positions written by hand, several answers in a row; single decisions are in bench/positions."""

from __future__ import annotations

from tests.bots.quest.tables import BOOK, rules


def test_heroes_who_cannot_take_more_favor_do_not_ask_for_it_for_ever() -> None:
    """Once the one asked the other for gifts without end."""
    heroes = [
        {"hero": "argalad", "at": "lothlorien", "favor": 3, "corruption": ["despairing"], "done": 2},
        {"hero": "beravor", "at": "lothlorien", "favor": 3, "side": ["a_shadow_connection"], "done": 2},
    ]
    game = BOOK.scene(
        {"game": "quest", "step": "travel", "heroes": heroes, "plots": [["a_broken_line_of_kings", "lothlorien"]], "minions": {}}
    )
    for _ in range(100):
        if game.decision is None:
            break
        game.answer(rules().choose(BOOK.view(game, game.decision.seat)))
    assert game.decision is None
