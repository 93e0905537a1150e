"""What the table shows: the strip of the turn, the heroes and what a rest would do, the tower, the story, and what each button will do."""

from __future__ import annotations

import pytest

from onetable.core.lessons.lesson import Lesson
from onetable.core.phrasebook import LANGUAGES
from onetable.core.step import Scope
from onetable.games.quest.mechanics.shadow_cards import ShadowWindow, playable
from onetable.games.quest.table import SAURON
from onetable.games.quest.traits import Place
from tests.games.quest.pictures.shown import board_of, hero_of, offer_on, offers, positions, step_now, why
from tests.games.quest.scenes import RULEBOOK, scene
from tests.server.pictures.tables import drawn

SCOPE = Scope(SAURON)
RESTING = {"hero": "thalin", "at": "rivendell", "hand": ["sweep"], "rest": ["evade", "parry"], "damage": ["sweep"]}


# ---- the strip


def test_the_strip_tells_the_step_of_the_turn() -> None:
    assert step_now(board_of(scene(step="rest", heroes=[RESTING], minions={}))) == "rest"
    assert step_now(board_of(scene(step="travel", heroes=[RESTING], minions={}))) == "travel"
    assert step_now(board_of(scene(step="action", until="end of turn", heroes=[RESTING], minions={}))) == "action"
    paying = scene(step="travel", heroes=[{**RESTING, "at": "bree", "hand": ["sweep", "evade"]}], minions={}).choose("MoveTo fornost")
    assert step_now(board_of(paying)) == "travel" and board_of(paying)["asking"]["kind"] == "pay"


def test_an_ambush_is_no_journey() -> None:
    play = scene(step="ambush", heroes=[{**RESTING, "at": "bree"}], tokens={"bree": ["orc", "snaga"]}, minions={})
    assert step_now(board_of(play)) == "ambush"
    play.choose(play.offered[0])
    assert play.board.combat is not None and step_now(board_of(play)) == "ambush"


def test_every_moment_has_one_step_in_the_strip() -> None:
    seen = set()
    for match in positions(150, lambda board, step: step is not None):
        board = drawn(match, seats=(-1,))[0]["board"]
        seen.add(step_now(board))
        states = [step["state"] for step in board["turn"]["steps"]]
        assert states == sorted(states, key=["done", "now", "next"].index)
    assert seen >= {"setup", "plot", "action", "dawn", "rest", "travel"}


# ---- heroes


def test_a_hero_is_told_what_a_rest_would_do() -> None:
    haven = scene(step="rest", heroes=[RESTING], minions={})
    board = board_of(haven)
    hero = hero_of(board, "thalin")
    healing = hero["healing"]
    assert healing["may"] and (healing["rest"], healing["damage"]) == (2, 1) and healing["life"] == hero["life"] + 3
    assert len(healing["advances"]) == 3 and healing["spaces"] == 1
    told = offer_on(board, "rest")["will"]
    assert told == [f"The life pool grows from {hero['life']} to {hero['life'] + 3} cards.", "One of Sauron’s hindmost markers advances 1."]
    before = hero["life"]
    haven.choose("Rest", "PickMarker red")
    assert hero_of(board_of(haven), "thalin")["life"] == before + 3


def test_in_the_wild_the_damage_stays_and_a_foe_forbids_it() -> None:
    wild = hero_of(board_of(scene(step="rest", heroes=[{**RESTING, "at": "bree"}], minions={})), "thalin")["healing"]
    assert (wild["may"], wild["rest"], wild["damage"]) == (True, 2, 0)
    foe = scene(step="travel", heroes=[{**RESTING, "at": "bree"}], tokens={"bree": ["orc"]}, minions={})
    healing = hero_of(board_of(foe), "thalin")["healing"]
    assert not healing["may"] and healing["why"]


