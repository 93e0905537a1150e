"""The chairs of the table: what stands there from trick to trick, and what changes with every card or with who looks."""

from __future__ import annotations

from onetable.core.remembering import remembered
from onetable.games.fellowship.mechanics.carried_gifts import carried_gift
from onetable.games.fellowship.phases.judge import is_lost, shirt_bearer
from onetable.games.fellowship.pictures.codes import code_of, codes_of
from onetable.games.fellowship.pictures.shapes import Character, Gift, Moving, Panes, Reading, Standing, VerdictCode
from onetable.games.fellowship.pieces.names import Named
from onetable.games.fellowship.pieces.playing_cards import Cards
from onetable.games.fellowship.table import NOBODY, Board, Chair
from onetable.games.fellowship.telling.cards import board_of
from onetable.games.fellowship.telling.people import goal_text, is_secret, name_of, standing_of
from onetable.games.fellowship.telling.progress import progress
from onetable.games.fellowship.view import UNKNOWN_CARD, FellowshipView
from onetable.games.fellowship.words.goals import Verdict
from onetable.server.pictures.picture import members
from onetable.telling.spoken_view import SpokenView

VERDICTS: dict[Verdict, VerdictCode] = {Verdict.SURE: "sure", Verdict.AHEAD: "ahead", Verdict.BEHIND: "behind", Verdict.LOST: "lost"}
CLOSED: Cards = -1  # a hand that is not seen
Written = tuple[bytes, ...]  # by chair: what stands there


def character_key(board: Board) -> tuple[object, ...]:
    """All on which the characters at the chairs depend: as long as this is equal, so are they."""
    return board.cast, board.players, board.riders, board.spent, board.event, board.round


def characters(sight: SpokenView) -> Written:
    """Who sits at each chair, and the goal."""
    return tuple([members(character(sight, chair)) for chair in board_of(sight).chairs()])


def character(sight: SpokenView, chair: Chair) -> Character:
    """Who sits here, and the goal."""
    board = board_of(sight)
    key = board.cast[chair]
    found = board.plan.characters[key] if key else None
    return Character(
        chair=chair,
        seat=board.players[chair],
        pyramid=board.is_pyramid(chair),
        key=key,
        name=name_of(sight, chair),
        goal=goal_text(sight, chair),
        text=sight.read(found) if found is not None else "",
        burdened=found is not None and found.burdened,
    )


def standing_key(board: Board) -> tuple[object, ...]:
    """The same for how they stand."""
    return (
        board.cast, board.riders, board.spent, board.threats, board.hidden_threats, board.declared, board.verdicts, board.duties,
        board.won, board.taken, board.ring_holder, board.aside, board.event, board.round,
    )  # fmt: skip


def standings(sight: SpokenView) -> Written:
    """How each chair stands, as this person sees it."""
    return tuple([members(standing(sight, chair)) for chair in board_of(sight).chairs()])


def standing(sight: SpokenView, chair: Chair) -> Standing:
    """How the goal stands, and what lies by this chair."""
    board = board_of(sight)
    counted = progress(board, chair)
    verdict, spoken = verdict_at(sight, chair)
    gift = carried_gift(board, chair) if all(board.cast) else ""
    rider = board.riders[chair] if board.riders else ""
    return Standing(
        panes=Panes(*counted) if counted is not None else None,
        verdict=verdict,
        verdict_text=spoken,
        tricks=board.taken[chair].bit_count() if board.taken else 0,
        threat=threat_at(sight, chair),
        declared=board.declared[chair] if board.declared else "",
        rider=reading(sight, rider),
        gift=reading(sight, gift),
        aside=code_of(board.aside[1]) if board.aside[0] == chair else "",
        ring=board.ring_holder == chair,
        won=codes_of(board.won[chair]) if board.won else (),
    )


def verdict_at(sight: SpokenView, chair: Chair) -> tuple[VerdictCode, str]:
    """How the goal stands, as far as this person can know, and the word for it."""
    board = board_of(sight)
    if not board.verdicts:
        return "", ""
    value = standing_of(sight, chair)
    if value is None:
        return "open", sight.say("verdict-open")
    if value == Verdict.LOST and not is_lost(board) and (bearer := shirt_bearer(board)) != NOBODY:
        return "lost", sight.say("verdict-saved", gift=sight.read(Named(carried_gift(board, bearer))))
    return VERDICTS[value], sight.read(value)


def threat_at(sight: SpokenView, chair: Chair) -> str:
    """The rank of the threat, or the ranks; a question mark where this person does not see it."""
    board = board_of(sight)
    ranks = board.threats[chair] if board.threats else ()
    if not ranks:
        return "?" if is_secret(sight, chair) else ""
    return str(ranks[0]) if len(ranks) == 1 else f"{min(ranks)}–{max(ranks)}"


def reading(sight: SpokenView, key: str) -> Reading | None:
    """A rider or a gift to be read."""
    return Reading(key, sight.read(Named(key)), sight.read(sight.texts[key])) if key else None


# ---- what changes with every card


def public_hands(shared: FellowshipView, acting: Chair) -> list[bytes]:
    """What changes at all chairs, as somebody sees it who has no hand of his own."""
    board, counts = shared.public.table, shared.public.counts
    if not is_plain(board):
        return [special(shared, chair, acting) for chair in board.chairs()]
    opened = -1 if board.outcome else board.open_hands
    held, hands = counts.hands, board.hands
    return [
        moving(False, held[chair] if held else 0, hands[chair] if hands and opened >> chair & 1 else CLOSED, chair == acting)
        for chair in board.chairs()
    ]


def own_hands(view: FellowshipView, acting: Chair) -> list[tuple[Chair, bytes]]:
    """The same for the chairs that this seat sees in its own way: those it plays itself, and all where there is more than hands."""
    board, seat = view.public.table, view.seat
    if not is_plain(board):
        return [(chair, special(view, chair, acting)) for chair in board.chairs()]
    held, hands = view.public.counts.hands, view.own.hands or board.hands
    return [
        (chair, moving(True, held[chair] if held else 0, hands[chair] if hands else CLOSED, chair == acting))
        for chair, player in enumerate(board.players)
        if player == seat
    ]


def is_plain(board: Board) -> bool:
    """Whether there is nothing at the chairs but hands."""
    return board.pyramid is None and not board.picks and board.tucked[0] == NOBODY


@remembered(5_000)
def moving(mine: bool, cards: int, hand: Cards, acts: bool) -> bytes:
    """The changing part of a chair where only the hand changes."""
    return members(Moving(mine, cards, None if hand == CLOSED else codes_of(hand), acts))


def special(view: FellowshipView, chair: Chair, acting: Chair) -> bytes:
    """The same for the pyramid, a card under a character, and cards that are laid ready."""
    board, own, counts = view.public.table, view.own, view.public.counts
    mine = board.players[chair] == view.seat
    hands = own.hands or board.hands
    cards = counts.hands[chair]
    shown = codes_of(hands[chair]) if mine or board.outcome or board.is_open(chair) else None
    if board.is_pyramid(chair):
        cards += counts.buried
        if board.pyramid is not None:
            shown = tuple([code_of(card) for card in board.pyramid.places if card >= 0])
    tucked = ""
    if board.tucked[0] == chair:
        tucked = code_of(own.tucked if own.tucked != UNKNOWN_CARD else board.tucked[1])
    giving = tuple([Gift(receiver, code_of(card)) for giver, receiver, card in own.picks or board.picks if giver == chair])
    return members(Moving(mine, cards, shown, chair == acting, tucked, giving))
