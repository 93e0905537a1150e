"""Deaths and overwhelming in the middle of everything: nothing breaks, nothing freezes, all that must hold holds."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.invariants import fault
from onetable.games.tcg.speech.news import SkirmishBegan, WasKilled
from onetable.games.tcg.traits import Culture, Kind, Race, Side
from tests.games.tcg.rules.tables import told
from tests.games.tcg.scenes import RULEBOOK, Scene, scene
from tests.rules import rule

GIMLI, BOROMIR, SAM = "Gimli, Son of Glóin", "Boromir, Lord of Gondor", "Sam, Son of Hamfast"


# ---- by hand


@rule("T-193", "T-206")
def test_a_minion_shot_by_a_text_leaves_its_later_skirmish() -> None:
    """Gimli's axe kills the orc that Boromir was to fight: there is no such skirmish any more."""
    armed = {"card": GIMLI, "bears": ["Gimli's Battle Axe"]}
    play = scene(
        phase="skirmish",
        site=6,
        free={"play": [armed, BOROMIR]},
        shadow={"play": ["Uruk Savage", "Goblin Runner"]},
        assigned={"Uruk Savage": "Gimli", "Goblin Runner": "Boromir"},
    )
    play.choose("FirstSkirmish Gimli", "Pass", "Answer Gimli's Battle Axe").expect(
        phase="regroup", discards={1: ["Uruk Savage", "Goblin Runner"]}
    )
    assert len(told(play, SkirmishBegan)) == 1


@rule("T-217")
def test_the_last_minion_of_a_skirmish_dies_during_its_actions() -> None:
    """Boromir has won, the skirmish stops at once, and nobody is wounded."""
    armed = {"card": BOROMIR, "bears": ["Blade of Gondor"]}
    play = scene(
        phase="skirmish",
        site=6,
        free={"play": [armed]},
        shadow={"play": ["Uruk Soldier"], "hand": ["Bred for Battle"]},
        assigned={"Uruk Soldier": "Boromir"},
    )
    play.choose("Use Blade of Gondor 1").expect(phase="regroup", discards={1: ["Uruk Soldier"]}, in_play={"Boromir": {"wounds": 1}})


@rule("T-211")
def test_one_of_two_minions_dies_during_the_actions_and_the_other_fights_on() -> None:
    armed = {"card": BOROMIR, "bears": ["Blade of Gondor"]}
    play = scene(
        phase="skirmish",
        site=6,
        free={"play": [armed]},
        shadow={"play": ["Uruk Soldier", "Uruk-hai Raiding Party"]},
        assigned={"Uruk Soldier": "Boromir", "Uruk-hai Raiding Party": "Boromir"},
    )
    play.choose("Use Blade of Gondor 1", "Wound Uruk Soldier").expect(phase="skirmish", discards={1: ["Uruk Soldier"]})
    play.choose("Pass").expect(phase="regroup", dead={0: ["Boromir"]})  # nine against nine, and the exertion and two wounds are three


@rule("T-211")
@pytest.mark.parametrize("order", [["Orc Ambusher", "Goblin Runner"], ["Goblin Runner", "Orc Ambusher"]], ids=str)
def test_minions_that_die_together_as_the_last_of_their_side_have_all_lost(order: list[str]) -> None:
    """Frodo strikes both down at once: the orc of Sauron has lost, in whatever order they were laid, and the spires crumble."""
    foes = [{"card": foe, "wounds": 1} if foe == "Orc Ambusher" else foe for foe in order]
    play = scene(
        phase="skirmish",
        site=6,
        free={"hand": ["Power According to His Stature"]},
        shadow={"play": [*foes, "Gleaming Spires Will Crumble"]},
        assigned=dict.fromkeys(order, "Frodo"),
    )
    play.choose("PlayCard Power According to His Stature").expect(discards={1: [*order, "Gleaming Spires Will Crumble"]}, phase="regroup")


