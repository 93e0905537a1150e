"""Windows: who may answer a happening, in which order, and with which texts and events."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from onetable.core.step import Ask, Do, Halt, Next, Scope, Seat, Step, Steps
from onetable.core.word import Word
from onetable.games.tcg.handle import NOTHING, Handle
from onetable.games.tcg.mechanics.prices import pay_twilight, too_dear
from onetable.games.tcg.mechanics.twins import told_apart
from onetable.games.tcg.pieces import Happening
from onetable.games.tcg.speech import news
from onetable.games.tcg.speech.choices import PASS
from onetable.games.tcg.speech.marks import Paragraph
from onetable.games.tcg.speech.moments import AFTER, Answering, Moment, Subject, Trigger, name_of
from onetable.games.tcg.speech.names import Named, Player
from onetable.games.tcg.speech.parts import Effect
from onetable.games.tcg.speech.pronouns import ITS_BEARER
from onetable.games.tcg.speech.voice import speaker
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Kind, Measure, Milestone, Side

EVENT = Kind.EVENT
LIGHT = Side.FREE
COST = Measure.COST


def is_heard(board: Board, key: Trigger) -> bool:
    """Whether an active text, or an event somebody may hold, answers this moment."""
    if board.words(key):
        return True
    if key not in board.box.held:
        return False
    if not board.hasty:
        return True
    cards = board.cards
    for seat in board.order:
        for card in board.hands[seat]:
            if key in cards[card].keys and cards[card].kind is EVENT:
                return True
    return False


def pend(board: Board, now: Happening) -> int:
    """Something is about to happen, or just has: the number under which it can be answered."""
    board.happenings += 1
    board.pending[board.happenings] = now
    return board.happenings


def answered(board: Board, subject: Subject, now: Happening, damage: Steps = ()) -> Steps:
    """What has happened is answered and forgotten; where nothing listens only the damage is done."""
    if not is_heard(board, (AFTER, subject)):
        return damage
    event = pend(board, now)
    return Window(AFTER, name_of(subject), event, damage=damage), Past(event)


class Past(Step[Board], frozen=True):
    """The happening is answered and forgotten."""

    event: int

    def run(self, board: Board, scope: Scope) -> Next:
        board.pending.pop(self.event, None)
        return None


class Boundary(Step[Board], frozen=True):
    """Something begins or ends; texts may answer it."""

    name: Milestone

    def run(self, board: Board, scope: Scope) -> Next:
        return answered(board, self.name, Happening((NOTHING,)))


# ---- answers


class Answer(Step[Board], frozen=True):
    """A text answers a happening, about one of its cards: a card in play, or an event from the hand."""

    player: Seat
    source: Handle
    number: Paragraph
    subject: Handle
    event: int

    def voice(self, board: Board, moment: Moment) -> Scope:
        """The sentence has named the bearer of the card that speaks, and the card it speaks of."""
        named_so_far = begun(board, self.source)
        if self.number < 0:
            named_so_far = next(grant.scope.named for grant in board.grants if grant.number == -self.number)
        return Scope(self.player, self.source, self.event, (*named_so_far, (moment.subject(), self.subject)))


class Spoken(Step[Board], frozen=True):
    """An answer that was chosen is carried out in its own voice."""

    answer: Answer
    before: str
    verb: str

    def run(self, board: Board, scope: Scope) -> Next:
        answer = self.answer
        ability = board.ability(answer.source, answer.number)
        assert isinstance(ability, Answering)
        voice = answer.voice(board, ability.moment((self.before, board.box.subjects[self.verb])))
        if answer.number < 0 or answer.source in board.pieces or answer.source == board.here:
            spoken = Named(board.cards[answer.source].id)
            board.tell(news.TextActed(spoken) if ability.required else news.AbilityUsed(Player(answer.player), spoken))
            return Do(ability.does.steps(), voice)
        announce_event(board, answer.player, answer.source)
        return (SayEvent(answer.player, answer.source, answer.number, (voice.named, answer.event)), ToPile(answer.player, answer.source))


def begun(board: Board, source: Handle) -> tuple[tuple[Word, int], ...]:
    """A sentence knows from its first word on who bears the card that speaks."""
    piece = board.pieces.get(source)
    return ((ITS_BEARER, piece.bearer),) if piece is not None and piece.bearer >= 0 else ()


# ---- events


def announce_event(board: Board, seat: Seat, card: Handle) -> None:
    """An event leaves the hand: from now on everybody knows which card it is."""
    board.take(board.hands, seat, (card,))
    board.void[seat] += (card,)
    board.seen.pop(card, None)
    if board.news is not None:
        board.tell(news.CardPlayed(Player(seat), Named(board.cards[card].id)))


class SayEvent(Step[Board], frozen=True):
    """Pay for an event and carry it out, unless it is cancelled."""

    seat: Seat
    card: Handle
    number: int
    about: tuple[tuple[tuple[Word, int], ...], int] = ((), 0)

    def run(self, board: Board, scope: Scope) -> Next:
        ability = board.cards[self.card].text[self.number]
        deed = ability.does  # type: ignore[attr-defined]
        pay_twilight(board, self.seat, self.card)
        voice = Scope(self.seat, self.card, self.about[1], self.about[0])
        return Do((*deed.payments(), EventPlayed(self.card), Stands(self.card), *deed.effects), voice)


class EventPlayed(Effect, frozen=True):
    """An event is played and its costs are paid; it can still be cancelled."""

    card: Handle

    def run(self, board: Board, scope: Scope) -> Next:
        return answered(board, EventPlayed, Happening((self.card,), (self.card,)))


class Stands(Step[Board], frozen=True):
    """A cancelled event has no effect; its costs stay paid."""

    card: Handle

    def run(self, board: Board, scope: Scope) -> Next:
        if self.card not in board.cancelled:
            return None
        board.cancelled = tuple([card for card in board.cancelled if card != self.card])
        return Halt.STOP


class ToPile(Step[Board], frozen=True):
    """An event goes to the discard pile after its effects."""

    seat: Seat
    card: Handle

    def run(self, board: Board, scope: Scope) -> Next:
        if self.card in board.void[self.seat]:
            board.take(board.void, self.seat, (self.card,))
            board.discards[self.seat] += (self.card,)
        return None


# ---- windows


class Window(Step[Board], frozen=True):
    """All may answer one happening: required texts first, in the order Free Peoples likes; then each in turn until all pass.

    `damage` is what losing a skirmish brings: the rules require it, so it has its place among the required texts.
    """

    when: str
    verb: str
    event: int
    used: tuple[Answer, ...] = ()
    turn: int = 0
    passes: int = 0
    damage: Steps = ()

    def run(self, board: Board, scope: Scope) -> Next:
        now = board.pending.get(self.event)
        if now is None or not (now.cards or now.losers):
            return None
        required, optional = self.answers(board, now)
        if required or self.damage:
            return Ask(board.fp, (*self.damage, *told_apart(board, required)))
        order, turn, passes = board.around, self.turn, self.passes
        while passes < len(order):
            seat = order[turn % len(order)]
            answers = [*told_apart(board, optional.get(seat, ())), *self.from_hand(board, seat, now)]
            private = not board.hasty and self.may_hold(board, seat, now)
            if answers or private:
                if turn == self.turn:
                    return Ask(seat, (PASS, *answers), private=private)
                return (replace(self, turn=turn, passes=passes),)
            turn, passes = turn + 1, passes + 1
        return None

    def key(self, board: Board) -> Trigger:
        """Before or after what."""
        return self.when, board.box.subjects[self.verb]

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if choice == PASS:
            return (replace(self, turn=self.turn + 1, passes=self.passes + 1),)
        if not isinstance(choice, Answer):
            assert isinstance(choice, Step)
            return choice, replace(self, damage=())
        ability = board.ability(choice.source, choice.number)
        assert isinstance(ability, Answering)
        turn = self.turn if ability.required else self.turn + 1
        return Spoken(choice, self.when, self.verb), replace(self, used=(*self.used, choice), turn=turn, passes=0)

    def answers(self, board: Board, now: Happening) -> tuple[list[Answer], dict[Seat, list[Answer]]]:
        """What must be done, whosever text it is; and what each player may do with cards in play and the site."""
        required: list[Answer] = []
        optional: dict[Seat, list[Answer]] = {}
        key, here = self.key(board), board.here
        for scope, word, number in board.words(key):
            assert isinstance(word, Answering)
            moment = word.moment(key)
            if word.required:
                self.collect(board, scope, word, moment, number, now, required)
            elif scope.source == here and number >= 0:
                for seat in board.order:  # a site speaks for everybody
                    self.collect(board, Scope(seat, scope.source), word, moment, number, now, optional.setdefault(seat, []))
            else:
                self.collect(board, scope, word, moment, number, now, optional.setdefault(scope.player, []))
        return required, optional

    def from_hand(self, board: Board, seat: Seat, now: Happening) -> list[Answer]:
        """What this player may do with events of his hand."""
        found: list[Answer] = []
        key = self.key(board)
        if key not in board.box.held:
            return found
        side, offered = board.side_of(seat), set()
        for card in board.hands[seat]:
            face = board.cards[card]
            if face.kind is EVENT and key in face.keys and face.side is side and face.id not in offered:
                offered.add(face.id)
                for number, word in enumerate(face.text):
                    if isinstance(word, Answering) and key in word.found_by() and not too_dear(board, seat, card):
                        self.collect(board, Scope(seat, card), word, word.moment(key), number, now, found)
        return found

    def may_hold(self, board: Board, seat: Seat, now: Happening) -> bool:
        """Whether anybody could think that this player holds an event that answers; it follows from what all see."""
        key, side = self.key(board), board.side_of(seat)
        if key not in board.box.held or not board.hands[seat]:
            return False
        found: list[Answer] = []
        for face in board.box.held[key]:
            if face.side is side and (side is LIGHT or face.twilight + least_cost_change(board) <= board.twilight):
                for number, word in enumerate(face.text):
                    if isinstance(word, Answering) and key in word.found_by():
                        self.collect(board, Scope(seat), word, word.moment(key), number, now, found)
                        if found:
                            return True
        return False

    def collect(
        self, board: Board, scope: Scope, word: Answering, moment: Moment, number: int, now: Happening, found: list[Answer]
    ) -> None:
        """The answers this text can give now, one for each card it speaks of."""
        for subject in moment.subjects(now):
            if not moment.is_meant(board, subject, now, scope):
                continue
            answer = Answer(scope.player, speaker(scope), number, subject, self.event)
            if not word.again and self.is_used(board, word, answer, found):
                continue
            if word.does.hindrance(board, answer.voice(board, moment)) is None:
                found.append(answer)

    def is_used(self, board: Board, word: Answering, answer: Answer, found: Sequence[Answer]) -> bool:
        """Whether this text has answered already, or is about to; some answer once for each player only, whichever of his cards it is."""
        if answer in self.used:
            return True
        if not word.is_once_per_player():
            return False
        owner = board.owner(answer.subject)
        same = [old for old in (*self.used, *found) if (old.source, old.number) == (answer.source, answer.number)]
        return any([board.owner(old.subject) == owner for old in same])


def least_cost_change(board: Board) -> int:
    """The most that active texts can take off a cost: whoever sees them knows it."""
    return -9 if board.words(COST) else 0
