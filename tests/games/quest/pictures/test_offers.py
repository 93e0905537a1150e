"""Every choice of every question is tied to something that can be pointed at, and every thing that is named has a face."""

from __future__ import annotations

import pytest

from onetable.bots.registry import bot
from onetable.core.match import Match
from onetable.games.quest.pictures.faces import faces_in
from tests.contract.positions import SETUPS
from tests.games.quest.pictures.shown import Data
from tests.games.quest.scenes import RULEBOOK
from tests.server.pictures.tables import drawn, moments

FACES = faces_in("quest", "en")
PLAIN = {"", "pool", "life", "rest", "favor", "strength", "peril", "deck.top", "deck.bottom"}
BUTTONS = {"accept", "decline", "done", "branch", "give-up", "exhaust", "dark-path", "send"}


def is_there(board: Data, thing: str) -> bool:
    """Whether something on the table or among the faces goes by this name."""
    kind, _, id = thing.partition(".")
    if kind == "token":
        return any([str(token["number"]) == id for token in board["tokens"]])
    if kind == "slot":
        return any([str(plot["slot"]) == id for plot in board["tower"]["plots"]])
    if kind == "favor" and id:
        return any([favor["place"] == id for favor in board["favor"]])
    if kind == "influence":
        return any([influence["place"] == id for influence in board["influence"]])
    if kind == "peril" and id == "":
        return True
    return thing in PLAIN or thing in FACES


def check(view: Data) -> int:
    """Every choice of a view; returns how many."""
    board, asking = view["board"], view["board"]["asking"]
    if asking is None:
        return 0
    assert len(asking["offers"]) == len(view["choices"])
    for offer in asking["offers"]:
        assert offer["on"] or offer["does"] in BUTTONS, offer
        assert is_there(board, offer["on"]) and is_there(board, offer["to"]), offer
        assert not offer["place"] or f"place.{offer['place']}" in FACES
    pairs = [(offer["does"], offer["on"], offer["to"], offer["amount"]) for offer in asking["offers"]]
    assert len(set(pairs)) == len(pairs), "two choices cannot be told apart"
    for reason in asking["whys"]:
        assert reason["text"] and all([thing == "place.*" or is_there(board, thing) or "." in thing for thing in reason["on"]])
    held = {card["card"] for card in board["closed"]["hand"]}
    assert all([card in FACES for card in held])
    return len(pairs)


@pytest.mark.parametrize(("games", "most"), [(2, 40), pytest.param(20, 3000, marks=pytest.mark.long)])
def test_every_choice_of_whole_games_is_tied_to_something(games: int, most: int) -> None:
    choices = 0
    for seed in range(games):
        setup, players = SETUPS["quest"][seed % 4]
        match = Match(RULEBOOK, setup, players, 300 + seed)
        players_of = [bot("quest", "rules", seed) for _ in range(players)]
        while match.game.decision is not None and len(match.answers) < most:
            seat = match.game.decision.seat
            choices += check(drawn(match, seats=(seat,))[0])
            match.answer(players_of[seat].choose(RULEBOOK.view(match.game, seat)))
    assert choices > games * 100


@pytest.mark.parametrize(("games", "most"), [(3, 40), pytest.param(40, 3000, marks=pytest.mark.long)])
def test_every_choice_of_random_games_too(games: int, most: int) -> None:
    for seed in range(games):
        setup, players = SETUPS["quest"][seed % 4]
        for match in moments("quest", setup, players, 50 + seed, most=most):
            if match.game.decision is not None:
                check(drawn(match, seats=(match.game.decision.seat,))[0])
