"""What a master believes of the hands of others: nearer to the truth than any hand that could be drawn."""

from __future__ import annotations

from collections import Counter

from bench.hands import WAYS, Counted, counted, told
from onetable.bots.registry import bot
from onetable.bots.rollout import RolloutBot
from onetable.bots.search.bot import SearchBot
from onetable.core.dice import Dice
from onetable.games.tcg.bots.levels import TcgLevels
from onetable.games.tcg.bots.suspecting import Suspected, held
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.imagine import Unknown, imagine
from onetable.games.tcg.traits import Kind, Side
from onetable.games.tcg.view import TcgView, unseen
from tests.bots.tcg.tables import BOOK, STARTERS, played_by, rules


def test_hands_are_believed_to_be_more_like_they_are() -> None:
    found = sum([counted(seed) for seed in range(500, 540)], Counted())
    sorts = {key[:3] for key in found}
    missed = {way: sum([abs(found[*sort, way] - found[*sort, "held"]) for sort in sorts]) for way in WAYS}
    assert missed["held"] == 0 and missed["believed"] < 0.7 * missed["drawn anew"]
    assert all([line.count("|") == 8 for line in told(found).splitlines()])


def test_who_had_twilight_and_played_no_minion_probably_has_none() -> None:
    sides = {"free": {"play": ["Aragorn, King in Exile"]}, "shadow": {"play": ["Uruk Rager"]}}
    scene = {"game": "tcg", "phase": "skirmish", "site": 4, **sides}
    poor, rich = (BOOK.scene({**scene, "twilight": twilight, "assigned": {"Uruk Rager": "Aragorn"}}).table for twilight in (0, 9))
    minion = next(card for card in CARDS.values() if card.kind is Kind.MINION and card.twilight == 3)
    event = next(card for card in CARDS.values() if card.kind is Kind.EVENT and card.side is Side.SHADOW)
    assert held(rich, 1, minion) < 0.6 < 1.0 < held(poor, 1, minion) and held(rich, 1, event) > 1.0
    assert held(rich, 0, minion) > 1.0, "who is the Free Peoples player keeps minions for his turn as Shadow"


def test_the_same_view_and_dice_give_the_same_world_whatever_is_hidden() -> None:
    for game, _ in played_by(rules, STARTERS, 4):
        assert game.decision is not None
        view = BOOK.view(game, game.decision.seat)
        assert isinstance(view, TcgView)
        known = Counter([face for card, face in game.table.faces.items() if card not in set(unseen(game.table, view.seat))])
        worlds = [imagine(BOOK.view(game, view.seat), Dice(3), Suspected) for _ in range(2)]  # type: ignore[arg-type]
        assert worlds[0].table.faces == worlds[1].table.faces and known <= Counter(worlds[0].table.faces.values())
        assert BOOK.view(worlds[0], view.seat).encode() == view.encode()


def test_a_master_imagines_so_and_those_who_are_frozen_do_not() -> None:
    master, frozen = bot("tcg", "master:8n"), bot("tcg", "rollout-1:8n")
    assert isinstance(master, SearchBot) and isinstance(master.foresight, TcgLevels)
    assert master.imagine == master.foresight.imagine
    assert isinstance(frozen, RolloutBot) and not isinstance(frozen, SearchBot)


def test_a_deck_brings_its_sites() -> None:
    game = next(game for game, _ in played_by(rules, STARTERS, 6) if game.table.turn == 4)
    view = BOOK.view(game, 0)
    assert isinstance(view, TcgView) and not view.table.lists[1]
    theirs = game.table.adventure[1]
    believed, anything = ([imagine(view, Dice(n), belief).table for n in range(5)] for belief in (Suspected, Unknown))
    assert all([[world.faces[site] for site in theirs] == [game.table.faces[site] for site in theirs] for world in believed])
    assert any([[world.faces[site] for site in theirs] != [game.table.faces[site] for site in theirs] for world in anything])
