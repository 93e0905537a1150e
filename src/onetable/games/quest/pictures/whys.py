"""Why other things cannot be chosen: the reasons, each with all that it hinders."""

from __future__ import annotations

from collections import Counter
from functools import cache

from onetable.core.rulebook import as_seen
from onetable.games.quest.phases.why_not import refusals
from onetable.games.quest.pictures.drawing import Drawing
from onetable.games.quest.pictures.offers import offer
from onetable.games.quest.pictures.question_shape import Offer, Why

ELSEWHERE = "place.*"
MANY = 12  # so many places with the same reason are not told one by one


def whys(drawing: Drawing, offers: tuple[Offer, ...]) -> tuple[Why, ...]:
    """Every reason with the things that it hinders; a thing that is offered in one way is not told in another."""
    offered = {each.on for each in offers}
    plain: dict[str, dict[str, None]] = {}
    going: dict[tuple[str, str], dict[str, None]] = {}
    read = cache(drawing.read)  # many things are hindered by the same
    for attempt, reasons in refusals(as_seen(drawing.sight.view), drawing.seat).items():
        found, text = offer(drawing.board, drawing.seat, attempt), read(reasons[0])
        if found.to:
            going.setdefault((found.on, text), {})[found.to] = None
        elif found.on not in offered:
            plain.setdefault(text, {})[found.on] = None
    return *[Why(text, shortened(plain, text)) for text in plain], *[Why(text, (on,), places(going, on, text)) for on, text in going]


def shortened(plain: dict[str, dict[str, None]], text: str) -> tuple[str, ...]:
    """What a reason hinders; where it hinders more places than any other, they are told with one word."""
    counts = Counter({each: sum([thing.startswith("place.") for thing in things]) for each, things in plain.items()})
    most, count = counts.most_common(1)[0]
    things = tuple(plain[text])
    return things if most != text or count < MANY else (*[thing for thing in things if not thing.startswith("place.")], ELSEWHERE)


def places(going: dict[tuple[str, str], dict[str, None]], on: str, text: str) -> tuple[str, ...]:
    """Where something cannot go for this reason; nothing is named where that is nearly everywhere."""
    most = max([len(things) for (other, _), things in going.items() if other == on])
    return () if most >= MANY and len(going[on, text]) == most else tuple(going[on, text])
