"""What one seat alone knows: its hand, its pools, its mission, and faces that it has seen."""

from __future__ import annotations

from onetable.core.step import Scope
from onetable.games.quest.figures import CARDS
from onetable.games.quest.pictures.drawing import Drawing, key, keys
from onetable.games.quest.pictures.question_shape import Asking
from onetable.games.quest.pictures.shapes import Closed, HandCard, KnownToken
from onetable.games.quest.pieces import EVERYBODY, UNSEEN, Slip
from onetable.games.quest.table import SAURON, Board

ORDER = list(CARDS)


def closed(drawing: Drawing, asked: Asking | None) -> Closed:
    """What this seat knows and not everybody."""
    board, seat = drawing.board, drawing.seat
    sheet = board.sheet(seat) if seat in board.seats else None
    mission = board.sauron_mission if seat == SAURON else board.hero_mission
    return Closed(
        hand=hand(drawing, asked),
        damage=keys("fighting", sheet.damage) if sheet is not None else (),
        trained=keys("fighting", sheet.trained) if sheet is not None else (),
        mission=key("mission", mission) if seat >= 0 else "",
        met=seat >= 0 and mission != UNSEEN and board.cards.missions[mission].condition.holds(board, Scope(seat)),
        drawn=keys(kind_drawn(board), board.drawn) if board.drawn and board.drawn[0] != UNSEEN else (),
        known=known(board),
        plots=seen("plot", (*board.plot_hand, *board.plot_deck)) if seat != SAURON else (),
        shadows=seen("shadow", board.shadow_hand) if seat != SAURON else (),
    )


def hand(drawing: Drawing, asked: Asking | None) -> tuple[HandCard, ...]:
    """The own cards, each copy for itself; in a combat Sauron holds the cards he fights with, too."""
    board, seat = drawing.board, drawing.seat
    if seat == SAURON:
        fighting = board.combat.hand if board.combat is not None else ()
        held = [key("fighting", card) for card in sorted(fighting, key=ORDER.index)]
        held += [*[key("plot", slip.face) for slip in board.plot_hand], *[key("shadow", slip.face) for slip in board.shadow_hand]]
    elif seat in board.seats:
        held = [key("fighting", card) for card in sorted(board.sheet(seat).hand, key=ORDER.index)]
    else:
        return ()
    offers = asked.offers if asked is not None else ()
    whys = {thing: why.text for why in (asked.whys if asked is not None else ()) if not why.to for thing in why.on}
    found = []
    for card in held:
        choices = tuple([number for number, offer in enumerate(offers) if offer.on == card])
        found.append(HandCard(card, choices, "" if choices else whys.get(card, "")))
    return tuple(found)


def kind_drawn(board: Board) -> str:
    """Of which deck the cards are that somebody chooses among."""
    face = board.drawn[0]
    cards = board.cards
    kinds = {"plot": cards.plots, "shadow": cards.shadows, "peril": cards.perils, "corruption": cards.corruption}
    return next((kind for kind, deck in kinds.items() if face in deck), "fighting")


def known(board: Board) -> tuple[KnownToken, ...]:
    """Tokens that lie face down for others."""
    found = [token for tokens in board.tokens.values() for token in tokens if token.face != UNSEEN and token.seen != EVERYBODY]
    return tuple([KnownToken(token.number, f"monster.{token.face}") for token in sorted(found, key=lambda token: token.number)])


def seen(kind: str, slips: tuple[Slip, ...]) -> tuple[str, ...]:
    """Cards of a hidden pile that this seat has seen."""
    return tuple([key(kind, slip.face) for slip in slips if slip.face != UNSEEN])
