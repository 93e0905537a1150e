"""The coach: one line about what is at stake now, and two hints below it; what a bot would do is the third. He looks at a view alone."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from msgspec import Struct

from onetable.games.registry import face_of
from onetable.telling.spoken_view import SpokenView

MIN_WAYS = 2


class Counsel(Struct, frozen=True, gc=False):
    """What is at stake; where to look; what to compare. “” where there is nothing to be said. `at`: the things that he speaks of."""

    stake: str
    look: str = ""
    compare: str = ""
    at: tuple[str, ...] = ()


class Moment(Struct, frozen=True):
    """By what names the strings of a moment are called, and what stands in them."""

    stake: str
    hints: str = ""  # look and compare are `<hints>-look` and `<hints>-compare`
    values: dict[str, str | int] = {}
    at: tuple[str, ...] = ()  # what he speaks of, by the names under which it lies on the table


def kebab(name: str) -> str:
    """TravelStep as travel-step."""
    return re.sub(r"(?<!^)([A-Z])", r"-\1", name).lower()


class Coach:
    """One game; whatever has no string is a moment at which he is silent."""

    game = ""

    def is_expected(self, setup: Mapping[str, Any]) -> bool:
        """Whether this set-up comes with a coach: one for a first game does."""
        return False

    def moment(self, sight: SpokenView) -> Moment | None:
        """The moment as the strings call it: by the step that asks; where there is one way only, nothing is at stake."""
        if not sight.is_asked or len(sight.view.choices) < MIN_WAYS:
            return None
        name = f"{self.game}-coach-{kebab(type(sight.view.agenda[-1][0][0]).__name__)}"
        return Moment(name, name)

    def counsel(self, sight: SpokenView) -> Counsel | None:
        """What he says to this view."""
        moment = self.moment(sight)
        if moment is None or not sight.interface.has(moment.stake):
            return None
        look, compare = self._hint(sight, moment, "look"), self._hint(sight, moment, "compare")
        return Counsel(sight.say(moment.stake, **moment.values), look, compare, moment.at)

    def _hint(self, sight: SpokenView, moment: Moment, kind: str) -> str:
        key = f"{moment.hints}-{kind}"
        return sight.say(key, **moment.values) if moment.hints and sight.is_asked and sight.interface.has(key) else ""


@cache
def coach_of(game: str) -> Coach:
    """The coach of this game; one who only knows the names of its steps where it brings none."""
    part = face_of(game).coach
    coach: Coach = part.load() if part is not None else Coach()
    coach.game = game
    return coach
