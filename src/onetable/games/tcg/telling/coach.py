"""The coach of the trading card game: the phase, the fight, the Ring; each sentence looks at what this seat sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from onetable.core.step import Step
from onetable.games.tcg.handle import NOTHING, Handle
from onetable.games.tcg.mechanics.reconcile import Reconcile
from onetable.games.tcg.mechanics.windows import Answer, Window
from onetable.games.tcg.phases.actions import Actions
from onetable.games.tcg.phases.archery import ArcheryWounds, fellowship_archery, minion_archery
from onetable.games.tcg.phases.assignment import AssignMinions
from onetable.games.tcg.phases.fellowship import SanctuaryHealing, shadow_number
from onetable.games.tcg.phases.setup import Bids, StartingFellowship
from onetable.games.tcg.phases.skirmish import Skirmishes
from onetable.games.tcg.phases.turn import StayOrMove
from onetable.games.tcg.speech.choices import AssignTo
from onetable.games.tcg.speech.moments import BEFORE
from onetable.games.tcg.table import Board
from onetable.games.tcg.telling.facts import asking, board_of, cards_in, joined, name_of, resistance
from onetable.games.tcg.telling.fights import forecast, is_fatal
from onetable.games.tcg.traits import Kind, Phase
from onetable.games.tcg.words.playing import ChooseBearer, PlayCard
from onetable.telling.coach import Coach, Moment
from onetable.telling.spoken_view import SpokenView

FEW_BURDENS_LEFT = 3
STRENGTH_OF_A_TOKEN, STRENGTH_OF_A_CARD = 2, 3  # what minions bring, as a rule


def told(key: str, hints: str = "", **values: str | int) -> Moment:
    """The sentence of this name."""
    return Moment(f"tcg-first-{key}", f"tcg-coach-{hints}" if hints else "", values)


class TcgCoach(Coach):
    """He finds the sentence that fits; nobody is made to follow it."""

    def is_expected(self, setup: Mapping[str, Any]) -> bool:
        return bool(setup.get("first_game"))

    def moment(self, sight: SpokenView) -> Moment | None:
        board = board_of(sight)
        if sight.view.seat < 0 or board.winner >= 0:
            return None
        found = asking(sight) if sight.is_asked else None
        if board.phase is not Phase.SETUP and board.ring_bearer[board.fp] not in board.pieces:
            return None
        if not sight.is_asked:
            return waiting(sight) if board.phase is not Phase.SETUP else None
        said = ASKED[type(found[0])](sight) if found is not None and type(found[0]) in ASKED else None
        return replace(said, at=tuple([str(card) for card in spoken_of(sight)])) if said is not None else None


def spoken_of(sight: SpokenView) -> list[Handle]:
    """The cards on the table that a sentence is about: who fights, who is hit or assigned, else what may be chosen."""
    board, found = board_of(sight), asking(sight)
    step = found[0] if found is not None else None
    if isinstance(step, AssignMinions):
        return [step.left[0], board.ring_bearer[board.fp]]
    if isinstance(step, Window):
        now = board.pending.get(step.event)
        return [card for card in (*now.cards, *now.losers) if card in board.pieces] if now is not None else []
    if isinstance(step, Actions) and board.fight is not None:
        return [card for card in (board.fight.defender, *board.fight.minions) if card in board.pieces]
    if isinstance(step, StayOrMove):
        return [board.ring_bearer[board.fp], *[card for card in board.companions() if board.vitality(card) == 1]]
    cards = [card for choice in sight.view.choices for card in cards_in(choice)]
    return list(dict.fromkeys([card for card in cards if card in board.cards]))


def playable(sight: SpokenView) -> list[Handle]:
    """The cards that may be played now."""
    return [choice.card for choice in sight.view.choices if isinstance(choice, PlayCard)]


def waiting(sight: SpokenView) -> Moment | None:
    """What the others are doing now."""
    board, seat = board_of(sight), sight.view.seat
    if board.turn == 1 and board.phase is Phase.FELLOWSHIP and seat != board.fp:
        return told("aim", last=board.last_site)
    if board.phase is Phase.SHADOW and seat == board.fp:
        return told("they-play", count=board.twilight, limit=resistance(board, seat))
    return None


def action(sight: SpokenView) -> Moment | None:
    """The phase says what an action is for."""
    board, cards = board_of(sight), playable(sight)
    if board.phase is Phase.FELLOWSHIP:
        fresh = board.turn == 1 and not board.played_phase
        if cards and fresh:
            return told("begin", "fellowship", last=board.last_site)
        if (found := danger(board)) is not None:
            return found
        return told("fellowship", "fellowship") if cards else told("move", number=board.at[board.fp] + 1)
    if board.phase is Phase.SHADOW:
        if any([board.cards[card].kind is Kind.MINION for card in cards]):
            if board.turn == 1:  # whoever begins as the Shadow hears first what it is for
                return told("hunt", "shadow", count=board.twilight, limit=resistance(board, board.fp))
            return told("minions", "shadow", count=board.twilight)
        return told("support" if cards else "no-minions")
    if board.phase is Phase.SKIRMISH:
        return skirmish(sight)
    if board.phase is Phase.ARCHERY and cards:
        return told("archery", fellowship=fellowship_archery(board), minions=minion_archery(board))
    return told("maneuver") if board.phase is Phase.MANEUVER and cards else None


def danger(board: Board) -> Moment | None:
    """Before a fellowship moves on: what the pool will hold, and whether minions for that are more than it can stand."""
    site = board.site_at(board.at[board.fp] + 1)
    coming = shadow_number(board, site) if site != NOTHING else 0
    pool = board.twilight + coming + len(board.companions())
    held = sum([len(board.hands[seat]) for seat in board.shadows])
    force = min(pool * STRENGTH_OF_A_TOKEN, held * STRENGTH_OF_A_CARD) + sum([board.strength(minion) for minion in board.minions()])
    able = sum([board.strength(card) // (2 if board.vitality(card) == 1 else 1) for card in board.companions()])
    return told("danger", "move", pool=pool, force=force, able=able) if force > able else None


def skirmish(sight: SpokenView) -> Moment | None:
    """Whoever would lose a skirmish is told so while he can still do something."""
    board = board_of(sight)
    fight = board.fight
    if fight is None or fight.defender < 0 or not fight.minions or fight.cancelled or len(sight.view.choices) < 2:
        return None
    found = forecast(board, fight.defender, fight.minions)
    mine = (fight.defender,) if sight.view.seat == board.fp else fight.minions
    names = joined(sight, [name_of(sight, card) for card in mine])
    if found.losers != mine:
        return told("winning", "skirmish", who=names)
    key = "overwhelm" if found.overwhelmed else "dying" if is_fatal(board, found) else "tie" if found.free == found.shadow else "losing"
    return told(key, "skirmish", who=names)


def response(sight: SpokenView) -> Moment | None:
    """The Ring can be put on where the Ring-bearer would be wounded."""
    board, found = board_of(sight), asking(sight)
    assert found is not None and isinstance(found[0], Window)
    answers = [choice for choice in sight.view.choices if isinstance(choice, Answer)]
    ring = [each for each in answers if board.cards[each.source].kind is Kind.THE_ONE_RING]
    if found[0].when != BEFORE or not ring:
        return told("respond", "respond") if answers else None
    room = resistance(board, board.fp) - board.burdens[board.fp]
    return told("ring-little" if room <= FEW_BURDENS_LEFT else "ring", "respond", count=room)


def assignment(sight: SpokenView) -> Moment:
    """Who fights whom."""
    board, found = board_of(sight), asking(sight)
    if sight.view.seat != board.fp:
        return told("attack", "assign")
    assert found is not None and isinstance(found[0], AssignMinions)
    minion, bearer = found[0].left[0], board.ring_bearer[board.fp]
    able = [each.defender for each in sight.view.choices if isinstance(each, AssignTo)]
    stronger = [card for card in able if board.strength(card) > board.strength(minion)]
    if stronger == [bearer]:
        return told("defend-bearer", "assign", who=name_of(sight, bearer), minion=name_of(sight, minion))
    return told("defend", "assign", who=name_of(sight, bearer))


def move(sight: SpokenView) -> Moment:
    """To stay or to move again."""
    board = board_of(sight)
    if board.at[board.fp] + 1 < board.last_site and (found := danger(board)) is not None:
        return found
    return told("again", "move", number=board.at[board.fp] + 1)


def bid(sight: SpokenView) -> Moment:
    """The first question of all."""
    return told("bid", limit=resistance(board_of(sight), sight.view.seat), last=board_of(sight).last_site)


def plain(key: str, hints: str = "") -> Callable[[SpokenView], Moment]:
    """A sentence that fits every question of a kind."""
    return lambda _: told(key, hints)


ASKED: dict[type[Step[Any]], Callable[[SpokenView], Moment | None]] = {
    Actions: action, Window: response, AssignMinions: assignment, ArcheryWounds: plain("arrows", "arrows"), StayOrMove: move,
    Skirmishes: plain("order"), Reconcile: plain("reconcile"), SanctuaryHealing: plain("sanctuary"), ChooseBearer: plain("bearer"),
    Bids: bid, StartingFellowship: plain("company"),
}  # fmt: skip
