"""Why other things cannot be chosen: the reasons, each with all that it hinders."""

from __future__ import annotations

from onetable.core.remembering import remembered
from onetable.core.rulebook import as_seen
from onetable.core.word import Word
from onetable.games.quest.phases.why_not import refusals
from onetable.games.quest.pictures.drawing import Drawing
from onetable.games.quest.pictures.offers import offer
from onetable.games.quest.pictures.question_shape import Offer, Why
from onetable.server.pictures.speaker import speaker_of
from onetable.telling.guide.sections import guide_of

ELSEWHERE = "place.*"
MANY = 12  # so many places with the same reason are not told one by one


@remembered(5_000)
def reason_text(language: str, reason: Word) -> str:
    """A reason in words; many things are hindered by the same."""
    return speaker_of("quest", language).read(reason)


def whys(drawing: Drawing, offers: tuple[Offer, ...]) -> tuple[Why, ...]:
    """Every reason with the things that it hinders; a thing that is offered in one way is not told in another."""
    language, offered = drawing.sight.interface.language, {each.on for each in offers}
    plain: dict[str, dict[str, None]] = {}
    going: dict[str, dict[str, dict[str, None]]] = {}
    about: dict[str, str] = {}
    for attempt, reasons in refusals(as_seen(drawing.sight.view), drawing.seat).items():
        found, text = offer(drawing.board, drawing.seat, attempt), reason_text(language, reasons[0])
        if text not in about:
            about[text] = guide_of("quest").about_refusal(reasons[0])
        if found.to:
            going.setdefault(found.on, {}).setdefault(text, {})[found.to] = None
        elif found.on not in offered:
            plain.setdefault(text, {})[found.on] = None
    told = (*still(plain), *[why for on, reasons in going.items() for why in moving(on, reasons)])
    return tuple([Why(why.text, why.on, why.to, about[why.text]) for why in told])


def still(plain: dict[str, dict[str, None]]) -> list[Why]:
    """Why things cannot be chosen; the reason that hinders the most places tells them with one word."""
    places = {text: [thing for thing in things if thing.startswith("place.")] for text, things in plain.items()}
    most = max(places, key=lambda text: len(places[text]), default="")
    if most and len(places[most]) >= MANY:
        plain[most] = {thing: None for thing in [*plain[most], ELSEWHERE] if thing not in places[most]}
    return [Why(text, tuple(things)) for text, things in plain.items()]


def moving(on: str, reasons: dict[str, dict[str, None]]) -> list[Why]:
    """Why something cannot go where; no places are named by the reason that holds nearly everywhere."""
    most = max(reasons, key=lambda text: len(reasons[text]))
    return [Why(text, (on,), () if text == most and len(there) >= MANY else tuple(there)) for text, there in reasons.items()]
