"""What is being responded to, in words and with the cards concerned."""

from __future__ import annotations

from typing import Literal

from onetable.games.tcg.handle import NOTHING, Handle
from onetable.games.tcg.mechanics.windows import Window
from onetable.games.tcg.pictures.drawing import Drawing
from onetable.games.tcg.pictures.shapes import Happening
from onetable.games.tcg.speech.moments import BEFORE
from onetable.games.tcg.traits import Milestone

# By what may be answered: the string that tells it; what has none is told by its phase.
TOLD = {
    ("before", "Wound"): "tcg-now-wound", ("after", "Wound"): "tcg-now-wounded", ("before", "Exert"): "tcg-now-exert",
    ("after", "Exert"): "tcg-now-exerted", ("before", "Heal"): "tcg-now-heal", ("after", "Kill"): "tcg-now-killed",
    ("after", "Played"): "tcg-now-played", ("after", "EventPlayed"): "tcg-now-played", ("after", "WereAssigned"): "tcg-now-assigned",
    ("after", "WereDiscarded"): "tcg-now-discarded", ("after", "PutOnTheRing"): "tcg-now-ring", ("after", "Moves"): "tcg-now-moves",
    ("after", "LeavesSite"): "tcg-now-leaves", ("after", "ArrivesAt"): "tcg-now-arrives",
    ("after", Milestone.OUTCOME.value): "tcg-now-outcome", ("after", Milestone.TURN_STARTS.value): "tcg-now-turn-starts",
    ("after", Milestone.TURN_ENDS.value): "tcg-now-turn-ends", ("after", Milestone.END_OF_SKIRMISH.value): "tcg-now-skirmish-ends",
}  # fmt: skip
BY = {"tcg-now-wound": "tcg-now-wound-by", "tcg-now-wounded": "tcg-now-wounded-by", "tcg-now-killed": "tcg-now-killed-by"}


def happening(drawing: Drawing) -> Happening | None:
    """What may be answered by whoever is asked; nothing, if it is no answer that is asked for."""
    window = open_window(drawing)
    now = drawing.board.pending.get(window.event) if window is not None else None
    if window is None or now is None:
        return None
    cards = tuple([card for card in now.cards if card != NOTHING])
    by = tuple([card for card in now.by if card not in cards])
    when: Literal["before", "after"] = "before" if window.when == BEFORE else "after"
    return Happening(when, sentence(drawing, window, cards, now.losers or by), (*cards, *now.losers), by)


def open_window(drawing: Drawing) -> Window | None:
    """The window in which somebody is asked."""
    agenda = drawing.sight.view.agenda
    step = agenda[-1][0][0] if agenda else None
    return step if isinstance(step, Window) else None


def sentence(drawing: Drawing, window: Window, cards: tuple[Handle, ...], others: tuple[Handle, ...]) -> str:
    """The happening in words."""
    key = TOLD.get((window.when, window.verb), "tcg-now-phase")
    if key == "tcg-now-phase":
        return drawing.say(key, phase=drawing.word(drawing.board.phase))
    names, foes = drawing.names(cards), drawing.names(others)
    if window.verb == Milestone.OUTCOME:
        return drawing.say(key, winners=names, losers=foes)
    if key in BY and others:
        return drawing.say(BY[key], cards=names, count=len(cards), by=foes)
    return drawing.say(key, cards=names, count=len(cards))