def test_attributes_tell_what_made_them_so() -> None:
    play = scene(step="travel", heroes=[{**RESTING, "raised": {"wisdom": 1}}], minions={})
    wisdom = next(each for each in hero_of(board_of(play), "thalin")["attributes"] if each["attribute"] == "wisdom")
    assert wisdom["now"] == wisdom["printed"] + 1 and (wisdom["raised"], wisdom["lowered"]) == (1, 0)


# ---- Sauron


def test_the_tower_shows_tracks_plots_and_counts_only() -> None:
    play = scene(step="action", heroes=[RESTING], minions={}, pool=3)
    tower = board_of(play)["tower"]
    assert [track["next"] for track in tower["tracks"]] == [6, 2, 3] and (tower["pool"], tower["pool_limit"]) == (3, 4)
    asking = board_of(play, seat=0)["asking"]
    assert asking["kind"] == "track" and asking["left"] == tower["actions"] == 2
    assert all([offer["will"] for offer in asking["offers"] if offer["does"] == "track"])
    play.choose("UseTrack command 3")
    (track,) = [track for track in board_of(play)["tower"]["tracks"] if track["track"] == "command"]
    assert track["taken"] == [True, False, False] and track["next"] == 2


def test_minions_and_tokens_are_offered_where_they_can_be_dropped() -> None:
    play = scene(step="action", heroes=[RESTING], minions={"gothmog": "moria"}, tokens={"dol_guldur": ["orc"]},
                 influence={"dol_guldur": 2, "rhosgobel": 1})  # fmt: skip
    play.choose("UseTrack command 3")
    board = board_of(play, seat=0)
    moves = {(offer["on"], offer["to"]) for offer in offers(board, "command")}
    assert ("minion.gothmog", "place.eregion") in moves and board["asking"]["commanding"]["left"] == 3
    token = board["tokens"][0]["number"]
    assert {to for on, to in moves if on == f"token.{token}"} <= {"place.rhosgobel"}
    assert board["closed"]["known"] == [{"number": token, "face": "monster.orc"}] and board_of(play)["closed"]["known"] == []


# ---- why not, and what next


def test_a_place_out_of_reach_says_why() -> None:
    play = scene(step="travel", heroes=[{"hero": "thalin", "at": "bree", "hand": ["sweep"]}], minions={})
    board = board_of(play)
    assert why(board, "place.minas_tirith") == "This location is not joined to Bree." and why(board, "place.bree")


def test_a_step_within_a_card_says_why_as_well() -> None:
    """Where a minion that was healed returns to the map is asked by no text that could be read."""
    hurt = {"gothmog": {"place": "moria", "damage": 1}, "mouth_of_sauron": "dol_guldur"}
    play = scene(step="action", heroes=[RESTING], minions=hurt, pool=8, shadow_hand=["they_are_terrible"],
                 influence={"barad_dur": 1, "shire": 1}, markers={"red": 9})  # fmt: skip
    play.choose("PlayShadow they_are_terrible", "PickMinion gothmog")
    board = board_of(play, seat=0)
    assert board["asking"]["kind"] == "pick" and why(board, "place.bree")


@pytest.mark.parametrize("lesson", RULEBOOK.lessons().values(), ids=lambda lesson: lesson.name)
def test_a_lesson_lies_in_the_step_that_asks(lesson: Lesson) -> None:
    play = scene(**lesson.position)
    lit = step_now(board_of(play, play.asked or 0))
    kind = board_of(play, play.asked or 0)["asking"]["kind"]
    assert lit in {"track": ("action",), "plot": ("plot",), "rest": ("rest",), "lay": ("ambush",)}.get(kind, ("travel",))


