"""The catalogue: one of all cards, put on every table, part of none; and no rule names a card."""

from __future__ import annotations

import ast
import pickle
from importlib.resources import files
from pathlib import Path

import pytest
from msgspec.structs import replace

from onetable.core.dice import Dice
from onetable.core.errors import BadInput
from onetable.core.record import load, save
from onetable.games.quest.card_kinds import Peril
from onetable.games.quest.cards.every_card import by_id, every_card
from onetable.games.quest.cards.facts import facts
from onetable.games.quest.game import MiddleEarthQuest
from onetable.games.quest.parts_of_speech import Effect
from onetable.games.quest.traits import Character, Hero, Item, Minion, Monster

BOOK = MiddleEarthQuest()
CATALOGUE = every_card()
PIECES = ("hero", "character", "item", "minion", "monster")


def test_every_table_has_it_and_clones_share_it() -> None:
    game = BOOK.begin({}, 3, seed=1)
    tables = [game.table, game.clone().table, *[BOOK.view(game, seat).table for seat in range(-1, 3)]]
    tables += [load(BOOK, save(BOOK, game)).table, BOOK.imagine(BOOK.view(game, 1), Dice(1)).table, BOOK.scene({"step": "rest"}).table]
    assert all([table.cards is CATALOGUE for table in tables])


def test_it_is_no_part_of_saves_and_views() -> None:
    game = BOOK.begin({}, 3, seed=1)
    other = game.clone()
    other.table.cards = replace(CATALOGUE, perils={})
    assert game.table == other.table and save(BOOK, game.clone()) == save(BOOK, other)
    assert BOOK.view(game, 0).encode() == BOOK.view(other, 0).encode()


def test_a_view_goes_to_another_process_without_it() -> None:
    view = BOOK.view(BOOK.begin({}, 4, seed=2), 0)
    packed = pickle.dumps(view)
    twin = pickle.loads(packed)
    assert (twin.seat, twin.agenda, twin.asked, twin.choices, twin.table) == (0, view.agenda, view.asked, view.choices, view.table)
    assert twin.table.cards is CATALOGUE and len(packed) < 20_000


def test_two_cards_of_a_kind_with_the_same_id_are_refused() -> None:
    with pytest.raises(BadInput, match="Two peril cards have the id “trapped”"):
        by_id("peril", (Peril("trapped", ()),), (Peril("khazad_dum", ()), Peril("trapped", ())))


def test_nobody_can_change_it() -> None:
    for name in CATALOGUE.__struct_fields__:
        with pytest.raises((TypeError, AttributeError)):
            getattr(CATALOGUE, name)["new"] = ()
        with pytest.raises(AttributeError):
            setattr(CATALOGUE, name, {})


def test_every_figure_has_a_text() -> None:
    assert [*CATALOGUE.heroes] == [*Hero] and [*CATALOGUE.characters] == [*Character] and {*CATALOGUE.items} == {*Item}
    assert {*CATALOGUE.foes} == {*Minion, *Monster} - {Monster.BLANK}


def test_a_corruption_card_burdens_or_acts_at_once() -> None:
    at_once = [card.id for card in CATALOGUE.corruption.values() if any([isinstance(word, Effect) for word in card.text])]
    assert {*CATALOGUE.corruption} - {*CATALOGUE.burdens} == {*at_once} == {"careless", "wretched"}


def test_no_rule_names_a_card() -> None:
    ids = {str(fact["id"]).partition(".")[2] for fact in facts() if fact["kind"] not in PIECES} | {*CATALOGUE.abilities}
    home = Path(str(files("onetable.games.quest")))
    found = [
        f"{path.relative_to(home)}:{node.lineno} {node.value}"
        for layer in ("mechanics", "phases", "vocabulary", "words")
        for path in (home / layer).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and node.value in ids
    ]
    assert found == [] and len(ids) > 300
