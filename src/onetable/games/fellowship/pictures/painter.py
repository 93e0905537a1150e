"""The trick-taking game as it is sent. What all seats share is written once, what was written before is kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from msgspec import Struct

from onetable.core.event import Event
from onetable.core.remembering import remembered
from onetable.core.rulebook import Result
from onetable.core.step import Seat
from onetable.core.view import SPECTATOR
from onetable.core.word import Word
from onetable.games.fellowship.pictures import asking, ending, seats
from onetable.games.fellowship.pictures.middle import middle, round_of, trick_in
from onetable.games.fellowship.pictures.shapes import OpenTrick
from onetable.games.fellowship.pictures.story import Story
from onetable.games.fellowship.pieces.playing_cards import Cards
from onetable.games.fellowship.table import Board, Chair
from onetable.games.fellowship.telling.people import called, name_of
from onetable.games.fellowship.telling.questions import question
from onetable.games.fellowship.view import NOTHING_OWN, UNKNOWN_CARD, Counts, FellowshipView
from onetable.server.pictures import shapes
from onetable.server.pictures.picture import Layout, Picture, member, members
from onetable.server.pictures.speaker import Speaker
from onetable.telling import phrases
from onetable.telling.spoken_view import SpokenView, texts_of
from onetable.telling.teller import teller_of

Standing = tuple[tuple[object, ...], seats.Written]
MOST_QUESTIONS = 10_000


class Shared(Struct, frozen=True):
    """What is the same for all seats at one moment, and the picture of it in which each seat's own part is laid."""

    view: FellowshipView
    chair: Chair  # that the open question is about
    picture: Picture


PER_CHAIR = 3  # the character, how it stands, its hand
SEAT, QUESTION, OFFERS, SAYINGS, OVER, ROUND, TRICK, TRICKS, MIDDLE, CHAIRS = range(10)  # the pieces in this order
STANDING, HAND = slice(CHAIRS + 1, None, PER_CHAIR), CHAIRS + 2
NO_OFFERS, NO_SAYINGS = b'"choices":[],"refused":[]', b'"phrases":[]'


@cache
def layout_of(chairs: int) -> Layout:
    """Where these pieces lie."""
    around = [f"board/chairs/{chair}" for chair in range(chairs) for _ in range(PER_CHAIR)]
    return Layout([*[""] * ROUND, *["board"] * (CHAIRS - ROUND), *around])