@pytest.mark.parametrize("lesson", RULEBOOK.lessons().values(), ids=lambda lesson: lesson.name)
def test_what_a_lesson_is_about_lies_on_its_table(lesson: Lesson) -> None:
    play = scene(**lesson.position)
    board = board_of(play, play.asked or 0)
    hand = {f"{card['card']}#0" for card in board["closed"]["hand"]}
    known = {f"place.{place.value}" for place in Place} | hand | {"laid.foe", *[f"seat.{hero['seat']}" for hero in board["heroes"]]}
    known |= {f"pool.{hero['seat']}.{pool}" for hero in board["heroes"] for pool in ("life", "rest", "damage")}
    assert lesson.at and set(lesson.at) <= known


def test_a_position_that_ends_is_no_finale() -> None:
    play = scene(step="travel", until="end of step", minions={}, heroes=[{"hero": "thalin", "at": "bree"}]).choose("Done")
    turn = board_of(play)["turn"]
    assert play.asked is None and turn["step"] != "finale" and {step["state"] for step in turn["steps"]} == {"done"}


def test_a_question_without_an_answer_is_declined_after_a_pause() -> None:
    """Sauron is asked for a shadow card whenever he holds one; what he could not play is not asked of the person, and looks the same."""
    window = next(positions(1, lambda board, step: isinstance(step, ShadowWindow) and not playable(board, SCOPE, step.moment)))
    flow = drawn(window, seats=(0,))[0]["board"]["asking"]["flow"]
    assert flow["empty"] and flow["take"] == 0 and flow["pause"] > 0 and not flow["forced"]
    answered = next(positions(1, lambda board, step: isinstance(step, ShadowWindow) and bool(playable(board, SCOPE, step.moment))))
    asked = drawn(answered, seats=(0,))[0]["board"]["asking"]["flow"]
    assert not asked["empty"] and asked["take"] == -1 and asked["pause"] == flow["pause"]


def test_where_all_see_what_may_be_chosen_nothing_waits() -> None:
    resting = board_of(scene(step="rest", minions={}, heroes=[{"hero": "thalin", "at": "bree", "others": "life"}]))["asking"]
    assert resting["flow"]["take"] == resting["passing"] and resting["flow"]["pause"] == 0
    assert board_of(scene(step="travel", minions={}, heroes=[{"hero": "thalin", "at": "bree"}]))["asking"]["flow"]["pause"] > 0


def test_the_own_journey_is_never_ended_by_itself() -> None:
    play = scene(step="travel", heroes=[{"hero": "thalin", "at": "bree", "hand": []}], minions={}, hasty=False)
    assert board_of(play)["asking"]["flow"]["take"] == -1


def test_stopping_tells_what_the_encounter_step_will_bring() -> None:
    calm = scene(step="travel", heroes=[{"hero": "thalin", "at": "bree", "hand": ["sweep"]}], minions={})
    assert offers(board_of(calm), "done")[0]["will"] == ["Your travel ends: you draw 3 encounter cards here."]
    dark = scene(step="travel", heroes=[{"hero": "thalin", "at": "bree", "hand": ["sweep"]}], minions={},
                 influence={"bree": 4, "barad_dur": 4})  # fmt: skip
    assert offers(board_of(dark), "done")[0]["will"] == ["Your travel ends: the location is perilous, so nothing is encountered."]


def test_all_sentences_are_there_in_every_language() -> None:
    for number, match in enumerate(positions(17, lambda board, step: step is not None)):
        if number % 4 == 0:
            for language in LANGUAGES:
                drawn(match, language)


def test_influence_tells_its_chain() -> None:
    play = scene(step="travel", heroes=[{"hero": "thalin", "at": "bree", "hand": ["sweep"]}], minions={},
                 influence={"dol_guldur": 3, "rhosgobel": 1, "shire": 1})  # fmt: skip
    board = board_of(play)
    there = {each["place"]: (each["count"], each["limit"], each["joined"]) for each in board["influence"]}
    assert there["rhosgobel"] == (1, 3, True) and there["shire"] == (1, 1, False) and there["dol_guldur"][2]
    assert board["chains"] == [path for path in board["chains"] if "dol_guldur" in path and "rhosgobel" in path] != []
