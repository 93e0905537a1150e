"""What others did with their cards is told to everybody alike, with what came of it; and how a skirmish would stand after a choice."""

from __future__ import annotations

from typing import Any

from onetable.core.view import SPECTATOR
from onetable.games.tcg.speech import news
from tests.browser.tcg.moments import game, played
from tests.games.tcg.pictures.shown import board_of, view_of
from tests.games.tcg.scenes import Scene, scene
from tests.server.pictures.tables import drawn

BOROMIR, FRODO, SAVAGE = "Boromir, Lord of Gondor", "Frodo", "Uruk Savage"
PLAYED = (news.CardPlayed, news.CardPlayedOn, news.AbilityUsed)


def fight(**more: Any) -> Scene:
    """Boromir may fight an Uruk."""
    data: dict[str, Any] = {"free": {"play": [BOROMIR]}, "shadow": {"play": [SAVAGE], "hand": ["Bred for Battle"]}}
    return scene(site=6, hasty=False, **{**data, **more})


def test_an_event_is_told_with_its_target_and_what_it_did() -> None:
    play = fight(phase="skirmish", acted=0, skirmish={"defender": "Boromir", "minions": [SAVAGE]})
    play.choose("Pass", "PlayCard Bred for Battle")
    for seat in (SPECTATOR, 0, 1):
        (deed,) = board_of(play, seat)["deeds"]
        assert (deed["seat"], deed["used"], deed["targets"], deed["amount"]) == (1, False, ["1C151"], 3)
        assert any(["strength +3" in text for text in deed["told"]])


def test_all_are_told_the_same_deeds_and_only_what_the_journal_told_everybody() -> None:
    told = 0
    for number, match in enumerate(played(game(3, 5), 5)):
        if number % 7 == 0:
            views = drawn(match)
            deeds = views[0]["board"]["deeds"]
            assert all([view["board"]["deeds"] == deeds for view in views])
            journal = match.journal_for(SPECTATOR)
            for deed in deeds:
                word = journal[deed["n"]]
                assert isinstance(word, PLAYED) and (word.card.id, word.who.seat) == (deed["key"], deed["seat"])
            told += len(deeds)
        if number > 200:
            break
    assert told > 50


def stands(play: Scene, name: str) -> Any:
    """How the skirmish of this defender would stand."""
    view = view_of(play.choose("Pass", "Pass"), 0)
    handle = next(piece["handle"] for piece in view["board"]["pieces"] if piece["name"] == name)
    return next(offer["stands"] for offer in view["board"]["asking"]["offers"] if offer["target"] == handle)


def test_a_choice_of_a_defender_says_how_the_skirmish_would_stand() -> None:
    found = stands(fight(phase="assignment"), "Boromir")
    assert (found["free"], found["shadow"], found["winner"], found["wounds"], found["fatal"]) == (7, 5, "free", 1, False)


def test_who_would_die_of_a_wound_is_told() -> None:
    for wounds, fatal in ((1, False), (2, True)):
        weak = {"play": [{"card": BOROMIR, "wounds": wounds}]}
        found = stands(fight(phase="assignment", free=weak, shadow={"play": ["Orc Inquisitor"]}), "Boromir")
        assert found["winner"] == "shadow" and (found["fatal"] and not found["overwhelmed"]) == fatal
