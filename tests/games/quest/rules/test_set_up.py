"""Setting up: heroes, quests, missions, decks, Sauron's starting plot."""

from __future__ import annotations

import pytest

from onetable.core.errors import BadInput
from onetable.games.quest.cards.every_card import every_card
from onetable.games.quest.figures import HERO_DECKS, HEROES
from onetable.games.quest.traits import Hero
from tests.games.quest.rules.tables import Table, some
from tests.games.quest.scenes import RULEBOOK, scene

CATALOGUE = every_card()

STARTING = [plot.id for plot in CATALOGUE.plots.values() if plot.setup is not None]
TRIO = ("thalin", "eometh", "beravor")


def test_each_hero_begins_at_his_start_with_all_cards_in_the_life_pool_and_nothing_else() -> None:
    play = Table(*TRIO)
    for hero in TRIO:
        sheet = play[hero]
        assert sheet["at"] == HEROES[Hero(hero)].start and sheet["life"] == 25
        assert (sheet["hand"], sheet["rest"], sheet["damage"], sheet["favor"], sheet["corruption"]) == ([], [], [], 0, [])
        assert sorted(play.board.sheet(TRIO.index(hero) + 1).life) == sorted(HERO_DECKS[Hero(hero)])
    assert (play["thalin"]["items"], play["eometh"]["items"], play["beravor"]["items"]) == ([], ["horse"], [])
    play.expect(items={"horse": 2, "boat": 3, "elven_cloak": 3})


def test_life_pools_and_decks_are_shuffled() -> None:
    orders = [Table("thalin", seed=seed).board for seed in range(4)]
    for name in ("perils", "corruption", "skills", "shadow_deck", "plot_deck"):
        assert len({getattr(board, name) for board in orders}) > 1, name
    assert len({board.sheets[0].life for board in orders}) > 1
    for name in ("encounters", "piles"):
        for deck in getattr(orders[0], name):
            assert len({getattr(board, name)[deck] for board in orders}) > 1, deck
    assert all([len({board.events[stage] for board in orders}) > 1 for stage in range(3)])


@pytest.mark.parametrize("hero", list(Hero))
def test_one_of_two_starting_quests_is_drawn_and_the_advanced_quest_waits(hero: Hero) -> None:
    own = {quest.id for quest in CATALOGUE.quests.values() if quest.hero is hero and not quest.advanced}
    sheets = [Table(hero.value, seed=seed).board.sheet(1) for seed in range(12)]
    assert {sheet.starting for sheet in sheets} == own and len(own) == 2
    assert {CATALOGUE.quests[sheet.advanced].hero for sheet in sheets} == {hero} and not any([sheet.revealed for sheet in sheets])


def test_a_starting_quest_does_its_set_up_and_only_it() -> None:
    found: dict[str, dict[str, str]] = {}
    for seed in range(12):
        play = Table("thalin", seed=seed)
        found[play["thalin"]["starting"]] = some(play.facts["characters"])
    assert found == {"a_new_threat": {"dain": "northern_waste"}, "the_ered_luin": {}}


def test_nothing_lies_on_the_map_but_the_first_two_minions() -> None:
    play = Table("thalin").expect(pool=0, event="", tracks=[[], [], []])
    assert some(play.facts["minions"]) == {
        "black_serpent": {"place": "near_harad", "damage": 0}, "mouth_of_sauron": {"place": "dol_guldur", "damage": 0},
    }  # fmt: skip
    assert play.facts["markers"] == dict.fromkeys(("green", "yellow", "red", "black"), 0) and play.facts["stage"] == 1
    assert not any([some(play.facts[name]) for name in ("tokens", "favor", "influence", "plots")])


def test_decks_are_complete_before_the_first_decision() -> None:
    board = Table("thalin", "eometh").board
    assert sorted([slip.face for slip in board.plot_deck]) == sorted(CATALOGUE.plot_deck) and sorted(board.shadow_deck) == sorted(
        CATALOGUE.shadow_deck
    )
    assert [sorted(deck) for deck in board.events] == [sorted(deck) for deck in CATALOGUE.event_decks]
    assert len(board.skills) == 20 and len(board.corruption) == 16 and len(board.perils) == 15
    assert {len(pile) for pile in board.piles.values()} == {10} and {len(deck) for deck in board.encounters.values()} == {15}


def test_missions_are_drawn_and_each_is_secret_from_the_other_side() -> None:
    games = [Table("thalin", "eometh", seed=seed) for seed in range(20)]
    assert len({play.board.hero_mission for play in games}) == 5 and len({play.board.sauron_mission for play in games}) == 5
    play = games[0]
    for seat, heroes, sauron in ((0, "", play.board.sauron_mission), (1, play.board.hero_mission, ""), (2, play.board.hero_mission, "")):
        shown = RULEBOOK.view(play.game, seat).table
        assert (shown.hero_mission, shown.sauron_mission) == (heroes, sauron)
    shown = RULEBOOK.view(play.game, -1).table
    assert (shown.hero_mission, shown.sauron_mission) == ("", "")


