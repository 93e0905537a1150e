"""Whole games at the full-screen table, by keyboard and mouse, with real bots."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.bots.registry import usual_bot
from onetable.core.folders import data_folder
from onetable.core.game import Game
from onetable.core.match import Match
from onetable.core.phrasebook import LANGUAGES
from onetable.core.record import Record, decode, read_file, replay
from onetable.games.fellowship.pieces.playing_cards import CARDS, ONE_RING
from onetable.games.fellowship.words import choices, news
from onetable.games.registry import rulebook
from onetable.telling.teller import Teller
from onetable.terminal.kit.picture import Picture
from onetable.terminal.looks import Look
from onetable.terminal.screens.table import TableScreen
from onetable.text import Interface
from tests.terminal.keyboard import Person, seed_where, sit_down

BOOK = rulebook("fellowship")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_chapter_is_played_by_keyboard(language: str) -> None:
    say = Interface(language).say
    async with sit_down({"chapter": 1}, language=language, bots=["rules"], seed=4) as person:
        assert await person.play_to_the_end() >= 1
        won = person.session.match.game.table.outcome == "won"
        assert say("over-won" if won else "over-lost") in person.text()
        assert say("end-again") in person.text()
        assert str(data_folder() / "records") in person.table.attention.notice
        match = person.session.match
    record: Record = decode(read_file(next((data_folder() / "records").glob("*.json"))), Record, "record")
    assert replay(BOOK, record).journal == match.journal
    assert not list((data_folder() / "saves").glob("*.json"))


async def test_two_players_share_a_pyramid() -> None:
    def holds_ring(game: Game[Any]) -> bool:
        return bool(game.table.players[2] == 0)

    seed = seed_where({"chapter": 3}, 2, holds_ring)
    async with sit_down({"chapter": 3}, players=2, seed=seed) as person:
        chairs = set()
        while person.session.asked is not None and person.session.match.game.table.outcome == "":
            known = person.table.known()
            lit = [card.chair for card in known if card.choices]
            board = person.session.view().table
            if lit and board.verdicts:
                chairs.add(lit[0])
                assert board.who(lit[0]) == board.who(board.turn)
            await person.press("enter")
        assert chairs == {0, 2}


async def test_covered_cards_of_the_pyramid_say_why_not() -> None:
    seed = seed_where({"chapter": 3}, 2, lambda game: game.table.players[2] == 0)
    async with sit_down({"chapter": 3}, players=2, seed=seed) as person:
        while not any(card.chair == 2 and card.choices for card in person.table.known()):
            await person.press("enter")
        covered = [card for card in person.table.known() if card.chair == 2 and not card.choices]
        assert covered
        await person.take(covered[0])
        assert BOOK.phrasebook("en").read(covered[0].reason) in person.text()
        assert "╱╲" in person.text()  # cards that lie face down


async def test_alone_four_open_hands() -> None:
    async with sit_down({"chapter": 1}, players=1, seed=5, bots=()) as person:
        board = person.session.view().table
        for hand in board.hands:
            for bit in range(48):
                if hand >> bit & 1:
                    assert f"{CARDS[bit].rank}{CARDS[bit].code[0]}" in person.text()
        assert "in the draw deck" in person.text()
        await person.play_to_the_end()
        assert person.session.match.game.table.outcome


async def test_an_exchange() -> None:
    def pippin_may_be_chosen(game: Game[Any]) -> bool:
        return game.decision is not None and game.decision.seat == 0 and game.table.ring_holder != 0

    seed = seed_where({"chapter": 1}, 4, pippin_may_be_chosen)
    async with sit_down({"chapter": 1}, seed=seed) as person:
        labels = [entry.label for entry in person.table.attention.entries]
        assert "Pippin" in labels and "Win the fewest tricks" in "".join([entry.text for entry in person.table.attention.entries])
        await person.press(str(labels.index("Pippin") + 1), "enter")
        assert isinstance(person.session.view().choices[0], choices.Give)
        assert "Exchange: which card do you give to" in person.text()
        given = person.table.known()[2]
        await person.take(given)
        journal = person.session.journal()
        handed = [word for word in journal if isinstance(word, news.HandsOver)]
        assert CARDS[given.card] in [word.card for word in handed]
        assert len(handed) >= 2  # the card that came back was seen too


async def reach_an_illegal_card(person: Person) -> int:
    """Play until something in hand cannot be played; its place among the cards."""
    while True:
        places = [place for place, card in enumerate(person.table.known()) if not card.choices]
        if places and person.session.view().table.verdicts:
            return places[0]
        await person.press("enter")


async def test_why_not_on_an_illegal_card() -> None:
    async with sit_down({"chapter": 1}, seed=6, size=(100, 24)) as person:  # the longest reason needs more than 80 columns
        place = await reach_an_illegal_card(person)
        before = len(person.session.match.answers)
        card = person.table.known()[place]
        await person.take(card)
        assert len(person.session.match.answers) == before
        assert person.table.attention.bad
        assert BOOK.phrasebook("en").read(card.reason) in person.text()
        await person.press("tab", "enter")
        assert len(person.session.match.answers) > before


async def test_the_one_ring_is_played_in_two_ways() -> None:
    seed = seed_where({"chapter": 1}, 4, lambda game: game.table.hands[0] >> ONE_RING & 1)
    async with sit_down({"chapter": 1}, seed=seed) as person:
        while not any(card.card == ONE_RING and len(card.choices) == 2 for card in person.table.known()):
            playable = [card for card in person.table.known() if card.choices and card.card != ONE_RING]
            if playable:
                await person.take(playable[0])
            else:
                await person.press("enter")
        ring = next(card for card in person.table.known() if card.card == ONE_RING)
        await person.take(ring)
        assert "How do you play this card?" in person.text() and len(person.table.attention.entries) == 2
        await person.press("escape")
        assert not person.table.attention.entries
        await person.take(ring)
        await person.press("down", "enter")
        assert any(isinstance(word, news.PlaysOutright) for word in person.session.journal())


async def test_what_nobody_saw_is_taken_back_at_once() -> None:
    """In the Mirror several cards are picked one after the other, face down."""
    async with sit_down({"chapter": 16}, players=3, seed=2, bots=["random"]) as person:
        while not isinstance(person.session.view().choices[0], choices.Give):
            await person.press("enter")
        before = person.session.view().encode()
        await person.press("right", "enter")
        assert person.session.asked == 0 and person.session.view().encode() != before
        await person.press("u")
        assert person.session.view().encode() == before and "Undone." in person.text()


async def test_when_the_bots_have_played_on_undo_asks() -> None:
    async with sit_down({"chapter": 1}, seed=6) as person:
        while not person.session.view().table.verdicts:
            await person.press("enter")
        answers, view = len(person.session.match.answers), person.session.view().encode()
        await person.press("enter")
        assert len(person.session.match.answers) > answers
        await person.press("u")
        assert "Undo it anyway?" in person.text()
        await person.press("down", "enter")  # no
        assert len(person.session.match.answers) > answers and not person.table.attention.entries
        await person.press("u", "enter")  # yes
        assert person.session.view().encode() == view and len(person.session.match.answers) == answers


async def test_to_resign_one_says_so_twice() -> None:
    async with sit_down({"chapter": 1}, seed=6) as person:
        await person.press("x", "enter")
        assert person.session.asked == 0 and not person.table.attention.entries
        await person.press("x")
        assert "You lose this game." in person.text()
        await person.press("down", "enter")
        assert person.session.asked is None and person.session.match.result is not None
        assert person.session.match.result.outcome == "lost"


async def test_the_language_may_change_while_the_bots_wait_for_an_answer() -> None:
    async with sit_down({"chapter": 1}, seed=6) as person:
        while not person.session.view().table.verdicts:
            await person.press("enter")
        person.app.delay = 0.2
        await person.pilot.press("enter", "u")
        assert "Undo it anyway?" in person.text()
        await person.press("l", "space")
        assert person.session.asked == 0 and "Undo it anyway?" not in person.text()


async def test_nothing_to_undo_is_said() -> None:
    async with sit_down({"chapter": 1}, seed=6) as person:
        await person.press("u")
        assert "You have nothing to undo yet." in person.text()


async def test_the_language_changes_in_mid_trick() -> None:
    async with sit_down({"chapter": 1}, seed=6, size=(120, 40)) as person:
        await reach_an_illegal_card(person)
        await person.press("right")
        cursor, answers = person.table.attention.cursor, len(person.session.match.answers)
        for language in (*LANGUAGES[1:], "en"):
            await person.press("l")
            assert f"[{language}]" in person.text()
            assert Interface(language).say("journal") in person.text()
            assert BOOK.phrasebook(language).read(person.session.journal()[-1])[:6] in person.text()
        assert (person.table.attention.cursor, len(person.session.match.answers)) == (cursor, answers)


async def test_a_hint_points_at_what_the_usual_bot_would_do_and_says_why() -> None:
    async with sit_down({"chapter": 1}, seed=6, bots=["rules"]) as person:
        while not person.table.known():
            await person.press("enter")
        await person.pilot.press("h")
        await person.app.workers.wait_for_complete()
        await person.settle()
        thought = person.session.seats.think(usual_bot("fellowship"), person.session.view(), explain=True)
        assert not thought.trouble
        number = thought.number
        assert number in person.table.known()[person.table.attention.cursor].choices
        assert BOOK.phrasebook("en").read(person.session.view().choices[number]) in person.text()
        assert thought.reason is not None
        assert person.table.attention.notice.endswith("\n" + BOOK.phrasebook("en").read(thought.reason))


async def test_the_mouse_chooses_and_plays() -> None:
    async with sit_down({"chapter": 1}, seed=6) as person:
        while not person.session.view().table.verdicts or len([card for card in person.table.known() if card.choices]) < 2:
            await person.press("enter")
        target = [card for card in person.table.known() if card.choices][1].card
        canvas = person.table.canvas_for(80, 24)
        area = next(area for area, meaning in canvas.zones if meaning == ("card", target))
        answers = len(person.session.match.answers)
        await person.pilot.click(Picture, offset=(area.x + 1, area.y + 1))
        assert person.table.known()[person.table.attention.cursor].card == target
        await person.pilot.click(Picture, offset=(area.x + 1, area.y + 1))
        await person.settle()
        assert person.session.match.answers[answers][2] == choices.Play(CARDS[target])


async def test_pages_open_over_the_table_and_close() -> None:
    async with sit_down({"chapter": 8}, seed=6) as person:
        while not person.session.view().table.verdicts:
            await person.press("enter")
        table = person.text()
        for key, words in (("g", "Goals"), ("question_mark", "Keys"), ("r", "Cards and rules")):
            await person.press(key)
            assert words in person.text().splitlines()[0]
            await person.press("escape")
            assert person.text() == table
        await person.press("r", *"shadowfax")
        assert "Tuck 1 card under your character card" in " ".join(person.text().split())
        await person.press("escape", "j")
        assert "Journal" in person.text() and "Set-up" not in person.text()
        await person.press("escape", "t")
        assert person.app.theme == "day" and person.text() == table


async def test_any_game_can_be_played_as_a_list_of_choices() -> None:
    async with sit_down({"chapter": 1}, seed=6) as person:
        person.app.pop_screen()
        person.app.push_screen(TableScreen(person.app.session, Look(Teller())))  # type: ignore[arg-type]
        await person.settle()
        assert "Your turn. Choose one." in person.text() and "▸ 1 " in person.text()
        await person.press("g", "escape", "l", "l", "l", "l")
        await person.play_to_the_end()
        assert "Play again" in person.text()


async def test_a_long_chapter_pauses_between_its_rounds() -> None:
    """Chapter 13 goes on for several rounds: with random bots the first win may take some deals."""
    for seed in range(1, 60):
        match = Match(BOOK, {"chapter": 13, "finished": ["gandalf"]}, 1, seed)
        if plays_a_won_round(match):
            break
    async with sit_down({"chapter": 13, "finished": ["gandalf"]}, players=1, seed=seed, bots=()) as person:
        while person.session.match.game.table.round == 1 and person.session.asked is not None:
            await person.press("enter")
        assert "Round 1 is won. The chapter goes on." in person.text()
        assert "Finished so far: " in person.text()
        await person.press("enter")
        assert person.session.match.game.table.round == 2 and person.session.asked == 0
        assert "is won. The chapter" not in person.text()


def plays_a_won_round(match: Match[Any]) -> bool:
    """Whether always taking the first choice wins the first round; the table's cursor stands on that choice."""
    while match.game.decision is not None and match.game.table.round == 1:
        match.answer(0)
    return bool(match.game.table.round == 2)
