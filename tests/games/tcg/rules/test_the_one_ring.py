"""The One Ring, burdens, and Sam (T-276 to T-286)."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.cards.language import COMPANION, RING_BEARER, Culture, Each, Maneuver, Regroup, Wound, do
from onetable.games.tcg.cards.makers import event
from onetable.games.tcg.decklist import DECKS
from onetable.games.tcg.speech.news import BurdensAdded, NewRingBearer, Reconciled, RingPutOn, RingTakenOff, WasKilled, WasWounded
from tests.games.tcg.rules.tables import Table, kinds, told
from tests.games.tcg.scenes import Scene, scene
from tests.rules import rule

BANE, RULING = "1R1", "1C2"
VERSIONS = pytest.mark.parametrize(("ring", "burdens"), [(BANE, 2), (RULING, 1)])


def beaten(ring: str = RULING, minion: str = "Goblin Runner", **data: Any) -> Scene:
    """Frodo loses a skirmish: he is about to take a wound."""
    free = {"ring": ring, **data.pop("free", {})}
    return scene(phase="skirmish", site=5, free=free, shadow={"play": [minion]}, assigned={minion: "Frodo"}, **data)


@rule("T-276")
@pytest.mark.parametrize("players", [2, 4])
def test_frodo_is_everybodys_first_ring_bearer(players: int) -> None:
    names = [name for name in DECKS if not name.endswith("_retail")][:players]
    table = Table(players, decks=names).ready()
    board = table.board
    assert [board.cards[card].title for card in board.ring_bearer] == ["Frodo"] * players
    rings = [card for card in board.pieces if board.cards[card].title == "The One Ring"]
    assert [board.pieces[ring].bearer for ring in rings] == board.ring_bearer


# ---- putting it on


@rule("T-277", "T-280")
@VERSIONS
def test_in_a_skirmish_frodo_may_put_on_the_ring_and_the_wound_becomes_burdens(ring: str, burdens: int) -> None:
    play = beaten(ring).expect(asked=0, offered=["Pass", "Answer The One Ring Frodo"], worn=False)
    play.choose("Answer The One Ring Frodo").expect(in_play={"Frodo": {"wounds": 0}}, burdens=burdens)
    assert kinds(play, RingPutOn, BurdensAdded, WasWounded) == ["RingPutOn", "BurdensAdded"]


@rule("T-277")
@VERSIONS
def test_putting_on_the_ring_is_optional(ring: str, burdens: int) -> None:
    play = beaten(ring).choose("Pass").expect(in_play={"Frodo": {"wounds": 1}}, burdens=0, worn=False)
    assert kinds(play, RingPutOn, BurdensAdded, WasWounded) == ["WasWounded"]


@rule("T-277", "T-280")
@pytest.mark.parametrize(("ring", "helps"), [(BANE, True), (RULING, False)])
def test_only_isildurs_bane_helps_outside_a_skirmish(ring: str, helps: bool) -> None:
    """An arrow of the archery phase."""
    play = scene(phase="archery", site=4, free={"ring": ring}, shadow={"play": ["Goblin Marksman"]})
    assert (play.offered == ["Pass", "Answer The One Ring Frodo"]) is helps
    if helps:
        play.choose("Answer The One Ring Frodo").expect(in_play={"Frodo": {"wounds": 0}}, burdens=2, worn=True)
    else:
        play.expect(in_play={"Frodo": {"wounds": 1}}, burdens=0)


@rule("T-280")
@pytest.mark.parametrize(("ring", "wounds", "burdens"), [(BANE, 0, 2), (RULING, 1, 0)])
def test_while_it_is_worn_the_wounds_that_its_text_covers_are_turned_without_a_question(ring: str, wounds: int, burdens: int) -> None:
    play = scene(phase="archery", site=4, worn=True, free={"ring": ring}, shadow={"play": ["Goblin Marksman"]})
    play.expect(in_play={"Frodo": {"wounds": wounds}}, burdens=burdens, phase="assignment")


@rule("T-280")
@VERSIONS
def test_each_wound_is_turned_by_itself(ring: str, burdens: int) -> None:
    """Uruk Savage strikes with damage +1: two wounds, of which the first brings the Ring on."""
    play = beaten(ring, "Uruk Savage").choose("Answer The One Ring Frodo").expect(in_play={"Frodo": {"wounds": 0}}, burdens=2 * burdens)
    assert [word.count for word in told(play, BurdensAdded) if isinstance(word, BurdensAdded)] == [burdens, burdens]


@rule("T-280")
def test_an_exertion_is_no_wound_and_is_not_turned() -> None:
    play = scene(worn=True, free={"ring": BANE, "hand": ["Sorry About Everything", "Athelas"], "burdens": 2})
    play.choose("PlayCard Sorry About Everything").expect(in_play={"Frodo": {"wounds": 1}}, burdens=1)


@rule("T-278")
@VERSIONS
def test_an_overwhelmed_frodo_dies_before_he_can_put_it_on(ring: str, burdens: int) -> None:
    play = beaten(ring, "Lurtz").expect(winner=1, lost={0: "killed"})
    assert kinds(play, RingPutOn, WasWounded, WasKilled) == ["WasKilled"]


@rule("T-278")
def test_a_ring_that_is_worn_does_not_save_him_either() -> None:
    beaten(BANE, "Lurtz", worn=True).expect(winner=1, lost={0: "killed"})


@rule("T-279")
def test_with_the_ring_on_frodo_acts_moves_and_fights_as_before() -> None:
    play = scene(worn=True, free={"wounds": 1, "play": ["Pippin, Friend to Frodo"]}, shadow={"hand": ["Saruman's Ambition"]})
    play.choose("Use Frodo").expect(in_play={"Frodo": {"wounds": 0, "strength": 4}})
    play.choose("Pass").expect(site=2, worn=True, asked=1, phase="shadow")
    play = scene(phase="assignment", site=4, worn=True, free={"play": ["Pippin, Friend to Frodo"]}, shadow={"play": ["Goblin Runner"]})
    play.choose("AssignTo Goblin Runner Frodo").expect(in_play={"Frodo": {"wounds": 0}})
    assert [word.count for word in told(play, BurdensAdded) if isinstance(word, BurdensAdded)] == [1]


# ---- burdens


@rule("T-281")
@pytest.mark.parametrize("card", ["Goblin Spear", "Drawn to Its Power"])
def test_burdens_come_upon_the_ring_bearer_whoever_falls(card: str) -> None:
    """Merry dies; the burden lies on Frodo."""
    minion: Any = {"card": "Goblin Patrol Troop", "bears": ["Goblin Spear"]} if card == "Goblin Spear" else "Úlairë Nelya"
    name = "Goblin Patrol Troop" if card == "Goblin Spear" else "Úlairë Nelya"
    shadow = {"play": [minion] if card == "Goblin Spear" else [minion, card]}
    play = scene(phase="skirmish", site=4, free={"play": ["Merry, From O'er the Brandywine"]}, shadow=shadow, assigned={name: "Merry"})
    play.expect(dead={0: ["Merry"]}, burdens=2 if card == "Goblin Spear" else 1)
    assert play.board.burdens[1] == 0


@rule("T-281")
def test_in_each_turn_the_burdens_are_those_of_the_moving_ring_bearer() -> None:
    play = scene(players=3, path={1: "The Prancing Pony"}, free={"burdens": 1}, shadow={"burdens": 5}, seats={2: {"burdens": 7}})
    play.choose("Use The Prancing Pony")
    assert play.board.burdens == [2, 5, 7]


@rule("T-282")
@pytest.mark.parametrize(
    ("bearer", "resistance"), [("Frodo, Son of Drogo", 10), ("Frodo, Old Bilbo's Heir", 10), ("Sam, Son of Hamfast", 5)]
)
def test_as_many_burdens_as_resistance_corrupt(bearer: str, resistance: int) -> None:
    pony: dict[str, Any] = {"path": {1: "The Prancing Pony"}, "hasty": False}
    play = scene(**pony, free={"ring_bearer": bearer, "burdens": resistance - 2, "hand": ["Athelas"]}).choose(
        "Use The Prancing Pony", "Pass"
    )
    play.expect(burdens=resistance - 1, winner=-1)
    scene(**pony, free={"ring_bearer": bearer, "burdens": resistance - 1}).choose("Use The Prancing Pony").expect(
        winner=1, lost={0: "corrupted"}
    )


# ---- taking it off


@rule("T-283")
def test_at_the_start_of_regroup_frodo_takes_the_ring_off() -> None:
    play = scene(
        phase="skirmish",
        site=5,
        worn=True,
        free={"play": ["Gimli, Son of Glóin", "Aragorn, King in Exile"], "hand": ["An Able Guide"]},
        shadow={"play": ["Uruk Savage"]},
        assigned={"Uruk Savage": "Gimli"},
    )
    play.expect(phase="skirmish", worn=True).choose("Pass").expect(phase="regroup", asked=0, worn=False)
    assert told(play, RingTakenOff) == [RingTakenOff()]


@rule("T-283")
def test_put_on_during_regroup_it_comes_off_at_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Made up: a text of the Regroup phase wounds Frodo, and Isildur's Bane takes the wound."""
    sting = event("1P901", "Sting of the Night", Culture.RINGWRAITH, 0, Regroup(do(Wound(Each(RING_BEARER)))))
    monkeypatch.setitem(CARDS, "1P901", sting)
    play = scene(phase="regroup", free={"ring": BANE, "deck": ["Athelas"]}, shadow={"hand": ["1P901", "Athelas"]})
    play.choose("PlayCard Sting of the Night", "Answer The One Ring Frodo").expect(burdens=2, in_play={"Frodo": {"wounds": 0}}, worn=False)
    assert kinds(play, RingPutOn, RingTakenOff, Reconciled) == ["RingPutOn", "RingTakenOff"]


