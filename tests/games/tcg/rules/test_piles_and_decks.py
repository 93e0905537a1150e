"""Discard piles, draw decks, and cards that go from one to the other (T-298 to T-300, T-303 to T-306)."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.core.word import words_in
from onetable.games.tcg.card_names import find_card
from onetable.games.tcg.speech.names import Named
from onetable.games.tcg.speech.news import DeckShuffled
from onetable.games.tcg.view import view
from tests.games.tcg.rules.tables import told
from tests.games.tcg.scenes import Scene, scene
from tests.rules import rule

# ---- looking through a discard pile


@rule("T-298", "T-299")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_only_the_own_discard_pile_may_be_looked_through(seat: int) -> None:
    """At any time: in the own turn and in those of others, whoever is asked."""
    pile: dict[str, Any] = {"discard": ["Athelas", "Uruk Savage"], "hand": ["Hobbit Sword"]}
    for phase in ("fellowship", "maneuver", "regroup"):
        play = scene(players=3, phase=phase, site=5, free=pile, shadow={**pile, "play": ["Uruk Savage"]}, seats={2: pile})
        seen = view(play.game, seat)
        assert seen.open_piles == (seat,)
        assert [seen.table.cards[card].title for card in seen.table.discards[seat]] == ["Athelas", "Uruk Savage"]
        assert [len(discards) for discards in seen.table.discards] == [2, 2, 2]  # how many there are is open to all


@rule("T-299")
def test_a_spectator_looks_through_none_and_a_table_may_open_all() -> None:
    assert view(scene().game, -1).open_piles == ()
    assert view(scene(options={"discard_piles": "open"}).game, 1).open_piles == (0, 1)


@rule("T-298")
def test_a_text_offers_the_whole_own_discard_pile() -> None:
    pile = ["Rosie Cotton", "Axe Strike", "Hobbit Sword", "Rosie Cotton"]
    play = scene(free={"play": ["Bilbo"], "discard": pile}, shadow={"discard": ["Merry, Friend to Sam"]}).choose("Use Bilbo")
    play.expect(offered=["ShuffleInFromDiscard Rosie Cotton", "ShuffleInFromDiscard Hobbit Sword"])


# ---- an empty draw deck


@rule("T-300")
def test_who_draws_the_last_card_plays_on() -> None:
    play = scene(site=2, free={"play": ["Elrond"], "deck": ["Athelas"], "hand": ["Hobbit Sword"]})
    play.choose("Use Elrond").expect(deck={0: 0}, hands={0: ["Hobbit Sword", "Athelas"]}, winner=-1, lost={}, asked=0)
    play.choose("Use Elrond").expect(deck={0: 0}, hand={0: 2}, winner=-1, lost={})


@rule("T-300")
def test_without_a_draw_deck_nothing_is_refilled_and_the_turns_go_on() -> None:
    play = scene(phase="regroup", free={"hand": ["Athelas"]}, shadow={"hand": ["Athelas"], "discard": ["Athelas"] * 9})
    play.choose("Pass").expect(hand={1: 1}).choose("Stay").choose("Pass").expect(hand={0: 1}, free_peoples=1, winner=-1, lost={})


@rule("T-300")
def test_a_table_may_rebuild_an_empty_draw_deck_once() -> None:
    options = {"reshuffle_once": True}
    play = scene(
        options=options, site=2, free={"play": ["Elrond"], "deck": ["Athelas"], "discard": ["Axe Strike"], "hand": ["Hobbit Sword"]}
    )
    play.choose("Use Elrond", "Use Elrond").expect(hands={0: ["Hobbit Sword", "Athelas", "Axe Strike"]}, discards={0: []})


# ---- cards that go from one pile to another

MOVES: list[tuple[str, dict[str, Any], list[str], list[str]]] = [
    ("from the discard pile into the deck", {"free": {"play": ["Bilbo"], "discard": ["Rosie Cotton"]}}, ["Use Bilbo"], ["Rosie Cotton"]),
    (
        "from the discard pile into the hand",
        {"free": {"play": ["Barliman Butterbur"], "discard": ["Durin's Secret"]}},
        ["Use Barliman Butterbur"],
        ["Durin's Secret"],
    ),
    (
        "from the discard pile under the deck",
        {"phase": "shadow", "site": 4, "twilight": 1, "shadow": {"hand": ["Goblin Sneak"], "discard": ["Moria Scout"]}},
        ["PlayCard Goblin Sneak", "Answer Goblin Sneak"],
        ["Moria Scout"],
    ),
    (
        "all copies from the discard pile under the deck",
        {"phase": "shadow", "site": 6, "twilight": 3, "shadow": {"hand": ["Uruk Savage", "Breeding Pit"], "discard": ["Uruk Savage"] * 2}},
        ["PlayCard Uruk Savage", "Answer Breeding Pit Uruk Savage"],
        ["Uruk Savage", "Uruk Savage", "Uruk Savage"],
    ),
    (
        "from the deck into the discard pile",
        {"phase": "shadow", "site": 6, "twilight": 2, "shadow": {"hand": ["Uruk Soldier"]}, "free": {"deck": ["Axe Strike"]}},
        ["PlayCard Uruk Soldier", "Answer Uruk Soldier"],
        ["Axe Strike"],
    ),
    (
        "from the deck into hand and discard pile",
        {"free": {"play": ["Gimli, Son of Glóin"], "hand": ["Wealth of Moria"], "deck": ["Axe Strike", "Uruk Savage", "Rosie Cotton"]}},
        ["PlayCard Wealth of Moria"],
        ["Axe Strike", "Uruk Savage", "Rosie Cotton"],
    ),
    (
        "from the discard pile into play",
        {"phase": "shadow", "site": 4, "twilight": 1, "shadow": {"hand": ["Host of Thousands"], "discard": ["Goblin Sneak"]}},
        ["PlayCard Host of Thousands"],
        ["Goblin Sneak"],
    ),
    (
        "from the hand under the deck, revealed",
        {"free": {"play": ["Mallorn-trees"], "hand": ["Lightfootedness"]}},
        ["Use Mallorn-trees"],
        ["Lightfootedness"],
    ),
    (
        "from the hand into the discard pile",
        {"phase": "regroup", "free": {"hand": ["Athelas"]}, "shadow": {"hand": ["Uruk Savage"]}},
        ["PutAway Uruk Savage"],
        ["Uruk Savage"],
    ),
]


def named_to_all(play: Scene, since: int) -> list[str]:
    """The cards that the journal has named to everybody since then, a spectator included."""
    assert play.board.news is not None
    seats = (-1, *range(play.board.players))
    told_to_all = [event.word for event in play.board.news[since:] if all([event.is_seen_by(seat) for seat in seats])]
    return [word.id for each in told_to_all for word in words_in(each) if isinstance(word, Named)]


@rule("T-303")
@pytest.mark.parametrize(("how", "data", "choices", "shown"), MOVES, ids=[move[0] for move in MOVES])
def test_a_card_that_goes_from_pile_to_pile_is_shown_to_all(how: str, data: dict[str, Any], choices: list[str], shown: list[str]) -> None:
    play = scene(**data)
    assert play.board.news is not None
    since = len(play.board.news)
    play.choose(*choices)
    names = named_to_all(play, since)
    for card in set(shown):
        assert names.count(find_card(card).id) >= shown.count(card), how


@rule("T-303")
def test_a_card_that_is_drawn_is_not_shown() -> None:
    play = scene(site=2, free={"play": ["Elrond"], "deck": ["Athelas"], "hand": ["Hobbit Sword"]}).choose("Use Elrond")
    assert find_card("Athelas").id not in named_to_all(play, 0)


# ---- playing from the draw deck


@rule("T-304")
def test_a_card_from_the_draw_deck_pays_its_cost() -> None:
    """A Wizard Is Never Late plays Gandalf from the deck: 1 for the event and 4 for him."""
    play = scene(
        path={1: "Bag End"}, free={"hand": ["A Wizard Is Never Late", "Hobbit Sword"], "deck": ["Gandalf, The Grey Wizard", "Athelas"]}
    )
    play.choose("PlayCard A Wizard Is Never Late", "PlayCard Gandalf").expect(twilight=5, in_play={"Gandalf": {"owner": 0}})


@rule("T-304")
@pytest.mark.parametrize(
    ("friends", "offered"),
    [
        ([], ["Pass", "PlayCard Gandalf"]),
        (["Gandalf, The Grey Wizard"], ["Pass", "PlayCard Albert Dreary", "PlayCard Ottar"]),
    ],
)
def test_a_card_from_the_draw_deck_needs_its_requirements(friends: list[str], offered: list[str]) -> None:
    """Ottar and Albert want to see Gandalf, and a second Gandalf may not be played."""
    deck = ["Ottar", "Albert Dreary", "Gandalf, Friend of the Shirefolk", "Rosie Cotton"]
    play = scene(path={1: "Bag End"}, free={"play": friends, "hand": ["A Wizard Is Never Late"], "deck": deck})
    play.choose("PlayCard A Wizard Is Never Late").expect(offered=offered)


@rule("T-304")
@pytest.mark.parametrize(("twilight", "playable"), [(1, False), (2, True)])
def test_a_shadow_card_from_the_draw_deck_needs_its_tokens(twilight: int, playable: bool) -> None:
    """Saruman's Snows costs 2 at the Pass of Caradhras."""
    play = scene(
        phase="shadow",
        site=4,
        path={4: "Pass of Caradhras"},
        twilight=twilight,
        shadow={"play": ["Uruk Savage"], "deck": ["Saruman's Snows", "Athelas"]},
    ).choose("Use Pass of Caradhras")
    assert ("PlayCard Saruman's Snows" in play.offered) is playable


