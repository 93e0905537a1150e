"""What the person at the table sees, and the keys that do not choose: undo, hint, journal, pages, save, language."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from functools import partial
from typing import Any

from onetable.bots.registry import usual_bot
from onetable.core.errors import BadInput
from onetable.core.lessons.tutor import right_choice
from onetable.core.match import NothingToUndo
from onetable.core.phrasebook import LANGUAGES
from onetable.core.word import Word
from onetable.games.registry import rulebook
from onetable.telling.entries import Entry, Reachable
from onetable.telling.reading import card_entries, finding
from onetable.telling.spoken_view import SpokenView
from onetable.terminal import coaching
from onetable.terminal.attention import Attention
from onetable.terminal.help import help_page
from onetable.terminal.kit.canvas import Canvas, paint
from onetable.terminal.kit.picture import PictureScreen
from onetable.terminal.looks import Look, look_of
from onetable.terminal.screens.kept import KeptScreen
from onetable.terminal.screens.lessons import LessonsScreen
from onetable.terminal.screens.pages import PageScreen
from onetable.terminal.screens.reader import ReaderScreen
from onetable.terminal.session import Session, Unfinished, Unreadable, unfinished, unreadable
from onetable.terminal.spoken_view import sight_of


class SeenTable(PictureScreen):
    """A game as one person sees it."""

    def __init__(self, session: Session, kind: Look | None = None) -> None:
        super().__init__()
        self.session = session
        self.kind = kind or look_of(session.match.rulebook.id)
        self.teller = self.kind.teller
        self.told = len(session.match.journal)  # news up to here have been looked at
        self.hurried = asyncio.Event()
        self.patience = 1.0  # how many delays the next card of a bot is awaited
        self.covered = len(session.seats.people) > 1  # as long as it is not known who looks, nothing may be seen
        self.ready = False  # the person is asked, or the game is over
        self.great: list[Word] = []  # news that deserve a pause
        self.written = ""  # where the record lies
        self.hints_told = 0  # to this question
        self.again: Word | None = None  # what this person chose last, unless it was to do nothing

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """While nothing may be seen no key shows anything; one may still leave."""
        return not self.covered or action == "quit"

    # ---- what is seen

    def sight(self) -> SpokenView:
        """What the person at the keyboard sees now."""
        return sight_of(self.session, self.table.interface)

    def paint(self, width: int, height: int) -> Canvas:
        """The table of this game."""
        if self.covered:
            return Canvas(width, height, paint(self.palette.ink, self.palette.table))
        return self.kind.paint(width, height, self.sight(), self.attention, self.palette)

    def show(self) -> None:
        """Bring the table up to date: the cursor goes to what was chosen before, if that can be had again; else it stays on its line where
        the same is asked once more, or goes to the first."""
        old, sight = self.attention, self.sight()
        self.attention = Attention(notice=old.notice, bad=old.bad, journal_open=old.journal_open)
        if self.ready and self.session.asked is not None:
            self.attention.entries = self.teller.entries(sight)
            known = self.kind.reachable(sight)
            self.attention.cursor = next((place for place, card in enumerate(known) if card.choices), 0)
            if self.again in sight.view.choices:
                self.point_at(sight.view.choices.index(self.again))
            elif len(self.attention.entries) > 1 and type(self.again) in map(type, sight.view.choices):
                self.attention.cursor = min(old.cursor, len(self.attention.entries) - 1)
        self.repaint()
        self.tell_above()

    def tell_above(self) -> None:
        """What lies over the table may show a part of it."""
        for screen in self.app.screen_stack:
            if screen is not self and isinstance(screen, PictureScreen):
                screen.table_changed(self.ready)

    def known(self) -> list[Reachable]:
        """The cards under the cursor's reach."""
        return self.kind.reachable(self.sight()) if self.ready and not self.attention.entries else []

    def obvious(self) -> int | None:
        """The choice that is taken without asking; with several people at the keyboard it would tell about a hand."""
        return self.teller.obvious(self.sight()) if self.session.asked == self.session.viewer and self.session.is_alone else None

    def is_obvious(self) -> bool:
        """Whether this person would not be asked here."""
        return self.obvious() is not None

    @abstractmethod
    def take(self, number: int) -> None:
        """This person chooses, if he is asked."""

    @abstractmethod
    def play_on(self) -> None:
        """Let the game go on from here."""

    def keep(self) -> None:
        """Write the game down, so that nothing is lost whatever happens."""
        try:
            self.session.keep()
        except BadInput as error:
            self.attention.tell(self.table.interface.say("save-failed", reason=str(error)), bad=True)

    # ---- keys

    def action_undo(self) -> None:
        """Take the last choice back; where others have seen it they are asked."""
        say = self.table.interface.say
        if self.session.asked is None and not self.session.is_stuck:
            return
        reason = self.session.take_back(self.is_obvious, consent=self.session.is_lesson)
        if reason is None:
            self.taken_back()
        elif isinstance(reason, NothingToUndo):
            self.attention.tell(self.sight().read(reason), bad=True)
            if self.is_obvious():
                self.play_on()
            self.repaint()
        else:
            text = say(self.session.undo_question, reason=self.sight().read(reason))
            entries = Entry("undo", say("yes"), text), Entry("stay", say("no"), text)
            self.attention = Attention(entries=entries, title=say("undo-title"), notice=text, journal_open=self.attention.journal_open)
            self.ready = True  # the bots wait for the answer
            self.workers.cancel_group(self, "game")
            self.repaint()

    def undo_anyway(self) -> None:
        """The others have agreed."""
        self.session.take_back(self.is_obvious, consent=True)
        self.taken_back()

    def action_resign(self) -> None:
        """Resign the game, when that was asked once more."""
        say = self.table.interface.say
        if not self.session.may_resign:
            return
        text = say(self.session.resign_question)
        entries = Entry("stay", say("no"), text), Entry("resign", say("yes"), text)  # Enter alone resigns nothing
        self.attention = Attention(entries=entries, title=say("resign-title"), notice=text, journal_open=self.attention.journal_open)
        self.ready = True  # the bots wait for the answer
        self.workers.cancel_group(self, "game")
        self.repaint()

    def resign_anyway(self) -> None:
        """That was meant."""
        self.session.resign()
        self.attention = Attention(journal_open=self.attention.journal_open)
        self.play_on()

    def taken_back(self) -> None:
        """The table is as it was before."""
        self.told = len(self.session.match.journal)
        self.attention.tell(self.table.interface.say("undo-done"))
        self.play_on()

    def coach(self) -> None:
        """What is at stake now, where the coach speaks."""
        if (said := coaching.counsel(self.session, self.sight())) is not None:
            self.attention.tell(self.table.interface.say("coach-says", text=said.stake))

    def action_coach(self) -> None:
        """Be told what is at stake with each question, or no longer."""
        if self.session.is_lesson:
            return
        wanted = coaching.switch(self.session)
        self.attention.tell(self.table.interface.say("coach-on" if wanted else "coach-off"))
        if wanted and self.ready and self.session.asked == self.session.viewer:
            self.coach()
        self.repaint()

    def action_lessons(self) -> None:
        """The lessons, the one about what is asked under the cursor; the game waits."""
        if rulebook(self.table.game).lessons():
            self.keep()
            self.app.push_screen(LessonsScreen(self.teller.subject(self.sight().view)))

    def action_hint(self) -> None:
        """Where to look, then what to compare, where the coach speaks; then what the usual bot would do."""
        if self.ready and self.session.asked == self.session.viewer:
            told = coaching.hints(coaching.counsel(self.session, self.sight()))
            self.hints_told, self.session.hinted = self.hints_told + 1, True
            if self.hints_told <= len(told):
                self.attention.tell(self.table.interface.say("coach-says", text=told[self.hints_told - 1]))
                self.repaint()
                return
            self.run_worker(self.give_hint(), group="hint", exclusive=True)

    async def give_hint(self) -> None:
        """The bot looks at what this person sees, and at nothing else."""
        sight, right = self.sight(), right_choice(self.session.match)
        if right is not None:
            self.point_at(right)
            self.attention.tell(sight.say("lesson-hint", choice=self.teller.label(sight, sight.view.choices[right])))
            self.repaint()
            return
        thought = await self.session.seats.think_aside(usual_bot(self.session.match.rulebook.id), sight.view, explain=True)
        if thought.trouble:
            self.attention.tell(sight.say("hint-none", reason=thought.trouble), bad=True)
        elif sight.view == self.session.view():
            self.point_at(thought.number)
            told = sight.say("hint-is", choice=self.teller.label(sight, sight.view.choices[thought.number]))
            self.attention.tell("\n".join([told, *([sight.read(thought.reason)] if thought.reason is not None else [])]))
        self.repaint()

    def point_at(self, number: int) -> None:
        """Put the cursor on this choice."""
        things: list[Any] = [entry.meaning for entry in self.attention.entries] or [card.choices for card in self.known()]
        for place, thing in enumerate(things):
            if thing == number or (isinstance(thing, tuple) and number in thing):
                self.attention.cursor = place

    def action_journal(self) -> None:
        """Open or close the journal where it has no room of its own."""
        self.attention.journal_open = not self.attention.journal_open
        self.attention.turned = 0
        self.repaint()

    def action_turn(self, lines: int) -> None:
        """Turn the journal."""
        self.scroll_page(lines)

    def scroll_page(self, lines: int) -> None:
        """The journal ends with what is new: who turns up goes back."""
        super().scroll_page(-lines)

    def action_goals(self) -> None:
        """All goals, in full."""
        sight = self.sight()
        if page := self.teller.goals(sight):
            self.app.push_screen(PageScreen(sight.say("goals-title"), page))
        else:
            self.action_table()

    def action_table(self) -> None:
        """The cards on the table, the one under the cursor first."""
        sight = self.sight()
        cards = self.teller.cards_on_table(sight)
        if cards:
            self.app.push_screen(ReaderScreen(sight.say("reader-table"), cards, self.kind.pointed_at(sight, self.attention)))

    def action_map(self) -> None:
        """The map over the whole screen, where a game has one."""
        self.open_map()

    def open_map(self, place: object = None) -> None:
        """The same, with this place in the middle."""
        if (screen := self.kind.map_screen(self.sight, self.attention, self.take, place)) is not None:
            self.app.push_screen(screen)

    def action_piles(self) -> None:
        """Decks and piles that may be looked through."""
        sight = self.sight()
        if page := self.teller.piles(sight):
            self.app.push_screen(PageScreen(sight.say("piles-title"), page))

    def action_rules(self) -> None:
        """Cards and rules to read."""
        interface, rulebook, sight = self.table.interface, self.session.match.rulebook, self.sight()
        wanted = self.kind.pointed_at(sight, self.attention) or [self.teller.subject(sight.view)]
        find = partial(finding, game=rulebook.id, language=interface.language)
        self.app.push_screen(ReaderScreen(interface.say("reader-title"), card_entries(rulebook, interface), wanted, find))

    def action_help(self) -> None:
        """What the keys do."""
        self.app.push_screen(
            PageScreen(self.table.interface.say("help-title"), help_page(self.table.interface, self.kind.letters, self.kind.signs))
        )

    def action_book(self) -> None:
        """The chapter book; the game waits, or is left for another one."""
        self.keep()
        self.table.open_book(self.session.campaign)

    def action_save(self) -> None:
        """Write the game down and say where."""
        say = self.table.interface.say
        try:
            path = self.written or str(self.session.save())
            self.attention.tell(say("saved-to", path=path))
        except BadInput as error:
            self.attention.tell(say("save-failed", reason=str(error)), bad=True)
        self.repaint()

    def action_language(self) -> None:
        """The table speaks the next language; everything that is said is said anew."""
        self.table.next_language()

    def action_titles(self) -> None:
        """The titles of cards in another language, where there are such titles."""
        if "titles" in self.kind.letters and self.table.interface.language != LANGUAGES[0]:
            self.table.next_titles()
            self.attention.tell(self.table.interface.say(f"titles-{self.table.interface.titles}"))
            self.repaint()

    def action_theme(self) -> None:
        """Day or night."""
        self.table.next_theme()

    def action_hurry(self) -> None:
        """Do not wait for the bots until a person is asked."""
        self.hurried.set()

    def action_continue(self) -> None:
        """Keep this game, and go on with another one that waits."""
        self.keep()
        waiting: list[Unfinished | Unreadable] = [game for game in unfinished(self.table.game) if game.path != self.session.file]
        if waiting := [*waiting, *unreadable()]:
            self.app.push_screen(KeptScreen(waiting))
        else:
            self.attention.tell(self.table.interface.say("book-no-save"))
            self.repaint()

    def action_quit(self) -> None:
        """Keep the game, leave, and say where it lies."""
        self.table.action_leave()
