"""What a path costs, alone and in a row, is what the rules ask for it; so is the room for influence."""

from __future__ import annotations

from collections import Counter

import pytest

from onetable.core.step import Ask, Scope, Seat
from onetable.games.quest.mechanics.placing import PlaceInExtension
from onetable.games.quest.phases.travel import EnterPlace, MoveTo, PayMore, PayOne, PaySeveral, TravelStep
from onetable.games.quest.pictures.at_once import journeys
from onetable.games.quest.pictures.offers import price
from onetable.games.quest.pictures.question_shape import Journey
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.telling.journeys import MOST_MOVES
from onetable.games.quest.traits import Place
from onetable.games.quest.vocabulary.choices import PickPlace, ToPool
from tests.games.quest.pictures.shown import board_of, offer_on, offers, positions, why
from tests.games.quest.scenes import RULEBOOK, scene
from tests.server.pictures.tables import drawn

few_or_many = pytest.mark.parametrize("count", [40, pytest.param(2000, marks=pytest.mark.long)])


def card(key: str) -> str:
    """A card by its id."""
    return key.partition(".")[2]


# ---- one path


def test_while_a_path_is_paid_every_place_says_so_and_nothing_else() -> None:
    play = scene(step="travel", heroes=[{"hero": "thalin", "at": "bree", "hand": ["evade", "sweep"]}], minions={}).choose("MoveTo fornost")
    board = board_of(play)
    assert board["asking"]["kind"] == "pay"
    assert [each["on"] for each in board["asking"]["whys"] if any(on.startswith("place.") for on in each["on"])] == [["place.*"]]
    assert next(each["text"] for each in board["asking"]["whys"] if each["on"] == ["place.*"]) == "Pay for Fornost first, or undo."


def test_a_path_tells_what_pays_for_it() -> None:
    play = scene(step="travel", heroes=[{"hero": "thalin", "at": "bree", "hand": ["evade", "sweep"]}], minions={})
    board = board_of(play)
    fornost = offer_on(board, "place.fornost")["price"]
    assert fornost == {
        "path": "path.bree.fornost", "terrain": "any", "number": 1, "any": True,
        "cards": ["fighting.thalin_evade", "fighting.thalin_sweep"], "proposed": ["fighting.thalin_evade"],
    }  # fmt: skip
    assert {offer["on"].partition(".")[2] for offer in offers(board, "move")} == {
        line.split()[1] for line in play.offered if line.startswith("MoveTo")
    }


@few_or_many
def test_prices_are_those_of_the_rules(count: int) -> None:
    for match in positions(count, lambda board, step: isinstance(step, TravelStep)):
        game, board = match.game, match.game.table
        assert game.decision is not None
        seat = game.decision.seat
        for choice in [choice for choice in game.decision.choices if isinstance(choice, MoveTo)]:
            told, asked = price(board, seat, choice.place), choice.run(board, Scope(seat))
            assert told is not None and isinstance(asked, Ask)
            assert {card(key) for key in told.cards} == {pay.card for pay in asked.choices if isinstance(pay, PayOne)}
            several = {pay.left for pay in asked.choices if isinstance(pay, PaySeveral)}
            assert several == ({told.number} if told.any and told.number > 1 else set())
            proposed = [card(key) for key in told.proposed]
            assert (PayOne(proposed[0]) if len(proposed) == 1 else PaySeveral(proposed[0], len(proposed))) in asked.choices
            assert not Counter(proposed) - Counter(board.sheet(seat).hand)


# ---- several in a row


def walk(board: Board, seat: Seat, journey: Journey) -> None:
    """Go the way step by step, as the rules ask for it; nobody meets the hero."""
    scope, sheet = Scope(seat), board.sheet(seat)
    for leg in journey.legs:
        asked = TravelStep().run(board, scope)
        move = MoveTo(Place(leg.place))
        assert isinstance(asked, Ask) and move in asked.choices
        first, *others = [card(key) for key in leg.cards]
        paying = move.run(board, scope)
        pay = PaySeveral(first, 1 + len(others)) if others else PayOne(first)
        assert isinstance(paying, Ask) and pay in paying.choices
        move.chosen(board, scope, pay)
        for left, more in zip(range(len(others), 0, -1), others, strict=True):
            PayMore(left).chosen(board, scope, PaySeveral(more, left))
        EnterPlace(move.place).run(board, scope)
    assert sheet.place == journey.place


@few_or_many
def test_every_journey_can_be_walked_for_its_price(count: int) -> None:
    for match in positions(count, lambda board, step: isinstance(step, TravelStep)):
        assert match.game.decision is not None
        seat = match.game.decision.seat
        for journey in journeys(match.game.table, seat):
            board = match.game.table.copy()
            before = Counter(board.sheet(seat).hand)
            walk(board, seat, journey)
            spent = before - Counter(board.sheet(seat).hand)
            assert spent == Counter([card(key) for leg in journey.legs for key in leg.cards]) and spent.total() == journey.cost