@rule("T-211")
def test_a_minion_that_died_before_the_others_has_not_lost() -> None:
    armed = {"card": BOROMIR, "bears": ["Blade of Gondor"]}
    play = scene(
        phase="skirmish",
        site=6,
        free={"play": [armed]},
        shadow={"play": [{"card": "Orc Ambusher", "wounds": 1}, "Uruk Savage", "Gleaming Spires Will Crumble"]},
        assigned={"Orc Ambusher": "Boromir", "Uruk Savage": "Boromir"},
    )
    play.choose("Use Blade of Gondor 1", "Wound Orc Ambusher")
    while play.facts["phase"] == "skirmish":
        play.choose("Pass")
    play.expect(discards={1: ["Orc Ambusher"]}, in_play={"Uruk Savage": {"wounds": 2}, "Gleaming Spires Will Crumble": {"owner": 1}})


@rule("T-189")
def test_a_character_kept_alive_by_what_he_bears_dies_with_it() -> None:
    """Boromir discards the saga for strength although only its vitality held him: he dies in the middle of his own action."""
    tired = {"card": BOROMIR, "wounds": 3, "bears": ["The Saga of Elendil"]}
    play = scene(phase="skirmish", site=6, free={"play": [tired]}, shadow={"play": ["Uruk Savage"]}, assigned={"Uruk Savage": "Boromir"})
    play.expect(in_play={"Boromir": {"left": 1}}).choose("Use The Saga of Elendil").expect(dead={0: ["Boromir"]}, phase="regroup")


@rule("T-218")
def test_texts_about_the_victory_still_speak_when_the_losers_are_gone() -> None:
    """Overwhelmed orcs are killed; Gimli's player may still answer his victory."""
    play = scene(
        phase="skirmish",
        site=6,
        free={"play": [{"card": GIMLI, "bears": ["Dwarven Axe"], "wounds": 1}, "Let Them Come!"], "hand": ["Still Draws Breath"]},
        shadow={"play": ["Goblin Archer"], "deck": ["Armor"] * 9},
        assigned={"Goblin Archer": "Gimli"},
    )
    while "Answer Still Draws Breath Gimli" not in play.offered:
        play.choose(play.offered[0])
    play.choose("Answer Still Draws Breath Gimli").expect(
        phase="regroup", in_play={"Gimli": {"wounds": 0}}, discards={1: ["Goblin Archer", "Armor"]}
    )


# ---- at random


COMPANIONS = [card for card in CARDS.values() if card.kind is Kind.COMPANION and card.title != "Frodo"]
ALLIES = [card for card in CARDS.values() if card.kind is Kind.ALLY]
MINIONS = [card for card in CARDS.values() if card.kind is Kind.MINION]
FREE_HAND = [card.id for card in CARDS.values() if card.side is Side.FREE and card.kind is Kind.EVENT]
SHADOW_HAND = [card.id for card in CARDS.values() if card.side is Side.SHADOW and card.kind is Kind.EVENT]
FREE_CONDITIONS = ["Let Them Come!", "Lord of Moria", "Stairs of Khazad-dûm", "Foes of Mordor", "Shoulder to Shoulder", "Far-seeing Eyes"]
SHADOW_CONDITIONS = [
    "Drawn to Its Power", "Goblin Swarms", "Uruk Bloodlust", "Uruk-hai Rampage", "Worry", "Orc Banner", "Plundered Armories",
    "Goblin Armory", "Gleaming Spires Will Crumble", "Black Breath", "Blade Tip", "Greed", "Not Easily Destroyed", "Strength Born of Fear",
]  # fmt: skip
WEAPONS = {
    Culture.MORIA: ["Goblin Spear", "Moria Axe"],
    Culture.ISENGARD: ["Uruk-hai Sword"],
    Culture.RINGWRAITH: ["Morgul Blade", "Nazgûl Sword"],
}


