"""The players, the adventure path and the turn."""

from __future__ import annotations

from onetable.core.step import Seat as Number
from onetable.games.tcg.handle import NOTHING
from onetable.games.tcg.phases.fellowship import shadow_number
from onetable.games.tcg.pictures.drawing import Drawing
from onetable.games.tcg.pictures.figures import figure
from onetable.games.tcg.pictures.ledger import Ledger
from onetable.games.tcg.pictures.shapes import Figure, Part, PhaseCode, Pile, Place, Seat, Step, Turn
from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.speech.news import PlayerLost
from onetable.games.tcg.telling.facts import resistance, still_to_come, view_of
from onetable.games.tcg.traits import Kind, Phase

CODES: dict[Phase, PhaseCode] = {
    Phase.SETUP: "setup", Phase.FELLOWSHIP: "fellowship", Phase.SHADOW: "shadow", Phase.MANEUVER: "maneuver",
    Phase.ARCHERY: "archery", Phase.ASSIGNMENT: "assignment", Phase.SKIRMISH: "skirmish", Phase.REGROUP: "regroup",
}  # fmt: skip
PLACES = 9


# ---- players


def seats(drawing: Drawing) -> tuple[Seat, ...]:
    """All players, by the number of their seat."""
    return tuple([seat_of(drawing, seat) for seat in range(drawing.board.players)])


def seat_of(drawing: Drawing, seat: Number) -> Seat:
    """One player, with all that everybody may count, and the piles this person may look through."""
    board, view = drawing.board, view_of(drawing.sight)
    there = seat in board.order
    why = next((why for out, why in board.lost if out == seat), "")
    thrown, bid = board.discards[seat], board.bids[seat]
    return Seat(
        seat=seat,
        name=drawing.person(seat),
        moving=seat == board.fp and there and board.phase is not Phase.SETUP,
        acting=seat == view.asked,
        out=drawing.read(PlayerLost(Player(seat), why)) if why else "",
        place=board.order.index(seat) + 1 if there and board.path else 0,
        at=board.at[seat],
        hand=len(board.hands[seat]),
        held=drawing.cards([card for card in board.hands[seat] if card in board.faces]) if seat != drawing.seat else (),
        deck=len(board.decks[seat]),
        sites=len(board.adventure[seat]),
        discard=Pile(len(thrown), drawing.cards(thrown) if seat in view.open_piles else None),
        dead=Pile(len(board.deads[seat]), drawing.cards(board.deads[seat])),
        underway=drawing.cards(board.void[seat]),
        burdens=board.burdens[seat],
        resistance=resistance(board, seat) if board.ring_bearer[seat] != NOTHING else 0,
        bearer=board.ring_bearer[seat],
        worn=board.worn and seat == board.fp,
        bid=bid if bid >= 0 else None,
        coming=tuple(sorted(still_to_come(board, seat).items())) if board.lists[seat] and there else None,
    )


# ---- the path


def path(drawing: Drawing) -> tuple[Place, ...]:
    """The places of the path, laid or not."""
    return tuple([place(drawing, number) for number in range(1, min(PLACES, drawing.board.last_site) + 1)])


def place(drawing: Drawing, number: int) -> Place:
    """One place, with who is there and what lies there."""
    board, site = drawing.board, drawing.board.site_at(number)
    markers = tuple([seat for seat in board.order if board.at[seat] == number]) if board.path else ()
    if site == NOTHING:
        return Place(number, markers=markers)
    shadow = figure(drawing, board.cards[site].shadow, lambda counted: shadow_number(board, site, counted))
    return Place(number, site, drawing.key(site), board.laid_by[number - 1], shadow, markers, tuple(board.borne_by(site)))


# ---- the turn


def turn(drawing: Drawing, ledger: Ledger) -> Turn:
    """Where we are in the turn, and what all share."""
    board = drawing.board
    usual = max(2, board.players - 1)
    return Turn(
        number=board.turn,
        seat=board.fp,
        phase=CODES[board.phase],
        text=drawing.trait(board.phase),
        shadow=board.acting,
        fierce=board.fierce,
        steps=tuple([Step(CODES[phase], drawing.trait(phase), phase is board.phase) for phase in Phase if phase is not Phase.SETUP]),
        twilight=ledger.pool(drawing, board.twilight),
        moves=board.moves,
        limit=ledger.limit(drawing, board.move_limit, usual),
        stuck=board.stuck,
        pursuit=pursuit(drawing),
    )


def pursuit(drawing: Drawing) -> Figure | None:
    """What the next move would bring into the pool: the Shadow number of a site that lies there already, and the companions."""
    board = drawing.board
    site = board.site_at(board.at[board.fp] + 1)
    if site == NOTHING or board.phase is Phase.SETUP:
        return None
    shadow = figure(drawing, board.cards[site].shadow, lambda counted: shadow_number(board, site, counted))
    companions = sum([board.cards[card].kind is Kind.COMPANION for card in board.index.active])
    parts = (
        Part(shadow.now, drawing.say("tcg-part-shadow-number"), site, drawing.key(site)),
        Part(companions, drawing.say("tcg-part-companions")),
    )
    return Figure(shadow.now + companions, shadow.printed, parts)
