"""Assigning with defender bonuses, forced assignments and minions that may not be assigned: only what is legal is ever asked."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from onetable.core.game import Game
from onetable.games.tcg.phases.assignment import AssignMinions
from onetable.games.tcg.speech.choices import AssignTo, LeaveUnassigned
from onetable.games.tcg.speech.pronouns import The
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Keyword, Kind
from onetable.games.tcg.words.fights import AssignPair
from tests.games.tcg.scenes import Scene, scene
from tests.rules import rule

BOROMIR, RANGER, MERRY, PIPPIN = (
    "Boromir, Lord of Gondor",
    "Aragorn, Ranger of the North",
    "Merry, Friend to Sam",
    "Pippin, Friend to Frodo",
)


def about(minion: str, *who: str) -> list[str]:
    return [f"LeaveUnassigned {minion}", *[f"AssignTo {minion} {name}" for name in who]]


# ---- forced assignments


@rule("T-195", "T-198", "T-199")
@pytest.mark.parametrize(("valor", "room"), [(0, 0), (1, 1), (2, 2)])
def test_a_forced_assignment_uses_up_room(valor: int, room: int) -> None:
    """Frenzy gives exhausted Boromir a goblin; his player may add as many as his bonus says."""
    foes = ["Goblin Sneak", "Goblin Runner", "Goblin Warrior", "Goblin Wallcrawler"]
    play = scene(
        phase="maneuver",
        site=6,
        twilight=9,
        free={"play": [{"card": BOROMIR, "wounds": 2}], "hand": ["Elendil's Valor"] * valor},
        shadow={"play": foes, "hand": ["Frenzy"]},
    )
    play.choose(*["PlayCard Elendil's Valor"] * valor, "PlayCard Frenzy", "AssignPair Boromir Goblin Sneak")
    for number, foe in enumerate(foes[1:]):
        able = ["Frodo", "Boromir"] if number < room else ["Frodo"]
        play.expect(asked=0, offered=about(foe, *able)).choose(f"AssignTo {foe} {able[-1]}" if number < room else f"LeaveUnassigned {foe}")
    assert Counter(play.facts["assigned"].values()) == {"Boromir": 1 + room}


@rule("T-195")
def test_the_free_peoples_player_picks_the_hobbit_whom_a_minion_forces_out() -> None:
    """Then neither of the two is asked about again."""
    play = scene(phase="assignment", site=6, free={"play": [MERRY, PIPPIN, BOROMIR]}, shadow={"play": ["Orc Assassin", "Goblin Runner"]})
    play.choose("Use Orc Assassin").expect(asked=0, offered=[f"AssignPair {who} Orc Assassin" for who in ("Frodo", "Merry", "Pippin")])
    play.choose("AssignPair Pippin Orc Assassin")
    while play.facts["asked"] == 1:
        play.choose("Pass")
    play.expect(assigned={"Orc Assassin": "Pippin"}, asked=0, offered=about("Goblin Runner", "Frodo", "Merry", "Boromir"))


@rule("T-195")
def test_a_forced_assignment_that_finds_nobody_free_does_nothing() -> None:
    """Both hobbits were forced out before: the third assassin asks nobody."""
    play = scene(phase="assignment", site=6, free={"play": [MERRY]}, shadow={"play": ["Orc Assassin", "Orc Assassin", "Orc Assassin"]})
    play.choose("Use Orc Assassin", "AssignPair Merry Orc Assassin", "Use Orc Assassin#2")
    play.expect(asked=1, assigned={"Orc Assassin": "Merry", "Orc Assassin#2": "Frodo"}).choose("Use Orc Assassin#3")
    play.choose("Pass").expect(asked=1, offered=about("Orc Assassin#3", "Frodo", "Merry"))  # the Free Peoples player has no room for it
    assert play.facts["assigned"] == {"Orc Assassin": "Merry", "Orc Assassin#2": "Frodo"}


@rule("T-195")
def test_the_ring_bearer_is_forced_out_against_a_minion_of_his_players_choice() -> None:
    foes = ["Goblin Sneak", "Goblin Runner", "Goblin Warrior", "Goblin Wallcrawler", "Moria Scout"]
    play = scene(phase="assignment", site=6, free={"play": [BOROMIR]}, shadow={"play": foes, "hand": ["The End Comes", "The End Comes"]})
    play.choose("PlayCard The End Comes").expect(asked=0, offered=[f"AssignPair Frodo {foe}" for foe in foes])
    play.choose("AssignPair Frodo Goblin Runner", "PlayCard The End Comes")  # the second finds him busy
    play.expect(assigned={"Goblin Runner": "Frodo"}, asked=0, offered=about("Goblin Sneak", "Boromir"))


@rule("T-197", "T-221")
def test_where_no_minion_may_be_assigned_nobody_is_asked() -> None:
    """In the fierce round a minion without fierce is not asked about; on the ferry hobbits are left in peace."""
    play = scene(phase="fierce", site=6, free={"play": [BOROMIR]}, shadow={"play": ["Uruk Savage", "Úlairë Cantëa", "Goblin Runner"]})
    play.expect(offered=about("Úlairë Cantëa", "Frodo", "Boromir"))
    ferry = scene(phase="assignment", site=2, path={2: "Buckleberry Ferry"}, free={"play": [MERRY]}, shadow={"play": ["Goblin Runner"]})
    ferry.expect(phase="regroup", assigned={})


@rule("T-200")
def test_the_shadow_player_may_still_use_a_minion_that_was_barred_for_the_other() -> None:
    play = scene(phase="assignment", site=6, free={"play": [BOROMIR]}, shadow={"play": ["Uruk Guard"]})
    play.choose("Use Uruk Guard", "BarAssignment Boromir").expect(asked=0, offered=about("Uruk Guard", "Frodo"))
    play.choose("LeaveUnassigned Uruk Guard").expect(asked=1, offered=about("Uruk Guard", "Frodo", "Boromir"))


# ---- in random play nothing else is ever asked


def check_question(game: Game[Board], asked: set[tuple[int, int]]) -> None:
    """An open question about a minion is about one that may be assigned, has no defender, and was not asked about before."""
    assert game.decision is not None
    board, step, seat = game.table, game.agenda[-1][0][0], game.decision.seat
    assert isinstance(step, AssignMinions)
    minions = {choice.minion for choice in game.decision.choices if isinstance(choice, (AssignTo, LeaveUnassigned))}
    assert len(minions) == 1
    minion = minions.pop()
    assert (minion, seat) not in asked and minion not in board.assigned and minion in board.index.active
    asked.add((minion, seat))
    assert not board.fierce or board.has(minion, Keyword.FIERCE)
    assert seat == board.fp or board.pieces[minion].owner == seat
    load = Counter(board.assigned.values())
    for choice in game.decision.choices:
        if isinstance(choice, AssignTo):
            assert board.takes_part(choice.defender) and board.cards[choice.defender].kind in (Kind.COMPANION, Kind.ALLY)
            assert seat != board.fp or load[choice.defender] <= board.has(choice.defender, Keyword.DEFENDER)


def defended(seed: int) -> Scene:
    """A crowd of minions against defenders with bonuses and against texts that force them."""
    random = Random(seed)
    foes = ["Goblin Runner", "Goblin Sneak", "Úlairë Toldëa", "Orc Assassin", "Uruk Guard", "Uruk Savage", "Úlairë Cantëa", "Orc Assassin"]
    friends = [RANGER, {"card": BOROMIR, "wounds": random.randrange(3)}, MERRY, {"card": PIPPIN, "wounds": random.randrange(4)}, "Celeborn"]
    hand = ["Frenzy", "The End Comes", "Savagery to Match Their Numbers"]
    mine, theirs = random.sample(foes, 4), random.sample(foes, 3)
    if "Úlairë Toldëa" in mine:
        theirs = [foe for foe in theirs if foe != "Úlairë Toldëa"]
    if "Úlairë Cantëa" in mine:
        theirs = [foe for foe in theirs if foe != "Úlairë Cantëa"]
    return scene(
        players=3,
        seed=seed,
        phase="maneuver",
        site=6,
        twilight=12,
        hasty=bool(seed % 2),
        free={"play": friends, "hand": ["Elendil's Valor", "Elendil's Valor", "Valiant Man of the West"], "burdens": 4},
        shadow={"play": mine, "hand": hand},
        seats={2: {"play": theirs, "hand": hand}},
    )


@rule("T-195", "T-197", "T-198", "T-199", "T-200")
@pytest.mark.parametrize("seed", range(40))
def test_no_minion_is_asked_about_twice_and_none_that_may_not_be_assigned(seed: int) -> None:
    random, game, questions = Random(seed), defended(seed).game, 0
    asked: set[tuple[int, int]] = set()
    turn = game.table.turn
    for _ in range(400):
        if game.decision is None or game.table.turn != turn:
            break
        step: Any = game.agenda[-1][0][0]
        if isinstance(step, AssignMinions):
            check_question(game, asked)
            questions += 1
        else:
            asked = set()
        before, pair = dict(game.table.assigned), game.decision.choices[random.randrange(len(game.decision.choices))]
        if isinstance(pair, AssignPair) and isinstance(pair.minion, The) and isinstance(pair.defender, The):
            assert pair.minion.these[0] not in before and pair.defender.these[0] not in before.values()
        game.answer(game.decision.choices.index(pair))
    assert questions
