"""Whole games from their first question on, fights that end as wanted, and what the journal tells."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from onetable.core.game import Game
from onetable.core.step import Scope, Step
from onetable.games.quest.figures import CARDS
from onetable.games.quest.table import Board
from tests.games.quest.scenes import RULEBOOK, Scene

NEXT_TURN = [{"voice": 0, "steps": [{"HeroTurn": {"seat": 1}}]}]  # after one of which something is still written on the table


class Table(Scene):
    """A game that begins with the set-up and is played by naming choices."""

    def __init__(self, *heroes: str, seed: int = 1, hasty: bool = True, **options: Any) -> None:
        self.game = RULEBOOK.begin({"heroes": heroes, "options": options}, len(heroes) + 1, seed, hasty)

    def begin(self, plot: str = "saruman_hungry_for_power") -> Table:
        """Sauron sets up with this plot, taking the first of everything; the first round begins."""
        self.choose(f"PickPlot {plot}")
        while not self.told("RoundBegins"):
            self.choose(self.offered[0])
        return self

    def choose(self, *lines: str) -> Table:
        super().choose(*lines)
        return self

    def expect(self, **wanted: Any) -> Table:
        super().expect(**wanted)
        return self

    def told(self, *kinds: str) -> list[str]:
        """What the journal tells of these kinds."""
        return told(self, *kinds)


def told(play: Scene, *kinds: str) -> list[str]:
    """What the journal tells of these kinds, in its order and in short form."""
    return [line for line in play.news if line.split()[0] in kinds]


def some(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Of a fact by places or by names only where there is something: `some(play.facts["influence"]) == {"bree": 1}`."""
    return {name: value for name, value in facts.items() if value}


def told_to(play: Scene, seat: int, *kinds: str) -> list[str]:
    """What of these kinds this seat has heard; -1 is a spectator."""
    heard = [event for event in play.board.news or () if event.seen_by is None or seat in event.seen_by]
    return [type(event.word).__name__ for event in heard if type(event.word).__name__ in kinds]


def go_on(play: Scene, *stop: str, most: int = 400) -> Scene:
    """Everybody does as little as possible until one of these choices is offered, or until nobody is asked."""
    lazy = ("Decline", "Done", "DeclareExhaustion", "KeepForStrength", "FromLifePool")
    for _ in range(most):
        offered = play.offered
        if not offered or any([line.split()[0] in stop or line in stop for line in offered]):
            return play
        found = [line for line in offered if line.split()[0] in lazy]
        play.choose((found or offered)[0])
    raise AssertionError(f"nobody was offered any of {stop}")


# ---- fights


def split(play: Scene) -> Scene:
    """The hero keeps his agility for strength."""
    while any([line.startswith("KeepForStrength") for line in play.offered]):
        play.choose(next(line for line in play.offered if line.startswith("KeepForStrength")))
    return play


def draw_fight(play: Scene) -> Scene:
    """Both sides declare themselves exhausted."""
    split(play)
    return play.choose("DeclareExhaustion", "DeclareExhaustion")


def win_fight(play: Scene, *cards: str) -> Scene:
    """The foe plays no card; these cards of the hero defeat it."""
    split(play).choose(f"Lay {cards[0]}", "DeclareExhaustion")
    for card in cards[1:]:
        play.choose(f"Lay {card}")
    return play


def lose_fight(play: Scene) -> Scene:
    """The hero plays no card and has next to none; the foe's best card that it can pay for is enough."""
    split(play).choose("DeclareExhaustion")
    combat = play.board.combat
    assert combat is not None
    payable = [card for card in combat.hand if CARDS[card].cost <= combat.enemy.strength]
    play.choose(f"Lay {max(payable, key=lambda card: CARDS[card].attack)}")
    while any([line.startswith(("FromLifePool", "PickCard")) for line in play.offered]):
        play.choose(play.offered[0])
    return play


def frail(hero: str, at: str, card: str, **more: Any) -> dict[str, Any]:
    """A hero with this one card left; any damage defeats him."""
    return {"hero": hero, "at": at, "hand": [card], "others": "damage", **more}


def carry_out(play: Scene, *steps: Step[Board], seat: int = 0) -> Scene:
    """These steps come now, instead of what was still to come; seat 0 is Sauron's voice."""
    play.game = Game(play.board, [(steps, Scope(seat))], hasty=True)
    play.game.advance()
    return play


def step(play: Scene) -> str:
    """The step that asks, if somebody is asked."""
    return "" if not play.game.agenda else type(play.game.agenda[-1][0][0]).__name__
