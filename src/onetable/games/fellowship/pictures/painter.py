"""The trick-taking game as it is sent. What all seats share is written once, what was written before is kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Raw, Struct

from onetable.core.event import Event
from onetable.core.rulebook import Result
from onetable.core.step import Seat
from onetable.core.view import SPECTATOR
from onetable.core.word import Word
from onetable.games.fellowship.pictures import asking, ending, seats
from onetable.games.fellowship.pictures.middle import middle, round_of
from onetable.games.fellowship.pictures.story import Story
from onetable.games.fellowship.table import Board, Chair
from onetable.games.fellowship.telling.people import called, name_of
from onetable.games.fellowship.telling.questions import question
from onetable.games.fellowship.view import NOTHING_OWN, UNKNOWN_CARD, Counts, FellowshipView
from onetable.server.pictures import shapes
from onetable.server.pictures.speaker import Speaker
from onetable.telling import phrases
from onetable.telling.spoken_view import SpokenView, texts_of

Standing = tuple[tuple[object, ...], seats.Written]
MOST_QUESTIONS = 10_000


class Shared(Struct, frozen=True):
    """What is the same for all seats at one moment, most of it written already."""

    view: FellowshipView
    chair: Chair  # that the open question is about
    around: bytes
    between: bytes
    standing: seats.Written
    chairs: list[bytes]
    waiting: str
    sayings: Raw
    over: shapes.Over | None


class Painter:
    """One table; it remembers what it wrote, and is thrown away when an answer is taken back."""

    def __init__(self, setup: Mapping[str, object]) -> None:
        self.setup = setup
        self.story = Story()
        self._standing: dict[tuple[str, int], Standing] = {}  # by language and seat, SPECTATOR for what all see
        self._phrases: dict[str, tuple[tuple[object, ...], Raw]] = {}  # by language

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
    ) -> list[Raw]:
        """The views of several seats at the same moment; a seat that looks through the eyes of another is offered nothing."""
        first = views[0]
        public = FellowshipView(SPECTATOR, first.agenda, first.asked, (), first.hasty, first.public, NOTHING_OWN)
        shared = self.share(speaker, public, result)
        return [self.paint_one(speaker, view, seat, shared, refused) for view, seat in zip(views, seats_of, strict=True)]

    def share(self, speaker: Speaker, public: FellowshipView, result: Result | None) -> Shared:
        """What all seats see alike."""
        board, setup = public.table, public.table.setup
        chair, standing = asking.acting(board, public), self.standing(speaker, public)
        return Shared(
            view=public,
            chair=chair,
            around=round_of(speaker, setup.chapter, board.event, board.round, setup.players, board.plan.trump, board.finished),
            between=self.between(speaker, board, public.counts),
            standing=standing,
            chairs=seats.public_chairs(public, standing, chair),
            waiting=self.waiting(speaker, public, chair),
            sayings=self.sayings(speaker, public),
            over=ending.over(speaker, self.sight(speaker, public), self.story, self.setup, result) if result is not None else None,
        )

    def between(self, speaker: Speaker, board: Board, counts: Counts) -> bytes:
        """What lies between the chairs, up to these."""
        return b"," + shapes.encode(middle(speaker, board, counts, self.story.written(board)))[1:-1] + b',"chairs":['

    def paint_one(self, speaker: Speaker, view: FellowshipView, seat: Seat, shared: Shared, refused: Mapping[Word, Word]) -> Raw:
        """One view: what all see, with this seat's own part in its place."""
        own, chair, board = view.own, shared.chair, shared.view.table
        standing, chairs, between = shared.standing, shared.chairs, shared.between
        if own.threats or own.verdicts:
            standing = self.standing(speaker, view)
            chairs = seats.public_chairs(shared.view, standing, chair)
        if own.face_down != UNKNOWN_CARD:
            between = self.between(speaker, view.table, view.counts)
        picture = Raw(b"".join((shared.around, between, seats.chairs(view, standing, chairs, chair), b"]}")))
        question, choices, tried = shared.waiting, shapes.NO_ITEMS, shapes.NO_ITEMS
        if seat == view.seat == view.asked and view.choices:
            question = self.question(speaker, view, board, chair)
            choices = asking.choices(speaker, view.choices, board, chair)
            tried = asking.refusals(speaker, refused, board, chair) if refused else shapes.NO_ITEMS
        sayings = shared.sayings if seat != SPECTATOR else shapes.NO_ITEMS
        return shapes.raw(
            shapes.View("fellowship", seat, view.asked, speaker.language, question, choices, tried, shared.over, sayings, (), picture)
        )

    def sight(self, speaker: Speaker, view: FellowshipView) -> SpokenView:
        """What the telling needs to know of a view; the journal is told by the story."""
        return SpokenView(view, (), {}, (), speaker.phrases, speaker.interface, texts_of("fellowship"))

    def standing(self, speaker: Speaker, view: FellowshipView) -> seats.Written:
        """The lasting part of the chairs as this seat sees them."""
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

    def sayings(self, speaker: Speaker, shared: FellowshipView) -> Raw:
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
            known = self._phrases[speaker.language] = (key, shapes.raw(found))
        return known[1]
