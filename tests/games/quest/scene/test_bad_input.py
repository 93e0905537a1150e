"""Whatever a written position says that cannot be is refused in one sentence, with a suggestion where a name is near."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from onetable.core.errors import BadInput
from onetable.core.scenario.files import read_scenario
from onetable.games.registry import rulebook

BOOK = rulebook("quest")
TRAVEL: dict[str, Any] = {"game": "quest", "edition": 2, "step": "travel"}


def hero(**more: Any) -> dict[str, Any]:
    """A position with Thálin, of whom this is said."""
    return {"heroes": [{"hero": "thalin", **more}]}


def to_come(step: Any) -> dict[str, Any]:
    """A position in which this step is to come."""
    return {"step": "", "to_come": [{"voice": 1, "steps": [step]}]}


ROWS: list[tuple[str, dict[str, Any], str]] = [
    # keys that there are not
    ("a key of the scene", {"influnce": {"bree": 1}}, "There is no key “influnce”. Did you mean “influence”?"),
    ("a key of the turn", {"turn": {"dark_paht": True}}, "In “turn” there is no key “dark_paht”. Did you mean “dark_path”?"),
    ("a key of a hero", hero(hnad=["sweep"]), "In “heroes 1” there is no key “hnad”. Did you mean “hand”?"),
    ("a key of a combat", {"step": "", "combat": {"foe": "orc", "foe_hnd": []}}, "there is no key “foe_hnd”. Did you mean “foe_hand”?"),
    ("a missing key", {"heroes": [{"at": "bree"}]}, "In “heroes 1” “hero” is missing."),
    # ids that there are not
    ("a foe", {"step": "", "combat": {"foe": "dragon"}}, "In “combat foe” there is no foe “dragon”."),
    ("a foe to fight", {"step": "", "fight": "orcs"}, "In “fight” there is no foe “orcs”. Did you mean “orc”?"),
    ("a place of a minion", {"minions": {"gothmog": "nowhere"}}, "In “minions gothmog” there is no place “nowhere”."),
    ("a minion", {"minions": {"gotmog": "bree"}}, "In “minions” there is no minion “gotmog”. Did you mean “gothmog”?"),
    ("a hero", {"heroes": [{"hero": "talin"}]}, "In “heroes 1 hero” there is no hero “talin”. Did you mean “thalin”?"),
    ("a place of a hero", hero(at="bre"), "In “heroes 1 at” there is no place “bre”. Did you mean “bree”?"),
    ("a shadow card", {"shadow_hand": ["betraied"]}, "In “shadow_hand 1” there is no shadow card “betraied”. Did you mean “betrayed”?"),
    ("a plot", {"plots": [["urgent_sumons", "bree"]]}, "In “plots 1 1” there is no plot “urgent_sumons”. Did you mean “urgent_summons”?"),
    ("a peril", {"perils": ["khazaddum"]}, "In “perils 1” there is no peril “khazaddum”. Did you mean “khazad_dum”?"),
    ("an event", {"event": "ev9_01"}, "In “event” there is no event “ev9_01”. Did you mean"),
    ("a mission", {"hero_mission": "win"}, "In “hero_mission” there is no mission of the heroes “win”."),
    ("a quest", hero(starting="greenleef"), "In “heroes 1 starting” there is no quest “greenleef”."),
    ("a corruption card", hero(corruption=["wearry"]), "there is no corruption card “wearry”. Did you mean “weary”?"),
    ("a fighting card", hero(hand=["sweeep"]), "There is no fighting card “sweeep” for thalin. Did you mean “sweep”?"),
    ("a fighting card of a foe", {"step": "", "combat": {"foe": "orc", "foe_hand": ["hak"]}}, "There is no fighting card “hak”"),
    ("a skill card", hero(trained=["sweep"]), "There is no fighting card “sweep” for skill."),
    ("a monster", {"tokens": {"weathertop": ["ork"]}}, "In “tokens weathertop 1” there is no monster “ork”. Did you mean “orc”?"),
    ("a step", {"step": "travle"}, "There is no step “travle” to begin with"),
    ("a kind of card", {"step": "", "card": "encountre.the_ranger"}, "Did you mean “encounter”?"),
    ("a card", {"step": "", "card": "encounter.the_rangr"}, "There is no card “encounter.the_rangr”. Did you mean “encounter.the_ranger”?"),
    ("no damage", {"step": "", "card": "damage.many"}, "“damage.many” is no damage: it is written with a number, such as “damage.3”."),
    ("a word to come", to_come("TravelSteps"), "Did you mean “TravelStep”?"),
    ("a part of it", to_come({"HeroTurn": {"set": 1}}), "In “HeroTurn” there is no key “set”. Did you mean “seat”?"),
    ("parts that are none", to_come({"HeroTurn": 5}), "In “HeroTurn” this is to be a map, not “5”."),
    ("a part that is missing", to_come("HeroTurn"), "In “HeroTurn” “seat” is missing."),
    ("a seat to come", to_come({"HeroTurn": {"seat": 9}}), "In “HeroTurn” there is no seat 9"),
    ("a card to draw", {"drawn": ["nothing"]}, "In “drawn 1” there is no card to draw “nothing”."),
    # numbers and lists out of their limits
    ("a marker", {"markers": {"green": 25}}, "In “markers green” 25 is too large: the most is 18."),
    ("four plots", {"plots": [["urgent_summons", "bree"]] * 4}, "In “plots” 4 are too many: there is room for 3."),
    ("a track", {"tracks": [[0, 7]]}, "In “tracks 1 2” 7 is too large: the most is 2."),
    ("four tokens on tracks", {"tracks": [[0, 1], [0, 1]]}, "There are never more than 3 tokens on the tracks."),
    ("wisdom", hero(raised={"wisdom": 9}), "In “heroes 1 raised wisdom” 9 is too large: the most is 2."),
    ("no favor", {"favor": {"bree": 0}}, "In “favor bree” 0 is too small: the least is 1."),
    ("no influence", {"influence": {"bree": 0}}, "In “influence bree” 0 is too small: the least is 1."),
    ("less than no favor", hero(favor=-1), "In “heroes 1 favor” -1 is too small: the least is 0."),
    ("an option", {"options": {"events_drawn": 2}}, "The option “events_drawn” can be 1, 3, not “2”."),
    ("another option", {"options": {"combat_order": "hero_frist"}}, "Did you mean “hero_first”?"),
    ("four heroes", {"heroes": [{"hero": name} for name in ("thalin", "beravor", "eleanor", "eometh")]}, "In “heroes” 4 are too many"),
    ("too many skills left", {"skills_left": 60}, "There are no 60 skill cards left"),
    ("a strong stronghold", {"influence": {"barad_dur": 30}}, "The stronghold “barad_dur” holds"),
    # values of another kind
    ("a word for a number", {"pool": "much"}, "In “pool” this is to be a whole number, not “much”."),
    ("a number for a list", {"shadow_hand": 3}, "In “shadow_hand” this is to be a list, not “3”."),
    ("a truth for a number", {"round": True}, "In “round” this is to be a whole number, not “True”."),
    ("a list for a map", {"influence": ["bree"]}, "In “influence” this is to be a map"),
    ("an end", {"until": "end of day"}, "In “until” “end of day” cannot be said here"),
    ("a stop", {"stop": "laid down"}, "Did you mean “laid out”?"),
    ("too short", {"given": ["ev1_03", 1]}, "In “given” 3 things are to be listed, not 2."),
    # seats
    ("a seat without a hero", {"seat": 2}, "In “seat” there is no seat 2: the position has 1 hero."),
    ("a seat that no table has", {"seat": 7}, "In “seat” 7 is too large: the most is 3."),
    ("a gift to nobody", {"given": ["ev1_03", 2, 0]}, "In “given” there is no seat 2: the position has 1 hero."),
    ("a hero's seat in Sauron's step", {"step": "plot", "seat": 1}, "“seat” does not fit: “plot” is Sauron’s, and his seat is 0."),
    ("Sauron's seat in a hero's step", {"seat": 0}, "Seat 0 is Sauron’s; this position begins in the turn of a hero."),
    ("a seat that has seen it", {"tokens": {"weathertop": [{"face": "orc", "seen": [2]}]}}, "In “seen” there is no seat 2"),
    ("a voice", {"step": "", "to_come": [{"voice": 2, "steps": ["TravelStep"]}]}, "In “to_come” there is no seat 2"),
    # the same thing twice, or more than there are
    ("a hero twice", {"heroes": [{"hero": "thalin"}, {"hero": "thalin"}]}, "The hero “thalin” is named twice."),
    ("a card too often", hero(hand=["sweep"] * 9), "“thalin_sweep” is named too often"),
    ("a shadow card too often", {"shadow_hand": ["betrayed"] * 5}, "“betrayed” is named too often: the shadow cards have"),
    ("an item twice", hero(items=["horse", "horse"]), "thalin holds an item twice; nobody can."),
    ("four horses", {"items": {"horse": 4}}, "In “items horse” 4 is too large: the most is 3."),
    ("corruption twice", hero(corruption=["weary", "weary"]), "The corruption card “weary” is named twice."),
    ("too many others", hero(hand=["99 others"]), "There are no 99 others left of thalin’s cards"),
    ("here and out", {"minions": {"gothmog": "moria"}, "defeated": ["gothmog"]}, "The minion “gothmog” is on the map and defeated."),
    # what does not fit together
    ("two beginnings", {"fight": "orc"}, "A position begins with one thing, not with step and fight."),
    ("no beginning", {"step": ""}, "Nothing begins the position"),
    ("a table in the set-up", {"step": "setup", "influence": {"weathertop": 1}}, "“influence” does not fit the step “setup”"),
    ("a turn that has not begun", {"step": "turn", "turn": {"dark_path": True}}, "“turn” does not fit the step “turn”"),
    ("an end before the end", {"step": "setup", "until": "end of turn"}, "The step “setup” goes on to the end of the game"),
    ("an event that does not stay", {"event": "ev1_01"}, "The event “ev1_01” does not stay."),
    ("an event nobody keeps", {"given": ["ev1_01", 1, 0]}, "The event “ev1_01” cannot be given to anybody."),
    ("an event of another stage", {"events": {1: ["ev2_01"]}}, "“ev2_01” is none of the events of stage 1."),
    ("an encounter of another deck", {"encounters": {"haven": ["the_ranger"]}}, "“the_ranger” is none of the encounters of haven."),
    ("a quest of another hero", hero(starting="spies_in_mithlond"), "“spies_in_mithlond” cannot be the starting quest of thalin"),
    ("influence in a haven", {"influence": {"rivendell": 1}}, "“rivendell” is a haven: influence never lies there."),
    ("a token in a haven", {"tokens": {"rivendell": ["orc"]}}, "“rivendell” is a haven: monster tokens never lie there."),
    ("a minion that is not there", {"step": "", "combat": {"foe": "gothmog"}}, "gothmog fights and is not on the map."),
    ("a minion to fight that is not there", {"step": "", "fight": "gothmog"}, "gothmog fights and is not on the map."),
    ("a token that is not there", {"step": "", "combat": {"foe": "orc", "token": 4}}, "There is no monster token 4 on the map."),
    ("a minion too weak", {"minions": {"gothmog": {"place": "moria", "damage": 99}}}, "The minion “gothmog” falls with"),
]  # fmt: skip


@pytest.mark.parametrize(("said", "sentence"), [row[1:] for row in ROWS], ids=[row[0] for row in ROWS])
def test_it_is_refused_in_one_sentence(said: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput) as refusal:
        BOOK.scene({**TRAVEL, **said})
    told = str(refusal.value)
    assert sentence in told and "\n" not in told and told.endswith((".", "?"))


def test_the_position_without_them_is_fine() -> None:
    assert BOOK.scene(TRAVEL).decision is not None


JUNK: list[Any] = [
    None, 0, -1, 99, 3.5, True, "", "nowhere", "orc", "bree", "3 others", [], {}, [1], ["x"], [["a"]], {"x": 1}, {"place": "bree"},
]  # fmt: skip
HEAD = ("edition", "game", "name", "about", "bites", "cites", "play")


def spots(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place within a position where something stands."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inside:
        if path or key not in HEAD:
            yield (*path, key)
            yield from spots(part, (*path, key))


def test_whatever_stands_there_is_a_position_or_refused() -> None:
    folder, dice = Path(__file__).parents[1] / "scenarios", Random(5)
    scenarios = [*read_scenario(folder / "positions.yaml"), *read_scenario(folder / "cards" / "foes.yaml")]
    for _ in range(300):
        data = deepcopy(dice.choice(scenarios))
        *way, last = dice.choice(list(spots(data)))
        there = data
        for key in way:
            there = there[key]
        there[last] = dice.choice(JUNK)
        try:
            BOOK.scene(data)
        except BadInput as refusal:
            assert "\n" not in str(refusal)