# ---- Sam


@rule("T-284")
@pytest.mark.parametrize("sam", ["Sam, Son of Hamfast", "Sam, Faithful Companion"])
@pytest.mark.parametrize("minion", ["Lurtz", "Uruk Savage"])
def test_when_frodo_is_killed_sam_may_take_up_the_ring(sam: str, minion: str) -> None:
    """Overwhelmed, or by wounds; Sam begins without burdens and does not wear the Ring."""
    free = {"play": [sam, "Merry, From O'er the Brandywine"], "burdens": 6, "wounds": 2}
    play = beaten(minion=minion, free=free)
    if minion == "Uruk Savage":
        play.choose("Pass", "Pass")
    play.expect(asked=0, offered=["Pass", "Answer Sam 1 Frodo"], dead={0: ["Frodo"]}).choose("Answer Sam 1 Frodo")
    play.expect(
        ring_bearer={0: "Sam"}, burdens=0, worn=False, winner=-1, in_play={"The One Ring": {"bearer": "Sam"}, "Sam": {"strength": 4}}
    )
    assert len(told(play, NewRingBearer)) == 1


@rule("T-284")
def test_who_does_not_let_sam_answer_loses() -> None:
    beaten(minion="Lurtz", free={"play": ["Sam, Son of Hamfast"]}).choose("Pass").expect(winner=1, lost={0: "killed"})


