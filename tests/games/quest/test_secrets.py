"""The secrets of this game: views and journal tell nothing a seat has not seen; imagined worlds keep what it has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.core.match import Match
from onetable.core.record import load, save
from onetable.games.quest import view as views
from onetable.games.quest.figures import CARDS, HERO_DECKS
from onetable.games.quest.game import MiddleEarthQuest
from onetable.games.quest.mechanics.combat.rounds import LayCard
from onetable.games.quest.pieces import DECLARED, EVERYBODY, LAID, HeroSheet, Slip, Token
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.traits import Deck, Terrain
from onetable.games.quest.vocabulary import combat_news, map_news, pool_news, sauron_news
from tests.contract.positions import SETUPS, random_game
from tests.games.quest.scenes import scene

BOOK = MiddleEarthQuest()
every_setup = pytest.mark.parametrize(("setup", "players"), SETUPS["quest"], ids=str)

# ---- change what a seat has not seen, directly on the table, and look again


def swap(cards: tuple[Any, ...], one: int, other: int) -> tuple[Any, ...]:
    """A pile with two cards exchanged."""
    found = list(cards)
    found[one], found[other] = found[other], found[one]
    return tuple(found)


def exchange(random: Random, *piles: tuple[str, ...]) -> list[tuple[str, ...]]:
    """These piles with two of their cards exchanged, wherever they lie."""
    joined = tuple([card for pile in piles for card in pile])
    if len(joined) > 1:
        joined = swap(joined, random.randrange(len(joined)), random.randrange(len(joined)))
    found, start = [], 0
    for pile in piles:
        found.append(joined[start : start + len(pile)])
        start += len(pile)
    return found


def swap_hero(board: Board, number: int, seat: int, random: Random) -> None:
    """A hero's cards: to himself only the order of his life pool is hidden, to others hand, damage pool and what he has laid too."""
    sheet = board.sheets[number - 1]
    if number == seat:
        (sheet.life,) = exchange(random, sheet.life)
        return
    combat = board.combat
    laid: tuple[str, ...] = ()
    if combat is not None and combat.seat == number and combat.hero.laid not in ("", DECLARED):
        laid = () if combat.hero.open or combat.hero.revealed else (combat.hero.laid,)
    sheet.life, sheet.hand, sheet.damage, laid = exchange(random, sheet.life, sheet.hand, sheet.damage, laid)
    if laid and combat is not None:
        combat.hero.laid = laid[0]


def swap_tokens(board: Board, seat: int, random: Random) -> None:
    """Tokens of a pair that this seat has not seen: on the map and in the pile."""
    pair = random.choice([deck for deck in Deck if deck is not Deck.HAVEN])
    hidden = [
        (place, token)
        for place, tokens in board.tokens.items()
        for token in tokens
        if token.pair == pair and seat != SAURON and not (token.seen >> seat & 1 if seat >= 0 else 0) and token.seen != EVERYBODY
    ]
    faces, board.piles[pair] = exchange(random, tuple([token.face for _, token in hidden]), board.piles[pair])
    new = {token.number: Token(token.number, pair, face, token.seen) for (_, token), face in zip(hidden, faces, strict=True)}
    board.tokens = {place: tuple([new.get(token.number, token) for token in tokens]) for place, tokens in board.tokens.items()}


def swap_sauron(board: Board, seat: int, random: Random) -> None:
    """Sauron's cards: hands and decks."""
    bit = 1 << seat if seat >= 0 else 0
    if seat != SAURON:
        for hand, deck in (("plot_hand", "plot_deck"), ("shadow_hand", "")):
            slips: tuple[Slip, ...] = getattr(board, hand)
            known = [bool(slip.seen & bit) or slip.seen == EVERYBODY for slip in slips]
            hidden = tuple([slip.face for slip, seen in zip(slips, known, strict=True) if not seen])
            if deck:
                faces, rest = exchange(random, hidden, tuple([slip.face for slip in board.plot_deck]))
                board.plot_deck = tuple([Slip(face, slip.seen) for face, slip in zip(rest, board.plot_deck, strict=True)])
            else:
                faces, board.shadow_deck = exchange(random, hidden, board.shadow_deck)
            new = iter(faces)
            dealt = tuple([slip if seen else Slip(next(new), slip.seen) for slip, seen in zip(slips, known, strict=True)])
            setattr(board, hand, dealt)
        board.sauron_mission = random.choice(["his_dark_throne", "to_rule_them_all"])
    if seat <= SAURON:
        board.hero_mission = random.choice(["noble_blood", "isildurs_secret"])


