"""Playing a card: requirements, a bearer, twilight, other costs, then it is in play or its effects are carried out."""

from __future__ import annotations

from onetable.core.step import Ask, Do, Next, Scope, Seat, Step
from onetable.core.word import Word
from onetable.games.tcg.card import Card
from onetable.games.tcg.handle import NOTHING, Handle
from onetable.games.tcg.mechanics.prices import pay_twilight, too_dear
from onetable.games.tcg.mechanics.windows import SayEvent, ToPile, announce_event
from onetable.games.tcg.mechanics.zones import dead_companions, enter_play
from onetable.games.tcg.speech import news
from onetable.games.tcg.speech.deeds import Pay, Payable
from onetable.games.tcg.speech.names import Named, Player
from onetable.games.tcg.speech.parts import Effect
from onetable.games.tcg.speech.pronouns import The
from onetable.games.tcg.speech.reasons import AlreadyInPlay, CompanyIsFull, InDeadPile, NoBearer, NoSite, OnlyInPhase, TextForbids
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import ITEMS, ItemClass, Kind, Measure, Phase, Side
from onetable.games.tcg.words.abilities import PhaseAction
from onetable.games.tcg.words.announcements import Played
from onetable.games.tcg.words.nouns import Noun

_EVENT, _COMPANION = Kind.EVENT, Kind.COMPANION
_LIGHT, _DARK = Side.FREE, Side.SHADOW
_NOT_PLAYED = Measure.NOT_PLAYED
MOST_COMPANIONS = 9
FULL, NO_SITE = CompanyIsFull(), NoSite()


class PlayCard(Effect, frozen=True):
    """Play a card from the hand or from a pile."""

    seat: Seat
    card: Handle
    discount: int = 0
    free: bool = False  # at no cost, which nothing can change
    on: Noun | None = None  # on such a bearer only
    spare: int = 0  # twilight that other costs of the same action need

    # ---- may it be played

    def hindrance(self, board: Board) -> Word | None:
        """Why this card cannot be played now; None if it can. Legality is this and nothing else."""
        face = board.cards[self.card]
        if not self.free and face.side is _DARK:
            reason = too_dear(board, self.seat, self.card, self.discount, self.spare)
            if reason is not None:
                return reason
        if board.words(_NOT_PLAYED) and board.total(_NOT_PLAYED, self.card):
            return TextForbids(_NOT_PLAYED)
        if face.kind is _EVENT:
            return self.event_hindrance(board, face)
        if face.unique or face.kind is _COMPANION:
            reason = uniqueness(board, self.seat, face)
            if reason is not None:
                return reason
        if face.to_play:
            reason = self.requirement(board, face)
            if reason is not None:
                return reason
        if face.bearer is not None:
            return None if self.bearers(board) else NoBearer(face.bearer)
        return NO_SITE if face.on_site and not self.sites(board) else None

    def event_hindrance(self, board: Board, face: Card) -> Word | None:
        """An event is played in its phase, if its costs can be paid."""
        number = action_number(face, board.phase)
        if number < 0:
            return OnlyInPhase(phases_of(face))
        ability = face.text[number]
        assert isinstance(ability, PhaseAction)
        return ability.does.hindrance(board, Scope(self.seat, self.card))

    def requirement(self, board: Board, face: Card) -> Word | None:
        """What must be spotted or paid besides twilight."""
        scope = Scope(self.seat, self.card)
        for cost in face.to_play:
            reason = cost.hindrance(board, scope)
            if reason is not None:
                return reason
        return None

    def bearers(self, board: Board) -> list[Handle]:
        """Who may bear it: Free Peoples items go on own characters, Shadow items on own minions; conditions where their text says."""
        face = board.cards[self.card]
        assert face.bearer is not None
        scope = Scope(self.seat, self.card)
        found = []
        for card in board.index.active:
            other = board.cards[card]
            if not other.is_character or not face.bearer.fits(board, card, scope):
                continue
            if (face.side is other.side) and board.pieces[card].owner != self.seat:
                continue  # rulebook: not on another Shadow player's minion
            if self.on is not None and not self.on.fits(board, card, scope):
                continue
            if can_bear(board, card, face, self.card):
                found.append(card)
        return found

    def sites(self, board: Board) -> list[Handle]:
        """Where a condition may be played that lies on a site: on any of the path; of some only one copy lies on a site."""
        face = board.cards[self.card]
        return [site for site in board.path if can_bear(board, site, face)]

    # ---- play it

    def run(self, board: Board, scope: Scope) -> Next:
        # Shown before anything is asked: from now on everybody knows which card it is.
        seat, card = self.seat, self.card
        face = board.cards[card]
        for zone in (board.hands, board.discards, board.void):
            board.take(zone, seat, (card,))
        for host, stack in board.stacks.items():
            if card in stack:
                board.stacks[host] = tuple([other for other in stack if other != card])
        if face.kind is _EVENT:
            announce_event(board, seat, card)
            return SayEvent(seat, card, action_number(face, board.phase)), ToPile(seat, card)
        board.void[seat] += (card,)
        board.seen.pop(card, None)
        if face.bearer is None and not face.on_site and not face.to_play:
            pay_twilight(board, seat, card, self.discount, free=self.free)
            return Do((EnterPlay(card, NOTHING),), Scope(seat, card))
        return Underway(self), ToPile(seat, card)  # a card whose costs cannot be paid to the end is discarded


