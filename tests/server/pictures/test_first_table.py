"""What a newcomer is told at the trick-taking table: how goals stand, why not, why a card, why it was lost, who sits where."""

from __future__ import annotations

from functools import cache
from typing import Any

from onetable.bots.registry import bot
from onetable.core.bot import advised
from onetable.core.match import Match
from onetable.core.phrasebook import LANGUAGES
from onetable.games.registry import rulebook
from onetable.server.pictures import word_text
from onetable.server.pictures.marks import seat_marked
from onetable.telling.titles import detail_of, title_of_table
from tests.server.pictures.tables import drawn, moments

Data = dict[str, Any]


@cache
def game(chapter: int = 1, seed: int = 1) -> tuple[tuple[Data, int], ...]:
    """What a spectator is shown at each decision, and the tricks that are left."""
    return tuple((drawn(match, "en", (-1,))[0], match.game.table.left) for match in moments("fellowship", {"chapter": chapter}, 4, seed))


def test_a_goal_is_open_while_nobody_can_know() -> None:
    seen = set()
    for view, left in game():
        over = len(view["board"]["tricks"])
        verdicts = {chair["verdict"] for chair in view["board"]["chairs"]} - {""}
        seen |= verdicts
        if over < left:
            assert "behind" not in verdicts
        elif over:
            assert "open" not in verdicts
    assert {"open", "behind"} <= seen


def test_groups_say_who_is_in_them() -> None:
    for match in moments("fellowship", {"chapter": 18}, 4, seed=1):
        asked = [view for view in drawn(match) if view["choices"]]
        if asked and asked[0]["choices"][0]["is"] == "ChooseEvent":
            first, second = [choice["reading"] for choice in asked[0]["choices"]]
            assert "Frodo" in first[0] and "Boromir" in first[0] and "Legolas" in second[0] and "Frodo" not in second[0]
            return
    raise AssertionError("nobody was asked for a group")


def test_a_lost_round_says_which_goal_it_was_and_whose_card_broke_it() -> None:
    told = [line for seed in range(1, 4) for line in (game(1, seed)[-1][0]["over"] or {"lines": []})["lines"]]
    lines = [line for line in told if not line.startswith("The round ended there")]
    assert lines
    for line in lines:
        assert "broke in trick" in line and "It was: " in line and "won that trick with the " in line


def test_a_refusal_names_the_part_of_the_rules_that_it_follows_from() -> None:
    for match in moments("fellowship", {"chapter": 1}, 4, seed=1):
        for view in drawn(match):
            for refusal in view["refused"]:
                if refusal["why"].startswith("You must follow suit"):
                    assert refusal["rule"] == "tricks"
                    return
    raise AssertionError("everybody could play anything")


def test_the_bot_of_the_hints_says_why() -> None:
    thinker, told = bot("fellowship", "rules"), set()
    for match in moments("fellowship", {"chapter": 1}, 4, seed=2):
        if match.game.decision is None:
            break
        view = match.view(match.game.decision.seat)
        reason = advised(thinker, view).reason
        if reason is not None:
            told.add(type(reason).__name__)
            assert all([word_text(match.rulebook, language, reason, match, view.seat) for language in LANGUAGES])
    assert {"NothingElse", "LeavesTo", "WinsWhatIsNeeded"} <= told


def test_who_has_no_character_yet_is_named_by_the_seat() -> None:
    """So that a browser can put the name of who sits there in its place."""
    view = drawn(next(moments("fellowship", {"chapter": 1}, 4, seed=0)))[0]
    waiting = [chair for chair in view["board"]["chairs"] if not chair["key"]]
    assert waiting
    for chair in waiting:
        assert chair["name"] == seat_marked(chair["seat"], f"Player {chair['seat'] + 1}")


def test_a_quest_is_called_by_the_name_of_the_game() -> None:
    match: Match[Any] = Match(rulebook("quest"), {"heroes": ["argalad"]}, 2, 1)
    for language in LANGUAGES:
        title, detail = title_of_table("quest", match.setup, language), detail_of("quest", match.view(0), language)
        assert "Argalad" not in title and title and detail
    assert "Argalad" in detail_of("quest", match.view(0), "en")