def swap_piles(board: Board, seat: int, random: Random) -> None:
    """Decks that nobody knows, and the foe's cards in a combat."""
    for name in ("perils", "corruption", "skills", "shadow_deck"):
        (found,) = exchange(random, getattr(board, name))
        setattr(board, name, found)
    deck = random.choice(list(Deck))
    (board.encounters[deck],) = exchange(random, board.encounters[deck])
    board.events = [exchange(random, cards)[0] for cards in board.events]
    combat = board.combat
    if combat is None:
        return
    if seat == SAURON:
        (combat.deck,) = exchange(random, combat.deck)
        return
    side = combat.enemy
    laid: tuple[str, ...] = (side.laid,) if side.laid not in ("", DECLARED) and not side.open and not side.revealed else ()
    combat.hand, combat.deck, laid = exchange(random, combat.hand, combat.deck, laid)
    if laid:
        side.laid = laid[0]


def swapped(game: Game[Board], seat: int, random: Random) -> Game[Board]:
    """The same game with much of what this seat has not seen changed."""
    twin = game.clone()
    board = twin.table
    for number in board.seats:
        swap_hero(board, number, seat, random)
    swap_tokens(board, seat, random)
    swap_sauron(board, seat, random)
    swap_piles(board, seat, random)
    twin.decision = None
    twin.advance()
    return twin


@every_setup
def test_a_view_does_not_change_with_what_its_seat_has_not_seen(setup: dict[str, Any], players: int, pytestconfig: pytest.Config) -> None:
    made = 0
    for seed in range(30) if pytestconfig.getoption("--long") else range(3):
        random = Random(seed)
        for game in random_game(BOOK, setup, players, seed):
            if game.decision is None:
                continue
            for seat in (-1, *range(players)):
                made += 1
                twin = swapped(game, seat, random)
                assert BOOK.view(twin, seat).encode() == BOOK.view(game, seat).encode(), (seed, seat, game.agenda[-1][0][0])
    assert made > 500


# ---- four viewers of different knowledge in the middle of a combat


def in_combat(setup: dict[str, Any], players: int, seeds: range) -> list[Game[Board]]:
    """Games in which one side has laid its card and the other decides now."""
    found = []
    for seed in seeds:
        for game in random_game(BOOK, setup, players, seed):
            step = game.agenda[-1][0][0] if game.agenda else None
            combat = game.table.combat
            if isinstance(step, LayCard) and combat is not None and (combat.hero.laid or combat.enemy.laid):
                found.append(game.clone())
    return found


@every_setup
def test_the_contract_holds_in_the_middle_of_a_combat(setup: dict[str, Any], players: int) -> None:
    games = in_combat(setup, players, range(6))
    assert len(games) > 5
    for number, game in enumerate(games):
        again = load(BOOK, save(BOOK, game))
        assert (again.table, again.agenda, again.decision) == (game.table, game.agenda, game.decision)
        for seat in (-1, *range(players)):
            seen = BOOK.view(game, seat)
            assert BOOK.view(BOOK.imagine(seen, Dice(number)), seat).encode() == seen.encode()


COMBAT = {"foe": "orc", "foe_hand": ["parry", "hack", "smash"]}
TWO_HEROES = [{"hero": "thalin", "at": "bree", "hand": ["sweep", "block"]}, {"hero": "eleanor", "at": "bree", "hand": ["parry"]}]


def test_a_laid_card_and_a_declared_exhaustion_look_the_same_to_the_other_side() -> None:
    laid = scene(combat=COMBAT, heroes=TWO_HEROES).choose("Lay thalin_sweep")
    declared = scene(combat=COMBAT, heroes=TWO_HEROES).choose("DeclareExhaustion")
    assert laid.asked == declared.asked == SAURON
    for seat in (-1, SAURON, 2):
        one, other = BOOK.view(laid.game, seat).table, BOOK.view(declared.game, seat).table
        assert one.combat is not None and other.combat is not None
        assert one.combat.hero.laid == other.combat.hero.laid == LAID
        assert len(one.sheets[0].hand) == len(other.sheets[0].hand) == 2
    assert BOOK.view(laid.game, 1).table.combat.hero.laid == "thalin_sweep"  # type: ignore[union-attr]


