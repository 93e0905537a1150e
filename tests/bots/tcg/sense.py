"""Looks over a bot's shoulder: what is wrong with a choice, by trying it and the others on copies of the game."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from onetable.core.game import Game
from onetable.core.step import Seat
from onetable.games.registry import rulebook
from onetable.games.tcg.bots.decide import decide
from onetable.games.tcg.mechanics.reconcile import PutAway, Reconcile
from onetable.games.tcg.mechanics.windows import Answer, Window
from onetable.games.tcg.phases.actions import Actions
from onetable.games.tcg.phases.archery import ArcheryWounds, defenders
from onetable.games.tcg.phases.setup import Bids, StartingFellowship
from onetable.games.tcg.pieces import Lasting
from onetable.games.tcg.speech.choices import Number, Pass
from onetable.games.tcg.speech.moments import Answering
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Keyword, Phase, Until
from onetable.games.tcg.words.abilities import PhaseAction
from onetable.games.tcg.words.verbs import PutOnTheRing, Wound

BOOK = rulebook("tcg")
HIGHEST_BID = 2
UNTOLD = (  # what an action costs, and what only keeps the order of things
    "dice", "void", "twilight", "used", "happenings", "played_phase", "played_here", "faces", "handles", "taken", "hasty",
)  # fmt: skip


def faults(game: Game[Board], number: int) -> list[str]:
    """All that speaks against this choice."""
    step, decision = game.agenda[-1][0][0], game.decision
    assert decision is not None
    choice, board = decision.choices[number], game.table
    found = []
    if isinstance(step, (Actions, Window)) and isinstance(decision.choices[0], Pass):
        if not isinstance(choice, Pass) and changes_nothing(game, number):
            found.append("an action that changes nothing")
        if isinstance(choice, Pass) and refuses_the_ring(game):
            found.append("the Ring-bearer dies, and the Ring would have saved him")
    if isinstance(step, ArcheryWounds) and isinstance(choice, Wound) and len(decision.choices) > 1:
        bearer = board.ring_bearer[board.fp]
        if choice.target.cards(board, game.agenda[-1][1]) == (bearer,) and board.vitality(bearer) == 1:
            found.append("an arrow kills the Ring-bearer instead of hurting somebody else")
    if isinstance(step, Bids) and isinstance(choice, Number) and choice.value > HIGHEST_BID:
        found.append("a high bid")
    if isinstance(step, StartingFellowship) and isinstance(choice, Pass) and len(decision.choices) > 1 and step.left == 4:
        found.append("nobody goes with the Ring-bearer")
    if isinstance(step, Reconcile) and isinstance(choice, PutAway) and isinstance(decision.choices[0], Pass) and not board.decks[step.seat]:
        found.append("a card is put away for nothing")
    # Whoever passes may lose by what comes next, and an action would only put it off.
    if not isinstance(choice, Pass) and gives_in_to_the_ring(game, number):
        found.append("corrupted by choice")
    return [f"{fault}: {BOOK.short(board, choice)}" for fault in found]


def gives_in_to_the_ring(game: Game[Board], number: int) -> bool:
    """Whether this answer corrupts the own Ring-bearer, and another does not."""
    decision = game.decision
    assert decision is not None
    return is_corrupted_by(game, number) and not all([is_corrupted_by(game, other) for other in range(len(decision.choices))])


def is_corrupted_by(game: Game[Board], number: int) -> bool:
    """Whether the player who is asked is out by this very answer."""
    twin = game.clone()
    twin.answer(number)
    return (game.decision.seat, "corrupted") in twin.table.lost  # type: ignore[union-attr]


# ---- actions that change nothing


def changes_nothing(game: Game[Board], number: int) -> bool:
    """Whether all that an action does is to cost something."""
    before, seat = game.table.copy(), game.decision.seat  # type: ignore[union-attr]
    after = carried_out(game, number)
    return what_counts(after, before, seat) == what_counts(before, before, seat)


def carried_out(game: Game[Board], number: int) -> Board:
    """The table after an action, with all it asks on the way answered by rules of thumb."""
    twin = game.clone()
    depth = len(twin.agenda)
    twin.answer(number)
    while twin.decision is not None and (len(twin.agenda) > depth or is_aside(twin)):
        twin.answer(decide(twin.table, twin.agenda, twin.decision.choices, twin.decision.seat))
    return twin.table


def is_aside(game: Game[Board]) -> bool:
    """Whether the open question is still part of an action, not of the phase."""
    return not isinstance(game.agenda[-1][0][0], (Actions, Window))


def what_counts(board: Board, before: Board, seat: Seat) -> dict[str, Any]:
    """The position without what the player paid for the action."""
    counts = {name: getattr(board, name) for name in board.__struct_fields__[:-3] if name not in UNTOLD}
    counts["pieces"] = dict(board.pieces)
    for card, piece in before.pieces.items():
        if card in board.pieces and piece.owner == seat and board.pieces[card].wounds > piece.wounds:
            counts["pieces"][card] = replace(board.pieces[card], wounds=piece.wounds)
    counts["lasting"] = tuple([change for change in board.lasting if matters(board, change)])
    counts["hands"] = [hand for owner, hand in enumerate(board.hands) if owner != seat]
    counts["drawn"] = set(board.hands[seat]) - set(before.hands[seat])
    counts["discards"] = [pile for owner, pile in enumerate(board.discards) if owner != seat]
    if board.twilight and counts["pieces"] == before.pieces:
        counts["twilight"] = gained_twilight(board, before, seat)
    return counts


def gained_twilight(board: Board, before: Board, seat: Seat) -> bool:
    """Whether the pool changed to the good of this player."""
    more = board.twilight - before.twilight
    return more < 0 if seat == before.fp else more > 0


def matters(board: Board, change: Lasting) -> bool:
    """In a skirmish only who fights can make use of what lasts no longer; a defender bonus needs more minions than defenders."""
    if change.measure == Keyword.DEFENDER:
        return len(board.minions()) > len(defenders(board)) - 1
    fight = board.fight
    if board.phase is not Phase.SKIRMISH or change.until is not Until.PHASE_END or fight is None or change.card < 0:
        return True
    return change.card == fight.defender or change.card in fight.minions or board.cards[change.card].kind.value == "possession"


# ---- the Ring


def refuses_the_ring(game: Game[Board]) -> bool:
    """Whether the Ring-bearer is about to die of a wound that the Ring would take."""
    board, decision = game.table, game.decision
    assert decision is not None
    bearer = board.ring_bearer[board.fp]
    if bearer not in board.pieces or board.vitality(bearer) > 1 or board.burdens[board.fp] + 2 >= board.cards[bearer].resistance:
        return False
    for choice in decision.choices:
        if isinstance(choice, Answer):
            ability = board.ability(choice.source, choice.number)
            assert isinstance(ability, (Answering, PhaseAction))
            if any([isinstance(effect, PutOnTheRing) for effect in ability.does.effects]):
                return True
    return False
