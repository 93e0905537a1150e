"""Numbers that say why they are what they are. The parts come from the code that counts the number."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from onetable.games.tcg.handle import NOTHING
from onetable.games.tcg.index import Bonus
from onetable.games.tcg.mechanics.prices import DISCOUNT, ROAMS
from onetable.games.tcg.phases.archery import SHOOTS
from onetable.games.tcg.pictures.drawing import Drawing
from onetable.games.tcg.pictures.shapes import Figure, Part
from onetable.games.tcg.pieces import FLOOR, Lasting
from onetable.games.tcg.pieces import Part as Counted

WORDS = {FLOOR: "tcg-part-floor", ROAMS: "tcg-part-roaming", DISCOUNT: "tcg-part-discount"}


def figure(drawing: Drawing, printed: int, count: Callable[[list[Counted]], int]) -> Figure:
    """A number with its parts: what is printed first, then every change."""
    counted: list[Counted] = []
    now = count(counted)
    return Figure(now, printed, (printed_part(drawing, printed), *parts(drawing, counted)) if counted else ())


def printed_part(drawing: Drawing, printed: int) -> Part:
    """What is printed."""
    return Part(printed, drawing.say("tcg-part-printed"))


def parts(drawing: Drawing, counted: Sequence[Counted]) -> list[Part]:
    """The changes of a number in words; those of the same text for the same reason stand together."""
    found: dict[tuple[int, str], Part] = {}
    for each in counted:
        words = in_words(drawing, each)
        before = found.get((each.source, words))
        amount = each.amount + (before.amount if before is not None else 0)
        found[each.source, words] = Part(amount, words, each.source, drawing.key(each.source))
    return list(found.values())


def in_words(drawing: Drawing, part: Counted) -> str:
    """Why this part is there."""
    why = part.why
    if isinstance(why, str) and why != SHOOTS:
        return drawing.say(WORDS[why])
    card = drawing.name(part.source) if part.source != NOTHING else drawing.say("tcg-part-table")
    if isinstance(why, Lasting):
        return drawing.say("tcg-part-lasting", card=card, until=drawing.word(why.until))
    return drawing.say("tcg-part-borne" if isinstance(why, Bonus) else "tcg-part-archer" if why == SHOOTS else "tcg-part-text", card=card)


def total(drawing: Drawing, addends: Sequence[tuple[int, Figure]]) -> Figure:
    """The sum of what several cards have: of one card its own figure, else a part for each card."""
    if len(addends) == 1:
        return addends[0][1]
    found = tuple([Part(each.now, drawing.name(card), card, drawing.key(card)) for card, each in addends])  # type: ignore[arg-type]
    return Figure(sum([part.amount for part in found]), sum([each.printed for _, each in addends]), found)
