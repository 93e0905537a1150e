"""The picture of Middle-earth Quest: it can always be drawn, and it shows all that the seat knows and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from onetable.core.dice import Dice
from onetable.core.match import Match
from onetable.core.phrasebook import LANGUAGES
from onetable.games.quest.figures import CARDS
from onetable.games.quest.mechanics.commands import MoveToken
from onetable.games.quest.phases.rest import Rest
from onetable.games.quest.telling.battle import used
from onetable.games.quest.telling.journal import speaking
from onetable.games.quest.telling.places import place_lines
from onetable.games.quest.telling.questions import ASKED
from onetable.games.quest.terminal.chart import chart_size
from onetable.games.quest.terminal.layout import arrange, fits, most_listed
from onetable.games.quest.terminal.sheets import side_rows, track
from onetable.games.quest.text.names import Named
from onetable.games.quest.traits import Hero, Place, Track
from onetable.games.quest.vocabulary.choices import Lay, UseTrack
from onetable.games.quest.words.control import Choose, May
from onetable.terminal.kit.measure import width_of
from onetable.text import Interface
from tests.terminal.quest.tables import BOOK, COMBAT, TELLER, picture, positions, scene, sight_of

SIZES = [(80, 24), (100, 30), (120, 35), (160, 45), (200, 55)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_every_position_can_be_drawn(language: str, players: int) -> None:
    dice = Random(players)
    for game in positions(players, seed=7, share=0.03):
        seat = dice.choice([dice.randrange(-1, players), game.decision.seat if game.decision else 0])
        sight = sight_of(game, seat, language)
        width, height = dice.choice(SIZES)
        cursor = dice.randrange(max(1, len(TELLER.entries(sight))))
        canvas = picture(sight, width, height, day=dice.random() < 0.5, cursor=cursor)
        for y in range(height):
            assert width_of("".join(segment.text for segment in canvas.segments(y))) == width
        assert all(TELLER.table_lines(sight)) and all(TELLER.pile_lines(sight)) and TELLER.cards_on_table(sight)
        assert all(TELLER.position(sight)) and TELLER.question(sight)


@pytest.mark.parametrize("players", [2, 3])
def test_the_picture_shows_no_more_than_the_view(players: int) -> None:
    dice = Dice(players)
    for game in positions(players, seed=5, share=0.03):
        if game.decision is None:
            continue
        for seat in range(players):
            twin = BOOK.imagine(BOOK.view(game, seat), dice)
            ours, theirs = sight_of(game, seat), sight_of(twin, seat)
            assert picture(ours, 160, 45).cells == picture(theirs, 160, 45).cells
            for lines in (TELLER.table_lines, TELLER.pile_lines, TELLER.position, TELLER.cards_on_table, TELLER.hand):
                assert lines(ours) == lines(theirs)


@pytest.mark.parametrize("size", [*SIZES, (80, 60), (200, 24), (176, 33)])
@pytest.mark.parametrize("choices", [0, 3, 9, 70])
def test_areas_stay_inside_and_apart(size: tuple[int, int], choices: int) -> None:
    width, height = size
    taken: set[tuple[int, int]] = set()
    layout = arrange(width, height, choices)
    for area in layout.areas():
        assert area.x >= 0 and area.y >= 0 and area.right <= width and area.bottom <= height, area
        cells = {(x, y) for x in range(area.x, area.right) for y in range(area.y, area.bottom)}
        assert not cells & taken, area
        taken |= cells
    assert layout.choices.height >= 6 and layout.map.height >= 8 and layout.map.width >= 40 and layout.side.width >= 34
    assert not fits(79, 24) and not fits(80, 23) and fits(80, 24)


@pytest.mark.parametrize("size", [(120, 35), (160, 45), (200, 55)])
def test_the_whole_map_is_on_a_usual_screen(size: tuple[int, int]) -> None:
    for choices in (0, 5, 10, 70):
        layout = arrange(*size, min(choices, most_listed(size[1])))
        assert chart_size(layout.map) == layout.map[2:]
    canvas = picture(sight_of(BOOK.begin({}, 3, 1), 1), *size)
    assert {meaning[1] for _, meaning in canvas.zones if isinstance(meaning, tuple) and meaning[0] == "place"} == set(Place)


def test_a_window_that_is_too_small_says_so() -> None:
    assert "80" in picture(sight_of(BOOK.begin({}, 2, 1), 0), 60, 10).text()


@pytest.mark.parametrize("width", [34, 40, 52])
def test_the_sheets_never_need_more_room_than_they_have(width: int) -> None:
    for game in positions(4, seed=3, share=0.03):
        for seat in range(4):
            for height in (13, 19, 23, 30, 50):
                rows = side_rows(sight_of(game, seat), width, height)
                assert len(rows) <= height
                text = "\n".join([row.head + row.tail for row in rows])
                names = [sight_of(game, seat).read(Named(f"hero.{sheet.hero}")) for sheet in game.table.sheets]
                assert height < 19 or [name for name in names if name not in text] == []


# ---- the sheets


def test_a_hero_sees_his_sheet_and_his_cards() -> None:
    hero = {
        "hero": "thalin", "at": "bree", "hand": ["sweep", "rush", "rush"], "rest": ["block"], "favor": 2, "items": ["horse"],
        "corruption": ["weary"], "raised": {"wisdom": 2}, "starting": "the_ered_luin",
    }  # fmt: skip
    other = {"hero": "argalad", "at": "rivendell", "hand": ["overdraw"]}
    game = scene(heroes=[hero, other], markers={"green": 7, "red": 4})
    text = picture(sight_of(game, 1), 160, 45).text()
    for words in (
        "◆1 Thálin (you) · Bree", "wisdom 3↑↑", "fortitude 4↓", "hand 3 · rest 1 · damage 0 · favor 2", "corruption 1 · Horse", "Weary",
        "The Ered Luin → Blue Mountains", "2× Rush †1/1 ¢1 ^", "Sweep   †3/0 ¢1 ^", "◇2 Argalad (bot random) · Rivendell", "Mission: ",
        "green   7 ━━━━━━┃━···╎··┃······┃", "red     4 ━━━━··┃····╎··┃······┃", "stage II · the heroes are dominant",
    ):  # fmt: skip
        assert words in text, words
    assert "Overdraw" not in text  # the hand of the other
    theirs = picture(sight_of(game, 2), 160, 45).text()
    assert "Overdraw ↗" in theirs and "Sweep" not in theirs


def test_the_story_track_has_eighteen_spaces() -> None:
    assert [track(space).count("━") for space in range(19)] == list(range(19))
    assert {track(space).count("━") + track(space).count("·") for space in range(19)} == {18}


def test_sauron_sees_his_board_and_heroes_only_count() -> None:
    game = scene(
        step="action", pool=3, plot_hand=["loss_of_an_heir"], shadow_hand=["dark_promises"] * 2, sauron_mission="to_find_them_all",
        hero_mission="noble_blood", plots=[["osgiliath_invaded", "osgiliath"]], tracks=[[0], [], [0, 1]],
        tokens={"weathertop": ["orc"]},
    )  # fmt: skip
    mine, theirs = (picture(sight_of(game, seat), 160, 45).text() for seat in (0, 1))
    for words in ("Shadow Pool 3/4 · shadow cards 2 · plots 1", "influence ✗/5/4", "command ✗/✗/1", "§ Osgiliath Invaded → Osgiliath"):
        assert words in mine and words in theirs, words
    for words in ("Loss of an Heir", "2× Dark Promises", "Mission: To Find Them All"):
        assert words in mine and words not in theirs, words
    assert "Mission: Noble Blood" in theirs and "Mission: Noble Blood" not in mine
    assert "Orc" in "\n".join(place_lines(sight_of(game, 0), Place.WEATHERTOP))
    assert "Orc" not in "\n".join(place_lines(sight_of(game, 1), Place.WEATHERTOP))
    assert "Monster token 1" in "\n".join(place_lines(sight_of(game, 1), Place.WEATHERTOP))


def test_a_place_tells_everything() -> None:
    game = scene(
        influence={"weathertop": 2}, minions={"ringwraiths": {"place": "weathertop", "damage": 2}}, favor={"weathertop": 1},
        characters={"aragorn": "weathertop"},
    )  # fmt: skip
    lines = place_lines(sight_of(game, 1), Place.WEATHERTOP)
    assert lines[0] == "Weathertop (Rhudaur) · perilous for you"
    assert lines[1] == "Influence 2, The Ringwraiths (damage 2/9), Aragorn, favor 1"
    assert "Bree (∩ hills 2)" in lines[2] and "The Trollshaws (∗ any terrain 1)" in lines[2]
    assert "Fornost (∗ any terrain 1)" in place_lines(sight_of(game, 1), Place.BREE)[-1]
    assert "~ water" in place_lines(sight_of(game, 1), Place.EREGION)[-1]


def test_a_horse_makes_the_own_paths_cheaper() -> None:
    rider = scene(heroes=[{"hero": "thalin", "at": "bree", "hand": ["sweep"], "items": ["horse"]}])
    assert "Tharbad (∩ hills 1)" in place_lines(sight_of(rider, 1), Place.BREE)[-1]
    assert "Tharbad (∩ hills 2)" in place_lines(sight_of(rider, 0), Place.BREE)[-1]  # what is printed
    labels = [entry.label for entry in TELLER.entries(sight_of(rider, 1))]
    assert "Move to Tharbad (∩1)" in labels


# ---- combat


def test_a_combat_with_both_sides() -> None:
    game = BOOK.scene(COMBAT)
    text = picture(sight_of(game, 1), 120, 35).text()
    for words in (
        "Combat, round 2: Thálin against the Orc", "strength used 2 of 7", "▾ Orc ■■□", "damage 1 of 3", "cards in hand 1",
        "Block †0/4 ¢2 ♣ · pending", "Hack †1/0 ¢0 · pending", "If both sides play a melee card", "Play Sweep (†3/0 ¢1 ^)",
        "Declare exhaustion",
    ):  # fmt: skip
        assert words in " ".join(text.split()) or words in text, words
    assert "Parry" not in text  # the foe's hand
    game.answer(0)
    laid = picture(sight_of(game, 1), 120, 35).text()
    foes = picture(sight_of(game, 0), 120, 35).text()
    assert "face down: Sweep" in laid and "has put a card face down" in foes and "Sweep" not in foes
    assert "Play Parry" in foes


def test_strength_used_counts_only_what_lies_open() -> None:
    hero = {"hero": "argalad", "at": "bree", "hand": ["aimed_shot"], "trained": ["ready"], "life": ["ready"]}
    game = BOOK.scene({"heroes": [hero], "combat": {"foe": "orc", "foe_hand": ["parry"], "hero_last": "skill_ready"}})
    paid = CARDS["skill_ready"].cost
    assert used(BOOK.view(game, 1).table, True) == paid
    game.answer(0)  # the next ranged card is free; face down it tells nothing
    for seat in (0, 1):
        board = BOOK.view(game, seat).table
        assert board.combat is not None and board.combat.hero.laid and used(board, True) == paid


def test_the_card_under_the_cursor_is_read_and_lit() -> None:
    sight = sight_of(BOOK.scene(COMBAT), 1)
    place, card = next(
        (place, choice.card) for place, choice in enumerate(sight.view.choices) if isinstance(choice, Lay) and "rush" in choice.card
    )
    here, elsewhere = (picture(sight, 120, 35, cursor=cursor) for cursor in (place, place - 1))
    text = sight.read(sight.texts[f"fighting.{card}"]).split("\n")[0]
    assert text[:30] in " ".join(here.text().split()) and text[:30] not in " ".join(elsewhere.text().split())
    row = next(y for y, line in enumerate(here.text().split("\n")) if "Rush" in line[84:])
    assert here.cells[row] != elsewhere.cells[row]


# ---- questions


def test_what_cannot_be_done_says_why() -> None:
    sight = sight_of(scene(tokens={"bree": ["orc"]}), 1)
    entries = TELLER.entries(sight)
    [rest] = [entry for entry in entries if entry.label == "Rest"]
    assert rest.meaning is None and "monster" in rest.reason
    assert rest.reason in picture(sight, 120, 35, cursor=entries.index(rest)).text()


def test_the_place_under_the_cursor_is_marked_on_the_map() -> None:
    sight = sight_of(scene(), 1)
    labels = [entry.label for entry in TELLER.entries(sight)]
    pictures = {name: picture(sight, 160, 45, cursor=labels.index(f"Move to {name}")) for name in ("Fornost (∗1)", "Tharbad (∩2)")}
    spots = {meaning[1]: area for area, meaning in pictures["Fornost (∗1)"].zones if isinstance(meaning, tuple) and meaning[0] == "place"}
    for place, name, other in ((Place.FORNOST, "Fornost (∗1)", "Tharbad (∩2)"), (Place.THARBAD, "Tharbad (∩2)", "Fornost (∗1)")):
        x, y = spots[place].x + 1, spots[place].y
        assert pictures[name].cells[y][x][1].bgcolor != pictures[other].cells[y][x][1].bgcolor


def test_a_card_that_lets_one_choose_is_named_and_read() -> None:
    found = 0
    for seed in (1, 2, 3, 4):
        match = Match(BOOK, {}, 3, seed)
        dice = Random(seed)
        while (decision := match.game.decision) is not None:
            if isinstance(match.game.agenda[-1][0][0], (Choose, May)):
                sight = sight_of(match.game, decision.seat, journal=match.journal_for(decision.seat))
                card = speaking(sight)
                assert card, (match.game.agenda[-1][0][0], match.journal[-8:])
                name = sight.phrases.say(Named(card))
                assert name in TELLER.question(sight) and TELLER.entries(sight)[0].text.startswith(name)
                found += 1
            match.answer(dice.randrange(len(decision.choices)))
    assert found > 5


def test_sauron_knows_which_token_he_moves() -> None:
    game = scene(step="action", tokens={"weathertop": ["orc", "blank"]}, influence={"weathertop": 1, "bree": 1, "trollshaws": 1}, pool=0)
    game.answer(list(sight_of(game, 0).view.choices).index(UseTrack(Track.COMMAND, 3)))
    sight = sight_of(game, 0)
    texts = {
        choice.number: entry.text.split("\n")[0]
        for entry in TELLER.entries(sight)
        if isinstance(entry.meaning, int) and isinstance(choice := sight.view.choices[entry.meaning], MoveToken)
    }
    assert texts == {1: "Monster token 1: Orc", 2: f"Monster token 2: {sight.phrases.say(Named('monster.blank'))}"}


def test_only_the_last_word_and_a_rest_in_vain_are_taken_without_asking() -> None:
    asked = {"obvious": 0, "open": 0}
    for game in positions(3, seed=11, share=0.2):
        if game.decision is None:
            continue
        sight = sight_of(game, game.decision.seat)
        found = TELLER.obvious(sight)
        assert found is None or len(sight.view.choices) == 1 or (isinstance(sight.view.choices[0], Rest) and found == TELLER.passing(sight))
        asked["open" if found is None else "obvious"] += 1
    assert min(asked.values()) > 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_of_the_rules_fit_into_the_smallest_window(language: str) -> None:
    say = Interface(language).say
    assert [name for name in ASKED.values() if width_of(say(f"quest-ask-{name}")) > 76] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_on_a_sheet_can_be_said(language: str) -> None:
    phrases = BOOK.phrasebook(language)
    for card in BOOK.cards():
        assert phrases.say(Named(str(card["id"])))
    assert len({phrases.say(Named(f"hero.{hero}")) for hero in Hero}) == len(Hero)


def test_every_step_that_asks_has_a_question() -> None:
    generic = {TELLER.question(sight_of(scene(), 0)), Interface("en").say("ask-anything")}
    seen: dict[str, set[str]] = {}
    for seed in (1, 2, 3):
        for game in positions(3, seed, share=0.3):
            if game.decision is not None:
                step = type(game.agenda[-1][0][0]).__name__
                seen.setdefault(step, set()).add(TELLER.question(sight_of(game, game.decision.seat)))
    assert len(seen) > 20
    nameless = {step for step, asked in seen.items() if asked & generic}
    assert nameless <= {"Choose", "May", "OneHeroMay"}, nameless  # cards: their name is in the journal, which is left out here
