"""The skirmishes as they stand, the archery totals, and what endangers the Ring-bearer."""

from __future__ import annotations

from typing import Literal

from onetable.games.tcg.handle import NOTHING, Handle
from onetable.games.tcg.phases.archery import fellowship_archery, minion_archery
from onetable.games.tcg.phases.skirmish import Resolve
from onetable.games.tcg.pictures.drawing import Drawing
from onetable.games.tcg.pictures.figures import parts, total
from onetable.games.tcg.pictures.in_play import strength
from onetable.games.tcg.pictures.shapes import Archery, Figure, Part, Skirmish, Threat
from onetable.games.tcg.pieces import Part as Counted
from onetable.games.tcg.telling.facts import resistance
from onetable.games.tcg.telling.fights import Forecast, assigned_to, forecast, is_fatal, outlook
from onetable.games.tcg.traits import Keyword, Measure, Phase

State = Literal["now", "decided", "to come"]
SHOOTING = (Phase.SHADOW, Phase.MANEUVER, Phase.ARCHERY)


# ---- skirmishes


def skirmishes(drawing: Drawing) -> tuple[Skirmish, ...]:
    """The one that is being fought, then those to come."""
    board, fight, found = drawing.board, drawing.board.fight, []
    if fight is not None and fight.defender != NOTHING and fight.minions:
        found.append(pair(drawing, fight.defender, fight.minions, "now" if is_open(drawing) else "decided", fight.cancelled))
    fighting = fight.defender if fight is not None else NOTHING
    waiting = [defender for defender in dict.fromkeys(board.assigned.values()) if defender != fighting]
    return (*found, *[pair(drawing, defender, assigned_to(board, defender), "to come") for defender in waiting])


def is_open(drawing: Drawing) -> bool:
    """Whether the skirmish that is being fought has not been decided yet."""
    return any([isinstance(step, Resolve) for steps, _ in drawing.sight.view.agenda for step in steps])


def pair(drawing: Drawing, defender: Handle, minions: tuple[Handle, ...], state: State, cancelled: bool = False) -> Skirmish:
    """A defender and his minions: both totals and what would come of it."""
    board = drawing.board
    found = forecast(board, defender, minions)
    text = drawing.say("tcg-fight-cancelled") if cancelled else outlook(drawing.sight, defender, minions)
    return Skirmish(
        defender=defender,
        minions=minions,
        state=state,
        free=strength(drawing, defender),
        shadow=total(drawing, [(minion, strength(drawing, minion)) for minion in minions]),
        winner="" if cancelled else "free" if found.winners == (defender,) else "shadow",
        overwhelmed=found.overwhelmed and not cancelled,
        wounds=wounds(drawing, found),
        text=text,
        fatal=is_fatal(board, found) and not cancelled,
        cancelled=cancelled,
    )


def wounds(drawing: Drawing, found: Forecast) -> Figure:
    """What each loser takes: one wound, and the damage of the winners."""
    why = [Part(1, drawing.say("tcg-part-lost"))]
    for card in found.winners:
        given: list[Counted] = []
        amount = drawing.board.has(card, Keyword.DAMAGE, given)
        if amount:
            why.append(Part(amount, drawing.say("tcg-part-damage", card=drawing.name(card)), card, drawing.key(card)))
    return Figure(found.wounds, 1, tuple(why) if len(why) > 1 else ())


# ---- archery


def archery(drawing: Drawing) -> Archery | None:
    """Both totals, while they matter."""
    board = drawing.board
    if board.phase not in SHOOTING or not board.minions() or board.total(Measure.SKIP_ARCHERY):
        return None
    return Archery(shot(drawing, True), shot(drawing, False))


def shot(drawing: Drawing, free: bool) -> Figure:
    """The archery total of a side: nothing is printed, so all of it are parts."""
    counted: list[Counted] = []
    now = (fellowship_archery if free else minion_archery)(drawing.board, counted)
    return Figure(now, 0, tuple(parts(drawing, counted)))


# ---- the Ring-bearer


def threats(drawing: Drawing) -> tuple[Threat, ...]:
    """What endangers the Ring-bearer of the moving fellowship, the worst first."""
    board = drawing.board
    bearer = board.ring_bearer[board.fp]
    if bearer not in board.pieces or board.phase is Phase.SETUP:
        return ()
    name, found = drawing.name(bearer), []
    fights_now = board.fight is not None and board.fight.defender == bearer
    foes = board.fight.minions if board.fight is not None and fights_now else assigned_to(board, bearer)
    if foes and (is_open(drawing) or not fights_now):
        coming = forecast(board, bearer, foes)
        if coming.losers == (bearer,):
            grave = coming.overwhelmed or coming.wounds >= board.vitality(bearer)
            found.append(Threat(outlook(drawing.sight, bearer, foes), grave, (bearer, *foes)))
    room = resistance(board, board.fp) - board.burdens[board.fp]
    found.append(Threat(drawing.say("tcg-threat-burdens", who=name, count=room), room == 1, (bearer,)))
    left = board.vitality(bearer)
    found.append(Threat(drawing.say("tcg-threat-wounds", who=name, count=left), left == 1, (bearer,)))
    if board.worn:
        found.append(Threat(drawing.say("tcg-threat-worn"), room == 1, (bearer,)))
    return tuple(sorted(found, key=lambda threat: not threat.grave))