class Painter:
    """One table; it remembers what it wrote, and is thrown away when an answer is taken back."""

    def __init__(self, setup: Mapping[str, object]) -> None:
        self.setup = setup
        self.story = Story()
        self._characters: dict[str, Standing] = {}  # by language
        self._standing: dict[tuple[str, int], Standing] = {}  # by language and seat, SPECTATOR for what all see
        self._phrases: dict[str, tuple[tuple[object, ...], bytes]] = {}  # by language

    def follow(self, journal: list[Event]) -> None:
        """Take in what is new in the journal of the table."""
        self.story.follow(journal)

    def paint(
        self,
        speaker: Speaker,
        views: Sequence[FellowshipView],
        seats_of: Sequence[int],
        refused: Mapping[Word, Word],
        result: Result | None,
    ) -> list[Picture]:
        """The views of several seats at the same moment; a seat that looks through the eyes of another is offered nothing."""
        first = views[0]
        public = FellowshipView(SPECTATOR, first.agenda, first.asked, (), first.hasty, first.public, NOTHING_OWN)
        shared = self.share(speaker, public, result)
        return [self.paint_one(speaker, view, seat, shared, refused) for view, seat in zip(views, seats_of, strict=True)]

    def share(self, speaker: Speaker, public: FellowshipView, result: Result | None) -> Shared:
        """What all seats see alike."""
        board, setup = public.table, public.table.setup
        chair, over = asking.acting(board, public), None
        if result is not None:
            over = ending.over(speaker, self.sight(speaker, public), self.story, self.setup, result)
        pieces = [
            seat_piece(speaker.language, SPECTATOR),
            question_piece(public.asked, self.waiting(speaker, public, chair), subject_of(public)),
            NO_OFFERS,
            self.sayings(speaker, public),
            b'"over":%s,"pages":[]' % shapes.encode(over),
            round_of(
                speaker, setup.chapter, board.event, board.round, board.people(), board.plan.trump, board.finished, self.story.saved_before
            ),
            *self.between(speaker, board, public.counts),
        ]
        hands = seats.public_hands(public, chair)
        for around in zip(self.characters(speaker, public), self.standing(speaker, public), hands, strict=True):
            pieces += around
        return Shared(public, chair, Picture(layout_of(len(board.players)), pieces))

    def between(self, speaker: Speaker, board: Board, counts: Counts) -> tuple[bytes, bytes, bytes]:
        """What lies between the chairs: the trick, those that are over, and all else."""
        return members(OpenTrick(trick_in(board))), self.story.written(board), members(middle(speaker, board, counts))

    def paint_one(self, speaker: Speaker, view: FellowshipView, seat: Seat, shared: Shared, refused: Mapping[Word, Word]) -> Picture:
        """One view: what all see, with this seat's own part in its place."""
        own, chair, board, pieces = view.own, shared.chair, shared.view.table, list(shared.picture.pieces)
        pieces[SEAT] = seat_piece(speaker.language, seat)
        if seat == SPECTATOR:
            pieces[SAYINGS] = NO_SAYINGS
        if own.threats or own.verdicts:
            pieces[STANDING] = self.standing(speaker, view)
        if own.face_down != UNKNOWN_CARD:
            pieces[TRICK:CHAIRS] = self.between(speaker, view.table, view.counts)
        for place, hand in seats.own_hands(view, chair):
            pieces[HAND + PER_CHAIR * place] = hand
        if seat == view.seat == view.asked and view.choices:
            pieces[QUESTION] = question_piece(view.asked, self.question(speaker, view, board, chair), subject_of(view))
            pieces[OFFERS] = asking.offers(speaker, view.choices, refused, board, chair, hand_of(view, chair))
        return Picture(shared.picture.layout, pieces)

    def sight(self, speaker: Speaker, view: FellowshipView) -> SpokenView:
        """What the telling needs to know of a view; the journal is told by the story."""
        return SpokenView(view, (), {}, (), speaker.phrases, speaker.interface, texts_of("fellowship"))

    def characters(self, speaker: Speaker, public: FellowshipView) -> seats.Written:
        """What stays at the chairs for a whole round."""
        key, known = seats.character_key(public.table), self._characters.get(speaker.language)
        if known is None or known[0] != key:
            known = self._characters[speaker.language] = (key, seats.characters(self.sight(speaker, public)))
        return known[1]

    def standing(self, speaker: Speaker, view: FellowshipView) -> seats.Written:
        """What changes there only between tricks, as this seat sees it."""
        place, key = (speaker.language, view.seat), seats.standing_key(view.table)
        known = self._standing.get(place)
        if known is None or known[0] != key:
            known = self._standing[place] = (key, seats.standings(self.sight(speaker, view)))
        return known[1]

    def waiting(self, speaker: Speaker, shared: FellowshipView, chair: Chair) -> str:
        """For whom all wait, or how it ended."""
        board = shared.table
        if board.outcome or chair < 0:
            return question(self.sight(speaker, shared))
        return speaker.say("wait-for", who=called(speaker.phrases, board.who(chair)))

    def question(self, speaker: Speaker, view: FellowshipView, board: Board, chair: Chair) -> str:
        """What this seat is asked."""
        key, known = asking.question_key(board, view, chair), speaker.questions
        if key not in known:
            if len(known) >= MOST_QUESTIONS:
                known.clear()
            known[key] = question(self.sight(speaker, view))
        return known[key]

    def sayings(self, speaker: Speaker, shared: FellowshipView) -> bytes:
        """The phrases that may be said now; from public facts, so they are the same for all."""
        board = shared.table
        key = (board.cast, board.verdicts, board.outcome, board.lost, board.broken, board.threats, board.hidden_threats)
        known = self._phrases.get(speaker.language)
        if known is None or known[0] != key:
            sight = self.sight(speaker, shared)
            found = [
                shapes.Phrase(phrase, None if about is None else tuple([shapes.Mentioned(chair, name_of(sight, chair)) for chair in about]))
                for phrase, about in phrases.allowed("fellowship", shared)
            ]
            known = self._phrases[speaker.language] = (key, member("phrases", found))
        return known[1]


def hand_of(view: FellowshipView, chair: Chair) -> Cards:
    """The cards of this chair, as far as this seat sees them."""
    hands = view.own.hands or view.public.table.hands
    return hands[chair] if hands and chair >= 0 else 0


def subject_of(view: FellowshipView) -> str:
    """The section of the guide about what is asked."""
    return teller_of("fellowship").subject(view)


@remembered(1_000)
def seat_piece(language: str, seat: Seat) -> bytes:
    """Who reads this, and in which language."""
    return b'"game":"fellowship","seat":%d,"language":"%s"' % (seat, language.encode())


@remembered(5_000)
def question_piece(asked: Seat, question: str, subject: str) -> bytes:
    """Who is asked, what is told of that, and where the rules tell of it."""
    return b'"asked":%d,"question":%s,"subject":%s' % (asked, shapes.encode(question), shapes.encode(subject))
