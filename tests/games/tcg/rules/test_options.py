"""What a table may decide: rules that came later than 2001, each off unless asked for, each with its reason or its news."""

from __future__ import annotations

from onetable.games.tcg.game import TradingCardGame
from onetable.games.tcg.speech.news import DrewNoMore
from tests.games.tcg.scenes import Scene, scene

BOOK = TradingCardGame()


def stealth(**options: str) -> Scene:
    """Frodo in a skirmish, with a card that would cancel it."""
    return scene(
        phase="skirmish", site=2, hasty=False, options=options, free={"hand": ["Hobbit Stealth"]}, shadow={"play": ["Goblin Runner"]},
        assigned={"Goblin Runner": "Frodo"},
    )  # fmt: skip


def test_the_ring_bearers_skirmish_may_be_cancelled_unless_the_table_forbids_it() -> None:
    assert "PlayCard Hobbit Stealth" in stealth().offered
    game = stealth(ring_bearer_skirmish="may_not_be_cancelled")
    assert game.offered == ["Pass"] and game.refused["PlayCard Hobbit Stealth"] == "RingBearerFightsOn"


def test_four_cards_in_a_fellowship_phase_and_no_more() -> None:
    def draws(**options: bool) -> Scene:
        game = scene(
            phase="fellowship", options=options,
            free={"play": ["Gimli, Son of Glóin"], "hand": ["Delving"] * 2, "deck": ["Hobbit Sword"] * 9},
        )  # fmt: skip
        return game.choose("PlayCard Delving", "PlayCard Delving")

    assert draws().facts["hand"][0] == 6
    limited = draws(draw_limit=True)
    assert limited.facts["hand"][0] == 4
    assert any([isinstance(event.word, DrewNoMore) for event in limited.board.news or ()])


def test_a_second_opening_hand_of_six() -> None:
    game = BOOK.begin({"decks": ["aragorn", "gandalf"], "options": {"second_hand": True}}, 2, 1)
    while game.decision is not None and type(game.decision.choices[0]).__name__ != "KeepHand":
        game.answer(0)
    assert game.decision is not None
    seat = game.decision.seat
    game.answer(1)
    assert len(game.table.hands[seat]) == 6


def test_the_last_site_may_win_only_after_the_regroup_phase() -> None:
    before = scene(phase="regroup", site=9, hasty=False, free={"hand": ["Hobbit Sword"]})
    assert before.facts["winner"] == 0
    after = scene(phase="regroup", site=9, hasty="as in a game", options={"win": "after_regroup"}, free={"hand": ["Hobbit Sword"]})
    assert after.facts["winner"] == -1 and after.facts["phase"] == "regroup"
    after.choose("Pass")
    assert after.facts["winner"] == 0


def test_an_empty_draw_deck_may_be_rebuilt_once() -> None:
    def refill(**options: bool) -> Scene:
        return scene(phase="regroup", options=options, free={"hand": ["Hobbit Sword"], "discard": ["Delving"] * 3}).choose("Stay", "Pass")

    assert refill().facts["hand"][0] == 1
    rebuilt = refill(reshuffle_once=True)
    assert rebuilt.facts["hand"][0] == 4 and rebuilt.board.rebuilt == (0,)


def test_discard_piles_are_closed_unless_the_table_opens_them() -> None:
    closed = scene(phase="fellowship", hasty=False, free={"hand": ["Delving"]})
    assert BOOK.view(closed.game, 0).open_piles == (0,)
    opened = scene(phase="fellowship", hasty=False, options={"discard_piles": "open"}, free={"hand": ["Delving"]})
    assert BOOK.view(opened.game, 0).open_piles == (0, 1)


def test_deck_lists_are_closed_unless_the_table_opens_them() -> None:
    closed = BOOK.begin({"decks": ["aragorn", "gandalf"]}, 2, 1)
    assert BOOK.view(closed, 0).table.lists[1] == ()
    opened = BOOK.begin({"decks": ["aragorn", "gandalf"], "options": {"deck_lists": "open"}}, 2, 1)
    assert BOOK.view(opened, 0).table.lists[1] == opened.table.lists[1] != ()
