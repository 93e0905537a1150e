"""Why something cannot be done: every reason appears where it is the reason, and nowhere beside what is on offer."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from onetable.core.short import short
from onetable.games.quest.atlas import TOKEN_PAIR
from onetable.games.quest.traits import Place
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
BERAVOR: dict[str, Any] = {"hero": "beravor", "at": "bree"}
ARGALAD: dict[str, Any] = {"hero": "argalad", "at": "bree"}
ACTION, TRAVEL, EXPLORE, COMMAND = {"step": "action"}, {"step": "travel"}, {"step": "explore", "favor": {"bree": 1}}, "UseTrack command 3"
OWNER = {"step": "travel", "heroes": [{**THALIN, "hand": ["evade"], "items": ["horse"], "corruption": ["weary"]}]}
NAMED: dict[str, tuple[dict[str, Any], tuple[str, ...], int, str]] = {  # a position, the choices, who asks, and what he names
    "NotJoined": (TRAVEL, (), 1, "MoveTo erebor"),
    "AlreadyHere": (TRAVEL, (), 1, "MoveTo bree"),
    "NoTokenThere": ({**TRAVEL, "heroes": [ARGALAD]}, (), 1, "Scout weathertop"),
    "ScoutedAlready": ({**TRAVEL, "heroes": [ARGALAD], "turn": {"scouted": True}}, (), 1, "Scout weathertop"),
    "WrongTerrain": (
        {"step": "travel", "heroes": [{**THALIN, "hand": ["evade", "sweep"]}]}, ("MoveTo weathertop",), 1, "PayOne thalin_evade",
    ),
    "IsElsewhere": ({**EXPLORE, "characters": {"gandalf": "shire"}}, (), 1, "Consult gandalf"),
    "NotOnTheMap": (EXPLORE, (), 1, "Consult gandalf"),
    "NoFavorHere": ({"step": "explore", "characters": {"gandalf": "bree"}}, (), 1, "TakeFavor"),
    "NothingToTrade": ({**EXPLORE, "heroes": [THALIN, BERAVOR]}, (), 1, "Trade beravor"),
    "NoRoomForFavor": (
        {**EXPLORE, "heroes": [{**THALIN, "favor": 1, "items": ["boat"]}, {**BERAVOR, "favor": 3, "corruption": ["despairing"]}]},
        ("Trade thalin",), 1,
        "GiveFavor beravor",
    ),
    "IsExhausted": (
        {"combat": {"foe": "orc", "foe_hand": ["hack"], "hero_exhausted": True}, "heroes": [{**THALIN, "hand": ["evade"]}]}, (), 1,
        "Lay thalin_evade",
    ),
    "NotLeftmost": ({"step": "rest", "markers": {"yellow": 0, "red": 0, "black": 4}}, ("Rest",), 1, "PickMarker black"),
    "NotNearestHaven": (
        {**TRAVEL, "heroes": [{"hero": "thalin", "at": "tharbad"}], "markers": {"yellow": 0, "red": 1, "black": 2}}, ("GiveUp",), 0,
        "PickPlace edoras",
    ),
    "NotPossible": ({"card": "event.ev1_05", "characters": {"gandalf": "edoras"}}, (), 0, "PickBranch 1"),
    "TextAsks": ({"card": "encounter.sting_of_the_west", "influence": {"shire": 1}}, (), 1, "PickInfluence tharbad"),
    "NotDamaged": ({**ACTION, "minions": {"gothmog": "rhun"}}, (COMMAND,), 0, "HealMinion gothmog"),
    "NoInfluenceInHaven": (ACTION, ("UseTrack influence 6",), 0, "PickPlace rivendell"),
    "StrongholdFull": ({**ACTION, "influence": {"barad_dur": 6}}, ("UseTrack influence 6",), 0, "PickPlace barad_dur"),
    "InfluenceLimit": ({**ACTION, "influence": {"barad_dur": 1, "mount_doom": 1}}, ("UseTrack influence 6",), 0, "PickPlace mount_doom"),
    "NotInExtension": (ACTION, ("UseTrack influence 6",), 0, "PickPlace shire"),
    "PoolIsFull": ({**ACTION, "pool": 4}, ("UseTrack influence 6",), 0, "ToPool"),
    "NoMoreForThePool": (ACTION, ("UseTrack influence 6", "ToPool", "ToPool"), 0, "ToPool"),
    "NotAsked": (TRAVEL, (), 1, "PickHero thalin"),
    "WorksByItself": (OWNER, (), 1, "PickItem horse"),
    "WaitsForSauron": (ACTION, (), 1, "MoveTo erebor"),
    "WaitsForHero": (TRAVEL, (), 0, "PickPlace erebor"),
    "OnlyWhenTraveling": (EXPLORE, (), 1, "MoveTo erebor"),
    "PayFirst": (
        {**TRAVEL, "heroes": [{**THALIN, "at": "lake_esgaroth", "hand": ["evade", "sweep"]}], "hasty": False}, ("MoveTo erebor",), 1,
        "MoveTo rhun",
    ),
    "AnswerFirst": ({"card": "damage.1", "heroes": [{**THALIN, "hand": ["evade", "sweep"]}]}, (), 1, "MoveTo erebor"),
    "OnlyWhenResting": (TRAVEL, (), 1, "Rest"),
    "OnlyWhenExploring": (TRAVEL, (), 1, "DarkPath"),
    "OnlyAfterRest": (OWNER, (), 1, "PickCorruption weary"),
    "OnlyInCombat": (OWNER, (), 1, "Lay thalin_evade"),
    "OnlyInActionStep": ({"step": "plot", "plot_hand": ["urgent_summons"], "hasty": False}, (), 0, "UseTrack draw 2"),
    "OnlyInPlotStep": ({**ACTION, "plots": [("osgiliath_invaded", "osgiliath")]}, (), 0, "DropPlot osgiliath_invaded 0"),
    "OnlyWhenPlacing": (ACTION, (), 0, "PickPlace shire"),
    "OnlyWhenCommanding": ({**ACTION, "minions": {"gothmog": "rhun"}}, (), 0, "HealMinion gothmog"),
}  # fmt: skip


@pytest.mark.parametrize("reason", NAMED)
def test_the_reason_is_given_for_what_somebody_names(reason: str) -> None:
    data, answers, seat, attempt = NAMED[reason]
    play = scene(**{"minions": {}, "heroes": [THALIN], **data}).choose(*answers)
    found = {line: why for line, why in play.reasons(seat).items() if line == attempt or line.startswith(attempt + " ")}
    assert found and all([reason in [why.split()[0] for why in each] for each in found.values()]), (play.reasons(seat), play.offered)


def test_a_pile_without_tokens_is_the_reason_to_place_none() -> None:
    play = scene(step="action", minions={}, heroes=[THALIN], influence={"shire": 1, "rhun": 1})
    pair = TOKEN_PAIR[Place.SHIRE]
    play.board.piles[pair] = play.board.pile_discards[pair] = ()
    assert play.choose(COMMAND).refused["PlaceToken shire"] == "NoTokenLeft"


def test_when_the_game_is_over_that_is_the_reason() -> None:
    play = scene(step="travel", minions={}, heroes=[THALIN])
    play.game.agenda.clear()
    play.game.decision = None
    assert {why[0] for why in play.reasons(1).values()} <= {"GameIsOver", "NotAsked"}


def test_what_could_be_mended_comes_first() -> None:
    """A shadow card of another moment: the moment comes by itself, the influence must be gathered."""
    play = scene(step="turn", pool=0, shadow_hand=["storms_of_mordor"], minions={}, heroes=[THALIN], hasty=False)
    assert [why.split()[0] for why in play.reasons(0)["PlayShadow storms_of_mordor"]] == ["NotThisMoment", "PoolTooSmall"]


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
    assert {*CASES, *NAMED, "NoTokenLeft", "GameIsOver"} == words