def search(seed: int, deck: list[str]) -> Scene:
    """Sam looks for a pony that is not there."""
    return scene(seed=seed, free={"play": ["Sam, Faithful Companion"], "deck": deck}, hasty=False).choose("Use Sam", "Pass")


DECK = ["Athelas", "Axe Strike", "Hobbit Sword", "Rosie Cotton", "Elf-song", "Delving", "Bounder", "Armor"]


@rule("T-305")
@pytest.mark.parametrize("found", [True, False])
def test_a_deck_that_was_looked_through_is_shuffled(found: bool) -> None:
    """Whether a card was found or not; the order of the deck changes with the dice."""
    orders = set()
    for seed in range(8):
        play = scene(
            seed=seed,
            path={1: "Bag End"},
            free={"hand": ["A Wizard Is Never Late", "Hobbit Sword"], "deck": [*DECK, "Gandalf, The Grey Wizard"]},
        )
        play.choose("PlayCard A Wizard Is Never Late", "PlayCard Gandalf" if found else "Pass")
        assert len(told(play, DeckShuffled)) == 1
        orders.add(tuple(play.facts["decks"][0]))
    assert len(orders) > 4


@rule("T-306")
def test_after_a_search_nobody_knows_the_order_of_the_deck() -> None:
    """A cut by the right neighbour changes nothing about an order that is random and known to nobody, the searcher included."""
    play = search(3, DECK)
    deck = play.board.decks[0]
    assert len(deck) == len(DECK) and not set(deck) & play.board.seen.keys()
    for seat in (-1, 0, 1):
        assert not set(deck) & view(play.game, seat).table.faces.keys()
    assert len({tuple(search(seed, DECK).facts["decks"][0]) for seed in range(8)}) > 4


@rule("T-306")
def test_during_a_search_only_the_searcher_sees_the_deck() -> None:
    play = scene(free={"play": ["Sam, Faithful Companion"], "deck": DECK}, hasty=False).choose("Use Sam")
    deck = set(play.board.decks[0])
    assert deck <= view(play.game, 0).table.faces.keys()
    assert not deck & view(play.game, 1).table.faces.keys()
