"""What must hold where the second set is installed; `test_second_set.py` runs it in a process that has it."""

from __future__ import annotations

from pathlib import Path

import pytest

from onetable.bots.registry import bot
from onetable.core.dice import Dice
from onetable.core.match import Match
from onetable.core.phrasebook import LANGUAGES
from onetable.core.record import load, save
from onetable.core.word import words_in
from onetable.games.registry import rulebook
from onetable.games.tcg.cards.catalogue import CARDS, SETS
from onetable.games.tcg.decklist import deck, deck_title, read_deck, violations, write_json, write_text
from onetable.games.tcg.set_check import lacking
from tests.games.tcg.scenes import scene

RULEBOOK = rulebook("tcg")
HAVENS = SETS[1]
SETUP = {"decks": ["white_ships", "white_ships"]}


def test_its_cards_follow_those_of_the_first_set() -> None:
    assert [each.id for each in SETS] == ["1", "havens"]
    assert list(CARDS)[:2] == ["1R1", "1C2"] and list(CARDS)[364:] == ["1P365", "GH1", "GH2", "GH-X"]


def test_nothing_is_missing() -> None:
    assert lacking(HAVENS, Path(__file__).parent / "scenarios") == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Maneuver: Exert Círdan to return a minion to its player’s hand."),
        ("zh", "机动：使 Círdan 劳累，以使1名爪牙回到其玩家的手牌。"),
        ("ja", "機動：Círdanを疲労させることで、手下1体をそのプレイヤーの手札に戻す。"),
        ("nl", "Manoeuvre: Vermoei Círdan om een volgeling terug te sturen naar de hand van de speler."),
    ],
)
def test_its_cards_are_read_in_every_language(language: str, text: str) -> None:
    assert RULEBOOK.phrasebook(language).read(CARDS["GH1"]) == text


def test_its_deck_is_legal_and_comes_back_from_both_formats() -> None:
    ships = deck("white_ships")
    assert violations(ships) == [] and all([deck_title("white_ships", language) for language in LANGUAGES])
    assert ships.draw[-3:] == (("GH1", 1), ("GH2", 1), ("GH-X", 2))
    assert read_deck(write_text(ships)) == read_deck(write_json(ships)) == ships


@pytest.mark.parametrize("line", ["2x Sea-longing", "GH-X x2", "2 gh-x", "2 Sea-longing [GH-X]", "Sea longing (2)"])
def test_its_cards_are_found_however_they_are_written(line: str) -> None:
    assert read_deck(line).draw == (("GH-X", 2),)


def test_a_game_is_saved_in_the_middle_of_its_words() -> None:
    play = scene(phase="maneuver", free={"play": ["GH1"]}, shadow={"play": ["Goblin Runner", "Moria Scout"]})
    game = play.choose("Use Círdan").game
    assert "SendBack" in {type(word).__name__ for word in words_in([steps for steps, _ in game.agenda])}
    again = load(RULEBOOK, save(RULEBOOK, game))
    assert (again.table, again.agenda, again.decision) == (game.table, game.agenda, game.decision)


def test_bots_play_it() -> None:
    dice = Dice(1)
    for seed in range(3):
        match = Match(RULEBOOK, SETUP, 2, seed=seed)
        players = [bot("tcg", "random", 1), bot("tcg", "rules", 2)]
        while match.game.decision is not None:
            seat = match.game.decision.seat
            seen = match.view(seat)
            assert RULEBOOK.view(RULEBOOK.imagine(seen, dice), seat).encode() == seen.encode()
            match.answer(players[seat].choose(seen))
