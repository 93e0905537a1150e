"""A few sentences for the first game: Python looks at the position and finds the one that fits; nobody is made to follow it."""

from __future__ import annotations

from collections.abc import Callable

from onetable.games.tcg.handle import Handle
from onetable.games.tcg.pictures.drawing import Drawing
from onetable.games.tcg.pictures.happening import open_window
from onetable.games.tcg.pictures.question_shape import Asked, Asking
from onetable.games.tcg.pictures.shapes import Advice, HandCard
from onetable.games.tcg.speech.moments import BEFORE
from onetable.games.tcg.telling.facts import resistance
from onetable.games.tcg.telling.fights import assigned_to, forecast
from onetable.games.tcg.traits import Kind, Phase

FEW_BURDENS_LEFT = 3


class Moment:
    """The position as the first game looks at it."""

    def __init__(self, drawing: Drawing, asked: Asking | None, hand: tuple[HandCard, ...]) -> None:
        self.drawing, self.board, self.seat, self.asked = drawing, drawing.board, drawing.seat, asked
        self.bearer = self.board.ring_bearer[self.board.fp]
        self.playable = tuple([Handle(card.handle) for card in hand if card.playable])
        self.is_moving = self.seat == self.board.fp
        # Everybody has seen each phase once or twice by then.
        self.is_early = self.board.turn <= 2 * self.board.players

    def advise(self, key: str, cards: tuple[Handle, ...] = (), **values: str | int) -> Advice:
        """The sentence of this name."""
        return Advice(key, self.drawing.say(f"tcg-first-{key}", **values), cards)


def advice(drawing: Drawing, asked: Asking | None, hand: tuple[HandCard, ...]) -> Advice | None:
    """The sentence for this moment, if there is one."""
    board = drawing.board
    if drawing.seat < 0 or board.winner >= 0 or board.phase is Phase.SETUP or board.ring_bearer[board.fp] not in board.pieces:
        return None
    moment = Moment(drawing, asked, hand)
    if asked is None:
        return waiting(moment) if moment.is_early else None
    told = ALWAYS.get(asked.kind, nothing)(moment)
    return told or (EARLY.get(asked.kind, nothing)(moment) if moment.is_early else None)


def nothing(moment: Moment) -> Advice | None:
    """No sentence."""
    return None


# ---- while somebody else is asked


def waiting(moment: Moment) -> Advice | None:
    """What the others are doing now."""
    board, values = moment.board, {"last": moment.board.last_site}
    if board.turn == 1 and board.phase is Phase.FELLOWSHIP and not moment.is_moving:
        return moment.advise("aim", (board.ring_bearer[moment.seat],), **values)
    if board.phase is Phase.SHADOW and moment.is_moving:
        return moment.advise("they-play", count=board.twilight, limit=resistance(board, moment.seat))
    return None


# ---- what is asked


def action(moment: Moment) -> Advice | None:
    """The phase says what an action is for."""
    board = moment.board
    if board.phase is Phase.FELLOWSHIP:
        if moment.playable:
            fresh = board.turn == 1 and not board.played_phase
            return moment.advise("fellowship" if not fresh else "begin", moment.playable, last=board.last_site)
        return moment.advise("move", number=board.at[board.fp] + 1)
    if board.phase is Phase.SHADOW:
        minions = tuple([card for card in moment.playable if board.cards[card].kind is Kind.MINION])
        if minions:
            return moment.advise("minions", minions, count=board.twilight)
        return moment.advise("support" if moment.playable else "no-minions", moment.playable)
    return moment.advise("maneuver", moment.playable) if board.phase is Phase.MANEUVER and moment.playable else None


def skirmish_action(moment: Moment) -> Advice | None:
    """Whoever would lose a skirmish badly is told so while he can still do something."""
    board, fight = moment.board, moment.board.fight
    if board.phase is not Phase.SKIRMISH or fight is None or fight.defender < 0 or not fight.minions or fight.cancelled:
        return None
    found = forecast(board, fight.defender, fight.minions)
    mine = found.losers == (fight.defender,) if moment.is_moving else found.losers == fight.minions
    if not mine or not moment.playable:
        return None
    return moment.advise("overwhelm" if found.overwhelmed else "losing", moment.playable, who=moment.drawing.names(found.losers))


def response(moment: Moment) -> Advice | None:
    """The Ring can be put on where the Ring-bearer would be wounded."""
    window, board = open_window(moment.drawing), moment.board
    now = board.pending.get(window.event) if window is not None else None
    offered = [each for each in moment.asked.offers if each.does == "use"] if moment.asked is not None else []
    ring = [each for each in offered if board.cards[Handle(each.card)].kind is Kind.THE_ONE_RING]
    if window is None or now is None or window.when != BEFORE or not ring:
        return moment.advise("respond", moment.playable) if moment.is_early and (offered or moment.playable) else None
    room = resistance(board, board.fp) - board.burdens[board.fp]
    return moment.advise("ring-little" if room <= FEW_BURDENS_LEFT else "ring", (Handle(ring[0].card), moment.bearer), count=room)


def defend(moment: Moment) -> Advice | None:
    """Who fights whom."""
    return moment.advise("defend", (moment.bearer,), who=moment.drawing.name(moment.bearer))


def attack(moment: Moment) -> Advice | None:
    """Left-over minions go where they are strong together."""
    return moment.advise("attack", tuple([card for card in moment.board.companions() if assigned_to(moment.board, card)]))


def arrows(moment: Moment) -> Advice | None:
    """Who takes a wound."""
    weak = tuple([card for card in moment.board.companions() if moment.board.vitality(card) == 1]) if moment.is_moving else ()
    return moment.advise("arrows", weak)


def move(moment: Moment) -> Advice | None:
    """To stay or to move again."""
    return moment.advise("again", number=moment.board.at[moment.board.fp] + 1)


def plain(key: str) -> Callable[[Moment], Advice | None]:
    """A sentence that fits every question of a kind."""
    return lambda moment: moment.advise(key)


EARLY: dict[Asked, Callable[[Moment], Advice | None]] = {
    "action": action, "defend": defend, "attack": attack, "arrows": arrows, "move": move, "skirmish": plain("order"),
    "reconcile": plain("reconcile"), "bearer": plain("bearer"),
}  # fmt: skip
ALWAYS: dict[Asked, Callable[[Moment], Advice | None]] = {"action": skirmish_action, "respond": response, "heal": plain("sanctuary")}
