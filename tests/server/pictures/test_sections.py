"""What a client is asked and refused names the section of the guide about it: that is where “Rules for this” leads."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.telling.guide.sections import guide_of
from tests.contract.positions import SETUPS
from tests.games.fellowship.scenes import Scene
from tests.server.pictures.tables import drawn, moments, shown

PARTY = ["frodo", "gandalf", "bilbo", "pippin"]
HANDS = {"frodo": "H5 M5 F5 S5 R5", "gandalf": "H1 M1 F1 S1 R1", "bilbo": "H2 M2 F2 S2 R2", "pippin": "H3 M3 F3 S3 R3"}


def refused(view: dict[str, Any]) -> list[str]:
    """The sections of all reasons that a client may be told, whatever the game."""
    asking = (view["board"] or {}).get("asking") or {}
    return [why.get("section", "") for why in (*view["refused"], *asking.get("whys", ()))]


@pytest.mark.parametrize("game", ["fellowship", "tcg", "quest"])
def test_every_question_and_every_reason_leads_to_a_section(game: str) -> None:
    sections, reasons = {*guide_of(game).sections}, 0
    for match in moments(game, *SETUPS[game][0], seed=5, most=25):
        if match.game.decision is not None:
            (view,) = drawn(match, seats=(match.game.decision.seat,))
            assert view["subject"] in sections
            assert {*refused(view)} <= sections
            reasons += len(refused(view))
    assert reasons


def test_leading_following_and_a_refused_card_have_sections_of_their_own() -> None:
    scene = Scene(1, characters=PARTY, hands=HANDS, broken=False, leader="frodo")
    view = shown(scene)
    assert view["subject"] == "lead"
    assert {refusal["section"] for refusal in view["refused"] if refusal["card"] == "R5"} == {"rings"}
    view = shown(scene.choose("Play H5"), seat=1)
    assert view["subject"] == "follow"
    assert {refusal["section"] for refusal in view["refused"] if refusal["card"] == "M1"} == {"follow"}
