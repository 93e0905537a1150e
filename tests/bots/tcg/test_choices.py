"""Single decisions in positions written by hand: what everybody would do there, and what nobody would."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.core.bot import Bot
from onetable.games.tcg.traits import Kind
from tests.bots.tcg.tables import BOOK, answer, answer_in, brief_rollout, rules

both = pytest.mark.parametrize("bot", [rules(), brief_rollout(3, playouts=24)], ids=lambda bot: bot.name)
STRONG = ["Aragorn, King in Exile", "Legolas, Prince of Mirkwood", "Gimli, Dwarf of Erebor", "Boromir, Son of Denethor"]
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


def skirmish(bot: Bot, defender: str, minion: str, **free: Any) -> str:
    """What a bot does first in this skirmish."""
    free.setdefault("play", [defender] if defender != "Frodo" else [])
    return answer(bot, phase="skirmish", site=4, free=free, shadow={"play": [minion]}, assigned={minion: defender})


@both
def test_strength_goes_where_it_turns_a_skirmish(bot: Bot) -> None:
    chosen = skirmish(bot, "Aragorn", "Uruk Rager", play=["Aragorn, King in Exile"], hand=["Swordarm of the White Tower"])
    assert chosen == "PlayCard Swordarm of the White Tower"


@both
def test_strength_is_not_wasted_on_who_does_not_fight(bot: Bot) -> None:
    company = ["Aragorn, King in Exile", "Gimli, Dwarf of Erebor"]
    assert skirmish(bot, "Gimli", "Uruk Rager", play=company, hand=["Swordarm of the White Tower"]) == "Pass"


@both
def test_strength_is_not_wasted_on_a_skirmish_that_is_won(bot: Bot) -> None:
    chosen = skirmish(bot, "Aragorn", "Goblin Runner", play=["Aragorn, King in Exile"], hand=["Swordarm of the White Tower"])
    assert chosen == "Pass"


@both
def test_two_events_together_save_the_ring_bearer(bot: Bot) -> None:
    hand = ["Hobbit Stealth", "Halfling Deftness"]
    game = BOOK.scene({
        "game": "tcg", "phase": "skirmish", "site": 7, "hasty": True, "free": {"hand": hand, "play": STRONG[:1]},
        "shadow": {"play": ["Orthanc Assassin"]}, "assigned": {"Orthanc Assassin": "Frodo"},
    })  # fmt: skip
    assert answer_in(bot, game) != "Pass"


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
def test_the_ring_is_not_put_on_for_a_scratch(bot: Bot) -> None:
    game = BOOK.scene({
        "game": "tcg", "phase": "skirmish", "site": 4, "hasty": True, "free": {"burdens": 7}, "shadow": {"play": ["Goblin Runner"]},
        "assigned": {"Goblin Runner": "Frodo"},
    })  # fmt: skip
    assert answer_in(bot, game) == "Pass"


@both
def test_an_arrow_hits_who_can_bear_it(bot: Bot) -> None:
    free = {"play": [{"card": "Gimli, Dwarf of Erebor", "wounds": 2}, "Aragorn, King in Exile"], "wounds": 3}
    game = BOOK.scene({"game": "tcg", "phase": "archery", "site": 4, "hasty": True, "free": free, "shadow": {"play": ["Goblin Marksman"]}})
    assert answer_in(bot, game) == "Wound Aragorn"


@both
def test_the_strong_defend_the_ring_bearer(bot: Bot) -> None:
    chosen = answer(bot, phase="assignment", site=4, free={"play": STRONG}, shadow={"play": ["Uruk Rager"]})
    assert chosen.startswith("AssignTo Uruk Rager") and not chosen.endswith("Frodo")


@both
def test_the_shadow_attacks_the_ring_bearer_where_it_kills(bot: Bot) -> None:
    game = BOOK.scene({
        "game": "tcg", "phase": "assignment", "site": 4, "hasty": True, "free": {"play": STRONG[:1], "wounds": 2},
        "shadow": {"play": ["Uruk Rager", "Uruk Slayer"]},
    })  # fmt: skip
    while game.decision is not None and game.decision.seat == 0:
        game.answer(0)  # nobody is assigned by the light
    assert answer_in(bot, game).endswith("Frodo")


@both
def test_a_broken_fellowship_stays(bot: Bot) -> None:
    free = {"play": [{"card": "Gimli, Dwarf of Erebor", "wounds": 2}], "wounds": 3, "burdens": 6}
    shadow = {"play": ["Uruk Rager", "Uruk Slayer"], "hand": HAND}
    game = BOOK.scene({"game": "tcg", "phase": "regroup", "site": 4, "twilight": 6, "hasty": True, "free": free, "shadow": shadow})
    game.answer(0)  # the Shadow keeps its hand
    assert BOOK.short(game.table, game.decision.choices[1]) == "MoveOn" and answer_in(bot, game) == "Stay"  # type: ignore[union-attr]


@both
def test_an_unhurt_fellowship_goes_on_where_nothing_can_follow(bot: Bot) -> None:
    assert answer(bot, phase="regroup", site=2, free={"play": STRONG}, shadow={"hand": []}) == "MoveOn"


@both
def test_whoever_can_win_with_the_next_step_takes_it(bot: Bot) -> None:
    assert answer(bot, phase="regroup", site=8, free={"play": STRONG}, shadow={"hand": [], "at": 8}) == "MoveOn"


@both
def test_nobody_is_healed_who_is_not_hurt(bot: Bot) -> None:
    free = {"play": [{"card": "Aragorn, King in Exile", "bears": ["Athelas"]}]}
    assert answer(bot, phase="fellowship", site=3, free=free, shadow={}) == "Pass"


@both
def test_who_is_near_to_death_is_healed_with_athelas(bot: Bot) -> None:
    free = {"play": [{"card": "Aragorn, King in Exile", "bears": ["Athelas"]}, {"card": "Gimli, Dwarf of Erebor", "wounds": 2}]}
    assert answer(bot, phase="fellowship", site=3, free=free, shadow={"hand": HAND}) == "Use Athelas"


@both
def test_nobody_takes_the_last_burden_by_choice(bot: Bot) -> None:
    game = BOOK.scene({
        "game": "tcg", "phase": "maneuver", "site": 4, "hasty": True, "twilight": 5, "free": {"burdens": 9},
        "shadow": {"play": ["Uruk Rager"], "hand": ["Cruel Caradhras"]},
    })  # fmt: skip
    game.answer(next(n for n, c in enumerate(game.decision.choices) if BOOK.short(game.table, c).startswith("PlayCard")))  # type: ignore[union-attr]
    assert answer_in(bot, game) == "Option Exert"


@both
def test_minions_are_played_where_they_can_hurt(bot: Bot) -> None:
    game = BOOK.scene({
        "game": "tcg", "phase": "shadow", "site": 5, "hasty": True, "twilight": 4, "free": {"play": STRONG[1:3]},
        "shadow": {"hand": ["Uruk Rager"]},
    })  # fmt: skip
    assert answer_in(bot, game) == "PlayCard Uruk Rager"


@both
def test_a_defender_bonus_is_given_only_where_minions_are_many(bot: Bot) -> None:
    free = {"play": ["Aragorn, Ranger of the North", "Gimli, Dwarf of Erebor"]}
    assert answer(bot, phase="maneuver", site=4, free=free, shadow={"play": ["Goblin Runner"]}) == "Pass"


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
