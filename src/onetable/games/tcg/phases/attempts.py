"""What a player could try with the cards he sees, each with all that would hinder it even when he is asked for actions."""

from __future__ import annotations

from collections.abc import Iterator

from onetable.core.step import Scope, Seat
from onetable.core.word import Word
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.phases.actions import OWN_PHASE, DiscardToHeal, Transfer, Use, why_not_now
from onetable.games.tcg.speech import reasons
from onetable.games.tcg.speech.choices import UseCard
from onetable.games.tcg.speech.moments import Answering
from onetable.games.tcg.speech.pronouns import The
from onetable.games.tcg.speech.voice import speaker
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import ITEMS, Kind, Measure, Phase, Side
from onetable.games.tcg.words.abilities import PhaseAction
from onetable.games.tcg.words.playing import PlayCard, can_bear, uniqueness
from onetable.games.tcg.words.verbs import Heal

Tried = Iterator[tuple[Word, list[Word]]]
IN_FELLOWSHIP = reasons.OnlyInPhase((Phase.FELLOWSHIP,))


def plays(board: Board, seat: Seat) -> Tried:
    """To play a card of the hand, one of each face."""
    seen: set[str] = set()
    for card in board.hands[seat]:
        face = board.cards[card]
        if face.id in seen:
            continue
        seen.add(face.id)
        own = board.phase in face.keys if face.kind is Kind.EVENT else OWN_PHASE.get(board.phase) is board.side_of(seat)
        if face.side is not board.side_of(seat):
            yield PlayCard(seat, card), [why_not_now(board, seat, card)]
        elif own:
            yield PlayCard(seat, card), hindrances(board, PlayCard(seat, card))
        else:
            late = why_not_now(board, seat, card)
            yield PlayCard(seat, card), [late] if face.kind is Kind.EVENT else [late, *hindrances(board, PlayCard(seat, card))]


def hindrances(board: Board, play: PlayCard) -> list[Word]:
    """All that keeps a card from being played in this phase: costs before what is required, and that before what cannot be changed."""
    face, first = board.cards[play.card], play.hindrance(board)
    if first is None:
        return []
    scope = Scope(play.seat, play.card)
    found: list[Word | None] = [first]
    if face.kind is not Kind.EVENT:
        found += [cost.hindrance(board, scope) for cost in face.to_play]
        found.append(reasons.NoBearer(face.bearer) if face.bearer is not None and not play.bearers(board) else None)
        found.append(uniqueness(board, play.seat, face))
    return list(dict.fromkeys([reason for reason in found if reason is not None]))


def heals(board: Board, seat: Seat) -> Tried:
    """To discard a card of the hand for somebody of the same title."""
    late: list[Word] = [] if seat == board.fp and board.phase is Phase.FELLOWSHIP else [IN_FELLOWSHIP]
    unique = {board.cards[card].title: card for card in reversed(board.hands[seat]) if board.cards[card].unique}
    for patient, piece in board.pieces.items():
        face = board.cards[patient]
        if face.title in unique and face.unique and face.is_character and face.side is Side.FREE and piece.owner == seat:
            whole: list[Word] = [] if piece.wounds else [reasons.NotWounded()]
            kept: list[Word] = [reasons.TextForbids(Measure.NO_HEALING)] if board.total(Measure.NO_HEALING, patient) else []
            yield DiscardToHeal(seat, unique[face.title], patient), [*late, *kept, *whole]


def transfers(board: Board, seat: Seat) -> Tried:
    """To give an item to any other character of the own fellowship."""
    late: list[Word] = [] if seat == board.fp and board.phase is Phase.FELLOWSHIP else [IN_FELLOWSHIP]
    pieces, cards = board.pieces, board.cards
    people = [card for card in pieces if cards[card].is_character and cards[card].side is Side.FREE and pieces[card].owner == seat]
    for card, piece in pieces.items():
        face = cards[card]
        if piece.owner != seat or face.kind not in ITEMS or face.side is not Side.FREE:
            continue
        on_character = piece.bearer in pieces and cards[piece.bearer].side is Side.FREE
        for other in people:
            why = list(late)
            if face.bearer is None or not on_character:
                why.append(reasons.NeverTransferred())
            elif other == piece.bearer:
                why.append(reasons.SameBearer())
            else:
                why += why_not_bear(board, seat, card, other)
                why += [] if board.site_number(other) == board.site_number(piece.bearer) else [reasons.NotSameSite()]
            yield Transfer(seat, card, other), why


def why_not_bear(board: Board, seat: Seat, card: Handle, other: Handle) -> list[Word]:
    """Why this character may not bear this card."""
    face = board.cards[card]
    if face.bearer is not None and not face.bearer.fits(board, other, Scope(seat, card)):
        return [reasons.CannotBear(face.bearer)]
    return [] if can_bear(board, other, face, card) else [reasons.BearsSuchACard()]


def uses(board: Board, seat: Seat) -> Tried:
    """To use a card in play or a site: each action that it says, or the card as a whole if it says none."""
    told: set[Handle] = set()
    for scope, word, number in board.words(board.phase):
        if isinstance(word, PhaseAction) and (scope.player == seat or scope.source == board.here):
            use = Use(seat, speaker(scope), number)
            hindered = use.hindrance(board, word)
            told.add(use.source)
            yield use, [hindered] if hindered is not None else []
    for card in (*board.pieces, *board.path):
        face = board.cards[card]
        for number, ability in enumerate(face.text):
            if isinstance(ability, PhaseAction) and board.phase not in ability.phases and owned(board, card, seat):
                told.add(card)
                yield Use(seat, card, number), [reasons.OnlyInPhase(ability.phases), *elsewhere(board, card)]
        if card not in told:
            yield UseCard(card), why_not_use(board, seat, card)


def owned(board: Board, card: Handle, seat: Seat) -> bool:
    """Whether this player could use the card: his own, or a site."""
    return card in board.path or board.pieces[card].owner == seat


def elsewhere(board: Board, card: Handle) -> list[Word]:
    """What else keeps a text from counting: the site of another day, or the turn of another side."""
    if card in board.path:
        return [] if card == board.here else [reasons.NotAtThisSite()]
    return [] if card in board.index.active else [reasons.NotYourSide()]


def why_not_use(board: Board, seat: Seat, card: Handle) -> list[Word]:
    """Why a card without an action for now cannot be used."""
    if not owned(board, card, seat):
        return [reasons.NotYours()]
    face = board.cards[card]
    answers = any([isinstance(ability, Answering) and not ability.required for ability in face.text])
    acts = any([isinstance(ability, PhaseAction) for ability in face.text])
    return [*elsewhere(board, card), *([] if acts else [reasons.NotNow() if answers else reasons.NoAction()])]


def wounded(board: Board, card: Handle) -> list[Word]:
    """Why somebody cannot be healed."""
    if board.pieces[card].wounds and Heal(The(())).can(board, card, Scope(board.fp)):
        return []
    return [reasons.CannotHappen() if board.pieces[card].wounds else reasons.NotWounded()]