class Underway(Step[Board], frozen=True):
    """The card speaks for itself while it is on its way."""

    play: PlayCard

    def run(self, board: Board, scope: Scope) -> Next:
        face = board.cards[self.play.card]
        first = ChooseBearer(self.play) if face.bearer is not None or face.on_site else Land(self.play)
        return Do((first,), Scope(self.play.seat, self.play.card))


class ChooseBearer(Step[Board], frozen=True):
    """The card is shown; on whom, or on which site, is it played?"""

    play: PlayCard

    def run(self, board: Board, scope: Scope) -> Next:
        play = self.play
        bearers = play.sites(board) if board.cards[play.card].on_site else play.bearers(board)
        return Ask(play.seat, [Land(play, bearer) for bearer in bearers])


class Land(Step[Board], frozen=True):
    """Pay twilight, then the other costs; then the card enters play."""

    play: PlayCard
    bearer: Handle = NOTHING

    def run(self, board: Board, scope: Scope) -> Next:
        play = self.play
        pay_twilight(board, play.seat, play.card, play.discount, self.bearer, play.free)
        costs = [Pay(cost) for cost in board.cards[play.card].to_play if isinstance(cost, Payable) and isinstance(cost, Effect)]
        return (*costs, EnterPlay(play.card, self.bearer))


class EnterPlay(Step[Board], frozen=True):
    """The card is in play, and texts may answer that."""

    card: Handle
    bearer: Handle

    def run(self, board: Board, scope: Scope) -> Next:
        seat, card = scope.player, self.card
        board.take(board.void, seat, (card,))
        enter_play(board, card, seat, self.bearer)
        board.played_phase += (card,)
        board.played_here += (card,)
        if board.news is not None:
            name = Named(board.cards[card].id)
            on = Named(board.cards[self.bearer].id) if self.bearer >= 0 else None
            board.tell(news.CardPlayedOn(Player(seat), name, on) if on is not None else news.CardPlayed(Player(seat), name))
        return (Played(The((card,))),)


# ---- rules of the single steps


def uniqueness(board: Board, seat: Seat, face: Card) -> Word | None:
    """A unique card is in play once and, for companions and allies, not while it lies in the dead pile; nine companions at most."""
    if face.unique:
        title = face.title
        if title in board.index.unique_titles:
            return AlreadyInPlay(Named(face.id))
        # With several players an own copy may be there and not be active.
        if len(board.order) > 2 and any([p.owner == seat and board.cards[card].title == title for card, p in board.pieces.items()]):
            return AlreadyInPlay(Named(face.id))
        if face.side is _LIGHT and any([board.cards[card].title == title for card in board.deads[seat]]):
            return InDeadPile(Named(face.id))
    if face.kind is _COMPANION and len(board.pieces) + len(board.deads[seat]) >= MOST_COMPANIONS:
        mine = sum([board.cards[card].kind is _COMPANION and piece.owner == seat for card, piece in board.pieces.items()])
        if mine + dead_companions(board, seat) >= MOST_COMPANIONS:
            return FULL
    return None


def can_bear(board: Board, bearer: Handle, face: Card, card: Handle = NOTHING) -> bool:
    """One possession or artifact of each class; some cards once for each bearer."""
    if face.one_per_bearer and any([board.cards[other].title == face.title for other in board.borne_by(bearer)]):
        return False
    if face.kind not in ITEMS or face.item is None:
        return True
    same = [other for other in board.borne_by(bearer) if board.cards[other].item is face.item and other != card]
    if not same:
        return True
    # Some hand weapons may be borne beside one other.
    beside = [other for other in (*same, card) if Measure.BESIDE_ANOTHER in (face if other == card else board.cards[other]).keys]
    return face.item is ItemClass.HAND_WEAPON and len(same) == 1 and bool(beside)


def action_number(face: Card, phase: Phase) -> int:
    """Which paragraph of an event is played in this phase, or -1."""
    for number, ability in enumerate(face.text):
        if isinstance(ability, PhaseAction) and phase in ability.phases:
            return number
    return -1


def phases_of(face: Card) -> tuple[Phase, ...]:
    """In which phases an event is played."""
    return tuple([phase for ability in face.text if isinstance(ability, PhaseAction) for phase in ability.phases])