def test_a_card_laid_like_the_last_one_is_hidden_too() -> None:
    heroes = [{"hero": "thalin", "at": "bree", "hand": ["sweep", "block"]}]
    game = scene(combat={**COMBAT, "hero_last": "sweep"}, heroes=heroes).choose("Lay thalin_sweep")
    shown = BOOK.view(game.game, SAURON).table.combat
    assert shown is not None and shown.hero.stack == ("thalin_sweep",) and shown.hero.laid == LAID


def test_an_open_card_is_seen_by_all() -> None:
    game = scene(combat={**COMBAT, "foe": "dunlending", "foe_last": "anticipate", "foe_hand": ["hack"]}, heroes=TWO_HEROES)
    game.choose("Lay thalin_sweep")
    for seat in (-1, SAURON, 2):
        shown = BOOK.view(game.game, seat).table
        assert shown.combat is not None and shown.combat.hero.laid == "thalin_sweep" and len(shown.sheets[0].hand) == 1


# ---- who knows what


def test_hands_missions_and_tokens_are_seen_by_those_who_may_see_them() -> None:
    game = scene(
        step="travel", tokens={"osgiliath": ["orc"]}, shadow_hand=["betrayed"], plot_hand=["loss_of_an_heir"],
        hero_mission="noble_blood", sauron_mission="to_rule_them_all",
        heroes=[{"hero": "argalad", "at": "pelargir", "hand": ["parry"], "damage": ["volley"]}, {"hero": "thalin", "hand": ["block"]}],
    )  # fmt: skip
    sauron, argalad, thalin, anyone = [BOOK.view(game.game, seat).table for seat in (0, 1, 2, -1)]
    assert [each.sheets[0].hand for each in (sauron, argalad, thalin, anyone)] == [("",), ("argalad_parry",), ("",), ("",)]
    assert [each.sheets[0].damage for each in (sauron, argalad, thalin, anyone)] == [("",), ("argalad_volley",), ("",), ("",)]
    assert all([set(each.sheets[0].life) == {""} for each in (sauron, argalad, thalin, anyone)])
    assert [each.hero_mission for each in (sauron, argalad, thalin, anyone)] == ["", "noble_blood", "noble_blood", ""]
    assert [each.sauron_mission for each in (sauron, argalad, thalin, anyone)] == ["to_rule_them_all", "", "", ""]
    assert [each.tokens[place][0].face for each in (sauron, argalad, thalin, anyone) for place in each.tokens] == ["orc", "", "", ""]
    assert [each.shadow_hand[0].face for each in (sauron, argalad, thalin, anyone)] == ["betrayed", "", "", ""]
    assert [each.plot_hand[0].face for each in (sauron, argalad, thalin, anyone)] == ["loss_of_an_heir", "", "", ""]
    game.choose("Scout osgiliath")
    faces = [BOOK.view(game.game, seat).table.tokens for seat in (0, 1, 2, -1)]
    assert [tokens[place][0].face for tokens in faces for place in tokens] == ["orc", "orc", "", ""]
    for seed in range(5):
        world = BOOK.imagine(BOOK.view(game.game, 1), Dice(seed)).table
        assert [token.face for tokens in world.tokens.values() for token in tokens] == ["orc"]


def test_trained_skills_are_the_heros_secret_until_they_are_played() -> None:
    game = scene(
        card="encounter.ancient_greed", heroes=[{"hero": "thalin", "at": "erebor"}], skills=["execute", "endure"], corruption=["weak"]
    )
    game.choose("PickBranch 0")
    assert BOOK.view(game.game, 1).table.drawn == ("skill_execute", "skill_endure")
    assert BOOK.view(game.game, SAURON).table.drawn == ("", "")
    game.choose("PickCard skill_execute")
    assert BOOK.view(game.game, 1).table.sheets[0].trained == ("skill_execute",)
    assert BOOK.view(game.game, SAURON).table.sheets[0].trained == ("",)
    assert BOOK.view(game.game, SAURON).table.skill_discards == ("skill_endure",)


def test_plots_that_a_hero_has_looked_at_are_known_to_him_alone() -> None:
    game = scene(
        card="encounter.the_palantirs", plot_hand=["loss_of_an_heir"], corruption=["weak"],
        heroes=[{"hero": "eleanor"}, {"hero": "thalin"}],
    )  # fmt: skip
    game.choose("PickBranch 0")
    assert [BOOK.view(game.game, seat).table.plot_hand[0].face for seat in (1, 2, -1)] == ["loss_of_an_heir", "", ""]
    assert BOOK.imagine(BOOK.view(game.game, 1), Dice(1)).table.plot_hand[0].face == "loss_of_an_heir"


