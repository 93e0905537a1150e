"""The lines of a scenario: who chooses what, where it stops, what is told, seen and refused."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.core.errors import BadInput
from onetable.core.scenario.choosing import Unmet
from onetable.core.scenario.running import run_scenario
from onetable.games.registry import rulebook

TRICK: dict[str, Any] = {
    "edition": 2,
    "game": "fellowship",
    "setup": {"chapter": 1},
    "characters": ["frodo", "gandalf", "bilbo", "pippin"],
    "hands": {"frodo": "R1 M2", "gandalf": "H8 M3 S1", "bilbo": "H2 M4", "pippin": "H3 M5"},
    "won": [["bilbo", "F1 F2 F3 F4"], ["bilbo", "S2 S3 S4 S5"], ["frodo", "R2 F5 F6 F7"]],
    "leader": "gandalf",
}


def play(*lines: Any, **position: Any) -> None:
    """Play these lines from a trick that Gandalf leads."""
    run_scenario(rulebook("fellowship"), {**TRICK, **position, "play": list(lines)})


def unmet(*lines: Any, **position: Any) -> str:
    """What is said of lines that do not turn out as expected."""
    with pytest.raises(Unmet) as complaint:
        play(*lines, **position)
    return str(complaint.value)


def refused(*lines: Any, **position: Any) -> str:
    """What is said of lines that make no sense."""
    with pytest.raises(BadInput) as refusal:
        play(*lines, **position)
    return str(refusal.value)


# ---- choices


def test_a_choice_names_the_one_who_makes_it() -> None:
    play({"gandalf": "Play H8"}, {"bilbo": "Play H2"}, {3: "Play H3"}, {"0": "PlayToWin R1"})


def test_a_choice_of_somebody_who_is_not_asked_is_not_taken_for_another_s() -> None:
    assert unmet({"bilbo": "Play H8"}) == "line 1: “Play H8” is not for bilbo to choose: gandalf is asked"


def test_a_choice_that_is_not_there_is_answered_with_the_reason_and_all_that_are() -> None:
    said = unmet({"gandalf": "Play H8"}, {"bilbo": "Play M4"})
    assert said == "line 2: “Play M4” is not (MustFollow hills) among ['Play H2']"
    assert unmet("Play H9") == "line 1: “Play H9” is not among ['Play H8', 'Play M3', 'Play S1'] Did you mean “Play H8”?"


def test_when_the_game_is_over_that_is_said() -> None:
    over = [["bilbo", "R1 R2 R3 R4"], ["bilbo", "F1 F2 F3 F4"], ["bilbo", "S2 S3 S4 S5"]]  # nothing is left for Frodo
    hands = {"frodo": "M2", "gandalf": "M3 S1", "bilbo": "M4", "pippin": "M5"}
    assert unmet("Play M3", won=over, hands=hands) == "line 1: “Play M3” cannot be chosen: the game is over"


# ---- expectations that every game has


def test_who_is_asked_and_what() -> None:
    play({"asked": "gandalf", "question": "PlayCards", "over": False, "offered": {"has": "Play H8", "lacks": ["Play H2"]}})
    play({"asked": 1})
    assert unmet({"asked": "bilbo"}) == "line 1: asked is 'gandalf', expected 'bilbo'"
    assert unmet({"asked": "nobody"}) == "line 1: asked is 'gandalf', expected to be absent"
    assert unmet({"offered": {"lacks": "Play H8"}}).startswith("line 1: offered is [")
    assert "Did you mean “gandalf”?" in refused({"asked": "gandolf"})


def test_what_is_refused_and_why() -> None:
    play("Play H8", {"refused": {"Play M4": "MustFollow hills"}}, {"refused": {"Play M4": ["MustFollow hills"]}})
    assert "expected 'MustFollow shadows'" in unmet("Play H8", {"refused": {"Play M4": "MustFollow shadows"}})
    assert "expected to be empty" in unmet("Play H8", {"refused": {}})


def test_the_journal() -> None:
    lines = [{"gandalf": "Play H8"}, {"bilbo": "Play H2"}]
    play(*lines, {"journal": {"in order": ["Leads gandalf H8", "Plays bilbo H2"], "lacks": "Plays pippin H3"}})
    assert "in order" in unmet(*lines, {"journal": {"in order": ["Plays bilbo H2", "Leads gandalf H8"]}})


def test_what_a_seat_sees() -> None:
    play({"sees": {"bilbo": {"hands": {"bilbo": "H2 M4", "gandalf": "? ? ?"}, "holding": {"gandalf": 3}, "offered": []}}})
    play({"sees": {"gandalf": {"offered": {"size": 3}}, "spectator": {"hands": {"bilbo": "? ?"}}}})
    assert "sees.bilbo.hands.gandalf" in unmet({"sees": {"bilbo": {"hands": {"gandalf": "H8 M3 S1"}}}})
    assert "Did you mean “bilbo”?" in refused({"sees": {"bilbos": {}}})
    assert "Did you mean “hands”?" in refused({"sees": {"bilbo": {"hand": {}}}})
    assert refused({"sees": {}}) == "“sees” names who sees what, such as {frodo: {...}}, not {}."


def test_an_unknown_fact_gets_a_suggestion() -> None:
    assert refused({"handz": {}}).endswith("Did you mean “hands”?")
    assert refused({"gandolf": "Play H8"}).endswith("Did you mean “gandalf”?")
    assert refused(7) == "Line 1 is neither a choice nor an expectation: 7."


# ---- where it stops


def test_a_position_that_is_only_laid_out() -> None:
    play({"asked": "nobody", "journal": [], "left": 2}, "go on", {"asked": "gandalf"}, stop="laid out")
    play({"verdicts": {}}, {"gandalf": "Play H8"}, stop="laid out")
    assert unmet("go on") == "line 1: it cannot go on: gandalf is asked"


def test_a_trick_and_no_more() -> None:
    rest = [{"bilbo": "Play H2"}, {"pippin": "Play H3"}, {"frodo": "PlayToWin R1"}]
    play({"gandalf": "Play H8"}, *rest, {"asked": "nobody", "tricks": {"frodo": 2}, "left": 1, "trick": []}, until="end of trick")
    said = unmet({"gandalf": "Play H8"}, *rest, {"frodo": "Play M2"}, until="end of trick")
    assert said == "line 5: “Play M2” cannot be chosen: the scene has come to its end and nobody is asked"


def test_choices_that_lead_up_to_the_position_are_made_in_silence() -> None:
    play({"asked": "pippin", "journal": []}, before=[{"gandalf": "Play H8"}, {"bilbo": "Play H2"}])
    assert refused(before=[{"asked": "gandalf"}]) == "Line 1 of “before” is no choice."


def test_from_the_very_beginning() -> None:
    data = {
        "edition": 2,
        "begin": {"setup": {"chapter": 1}, "players": 3, "seed": 5},
        "play": [{"question": "ChooseCharacters", "round": 1}],
    }
    run_scenario(rulebook("fellowship"), data)
    with pytest.raises(BadInput, match="Did you mean “seed”"):
        run_scenario(rulebook("fellowship"), {**data, "begin": {"sead": 5}})


# ---- editions


def test_the_first_edition_is_named_with_what_to_do() -> None:
    old = {key: value for key, value in TRICK.items() if key != "edition"}
    with pytest.raises(BadInput, match="onetable scenario --convert FILE"):
        run_scenario(rulebook("fellowship"), old)
    assert refused(edition=3) == "There is no edition 3 of scenarios; write `edition: 2`."