@rule("T-284")
@pytest.mark.parametrize("friend", ["Merry, Friend to Sam", "Gandalf, The Grey Wizard", "Bilbo"])
def test_nobody_else_can_take_it_up(friend: str) -> None:
    play = beaten(minion="Lurtz", free={"play": [friend], "hand": ["Sam, Son of Hamfast"], "discard": ["Sam, Son of Hamfast"]})
    while play.facts["winner"] < 0:
        play.choose("Pass")
    play.expect(winner=1, lost={0: "killed"})


@rule("T-284")
def test_another_players_sam_does_not_help() -> None:
    beaten(minion="Lurtz", players=3, seats={2: {"play": ["Sam, Son of Hamfast"]}}).expect(lost={0: "killed"}, free_peoples=1)


@rule("T-284")
def test_when_frodo_and_sam_die_together_the_game_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """No card of the set wounds all companions at once, so one is made up."""
    hail = event("1P900", "Hail of Stones", Culture.RINGWRAITH, 0, Maneuver(do(Wound(Each(COMPANION)))))
    monkeypatch.setitem(CARDS, "1P900", hail)
    sam, wounded = "Sam, Son of Hamfast", {"card": "Sam, Son of Hamfast", "wounds": 3}
    for friend, lost in ((sam, {}), (wounded, {0: "killed"})):
        play = scene(
            phase="maneuver", site=5, free={"play": [friend], "wounds": 3}, shadow={"play": ["Uruk Savage"], "hand": ["1P900"]}
        ).choose("PlayCard Hail of Stones")
        assert play.facts["lost"] == lost
        assert (play.offered == ["Pass", "Answer Sam 1 Frodo"]) is (not lost)


@rule("T-284")
def test_sam_as_ring_bearer_has_no_successor() -> None:
    play = scene(
        phase="skirmish",
        site=5,
        free={"ring_bearer": "Sam, Son of Hamfast", "dead": ["Frodo, Son of Drogo"]},
        shadow={"play": ["Lurtz"]},
        assigned={"Lurtz": "Sam"},
    )
    play.expect(winner=1, lost={0: "killed"})


@rule("T-285")
def test_sam_cannot_take_over_from_a_corrupted_frodo() -> None:
    play = scene(path={1: "The Prancing Pony"}, free={"burdens": 9, "play": ["Sam, Son of Hamfast"]}).choose("Use The Prancing Pony")
    play.expect(winner=1, lost={0: "corrupted"}, dead={0: []})
    play = beaten(free={"burdens": 9, "play": ["Sam, Son of Hamfast"]}).choose("Answer The One Ring Frodo")
    play.expect(winner=1, lost={0: "corrupted"})


@rule("T-286")
@pytest.mark.parametrize("phase", ["fellowship", "maneuver", "archery", "assignment", "regroup"])
def test_while_frodo_lives_the_ring_stays_with_him(phase: str) -> None:
    """Sam is offered his other abilities, Frodo is wounded to his last, and nobody may give the Ring away."""
    play = scene(
        phase=phase,
        site=4,
        free={"play": ["Sam, Son of Hamfast"], "wounds": 3, "burdens": 1},
        shadow={"play": ["Uruk Savage"]},
        hasty=False,
    )
    for choice in play.offered:
        assert not choice.startswith(("Answer Sam", "Transfer"))
    play.expect(ring_bearer={0: "Frodo"})


@rule("T-286")
def test_when_another_companion_dies_sam_takes_nothing_up() -> None:
    play = scene(
        phase="skirmish",
        site=5,
        free={"play": ["Sam, Son of Hamfast", "Merry, From O'er the Brandywine"]},
        shadow={"play": ["Lurtz"]},
        assigned={"Lurtz": "Merry"},
    )
    play.expect(dead={0: ["Merry"]}, ring_bearer={0: "Frodo"}, phase="regroup")
