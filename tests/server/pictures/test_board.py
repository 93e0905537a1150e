"""The table of the trick-taking game as a client gets it, in hand-made scenes."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from onetable.games.fellowship.words.choices import TuckCard
from tests.contract.positions import FINISHED, MORIA
from tests.games.fellowship.scenes import BOOK, Scene
from tests.server.pictures.tables import chair_of, drawn, moments, painted, shown

PARTY = ["frodo", "gandalf", "bilbo", "pippin"]
HANDS = {"frodo": "H5 M5 F5 S5 R5", "gandalf": "H1 M1 F1 S1 R1", "bilbo": "H2 M2 F2 S2 R2", "pippin": "H3 M3 F3 S3 R3"}
WON = [("gandalf", "H6 H7 H8 M8"), ("bilbo", "M6 M7 F6 F7")]


def party() -> Scene:
    """Chapter 1 after two tricks; Frodo leads."""
    return Scene(1, characters=PARTY, hands=HANDS, broken=True, leader="frodo", won=WON, lost="S8")


def marks(view: dict[str, Any]) -> list[tuple[int, str, str]]:
    """The trick: who, which card, what is special about it."""
    return [(played["chair"], played["card"], played["mark"]) for played in view["board"]["trick"]["cards"]]


# ---- the trick


def test_the_trick_shows_who_led_and_who_is_winning() -> None:
    scene = party().choose("Play H5")
    assert marks(shown(scene)) == [(0, "H5", "winning")]
    trick = shown(scene)["board"]["trick"]
    assert (trick["number"], trick["of"], trick["next"], trick["suit"], trick["over"]) == (3, 7, 1, "hills", False)
    assert trick["order"] == [0, 1, 2, 3]
    scene = Scene(1, characters=PARTY, hands=HANDS, broken=True, leader="gandalf", won=WON).choose("Play M1", "Play M2")
    assert marks(shown(scene)) == [(1, "M1", "led"), (2, "M2", "winning")]


def test_the_last_trick_stays_until_the_next_begins() -> None:
    scene = party().choose("Play H5", "Play H1", "Play H2", "Play H3")
    trick = shown(scene)["board"]["trick"]
    assert trick["over"] and (trick["number"], trick["of"], trick["next"]) == (3, 7, 0)
    assert marks(shown(scene)) == [(0, "H5", "won"), (1, "H1", ""), (2, "H2", ""), (3, "H3", "")]
    scene.choose("Play M5")
    assert marks(shown(scene)) == [(0, "M5", "winning")]


def test_tricks_that_are_over_are_told_card_by_card() -> None:
    compared = 0
    for match in moments("fellowship", {"chapter": 2}, 4, seed=12):
        past = drawn(match)[0]["board"]["tricks"]
        assert len(past) == match.game.table.number
        if past and match.game.table.last_trick:
            cards = [(chair, f"{'HMFSRV'[card >> 3]}{(card & 7) + 1}") for chair, card in match.game.table.last_trick]
            assert [tuple(played) for played in past[-1]["cards"]] == cards
            assert match.game.table.taken[past[-1]["winner"]] >> (len(past) - 1) & 1
            compared += 1
    assert compared > 10


def test_of_a_card_that_lies_face_down_others_see_the_suit() -> None:
    hands = {"gimli": "M5 R1", "haldir": "M2 F7", "orophin_and_rumil": "M3 F6", "legolas": "M4 F4"}
    threats = {"gimli": 5, "haldir": 7, "orophin_and_rumil": 6, "legolas": 4}
    scene = Scene(15, characters=list(hands), hands=hands, leader="gimli", threats=threats, broken=True).choose("Play M5")
    assert marks(shown(scene, seat=0)) == [(0, "M5", "winning")]
    for seat in (-1, 1, 2, 3):
        assert marks(shown(scene, seat)) == [(0, "?M", "led")]
        assert shown(scene, seat)["board"]["trick"]["suit"] == "mountains"


# ---- the chairs


def test_a_chair_shows_its_goal_its_panes_and_its_verdict() -> None:
    view = shown(party(), seat=2)
    gandalf, bilbo, frodo = chair_of(view, "gandalf"), chair_of(view, "bilbo"), chair_of(view, "frodo")
    assert gandalf["panes"] == {"have": 1, "least": 1, "most": 99}
    assert (gandalf["verdict"], gandalf["verdict_text"], gandalf["tricks"]) == ("sure", "Done", 1)
    assert (bilbo["verdict"], bilbo["panes"]["have"], bilbo["panes"]["least"]) == ("open", 1, 3)  # most tricks are to come
    assert frodo["goal"] == "Win at least 2 Rings" and "with 1–3 players" in frodo["text"]
    assert gandalf["won"] == ["H6", "H7", "H8", "M8"] and gandalf["ring"] and not frodo["ring"]
    assert [chair["acts"] for chair in view["board"]["chairs"]] == [True, False, False, False]


def test_only_the_own_hand_is_seen() -> None:
    view = shown(party(), seat=2)
    assert chair_of(view, "bilbo")["hand"] == ["H2", "M2", "F2", "S2", "R2"] and chair_of(view, "bilbo")["mine"]
    assert [chair["hand"] for chair in view["board"]["chairs"] if not chair["mine"]] == [None, None, None]
    assert [chair["cards"] for chair in view["board"]["chairs"]] == [5, 5, 5, 5]
    assert [chair["hand"] for chair in shown(party(), seat=-1)["board"]["chairs"]] == [None] * 4


def test_a_hidden_threat_is_seen_by_its_owner_alone_and_judged_by_nobody_else() -> None:
    hands = {"frodo": "H1", "strider": "H8", "pippin": "H2", "glorfindel": "H3"}
    won = [("frodo", "R1 R2"), ("glorfindel", "S1 S2 S3 S4"), ("glorfindel", "S5 S6 S7 S8"), ("strider", "F1"), ("strider", "F2")]
    scene = Scene(9, 4, list(hands), hands, won=won, threats={"strider": 2}, declared={"strider": "more"}, leader="frodo")
    own, other = chair_of(shown(scene, 1), "strider"), chair_of(shown(scene, 0), "strider")
    assert (own["threat"], other["threat"]) == ("2", "?")
    assert (own["panes"], other["panes"]) == ({"have": 2, "least": 3, "most": 99}, None)
    assert (other["verdict"], other["verdict_text"]) == ("open", "Open") and own["verdict"] == "behind"
    assert own["declared"] == other["declared"] == "more" and own["rider"]["text"] and own["rider"] == other["rider"]


def test_cards_under_a_character_and_beside_it() -> None:
    seen = 0
    for seed in range(6):
        scene = Scene.dealt(12, 4, seed).play_until(lambda now: bool(now.words(TuckCard)), seed=seed)
        if not scene.words(TuckCard):
            continue
        chair, card = scene.chair, scene.words(TuckCard)[0].card.code
        scene.take(lambda names: names[0])
        assert shown(scene, scene.board.players[chair])["board"]["chairs"][chair]["tucked"] == card
        assert shown(scene, (chair + 1) % 4)["board"]["chairs"][chair]["tucked"] == "down"
        seen += 1
    assert seen


def test_cards_that_are_laid_ready_lie_face_down_for_others() -> None:
    scene = Scene.dealt(16, 3, 5)
    giver = scene.chair
    assert scene.offered()[0].startswith("Give")
    scene.take(lambda names: names[0])
    own, other = (shown(scene, seat)["board"]["chairs"][giver]["giving"] for seat in (giver, (giver + 1) % 3))
    assert [gift["to"] for gift in own] == [gift["to"] for gift in other] and len(own) == 1
    assert own[0]["card"] not in ("down", "") and other[0]["card"] == "down"


# ---- more and fewer players


def pair() -> Scene:
    """Two players and the pyramid in chapter 1, three tricks before the end; Frodo leads."""
    places = "H6 H7 H8 H5 M2 M3 M4 S1 S2 S3 F1 F2"  # a row of 3, of 4, of 5
    won = [("frodo", "R2 R3 R4"), ("frodo", "R5 M5 M6"), ("bilbo", "F5 F6"), ("bilbo", "F7 F8")]
    hands = {"frodo": "H1 H2 R1", "bilbo": "H3 H4 M1"}
    return Scene(1, 2, ["frodo", "bilbo", "gandalf"], hands, pyramid=places, leader="frodo", left=3, won=won)


def test_the_pyramid_shows_what_is_covered_and_what_lies_face_down() -> None:
    scene = pair()
    board = shown(scene, 0)["board"]
    pyramid = board["pyramid"]
    assert pyramid["rows"] == [3, 4, 5] and pyramid["beside"] == []
    assert pyramid["places"] == ["H6", "down", "H8", "down", "down", "down", "down", "S1", "S2", "S3", "F1", "F2"]
    assert pyramid["covered"] == [True] * 7 + [False] * 5
    chair = board["chairs"][2]
    assert chair["pyramid"] and chair["cards"] == 12 and chair["hand"] == ["H6", "H8", "S1", "S2", "S3", "F1", "F2"]
    scene.choose("Play H1", "Play H3", "Play F1")
    assert None in shown(scene, 0)["board"]["pyramid"]["places"]


def test_who_plays_the_pyramid_is_offered_its_cards_where_they_lie() -> None:
    scene = pair()
    view = shown(scene.choose("Play H1", "Play H3"), 0)
    assert {choice["chair"] for choice in view["choices"]} == {2}
    assert {refusal["card"] for refusal in view["refused"]} == {"H6", "H8"}
    assert "Gandalf" in view["question"]


def test_alone_all_four_hands_lie_open() -> None:
    board = shown(Scene.dealt(1, 1, 3), 0)["board"]
    assert [len(chair["hand"]) for chair in board["chairs"]] == [4, 4, 4, 4] and all([chair["mine"] for chair in board["chairs"]])
    assert board["stock"] == 20


# ---- chapters with something of their own


BRIDGE = {"done": MORIA, "finished": FINISHED}


@pytest.mark.parametrize(("chapter", "setup", "kind", "count"), [(5, {}, "forest", 1), (14, BRIDGE, "balrog", 3)])
def test_the_cards_of_the_old_forest_and_the_balrog(chapter: int, setup: dict[str, Any], kind: str, count: int) -> None:
    scene = Scene.dealt(chapter, 4, 2, **setup).after_setup(lambda names: names[-1])
    board = shown(scene, 0)["board"]
    deck = board["deck"]
    assert (deck["kind"], len(deck["shown"]), deck["total"], deck["left"]) == (kind, count, sum(deck["shown"]), 9 - count)
    assert any([str(deck["total"]) in line for line in board["tray"]])


def test_the_barrow_counts_its_cards_and_shows_them_where_the_table_wants_it() -> None:
    board = shown(Scene.dealt(6, 4, 3), 1)["board"]
    assert board["barrow"] == {"count": 5, "cards": []} and board["lost"] == []
    assert board["event"]["key"] == "barrow_wights_event" and board["event"]["text"]


def test_rivers_are_trump() -> None:
    board = shown(Scene.dealt(17, 4, 3).after_setup(seed=3), 0)["board"]
    assert board["trump"] == "rivers" and "Rivers are trump" in board["tray"]


# ---- what is asked


def test_who_plays_for_several_is_told_for_whom_whatever_others_were_asked_before() -> None:
    for players in (2, 4, 2):  # what was said once is remembered
        scene = Scene.dealt(1, players, 3).after_setup(seed=3)
        assert scene.game.decision is not None
        question = shown(scene, scene.game.decision.seat)["question"]
        assert (" for Frodo" in question) == (players == 2), question


def test_a_card_that_may_not_be_played_says_why() -> None:
    view = shown(party().choose("Play H5"), seat=1)
    assert [choice["card"] for choice in view["choices"]] == ["H1"] and view["asked"] == view["seat"] == 1
    assert view["question"] == "Your turn: play a card. Hills were led."
    assert {refusal["card"]: refusal["why"] for refusal in view["refused"]} == dict.fromkeys(
        ["M1", "F1", "S1", "R1"], "You must follow suit with a Hills card."
    )
    assert shown(party().choose("Play H5"), seat=2)["question"] == "Gandalf is thinking …"


def test_the_1_of_rings_can_be_played_in_two_ways() -> None:
    scene = Scene(1, characters=PARTY, hands=HANDS, broken=True, leader="gandalf", won=WON)
    ways = [choice for choice in shown(scene, 1)["choices"] if choice["card"] == "R1"]
    assert [way["is"] for way in ways] == ["Play", "PlayToWin"] and ways[0]["text"] != ways[1]["text"]


def test_characters_are_offered_with_their_texts() -> None:
    scene = Scene.dealt(2, 4, 3)
    view = shown(scene, scene.player)
    assert view["choices"] and all([choice["is"] == "BeCharacter" for choice in view["choices"]])
    for choice in view["choices"]:
        goal, rest, *serves = choice["reading"]
        assert choice["key"] and choice["card"] is None and goal.startswith("Win") and "Goal" not in rest
        held = {card[0] for card in view["board"]["chairs"][scene.chair]["hand"]}
        suits = [
            letter for letter, suit in zip("HMFSR", ("Hills", "Mountains", "Forests", "Shadows", "Rings"), strict=True) if suit in goal
        ]
        suits += ["R"] * ("2 Rings" in goal and "R" not in suits)
        assert bool(serves) == bool(held & set(suits)), f"{goal}: {serves} of {sorted(held)}"
    required = [choice["key"] for choice in view["choices"] if choice["text"].endswith("★")]
    assert set(required) <= set(scene.plan.required)


def test_a_gift_of_a_card_names_the_chair_that_gets_it() -> None:
    scene = Scene.dealt(16, 3, 5)
    view = shown(scene, scene.player)
    assert {choice["is"] for choice in view["choices"]} == {"Give"}
    assert {choice["chair"] for choice in view["choices"]} == {scene.chair}
    assert {choice["to"] for choice in view["choices"]} == {(scene.chair + 1) % 3}


# ---- the end


def test_the_end_says_which_goals_broke_and_what_could_follow() -> None:
    ended = {"won": 0, "lost": 0}
    for chapter in (1, 2, 3, 8):
        for seed in range(12):
            *_, match = moments("fellowship", {"chapter": chapter, "options": {"lost_card": "mandatory"}}, 4, seed)
            over = drawn(match)[0]["over"]
            ended[over["outcome"]] += 1
            keys = [following["key"] for following in over["next"]]
            assert keys == (["end-next", "end-again"] if over["outcome"] == "won" else ["end-again"])
            left = match.game.table.left
            assert bool(over["lines"]) == (over["outcome"] == "lost" or left > 0)
            assert any(["left" in line for line in over["lines"]]) == (left > 0)  # why the other tricks are not played
            assert all([following["setup"]["options"] == {"lost_card": "mandatory"} for following in over["next"]])
            assert over["next"][-1]["setup"]["chapter"] == chapter
    assert ended["won"] and ended["lost"]


def test_a_new_round_tells_what_the_last_one_came_to() -> None:
    hands = {"frodo": "H1", "merry": "M8", "pippin": "H2", "glorfindel": "H3"}
    won = [("frodo", "R1 R2"), ("merry", "M1"), ("glorfindel", "S1 S2 S3 S4"), ("glorfindel", "S5 S6 S7 S8")]
    scene = Scene(9, 4, list(hands), hands, won=won, leader="frodo")
    assert shown(scene)["board"]["interlude"] is None
    board = shown(scene.choose("Play H1", "Play M8", "Play H2", "Play H3"))["board"]
    assert board["round"] == 2 and board["interlude"]["title"] == "Round 1 is won. The chapter goes on."
    assert "Frodo" in board["interlude"]["text"]


# ---- hidden threats, broken goals and rounds that end early


def test_the_owner_of_a_hidden_threat_sees_how_the_goal_stands() -> None:
    """In the Long Dark a goal that was met read “Behind” while a trick was played, and at the end of a round that was lost."""
    dark = Scene(
        14, characters=["frodo", "aragorn", "legolas", "gimli"], event="the_long_dark", threats={"aragorn": 2, "legolas": 4, "gimli": 1},
        hands={"frodo": "H5 M5 R1", "aragorn": "H1 M1 S3", "legolas": "H2 M2 S2", "gimli": "H3 M3 S4"},
        won=[("legolas", "F4 F5 F6 F7"), ("aragorn", "M6 M7 F1 F2"), ("aragorn", "R2 R3 H8 F8")], broken=True, leader="frodo",
    )  # fmt: skip
    assert all(dark.board.hidden_threats[1:])
    for _ in range(3):  # between two tricks, and while one is played
        owner, other = chair_of(shown(dark, 2), "legolas"), chair_of(shown(dark, 0), "legolas")
        assert (owner["verdict"], owner["threat"]) == ("sure", "4")
        assert (other["verdict"], other["threat"]) == ("open", "?")
        assert chair_of(shown(dark, 1), "aragorn")["verdict"] == "ahead"
        dark.choose(dark.offered()[0])
    lost = Scene(
        14, characters=["frodo", "aragorn", "legolas", "gimli"], event="the_long_dark", threats={"aragorn": 2, "legolas": 4, "gimli": 1},
        hands={"frodo": "R1 M5", "aragorn": "H1 M1", "legolas": "H2 M2", "gimli": "M8 M3"}, leader="gimli", broken=True,
        won=[("legolas", "F4 F5 F6 F7"), ("gimli", "M6 M7 F1 M4"), ("frodo", "R2 R3 H8 F8"), ("gimli", "S1 S2 S3 S4")],
    ).play_on()  # fmt: skip
    assert chair_of(shown(lost, 0), "legolas")["verdict"] == "sure"  # at the end all threats lie open


def test_who_may_not_give_a_card_is_told_why_and_no_more() -> None:
    """“Frodo cannot give the 1 of Rings away” was followed by the whole paragraph about the set-up."""
    scene = Scene(1, characters=PARTY, stage="setup", hands={"frodo": "R1"}).play_until(lambda scene: "Give" in scene.offered()[0])
    view = shown(scene.play_until(lambda scene: scene.asked == "frodo"), 0)
    ring = next(refusal for refusal in view["refused"] if refusal["card"] == "R1")
    assert ring["section"] and "rule" not in ring


def test_a_broken_goal_that_a_gift_may_save_says_why_play_goes_on() -> None:
    """With the Mithril Shirt a goal broke and the round went on without a word."""
    scene = Scene(
        13, characters=["frodo", "sam", "merry", "boromir"], threats={"sam": 1}, leader="frodo",
        hands={"frodo": "H2", "sam": "H3", "merry": "H4", "boromir": "H8"},
        won=[("frodo", "R1 R2 M1 M2"), ("frodo", "H1 F1 F2 F3"), ("merry", "F5 F6 F7 F8")],
    )  # fmt: skip
    sam = chair_of(shown(scene), "sam")
    assert (sam["verdict"], sam["verdict_text"]) == ("lost", "Broken, but Mithril Shirt makes up for it")
    scene.choose("Play H2", "Play H3", "Play H4", "Play H8")
    assert scene.board.round == 2 and scene.board.news is not None
    words = [event.word for event in scene.board.news]
    view = msgspec.json.decode(painted(BOOK, scene.game, 0, "en", {"chapter": 13}, words).whole())
    assert view["board"]["interlude"]["text"].startswith("Mithril Shirt makes up for Sam’s missed goal.")
