"""Positions of the trick-taking game that could not be written before, and those that are refused in one sentence."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.core.errors import BadInput
from onetable.core.scenario.running import run_scenario
from onetable.games.fellowship.game import Fellowship

BOOK = Fellowship()
PARTY: dict[str, Any] = {
    "edition": 2,
    "setup": {"chapter": 1},
    "characters": ["frodo", "gandalf", "bilbo", "pippin"],
    "hands": {"frodo": "R1 M2", "gandalf": "H8 M3", "bilbo": "H2 M4", "pippin": "H3 M5"},
}
MORIA = {**PARTY, "setup": {"chapter": 14}, "characters": ["frodo", "gandalf", "aragorn", "sam"], "hands": {}}

REFUSED: dict[str, tuple[dict[Any, Any], str]] = {
    "a threat before the tricks": ({"stage": "setup", "threats": {"frodo": 3}}, "“threats” belongs to the tricks; this scenario begins"),
    "tricks before the tricks": ({"stage": "characters", "characters": [], "won": []}, "“won” belongs to the tricks"),
    "an event of another chapter": ({"event": "the_long_dark"}, "There is no event “the_long_dark” in this chapter, which has none."),
    "a misspelt event": ({**MORIA, "event": "the_long_drak"}, "Did you mean “the_long_dark”?"),
    "a character twice": ({"characters": ["frodo", "gandalf", "gandalf", "pippin"]}, "“characters” names gandalf twice."),
    "a character of another chapter": ({"characters": ["frodo", "gandalf", "bilbo", "galadriel"]}, "“galadriel” is no character of this"),
    "a misspelt character": ({"characters": ["frodo", "gandalv", "bilbo", "pippin"]}, "There is no character “gandalv”. Did you mean"),
    "more tricks than cards": ({"left": 3}, "“left” is 3, but nobody has cards for more than 2 tricks."),
    "less than no tricks": ({"left": -1}, "In “left” -1 is too small: the least is 0."),
    "a hand twice": ({"hands": {"frodo": "R1", 0: "M2"}}, "“hands” names the chair of 0 twice."),
    "somebody who is not there": ({"leader": "gandalv"}, "Did you mean “gandalf”?"),
    "a misspelt key": ({"leadr": "frodo"}, "Did you mean “leader”?"),
    "a stage": ({"stage": "trick"}, "“trick” cannot be said here; it is one of “characters”, “setup”, “tricks”. Did you mean “tricks”?"),
    "a threat that does not exist": ({"threats": {"frodo": 9}}, "In “threats frodo” 9 is too large: the most is 7."),
    "a threat below nothing": ({"threats": {"frodo": -1}}, "In “threats frodo” -1 is too small: the least is 1."),
    "an unknown rider": ({"riders": {"frodo": "terrror"}}, "There is no rider “terrror”. Did you mean “terror”?"),
    "an unknown gift": ({"spent": ["stingg"]}, "There is no gift “stingg”. Did you mean “sting”?"),
    "something else than more or fewer": ({"declared": {"frodo": "mor"}}, "Did you mean “more”?"),
    "an event card that is none": ({"event_deck": [0]}, "In “event_deck 1” 0 is too small: the least is 1."),
    "no card aside": ({"aside": {"frodo": ""}}, "“” is no card"),
    "two cards aside": ({"aside": {"frodo": "H1", "bilbo": "H4"}}, "“aside” belongs to one chair, not to 2."),
    "a barrow where there is none": ({"barrow": "H1"}, "There is no “barrow” here: this chapter has no barrow."),
    "a draw deck for four": ({"stock": "H1"}, "There is no “stock” here: only who plays alone has a draw deck."),
    "a pyramid for four": ({"pyramid": "H1"}, "Only a game for two has a pyramid."),
    "more other cards than there are": ({"hands": {"frodo": ["R1", "37 others"]}}, "There are not 37 other cards: 36 are left"),
    "a trick out of order": ({"trick": [["frodo", "M1"], ["bilbo", "H1"], ["gandalf", "H4"]]}, "A running trick names who has played"),
    "a whole trick": ({"trick": [["frodo", "M1"], ["gandalf", "H4"], ["bilbo", "H1"], ["pippin", "H5"]]}, "somebody is still to play"),
    "event cards without a trick": ({"event_cards": [3]}, "write `trick: []`"),
    "an unknown suit": ({"void": {"frodo": "hils"}}, "Did you mean “hills”?"),
    "an unknown seat that saw a card": ({"passed": [[["frodo", "bilbo", "H1", [7]]]]}, "Seat 7 cannot have seen a card"),
    "an end that was before": ({"until": "end of setup"}, "At stage “tricks” the set-up is over"),
    "an end that comes much later": ({"until": "end of trick", "stage": "setup"}, "“until: end of trick” belongs to the tricks"),
    "a stop that is none": ({"stop": "laid"}, "Did you mean “laid out”?"),
    "keys that are no words": ({7: 3}, "There is no key “7”."),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_a_position_that_cannot_be_is_refused_in_one_sentence(name: str) -> None:
    change, sentence = REFUSED[name]
    with pytest.raises(BadInput) as refusal:
        run_scenario(BOOK, {**PARTY, **change})
    assert sentence in str(refusal.value)


OPEN = {"won": [["frodo", "R2 F5 F6 F7"], ["bilbo", "F1 F2 F3 F4"]]}  # nothing is decided yet


def play(*lines: Any, **position: Any) -> None:
    """Play these lines from a position of the party."""
    run_scenario(BOOK, {**PARTY, **position, "play": list(lines)})


def test_cards_lie_in_the_running_trick() -> None:
    hands = {"frodo": "R1 M2", "gandalf": "M3", "bilbo": "M4 H2", "pippin": "H3 M5"}
    play(
        {"trick": ["gandalf H8"], "asked": "bilbo", "offered": ["Play H2"], "left": 2},
        {"bilbo": "Play H2"}, {"pippin": "Play H3"}, {"frodo": "Play M2"},
        {"tricks": {"gandalf": 1}, "won": {"gandalf": "H8 H2 H3 M2"}, "trick": []},
        hands=hands, trick=[["gandalf", "H8"]], **OPEN,
    )  # fmt: skip
    ring = {**hands, "frodo": "M2", "gandalf": "M3 H8"}
    play({"trick": ["frodo R1"], "asked": "gandalf", "broken": True}, hands=ring, trick=[["frodo", "R1 to_win"]], **OPEN)


def test_other_cards_fill_a_hand() -> None:
    hands = {"frodo": ["R1", "3 others"], "gandalf": ["4 others"], "bilbo": ["4 others"], "pippin": ["4 others"]}
    play({"hands": {"frodo": ["R1", "3 others"], "bilbo": {"lacks": "R1"}}, "holding": {"frodo": 4, "bilbo": 4}}, hands=hands)


def test_barrow_cards() -> None:
    barrow = {"setup": {"chapter": 6}, "characters": ["frodo", "sam", "merry", "tom_bombadil"], "threats": {"sam": 3}, "barrow": "H1 H5"}
    hands = {"frodo": "R1 M2", "sam": "H8 M3", "merry": "H2 M4", "tom_bombadil": "H3 M5"}
    play({"over": False, "barrow": "H1 H5", "sees": {"sam": {"barrow": "? ?"}}}, hands=hands, play_on=True, **barrow)


def test_the_round_goes_on_although_it_is_decided() -> None:
    lost = [["bilbo", "R1 R2 R3 R4"]]  # nothing is left for Frodo
    hands = {"frodo": "M1 M2", "gandalf": "M3 H8", "bilbo": "M4 H2", "pippin": "M5 H3"}
    play({"over": True, "outcome": "lost"}, hands=hands, won=lost, leader="frodo")
    trick = [{"frodo": "Play M1"}, {"gandalf": "Play M3"}, {"bilbo": "Play M4"}, {"pippin": "Play M5"}]
    play({"over": False, "verdicts": {"frodo": "lost"}}, *trick, {"asked": "pippin", "left": 1}, hands=hands, won=lost, leader="frodo", play_on=True)  # noqa: E501  # fmt: skip


def test_set_up_and_no_more() -> None:
    full = {"frodo": ["R1", "8 others"], "gandalf": ["9 others"], "bilbo": ["9 others"], "pippin": ["9 others"]}
    play({"question": "HandOver"}, stage="setup", hands=full, lost=["1 other"])
    lines = [{"asked": "nobody", "question": ""}]
    play(*lines, stage="setup", until="end of setup", setup={"chapter": 1}, hands=full, lost=["1 other"], stop="laid out")


def test_a_hidden_threat_is_seen_by_its_owner_alone() -> None:
    dark = {"setup": {"chapter": 14}, "event": "the_long_dark", "characters": ["frodo", "gandalf", "aragorn", "sam"]}
    hands = {"frodo": "R1 M2", "gandalf": "H8 M3", "aragorn": "H2 M4", "sam": "H3 M5"}
    sees = {"sam": {"threats": {"sam": [3]}}, "frodo": {"threats": {"sam": ["?"]}}}
    play({"threats": {"sam": [3]}, "sees": sees}, hands=hands, threats={"sam": 3, "aragorn": 2}, **dark)