def test_sauron_chooses_his_starting_plot_having_seen_his_mission() -> None:
    play = Table("thalin").expect(asked=0, offered=[f"PickPlot {plot}" for plot in STARTING])
    assert RULEBOOK.view(play.game, 0).table.sauron_mission


@pytest.mark.parametrize("plot", STARTING)
def test_the_starting_plot_gives_what_it_shows(plot: str) -> None:
    setup = CATALOGUE.plots[plot].setup
    assert setup is not None
    play = Table("thalin").choose(f"PickPlot {plot}")
    play.expect(pool=setup.pool, plots={plot: CATALOGUE.plots[plot].affects.places(play.board, play.game.agenda[0][1])[0].value})
    assert some(play.facts["influence"]) == dict.fromkeys(("mount_gundabad", "dol_guldur", "barad_dur"), setup.each_stronghold)
    for _ in range(setup.extension):  # each token is Sauron's choice among legal places
        assert play.asked == 0 and {line.split()[1] for line in play.offered} == set(play.facts["extension"])
        play.choose(play.offered[-1])
    assert sum(play.facts["influence"].values()) == 3 * setup.each_stronghold + setup.extension
    drawn = list(play.facts["drawn"])
    assert len(drawn) == setup.shadow_drawn and all([line.startswith("PickShadow") for line in play.offered])
    kept = []
    while play.offered[0].startswith("PickShadow"):
        kept.append(play.offered[0].split()[1])
        play.choose(play.offered[0])
    assert play.facts["shadow_hand"] == kept and len(kept) == setup.shadow_kept
    assert len(play.facts["shadow_discards"]) == setup.shadow_drawn - setup.shadow_kept
    drawn = list(play.facts["drawn"])
    assert len(drawn) == setup.plots_drawn and all([line.startswith("PickPlot") for line in play.offered])
    play.choose(play.offered[0]).choose(play.offered[0])
    assert len(play.facts["plot_hand"]) == setup.plots_kept == 2
    under = [plot for plot in drawn if plot not in play.facts["plot_hand"]]
    assert sorted(play.facts["plot_deck"][-len(under) :]) == sorted(under) and not play.facts["plot_discards"]
    assert play.facts["round"] == 1 and play.told("RoundBegins")


def test_the_other_starting_plots_leave_the_game() -> None:
    play = Table("thalin").begin("monsters_in_the_east")
    others = {"sauron_hunts_for_the_ring", "saruman_hungry_for_power"}
    everywhere = {*play.facts["plot_deck"], *play.facts["plot_hand"], *play.facts["plot_discards"], *some(play.facts["plots"])}
    assert not others & everywhere and play.board.plots[0] is not None and play.board.plots[0].plot == "monsters_in_the_east"


def test_heroes_have_no_hand_until_the_first_hero_draw() -> None:
    play = Table("thalin", "beravor").begin()
    play.expect(heroes={"thalin": {"hand_size": 0, "life": 25}, "beravor": {"hand_size": 0, "life": 25}})
    while not play.told("HeroTurnBegins"):
        play.choose(play.offered[-1])
    play.expect(heroes={"thalin": {"hand_size": 5}, "beravor": {"hand_size": 6}})


def test_scenes_know_the_set_up_too() -> None:
    scene(step="setup", heroes=[{"hero": "thalin"}]).expect(asked=0, offered=[f"PickPlot {plot}" for plot in STARTING])


@pytest.mark.parametrize(
    ("setup", "players", "part"),
    [
        ({"heroes": ["thalin"]}, 3, "names 1 hero"),
        ({"heroes": ["thalin", "thalin"]}, 3, "only once"),
        ({"heroes": ["frodo"]}, 2, "no hero “frodo”"),
        ({"heros": []}, 2, "no “heros”"),
        ({}, 1, "2 to 4 players"),
        ({}, 5, "2 to 4 players"),
        ({"options": {"events_drawn": 2}}, 2, "“events_drawn” can be 1, 3"),
    ],
    ids=str,
)
def test_a_set_up_that_cannot_be_used_is_refused_in_one_sentence(setup: dict[str, object], players: int, part: str) -> None:
    with pytest.raises(BadInput, match=part):
        RULEBOOK.begin(setup, players, 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_without_names_chance_picks_the_heroes(players: int) -> None:
    teams = {tuple([sheet.hero for sheet in RULEBOOK.begin({}, players, seed).table.sheets]) for seed in range(12)}
    assert len(teams) > 3 and all([len(set(team)) == players - 1 for team in teams])
