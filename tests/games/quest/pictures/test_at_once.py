"""What is answered with one press can be answered so: every answer that it stands for is offered when its turn comes."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from onetable.core.game import Game
from onetable.core.step import Step
from onetable.games.quest.atlas import BESIDE
from onetable.games.quest.mechanics.placing import PlaceInExtension
from onetable.games.quest.phases.actions import SauronActs
from onetable.games.quest.phases.explore import Exploring
from onetable.games.quest.phases.rest import RestStep
from onetable.games.quest.phases.travel import MoveTo, PayMore, TravelStep
from onetable.games.quest.table import Board
from onetable.games.quest.traits import Place
from onetable.games.quest.vocabulary.choices import Decline
from tests.games.quest.pictures.shown import Data, board_of, positions
from tests.games.quest.scenes import RULEBOOK, scene
from tests.server.pictures.tables import painted

few_or_many = pytest.mark.parametrize("count", [20, pytest.param(1500, marks=pytest.mark.long)])
NARROW = {"step": "travel", "minions": {}}


def asking(game: Game[Board]) -> Data:
    """The open question as a client gets it."""
    assert game.decision is not None
    found: Data = msgspec.json.decode(painted(RULEBOOK, game, game.decision.seat, "en", {}, []).whole())["board"]["asking"]
    return found


def number_of(asked: Data, wanted: Data) -> int:
    """The choice that a client takes for an answer that it was told before; -1 where there is none."""
    if wanted.get("kind", asked["kind"]) != asked["kind"]:
        return -1
    for number, offer in enumerate(asked["offers"]):
        same = all(offer[part] == wanted.get(part, "") for part in ("does", "on", "to"))
        if same and wanted.get("amount", offer["amount"]) == offer["amount"]:
            return number
    return -1


def say_all(game: Game[Board], answers: list[Data]) -> bool:
    """Answer as a client does that was told all of this at once; False where something else came between."""
    assert game.decision is not None
    seat = game.decision.seat
    for wanted in answers:
        while game.decision is not None and game.decision.seat != seat and Decline() in game.decision.choices:
            game.answer(list(game.decision.choices).index(Decline()))
        if game.decision is None or game.decision.seat != seat:
            return False
        number = number_of(asking(game), wanted)
        if number < 0:
            return False
        game.answer(number)
    return True


def marked(several: Data, rolls: Random) -> list[Data]:
    """Marks as somebody sets them who marks at random: what comes after something else only then."""
    found: list[Data] = []
    while len(found) < several["count"]:
        things = {mark["on"] for mark in found}
        open_now = [mark for mark in several["marks"] if not mark["after"] or things & set(mark["after"])]
        free = [mark for mark in open_now if found.count(mark) < mark["most"]]
        if not free:
            break
        found.append(rolls.choice(free))
    return found


def in_order(several: Data, marks: list[Data]) -> list[Data]:
    """The order in which a client answers: what one button marks goes first; of a payment each says how many come yet."""
    first = sorted(marks, key=lambda mark: mark["on"] != several["all"])
    return [
        {"does": mark["does"], "on": mark["on"], **({"amount": several["count"] - at} if mark["does"] == "pay" else {})}
        for at, mark in enumerate(first)
    ]


# ---- several of a kind


def test_damage_is_marked_at_once() -> None:
    hand = ["overdraw", "overdraw", "quick_shot"]
    play = scene(card="damage.3", heroes=[{"hero": "argalad", "at": "bree", "hand": hand}], minions={})
    found = asking(play.game)["several"]
    assert (found["count"], found["least"], found["all"]) == (3, 3, "life")
    most = {mark["on"].removeprefix("fighting.argalad_"): mark["most"] for mark in found["marks"]}
    assert most == {"life": 3, "overdraw": 2, "quick_shot": 1}


def test_of_one_thing_nothing_is_marked() -> None:
    play = scene(heroes=[{"hero": "argalad", "at": "bree", "hand": ["overdraw", "quick_shot"]}], **NARROW)
    assert asking(play.choose("MoveTo fornost").game)["several"] is None


@few_or_many
def test_what_is_marked_together_is_answered_in_a_row(count: int) -> None:
    rolls, kinds = Random(36), set()
    for match in positions(count, lambda board, step: step is not None):
        asked = asking(match.game)
        if (found := asked["several"]) is None:
            continue
        kinds.add(asked["kind"])
        for _ in range(4):
            marks = marked(found, rolls)
            assert len(marks) >= found["least"]
            assert say_all(match.game.clone(), in_order(found, marks)), (asked["kind"], marks)
    assert kinds


@few_or_many
def test_influence_goes_where_it_comes_into_reach(count: int) -> None:
    for match in positions(count, lambda board, step: isinstance(step, PlaceInExtension) and step.tokens > 1):
        board, found = match.game.table, asking(match.game)["several"]
        for mark in found["marks"]:
            if mark["after"]:
                assert mark["choice"] == -1 and all(mark["on"][6:] in BESIDE[Place(before[6:])] for before in mark["after"])
                assert Place(mark["on"][6:]) not in board.influence


# ---- behind a choice


def test_what_is_found_here_is_offered_before_exploring() -> None:
    play = scene(heroes=[{"hero": "argalad", "at": "bree", "hand": ["overdraw"]}], favor={"bree": 1}, **NARROW)
    found = {each["offer"]["on"]: each for each in board_of(play)["asking"]["beyond"]}
    assert [answer["does"] for answer in found["favor.bree"]["through"]] == ["explore"]
    assert found["favor.bree"]["kind"] == "explore"


@few_or_many
@pytest.mark.parametrize("asks", [RestStep, TravelStep, Exploring, SauronActs])
def test_what_lies_behind_is_offered_there(asks: type[Step[Board]], count: int) -> None:
    for match in positions(count, lambda board, step: isinstance(step, asks)):
        asked = asking(match.game)
        for each in Random(count).sample(asked["beyond"], min(8, len(asked["beyond"]))):
            last = {part: each["offer"][part] for part in ("does", "on", "to")}
            assert say_all(match.game.clone(), [*each["through"], {**last, "kind": each["kind"]}]), each


# ---- a way


@few_or_many
def test_a_way_can_be_ridden(count: int) -> None:
    arrived = 0
    for match in positions(count, lambda board, step: isinstance(step, (RestStep, TravelStep, Exploring))):
        asked, seat = asking(match.game), match.game.table.turn.seat
        for way in asked["journeys"][:6]:
            answers = [*asked["lead"]]
            for leg in way["legs"]:
                answers.append({"kind": "travel", "does": "move", "on": f"place.{leg['place']}"})
                number = len(leg["cards"])
                answers += [{"kind": "pay", "does": "pay", "on": card, "amount": number - at} for at, card in enumerate(leg["cards"])]
            game = match.game.clone()
            arrived += say_all(game, answers) and game.table.sheet(seat).place == way["place"]
            if len(way["legs"]) == 1:
                assert game.table.sheet(seat).place == way["place"]
    assert arrived


@few_or_many
def test_the_proposed_cards_pay(count: int) -> None:
    for match in positions(count, lambda board, step: isinstance(step, TravelStep)):
        for offer in asking(match.game)["offers"]:
            if offer["does"] != "move":
                continue
            cards, game = offer["price"]["proposed"], match.game.clone()
            paid = [{"kind": "pay", "does": "pay", "on": card, "amount": len(cards) - at} for at, card in enumerate(cards)]
            assert say_all(game, [{"does": "move", "on": offer["on"]}, *paid])
            assert game.decision is None or not isinstance(game.agenda[-1][0][0], (MoveTo, PayMore))