@every_setup
def test_an_imagined_world_keeps_each_heros_deck_whole(setup: dict[str, Any], players: int) -> None:
    for number, game in enumerate(random_game(BOOK, setup, players, seed=41)):
        if number % 7 or game.decision is None:
            continue
        for seat in (-1, *range(players)):
            world = BOOK.imagine(BOOK.view(game, seat), Dice(number)).table
            for sheet in world.sheets:
                assert Counter(all_cards(world, sheet)) == Counter((*HERO_DECKS[sheet.hero], *sheet.trained))


def all_cards(board: Board, sheet: HeroSheet) -> list[str]:
    """Every card of a hero, wherever it lies."""
    found = [*sheet.life, *sheet.hand, *sheet.rest, *sheet.damage]
    combat = board.combat
    if combat is not None and board.sheet(combat.seat) is sheet:
        found += combat.hero.stack
        if combat.hero.laid not in ("", DECLARED) and not combat.hero.revealed:
            found.append(combat.hero.laid)
    return found


# ---- the journal

PRIVATE = {
    pool_news.CardsDrawnSeen: "cards", sauron_news.ShadowDrawnSeen: "cards", sauron_news.PlotsDrawnSeen: "plots",
    map_news.TokenPlacedSeen: "monster",
    pool_news.TrainedWith: "card", map_news.TokenSeen: "monster", sauron_news.PlotHandSeen: "plots", sauron_news.PlotDeckSeen: "plot",
    combat_news.TypesTold: "ranged",
}  # fmt: skip


def test_news_of_hidden_things_reach_only_who_saw_them() -> None:
    told: Counter[str] = Counter()
    for players, seed in ((2, 1), (3, 2), (4, 3), (4, 4), (4, 5)):
        random, match = Random(seed), Match(BOOK, {}, players, seed)
        while match.game.decision is not None:
            match.answer(random.randrange(len(match.game.decision.choices)))
        for event in match.journal:
            if type(event.word) in PRIVATE:
                assert event.seen_by is not None and len(event.seen_by) <= 2 and -1 not in event.seen_by, event
                told[type(event.word).__name__] += 1
    assert set(told) >= {"CardsDrawnSeen", "ShadowDrawnSeen", "PlotsDrawnSeen", "TokenPlacedSeen", "TrainedWith"}


# ---- planted leaks: each takes away one veil, and the swap test must see it


def no_veil(board: Board, seat: int) -> None:
    """Hide nothing."""


def open_sheets(sheet: HeroSheet, mine: bool) -> None:
    """Only the life pool is hidden."""
    sheet.life = views.blank(sheet.life)


def open_token(token: Token, seat: int, bit: int) -> Token:
    """Tokens lie open."""
    return token


def open_slip(slip: Slip, bit: int) -> Slip:
    """Sauron's hand lies open."""
    return slip


def open_combat(board: Board, combat: Any, seat: int) -> None:
    """Combat cards lie open."""


@pytest.mark.parametrize(
    ("name", "leak"),
    [
        ("hide", no_veil),
        ("hide_sheet", open_sheets),
        ("hide_token", open_token),
        ("hide_slip", open_slip),
        ("hide_combat", open_combat),
    ],
)
def test_a_planted_leak_is_found(name: str, leak: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    random = Random(1)
    games = random_game(BOOK, {"heroes": ["thalin", "eleanor"]}, 3, 7)
    pairs = [(game.clone(), swapped(game, 1, random)) for game in games if game.decision is not None]
    monkeypatch.setattr(views, name, leak)
    assert any([BOOK.view(one, 1).encode() != BOOK.view(other, 1).encode() for one, other in pairs])


def test_who_pays_for_a_path_with_one_card_is_imagined_with_its_icon() -> None:
    heroes = [{"hero": "thalin", "at": "dunharrow", "hand": ["crush"]}, {"hero": "eleanor"}]  # few of his cards show the swamp
    game = scene(step="travel", heroes=heroes, hasty=False).choose("MoveTo nindalf")
    for seed in range(20):
        for seat in (-1, SAURON, 2):
            world = BOOK.imagine(BOOK.view(game.game, seat), Dice(seed))
            assert world.decision is not None and world.decision.choices
            assert {CARDS[card].terrain for card in world.table.sheets[0].hand} == {Terrain.SWAMP}
