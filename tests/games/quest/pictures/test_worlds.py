"""A picture holds no more than its seat may know, and what all see is the same whoever looks."""

from __future__ import annotations

import re

import msgspec
import pytest

from onetable.core.dice import Dice
from onetable.core.phrasebook import LANGUAGES
from onetable.games.quest.pictures.shapes import Open
from onetable.games.quest.pieces import EVERYBODY
from tests.contract.leaks import worlds
from tests.games.quest.pictures.shown import positions
from tests.games.quest.scenes import RULEBOOK
from tests.server.pictures.tables import drawn, painted


@pytest.mark.parametrize(("count", "every"), [(8, 17), pytest.param(1200, 3, marks=pytest.mark.long)])
def test_a_picture_is_the_same_to_the_last_byte_in_every_imagined_world(count: int, every: int) -> None:
    dice, number = Dice(5), 0
    for match in positions(count * every, lambda board, step: step is not None):
        number += 1
        if number % every:
            continue
        language = LANGUAGES[number % 4]
        for seat in range(-1, match.players):
            journal = match.journal_for(seat)
            real = painted(RULEBOOK, match.game, seat, language, match.setup, journal)
            for world in worlds(RULEBOOK, match.game, seat, dice, 1):
                assert painted(RULEBOOK, world, seat, language, match.setup, journal) == real


@pytest.mark.parametrize("count", [20, pytest.param(2000, marks=pytest.mark.long)])
def test_what_all_see_is_the_same_for_all(count: int) -> None:
    """Drawn once for a spectator or through the eyes of a player: nothing that only he knows is in it."""
    names = [field.name for field in msgspec.structs.fields(Open)]
    for match in positions(count, lambda board, step: step is not None):
        spectator, *players = drawn(match)
        for view in players:
            seat = view["seat"]
            alone = msgspec.json.decode(painted(RULEBOOK, match.game, seat, "en", match.setup, match.journal_for(seat)).whole())
            for name in names:
                assert view["board"][name] == spectator["board"][name]
                assert alone["board"][name] == spectator["board"][name], (seat, name)


def test_what_is_closed_is_nowhere() -> None:
    """Cards in other hands, tokens that nobody has turned up and the other mission do not stand in what is sent."""
    for match in positions(15, lambda board, step: step is not None and board.round > 1):
        board = match.game.table
        told = set(re.findall(r"[a-z_]+", str(match.journal_for(-1))))
        for view in drawn(match):
            seat, text = view["seat"], str(view["board"])
            assert seat == 0 or f"mission.{board.sauron_mission}" not in text
            assert seat > 0 or f"mission.{board.hero_mission}" not in text
            known = {token["number"] for token in view["board"]["closed"]["known"]}
            seen = {token.number for tokens in board.tokens.values() for token in tokens if token.seen >> max(seat, 0) & 1 and seat >= 0}
            up = {token.number for tokens in board.tokens.values() for token in tokens if token.seen == EVERYBODY}
            assert known == seen - up
            assert {token["number"] for token in view["board"]["tokens"] if token["face"]} == up
            for slip in board.shadow_hand:
                hidden = seat != 0 and slip.seen == 1 and slip.face not in told and board.shadow_discards.count(slip.face) == 0
                assert not hidden or f"shadow.{slip.face}" not in text
            for number, sheet in enumerate(board.sheets, 1):
                shown = view["board"]["heroes"][number - 1]
                assert (shown["life"], shown["damage"]) == (len(sheet.life), len(sheet.damage))
            own = view["board"]["closed"]
            assert seat >= 0 or not (own["hand"] or own["damage"] or own["mission"] or own["known"] or own["drawn"])
