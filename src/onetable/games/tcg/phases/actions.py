"""The action procedure: each in turn does one action or passes, until all have passed in a row."""

from __future__ import annotations

from onetable.core.step import Ask, Do, Next, Scope, Seat, Step, Steps
from onetable.core.word import Word
from onetable.games.tcg.handle import NOTHING, Handle
from onetable.games.tcg.mechanics.prices import change_pool
from onetable.games.tcg.mechanics.repeats import leads_nowhere, note_trace
from onetable.games.tcg.mechanics.windows import begun
from onetable.games.tcg.mechanics.zones import discard_from_hand
from onetable.games.tcg.pieces import Limit
from onetable.games.tcg.speech import news
from onetable.games.tcg.speech.choices import PASS
from onetable.games.tcg.speech.marks import Paragraph
from onetable.games.tcg.speech.names import Named, Player
from onetable.games.tcg.speech.parts import Effect
from onetable.games.tcg.speech.pronouns import The
from onetable.games.tcg.speech.reasons import LimitReached, LoopStops, NothingChanged, NotNow, NotYourSide, OnlyInPhase, TextForbids
from onetable.games.tcg.speech.voice import speaker
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import ITEMS, Kind, Measure, Phase, Side, Until
from onetable.games.tcg.words.abilities import PhaseAction
from onetable.games.tcg.words.playing import PlayCard, can_bear, phases_of
from onetable.games.tcg.words.triggers import AsSoonAs
from onetable.games.tcg.words.verbs import Heal

_SKIRMISH, _FELLOWSHIP, _SHADOW = Phase.SKIRMISH, Phase.FELLOWSHIP, Phase.SHADOW
_EVENT = Kind.EVENT
_LIGHT = Side.FREE
OWN_PHASE = {Phase.FELLOWSHIP: Side.FREE, Phase.SHADOW: Side.SHADOW}
MOST_REPEATS = 60  # nothing in the game needs the same ability so often in one phase
LIMIT_REACHED, LOOP_STOPS, NOT_NOW, NOT_YOUR_SIDE = LimitReached(), LoopStops(), NotNow(), NotYourSide()
NOTHING_CHANGED = NothingChanged()
NO_SKIRMISH_ACTIONS = TextForbids(Measure.NO_SKIRMISH_ACTIONS)


class Use(Step[Board], frozen=True):
    """Use a paragraph of a card in play or of the site."""

    player: Seat
    source: Handle
    number: Paragraph

    def hindrance(self, board: Board, ability: PhaseAction) -> Word | None:
        """Why it cannot be used now."""
        if board.used:
            if ability.once_per_turn and board.limit_used(self.source, self.number):
                return LIMIT_REACHED
            if board.limit_used(self.source, Limit.REPEATS + self.number) >= MOST_REPEATS:
                return LOOP_STOPS
            if leads_nowhere(board, self.player, self.source, self.number):
                return NOTHING_CHANGED
        return ability.does.hindrance(board, Scope(self.player, self.source, named=begun(board, self.source)))

    def run(self, board: Board, scope: Scope) -> Next:
        ability = board.ability(self.source, self.number)
        assert isinstance(ability, PhaseAction)
        if ability.once_per_turn:
            board.use_limit(self.source, self.number, 1, Until.TURN_END)
        board.use_limit(self.source, Limit.REPEATS + self.number, 1, Until.PHASE_END)
        if not ability.does.is_paid_for():
            note_trace(board, self.player, self.source, self.number)
        if board.news is not None:
            board.tell(news.AbilityUsed(Player(self.player), Named(board.cards[self.source].id)))
        return Do(ability.does.steps(), Scope(self.player, self.source, named=begun(board, self.source)))


class DiscardToHeal(Effect, frozen=True):
    """Discard a card from hand to heal a unique companion or ally of the same title."""

    seat: Seat
    card: Handle
    patient: Handle

    def run(self, board: Board, scope: Scope) -> Next:
        discard_from_hand(board, self.seat, (self.card,))
        return (Heal(The((self.patient,))),)


