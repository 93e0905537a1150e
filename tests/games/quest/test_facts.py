"""Every place, path, hero, foe and card has the numbers of the project's own table of facts, and every deck its size."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from onetable.games.quest import atlas, layout, pieces, table
from onetable.games.quest.cards.every_card import every_card
from onetable.games.quest.figures import (
    CARDS,
    COMBAT_CARDS,
    COMBAT_DECKS,
    HERO_CARDS,
    HERO_DECKS,
    HEROES,
    MINIONS,
    MONSTERS,
    SKILL_DECK,
    SKILLS,
    TOKEN_PILES,
    FightingCard,
    FoeFigures,
)
from onetable.games.quest.mechanics import commands, defeat, encounters, influence
from onetable.games.quest.options import OPTIONS
from onetable.games.quest.phases import actions, events, explore, finale, perils, sauron_turn
from onetable.games.quest.pieces import Options
from onetable.games.quest.text.names import name_of
from onetable.games.quest.traits import Character, CombatDeck, Deck, Hero, Item, Minion, Monster, Place, Region
from onetable.games.quest.vocabulary.statics import JoinsBySea, MarkerGoesFurther
from onetable.games.quest.words import belongings
from onetable.games.quest.words.places import Only

CATALOGUE = every_card()

FACTS: dict[str, Any] = json.loads((Path(__file__).parent / "facts.json").read_text("utf-8"))


def each(kind: str) -> pytest.MarkDecorator:
    """One test for each fact of this kind."""
    return pytest.mark.parametrize("fact", FACTS[kind], ids=lambda fact: fact.get("id") or fact.get("pair") or f"{fact['a']}-{fact['b']}")


def plain(name: str) -> str:
    """A name without the differences between straight and curved quotes, blanks and hyphens, capitals."""
    return name.replace("’", "'").replace("-", " ").lower()


def named(kind: str, fact: dict[str, Any]) -> bool:
    """Whether the book of names has the printed name."""
    return plain(name_of(f"{kind}.{fact['id']}", "en")) == plain(fact["name"])


# ---- the map


@each("places")
def test_the_place_is_as_printed(fact: dict[str, Any]) -> None:
    site = atlas.SITES[Place(fact["id"])]
    assert (site.region, site.x, site.y) == (fact["region"], fact["x"], fact["y"])
    assert (site.haven, site.stronghold, site.perilous) == (
        fact.get("haven", False),
        fact.get("stronghold", 0),
        fact.get("perilous", False),
    )
    assert 0 < site.x < 1 and 0 < site.y < 1 and named("place", fact)


@each("regions")
def test_the_region_has_its_places_its_color_and_its_pair(fact: dict[str, Any]) -> None:
    region = Region(fact["id"])
    assert sorted(atlas.PLACES_OF[region]) == sorted(fact["places"])
    assert (atlas.PAIR_OF[region], atlas.COLORS[region]) == (fact["pair"], fact["color"]) and named("region", fact)
    for place in atlas.PLACES_OF[region]:
        assert atlas.TOKEN_PAIR[place] == fact["pair"]
        assert atlas.ENCOUNTER_DECK[place] == ("haven" if place in atlas.HAVENS else fact["pair"])


@each("paths")
def test_the_path_has_its_icon_its_number_and_its_water(fact: dict[str, Any]) -> None:
    one, other = Place(fact["a"]), Place(fact["b"])
    for here, there in ((one, other), (other, one)):
        path = atlas.PATHS_FROM[here][there]
        assert (path.terrain, path.cost, path.water) == (fact["terrain"], fact["cost"], fact.get("water", False))


def test_there_are_63_places_and_106_paths_of_which_17_are_water() -> None:
    assert len(atlas.SITES) == len(Place) == len(FACTS["places"]) == 63
    assert len(atlas.PATHS) == len({frozenset(path.between) for path in atlas.PATHS}) == len(FACTS["paths"]) == 106
    assert sum([path.water for path in atlas.PATHS]) == 17 and not any([len(set(path.between)) == 1 for path in atlas.PATHS])
    assert sum([len(beside) for beside in atlas.BESIDE.values()]) == 2 * 106


def test_the_map_is_one_connected_graph() -> None:
    for place in Place:
        assert set(atlas.DISTANCE[place]) == set(Place)
        assert all([atlas.DISTANCE[place][there] == atlas.DISTANCE[there][place] for there in Place])


def test_havens_strongholds_and_rings_of_thorns() -> None:
    assert len(atlas.HAVENS) == 7 and atlas.STRONGHOLDS == {"mount_gundabad": 3, "dol_guldur": 3, "barad_dur": 6}
    assert set(atlas.ALWAYS_PERILOUS) == {*atlas.STRONGHOLDS, "moria", "ruins_of_angmar"}
    assert len(Region) == 10 and Counter(atlas.PAIR_OF.values()) == dict.fromkeys(set(Deck) - {Deck.HAVEN}, 2)


def test_a_box_with_1_is_the_only_path_without_an_icon() -> None:
    for path in atlas.PATHS:
        assert (path.terrain == "any") == (path.cost == 1), path


def test_a_boat_joins_two_places_by_sea() -> None:
    (fact,) = FACTS["by_boat"]
    (sea,) = [word for word in CATALOGUE.items[Item.BOAT] if isinstance(word, JoinsBySea)]
    assert {*sea.places} == {fact["a"], fact["b"]} and sea.cost == fact["cost"]
    assert sea.places[1] not in atlas.PATHS_FROM[sea.places[0]]


# ---- heroes and foes


@each("heroes")
def test_the_hero_is_as_printed(fact: dict[str, Any]) -> None:
    hero = HEROES[Hero(fact["id"])]
    numbers = ("fortitude", "strength", "agility", "wisdom", "start")
    assert [getattr(hero, name) for name in numbers] == [fact[name] for name in numbers] and named("hero", fact)
    assert len(HERO_DECKS[hero.id]) == fact["deck_size"] == 25


def figures(foe: FoeFigures) -> dict[str, Any]:
    return {name: getattr(foe, name) for name in ("health", "fortitude", "strength", "wisdom", "deck")}


@each("monsters")
def test_the_monster_is_as_printed(fact: dict[str, Any]) -> None:
    assert {"id": fact["id"], "name": fact["name"], **figures(MONSTERS[Monster(fact["id"])])} == fact and named("monster", fact)


@each("minions")
def test_the_minion_is_as_printed(fact: dict[str, Any]) -> None:
    minion = MINIONS[Minion(fact["id"])]
    shown = {"id": fact["id"], "name": fact["name"], **figures(minion), "stage": minion.stage, "start": [*minion.start]}
    assert shown == fact and named("minion", fact)


@each("token_piles")
def test_the_pile_of_tokens_is_complete(fact: dict[str, Any]) -> None:
    assert Counter(TOKEN_PILES[Deck(fact["pair"])]) == fact["tokens"] and sum(fact["tokens"].values()) == 10


def test_there_are_fifty_tokens_and_no_uruk_hai_nor_balrog_among_them() -> None:
    faces = Counter([face for pile in TOKEN_PILES.values() for face in pile])
    assert sum(faces.values()) == 50 and faces["blank"] == 20
    assert {*Monster} - {*faces} == {"uruk_hai", "balrog"}
    assert len(MONSTERS) == 14 and len(MINIONS) == 5 and len(HEROES) == 5


# ---- fighting cards


def fighting(card: FightingCard) -> dict[str, Any]:
    shown = {name: getattr(card, name) for name in ("id", "type", "attack", "defense", "cost", "copies")}
    return shown if card.terrain is None else {**shown, "terrain": card.terrain}


def without(fact: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: value for name, value in fact.items() if name not in names}


@each("hero_cards")
def test_the_hero_card_is_as_printed(fact: dict[str, Any]) -> None:
    card = CARDS[fact["id"]]
    assert fighting(card) == without(fact, "hero", "name") and card in HERO_CARDS[Hero(fact["hero"])]
    assert plain(name_of(f"fighting.{card.id}", "en")) == plain(fact["name"])


@each("skills")
def test_the_skill_card_is_as_printed(fact: dict[str, Any]) -> None:
    card = CARDS[fact["id"]]
    assert fighting(card) == without(fact, "name") and card in SKILLS
    assert plain(name_of(f"fighting.{card.id}", "en")) == plain(fact["name"])


@each("combat_cards")
def test_the_combat_card_is_as_printed(fact: dict[str, Any]) -> None:
    card = CARDS[fact["id"]]
    assert fighting(card) == without(fact, "deck", "name") and card in COMBAT_CARDS[CombatDeck(fact["deck"])]
    assert plain(name_of(f"fighting.{card.id}", "en")) == plain(fact["name"])


@each("combat_decks")
def test_the_combat_deck_has_its_ranged_and_melee_cards(fact: dict[str, Any]) -> None:
    deck = COMBAT_DECKS[CombatDeck(fact["id"])]
    types = Counter([CARDS[card].type.value for card in deck])
    assert {"id": fact["id"], "size": len(deck), **types} == fact


def test_no_fighting_card_is_too_many() -> None:
    assert list(CARDS) == [fact["id"] for kind in ("hero_cards", "skills", "combat_cards") for fact in FACTS[kind]]
    assert len(SKILL_DECK) == 20 and sum([len(deck) for deck in HERO_DECKS.values()]) == 125
    assert Counter([card.type.value for card in SKILLS]) == {"ranged": 10, "melee": 10}


# ---- Sauron's cards


@each("plots")
def test_the_plot_is_as_printed(fact: dict[str, Any]) -> None:
    card = CATALOGUE.plots[fact["id"]]
    numbers = {name: getattr(card, name) for name in ("marker", "advance", "favor", "pool", "copies")}
    assert numbers == {name: fact[name] for name in numbers} and named("plot", fact)
    assert (card.affects.place if isinstance(card.affects, Only) else None) == fact.get("affects")
    shown = {name: getattr(card.setup, name) for name in card.setup.__struct_fields__} if card.setup is not None else None
    assert shown == fact.get("setup")


@each("shadow")
def test_the_shadow_card_is_as_printed(fact: dict[str, Any]) -> None:
    card = CATALOGUE.shadows[fact["id"]]
    assert {name: getattr(card, name) for name in ("id", "pool", "moment", "copies")} == without(fact, "name") and named("shadow", fact)


@each("events")
def test_the_event_is_as_printed(fact: dict[str, Any]) -> None:
    card = CATALOGUE.events[fact["id"]]
    assert (card.stage, card.priority, [*card.favor]) == (fact["stage"], fact["priority"], fact["favor"]) and named("event", fact)
    assert (None if card.character is None else [*card.character]) == fact.get("character")
    assert (card.stays, card.advances) == (fact.get("stays"), fact.get("marker"))


def test_decks_of_sauron_and_of_the_story_are_complete() -> None:
    assert len(CATALOGUE.plot_deck) == 15 and len([plot for plot in CATALOGUE.plots.values() if plot.setup is not None]) == 3
    assert len(CATALOGUE.shadow_deck) == 24 and len(CATALOGUE.shadows) == 21
    assert [len(deck) for deck in CATALOGUE.event_decks] == [14, 14, 14]
    for deck in CATALOGUE.event_decks:
        assert sorted([CATALOGUE.events[event].priority for event in deck]) == list(range(1, 15))
    assert [*CATALOGUE.plots] == [fact["id"] for fact in FACTS["plots"]] and [*CATALOGUE.shadows] == [
        fact["id"] for fact in FACTS["shadow"]
    ]


# ---- what befalls heroes


@each("corruption")
def test_the_corruption_card_costs_what_is_printed(fact: dict[str, Any]) -> None:
    assert CATALOGUE.corruption[fact["id"]].cost == fact["cost"] and named("corruption", fact)


@each("perils")
def test_the_peril_applies_where_it_is_printed(fact: dict[str, Any]) -> None:
    card = CATALOGUE.perils[fact["id"]]
    shown: str | list[str] = "any" if card.place is None and not card.regions else card.place or [*card.regions]
    assert shown == fact["where"] and CATALOGUE.peril_deck(Options()).count(card.id) == fact["copies"] and named("peril", fact)


@each("encounters")
def test_the_encounter_is_as_printed(fact: dict[str, Any]) -> None:
    card = CATALOGUE.encounters[fact["id"]]
    assert (card.deck, card.priority, card.place or card.region or "any") == (fact["deck"], fact["priority"], fact["where"])
    assert card.quest == fact.get("quest", False) and named("encounter", fact)
    if card.place is not None:
        assert atlas.ENCOUNTER_DECK[card.place] is card.deck
    if card.region is not None:
        assert atlas.PAIR_OF[card.region] is card.deck


@each("quests")
def test_the_quest_is_as_printed(fact: dict[str, Any]) -> None:
    card = CATALOGUE.quests[fact["id"]]
    kind = "side" if card.hero is None else "advanced" if card.advanced else "starting"
    task: dict[str, Any] = {} if card.explore is None else {"explore": card.explore}
    task |= {"combat": card.meet} if card.meet else {}
    task |= {"defeat": card.fight, "at": card.fight_at} if card.fight else {}
    assert (kind, card.hero, task) == (fact["kind"], fact.get("hero"), fact["task"]) and named("quest", fact)
    if kind == "side":
        assert CATALOGUE.encounters[card.id].deck == fact["deck"] and CATALOGUE.encounters[card.id].quest


@each("missions")
def test_the_mission_belongs_to_its_side(fact: dict[str, Any]) -> None:
    assert CATALOGUE.missions[fact["id"]].side == fact["side"] and named("mission", fact)


@each("items")
def test_the_item_exists(fact: dict[str, Any]) -> None:
    assert CATALOGUE.items[Item(fact["id"])] and named("item", fact) and fact["copies"] == FACTS["constants"]["item_copies"]


@each("characters")
def test_the_character_exists(fact: dict[str, Any]) -> None:
    assert CATALOGUE.characters[Character(fact["id"])] and named("character", fact)


def test_no_card_is_missing_and_none_is_too_many() -> None:
    shelves: dict[str, Any] = {
        "corruption": CATALOGUE.corruption, "perils": CATALOGUE.perils, "encounters": CATALOGUE.encounters, "quests": CATALOGUE.quests,
        "missions": CATALOGUE.missions, "events": CATALOGUE.events,
        "items": CATALOGUE.items, "characters": CATALOGUE.characters, "heroes": HEROES, "monsters": MONSTERS, "minions": MINIONS,
    }  # fmt: skip
    for kind, shelf in shelves.items():
        assert sorted(shelf) == sorted([fact["id"] for fact in FACTS[kind]]), kind
    assert {deck: len(cards) for deck, cards in CATALOGUE.encounter_decks.items()} == dict.fromkeys(Deck, 15)
    assert len(CATALOGUE.corruption) == 16 and len(CATALOGUE.hero_missions) == len(CATALOGUE.sauron_missions) == 5
    kinds = Counter([fact["kind"] for fact in FACTS["quests"]])
    assert kinds == {"starting": 10, "advanced": 5, "side": 15}


def test_no_place_has_two_encounters_of_the_same_number() -> None:
    """So the lowest number that applies is always one card."""
    for place in Place:
        deck = [CATALOGUE.encounters[card] for card in CATALOGUE.encounter_decks[atlas.ENCOUNTER_DECK[place]]]
        region = atlas.REGION_OF[place]
        numbers = [card.priority for card in deck if (card.place or place) == place and (card.place or (card.region or region) == region)]
        assert len(numbers) == len(set(numbers)) and numbers, place


# ---- the numbers of the rules


def test_the_numbers_of_the_rules() -> None:
    facts, story = FACTS["constants"], FACTS["constants"]["story"]
    assert {int(heroes): number for heroes, number in facts["sauron_actions_by_heroes"].items()} == actions.ACTIONS
    assert {track.value: [*numbers] for track, numbers in actions.NUMBERS.items()} == facts["action_tracks"]
    assert facts["action_tokens_before_return"] == actions.TOKENS_BEFORE_RETURN and facts["influence_action_max_to_pool"] == actions.TO_POOL
    assert facts["plots_kept_per_draw_action"] == actions.PLOTS_KEPT and facts["heal_command_damage"] == commands.HEALED
    assert facts["plot_slots"] == table.PLOT_SLOTS and facts["pool_max_per_stage"] == table.POOL_PER_STAGE
    assert [*table.STAGE_ENDS] == story["stage_ends"]
    assert (story["shadow_falls"], story["finale"]) == (table.SHADOW_FALLS, table.FINALE)
    assert (story["hero_advance"], story["rest_or_defeat_advance"]) == (sauron_turn.HERO_ADVANCE, defeat.USUAL_ADVANCE)
    drawn = [perils.PERILS_DRAWN, encounters.ENCOUNTERS_DRAWN, events.DRAWN_IF_DOMINANT, Options().events_drawn, belongings.TRAINING_DRAW]
    assert drawn == [facts["draws"][name] for name in ("peril", "encounter", "event_dominant", "event_neutral", "training")]
    assert facts["dark_path_max_corruption"] == explore.DARK_PATH_LIMIT and facts["attribute_max_gain"] == pieces.MOST_RAISED
    assert facts["item_copies"] == layout.ITEM_COPIES and facts["isolated_influence_max"] == influence.ISOLATED_LIMIT
    assert finale.LEAST == facts["finale"]["min_health"] == facts["finale"]["min_fortitude"]
    assert {fact["favor"] for fact in FACTS["characters"]} == {explore.FAVOR_OF_CHARACTER}
    assert [word.spaces for word in CATALOGUE.corruption["despondent"].text if isinstance(word, MarkerGoesFurther)] == [
        facts["despondent_advance"]
    ]


# ---- table options


def test_every_second_reading_is_an_option_and_the_default_comes_first() -> None:
    """The facts have longer names than the options; seventeen perils are told there by the two that come twice."""
    names = {
        "influence_limit_rule": "influence_limit", "rest_with_foe_in_haven": "rest_with_foe_in_haven",
        "combat_ability_order": "combat_order",
        "peril_copies": "peril_copies", "command_same_figure_twice": "same_figure_twice", "event_neutral_draw": "events_drawn",
    }  # fmt: skip
    assert {*names} == {*FACTS["other_readings"]}
    shown = {option.name: option.values for option in OPTIONS}
    assert {*shown} == {*names.values()} == {*Options.__struct_fields__}
    for fact, name in names.items():
        default, other = FACTS["constants"][fact], FACTS["other_readings"][fact]
        assert shown[name][0] == default == getattr(Options(), name)
        assert shown[name][1] == (other if fact != "peril_copies" else "two_twice")
