"""The arithmetic of a combat adds up to what the rules say: attack, defense and damage of every round, and what the cards cost."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.core.match import Match
from onetable.games.quest.figures import CARDS
from onetable.games.quest.mechanics.combat.clash import cost
from onetable.games.quest.mechanics.combat.rounds import LayCard
from onetable.games.quest.mechanics.combat.sides import hero_strength
from onetable.games.quest.pieces import Side
from onetable.games.quest.vocabulary import combat_news
from tests.games.quest.pictures.shown import Data, board_of, positions
from tests.games.quest.scenes import scene
from tests.server.pictures.tables import drawn


def adds_up(figure: Data) -> int:
    """A number, whose lines make it."""
    assert sum([line["amount"] for line in figure["lines"]]) == figure["now"] and all([line["text"] for line in figure["lines"]])
    return int(figure["now"])


def check_rounds(match: Match[Any], combat: Data) -> int:
    """Every round told is the one that was fought; returns how many."""
    dealt: list[tuple[int, int]] = []
    for word in match.journal_for(-1):
        if isinstance(word, combat_news.CombatBegins):
            dealt = []
        elif isinstance(word, combat_news.RoundDamage):
            dealt.append((word.hurt, word.foe_hurt))
    told = combat["rounds"]
    assert [(adds_up(each["hero"]["hurt"]), adds_up(each["foe"]["hurt"])) for each in told if each["over"]] == dealt
    fight = match.game.table.combat
    assert fight is not None
    for each in told:
        for blow in (each["hero"], each["foe"]):
            adds_up(blow["attack"])
            adds_up(blow["defense"])
        if not each["over"]:
            check_side(each["hero"], fight.hero)
            check_side(each["foe"], fight.enemy)
    return len(told)


def check_side(blow: Data, side: Side) -> None:
    """A side in a round of which something is still being done."""
    assert (adds_up(blow["attack"]), adds_up(blow["defense"]), adds_up(blow["hurt"])) == (side.attack, side.defense, side.hurt)
    assert blow["card"] == (f"fighting.{side.laid}" if side.laid else "") and blow["exhausted"] == side.exhausted
    assert blow["cancelled"] == (bool(side.laid) and side.cancelled)


def check_costs(match: Match[Any], view: Data) -> None:
    """What the stacks cost, and what each card of the hand would."""
    board, fight, seat = match.game.table, match.game.table.combat, view["seat"]
    assert fight is not None
    combat = view["board"]["combat"]
    for name, side in (("hero", fight.hero), ("foe", fight.enemy)):
        assert combat[name]["stack"] == [f"fighting.{card}" for card in side.stack]
        assert (side.laid and not side.revealed) or adds_up(combat[name]["used"]) == cost(board.cards, fight, side)
    own = view["board"]["fight"]
    assert (own is not None) == (seat in (0, fight.seat))
    if own is None or not isinstance(match.game.agenda[-1][0][0], LayCard) or view["asked"] != seat:
        return
    hero = seat != 0
    strength = hero_strength(board) if hero else fight.enemy.strength
    for card in own["hand"]:
        twin = fight.copy()
        side, id = twin.hero if hero else twin.enemy, card["card"].partition(".")[2]
        before = cost(board.cards, twin, side)
        side.laid, side.stack = id, (*side.stack, id)
        after = cost(board.cards, twin, side)
        assert (card["cost"], card["left"], card["exhausts"]) == (after - before, strength - after, after > strength)


@pytest.mark.parametrize("count", [40, pytest.param(2000, marks=pytest.mark.long)])
def test_every_number_of_a_combat_is_that_of_the_rules(count: int) -> None:
    rounds = 0
    for match in positions(count, lambda board, step: board.combat is not None and board.combat.round > 1):
        views = drawn(match)
        rounds += check_rounds(match, views[0]["board"]["combat"])
        for view in views:
            check_costs(match, view)
    assert rounds >= count


def test_a_round_is_told_line_by_line() -> None:
    """Thálin meets an Orc on the way; both cards are turned up together, and the sums can be followed."""
    hero = {"hero": "thalin", "at": "bree", "hand": ["evade", "sweep", "sweep", "parry"]}
    play = scene(step="travel", heroes=[hero], minions={}, tokens={"old_forest": ["orc"]})
    play.choose("MoveTo old_forest", "PayOne thalin_evade", "KeepForStrength 2", "Lay thalin_parry")
    waiting = board_of(play)["combat"]
    assert waiting["hero"]["state"] == "laid" and waiting["hero"]["shown"] == "" and waiting["hero"]["hand"] == 3
    assert board_of(play)["fight"]["laid"] == "fighting.thalin_parry" and board_of(play, seat=0)["fight"]["laid"] == ""
    strike = next(line for line in play.offered if line.startswith("Lay"))
    play.choose(strike)
    (told,) = board_of(play)["combat"]["rounds"]
    foe, parry = CARDS[strike.split()[1]], CARDS["thalin_parry"]
    assert told["hero"]["card"] == "fighting.thalin_parry" and told["foe"]["card"] == f"fighting.{foe.id}"
    assert told["foe"]["attack"]["lines"][0] == {"text": "Ranged Strike", "amount": foe.attack, "card": f"fighting.{foe.id}"}
    assert told["hero"]["defense"]["lines"] == [{"text": "Parry", "amount": parry.defense, "card": "fighting.thalin_parry"}]
    assert [(line["text"], line["amount"]) for line in told["hero"]["hurt"]["lines"]] == [
        ("the other’s attack", told["foe"]["attack"]["now"]), ("own defense", -told["hero"]["defense"]["now"]),
    ]  # fmt: skip


def test_the_last_round_can_be_looked_at_when_the_combat_is_over() -> None:
    told = 0
    for match in positions(6, lambda board, step: bool(board.outcome) and board.combat is None and board.turn.seat > 0):
        board = drawn(match, seats=(-1,))[0]["board"]
        if board["fought"] is None:
            continue
        told += 1
        assert board["fought"]["outcome"] == match.game.table.outcome
        dealt = [word for word in match.journal_for(-1) if isinstance(word, combat_news.RoundDamage)]
        if board["fought"]["rounds"]:
            last = board["fought"]["rounds"][-1]
            assert last["over"] and (adds_up(last["hero"]["hurt"]), adds_up(last["foe"]["hurt"])) == (dealt[-1].hurt, dealt[-1].foe_hurt)
    assert told
