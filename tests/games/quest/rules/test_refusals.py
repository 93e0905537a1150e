"""Why something cannot be done: every reason appears where it is the reason, and nowhere beside what is on offer."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from onetable.core.short import short
from onetable.games.quest.vocabulary import reasons
from tests.games.quest.scenes import RULEBOOK, scene

THALIN: dict[str, Any] = {"hero": "thalin", "at": "bree"}
CASES: dict[str, tuple[dict[str, Any], tuple[str, ...], str]] = {
    "NotThisMoment": ({"step": "turn", "shadow_hand": ["betrayed"], "hasty": False}, (), "PlayShadow betrayed"),
    "OneShadowCardATurn": (
        {"step": "action", "pool": 4, "shadow_hand": ["storms_of_mordor", "do_not_tempt_me"]},
        ("PlayShadow storms_of_mordor",), "PlayShadow do_not_tempt_me",
    ),
    "PoolTooSmall": ({"step": "action", "pool": 3, "shadow_hand": ["storms_of_mordor"]}, (), "PlayShadow storms_of_mordor"),
    "NoFreeSlot": (
        {
            "step": "plot", "plot_hand": ["gollum_is_captured"], "pool": 4,
            "plots": [("monsters_in_the_east", "sea_of_udun"), ("osgiliath_invaded", "osgiliath"), ("loss_of_an_heir", "edoras")],
        },
        (), "PlayPlot gollum_is_captured sea_of_udun",
    ),
    "NoFittingPlace": ({"step": "plot", "plot_hand": ["urgent_summons"], "pool": 4, "hasty": False}, (), "PickPlot urgent_summons"),
    "TrackFull": ({"step": "action", "tracks": [[0, 1, 2], [], []]}, (), "UseTrack influence 0"),
    "PathTooDear": ({"step": "travel", "heroes": [{**THALIN, "hand": ["evade"]}]}, (), "MoveTo weathertop"),
    "NoMoreMoves": (
        {"step": "travel", "heroes": [{**THALIN, "hand": ["evade"]}], "turn": {"most_moves": 1, "moves": 1}}, (), "MoveTo fornost",
    ),
    "NoMoreTravel": (
        {
            "step": "travel", "heroes": [{**THALIN, "hand": ["evade"], "corruption": ["hopeless"]}], "turn": {"travel_steps": 3},
            "hasty": False,
        },
        (), "MoveTo fornost",
    ),
    "FoeHere": ({"step": "travel", "tokens": {"bree": ["orc"]}}, (), "Rest"),
    "NoRestInStronghold": ({"step": "travel", "heroes": [{**THALIN, "at": "dol_guldur"}]}, (), "Rest"),
    "RestForbidden": ({"step": "travel", "minions": {"witch_king": "weathertop"}}, (), "Rest"),
    "RestHindered": (
        {"step": "travel", "heroes": [{**THALIN, "at": "fornost"}], "plots": [("a_broken_line_of_kings", "fornost")]}, (), "Rest",
    ),
    "DarkPathTaken": ({"step": "explore", "favor": {"bree": 1}, "turn": {"dark_path": True}}, (), "DarkPath"),
    "TooCorrupt": (
        {"step": "explore", "favor": {"bree": 1}, "heroes": [{**THALIN, "corruption": ["weak", "weary", "greedy", "helpless"]}]},
        (), "DarkPath",
    ),
    "NotEnoughFavor": ({"step": "explore", "characters": {"denethor": "bree"}}, (), "Consult denethor"),
    "QuestElsewhere": ({"step": "explore", "heroes": [{**THALIN, "side": ["greenleaf"]}]}, (), "CompleteQuest greenleaf"),
    "PlotElsewhere": ({"step": "explore", "plots": [("osgiliath_invaded", "osgiliath")]}, (), "BreakPlot osgiliath_invaded 0"),
    "NothingToExplore": ({"step": "travel", "turn": {"dark_path": True}}, (), "Explore"),
    "Lonely": (
        {"step": "explore", "characters": {"gandalf": "bree"}, "heroes": [{**THALIN, "corruption": ["isolated"]}]}, (), "Consult gandalf",
    ),
    "HasItemAlready": (
        {"step": "explore", "heroes": [{**THALIN, "items": ["horse"], "favor": 1}, {"hero": "beravor", "at": "bree", "items": ["horse"]}]},
        ("Trade thalin",), "GiveItem horse beravor",
    ),
    "NotUsedToHope": ({"step": "travel", "heroes": [{**THALIN, "hand": ["evade"]}]}, (), "GiveUp"),
    "FigureUsed": (
        {"step": "action", "minions": {"gothmog": "rhun", "witch_king": "rhun"}}, ("UseTrack command 3", "MoveMinion gothmog dagorlad"),
        "HealMinion gothmog",
    ),
    "OneTokenPlaced": (
        {"step": "action", "influence": {"shire": 1, "rhun": 1}, "minions": {"gothmog": "rhun"}},
        ("UseTrack command 3", "PlaceToken shire"), "PlaceToken rhun",
    ),
    "NeedsInfluence": ({"step": "action", "influence": {"shire": 1}}, ("UseTrack command 3",), "PlaceToken rhun"),
    "NotInHaven": ({"step": "action", "influence": {"shire": 1}}, ("UseTrack command 3",), "PlaceToken fornost"),
}  # fmt: skip


@pytest.mark.parametrize("reason", CASES)
def test_the_reason_is_given(reason: str) -> None:
    data, answers, attempt = CASES[reason]
    play = scene(**{"minions": {}, "heroes": [THALIN], **data}).choose(*answers)
    found = {line: why for line, why in play.refused.items() if line == attempt or line.startswith(attempt + " ")}
    assert found and {why.split()[0] for why in found.values()} == {reason} and not set(found) & set(play.offered)


def test_an_unmet_requirement_is_its_own_reason() -> None:
    play = scene(step="plot", plot_hand=["osgiliath_invaded"], minions={}, heroes=[THALIN], hasty=False)
    assert play.refused["PlayPlot osgiliath_invaded osgiliath"] == "TokenIn osgiliath"


def test_no_reason_stands_beside_an_offer_and_all_reasons_can_be_read() -> None:
    """In self-play: whatever is refused is not offered at the same time, and each attempt has one reason."""
    for seed in range(3):
        dice = Random(seed)
        game = RULEBOOK.begin({}, 2 + seed, seed, hasty=True)
        for _ in range(250):
            if game.decision is None:
                break
            refused = RULEBOOK.why_not(game)
            assert not set(refused) & set(game.decision.choices)
            assert all([short(reason) for reason in refused.values()])
            game.answer(dice.randrange(len(game.decision.choices)))


def test_every_word_for_a_reason_is_tried_here() -> None:
    """A frightened hero is not asked at all, so that he must not declare is never the answer to an attempt."""
    words = {name for name, kind in vars(reasons).items() if isinstance(kind, type) and kind.__module__ == reasons.__name__}
    assert set(CASES) == words
