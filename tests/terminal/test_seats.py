"""Bots that fail or hang, and several people at one keyboard."""

from __future__ import annotations

import asyncio
from typing import Any

from onetable.core.view import View
from onetable.games.fellowship.pieces.playing_cards import CARDS, bits_of
from onetable.terminal.screens.pages import PassScreen
from onetable.terminal.seats import Seats, seat_names
from onetable.terminal.session import Session
from tests.terminal.keyboard import Person, sit_down


class Faulty:
    """A bot that is good for nothing."""

    name = "faulty"

    def __init__(self, answer: int | None = None) -> None:
        self.answer = answer

    def choose(self, view: View[Any]) -> int:
        """Fails, or chooses what is not there."""
        if self.answer is None:
            raise RuntimeError("no idea")
        return self.answer


def test_the_last_bot_is_repeated_and_rules_is_the_usual_one() -> None:
    assert seat_names(4, ()) == ("human", "rules", "rules", "rules")
    assert seat_names(4, ["random", "rules"]) == ("human", "random", "rules", "rules")
    assert seat_names(2, ["human", "rules"]) == ("human", "human")
    assert seat_names(1, ["rules"]) == ("human",)


def test_a_faulty_bot_is_replaced_by_chance() -> None:
    session = Session.begin("fellowship", {"chapter": 1}, 4, 3, ["random"], None)
    for bot in (Faulty(), Faulty(99), Faulty(-1)):
        session.seats._bots["random"] = bot
        seat = session.asked
        assert seat is not None
        view = session.match.view(seat)
        thought = session.seats.think("random", view)
        assert 0 <= thought.number < len(view.choices) and thought.trouble
    assert session.seats.first_trouble("random", thought) and not session.seats.first_trouble("random", thought)


async def test_the_game_goes_on_with_a_faulty_bot() -> None:
    async with sit_down({"chapter": 1}, seed=6) as person:
        person.session.seats._bots["random"] = Faulty()
        await person.press("enter")
        assert "The bot random failed (RuntimeError: no idea)" in person.text()
        await person.play_to_the_end()


async def test_nobody_waits_for_ever() -> None:
    class Slow(Faulty):
        def choose(self, view: View[Any]) -> int:
            import time

            time.sleep(0.3)
            return 0

    seats = Seats("fellowship", ("human", "random"), 1)
    seats._bots["random"] = Slow()
    session = Session.begin("fellowship", {"chapter": 1}, 4, 6, ["random"], None)
    view = session.match.view(session.asked or 0)
    thought = await seats.think_aside("random", view, patience=0.05)
    assert 0 <= thought.number < len(view.choices) and "no answer" in thought.trouble


async def test_the_table_stays_alive_while_a_bot_thinks() -> None:
    class Thinker(Faulty):
        def choose(self, view: View[Any]) -> int:
            import time

            time.sleep(0.4)
            return 0

    async with sit_down({"chapter": 1}, seed=6) as person:
        person.session.seats._bots["random"] = Thinker()
        await person.pilot.press("enter")
        await person.pilot.press("l")
        assert "正在思考" in person.text() and not person.table.ready
        await person.settle()


async def test_space_does_not_wait_for_the_bots() -> None:
    async with sit_down({"chapter": 1}, seed=6) as person:
        person.app.delay = 30.0
        await person.pilot.press("enter")
        await asyncio.sleep(0.05)
        assert not person.table.ready
        await person.press("space")
        assert person.table.ready


def cards_on_screen(person: Person, cards: int) -> list[str]:
    """Which of these cards can be read."""
    return [CARDS[bit].code for bit in bits_of(cards) if f"{CARDS[bit].rank}{CARDS[bit].code[0]}" in person.text()]


async def test_the_keyboard_is_passed_on_behind_a_neutral_screen() -> None:
    async with sit_down({"chapter": 2}, players=3, seed=5, bots=["human", "random"]) as person:
        seen_by = set()
        for _ in range(24):
            if person.session.asked is None:
                break
            if isinstance(person.app.screen, PassScreen):
                game = person.session.match.game
                assert f"Now player {(person.session.asked or 0) + 1} is to play" in " ".join(person.text().split())
                assert cards_on_screen(person, game.table.hands[0] | game.table.hands[1]) == []
                await person.press("enter")
                continue
            assert person.session.viewer == person.session.asked
            seen_by.add(person.session.viewer)
            other = person.session.match.game.table.hands[1 - person.session.viewer]
            visible = person.session.view().table
            hidden = other & ~(visible.hands[0] | visible.hands[1] | visible.gone | visible.lost)
            on_table = sum([1 << card for _, card in (*visible.trick, *visible.last_trick) if card >= 0])
            assert cards_on_screen(person, hidden & ~on_table) == []
            await person.press("enter")
        assert seen_by == {0, 1}
