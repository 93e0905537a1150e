"""Looking through the own draw deck: one question, shown to the searcher alone, shuffled afterwards, and no tell for the others."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.core.word import Word
from onetable.games.tcg.speech.news import DeckShuffled, FoundNothing, SearchedInVain
from tests.games.tcg.rules.tables import told
from tests.games.tcg.scenes import RULEBOOK, Scene, scene

DECK = ["Athelas", "Sam, Son of Hamfast", "Uruk Savage", "Armor"]


def inn(deck: list[str], **more: Any) -> Scene:
    """Frodo exerts at the inn to look for Sam."""
    return scene(
        path={1: "Green Dragon Inn"}, hasty=False, free={"deck": deck, "hand": ["Axe Strike"]}, shadow={"deck": ["Armor"] * 3}, **more
    )


def known(play: Scene, seat: int) -> list[str]:
    """What a seat sees of the draw deck of seat 0."""
    board = RULEBOOK.view(play.game, seat).table
    return sorted([board.cards[card].title for card in board.decks[0] if card in board.cards])


def test_the_deck_is_shown_to_the_searcher_alone_in_one_question() -> None:
    play = inn(DECK)
    assert [known(play, seat) for seat in (-1, 0, 1)] == [[], [], []]
    play.choose("Use Green Dragon Inn").expect(asked=0, offered=["Pass", "PlayCard Sam"], in_play={"Frodo": {"wounds": 1}})
    assert known(play, 0) == ["Armor", "Athelas", "Sam", "Uruk Savage"]
    assert [known(play, seat) for seat in (-1, 1)] == [[], []]
    play.choose("PlayCard Sam").expect(asked=0, phase="fellowship", in_play={"Sam": {"owner": 0}}, deck={0: 3})
    assert "Use Green Dragon Inn" in play.offered  # nothing more was asked
    assert [known(play, seat) for seat in (-1, 0, 1)] == [[], [], []] and len(told(play, DeckShuffled)) == 1


@pytest.mark.parametrize("deck", [DECK, ["Athelas", "Armor"], []], ids=["found", "not found", "empty"])
def test_whoever_finds_nothing_or_wants_nothing_is_asked_the_same_and_shuffles(deck: list[str]) -> None:
    """A search may fail, and the others cannot tell why."""
    play = inn(deck).choose("Use Green Dragon Inn")
    play.expect(asked=0, offered=["Pass", "PlayCard Sam"] if "Sam, Son of Hamfast" in deck else ["Pass"])
    assert RULEBOOK.view(play.game, 1).asked == 0 and RULEBOOK.view(play.game, 1).choices == ()
    before = set(play.board.decks[0])
    play.choose("Pass").expect(phase="fellowship", deck={0: len(deck)})
    assert not before & set(play.board.decks[0]) and len(told(play, DeckShuffled)) == 1
    assert known(play, 0) == []


@pytest.mark.parametrize(("deck", "own"), [(DECK, SearchedInVain), (["Athelas", "Armor"], FoundNothing)], ids=["unwanted", "not found"])
def test_the_journal_tells_of_a_search_that_brought_nothing(deck: list[str], own: type[Word]) -> None:
    """All read that nothing is played; the searcher alone whether there was anything."""
    play = inn(deck).choose("Use Green Dragon Inn", "Pass")
    assert play.board.news is not None
    for seat in (-1, 0, 1):
        seen = [event.word for event in play.board.news if event.is_seen_by(seat)]
        told_of = [type(word) for word in seen if isinstance(word, (SearchedInVain, FoundNothing))]
        assert told_of == [own if seat == 0 else SearchedInVain] and isinstance(seen[-1], DeckShuffled)


def test_a_card_that_cannot_be_played_is_not_offered_and_stays_in_the_deck() -> None:
    """A wizard is in play: another of the same title is seen in the deck but cannot come."""
    play = scene(
        hasty=False,
        free={
            "play": ["Gandalf, The Grey Wizard"],
            "hand": ["A Wizard Is Never Late"],
            "deck": ["Gandalf, Friend of the Shirefolk", "Barliman Butterbur"],
        },
    )
    play.choose("PlayCard A Wizard Is Never Late").expect(asked=0, offered=["Pass", "PlayCard Barliman Butterbur"])
    assert known(play, 0) == ["Barliman Butterbur", "Gandalf"]


def test_a_shadow_player_searches_his_own_deck_and_nobody_elses() -> None:
    play = scene(
        players=3,
        phase="shadow",
        site=4,
        path={4: "Pass of Caradhras"},
        twilight=9,
        hasty=False,
        free={"deck": ["Armor"] * 3},
        shadow={"play": ["Uruk Savage"], "deck": ["Saruman's Chill", "Uruk Soldier", "Saruman's Snows"], "hand": ["Athelas"]},
        seats={2: {"deck": ["Saruman's Frost"], "hand": ["Athelas"]}},
    )
    play.choose("Pass").expect(asked=1).choose("Use Pass of Caradhras")
    play.expect(asked=1, offered=["Pass", "PlayCard Saruman's Chill", "PlayCard Saruman's Snows"])
    for seat in (-1, 0, 1, 2):
        board = RULEBOOK.view(play.game, seat).table
        assert [card in board.cards for card in play.board.decks[1]] == [seat == 1] * 3
        assert not [card for owner in (0, 2) for card in play.board.decks[owner] if card in board.cards]