class Transfer(Effect, frozen=True):
    """Give a possession or artifact to another character at the same site, and pay its cost again."""

    seat: Seat
    card: Handle
    bearer: Handle

    def run(self, board: Board, scope: Scope) -> Next:
        change_pool(board, board.cards[self.card].twilight)
        board.change(self.card, bearer=self.bearer)
        board.forget()
        board.tell(news.WasTransferred(Named(board.cards[self.card].id), Named(board.cards[self.bearer].id)))
        return None


# ---- what a player may try


def attempts(board: Board, seat: Seat) -> list[tuple[Word, Word | None]]:
    """Everything this player might try in this phase, each with what hinders it (None: legal)."""
    phase = board.phase
    forbidden = NO_SKIRMISH_ACTIONS if phase is _SKIRMISH and board.total(Measure.NO_SKIRMISH_ACTIONS) else None
    found: list[tuple[Word, Word | None]] = []
    texts = board.words(phase)
    here = board.here if texts else NOTHING
    for scope, word, number in texts:
        # A site speaks for whoever uses it, in a Fellowship or Shadow phase for whose phase it is.
        if scope.player == seat or scope.source == here:
            use = Use(seat, speaker(scope), number)
            found.append((use, forbidden or use.hindrance(board, word)))  # type: ignore[arg-type]
    add_hand_attempts(found, board, seat, forbidden)
    if phase is _FELLOWSHIP:
        found += [(transfer, None) for transfer in transfers(board, seat)]
    return found


def add_hand_attempts(found: list[tuple[Word, Word | None]], board: Board, seat: Seat, forbidden: Word | None) -> None:
    """What might be done with cards of the hand, one of each face."""
    phase, side, faces, cards = board.phase, board.side_of(seat), board.faces, board.cards
    own = OWN_PHASE.get(phase) is side
    offered: list[str] = []
    for card in board.hands[seat]:
        face = cards[card]
        if face.side is not side or not (phase in face.keys if face.kind is _EVENT else own) or faces[card] in offered:
            continue
        offered.append(faces[card])
        play = PlayCard(seat, card)
        found.append((play, (forbidden if face.kind is _EVENT else None) or play.hindrance(board)))
        if own and face.unique and side is _LIGHT:
            found += [(DiscardToHeal(seat, card, patient), None) for patient in patients(board, seat, face.title)]


def patients(board: Board, seat: Seat, title: str) -> list[Handle]:
    """Wounded unique companions and allies of this title, who can be healed by discarding a copy."""
    heal, scope = Heal(The(())), Scope(seat)
    found = [card for card in board.index.active if board.cards[card].title == title and board.cards[card].is_character]
    return [card for card in found if board.cards[card].unique and heal.can(board, card, scope)]


def transfers(board: Board, seat: Seat) -> list[Transfer]:
    """Free Peoples items that may change hands: both characters at the same site, and the new bearer may bear it."""
    found = []
    for card in board.index.active:
        face = board.cards[card]
        bearer = board.pieces[card].bearer
        if face.kind not in ITEMS or face.side is not _LIGHT or bearer not in board.pieces or face.bearer is None:
            continue
        if board.pieces[card].owner != seat or board.cards[bearer].side is not _LIGHT:
            continue
        scope = Scope(seat, card)
        for other in board.index.active:
            if other == bearer or not board.cards[other].is_character or board.cards[other].side is not _LIGHT:
                continue
            same_site = board.site_number(other) == board.site_number(bearer)
            if same_site and face.bearer.fits(board, other, scope) and can_bear(board, other, face):
                found.append(Transfer(seat, card, other))
    return found


