"""Choices are data for programs: they name the card they are about, and never one that the view does not know."""

from __future__ import annotations

from onetable.core.view import View
from onetable.core.word import Word
from onetable.games.registry import rulebook
from onetable.games.tcg.cards.elven_words import LookAtTwo
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.labels import labels
from onetable.games.tcg.speech.choices import PASS, AssignTo, NameShadowPlayer, Number, Place
from onetable.games.tcg.table import Board
from onetable.games.tcg.telling.facts import cards_in
from onetable.games.tcg.words.targets import Chosen
from onetable.telling.teller import About, teller_of
from tests.contract.positions import SETUPS, random_game
from tests.games.tcg.scenes import scene

RULEBOOK = rulebook("tcg")


def about(view: View[Board], choice: Word) -> About:
    """What a choice is about, as it is sent."""
    return teller_of("tcg").about(view, choice)


def test_a_choice_names_its_card_and_its_target() -> None:
    play = scene(phase="assignment", free={"play": ["Gimli, Son of Glóin"]}, shadow={"play": ["Goblin Runner"]})
    view = RULEBOOK.view(play.game, 0)
    handles = {title: card for card, title in labels(play.board).items()}
    fight = AssignTo(handles["Goblin Runner"], handles["Gimli"])
    assert fight in view.choices and about(view, fight) == About("1U178", target="1R13")


def test_numbers_places_and_players_are_told_apart() -> None:
    view = RULEBOOK.view(scene().game, 0)
    assert about(view, Number(3)) == About(amount=3) and about(view, Place(2)) == About(place="2") and about(view, PASS) == About()
    assert about(view, NameShadowPlayer(1)) == about(view, LookAtTwo(Chosen(1))) == About(target="seat 1")


def test_over_random_games_what_is_known_is_named_and_nothing_else() -> None:
    named = told = 0
    for setup, players in SETUPS["tcg"][:4]:
        for game in random_game(RULEBOOK, setup, players, seed=9):
            if game.decision is None:
                continue
            for seat in (-1, *range(players)):
                view = RULEBOOK.view(game, seat)
                for choice in game.decision.choices:
                    found, known = about(view, choice), set(view.table.faces.values())
                    cards = {card for card in (found.card, found.target) if card is not None and not card.startswith("seat ")}
                    assert cards <= known, (seat, choice)
                    assert not cards or cards <= {view.table.faces.get(card) for card in cards_in(choice)}
                    if seat == game.decision.seat and any(True for _ in cards_in(choice)):
                        named, told = named + 1, told + (found.card is not None)
    assert named > 500 and told / named > 0.95


def test_a_card_that_this_seat_has_not_seen_is_not_named() -> None:
    play = scene(phase="fellowship", free={"hand": ["Sting"]}, shadow={"hand": ["Goblin Runner"]})
    hidden = Handle(play.board.hands[1][0])
    other = RULEBOOK.view(play.game, 0)
    assert hidden not in other.table.faces
    assert about(other, AssignTo(hidden, play.board.ring_bearer[0])) == About(target=other.table.faces[play.board.ring_bearer[0]])