def everywhere(board: Board, seat: Seat) -> dict[Place, int]:
    """By trying all that the rules allow: where the hero can come to, and how many cards that takes at least."""
    scope, found, waiting = Scope(seat), dict[Place, int](), [(board.copy(), 0)]
    hand, known = len(board.sheet(seat).hand), set[tuple[Place, tuple[str, ...], int]]()
    while waiting:
        here, moves = waiting.pop()
        asked = TravelStep().run(here, scope)
        assert isinstance(asked, Ask)
        for move in [choice for choice in asked.choices if isinstance(choice, MoveTo) and moves < MOST_MOVES]:
            for after in paid(here, seat, move):
                EnterPlace(move.place).run(after, scope)
                left = after.sheet(seat).hand
                found[move.place] = min(found.get(move.place, 99), hand - len(left))
                if (state := (move.place, tuple(sorted(left)), after.turn.travel_steps)) not in known:
                    known.add(state)
                    waiting.append((after, moves + 1))
    return {place: cost for place, cost in found.items() if place != board.sheet(seat).place}


def paid(board: Board, seat: Seat, move: MoveTo) -> list[Board]:
    """All ways to pay for a path."""
    scope, found = Scope(seat), list[Board]()
    asked = move.run(board, scope)
    assert isinstance(asked, Ask)
    for pay in asked.choices:
        after = board.copy()
        move.chosen(after, scope, pay)
        boards = [after]
        for left in range(pay.left - 1 if isinstance(pay, PaySeveral) else 0, 0, -1):
            boards = [done for each in boards for done in one_more(each, seat, left)]
        found += boards
    return found


def one_more(board: Board, seat: Seat, left: int) -> list[Board]:
    """One card more for the same path."""
    found = []
    for more in dict.fromkeys(board.sheet(seat).hand):
        after = board.copy()
        PayMore(left).chosen(after, Scope(seat), PaySeveral(more, left))
        found.append(after)
    return found


@pytest.mark.parametrize(("count", "hand"), [(12, 3), pytest.param(300, 4, marks=pytest.mark.long)])
def test_no_cheaper_journey_is_overlooked(count: int, hand: int) -> None:
    for match in positions(count, lambda board, step: isinstance(step, TravelStep) and 0 < len(board.sheet(board.turn.seat).hand) <= hand):
        board, seat = match.game.table, match.game.table.turn.seat
        assert {journey.place: journey.cost for journey in journeys(board, seat)} == everywhere(board, seat)


def test_a_plan_is_for_the_one_who_travels() -> None:
    for match in positions(3, lambda board, step: isinstance(step, TravelStep) and len(board.sheet(board.turn.seat).hand) > 2):
        for view in drawn(match):
            asking = view["board"]["asking"]
            assert (asking is not None and bool(asking["journeys"])) == (view["seat"] == match.game.table.turn.seat)


# ---- influence


@few_or_many
def test_the_room_for_influence_is_that_of_the_rules(count: int) -> None:
    for match in positions(count // 4, lambda board, step: isinstance(step, PlaceInExtension)):
        board, decision, step = match.game.table, match.game.decision, match.game.agenda[-1][0][0]
        assert decision is not None and isinstance(step, PlaceInExtension)
        asking = drawn(match, seats=(SAURON,))[0]["board"]["asking"]
        assert asking["kind"] == "place" and asking["placing"]["left"] == asking["left"] > 0
        for choice, offer in zip(decision.choices, asking["offers"], strict=True):
            assert offer["room"]["there"] < offer["room"]["limit"]
            if isinstance(choice, PickPlace):
                assert offer["on"] == f"place.{choice.place}" and offer["room"]["there"] == board.influence.get(choice.place, 0)
                full = match.game.clone()
                full.table.influence[choice.place] = offer["room"]["limit"]
                again = step.ask(full.table)
                assert again is None or choice not in again.choices, "more than the limit was allowed"
            else:
                assert isinstance(choice, ToPool) and offer["room"] == {"there": board.pool, "limit": board.pool_limit}


def test_of_every_place_it_is_told_why_no_influence_goes_there() -> None:
    play = scene(step="action", heroes=[{"hero": "thalin", "at": "bree"}], influence={"barad_dur": 1}, minions={})
    play.choose("UseTrack influence 6")
    board = board_of(play, seat=0)
    assert RULEBOOK.view(play.game, 0).asked == 0
    offered = {offer["on"] for offer in board["asking"]["offers"]}
    told = {place: why(board, f"place.{place}") for place in Place if f"place.{place}" not in offered}
    assert all(told.values()) and told[Place.RIVENDELL] != told[Place.BREE]