def refusals(board: Board, seat: Seat) -> dict[Word, Word]:
    """For all that this player may try and cannot: the reason. Cards of the hand that belong to another moment are among it."""
    tried = attempts(board, seat)
    found = {act: reason for act, reason in tried if reason is not None}
    seen = {board.faces[act.card] for act, _ in tried if isinstance(act, PlayCard)}
    for card in board.hands[seat]:
        face = board.cards[card]
        if face.id in seen:
            continue
        seen.add(face.id)
        found[PlayCard(seat, card)] = why_not_now(board, seat, card)
    return found


def why_not_now(board: Board, seat: Seat, card: Handle) -> Word:
    """Why a card of the hand belongs to another moment."""
    face = board.cards[card]
    if face.side is not board.side_of(seat):
        return NOT_YOUR_SIDE
    if face.kind is _EVENT:
        phases = phases_of(face)
        return OnlyInPhase(phases) if phases else NOT_NOW
    return OnlyInPhase((_FELLOWSHIP,) if face.side is _LIGHT else (_SHADOW,))


# ---- the procedure


class Actions(Step[Board], frozen=True):
    """Each in turn does one action or passes, until all have passed in a row."""

    seats: tuple[Seat, ...]
    turn: int = 0
    passes: int = 0

    def run(self, board: Board, scope: Scope) -> Next:
        if board.words(AsSoonAs) and (stirred := stir(board)) is not None:
            return stirred, self
        if self.passes == len(self.seats) or is_over(board):
            return None
        seat = self.seats[self.turn % len(self.seats)]
        choices = [act for act, reason in attempts(board, seat) if reason is None] if seat in board.order else []
        if not choices and (board.hasty or seat not in board.order):
            return self.passed()
        return Ask(seat, (PASS, *choices), private=bool(board.hands[seat]) or board.box.patient)

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if choice == PASS:
            return self.passed()
        assert isinstance(choice, Step)
        return choice, Actions(self.seats, self.turn + 1, 0)

    def passed(self) -> Next:
        """The next one's turn, unless all have passed: nothing has changed since, so nothing stirs either."""
        passes = self.passes + 1
        return (Actions(self.seats, self.turn + 1, passes),) if passes < len(self.seats) else None


def is_over(board: Board) -> bool:
    """Whether the step ends at once: one side of a skirmish is gone, or a Shadow phase was ended."""
    if board.phase is _SHADOW:
        return board.acting < 0
    fight = board.fight
    return fight is not None and (fight.cancelled or not fight.minions or fight.defender < 0)


# ---- what happens as soon as something holds


class Stir(Step[Board], frozen=True):
    """A text whose condition has come to hold does what it says."""

    source: Handle
    number: int

    def run(self, board: Board, scope: Scope) -> Next:
        ability = board.ability(self.source, self.number)
        assert isinstance(ability, AsSoonAs)
        if ability.once_per_turn:
            board.use_limit(self.source, self.number, 1, Until.TURN_END)
        piece = board.pieces.get(self.source)
        board.tell(news.TextActed(Named(board.cards[self.source].id)))
        owner = piece.owner if piece is not None else board.fp
        return Do(ability.does.steps(), Scope(owner, self.source, named=begun(board, self.source)))


def stir(board: Board) -> Stir | None:
    """The first text that waits for a condition which now holds."""
    for scope, word, number in board.words(AsSoonAs):
        assert isinstance(word, AsSoonAs)
        if word.once_per_turn and board.limit_used(speaker(scope), number):
            continue
        if word.when.holds(board, scope) and word.does.hindrance(board, scope) is None:
            return Stir(speaker(scope), number)
    return None


class StirAll(Step[Board], frozen=True):
    """All texts whose condition has come to hold."""

    def run(self, board: Board, scope: Scope) -> Next:
        stirred = stir(board)
        return (stirred, self) if stirred is not None else None


STIR_ALL = (StirAll(),)


def stirring(board: Board) -> Steps:
    """The step that looks for such texts, if there is any."""
    return STIR_ALL if board.words(AsSoonAs) else ()
