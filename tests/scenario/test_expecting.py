"""Expectations: what each kind of fact takes for equal, what each operator says, and what is refused as nonsense."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.core.errors import BadInput
from onetable.core.scenario.kinds import Anything, At, Bag, Cards, Kind, Map, Names, Number, Record, Series, Text, Truth

HOBBITS = Names("hobbit", lambda game: ["frodo", "sam", "merry"])
HOBBIT = Text(names=HOBBITS)
HAND, PATH, LINE = Bag(of=HOBBIT), Series(of=HOBBIT), Cards()
WOUNDS = Map(of=Number(), names=HOBBITS)
IN_PLAY = Map(of=Record(fields={"wounds": Number(), "bearer": Text()}))
FRODO = {"frodo": {"wounds": 0, "bearer": ""}}

HOLD: list[tuple[Kind, Any, Any]] = [
    (Number(), 3, 3),
    (Number(), {"at least": 2}, 3),
    (Number(), {"at least": 2, "at most": 3}, 3),
    (Number(), {"not": 4}, 3),
    (Truth(), False, False),
    (HOBBIT, "Frodo", "frodo"),
    (Text(), "Gloin's axe", "Glóin’s Axe"),
    (HAND, ["sam", "frodo"], ["frodo", "sam"]),
    (HAND, ["sam", "1 other"], ["frodo", "sam"]),
    (HAND, ["2 others"], ["frodo", "sam"]),
    (HAND, [], []),
    (HAND, {"has": ["sam"]}, ["frodo", "sam"]),
    (HAND, {"has": "sam", "lacks": "merry", "size": 2}, ["frodo", "sam"]),
    (HAND, {"size": {"at least": 1}}, ["frodo", "sam"]),
    (HAND, {"not": ["sam"]}, ["frodo", "sam"]),
    (PATH, ["frodo", "sam"], ["frodo", "sam"]),
    (PATH, ["1 other", "sam"], ["frodo", "sam"]),
    (PATH, {"in order": ["frodo", "merry"]}, ["frodo", "sam", "merry"]),
    (LINE, "H3 R1", "R1 H3"),
    (LINE, ["H3", "R1"], "R1 H3"),
    (LINE, {"has": "H3 R1"}, "R1 H3 S8"),
    (LINE, "", ""),
    (WOUNDS, {"sam": 1}, {"sam": 1, "frodo": 2}),
    (WOUNDS, {}, {}),
    (WOUNDS, {}, {"sam": 0}),
    (WOUNDS, {"exactly": {"sam": 1}}, {"sam": 1, "frodo": 0}),
    (WOUNDS, {"lacks": "merry", "size": 1}, {"sam": 1}),
    (WOUNDS, {"merry": "absent"}, {"sam": 1}),
    (IN_PLAY, {"frodo": {"wounds": 0}}, FRODO),
    (IN_PLAY, {"sam": "absent"}, FRODO),
    (Anything(), [1, 2], [1, 2]),
    (Anything(), None, None),
]  # fmt: skip
FAIL: list[tuple[Kind, Any, Any]] = [
    (Number(), 4, 3),
    (Number(), {"at least": 4}, 3),
    (Number(), {"at least": 2, "at most": 2}, 3),
    (Number(), {"not": 3}, 3),
    (Number(), 3, None),
    (Truth(), True, False),
    (HOBBIT, "sam", "frodo"),
    (Text(), "TooDear 4 3", "TooDear 3 4"),  # the order of words counts
    (HAND, ["sam"], ["frodo", "sam"]),
    (HAND, ["sam", "sam"], ["frodo", "sam"]),
    (HAND, ["sam", "2 others"], ["frodo", "sam"]),
    (HAND, [], ["frodo"]),
    (HAND, {"has": ["merry"]}, ["frodo", "sam"]),
    (HAND, {"has": ["sam", "sam"]}, ["frodo", "sam"]),
    (HAND, {"lacks": ["sam"]}, ["frodo", "sam"]),
    (HAND, {"size": 3}, ["frodo", "sam"]),
    (HAND, {"not": ["sam", "frodo"]}, ["frodo", "sam"]),
    (PATH, ["sam", "frodo"], ["frodo", "sam"]),  # the order of a path counts
    (PATH, ["frodo", "1 other"], ["frodo"]),
    (PATH, {"in order": ["merry", "frodo"]}, ["frodo", "sam", "merry"]),
    (LINE, "H3", "R1 H3"),
    (WOUNDS, {}, {"sam": 1}),  # an empty map says that there is nothing
    (WOUNDS, {"sam": 1}, {"frodo": 1}),
    (WOUNDS, {"exactly": {"sam": 1}}, {"sam": 1, "frodo": 2}),
    (WOUNDS, {"lacks": "sam"}, {"sam": 1}),
    (WOUNDS, {"sam": "absent"}, {"sam": 1}),
    (IN_PLAY, {"frodo": {"wounds": 1}}, FRODO),
    (IN_PLAY, {"frodo": "absent"}, FRODO),
    (IN_PLAY, {"frodo": {}}, FRODO),
    (IN_PLAY, {}, FRODO),
    (Anything(), [2, 1], [1, 2]),
    (Anything(), {}, {"sam": 1}),
    (Anything(), None, 1),
]  # fmt: skip
NONSENSE: list[tuple[Kind, Any, Any, str]] = [
    (Number(), "three", 3, "x is a number, not 'three'."),
    (Number(), True, 1, "x is a number, not True."),
    (Number(), {"has": 3}, 3, "x is a number and knows no “has”, only not, at least, at most."),
    (Truth(), 1, True, "x is true or false, not 1."),
    (HOBBIT, "merri", "sam", "x: there is no hobbit “merri”. Did you mean “merry”?"),
    (HAND, "sam", ["sam"], "x is a list, not 'sam'."),
    (HAND, ["sam", "froddo"], ["sam"], "x: there is no hobbit “froddo”. Did you mean “frodo”?"),
    (HAND, {"lacks": ["samm"]}, [], "x: there is no hobbit “samm”. Did you mean “sam”?"),
    (HAND, {"in order": ["sam"]}, ["sam"], "x is a list and knows no “in order”, only not, has, lacks, exactly, size."),
    (WOUNDS, 3, {}, "x is a map, not 3."),
    (WOUNDS, {"sam": "hurt"}, {"frodo": 1}, "x.sam is a number, not 'hurt'."),
    (WOUNDS, {"samm": "absent"}, {}, "x: there is no hobbit “samm”. Did you mean “sam”?"),
    (IN_PLAY, {"frodo": {"wound": 1}}, FRODO, "x.frodo has no “wound”; it has wounds, bearer. Did you mean “wounds”?"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "wanted", "found"), HOLD)
def test_this_holds(kind: Kind, wanted: Any, found: Any) -> None:
    assert kind.differs(wanted, found, At("x")) == ""


@pytest.mark.parametrize(("kind", "wanted", "found"), FAIL)
def test_this_does_not(kind: Kind, wanted: Any, found: Any) -> None:
    assert kind.differs(wanted, found, At("x")).startswith("x")


@pytest.mark.parametrize(("kind", "wanted", "found", "sentence"), NONSENSE)
def test_this_is_refused(kind: Kind, wanted: Any, found: Any, sentence: str) -> None:
    with pytest.raises(BadInput) as refusal:
        kind.differs(wanted, found, At("x"))
    assert str(refusal.value) == sentence