def some(random: Random, cards: list[Any], count: int) -> list[Any]:
    """So many cards, no unique title twice."""
    found: list[Any] = []
    for card in random.sample(cards, len(cards)):
        if len(found) < count and card.title not in [other.title for other in found if other.unique]:
            found.append(card)
    return found


def weak(random: Random, card: Any) -> dict[str, Any]:
    """This character, nearly dead as a rule, sometimes with a weapon."""
    bears = []
    if card.kind is Kind.MINION and random.random() < 0.5 and (card.race is not Race.TROLL):
        bears = [random.choice(WEAPONS[card.culture])] if card.culture in WEAPONS else []
    return {"card": card.id, "wounds": card.vitality - 1 if random.random() < 0.7 else random.randrange(card.vitality), "bears": bears}


def slaughter(seed: int) -> Scene:
    """Everybody is nearly dead, all have their hands full of events, and the battle begins in any phase."""
    random = Random(seed)
    friends, foes = some(random, COMPANIONS, random.randint(2, 6)), some(random, MINIONS, random.randint(3, 7))
    if random.random() < 0.6 and "Sam" not in [card.title for card in friends]:
        friends[0] = CARDS["1C311"]
    cut = random.randint(1, len(foes))
    phase = random.choice(["maneuver", "archery", "assignment", "skirmish", "skirmish", "fierce"])
    titles = ["Frodo", *[card.title for card in friends]]
    assigned: dict[str, str] = {}
    if phase == "skirmish":
        seen: dict[str, int] = {}
        for foe in [*foes[:cut], *foes[cut:]]:
            seen[foe.title] = seen.get(foe.title, 0) + 1
            names = [title for title in titles if titles.count(title) == 1]
            assigned[foe.title if seen[foe.title] == 1 else f"{foe.title}#{seen[foe.title]}"] = random.choice(names)
    held = random.sample(FREE_HAND, 6)
    return scene(
        players=3,
        seed=seed,
        hasty=bool(seed % 3),
        phase=phase,
        site=random.randint(4, 8),
        twilight=random.randint(3, 12),
        assigned=assigned,
        free={
            "play": [
                *[weak(random, card) for card in friends],
                *[card.id for card in some(random, ALLIES, 2)],
                *random.sample(FREE_CONDITIONS, 2),
            ],
            "hand": held,
            "deck": random.sample(FREE_HAND, 6),
            "wounds": random.randrange(4),
            "burdens": random.randrange(8),
            "ring": random.choice(["1C2", "1R1"]),
        },
        shadow={
            "play": [*[weak(random, card) for card in foes[:cut]], *random.sample(SHADOW_CONDITIONS, 3)],
            "hand": random.sample(SHADOW_HAND, 5),
            "deck": random.sample(SHADOW_HAND, 5),
        },
        seats={
            2: {
                "play": [weak(random, card) for card in foes[cut:]],
                "hand": random.sample(SHADOW_HAND, 4),
                "deck": random.sample(SHADOW_HAND, 5),
            }
        },
    )


def play_on(play: Scene, random: Random, most: int) -> int:
    """Random answers that like actions; everything that must hold holds at each. How many characters died is returned."""
    game = play.game
    for _ in range(most):
        assert fault(game) == ""
        if game.decision is None:
            break
        count = len(game.decision.choices)
        game.answer(random.randrange(1, count) if count > 1 and random.random() < 0.7 else random.randrange(count))
    return sum([len(word.cards) for word in told(play, WasKilled) if isinstance(word, WasKilled)])


@pytest.mark.parametrize("first", range(0, 160, 20))
def test_random_battles_with_many_deaths_go_on_to_their_end(first: int) -> None:
    """Whoever dies wherever, there is a next question, or somebody has won."""
    deaths = 0
    for seed in range(first, first + 20):
        play = slaughter(seed)
        deaths += play_on(play, Random(seed), 500)
        assert play.game.decision is not None or RULEBOOK.result(play.game) is not None, seed
    assert deaths > 60
